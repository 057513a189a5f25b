//! The course of a game: what is awaited, and what runs by itself.
//!
//! Source: BK-6.38, BK-6.39, BK-5.52 and the tables of chance events and streams.

use crate::prelude::*;

pub(crate) mod decide;
pub(crate) mod flow;
pub(crate) mod phase;
pub(crate) mod stack;
pub(crate) mod state_check;
pub(crate) mod trigger;
pub(crate) mod window;

/// Streams of luck. Append-only. Source: the specification's 5.8.
const FIRST: Stream = Stream(0);
const CITY: Stream = Stream(1);
/// The deck of seat 0; that of seat 1 has the next one.
const DECK: u8 = 2;
const LOCALS: Stream = Stream(4);

/// Local cities that are drawn. Source: BK-R1 `mixed-locals`.
const LOCALS_DRAWN: u8 = 4;

impl BerserkTcg {
    /// What is awaited, once nothing runs by itself any more.
    #[inline]
    pub(crate) fn awaits(&self, state: &State) -> Awaiting {
        if state.ending.is_some() {
            return Awaiting::Over;
        }
        match state.tasks.last() {
            Some(Task::Ask(ask)) => Awaiting::Decision(Seats::one(ask.seat)),
            Some(Task::Chance(drawn)) => Awaiting::Chance(chance(*drawn)),
            _ => {
                debug_assert!(false, "looked at between two beats");
                Awaiting::Over
            }
        }
    }

    /// One automatic beat; false when something is awaited. Parts that tell no fact are no beats:
    /// they run with the next one (BK-6.38).
    #[inline]
    pub(crate) fn beat(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let told = trace.told();
        while trace.told() == told {
            if state.ending.is_some() {
                return false;
            }
            match state.tasks.last() {
                Some(Task::Ask(_) | Task::Chance(_)) => return false,
                Some(Task::Setup(_)) => self.setup_beat(state, trace),
                Some(Task::Announce(_)) => self.announce_beat(state, trace),
                Some(Task::Resolve(_)) => self.resolve_beat(state, trace),
                Some(Task::Exchange(_)) => self.exchange_beat(state, trace),
                Some(Task::Put(_)) => {
                    debug_assert!(false, "a trigger is put with the answer");
                    return false;
                }
                None => self.table_beat(state, trace),
            }
        }
        true
    }

    /// Nothing is being done: the table is put right, triggers are put, priority goes round, or the
    /// turn goes on.
    fn table_beat(&self, state: &mut State, trace: &mut Tracing) {
        let told = trace.told();
        self.state_check(state, trace);
        if trace.told() != told || state.ending.is_some() {
            return;
        }
        if !state.triggers.is_empty() {
            self.put_triggers(state, trace);
        } else if !state.stack.is_empty() || state.open_window.is_some() {
            self.priority_step(state, trace);
        } else {
            self.phase_step(state, trace);
        }
    }

    /// What an awaited draw is from. Source: BK-5.52.
    pub(crate) fn draw_bag(&self, state: &State, into: &mut Bag) {
        let Some(Task::Chance(drawn)) = state.tasks.last() else { return };
        match drawn {
            Drawn::FirstPlayer => {}
            Drawn::LocalCities => self.all_locals(into),
            Drawn::CityReveal { .. } => into.copy_from(&state.city_bag),
            Drawn::InitialDraw { seat, .. }
            | Drawn::Draw { seat, .. }
            | Drawn::Look { seat, .. }
            | Drawn::Mill { seat, .. } => into.copy_from(state.seats[seat.index()].deck.bag()),
        }
    }

    /// What an outcome of chance does.
    pub(crate) fn outcome(&self, state: &mut State, outcome: &Outcome, trace: &mut Tracing) {
        let Some(Task::Chance(drawn)) = state.tasks.pop() else { return };
        let kinds: &[Kind] = match outcome {
            Outcome::Draw(kinds) => kinds,
            Outcome::Roll(_) | Outcome::Pick(_) | Outcome::Shuffle(_) => &[],
        };
        match (drawn, outcome) {
            (Drawn::FirstPlayer, Outcome::Pick(first)) => {
                self.first_drawn(state, Seat::at(usize::from(*first)), trace);
            }
            (Drawn::FirstPlayer, _) => debug_assert!(false, "the first player is picked"),
            (Drawn::LocalCities, _) => self.locals_drawn(state, kinds, trace),
            (Drawn::InitialDraw { seat, .. }, _) => self.hand_drawn(state, seat, kinds, trace),
            (Drawn::CityReveal { city }, _) => {
                if let [kind] = kinds {
                    self.city_revealed(state, city, *kind, trace);
                }
            }
            (Drawn::Draw { .. } | Drawn::Look { .. } | Drawn::Mill { .. }, _) => {
                self.settle_draw(state, drawn, kinds, trace);
            }
        }
    }
}

/// The kernel's form of a chance event.
const fn chance(drawn: Drawn) -> Chance {
    match drawn {
        Drawn::FirstPlayer => Chance::pick(FIRST, 2),
        Drawn::LocalCities => Chance::draw(LOCALS, LOCALS_DRAWN),
        Drawn::CityReveal { .. } => Chance::draw(CITY, 1),
        Drawn::InitialDraw { seat, count }
        | Drawn::Draw { seat, count, .. }
        | Drawn::Look { seat, count, .. }
        | Drawn::Mill { seat, count, .. } => Chance::draw(Stream(DECK + seat.index() as u8), count),
    }
}

//! Re-fitting: the events of a line, played again where something before them has changed.
//!
//! Behind a corrected event, or under another reading, the events of the *parent* are tried one by
//! one:
//!
//! - *kept* while they fit: allowed, and asked as in the parent, of the same seats or of the same
//!   chance. So no seat is made to say what another one said;
//! - chance that the parent never saw is *filled* from the luck of the new line; an outcome of the
//!   same stream that can no longer fall is dropped and filled anew;
//! - decisions that no longer fit are *dropped*, with what refuses each, when a later one of the
//!   parent answers what is asked;
//! - where only a person can answer it *stops*, and the rest of the parent waits.
//!
//! Source: the log format's *Correcting an event*. Nothing is written here: a caller makes the line.

use crate::lines::Tree;
use crate::log::record::{LineId, Piece};
use crate::luck::Luck;
use crate::timeline::Moment;
use kanso_engine::game::EVENTS_MAX;
use kanso_engine::{Awaiting, Bag, Event, Game, Play as _, Trace, Violation};

/// An event of a parent with what it answered there.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a, A> {
    /// Its place on the parent, from 0.
    pub place: u32,
    /// The event.
    pub event: &'a Event<A>,
    /// What was awaited before it.
    pub awaiting: Awaiting,
}

/// What became of a parent's events.
#[derive(Clone, Debug)]
pub struct Refitted<G: Game> {
    /// The pieces of the new line, behind those given.
    pub pieces: Vec<Piece<G::Action>>,
    /// Ranges `from..to` of the parent that were kept, behind those given.
    pub kept: Vec<(u32, u32)>,
    /// What no longer fits: places on the parent, from 0, and why.
    pub dropped: Vec<(u32, Violation<G::Refusal>)>,
    /// Places on the new line, from 0, of what was filled.
    pub filled: Vec<u32>,
    /// Where only a person can go on; none: the parent was followed to its end.
    pub stopped: Option<Stop<G::Refusal>>,
    /// How many events the new line has.
    pub events: u32,
    /// The state behind them.
    pub moment: Moment<G::State>,
}

/// Where a re-fit stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop<R> {
    /// The first event of the parent that waits, from 0.
    pub parent: u32,
    /// How many events wait.
    pub waiting: u32,
    /// Why the first of them does not fit.
    pub violation: Violation<R>,
}

/// The events of a line from a place on, with what each answered under `game`, which they were
/// played by and are allowed under; `moment` is the state before the first of them.
pub fn asked<'a, G: Game>(
    game: &G,
    tree: &'a Tree<G::Action>,
    line: LineId,
    from: u32,
    to: u32,
    state: &G::State,
) -> Vec<Asked<'a, G::Action>> {
    let mut state = state.clone();
    let mut trace = Trace::off();
    let events = tree.stretches(line, from).flat_map(|stretch| stretch.events);
    (from..to)
        .zip(events)
        .map(|(place, event)| {
            let awaiting = game.awaiting(&state);
            game.perform(&mut state, event, &mut trace);
            Asked { place, event, awaiting }
        })
        .collect()
}

/// Follows a parent's events from `moment` on, the state behind the `events` first events of the new
/// line. Without `luck`, chance that the parent never saw stops it: the table is asked.
pub fn refit<G: Game>(
    game: &G,
    mut moment: Moment<G::State>,
    events: u32,
    parent: &[Asked<'_, G::Action>],
    luck: Option<&Luck>,
) -> Refitted<G> {
    let mut fit = Fit { game, pieces: Vec::new(), events, bag: Bag::new(), trace: Trace::off() };
    let (mut dropped, mut filled, mut stopped) = (Vec::new(), Vec::new(), None);
    let mut next = 0;
    while let Some(asked) = parent.get(next) {
        if fit.events == EVENTS_MAX {
            break;
        }
        let Err(violation) = fit.fits(&moment.state, asked) else {
            fit.keep(&mut moment, asked);
            next += 1;
            continue;
        };
        let stop = |violation| {
            let waiting = (parent.len() - next) as u32;
            Some(Stop { parent: asked.place, waiting, violation })
        };
        match game.awaiting(&moment.state) {
            Awaiting::Over => {
                for asked in &parent[next..] {
                    dropped.push((asked.place, Violation::NotAwaited(Awaiting::Over)));
                }
                break;
            }
            Awaiting::Chance(chance) => {
                let same_stream = matches!(
                    asked.awaiting, Awaiting::Chance(there) if there.stream == chance.stream
                );
                let Some(luck) = luck else {
                    stopped = stop(violation);
                    break;
                };
                if same_stream {
                    dropped.push((asked.place, violation));
                    next += 1;
                }
                filled.push(fit.events);
                fit.fill(&mut moment, luck);
            }
            Awaiting::Decision(_) => {
                let answers = |asked: &Asked<'_, _>| fit.fits(&moment.state, asked).is_ok();
                let Some(behind) = parent[next + 1..].iter().position(answers) else {
                    stopped = stop(violation);
                    break;
                };
                for asked in &parent[next..=next + behind] {
                    if let Err(violation) = fit.fits(&moment.state, asked) {
                        dropped.push((asked.place, violation));
                    }
                }
                next += 1 + behind;
            }
        }
    }
    let kept = fit.pieces.iter().filter_map(|piece| match piece {
        Piece::Kept { from, to } => Some((*from, *to)),
        Piece::Entered(_) | Piece::Filled(_) => None,
    });
    let kept = kept.collect();
    let Fit { pieces, events, .. } = fit;
    Refitted { pieces, kept, dropped, filled, stopped, events, moment }
}

/// A new line as it grows.
struct Fit<'a, G: Game> {
    game: &'a G,
    pieces: Vec<Piece<G::Action>>,
    events: u32,
    bag: Bag,
    trace: Trace<G::Fact>,
}

impl<G: Game> Fit<'_, G> {
    /// Whether an event of the parent answers what is awaited, as it did there.
    fn fits(
        &self,
        state: &G::State,
        asked: &Asked<'_, G::Action>,
    ) -> Result<(), Violation<G::Refusal>> {
        let awaiting = self.game.awaiting(state);
        if awaiting != asked.awaiting {
            // Another number of dice of one stream is told as impossible, not as another question.
            if let (Awaiting::Chance(_), Event::Chance(_)) = (awaiting, asked.event) {
                self.game.allows(state, asked.event, &mut Bag::new())?;
            }
            return Err(Violation::NotAwaited(awaiting));
        }
        self.game.allows(state, asked.event, &mut Bag::new())
    }

    fn perform(&mut self, moment: &mut Moment<G::State>, event: &Event<G::Action>) {
        if let (Event::Chance(_), Awaiting::Chance(chance)) =
            (event, self.game.awaiting(&moment.state))
        {
            moment.counters.count(chance.stream);
        }
        self.game.perform(&mut moment.state, event, &mut self.trace);
        self.events += 1;
    }

    fn keep(&mut self, moment: &mut Moment<G::State>, asked: &Asked<'_, G::Action>) {
        self.perform(moment, asked.event);
        match self.pieces.last_mut() {
            Some(Piece::Kept { to, .. }) if *to == asked.place => *to += 1,
            Some(_) | None => {
                self.pieces.push(Piece::Kept { from: asked.place, to: asked.place + 1 });
            }
        }
    }

    /// Lets luck settle the awaited chance.
    fn fill(&mut self, moment: &mut Moment<G::State>, luck: &Luck) {
        let Some(event) = settled(self.game, moment, luck, &mut self.bag) else { return };
        self.perform(moment, &event);
        match self.pieces.last_mut() {
            Some(Piece::Filled(events)) => events.push(event),
            Some(_) | None => self.pieces.push(Piece::Filled(vec![event])),
        }
    }
}

/// What the luck of a line gives for the awaited chance; none where no chance is awaited.
pub fn settled<G: Game>(
    game: &G,
    moment: &Moment<G::State>,
    luck: &Luck,
    bag: &mut Bag,
) -> Option<Event<G::Action>> {
    let Awaiting::Chance(chance) = game.awaiting(&moment.state) else { return None };
    bag.clear();
    game.bag(&moment.state, bag);
    let n = moment.counters.get(chance.stream);
    Some(Event::Chance(luck.outcome(chance, n, bag)))
}

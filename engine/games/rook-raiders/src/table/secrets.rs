//! What each eye is told.
//!
//! Source: RR-11.3, RR-11.6, RR-13.14. Secret are the values of medals, who is asked whether it
//! declares (RR-R44 `private`), and first units placed in secret (RR-R35 `hidden`).

#[cfg(test)]
mod tests;

use crate::prelude::*;
use crate::readings::{InitialPlacement, WindowEligibility};
use kanso_engine::resample::Dealer;

/// Whole for those who may know, else what is left of it.
fn told(may_know: bool, others: Telling) -> Telling {
    if may_know { Telling::Whole } else { others }
}

impl RookRaiders {
    /// True if first units are placed unseen. Source: RR-R35.
    pub(crate) fn places_in_secret(&self) -> bool {
        self.readings.initial_placement == InitialPlacement::Hidden
    }

    /// True if being asked to declare is nobody else's business. Source: RR-R44.
    pub(crate) fn asks_in_private(&self) -> bool {
        self.readings.window_eligibility == WindowEligibility::Private
    }

    /// True if the eye may see the values of a seat's medals. Source: RR-11.3, RR-13.6,
    /// RR-13.14.
    pub(crate) fn shows_medals(&self, state: &State, seat: Seat, eye: Eye) -> bool {
        eye.sees(seat) || state.ending.is_some() || state.declared.contains(seat)
    }

    /// How much of an event an eye is told.
    pub(crate) fn tells_event(&self, state: &State, event: &Event<Action>, eye: Eye) -> Telling {
        let own = || self.asked(state).is_some_and(|(_, seat)| eye.sees(seat));
        if let Event::Decision(Action::SetupPlace { .. }) = event {
            told(!self.places_in_secret() || own(), Telling::Shrunk)
        } else if let Event::Decision(Action::Hold) = event {
            told(!self.asks_in_private() || own(), Telling::Nothing)
        } else if let (Event::Chance(_), Some(Task::Slain { .. })) = (event, state.tasks.last()) {
            told(self.shows_medals(state, state.acting_seat(), eye), Telling::Shrunk)
        } else {
            Telling::Whole
        }
    }

    /// True if an eye is told the awaited decision's list, or an awaited outcome's odds.
    pub(crate) fn tells_list(&self, state: &State, eye: Eye) -> bool {
        if let Some((question, seat)) = self.asked(state) {
            return question != Question::Declare || eye.sees(seat);
        }
        !matches!(state.tasks.last(), Some(Task::Slain { .. })) || self.knows_medal_pool(state, eye)
    }

    /// True if an eye knows which medals are left.
    fn knows_medal_pool(&self, state: &State, eye: Eye) -> bool {
        let drawer = state.acting_seat();
        eye.sees(drawer)
            && state.seats.iter().enumerate().all(|(seat, has)| {
                has.medals.is_empty() || self.shows_medals(state, Seat::at(seat), eye)
            })
    }

    /// What an eye may not know, dealt anew: medals from those that it does not see, and under RR-R35
    /// `hidden` the first units of others from their hands, each on any cell of the home area.
    pub(crate) fn deal_anew(&self, state: &State, eye: Eye, deal: &mut Dealer<'_>) -> State {
        let mut state = state.clone();
        let seats = || (0..state.seats.len()).map(Seat::at);
        let hidden: Vec<Seat> =
            seats().filter(|seat| !self.shows_medals(&state, *seat, eye)).collect();
        let drawn: Vec<usize> =
            hidden.iter().map(|seat| state.seats[seat.index()].medals.len()).collect();
        for seat in &hidden {
            state.seats[seat.index()].medals.clear();
        }
        let mut pool = self.medal_pool(&state);
        for (seat, count) in hidden.into_iter().zip(drawn) {
            for _ in 0..count {
                let medal = deal.draw(&mut pool).expect("what was drawn was in the pool");
                let value = self.cards.medals[usize::from(medal.0)].value;
                state.seats[seat.index()].medals.push(value);
            }
        }
        if let (true, Some(Task::Place { queue })) =
            (self.places_in_secret(), state.tasks.first().cloned())
        {
            for seat in (0..state.seats.len()).map(Seat::at) {
                if !eye.sees(seat) && !queue.contains(&seat) {
                    place_anew(&mut state.seats[seat.index()], deal);
                }
            }
        }
        state
    }
}

/// The first unit of a seat is another card on another cell, each as probable as the others.
fn place_anew(has: &mut SeatState, deal: &mut Dealer<'_>) {
    let placed = has.units().next();
    let Some((index, unit)) = placed else { return };
    has.board[index] = None;
    has.hand.add(unit.kind.into(), 1);
    let kinds: Vec<Kind> = has.hand.iter().map(|(kind, _)| kind).collect();
    let cells: Vec<usize> = CellSet::HOME.iter().collect();
    let kind = kinds[deal.below(kinds.len() as u32) as usize];
    let cell = cells[deal.below(cells.len() as u32) as usize];
    assert!(has.hand.take(kind), "it is in the hand");
    let kind = UnitKind::try_from(kind).expect("a hand holds units");
    has.board[cell] = Some(Piece::Unit(Unit { kind, ..unit }));
}

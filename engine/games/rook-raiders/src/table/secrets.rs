//! What each eye is told.
//!
//! Source: RR-11.3, RR-11.6, RR-13.14. Secret are the values of medals, who is asked whether it
//! declares (RR-R44 `private`), and first units placed in secret (RR-R35 `hidden`).

#[cfg(test)]
mod tests;

use crate::prelude::*;
use crate::readings::{InitialPlacement, WindowEligibility};

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
}

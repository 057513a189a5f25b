//! What each eye is told.
//!
//! Source: RR-11.3, RR-11.6, RR-13.14. Secret are the values of medals, who is asked whether it
//! declares (RR-R44 `private`), and first units placed in secret (RR-R35 `hidden`).

use super::fact::{Fact, Question};
use super::readings::{InitialPlacement, WindowEligibility};
use super::state::{State, Task};
use super::{Action, RookRaiders};
use crate::{Event, Eye, Seat, Telling};

/// Whole for those who may know, else what is left of it.
fn told(may_know: bool, others: Telling) -> Telling {
    if may_know { Telling::Whole } else { others }
}

impl RookRaiders {
    fn asks_in_private(&self) -> bool {
        self.readings.window_eligibility.get() == WindowEligibility::Private
    }

    /// Whether the eye may see where a seat's first unit stands.
    pub fn shows_placement(&self, state: &State, seat: Seat, eye: Eye) -> bool {
        eye.sees(seat)
            || self.readings.initial_placement.get() == InitialPlacement::OpenInOrder
            || !matches!(state.tasks.last(), Some(Task::Place { .. }))
    }

    /// Whether the eye may see the values of a seat's medals. Source: RR-11.3, RR-13.6.
    pub fn shows_medals(&self, state: &State, seat: Seat, eye: Eye) -> bool {
        eye.sees(seat) || state.ending.is_some() || state.declared.contains(seat)
    }

    /// How much of an event an eye is told.
    pub(super) fn tells_event(&self, state: &State, event: &Event<Action>, eye: Eye) -> Telling {
        match event {
            Event::Decision(Action::SetupPlace { .. }) => {
                let open = self.readings.initial_placement.get() == InitialPlacement::OpenInOrder;
                let own = self.asked(state).is_some_and(|(_, seat)| eye.sees(seat));
                told(open || own, Telling::Shrunk)
            }
            Event::Decision(Action::Hold) => {
                let own = self.asked(state).is_some_and(|(_, seat)| eye.sees(seat));
                told(own || !self.asks_in_private(), Telling::Nothing)
            }
            Event::Decision(_) => Telling::Whole,
            Event::Chance(_) => match state.tasks.last() {
                Some(Task::Slain { .. }) => told(eye.sees(state.acting_seat()), Telling::Shrunk),
                _ => Telling::Whole,
            },
        }
    }

    /// How much of a fact an eye is told.
    pub(super) fn tells_of(&self, fact: &Fact, eye: Eye) -> Telling {
        match fact {
            Fact::UnitPlaced { unit, hidden } => {
                told(!hidden || eye.sees(unit.seat), Telling::Shrunk)
            }
            Fact::MedalValue { seat, .. } => told(eye.sees(*seat), Telling::Nothing),
            Fact::HoldsBack { seat, open } => told(*open || eye.sees(*seat), Telling::Nothing),
            _ => Telling::Whole,
        }
    }

    /// Whether an eye is told the awaited decision's list, or an awaited outcome's odds.
    pub(super) fn tells_list(&self, state: &State, eye: Eye) -> bool {
        match self.asked(state) {
            Some((Question::Declare, seat)) => eye.sees(seat),
            Some(_) => true,
            None => match state.tasks.last() {
                Some(Task::Slain { .. }) => self.knows_medal_pool(state, eye),
                _ => true,
            },
        }
    }

    /// Whether an eye knows which medals are left.
    fn knows_medal_pool(&self, state: &State, eye: Eye) -> bool {
        let drawer = state.acting_seat();
        eye.sees(drawer)
            && state.seats.iter().enumerate().all(|(seat, has)| {
                has.medals.is_empty() || self.shows_medals(state, Seat::at(seat), eye)
            })
    }
}

//! What each eye is told.
//!
//! Source: 5.19 of the specification. Everything lies open but, under BA-R66 `own-only`, the kinds in
//! a hand and the order of a deck that nobody has: so what a seat draws, and a weapon card that it
//! takes out of its deck, are for that seat alone. What is played, paid or discarded is shown to all.

#[cfg(test)]
mod tests;

use crate::cards::is_weapon_card;
use crate::prelude::*;
use kanso_engine::resample::Dealer;

/// Whole for those who may know, else what is left of it.
const fn told(may_know: bool) -> Telling {
    if may_know { Telling::Whole } else { Telling::Shrunk }
}

impl BraveArchitect {
    /// True if an eye sees the kinds in a seat's hand and deck. Source: BA-R66.
    pub(crate) fn shows_hand(&self, seat: Seat, eye: Eye) -> bool {
        self.readings.hands_open == HandsOpen::Open || eye.sees(seat)
    }

    /// Whose draw is awaited, if only that seat is told what it is from.
    fn drawer(state: &State) -> Option<Seat> {
        match state.tasks.last() {
            Some(Task::Draw { seat, .. }) => Some(*seat),
            Some(_) | None => None,
        }
    }

    /// Whether a weapon card that a seat takes now comes out of its deck: none lies in its discard
    /// pile. Source: BA-21.14.
    fn recovers_from_deck(state: &State) -> Option<Seat> {
        match state.tasks.last() {
            Some(Task::RecoverPick(seat)) => {
                let lies_open = state.seat(*seat).discard.iter().any(|card| is_weapon_card(*card));
                (!lies_open).then_some(*seat)
            }
            Some(_) | None => None,
        }
    }

    /// True if an eye is told which weapon card is taken.
    pub(crate) fn shows_recovered(&self, state: &State, eye: Eye) -> bool {
        Self::recovers_from_deck(state).is_none_or(|seat| self.shows_hand(seat, eye))
    }

    /// What an eye may not know, dealt anew: the hands of others, each from it and its own deck. Source:
    /// BA-R66 `own-only`.
    pub(crate) fn deal_anew(&self, state: &State, eye: Eye, deal: &mut Dealer<'_>) -> State {
        let mut state = state.clone();
        for seat in state.every_seat().filter(|seat| !self.shows_hand(*seat, eye)) {
            let has = &mut state.seats[seat.index()];
            let count = has.hand.len();
            for card in has.hand.drain(..) {
                has.deck.add(card.into(), 1);
            }
            for _ in 0..count {
                let card = deal.draw(&mut has.deck).expect("what was held is there again");
                has.hand.push(CardKind::try_from(card).expect("a card of a hand"));
            }
            has.hand.sort_unstable();
        }
        state
    }

    /// How much of an event an eye is told.
    pub(crate) fn tells_event(&self, state: &State, event: &Event<Action>, eye: Eye) -> Telling {
        match event {
            Event::Chance(_) => {
                told(Self::drawer(state).is_none_or(|seat| self.shows_hand(seat, eye)))
            }
            Event::Decision(Action::RecoverWeapon { .. }) => told(self.shows_recovered(state, eye)),
            Event::Decision(_) => Telling::Whole,
        }
    }

    /// True if an eye is told the awaited decision's list, or an awaited outcome's odds: a list that
    /// is made from a hand or a deck, and what a draw is from, are for their seat.
    pub(crate) fn tells_list(&self, state: &State, eye: Eye) -> bool {
        let Some((question, seats)) = self.asked(state) else {
            return Self::drawer(state).is_none_or(|seat| self.shows_hand(seat, eye));
        };
        match question {
            Question::Hero | Question::Pursuit | Question::Discard => {
                seats.only().is_none_or(|seat| self.shows_hand(seat, eye))
            }
            Question::Recover => self.shows_recovered(state, eye),
            Question::Draft
            | Question::Style
            | Question::Place
            | Question::Next
            | Question::TensionInterrupt
            | Question::Reroll
            | Question::Boost
            | Question::Evade
            | Question::EvadeFail
            | Question::Damage
            | Question::Heal
            | Question::Revive
            | Question::Counter
            | Question::Loss
            | Question::SlamSide
            | Question::Treasure
            | Question::Assign
            | Question::Equipment
            | Question::Upkeep
            | Question::Order => true,
        }
    }

    /// True if a reader leaves the fact out: a pass in a window. Source: BA-20.1.
    pub(crate) const fn is_silent(fact: &Fact) -> bool {
        matches!(fact, Fact::Passes { .. })
    }

    /// True if going through a game does not stop for the decision: a pass in a window.
    pub(crate) const fn is_pass(action: &Action) -> bool {
        matches!(action, Action::Pass)
    }
}

//! What each eye is told.
//!
//! Source: BK-3.12, BK-3.13, BK-3.16, BK-7.12. Secret are the faces of hand cards, set cards, decks
//! and cards looked at, the numbers of cards in a hand or looked at, how long a pass lasts, and
//! passes that were not asked for. What a fact hides stands with its cards; what an action hides
//! follows from the numbers in it.

#[cfg(test)]
mod tests;

use crate::prelude::*;
use crate::readings::LookSetKnowledge;
use crate::table::words::Teller;

/// Whole for those who may know, else what is left of it.
fn told(may_know: bool, others: Telling) -> Telling {
    if may_know { Telling::Whole } else { others }
}

/// The card numbers in an action that lead to a card of its own.
fn named(action: &Action) -> Vec<CardId> {
    match action {
        Action::Set { card, .. }
        | Action::Discard { card }
        | Action::PayCard { card }
        | Action::Take { card }
        | Action::Bottom { card }
        | Action::Place { card, .. }
        | Action::Open { card }
        | Action::OpenUnpaid { card }
        | Action::OpenQuick { card }
        | Action::Move { card, .. }
        | Action::Use { card, .. }
        | Action::Vanguard { card }
        | Action::Fighter { card }
        | Action::Sacrifice { card }
        | Action::Assign { target: card, .. } => vec![*card],
        Action::Pay { cards, sacrifice } => cards.iter().chain(sacrifice).copied().collect(),
        // Targets lie at a city, in a trash or among what pends: their numbers are public.
        Action::Targets { .. }
        | Action::Keep
        | Action::Redraw
        | Action::SkipOpen
        | Action::DeclareBattle { .. }
        | Action::EndMain
        | Action::NoVanguard
        | Action::NoFighter
        | Action::StopAssign
        | Action::DrawTwo
        | Action::DrawOne
        | Action::Decline
        | Action::NextTrigger { .. }
        | Action::TakeNone
        | Action::Find { .. }
        | Action::StopSearch
        | Action::Pass { .. } => Vec::new(),
    }
}

impl BerserkTcg {
    /// How much of an event an eye is told. A decision is shrunk where it names the number of a card
    /// in a hand or looked at, even if everybody sees the card (BK-3.13): its notation is for its
    /// seat, and its words tell what everybody sees.
    pub(crate) fn tells_event(&self, state: &State, event: &Event<Action>, eye: Eye) -> Telling {
        match event {
            Event::Chance(_) => {
                // What is trashed lies open.
                let secret = state.chance().filter(|drawn| !matches!(drawn, Drawn::Mill { .. }));
                let drawer = secret.and_then(Drawn::seat);
                told(drawer.is_none_or(|seat| eye.sees(seat)), Telling::Shrunk)
            }
            Event::Decision(action) => {
                let own = state.asked().is_none_or(|ask| eye.sees(ask.seat));
                let scope = matches!(action, Action::Pass { .. });
                let numbers = || {
                    let mut cards = named(action).into_iter().filter_map(|id| state.find(id));
                    cards.all(|card| card.number().has(eye))
                };
                told(own || (!scope && numbers()), Telling::Shrunk)
            }
        }
    }

    /// True if the other seat sees the card that is taken. Source: BK-9.18.
    pub(crate) fn shows_taken_card(&self, state: &State) -> bool {
        matches!(self.running_step(state), Some(Step::TakeOne { reveal: true, .. }))
    }

    /// True if the other seat sees cards that are set from those looked at. Source: BK-R57.
    pub(crate) fn shows_placed_cards(&self) -> bool {
        self.readings.look_set_knowledge == LookSetKnowledge::Shown
    }

    /// How much of a fact an eye is told: no more than that it happened, where a card of it is one that
    /// the eye may not know.
    pub(crate) fn tells_of(&self, fact: &Fact, eye: Eye) -> Telling {
        match fact.telling(Teller::new(self, Lang::En, eye)) {
            Telling::Whole => {
                told(fact.cards().iter().all(|card| card.face.has(eye)), Telling::Shrunk)
            }
            less => less,
        }
    }

    /// True if an eye is told the awaited decision's list, or an awaited outcome's odds.
    pub(crate) fn tells_list(&self, state: &State, eye: Eye) -> bool {
        if let Some(ask) = state.asked() {
            return eye.sees(ask.seat);
        }
        state.chance().and_then(Drawn::seat).is_none_or(|seat| eye.sees(seat))
    }

    /// True if an eye is told the value of an option: the first two are the decks of the seats
    /// (BK-4.7).
    pub(crate) fn tells_deck_list(&self, option: usize, eye: Eye) -> bool {
        option >= self.decks.len() || self.open_list || eye.sees(Seat::at(option))
    }

    /// True if a reader leaves the fact out: a pass that was not asked for. Source: BK-7.12.
    pub(crate) fn is_silent(&self, fact: &Fact) -> bool {
        matches!(fact, Fact::SilentPass { .. })
    }

    /// True if going through a game does not stop for the decision: a pass, whatever its scope.
    pub(crate) fn is_pass(&self, action: &Action) -> bool {
        matches!(action, Action::Pass { .. })
    }
}

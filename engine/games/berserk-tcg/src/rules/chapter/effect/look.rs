//! Cards looked at: taken, put at the bottom, set; and a look at a set card.
//!
//! Source: BK-9.18 to BK-9.21, BK-9.27, BK-5.48, BK-R57. The cards lie aside, in no order, until
//! the text has put each somewhere.

use super::{Progress, resolving_mut};
use crate::prelude::*;
use crate::readings::LookSetKnowledge;
use crate::state::Known;

impl BerserkTcg {
    /// One of the cards looked at may go to the hand: asked as soon as there is one, so that not
    /// being asked tells nothing. Source: BK-9.18, BK-5.48.
    pub(super) fn take_one(&self, state: &mut State, seat: Seat) -> Progress {
        if resolving_mut(state).begun || state.aside(seat).next().is_none() {
            return Progress::Done;
        }
        state.ask(seat, Question::Take);
        Progress::GoesOn
    }

    /// A card looked at is taken. Source: BK-9.18.
    pub(crate) fn take(&self, state: &mut State, id: CardId, trace: &mut Tracing) {
        let shown = matches!(self.running_step(state), Some(Step::TakeOne { reveal: true, .. }));
        let mut card = state.card_mut(id);
        card.zone = Zone::Hand;
        card.known = if shown { Known::Publicly } else { Known::No };
        let (seat, card) = (card.owner, card.as_ref());
        trace.fact(BK_9_18, || Fact::Taken { seat, card });
    }

    /// None is taken. Source: BK-9.18.
    pub(crate) fn take_none(&self, state: &mut State, trace: &mut Tracing) {
        let seat = resolving_mut(state).item.controller;
        trace.fact(BK_9_18, || Fact::NoneTaken { seat });
    }

    /// The rest goes to the bottom card by card, the last one by itself. Source: BK-9.19, BK-5.48.
    pub(super) fn bottom_rest(
        &self,
        state: &mut State,
        seat: Seat,
        trace: &mut Tracing,
    ) -> Progress {
        let aside: Vec<CardId> = state.aside(seat).map(|card| card.id).collect();
        match *aside.as_slice() {
            [] => Progress::Done,
            [last] => {
                self.put_at_bottom(state, last, true, trace);
                Progress::Done
            }
            _ => {
                state.ask(seat, Question::Bottom);
                Progress::GoesOn
            }
        }
    }

    /// A card is chosen that goes to the bottom next. Source: BK-9.19.
    pub(crate) fn bottom(&self, state: &mut State, card: CardId, trace: &mut Tracing) {
        self.put_at_bottom(state, card, false, trace);
    }

    fn put_at_bottom(&self, state: &mut State, id: CardId, forced: bool, trace: &mut Tracing) {
        let card = state.card_ref(id);
        trace.fact(BK_9_19, || Fact::PutAtBottom { seat: card.seat, card, forced });
        state.back_into_deck(id, true);
    }

    /// Each card looked at is set where its seat wants it. Source: BK-9.20.
    pub(super) fn set_each(&self, state: &mut State, seat: Seat) -> Progress {
        if state.aside(seat).next().is_none() {
            return Progress::Done;
        }
        state.ask(seat, Question::Place);
        Progress::GoesOn
    }

    /// A card looked at is set. Source: BK-9.20, BK-R57.
    pub(crate) fn place(&self, state: &mut State, id: CardId, city: City, trace: &mut Tracing) {
        let known = match self.readings.look_set_knowledge {
            LookSetKnowledge::Hidden => Known::No,
            LookSetKnowledge::Shown => Known::Publicly,
        };
        let seat = state.card(id).owner;
        let id = self.put_set_card(state, id, seat, city, known);
        let card = state.card_ref(id);
        trace.fact(BK_9_20, || Fact::SetFromDeck { card, city });
    }

    /// The top card of the deck is looked at and set. Source: BK-9.21.
    pub(super) fn set_top(
        &self,
        state: &mut State,
        seat: Seat,
        city: Option<City>,
        trace: &mut Tracing,
    ) -> Progress {
        let Some(city) = city else { return Progress::Done };
        if !resolving_mut(state).begun {
            self.look(state, seat, 1, trace);
            return Progress::GoesOn;
        }
        if let Some(id) = state.aside(seat).map(|card| card.id).last() {
            let id = self.put_set_card(state, id, seat, city, Known::No);
            let card = state.card_ref(id);
            trace.fact(BK_9_21, || Fact::SetFromDeck { card, city });
        }
        Progress::Done
    }

    /// A seat looks at a set card. Source: BK-9.27.
    pub(super) fn look_set(&self, state: &mut State, id: CardId, seat: Seat, trace: &mut Tracing) {
        let mut card = state.card_mut(id);
        if card.controller != seat && card.known == Known::No {
            card.known = Known::Privately;
        }
        let card = card.as_ref();
        trace.fact(BK_9_27, || Fact::SetCardSeen { seat, card });
    }
}

//! Cards that go to a hand, and from a hand to the trash.
//!
//! Source: BK-9.10, BK-9.15, BK-9.24, BK-5.48, BK-6.17, BK-R58. Drawing is in `deck`, taking a card
//! looked at in `look`.

use super::{Progress, resolving_mut};
use crate::prelude::*;
use crate::readings::ReturnedCardKnown;
use crate::state::Known;

impl BerserkTcg {
    /// A card in play returns to its owner's hand. Source: BK-9.10.
    pub(super) fn to_hand(&self, state: &mut State, id: CardId, trace: &mut Tracing) {
        let known = match self.readings.returned_card_known {
            ReturnedCardKnown::Yes => Known::Publicly,
            ReturnedCardKnown::No => Known::No,
        };
        let (card, owner) = (state.card_ref(id), state.card(id).owner);
        trace.fact(BK_9_10, || Fact::ToHand { card, owner });
        self.tell_owner(state, card, trace);
        self.table_to_hand(state, id, known);
    }

    /// A card returns from its owner's trash to the hand, known to everybody. Source: BK-9.24.
    pub(super) fn recover_card(&self, state: &mut State, id: CardId, trace: &mut Tracing) {
        let card = state.card_ref(id);
        trace.fact(BK_9_24, || Fact::RecoveredCard { card });
        self.trash_to_hand(state, id);
    }

    /// A seat discards so many cards of its choice, or all that it has. Source: BK-9.15.
    pub(super) fn discard_choice(
        &self,
        state: &mut State,
        seat: Seat,
        count: u8,
        trace: &mut Tracing,
    ) -> Progress {
        let resolve = resolving_mut(state);
        let begins = !resolve.begun;
        if begins {
            resolve.left = count;
        }
        if resolve.left == 0 {
            return Progress::Done;
        }
        if state.hand(seat).next().is_none() {
            if begins {
                trace.fact(BK_9_15, || Fact::NothingToDiscard { seat });
            }
            return Progress::Done;
        }
        state.ask(seat, Question::Discard);
        Progress::GoesOn
    }

    /// The card is chosen that an effect has its owner discard. Source: BK-9.15.
    pub(crate) fn discard_chosen(&self, state: &mut State, card: CardId, trace: &mut Tracing) {
        resolving_mut(state).left -= 1;
        for id in self.hand_to_trash(state, &[card]) {
            let card = state.card_ref(id);
            trace.fact(BK_9_15, || Fact::Discarded { seat: card.seat, card });
        }
    }
}

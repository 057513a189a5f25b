//! What an effect takes off the table, or off the list of what pends.
//!
//! Source: BK-9.11, BK-9.12, BK-9.26, BK-6.16, BK-6.27, BK-R47, BK-R50.

use super::{Progress, Running, resolving_mut};
use crate::cards::text::CharacterFilter;
use crate::prelude::*;
use crate::readings::{ControlOnFlip, NegatedCard};
use crate::state::Known;

impl BerserkTcg {
    /// A card in play is turned face-down where it is. Source: BK-9.11, BK-R47.
    pub(super) fn to_set(&self, state: &mut State, was: CardId, trace: &mut Tracing) {
        let card = state.card(was);
        let (owner, controller, city) = (card.owner, card.controller, card.at());
        let seat = if owner == controller {
            owner
        } else {
            match self.readings.control_on_flip {
                ControlOnFlip::Owner => owner,
                ControlOnFlip::LastController => controller,
            }
        };
        let id = self.turn_face_down(state, was, seat, Known::Publicly);
        let card = state.card_ref(id);
        trace.fact(BK_9_11, || Fact::ToSet { card, was, city });
    }

    /// A pending item is taken off the list. Source: BK-9.26, BK-6.16, BK-R50.
    pub(super) fn negate(&self, state: &mut State, id: ItemId, trace: &mut Tracing) {
        let Some(at) = state.stack.iter().position(|item| item.id == id) else { return };
        let item = state.stack.remove(at);
        let told = state.item_ref(&item);
        trace.fact(BK_9_26, || Fact::Negated { item: told });
        let (Pending::Effect { card, .. } | Pending::Entry { card }) = item.what else { return };
        match self.readings.negated_card {
            NegatedCard::OwnerTrash => {
                let (told, city) = (state.card_ref(card), state.card(card).at());
                let why = TrashCause::Negated;
                trace.fact(BK_6_16, || Fact::Trashed { card: told, city, why });
                self.tell_owner(state, told, trace);
                self.table_to_trash(state, card);
            }
            NegatedCard::BackToSet => self.turn_back(state, card, BK_R50, trace),
        }
    }

    /// The controller chooses a character to be trashed; a single one is chosen without asking, as
    /// it lies open. Source: BK-9.12, BK-6.27, BK-5.48.
    pub(super) fn sacrifice(
        &self,
        state: &mut State,
        running: &Running<'_>,
        of: &CharacterFilter,
        trace: &mut Tracing,
    ) -> Progress {
        if resolving_mut(state).begun {
            return Progress::Done;
        }
        let seat = running.seat;
        match *self.characters(state, of, running.vantage).as_slice() {
            [] => Progress::Done,
            [id] => {
                let card = state.card_ref(id);
                trace.fact(BK_5_48, || Fact::OnlyChoice { seat, card });
                self.sacrifice_chosen(state, id, trace);
                Progress::Done
            }
            _ => {
                state.ask(seat, Question::Sacrifice);
                Progress::GoesOn
            }
        }
    }

    /// The character that a text trashes is chosen. Source: BK-9.12.
    pub(crate) fn sacrifice_chosen(&self, state: &mut State, card: CardId, trace: &mut Tracing) {
        self.trash(state, &[card], TrashCause::Text, BK_9_12, trace);
    }
}

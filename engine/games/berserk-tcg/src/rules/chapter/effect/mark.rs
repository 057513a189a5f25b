//! What an effect leaves on a card that stays in play.
//!
//! Source: BK-9.5 to BK-9.8, BK-9.13. What changes nothing is not told.

use crate::prelude::*;
use crate::state::POINTS_MAX;

impl BerserkTcg {
    /// A shield until the turn's end. Source: BK-9.5.
    pub(super) fn shield(&self, state: &mut State, id: CardId, amount: u8, trace: &mut Tracing) {
        let mut card = state.card_mut(id);
        card.shield = (card.shield + u16::from(amount)).min(POINTS_MAX);
        let card = card.as_ref();
        trace.fact(BK_9_5, || Fact::Shielded { card, amount });
    }

    /// Damage is taken off. Source: BK-9.6.
    pub(super) fn heal(&self, state: &mut State, id: CardId, amount: u8, trace: &mut Tracing) {
        let mut card = state.card_mut(id);
        let amount = card.damage.min(amount.into());
        if amount > 0 {
            card.damage -= amount;
            let card = card.as_ref();
            trace.fact(BK_9_6, || Fact::Healed { card, amount });
        }
    }

    /// A number changes until the turn's end. Source: BK-9.7.
    pub(super) fn modify(
        &self,
        state: &mut State,
        id: CardId,
        stat: Stat,
        amount: i8,
        trace: &mut Tracing,
    ) {
        let mut card = state.card_mut(id);
        let changed = match stat {
            Stat::Power => &mut card.mods.power,
            Stat::Hp => &mut card.mods.hp,
            Stat::Range => &mut card.mods.range,
            Stat::Move => &mut card.mods.movement,
        };
        let most = POINTS_MAX as i16;
        *changed = (*changed + i16::from(amount)).clamp(-most, most);
        let card = card.as_ref();
        trace.fact(BK_9_7, || Fact::Modified { card, stat, amount });
    }

    /// A card is locked or unlocked. Source: BK-9.8.
    pub(super) fn set_lock(
        &self,
        state: &mut State,
        id: CardId,
        locked: bool,
        trace: &mut Tracing,
    ) {
        let mut card = state.card_mut(id);
        if card.locked != locked {
            card.locked = locked;
            let card = card.as_ref();
            trace.fact(BK_9_8, || Fact::LockChanged { card, locked });
        }
    }

    /// A card changes sides for as long as it stays in play. Source: BK-9.13.
    pub(super) fn take_control(
        &self,
        state: &mut State,
        id: CardId,
        seat: Seat,
        trace: &mut Tracing,
    ) {
        let mut card = state.card_mut(id);
        if card.controller != seat {
            let was = card.as_ref();
            card.controller = seat;
            trace.fact(BK_9_13, || Fact::ControlTaken { card: was, seat });
        }
    }
}

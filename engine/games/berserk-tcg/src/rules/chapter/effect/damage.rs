//! Damage: of effects, and of fighters.
//!
//! Source: BK-9.2 to BK-9.4, BK-9.31, BK-6.35, BK-R35. Who is trashed by it shows at the next look
//! at the table (BK-6.2).

use super::Running;
use crate::prelude::*;
use crate::readings::ShieldScope;
use crate::state::DAMAGE_MAX;

impl BerserkTcg {
    /// An effect deals damage to characters in play at one time. Source: BK-9.3, BK-9.4.
    pub(super) fn effect_damage(
        &self,
        state: &mut State,
        running: &Running<'_>,
        to: &[CardId],
        amount: u8,
        rule: Rule,
        trace: &mut Tracing,
    ) {
        if to.is_empty() {
            return;
        }
        let source = running.card;
        trace.fact(rule, || Fact::EffectDamage {
            source,
            targets: to.iter().map(|id| state.card_ref(*id)).collect(),
            amount,
        });
        let batch: Vec<(CardId, u16)> = to.iter().map(|id| (*id, amount.into())).collect();
        self.deal_damage(state, &batch, false, trace);
    }

    /// Deals amounts of damage to characters in play, all at one time. Source: BK-9.2.
    pub(crate) fn deal_damage(
        &self,
        state: &mut State,
        batch: &[(CardId, u16)],
        combat: bool,
        trace: &mut Tracing,
    ) {
        let mut hit: Vec<CardId> = batch.iter().map(|(id, _)| *id).collect();
        hit.sort_unstable();
        hit.dedup();
        for id in hit {
            let card = state.card(id);
            if !self.is_character(card.kind) {
                continue; // Nothing wears an eternal effect down.
            }
            let amounts = || batch.iter().filter(|(to, _)| *to == id).map(|(_, amount)| *amount);
            let reduction = if combat { 0 } else { self.effect_reduction(card) };
            let left = |amount: u16| amount.saturating_sub(reduction);
            let sum = amounts().map(left).fold(0, u16::saturating_add);
            let reduced = amounts().fold(0, u16::saturating_add) - sum;
            let shield = card.shield;
            let scope = self.readings.shield_scope;
            let absorbed = match scope {
                ShieldScope::PoolOf2 => sum.min(shield),
                ShieldScope::EachDamageBy2 => {
                    let absorbed = amounts().map(|it| left(it).min(shield));
                    absorbed.fold(0, u16::saturating_add)
                }
            };
            if reduced > 0 {
                self.tell_reduction(card, trace);
            }
            let damage = sum - absorbed;
            let mut card = state.card_mut(id);
            card.damage = card.damage.saturating_add(damage).min(DAMAGE_MAX);
            if scope == ShieldScope::PoolOf2 {
                card.shield -= absorbed;
            }
            if sum + reduced > 0 {
                let card = card.as_ref();
                trace.fact(BK_9_2, || Fact::Damaged { card, damage, absorbed, reduced, combat });
            }
            drop(card);
            if damage > 0 {
                self.tell_statics(state, state.card(id), Stat::Hp, trace);
            }
        }
    }
}

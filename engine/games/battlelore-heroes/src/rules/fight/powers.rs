//! Powers of creatures.
//!
//! Source: BL-14.3, the table of creatures (9.2.3).

use crate::battle::DamageBy;
use crate::cards::Power;
use crate::prelude::*;

impl BattleLore {
    /// BL-14.3: a creature uses its power instead of its battle.
    pub(crate) fn creature_power(
        &self,
        state: &mut State,
        creature: Hex,
        target: Hex,
        trace: &mut Tracing,
    ) {
        let Some(who) = self.fighter_in(state, creature, None) else { return };
        let Some(aim) = self.fighter_in(state, target, None) else { return };
        let Some(UnitKind::Creature(kind)) = self.unit_of(state, &who).map(|unit| unit.kind) else {
            return;
        };
        let row = self.cards.creature(kind);
        let side = state.battle_mut().side_mut(who.camp);
        side.tokens = side.tokens.saturating_sub(row.cost);
        self.count_battle(state, &who);
        let (piece, told, paid) = (self.piece(state, &who), self.piece(state, &aim), row.cost);
        trace.fact(BL_14_3, || Fact::PowerUsed { piece, target: told, paid });
        match row.power {
            Power::Web => {
                let battle = state.battle_mut();
                match aim.hero {
                    Some(hero) => battle.hero_mut(hero).webbed = true,
                    None => {
                        if let Some(unit) = battle.unit_mut(target) {
                            unit.webbed = true;
                        }
                    }
                }
                trace.fact(BL_14_3, || Fact::Webbed { piece: told, held: true });
            }
            Power::Hurl { dice, faces, flags, .. } => {
                let by = DamageBy::Power(kind);
                let kind = DamageKind::Damage { faces, flags };
                self.begin_damage(state, Damage::new(by, who.camp, kind, dice, [aim]));
            }
        }
    }
}

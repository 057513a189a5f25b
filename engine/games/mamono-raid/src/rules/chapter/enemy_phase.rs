//! The enemy phase: what each party suffers.
//!
//! Source: rulebook, enemy phase; MR-5.2 to MR-5.9.

use crate::prelude::*;
use crate::readings::{AlreadyDown, EnemyItems, PenaltySupply, RecycleRebuy};
use crate::state::insert;

impl MamonoRaid {
    /// MR-5.45, MR-4.21: a round begins.
    pub(crate) fn start_round(&self, state: &mut State, trace: &mut Tracing) {
        state.round += 1;
        for has in &mut state.seats {
            has.passed = false;
            has.took = false;
            has.acted = false;
            has.bought_life = false;
            has.used_medic = false;
            has.recycled.clear();
            has.levelled.clear();
            has.left_from = None;
        }
        state.tasks.push(Task::AskTurn);
        let round = state.round;
        if round == 1 {
            trace.fact(MR_4_21, || Fact::FirstRound);
            trace.fact(MR_5_2, || Fact::NoEnemyPhase);
            self.tell_turn(state, trace);
            return;
        }
        trace.fact(MR_5_45, || Fact::RoundBegins { round });
        state.tasks.push(Task::ReturnShields);
        let order: Vec<Seat> = state.safe_seats().rev().collect();
        state.tasks.extend(order.into_iter().map(Task::Damage));
    }

    /// MR-5.3 to MR-5.8: what a seat suffers.
    pub(crate) fn damage(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        let away = self.away(state, seat);
        trace.fact(MR_5_3, || Fact::DamageFromHate { seat, away });
        let level = self.level_damage(state);
        if level > 0 {
            trace.fact(MR_5_4, || Fact::DamageFromLevel { seat, level });
        }
        let rest = self.next_damage(state, seat);
        if u32::from(away) + level > 0 {
            let (shield, bonus) = (self.shield(state, seat), self.held_bonus(state, seat));
            for chip in BonusShield::ALL {
                if state.bonus_holder(chip).is(seat) {
                    trace.fact(self.bonus_rule(chip), || Fact::BonusShields { seat, chip });
                }
            }
            trace.fact(MR_5_5, || Fact::Shielded { seat, shield, bonus, rest });
        }
        let softener = self
            .with_effect(state, seat, |effect| matches!(effect, ItemEffect::Soften(_)))
            .filter(|_| rest > 0);
        match softener {
            Some(item) => match self.readings.enemy_items {
                EnemyItems::Automatic => {
                    let rest = self.soften(state, seat, item, rest, trace);
                    self.suffer(state, seat, rest, trace);
                }
                EnemyItems::AskOwner => {
                    state.tasks.push(Task::AskEnemyItem { seat, item, rest });
                }
            },
            None => self.suffer(state, seat, rest, trace),
        }
    }

    /// MR-9.19: an item softens damage; what is left of it.
    fn soften(
        &self,
        state: &mut State,
        seat: Seat,
        item: ItemKind,
        rest: u32,
        trace: &mut Tracing,
    ) -> u32 {
        let by = match self.cards.item(item).effect {
            Some(ItemEffect::Soften(by)) => u32::from(by),
            _ => 0,
        };
        let rest = rest.saturating_sub(by);
        trace.fact(MR_5_8, || Fact::EnemyItemActs { seat, item });
        trace.fact(MR_9_19, || Fact::Softened { seat, item, rest });
        self.recycle(state, seat, item, trace);
        rest
    }

    /// MR-5.6, MR-5.7: chips are turned, and a party that has none left is wiped out.
    pub(crate) fn suffer(&self, state: &mut State, seat: Seat, rest: u32, trace: &mut Tracing) {
        let life = state.seat(seat).life;
        let turned = rest.min(u32::from(life)) as u8;
        let over = rest - u32::from(turned);
        let has = state.seat_mut(seat);
        has.life -= turned;
        has.damage += turned;
        if turned > 0 {
            let life = has.life;
            trace.fact(MR_5_6, || Fact::LifeTurned { seat, turned, life, over });
        }
        if over == 0 {
            return;
        }
        if life == 0 && self.readings.already_down == AlreadyDown::NoPenalty {
            trace.fact(MR_R13, || Fact::Unharmed { seat });
            return;
        }
        trace.fact(MR_5_7, || Fact::WipedOut { seat });
        // MR-R36: with no card left none is due, and nothing is saved from it (MR-9.18).
        if self.deaths_left(state) == 0 && self.readings.penalty_supply == PenaltySupply::MaxFive {
            trace.fact(MR_R36, || Fact::NoPenaltyLeft { seat });
            return;
        }
        let saver = self.with_effect(state, seat, |effect| matches!(effect, ItemEffect::Save));
        match saver {
            Some(item) => match self.readings.enemy_items {
                EnemyItems::Automatic => self.save(state, seat, item, trace),
                EnemyItems::AskOwner => {
                    state.tasks.push(Task::AskEnemyItem { seat, item, rest: over });
                }
            },
            None => self.penalty(state, seat, trace),
        }
    }

    /// MR-9.18: an item is used up in place of a death penalty card.
    fn save(&self, state: &mut State, seat: Seat, item: ItemKind, trace: &mut Tracing) {
        trace.fact(MR_5_8, || Fact::EnemyItemActs { seat, item });
        trace.fact(MR_9_18, || Fact::Saved { seat, item });
        self.recycle(state, seat, item, trace);
    }

    /// MR-5.7: one death penalty card, however much damage is left.
    fn penalty(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        let has = state.seat_mut(seat);
        has.deaths += 1;
        let deaths = has.deaths;
        trace.fact(self.death_rule(), || Fact::DeathPenalty { seat, deaths });
    }

    /// MR-R37 `ask-owner`: the owner says whether an item is used.
    pub(crate) fn use_enemy_item(
        &self,
        state: &mut State,
        item: ItemKind,
        yes: bool,
        trace: &mut Tracing,
    ) {
        let Some(Task::AskEnemyItem { seat, rest, .. }) = state.tasks.pop() else {
            unreachable!("an item is asked about: checked")
        };
        let softens = matches!(self.cards.item(item).effect, Some(ItemEffect::Soften(_)));
        if !yes {
            trace.fact(MR_R37, || Fact::EnemyItemKept { seat, item });
        }
        match (softens, yes) {
            (true, true) => {
                let rest = self.soften(state, seat, item, rest, trace);
                state.tasks.push(Task::Suffer { seat, rest });
            }
            (true, false) => state.tasks.push(Task::Suffer { seat, rest }),
            (false, true) => self.save(state, seat, item, trace),
            (false, false) => self.penalty(state, seat, trace),
        }
    }

    /// MR-9.11: an item goes back to the display.
    pub(crate) fn recycle(
        &self,
        state: &mut State,
        seat: Seat,
        item: ItemKind,
        trace: &mut Tracing,
    ) {
        let before = self.ap_limit(state, seat);
        let has = state.seat_mut(seat);
        has.items.retain(|own| *own != item);
        has.fixed_points.retain(|fixed| fixed.card != PointsCard::Item(item));
        if self.readings.recycle_rebuy == RecycleRebuy::NotSameRound {
            insert(&mut has.recycled, item);
        }
        trace.fact(MR_9_11, || Fact::Recycled { seat, item });
        self.limit_changed(state, seat, before, trace);
    }

    /// MR-5.9: held bonus shields go back beside their spaces; then the main phase begins.
    pub(crate) fn return_shields(&self, state: &mut State, trace: &mut Tracing) {
        for chip in BonusShield::ALL {
            if let Holder::Seat(seat) = state.bonus_holder(chip) {
                state.bonus[chip.index()] = Holder::Board;
                trace.fact(MR_5_9, || Fact::ShieldReturned { seat, chip, turned: false });
            }
        }
        self.tell_turn(state, trace);
    }
}

//! Damage to heroes: one procedure for everything that hurts.
//!
//! Source: rulebook, down and defeat; BA-12.1 to BA-12.10, BA-20.7, BA-20.8.

use crate::fact::CardList;
use crate::prelude::*;
use crate::readings::{HateHolderDown, HealBeforeOrAfter, TwoDownRescue};
use crate::state::{EffectsOf, Hurt, Run};
use crate::vocabulary::SEATS_MAX;
use arrayvec::ArrayVec;

impl BraveArchitect {
    /// BA-12.8: heroes are hurt by one cause together: those that stand, by more than 0.
    pub(crate) fn start_hurt(
        &self,
        state: &mut State,
        cause: Cause,
        harms: impl IntoIterator<Item = Harm>,
    ) {
        let mut listed: ArrayVec<Harm, SEATS_MAX> =
            harms.into_iter().filter(|harm| harm.amount > 0 && state.stands(harm.seat)).collect();
        if listed.is_empty() {
            return;
        }
        listed.sort_unstable_by_key(|harm| harm.seat);
        assert!(state.hurt.is_none(), "one hurt is over before another begins: BA-12.8");
        state.hurt = Some(Hurt {
            cause,
            harms: listed,
            later: Vec::new(),
            fell: Seats::NONE,
            rescued: false,
            step: HurtStep::Respond(0),
        });
        state.tasks.push(Task::Hurt);
    }

    /// The next step; false if a seat is asked.
    pub(crate) fn run_hurt(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let seats = state.seat_count();
        let hurt = state.hurt_mut();
        let harms = hurt.harms.len() as u8;
        let step = match hurt.step {
            HurtStep::Respond(at) if at >= harms => HurtStep::Apply,
            HurtStep::Respond(at) => {
                if hurt.harms[usize::from(at)].amount > 0 && self.has_choice(state) {
                    return false;
                }
                HurtStep::Respond(at + 1)
            }
            HurtStep::Apply => self.apply_harm(state, trace),
            HurtStep::Heal(at) if at >= harms => HurtStep::Downs(0),
            HurtStep::Heal(at) => {
                if hurt.harms[usize::from(at)].amount > 0 && self.has_choice(state) {
                    return false;
                }
                HurtStep::Heal(at + 1)
            }
            HurtStep::Downs(at) if at >= harms => self.after_downs(state),
            HurtStep::Downs(at) => {
                let seat = hurt.harms[usize::from(at)].seat;
                if state.seat(seat).hp == 0 {
                    self.go_down(state, seat, trace);
                }
                HurtStep::Downs(at + 1)
            }
            HurtStep::Rescue(at) if usize::from(at) >= seats => HurtStep::Check,
            HurtStep::Rescue(at) => {
                if state.stands(Seat::at(at.into())) && self.has_choice(state) {
                    return false;
                }
                HurtStep::Rescue(at + 1)
            }
            HurtStep::Check => {
                if self.is_lost(state, trace) {
                    return true;
                }
                HurtStep::Later(0)
            }
            HurtStep::Later(at) => self.later_part(state, at),
            HurtStep::Revive(at) if usize::from(at) >= seats => HurtStep::End,
            HurtStep::Revive(at) => {
                let one_down = state.every_seat().filter(|seat| !state.stands(*seat)).count() == 1;
                let asked = one_down && state.stands(Seat::at(at.into()));
                if asked && self.has_choice(state) {
                    return false;
                }
                HurtStep::Revive(at + 1)
            }
            HurtStep::End => {
                self.end_hurt(state, trace);
                return true;
            }
        };
        state.hurt_mut().step = step;
        true
    }

    /// BA-20.1: a seat passes in a window of the hurt.
    pub(crate) fn pass_in_hurt(&self, state: &mut State) {
        let hurt = state.hurt_mut();
        hurt.step = match hurt.step {
            HurtStep::Respond(at) => HurtStep::Respond(at + 1),
            HurtStep::Heal(at) => HurtStep::Heal(at + 1),
            HurtStep::Rescue(at) => HurtStep::Rescue(at + 1),
            HurtStep::Revive(at) => HurtStep::Revive(at + 1),
            step @ (HurtStep::Apply
            | HurtStep::Downs(_)
            | HurtStep::Check
            | HurtStep::Later(_)
            | HurtStep::End) => step,
        };
    }

    /// BA-12.8, BA-12.9: all lose their HP together.
    fn apply_harm(&self, state: &mut State, trace: &mut Tracing) -> HurtStep {
        let hurt = state.hurt_mut();
        let (cause, mut harms) = (hurt.cause, hurt.harms.clone());
        for harm in &mut harms {
            let hp = state.seat(harm.seat).hp;
            if harm.amount >= hp
                && let Some(card) = self.keeps_standing(state, harm.seat)
            {
                let (seat, damage) = (harm.seat, harm.amount);
                let row = Self::card_rule(self.cards.row_of(card));
                trace.fact(BA_7_11, || Fact::ActsByItself { seat, card });
                self.discard_placed(state, seat, card);
                harm.amount = hp - 1;
                trace.fact(row, || Fact::PlacedUsed { seat, card });
                trace.fact(BA_21_8, || Fact::LeftAtOne { seat });
                trace.fact(BA_12_9, || Fact::KeptAtOne { seat, damage });
            }
        }
        for harm in &harms {
            let Harm { seat, amount: damage } = *harm;
            let has = state.seat_mut(seat);
            has.hp = has.hp.saturating_sub(damage);
            let hp = has.hp;
            if damage == 0 {
                trace.fact(BA_12_8, || Fact::Unharmed { seat });
            } else {
                if let (Cause::EnemyAttack(_), Some(enemy)) = (cause, &mut state.enemy) {
                    enemy.spared = enemy.spared.without(seat);
                }
                let rule = harm_rule(cause, state.enemy.is_some());
                trace.fact(rule, || Fact::Harmed { seat, cause, damage, hp });
            }
        }
        state.hurt_mut().harms = harms;
        match self.readings.heal_before_or_after {
            HealBeforeOrAfter::BeforeDamage | HealBeforeOrAfter::BeforeDamageOrLoss => {
                HurtStep::Downs(0)
            }
            HealBeforeOrAfter::AfterDamagePreventsDown => HurtStep::Heal(0),
        }
    }

    /// The mandatory card that keeps a hero standing, if it lies in play. Source: BA-12.9.
    fn keeps_standing(&self, state: &State, seat: Seat) -> Option<CardKind> {
        let is_keeper =
            |card: &CardKind| self.cards.card(*card).trigger() == Some(Trigger::BeforeFall);
        state.seat(seat).play_sheet.iter().map(|entry| entry.card).find(is_keeper)
    }

    /// BA-12.1: a hero goes down.
    fn go_down(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        let mut cards = CardList::new();
        let has = state.seat_mut(seat);
        has.tension = 0;
        for entry in std::mem::take(&mut has.play_sheet) {
            has.discard.push(entry.card);
            has.discard.extend(entry.under.iter().copied());
            cards.push(entry.card);
            cards.extend(entry.under.iter().copied());
        }
        let hurt = state.hurt_mut();
        hurt.fell = hurt.fell.with(seat);
        if let Some(enemy) = &mut state.enemy {
            enemy.out = enemy.out.with(seat);
        }
        trace.fact(BA_12_1, || Fact::GoesDown { seat, cards });
        if state.hate.is_some_and(|hate| hate.owner == seat)
            && self.readings.hate_holder_down == HateHolderDown::CardUnowned
        {
            state.hate = None;
            trace.fact(BA_R30, || Fact::HateDropped { owner: seat });
        }
    }

    /// BA-R84: whether rescue comes before the check for defeat.
    fn after_downs(&self, state: &mut State) -> HurtStep {
        let down = state.every_seat().any(|seat| !state.stands(seat));
        let rescue = down && self.readings.two_down_rescue == TwoDownRescue::RescueFirst;
        state.hurt_mut().rescued = rescue;
        if rescue { HurtStep::Rescue(0) } else { HurtStep::Check }
    }

    /// BA-12.6: whether two heroes are down; then the game is over.
    fn is_lost(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let down: Seats = state.every_seat().filter(|seat| !state.stands(*seat)).collect();
        if down.count() < 2 {
            return false;
        }
        trace.fact(BA_12_6, || Fact::TwoDown { down });
        let round = state.round;
        trace.fact(BA_19_2, || Fact::Defeat { round });
        Self::finish(state);
        true
    }

    /// BA-12.10: the later part of a card that was used.
    fn later_part(&self, state: &mut State, at: u8) -> HurtStep {
        let hurt = state.hurt_mut();
        hurt.later.sort_by_key(|later| later.seat);
        let Some(later) = hurt.later.get(usize::from(at)).copied() else {
            // BA-R84 `rescue-first`: nobody is asked a second time.
            let asked = state.hurt_mut().rescued;
            return if asked { HurtStep::End } else { HurtStep::Revive(0) };
        };
        if state.stands(later.seat) {
            let of = EffectsOf::Later(later.card);
            self.run_effects(state, Run { seat: later.seat, of, at: 0, aim: None, boost: false });
        }
        HurtStep::Later(at + 1)
    }

    /// BA-12.7: a hero that fell in its own turn has no turn any more.
    fn end_hurt(&self, state: &mut State, trace: &mut Tracing) {
        state.tasks.pop();
        let Some(hurt) = state.hurt.take() else { return };
        let Some(seat) = state.turn.as_ref().map(|turn| turn.seat) else { return };
        if !hurt.fell.contains(seat) {
            return;
        }
        let turn = state.tasks.iter().position(|task| matches!(task, Task::HeroTurn(_)));
        if let Some(turn) = turn {
            state.tasks.truncate(turn);
            state.tasks.push(Task::EndTurn(seat));
            state.attack = None;
            trace.fact(BA_12_7, || Fact::TurnCutShort { seat });
        }
    }
}

/// The rule that a loss of HP is told with: lava in the enemy's move is that of pushes.
const fn harm_rule(cause: Cause, enemy_acts: bool) -> Rule {
    match cause {
        Cause::Lava if !enemy_acts => BA_6_6,
        Cause::Lava | Cause::WallSlam => BA_11_19,
        Cause::EnemyAttack(_) | Cause::Trait(_) | Cause::Own(_) => BA_12_8,
    }
}

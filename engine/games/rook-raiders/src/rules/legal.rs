//! The legal actions of the awaited decision, ascending.
//!
//! Source: RR-13.1, RR-13.17; what each question offers: RR-4.21, RR-5.23, RR-9.14, RR-11.10.

use crate::action::ReadyUnits;
use crate::prelude::*;
use crate::readings::{AssignOverkill, HealPartial};
use crate::rules::chapter::movement::{FULL_MOVE_COST, reachable};
use crate::rules::chapter::skill::{InUse, most_points};
use crate::state::{SLOTS, cell_at};
use arrayvec::ArrayVec;
use kanso_engine::Ascending;

impl RookRaiders {
    /// Appends the legal actions of the awaited decision.
    pub(crate) fn legal_actions(&self, state: &State, into: &mut Vec<Action>) {
        let Some((question, seat)) = self.asked(state) else { return };
        match question {
            Question::SetupPlace => self.legal_places(state, seat, into),
            Question::ChooseCommand => {
                let left = &state.command_row[usize::from(state.executed)..];
                into.extend(
                    Command::ALL
                        .into_iter()
                        .filter(|command| left.contains(command))
                        .map(|command| Action::ChooseCommand { command }),
                );
                self.legal_level_ups(state, seat, None, into);
            }
            Question::Activate => self.legal_activations(state, seat, into),
            Question::UseSkill => {
                self.legal_skills(state, self.skill_asked(state), into);
                self.legal_level_ups(state, seat, None, into);
            }
            Question::AfterRoll => self.legal_after_roll(state, seat, into),
            Question::RestChoose => {
                self.legal_level_ups(state, seat, None, into);
                let count = usize::from(self.rest_count());
                self.legal_ready(state, seat, count, |units| Action::RestChoose { units }, into);
            }
            Question::RecruitChoose => {
                self.legal_level_ups(state, seat, None, into);
                into.push(Action::Pass);
                self.legal_deployments(state, seat, into);
            }
            Question::FatigueChoose => {
                if self.levels_in_end_phase() {
                    self.legal_level_ups(state, seat, None, into);
                }
                let count = usize::from(crate::rules::chapter::end_phase::RECOVERIES);
                self.legal_ready(state, seat, count, |units| Action::FatigueChoose { units }, into);
            }
            // Asked seldom, and with little to try.
            Question::AttackInterrupt
            | Question::SupportHeal
            | Question::Declare
            | Question::Window => {
                self.conceivable_actions(state, seat, into);
                into.retain(|action| self.check_action(state, action).is_ok());
            }
        }
    }

    fn legal_places(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        for (kind, _) in state.seats[seat.index()].hand.iter() {
            let card = crate::state::setup::unit_kind(kind);
            for index in CellSet::HOME.iter() {
                into.push(Action::SetupPlace { card, cell: cell_at(index) });
            }
        }
    }

    /// RR-9.4 to RR-9.6: the level-ups of a seat, of all its units or of one.
    fn legal_level_ups(
        &self,
        state: &State,
        seat: Seat,
        only: Option<UnitId>,
        into: &mut Vec<Action>,
    ) {
        let has = &state.seats[seat.index()];
        if has.marks() < 2 {
            return;
        }
        let cost = self.level_up_cost(has);
        for (unit, index) in self.roster(has) {
            let Some(piece) = has.unit_at(index) else { continue };
            if only.is_some_and(|only| only != unit) || !self.can_level_up(state, seat, piece.kind)
            {
                continue;
            }
            for pay_tokens in 0..=cost {
                if self.check_payment(has, seat, cost, pay_tokens).is_ok() {
                    into.push(Action::LevelUp { unit, pay_tokens });
                }
            }
        }
    }

    fn legal_activations(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.push(Action::EndActions);
        let has = &state.seats[seat.index()];
        let roster = self.roster(has);
        if self.marker_left(state) {
            let taken = has.taken();
            let pays: ArrayVec<u8, { FULL_MOVE_COST as usize + 1 }> = BenefitFor::FullMove
                .payments()
                .filter(|pay| self.check_marks(has, seat, BenefitFor::FullMove, *pay).is_ok())
                .collect();
            for (unit, from) in roster {
                let Some(piece) = has.unit_at(from) else { continue };
                if piece.acted {
                    continue;
                }
                let movement = self.cards.unit(piece.kind).movement;
                let mut near = reachable(taken, from, movement);
                let far = if pays.is_empty() {
                    CellSet::none()
                } else {
                    reachable(taken, from, movement + 1).without(near)
                };
                if self.may_stay(has, from, piece) {
                    near = near.or(CellSet::one(from));
                }
                for to in near.or(far).iter() {
                    let dest = cell_at(to);
                    if near.contains(to) {
                        into.push(Action::Activate { unit, dest, full_move: None });
                        continue;
                    }
                    for pay in &pays {
                        into.push(Action::Activate { unit, dest, full_move: Some(*pay) });
                    }
                }
            }
        }
        self.legal_level_ups(state, seat, None, into);
    }

    fn legal_skills(&self, state: &State, skill: InUse, into: &mut Vec<Action>) {
        if self.check_no_skill(state, skill).is_ok() {
            into.push(Action::NoSkill);
        }
        match self.cards.unit(skill.unit.kind).skill {
            Skill::Dice { .. } => {
                let targets = self.targets(state, skill);
                into.extend(targets.iter().map(|(target, _)| Action::Dice { target: *target }));
            }
            Skill::Assign { hits } => {
                let targets = self.targets(state, skill);
                if targets.is_empty() {
                    return;
                }
                let wanted = usize::from(self.portions(hits, &targets));
                let capped = self.readings.assign_overkill == AssignOverkill::Forbidden;
                let most = |left: u8| if capped { left } else { u8::MAX };
                let pieces: ArrayVec<_, 18> =
                    targets.iter().map(|(id, left)| (*id, most(*left))).collect();
                shares(&pieces, wanted, wanted, &mut |hits| {
                    into.push(Action::Assign { hits: Ascending::of(hits.iter().copied()) });
                });
            }
            Skill::Area { .. } => {
                if self.check_area(state, skill).is_ok() {
                    into.push(Action::Area);
                }
            }
            Skill::Heal { points } => {
                let patients = self.patients(state, skill);
                let most = usize::from(most_points(points, &patients));
                let least = match self.readings.heal_partial {
                    HealPartial::FullUse => most,
                    HealPartial::FreeChoice => 1,
                };
                shares(&patients, least, most, &mut |points| {
                    into.push(Action::Heal { points: Ascending::of(points.iter().copied()) });
                });
            }
            Skill::Song => {
                let has = &state.seats[skill.seat.index()];
                for (ally, _) in self.roster(has) {
                    if self.check_song(state, skill, ally).is_ok() {
                        into.push(Action::Song { ally });
                    }
                }
            }
        }
    }

    fn legal_after_roll(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        let roll = self.roll_asked(state);
        into.push(Action::Accept);
        let payments = |die| {
            let paid = BenefitFor::WillPower.payments();
            paid.filter(move |pay| self.check_reroll(state, &roll, die, *pay).is_ok())
        };
        into.extend(payments(None).map(|pay_tokens| Action::Reroll { pay_tokens }));
        if self.may_level_attacker(state, &roll) {
            self.legal_level_ups(state, seat, Some(roll.skill.unit.id), into);
        }
        for die in Die::ALL {
            let paid = payments(Some(die));
            into.extend(paid.map(|pay_tokens| Action::RerollDie { die, pay_tokens }));
        }
    }

    fn legal_ready(
        &self,
        state: &State,
        seat: Seat,
        count: usize,
        action: impl Fn(ReadyUnits) -> Action,
        into: &mut Vec<Action>,
    ) {
        let has = &state.seats[seat.index()];
        let acted: ArrayVec<UnitId, 18> = self
            .roster(has)
            .into_iter()
            .filter(|(_, index)| has.unit_at(*index).is_some_and(|unit| unit.acted))
            .map(|(id, _)| id)
            .collect();
        ready_sets(&acted, |units| {
            if units.len() == count {
                into.push(action(units));
            }
        });
    }

    fn legal_deployments(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        let has = &state.seats[seat.index()];
        let home = self.free_home(has);
        let free = || home.iter().map(cell_at);
        for (kind, _) in has.hand.iter() {
            let card = crate::state::setup::unit_kind(kind);
            if self.can_afford(has, card) {
                into.extend(free().map(|cell| Action::DeployHand { card, cell }));
            }
        }
        if !self.mercenaries_open(state) {
            return;
        }
        for slot in 0..SLOTS {
            let Some(card) = state.mercenary_row[slot] else { continue };
            if self.can_afford(has, card) {
                let slot = slot as u8;
                into.extend(free().map(|cell| Action::DeployMercenary { slot, cell }));
            }
        }
    }
}

/// Every set of one or two units, ascending.
pub(crate) fn ready_sets(units: &[UnitId], mut tell: impl FnMut(ReadyUnits)) {
    for (at, first) in units.iter().enumerate() {
        tell(Ascending::of([*first]));
        for second in &units[at + 1..] {
            tell(Ascending::of([*first, *second]));
        }
    }
}

/// Every ascending list of `least..=most` pieces, a piece as often as its own limit allows, in
/// ascending order.
pub(crate) fn shares<T: Copy>(
    pieces: &[(T, u8)],
    least: usize,
    most: usize,
    tell: &mut impl FnMut(&[T]),
) {
    fn grow<T: Copy>(
        pieces: &[(T, u8)],
        used: u8,
        list: &mut ArrayVec<T, { crate::action::PORTIONS_MAX }>,
        (least, most): (usize, usize),
        tell: &mut impl FnMut(&[T]),
    ) {
        if list.len() >= least && !list.is_empty() {
            tell(list);
        }
        if list.len() == most {
            return;
        }
        for (at, (piece, limit)) in pieces.iter().enumerate() {
            let used = if at == 0 { used } else { 0 };
            if used < *limit {
                list.push(*piece);
                grow(&pieces[at..], used + 1, list, (least, most), tell);
                list.pop();
            }
        }
    }
    grow(pieces, 0, &mut ArrayVec::new(), (least, most), tell);
}

//! All that a seat might try while it is asked.
//!
//! Source: RR-13.17, the column "conceivable".

use crate::prelude::*;
use crate::rules::legal::{ready_sets, shares};
use crate::state::{CELLS, SLOTS, cell_at};
use arrayvec::ArrayVec;
use kanso_engine::{Ascending, Cell};

fn cells() -> impl Iterator<Item = Cell> {
    (0..CELLS).map(cell_at)
}

impl RookRaiders {
    /// Appends all that a seat might try.
    pub(crate) fn conceivable_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        let Some(question) = self.is_asked(state, seat) else { return };
        let has = &state.seats[seat.index()];
        let units: ArrayVec<UnitId, 18> = self.roster(has).into_iter().map(|(id, _)| id).collect();
        let mut monsters: ArrayVec<MonsterId, 18> =
            has.monsters().map(|(_, monster)| monster.id).collect();
        monsters.sort_unstable();
        let level_ups = |into: &mut Vec<Action>| {
            for unit in &units {
                for pay_tokens in 0..=3 {
                    into.push(Action::LevelUp { unit: *unit, pay_tokens });
                }
            }
        };
        match question {
            Question::SetupPlace => {
                for card in self.cards.unit_kinds() {
                    into.extend(cells().map(|cell| Action::SetupPlace { card, cell }));
                }
            }
            Question::ChooseCommand => {
                into.extend(Command::ALL.map(|command| Action::ChooseCommand { command }));
                level_ups(into);
            }
            Question::Activate => {
                into.push(Action::EndActions);
                for unit in &units {
                    for dest in cells() {
                        let payments = BenefitFor::FullMove.payments().map(Some);
                        for full_move in std::iter::once(None).chain(payments) {
                            into.push(Action::Activate { unit: *unit, dest, full_move });
                        }
                    }
                }
                level_ups(into);
            }
            Question::UseSkill => {
                self.conceivable_skills(state, &units, &monsters, into);
                level_ups(into);
            }
            Question::AfterRoll => {
                into.push(Action::Accept);
                let payments = || BenefitFor::WillPower.payments();
                into.extend(payments().map(|pay_tokens| Action::Reroll { pay_tokens }));
                level_ups(into);
                for die in Die::ALL {
                    into.extend(payments().map(|pay_tokens| Action::RerollDie { die, pay_tokens }));
                }
            }
            Question::AttackInterrupt | Question::Window => {
                level_ups(into);
                into.push(Action::Pass);
            }
            Question::RestChoose => {
                level_ups(into);
                ready_sets(&units, |units| into.push(Action::RestChoose { units }));
            }
            Question::RecruitChoose => {
                level_ups(into);
                into.push(Action::Pass);
                for card in self.cards.unit_kinds() {
                    into.extend(cells().map(|cell| Action::DeployHand { card, cell }));
                }
                for slot in 0..SLOTS as u8 {
                    into.extend(cells().map(|cell| Action::DeployMercenary { slot, cell }));
                }
            }
            Question::SupportHeal => {
                level_ups(into);
                into.push(Action::Pass);
                into.extend(units.iter().map(|unit| Action::SupportHeal { unit: *unit }));
            }
            Question::FatigueChoose => {
                level_ups(into);
                ready_sets(&units, |units| into.push(Action::FatigueChoose { units }));
            }
            Question::Declare => into.extend([Action::Declare, Action::Hold]),
        }
    }

    fn conceivable_skills(
        &self,
        state: &State,
        units: &[UnitId],
        monsters: &[MonsterId],
        into: &mut Vec<Action>,
    ) {
        let skill = self.cards.unit(self.skill_asked(state).unit.kind).skill;
        let (hits, points) = match skill {
            Skill::Assign { hits } => (hits, 1),
            Skill::Heal { points } => (1, points),
            Skill::Dice { .. } | Skill::Area { .. } | Skill::Song => (1, 1),
        };
        into.push(Action::NoSkill);
        into.extend(monsters.iter().map(|target| Action::Dice { target: *target }));
        let any_monsters: ArrayVec<_, 18> = monsters.iter().map(|id| (*id, u8::MAX)).collect();
        shares(&any_monsters, 1, usize::from(hits), &mut |hits| {
            into.push(Action::Assign { hits: Ascending::of(hits.iter().copied()) });
        });
        into.push(Action::Area);
        let any_units: ArrayVec<_, 18> = units.iter().map(|id| (*id, u8::MAX)).collect();
        shares(&any_units, 1, usize::from(points), &mut |points| {
            into.push(Action::Heal { points: Ascending::of(points.iter().copied()) });
        });
        into.extend(units.iter().map(|ally| Action::Song { ally: *ally }));
    }
}

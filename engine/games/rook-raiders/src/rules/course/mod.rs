//! The course of a game: what is awaited, and what runs by itself.
//!
//! Source: RR-3.11, RR-13.1, RR-13.9, RR-13.10.

pub(crate) mod decide;
pub(crate) mod flow;

use crate::prelude::*;
use crate::readings::DeclarationMoment;
use crate::rules::chapter::benefit::drop_first;
use crate::state::{SLOTS, SetUpStep};

/// Streams of luck. Append-only. Source: RR-13.10.
const START_SEAT: Stream = Stream(0);
const COMMAND_SHUFFLE: Stream = Stream(1);
const UNIT_DECK: Stream = Stream(2);
const CHIPS: Stream = Stream(3);
const MONSTER_DECK: Stream = Stream(4);
const MEDALS: Stream = Stream(5);
/// The dice of seat 0; each seat has the next one.
const DICE: u8 = 8;

/// What became of a task that was looked at.
enum Step {
    /// Something happened: one beat.
    Beat,
    /// Nothing to see: look at the task that is on top now.
    On,
    /// Something is awaited, or the game is over.
    Wait,
}

/// A beat, if anything happened.
const fn seen(happened: bool) -> Step {
    if happened { Step::Beat } else { Step::On }
}

impl RookRaiders {
    /// The question that is asked, and of whom, while a decision is awaited.
    #[inline]
    pub(crate) fn asked(&self, state: &State) -> Option<(Question, Seat)> {
        let question = match state.tasks.last()? {
            Task::Place { .. } => Question::SetupPlace,
            Task::Turn { .. } => Question::ChooseCommand,
            Task::Actions { .. } => Question::Activate,
            Task::Rest { .. } => Question::RestChoose,
            Task::Recruit { .. } => Question::RecruitChoose,
            Task::Skill { ally: None, .. } => Question::UseSkill,
            Task::Skill { ally: Some(_), .. }
            | Task::Invasion { due: Some((_, Due::Attack)), .. } => Question::AttackInterrupt,
            Task::Roll { dice: [Some(_), Some(_)], .. } => Question::AfterRoll,
            Task::Declaring { .. } => Question::Declare,
            Task::Support { queue: Some(_) } => Question::SupportHeal,
            Task::Fatigue { .. } => Question::FatigueChoose,
            Task::Windows { .. } => Question::Window,
            _ => return None,
        };
        Some((question, state.active_seat()?))
    }

    /// The chance that is awaited, while no question is asked. Source: RR-13.10.
    fn chance(&self, state: &State) -> Option<Chance> {
        Some(match state.tasks.last()? {
            Task::SetUp { next } => match next {
                SetUpStep::Discard => Chance::draw(UNIT_DECK, self.difficulty.discards()),
                SetUpStep::Mercenary(_) => Chance::draw(UNIT_DECK, 1),
                SetUpStep::Commands => Chance::shuffle(COMMAND_SHUFFLE, 5),
                SetUpStep::StartSeat => Chance::pick(START_SEAT, state.seats.len() as u16),
            },
            Task::Roll { dice, .. } => {
                let stream = Stream(DICE + u8::from(state.acting_seat()));
                let count = dice.iter().filter(|die| die.is_none()).count() as u8;
                Chance::roll(stream, count, crate::rules::chapter::roll::FACES)
            }
            Task::Slain { boss: Some(_), .. } => Chance::draw(MEDALS, 1),
            Task::Summon { letter: None, .. } => Chance::draw(CHIPS, 1),
            Task::Summon { letter: Some(_), .. } => Chance::draw(MONSTER_DECK, 1),
            Task::Mercenaries { .. } => Chance::draw(UNIT_DECK, 1),
            Task::Commands => Chance::shuffle(COMMAND_SHUFFLE, 5),
            _ => return None,
        })
    }

    /// What is awaited, once nothing runs by itself any more.
    #[inline]
    pub(crate) fn awaits(&self, state: &State) -> Awaiting {
        match self.asked(state) {
            Some((_, seat)) => Awaiting::Decision(Seats::one(seat)),
            None => self.chance(state).map_or(Awaiting::Over, Awaiting::Chance),
        }
    }

    /// Carries out an outcome that was awaited.
    pub(crate) fn outcome(&self, state: &mut State, outcome: &Outcome, trace: &mut Tracing) {
        let Some(task) = state.tasks.last() else { return };
        match (task, outcome) {
            (Task::SetUp { next: SetUpStep::Discard }, Outcome::Draw(kinds)) => {
                self.discard_before(state, kinds, trace);
            }
            (Task::SetUp { next: SetUpStep::Mercenary(slot) }, Outcome::Draw(kinds)) => {
                let slot = *slot;
                self.first_mercenary(state, slot, kinds[0], trace);
            }
            (Task::SetUp { .. }, Outcome::Shuffle(order)) => {
                self.first_command_row(state, order, trace);
            }
            (Task::SetUp { .. }, Outcome::Pick(seat)) => {
                self.first_start_seat(state, *seat, trace);
            }
            (Task::Roll { .. }, Outcome::Roll(faces)) => self.dice_fall(state, faces, trace),
            (Task::Slain { .. }, Outcome::Draw(kinds)) => self.medal_drawn(state, kinds[0], trace),
            (Task::Summon { letter: None, .. }, Outcome::Draw(kinds)) => {
                self.chip_turned(state, kinds[0], trace);
            }
            (Task::Summon { .. }, Outcome::Draw(kinds)) => {
                self.monster_turned(state, kinds[0], trace);
            }
            (Task::Mercenaries { .. }, Outcome::Draw(kinds)) => {
                self.mercenary_turned(state, kinds[0], trace);
            }
            (Task::Commands, Outcome::Shuffle(order)) => {
                self.commands_laid_out(state, order, trace);
            }
            _ => debug_assert!(false, "the kernel lets only awaited outcomes through"),
        }
    }

    /// One beat of what runs by itself; false when something is awaited, or the game is over.
    #[inline]
    pub(crate) fn beat(&self, state: &mut State, trace: &mut Tracing) -> bool {
        loop {
            match self.step(state, trace) {
                Step::Beat => return true,
                Step::On => {}
                Step::Wait => return false,
            }
        }
    }

    fn step(&self, state: &mut State, trace: &mut Tracing) -> Step {
        let Some(task) = state.tasks.last() else { return Step::Wait };
        match task {
            Task::SetUp { .. } | Task::Windows { .. } => Step::Wait,
            Task::Place { queue } if queue.is_empty() => {
                self.begin_first_round(state, trace);
                Step::Beat
            }
            Task::Turn { queue } if queue.is_empty() => {
                state.goes_on(Task::Auto);
                Step::On
            }
            Task::Place { .. } | Task::Turn { .. } => Step::Wait,
            Task::Auto => {
                self.run_auto(state, trace);
                Step::Beat
            }
            Task::Command { .. } => self.step_command(state, trace),
            Task::Actions { seat, left } => {
                let (seat, left) = (*seat, *left);
                if left > 0 && self.can_act(state, seat) {
                    return Step::Wait;
                }
                state.tasks.pop();
                if left > 0 {
                    trace.fact(RR_4_21, || Fact::ActionsLost { seat, left });
                }
                seen(left > 0)
            }
            Task::Rest { seat } => {
                let seat = *seat;
                if state.seats[seat.index()].acted() > usize::from(self.rest_count()) {
                    return Step::Wait;
                }
                state.tasks.pop();
                seen(self.make_ready(state, seat, None, RR_4_9, trace))
            }
            Task::Recruit { seat } => {
                if self.can_deploy(state, *seat) || self.can_level_any(state, *seat) {
                    return Step::Wait;
                }
                state.tasks.pop();
                Step::On
            }
            Task::Acting { unit, .. } => {
                let unit = *unit;
                seen(self.end_action(state, unit, trace))
            }
            Task::Skill { .. } => self.step_skill(state, trace),
            Task::Roll { .. } => self.step_roll(state, trace),
            Task::Slain { boss: Some(_), .. } => Step::Wait,
            Task::Slain { .. } => self.step_slain(state, trace),
            Task::Declaring { queue } => {
                if !queue.is_empty() {
                    return Step::Wait;
                }
                state.tasks.pop();
                // RR-R7: declarations inside a command are compared at its end.
                if state.declared.is_empty() || state.running().is_some() {
                    return Step::On;
                }
                self.evaluate(state, trace);
                Step::Beat
            }
            Task::Invasion { .. } => self.step_invasion(state, trace),
            Task::Summon { .. } => self.step_summon(state, trace),
            Task::Support { .. } => self.step_support(state, trace),
            Task::Fatigue { .. } => self.step_fatigue(state, trace),
            Task::Mercenaries { .. } => self.step_mercenaries(state, trace),
            Task::Commands => {
                if self.resets_commands(state) {
                    return Step::Wait;
                }
                self.keep_commands(state, trace);
                Step::Beat
            }
            Task::StartCard => {
                self.pass_start_card(state, trace);
                Step::Beat
            }
        }
    }

    fn step_command(&self, state: &mut State, trace: &mut Tracing) -> Step {
        if let Some((command, leader, seat)) = Self::next_share(state) {
            self.begin_share(state, command, leader, seat, trace);
            return Step::Beat;
        }
        if let Some(Task::Command { leader, .. }) = state.tasks.pop() {
            let first = leader.unwrap_or(state.starter());
            self.ask_declarations(state, first, trace); // RR-3.10
        }
        Step::On
    }

    fn step_skill(&self, state: &mut State, trace: &mut Tracing) -> Step {
        if let Some(Task::Skill { ally: Some(ally), .. }) = state.tasks.last() {
            let ally = *ally;
            if self.song_interrupt(state, state.acting_seat(), ally) {
                return Step::Wait;
            }
            self.song_damage(state, ally, trace);
            return Step::Beat;
        }
        let Some(skill) = self.in_use(state) else {
            state.tasks.pop(); // RR-13.7: a level-up has knocked the unit out.
            return Step::On;
        };
        let has = &state.seats[skill.seat.index()];
        if self.has_use(has, skill.index, skill.unit) || self.can_level_any(state, skill.seat) {
            return Step::Wait;
        }
        state.tasks.pop();
        if skill.granted {
            let ally = skill.unit.at(skill.seat, skill.index);
            trace.fact(RR_5_22, || Fact::GrantEnds { ally, declined: false });
        }
        seen(skill.granted)
    }

    fn step_roll(&self, state: &mut State, trace: &mut Tracing) -> Step {
        let Some(Task::Roll { dice: [Some(_), Some(_)], .. }) = state.tasks.last() else {
            return Step::Wait;
        };
        match self.rolled(state) {
            Some(roll) if self.asks_after_roll(state, &roll) => Step::Wait,
            Some(_) => {
                self.roll_stands(state, trace);
                Step::Beat
            }
            None => {
                state.tasks.pop();
                state.tasks.pop();
                Step::On
            }
        }
    }

    fn step_slain(&self, state: &mut State, trace: &mut Tracing) -> Step {
        let Some(Task::Slain { monsters, .. }) = state.tasks.last_mut() else { return Step::On };
        if monsters.is_empty() {
            let seat = state.acting_seat();
            state.tasks.pop();
            let cleared = self.solo_cleared(state, trace);
            if !cleared {
                self.ask_inside(state, seat, DeclarationMoment::AfterSkill);
            }
            return seen(cleared);
        }
        let id = monsters.remove(0);
        self.remove_slain(state, id, trace);
        Step::Beat
    }

    fn step_invasion(&self, state: &mut State, trace: &mut Tracing) -> Step {
        let Some(Task::Invasion { queue, due, fallen }) = state.tasks.last() else {
            return Step::On;
        };
        let (due, fallen) = (*due, *fallen);
        let Some(seat) = queue.first().copied() else {
            self.judge(state, fallen, trace);
            if state.ending.is_none() {
                state.goes_on(Task::summon());
            }
            return seen(!fallen.is_empty());
        };
        if state.seats[seat.index()].fallen.is_some() {
            self.stop_invasion(state, seat, trace);
            drop_first(state);
            if self.judges_at_once(state) {
                self.judge(state, fallen, trace);
            }
            return Step::Beat;
        }
        match due {
            Some((id, Due::Attack)) if self.interrupt_offered(state, seat, id) => Step::Wait,
            Some((id, Due::Attack)) => {
                self.monster_attacks(state, seat, id, trace);
                Step::Beat
            }
            Some((id, Due::BonusMove)) => {
                self.monster_moves(state, seat, id, trace);
                Step::Beat
            }
            None if self.next_action(state, seat, trace) => Step::Beat,
            None => {
                drop_first(state);
                Step::On
            }
        }
    }

    fn step_summon(&self, state: &mut State, trace: &mut Tracing) -> Step {
        let Some(Task::Summon { done, letter, turned, fallen }) = state.tasks.last() else {
            return Step::On;
        };
        let (done, letter, fallen) = (*done, *letter, *fallen);
        if turned.is_some() {
            return seen(self.next_board(state, trace));
        }
        if letter.is_some() {
            return Step::Wait;
        }
        if done == 0 && self.waiting_enters(state, trace) {
            return Step::Beat;
        }
        if done == crate::rules::chapter::summon::SUMMONS {
            self.end_summon(state, fallen, trace);
            return seen(!fallen.is_empty());
        }
        if state.top_level().is_none() {
            trace.fact(RR_7_1, || Fact::NoMonsterLeft);
            self.end_summon(state, fallen, trace);
            return Step::Beat;
        }
        if state.chips_down.is_empty() {
            self.turn_chips_down(state, trace);
            return Step::Beat;
        }
        Step::Wait
    }

    fn step_support(&self, state: &mut State, trace: &mut Tracing) -> Step {
        let Some(Task::Support { queue }) = state.tasks.last() else { return Step::On };
        match queue {
            None if state.is_solo() => self.end_support(state),
            None => {
                self.rank_support(state, trace);
                return Step::Beat;
            }
            Some(queue) => match queue.first() {
                Some(seat) if self.has_damaged(state, *seat) => return Step::Wait,
                Some(_) => drop_first(state),
                None => self.end_support(state),
            },
        }
        Step::On
    }

    fn step_fatigue(&self, state: &mut State, trace: &mut Tracing) -> Step {
        let Some(Task::Fatigue { queue }) = state.tasks.last() else { return Step::On };
        let Some(seat) = queue.first().copied() else {
            self.end_fatigue(state);
            return Step::On;
        };
        if state.seats[seat.index()].acted()
            > usize::from(crate::rules::chapter::end_phase::RECOVERIES)
        {
            return Step::Wait;
        }
        drop_first(state);
        seen(self.make_ready(state, seat, None, RR_8_5, trace))
    }

    fn step_mercenaries(&self, state: &mut State, trace: &mut Tracing) -> Step {
        let Some(Task::Mercenaries { next, .. }) = state.tasks.last() else { return Step::On };
        let next = *next;
        let ends_round = state.running().is_none();
        if ends_round && next == 0 && state.mercenary_row.iter().any(Option::is_some) {
            self.discard_row(state, trace);
            return Step::Beat;
        }
        if self.refills_early(state) && self.refill(state, trace) {
            return Step::Beat;
        }
        if usize::from(next) >= SLOTS {
            self.end_mercenaries(state);
            return Step::On;
        }
        if !state.unit_deck.is_empty() {
            return Step::Wait;
        }
        if !self.refill(state, trace) {
            self.slot_stays_empty(state, next, trace);
        }
        Step::Beat
    }
}

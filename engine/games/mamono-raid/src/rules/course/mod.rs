//! The course of a game: what is awaited, and what runs by itself.
//!
//! Source: MR-5.46 (tasks), MR-5.47 (beats), MR-5.51 (streams of luck).

pub(crate) mod flow;

use crate::prelude::*;
use crate::rules::chapter::skill::Use;
use crate::vocabulary::LINE_CELLS;
use kanso_engine::ChanceKind;

/// Streams of luck. Append-only. Source: MR-5.51.
const START_SEAT: Stream = Stream(0);
const STARTER_XP: Stream = Stream(1);
const DEAL_STAGE_1: Stream = Stream(2);
const DRAW_STAGE_2: Stream = Stream(3);
const EXPOSE_CORE: Stream = Stream(4);
/// The cards of the head; each part has the next one.
const REVEAL_PART: u8 = 8;

/// What a task is.
enum Next {
    /// A seat is asked.
    Asks(Question, Seat),
    /// Chance decides. Source: MR-5.51.
    Draws(Chance),
    /// It runs by itself.
    Runs,
}

impl MamonoRaid {
    /// What the next task is: this is where a task is said to ask, to draw or to run. Source: MR-5.46.
    #[inline]
    fn next(&self, state: &State) -> Option<Next> {
        let line = LINE_CELLS as u8;
        Some(match *state.tasks.last()? {
            Task::AskStarter(space) => {
                Next::Asks(Question::PickStarter, self.picker(state, space)?)
            }
            Task::AskTurn => Next::Asks(Question::Turn, self.next_actor(state)?.0),
            Task::AskResult(seat) => Next::Asks(Question::Result, seat),
            Task::AskSwap(seat) => Next::Asks(Question::Swap, seat),
            Task::AskBazaar(seat) => Next::Asks(Question::Bazaar, seat),
            Task::AskPlace { seat, .. } => Next::Asks(Question::Place, seat),
            Task::AskEnemyItem { seat, .. } => Next::Asks(Question::EnemyItem, seat),
            Task::AskPart(part) => {
                Next::Draws(Chance::draw(Stream(REVEAL_PART + part.index() as u8), 1))
            }
            Task::AskDeal(_) => Next::Draws(Chance::draw(DEAL_STAGE_1, line)),
            Task::AskStart => Next::Draws(Chance::pick(START_SEAT, state.seat_count() as u16)),
            Task::AskKept => Next::Draws(Chance::draw(STARTER_XP, state.seat_count() as u8)),
            Task::AskStage2(_) => Next::Draws(Chance::draw(DRAW_STAGE_2, line)),
            Task::AskExpose(_) => {
                let count = self.exposed(state).len() as u8;
                let kind = ChanceKind::Draw { count, ordered: true };
                Next::Draws(Chance { kind, stream: EXPOSE_CORE })
            }
            Task::PlacePawns(_)
            | Task::StartRound
            | Task::Damage(_)
            | Task::Suffer { .. }
            | Task::ReturnShields
            | Task::EndTurn(_)
            | Task::Rank(_)
            | Task::Pay { .. }
            | Task::TakeCard { .. }
            | Task::BoxCard(_)
            | Task::OnGain { .. }
            | Task::RaiseLevel { .. }
            | Task::ClearLine(_)
            | Task::CoreBonus(_)
            | Task::Release(_)
            | Task::SilverBack
            | Task::Shop(_)
            | Task::ShopAgain(_)
            | Task::RoundEnd
            | Task::Score(_) => Next::Runs,
        })
    }

    /// The question that is asked, and of whom, while a decision is awaited.
    #[inline]
    pub(crate) fn asked(&self, state: &State) -> Option<(Question, Seat)> {
        match self.next(state)? {
            Next::Asks(question, seat) => Some((question, seat)),
            Next::Draws(_) | Next::Runs => None,
        }
    }

    /// What is awaited, once nothing runs by itself any more.
    #[inline]
    pub(crate) fn awaits(&self, state: &State) -> Awaiting {
        match self.next(state) {
            Some(Next::Asks(_, seat)) => Awaiting::Decision(Seats::one(seat)),
            Some(Next::Draws(chance)) => Awaiting::Chance(chance),
            Some(Next::Runs) | None => Awaiting::Over,
        }
    }

    /// What an awaited draw is from.
    pub(crate) fn draw_bag(&self, state: &State, into: &mut Bag) {
        match state.tasks.last() {
            Some(Task::AskPart(part)) => into.merge(&state.slot(*part).bag),
            Some(Task::AskDeal(_)) => into.merge(&self.stage1_bag(state)),
            Some(Task::AskKept) => {
                for character in Character::ALL {
                    into.add(Kind(character.index() as u16), 1);
                }
            }
            Some(Task::AskStage2(_)) => into.merge(&state.stage2_bag),
            Some(Task::AskExpose(_)) => into.merge(&state.stage3_bag),
            Some(_) | None => {}
        }
    }

    /// Carries out a checked action.
    pub(crate) fn decide_action(&self, state: &mut State, action: &Action, trace: &mut Tracing) {
        let Some((question, seat)) = self.asked(state) else { return };
        if question == Question::Turn {
            // MR-5.12: whatever is done, the turn is over then.
            state.tasks.pop();
            state.tasks.push(Task::EndTurn(seat));
            state.seat_mut(seat).acted = true;
        }
        match *action {
            Action::PickStarter { symbol, way } => {
                self.pick_starter(state, seat, symbol, way, trace);
            }
            Action::UseSkill { skill, x, ref targets, ref release, heal } => {
                self.use_skill(state, seat, Use { skill, x, targets, release, heal }, trace);
            }
            Action::Gather => self.gather(state, seat, trace),
            Action::UseItem { item, heal } => self.use_item(state, seat, item, heal, trace),
            Action::Pass { space } => self.pass(state, seat, space, trace),
            Action::SwapParts { mine, theirs } => self.swap(state, seat, mine, theirs, trace),
            Action::Decline => self.decline(state, seat, trace),
            Action::BuyLife { markers, bonus } => {
                self.buy_life(state, seat, Beside { markers, bonus }, trace);
            }
            Action::BuyItem { item, markers, bonus } => {
                self.buy_item(state, seat, item, Beside { markers, bonus }, trace);
            }
            Action::LevelUp { character, skill, ref chips, starter, markers, bonus } => {
                let beside = Beside { markers, bonus };
                let payment = Payment { chips: chips.clone(), starter, beside };
                self.level_up(state, seat, character, skill, &payment, trace);
            }
            Action::Done => self.leave_bazaar(state, seat, trace),
            Action::PlaceChip { skill } => self.place_chip(state, skill, trace),
            Action::ChooseResult { part } => self.choose_result(state, part, trace),
            Action::FieldMedic { markers, bonus } => {
                self.field_medic(state, seat, Beside { markers, bonus }, trace);
            }
            Action::UseEnemyItem { item, yes } => self.use_enemy_item(state, item, yes, trace),
        }
    }

    /// Carries out a possible outcome.
    pub(crate) fn outcome(&self, state: &mut State, outcome: &Outcome, trace: &mut Tracing) {
        let Some(task) = state.tasks.pop() else { return };
        match (task, outcome) {
            (Task::AskPart(part), Outcome::Draw(kinds)) => {
                self.reveal_part(state, part, kinds[0], trace);
            }
            (Task::AskDeal(part), Outcome::Draw(kinds)) => {
                self.deal_line(state, part, kinds, trace);
            }
            (Task::AskStage2(part), Outcome::Draw(kinds)) => {
                for kind in kinds {
                    crate::state::setup::take(&mut state.stage2_bag, *kind);
                }
                self.deal_line(state, part, kinds, trace);
            }
            (Task::AskStart, Outcome::Pick(seat)) => {
                state.tasks.push(Task::PlacePawns(Seat::at(usize::from(*seat))));
            }
            (Task::AskKept, Outcome::Draw(kinds)) => self.keep_starters(state, kinds, trace),
            (Task::AskExpose(_), Outcome::Draw(kinds)) => self.expose(state, kinds, trace),
            (task, outcome) => unreachable!("{outcome:?} answers {task:?}: the kernel looked"),
        }
    }

    /// Does one automatic beat; false when something is awaited or the game is over.
    pub(crate) fn beat(&self, state: &mut State, trace: &mut Tracing) -> bool {
        loop {
            let told = trace.told();
            if !self.run(state, trace) {
                return false;
            }
            if trace.told() != told {
                return true;
            }
        }
    }

    /// Runs the top task, if it runs by itself.
    fn run(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let Some(Next::Runs) = self.next(state) else { return false };
        let Some(task) = state.tasks.pop() else { return false };
        match task {
            Task::PlacePawns(seat) => self.place_pawns(state, seat, trace),
            Task::StartRound => self.start_round(state, trace),
            Task::Damage(seat) => self.damage(state, seat, trace),
            Task::Suffer { seat, rest } => self.suffer(state, seat, rest, trace),
            Task::ReturnShields => self.return_shields(state, trace),
            Task::EndTurn(seat) => self.end_turn(state, seat, trace),
            Task::Rank(target) => self.rank(state, target, trace),
            Task::Pay { part, place, seat } => self.pay(state, part, place, seat, trace),
            Task::TakeCard { part, seat } => self.take_card(state, part, seat, trace),
            Task::BoxCard(part) => self.box_card(state, part, trace),
            Task::OnGain { card, seat } => self.on_gain(state, card, seat, trace),
            Task::RaiseLevel { part, seat } => self.raise_level(state, part, seat, trace),
            Task::ClearLine(part) => self.clear_line(state, part, trace),
            Task::CoreBonus(seat) => self.core_bonus(state, seat, trace),
            Task::Release(seat) => self.release(state, seat, trace),
            Task::SilverBack => self.silver_back(state, trace),
            Task::Shop(seat) => self.shop(state, seat, false, trace),
            Task::ShopAgain(seat) => self.shop(state, seat, true, trace),
            Task::RoundEnd => self.end_round(state, trace),
            Task::Score(seat) => self.score(state, seat, trace),
            task => unreachable!("{task:?} is awaited"),
        }
        true
    }
}

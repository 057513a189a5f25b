//! The set-up of a battle: board, War Councils, hands and tokens.
//!
//! Source: chapter 4.1 of the specification; BL-5.1 to BL-5.5, BL-13.1 to BL-13.6, BH-16.1, BH-20.4.
//! A game begins with the set-up of its battle, or with the heroes of a campaign.

use crate::battle::{Chest, Orders, Side};
use crate::fact::LoreList;
use crate::prelude::*;
use crate::readings::AdvisorLevel;
use crate::readings::Level2Row;
use crate::rules::course::kinds_as;
use crate::state::Campaign;
use crate::vocabulary::LEVEL_MAX;
use kanso_engine::Deck;

/// Command cards that a camp without a Commander holds. Source: BL-13.2.
pub const HAND_MIN: u8 = 3;

/// What the highest level of the Lore Masters gives. Source: BL-13.3.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoreLevel {
    /// Lore tokens at the start.
    pub tokens: u8,
    /// Lore cards kept of the first four.
    pub kept: u8,
    /// Most Lore cards of a hand.
    pub hand: u8,
}

impl BattleLore {
    /// The table before the first event of a game without an opening.
    pub(crate) fn start_state(&self) -> State {
        let campaign = self.battles.map(|_| Campaign::default());
        let tasks = match campaign {
            Some(_) => Self::next_battle_tasks(),
            None => vec![Task::BeginBattle],
        };
        State {
            seats: vec![SeatState::default(); Camp::ALL.len()],
            artifacts: Deck::shuffled(self.all_artifacts()),
            recruit: None,
            battle: None,
            ended: None,
            campaign,
            tasks,
        }
    }

    /// All artifact cards. Source: the components of the specification (1.1).
    pub(crate) fn all_artifacts(&self) -> Bag {
        let cards = Artifact::all(self.cards.artifacts.len());
        cards.map(|card| (card.into(), u16::from(self.cards.artifact(card).copies))).collect()
    }

    /// All Command cards. Source: the components of the specification (1.1).
    pub(crate) fn all_commands(&self) -> Bag {
        let cards = Command::all(self.cards.commands.len());
        cards.map(|card| (card.into(), u16::from(self.cards.command(card).copies))).collect()
    }

    /// All Lore cards. Source: BL-13.4.
    pub(crate) fn all_lores(&self) -> Bag {
        let cards = Lore::all(self.cards.lores.len());
        cards.map(|card| (card.into(), u16::from(self.cards.lore(card).copies))).collect()
    }

    /// A battle as its scenario lays it out, with the heroes of both parties not placed yet and the
    /// classes of the advisors. Source: BL-5.2, BH-16.1, BH-20.4.
    pub(crate) fn new_battle(
        &self,
        scenario: &ScenarioRow,
        parties: [&[HeroId]; 2],
        advisors: [Option<Class>; 2],
    ) -> Battle {
        let figures = |kind| match kind {
            UnitKind::Troop(troop) => self.cards.troop(troop).figures,
            UnitKind::Creature(_) => 1,
        };
        let units = scenario.units.iter().zip(0..);
        let units = units.map(|(unit, number)| Unit {
            number,
            ..Unit::new(unit.at, unit.camp, unit.kind, figures(unit.kind))
        });
        let of_camp =
            |camp: Camp| parties[camp.index()].iter().map(move |hero| Hero::new(*hero, camp));
        let mut heroes: Vec<Hero> = Camp::ALL.into_iter().flat_map(of_camp).collect();
        heroes.sort_unstable_by_key(|hero| hero.id);
        let chests = scenario.chests.iter().map(|(at, tokens)| Chest { at: *at, tokens: *tokens });
        let tokens = ChestToken::ALL.into_iter().zip(ChestToken::COPIES);
        Battle {
            turn: 0,
            sides: advisors.map(|advisor| Side { advisor, ..Side::default() }),
            units: units.collect(),
            heroes,
            chests: chests.collect(),
            chest_bag: tokens.map(|(token, copies)| (token.into(), copies)).collect(),
            command_deck: self.all_commands(),
            command_discard: Vec::new(),
            lore_deck: self.all_lores(),
            lore_discard: Vec::new(),
            in_play: None,
            in_lieu: None,
            command_faces: crate::battle::Faces::new(),
            orders: Orders::default(),
            scouted: Vec::new(),
            browsed: Vec::new(),
            holy: Vec::new(),
            announced: None,
            fights: Vec::new(),
            retreat: None,
            check: None,
            damage: None,
            search: None,
            gain: None,
        }
    }

    /// Puts the steps of the set-up on the stack, with the first turn behind them. In a battle by
    /// itself heroes are made (H1 to H5), else those of the parties are equipped (H5); they are
    /// deployed last. Source: chapter 4.1 of the specification.
    pub(crate) fn push_set_up(&self, state: &mut State, makes_heroes: bool) {
        let first = self.scenario(state).first;
        let order = [first, first.other()];
        let mut steps =
            vec![Task::Council(Camp::South), Task::Council(Camp::North), Task::RevealCouncils];
        steps.extend(order.map(Task::DealCommands));
        steps.extend(order.map(Task::DealLore));
        steps.extend(order.map(Task::KeepLore));
        steps.push(Task::FirstTokens);
        if makes_heroes {
            steps.extend(order.map(|camp| Task::Enlist(state.seat_of(camp))));
        } else {
            let battle = state.battle();
            for camp in order {
                let own = battle.heroes.iter().filter(|hero| hero.camp == camp);
                steps.extend(own.map(|hero| Task::Equip(hero.id)));
            }
            steps.extend(self.deployments(state));
        }
        steps.push(Task::BeginTurn);
        state.tasks.extend(steps.into_iter().rev());
    }

    /// BL-5.2, BH-16.1: tells what lies on the board.
    pub(crate) fn tell_board(&self, state: &State, trace: &mut Tracing) {
        let scenario = self.scenario_kind(state);
        trace.fact(BL_5_2, || Fact::LaidOut { scenario });
        let chests = &state.battle().chests;
        if !chests.is_empty() {
            let hexes = chests.len() as u8;
            let tokens = chests.iter().map(|chest| chest.tokens).sum();
            trace.fact(BH_16_1, || Fact::ChestsLaid { hexes, tokens });
        }
    }

    /// Set-up 3: councils that the scenario fixes are not chosen.
    pub(crate) fn run_council(&self, state: &mut State, camp: Camp) -> bool {
        let Some(councils) = self.scenario(state).councils else { return false };
        state.tasks.pop();
        state.battle_mut().side_mut(camp).council = Some(councils[camp.index()]);
        true
    }

    /// BL-13.1: a camp chooses its War Council.
    pub(crate) fn choose_council(&self, state: &mut State, council: Council, trace: &mut Tracing) {
        let Some(Task::Council(camp)) = state.tasks.pop() else { return };
        let whose = self.whose(state, camp);
        state.battle_mut().side_mut(camp).council = Some(council);
        trace.fact(BL_13_1, || Fact::CouncilChosen { whose, council });
    }

    /// Set-up 4: the councils lie open; an advisor adds to its own (BH-20.4).
    pub(crate) fn reveal_councils(&self, state: &mut State, trace: &mut Tracing) -> bool {
        state.tasks.pop();
        let fixed = self.scenario(state).councils.is_some();
        let sides = &state.battle().sides;
        let councils = [0, 1].map(|camp| sides[camp].council.unwrap_or_default());
        let rule = if fixed { BL_5_2 } else { BL_13_1 };
        trace.fact(rule, || Fact::CouncilsRevealed { councils, fixed });
        for camp in self.set_up_order(state) {
            let whose = self.whose(state, camp);
            if let Some(class) = state.battle().side(camp).advisor {
                let level = self.levels(state, camp).level(class);
                trace.fact(BH_20_4, || Fact::AdvisorCounts { whose, class, level });
            }
            let cards = self.hand_size(state, camp);
            trace.fact(BL_13_2, || Fact::HandSize { whose, cards });
        }
        true
    }

    /// BL-5.3: a camp has drawn its Command hand.
    pub(crate) fn dealt_commands(
        &self,
        state: &mut State,
        camp: Camp,
        kinds: &[Kind],
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        let whose = self.whose(state, camp);
        let battle = state.battle_mut();
        for card in kinds_as::<Command>(kinds) {
            let held = battle.command_deck.take(card.into());
            assert!(held, "a card that was drawn was in the deck: the kernel looked");
            battle.side_mut(camp).commands.push(card);
        }
        battle.side_mut(camp).commands.sort_unstable();
        trace.fact(BL_5_3, || Fact::DrewCommands { whose, cards: kinds_as(kinds).collect() });
    }

    /// BL-5.4: Lore cards are drawn only where Lore is used.
    pub(crate) fn run_deal_lore(&self, state: &mut State, _: Camp) -> bool {
        if self.scenario(state).lore {
            return false;
        }
        state.tasks.pop();
        true
    }

    /// BL-5.4: a camp has drawn its first Lore cards.
    pub(crate) fn dealt_lore(
        &self,
        state: &mut State,
        camp: Camp,
        kinds: &[Kind],
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        let whose = self.whose(state, camp);
        let battle = state.battle_mut();
        for card in kinds_as::<Lore>(kinds) {
            let held = battle.lore_deck.take(card.into());
            assert!(held, "a card that was drawn was in the deck: the kernel looked");
            battle.side_mut(camp).lores.push(card);
        }
        battle.side_mut(camp).lores.sort_unstable();
        trace.fact(BL_5_4, || Fact::DrewLore { whose, cards: kinds_as(kinds).collect() });
    }

    /// BL-5.4: a camp that may keep none discards all without a decision.
    pub(crate) fn run_keep_lore(&self, state: &mut State, camp: Camp, trace: &mut Tracing) -> bool {
        if !self.scenario(state).lore {
            state.tasks.pop();
            return true;
        }
        if self.lore_row(state, camp).kept > 0 {
            return false;
        }
        self.keep_lore(state, &KeptLore::default(), trace);
        true
    }

    /// BL-5.4: a camp keeps Lore cards; the others go to the discard face down.
    pub(crate) fn keep_lore(&self, state: &mut State, cards: &KeptLore, trace: &mut Tracing) {
        let Some(Task::KeepLore(camp)) = state.tasks.pop() else { return };
        let whose = self.whose(state, camp);
        let battle = state.battle_mut();
        let side = battle.side_mut(camp);
        let mut dropped: LoreList = side.lores.drain(..).collect();
        for card in cards.iter() {
            let at = dropped.iter().position(|drawn| drawn == card);
            dropped.remove(at.expect("what is kept was drawn: checked"));
            side.lores.push(*card);
        }
        let face_down = |card: &Lore| LoreDiscard { card: *card, hidden_by: Some(camp) };
        battle.lore_discard.extend(dropped.iter().map(face_down));
        let kept = cards.iter().copied();
        trace.fact(BL_5_4, || Fact::KeptLore { whose, kept: kept.collect(), dropped });
    }

    /// BL-13.3: each camp takes its first tokens.
    pub(crate) fn first_tokens(&self, state: &mut State, trace: &mut Tracing) -> bool {
        state.tasks.pop();
        if !self.scenario(state).lore {
            return true;
        }
        for camp in self.set_up_order(state) {
            let tokens = self.lore_row(state, camp).tokens;
            let whose = self.whose(state, camp);
            state.battle_mut().side_mut(camp).tokens = tokens;
            trace.fact(BL_13_3, || Fact::FirstTokens { whose, tokens });
        }
        true
    }

    /// The first camp of the scenario, then the other. Source: BL-5.1.
    pub(crate) fn set_up_order(&self, state: &State) -> [Camp; 2] {
        let first = self.scenario(state).first;
        [first, first.other()]
    }

    /// The levels in play of a camp's Lore Masters: those chosen, and the advisor's on top. No
    /// council chosen yet counts as no levels. Source: BH-20.4, BH-R29.
    pub fn levels(&self, state: &State, camp: Camp) -> Council {
        let side = state.battle().side(camp);
        let mut levels = side.council.unwrap_or_default();
        if let Some(class) = side.advisor {
            let level = levels.level_mut(class);
            *level = match self.readings.advisor_level {
                AdvisorLevel::PlusOneLevel => (*level + 1).min(LEVEL_MAX),
                AdvisorLevel::LevelBySkills3 => LEVEL_MAX,
            };
        }
        levels
    }

    /// How many Command cards a camp holds. Source: BL-13.2.
    pub fn hand_size(&self, state: &State, camp: Camp) -> u8 {
        HAND_MIN + self.levels(state, camp).commander
    }

    /// The highest level of a camp's four Lore Masters of Lore cards.
    pub(crate) fn best_lore_level(&self, state: &State, camp: Camp) -> u8 {
        let levels = self.levels(state, camp);
        Class::OF_LORE.into_iter().map(|class| levels.level(class)).max().unwrap_or(0)
    }

    /// What a camp's highest Lore Master gives. Source: BL-13.3, BL-R20.
    pub fn lore_row(&self, state: &State, camp: Camp) -> LoreLevel {
        let level = self.best_lore_level(state, camp);
        let more = match (level, self.readings.level_2_row) {
            (2, Level2Row::Hand4) => 2,
            (_, Level2Row::Hand3 | Level2Row::Hand4) => 1,
        };
        LoreLevel { tokens: level, kept: level, hand: level + more }
    }

    /// A seat as it is named with the camp that it holds.
    pub(crate) fn whose_seat(state: &State, seat: Seat) -> Whose {
        Whose { camp: state.camp_of(seat), seat }
    }
}

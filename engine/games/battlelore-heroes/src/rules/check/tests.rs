//! What checking an action promises: each refusal of the table (5.9) by its rule.

mod battle;
mod every;
mod set_up;

use crate::battle::{Grant, Ordered};
use crate::prelude::*;
use crate::readings::Readings;
use crate::rule_list::RULES;

/// A game with a table that is laid out by hand.
struct Table {
    game: BattleLore,
    state: State,
}

fn hex(label: &str) -> Hex {
    Hex::from_label(label).expect("a hex of the board")
}

/// A turn in which a piece was ordered.
fn ordered() -> Doing {
    let ordered = Some(Ordered { section: None, by_card: true });
    Doing { ordered, ..Doing::default() }
}

impl Table {
    /// A battle of a scenario, 1 to 4, without units and heroes; South, its first camp or not, is asked.
    fn new(scenario: u8, changed: &[(&str, u8)]) -> Self {
        let value = |spec: &kanso_engine::ReadingSpec| {
            changed.iter().find(|(name, _)| *name == spec.name).map_or(0, |(_, value)| *value)
        };
        let values: Vec<u8> = Readings::SPECS.iter().map(value).collect();
        let game = BattleLore {
            names: vec!["a".to_owned(), "b".to_owned()],
            scenario: Scenario::new(scenario - 1).expect("one of four"),
            battles: None,
            readings: Readings::from_values(&values).expect("each reading has a value"),
            cards: CardSet::chosen(&CardChoice::default()).expect("the built-in set is read"),
            opening: None,
        };
        let mut state = game.start_state();
        let row = game.cards.scenario(game.scenario);
        let mut battle = game.new_battle(row, [&[], &[]], [None, None]);
        battle.units.clear();
        // Turn 1 is South's, or turn 2.
        battle.turn = if row.first == Camp::South { 1 } else { 2 };
        for side in &mut battle.sides {
            side.council =
                Some(Council { commander: 2, wizard: 1, warrior: 1, ..Council::default() });
        }
        state.battle = Some(battle);
        state.tasks.clear();
        Self { game, state }
    }

    /// Asks this.
    fn asks(mut self, task: Task) -> Self {
        self.state.tasks = vec![task];
        self
    }

    /// A unit with all its figures.
    fn unit(mut self, camp: Camp, code: &str, at: &str) -> Self {
        self.put(camp, code, at, Doing::default());
        self
    }

    /// A unit of South that was ordered.
    fn ordered_unit(mut self, code: &str, at: &str) -> Self {
        self.put(Camp::South, code, at, ordered());
        self
    }

    fn put(&mut self, camp: Camp, code: &str, at: &str, doing: Doing) {
        let troops = self.game.cards.troop_by_code(code).map(UnitKind::Troop);
        let kind =
            troops.or_else(|| self.game.cards.creature_by_code(code).map(UnitKind::Creature));
        let kind = kind.expect("a code of the set");
        let figures = self.game.full_figures(kind);
        let unit = Unit { doing, ..Unit::new(hex(at), camp, kind, figures) };
        self.state.battle_mut().units.put(unit);
    }

    /// A hero on the board.
    fn hero(mut self, id: u16, camp: Camp, class: Class, at: &str, mounted: bool) -> Self {
        let seat = self.state.seat_of(camp);
        self.state.seat_mut(seat).roster.push(Sheet::new(HeroId(id), class, 0));
        let mut hero = Hero::new(HeroId(id), camp);
        hero.status = HeroStatus::OnMap;
        hero.at = Some(hex(at));
        hero.mounted = mounted;
        self.state.battle_mut().heroes.push(hero);
        self.state.battle_mut().heroes.sort_by_key(|hero| hero.id);
        self
    }

    fn hero_mut(&mut self, id: u16) -> &mut Hero {
        self.state.battle_mut().hero_mut(HeroId(id))
    }

    fn sheet_mut(&mut self, id: u16) -> &mut Sheet {
        self.state.sheet_mut(HeroId(id))
    }

    fn doing_mut(&mut self, at: &str) -> &mut Doing {
        &mut self.state.battle_mut().unit_mut(hex(at)).expect("a unit stands there").doing
    }

    fn grant(mut self, filter: Filter, left: u8) -> Self {
        self.state.battle_mut().orders.grants.push(Grant { filter, left, by_card: true });
        self
    }

    fn lore(&self, id: &str) -> Lore {
        self.game.cards.lore_by_id(id).expect("a Lore card")
    }

    fn command(&self, id: &str) -> Command {
        self.game.cards.command_by_id(id).expect("a Command card")
    }

    fn skill(&self, id: &str) -> Skill {
        self.game.cards.skill_by_id(id).expect("a skill")
    }

    fn artifact(&self, id: &str) -> Artifact {
        self.game.cards.artifact_by_id(id).expect("an artifact")
    }

    /// A battle of the pieces in two hexes that is at some step; South attacks.
    fn fight(mut self, kind: FightKind, from: &str, to: &str, step: FightStep) -> Self {
        let fighter = |at: &str| -> Fighter {
            self.game.fighter_in(&self.state, hex(at), None).expect("a piece stands there")
        };
        let (attacker, target) = (fighter(from), fighter(to));
        let near = attacker.at.is_beside(target.at);
        let mode = if near { Mode::Melee } else { Mode::Ranged };
        let fight = Fight { step, rolled: 2, ..Fight::new(kind, mode, attacker, target) };
        self.state.battle_mut().fights.push(fight);
        self.state.tasks.push(Task::Fight);
        self
    }

    fn check(&self, action: &Action) -> Result<(), Refusal> {
        self.game.check_action(&self.state, action)
    }

    fn allows(&self, action: &Action) {
        assert_eq!(self.check(action), Ok(()), "{action:?}");
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        assert!(legal.contains(action), "{action:?} is listed");
    }

    /// The action is refused, in these words.
    fn refuses_so(&self, action: &Action, why: Refusal, words: &str) {
        self.refuses(action, why.rule());
        assert_eq!(self.check(action), Err(why));
        assert_eq!(self.told(&why), words);
    }

    /// The action is no answer to what is asked.
    fn asks_something_else(&self, action: &Action) {
        let Err(refusal) = self.check(action) else { panic!("{action:?} is allowed") };
        assert!(matches!(refusal, Refusal::OtherQuestion { .. }), "{refusal:?}");
        every::record(self, action, &refusal);
    }

    /// A refusal in English words.
    fn told(&self, refusal: &Refusal) -> String {
        self.told_in(refusal, Lang::En)
    }

    fn told_in(&self, refusal: &Refusal, lang: Lang) -> String {
        let mut told = String::new();
        self.game
            .say_refusal(refusal, lang, Eye::Public, &mut told)
            .expect("a string takes every text");
        told
    }

    /// The action is refused, by a rule that refuses.
    fn refuses(&self, action: &Action, by: Rule) {
        let found = self.check(action);
        let Err(refusal) = found else { panic!("{action:?} is allowed") };
        every::record(self, action, &refusal);
        let id = |rule: Rule| RULES.get(rule.index()).map(|entry| entry.id);
        assert_eq!(id(refusal.rule()), id(by), "{action:?}: {refusal:?}");
        assert!(RULES[by.index()].does.refuses, "{by:?} refuses");
    }
}

fn order(at: &str) -> Action {
    Action::Order { piece: hex(at), hero: None, section: None }
}

fn moved(from: &str, to: &str, glory: bool) -> Action {
    let (piece, dest) = (hex(from), hex(to));
    Action::Move { piece, dest, glory, hero: None, leave: None, join: None }
}

fn battle(from: &str, to: &str, glory: bool) -> Action {
    Action::Battle { attacker: hex(from), target: hex(to), glory, hero: None }
}

//! The rules of a battle read a second time: what stands between two of them.
//!
//! Source: chapters 5 to 7 and 11 of the specification; each test cites its rules.

use crate::battle::{Grant, InPlay, Ordered};
use crate::prelude::*;
use crate::readings::Readings;
use crate::vocabulary::Face;
use kanso_engine::trace::{Cited, Mode as Telling};

use Camp::{North, South};
use Face::{Blue, Flag, Green, Red, Strike};

const ONE: HeroId = HeroId(0);
const TWO: HeroId = HeroId(1);

/// A battle laid out by hand in which South is to act, and what its last event told.
struct Table {
    game: BattleLore,
    state: State,
    told: Vec<Cited<Fact>>,
}

fn hex(label: &str) -> Hex {
    Hex::from_label(label).expect("a hex of the board")
}

fn way(steps: &[bool]) -> Path {
    steps.iter().fold(Path::EMPTY, |path, east| path.longer(*east).expect("a short way"))
}

/// A turn in which a piece was ordered by the card.
fn ordered() -> Doing {
    Doing { ordered: Some(Ordered { section: None, by_card: true }), ..Doing::default() }
}

fn moves(from: &str, to: &str) -> Action {
    let (piece, dest) = (hex(from), hex(to));
    Action::Move { piece, dest, glory: false, hero: None, leave: None, join: None }
}

fn battles(from: &str, to: &str) -> Action {
    Action::Battle { attacker: hex(from), target: hex(to), glory: false, hero: None }
}

fn orders(at: &str) -> Action {
    Action::Order { piece: hex(at), hero: None, section: None }
}

fn retreats(path: Path) -> Action {
    Action::Retreat { ignored: 0, glory: None, path }
}

impl Table {
    /// A battle of a scenario, 1 to 4, with both camps' last unit far away, so that it goes on.
    fn new(scenario: u8, changed: &[(&str, &str)]) -> Self {
        let value = |spec: &kanso_engine::ReadingSpec| {
            let found = changed.iter().find(|(name, _)| *name == spec.name);
            found.map_or(0, |(_, value)| {
                let at = spec.values.iter().position(|known| known == value);
                at.expect("a value of the reading") as u8
            })
        };
        for (name, _) in changed {
            assert!(Readings::SPECS.iter().any(|spec| spec.name == *name), "{name} is a reading");
        }
        let values: Vec<u8> = Readings::SPECS.iter().map(value).collect();
        let game = BattleLore {
            names: vec!["One".to_owned(), "Two".to_owned()],
            scenario: Scenario::new(scenario - 1).expect("one of four"),
            battles: None,
            readings: Readings::from_values(&values).expect("a value for each reading"),
            cards: CardSet::chosen(&CardChoice::Newest).expect("the built-in set"),
            opening: None,
        };
        let mut state = game.start_state();
        let row = game.cards.scenario(game.scenario);
        let mut battle = game.new_battle(row, [&[], &[]], [None, None]);
        battle.units.clear();
        battle.turn = if row.first == South { 1 } else { 2 };
        for side in &mut battle.sides {
            side.council =
                Some(Council { commander: 2, wizard: 1, warrior: 1, ..Council::default() });
        }
        state.battle = Some(battle);
        state.tasks.clear();
        let table = Self { game, state, told: Vec::new() };
        table.unit(South, "HGs", "A13").unit(North, "HGs", "I13")
    }

    fn at(mut self, task: Task) -> Self {
        self.state.tasks = vec![task];
        self
    }

    fn unit(self, camp: Camp, code: &str, at: &str) -> Self {
        self.put(camp, code, at, Doing::default())
    }

    fn ordered_unit(self, code: &str, at: &str) -> Self {
        self.put(South, code, at, ordered())
    }

    fn put(mut self, camp: Camp, code: &str, at: &str, doing: Doing) -> Self {
        let cards = &self.game.cards;
        let troop = cards.troop_by_code(code).map(UnitKind::Troop);
        let creature = || cards.creature_by_code(code).map(UnitKind::Creature);
        let kind = troop.or_else(creature).expect("a code of the set");
        let figures = self.game.full_figures(kind);
        let unit = Unit { doing, ..Unit::new(hex(at), camp, kind, figures) };
        self.state.battle_mut().units.put(unit);
        self
    }

    /// Something else to be done in every phase, so that it is asked about.
    fn busy(self) -> Self {
        self.ordered_unit("HGs", "A1").unit(North, "HGs", "B1")
    }

    /// A hero on the board with these skills.
    fn hero(mut self, id: HeroId, camp: Camp, class: Class, at: &str, skills: &[&str]) -> Self {
        let mut sheet = Sheet::new(id, class, 0);
        let cards = &self.game.cards;
        sheet.skills = skills.iter().map(|id| cards.skill_by_id(id).expect("a skill")).collect();
        let seat = self.state.seat_of(camp);
        self.state.seat_mut(seat).roster.push(sheet);
        let mut hero = Hero::new(id, camp);
        hero.status = HeroStatus::OnMap;
        hero.at = Some(hex(at));
        let heroes = &mut self.state.battle_mut().heroes;
        heroes.push(hero);
        heroes.sort_by_key(|hero| hero.id);
        self
    }

    /// Something more of a hero.
    fn with(mut self, id: HeroId, change: impl FnOnce(&mut Hero)) -> Self {
        change(self.state.battle_mut().hero_mut(id));
        self
    }

    fn with_unit(mut self, at: &str, change: impl FnOnce(&mut Unit)) -> Self {
        change(self.state.battle_mut().unit_mut(hex(at)).expect("a unit stands there"));
        self
    }

    fn plays(mut self, card: &str) -> Self {
        let card = self.game.cards.command_by_id(card).expect("a Command card");
        self.state.battle_mut().in_play =
            Some(InPlay { card, acts_as: Some(card), heals: None, held: 4 });
        self
    }

    fn grant(mut self, filter: Filter, left: u8) -> Self {
        self.state.battle_mut().orders.grants.push(Grant { filter, left, by_card: true });
        self
    }

    /// A melee or a battle at range whose dice are to be rolled.
    fn fights(mut self, from: &str, to: &str, dice: u8) -> Self {
        let piece = |at| self.game.fighter_in(&self.state, hex(at), None).expect("a piece");
        let (attacker, target) = (piece(from), piece(to));
        let mode = if attacker.at.is_beside(target.at) { Mode::Melee } else { Mode::Ranged };
        let fight = Fight {
            step: FightStep::Roll,
            rolled: dice,
            ..Fight::new(FightKind::Attack, mode, attacker, target)
        };
        self.state.battle_mut().fights.push(fight);
        self.state.tasks = vec![Task::Combat, Task::Fight];
        self
    }

    fn tell(&mut self, happens: impl FnOnce(&BattleLore, &mut State, &mut Trace<Fact>)) {
        let mut trace = Trace::new(Telling::Facts);
        happens(&self.game, &mut self.state, &mut trace);
        while self.game.advance(&mut self.state, &mut trace) {}
        self.told = trace.facts().to_vec();
    }

    /// An action that is allowed, and all that follows by itself.
    fn does(&mut self, action: &Action) {
        assert_eq!(self.game.check_action(&self.state, action), Ok(()), "{action:?}");
        let event = Event::Decision(action.clone());
        self.tell(|game, state, trace| game.perform(state, &event, trace));
    }

    /// Dice that are awaited, and all that follows by itself.
    fn rolls(&mut self, faces: &[Face]) {
        let Awaiting::Chance(chance) = self.game.awaits(&self.state) else {
            panic!("dice are awaited, not {:?}", self.question())
        };
        assert_eq!(self.game.awaits(&self.state), Awaiting::Chance(chance));
        let dice: Vec<u8> = faces.iter().map(|face| face.code() + 1).collect();
        let event = Event::Chance(Outcome::roll(&dice));
        assert_eq!(self.game.allows(&self.state, &event, &mut Bag::new()), Ok(()));
        self.tell(|game, state, trace| game.perform(state, &event, trace));
    }

    fn question(&self) -> Option<Question> {
        self.game.asked(&self.state).map(|(question, _)| question)
    }

    fn refuses(&self, action: &Action, by: Rule) {
        let found: Result<(), Refusal> = self.game.check_action(&self.state, action);
        assert_eq!(found.map_err(|refusal| refusal.rule()), Err(by), "{action:?}");
    }

    fn tells(&self, wanted: impl Fn(&Fact) -> bool) -> bool {
        self.told.iter().any(|cited| wanted(&cited.fact))
    }

    fn hero_at(&self, id: HeroId) -> Option<Hex> {
        self.state.battle().hero(id).at
    }

    fn unit_at(&self, at: &str) -> Option<&Unit> {
        self.state.battle().unit(hex(at))
    }

    /// Every action that is listed is allowed; an allowed one of these is listed.
    fn lists_what_it_allows(&self, tried: &[Action]) {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        for action in &legal {
            assert_eq!(self.game.check_action(&self.state, action), Ok(()), "{action:?}");
        }
        for action in tried {
            let allowed = self.game.check_action(&self.state, action).is_ok();
            assert_eq!(allowed, legal.contains(action), "{action:?}");
        }
    }
}

/// An attack of a Warrior with Assassin on a Cleric with Turn the Blade, with a die to be rolled.
fn assassin_on_cleric(changed: &[(&str, &str)]) -> Table {
    let table = Table::new(4, changed).hero(ONE, South, Class::Warrior, "C5", &["SKL09"]);
    table.hero(TWO, North, Class::Cleric, "D5", &["SKL30"]).fights("C5", "D5", 1)
}

#[test]
fn owner_decides_before_the_attackers_dice_come_if_it_is_first() {
    // BH-R71, BH-11.11: one die, turned away; nothing is left to add to.
    let blade = |table: &Table| Action::UseItem {
        hero: TWO,
        item: ItemId::Skill(table.game.cards.skill_by_id("SKL30").expect("a skill")),
        targets: Targets::None,
    };
    let mut first = assassin_on_cleric(&[("check-order", "owner-first")]);
    first.rolls(&[Strike]);
    assert_eq!(first.question(), Some(Question::Check));
    first.does(&blade(&first));
    assert!(first.tells(
        |fact| *fact == Fact::CheckCancelled { hero: first.game.hero_name(&first.state, TWO) }
    ));
    assert_eq!(first.state.battle().check, None);
    let mut second = assassin_on_cleric(&[]);
    second.rolls(&[Strike]);
    second.does(&blade(&second));
    assert_eq!(second.state.battle().check.as_ref().map(|check| check.dice), Some(1));
    second.rolls(&[Red]);
    assert!(second.tells(|fact| matches!(fact, Fact::Unharmed { .. })));
}

#[test]
fn attackers_dice_come_in_the_first_of_two_checks() {
    // BH-R13 `separate-checks`: other rolls at the same odds.
    let table = Table::new(4, &[("check-merge", "separate-checks")]).unit(North, "HBs", "D5");
    let table = table.hero(ONE, South, Class::Warrior, "C5", &["SKL09"]);
    let table =
        table.hero(TWO, North, Class::Rogue, "D5", &[]).with_unit("D5", |unit| unit.figures = 1);
    let mut table = table.fights("C5", "D5", 2);
    table.rolls(&[Strike, Blue]);
    assert_eq!(table.state.battle().check.as_ref().map(|check| check.dice), Some(2));
    table.rolls(&[Red, Red]);
    assert_eq!(table.state.battle().check.as_ref().map(|check| check.dice), Some(1));
    table.rolls(&[Red]);
    assert_eq!(table.hero_at(TWO), Some(hex("D5")));
}

#[test]
fn troop_carries_the_hero_that_joined_it_under_the_reading() {
    // BH-8.9, BH-R61.
    let table = |changed| {
        let table = Table::new(1, changed).at(Task::Move).ordered_unit("HBs", "C6").busy();
        let table = table.hero(ONE, South, Class::Rogue, "C5", &[]);
        table.with(ONE, |hero| hero.doing = ordered())
    };
    let mut held = table(&[]);
    held.does(&moves("C5", "C6"));
    held.refuses(&moves("C6", "C7"), BH_8_9);
    let mut carried = table(&[("moved-hero-carried", "yes")]);
    carried.does(&moves("C5", "C6"));
    carried.does(&moves("C6", "C7"));
    assert_eq!(carried.hero_at(ONE), Some(hex("C7")));
    assert!(carried.tells(|fact| matches!(fact, Fact::Carried { .. })));
}

#[test]
fn troop_that_leaves_its_leader_goes_as_if_it_had_none() {
    // BH-R8, BH-8.7: the rampart keeps only its mounted Leader out.
    let table = Table::new(4, &[("troop-leaves-leader", "yes")]).at(Task::Move);
    let table = table.ordered_unit("HGs", "E7").hero(ONE, South, Class::Rogue, "E7", &["SKL13"]);
    let mut table = table.with(ONE, |hero| hero.mounted = true);
    let (piece, dest) = (hex("E7"), hex("F7"));
    let leave = Some(true);
    table.does(&Action::Move { piece, dest, glory: false, hero: None, leave, join: None });
    assert!(table.unit_at("F7").is_some());
    assert_eq!(table.hero_at(ONE), Some(piece));
}

/// South's troop on C5 with a hero that stays apart, and an enemy on D5.
fn apart() -> Table {
    let table = Table::new(1, &[("stop-means-join", "may-stay-champion")]);
    let table = table.unit(South, "HBs", "C5").hero(ONE, South, Class::Rogue, "C5", &[]);
    table.with(ONE, |hero| hero.apart = true).unit(North, "HBs", "D5")
}

#[test]
fn hero_that_stays_apart_is_attacked_and_retreats_with_the_troop() {
    // BH-R9: it is treated as a Leader in attacks on the hex and retreats from it.
    let mut table = apart().fights("D5", "C5", 2);
    table.rolls(&[Strike, Flag]);
    assert_eq!(
        table.state.battle().check.as_ref().map(|check| (check.hero, check.dice)),
        Some((ONE, 1))
    );
    table.rolls(&[Green]);
    assert_eq!(table.question(), Some(Question::Retreat));
    let bold = table.told.iter().find_map(|cited| match cited.fact {
        Fact::MustRetreat { bold, .. } => Some(bold),
        _ => None,
    });
    assert_eq!(bold, Some(1), "BH-14.2");
    table.does(&retreats(way(&[true])));
    assert!(table.unit_at("B5").is_some());
    assert_eq!(table.hero_at(ONE), Some(hex("B5")));
    assert!(table.state.battle().hero(ONE).apart);
}

#[test]
fn hero_that_stayed_apart_is_alone_when_its_troop_has_gone() {
    let table = apart().at(Task::Move).with_unit("C5", |unit| unit.doing = ordered());
    let mut table = table.with(ONE, |hero| hero.doing = ordered());
    table.does(&moves("C5", "C6"));
    assert_eq!(table.hero_at(ONE), Some(hex("C5")));
    let named = Action::Move {
        piece: hex("C5"),
        dest: hex("C4"),
        glory: false,
        hero: Some(ONE),
        leave: None,
        join: None,
    };
    table.lists_what_it_allows(&[moves("C5", "C4"), named]);
}

#[test]
fn face_is_used_before_an_order_that_would_do_for_all() {
    // BL-7.6, BL-17.1: one face and one order more are good for a blue troop and a Champion.
    let table = Table::new(1, &[]).at(Task::Order).unit(South, "HBs", "C5");
    let table = table.hero(ONE, South, Class::Rogue, "C7", &[]).grant(Filter::Any, 1);
    let mut table = table;
    table.state.battle_mut().orders.faces = [0, 1, 0, 0, 0, 0];
    table.does(&orders("C5"));
    assert_eq!(table.state.battle().orders.grants[0].left, 1);
    assert_eq!(table.game.check_action(&table.state, &orders("C7")), Ok(()), "{BH_7_1:?}");
}

#[test]
fn order_is_refused_by_the_first_reason_of_the_table() {
    // 5.9: outside the section and wrong class come before no orders left.
    let table = || {
        let table = Table::new(1, &[]).at(Task::Order).unit(South, "HGs", "C5");
        table.unit(South, "HBm", "B2")
    };
    let used = table().grant(Filter::Section(Section::Centre), 0);
    used.refuses(&orders("B2"), BL_7_2);
    used.refuses(&orders("C5"), BL_7_3);
    let both =
        table().grant(Filter::Section(Section::West), 1).grant(Filter::Section(Section::Centre), 0);
    both.refuses(&orders("C5"), BL_7_3);
    table().grant(Filter::Foot, 0).refuses(&orders("B2"), BL_7_5);
}

#[test]
fn web_on_a_champion_holds_it_as_a_leader_too_and_ends() {
    // BL:CRE01, BH-8.6, BH-8.10.
    let table = Table::new(1, &[]).at(Task::Move).busy().ordered_unit("HBs", "C5");
    let table = table.hero(ONE, South, Class::Rogue, "C6", &[]);
    let mut table = table.with(ONE, |hero| {
        hero.doing = ordered();
        hero.webbed = true;
    });
    table.does(&moves("C5", "C6"));
    let detach = Action::Detach { hero: ONE, dest: hex("C7"), join: None };
    assert_eq!(
        table.game.check_action(&table.state, &detach),
        Err(Refusal::IsWebbed { hex: hex("C6") }),
        "{BH_9_1:?}"
    );
    table.state.tasks = vec![Task::EndTurn];
    table.tell(|_, _, _| ());
    assert!(!table.state.battle().hero(ONE).webbed);
}

#[test]
fn darken_the_sky_gives_no_second_battle_after_a_melee() {
    // BL:CMD21: twice at range.
    let table = || {
        let table =
            Table::new(1, &[]).at(Task::Combat).busy().plays("CMD21").ordered_unit("HGb", "C5");
        table.unit(North, "HBs", "F5").unit(North, "HRl", "I1")
    };
    let mut shot = table();
    shot.does(&battles("C5", "F5"));
    shot.rolls(&[Red, Red]);
    assert_eq!(shot.game.check_action(&shot.state, &battles("C5", "F5")), Ok(()));
    let mut near = table().unit(North, "HGs", "D5").with_unit("D5", |unit| unit.figures = 1);
    near.does(&battles("C5", "D5"));
    near.rolls(&[Green, Red]);
    if near.question() == Some(Question::Ground) {
        near.does(&Action::Stay);
    }
    near.refuses(&battles("C5", "F5"), BL_9_1);
}

#[test]
fn lapsed_detachment_is_no_order_any_more() {
    // BH-6.7, BH-16.3: the order is lost, and the troop never had one.
    let table = Table::new(4, &[]).at(Task::Move).unit(South, "HBs", "D4");
    let table = table.hero(ONE, South, Class::Rogue, "D4", &[]);
    let mut table = table.with(ONE, |hero| {
        hero.doing = ordered();
        hero.detachment = Detachment::Ordered;
    });
    table.state.tasks = vec![Task::Combat, Task::Move];
    table.state.battle_mut().side_mut(South).tokens = 0;
    table.does(&Action::DoneMoving);
    assert!(table.tells(|fact| matches!(fact, Fact::DetachLapsed { .. })));
    table.state.tasks = vec![Task::Combat];
    table.refuses(&Action::Search { hero: ONE }, BL_7_4);
}

#[test]
fn troop_that_came_to_a_champion_has_waited_for_nothing() {
    // BH-8.10 under BH-R70 `troop-may-not-battle`: no detachment was ordered.
    let table = Table::new(1, &[("detach-lapse", "troop-may-not-battle")]);
    let table = table.ordered_unit("HBs", "C5").hero(ONE, South, Class::Rogue, "C6", &[]);
    let mut table = table.with(ONE, |hero| hero.doing = ordered()).unit(North, "HBs", "D6");
    table.state.tasks = vec![Task::Combat, Task::Move];
    table.does(&moves("C5", "C6"));
    table.does(&Action::DoneMoving);
    assert_eq!(table.game.check_action(&table.state, &battles("C6", "D6")), Ok(()));
}

#[test]
fn hero_that_joined_takes_no_troop_farther_than_it_went() {
    // BL-8.4: two hexes were too far for blue foot before the Pathfinder came.
    let table = Table::new(1, &[]).ordered_unit("HBs", "C5").unit(North, "HBs", "D7");
    let table = table.hero(ONE, South, Class::Rogue, "B7", &["SKL14"]);
    let mut table = table.with(ONE, |hero| hero.doing = ordered());
    table.state.tasks = vec![Task::Combat, Task::Move];
    table.does(&moves("C5", "C7"));
    table.does(&moves("B7", "C7"));
    table.state.tasks = vec![Task::Combat];
    table.refuses(&battles("C7", "D7"), BL_9_1);
}

#[test]
fn leader_of_a_troop_that_dies_on_its_way_back_must_go_too() {
    // BH-15.6, BH-R40 `retreats-1-to-3`.
    let after = |changed: &[(&str, &str)]| {
        let table = Table::new(1, changed).unit(South, "HGs", "B5").unit(South, "HGs", "A5");
        let table = table.unit(South, "HGs", "A6").unit(North, "HBs", "C6");
        let table = table.hero(ONE, South, Class::Rogue, "B5", &[]);
        let table = table.with_unit("B5", |unit| unit.figures = 1);
        let mut table = table.fights("C6", "B5", 2);
        table.rolls(&[Flag, Red]);
        assert_eq!(table.question(), Some(Question::Retreat));
        table.does(&retreats(Path::EMPTY));
        table.rolls(&[Green]);
        table
    };
    let stays = after(&[]);
    assert_ne!(stays.question(), Some(Question::Retreat));
    assert_eq!(stays.hero_at(ONE), Some(hex("B5")));
    let mut goes = after(&[("leader-after-elimination", "retreats-1-to-3")]);
    assert_eq!(goes.question(), Some(Question::Retreat));
    goes.does(&retreats(way(&[false])));
    assert_eq!(goes.hero_at(ONE), Some(hex("A5")));
}

#[test]
fn champion_that_chooses_to_stay_on_its_baseline_is_checked() {
    // BH-R55 with BH-R32 `stays-unharmed`, which is for one that cannot go.
    let changed =
        [("baseline-forced-exit", "may-stay-with-1d-check"), ("champion-stuck", "stays-unharmed")];
    let table = Table::new(1, &changed).hero(ONE, South, Class::Rogue, "A5", &[]);
    let mut table = table.unit(North, "HBs", "B5").fights("B5", "A5", 2);
    table.rolls(&[Flag, Red]);
    table.does(&retreats(Path::EMPTY));
    let check = table.state.battle().check.as_ref().map(|check| (check.cause, check.dice));
    assert_eq!(check, Some((CheckCause::Stuck, 1)));
}

#[test]
fn sight_is_tried_before_the_enemy_beside_a_missile_troop() {
    // 5.9: the row of `Battle`.
    let table = Table::new(1, &[]).at(Task::Combat).ordered_unit("HGb", "C5");
    let table = table.unit(North, "HBs", "C6").unit(North, "HBs", "C8").unit(North, "HBs", "E5");
    table.refuses(&battles("C5", "C8"), BL_4_8);
    table.refuses(&battles("C5", "E5"), BL_4_6);
}

#[test]
fn goblin_rush_is_told_whether_or_not_it_battles_then() {
    // BL-8.5: blue foot goes two hexes and no farther, a third one beside an enemy.
    let table = Table::new(2, &[]).at(Task::Move).put(South, "GBs", "B8", ordered());
    let mut table = table.unit(North, "HBs", "B12");
    table.does(&moves("B8", "B11"));
    let rushes =
        |cited: &Cited<Fact>| cited.rule == BL_8_5 && matches!(cited.fact, Fact::Rushes { .. });
    assert!(table.told.iter().any(rushes));
    table.state.tasks = vec![Task::Combat];
    table.refuses(&battles("B11", "B12"), BL_9_1);
}

#[test]
fn roll_that_does_not_hit_is_told() {
    // BL-9.10.
    let table = Table::new(1, &[]).ordered_unit("HBs", "C5").unit(North, "HBs", "D5");
    let mut table = table.fights("C5", "D5", 1);
    table.rolls(&[Red]);
    assert!(table.told.iter().any(|cited| cited.rule == BL_9_10));
}

/// Whether an action is allowed under the default values, and with this reading changed.
fn allowed(
    table: impl Fn(&[(&str, &str)]) -> Table,
    action: &Action,
    changed: (&str, &str),
) -> [bool; 2] {
    [&[][..], &[changed]].map(|changed| {
        let table = table(changed);
        table.game.check_action(&table.state, action).is_ok()
    })
}

#[test]
fn readings_of_movement_decide_what_is_allowed() {
    // A troop over a chest, a Champion past a creature, a goblin bow that rushed.
    let chest =
        |changed: &[(&str, &str)]| Table::new(4, changed).at(Task::Move).ordered_unit("HGs", "C4");
    let stop_only = ("chest-and-normal-unit", "stop-only");
    assert_eq!(allowed(chest, &moves("C4", "E5"), stop_only), [true, false]);
    let near = |changed: &[(&str, &str)]| {
        let table = Table::new(4, changed).at(Task::Move).unit(South, "GIA", "D5");
        let table = table.hero(ONE, South, Class::Rogue, "C5", &[]);
        table.with(ONE, |hero| hero.doing = ordered())
    };
    let troops_only = ("pass-champions", "troops-only");
    assert_eq!(allowed(near, &moves("C5", "E6"), troops_only), [true, false]);
    let bow = |changed: &[(&str, &str)]| {
        let changed = [&[("missile-adjacent", "may-shoot")], changed].concat();
        let table = Table::new(2, &changed).put(South, "GGb", "B8", ordered());
        let mut table = table.unit(North, "HBs", "B12").unit(North, "HBs", "C13");
        table.state.tasks = vec![Task::Combat, Task::Move];
        table.does(&moves("B8", "B11"));
        table.at(Task::Combat)
    };
    assert_eq!(allowed(bow, &battles("B11", "C13"), ("rush-battle", "any")), [false, true]);
}

#[test]
fn readings_of_shots_decide_whom_they_may_be_at() {
    let table = |changed: &[(&str, &str)]| {
        Table::new(1, changed).at(Task::Combat).ordered_unit("HGb", "C5")
    };
    let beside =
        |changed: &[(&str, &str)]| table(changed).unit(North, "HBs", "C6").unit(North, "HBs", "E5");
    let may_shoot = ("missile-adjacent", "may-shoot");
    assert_eq!(allowed(beside, &battles("C5", "E5"), may_shoot), [false, true]);
    let hidden =
        |changed: &[(&str, &str)]| table(changed).unit(South, "HBs", "C7").unit(North, "HBs", "C8");
    assert_eq!(allowed(hidden, &battles("C5", "C8"), ("own-units-block", "no")), [false, true]);
}

#[test]
fn readings_of_retreats_and_pursuits_decide_how_far_they_go() {
    let chest = |changed: &[(&str, &str)]| {
        let table = Table::new(4, changed).hero(ONE, South, Class::Rogue, "E4", &[]);
        let mut table = table.unit(North, "HBs", "F4").fights("F4", "E4", 2);
        table.rolls(&[Flag, Flag]);
        table
    };
    let past = retreats(way(&[true, true]));
    assert_eq!(allowed(chest, &past, ("chest-stops-retreat", "yes")), [true, false]);
    let rides = |changed: &[(&str, &str)]| {
        let table = Table::new(1, changed).ordered_unit("HGm", "C5").unit(North, "HGs", "C4");
        let table = table.with_unit("C4", |unit| unit.figures = 1).unit(North, "HGs", "I1");
        let mut table = table.fights("C5", "C4", 1);
        table.rolls(&[Green]);
        table.does(&Action::GainGround);
        table.question()
    };
    assert_eq!(rides(&[]), Some(Question::Pursue));
    assert_eq!(rides(&[("pursuit-distance", "vacated-hex")]), None);
    assert_eq!(rides(&[("pursuit-stop-terrain", "yes")]), None);
}

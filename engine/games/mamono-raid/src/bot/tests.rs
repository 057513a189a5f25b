//! The bot of Mamono Raid at named positions: what it prefers, counted by hand.

use super::*;
use crate::action::{Release, Releases, Targets};
use crate::cards::ItemKind;
use crate::readings::{HealAmount, Readings};
use crate::rule_list::MR_R23;
use crate::state::{Cell, CoreCell, Holder, Stack, Task};
use crate::vocabulary::{Part, Space, Spot, XpChip};
use arrayvec::ArrayVec;
use kanso_engine::prelude::*;
use kanso_engine::{Ascending, Setup};

/// A table at which seat 0 is asked, all parties as they begin; the lines are closed until one is
/// laid.
struct Table {
    game: MamonoRaid,
    state: State,
}

impl Table {
    fn new(seats: u8) -> Self {
        Self::of(&Setup::new::<MamonoRaid>(seats))
    }

    fn of(setup: &Setup<Opening>) -> Self {
        let game = MamonoRaid::new(setup).expect("a set-up of the game");
        let mut state = game.laid_out();
        state.round = 1;
        state.tasks = vec![Task::AskTurn];
        for (space, seat) in state.safe.iter_mut().zip(0..setup.seats) {
            *space = Some(Seat::at(usize::from(seat)));
        }
        for slot in &mut state.parts {
            slot.breaks = 2;
        }
        Self { game, state }
    }

    fn asks(mut self, task: Task) -> Self {
        self.state.tasks = vec![task];
        self
    }

    fn shopping(self) -> Self {
        self.asks(Task::AskBazaar(ME))
    }

    fn me(&mut self) -> &mut SeatState {
        self.state.seat_mut(ME)
    }

    fn with(mut self, change: impl FnOnce(&mut SeatState)) -> Self {
        change(self.me());
        self
    }

    /// A line from base to tip: ids of chips, `red`, `blue`, `green`.
    fn line(mut self, part: Part, cells: [&str; 5]) -> Self {
        let cells = cells.map(|text| match colour(text) {
            Some(seat) => Cell::Marker(seat),
            None => Cell::Chip(self.game.cards.chip_by_id(text).expect("a chip of the set")),
        });
        let slot = self.state.slot_mut(part);
        (slot.line, slot.breaks) = (cells, 0);
        self
    }

    /// Cells of the core in their order.
    fn core(mut self, cells: &[&str]) -> Self {
        assert_eq!(cells.len(), self.state.core.len(), "all cells in use");
        for (space, text) in self.state.core.iter_mut().zip(cells) {
            space.cell = match colour(text) {
                Some(seat) => CoreCell::Marker(seat),
                None => CoreCell::Chip(self.game.cards.chip_by_id(text).expect("a chip")),
            };
        }
        self
    }

    fn skill(mut self, id: &str) -> Self {
        let card = self.skill_kind(id);
        let skills = &mut self.me().skills;
        skills.insert(skills.partition_point(|own| own.card < card), OwnSkill::fresh(card));
        self
    }

    fn item(mut self, id: &str) -> Self {
        let item = self.item_kind(id);
        let items = &mut self.me().items;
        items.insert(items.partition_point(|other| *other < item), item);
        self
    }

    fn core_is_taken(mut self) -> Self {
        self.state.core_bonus = Holder::Seat(Seat::at(1));
        self
    }

    fn skill_kind(&self, id: &str) -> SkillKind {
        self.game.cards.skill_by_id(id).expect("a skill of the set")
    }

    fn item_kind(&self, id: &str) -> ItemKind {
        self.game.cards.item_by_id(id).expect("an item of the set")
    }

    fn part_kind(&self, id: &str) -> PartKind {
        self.game.cards.part_by_id(id).expect("a part card of the set")
    }

    fn of_action(&self, action: &Action) -> i64 {
        score(&self.game, &self.state, action)
    }

    fn uses(&self, id: &str, x: Option<u8>, targets: &[&str], heal: Option<u8>) -> i64 {
        let targets = targets.iter().map(|text| {
            let named = Spot::all().find(|spot| spot.to_string() == *text);
            named.expect("a cell as it is written")
        });
        self.of_action(&Action::UseSkill {
            skill: self.skill_kind(id),
            x,
            targets: Targets::of(targets),
            release: Releases::of([]),
            heal,
        })
    }

    fn takes(&self, id: &str, targets: &[&str]) -> i64 {
        self.uses(id, None, targets, None)
    }

    fn heals(&self, id: &str) -> i64 {
        self.uses(id, None, &[], None)
    }

    fn buys(&self, id: &str, markers: u8) -> i64 {
        let item = self.item_kind(id);
        self.of_action(&Action::BuyItem { item, markers, bonus: false })
    }

    fn levels(&self, skill: &str, chips: &[&str], starter: bool, markers: u8) -> i64 {
        let skill = self.skill_kind(skill);
        self.of_action(&Action::LevelUp {
            character: self.game.cards.skill(skill).character,
            skill,
            chips: Ascending::of(chips.iter().map(|text| chip(text))),
            starter,
            markers,
            bonus: false,
        })
    }

    fn passes(&self, space: Space) -> i64 {
        self.of_action(&Action::Pass { space })
    }
}

const ME: Seat = Seat::at(0);

fn colour(text: &str) -> Option<Seat> {
    ["red", "blue", "green", "yellow"].iter().position(|seat| *seat == text).map(Seat::at)
}

fn chip(text: &str) -> XpChip {
    let wanted = |chip: &XpChip| format!("{}{}", chip.symbol.letter(), chip.points()) == text;
    XpChip::all().find(wanted).expect("a chip by its letter and value")
}

/// W 1, T 1, W 2, silver (+1), M 2 (+2).
const MIXED: [&str; 5] = ["E01", "E08", "E13", "E17", "E20"];
/// Gold (+1), M 3 (+2), W 3, gold (+1), C 3: nothing for skills of level 1.
const RICH: [&str; 5] = ["E19", "E40", "E34", "E38", "E35"];

#[test]
fn an_attack_is_worth_its_chips_and_cells_less_its_cost() {
    let table = Table::new(2).line(Part::Head, MIXED);
    // 100 for the point, 30 for the cell, 60 for AC 2.
    assert_eq!(table.takes("WA11", &["head.0"]), 70_000);
    assert_eq!(table.takes("WA11", &["head.1"]), 70_000);
    // 120 for the silver, 60 for a cell of 2, 90 for AC 2 and the extra cost.
    assert_eq!(table.takes("TH11", &["head.3"]), 90_000);
    // 240 for two Multi points, 90 for a cell of 3, 150 for AC 3 and an extra of 2.
    assert_eq!(table.takes("SO11", &["head.4"]), 180_000);
    let reached = Table::new(2).line(Part::Head, MIXED).with(|me| me.xp.add(chip("M2")));
    // With M 2 the W 1 makes the 3 points of the second level: 50 more.
    assert_eq!(reached.takes("WA11", &["head.0"]), 120_000);
    let enough = reached.with(|me| me.xp.add(chip("W1")));
    assert_eq!(enough.takes("WA11", &["head.0"]), 70_000, "the points were there before");
    let fireball = Table::new(2).line(Part::Head, MIXED).skill("SO31");
    // 100 + 200, cells 1 + 2 for 90, AC 4 for 120.
    assert_eq!(fireball.takes("SO31", &["head.0", "head.2"]), 270_000);
    let shadow = Table::new(2).line(Part::Head, MIXED).skill("TH32");
    // 240 and 90, AC 2 for 60: the extra cost is not paid.
    assert_eq!(shadow.takes("TH32", &["head.4"]), 270_000);
}

#[test]
fn an_attack_that_costs_more_than_it_brings_still_goes_before_passing() {
    let spent = Table::new(2).line(Part::Head, MIXED).skill("WA21").skill("WA31");
    // 10 + 30 - 60 is less than nothing, but all damage is covered: at least 20.
    assert_eq!(spent.takes("WA11", &["head.0"]), 20_000);
    let hurt = Table::new(2).line(Part::Head, MIXED).with(|me| me.gather = 9);
    // Damage 9 + 1 with one shield against 2 life: 7 uncovered, 15 each.
    assert_eq!(hurt.takes("WA11", &["head.0"]), 999 + 70 - 105);
    assert_eq!(hurt.with(|me| me.took = true).takes("WA11", &["head.0"]), -1);
}

#[test]
fn breaking_a_part_is_worth_what_its_rank_is() {
    let first = Table::new(2).line(Part::Head, ["red", "blue", "E13", "E17", "E20"]);
    // 200 + 60 - 90, and 400: 3 against 1.
    assert_eq!(first.takes("SO11", &["head.2"]), 570_000);
    let second = Table::new(2).line(Part::Head, ["E01", "E08", "E13", "blue", "blue"]);
    assert_eq!(second.takes("WA11", &["head.0"]), 70_000, "1 against 5: nothing more");
    let third = Table::new(3).line(Part::Head, ["E01", "E08", "green", "blue", "blue"]);
    // 1 against 2 and 5: 70 - 100, but covered.
    assert_eq!(third.takes("WA11", &["head.0"]), 20_000);
    let early = Table::new(3).line(Part::Head, ["E01", "E08", "E13", "blue", "blue"]);
    assert_eq!(early.takes("WA11", &["head.0"]), 70_000, "three of four markers");
}

#[test]
fn the_core_is_worth_most_to_its_first() {
    let mine = Table::new(2).core(&["X05", "red", "red", "red", "red", "red"]);
    // 120 and a copper of 60, a cell of 2 for 60, AC 2 for 60, 600 for the core;
    // damage 5 + 1 - 1 against 2 life: 3 uncovered for 45.
    assert_eq!(mine.takes("WA11", &["core.0"]), 735_000);
    let theirs = Table::new(2).core(&["X05", "blue", "blue", "blue", "blue", "blue"]);
    assert_eq!(theirs.takes("WA11", &["core.0"]), 180_000, "2 against 6");
    let open = Table::new(2).core(&["X05", "red", "X08", "red", "red", "red"]);
    // Not the last cell: 180, 4 markers and this one less a shield, 2 uncovered for 30.
    assert_eq!(open.takes("WA11", &["core.0"]), 150_000);
}

#[test]
fn a_heal_is_worth_more_when_life_is_short() {
    let hurt =
        |life, damage| Table::new(2).skill("CL21").with(|me| (me.life, me.damage) = (life, damage));
    assert_eq!(hurt(1, 1).heals("CL11"), 10_000, "40 - 30");
    assert_eq!(hurt(0, 2).heals("CL11"), 70_000, "100 - 30 with no life left");
    assert_eq!(hurt(0, 2).heals("CL21"), 140_000, "two chips, AC 2");
    assert_eq!(hurt(2, 0).heals("CL11"), -1, "a dry fire is worse than passing");
    // Arc Heal has a shield: damage 6 - 2 is more than 1 life.
    let pressed = hurt(1, 1).with(|me| me.gather = 6);
    assert_eq!(pressed.heals("CL11"), 70_000);
}

#[test]
fn a_heal_below_the_maximum_is_never_chosen() {
    let mut setup = Setup::new::<MamonoRaid>(2);
    let at = Readings::SPECS.iter().position(|spec| spec.rule == MR_R23).expect("MR-R23");
    setup.readings[at] = HealAmount::Choose as u8;
    let table = Table::of(&setup).item("IT08").with(|me| (me.life, me.damage) = (1, 1));
    assert_eq!(table.uses("CL11", None, &[], Some(1)), 10_000);
    assert_eq!(table.uses("CL11", None, &[], Some(0)), EXCLUDED);
    let potion = |heal| Action::UseItem { item: table.item_kind("IT08"), heal: Some(heal) };
    assert_eq!(table.of_action(&potion(1)), 30_000);
    assert_eq!(table.of_action(&potion(0)), EXCLUDED);
}

#[test]
fn clear_mind_is_used_for_as_many_as_it_frees() {
    let lock = |me: &mut SeatState, chips: u8| {
        for own in me.skills.iter_mut().take(2) {
            own.locked = 1;
        }
        me.life = chips;
    };
    let table = Table::new(2).skill("SO32").with(|me| lock(me, 2));
    assert_eq!(table.uses("SO32", Some(2), &[], None), 140_000, "160 - 20");
    assert_eq!(table.uses("SO32", Some(1), &[], None), EXCLUDED);
    let poor = Table::new(2).skill("SO32").with(|me| lock(me, 1));
    assert_eq!(poor.uses("SO32", Some(1), &[], None), 60_000);
    let mut far = table;
    far.state.safe[0] = None;
    let pawns = ArrayVec::from_iter([ME]);
    far.state.ap_stacks.push(Stack { space: 6, pawns });
    assert_eq!(far.uses("SO32", Some(2), &[], None), EXCLUDED, "one point of 7 is left");
    far.state.ap_stacks[0].space = 5;
    far.state.safe[1] = None;
    far.state.ap_stacks.push(Stack { space: 6, pawns: ArrayVec::from_iter([Seat::at(1)]) });
    assert_eq!(far.uses("SO32", Some(2), &[], None), 140_000);
}

#[test]
fn gathering_is_for_healthy_parties_and_stuck_ones() {
    let table = || Table::new(2).line(Part::Head, MIXED);
    let gather = |table: Table| table.of_action(&Action::Gather);
    assert_eq!(gather(table()), 10_000, "90 - 80");
    assert_eq!(gather(table().item("IT10")), 30_000, "AC 3");
    assert_eq!(gather(table().with(|me| (me.gather, me.life) = (6, 9))), 10_000, "home 4");
    assert_eq!(gather(table().with(|me| (me.gather, me.life) = (7, 9))), EXCLUDED, "home 3");
    assert_eq!(gather(table().with(|me| me.gather = 3)), EXCLUDED, "damage 2, life 2");
    let stuck = || Table::new(2).line(Part::Head, RICH);
    assert_eq!(gather(stuck()), 50_000);
    assert_eq!(gather(stuck().with(|me| me.gather = 7)), 50_000);
    assert_eq!(gather(table().core_is_taken()), 50_000);
    assert_eq!(gather(Table::new(2)), 10_000, "with no chip on the board nobody is stuck");
}

#[test]
fn a_potion_is_for_the_wounded() {
    let table = Table::new(2).item("IT08").with(|me| me.damage = 2);
    let potion = Action::UseItem { item: table.item_kind("IT08"), heal: None };
    assert_eq!(table.of_action(&potion), 110_000, "160 - 50");
    assert_eq!(table.with(|me| me.damage = 0).of_action(&potion), -1);
}

#[test]
fn passing_goes_to_the_first_space_or_to_a_shield() {
    let table = Table::new(3);
    assert_eq!(table.passes(Space::A), 0, "its own");
    assert_eq!(table.passes(Space::D), EXCLUDED);
    let hurt = table.with(|me| me.gather = 4);
    assert_eq!(hurt.passes(Space::D), 0, "damage 3, life 2: two shields beside D");
    assert_eq!(hurt.passes(Space::A), EXCLUDED);
    let mut gone = hurt;
    gone.state.bonus[1] = Holder::Seat(Seat::at(1));
    assert_eq!(gone.passes(Space::A), 0, "no shield lies beside a free space");
    gone.state.safe[2] = None;
    gone.state.ap_stacks.push(Stack { space: 3, pawns: ArrayVec::from_iter([Seat::at(2)]) });
    assert_eq!(gone.passes(Space::C), 0, "one shield beside C");
    assert_eq!(Table::new(3).core_is_taken().passes(Space::D), 0);
}

#[test]
fn starting_chips_are_ranked() {
    let score_of = |symbol, way| Table::new(2).of_action(&Action::PickStarter { symbol, way });
    use Character::{Cleric, Sorcerer, Thief, Warrior};
    let plain = [Warrior, Cleric, Sorcerer, Thief].map(|symbol| score_of(symbol, None));
    assert_eq!(plain, [4, 1, 2, 3]);
    assert_eq!(score_of(Cleric, Some(Way::Own)), 1);
    assert_eq!(score_of(Warrior, Some(Way::Any)), 0);
}

#[test]
fn a_level_is_worth_its_reach_and_its_points() {
    let table = Table::new(2).shopping().with(|me| me.starter = Some(Character::Thief));
    // Gold in reach for the first time, one point, 3 points of experience paid.
    assert_eq!(table.levels("TH21", &["T1"], true, 0), 1_108_500);
    assert_eq!(table.levels("TH22", &["T1"], true, 0), 1_008_500, "no gold, no 3 points");
    assert_eq!(table.levels("WA22", &["W1", "M2"], false, 0), 1_108_480, "a Multi chip");
    assert_eq!(table.levels("WA22", &["W1"], true, 1), 1_108_501, "W 1, starter 1, a marker");
    let reached = table.skill("WA22");
    assert_eq!(reached.levels("TH21", &["T1"], true, 0), 1_008_500, "3 points were in reach");
}

#[test]
fn a_stuck_party_keeps_its_markers_for_a_skill_that_frees_it() {
    let stuck = Table::new(2).line(Part::Head, RICH).shopping().with(|me| me.purse = 9);
    assert_eq!(stuck.levels("TH21", &["T2"], false, 1), 1_308_501, "gold lies there");
    assert_eq!(stuck.levels("TH22", &["T2"], false, 1), EXCLUDED);
    assert_eq!(stuck.levels("TH22", &["T2", "T1"], false, 0), 1_008_500);
    assert_eq!(stuck.of_action(&Action::BuyLife { markers: 1, bonus: false }), EXCLUDED);
    assert_eq!(stuck.of_action(&Action::BuyLife { markers: 0, bonus: false }), 500_000);
    assert_eq!(stuck.of_action(&Action::FieldMedic { markers: 1, bonus: false }), EXCLUDED);
    assert_eq!(stuck.buys("IM03", 1), EXCLUDED);
    assert_eq!(stuck.buys("IM03", 0), 2_950);
}

#[test]
fn life_is_bought_up_to_five_chips() {
    let life = |table: &Table, markers| table.of_action(&Action::BuyLife { markers, bonus: false });
    let table = Table::new(2).shopping();
    assert_eq!(life(&table, 0), 500_000);
    assert_eq!(life(&table, 1), 500_001);
    let four = table.with(|me| (me.life, me.damage) = (1, 3));
    assert_eq!(life(&four, 0), 500_000);
    let five = four.with(|me| me.life = 2);
    assert_eq!(life(&five, 0), EXCLUDED);
    assert_eq!(life(&Table::new(2).shopping().core_is_taken(), 0), EXCLUDED);
    let medic = |markers| Action::FieldMedic { markers, bonus: false };
    assert_eq!(Table::new(2).shopping().of_action(&medic(1)), 400_001);
    assert_eq!(Table::new(2).shopping().of_action(&Action::Done), 0);
}

#[test]
fn an_item_is_worth_what_it_brings_less_its_price() {
    let table = Table::new(2).shopping();
    assert_eq!(table.buys("IM03", 0), 2_950, "100 + 2 x 150 - 3 x 35");
    assert_eq!(table.buys("IM03", 2), 2_952, "markers come home");
    assert_eq!(table.buys("IT02", 0), 2_400, "200 + 9 x 20 - 4 x 35");
    assert_eq!(table.buys("IT06", 0), 1_600, "100 + 2 x 100 - 4 x 35");
    assert_eq!(table.buys("IT01", 0), 1_800, "100 + 150 - 2 x 35");
    assert_eq!(table.buys("IT04", 0), 600, "100 + 100 - 4 x 35");
    assert_eq!(table.buys("IT13", 0), 600);
    assert_eq!(table.buys("IT15", 0), 2_200, "500 - 8 x 35");
    assert_eq!(table.buys("IT10", 0), EXCLUDED, "100 - 105");
    assert_eq!(table.buys("IT14", 0), EXCLUDED, "no points at all");
    assert_eq!(table.buys("IT11", 0), EXCLUDED, "no other items");
    let rich = Table::new(2).shopping().item("IT07").item("IT08").item("IT10");
    assert_eq!(rich.buys("IT11", 0), 1_600, "300 - 140 for three other items");
    // Each of two seats holds five life chips: none is left for the elixir.
    let mut full = Table::new(2).shopping();
    for has in &mut full.state.seats {
        has.life = 5;
    }
    assert_eq!(full.buys("IT01", 0), 300, "100 - 70");
    let last = Table::new(2).shopping().core_is_taken();
    assert_eq!(last.buys("IT15", 0), 6_250, "5 points for 8");
    assert_eq!(last.buys("IT10", 1), 3_331, "1 point for 3, rounded down, and a marker");
    assert_eq!(last.buys("IT14", 0), EXCLUDED);
}

#[test]
fn chips_go_on_the_skills_they_help() {
    let placed = |chip, id| {
        let table = Table::new(2).skill("WA22").skill("CL21");
        let table = table.asks(Task::AskPlace { seat: ME, chip });
        table.of_action(&Action::PlaceChip { skill: table.skill_kind(id) })
    };
    assert_eq!(placed(SkillChip::Sword, "WA11"), 998);
    assert_eq!(placed(SkillChip::Sword, "SO11"), 997);
    assert_eq!(placed(SkillChip::Sword, "WA22"), -3, "3 points are its limit already");
    assert_eq!(placed(SkillChip::Ring, "SO11"), 1_003);
    assert_eq!(placed(SkillChip::Ring, "CL21"), 2, "it does not attack");
}

#[test]
fn a_swap_must_bring_points() {
    let mut table = Table::new(2).asks(Task::AskSwap(ME));
    let cards = |table: &Table, ids: &[&str]| ids.iter().map(|id| table.part_kind(id)).collect();
    table.state.seats[0].part_cards = cards(&table, &["BK4", "TL1"]);
    table.state.seats[1].part_cards = cards(&table, &["HD1", "HD3", "TO2"]);
    let swap = |mine, theirs| {
        let (mine, theirs) = (table.part_kind(mine), table.part_kind(theirs));
        table.of_action(&Action::SwapParts { mine, theirs })
    };
    assert_eq!(swap("BK4", "HD1"), 3, "3 points for 2: 1 + 2 halves");
    assert_eq!(swap("TL1", "HD1"), EXCLUDED, "3 for 3");
    assert_eq!(swap("BK4", "HD3"), EXCLUDED, "2 for 2: one for each of two part cards");
    assert_eq!(swap("BK4", "TO2"), EXCLUDED);
    assert_eq!(table.of_action(&Action::Decline), 0);
}

#[test]
fn an_item_of_the_enemy_phase_is_used() {
    let table = Table::new(2);
    let item = table.item_kind("IT14");
    let table = table.asks(Task::AskEnemyItem { seat: ME, item, rest: 1 });
    assert_eq!(table.of_action(&Action::UseEnemyItem { item, yes: true }), 1);
    assert_eq!(table.of_action(&Action::UseEnemyItem { item, yes: false }), 0);
}

#[test]
fn what_is_released_changes_nothing() {
    let table = Table::new(2).skill("SO32").with(|me| me.skills[0].locked = 1);
    let skill = table.skill_kind("SO32");
    let release = [Release { skill: table.skill_kind("WA11"), count: 1 }];
    let action = Action::UseSkill {
        skill,
        x: Some(1),
        targets: Targets::of([]),
        release: Releases::of(release),
        heal: None,
    };
    assert_eq!(table.of_action(&action), 60_000);
}

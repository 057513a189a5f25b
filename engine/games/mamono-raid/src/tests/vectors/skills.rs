//! Skills: what they take, what they cost, whom they heal, what they release.

use super::table::Table;
use crate::cards::HOUSE_1;
use crate::opening::position::Position;
use crate::prelude::*;

/// Two seats; blue has passed, so red goes on alone.
pub(super) fn red() -> Position {
    Position::seats(2).passed(1, "A")
}

/// The built-in set without the AP marks of these cards.
pub(super) fn without_ap(cards: &[&str]) -> String {
    let rows = HOUSE_1.split("\n\n").map(|row| {
        let is_named = cards.iter().any(|card| row.contains(&format!("id = \"{card}\"")));
        if is_named { row.replace("\nap = 1", "") } else { row.to_owned() }
    });
    rows.collect::<Vec<_>>().join("\n\n")
}

/// Only head.0 and head.1, a W 1 each, and back.0, another one, can be taken by a skill for 1 point.
pub(super) fn three_w1() -> Position {
    red()
        .broke(1, "TO1")
        .broke(1, "TO2")
        .broke(1, "TL1")
        .broke(1, "TL2")
        .broke(1, "BK1")
        .line("head", "E01 E05 E13 E14 E15")
        .line("back", "E21 E25 E26 E27 E28")
        .chip("core.2", "X01")
        .chip("core.3", "X02")
        .chip("core.4", "X03")
}

/// No experience of 1 or 2 points lies on the board.
pub(super) fn poor() -> Position {
    red()
        .broke(1, "TO1")
        .broke(1, "TO2")
        .broke(1, "TL1")
        .broke(1, "TL2")
        .broke(1, "BK1")
        .broke(1, "BK2")
        .line("head", "E09 E10 E17 E18 E19")
        .chip("core.1", "X01")
        .chip("core.2", "X02")
        .chip("core.3", "X03")
        .chip("core.4", "X04")
}

#[test]
fn tv03_a_skill_takes_a_chip_for_a_life_chip_and_a_marker() {
    let position = Position::seats(2).chip("tail.1", "E11");
    let mut table = Table::at(&position);
    assert_eq!((table.asked(), table.limit(0), table.life(0)), (Some(0), 6, (2, 0)));
    table.does("WA11 tail.1");
    assert_eq!(table.pawn(0), "ap.3");
    assert_eq!((table.life(0), table.locked(0, "WA11")), ((1, 0), 1));
    assert_eq!(table.xp(0), "M1");
    assert_eq!((table.cell("tail.1").as_str(), table.home(0)), ("0", 9));
    table.saw("MR-5.15", |fact| matches!(fact, Fact::CostPaid { ac: 2, extra: 1, .. }));
    table.saw("MR-5.16", |fact| matches!(fact, Fact::LifeLocked { chips: 1, life: 1, .. }));
    table.saw("MR-5.19", |fact| matches!(fact, Fact::MarkerPlaced { home: 9, .. }));
    table.cites(&["MR:WA11", "MR-5.11", "MR-9.1", "MR:E11"]);
}

#[test]
fn tv04_a_sword_attack_takes_at_most_1_point() {
    let table = Table::at(&Position::seats(2).chip("head.3", "E13"));
    assert!(!table.can("WA11 head.3"));
    table.refuses("WA11 head.3", "MR-5.14");
    assert!(table.can("SO11 head.3"));
}

#[test]
fn tv05_a_used_skill_is_not_used_again() {
    let table = Table::at(&red().chip("head.0", "E01").locked(0, "WA11", 1).ap(2, &[0]));
    table.refuses("WA11 head.0", "MR-3.7");
    table.offers_of("WA11", &[]);
}

#[test]
fn tv06_a_pawn_may_reach_its_ap_marker_and_not_pass_it() {
    let position = red().chip("head.0", "E01").chip("tail.1", "E11").ap(4, &[0]);
    let mut table = Table::at(&position);
    assert_eq!(table.limit(0), 6);
    table.refuses("WA11 tail.1", "MR-5.11");
    table.does("WA11 head.0");
    assert_eq!(table.pawn(0), "ap.6");
}

#[test]
fn tv07_a_heal_brings_back_a_life_chip_and_stays_ready() {
    let position = red().chip("head.0", "E01").life(0, 0, 2).ap(1, &[0]);
    let mut table = Table::at(&position);
    table.refuses("WA11 head.0", "MR-5.16");
    table.does("CL11").does("CL11");
    assert_eq!((table.pawn(0).as_str(), table.life(0)), ("ap.3", (2, 0)));
    assert_eq!(table.locked(0, "CL11"), 0);
    table.saw("MR-9.5", |fact| matches!(fact, Fact::StaysReady { .. }));
    table.saw("MR-9.3", |fact| matches!(fact, Fact::Healed { turned: 1, damage: 0, .. }));
    table.does("WA11 head.0");
    assert_eq!(table.pawn(0), "ap.5");
}

#[test]
fn tv08_a_heal_without_damage_is_a_delay() {
    let mut table = Table::at(&Position::seats(2).ap(2, &[1, 0]));
    assert_eq!(table.asked(), Some(0), "the top pawn");
    table.does("CL11");
    assert_eq!((table.pawn(0).as_str(), table.life(0), table.home(0)), ("ap.3", (2, 0), 10));
    table.saw("MR-5.21", |fact| matches!(fact, Fact::DryFire { .. }));
    assert_eq!(table.asked(), Some(1), "who is first is looked at anew");
}

#[test]
fn tv18_clear_mind_releases_other_skills_and_goes_on() {
    let position = Position::seats(2)
        .skills(0, &["SO21", "SO32"])
        .items(1, &["IT06"])
        .locked(0, "WA11", 1)
        .locked(0, "TH11", 1)
        .life(0, 3, 0)
        .ap(7, &[1, 0]);
    let mut table = Table::at(&position);
    table.does("SO32 x2 free WA11:1 TH11:1");
    assert_eq!(table.stack(7), [1, 0], "the pawn stays in its place");
    assert_eq!((table.life(0), table.locked(0, "SO32")), ((3, 0), 2));
    assert_eq!((table.locked(0, "WA11"), table.locked(0, "TH11")), (0, 0));
    assert_eq!(table.asked(), Some(0), "nothing moved, so the same seat is first");
    table.saw("MR-9.4", |fact| matches!(fact, Fact::ClearsMind { x: 2, released: 2, .. }));
    table.saw("MR-5.22", |fact| matches!(fact, Fact::Released { chips: 1, ready: true, .. }));
}

#[test]
fn tv19_clear_mind_releases_in_any_split() {
    let position = Position::seats(3)
        .passed(1, "A")
        .passed(2, "B")
        .ap(3, &[0])
        .skills(0, &["SO22", "SO32"])
        .locked(0, "SO22", 3)
        .locked(0, "WA11", 1)
        .locked(0, "TH11", 1)
        .locked(0, "SO11", 1)
        .life(0, 3, 0);
    let mut table = Table::at(&position);
    let splits = [
        "SO32 x3 free WA11:1 SO11:1 TH11:1",
        "SO32 x3 free WA11:1 SO11:1 SO22:1",
        "SO32 x3 free WA11:1 TH11:1 SO22:1",
        "SO32 x3 free WA11:1 SO22:2",
        "SO32 x3 free SO11:1 TH11:1 SO22:1",
        "SO32 x3 free SO11:1 SO22:2",
        "SO32 x3 free TH11:1 SO22:2",
        "SO32 x3 free SO22:3",
    ];
    table.offers_of("SO32 x3", &splits);
    table.refuses("SO32 x3 free WA11:2 SO11:1", "MR-5.22");
    table.does("SO32 x3 free WA11:1 SO22:2");
    assert_eq!((table.locked(0, "WA11"), table.locked(0, "SO22")), (0, 1));
    assert_eq!(table.locked(0, "SO32"), 3);
    table.saw("MR-5.22", |fact| matches!(fact, Fact::Released { chips: 2, ready: false, .. }));
    table.refuses("SO22 x1 head.0", "MR-3.7");
}

/// A Fireball can take an M 1 with extra cost 1 on head.0 and an M 2 with extra cost 1 on core.3.
pub(super) fn fireball() -> Position {
    Position::seats(3)
        .passed(1, "A")
        .passed(2, "B")
        .broke(1, "TL1")
        .broke(2, "TL3")
        .skills(0, &["SO21", "SO31"])
        .chip("head.0", "E11")
        .chip("core.3", "X06")
        .ap(1, &[0])
}

#[test]
fn tv20_a_fireball_takes_two_chips_from_line_and_core() {
    let mut table = Table::at(&fireball().items(0, &["IM06"]));
    assert_eq!((table.limit(0), table.home(0)), (9, 10));
    table.does("SO31 head.0 core.3");
    assert_eq!(table.pawn(0), "ap.7");
    assert_eq!((table.xp(0).as_str(), table.purse(0)), ("M1 M2", 1));
    assert_eq!((table.cell("head.0").as_str(), table.cell("core.3").as_str()), ("0", "0"));
    assert_eq!((table.home(0), table.locked(0, "SO31"), table.life(0)), (8, 1, (1, 0)));
    table.saw("MR-5.15", |fact| matches!(fact, Fact::CostPaid { ac: 4, extra: 2, .. }));
    table.saw("MR-5.18", |fact| matches!(fact, Fact::Purse { by: 1, purse: 1, .. }));
}

#[test]
fn tv21_every_target_adds_its_extra_cost() {
    let set = without_ap(&["SO21", "SO31"]);
    let position = Position::seats(3).card_set(&set);
    let position = position
        .passed(1, "A")
        .passed(2, "B")
        .broke(1, "TL1")
        .broke(2, "TL3")
        .skills(0, &["SO21", "SO31"])
        .chip("head.0", "E11")
        .chip("core.3", "X06")
        .ap(1, &[0]);
    let mut table = Table::at(&position);
    assert_eq!(table.limit(0), 6);
    table.refuses("SO31 head.0 core.3", "MR-5.11");
    table.does("SO31 head.0");
    assert_eq!(table.pawn(0), "ap.6");
}

#[test]
fn tv22_every_target_takes_a_marker_from_home() {
    let fireball = || fireball().reading("MR-R11", "forbidden").items(0, &["IM06"]);
    let mut table = Table::at(&fireball().gather(0, 9));
    assert_eq!(table.home(0), 1);
    table.refuses("SO31 head.0 core.3", "MR-5.17");
    table.does("SO31 head.0");
    assert_eq!(table.home(0), 0);
    let table = Table::at(&fireball().gather(0, 10));
    table.refuses("SO31 head.0", "MR-5.17");
    table.refuses("gather", "MR-5.17");
}

#[test]
fn tv53_a_stack_attack_takes_exactly_as_many_chips_as_are_stacked() {
    let table = Table::at(&three_w1().skills(0, &["SO22"]));
    let ways = [
        "SO22 x1 head.0",
        "SO22 x1 head.1",
        "SO22 x1 back.0",
        "SO22 x2 head.0 head.1",
        "SO22 x2 head.0 back.0",
        "SO22 x2 head.1 back.0",
    ];
    table.offers_of("SO22", &ways);
    table.refuses("SO22 x3 head.0 head.1 back.0", "MR-5.16");
    table.refuses("SO22 x1 head.0 head.1", "MR-5.14");
    table.refuses("SO22 head.0", "MR-5.16");
    let mut table = Table::at(&three_w1().skills(0, &["SO22"]).life(0, 3, 0));
    table.does("SO22 x3 head.0 head.1 back.0");
    assert_eq!((table.xp(0).as_str(), table.locked(0, "SO22")), ("W1 W1 W1", 3));
}

#[test]
fn tv55_clear_mind_releases_no_fewer_than_it_could() {
    let position =
        red().skills(0, &["SO21", "SO32"]).locked(0, "WA11", 1).locked(0, "TH11", 1).ap(4, &[0]);
    let table = Table::at(&position);
    table.refuses("SO32 x2 free WA11:1", "MR-5.22");
    assert!(table.can("SO32 x2 free WA11:1 TH11:1"));
    table.offers_of("SO32 x2", &["SO32 x2 free WA11:1 TH11:1"]);
}

#[test]
fn tv56_a_pawn_beyond_its_limit_pays_nothing_more() {
    let set = without_ap(&["SO21", "SO32"]);
    let position = Position::seats(2)
        .card_set(&set)
        .passed(1, "A")
        .broke(1, "BK4")
        .skills(0, &["SO21", "SO32"])
        .life(0, 1, 1)
        .ap(8, &[0]);
    let mut table = Table::at(&position);
    assert_eq!(table.limit(0), 6);
    table.offers(&["SO32 x1", "pass B"]);
    table.refuses("CL11", "MR-5.11");
    table.does("SO32 x1");
    assert_eq!((table.pawn(0).as_str(), table.locked(0, "SO32")), ("ap.8", 1));
    table.offers(&["pass B"]);
}

#[test]
fn tv59_an_attack_that_heals_needs_a_target_too() {
    let table = Table::at(&poor().skills(0, &["CL22"]).life(0, 2, 1));
    table.offers_of("CL22", &[]);
    table.refuses("CL22", "MR-5.14");
    table.refuses("CL22 head.0", "MR-5.14");
    table.refuses("CL22 core.1", "MR-5.14");
}

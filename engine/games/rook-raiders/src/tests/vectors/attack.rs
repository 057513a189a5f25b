//! Skills of units: dice, divided damage, areas, healing, songs.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

fn assault() -> Position {
    Position::seats(2).actions(Command::Assault, Some(0), 0, 2)
}

fn raid() -> Position {
    Position::seats(2).actions(Command::Raid, Some(1), 0, 1)
}

#[test]
fn tv01_a_total_below_the_defence_does_1_damage() {
    let position = assault().unit(0, "B4", "U01").monster(0, "B3", "M03").marks(0, 1, 0);
    let mut table = Table::at(&position);
    table.does("B4>B4").offers(&["dice B3"]);
    table.does("dice B3").falls("3 4").offers(&["accept", "reroll token"]);
    table.does("accept");
    table.board(0, &["B3 M03 d1", "B4 U01 acted"]);
    table.cites(&["RR-5.9", "RR-5.10", "RR:U01", "RR-4.5"]);
    table.saw("RR-5.11", |fact| {
        matches!(fact, Fact::DiceHit { total: 8, defense: 9, damage: 1, now: 1, .. })
    });
    assert_eq!(table.marks(0), (1, 0));
}

#[test]
fn tv02_a_total_of_the_defence_does_2_damage_and_slays() {
    let position = assault().unit(0, "B4", "U01").monster(0, "B3", "M03").marks(0, 1, 0);
    let mut table = Table::at(&position);
    table.does("B4>B4").does("dice B3").falls("4 4");
    table.board(0, &["B4 U01 acted"]);
    assert_eq!(table.marks(0), (1, 1));
    assert_eq!(table.asked(), Some(1), "nothing was asked about a lethal roll");
    table.saw("RR-5.11", |fact| matches!(fact, Fact::DiceHit { total: 9, damage: 2, .. }));
    table.saw("RR-5.12", |fact| matches!(fact, Fact::MonsterSlain { trophies: 1, .. }));
}

#[test]
fn tv03_a_long_range_goes_over_pieces_in_between() {
    let position = assault()
        .unit(0, "B5", "U03")
        .unit(0, "B4", "U01")
        .monster(0, "B3", "M02")
        .monster(0, "B2", "M03")
        .monster(0, "A4", "M01");
    let mut table = Table::at(&position);
    table.does("B5>B5").offers(&["dice B2", "dice B3"]);
    table.refuses("dice A4", "RR-5.6");
    table.refuses("no skill", "RR-4.6b");
    table.refuses("area", "RR-5.7");
}

#[test]
fn tv04_portions_are_divided_over_monsters_in_range() {
    let position =
        assault().unit(0, "B4", "U05").monster(0, "A3", "M01").damage(1).monster(0, "B3", "M02");
    let mut table = Table::at(&position);
    table.does("B4>B4").offers(&["assign A3 A3", "assign A3 B3", "assign B3 B3"]);
    table.refuses("assign A3", "RR-5.15");
    table.does("assign A3 B3");
    table.board(0, &["B3 M02 d1", "B4 U05 acted"]);
    assert_eq!(table.marks(0), (0, 1));
    table.cites(&["RR-5.15", "RR-5.12"]);
    table.never("RR-5.10");
}

#[test]
fn tv05_an_area_hits_every_monster_in_it_and_no_unit() {
    let position = assault()
        .unit(0, "B5", "U08")
        .monster(0, "A2", "M02")
        .damage(1)
        .monster(0, "B3", "M03")
        .unit(0, "B4", "U01")
        .monster(0, "C1", "M01");
    let mut table = Table::at(&position);
    table.does("B5>B5").offers(&["area"]);
    table.does("area");
    table.board(0, &["C1 M01", "B3 M03 d1", "B4 U01", "B5 U08 acted"]);
    assert_eq!(table.marks(0), (0, 1));
    table.saw("RR-5.16", |fact| matches!(fact, Fact::AreaHit { damage: 1, now: 2, .. }));
}

#[test]
fn tv06_healing_is_divided_and_uses_all_points_that_fit() {
    let position = assault()
        .unit(0, "C6", "L02")
        .damage(1)
        .unit(0, "A4", "U01")
        .damage(3)
        .unit(0, "B3", "U04")
        .damage(1);
    let mut table = Table::at(&position);
    table.does("C6>C6");
    table.offers(&["heal A4 A4 A4", "heal A4 A4 B3", "heal C6 A4 A4", "heal C6 A4 B3"]);
    table.refuses("heal A4 A4", "RR-13.4");
    table.refuses("heal A4 B3 B3", "RR-5.17");
    table.does("heal A4 A4 B3");
    table.board(0, &["B3 U04", "A4 U01 d1", "C6 L02 d1 acted"]);
    table.saw("RR-5.17", |fact| matches!(fact, Fact::Healed { amount: 2, now: 1, .. }));
}

#[test]
fn tv07_a_song_hurts_its_ally_and_lets_it_attack() {
    let position =
        assault().unit(0, "C6", "U06").unit(0, "B4", "U01").monster(0, "B3", "M03").damage(1);
    let mut table = Table::at(&position);
    table.does("C6>C6").offers(&["song B4"]);
    table.refuses("song C6", "RR-R15");
    table.does("song B4").offers(&["dice B3", "no skill"]);
    table.does("dice B3").falls("1 2");
    table.board(0, &["B4 U01 d1", "C6 U06 acted"]);
    assert_eq!(table.marks(0), (0, 1));
    table.cites(&["RR-5.19", "RR-5.20", "RR-5.12", "RR-4.5"]);
    table.saw("RR-5.11", |fact| matches!(fact, Fact::DiceHit { total: 4, damage: 1, .. }));
}

#[test]
fn tv20_a_reroll_must_be_accepted_even_a_fumble() {
    let position = assault().unit(0, "B4", "U01").monster(0, "B3", "M03").marks(0, 1, 0);
    let mut table = Table::at(&position);
    assert_eq!(table.game.honor_supply(&table.state), 7);
    table.does("B4>B4").does("dice B3").falls("1 2").offers(&["accept", "reroll token"]);
    table.does("reroll token");
    assert_eq!(table.game.honor_supply(&table.state), 8);
    table.falls("1 1");
    assert_eq!(table.asked(), Some(1), "no second window");
    table.board(0, &["B3 M03", "B4 U01 acted"]);
    table.cites(&["RR-9.3", "RR-9.10"]);
    table.saw("RR-5.13", |fact| matches!(fact, Fact::Fumble { .. }));
}

#[test]
fn tv21_a_critical_does_3_damage_and_asks_nothing() {
    let position = assault().unit(0, "B4", "U04").monster(0, "B3", "M06").marks(0, 2, 0);
    let mut table = Table::at(&position);
    table.does("B4>B4").does("dice B3").falls("6 6");
    table.board(0, &["B3 M06 d3", "B4 U04 acted"]);
    assert_eq!(table.asked(), Some(1), "no window after a critical");
    table.saw("RR-5.13", |fact| matches!(fact, Fact::Critical { damage: 3, now: 3, .. }));
}

#[test]
fn tv33_a_slain_boss_gives_a_secret_medal() {
    use kanso_engine::{Event, Eye, Kind, Outcome, Seat, Telling};
    let position =
        assault().unit(0, "B4", "U05").monster(0, "B3", "M07").damage(2).monster(1, "B3", "M07");
    let mut table = Table::at(&position);
    assert_eq!(table.threat(0), 4);
    table.does("B4>B4").does("assign B3 B3");
    assert!(table.awaits_chance());
    let odds: Vec<String> =
        ["-1", "-2", "-3", "-4"].iter().map(|value| table.odds(value)).collect();
    assert_eq!(odds, ["3 in 8", "1 in 4", "1 in 4", "1 in 8"], "8 equally likely medals");
    let event = Event::Chance(Outcome::draw(&[Kind(2)]));
    let told = |eye| table.game.tells(&table.state, &event, eye);
    assert_eq!(told(Eye::Seat(Seat::at(0))), Telling::Whole);
    assert_eq!(told(Eye::Seat(Seat::at(1))), Telling::Shrunk);
    assert_eq!(told(Eye::Public), Telling::Shrunk);
    table.falls("-3");
    assert_eq!(table.threat(0), -3, "less 4 for the Lich and 3 for the medal");
    assert_eq!(table.state.seats[0].medals.as_slice(), [-3]);
    table.cites(&["RR-5.12", "RR-11.1", "RR:V03"]);
    let value = table.facts().find(|fact| matches!(fact, Fact::MedalValue { value: -3, .. }));
    let value = value.expect("the medal's owner is told");
    assert_eq!(table.game.tells_fact(value, Eye::Seat(Seat::at(0))), Telling::Whole);
    assert_eq!(table.game.tells_fact(value, Eye::Seat(Seat::at(1))), Telling::Nothing);
}

#[test]
fn tv40_a_song_can_knock_its_ally_out() {
    let position = assault().unit(0, "C6", "U06").unit(0, "B4", "U04").damage(1).acted();
    let mut table = Table::at(&position);
    table.does("C6>C6").does("song B4");
    table.board(0, &["C6 U06 acted"]);
    assert_eq!(table.hand(0), ["U04"]);
    assert_eq!(table.asked(), Some(1), "the skill is not used");
    table.cites(&["RR-5.19", "RR-6.9"]);
    table.never("RR-5.20");
}

#[test]
fn tv50_a_chain_of_songs_can_knock_the_first_singer_out() {
    let position = raid().unit(0, "C6", "U06").damage(2).unit(0, "C5", "U06");
    let mut table = Table::at(&position);
    table.does("C6>C6").offers(&["song C5"]);
    table.does("song C5").offers(&["no skill", "song C6"]);
    table.refuses("song C5", "RR-R15");
    table.does("song C6");
    table.board(0, &["C5 U06 d1"]);
    assert_eq!(table.hand(0), ["U06"]);
    table.cites(&["RR-5.19", "RR-5.20", "RR-6.9"]);
    table.never("RR-4.5");
    assert!(table.state.running() != Some((Command::Raid, Some(Seat::at(1)))), "used up");
}

#[test]
fn tv57_slain_monsters_leave_in_scan_order_each_with_its_medal() {
    let position = assault()
        .unit(0, "B5", "U08")
        .monster(0, "A2", "M07")
        .damage(3)
        .monster(0, "C3", "M06")
        .damage(4);
    let mut table = Table::at(&position);
    let boss = |table: &Table, id: &str| {
        let kind = table.game.cards.monster_by_id(id);
        table.facts().any(
            |fact| matches!(fact, Fact::MonsterSlain { monster, .. } if Some(monster.kind) == kind),
        )
    };
    table.does("B5>B5").does("area");
    assert!(boss(&table, "M07") && !boss(&table, "M06"), "x = 2 before x = 3");
    assert_eq!(table.odds("-4"), "1 in 8");
    table.falls("-4");
    assert!(boss(&table, "M06"));
    assert_eq!(table.odds("-1"), "3 in 7");
    table.falls("-1");
    assert_eq!(table.marks(0), (0, 2));
    assert_eq!(table.state.seats[0].medals.as_slice(), [-4, -1]);
    table.cites(&["RR-5.16", "RR-11.1", "RR:V04", "RR:V01"]);
}

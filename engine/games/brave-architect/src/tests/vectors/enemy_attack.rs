//! The enemy's attack: traits, evasion, damage.

use super::table::{Table, edited};
use crate::cards::HOUSE_1;
use crate::opening::position::Position;
use crate::prelude::*;

#[test]
fn tv07_two_active_traits_and_a_bite() {
    let position = Position::seats(3).hero(0, "DW WA3 U01").hero(1, "EL WA5 U04");
    let position = position.hero(2, "HU WA1 U02").at(0, "D4").at(1, "E4").at(2, "H8");
    let position = position.part(1, "EP1", 30).part(2, "EP5", 30).enemy_discard("N3").all_acted();
    let mut table = Table::at(&position);
    assert_eq!((table.stat(1, "spd"), table.hp(1)), (4, 13));
    assert_eq!((table.stat(0, "spd"), table.stat(0, "def"), table.hp(0)), (1, 3, 18));
    table.falls("N1");
    assert_eq!((table.hp(0), table.hp(1), table.hp(2)), (17, 12, 15));
    table.falls("2").falls("5");
    let rolls = |fact: &Fact| match fact {
        Fact::EvasionRolled { seat, target, evaded, .. } => Some((seat.index(), *target, *evaded)),
        _ => None,
    };
    let rolls: Vec<_> = table.facts().filter_map(rolls).collect();
    assert_eq!(rolls, [(0, 9, false), (1, 9, true)]);
    table.falls("4");
    table.saw("BA-11.12", |fact| matches!(fact, Fact::Defended { value: 3, damage: 2, .. }));
    assert_eq!((table.hp(0), table.hp(1), table.hp(2)), (15, 12, 15));
    assert_eq!(table.enemy_discard(), "N3 N1");
    table.cites(&["BA-11.2", "BA-11.11", "BA-11.22", "BA-11.14"]);
}

/// The card Bite with another hit number comes, without any trait.
fn bite(hit: u8, spd: i8) -> Table {
    let set = edited(HOUSE_1, "N1", "hit = 7", &format!("hit = {hit}"));
    let position = Position::seats(3).at(0, "D4").at(1, "H8").at(2, "A8").destroyed(&[1, 2]);
    let position = position.card_set(&set).enemy_discard("N3").stat(0, "spd", spd).all_acted();
    let mut table = Table::at(&position);
    table.falls("N1");
    table
}

#[test]
fn an_evasion_says_by_which_die_it_succeeds() {
    let asked = |table: &Table, lang| {
        let mut prompt = String::new();
        table.game.say_prompt(&table.state, lang, Eye::Public, &mut prompt).expect("words");
        prompt
    };
    let table = bite(7, 2);
    assert_eq!(asked(&table, Lang::En), "Player 1's Human rolls to evade Bite: 5 or more evades");
    let ja = "Player 1のヒューマンの《噛み付き》に対する回避判定、ダイスの目は？（5以上で成功）";
    assert_eq!(asked(&table, Lang::Ja), ja);
    let mut table = bite(12, 4);
    assert!(asked(&table, Lang::En).ends_with(" to evade Bite: 6 evades"));
    table.falls("1");
    assert_eq!(asked(&table, Lang::En), "the damage die of Bite for Player 1's Human");
}

#[test]
fn tv30_a_six_evades_and_a_one_does_not() {
    let natural = |fact: &Fact| match fact {
        Fact::EvasionRolled { target, evaded, natural: true, .. } => Some((*target, *evaded)),
        _ => None,
    };
    let mut table = bite(12, 4);
    table.falls("6");
    assert_eq!(table.facts().find_map(natural), Some((12, true)));
    table.on_to_next();
    assert_eq!(table.hp(0), 15);
    let mut table = bite(5, 9);
    table.falls("1");
    assert_eq!(table.facts().find_map(natural), Some((5, false)));
    // The damage die: 4, less defence 3.
    table.falls("6");
    assert_eq!(table.hp(0), 14);
}

#[test]
fn tv41_two_marks_on_one_part_count_once() {
    let position = Position::seats(2).enemy_discard("N5").part(1, "EP2", 20).part(2, "EP4", 20);
    let table = Table::at(&position.all_acted());
    let card = table.game.prev_card(&table.state).expect("N5");
    let active = table.game.marked_traits(&table.state, card);
    let ids: Vec<(&str, u8)> = active
        .iter()
        .map(|active| (table.game.cards.party(active.party).face.id.as_str(), active.times))
        .collect();
    assert_eq!(ids, [("EP2", 1)]);
    assert_eq!(table.times(|fact| matches!(fact, Fact::TraitActive { .. })), 1);
}

#[test]
fn tv44_no_damage_is_still_a_failed_evasion() {
    let position = Position::seats(3).at(0, "D4").at(1, "H8").at(2, "A8").destroyed(&[1, 2]);
    let position = position.enemy_discard("EP6 EP7 N3").enemy_deck("N4 S1 S2 S3 S4").chips(-2, 0);
    let mut table = Table::at(&position.tension(0, 1).stat(0, "def", 2).all_acted());
    table.falls("N4").falls("2").falls("3");
    let rolled = Fact::EnemyDamageRolled { die: 3, chart: 3, traits: 0, chip: -2 };
    table.saw("BA-11.12", |fact| *fact == rolled);
    assert_eq!((table.hp(0), table.tension(0)), (15, 0));
    table.cites(&["BA-11.13"]);
}

/// Tail Swing comes, fails to be evaded by the hero of seat 0, and its damage die shows 3: 0 damage.
fn swung(reading: &str, tension: u8, hp: u8) -> Table {
    let position = Position::seats(3).at(0, "D4").at(1, "H8").at(2, "A8").destroyed(&[1, 2]);
    let position = position.enemy_discard("EP6 EP7 N3").enemy_deck("N4 S1 S2 S3 S4").chips(-2, 0);
    let position = position.tension(0, tension).hp(0, hp).stat(0, "def", 2).all_acted();
    let mut table = Table::at(&position.reading("BA-R55", reading));
    if table.asked().is_some() {
        table.does("proceed");
    }
    table.falls("N4").falls("2").forget().falls("3");
    table
}

#[test]
fn reading_r55_asks_before_tension_is_lost_without_damage() {
    // As it was: it is lost unasked.
    for reading in ["before-damage", "after-damage-prevents-down"] {
        let table = swung(reading, 2, 9);
        assert_eq!((table.hp(0), table.tension(0)), (9, 1), "{reading}");
    }
    let mut table = swung("before-damage-or-loss", 2, 9);
    table.asks(Question::Loss, 0).offers(&["heal HU", "pass"]);
    assert_eq!(table.tension(0), 2, "nothing is lost yet");
    table.does("heal HU");
    assert_eq!((table.hp(0), table.tension(0)), (10, 0));
    table.cites(&["BA-8.3", "BA-22.13"]);
    let mut table = swung("before-damage-or-loss", 3, 9);
    table.does("pass");
    assert_eq!((table.hp(0), table.tension(0)), (9, 2));
    table.cites(&["BA-20.7", "BA-21.11"]);
}

#[test]
fn who_has_no_use_of_tension_is_not_asked_before_it_is_lost() {
    for (tension, hp) in [(1, 9), (2, 15)] {
        let table = swung("before-damage-or-loss", tension, hp);
        assert!(table.asked().is_none_or(|(question, _)| question != Question::Loss));
        assert_eq!((table.hp(0), table.tension(0)), (hp, tension - 1));
    }
}

#[test]
fn who_is_hurt_was_asked_before_the_damage() {
    let position = Position::seats(3).at(0, "D4").at(1, "H8").at(2, "A8").destroyed(&[1, 2]);
    let position = position.enemy_discard("EP6 EP7 N3").enemy_deck("N4 S1 S2 S3 S4");
    let position = position.tension(0, 2).hp(0, 9).stat(0, "def", 2).all_acted();
    let mut table = Table::at(&position.reading("BA-R55", "before-damage-or-loss"));
    table.does("proceed").falls("N4").falls("2").falls("3").asks(Question::Damage, 0);
    table.does("pass");
    assert!(table.asked().is_none_or(|(question, _)| question != Question::Loss));
    assert_eq!((table.hp(0), table.tension(0)), (8, 1));
}

#[test]
fn water_asks_before_it_drains() {
    let position = Position::seats(3).at(0, "D4").at(1, "H8").at(2, "A8").enemy_discard("N3");
    let position = position.part(1, "EP2", 30).part(2, "EP5", 30).chips(-2, 0);
    let position = position.tension(0, 2).hp(0, 9).stat(0, "def", 9).all_acted();
    let mut table = Table::at(&position.reading("BA-R55", "before-damage-or-loss"));
    table.does("proceed").falls("N1").falls("1").falls("1").asks(Question::Loss, 0);
    table.does("heal HU");
    assert_eq!((table.hp(0), table.tension(0)), (10, 0));
}

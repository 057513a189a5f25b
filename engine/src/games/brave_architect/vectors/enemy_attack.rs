//! The enemy's attack: traits, evasion, damage.

use super::super::cards::HOUSE_1;
use super::super::fact::Fact;
use super::super::opening::position::Position;
use super::table::{Table, edited};

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

//! Where several rules or readings meet: what no single row of a table shows.
//!
//! Source: a second reading of the rules against the program, rule by rule.

use super::super::Action;
use super::super::action::Ascending;
use super::super::opening::position::Position;
use super::super::state::Command;
use super::own_cards::edited;
use super::table::Table;

fn assault(seats: u8) -> Position {
    Position::seats(seats).actions(Command::Assault, Some(0), 0, 2)
}

#[test]
fn a_hired_place_is_filled_before_the_others_are_asked() {
    let position = Position::seats(2)
        .gold(0, 9)
        .mercenaries(["U06", "U07", "U08"])
        .unit(1, "B6", "U01")
        .marks(1, 2, 0)
        .reading("RR-R12", "any-decision")
        .reading("RR-R31", "immediately")
        .command(Command::Recruit, Some(0), &[0, 1]);
    let mut table = Table::at(&position);
    table.does("hire 0 A5");
    assert!(table.awaits_chance(), "RR-R31: before anything else");
    table.falls("lancer");
    assert_eq!(table.asked(), Some(1));
    table.offers(&["level B6 2", "pass"]);
    table.does("pass");
    assert_eq!(table.mercenaries(), ["U10", "U07", "U08"]);
    assert!(table.can("pass"), "its own share has come");
}

#[test]
fn an_attack_on_nobody_is_no_use_of_a_skill() {
    let set =
        edited("L04", &[("skill", "{ kind = \"assign\", amount = 2 }"), ("pattern", "\"orth\"")]);
    let position = assault(2)
        .card_set(&set)
        .unit(0, "B4", "U04")
        .unit(0, "B6", "U01")
        .monster(0, "B2", "M03")
        .marks(0, 4, 0)
        .reading("RR-R19", "forbidden");
    let mut table = Table::at(&position);
    table.does("B4>B4").does("level B4 2").offers(&["level B6 2", "no skill"]);
    table.refuses_action(&Action::Assign { hits: Ascending::of([]) }, "RR-5.6");
}

#[test]
fn healing_nobody_is_no_use_of_a_skill() {
    let set = edited("L02", &[("pattern", "\"fwd2\"")]);
    let position = assault(2)
        .card_set(&set)
        .unit(0, "B5", "U02")
        .unit(0, "B6", "U01")
        .damage(1)
        .marks(0, 4, 0);
    let mut table = Table::at(&position);
    table.does("B5>B5").does("level B5 2").offers(&["level B6 2", "no skill"]);
    table.refuses_action(&Action::Heal { points: Ascending::of([]) }, "RR-13.4");
}

//! Where several rules or readings meet: what no single row of a table shows.
//!
//! Source: a second reading of the rules against the program, rule by rule.

use super::super::opening::position::Position;
use super::super::state::Command;
use super::table::Table;

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

//! What is refused in the set-up, where chips are placed, at results, in the enemy phase.

use super::List;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::tests::vectors::bazaar::shop;
use crate::tests::vectors::table::Table;

pub(super) fn refused(list: &mut List) {
    starters(list);
    placed_chips(list);
    swaps(list);
    results(list);
    enemy_items(list);
}

/// A game for two whose starting chips are picked: those of Warrior and Cleric.
fn picking(readings: &[(&str, &str)]) -> Table {
    let mut table = Table::set_up(2, readings);
    table.falls("HD1").falls("TO1").falls("BK1").falls("TL1");
    table.falls("1 2 3 4 5").falls("6 7 8 9 10").falls("11 12 13 14 15");
    table.falls("16 17 18 19 20").falls("0").falls("W C");
    table
}

fn starters(list: &mut List) {
    let mut table = picking(&[]);
    list.refuses(&table, &["pass A", "pick S", "pick W own"]);
    // What the other seat has taken is gone as well.
    list.refuses(table.does("pick C"), &["pick C"]);
    let table = picking(&[("starter-choice-time", "when-taken")]);
    list.refuses(&table, &["pick W"]);
}

fn placed_chips(list: &mut List) {
    let mut table = Table::at(&shop().purse(0, 4));
    list.refuses(table.does("buy IT04"), &["done", "place CL11", "place WA21"]);
    let mut table = Table::at(&shop().purse(0, 4));
    list.refuses(table.does("buy IT05"), &["place CL11", "place WA21"]);
}

/// Red has won the back with the card that swaps; blue has the head.
fn swapping() -> Position {
    let position = Position::seats(2).broke(1, "HD1").card("BK4").line("back", "0 0 0 - -");
    position.ap(4, &[0]).has_taken(0).turn_ends(0)
}

fn swaps(list: &mut List) {
    let table = Table::at(&swapping());
    list.refuses(&table, &["pass A", "swap HD1 BK4", "swap BK4 BK4"]);
    list.refuses(&Table::at(&swapping().reading("MR-R25", "mandatory")), &["decline"]);
}

/// Head and tail are complete at once; the torso was broken twice, the back not yet.
fn results(list: &mut List) {
    let position = Position::seats(2).broke(1, "TO1").broke(1, "TO2");
    let position = position.skills(0, &["SO21", "SO31"]).line("head", "1 1 E05 - -");
    let position = position.line("tail", "1 1 E06 - -").reading("MR-R1", "active-seat-chooses");
    let mut table = Table::at(&position);
    list.refuses(table.does("SO31 head.2 tail.2"), &["pass A", "choose torso", "choose back"]);
}

/// Red has two items for the enemy phase, and is asked about the one that softens.
fn enemy_items(list: &mut List) {
    let position = Position::seats(2).round_over(1).shield(BonusShield::One, 1);
    let position = position.items(0, &["IT09", "IT14"]).gather(0, 2);
    let table = Table::at(&position.reading("enemy-items", "ask-owner"));
    list.refuses(&table, &["pass A", "use IT09 yes"]);
}

//! Level-ups and will power.

use super::{NOBODY, Told, assault};
use crate::opening::position::Position;
use crate::prelude::*;
use crate::tests::vectors::table::Table;

pub(super) fn all(told: &mut Told) {
    level_ups(told);
    payments(told);
    after_a_roll(told);
    will_power(told);
    interrupts(told);
}

fn level_ups(told: &mut Told) {
    let position = assault()
        .unit(0, "B4", "U01")
        .unit(0, "B5", "U09")
        .unit(0, "B6", "U04")
        .hand(0, &["L04"])
        .hand(1, &["L04", "L04", "L04"]);
    let table = Table::at(&position.marks(0, 2, 0));
    told.tries(&table, "level B5 2");
    told.tries(&table, "level B6 2");
    told.says(&table, &Action::LevelUp { unit: NOBODY, pay_tokens: 2 });
}

fn payments(told: &mut Told) {
    let warrior = || assault().unit(0, "B4", "U01");
    told.tries(&Table::at(&warrior().hand(0, &["L02", "L04"]).marks(0, 1, 1)), "level B4 1");
    told.tries(&Table::at(&warrior().marks(0, 1, 0)), "level B4 1");
    told.tries(&Table::at(&warrior().marks(0, 1, 1)), "level B4 2");
    let tokens = Table::at(&warrior().marks(0, 4, 0));
    told.tries(&tokens, "level B4 1");
    told.tries(&tokens, "level B4 3");
    let first = warrior().marks(0, 1, 2).reading("RR-R21", "tokens-first");
    told.tries(&Table::at(&first), "level B4 0");
}

/// The Warrior★ has rolled against a Dragon; a Thief★ stands by.
fn rolled(position: &Position) -> Table {
    let position = position.clone().unit(0, "B4", "U01").unit(0, "B6", "U04");
    let mut table = Table::at(&position.monster(0, "B3", "M06"));
    table.does("B4>B4").does("dice B3").falls("2 3");
    table
}

fn after_a_roll(told: &mut Told) {
    let table = rolled(&assault().marks(0, 2, 0));
    told.tries(&table, "level B6 2");
    told.says(&table, &Action::Pass);

    let mut table = rolled(&assault().marks(0, 3, 0).reading("RR-R11", "forbidden"));
    table.does("reroll token");
    // Nobody is asked after the second roll; an attempt made there would be refused.
    if let Some(Task::Roll { dice, .. }) = table.state.tasks.last_mut() {
        *dice = [Some(4), Some(4)];
    }
    told.tries(&table, "level B4 2");
}

fn will_power(told: &mut Told) {
    let table = rolled(&assault().marks(0, 2, 0));
    told.tries(&table, "reroll trophy");
    told.tries(&table, "die 1 token");
    told.says(&table, &Action::Reroll { pay_tokens: 2 });
    told.tries(&rolled(&assault().marks(0, 0, 1)), "reroll token");
    told.tries(&rolled(&assault().marks(0, 1, 0).reading("RR-R10", "one-die")), "reroll token");
    let first = assault().marks(0, 1, 1).reading("RR-R21", "tokens-first");
    told.tries(&rolled(&first), "reroll trophy");
    let mut again = rolled(&assault().marks(0, 3, 0));
    again.does("reroll token").falls("4 4");
    told.tries(&again, "reroll token");
}

fn interrupts(told: &mut Told) {
    let position = Position::seats(2)
        .invasion(&[0, 1])
        .unit(0, "B4", "U04")
        .damage(1)
        .unit(0, "B6", "U01")
        .monster(0, "B3", "M01");
    let table = Table::at(&position.marks(0, 2, 0));
    told.tries(&table, "level B6 2");
    told.says(&table, &Action::Accept);

    let position = assault()
        .unit(0, "C6", "U06")
        .unit(0, "B4", "U04")
        .damage(1)
        .unit(0, "A4", "U01")
        .marks(0, 2, 0)
        .reading("RR-R18", "offered");
    let mut table = Table::at(&position);
    table.does("C6>C6").does("song B4").offers(&["level B4 2", "pass"]);
    told.tries(&table, "level A4 2");
}

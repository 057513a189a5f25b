//! What a unit does with its skill.

use super::{NOBODY, Told, assault};
use crate::action::Portions;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::tests::vectors::own_cards::edited;
use crate::tests::vectors::table::Table;

pub(super) fn all(told: &mut Told) {
    other_skills(told);
    attacks(told);
    healing(told);
    songs(told);
}

/// The unit on this cell acts where it stands, and its skill is asked for.
fn acting(position: &Position, cell: &str) -> Table {
    let mut table = Table::at(position);
    table.does(&format!("{cell}>{cell}"));
    table
}

fn other_skills(told: &mut Told) {
    let near = |card: &str| {
        let position = assault().unit(0, "B4", card).unit(0, "B5", "U04").damage(1);
        acting(&position.monster(0, "B3", "M03"), "B4")
    };
    let warrior = near("U01");
    told.tries(&warrior, "area");
    told.tries(&warrior, "no skill");
    told.says(&warrior, &Action::EndActions);
    told.tries(&near("U05"), "dice B3");
    told.tries(&near("U08"), "dice B3");
    told.tries(&near("U02"), "area");
    told.tries(&near("U06"), "heal B5");
}

fn attacks(told: &mut Told) {
    let position = assault().unit(0, "B5", "U03").monster(0, "B3", "M02").monster(0, "A4", "M01");
    let table = acting(&position, "B5");
    told.tries(&table, "dice A4");
    told.says(&table, &Action::Dice { target: MonsterId(9) });

    let one = assault().unit(0, "B4", "U05").monster(0, "A3", "M01").damage(1);
    let two = one.clone().monster(0, "B3", "M02");
    told.tries(&acting(&two, "B4"), "assign A3");
    let forbidden = |position: &Position| position.clone().reading("RR-R19", "forbidden");
    told.tries(&acting(&forbidden(&two), "B4"), "assign A3 A3");
    told.tries(&acting(&forbidden(&two), "B4"), "assign A3");
    told.tries(&acting(&forbidden(&one), "B4"), "assign A3 A3");

    // A level-up takes the target out of range; another one keeps the question open.
    let out_of_range = |skill: &str| {
        let set = edited("L04", &[("skill", skill), ("pattern", "\"orth\"")]);
        let position = assault()
            .card_set(&set)
            .unit(0, "B4", "U04")
            .unit(0, "B6", "U01")
            .monster(0, "B2", "M03")
            .marks(0, 4, 0);
        let mut table = acting(&position, "B4");
        table.does("level B4 2");
        table
    };
    let assigns = out_of_range("{ kind = \"assign\", amount = 2 }");
    told.says(&assigns, &Action::Assign { hits: Portions::of([]) });
    told.tries(&out_of_range("{ kind = \"area\", amount = 1 }"), "area");
}

fn healing(told: &mut Told) {
    let position = assault()
        .unit(0, "C6", "L02")
        .damage(1)
        .unit(0, "A4", "U01")
        .damage(3)
        .unit(0, "B3", "U04")
        .damage(1)
        .unit(0, "A6", "U09");
    let table = acting(&position, "C6");
    told.tries(&table, "heal A4 A4");
    told.tries(&table, "heal A4 B3 B3");
    told.tries(&table, "heal A6");
    told.says(&table, &Action::Heal { points: Portions::of([NOBODY]) });
    let free = acting(&position.reading("RR-R20", "free-choice"), "C6");
    told.says(&free, &Action::Heal { points: Portions::of([]) });
    told.says(&free, &Action::Heal { points: Portions::of([UnitId(1); 4]) });

    let near = assault().unit(0, "C6", "U02").damage(1).unit(0, "A4", "U01").damage(1);
    let table = acting(&near.clone().reading("RR-R20", "free-choice"), "C6");
    told.tries(&table, "heal A4");
    told.tries(&table, "heal C6 C6");

    // A level-up leaves nobody to heal in range; another one keeps the question open.
    let set = edited("L02", &[("pattern", "\"fwd2\"")]);
    let position =
        assault().card_set(&set).unit(0, "B5", "U02").unit(0, "B6", "U01").damage(1).marks(0, 4, 0);
    let mut table = acting(&position, "B5");
    table.does("level B5 2");
    told.says(&table, &Action::Heal { points: Portions::of([]) });
}

fn songs(told: &mut Told) {
    let position = assault()
        .unit(0, "C6", "U06")
        .unit(0, "C5", "U06")
        .unit(0, "B4", "U01")
        .unit(0, "A4", "U01")
        .unit(0, "A5", "U02")
        .monster(0, "B3", "M03");
    let singing = |id: &str, value: &str| acting(&position.clone().reading(id, value), "C6");
    let table = singing("RR-R16", "forbidden");
    told.tries(&table, "song C6");
    told.tries(&table, "song C5");
    told.says(&table, &Action::Song { ally: NOBODY });
    let table = singing("RR-R17", "needs-usable-skill");
    told.tries(&table, "song A4");
    told.tries(&table, "song A5"); // once hurt by the song it could heal itself
    let mut table = singing("RR-R42", "must-if-possible");
    table.does("song B4");
    told.tries(&table, "no skill");

    let set = edited("U06", &[("pattern", "\"fwd2\"")]);
    let position = assault().card_set(&set).unit(0, "B6", "U06").unit(0, "B4", "U01");
    told.tries(&acting(&position.unit(0, "A5", "U02"), "B6"), "song A5");
}

//! Answers to what a text asks: targets, cards looked at, searches.

use super::{Told, open_phase};
use crate::cards::test_set::test_set;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::Question::{ChooseTargets, Search, Take};
use crate::tests::vectors::table::Table;

pub(super) fn all(told: &mut Told) {
    targets(told);
    looking(told);
    searching(told);
}

fn targets(told: &mut Told) {
    let position = Position::new().at(3, "1{G16 W01} 0{K06} 0[K02]").at(5, "0{W04}");
    let mut table = Table::at(&position.hand(0, "K01"));
    table.does(0, "open_quick K02").does(0, "pay K01").asks(0, ChooseTargets);
    told.tries(&table, "targets G16");
    told.tries(&table, "targets W04");
    told.says(&table, &Action::Targets { list: Targets::new() });
}

fn looking(told: &mut Told) {
    let position = Position::new().at(3, "0{W04} 0[G11]").hand(0, "G01");
    let mut must = Table::at(&position.deck(0, "W02 W04 W01*18"));
    must.does(0, "open_quick G11").does(0, "pay G01").falls("W01 W02 W04").asks(0, Take);
    told.tries(&must, "take_none");
    let position = open_phase().at(1, "0[W14]").hand(0, "W01").deck(0, "G02 W01*17 W02 W04");
    let mut looked = Table::at(&position);
    looked.does(0, "open W14").does(0, "pay W01").falls("G02 W01 W02 W04").asks(0, Take);
    told.tries(&looked, "take G02");
}

fn searching(told: &mut Told) {
    let position = open_phase()
        .reading("BK-R51", "must-find")
        .at(1, "0{W04}")
        .at(2, "0[W03]")
        .hand(0, "W01")
        .deck(0, "W07 W01*19");
    let mut table = Table::at(&position);
    table.does(0, "open W03").does(0, "pay W01").asks(0, Search);
    told.tries(&table, "stop_search");
    told.tries(&table, "find W07");
    let absent = table.game.cards().by_id("R01").expect("a red mercenary");
    told.says(&table, &Action::Find { kind: absent });
    let unknown = CardKind::new(199).expect("a set could have so many");
    told.says(&table, &Action::Find { kind: unknown });

    let position =
        open_phase().card_set(&test_set()).at(2, "0{W06}").at(3, "0[X14]").deck(0, "W06 W01*19");
    let mut table = Table::at(&position);
    table.does(0, "open X14").does(0, "targets 3").asks(0, Search);
    told.tries(&table, "find W06");
}

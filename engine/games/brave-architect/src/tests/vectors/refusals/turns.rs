//! What a hero turn refuses, but for attacks: moves, cards, abilities, items, heals.

use super::List;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::tests::vectors::table::Table;

pub(super) fn refused(list: &mut List) {
    moves(list);
    cards(list);
    recovery(list);
    abilities(list);
    items(list);
    placed_cards(list);
}

/// A Beastman below the dragon, the Elf beside it.
fn moves(list: &mut List) {
    let position = Position::seats(3).hero(0, "BE WA1 U01").at(0, "D5").at(1, "D6").at(2, "H8");
    let position = position.hand(0, "BE1 BE2").turn(0);
    let mut table = Table::at(&position);
    list.refuses(table.asks(Question::Hero, 0), &["proceed", "extra C5"]);
    list.refuses(&table, &["move D5", "move D6", "move D3", "move A1"]);
    list.refuses(table.does("move C5"), &["move C4"]);
    list.refuses(table.does("play BE2 pay BE1"), &["extra C5", "extra H1"]);
    list.refuses(table.does("extra C3"), &["extra C4"]);
}

/// A healer: the Elf is near and has all its HP, the Dwarf stands behind the dragon.
fn healer() -> Position {
    let position = Position::seats(3).hero(0, "HU WA6 U01").at(0, "D5").at(1, "D4").at(2, "D1");
    position.hand(0, "HU1 HU2 K04 K17 W61 W62").turn(0)
}

fn cards(list: &mut List) {
    let table = Table::at(&healer());
    list.refuses(&table, &["play K01", "play K04", "attack K04 on 3", "play W62"]);
    list.refuses(&table, &["attack HU2 on 3", "attack K01 on 3", "play K17"]);
    list.refuses(&table, &["play HU2 pay HU2 aim mag", "play HU2 pay K01 aim mag"]);
    list.refuses(&table, &["play HU2 aim mag", "play HU2 pay K17 K17 aim mag"]);
    list.refuses(&table, &["play HU2 pay t1 aim mag", "play HU2 pay K17 aim mag boost"]);
    list.refuses(&table, &["play HU1 pay K17 aim mag", "play HU2 pay K17", "play W61 pay K17"]);
    list.refuses(&table, &["play W61 pay K17 aim DW", "play W61 pay K17 aim EL"]);
    list.refuses(&table, &["play W61 pay K17 aim MA"]);
    let table = Table::at(&healer().tension(0, 1));
    list.refuses(&table, &["play W61 pay t1 aim HU boost"]);
}

/// A Dwarf that takes back its weapon cards.
fn recovery(list: &mut List) {
    let position = || Position::seats(3).hero(0, "DW WA1 U01").hero(2, "HU WA3 U04").turn(0);
    list.refuses(&Table::at(&position().hand(0, "DW1 W11 W12")), &["play DW1"]);
    let mut table = Table::at(&position().hand(0, "DW1 W11").discard(0, "W12"));
    table.does("play DW1").asks(Question::Recover, 0);
    list.refuses(&table, &["end", "recover W11"]);
}

fn abilities(list: &mut List) {
    let table = Table::at(&healer().hp(0, 9));
    list.refuses(&table, &["ability WA6 aim HU", "ability WA6 pay K17 aim HU"]);
    list.refuses(&table, &["ability WA6 pay t1 aim HU", "ability U01", "ability WB1 pay t1"]);
    let mut table = Table::at(&healer().hp(0, 9).tension(0, 2));
    table.does("ability WA6 pay t1 aim HU");
    list.refuses(&table, &["ability WA6 pay t1 aim HU"]);
}

/// The Human has a Potion, a Tension Drink and an armour; the Elf beside it is hurt.
fn items(list: &mut List) {
    let position = || {
        let position = Position::seats(3).at(0, "D6").at(1, "E6").hp(1, 5).turn(0);
        position.item(0, "I01").item(0, "I05").item(0, "I07 Q1")
    };
    let table = Table::at(&position().tension(0, 1));
    list.refuses(&table, &["item HU I04 HU", "item HU I07 HU", "item HU I01 HU"]);
    list.refuses(&table, &["item HU I01 EL", "item HU I05 EL", "item HU I01 MA"]);
    list.refuses(&table, &["item EL I01 EL", "heal HU", "heal EL"]);
    list.refuses(&Table::at(&position().tension(0, 2)), &["heal HU"]);
}

/// A guard and a persistent card lie on the sheet.
fn placed_cards(list: &mut List) {
    let position = Position::seats(3).plays(0, "W12", "").plays(0, "K10", "");
    let table = Table::at(&position.turn(0));
    list.refuses(&table, &["placed W12", "placed UD01", "placed K10"]);
}

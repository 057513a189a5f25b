//! What is refused before the first round, and when the party says who acts next.

use super::List;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::tests::vectors::table::Table;

pub(super) fn refused(list: &mut List) {
    free_draft(list);
    fixed_draft(list);
    next_hero(list);
}

/// Two seats draft in any order, choose their styles, and stand on the map.
fn free_draft(list: &mut List) {
    let mut table = Table::set_up(2, &[]);
    list.refuses(table.asks(Question::Draft, 0), &["end", "draft W11"]);
    list.refuses(table.does("draft HU").asks(Question::Draft, 1), &["draft HU"]);
    list.refuses(table.does("draft W1").asks(Question::Draft, 1), &["draft W2"]);
    let third = table.does("draft EL").asks(Question::Draft, 0);
    list.refuses(third, &["draft DW", "draft W1"]);
    list.refuses(table.does("draft U01").asks(Question::Draft, 0), &["draft U02"]);
    let fifth = table.does("draft K01").asks(Question::Draft, 1);
    list.refuses(fifth, &["draft U01", "draft K01"]);
    table.does("draft U02").does("draft K02").does("draft K03");
    list.refuses(table.asks(Question::Draft, 0), &["draft K04"]);
    table.does("draft W2").does("draft K04");
    list.refuses(table.asks(Question::Style, 0), &["end"]);
    table.does("style a").does("style b").any().any();
    list.refuses(table.asks(Question::Place, 0), &["end", "place A1"]);
    list.refuses(table.does("place C6").asks(Question::Place, 1), &["place C6"]);
}

/// Each pass of the draft has its kind of card set.
fn fixed_draft(list: &mut List) {
    let mut table = Table::set_up(2, &[("draft-category", "fixed-race-weapon-sub-skill-skill")]);
    list.refuses(&table, &["draft W1", "draft U01", "draft K01"]);
    list.refuses(table.does("draft HU").does("draft EL"), &["draft DW"]);
}

/// The Human has had its turn, then it is down.
fn next_hero(list: &mut List) {
    let table = Table::at(&Position::seats(3).acted(&[0]));
    list.refuses(table.asks_next(), &["end", "next MA", "next HU", "proceed"]);
    let table = Table::at(&Position::seats(3).hp(0, 0).item(0, "I01"));
    list.refuses(table.asks_next(), &["next HU", "item HU I01 HU", "heal HU"]);
}

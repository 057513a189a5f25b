//! Cards: what they cost, where they lie, how long they stay.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

/// Two heroes far from the enemy in round 3; the first one has the turn.
fn quiet(hand: &str) -> Position {
    Position::seats(2).hand(0, hand).round(3).turn(0)
}

/// Both heroes end their turns, of which the first goes on, and the next round comes.
fn round_over(table: &mut Table) {
    table.does("end").does("next EL").does("end").on_to_next();
}

#[test]
fn tv08_cards_and_tension_pay_together() {
    let position = Position::seats(3).hero(0, "HU WA6 U01").destroyed(&[1]).tension(0, 1);
    let mut table = Table::at(&position.hand(0, "W63 HU1").turn(0));
    table.does("play W63 pay HU1 t1");
    assert_eq!(
        (table.discard(0), table.tension(0), table.sheet(0)),
        ("HU1".into(), 0, "W63".into())
    );
    table.cites(&["BA-7.3", "BA-8.4", "BA-7.5"]);
}

#[test]
fn tv10_a_persistent_card_stays_a_round_for_each_card_under_it() {
    let mut table = Table::at(&quiet("K10 W11 W12"));
    let plain = table.stat(0, "def");
    table.does("play K10 pay W11 W12");
    assert_eq!((table.sheet(0), table.stat(0, "def")), ("K10(W11 W12)".into(), plain + 2));
    round_over(&mut table);
    table.does("next HU");
    assert_eq!((table.sheet(0), table.discard(0)), ("K10(W12)".into(), "W11".into()));
    assert_eq!((table.state.round, table.stat(0, "def")), (4, plain + 2));
    round_over(&mut table);
    table.does("next HU");
    assert_eq!((table.sheet(0), table.discard(0)), ("K10".into(), "W11 W12".into()));
    assert_eq!((table.state.round, table.stat(0, "def")), (5, plain + 2));
    round_over(&mut table);
    assert_eq!((table.state.round, table.stat(0, "def")), (6, plain + 2));
    table.does("next HU");
    assert_eq!((table.sheet(0), table.discard(0)), (String::new(), "W11 W12 K10".into()));
    assert_eq!(table.stat(0, "def"), plain);
    table.cites(&["BA-7.7", "BA-7.8"]);
}

#[test]
fn tv11_tension_pays_for_a_persistent_card_without_a_card_under_it() {
    let mut table = Table::at(&quiet("K10 W11").tension(0, 1));
    let plain = table.stat(0, "def");
    table.does("play K10 pay W11 t1");
    assert_eq!((table.sheet(0), table.tension(0)), ("K10(W11)".into(), 0));
    round_over(&mut table);
    table.does("next HU");
    assert_eq!((table.sheet(0), table.discard(0)), ("K10".into(), "W11".into()));
    assert_eq!((table.state.round, table.stat(0, "def")), (4, plain + 2));
    round_over(&mut table);
    table.does("next HU");
    assert_eq!((table.sheet(0), table.discard(0)), (String::new(), "W11 K10".into()));
    assert_eq!((table.state.round, table.stat(0, "def")), (5, plain));
}

#[test]
fn tv23_a_cost_trigger_card_acts_on_the_attack_that_it_pays_for() {
    let position = Position::seats(3).at(0, "D4").part(3, "EP1", 30).hand(0, "K04 W11 HU1");
    let mut table = Table::at(&position.acted(&[1, 2]).turn(0));
    table.does("attack W11 pay K04 on 3");
    assert_eq!((table.sheet(0), table.discard(0)), ("W11 K04".into(), String::new()));
    table.falls("2 2");
    assert_eq!(table.dealt(), [(9, 2, 7)]);
    table.on_to_next();
    assert_eq!((table.sheet(0), table.state.round), (String::new(), 2));
    table.saw("BA-13.1", |fact| match fact {
        Fact::SheetCleared { cards, .. } => cards.len() == 2,
        _ => false,
    });
    assert_eq!(table.discard(0), "W11 K04");
}

#[test]
fn tv43_a_draw_takes_the_discard_pile_when_the_deck_is_empty() {
    let position = Position::seats(3).hero(0, "HU WA7 U01").deck(0, "").discard(0, "HU2 K02");
    let position = position.plays(0, "HU1", "").plays(0, "UD01", "").plays(0, "K13", "");
    let mut table = Table::at(&position.hand(0, "W71 W72").turn(0));
    table.does("play W72");
    assert!(table.awaits_chance());
    assert_eq!((table.deck(0), table.discard(0)), ("HU2 K02".into(), String::new()));
    assert_eq!(table.sheet(0), "HU1 UD01 K13 W72");
    table.falls("K02");
    assert_eq!((table.hand(0), table.deck(0)), ("W71 K02".into(), "HU2".into()));
    table.cites(&["BA-13.3", "BA-21.12"]);
}

#[test]
fn tv53_an_extra_move_reads_speed_and_the_card_gives_a_right() {
    let position = Position::seats(3).hero(0, "BE WA1 U01").at(0, "C6").at(1, "A8").at(2, "H8");
    let mut table = Table::at(&position.hand(0, "BE1 BE2").stat(0, "spd", 2).turn(0));
    table.does("move F6").refuses("move F7", "BA-6.1");
    table.does("play BE2 pay BE1");
    table.refuses("extra F2", "BA-6.7");
    assert_eq!(table.state.turn.as_ref().map(|turn| turn.pursuit_rights), Some(1));
    table.does("extra F3");
    assert_eq!(table.square(0), "F3");
    table.refuses("extra F4", "BA-6.7");
}

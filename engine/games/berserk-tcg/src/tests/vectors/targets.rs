//! Targets, and what becomes of an effect when something answers it.

use super::table::Table;
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::Question::{MainAction, OpenPhase, Window};

fn open_phase() -> Position {
    Position::new().stand(Stand::Open)
}

#[test]
fn tv14_nothing_saves_a_character_between_its_damage_and_the_trash() {
    let position = Position::new()
        .at(3, "1{W01} 0[K02]")
        .at(4, "1[G02]")
        .at(5, "0{W04}")
        .hand(0, "K01")
        .hand(1, "G01");
    let mut table = Table::at(&position);
    table.does(0, "open_quick K02").does(0, "pay K01").asks(1, Window).pends(&["K02"]);
    assert!(table.can("open_quick G02"), "now it could be saved");
    table.does(1, "pass").asks(0, MainAction).trash(1, "W01").city(3, "");
    table.cites(&["BK-3.3"]);
}

#[test]
fn tv15_an_answer_resolves_first_and_the_target_stays() {
    let position = open_phase()
        .at(2, "1{W04 W04} 0[K02] 1[G02]")
        .at(5, "0{W01}")
        .hand(0, "K01")
        .hand(1, "G01");
    let mut table = Table::at(&position);
    table.does(0, "open K02").does(0, "pay K01");
    table.offers(&["targets W04#1", "targets W04#2"]).does(0, "targets W04#1");
    table.asks(1, Window).does(1, "open_quick G02").does(1, "pay G01").does(1, "targets W04#1");
    table.asks(0, MainAction).city(2, "1{W04 W04}");
    table.items(&["+K02", "+G02", "-G02", "-K02"]);
    table.saw("BK-9.2", |fact| matches!(fact, Fact::Damaged { damage: 0, absorbed: 2, .. }));
}

#[test]
fn tv33_a_negated_effect_goes_to_the_trash_and_its_cost_stays_paid() {
    let position = open_phase()
        .at(1, "0{W01}")
        .at(3, "1{W04(L)} 0[K13]")
        .at(5, "1[G12]")
        .hand(0, "K01")
        .hand(1, "G01 G03");
    let mut table = Table::at(&position);
    table.level(2).does(0, "open K13").does(0, "pay K01");
    table.asks(1, Window).does(1, "open_quick G12").does(1, "pay G01 G03");
    table.asks(0, MainAction).city(3, "1{W04(L)}").trash(0, "K01 K13").trash(1, "G01 G03 G12");
    table.cites(&["BK-6.16", "BK-9.26", "BK:G12"]).never("BK:K13");
}

#[test]
fn tv34_a_character_turned_face_down_is_a_set_card_known_to_all() {
    let position =
        open_phase().at(1, "0{W01}").at(2, "1{R05(L)} 0[G14]").hand(0, "G01").hand(1, "W01");
    let mut table = Table::at(&position);
    let before = table.number("R05");
    table.level(2).does(0, "open G14").does(0, "pay G01");
    table.asks(0, MainAction).city(2, "1[R05(pub)]").level(1);
    table.saw("BK-9.11", |fact| matches!(fact, Fact::ToSet { was, .. } if *was == before));
    assert_ne!(table.number("R05"), before, "it is another card from now on");
    table.does(0, "end_main").falls("K01").asks(1, OpenPhase).does(1, "open R05");
    table.offers(&["pay W01", "pay K01"]).does(1, "pay W01").asks(1, MainAction);
    table.city(2, "1{R05}").level(2);
}

#[test]
fn tv35_a_stolen_character_goes_to_its_owners_trash() {
    let position = open_phase()
        .at(1, "0{W01}")
        .at(2, "0{W01}")
        .at(3, "1{W06} 0[R13] 1[K02 K02]")
        .at(4, "0{W01}")
        .at(5, "0[W06] 1[W06]")
        .hand(0, "R01 R01 W01 W01")
        .hand(1, "K01 K01 W01 W01");
    let mut table = Table::at(&position);
    table.level(4).does(0, "open R13").does(0, "pay R01 R01");
    table.asks(1, Window).does(1, "pass until_turn_end");
    table.asks(0, MainAction).city(3, "0{W06(o1)} 1[K02 K02]").cites(&["BK-9.13", "BK:R13"]);
    table.does(0, "end_main").asks(1, Window).does(1, "pass until_turn_end").falls("K01");
    table.asks(1, OpenPhase).refuses("open W06", "BK-5.11").does(1, "skip_open");
    table.does(1, "end_main").asks(1, Window).does(1, "pass until_turn_end").falls("W01");
    table.asks(0, OpenPhase).refuses("open W06", "BK-5.11").does(0, "skip_open");
    table.does(0, "end_main").asks(1, Window).does(1, "pass until_turn_end").falls("K01");
    table.does(1, "skip_open");
    table.does(1, "open_quick K02#1").does(1, "pay K01").city(3, "0{W06(d2,o1)} 1[K02]");
    table.forget().does(1, "open_quick K02#2").does(1, "pay K01");
    table.asks(1, MainAction).city(3, "").trash(0, "R01 R01 R13").trash(1, "K01 K01 K02 K02 W06");
    table.saw(
        "BK-6.17",
        |fact| matches!(fact, Fact::ToOwner { owner, .. } if *owner == Seat::at(1)),
    );
}

#[test]
fn tv45_an_ability_without_its_card_does_nothing() {
    let position = Position::new().at(1, "0{W04}").at(3, "0{W08 W01} 1[K02]").hand(1, "K01");
    let mut table = Table::at(&position);
    table.does(0, "use W08 1").asks(1, Window).pends(&["W08"]).city(3, "0{W08(L) W01} 1[K02]");
    table.does(1, "open_quick K02").does(1, "pay K01").does(1, "targets W08");
    table.asks(0, MainAction).city(3, "0{W01}").trash(0, "W08");
    table.cites(&["BK-6.43"]).never("BK-9.5");
}

fn shackled(reading: &str) -> Table {
    let position = Position::new()
        .reading("target-left-area", reading)
        .at(3, "0{R09} 1{W01} 1[R10]")
        .hand(1, "R01");
    let mut table = Table::at(&position);
    table.does(0, "use R09 1").asks(1, Window).does(1, "open_quick R10").does(1, "pay R01");
    table.does(1, "targets W01 4").asks(0, MainAction);
    table
}

#[test]
fn tv59_a_target_that_went_elsewhere_is_still_affected() {
    shackled("still-affected").city(4, "1{W01(L)}").cites(&["BK-9.8", "BK:R09"]);
    let mut table = shackled("no-effect");
    table.city(4, "1{W01}");
    table.saw("BK-R44", |fact| matches!(fact, Fact::TargetSkipped { unfit: true, .. }));
}

#[test]
fn tv60_a_target_in_the_hand_is_skipped() {
    let position = open_phase().at(1, "0{W01}").at(3, "1{W04(L)} 0[K13] 1[W13]").hand(0, "K01");
    let mut table = Table::at(&position);
    table.does(0, "open K13").does(0, "pay K01").asks(1, Window).does(1, "open_quick W13");
    table.asks(0, MainAction).hand(1, "W04(pub)").trash(0, "K01 K13").trash(1, "W13");
    table.cites(&["BK-9.10", "BK-3.4", "BK:K13"]).never("BK-9.12");
    table.saw("BK-6.12", |fact| matches!(fact, Fact::TargetSkipped { unfit: false, .. }));
}

#[test]
fn tv61_an_answer_to_an_answer_saves_the_first_effect() {
    let position = Position::new()
        .turn_of(1)
        .at(1, "0{W01}")
        .at(3, "0{W04} 1[K02]")
        .at(5, "0[G12] 1[G12]")
        .hand(0, "G01 G01")
        .hand(1, "K01 G01 G01");
    let mut table = Table::at(&position);
    table.does(1, "open_quick K02").does(1, "pay K01");
    table.asks(0, Window).does(0, "open_quick G12").does(0, "pay G01 G01");
    table.asks(1, Window).pends(&["K02", "G12"]);
    table.does(1, "open_quick G12").does(1, "pay G01 G01");
    table.asks(1, MainAction).items(&["+K02", "+G12", "+G12", "-G12", "-K02"]);
    table.trash(0, "G01 G01 G12 W04").trash(1, "G01 G01 G12 K01 K02").cites(&["BK-6.16"]);
}

#[test]
fn tv62_a_move_goes_to_the_named_city_from_wherever_its_mover_is() {
    let position =
        Position::new().at(2, "0{W01} 0[R10]").at(4, "1{K06} 1[K12]").hand(0, "R01").hand(1, "K01");
    let mut table = Table::at(&position);
    table.does(0, "move W01 3").asks(1, Window).does(1, "open_quick K12").does(1, "pay K01");
    table.asks(0, Window).does(0, "open_quick R10").does(0, "pay R01").does(0, "targets W01 1");
    table.asks(0, MainAction).city(1, "").city(2, "").city(3, "0{W01(L)}").city(4, "1{K06(p2)}");
    table.items(&["+move", "+K12", "+R10", "-R10", "-K12", "-move"]);
    let moved = |fact: &Fact| matches!(fact, Fact::Moved { .. });
    assert_eq!((table.times("BK-9.9", moved), table.times("BK-5.18", moved)), (1, 1));
}

#[test]
fn tv70_numbers_tell_which_set_card_was_a_character() {
    let position = open_phase()
        .at(1, "0{W01}")
        .at(2, "1{R05(#20)} 1[K01(#15)] 0[G14]")
        .hand(0, "G01")
        .next_card(30);
    let mut table = Table::at(&position);
    table.does(0, "open G14").does(0, "pay G01").asks(0, MainAction);
    let set: Vec<u32> = table.state.set_cards(Seat::at(1)).map(|card| card.id.0).collect();
    assert_eq!(set, [15, 31], "the card paid became number 30");
    let me = Eye::Seat(Seat::at(0));
    assert_eq!(table.number("R05").0, 31);
    assert!(table.card("R05").face().has(me) && !table.card("K01").face().has(me));
}

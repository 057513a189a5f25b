//! What each value of the readings about the steps of a battle and its result changes.

use super::battle::NAMED;
use super::table::Table;
use crate::cards::test_set::test_set;
use crate::fact::BattleResult;
use crate::opening::StepOpening;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::EndReason;
use crate::state::Question::{Assign, BattleOpen, CityDraw, Fighter, MainAction, Vanguard, Window};

fn with(reading: &str, value: &str) -> Position {
    Position::new().reading(reading, value)
}

/// Who fights, by seat.
fn fighters(table: &Table) -> [Vec<CardId>; 2] {
    table.state.battle.as_ref().unwrap().fighters.clone()
}

fn ended(table: &mut Table, wanted: BattleResult) {
    table.saw(
        "BK-5.45",
        |fact| matches!(fact, Fact::BattleEnds { result, .. } if *result == wanted),
    );
}

#[test]
fn r23_whether_a_battle_needs_somebody_to_attack() {
    let locked = |value: &str| Table::at(&with("BK-R23", value).at(5, "0{W01(L)}"));
    locked("yes").does(0, "declare_battle 5").asks(0, MainAction);
    locked("no").refuses("declare_battle 5", "BK-R23").offers_of("declare_battle", &[]);
    let mut there = Table::at(&with("BK-R23", "no").at(5, "0{W01}"));
    there.offers_of("declare_battle", &["declare_battle 5"]).does(0, "declare_battle 5");
    there.asks(0, Vanguard);
}

#[test]
fn r24_what_follows_when_the_vanguard_is_lost() {
    let lost = |value: &str| {
        let position =
            with("BK-R24", value).at(1, "0{W04}").at(3, "0{W01 W04} 1[K02]").hand(1, "K01");
        let mut table = Table::at(&position);
        table.does(0, "declare_battle 3").does(1, "pass").does(0, "vanguard W01");
        table.does(1, "open_quick K02").does(1, "pay K01").does(1, "targets W01");
        table.cites(&["BK-5.36"]);
        table
    };
    lost("battle-ends").asks(0, MainAction).refuses("declare_battle 3", "BK-5.25");
    let mut without = lost("continue-without");
    without.asks(0, Fighter).offers(&["fighter W04", "no_fighter"]);
    assert_eq!(without.state.battle.as_ref().unwrap().vanguard, None);
    lost("name-another").asks(0, Vanguard).offers(&["vanguard W04", "no_vanguard"]);
}

#[test]
fn r25_what_follows_when_all_attackers_are_gone() {
    let gone = |value: &str| {
        let position = with("BK-R25", value)
            .at(1, "0{W04}")
            .at(3, "0{W01(L,V) W04} 1{K06} 1[K02]")
            .hand(1, "K01")
            .battle(3, StepOpening::BattleOpen { seat: Seat::at(1) });
        let mut table = Table::at(&position);
        table.asks(1, BattleOpen).does(1, "open K02").does(1, "pay K01").does(1, "targets W01");
        table
    };
    gone("steps-go-on").asks(0, Fighter).offers(&["fighter W04", "no_fighter"]);
    let mut skipped = gone("skip-to-end");
    skipped.asks(0, MainAction).city(3, "0{W04} 1{K06}");
    ended(&mut skipped, BattleResult::WipeOut);
}

#[test]
fn r26_until_when_the_occupiers_characters_join() {
    let joined = |value: &str| {
        let position = with("BK-R26", value)
            .at(3, "occ=1 0{W01(L,V) W04} 1{K01}")
            .at(4, "1{K06} 1[R10]")
            .hand(1, "R01")
            .battle(3, StepOpening::BattleOpen { seat: Seat::at(1) });
        let mut table = Table::at(&position);
        table.does(1, "pass").does(0, "fighter W04").asks(1, Window).pends(&["fighter"]);
        let before = vec![table.number("K01")];
        assert_eq!(fighters(&table)[1], before, "who was there when the step began");
        table.does(1, "open_quick R10").does(1, "pay R01").does(1, "targets K06 3");
        table
    };
    let late = joined("throughout-b3");
    assert_eq!(fighters(&late)[1], [late.number("K01"), late.number("K06")]);
    let once = joined("start-of-b3-only");
    assert_eq!(fighters(&once)[1], [once.number("K01")]);
}

#[test]
fn r27_whether_a_bystander_keeps_the_city() {
    let attacked = |value: &str| {
        let mut table = Table::at(&with("BK-R27", value).at(2, "0{W01} 1{K06}"));
        table.does(0, "declare_battle 2").does(0, "vanguard W01").does(1, "no_fighter");
        table
    };
    attacked("no").asks(0, CityDraw).city(2, "occ=0 0{W01(L)} 1{K06}");
    let mut kept = attacked("yes");
    kept.asks(0, MainAction).city(2, "0{W01(L)} 1{K06}");
    ended(&mut kept, BattleResult::Standoff);
}

/// Seat 0 takes a city, and its only fighter is trashed while the occupation pends.
fn phantom(value: &str, more: Position) -> Table {
    let position = more
        .reading("BK-R36", value)
        .at(1, "occ=0 0{W04}")
        .at(3, "0{W01(L,V)} 1[K02]")
        .hand(1, "K01")
        .battle(3, StepOpening::BattleEnd);
    let mut table = Table::at(&position);
    table.asks(1, Window).pends(&["occupy"]).does(1, "open_quick K02").does(1, "pay K01");
    table
}

#[test]
fn r36_whether_a_city_is_occupied_by_nobody() {
    phantom("no-occupation", Position::new()).asks(0, MainAction).city(3, "");
    let mut neutral = phantom("occupied-then-neutral", Position::new());
    neutral.asks(0, CityDraw).city(3, "").cites(&["BK-6.23"]);
    neutral.saw("BK-6.22", |fact| matches!(fact, Fact::Occupied { .. }));
    let two = Position::new().at(2, "occ=0 0{W01}");
    let won = phantom("occupied-then-neutral", two.clone()).over();
    assert_eq!(won, Some((EndReason::Cities, Some(0))), "looked at in between");
    assert_eq!(phantom("no-occupation", two).over(), None);
}

#[test]
fn r37_how_many_cards_a_city_lets_its_occupier_draw() {
    let taken = |value: &str| {
        let mut table = Table::at(&with("BK-R37", value).at(4, "0{W01}"));
        table.does(0, "declare_battle 4").does(0, "vanguard W01");
        table
    };
    let mut two = taken("zero-or-two");
    two.asks(0, CityDraw).offers(&["draw_two", "decline"]).refuses("draw_one", "BK-R37");
    let mut one = taken("zero-one-two");
    one.offers(&["draw_two", "draw_one", "decline"]).does(0, "draw_one");
    assert_eq!(one.draws(), Some(1));
    one.falls("W01").asks(0, MainAction).hand(0, "W01");
    let mut must = taken("must-two");
    assert_eq!(must.draws(), Some(2));
    must.falls("W01 W01").asks(0, MainAction).hand(0, "W01 W01");
}

#[test]
fn r38_whether_the_city_draw_pends_by_itself() {
    let taken = |value: &str| {
        let mut table = Table::at(&with("BK-R38", value).at(4, "0{W01}"));
        table.does(0, "declare_battle 4").does(0, "vanguard W01").asks(0, CityDraw);
        table.does(0, "decline").asks(0, MainAction);
        table
    };
    let items = ["+battle", "-battle", "+vanguard", "-vanguard", "+occupy", "-occupy"];
    taken("yes").items(&[&items[..], &["+city_draw", "-city_draw"]].concat());
    taken("part-of-occupation").items(&items);
}

#[test]
fn r39_which_characters_hold_a_city() {
    let ridden = |value: &str| {
        let mut table = Table::at(&with("BK-R39", value).at(4, "0{R05}").at(5, "0{W04}"));
        table.does(0, "declare_battle 4").does(0, "vanguard R05").does(0, "decline");
        table.does(0, "move W04 4").city(4, "occ=0 0{R05 W04(L)}").does(0, "move R05 3");
        table
    };
    ridden("any-own-character-there").city(4, "occ=0 0{W04(L)}");
    let mut neutral = ridden("only-those-that-took-it");
    neutral.city(4, "0{W04(L)}").cites(&["BK-6.23"]);
}

#[test]
fn r48_for_whom_a_stolen_fighter_fights() {
    let stolen = |value: &str| {
        let position = with("BK-R48", value)
            .card_set(&test_set())
            .at(3, "0{W04(L,V) R02(L,F)} 1{K06(F)} 1[X04]")
            .battle(3, NAMED);
        let mut table = Table::at(&position);
        table.asks(1, Window).does(1, "open_quick X04").does(1, "targets W04");
        table
    };
    let mut leaves = stolen("leaves-battle");
    leaves.asks(0, MainAction).city(3, "1{W04(L,o0)}").cites(&["BK-6.41"]);
    ended(&mut leaves, BattleResult::WipeOut);
    let mut changes = stolen("fights-for-new-side");
    changes.asks(0, Assign).cites(&["BK-R48"]).city(3, "0{R02(L)} 1{W04(L,o0) K06}");
    let new_side = vec![changes.number("W04"), changes.number("K06")];
    assert_eq!(fighters(&changes), [vec![changes.number("R02")], new_side]);
    changes.does(0, "assign K06 3").city(3, "1{W04(L,o0)}").trash(0, "R02").trash(1, "K06 X04");
}

#[test]
fn r55_whether_a_battle_without_a_vanguard_has_an_end() {
    let declined = |value: &str| {
        let mut table = Table::at(&with("BK-R55", value).at(3, "0{R05}"));
        table.does(0, "declare_battle 3").does(0, "no_vanguard").asks(0, MainAction);
        table.never("BK:R05");
        table
    };
    declined("no").never("BK-5.47");
    declined("yes").cites(&["BK-5.47"]);
}

#[test]
fn r56_who_is_next_after_a_designation_was_lost() {
    let lost = |value: &str| {
        let position = with("BK-R56", value)
            .at(1, "0{W01}")
            .at(3, "0{W04 R02 W01} 1{K06} 1[K02]")
            .hand(1, "K01");
        let mut table = Table::at(&position);
        table.does(0, "declare_battle 3").does(1, "pass").does(0, "vanguard W04");
        table.does(1, "pass").does(1, "skip_open").does(1, "pass").does(0, "fighter R02");
        table.does(1, "open_quick K02").does(1, "pay K01").does(1, "targets R02");
        table
    };
    lost("designation-counts").asks(1, Fighter);
    lost("may-name-another").asks(0, Fighter).offers(&["fighter W01", "no_fighter"]);
}

#[test]
fn r61_whether_a_quick_card_is_the_battle_open() {
    let opened = |value: &str| {
        let position = with("BK-R61", value)
            .at(3, "0{W01(L,V)} 0[K12 W04] 1[K01]")
            .hand(0, "W02")
            .battle(3, StepOpening::BattleOpen { seat: Seat::at(1) });
        let mut table = Table::at(&position);
        table.does(1, "open K01").asks(0, Window).pends(&["K01"]).does(0, "open_quick K12");
        table.does(0, "pay W02").city(3, "0{W01(L,p2)} 1{K01} 0[W04]");
        table
    };
    opened("no").asks(0, BattleOpen).offers(&["open_unpaid W04", "skip_open"]);
    opened("yes").asks(1, Fighter);
}

#[test]
fn r67_whether_fighters_are_named_after_the_window() {
    let rallied = |value: &str| {
        let position = with("BK-R67", value)
            .at(1, "0{W01}")
            .at(3, "0{W01(L,V) W04(L)} 1{K06(L,F)} 0[W12]")
            .hand(0, "W02")
            .battle(3, NAMED);
        let mut table = Table::at(&position);
        table.asks(0, Window).does(0, "open_quick W12").does(0, "pay W02").does(0, "targets W04");
        table
    };
    rallied("no").asks(0, MainAction).city(3, "0{W04(p1)} 1{K06(L,d1)}");
    let mut again = rallied("yes");
    again.asks(0, Fighter).offers(&["fighter W04", "no_fighter"]).does(0, "fighter W04");
    again.asks(1, Assign).cites(&["BK-R67"]);
}

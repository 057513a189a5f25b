//! Battles: who fights, who strikes when, how damage is divided, and the four results.

use super::table::Table;
use crate::fact::BattleResult;
use crate::opening::StepOpening;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::Question::{Assign, BattleOpen, CityDraw, Fighter, MainAction, Window};

/// All have been named; the exchange is next.
pub(super) const NAMED: StepOpening = StepOpening::Fighters { next: Seat::at(0), declined: 2 };

#[test]
fn tv01_three_mercenaries_and_the_cavalry_trash_each_other() {
    let mut table = Table::at(&Position::new().at(3, "0{R02} 1{K01 K01 K01}"));
    table.level(1).does(0, "declare_battle 3").does(0, "vanguard R02");
    table.does(1, "fighter K01#1").does(1, "fighter K01#2").does(1, "fighter K01#3");
    table.asks(0, Assign).offers(&[
        "assign K01#1 1",
        "assign K01#1 2",
        "assign K01#1 3",
        "assign K01#2 1",
        "assign K01#2 2",
        "assign K01#2 3",
        "assign K01#3 3",
    ]);
    table.does(0, "assign K01#1 1").does(0, "assign K01#2 1");
    table.asks(0, MainAction).city(3, "").level(0).trash(0, "R02").trash(1, "K01 K01 K01");
    table.cites(&["BK-5.43", "BK-6.19", "BK-6.26", "BK-3.6"]);
    let forced = |fact: &Fact| matches!(fact, Fact::Assigned { amount: 1, forced: true, .. });
    assert_eq!(table.times("BK-5.48", forced), 4, "the last point, and seat 1's three strikes");
    let damaged = |to: u16| move |fact: &Fact| matches!(fact, Fact::Damaged { damage, combat: true, .. } if *damage == to);
    assert_eq!((table.times("BK-9.2", damaged(3)), table.times("BK-9.2", damaged(1))), (1, 3));
}

#[test]
fn tv02_archers_strike_before_the_cavalry() {
    let mut table = Table::at(&Position::new().at(3, "0{W02} 1{R02}"));
    table.does(0, "declare_battle 3").does(0, "vanguard W02").does(1, "fighter R02");
    table.asks(0, CityDraw).city(3, "occ=0 0{W02(L)}").trash(1, "R02");
    table.cites(&["BK-5.42", "BK-5.45", "BK-6.22"]);
    table.saw("BK-5.42", |fact| matches!(fact, Fact::RangeStrikes { range: 1, .. }));
    let strikes = |fact: &Fact| matches!(fact, Fact::RangeStrikes { .. });
    assert_eq!(table.times("BK-5.42", strikes), 1, "nobody is left to strike at Range 0");
}

#[test]
fn tv10_a_vanguard_that_is_trashed_before_it_stands_ends_the_battle() {
    let position = Position::new().at(3, "0{W01} 1[K02]").at(1, "0{W04}").hand(1, "K01");
    let mut table = Table::at(&position);
    table.level(2).does(0, "declare_battle 3").does(1, "pass").does(0, "vanguard W01");
    table.asks(1, Window).pends(&["vanguard"]).city(3, "0{W01(L)} 1[K02]");
    table.does(1, "open_quick K02").does(1, "pay K01");
    table.asks(0, MainAction).city(3, "").trash(0, "W01").trash(1, "K01 K02");
    table.items(&["+battle", "-battle", "+vanguard", "+K02", "-K02", "-vanguard"]);
    table.cites(&["BK-5.34", "BK-5.36"]).never("BK-5.45");
    table.refuses("declare_battle 3", "BK-5.25");
}

#[test]
fn tv11_a_barrier_between_assignment_and_dealing_absorbs_the_damage() {
    let position =
        Position::new().at(3, "0{W02} 1{R02}").at(4, "1[G02]").at(5, "0{W01}").hand(1, "G01");
    let mut table = Table::at(&position);
    table.does(0, "declare_battle 3").does(1, "pass until_change").does(0, "vanguard W02");
    table.does(1, "fighter R02").does(1, "pass"); // before the first damage
    table.asks(1, Window).pends(&["damage"]).does(1, "open_quick G02").does(1, "pay G01");
    table.offers(&["targets R02", "targets W01", "targets W02"]).does(1, "targets R02");
    table.asks(0, MainAction).city(3, "1{R02(L)}").trash(0, "W02").trash(1, "G01 G02");
    table.cites(&["BK-9.5", "BK-6.24"]);
    table.saw("BK-9.2", |fact| matches!(fact, Fact::Damaged { damage: 0, absorbed: 2, .. }));
    table.saw("BK-9.2", |fact| matches!(fact, Fact::Damaged { damage: 3, absorbed: 0, .. }));
}

#[test]
fn tv12_a_fighter_that_is_trashed_before_it_fights_does_nothing() {
    let position = Position::new().at(3, "0{W04 R02} 1{K06} 1[K02]").at(1, "0{W01}").hand(1, "K01");
    let mut table = Table::at(&position);
    table.does(0, "declare_battle 3").does(1, "pass").does(0, "vanguard W04").does(1, "pass");
    table.asks(1, BattleOpen).does(1, "skip_open").does(1, "pass").does(0, "fighter R02");
    table.asks(1, Window).pends(&["fighter"]).city(3, "0{W04(L) R02(L)} 1{K06} 1[K02]");
    table.does(1, "open_quick K02").does(1, "pay K01").does(1, "targets R02");
    table.asks(1, Fighter).city(3, "0{W04(L)} 1{K06}").trash(0, "R02");
    table.saw("BK-5.38", |fact| matches!(fact, Fact::Fizzles { .. }));
    let battle = table.state.battle.as_ref().unwrap();
    assert_eq!(battle.fighters, [vec![table.number("W04")], vec![]]);
    assert_eq!(battle.participants, [table.number("W04")], "R02 has never fought");
    table.does(1, "fighter K06").asks(0, MainAction).city(3, "1{K06(L,d1)}");
}

#[test]
fn tv21_the_occupiers_characters_fight_by_themselves() {
    let mut table = Table::at(&Position::new().at(2, "occ=1 0{R02} 1{K01(L) K05(L)}"));
    table.does(0, "declare_battle 2").does(0, "vanguard R02");
    table.asks(0, MainAction).city(2, "occ=1 1{K01(L) K05(L)}").trash(0, "R02");
    table.cites(&["BK-5.40", "BK-6.24"]);
    table.saw("BK-5.40", |fact| matches!(fact, Fact::OccupiersFight { cards } if cards.len() == 2));
    table.saw("BK-5.42", |fact| matches!(fact, Fact::RangeStrikes { range: 3, .. }));
    table.saw(
        "BK-5.39",
        |fact| matches!(fact, Fact::NoFighter { seat, by_itself: true } if *seat == Seat::at(1)),
    );
}

#[test]
fn tv22_an_enemy_that_was_not_named_does_not_keep_the_city() {
    let mut table = Table::at(&Position::new().at(2, "0{W01} 1{K06}"));
    table.does(0, "declare_battle 2").does(0, "vanguard W01");
    table.asks(1, Fighter).offers(&["fighter K06", "no_fighter"]).does(1, "no_fighter");
    table.asks(0, CityDraw).city(2, "occ=0 0{W01(L)} 1{K06}");
    table.cites(&["BK-6.22"]);
}

#[test]
fn tv24_two_declines_in_succession_end_the_naming() {
    let mut table = Table::at(&Position::new().at(3, "0{W05 W01 W04} 1{K01 K03}"));
    table.does(0, "declare_battle 3").does(0, "vanguard W05").does(0, "no_fighter");
    table.does(1, "fighter K01").does(0, "fighter W01").does(1, "no_fighter");
    table.asks(0, Fighter).does(0, "no_fighter");
    table.asks(1, Assign).offers(&["assign W05 1", "assign W01 1"]);
    let battle = table.state.battle.as_ref().unwrap();
    let ids = |names: &[&str]| names.iter().map(|name| table.number(name)).collect::<Vec<_>>();
    assert_eq!(battle.fighters, [ids(&["W05", "W01"]), ids(&["K01"])]);
    assert_eq!(table.numbers("W05").0, 1, "it attacks");
    table.saw("BK-5.43", |fact| matches!(fact, Fact::Assigned { amount: 1, forced: true, .. }));
    table.never("BK:W05");
}

#[test]
fn bk_w05_is_stronger_when_it_defends() {
    let mut table = Table::at(&Position::new().at(3, "occ=1 0{W04} 1{W05}"));
    table.does(0, "declare_battle 3").does(0, "vanguard W04");
    table.asks(0, MainAction).city(3, "occ=1 1{W05(d1)}").trash(0, "W04");
    table.cites(&["BK:W05"]);
    table.saw("BK-5.43", |fact| matches!(fact, Fact::Assigned { amount: 2, .. }));
}

#[test]
fn tv25_each_range_is_dealt_before_the_next_one_is_assigned() {
    let position = Position::new()
        .at(3, "occ=1 0{K05(L,V) W02(L,F) R02(L,F)} 1{K06(F) G05(F)}")
        .battle(3, NAMED);
    let mut table = Table::at(&position);
    table.asks(0, Assign).does(0, "assign G05 2");
    table.asks(1, Assign).city(3, "occ=1 0{K05(L) W02(L) R02(L)} 1{K06(d2)}").trash(1, "G05");
    table.does(1, "assign R02 5");
    table.asks(0, CityDraw).city(3, "occ=0 0{K05(L) W02(L)}").trash(0, "R02").trash(1, "G05 K06");
    for wanted in [3, 1, 0] {
        table.saw(
            "BK-5.42",
            |fact| matches!(fact, Fact::RangeStrikes { range, .. } if *range == wanted),
        );
    }
    let never = |fact: &Fact| matches!(fact, Fact::RangeStrikes { range: 2, .. });
    assert_eq!(table.times("BK-5.42", never), 0, "G05 was trashed before its Range");
}

#[test]
fn tv26_a_reduction_is_of_effects_alone_and_damage_stays() {
    let position =
        Position::new().at(3, "occ=1 0{R06} 1{G04} 0[K02]").at(1, "0{W01}").hand(0, "K01");
    let mut table = Table::at(&position);
    table.does(0, "declare_battle 3").does(0, "vanguard R06").does(0, "skip_open");
    table.asks(0, Window).does(0, "pass until_turn_end");
    table.asks(0, MainAction).city(3, "occ=1 1{G04(d4)} 0[K02]").trash(0, "R06");
    table.cites(&["BK-6.24"]).never("BK:G04");
    table.does(0, "open_quick K02").does(0, "pay K01");
    table.asks(0, MainAction).city(3, "").trash(1, "G04");
    table.cites(&["BK:G04", "BK-9.31", "BK-6.23"]);
    table.saw("BK-9.2", |fact| matches!(fact, Fact::Damaged { damage: 1, reduced: 1, .. }));
}

#[test]
fn tv27_a_repelled_attack_changes_nothing_in_the_city() {
    let mut table = Table::at(&Position::new().at(3, "occ=1 0{W06} 1{G04}"));
    table.does(0, "declare_battle 3").does(0, "vanguard W06");
    table.asks(0, MainAction).city(3, "occ=1 1{G04(d2)}").trash(0, "W06").deck(0, 20).deck(1, 20);
    table.saw("BK-6.24", |fact| {
        matches!(fact, Fact::BattleEnds { result: BattleResult::Repelled, .. })
    });
}

#[test]
fn tv28_a_fighter_without_power_strikes_nothing_and_keeps_its_city() {
    let mut table = Table::at(&Position::new().at(3, "occ=1 0{W01} 1{G03}"));
    table.does(0, "declare_battle 3").does(0, "vanguard W01");
    table.asks(0, MainAction).city(3, "occ=1 0{W01(L)} 1{G03(d1)}");
    table.saw("BK-6.25", |fact| {
        matches!(fact, Fact::BattleEnds { result: BattleResult::Standoff, .. })
    });
    let assigned = |fact: &Fact| matches!(fact, Fact::Assigned { .. });
    assert_eq!(table.times("BK-5.43", assigned), 1);
}

#[test]
fn tv40_a_shield_is_a_pool_for_all_that_is_dealt_at_once() {
    let position = Position::new().at(3, "0{R02(L,V) R02(L,F)} 1{W06(L,F,s2)}").battle(3, NAMED);
    let mut table = Table::at(&position);
    table.does(1, "assign R02#1 2");
    table.asks(0, CityDraw).city(3, "occ=0 0{R02(L)}").trash(0, "R02").trash(1, "W06");
    table.saw("BK-9.2", |fact| matches!(fact, Fact::Damaged { damage: 4, absorbed: 2, .. }));
}

#[test]
fn tv41_an_occupation_without_a_fighter_left_does_not_come_about() {
    let position = Position::new().at(3, "0{W01} 1[K02]").at(1, "0{W04}").hand(1, "K01");
    let mut table = Table::at(&position);
    table.does(0, "declare_battle 3").does(1, "pass").does(0, "vanguard W01").does(1, "pass");
    table.does(1, "skip_open").does(1, "pass").does(1, "pass");
    table.asks(1, Window).pends(&["occupy"]).does(1, "open_quick K02").does(1, "pay K01");
    table.asks(0, MainAction).city(3, "").deck(0, 20);
    table.saw("BK-6.22", |fact| matches!(fact, Fact::Fizzles { .. }));
    let occupied = |fact: &Fact| matches!(fact, Fact::Occupied { .. });
    assert_eq!(table.times("BK-6.22", occupied), 0);
}

#[test]
fn tv48_a_battle_without_anybody_to_attack_is_over_and_counts() {
    let mut table = Table::at(&Position::new().at(5, "0{W01(L)}"));
    table.does(0, "declare_battle 5").asks(0, MainAction);
    table.saw("BK-5.35", |fact| matches!(fact, Fact::NoVanguard { by_itself: true, .. }));
    table.never("BK-5.47").refuses("declare_battle 5", "BK-5.25");
}

#[test]
fn tv63_a_fighter_that_is_moved_away_neither_strikes_nor_is_struck() {
    let position = Position::new().at(3, "0{R02 W01} 1{K01} 1[R10]").hand(1, "R01");
    let mut table = Table::at(&position);
    table.does(0, "declare_battle 3").does(1, "pass").does(0, "vanguard R02").does(1, "pass");
    table.does(1, "skip_open").does(1, "pass").does(0, "fighter W01").does(1, "pass");
    table.does(1, "fighter K01");
    table.does(1, "pass").asks(1, Assign).does(1, "assign R02 1");
    table.asks(1, Window).pends(&["damage"]).does(1, "open_quick R10").does(1, "pay R01");
    table.offers(&["targets K01 1", "targets K01 2", "targets K01 4", "targets K01 5"]);
    table.does(1, "targets K01 4");
    table.asks(0, CityDraw).city(3, "occ=0 0{R02(L) W01(L)}").city(4, "1{K01(L)}");
    table.cites(&["BK-6.41", "BK-5.44", "BK-6.22"]).never("BK-9.2");
    let skipped = |fact: &Fact| matches!(fact, Fact::NotDealt { .. });
    assert_eq!(table.times("BK-5.44", skipped), 3);
    let battle = table.state.battle.as_ref().unwrap();
    assert!(battle.participants.contains(&table.number("K01")));
}

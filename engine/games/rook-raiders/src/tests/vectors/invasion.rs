//! Monsters attack, get bonus moves, enter castles.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::{EndReason, cell_label};
use kanso_engine::SeatResult;

fn invasion() -> Position {
    Position::seats(2).invasion(&[0, 1])
}

/// The monsters in the order in which they acted: `C4 M01`.
fn acted(table: &Table) -> Vec<String> {
    let acts = table.facts().filter_map(|fact| match fact {
        Fact::MonsterActs { monster } => Some(monster),
        _ => None,
    });
    let id = |monster: &MonsterRef| {
        let card = table.game.cards.monster(monster.kind);
        format!("{} {}", cell_label(monster.cell), card.face.id)
    };
    acts.map(id).collect()
}

#[test]
fn tv08_monsters_act_column_by_column_from_the_castle() {
    let position = invasion()
        .monster(0, "C4", "M01")
        .monster(0, "A3", "M04")
        .monster(0, "B2", "M02")
        .monster(0, "A1", "M03")
        .unit(0, "B4", "U04")
        .unit(0, "B3", "U01");
    let table = Table::at(&position);
    assert_eq!(acted(&table), ["C4 M01", "A3 M04", "B2 M02", "A1 M03"]);
    table.board(0, &["A2 M03", "B2 M02", "A3 M04", "B3 U01 d2", "B4 U04 d1", "C6 M01"]);
    table.cites(&["RR-6.4", "RR-6.5", "RR-6.11", "RR:M01", "RR:M04", "RR:M02", "RR:M03"]);
}

#[test]
fn tv09_a_numbered_attack_hits_the_first_unit_alone() {
    let position = invasion()
        .monster(0, "B2", "M02")
        .monster(0, "B3", "M01")
        .acted()
        .unit(0, "B4", "U01")
        .unit(0, "A3", "U04");
    let table = Table::at(&position);
    table.board(0, &["B2 M02", "A3 U04", "B3 M01", "B4 U01 d2"]);
    table.saw("RR-6.4", |fact| matches!(fact, Fact::UnitHit { damage: 2, now: 2, .. }));
}

#[test]
fn tv10_a_star_attack_hits_every_unit_in_it() {
    let position = invasion()
        .monster(0, "B2", "M04")
        .monster(0, "A3", "M01")
        .acted()
        .unit(0, "B3", "U01")
        .unit(0, "C3", "U03");
    let table = Table::at(&position);
    table.board(0, &["B2 M04", "A3 M01", "B3 U01 d1", "C3 U03 d1"]);
    assert_eq!(table.times(|fact| matches!(fact, Fact::UnitHit { .. })), 2);
    table.cites(&["RR-6.5"]);
}

fn golem_and_skeleton() -> Position {
    invasion().monster(0, "B3", "M03").monster(0, "B2", "M02").unit(0, "B4", "U01")
}

#[test]
fn tv11_a_knock_out_gives_a_bonus_move_that_overtakes() {
    let table = Table::at(&golem_and_skeleton());
    table.board(0, &["B3 M03", "B4 M02"]);
    assert_eq!(table.hand(0), ["U01"]);
    assert_eq!(acted(&table), ["B3 M03", "B2 M02"]);
    table.cites(&["RR-6.7", "RR-6.9", "RR-6.12"]);
    assert_eq!(table.times(|fact| matches!(fact, Fact::BonusMove { .. })), 1);
}

#[test]
fn tv16_a_level_up_saves_a_unit_from_an_attack() {
    let mut table = Table::at(&golem_and_skeleton().marks(0, 1, 1));
    table.board(0, &["B2 M02", "B3 M03", "B4 U01 d2"]);
    table.offers(&["level B4 1", "pass"]);
    table.refuses("level B4 2", "RR-9.3");
    table.saw("RR-9.8", |fact| matches!(fact, Fact::InterruptOffered { .. }));
    table.does("level B4 1");
    table.board(0, &["B2 M02", "B3 M03", "B4 L01 d4"]);
    assert_eq!(table.marks(0), (0, 0));
    table.cites(&["RR-9.3", "RR-9.6b"]);
    table.never("RR-6.7");
}

#[test]
fn tv27_the_second_blue_monster_takes_the_castle() {
    let position =
        Position::seats(3).breached(0, "M01").monster(0, "C6", "M02").invasion(&[0, 1, 2]);
    let table = Table::at(&position);
    assert_eq!(table.state.seats[0].fallen, Some(1));
    assert_eq!(table.over(), None, "two seats go on");
    table.saw("RR-6.16", |fact| matches!(fact, Fact::CastleFalls { .. }));
    table.cites(&["RR-6.14", "RR-12.1", "RR-12.4"]);
}

#[test]
fn tv28_the_game_goes_on_by_the_rules_for_those_left() {
    let position = Position::seats(4).monster(2, "B6", "M06").invasion(&[0, 1, 2, 3]);
    let mut table = Table::at(&position);
    table.saw("RR-6.15", |fact| matches!(fact, Fact::CastleFalls { .. }));
    table.cites(&["RR-12.1"]);
    assert_eq!(table.state.seats[2].fallen, Some(1));
    assert_eq!(table.state.living().count(), 3);
    table.forget();
    table.falls("A").falls("goblin").falls("B").falls("skeleton");
    assert_eq!(table.times(|fact| matches!(fact, Fact::Summoned { .. })), 6, "on three boards");
    table.saw("RR-8.2", |fact| matches!(fact, Fact::SupportCounted { slots: 1, .. }));
    table.falls("archer").falls("lancer").falls("bard");
    table.falls("ra rw rs as rc");
    table.cites(&["RR-8.7"]);
    table.forget();
    for seat in [1, 3, 0] {
        assert_eq!(table.asked(), Some(seat), "the card goes on to seat 1; seat 2 is out");
        let list = table.list();
        table.does(&list[0]);
    }
    assert_eq!(table.times(|fact| matches!(fact, Fact::CommandPicked { .. })), 3);
    assert_eq!(table.times(|fact| matches!(fact, Fact::CommandRuns { .. })), 1);
}

#[test]
fn tv29_seats_that_fall_together_share_a_draw() {
    let position = invasion().monster(0, "B6", "M06").monster(1, "A6", "M07");
    let table = Table::at(&position);
    assert_eq!(table.over(), Some((EndReason::NobodyLeft, vec![0, 1])));
    let standing = table.game.standing(&table.state).unwrap();
    assert!(standing.seats.iter().all(|seat| seat.result == SeatResult::Draw));
    table.cites(&["RR-6.15", "RR-12.1", "RR-12.4", "RR-13.6"]);
}

#[test]
fn tv41_alone_any_monster_in_the_castle_loses() {
    let table = Table::at(&Position::seats(1).monster(0, "C6", "M01").invasion(&[0]));
    assert_eq!(table.over(), Some((EndReason::SoloBreach, vec![])));
    let standing = table.game.standing(&table.state).unwrap();
    assert_eq!(standing.seats[0].result, SeatResult::Loss);
    table.cites(&["RR-6.14", "RR-10.2"]);
}

#[test]
fn tv47_from_the_gate_side_the_hindmost_acts_first() {
    let table = Table::at(&golem_and_skeleton().reading("RR-R1", "gate-side-is-1"));
    assert_eq!(acted(&table), ["B2 M02", "B3 M03"]);
    table.board(0, &["B2 M02", "B4 M03"]);
    assert_eq!(table.hand(0), ["U01"]);
}

#[test]
fn tv48_a_bonus_move_can_lead_into_the_castle() {
    let table = Table::at(&invasion().monster(0, "B6", "M03").unit(0, "A6", "U04"));
    table.board(0, &[]);
    assert_eq!(table.hand(0), ["U04"]);
    assert_eq!(table.monsters(&table.state.seats[0].breached), ["M03"]);
    table.cites(&["RR-6.4", "RR-6.9", "RR-6.7", "RR-6.14"]);
    table.saw("RR-6.16", |fact| matches!(fact, Fact::FirstBreach { .. }));
}

#[test]
fn tv49_any_targeted_star_unit_may_be_levelled_up() {
    let position = invasion()
        .monster(0, "B3", "M04")
        .unit(0, "A4", "U04")
        .damage(1)
        .unit(0, "B4", "U01")
        .marks(0, 2, 0);
    let mut table = Table::at(&position);
    table.offers(&["level A4 2", "level B4 2", "pass"]);
    assert_eq!(table.game.honor_supply(&table.state), 6);
    table.does("level A4 2");
    table.board(0, &["B3 M04", "A4 L04 d2", "B4 U01 d1"]);
    assert_eq!(table.marks(0), (0, 0));
    assert_eq!(table.game.honor_supply(&table.state), 8);
    table.cites(&["RR-9.8", "RR-9.6b", "RR-6.5"]);
    table.never("RR-6.7");
}

#[test]
fn tv51_one_living_seat_is_no_victory_in_a_solo_game() {
    let table = Table::at(&Position::seats(1).monster(0, "B1", "M01").invasion(&[0]));
    table.board(0, &["B3 M01"]);
    assert_eq!(table.over(), None);
    assert!(table.awaits_chance(), "the summon goes on");
    table.never("RR-12.2");
}

#[test]
fn tv52_the_next_living_seat_stands_in_for_the_start_player() {
    let position = Position::seats(3).start(1).monster(1, "B6", "M06").invasion(&[1, 2, 0]);
    let mut table = Table::at(&position);
    table.cites(&["RR-12.1", "RR-12.5"]);
    table.forget();
    table.falls("C").falls("goblin").falls("A").falls("goblin");
    let turned: Vec<usize> = table
        .facts()
        .filter_map(|fact| match fact {
            Fact::ChipTurned { seat, .. } | Fact::MonsterTurned { seat, .. } => Some(seat.index()),
            _ => None,
        })
        .collect();
    assert!(!turned.is_empty() && turned.iter().all(|seat| *seat == 2), "{turned:?}");
    table.board(0, &["A1 M01", "C1 M01"]);
    table.board(1, &[]);
    table.saw("RR-8.2", |fact| matches!(fact, Fact::SupportCounted { slots: 1, .. }));
    table.falls("bard").falls("bard").falls("bard").falls("as ra rs rw rc");
    table.cites(&["RR-8.7", "RR-8.8"]);
    assert_eq!(table.state.start_seat.map(Seat::index), Some(2));
    table.forget();
    assert_eq!(table.asked(), Some(2));
    table.does("choose rest");
    assert_eq!(table.asked(), Some(0));
    table.does("choose reward");
    assert_eq!(table.times(|fact| matches!(fact, Fact::CommandRuns { .. })), 2);
}

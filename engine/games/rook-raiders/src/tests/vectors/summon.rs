//! New monsters: circles, rows, waiting lines, chips.

use super::table::{Table, letters};
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::EndReason;
use kanso_engine::Mode;
use kanso_engine::laws::Dice;

fn summon(seats: u8) -> Position {
    Position::seats(seats).stand(Stand::Summon, 4)
}

#[test]
fn tv12_a_taken_circle_sends_the_next_one_behind_the_row() {
    let position = summon(2)
        .monster(0, "A1", "M02")
        .monster(1, "A1", "M02")
        .monster(1, "A2", "M01")
        .deck(&["M04", "M05"]);
    let mut table = Table::at(&position);
    table.falls("A").falls("dullahan");
    table.board(0, &["A1 M02", "A2 M04"]);
    table.board(1, &["A1 M02", "A2 M01", "A3 M04"]);
    table.cites(&["RR-7.3", "RR-7.4", "RR:C01", "RR:M04"]);
    table.saw("RR-7.7", |fact| matches!(fact, Fact::Summoned { adjacent: true, .. }));
}

#[test]
fn tv13_a_blocked_monster_waits_for_the_next_summon() {
    let position = summon(2)
        .monster(0, "A1", "M02")
        .unit(0, "A2", "U01")
        .damage(2)
        .deck(&["M04", "M06", "M05", "M07"])
        .chips("AABC");
    let mut table = Table::at(&position);
    table.falls("A").falls("dullahan").falls("A").falls("dragon");
    let waiting = |table: &Table, lane: Lane| -> Vec<String> {
        let line = &table.state.seats[0].waiting[lane.index()];
        table.monsters(line).into_iter().map(str::to_owned).collect()
    };
    assert_eq!(waiting(&table, Lane::A), ["M04", "M06"]);
    assert_eq!(table.times(|fact| matches!(fact, Fact::JoinsWaiting { .. })), 2);
    table.cites(&["RR-7.8"]);
    assert_eq!(table.asked(), Some(0), "3 monsters against 2: seat 0 is supported");
    table.does("pass");
    table.falls("bard").falls("knight").falls("wizard").falls("as ra rs rw rc");
    assert_eq!(table.asked(), Some(1));
    table.does("choose rest");
    table.does("choose reward");
    assert_eq!(table.asked(), Some(0), "an Assault by itself");
    table.does("end").does("end");
    table.board(0, &["A1 M04", "A2 M02", "A3 M06"]);
    assert!(waiting(&table, Lane::A).is_empty());
    assert_eq!(table.hand(0), ["U01"]);
    assert!(table.awaits_chance(), "before any chip was turned");
    let enters = table.times(|fact| matches!(fact, Fact::WaitingEnters { .. }));
    assert_eq!(enters, 2);
    table.cites(&["RR-6.7", "RR-7.2"]);
    table.falls("B").falls("ogre").falls("C").falls("lich");
    table.board(0, &["A1 M04", "B1 M05", "C1 M07", "A2 M02", "A3 M06"]);
}

#[test]
fn tv46_all_chips_are_turned_down_before_the_seventh_flip() {
    let position = summon(2).round(3).chips("").deck(&["M03", "M04", "M04", "M05", "M06", "M07"]);
    let table = Table::at(&position);
    table.saw("RR-7.3", |fact| matches!(fact, Fact::ChipsTurnedDown));
    assert_eq!(letters(&table.state.chips_down), "AABBCC");
    let mut whole_games = 0;
    for seed in 0..40 {
        let Some(rounds) = rounds_of_turning_down(seed) else { continue };
        assert_eq!(rounds, [3], "once in 12 monsters, before the first summon of round 3");
        whole_games += 1;
    }
    assert!(whole_games > 0, "some random game draws all 12 monsters");
}

/// The rounds in which the chips were turned down in a random game, if its deck ran out.
fn rounds_of_turning_down(seed: u64) -> Option<Vec<u32>> {
    let mut table = Table::set_up(2, &[]);
    let (mut dice, mut rounds, mut legal) = (Dice::new(seed), Vec::new(), Vec::new());
    let mut trace = Trace::new(Mode::Facts);
    while table.state.deck_left() > 0 {
        let mut bag = Bag::new();
        let event = match table.game.awaiting(&table.state) {
            Awaiting::Over => return None,
            Awaiting::Chance(chance) => {
                table.game.bag(&table.state, &mut bag);
                Event::Chance(dice.outcome(chance, &bag))
            }
            Awaiting::Decision(_) => {
                legal.clear();
                table.game.legal(&table.state, &mut legal);
                Event::Decision(legal[dice.below(legal.len() as u64) as usize].clone())
            }
        };
        let round = table.state.round;
        table.game.perform(&mut table.state, &event, &mut trace);
        let turned = trace
            .take_facts()
            .into_iter()
            .filter(|cited| matches!(cited.fact, Fact::ChipsTurnedDown));
        rounds.extend(turned.map(|_| round));
    }
    Some(rounds)
}

#[test]
fn tv55_behind_a_waiting_line_nobody_enters() {
    let position = summon(2)
        .monster(0, "B1", "M03")
        .unit(0, "B2", "U01")
        .waiting(0, Lane::B, "M01")
        .deck(&["M02", "M05"]);
    let mut table = Table::at(&position);
    table.falls("B").falls("skeleton");
    let line = &table.state.seats[0].waiting[Lane::B.index()];
    assert_eq!(table.monsters(line), ["M01", "M02"]);
    table.board(0, &["B1 M03", "B2 U01"]);
    table.never("RR-7.2");
    table.saw("RR-7.8", |fact| matches!(fact, Fact::JoinsWaiting { lane: Lane::B, .. }));
}

/// Six monsters in a lane: no printed chips bring them together, but an opening may.
fn full_lane(seats: u8) -> Position {
    let mut position = summon(seats).deck(&["M01"]).round(3).chips("A");
    for (cell, card) in
        [("A1", "M01"), ("A2", "M01"), ("A3", "M02"), ("A4", "M02"), ("A5", "M03"), ("A6", "M03")]
    {
        position = position.monster(0, cell, card);
    }
    position
}

#[test]
fn full_lane_reading_waiting_lets_the_next_one_wait() {
    let mut table = Table::at(&full_lane(3));
    table.falls("A").falls("goblin");
    assert_eq!(table.monsters(&table.state.seats[0].waiting[0]), ["M01"]);
    table.cites(&["RR-7.8"]);
    table.board(1, &["A1 M01"]);
}

#[test]
fn full_lane_reading_castle_pushes_the_next_one_in() {
    let mut table = Table::at(&full_lane(3).reading("RR-R34", "castle"));
    table.falls("A").falls("goblin");
    assert_eq!(table.monsters(&table.state.seats[0].breached), ["M01"]);
    assert!(table.state.seats[0].waiting[0].is_empty());
    assert_eq!(table.state.seats[0].fallen, None, "the first blue one");

    let second = full_lane(2).reading("RR-R34", "castle").breached(0, "M04");
    let mut table = Table::at(&second);
    table.falls("A").falls("goblin");
    assert_eq!(table.over(), Some((EndReason::LastSurvivor, vec![1])), "judged after the summon");
    table.cites(&["RR-6.14", "RR-6.16", "RR-12.1", "RR-12.2"]);

    let solo = full_lane(1).reading("RR-R34", "castle");
    let mut table = Table::at(&solo);
    table.falls("A").falls("goblin");
    assert_eq!(table.over(), Some((EndReason::SoloBreach, vec![])));
}

#[test]
fn full_lane_is_judged_after_both_summons() {
    let position = full_lane(3)
        .reading("RR-R34", "castle")
        .breached(0, "M04")
        .deck(&["M01", "M05"])
        .chips("AB");
    let mut table = Table::at(&position);
    table.falls("A").falls("goblin");
    assert_eq!(table.state.seats[0].fallen, Some(3));
    assert!(matches!(table.state.tasks.last(), Some(Task::Summon { done: 1, .. })));
    table.never("RR-12.4");
    table.falls("B").falls("ogre");
    table.cites(&["RR-12.4"]);
    table.board(1, &["A1 M01", "B1 M05"]);
}

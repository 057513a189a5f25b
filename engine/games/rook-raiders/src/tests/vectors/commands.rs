//! The main phase and the end phase: who picks, what the commands give, support, recovery.

use super::table::{Table, on_home};
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::{EndReason, Role};
use Command::{Assault, Raid, Recruit, Rest, Reward};
use kanso_engine::Table as _;

/// A row of monsters on a seat's board, none of which reaches a unit on x = 6.
fn monsters(mut position: Position, seat: usize, count: usize) -> Position {
    let places = [("A1", "M01"), ("B1", "M01"), ("C1", "M01"), ("A2", "M02"), ("B2", "M02")];
    for (cell, card) in &places[..count] {
        position = position.monster(seat, cell, card);
    }
    position
}

/// Seats with so many monsters and a hurt unit each, before the support.
fn support(counts: &[usize]) -> Position {
    let mut position = Position::seats(counts.len() as u8).stand(Stand::Support, 4);
    for (seat, count) in counts.iter().enumerate() {
        position = monsters(position, seat, *count).unit(seat, "C6", "U01").damage(1);
    }
    position
}

/// The seats that are supported.
fn supported(table: &Table) -> Vec<usize> {
    let seats = table.facts().find_map(|fact| match fact {
        Fact::Supported { seats } => Some(seats.iter().map(|seat| seat.index()).collect()),
        _ => None,
    });
    seats.expect("who is supported is told")
}

#[test]
fn tv14_the_seat_with_most_monsters_is_supported() {
    let mut table = Table::at(&support(&[4, 3, 3, 2]));
    assert_eq!(supported(&table), [0]);
    table.saw("RR-8.2", |fact| matches!(fact, Fact::SupportCounted { slots: 2, .. }));
    table.cites(&["RR-8.3"]);
    assert_eq!(table.asked(), Some(0));
    table.offers(&["pass", "support C6"]);
    table.does("support C6");
    assert!(table.awaits_chance(), "nobody else is supported");
    assert!(table.state.seats[0].units().all(|(_, unit)| unit.damage == 0));
    table.cites(&["RR-8.4"]);
}

#[test]
fn tv18_gold_beyond_7_shows_a_5_gold_token() {
    let position = Position::seats(2).gold(1, 6).command(Reward, Some(0), &[1]);
    let table = Table::at(&position);
    assert_eq!(table.state.seats[1].gold, 8);
    table.saw("RR-4.10", |fact| matches!(fact, Fact::GoldGained { amount: 2, gold: 8, .. }));
    let scene = table.game.scene(&table.state, Eye::Public);
    let shown = format!("{scene:?}");
    assert!(shown.contains("8 (1 × 5 + 3)"), "one 5-gold token, and the pointer on 3");
}

#[test]
fn tv19_picked_cards_move_up_and_the_rest_runs_by_itself() {
    let position = Position::seats(2).row([Recruit, Raid, Rest, Assault, Reward]).turn(0);
    let mut table = Table::at(&position);
    table.offers(&[
        "choose assault",
        "choose raid",
        "choose recruit",
        "choose rest",
        "choose reward",
    ]);
    table.does("choose assault");
    assert_eq!(table.state.seats[0].gold, 1);
    table.refuses("choose assault", "RR-3.3");
    table.does("choose rest");
    assert_eq!(table.marks(1), (1, 0));
    assert_eq!(table.marks(0), (0, 0));
    assert_eq!(table.state.command_row.as_slice(), [Assault, Rest, Recruit, Raid, Reward]);
    let shares: Vec<(Command, usize, Role)> = table
        .facts()
        .filter_map(|fact| match fact {
            Fact::CommandGives { seat, command, role, .. } => Some((*command, seat.index(), *role)),
            _ => None,
        })
        .collect();
    assert_eq!(
        shares,
        [
            (Assault, 0, Role::Leader),
            (Assault, 1, Role::Follower),
            (Rest, 1, Role::Leader),
            (Rest, 0, Role::Follower),
            (Recruit, 0, Role::Auto),
            (Recruit, 1, Role::Auto),
            (Raid, 0, Role::Auto),
            (Raid, 1, Role::Auto),
        ]
    );
    table.saw("RR-3.6", |fact| matches!(fact, Fact::FifthCardStays { command: Reward }));
    table.cites(&["RR-3.2", "RR-3.3", "RR-3.4", "RR-3.5", "RR-4.1", "RR-4.8"]);
}

#[test]
fn tv34_by_itself_recruit_takes_from_the_hand_alone() {
    let position = Position::seats(2)
        .gold(0, 5)
        .hand(0, &["U01"])
        .mercenaries(["U06", "", ""])
        .command(Recruit, None, &[0]);
    let mut table = Table::at(&position);
    let mut wanted = on_home("deploy U01");
    wanted.push("pass".to_owned());
    table.offers(&wanted.iter().map(String::as_str).collect::<Vec<_>>());
    table.refuses("hire 0 A5", "RR-4.19");
    table.does("deploy U01 B5");
    table.board(0, &["B5 U01"]);
    table.cites(&["RR-4.17", "RR-4.23"]);
}

#[test]
fn tv35_the_gold_for_picking_recruit_comes_first() {
    let mut table = Table::at(&Position::seats(2).gold(0, 2).hand(0, &["U01"]).turn(0));
    table.does("choose recruit");
    assert_eq!(table.state.seats[0].gold, 3);
    table.does("deploy U01 A5");
    assert_eq!(table.state.seats[0].gold, 0);
    table.board(0, &["A5 U01"]);
    table.saw("RR-4.13", |fact| matches!(fact, Fact::GoldGained { amount: 1, gold: 3, .. }));
    table.cites(&["RR-4.17", "RR-4.23"]);
}

#[test]
fn tv36_without_an_empty_home_cell_recruit_asks_nothing() {
    let mut position = Position::seats(2).gold(0, 9).hand(0, &["U01"]).monster(0, "C6", "M01");
    for (cell, card) in [("A5", "U02"), ("B5", "U04"), ("C5", "U05"), ("A6", "U06"), ("B6", "U07")]
    {
        position = position.unit(0, cell, card);
    }
    let table = Table::at(&position.command(Recruit, Some(0), &[0]));
    assert_eq!(table.asked(), Some(1), "seat 1 picks next");
    table.saw("RR:K05", |fact| matches!(fact, Fact::CommandGives { role: Role::Leader, .. }));
}

#[test]
fn tv38_a_tied_rank_that_does_not_fit_gets_nothing() {
    let table = Table::at(&support(&[5, 5, 5, 1]));
    assert!(supported(&table).is_empty());
    assert!(table.awaits_chance());
    table.cites(&["RR-8.3"]);
    let mut table = Table::at(&support(&[5, 5, 3, 2]));
    assert_eq!(supported(&table), [0, 1]);
    table.does("pass");
    assert_eq!(table.asked(), Some(1));
    table.does("pass");
    assert!(table.awaits_chance());
    table.saw("RR-8.4", |fact| matches!(fact, Fact::SupportDeclined { .. }));
}

#[test]
fn tv39_of_three_seats_two_in_front_get_nothing() {
    let table = Table::at(&support(&[4, 4, 2]));
    assert!(supported(&table).is_empty());
    table.saw("RR-8.2", |fact| matches!(fact, Fact::SupportCounted { slots: 1, .. }));
}

#[test]
fn tv42_after_the_last_unit_card_comes_the_last_round() {
    let position = Position::seats(1)
        .option("difficulty", "normal")
        .round(8)
        .deck(&[])
        .monster(0, "B1", "M01")
        .mercenaries(["U06", "U07", "U08"])
        .unit_deck(&["U09", "U09", "U10"])
        .stand(Stand::Mercenaries, 4);
    let mut table = Table::at(&position);
    table.falls("knight").falls("knight").falls("lancer");
    table.falls("as ra rs rw rc");
    table.saw("RR-10.4", |fact| matches!(fact, Fact::LastRoundAnnounced { round: 9 }));
    assert!(table.state.last_round);
    assert_eq!(table.state.round, 9);
    table.does("choose reward");
    assert_eq!(table.over(), Some((EndReason::SoloLastRound, vec![])));
    table.saw("RR-10.4", |fact| matches!(fact, Fact::SoloLastRoundLost { .. }));
    assert_eq!(table.times(|fact| matches!(fact, Fact::CommandRuns { .. })), 3);
    assert_eq!(table.times(|fact| matches!(fact, Fact::MonsterActs { .. })), 0);
}

#[test]
fn tv44_of_three_acted_units_two_recover() {
    let recovery = || {
        Position::seats(2)
            .unit(0, "A5", "U01")
            .acted()
            .unit(0, "B5", "U02")
            .acted()
            .stand(Stand::Fatigue, 4)
    };
    let mut table = Table::at(&recovery().unit(0, "C5", "U03").acted());
    table.offers(&["recover A5 B5", "recover A5 C5", "recover B5 C5"]);
    table.refuses("recover A5", "RR-8.5");
    table.does("recover A5 C5");
    table.board(0, &["A5 U01", "B5 U02 acted", "C5 U03"]);
    table.cites(&["RR-8.5"]);
    let table = Table::at(&recovery());
    assert!(table.awaits_chance(), "two recover without a choice");
    table.board(0, &["A5 U01", "B5 U02"]);
    table.saw("RR-8.5", |fact| matches!(fact, Fact::UnitsReady { .. }));
}

#[test]
fn tv45_a_levelled_unit_returns_at_its_own_cost() {
    let position = Position::seats(2).gold(0, 4).hand(0, &["L01"]).command(Recruit, Some(0), &[0]);
    let mut table = Table::at(&position);
    let mut wanted = on_home("deploy L01");
    wanted.push("pass".to_owned());
    table.offers(&wanted.iter().map(String::as_str).collect::<Vec<_>>());
    table.does("deploy L01 C6");
    assert_eq!(table.state.seats[0].gold, 0);
    table.board(0, &["C6 L01"]);
    table.saw("RR-4.23", |fact| matches!(fact, Fact::GoldPaid { amount: 4, gold: 0, .. }));
    table.cites(&["RR-4.17"]);
}

#[test]
fn tv56_waiting_monsters_count_for_support_and_castle_monsters_do_not() {
    let position = monsters(monsters(Position::seats(2), 0, 3), 1, 3)
        .breached(0, "M02")
        .waiting(1, Lane::C, "M02")
        .unit(0, "C6", "U01")
        .damage(1)
        .unit(1, "C6", "U01")
        .damage(1)
        .stand(Stand::Support, 4);
    let table = Table::at(&position);
    table.saw("RR-8.2", |fact| match fact {
        Fact::SupportCounted { counts, .. } => counts.iter().map(|(_, count)| *count).eq([3, 4]),
        _ => false,
    });
    assert_eq!(supported(&table), [1]);
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn tv59_four_seats_pick_all_four_commands() {
    let position = Position::seats(4).start(2);
    let mut table = Table::at(&position);
    for (seat, choice) in
        [(2, "choose raid"), (3, "choose reward"), (0, "choose rest"), (1, "choose recruit")]
    {
        assert_eq!(table.asked(), Some(seat));
        table.does(choice);
    }
    let row = [Raid, Reward, Rest, Recruit, Assault];
    assert_eq!(table.state.command_row.as_slice(), row);
    assert_eq!(table.times(|fact| matches!(fact, Fact::CommandRuns { .. })), 0);
    table.saw("RR-3.6", |fact| matches!(fact, Fact::FifthCardStays { command: Assault }));
    table.falls("A").falls("goblin").falls("B").falls("goblin");
    table.falls("bard").falls("bard").falls("bard");
    assert_eq!(table.asked(), Some(3), "the next round has begun without a shuffle");
    assert_eq!(table.state.command_row.as_slice(), row);
    table.saw("RR-8.7", |fact| matches!(fact, Fact::CommandsStay));
    table.cites(&["RR-3.2", "RR-8.8"]);
}

#[test]
fn tv60_mercenaries_go_first_come_first_served() {
    let mut position = Position::seats(3).start(1).mercenaries(["U06", "U09", "U08"]);
    for seat in 0..3 {
        position = position.gold(seat, 3).hand(seat, &["U04"]);
    }
    let mut table = Table::at(&position);
    table.does("choose recruit");
    assert_eq!((table.asked(), table.state.seats[1].gold), (Some(1), 4));
    table.does("hire 1 A5");
    assert_eq!(table.asked(), Some(2));
    table.does("hire 0 A5");
    assert_eq!(table.asked(), Some(0));
    table.refuses("hire 0 A5", "RR-4.18");
    table.refuses("hire 2 A5", "RR-4.15");
    let mut wanted = on_home("deploy U04");
    wanted.push("pass".to_owned());
    table.offers(&wanted.iter().map(String::as_str).collect::<Vec<_>>());
    table.does("pass");
    assert_eq!(table.mercenaries(), ["", "", "U08"]);
    table.saw("RR-4.18", |fact| matches!(fact, Fact::MercenaryHired { slot: 1, .. }));
    table.cites(&["RR-4.13", "RR-4.23"]);
    table.does("choose reward").does("choose rest");
    while table.asked().is_some() {
        table.does("end");
    }
    table.falls("A").falls("goblin").falls("B").falls("goblin");
    table.saw("RR-8.6", |fact| match fact {
        Fact::MercenariesDiscarded { cards } => cards.len() == 1,
        _ => false,
    });
    assert_eq!(table.mercenaries(), ["", "", ""]);
    assert_eq!(table.cards(&table.game.unit_discard(&table.state)), ["U08"]);
}

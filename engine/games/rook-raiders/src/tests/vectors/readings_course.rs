//! Readings about the course of a round: what each value changes.

use super::table::Table;
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use crate::state::EndReason;

#[test]
fn reading_r6_makes_two_units_ready() {
    let position = |value: &str, units: usize| {
        let mut position = Position::seats(2).reading("RR-R6", value);
        for (cell, card) in [("A5", "U01"), ("B5", "U02"), ("C5", "U03")].iter().take(units) {
            position = position.unit(0, cell, card).acted();
        }
        position.command(Command::Rest, Some(0), &[0])
    };
    let table = Table::at(&position("one", 2));
    table.offers(&["rest A5", "rest B5"]);
    table.refuses("rest A5 B5", "RR-4.9");
    let table = Table::at(&position("two", 2));
    table.board(0, &["A5 U01", "B5 U02"]);
    table.saw("RR-4.9", |fact| matches!(fact, Fact::UnitsReady { .. }));
    let table = Table::at(&position("two", 3));
    table.offers(&["rest A5 B5", "rest A5 C5", "rest B5 C5"]);
    table.refuses("rest A5", "RR-4.9");
}

#[test]
fn reading_r24_lets_the_next_rank_move_up() {
    let position = |value: &str| {
        let mut position = Position::seats(4).reading("RR-R24", value).stand(Stand::Support, 4);
        for (seat, count) in [(0, 2), (1, 2), (2, 2), (3, 1)] {
            position = position.unit(seat, "C6", "U01").damage(1);
            for cell in ["A1", "B1"].iter().take(count) {
                position = position.monster(seat, cell, "M01");
            }
        }
        position
    };
    let table = Table::at(&position("none"));
    assert!(table.awaits_chance(), "nobody is supported");
    let table = Table::at(&position("next-rank"));
    assert_eq!(table.asked(), Some(3));
    table.offers(&["pass", "support C6"]);
}

#[test]
fn reading_r27_caps_gold_at_27() {
    let position = |value: &str| Position::seats(2).gold(0, 26).reading("RR-R27", value);
    let mut table = Table::at(&position("unlimited"));
    table.does("choose reward");
    assert_eq!(table.state.seats[0].gold, 30);
    let mut table = Table::at(&position("capped-27"));
    table.does("choose reward");
    assert_eq!(table.state.seats[0].gold, 27);
    table.saw("RR-R27", |fact| matches!(fact, Fact::GoldLost { amount: 3, .. }));
}

/// The mercenaries are about to be reset with these cards in the deck.
fn reset(deck: &[&str]) -> Position {
    Position::seats(2)
        .mercenaries(["U06", "U07", "U08"])
        .unit_deck(deck)
        .stand(Stand::Mercenaries, 4)
}

#[test]
fn reading_r28_refills_the_deck_as_soon_as_it_is_empty() {
    for (value, cards) in [("when-needed", 0), ("when-empty", 34 - 3)] {
        let mut table = Table::at(&reset(&["U09", "U09", "U10"]).reading("RR-R28", value));
        table.falls("knight").falls("knight").falls("lancer");
        assert_eq!(table.state.unit_deck.total(), cards, "{value}");
    }
    let mut table = Table::at(&reset(&["U09"]));
    table.falls("knight");
    table.saw("RR-8.6", |fact| matches!(fact, Fact::DeckRefilled { count: 33 }));
    assert!(table.awaits_chance(), "the next card comes from the refilled deck");
}

#[test]
fn reading_r29_keeps_the_discarded_mercenaries_out_of_the_refill() {
    for (value, bards, cards) in [("yes", 3, 34), ("no", 2, 31)] {
        let table = Table::at(&reset(&[]).reading("RR-R29", value));
        assert_eq!(table.count(&table.state.unit_deck, "U06"), bards, "{value}");
        assert_eq!(table.state.unit_deck.total(), cards);
    }
}

#[test]
fn reading_r30_waits_for_a_draw_that_fails() {
    let position = |value: &str, deck: &[&str]| {
        Position::seats(1)
            .option("difficulty", "easy")
            .round(3)
            .mercenaries(["U06", "U07", "U08"])
            .unit_deck(deck)
            .reading("RR-R30", value)
            .stand(Stand::Mercenaries, 4)
    };
    for (value, last) in [("last-card-drawn", true), ("draw-fails", false)] {
        let mut table = Table::at(&position(value, &["U09", "U09", "U10"]));
        table.falls("knight").falls("knight").falls("lancer").falls("as ra rs rw rc");
        assert_eq!(table.state.last_round, last, "{value}");
    }
    let mut table = Table::at(&position("draw-fails", &["U09"]));
    table.falls("knight");
    assert_eq!(table.times(|fact| matches!(fact, Fact::SlotStaysEmpty { .. })), 2);
    table.falls("as ra rs rw rc");
    assert!(table.state.last_round, "only one card could be turned");
}

#[test]
fn reading_r31_fills_a_hired_mercenarys_place_at_once() {
    let position = |value: &str| {
        Position::seats(2)
            .gold(0, 9)
            .mercenaries(["U06", "U07", "U08"])
            .reading("RR-R31", value)
            .command(Command::Recruit, Some(0), &[0])
    };
    let mut table = Table::at(&position("end-phase-only"));
    table.does("hire 1 A5");
    assert_eq!(table.mercenaries(), ["U06", "", "U08"]);
    assert_eq!(table.asked(), Some(1));
    let mut table = Table::at(&position("immediately"));
    table.does("hire 1 A5");
    assert!(table.awaits_chance(), "before anything else");
    table.falls("lancer");
    assert_eq!(table.mercenaries(), ["U06", "U10", "U08"]);
    assert_eq!(table.asked(), Some(1));
    table.saw("RR-R31", |fact| matches!(fact, Fact::MercenaryTurned { slot: 1, .. }));
}

#[test]
fn reading_r35_hides_the_first_units() {
    let other = Eye::Seat(Seat::at(1));
    for (value, told) in [("open-in-order", Telling::Whole), ("hidden", Telling::Shrunk)] {
        let mut table = Table::set_up(2, &[("RR-R35", value)]);
        table.falls("bard").falls("knight").falls("wizard").falls("as rw rs ra rc").falls("0");
        table.falls("B").falls("goblin").falls("C").falls("goblin");
        assert_eq!(table.tells("place U01 A5", other), told, "{value}");
        assert_eq!(table.tells("place U01 A5", Eye::Seat(Seat::at(0))), Telling::Whole);
        table.does("place U01 A5");
        let placed = table.facts().find(|fact| matches!(fact, Fact::UnitPlaced { .. }));
        assert_eq!(table.game.tells_fact(placed.unwrap(), other), told);
        assert_eq!(table.times(|fact| matches!(fact, Fact::UnitShown { .. })), 0);
        table.does("place U02 B5");
        let shown = if value == "hidden" { 2 } else { 0 };
        assert_eq!(table.times(|fact| matches!(fact, Fact::UnitShown { .. })), shown);
    }
}

#[test]
fn reading_r36_lets_the_start_player_go_first() {
    let order = |value: &str, choice: &str| -> Vec<usize> {
        let mut table = Table::at(&Position::seats(3).turn(2).reading("RR-R36", value));
        table.does(choice);
        let command = if choice == "choose reward" { Command::Reward } else { Command::Recruit };
        table
            .facts()
            .filter_map(|fact| match fact {
                Fact::CommandGives { seat, command: given, .. } if *given == command => {
                    Some(seat.index())
                }
                _ => None,
            })
            .collect()
    };
    assert_eq!(order("leader-first", "choose reward"), [2, 0, 1]);
    assert_eq!(order("start-player-first", "choose reward"), [0, 1, 2]);
    assert_eq!(order("start-player-first", "choose recruit"), [2, 0, 1], "always leader first");
}

#[test]
fn reading_r39_leaves_the_row_of_a_game_begun_with_four() {
    let position = |value: &str| Position::seats(4).round(2).fallen(3, 1).reading("RR-R39", value);
    let mut table = Table::at(&position("all-by-living").stand(Stand::Commands, 4));
    assert!(table.awaits_chance());
    table.falls("rc rw rs ra as");
    assert_eq!(table.state.command_row[0], Command::Recruit);
    let table = Table::at(&position("support-only").stand(Stand::Commands, 4));
    assert_eq!(table.asked(), Some(1), "the next round has begun");
    assert_eq!(table.state.command_row.as_slice(), Command::ALL);
    table.saw("RR-8.7", |fact| matches!(fact, Fact::CommandsStay));
    // Picks and AUTO fill four commands under both values.
    let mut table = Table::at(&position("support-only"));
    table.does("choose rest").does("choose reward").does("choose recruit");
    assert_eq!(table.times(|fact| matches!(fact, Fact::CommandRuns { .. })), 1);
}

#[test]
fn reading_r40_stops_after_round_40_or_never() {
    let position = |value: &str| {
        Position::seats(2)
            .round(40)
            .monster(0, "A1", "M02")
            .monster(1, "A1", "M01")
            .reading("RR-R40", value)
            .stand(Stand::StartCard, 4)
    };
    let table = Table::at(&position("rounds-40"));
    assert_eq!(table.over(), Some((EndReason::RoundLimit, vec![1])), "threat 1 against 2");
    table.cites(&["RR-13.5", "RR-13.6"]);
    let table = Table::at(&position("none"));
    assert_eq!((table.over(), table.state.round), (None, 41));
    let solo = Position::seats(1).round(40).monster(0, "A1", "M02").stand(Stand::StartCard, 4);
    assert_eq!(Table::at(&solo).over(), Some((EndReason::RoundLimit, vec![])), "a loss");
}

#[test]
fn reading_r41_runs_the_fifth_command() {
    let position = |value: &str| Position::seats(4).stand(Stand::Auto, 4).reading("RR-R41", value);
    let table = Table::at(&position("not-executed"));
    assert_eq!(table.state.executed, 4);
    table.saw("RR-3.6", |fact| matches!(fact, Fact::FifthCardStays { command: Command::Recruit }));
    let table = Table::at(&position("auto-small"));
    assert_eq!(table.state.executed, 5);
    table.saw("RR-3.5", |fact| {
        matches!(fact, Fact::CommandRuns { command: Command::Recruit, place: 4 })
    });
    table.never("RR-3.6");
}

#[test]
fn a_medal_that_only_its_owner_knows_is_told_shrunk() {
    let position = Position::seats(2)
        .unit(0, "B4", "U05")
        .monster(0, "B3", "M07")
        .damage(2)
        .actions(Command::Assault, Some(0), 0, 1);
    let mut table = Table::at(&position);
    table.does("B4>B4").does("assign B3 B3");
    assert!(table.game.tells_choices(&table.state, Eye::Seat(Seat::at(0))));
    assert!(!table.game.tells_choices(&table.state, Eye::Public), "no odds for others");
    let event = Event::Chance(Outcome::draw(&[Kind(0)]));
    assert_eq!(table.game.tells(&table.state, &event, Eye::All), Telling::Whole);
}

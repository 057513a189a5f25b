//! Readings about honour marks and benefits: what each value changes.

use super::table::Table;
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;

fn assault() -> Position {
    Position::seats(2).actions(Command::Assault, Some(0), 0, 2)
}

fn warrior_and_golem() -> Position {
    assault().unit(0, "B4", "U01").monster(0, "B3", "M03")
}

#[test]
fn reading_r10_rolls_one_die_again() {
    let mut table = Table::at(&warrior_and_golem().marks(0, 1, 0));
    table.does("B4>B4").does("dice B3").falls("1 2").offers(&["accept", "reroll token"]);
    table.refuses("die 1 token", "RR-R10");
    let mut table = Table::at(&warrior_and_golem().marks(0, 1, 0).reading("RR-R10", "one-die"));
    table.does("B4>B4").does("dice B3").falls("1 2");
    table.offers(&["accept", "die 1 token", "die 2 token"]);
    table.refuses("reroll token", "RR-R10");
    table.does("die 1 token");
    assert_eq!(table.odds("6"), "1 in 6", "one die alone");
    table.falls("6");
    table.board(0, &["B4 U01 acted"]);
    table.saw("RR-5.11", |fact| matches!(fact, Fact::DiceHit { total: 9, damage: 2, .. }));
}

#[test]
fn reading_r11_forbids_a_level_up_after_a_reroll() {
    let position = assault()
        .unit(0, "B4", "U01")
        .monster(0, "B3", "M06")
        .marks(0, 3, 0)
        .reading("RR-R11", "forbidden");
    let mut table = Table::at(&position);
    table.does("B4>B4").does("dice B3").falls("2 3");
    table.offers(&["accept", "level B4 2", "reroll token"]);
    table.does("reroll token");
    // Nobody is asked after the second roll; an attempt made there would be refused.
    let mut second = table.state.clone();
    if let Some(Task::Roll { dice, .. }) = second.tasks.last_mut() {
        *dice = [Some(4), Some(4)];
    }
    let (unit, question) = (UnitId(0), Question::AfterRoll);
    let refusal = table.game.check_level_up(&second, Seat::at(0), question, unit, 2).unwrap_err();
    assert_eq!(table.game.rule_id(table.game.refusal_rule(&refusal)), "RR-R11");
    table.falls("4 4");
    table.board(0, &["B3 M06 d1", "B4 U01 acted"]);
    assert_eq!(table.marks(0), (2, 0));
}

#[test]
fn reading_r12_gives_the_others_a_window_after_each_decision() {
    let position = || Position::seats(2).unit(1, "B4", "U01").unit(1, "B6", "U04").marks(1, 4, 0);
    let mut table = Table::at(&position());
    table.does("choose reward");
    assert_eq!(table.asked(), Some(1));
    assert!(table.can("choose rest"), "its own turn has come");
    let mut table = Table::at(&position().reading("RR-R12", "any-decision"));
    table.does("choose reward");
    assert_eq!(table.asked(), Some(1));
    table.offers(&["level B4 2", "level B6 2", "pass"]);
    table.does("level B4 2").offers(&["level B6 2", "pass"]);
    table.does("pass");
    assert!(table.can("choose rest"), "its own turn has come");
}

#[test]
fn reading_r13_offers_a_level_up_against_every_attack() {
    let position = || {
        Position::seats(2)
            .invasion(&[0, 1])
            .unit(0, "B4", "U01")
            .monster(0, "B3", "M03")
            .marks(0, 2, 0)
    };
    let table = Table::at(&position());
    table.board(0, &["B3 M03", "B4 U01 d2"]);
    assert!(table.awaits_chance(), "not asked: 2 damage do not knock it out");
    let mut table = Table::at(&position().reading("RR-R13", "every-attack"));
    table.board(0, &["B3 M03", "B4 U01"]);
    table.offers(&["level B4 2", "pass"]);
    table.does("pass");
    table.board(0, &["B3 M03", "B4 U01 d2"]);
}

#[test]
fn reading_r14_asks_after_every_roll() {
    for (dice, board) in [("4 4", ["B4 U01 acted"]), ("6 6", ["B4 U01 acted"])] {
        let position = || warrior_and_golem().marks(0, 1, 0);
        let mut table = Table::at(&position());
        table.does("B4>B4").does("dice B3").falls(dice);
        table.board(0, &board);
        let mut table = Table::at(&position().reading("RR-R14", "always"));
        table.does("B4>B4").does("dice B3").falls(dice);
        table.offers(&["accept", "reroll token"]);
        table.does("accept");
        table.board(0, &board);
    }
}

#[test]
fn reading_r21_spends_tokens_first() {
    let position = || warrior_and_golem().marks(0, 1, 2);
    let mut table = Table::at(&position());
    assert!(table.can("level B4 0") && table.can("level B4 1"));
    assert!(table.can("B4>A3 trophy") && table.can("B4>A3 token"));
    table.does("B4>B4").does("dice B3").falls("1 2");
    table.offers(&["accept", "level B4 0", "level B4 1", "reroll token", "reroll trophy"]);
    let mut table = Table::at(&position().reading("RR-R21", "tokens-first"));
    assert!(table.can("level B4 1") && table.can("B4>A3 token"));
    table.refuses("level B4 0", "RR-R21");
    table.refuses("B4>A3 trophy", "RR-R21");
    table.does("B4>B4").does("dice B3").falls("1 2");
    table.offers(&["accept", "level B4 1", "reroll token"]);
    table.refuses("reroll trophy", "RR-R21");
    table.does("reroll token");
}

#[test]
fn reading_r22_takes_the_replaced_card_out_of_the_game() {
    let position = || warrior_and_golem().marks(0, 2, 0);
    for (value, discard) in [("unit-discard", vec!["U01"]), ("out-of-play", vec![])] {
        let mut table = Table::at(&position().reading("RR-R22", value));
        table.does("level B4 2");
        assert_eq!(table.cards(&table.game.unit_discard(&table.state)), discard, "{value}");
    }
}

#[test]
fn reading_r25_gives_a_token_from_an_empty_supply() {
    let position = || Position::seats(2).marks(0, 4, 0).marks(1, 4, 0);
    let mut table = Table::at(&position());
    table.does("choose rest");
    assert_eq!(table.marks(0), (4, 0));
    table.saw("RR-4.8", |fact| matches!(fact, Fact::HonorSupplyEmpty { .. }));
    let mut table = Table::at(&position().reading("RR-R25", "unlimited"));
    table.does("choose rest");
    assert_eq!(table.marks(0), (5, 0));
}

#[test]
fn reading_r43_offers_level_ups_in_the_end_phase() {
    let recovery = || {
        Position::seats(2)
            .unit(0, "A5", "U01")
            .acted()
            .unit(0, "B5", "U09")
            .acted()
            .unit(0, "C5", "U10")
            .acted()
            .marks(0, 2, 0)
            .stand(Stand::Fatigue, 4)
    };
    let mut table = Table::at(&recovery());
    table.offers(&["recover A5 B5", "recover A5 C5", "recover B5 C5"]);
    table.refuses("level A5 2", "RR-R43");
    table.does("recover A5 B5");
    let mut table = Table::at(&recovery().reading("RR-R43", "yes"));
    table.offers(&["level A5 2", "recover A5 B5", "recover A5 C5", "recover B5 C5"]);
    table.does("level A5 2");
    table.offers(&["recover A5 B5", "recover A5 C5", "recover B5 C5"]);

    let support = || {
        Position::seats(2)
            .unit(0, "A6", "U01")
            .damage(1)
            .monster(0, "A1", "M01")
            .marks(0, 2, 0)
            .stand(Stand::Support, 4)
    };
    let table = Table::at(&support());
    table.offers(&["pass", "support A6"]);
    table.refuses("level A6 2", "RR-R43");
    let table = Table::at(&support().reading("RR-R43", "yes"));
    table.offers(&["level A6 2", "pass", "support A6"]);
}

//! Making a line, found by what a screen reader speaks.

use crate::command::{DialogKind, GoCommand, LookCommand, LuckChoice, SettingsCommand};
use crate::model::testing::with_golden;
use crate::model::{Model, Table};
use crate::window::testing::{TestWindow, press, window};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kanso_engine::{Awaiting, Eye, Lang};
use kanso_replay::review::{EventKind, Position};

/// The dialog at a place of the main line.
fn dialog_at(game: &str, event: u32) -> TestWindow {
    let mut model = with_golden(game);
    model.apply(GoCommand::To(Position::after(0, event)).into());
    open(&mut model);
    let mut harness = window(model);
    harness.run();
    harness
}

fn open(model: &mut Model) {
    model.apply(SettingsCommand::Open(DialogKind::Branch).into());
}

fn table(harness: &TestWindow) -> &Table {
    harness.state().0.table.as_ref().expect("open")
}

/// The first place of the main line before an event of this kind.
fn before(game: &str, chance: bool) -> u32 {
    let model = with_golden(game);
    let review = model.table.as_ref().expect("open").review();
    let is = |event: &u32| {
        review.event(*event).is_some_and(|info| (info.kind == EventKind::Chance) == chance)
    };
    (2..=review.len(0).expect("the main line")).find(is).expect("there is one") - 1
}

const PIG: &str = "pig/won-by-holding";

#[test]
fn a_line_begins_open_if_nothing_else_is_said() {
    let at = before(PIG, false);
    let mut harness = dialog_at(PIG, at);
    harness.get_by_label(&format!("It leaves “Main line” after event {at}, which stays as it is"));
    press(&mut harness, "Make the line");
    assert!(harness.state().0.dialog.is_none());
    assert_eq!(table(&harness).here(), Position::after(1, at));
    assert_eq!(table(&harness).review().len(1), Some(at));
    assert!(!table(&harness).review().lines()[1].fresh_luck);
}

#[test]
fn a_line_begins_with_another_action_and_has_a_name() {
    let at = before(PIG, false);
    let mut harness = dialog_at(PIG, at);
    let recorded = {
        let table = harness.state_mut().0.table.as_mut().expect("open");
        table.told(0, at + 1, Lang::En).words.clone()
    };
    let choices = table(&harness).review().choices(Lang::En, Eye::All);
    let other = choices.into_iter().find(|choice| choice.words != recorded);
    let choice = other.expect("something else can be done");
    let dialog = harness.state_mut().0.dialog.as_mut().expect("open");
    dialog.branch.name = "my idea".to_owned();
    harness.run();
    // The bar above the board may have it, too.
    harness.get_all_by_label(&choice.words).last().expect("it is listed").click();
    harness.run();
    let chosen = harness.state().0.dialog.as_ref().expect("open").chosen;
    assert_eq!(chosen, Some(choice.number));
    press(&mut harness, "Make the line");
    let line = table(&harness).review().lines()[1].clone();
    assert_eq!((line.name.as_str(), line.fork), ("my idea", at));
    let table = harness.state_mut().0.table.as_mut().expect("open");
    assert_eq!(table.told(1, at + 1, Lang::En).words, choice.words);
}

#[test]
fn a_line_begins_with_another_outcome() {
    let at = before(PIG, true);
    let mut harness = dialog_at(PIG, at);
    press(&mut harness, "Die showing 6");
    press(&mut harness, "Make the line");
    assert_eq!(table(&harness).review().lines()[1].fork, at);
    let table = harness.state_mut().0.table.as_mut().expect("open");
    assert!(table.told(1, at + 1, Lang::En).words.contains('6'));
}

#[test]
fn a_line_begins_with_what_fresh_luck_gives() {
    let at = before(PIG, true);
    let mut harness = dialog_at(PIG, at);
    press(&mut harness, "Fresh");
    press(&mut harness, "With what its luck gives");
    press(&mut harness, "Make the line");
    let line = table(&harness).review().lines()[1].clone();
    assert!(line.fresh_luck && line.events > at);
}

#[test]
fn a_seed_gives_the_same_line_again() {
    let at = before(PIG, true);
    let outcome = || {
        let mut harness = dialog_at(PIG, at);
        harness.state_mut().0.dialog.as_mut().expect("open").more = "lucky".to_owned();
        harness.run();
        press(&mut harness, "From a seed:");
        let dialog = harness.state().0.dialog.as_ref().expect("open");
        assert_eq!(dialog.branch.luck, LuckChoice::Seed("lucky".to_owned()));
        press(&mut harness, "With what its luck gives");
        press(&mut harness, "Make the line");
        let table = harness.state_mut().0.table.as_mut().expect("open");
        table.told(1, at + 1, Lang::En).words.clone()
    };
    assert_eq!(outcome(), outcome());
}

#[test]
fn an_answer_that_is_not_chosen_yet_cannot_be_made() {
    let mut harness = dialog_at(PIG, before(PIG, false));
    press(&mut harness, "With this action:");
    assert!(harness.get_by_label("Make the line").accesskit_node().is_disabled());
    press(&mut harness, "Open: play on by hand");
    assert!(!harness.get_by_label("Make the line").accesskit_node().is_disabled());
}

#[test]
fn within_an_event_the_dialog_asks_on_which_side_of_it() {
    let mut model = with_golden("rook-raiders/two-seats-one-declares");
    let table = model.table.as_mut().expect("open");
    let event = (1..=table.review().len(0).expect("the main line"))
        .find(|event| {
            table.go(Position::after(0, *event)).expect("it is there");
            table.review().beats(*event) > 1
        })
        .expect("something follows by itself");
    table.go(Position { line: 0, event, beat: Some(1) }).expect("it is there");
    open(&mut model);
    let mut harness = window(model);
    harness.run();
    press(&mut harness, "Go before it");
    assert_eq!(self::table(&harness).here(), Position::after(0, event - 1));
    harness.get_by_label("Make the line");
}

#[test]
fn at_the_end_of_a_game_nothing_can_begin() {
    let mut model = with_golden("pig/won-at-once");
    model.apply(GoCommand::End.into());
    assert_eq!(model.table.as_ref().expect("open").review().awaiting(), Some(Awaiting::Over));
    open(&mut model);
    let mut harness = window(model);
    harness.run();
    harness.get_by_label_contains("The game is over here");
    assert!(harness.query_by_label("Make the line").is_none());
}

#[test]
fn an_eye_that_is_not_told_the_choices_begins_a_line_open() {
    let mut model = with_golden("berserk-tcg/deck-out");
    let table = model.table.as_mut().expect("open");
    let event = (1..=table.review().len(0).expect("the main line"))
        .find(|event| {
            table.go(Position::after(0, *event)).expect("it is there");
            let asked = matches!(table.review().awaiting(), Some(Awaiting::Decision(_)));
            asked && table.review().choices(Lang::En, Eye::Public).is_empty()
        })
        .expect("something is asked secretly");
    model.apply(LookCommand::Eye(Eye::Public).into());
    model.apply(GoCommand::To(Position::after(0, event)).into());
    open(&mut model);
    let mut harness = window(model);
    harness.run();
    harness.get_by_label_contains("This eye is not told");
    press(&mut harness, "Make the line");
    assert_eq!(self::table(&harness).here().line, 1);
}

#[test]
fn what_a_seat_has_not_seen_is_dealt_anew() {
    let mut harness = dialog_at("berserk-tcg/cities-victory", 40);
    let names = table(&harness).review().names().to_vec();
    let seat = Eye::Seat(kanso_engine::Seat::at(0));
    let looks = |harness: &TestWindow, line, eye| {
        let review = table(harness).review();
        assert_eq!(review.here(), Position::after(line, 40));
        review.scene(eye)
    };
    let before = (looks(&harness, 0, seat), looks(&harness, 0, Eye::All));
    press(&mut harness, &format!("Unseen by {}: dealt anew", names[0]));
    press(&mut harness, "Make the line");
    let line = table(&harness).review().lines()[1].clone();
    assert!(line.fresh_luck && line.name == format!("unseen by {}, anew", names[0]), "{line:?}");
    assert_eq!(looks(&harness, 1, seat), before.0, "it cannot tell");
    assert_ne!(looks(&harness, 1, Eye::All), before.1, "another hand");
}

#[test]
fn where_all_was_seen_nothing_is_dealt_anew() {
    let harness = dialog_at(PIG, before(PIG, false));
    assert!(harness.query_by_label_contains("dealt anew").is_none());
}

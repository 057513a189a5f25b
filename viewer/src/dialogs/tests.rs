//! What several dialogs offer, found by what a screen reader speaks.

use crate::command::{DialogKind, GoCommand, LookCommand, PlayCommand, SettingsCommand, Tab};
use crate::model::testing::{with_golden, with_new};
use crate::model::{Model, Table};
use crate::window::testing::{TestWindow, press, window};
use egui_kittest::kittest::Queryable as _;
use kanso_engine::{Awaiting, Eye};
use kanso_replay::review::Position;

/// The window with a dialog open, at a place of the main line.
fn dialog_at(mut model: Model, event: u32, kind: DialogKind) -> TestWindow {
    model.settings.motion = false;
    model.settings.tab = Tab::Happened;
    model.apply(GoCommand::To(Position::after(0, event)).into());
    model.apply(SettingsCommand::Open(kind).into());
    let mut harness = window(model);
    harness.run();
    harness
}

/// Pig with luck from a seed, in which Ada has rolled: event 2 is her die.
fn rolled() -> Model {
    let mut model = with_new("pig", &[("goal", "50")], false);
    model.apply(PlayCommand::Choose(0).into());
    assert_eq!(table(&model).here(), Position::after(0, 2));
    model
}

fn table(model: &Model) -> &Table {
    model.table.as_ref().expect("a game is open")
}

fn notation(model: &Model, event: u32) -> String {
    let mut words = String::new();
    table(model).review().notate_event(event, &mut words).expect("a string takes every text");
    words
}

/// What did not fall at the first die.
fn another(model: &Model) -> String {
    if notation(model, 2) == "6" { "5".to_owned() } else { "6".to_owned() }
}

#[test]
fn what_fell_can_be_left_to_luck() {
    let mut harness = dialog_at(rolled(), 1, DialogKind::Outcome);
    press(&mut harness, "Let it fall");
    let model = &harness.state().0;
    assert_eq!(model.dialog, None);
    assert_eq!(table(model).here(), Position::after(0, 2), "the same seed lets the same fall");
}

#[test]
fn what_was_entered_wrongly_can_be_left_to_luck() {
    let mut model = rolled();
    let (fell, another) = (notation(&model, 2), another(&model));
    model.apply(GoCommand::To(Position::after(0, 1)).into());
    model.apply(PlayCommand::Settle(another.clone()).into());
    assert_eq!((table(&model).here().line, notation(&model, 2)), (1, another));
    model.apply(GoCommand::To(Position::after(1, 1)).into());
    model.apply(SettingsCommand::Open(DialogKind::Correct).into());
    let mut harness = window(model);
    harness.run();
    press(&mut harness, "Let it fall");
    let model = &harness.state().0;
    assert_eq!(table(model).here(), Position::after(2, 2));
    assert_eq!(notation(model, 2), fell);
}

#[test]
fn where_a_correction_stops_one_can_play_on() {
    let raiders = with_golden("rook-raiders/three-seats-at-a-real-table");
    let two_dice = 15;
    let mut harness = dialog_at(raiders, two_dice, DialogKind::Correct);
    press(&mut harness, "Die showing 1");
    press(&mut harness, "Die showing 1");
    press(&mut harness, "Correct it");
    let corrected = table(&harness.state().0).play.corrected.clone().expect("corrected");
    let stopped = corrected.refit.stopped.expect("other dice ask for something else");
    press(&mut harness, "Play on from there");
    let model = &harness.state().0;
    assert_eq!(model.dialog, None);
    assert_eq!(table(model).here(), Position::after(corrected.refit.line, stopped.events));
}

#[test]
fn an_eye_that_is_not_told_what_can_fall_may_look_as_everybody() {
    let mut model = with_golden("berserk-tcg/great-cards");
    let table_mut = model.table.as_mut().expect("open");
    let secret = (0..table_mut.review().len(0).expect("the main line")).find(|event| {
        table_mut.go(Position::after(0, *event)).expect("it is there");
        let review = table_mut.review();
        matches!(review.awaiting(), Some(Awaiting::Chance(_)))
            && review.items(Eye::Public).is_empty()
    });
    model.apply(LookCommand::Eye(Eye::Public).into());
    let mut harness = dialog_at(model, secret.expect("a hand is drawn"), DialogKind::Outcome);
    press(&mut harness, "Look as everybody");
    assert_eq!(table(&harness.state().0).eye, Eye::All);
    assert!(harness.query_by_label("Look as everybody").is_none());
}

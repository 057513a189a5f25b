//! What several dialogs offer, found by what a screen reader speaks.

use super::title;
use crate::command::{DialogKind, GoCommand, LookCommand, PlayCommand, SettingsCommand, Tab};
use crate::model::testing::{with_golden, with_new};
use crate::model::{Access, Effect, Model, Table};
use crate::window::testing::{TestWindow, press, window};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kanso_engine::{Awaiting, Eye};
use kanso_replay::review::Position;
use std::collections::BTreeSet;

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

/// All that is spoken just now.
fn texts(harness: &TestWindow) -> BTreeSet<String> {
    let nodes = harness.root().children_recursive();
    nodes
        .filter_map(|node| node.accesskit_node().value().or(node.accesskit_node().label()))
        .collect()
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

#[test]
fn another_outcome_than_the_recorded_one_is_a_what_if() {
    for (event, hindsight, heading) in [
        (1, true, "What if something else fell?"),
        (1, false, "What fell?"),
        (2, true, "What fell?"),
    ] {
        let mut model = rolled();
        model.apply(LookCommand::Hindsight(hindsight).into());
        let harness = dialog_at(model, event, DialogKind::Outcome);
        harness.get_by_label(heading);
    }
}

#[test]
fn a_main_line_that_nobody_named_is_called_the_same_where_it_is_renamed() {
    let mut harness = dialog_at(rolled(), 2, DialogKind::Rename(0));
    assert_eq!(harness.state().0.dialog.as_ref().expect("open").text, "Main line");
    press(&mut harness, "Rename");
    let name =
        |harness: &TestWindow| table(&harness.state().0).line_info(0).expect("the main line").name;
    assert_eq!(name(&harness), "main", "the name of the interface is no name of the line");
    assert_eq!(harness.state().0.dialog, None);
    harness.state_mut().0.apply(SettingsCommand::Open(DialogKind::Rename(0)).into());
    harness.state_mut().0.dialog.as_mut().expect("open").text = "Sunday".to_owned();
    harness.run();
    press(&mut harness, "Rename");
    assert_eq!(name(&harness), "Sunday");
}

#[test]
fn enter_behind_the_author_writes_the_note() {
    let mut harness = dialog_at(rolled(), 2, DialogKind::Note);
    harness.get_by_label("Note").type_text("a fine throw");
    harness.run();
    harness.get_by_label("Author").focus();
    harness.run();
    harness.get_by_label("Author").type_text("Cleo");
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    let model = &harness.state().0;
    assert_eq!((&model.dialog, model.settings.author.as_str()), (&None, "Cleo"));
    let notes = table(model).review().notes(None);
    assert_eq!((notes[0].text.as_str(), notes[0].author.as_str()), ("a fine throw", "Cleo"));
}

#[test]
fn a_note_is_written_by_its_keys() {
    let mut harness = dialog_at(rolled(), 2, DialogKind::Note);
    harness.get_by_label("Note").type_text("a fine throw");
    harness.run();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
    harness.run();
    let model = &harness.state().0;
    assert_eq!(model.dialog, None);
    let notes = table(model).review().notes(None);
    assert_eq!(notes.iter().map(|note| note.text.as_str()).collect::<Vec<_>>(), ["a fine throw"]);
}

#[test]
fn what_was_typed_into_a_dialog_is_not_lost_without_a_word() {
    let mut model = rolled();
    model.apply(GoCommand::To(Position::after(0, 1)).into());
    model.table.as_mut().expect("open").path = Some("rolled.kanso".into());
    model.table.as_mut().expect("open").access = Access::File;
    model.apply(SettingsCommand::Open(DialogKind::Note).into());
    assert!(!model.would_lose(), "nothing was typed");
    model.dialog.as_mut().expect("open").text = "a fine throw".to_owned();
    assert!(model.would_lose());
    model.apply(SettingsCommand::Quit.into());
    let quits = |model: &Model| model.effects.iter().any(|effect| matches!(effect, Effect::Quit));
    let told = model.dialog.as_ref().and_then(|dialog| dialog.problem.clone());
    assert!(told.is_some_and(|told| told.contains("would be lost")));
    assert!(!quits(&model));
    model.apply(SettingsCommand::Quit.into());
    assert!(quits(&model), "whoever insists may go");
}

#[test]
fn no_pointer_text_of_the_board_lies_over_a_dialog() {
    let mut harness = dialog_at(rolled(), 1, DialogKind::Outcome);
    harness.state_mut().0.apply(SettingsCommand::CloseDialog.into());
    harness.ctx.all_styles_mut(|style| style.interaction.tooltip_delay = 0.0);
    harness.run();
    let unpointed = texts(&harness);
    let place = harness.get_all_by_label("Ada").last().expect("on the board").rect().center();
    harness.hover_at(place);
    harness.run_steps(5);
    let told: BTreeSet<_> = texts(&harness).difference(&unpointed).cloned().collect();
    assert!(!told.is_empty(), "a pointer text");
    harness.state_mut().0.apply(SettingsCommand::Open(DialogKind::Outcome).into());
    harness.run_steps(5);
    assert!(texts(&harness).is_disjoint(&told), "{told:?}");
}

#[test]
fn a_dialog_does_not_move_after_it_was_opened() {
    for kind in [
        DialogKind::Address,
        DialogKind::Note,
        DialogKind::Branch,
        DialogKind::Outcome,
        DialogKind::Correct,
        DialogKind::Rename(0),
        DialogKind::SaveAs,
        DialogKind::ExportBoard,
        DialogKind::NewGame,
        DialogKind::Reading,
        DialogKind::Findings,
        DialogKind::Help,
    ] {
        let mut model = with_golden("rook-raiders/four-seats-tie");
        model.apply(GoCommand::To(Position::after(0, 106)).into());
        let mut harness = window(model);
        harness.run();
        let heading = title(&kind, &harness.state().0).en;
        harness.state_mut().0.apply(SettingsCommand::Open(kind.clone()).into());
        harness.run_steps(2);
        let place = |harness: &TestWindow| {
            let mut headings = harness.query_all_by_label(heading).map(|node| node.rect());
            headings.next_back().expect("it has a heading")
        };
        let first = place(&harness);
        harness.run_steps(8);
        assert_eq!(place(&harness), first, "{kind:?}");
    }
}

#[test]
fn what_fell_is_asked_above_the_timeline() {
    let mut model = with_golden("rook-raiders/four-seats-tie");
    model.apply(GoCommand::To(Position::after(0, 106)).into());
    let mut harness = window(model);
    harness.run();
    let timeline = harness.get_by_label("Next event").rect().top();
    harness.state_mut().0.apply(SettingsCommand::Open(DialogKind::Outcome).into());
    harness.run_steps(4);
    let cancel = harness.get_by_label("Cancel").rect().bottom();
    assert!(cancel < timeline, "{cancel} {timeline}");
}

#[test]
fn the_keys_for_other_luck_and_corrections_mean_the_event_that_is_shown() {
    let mut model = rolled();
    model.apply(GoCommand::To(Position::after(0, 2)).into());
    model.apply(SettingsCommand::OpenAbout(DialogKind::Outcome).into());
    assert_eq!(table(&model).here(), Position::after(0, 1), "before the throw");
    assert!(model.dialog.is_some());
    model.apply(SettingsCommand::CloseDialog.into());
    model.apply(SettingsCommand::OpenAbout(DialogKind::Outcome).into());
    assert_eq!(table(&model).here(), Position::after(0, 1), "a decision does not fall");
    model.apply(GoCommand::To(Position::after(0, 2)).into());
    model.apply(SettingsCommand::OpenAbout(DialogKind::Correct).into());
    assert_eq!(table(&model).here(), Position::after(0, 1));
    model.apply(GoCommand::Start.into());
    model.apply(SettingsCommand::OpenAbout(DialogKind::Correct).into());
    assert_eq!(table(&model).here(), Position::after(0, 0), "nothing has happened yet");
}

#[test]
fn what_was_typed_before_the_address_has_the_focus_is_kept() {
    let mut harness = window(rolled());
    harness.run();
    harness.state_mut().0.apply(SettingsCommand::Open(DialogKind::Address).into());
    harness.input_mut().events.push(egui::Event::Text("2".to_owned()));
    harness.run_steps(1);
    harness.run();
    assert_eq!(harness.state().0.dialog.as_ref().expect("open").text, "2");
}

#[test]
fn what_is_typed_fast_counts_once() {
    // On a slow machine a letter and Enter come in one frame.
    let mut harness = dialog_at(with_golden("pig/won-by-holding"), 0, DialogKind::Address);
    harness.input_mut().events.push(egui::Event::Text("7".to_owned()));
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(table(&harness.state().0).here(), Position::after(0, 7));
    assert!(harness.state().0.dialog.is_none());
}

#[test]
fn where_a_correction_stops_the_table_is_the_one_that_is_asked_about() {
    let raiders = with_golden("rook-raiders/three-seats-at-a-real-table");
    let mut harness = dialog_at(raiders, 15, DialogKind::Correct);
    press(&mut harness, "Die showing 1");
    press(&mut harness, "Die showing 1");
    press(&mut harness, "Correct it");
    let model = &harness.state().0;
    let corrected = table(model).play.corrected.clone().expect("corrected");
    let stopped = corrected.refit.stopped.expect("other dice ask for something else");
    assert_eq!(table(model).here(), Position::after(corrected.refit.line, stopped.events));
}

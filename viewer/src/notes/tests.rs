//! Notes, found by what a screen reader speaks.

use crate::command::{
    DialogKind, GoCommand, LineCommand, LookCommand, LuckChoice, NoteCommand, SettingsCommand, Tab,
};
use crate::model::testing::with_golden;
use crate::model::{Model, Table};
use crate::window::testing::{TestWindow, window};
use egui_kittest::kittest::Queryable as _;
use kanso_engine::Lang;
use kanso_replay::log::record::LineId;
use kanso_replay::review::Position;

/// A game with its notes at the right.
fn game() -> Model {
    let mut model = with_golden("pig/won-by-holding");
    model.apply(LookCommand::Tab(Tab::Notes).into());
    model
}

fn go(model: &mut Model, line: LineId, event: u32) {
    model.apply(GoCommand::To(Position::after(line, event)).into());
}

fn note(model: &mut Model, event: u32, text: &str) {
    go(model, 0, event);
    model.apply(NoteCommand::Add(text.to_owned()).into());
}

fn table(harness: &TestWindow) -> &Table {
    harness.state().0.table.as_ref().expect("open")
}

fn texts(harness: &TestWindow) -> Vec<(u32, String, String)> {
    let notes = table(harness).review().notes(None);
    notes.into_iter().map(|note| (note.event, note.author, note.text)).collect()
}

#[test]
fn a_note_is_written_to_where_one_stands_by_its_author() {
    let mut model = game();
    go(&mut model, 0, 3);
    let mut harness = window(model);
    harness.run();
    harness.get_by_label("Author").focus();
    harness.run();
    harness.get_by_label("Author").type_text("Kei");
    harness.run();
    assert_eq!(harness.state().0.settings.author, "Kei");
    harness.get_by_label("A note to where you stand").focus();
    harness.run();
    harness.get_by_label("A note to where you stand").type_text("here it turned");
    harness.run();
    harness.get_by_label("Write it").click();
    harness.run();
    let written = (3, "Kei".to_owned(), "here it turned".to_owned());
    assert_eq!(texts(&harness), [written]);
    harness.get_by_label("after 3, by Kei");
    assert_eq!(harness.state().1.notes.draft, "", "the next note begins empty");
}

#[test]
fn a_note_that_was_refused_is_still_there_to_be_mended() {
    let mut harness = window(game());
    harness.run();
    let long = "long ".repeat(20_000);
    harness.state_mut().1.notes.draft = long.clone();
    harness.run();
    harness.get_by_label("Write it").click();
    harness.run();
    assert_eq!(texts(&harness), []);
    assert_eq!(harness.state().1.notes.draft, long);
    assert_eq!(harness.state().0.notices.len(), 1);
}

#[test]
fn a_click_on_a_note_jumps_to_its_moment() {
    let mut model = game();
    note(&mut model, 5, "look here");
    go(&mut model, 0, 0);
    let mut harness = window(model);
    harness.run();
    harness.get_by_label("look here");
    harness.get_by_label("after 5").click();
    harness.run();
    assert_eq!(table(&harness).here(), Position::after(0, 5));
}

#[test]
fn a_note_to_shared_events_is_reached_without_leaving_the_line() {
    let mut model = game();
    note(&mut model, 2, "before the fork");
    note(&mut model, 5, "behind the fork");
    go(&mut model, 0, 3);
    let (name, luck) = ("other".to_owned(), LuckChoice::Same);
    model.apply(LineCommand::Branch { name, luck, answer: None }.into());
    let mut harness = window(model);
    harness.run();
    harness.get_by_label("after 2, Main line").click();
    harness.run();
    assert_eq!(table(&harness).here(), Position::after(1, 2));
    harness.get_by_label("after 5, Main line").click();
    harness.run();
    assert_eq!(table(&harness).here(), Position::after(0, 5));
}

#[test]
fn a_note_is_withdrawn() {
    let mut model = game();
    note(&mut model, 5, "wrong");
    let mut harness = window(model);
    harness.run();
    harness.get_by_label("Withdraw the note after 5").click();
    harness.run();
    assert_eq!(texts(&harness), []);
    harness.get_by_label_contains("There are no notes yet");
}

#[test]
fn without_hindsight_no_note_to_a_later_moment_or_another_line_is_shown() {
    let mut model = game();
    note(&mut model, 2, "early");
    note(&mut model, 6, "late");
    go(&mut model, 0, 1);
    let (name, luck) = ("other".to_owned(), LuckChoice::Same);
    model.apply(LineCommand::Branch { name, luck, answer: None }.into());
    model.apply(NoteCommand::Add("elsewhere".to_owned()).into());
    go(&mut model, 0, 4);
    model.apply(LookCommand::Hindsight(false).into());
    let mut harness = window(model);
    harness.run();
    harness.get_by_label("early");
    assert!(harness.query_by_label("late").is_none());
    // It was written to the start of the other line, where both are still the same.
    harness.get_by_label("elsewhere");
    harness.state_mut().0.apply(GoCommand::To(Position::after(0, 0)).into());
    harness.run();
    for later in ["early", "late", "elsewhere"] {
        assert!(harness.query_by_label(later).is_none(), "{later}");
    }
    let within = Position { line: 0, event: 2, beat: Some(0) };
    harness.state_mut().0.apply(GoCommand::To(within).into());
    harness.run();
    assert!(harness.query_by_label("early").is_none(), "event 2 is not over");
}

#[test]
fn many_notes_are_drawn_as_far_as_they_are_seen_and_found_by_text() {
    let mut model = game();
    for number in 0..1_000 {
        note(&mut model, 1, &format!("note {number} {}", "words ".repeat(number % 40)));
    }
    let mut harness = window(model);
    harness.run();
    let drawn = harness.query_all_by_label_contains("note ").count();
    assert!((3..80).contains(&drawn), "{drawn} are drawn");
    harness.state_mut().1.notes.search = "note 980".to_owned();
    harness.run();
    harness.get_by_label_contains("note 980 words");
    harness.state_mut().1.notes.search = "nobody wrote this".to_owned();
    harness.run();
    harness.get_by_label("No note has this text");
}

#[test]
fn the_dialog_writes_a_note_with_its_author() {
    let mut model = game();
    model.apply(LookCommand::Tab(Tab::Happened).into());
    go(&mut model, 0, 4);
    model.apply(SettingsCommand::Open(DialogKind::Note).into());
    let mut harness = window(model);
    harness.run();
    let dialog = harness.state_mut().0.dialog.as_mut().expect("open");
    dialog.text = "first line\nsecond line".to_owned();
    dialog.more = "Ann".to_owned();
    harness.run();
    harness.get_by_label("Write it").click();
    harness.run();
    let written = (4, "Ann".to_owned(), "first line\nsecond line".to_owned());
    assert_eq!(texts(&harness), [written]);
    assert_eq!(harness.state().0.settings.author, "Ann");
    assert!(harness.state().0.dialog.is_none());
}

#[test]
fn notes_are_told_in_japanese() {
    let mut model = game();
    model.apply(SettingsCommand::Lang(Lang::Ja).into());
    note(&mut model, 2, "ここで逆転");
    go(&mut model, 0, 0);
    let mut harness = window(model);
    harness.run();
    harness.get_by_label("出来事2の後");
    harness.get_by_label("ここで逆転");
}

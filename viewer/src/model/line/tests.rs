//! Lines, notes and paths of dialogs, without a window.

use super::anew_name;
use crate::command::{
    DialogKind, FileCommand, LineCommand, LuckChoice, NoteCommand, PathFor, SettingsCommand,
};
use crate::model::testing::{settle, with_golden};
use crate::model::{Model, Weight};
use kanso_engine::Lang;
use kanso_replay::log::record::Glyph;
use kanso_replay::review::{LINE_NAME_MAX, LineInfo};
use std::path::PathBuf;

/// A game with a line that leaves at its start.
fn with_line() -> Model {
    let mut model = with_golden("pig/won-at-once");
    let branch =
        LineCommand::Branch { name: "other".to_owned(), luck: LuckChoice::Same, answer: None };
    model.apply(branch.into());
    model
}

fn line(model: &Model, id: u32) -> LineInfo {
    let lines = model.table.as_ref().expect("a game is open").review().lines();
    lines.into_iter().find(|line| line.id == id).expect("there is such a line")
}

#[test]
fn a_line_is_renamed_promoted_folded_and_deleted() {
    let mut model = with_line();
    assert_eq!(line(&model, 1).name, "other");
    model.apply(LineCommand::Rename(1, "bolder".to_owned()).into());
    assert_eq!(line(&model, 1).name, "bolder");
    model.apply(LineCommand::Promote(1).into());
    assert!(line(&model, 1).promoted && !line(&model, 0).promoted);
    model.apply(LineCommand::Fold(1, true).into());
    assert!(line(&model, 1).folded);
    model.apply(LineCommand::Fold(1, false).into());
    assert!(!line(&model, 1).folded);
    model.apply(LineCommand::Delete(1).into());
    assert!(line(&model, 1).deleted);
    assert_eq!(
        model.table.as_ref().expect("open").here().line,
        0,
        "one stands on a line that is shown"
    );
    assert_eq!(model.notices.iter().filter(|notice| notice.weight == Weight::Error).count(), 0);
}

#[test]
fn a_deleted_line_is_listed_where_it_is_asked_for_and_had_back() {
    let mut model = with_line();
    model.apply(LineCommand::Delete(1).into());
    let listed = |model: &mut Model| model.table.as_mut().expect("open").tree().row(1).is_some();
    assert!(!listed(&mut model));
    model.apply(LineCommand::ShowDeleted(true).into());
    assert!(listed(&mut model));
    model.apply(LineCommand::Undelete(1).into());
    model.apply(LineCommand::ShowDeleted(false).into());
    assert!(listed(&mut model) && !line(&model, 1).deleted);
}

#[test]
fn what_is_trimmed_off_is_not_shown_until_it_is_again() {
    let mut model = with_line();
    let all = line(&model, 0).events;
    model.apply(LineCommand::Trim(0, Some(4)).into());
    model.apply(crate::command::GoCommand::Line(0).into());
    model.apply(crate::command::GoCommand::End.into());
    let table = model.table.as_mut().expect("open");
    assert_eq!((table.here().event, table.visible_len(), table.course().len), (4, 4, 4));
    assert_eq!(table.course().event_stops.last(), Some(&4));
    assert_eq!((line(&model, 0).events, line(&model, 0).trimmed), (4, all - 4));
    model.apply(LineCommand::Trim(0, None).into());
    assert_eq!((line(&model, 0).events, line(&model, 0).trimmed), (all, 0));
}

#[test]
fn a_line_is_written_about_and_a_decision_judged() {
    let mut model = with_line();
    model.apply(NoteCommand::AddToLine(1, "as it should have gone".to_owned()).into());
    let leaving = model.table.as_mut().expect("open").leaving(1, Lang::En);
    assert_eq!(leaving.notes, ["as it should have gone"]);
    let at = kanso_replay::review::Position::after(0, 1);
    model.apply(crate::command::GoCommand::To(at).into());
    model.apply(NoteCommand::Glyph(Some(Glyph::Blunder)).into());
    let glyph = |model: &mut Model| model.table.as_mut().expect("open").course().events[0].glyph;
    assert_eq!(glyph(&mut model), Some(Glyph::Blunder));
    let public = crate::command::LookCommand::Eye(kanso_engine::Eye::Public);
    model.apply(public.into());
    assert_eq!(glyph(&mut model), None, "it may be thought with hindsight");
    let leaving = model.table.as_mut().expect("open").leaving(1, Lang::En);
    assert!(leaving.notes.is_empty());
}

#[test]
fn the_main_line_cannot_be_deleted_and_no_name_is_empty() {
    let mut model = with_line();
    model.apply(LineCommand::Delete(0).into());
    assert!(!line(&model, 0).deleted);
    model.apply(LineCommand::Rename(1, String::new()).into());
    assert_eq!(line(&model, 1).name, "other");
    assert_eq!(model.notices.iter().filter(|notice| notice.weight == Weight::Error).count(), 2);
}

#[test]
fn an_extracted_line_is_a_new_file_and_never_written_over_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("line.kanso");
    let mut model = with_line();
    model.apply(LineCommand::Extract(0, path.clone()).into());
    settle(&mut model);
    let written = std::fs::read(&path).expect("it was written");
    let review = kanso_replay::review::open(kanso_games::built_in(), &written).expect("it opens");
    assert_eq!(review.lines().len(), 1);
    model.apply(LineCommand::Extract(1, path.clone()).into());
    settle(&mut model);
    assert_eq!(std::fs::read(&path).expect("still there"), written);
    assert!(model.notices.iter().any(|notice| notice.weight == Weight::Error), "it was told");
}

#[test]
fn a_note_has_its_author_and_can_be_withdrawn() {
    let mut model = with_line();
    model.apply(NoteCommand::Author("Ada".to_owned()).into());
    model.apply(NoteCommand::Add("here it turned".to_owned()).into());
    let notes = |model: &Model| model.table.as_ref().expect("open").review().notes(None);
    assert_eq!(notes(&model).len(), 1);
    assert_eq!(notes(&model)[0].author, "Ada");
    let number = notes(&model)[0].number;
    model.apply(NoteCommand::Withdraw(number).into());
    assert!(notes(&model).is_empty());
}

#[test]
fn a_path_that_the_system_gave_stands_in_the_dialog_that_wants_it() {
    let mut model = with_line();
    model.apply(SettingsCommand::Open(DialogKind::SaveAs).into());
    let path = PathBuf::from("elsewhere.kanso");
    model.apply(FileCommand::Path(PathFor::Text, path).into());
    assert_eq!(model.dialog.as_ref().expect("it is open").text, "elsewhere.kanso");
}

#[test]
fn a_line_that_is_dealt_anew_has_a_name_that_a_line_may_have() {
    assert_eq!(anew_name("ada@home", Lang::En), "unseen by ada home, anew");
    assert!(anew_name(&"x".repeat(90), Lang::Ja).chars().count() <= LINE_NAME_MAX);
}

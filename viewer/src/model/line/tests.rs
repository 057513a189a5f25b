//! Lines, notes and paths of dialogs, without a window.

use crate::command::{
    DialogKind, FileCommand, LineCommand, LuckChoice, NoteCommand, PathFor, SettingsCommand,
};
use crate::model::testing::{settle, with_golden};
use crate::model::{Model, Weight};
use kanso_replay::review::LineInfo;
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
    let review = kanso_replay::review::open(&written).expect("it opens");
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

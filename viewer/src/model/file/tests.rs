//! Files through the model, on a disk.

use super::*;
use crate::command::{Command, GoCommand, LookCommand, NoteCommand};
use crate::model::testing::{golden_path, settle};
use crate::model::{Effect, Settings};
use kanso_engine::Seat;
use std::fs;

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures").join(name)
}

/// A folder with a copy of a file in it, and a window that knows neither.
fn with_copy(from: &Path) -> (tempfile::TempDir, PathBuf, Model) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.kanso");
    fs::copy(from, &path).expect("the fixture is there");
    (folder, path, Model::new(kanso_games::built_in(), Settings::default()))
}

fn apply(model: &mut Model, command: impl Into<Command>) {
    model.apply(command.into());
    settle(model);
}

fn table(model: &Model) -> &Table {
    model.table.as_ref().expect("open")
}

fn pig() -> PathBuf {
    golden_path("pig/won-by-holding")
}

#[test]
fn a_file_is_opened_on_a_thread_and_remembered() {
    let (_folder, path, mut model) = with_copy(&pig());
    model.apply(FileCommand::Open(path.clone()).into());
    assert!(model.is_opening() && model.table.is_none());
    settle(&mut model);
    assert!(!model.is_opening());
    assert_eq!((table(&model).path.as_ref(), &table(&model).access), (Some(&path), &Access::File));
    assert_eq!(model.settings.recent, [path]);
}

#[test]
fn only_the_newest_wish_is_opened() {
    let (folder, path, mut model) = with_copy(&pig());
    let other = folder.path().join("other.kanso");
    fs::copy(golden_path("pig/won-at-once"), &other).expect("copied");
    model.apply(FileCommand::Open(path).into());
    model.apply(FileCommand::Open(other.clone()).into());
    settle(&mut model);
    assert_eq!(table(&model).path, Some(other.clone()));
    assert_eq!(model.settings.recent, [other]);
}

#[test]
fn what_cannot_be_opened_is_told_and_tried_again() {
    let (folder, path, mut model) = with_copy(&pig());
    let away = folder.path().join("away.kanso");
    fs::rename(&path, &away).expect("moved");
    apply(&mut model, FileCommand::Open(path.clone()));
    let failed = Opening::Failed { path: path.clone(), problem: Problem::Missing };
    assert_eq!(model.opening, failed);
    apply(&mut model, FileCommand::Reload);
    assert_eq!(model.opening, failed);
    fs::rename(&away, &path).expect("moved back");
    apply(&mut model, FileCommand::Reload);
    assert_eq!(table(&model).path, Some(path));
}

#[test]
fn what_is_open_stays_when_another_file_is_no_log() {
    let (folder, path, mut model) = with_copy(&pig());
    apply(&mut model, FileCommand::Open(path.clone()));
    let picture = folder.path().join("picture.png");
    fs::write(&picture, b"\x89PNG").expect("written");
    apply(&mut model, FileCommand::Dropped(vec![picture.clone(), path.clone()]));
    assert_eq!(table(&model).path, Some(path));
    let texts: Vec<_> = model.notices.iter().map(|notice| notice.text.as_str()).collect();
    assert!(texts[0].contains("picture.png is opened"), "{texts:?}");
    assert!(texts[1].contains("no game of Kansō"), "{texts:?}");
}

#[test]
fn a_folder_that_is_opened_is_listed() {
    let (folder, path, mut model) = with_copy(&pig());
    apply(&mut model, FileCommand::Open(path.clone()));
    apply(&mut model, FileCommand::Open(folder.path().to_owned()));
    assert!(model.table.is_none());
    assert_eq!(model.library.folder.as_deref(), Some(folder.path()));
    assert_eq!(model.settings.folder.as_deref(), Some(folder.path()));
    assert_eq!(model.library.entries.len(), 1);
    assert_eq!(model.library.entries[0].path, path);
}

#[test]
fn reading_again_shows_what_is_on_the_disk_from_where_one_stood() {
    let (_folder, path, mut model) = with_copy(&pig());
    apply(&mut model, FileCommand::Open(path.clone()));
    apply(&mut model, GoCommand::To(Position::after(0, 7)));
    apply(&mut model, LookCommand::Eye(Eye::Seat(Seat::at(1))));
    apply(&mut model, FileCommand::Reload);
    let again = table(&model);
    assert_eq!((again.here(), again.eye), (Position::after(0, 7), Eye::Seat(Seat::at(1))));
    assert_eq!(again.access, Access::File, "its own lock does not stand in the way");
    // The file that is open, by another way to it.
    let roundabout = path.parent().expect("a folder").join(".").join("game.kanso");
    apply(&mut model, FileCommand::Open(roundabout));
    assert_eq!(table(&model).access, Access::File);
    assert_eq!(table(&model).here(), Position::after(0, 7));
}

#[test]
fn a_file_that_is_shorter_now_is_shown_at_its_end() {
    let (_folder, path, mut model) = with_copy(&pig());
    apply(&mut model, FileCommand::Open(path.clone()));
    apply(&mut model, GoCommand::End);
    fs::copy(golden_path("pig/held-at-every-chance"), &path).expect("another game");
    apply(&mut model, FileCommand::Reload);
    let again = table(&model);
    assert_eq!(Some(again.here().event), again.review().len(0));
}

#[test]
fn a_torn_file_is_gone_on_with_and_says_what_was_cut() {
    let (_folder, path, mut model) = with_copy(&fixture("damaged/torn-tail.kanso"));
    apply(&mut model, FileCommand::Open(path.clone()));
    assert!(matches!(table(&model).access, Access::Memory(WhyMemory::Torn(_))));
    apply(&mut model, FileCommand::GoOn);
    assert_eq!(table(&model).access, Access::File);
    assert_eq!(model.notices.len(), 1);
    assert!(model.notices[0].text.contains("game.kanso.cut-"), "{}", model.notices[0].text);
}

#[test]
fn a_log_is_saved_as_a_new_file_and_gone_on_with_there() {
    let (folder, path, mut model) = with_copy(&fixture("damaged/flipped-bit.kanso"));
    let before = fs::read(&path).expect("there");
    apply(&mut model, FileCommand::Open(path.clone()));
    apply(&mut model, NoteCommand::Add("what is left".to_owned()));
    assert!(model.is_unsaved());
    model.ask(DialogKind::SaveAs);
    let proposed = model.dialog.as_ref().expect("open").text.clone();
    assert_eq!(Path::new(&proposed), folder.path().join("game-2.kanso"));

    apply(&mut model, FileCommand::SaveAs(path.clone()));
    let dialog = model.dialog.as_ref().expect("it stays open");
    assert!(dialog.problem.as_ref().is_some_and(|why| why.contains("nothing is written over")));
    assert_eq!(fs::read(&path).expect("there"), before);

    apply(&mut model, FileCommand::SaveAs(folder.path().join("saved")));
    let saved = folder.path().join("saved.kanso");
    assert!(model.dialog.is_none() && !model.is_unsaved());
    assert_eq!((table(&model).path.as_ref(), &table(&model).access), (Some(&saved), &Access::File));
    assert_eq!(table(&model).review().notes(None)[0].text, "what is left");
    assert_eq!(fs::read(&path).expect("there"), before);
}

#[test]
fn a_file_is_copied_with_all_that_is_in_it() {
    let (folder, path, mut model) = with_copy(&pig());
    apply(&mut model, FileCommand::Open(path.clone()));
    let copy = folder.path().join("copy.kanso");
    apply(&mut model, FileCommand::SaveAs(copy.clone()));
    assert_eq!(fs::read(&copy).expect("there"), fs::read(&path).expect("there"));
    assert_eq!(table(&model).path, Some(copy));
}

#[test]
fn what_was_tried_in_memory_is_not_left_without_a_question() {
    let (folder, path, mut model) = with_copy(&fixture("damaged/torn-tail.kanso"));
    let other = folder.path().join("other.kanso");
    fs::copy(pig(), &other).expect("copied");
    apply(&mut model, FileCommand::Open(path.clone()));
    apply(&mut model, NoteCommand::Add("tried".to_owned()));
    for command in [
        FileCommand::Open(other.clone()),
        FileCommand::Close,
        FileCommand::Library,
        FileCommand::Reload,
        FileCommand::GoOn,
        FileCommand::Example("pig".to_owned()),
    ] {
        apply(&mut model, command);
        let dialog = model.dialog.take().expect("it is asked");
        assert_eq!(dialog.kind, DialogKind::Leave);
        assert_eq!(table(&model).path.as_ref(), Some(&path));
    }
    apply(&mut model, SettingsCommand::Quit);
    assert!(model.effects.is_empty());
    assert!(model.dialog.as_ref().is_some_and(|dialog| dialog.kind == DialogKind::Leave));
    model.apply(FileCommand::Leave.into());
    assert!(model.table.is_none());
    assert!(model.effects.iter().any(|effect| matches!(effect, Effect::Quit)));
}

#[test]
fn what_waits_is_done_once_what_was_tried_is_given_up() {
    let (folder, path, mut model) = with_copy(&fixture("damaged/torn-tail.kanso"));
    let other = folder.path().join("other.kanso");
    fs::copy(pig(), &other).expect("copied");
    apply(&mut model, FileCommand::Open(path));
    apply(&mut model, NoteCommand::Add("tried".to_owned()));
    apply(&mut model, FileCommand::Open(other.clone()));
    apply(&mut model, FileCommand::Leave);
    assert_eq!(table(&model).path, Some(other));
    assert!(model.dialog.is_none());
}

#[test]
fn closing_goes_back_to_the_list_which_is_read_again() {
    let (folder, path, mut model) = with_copy(&pig());
    apply(&mut model, FileCommand::Open(folder.path().to_owned()));
    apply(&mut model, FileCommand::Open(path));
    fs::copy(pig(), folder.path().join("new.kanso")).expect("copied");
    apply(&mut model, FileCommand::Close);
    assert!(model.table.is_none());
    assert_eq!(model.library.entries.len(), 2);
}

#[test]
fn a_file_that_was_open_is_forgotten_when_asked() {
    let (_folder, path, mut model) = with_copy(&pig());
    fs::remove_file(&path).expect("ours");
    model.settings.remember(path.clone());
    apply(&mut model, FileCommand::Open(path.clone()));
    apply(&mut model, FileCommand::ForgetRecent(path));
    assert!(model.settings.recent.is_empty());
    assert_eq!(model.opening, Opening::Idle);
}

#[test]
fn a_name_without_an_ending_gets_that_of_a_log() {
    for (given, wanted) in [("a/b", "a/b.kanso"), ("a/b.kanso", "a/b.kanso"), ("a/b.x", "a/b.x")] {
        assert_eq!(with_ending(given.into()), PathBuf::from(wanted));
    }
}

#[test]
fn only_where_games_are_kept_for_the_person_is_one_deleted() {
    let (_folder, path, mut model) = with_copy(&pig());
    apply(&mut model, FileCommand::Open(path.clone()));
    apply(&mut model, FileCommand::Delete);
    assert!(path.exists() && model.table.is_some(), "on a disk one has other programs for it");
    model.downloads = Some("/downloads".into());
    apply(&mut model, FileCommand::Delete);
    assert!(!path.exists() && model.table.is_none());
    assert!(model.settings.recent.is_empty(), "{:?}", model.settings.recent);
    assert!(model.notices.last().expect("told").text.contains("Deleted"));
}

//! What is remembered of a file, through the model.

use super::*;
use crate::command::{Command, FileCommand, GoCommand, NewGame, PlayCommand};
use crate::model::testing::{empty, games, settle};

fn apply(model: &mut Model, command: impl Into<Command>) {
    model.apply(command.into());
    settle(model);
}

/// A game of Pig in this file, with a bot at the second seat, and some rolls of the first.
fn begun(path: &Path) -> Model {
    let mut model = empty();
    let mut game = NewGame { path: Some(path.to_owned()), ..NewGame::of(games(), "pig") };
    game.seed = "7".to_owned();
    game.set_bot(1, Some(Bot::Patient));
    apply(&mut model, FileCommand::New(Box::new(game)));
    apply(&mut model, PlayCommand::Choose(0));
    model
}

#[test]
fn who_is_a_bot_and_where_one_stood_are_back_when_the_file_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.kanso");
    let mut model = begun(&path);
    let here = model.table.as_ref().expect("begun").here();
    assert_eq!(here.event, 2);
    apply(&mut model, FileCommand::Close);
    apply(&mut model, FileCommand::Open(path.clone()));
    let table = model.table.as_ref().expect("open");
    assert_eq!((table.here(), &table.play.seats[..]), (here, &[(Seat::at(1), Bot::Patient)][..]));
    // A person takes over: that is remembered, too.
    apply(&mut model, PlayCommand::BotSeat(Seat::at(1), None));
    apply(&mut model, GoCommand::Start);
    apply(&mut model, FileCommand::Close);
    assert_eq!(model.settings.kept(&path), None, "there is nothing to remember");
}

#[test]
fn what_was_kept_of_another_game_does_no_harm() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.kanso");
    let mut model = begun(&path);
    apply(&mut model, FileCommand::Close);
    for (line, event) in [(0, 999), (7, 1), (u32::MAX, u32::MAX)] {
        let bots = ["greedy", "clever", "", "random"].map(str::to_owned).to_vec();
        model.settings.keep(FileKept { path: path.clone(), bots, line, event });
        apply(&mut model, FileCommand::Open(path.clone()));
        let table = model.table.as_ref().expect("open");
        assert_eq!(table.play.seats, [(Seat::at(0), Bot::Greedy)], "no such bot, no such seat");
        assert_eq!(table.here().line, 0);
        apply(&mut model, FileCommand::Close);
    }
}

#[test]
fn bots_go_on_in_the_file_that_a_game_is_saved_as() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("b.kanso");
    let mut model = empty();
    let mut game = NewGame::of(games(), "pig");
    game.set_bot(1, Some(Bot::Greedy));
    apply(&mut model, FileCommand::New(Box::new(game)));
    apply(&mut model, FileCommand::SaveAs(path.clone()));
    let table = model.table.as_ref().expect("open");
    assert_eq!(table.play.seats, [(Seat::at(1), Bot::Greedy)]);
    assert_eq!(model.settings.kept(&path).map(FileKept::seats), Some(table.play.seats.clone()));
}

#[test]
fn so_many_files_are_remembered_and_the_last_ones_stay() {
    let mut settings = Settings::default();
    for number in 0..FILES_MAX as u32 + 5 {
        let path = PathBuf::from(format!("/games/{number}.kanso"));
        settings.keep(FileKept { path, event: number + 1, ..FileKept::default() });
    }
    assert_eq!(settings.files.len(), FILES_MAX);
    assert_eq!(settings.files[0].event, FILES_MAX as u32 + 5);
}

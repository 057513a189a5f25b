//! Games that are begun through the model.

use super::*;
use crate::command::{Command, FileCommand};
use crate::model::testing::settle;
use crate::model::{Access, Settings, WhyMemory};
use kanso_engine::Lang;
use kanso_replay::review::Bot;

fn apply(model: &mut Model, command: FileCommand) {
    model.apply(Command::from(command));
    settle(model);
}

/// The draft of the dialog that is open.
fn drafted(model: &Model) -> NewGame {
    let dialog = model.dialog.as_ref().expect("a dialog is open");
    assert_eq!(dialog.kind, DialogKind::NewGame);
    *dialog.new_game.clone().expect("a draft")
}

#[test]
fn the_dialog_proposes_the_game_that_was_asked_for() {
    let mut model = Model::new(kanso_games::built_in(), Settings::default());
    apply(&mut model, FileCommand::Begin("rook-raiders".to_owned()));
    let game = drafted(&model);
    assert_eq!(
        (game.game.as_str(), game.names.len()),
        ("rook-raiders", 2),
        "somebody to play with"
    );
}

#[test]
fn a_game_is_begun_and_its_people_are_proposed_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut model = Model::new(kanso_games::built_in(), Settings::default());
    apply(&mut model, FileCommand::Begin("pig".to_owned()));
    let mut game = drafted(&model);
    game.names = vec![" Ada ".to_owned(), String::new(), "Cleo".to_owned()];
    game.options.push(("goal".to_owned(), " ".to_owned()));
    game.path = Some(folder.path().join("first"));
    apply(&mut model, FileCommand::New(Box::new(game)));
    let table = model.table.as_ref().expect("begun");
    assert_eq!(table.review().names(), ["Ada", "Player 2", "Cleo"]);
    assert_eq!(table.path, Some(folder.path().join("first.kanso")));
    assert_eq!(table.access, Access::File);
    assert!(model.dialog.is_none());
    assert_eq!(model.settings.recent.len(), 1);
    apply(&mut model, FileCommand::Begin("pig".to_owned()));
    assert_eq!(drafted(&model).names, [" Ada ", "", "Cleo"]);
    // Another game takes as many of them as it has seats.
    apply(&mut model, FileCommand::Begin("berserk-tcg".to_owned()));
    assert_eq!(drafted(&model).names, [" Ada ", ""]);
}

#[test]
fn plain_names_are_those_of_the_language() {
    let mut model =
        Model::new(kanso_games::built_in(), Settings { japanese: true, ..Settings::default() });
    apply(
        &mut model,
        FileCommand::New(Box::new(NewGame {
            names: vec![String::new(); 2],
            ..NewGame::of(kanso_games::built_in(), "pig")
        })),
    );
    let names = model.table.as_ref().expect("begun").review().names().to_vec();
    assert_eq!(names, [plain_name(1, Lang::Ja), plain_name(2, Lang::Ja)]);
}

#[test]
fn what_cannot_be_begun_is_told_in_the_dialog() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("there.kanso");
    std::fs::write(&path, "mine").expect("written");
    let mut model = Model::new(kanso_games::built_in(), Settings::default());
    apply(&mut model, FileCommand::Begin("pig".to_owned()));
    let game = NewGame { path: Some(path.clone()), ..drafted(&model) };
    apply(&mut model, FileCommand::New(Box::new(game)));
    let dialog = model.dialog.as_ref().expect("it stays open");
    let problem = dialog.problem.as_ref().expect("told");
    assert!(problem.contains("there.kanso is there already"), "{problem}");
    assert_eq!(std::fs::read(&path).expect("there"), b"mine");
    assert!(!model.is_opening() && model.table.is_none());
}

#[test]
fn an_example_is_in_memory_and_needs_no_question_until_it_is_changed() {
    let mut model = Model::new(kanso_games::built_in(), Settings::default());
    apply(&mut model, FileCommand::Example("pig".to_owned()));
    let table = model.table.as_ref().expect("played");
    assert_eq!(table.access, Access::Memory(WhyMemory::Example));
    assert!(!model.is_unsaved());
    apply(&mut model, FileCommand::Example("rook-raiders".to_owned()));
    assert_eq!(model.table.as_ref().expect("played").review().meta().id, "rook-raiders");
}

#[test]
fn a_new_file_is_proposed_beside_the_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    std::fs::write(at("pig-1.kanso"), "").expect("written");
    let mut model = Model::new(kanso_games::built_in(), Settings::default());
    assert_eq!(model.propose_new("pig"), "");
    model.home = Some("/home/ada".into());
    assert_eq!(model.propose_new("pig"), "/home/ada/pig-1.kanso");
    apply(&mut model, FileCommand::Open(folder.path().to_owned()));
    assert_eq!(PathBuf::from(model.propose_new("pig")), at("pig-2.kanso"));
    model.settings.remember(at("pig-2.kanso"));
    apply(&mut model, FileCommand::ForgetFolder);
    model.home = None;
    assert_eq!(PathBuf::from(model.propose_new("pig")), at("pig-1.kanso"));
    model.settings.remember(at("pig-1.kanso"));
    assert_eq!(PathBuf::from(model.propose_new("pig")), at("pig-3.kanso"));
}

#[test]
fn a_new_game_is_like_the_open_one_but_not_beside_it() {
    let games = tempfile::tempdir().expect("a folder");
    let mut model = Model::new(kanso_games::built_in(), Settings::default());
    model.home = Some("/home/ada".into());
    model.settings.game = "pig".to_owned();
    let open = crate::model::testing::golden_path("rook-raiders/two-seats-one-declares");
    apply(&mut model, FileCommand::Open(open));
    model.apply(crate::command::SettingsCommand::Open(DialogKind::NewGame).into());
    assert_eq!(drafted(&model).game, "rook-raiders");
    assert_eq!(model.propose_new("rook-raiders"), "/home/ada/rook-raiders-1.kanso");
    let mut game = drafted(&model);
    game.path = Some(games.path().join("one.kanso"));
    apply(&mut model, FileCommand::New(Box::new(game)));
    let next = PathBuf::from(model.propose_new("pig"));
    assert_eq!(next.parent(), Some(games.path()), "where the last one was begun");
}

#[test]
fn bots_sit_where_they_were_put_and_have_names_and_places_the_next_time() {
    let mut model = Model::new(kanso_games::built_in(), Settings::default());
    apply(&mut model, FileCommand::Begin("pig".to_owned()));
    let mut game = drafted(&model);
    assert!(game.bot(0).is_none() && game.bot(1).is_none());
    game.set_bot(1, Some(Bot::Greedy));
    apply(&mut model, FileCommand::New(Box::new(game)));
    let table = model.table.as_ref().expect("begun");
    assert_eq!(table.review().names(), ["Player 1", "Robo"]);
    assert_eq!(table.play.seats, [(Seat::at(1), Bot::Greedy)]);
    apply(&mut model, FileCommand::Begin("pig".to_owned()));
    assert_eq!(drafted(&model).bots, [None, Some(Bot::Greedy)]);
    assert_eq!(model.settings.bots, ["", "greedy"]);
}

#[test]
fn an_option_for_one_seat_alone_is_offered_for_one_seat() {
    let games = kanso_games::built_in();
    let meta = games.meta("rook-raiders").expect("known");
    let mut game = NewGame::of(games, "rook-raiders");
    assert!(game.option_matters(meta, &meta.options[0]), "one seat");
    game.names.push("Ben".to_owned());
    assert!(!game.option_matters(meta, &meta.options[0]));
}

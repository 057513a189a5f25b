//! The first page, found by what a screen reader speaks.

use super::*;
use crate::command::{Command, DialogKind, FileCommand, SettingsCommand};
use crate::model::testing::{golden_path, settle};
use crate::model::{Column, Problem, Settings, Sort};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::path::PathBuf;

/// The page of a window, with all that it asked for.
type Page = Harness<'static, (Model, LibraryView, Asked)>;

fn page_of(model: Model, size: [f32; 2]) -> Page {
    let harness = Harness::builder().with_size(size);
    harness.with_context_setup(look::install_for_tests).build_ui_state(
        |ui, (model, view, asked): &mut (Model, LibraryView, Asked)| {
            let lang = model.lang();
            library_ui(ui, model, view, lang, asked);
        },
        (model, LibraryView::default(), Asked::default()),
    )
}

fn page(model: Model) -> Page {
    page_of(model, [1280.0, 800.0])
}

fn asked(page: &mut Page) -> Vec<Command> {
    std::mem::take(&mut page.state_mut().2.0)
}

fn click(page: &mut Page, label: &str) -> Vec<Command> {
    page.get_by_label(label).click();
    page.run();
    asked(page)
}

/// A window that lists a folder with two games and a text.
fn with_folder() -> (tempfile::TempDir, Model) {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = |from, to| {
        std::fs::copy(golden_path(from), folder.path().join(to)).expect("a golden game");
    };
    copy("pig/conceded", "a.kanso");
    copy("rook-raiders/two-seats-last-survivor", "b.kanso");
    std::fs::write(folder.path().join("c.kanso"), "no log").expect("written");
    let mut model = Model::new(kanso_games::built_in(), Settings::default());
    model.apply(FileCommand::Open(folder.path().to_owned()).into());
    settle(&mut model);
    (folder, model)
}

#[test]
fn the_first_page_opens_and_begins_games() {
    let mut page = page(crate::model::testing::empty());
    for (label, wanted) in [
        ("New game…", SettingsCommand::Open(DialogKind::NewGame).into()),
        ("Open a game…", Command::from(FileCommand::Ask)),
        ("Open a folder…", FileCommand::AskFolder.into()),
        ("New game of Pig", FileCommand::Begin("pig".to_owned()).into()),
        (
            "Look at an example of Rook & Raiders",
            FileCommand::Example("rook-raiders".to_owned()).into(),
        ),
    ] {
        assert_eq!(click(&mut page, label), [wanted], "{label}");
    }
}

#[test]
fn a_path_that_is_typed_is_opened_by_its_button_and_by_enter() {
    let wanted = [Command::from(FileCommand::Open("/games/a b.kanso".into()))];
    let field = "Path of a game or a folder";
    let mut page = page(crate::model::testing::empty());
    page.get_by_label(field).focus();
    page.run();
    page.get_by_label(field).type_text("\"/games/a b.kanso\" ");
    page.run();
    page.get_by_label("Open").click();
    page.step();
    assert_eq!(asked(&mut page), wanted);
    // What could not be opened can be mended.
    let (path, problem) = (PathBuf::from("/games/a b.kanso"), Problem::Missing);
    page.state_mut().0.opening = Opening::Failed { path, problem };
    page.run();
    page.get_by_label(field).focus();
    page.run();
    page.state_mut().0.opening = Opening::Busy { path: None, ticket: 1, back: None };
    page.key_press(egui::Key::Enter);
    page.run_steps(2);
    assert_eq!(asked(&mut page), wanted);
    // What was opened is typed no longer.
    page.state_mut().0.opening = Opening::Idle;
    page.run();
    assert_eq!(page.get_by_label(field).value().unwrap_or_default(), "");
}

#[test]
fn games_that_were_open_are_opened_again_or_forgotten() {
    let path = PathBuf::from("/games/evening/first.kanso");
    let mut page = page(Model::new(
        kanso_games::built_in(),
        Settings { recent: vec![path.clone()], ..Settings::default() },
    ));
    page.run();
    let opened = click(&mut page, "first, evening");
    assert_eq!(opened, [Command::from(FileCommand::Open(path.clone()))]);
    let forgotten = click(&mut page, "Forget first");
    assert_eq!(forgotten, [Command::from(FileCommand::ForgetRecent(path))]);
}

#[test]
fn a_game_of_the_folder_is_named_with_who_won_and_opened_by_a_click() {
    let (folder, model) = with_folder();
    let mut page = page(model);
    page.run();
    page.get_by_label_contains("3 games");
    page.get_by_label_contains("Pig, ").click();
    page.run();
    let path = folder.path().join("a.kanso");
    assert_eq!(asked(&mut page), [Command::from(FileCommand::Open(path))]);
    page.get_by_label_contains("This is no game of Kansō");
}

#[test]
fn the_list_is_searched_sorted_read_again_and_closed() {
    let (_folder, model) = with_folder();
    let mut page = page(model);
    page.run();
    let sorted = click(&mut page, "Sort by Game");
    let sort = Sort { by: Column::Game, descending: false };
    assert_eq!(sorted, [Command::from(FileCommand::LibrarySort(sort))]);
    page.state_mut().0.settings.sort = sort;
    page.run();
    let sorted = click(&mut page, "Game, ascending");
    let sort = Sort { descending: true, ..sort };
    assert_eq!(sorted, [Command::from(FileCommand::LibrarySort(sort))]);
    assert_eq!(click(&mut page, "Look again"), [Command::from(FileCommand::Library)]);
    assert_eq!(click(&mut page, "Close the folder"), [Command::from(FileCommand::ForgetFolder)]);

    page.get_by_label("Search games").focus();
    page.run();
    page.get_by_label("Search games").type_text("pig");
    page.run();
    let searched = asked(&mut page);
    assert_eq!(searched, [Command::from(FileCommand::LibrarySearch("pig".to_owned()))]);
    page.state_mut().0.apply(searched[0].clone());
    page.run();
    page.get_by_label_contains("1 of 3 games");
    assert!(page.query_by_label_contains("Rook & Raiders, ").is_none());
    let cleared = click(&mut page, "Clear the search");
    assert_eq!(cleared, [Command::from(FileCommand::LibrarySearch(String::new()))]);
}

#[test]
fn an_empty_folder_and_one_that_cannot_be_read_say_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut model = crate::model::testing::empty();
    model.apply(FileCommand::Open(folder.path().to_owned()).into());
    settle(&mut model);
    let mut empty = page(model);
    empty.run();
    empty.get_by_label("No games in this folder");
    let gone = folder.path().join("gone");
    let mut model =
        Model::new(kanso_games::built_in(), Settings { folder: Some(gone), ..Settings::default() });
    model.apply(FileCommand::Library.into());
    settle(&mut model);
    let mut gone = page(model);
    gone.run();
    gone.get_by_label("The folder cannot be read");
}

/// As many logs as the platform lists are drawn as fast as a few: only those that are seen.
#[test]
fn a_long_list_draws_only_the_rows_that_are_seen() {
    let (_folder, mut model) = with_folder();
    let some = model.library.entries.clone();
    model.library.entries = some.into_iter().cycle().take(10_000).collect();
    model.library.revision += 1;
    let mut page = page(model);
    page.run();
    page.get_by_label_contains("10000 games");
    let rows = page.query_all_by_label_contains("kanso").count();
    assert!((10..60).contains(&rows), "{rows}");
}

fn with_opening(opening: Opening) -> Model {
    let mut model = crate::model::testing::empty();
    model.opening = opening;
    model
}

#[test]
fn why_a_file_was_not_opened_is_told_with_what_to_do() {
    let path = PathBuf::from("/games/none.kanso");
    let failed = |problem| {
        let opening = Opening::Failed { path: "/games/none.kanso".into(), problem };
        with_opening(opening)
    };
    let mut missing = page(failed(Problem::Missing));
    missing.run();
    missing.get_by_label("There is no such file");
    missing.get_by_label("/games/none.kanso");
    assert_eq!(click(&mut missing, "Try again"), [Command::from(FileCommand::Reload)]);
    let forgotten = click(&mut missing, "Forget it");
    assert_eq!(forgotten, [Command::from(FileCommand::ForgetRecent(path))]);
    for (problem, title) in [
        (Problem::Unreadable("no".to_owned()), "The file cannot be read"),
        (Problem::Empty, "The file holds no game"),
        (Problem::NotALog, "This is no game of Kansō"),
        (Problem::HeaderLost("x".to_owned()), "The beginning of the file is damaged"),
        (Problem::UnknownGame("go".to_owned()), "This program does not know the game “go”"),
        (Problem::Newer("x".to_owned()), "Made by a newer Kansō, or altered"),
        (Problem::Unplayable("x".to_owned()), "The game cannot be set up as the file says"),
    ] {
        let next = problem.next().in_lang(Lang::En);
        let mut page = page(failed(problem));
        page.run();
        page.get_by_label(title);
        page.get_by_label(next);
    }
}

#[test]
fn a_file_that_is_being_read_is_named() {
    let path = Some(PathBuf::from("/games/big.kanso"));
    let opening = Opening::Busy { path, ticket: 1, back: None };
    let mut page = page(with_opening(opening));
    // A spinner turns for ever.
    page.run_steps(3);
    page.get_by_label("Opening /games/big.kanso…");
}

#[test]
fn the_page_fits_a_small_window() {
    let (_folder, model) = with_folder();
    let mut page = page_of(model, [640.0, 420.0]);
    page.run();
    page.get_by_label_contains("Pig, ");
    page.get_by_label("Open a game…");
}

#[test]
fn games_are_reached_and_opened_by_keys() {
    use egui::{Key, Modifiers};
    let (folder, model) = with_folder();
    let mut page = page(model);
    page.run();
    let press = |page: &mut Page, key| {
        page.key_press(key);
        page.run();
        asked(page)
    };
    let order: Vec<_> = {
        let model = &page.state().0;
        let rows = model.library.rows(model.settings.sort, Lang::En);
        rows.into_iter().map(|row| model.library.entries[row].path.clone()).collect()
    };
    assert_eq!(order.len(), 3);
    press(&mut page, Key::ArrowDown);
    let opened = press(&mut page, Key::Enter);
    assert_eq!(opened, [Command::from(FileCommand::Open(order[0].clone()))]);
    press(&mut page, Key::ArrowDown);
    press(&mut page, Key::ArrowDown);
    press(&mut page, Key::ArrowDown);
    press(&mut page, Key::ArrowUp);
    let opened = press(&mut page, Key::Enter);
    assert_eq!(opened, [Command::from(FileCommand::Open(order[1].clone()))]);
    page.key_press_modifiers(Modifiers::COMMAND, Key::F);
    page.run();
    assert!(page.ctx.text_edit_focused(), "the search has the keys");
    drop(folder);
}

#[test]
fn the_games_beside_the_open_one_are_opened_in_the_order_of_the_list() {
    use crate::command::Way;
    let (_folder, mut model) = with_folder();
    let sort = Sort { by: Column::File, descending: false };
    model.apply(FileCommand::LibrarySort(sort).into());
    let path = |model: &Model| {
        let path = model.table.as_ref().and_then(|table| table.path.clone());
        path.and_then(|path| path.file_name().map(|name| name.to_string_lossy().into_owned()))
    };
    let first = model.library.entries[0].path.clone();
    model.apply(FileCommand::Open(first).into());
    settle(&mut model);
    assert_eq!(path(&model).as_deref(), Some("a.kanso"));
    model.apply(FileCommand::Beside(Way::Forward).into());
    settle(&mut model);
    assert_eq!(path(&model).as_deref(), Some("b.kanso"));
    model.apply(FileCommand::Beside(Way::Back).into());
    settle(&mut model);
    assert_eq!(path(&model).as_deref(), Some("a.kanso"));
    model.notices.clear();
    model.apply(FileCommand::Beside(Way::Back).into());
    assert_eq!(model.notices.len(), 1, "there is none before it");
}

#[test]
fn a_game_says_what_it_has_besides_its_events() {
    use crate::command::{GoCommand, LineCommand, LuckChoice, NoteCommand};
    let (folder, mut model) = with_folder();
    model.apply(FileCommand::Open(folder.path().join("a.kanso")).into());
    settle(&mut model);
    model.apply(GoCommand::Start.into());
    let (name, luck) = (String::new(), LuckChoice::Same);
    model.apply(LineCommand::Branch { name, luck, answer: None }.into());
    for text in ["one", "two"] {
        model.apply(NoteCommand::Add(text.to_owned()).into());
    }
    model.apply(FileCommand::Close.into());
    settle(&mut model);
    let mut page = page(model);
    page.run();
    page.get_by_label_contains("1 more line · 2 notes");
}

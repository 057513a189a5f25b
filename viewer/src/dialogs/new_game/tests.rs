//! The dialog for a new game, found by what a screen reader speaks.

use super::*;
use crate::command::{Command, DialogKind};
use crate::model::Model;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

type Shown = Harness<'static, (Model, Dialog, Asked)>;

fn dialog(game: &str) -> Shown {
    let mut model = crate::model::testing::empty();
    game.clone_into(&mut model.settings.game);
    let dialog = Dialog::open(DialogKind::NewGame, &model).expect("it needs no game");
    let mut shown = Harness::builder()
        .with_size([600.0, 900.0])
        .with_context_setup(look::install_for_tests)
        .build_ui_state(
            |ui, (model, dialog, asked): &mut (Model, Dialog, Asked)| {
                let data = DialogData { model, lang: model.lang() };
                new_game_ui(ui, dialog, &data, asked);
            },
            (model, dialog, Asked::default()),
        );
    shown.run();
    shown
}

fn click(shown: &mut Shown, label: &str) {
    shown.get_by_label(label).click();
    shown.run();
}

fn choose(shown: &mut Shown, label: &str, value: &str) {
    shown.get_by_role_and_label(Role::ComboBox, label).click();
    shown.run();
    click(shown, value);
}

fn type_into(shown: &mut Shown, label: &str, text: &str) {
    shown.get_by_role_and_label(Role::TextInput, label).focus();
    shown.run();
    shown.get_by_role_and_label(Role::TextInput, label).type_text(text);
    shown.run();
}

/// What is begun.
fn begun(shown: &mut Shown) -> NewGame {
    click(shown, "Begin");
    match shown.state_mut().2.0.pop() {
        Some(Command::File(FileCommand::New(game))) => *game,
        other => panic!("{other:?}"),
    }
}

#[test]
fn names_seats_options_luck_and_file_are_those_of_the_new_game() {
    let mut shown = dialog("pig");
    click(&mut shown, "3");
    type_into(&mut shown, "Name of seat 1", "Ada");
    type_into(&mut shown, "Name of seat 3", "Cleo");
    choose(&mut shown, "points to win", "50");
    click(&mut shown, "from our table");
    type_into(&mut shown, "File", "evening");
    let game = begun(&mut shown);
    assert_eq!((game.game.as_str(), game.table_luck), ("pig", true));
    assert_eq!(game.names, ["Ada", "", "Cleo"]);
    assert_eq!(game.options, [("goal".to_owned(), "50".to_owned())]);
    assert_eq!(game.path.as_deref(), Some(std::path::Path::new("evening")));
}

#[test]
fn another_game_begins_with_its_own_defaults() {
    let mut shown = dialog("pig");
    choose(&mut shown, "points to win", "50");
    choose(&mut shown, "Game", "Berserk TCG");
    let game = begun(&mut shown);
    assert_eq!((game.game.as_str(), game.names.len()), ("berserk-tcg", 2));
    assert_eq!((game.options.len(), game.path), (0, None));
}

#[test]
fn an_option_takes_a_text_of_ones_own_or_a_file() {
    let mut shown = dialog("berserk-tcg");
    choose(&mut shown, "the deck of seat 0", "own text");
    type_into(&mut shown, "Own text for the deck of seat 0", "W01:40");
    click(&mut shown, "Choose a file for the deck of seat 0");
    let asked = std::mem::take(&mut shown.state_mut().2.0);
    let place = PathFor::Option("deck-0".to_owned());
    assert_eq!(asked, [Command::from(FileCommand::AskPath(place))]);
    assert_eq!(begun(&mut shown).option("deck-0"), Some("W01:40"));
    choose(&mut shown, "the deck of seat 0", "white-banner");
    assert_eq!(begun(&mut shown).option("deck-0"), None);
}

#[test]
fn seed_readings_and_cards_are_folded_away_and_can_be_set() {
    let mut shown = dialog("rook-raiders");
    assert!(shown.query_by_label("Seed").is_none());
    click(&mut shown, "Readings of the rules, card set, seed");
    shown.run();
    type_into(&mut shown, "Seed", "7");
    click(&mut shown, "Choose a file…");
    let asked = std::mem::take(&mut shown.state_mut().2.0);
    assert_eq!(asked, [Command::from(FileCommand::AskPath(PathFor::Cards))]);
    let meta = kanso_games::built_in().meta("rook-raiders").expect("known");
    let spec = &meta.readings[0];
    let id = meta.rules[spec.rule.index()].id;
    choose(&mut shown, &format!("{id} {}", spec.name), spec.values[1]);
    let game = begun(&mut shown);
    assert_eq!((game.seed.as_str(), game.reading(id)), ("7", Some(spec.values[1])));
    shown.state_mut().1.new_game.as_mut().expect("a draft").cards = Some("own.toml".into());
    shown.run();
    click(&mut shown, "Use the built-in set");
    assert_eq!(begun(&mut shown).cards, None);
}

#[test]
fn a_reading_that_was_corrected_has_the_default_of_the_newest_revision() {
    let mut shown = dialog("rook-raiders");
    click(&mut shown, "Readings of the rules, card set, seed");
    let label = "RR-R7 declaration-moment";
    choose(&mut shown, label, "command-end");
    assert_eq!(begun(&mut shown).reading("RR-R7"), Some("command-end"));
    choose(&mut shown, label, "after-skill (usual)");
    assert_eq!(begun(&mut shown).reading("RR-R7"), None);
}

#[test]
fn two_seats_of_one_name_cannot_begin() {
    let mut shown = dialog("pig");
    type_into(&mut shown, "Name of seat 1", "Ada");
    type_into(&mut shown, "Name of seat 2", "Ada ");
    shown.get_by_label("Two seats have the same name");
    click(&mut shown, "Begin");
    assert!(shown.state().2.0.is_empty());
}

#[test]
fn names_that_are_not_typed_are_not_alike() {
    let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    assert!(!has_alike(&names(&["", " ", "Ada"])));
    assert!(has_alike(&names(&["Ada", "", " Ada"])));
}

#[test]
fn a_bot_is_one_click_and_begin_another() {
    let mut shown = dialog("rook-raiders");
    shown.get_by_label("Person at seat 2");
    assert!(shown.query_by_label("solo: how soon the last round comes").is_none());
    click(&mut shown, "Greedy at seat 2");
    let game = begun(&mut shown);
    assert_eq!((game.bot(0), game.bot(1)), (None, Some(Bot::Greedy)));
    click(&mut shown, "Person at seat 2");
    assert_eq!(begun(&mut shown).bot(1), None);
    click(&mut shown, "1");
    shown.get_by_label("solo: how soon the last round comes");
}

#[test]
fn a_name_that_is_only_proposed_may_get_another_number() {
    let mut shown = dialog("pig");
    assert!(begun(&mut shown).proposed);
    type_into(&mut shown, "File", "evening");
    assert!(!begun(&mut shown).proposed);
}

//! Dialogs of the system, as the model asks for them.

use super::*;
use crate::command::{Command, DialogKind, SettingsCommand};
use crate::model::testing::with_golden;
use crate::model::{Effect, Opening, Settings};
use crate::platform::Done;

/// What the system is asked for now.
fn wanted(model: &mut Model) -> Vec<(Pick, Option<PathFor>)> {
    let effects = std::mem::take(&mut model.effects).into_iter();
    let picks = effects.filter_map(|effect| match effect {
        Effect::Start(Job::Pick { what, place, .. }) => Some((what, place)),
        _ => None,
    });
    picks.collect()
}

#[test]
fn what_is_picked_is_opened_and_nothing_picked_is_told() {
    let mut model = Model::new(kanso_games::built_in(), Settings::default());
    model.apply(Command::from(FileCommand::Ask));
    // A second one would lie over the first.
    model.apply(Command::from(FileCommand::AskFolder));
    assert_eq!(wanted(&mut model), [(Pick::Log, None)]);
    model.finished(Done::Picked { place: None, path: None });
    assert!(model.notices[0].text.contains("path"), "{}", model.notices[0].text);
    model.apply(Command::from(FileCommand::AskFolder));
    assert_eq!(wanted(&mut model), [(Pick::Folder, None)]);
    model.finished(Done::Picked { place: None, path: Some("games".into()) });
    assert!(
        matches!(&model.opening, Opening::Busy { path: Some(path), .. } if path == Path::new("games"))
    );
}

#[test]
fn a_dialog_gets_the_path_that_it_wants() {
    let mut model = with_golden("pig/won-at-once");
    model.apply(SettingsCommand::Open(DialogKind::SaveAs).into());
    model.apply(Command::from(FileCommand::AskPath(PathFor::Text)));
    let name = Pick::New("pig.kanso".to_owned());
    assert_eq!(wanted(&mut model), [(name, Some(PathFor::Text))]);
    model.finished(Done::Picked { place: Some(PathFor::Text), path: Some("a/b.kanso".into()) });
    assert_eq!(model.dialog.as_ref().expect("open").text, "a/b.kanso");
}

#[test]
fn a_new_game_gets_its_cards_and_the_texts_of_its_options() {
    let mut model = Model::new(kanso_games::built_in(), Settings::default());
    model.apply(Command::from(FileCommand::Begin("berserk-tcg".to_owned())));
    for place in [PathFor::Cards, PathFor::Option("deck-0".to_owned())] {
        model.apply(Command::from(FileCommand::AskPath(place.clone())));
        assert_eq!(wanted(&mut model), [(Pick::File, Some(place.clone()))]);
        model.finished(Done::Picked { place: Some(place), path: Some("own.toml".into()) });
    }
    let dialog = model.dialog.as_ref().expect("open");
    let game = dialog.new_game.as_ref().expect("a draft");
    assert_eq!(game.cards.as_deref(), Some(Path::new("own.toml")));
    assert_eq!(game.option("deck-0"), Some("own.toml"));
}

#[test]
fn a_dialog_that_was_closed_meanwhile_gets_nothing() {
    let mut model = Model::new(kanso_games::built_in(), Settings::default());
    model.finished(Done::Picked { place: Some(PathFor::Text), path: Some("a".into()) });
    assert!(model.dialog.is_none() && model.notices.is_empty());
}

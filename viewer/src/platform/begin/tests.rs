//! Games that are begun.

use super::*;
use crate::model::WriteProblem;
use std::fs;

fn pig(path: Option<&Path>) -> NewGame {
    let names = vec!["Ada".to_owned(), "Ben".to_owned()];
    NewGame { names, path: path.map(Path::to_owned), ..NewGame::of(kanso_games::built_in(), "pig") }
}

#[test]
fn a_new_game_has_its_file_at_once_or_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("new.kanso");
    let opened = begin(kanso_games::built_in(), &pig(Some(&path))).expect("begun");
    assert_eq!((&opened.access, opened.path.as_ref()), (&Access::File, Some(&path)));
    assert_eq!(opened.review.names(), ["Ada", "Ben"]);
    assert!(opened.review.header().created.as_ref().is_some_and(|when| when.ends_with('Z')));
    assert!(path.exists());
    let again = begin(kanso_games::built_in(), &pig(Some(&path))).err();
    assert_eq!(again, Some(BeginProblem::File(WriteProblem::Exists)));
    let nowhere =
        begin(kanso_games::built_in(), &pig(Some(&folder.path().join("none/new.kanso")))).err();
    assert_eq!(nowhere, Some(BeginProblem::File(WriteProblem::NoFolder)));
    let memory = begin(kanso_games::built_in(), &pig(None)).expect("begun");
    assert_eq!((memory.access, memory.path), (Access::Memory(WhyMemory::New), None));
}

#[test]
fn a_seed_that_is_typed_gives_the_same_luck_and_none_another() {
    let luck = |seed: &str| {
        let game = NewGame { seed: seed.to_owned(), ..pig(None) };
        begin(kanso_games::built_in(), &game).expect("begun").review.header().luck.clone()
    };
    assert_eq!(luck(" 7 "), luck("7"));
    assert_ne!(luck(""), luck(""));
    let table = NewGame { table_luck: true, ..pig(None) };
    let header = begin(kanso_games::built_in(), &table).expect("begun").review.header().clone();
    assert!(matches!(header.luck, LuckSource::Table { .. }));
}

#[test]
fn options_and_readings_stand_in_the_header() {
    let mut game = pig(None);
    game.set_option("goal", "50");
    game.set_reading("PG-R1", "at-once");
    let usual = begin(kanso_games::built_in(), &pig(None)).expect("begun").review.header().clone();
    let header = begin(kanso_games::built_in(), &game).expect("begun").review.header().clone();
    assert_ne!(header.options, usual.options);
    assert_ne!(header.readings, usual.readings);
    game.set_option("goal", "");
    game.set_reading("PG-R1", "");
    assert_eq!(
        begin(kanso_games::built_in(), &game).expect("begun").review.header().options,
        usual.options
    );
}

#[test]
fn what_cannot_be_played_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let twins = NewGame { names: vec!["Ada".to_owned(); 2], ..pig(None) };
    assert_eq!(
        begin(kanso_games::built_in(), &twins).err(),
        Some(BeginProblem::Alike("Ada".to_owned()))
    );
    let mut odd = pig(None);
    odd.set_option("goal", "51");
    assert!(
        matches!(begin(kanso_games::built_in(), &odd).err(), Some(BeginProblem::Refused(why)) if why.contains("goal"))
    );
    let set = folder.path().join("set.toml");
    let own = NewGame {
        cards: Some(set.clone()),
        ..NewGame::of(kanso_games::built_in(), "rook-raiders")
    };
    assert!(
        matches!(begin(kanso_games::built_in(), &own).err(), Some(BeginProblem::Unread { path, .. }) if path == set)
    );
    fs::write(&set, "no cards").expect("written");
    assert!(matches!(begin(kanso_games::built_in(), &own).err(), Some(BeginProblem::Refused(_))));
}

#[test]
fn every_game_has_an_example_that_bots_played() {
    for meta in kanso_games::built_in().metas() {
        let opened = example(kanso_games::built_in(), meta.id).expect("bots play every game");
        assert_eq!(opened.access, Access::Memory(WhyMemory::Example), "{}", meta.id);
        assert!(opened.review.len(0) > Some(10), "{}", meta.id);
    }
}

#[test]
fn a_proposed_name_that_is_taken_gets_the_next_number_and_a_typed_one_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("pig-1.kanso");
    fs::write(&path, "mine").expect("written");
    fs::write(folder.path().join("pig-2.kanso"), "mine").expect("written");
    let typed = begin(kanso_games::built_in(), &pig(Some(&path))).err();
    assert_eq!(typed, Some(BeginProblem::File(WriteProblem::Exists)));
    let wanted = NewGame { proposed: true, ..pig(Some(&path)) };
    let opened = begin(kanso_games::built_in(), &wanted).expect("begun");
    assert_eq!(opened.path, Some(folder.path().join("pig-3.kanso")));
    assert_eq!(fs::read(&path).expect("there"), b"mine");
}

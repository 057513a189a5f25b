//! Lists of logs.

use super::*;
use crate::command::{Command, FileCommand};
use crate::model::testing::{golden_path, settle};
use crate::model::{Effect, Settings};
use crate::platform::Done;
use kanso_replay::summary::summary;
use std::path::Path;

fn entry(name: &str, golden: Option<&str>, changed: &str) -> GameEntry {
    let found = match golden {
        Some(golden) => {
            let bytes = std::fs::read(golden_path(golden)).expect("a golden game");
            Ok(summary(kanso_games::built_in(), &bytes).expect("a log"))
        }
        None => Err(Problem::NotALog),
    };
    GameEntry::new(PathBuf::from(name), found, Some(changed.to_owned()))
}

fn library() -> Library {
    Library {
        entries: vec![
            entry("a.kanso", Some("rook-raiders/two-seats-last-survivor"), "2026-03-01"),
            entry("b.kanso", Some("pig/won-by-holding"), "2026-01-01"),
            entry("c.kanso", None, "2026-02-01"),
            entry("d.kanso", Some("pig/conceded"), "2026-04-01"),
        ],
        ..Library::default()
    }
}

fn names(library: &Library, by: Column, descending: bool) -> String {
    let rows = library.rows(Sort { by, descending }, Lang::En);
    let names = rows.iter().map(|row| library.entries[*row].path.display().to_string());
    names.map(|name| name.replace(".kanso", "")).collect()
}

#[test]
fn each_column_sorts_and_the_other_way_round() {
    let library = library();
    for (by, up) in [
        (Column::File, "abcd"),
        (Column::Game, "cbda"),
        (Column::Date, "bcad"),
        (Column::Length, "cdab"),
    ] {
        assert_eq!(names(&library, by, false), up, "{by:?}");
        let down: String = up.chars().rev().collect();
        assert_eq!(names(&library, by, true), down, "{by:?}");
    }
    for by in [Column::Names, Column::Result] {
        let told = |row: usize| {
            library.entries[row].found.as_ref().ok().map(|summary| match by {
                Column::Names => summary.names.join(","),
                _ => summary.result(Lang::En).unwrap_or_default(),
            })
        };
        let rows = library.rows(Sort { by, descending: false }, Lang::En);
        assert!(rows.windows(2).all(|pair| told(pair[0]) <= told(pair[1])), "{by:?}");
    }
}

#[test]
fn a_search_finds_every_word_in_either_language_and_any_case() {
    let mut library = library();
    for (search, found) in [
        ("", "abcd"),
        ("PIG", "bd"),
        ("ピッグ", "bd"),
        ("pig 2026-04", "d"),
        ("concedes", "d"),
        ("投了", "d"),
        ("c.kanso", "c"),
        ("chess", ""),
    ] {
        search.clone_into(&mut library.search);
        assert_eq!(names(&library, Column::File, false), found, "{search}");
    }
}

#[test]
fn a_date_is_when_a_person_made_it_or_else_when_the_file_was_changed() {
    let mut made = entry("b.kanso", Some("pig/won-by-holding"), "2026-01-01");
    assert_eq!(made.date(), ("2026-01-01", false));
    if let Ok(summary) = &mut made.found {
        summary.created = Some("2025-05-05T10:00:00Z".to_owned());
    }
    assert_eq!(made.date(), ("2025-05-05T10:00:00Z", true));
}

/// The ticket of the listing that was started last.
fn started(model: &mut Model) -> (u64, Stop) {
    let effects = std::mem::take(&mut model.effects);
    let listing = effects.into_iter().rev().find_map(|effect| match effect {
        Effect::Start(Job::List { ticket, stop, .. }) => Some((ticket, stop)),
        _ => None,
    });
    listing.expect("a listing was started")
}

#[test]
fn a_newer_list_stops_the_one_before_and_takes_nothing_of_it() {
    let mut model = Model::new(kanso_games::built_in(), Settings::default());
    model.list("one".into());
    let (first, stop) = started(&mut model);
    model.list("two".into());
    let (second, _) = started(&mut model);
    assert!(stop.is_set());
    let entries = library().entries;
    model.finished(Done::Listed { ticket: first, entries: entries.clone() });
    model.finished(Done::ListEnded { ticket: first, problem: None });
    assert!(model.library.entries.is_empty() && model.library.busy);
    model.finished(Done::Listed { ticket: second, entries });
    model.finished(Done::ListEnded { ticket: second, problem: None });
    assert_eq!((model.library.entries.len(), model.library.busy), (4, false));
}

#[test]
fn a_list_that_is_read_again_stays_until_the_new_one_is_whole() {
    let mut model = Model::new(kanso_games::built_in(), Settings::default());
    model.list("one".into());
    let (ticket, _) = started(&mut model);
    model.finished(Done::Listed { ticket, entries: library().entries });
    model.finished(Done::ListEnded { ticket, problem: None });
    model.apply(FileCommand::LibrarySearch("pig".to_owned()).into());
    let before = model.library.revision;
    model.apply(FileCommand::Library.into());
    let (ticket, _) = started(&mut model);
    model.finished(Done::Listed { ticket, entries: vec![library().entries.remove(0)] });
    assert_eq!((model.library.entries.len(), model.library.revision), (4, before));
    model.finished(Done::ListEnded { ticket, problem: None });
    assert_eq!(model.library.entries.len(), 1);
    assert!(model.library.revision > before);
    assert_eq!(model.library.search, "pig");
}

#[test]
fn a_folder_that_cannot_be_read_is_told_and_can_be_closed() {
    let mut model = Model::new(kanso_games::built_in(), Settings::default());
    model.list(Path::new("/no/such/folder").to_owned());
    settle(&mut model);
    assert!(model.library.problem.is_some() && !model.library.busy);
    let sort = Sort { by: Column::Date, descending: true };
    model.apply(Command::from(FileCommand::LibrarySort(sort)));
    model.apply(Command::from(FileCommand::ForgetFolder));
    assert_eq!((model.library.folder.as_ref(), model.settings.folder.as_ref()), (None, None));
    assert_eq!(model.settings.sort, sort);
}

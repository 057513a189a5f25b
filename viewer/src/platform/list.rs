//! Listing the logs of a folder and of those in it.

use super::open::{log_problem, read_log};
use crate::model::{GameEntry, Problem};
use crate::platform::Stop;
use kanso_replay::bug::outlived;
use kanso_replay::clock;
use kanso_replay::games::Games;
use kanso_replay::reading;
use kanso_replay::summary::summary;
use std::path::{Path, PathBuf};

/// How the name of a log ends.
pub const ENDING: &str = "kanso";
/// Folders within folders that are looked into.
const DEPTH_MAX: usize = 24;
/// Most logs that are listed.
pub const LOGS_MAX: usize = 100_000;
/// The first batch is small, so that something is seen at once; each next one is twice as large.
const BATCH_MIN: usize = 16;
/// Most logs that are told at once.
const BATCH_MAX: usize = 1_024;

/// Finds the logs of a folder, in the order of their paths, and tells them in batches; hidden
/// folders and links to folders are left out. Ends early when it is stopped.
///
/// # Errors
///
/// Why the folder cannot be read, in the words of the system. A folder within it that cannot be
/// read is left out.
pub fn list(
    games: Games,
    folder: &Path,
    stop: &Stop,
    tell: impl Fn(Vec<GameEntry>),
) -> Result<(), String> {
    let first = inside(folder).map_err(|error| error.to_string())?;
    // What is still to be looked at, the next one last.
    let mut waiting = vec![(first, 0)];
    let mut batch = Vec::new();
    let (mut size, mut count) = (BATCH_MIN, 0);
    while let Some((places, depth)) = waiting.last_mut() {
        if stop.is_set() || count == LOGS_MAX {
            break;
        }
        let depth = *depth;
        let Some((path, is_folder)) = places.pop() else {
            waiting.pop();
            continue;
        };
        if is_folder {
            if depth < DEPTH_MAX
                && let Ok(within) = inside(&path)
            {
                waiting.push((within, depth + 1));
            }
            continue;
        }
        batch.push(entry(games, path));
        count += 1;
        if batch.len() == size {
            tell(std::mem::take(&mut batch));
            size = (size * 2).min(BATCH_MAX);
        }
    }
    tell(batch);
    Ok(())
}

/// The logs and folders in a folder, the last path first.
fn inside(folder: &Path) -> std::io::Result<Vec<(PathBuf, bool)>> {
    let mut places = reading::inside(folder)?;
    places.retain(|(path, is_folder)| {
        let name = path.file_name().unwrap_or_default().as_encoded_bytes();
        let is_log = path.extension().is_some_and(|ending| ending == ENDING);
        !name.starts_with(b".") && (*is_folder || is_log)
    });
    places.sort_by(|a, b| b.cmp(a));
    Ok(places)
}

/// What is known of a log without playing it.
fn entry(games: Games, path: PathBuf) -> GameEntry {
    let changed = reading::changed(&path).map(clock::text);
    let found = read_log(&path).and_then(|bytes| {
        // A bug that is met in one log keeps no other from being listed.
        let summary = outlived(|| summary(games, &bytes));
        let summary = summary.map_err(|bug| Problem::Unplayable(bug.to_string()))?;
        summary.map_err(|error| log_problem(&error))
    });
    GameEntry::new(path, found, changed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::testing::golden_path;
    use std::cell::RefCell;
    use std::fs;

    fn listed(folder: &Path, stop: &Stop) -> Vec<Vec<GameEntry>> {
        let batches = RefCell::new(Vec::new());
        list(kanso_games::built_in(), folder, stop, |batch| batches.borrow_mut().push(batch))
            .expect("the folder is there");
        batches.into_inner()
    }

    #[test]
    fn every_log_of_a_folder_is_told_in_order_of_its_path() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        fs::create_dir_all(at("b/deep")).expect("made");
        fs::create_dir_all(at(".hidden")).expect("made");
        for name in ["c.kanso", "a.kanso", "b/deep/x.kanso", ".hidden/y.kanso"] {
            fs::copy(golden_path("pig/won-at-once"), at(name)).expect("copied");
        }
        fs::write(at("notes.txt"), "no log").expect("written");
        fs::write(at("broken.kanso"), "no log either").expect("written");
        let entries: Vec<_> = listed(folder.path(), &Stop::default()).concat();
        let paths: Vec<_> = entries.iter().map(|entry| entry.path.clone()).collect();
        assert_eq!(paths, ["a.kanso", "b/deep/x.kanso", "broken.kanso", "c.kanso"].map(at));
        assert!(entries[0].changed.as_ref().is_some_and(|when| when.ends_with('Z')));
        let summary = entries[1].found.as_ref().expect("a game of Pig");
        assert_eq!(summary.game, "pig");
        assert!(summary.events > 0);
        assert_eq!(entries[2].found, Err(Problem::NotALog));
    }

    #[test]
    fn many_logs_come_in_batches_that_grow() {
        let folder = tempfile::tempdir().expect("a folder");
        for number in 0..100 {
            fs::write(folder.path().join(format!("{number:03}.kanso")), "").expect("written");
        }
        let sizes: Vec<_> = listed(folder.path(), &Stop::default()).iter().map(Vec::len).collect();
        assert_eq!(sizes, [16, 32, 52]);
    }

    #[test]
    fn who_no_longer_wants_the_list_stops_it() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("a.kanso"), "").expect("written");
        let stop = Stop::default();
        stop.set();
        assert!(listed(folder.path(), &stop).concat().is_empty());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_the_folder_itself_is_not_followed() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("a.kanso"), "").expect("written");
        std::os::unix::fs::symlink(folder.path(), folder.path().join("round")).expect("linked");
        assert_eq!(listed(folder.path(), &Stop::default()).concat().len(), 1);
    }

    #[test]
    fn a_folder_that_is_not_there_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(
            list(kanso_games::built_in(), &folder.path().join("none"), &Stop::default(), |_| {})
                .is_err()
        );
    }
}

//! Reading files and making new ones: every failure names the path and what to do.

use super::terminal::warn;
use super::{Failure, Io};
use crate::bug::outlived;
use crate::corpus::logs_below;
use crate::log::store::{IfExists, OpenError, write_own, write_whole};
use crate::reading::{self, LOG_LEN_MAX, SET_LEN_MAX, TEXT_LEN_MAX, Unreadable, What, what_is};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The logs that are named, or in and below the folders that are named, each once.
pub fn logs(named: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let (mut paths, mut seen) = (Vec::new(), BTreeSet::new());
    for path in named {
        let found = logs_below(path)
            .map_err(|error| Failure::of_file(&error.path, "read the folder", &error.source))?;
        for path in found {
            // A file that is missing is told when it is read.
            let same = fs::canonicalize(&path).unwrap_or_else(|_| path.clone());
            if seen.insert(same) {
                paths.push(path);
            }
        }
    }
    match (paths.is_empty(), named.first()) {
        (true, Some(first)) => Err(Failure::cannot("no .kanso file here")
            .at(first)
            .next("name a file, or a folder with .kanso files in or below it")),
        _ => Ok(paths),
    }
}

/// Does the same with each of many files, on all cores, in their order; none for those behind a stop.
/// A bug of the program that is met in one is that file's failure, and the others are gone on with.
pub fn each<T: Send>(
    paths: &[PathBuf],
    io: &Io<'_>,
    work: impl Fn(&Path) -> Result<T, Failure> + Sync,
) -> Vec<Option<Result<T, Failure>>> {
    let progress = io.progress(paths.len() as u64);
    let stop = &io.stop;
    if paths.len() > 1 {
        stop.by_itself();
    }
    let done = paths
        .par_iter()
        .map(|path| {
            let done = (!stop.asked()).then(|| {
                let done = outlived(|| work(path));
                done.unwrap_or_else(|bug| Err(Failure::bug(&bug).at(path)))
            });
            progress.inc(1);
            done
        })
        .collect();
    progress.finish_and_clear();
    done
}

/// Reads a text of the user's own: a card set, a deck list, a recipe.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    text(path, SET_LEN_MAX)
}

/// Reads the text form of a log.
pub fn read_lines(path: &Path) -> Result<String, Failure> {
    text(path, TEXT_LEN_MAX)
}

fn text(path: &Path, most: u64) -> Result<String, Failure> {
    let bytes = read_up_to(path, most).map_err(|error| unread(path, "a text file", &error))?;
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Failure::cannot(format!("byte {at}: this is not text (UTF-8)"))
            .at(path)
            .next("name a text file")
    })
}

/// Reads a log whole.
pub fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    read_up_to(path, LOG_LEN_MAX).map_err(|error| unread(path, "a .kanso file", &error))
}

/// Reads a log that was named, or found in a folder that was: of those in a folder only files are read,
/// for nobody asked to wait for a pipe there.
pub fn read_found(path: &Path, named: &[PathBuf]) -> Result<Vec<u8>, Failure> {
    if named.iter().any(|one| one == path) {
        return read(path);
    }
    reading::read(path, LOG_LEN_MAX).map_err(|error| unread(path, "a .kanso file", &error))
}

/// What came out of pipes: it comes only once, and a command may want it again.
static PIPES: Mutex<BTreeMap<PathBuf, Vec<u8>>> = Mutex::new(BTreeMap::new());

fn read_up_to(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    if what_is(path)? != Some(What::Pipe) {
        return reading::read_named(path, most);
    }
    // Held while the pipe is read: another thread that wants the same waits for it.
    let mut pipes = PIPES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(bytes) = pipes.get(path) {
        return Ok(bytes.clone());
    }
    if io::stderr().is_terminal() {
        warn(path, "this is a pipe: read until its writer closes it (Ctrl-C ends the wait)");
    }
    let bytes = reading::read_named(path, most)?;
    pipes.insert(path.to_owned(), bytes.clone());
    Ok(bytes)
}

/// A file that cannot be read, where such a one was wanted.
pub fn unread(path: &Path, wanted: &str, error: &io::Error) -> Failure {
    let failure = Failure::of_file(path, "read it", error);
    match error.kind() {
        io::ErrorKind::NotFound => {
            failure.next(format!("check the path; it must lead to {wanted}"))
        }
        io::ErrorKind::IsADirectory => failure.next(format!("name {wanted} in it")),
        _ if Unreadable::of(error).is_some() => failure.next(format!("name {wanted}")),
        _ => failure,
    }
}

/// Makes a new file with these bytes, at once: there is all of it or nothing.
pub fn make(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    write_whole(path, bytes, IfExists::Refuse).map_err(|error| not_made(path, &error))
}

/// As [`make`], a file in which a seed or hands may stand: nobody else may read it, without `--shared`.
pub fn make_own(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    write_own(path, bytes).map_err(|error| not_made(path, &error))
}

/// A file that cannot be made.
pub fn not_made(path: &Path, error: &OpenError) -> Failure {
    match error {
        OpenError::Io(error)
            if error.kind() == io::ErrorKind::NotFound
                && let Some(folder) = path.parent()
                && !folder.as_os_str().is_empty()
                && !folder.exists() =>
        {
            let folder = folder.display();
            Failure::cannot(format!("there is no folder {folder}"))
                .at(path)
                .next("make the folder first, or name a file in another")
        }
        OpenError::Io(error) => Failure::of_file(path, "make it", error),
        OpenError::Locked | OpenError::Exists | OpenError::Unsure(_) => not_opened(path, error),
    }
}

/// A log that cannot be had for reading or writing.
pub fn not_opened(path: &Path, error: &OpenError) -> Failure {
    match error {
        OpenError::Io(error) if error.kind() == io::ErrorKind::NotFound => {
            Failure::of_file(path, "open it", error)
                .next("check the path; `kanso new pig -o game.kanso` makes a game")
        }
        OpenError::Io(error) => unread(path, "a .kanso file", error),
        OpenError::Locked => Failure::cannot(error)
            .at(path)
            .next("read-only commands work meanwhile: `kanso review FILE`, `kanso show FILE`"),
        OpenError::Exists => Failure::cannot(error)
            .at(path)
            .next("choose another name with -o; kanso never writes over a file"),
        OpenError::Unsure(_) => Failure::cannot(error)
            .at(path)
            .next("check the disk, and make a copy of the file on another"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::Stop;
    use crate::cli::terminal::Style;
    use crate::games::Games;
    use kanso_engine::Lang;

    #[test]
    fn a_bug_that_is_met_in_one_file_is_told_of_it_and_keeps_no_other_from_being_read() {
        let io = Io {
            games: Games::none(),
            out: &mut Vec::new(),
            lang: Lang::En,
            lang_asked: None,
            style: Style { colors: false },
            columns: 80,
            rows: 24,
            shows_progress: false,
            stop: Stop::default(),
        };
        let paths = ["a", "b", "c"].map(PathBuf::from);
        let done = each(&paths, &io, |path| {
            assert!(path != Path::new("b"), "a square that is off the board");
            Ok(path.to_owned())
        });
        let [Some(Ok(a)), Some(Err(b)), Some(Ok(c))] = &done[..] else { panic!("{done:?}") };
        assert_eq!((a.as_path(), c.as_path()), (Path::new("a"), Path::new("c")));
        let mut told = Vec::new();
        b.show(io.style, &mut told);
        let told = String::from_utf8(told).expect("text");
        for words in ["error: b: a bug of kanso", "off the board", "files.rs:", "next:", "report"] {
            assert!(told.contains(words), "{words} in {told}");
        }
    }
}

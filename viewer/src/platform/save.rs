//! Writing new files, never over one that is there.

use super::open::{Found, open};
use crate::model::{Opened, WriteProblem};
use kanso_replay::games::Games;
use kanso_replay::log::store::{IfExists, OpenError, write_whole};
use kanso_replay::reading::{self, LOG_LEN_MAX};
use std::io;
use std::path::{Path, PathBuf};

/// Writes a new file, whole or not at all.
///
/// # Errors
///
/// [`WriteProblem`].
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), WriteProblem> {
    #[cfg(target_family = "wasm")]
    if let Ok(name) = path.strip_prefix(crate::web::page::DOWNLOADS) {
        let saved = crate::web::page::save(&name.to_string_lossy(), bytes);
        return saved.map_err(WriteProblem::Other);
    }
    write_whole(path, bytes, IfExists::Refuse).map_err(|error| refused(path, &error))
}

/// True if a file says just this.
pub fn is_there(path: &Path, bytes: &[u8]) -> bool {
    // What is longer is another one.
    reading::read(path, bytes.len() as u64).is_ok_and(|found| found == bytes)
}

/// Writes a log as a new file and opens it; without `bytes` those of the file `from`.
///
/// # Errors
///
/// [`WriteProblem`]; then there is no new file, or it is there and cannot be opened.
pub fn save(
    games: Games,
    path: &Path,
    bytes: Option<Vec<u8>>,
    from: Option<PathBuf>,
) -> Result<Opened, WriteProblem> {
    let bytes = match (bytes, from) {
        (Some(bytes), _) => bytes,
        (None, Some(from)) => {
            let read = reading::read(&from, LOG_LEN_MAX);
            read.map_err(|error| WriteProblem::Other(error.to_string()))?
        }
        (None, None) => Vec::new(),
    };
    write(path, &bytes)?;
    match open(games, path, None, false) {
        Ok(Found::Log(opened)) => Ok(opened),
        Ok(Found::Folder(_) | Found::Same) => Err(WriteProblem::Exists),
        Err((_, problem)) => Err(WriteProblem::Other(problem.detail().unwrap_or_default().into())),
    }
}

/// Why a new file could not be made.
pub fn refused(path: &Path, error: &OpenError) -> WriteProblem {
    match error {
        OpenError::Exists => WriteProblem::Exists,
        OpenError::Locked | OpenError::Unsure(_) => WriteProblem::Other(error.to_string()),
        OpenError::Io(error) => match error.kind() {
            io::ErrorKind::AlreadyExists => WriteProblem::Exists,
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => WriteProblem::NoFolder,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                WriteProblem::Denied
            }
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => WriteProblem::Full,
            _ if path.is_dir() => WriteProblem::Exists,
            _ => WriteProblem::Other(error.to_string()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Access;
    use crate::model::testing::golden_path;

    #[test]
    fn a_file_that_is_there_is_never_written_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.txt");
        write(&path, b"one").expect("new");
        assert_eq!(write(&path, b"two"), Err(WriteProblem::Exists));
        assert_eq!(std::fs::read(&path).expect("there"), b"one");
        assert_eq!(write(&folder.path().join("none/a"), b""), Err(WriteProblem::NoFolder));
        assert_eq!(write(folder.path(), b""), Err(WriteProblem::Exists));
    }

    #[test]
    fn what_was_saved_is_open() {
        let folder = tempfile::tempdir().expect("a folder");
        let from = golden_path("pig/won-at-once");
        let bytes = std::fs::read(&from).expect("there");
        for (name, bytes) in [("a.kanso", Some(bytes.clone())), ("b.kanso", None)] {
            let path = folder.path().join(name);
            let opened =
                save(kanso_games::built_in(), &path, bytes, Some(from.clone())).expect("saved");
            assert_eq!((opened.access, opened.path), (Access::File, Some(path)));
        }
        assert_eq!(std::fs::read(folder.path().join("b.kanso")).expect("there"), bytes);
    }
}

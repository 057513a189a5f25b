//! The logs of a folder.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Ending of a log's file name.
const ENDING: &str = "kanso";

/// A folder that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{}: {source}", path.display())]
pub struct FolderError {
    /// Which one.
    pub path: PathBuf,
    /// What the system says.
    pub source: io::Error,
}

/// The path itself, or every log in and below it if it is a folder, by name. A folder that is only
/// linked to from within is not gone into: links can lead in a circle.
///
/// # Errors
///
/// [`FolderError`].
pub fn logs_below(path: &Path) -> Result<Vec<PathBuf>, FolderError> {
    let mut found = Vec::new();
    if path.is_dir() {
        collect(path, &mut found)?;
    } else {
        found.push(path.to_owned());
    }
    Ok(found)
}

fn collect(folder: &Path, into: &mut Vec<PathBuf>) -> Result<(), FolderError> {
    let cannot = |source| FolderError { path: folder.to_owned(), source };
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder).map_err(cannot)? {
        let entry = entry.map_err(cannot)?;
        let is_folder = entry.file_type().map_err(cannot)?.is_dir();
        entries.push((entry.path(), is_folder));
    }
    entries.sort();
    for (path, is_folder) in entries {
        if is_folder {
            collect(&path, into)?;
        } else if path.extension() == Some(OsStr::new(ENDING)) && !path.is_dir() {
            into.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logs_are_found_by_name_in_and_below_a_folder() {
        let dir = tempfile::tempdir().expect("a folder");
        fs::create_dir(dir.path().join("b")).expect("made");
        for name in ["c.kanso", "a.kanso", "b/z.kanso", "b/notes.txt", "kanso"] {
            fs::write(dir.path().join(name), "x").expect("written");
        }
        let found = logs_below(dir.path()).expect("it can be read");
        let names: Vec<_> =
            found.iter().map(|path| path.strip_prefix(dir.path()).expect("below it")).collect();
        assert_eq!(names, ["a.kanso", "b/z.kanso", "c.kanso"].map(Path::new));
        let one = dir.path().join("b/notes.txt");
        assert_eq!(logs_below(&one).expect("named by itself"), [one]);
    }

    #[cfg(unix)]
    #[test]
    fn links_that_lead_in_a_circle_end() {
        let dir = tempfile::tempdir().expect("a folder");
        fs::write(dir.path().join("a.kanso"), "x").expect("written");
        std::os::unix::fs::symlink(dir.path(), dir.path().join("again")).expect("linked");
        assert_eq!(logs_below(dir.path()).expect("it can be read").len(), 1);
    }
}

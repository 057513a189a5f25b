//! Folders for the time being.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// To be removed when the program ends.
static SCRATCH: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// A folder for the time being. It is removed when it is dropped, and when the program is asked to
/// end.
///
/// # Errors
///
/// What the system says.
pub fn scratch() -> io::Result<Scratch> {
    let folder = tempfile::tempdir()?;
    all().push(folder.path().to_owned());
    Ok(Scratch { folder })
}

/// As [`scratch`], in a folder that is named, for what is moved to its place when it is whole. It may be read
/// by whoever may read what is made there.
///
/// # Errors
///
/// What the system says.
pub fn scratch_in(folder: &Path) -> io::Result<Scratch> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(BEGINNING);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(std::fs::Permissions::from_mode(0o777));
    }
    let folder = builder.tempdir_in(folder)?;
    all().push(folder.path().to_owned());
    Ok(Scratch { folder })
}

/// How the name of such a folder begins.
const BEGINNING: &str = ".kanso-";

/// A folder for the time being.
#[derive(Debug)]
pub struct Scratch {
    folder: tempfile::TempDir,
}

impl Scratch {
    /// Where it is.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        all().retain(|path| path != self.folder.path());
    }
}

/// Removes every folder for the time being: for whoever ends the program.
pub fn remove_scratch() {
    for path in all().drain(..) {
        // What cannot be removed lies in the system's own folder for such things.
        let _ = std::fs::remove_dir_all(path);
    }
}

fn all() -> MutexGuard<'static, Vec<PathBuf>> {
    SCRATCH.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_for_the_time_being_is_removed_and_forgotten() {
        let folder = scratch().expect("a folder");
        let path = folder.path().to_owned();
        assert!(path.is_dir() && all().contains(&path));
        drop(folder);
        assert!(!path.exists() && !all().contains(&path));
    }
}

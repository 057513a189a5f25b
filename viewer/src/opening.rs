//! What the viewer knows of the file it was asked to show, before it reads the log.
//!
//! Left out: whether the file is a sound log. That is for the reader of the log to say.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What was found where the log should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// No file was named.
    Nothing,
    /// A file that can be opened.
    Found {
        /// As it was named.
        path: PathBuf,
        /// Its length, in bytes.
        len: u64,
    },
    /// Nothing has this name.
    Missing {
        /// As it was named.
        path: PathBuf,
    },
    /// A folder has this name.
    Folder {
        /// As it was named.
        path: PathBuf,
    },
    /// Something is there that cannot be opened.
    Unreadable {
        /// As it was named.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
}

impl Opening {
    /// Looks for the file and opens it once, so that a file nobody may read is noticed now.
    pub fn look(path: Option<&Path>) -> Self {
        let Some(path) = path else { return Self::Nothing };
        let path = path.to_path_buf();
        match fs::File::open(&path).and_then(|file| file.metadata()) {
            Ok(metadata) if metadata.is_dir() => Self::Folder { path },
            Ok(metadata) => Self::Found { len: metadata.len(), path },
            Err(error) if error.kind() == io::ErrorKind::NotFound => Self::Missing { path },
            Err(error) => Self::Unreadable { path, why: error.to_string() },
        }
    }

    /// The path that was named, if one was.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::Nothing => None,
            Self::Found { path, .. }
            | Self::Missing { path }
            | Self::Folder { path }
            | Self::Unreadable { path, .. } => Some(path),
        }
    }

    /// The title of the window: the file's own name first, as a row of windows shows the beginning.
    pub fn window_title(&self) -> String {
        match self.path().and_then(Path::file_name) {
            Some(name) => format!("{} - Kansō", name.to_string_lossy()),
            None => "Kansō".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_found_with_its_length() {
        let dir = tempfile::tempdir().expect("a temporary folder");
        let path = dir.path().join("long-siege.kanso");
        fs::write(&path, [0; 12]).expect("the folder is ours");
        let opening = Opening::look(Some(&path));
        assert_eq!(opening.window_title(), "long-siege.kanso - Kansō");
        assert_eq!(opening, Opening::Found { path, len: 12 });
    }

    #[test]
    fn nothing_a_missing_file_and_a_folder_are_told_apart() {
        let dir = tempfile::tempdir().expect("a temporary folder");
        let missing = dir.path().join("missing.kanso");
        assert_eq!(Opening::look(None), Opening::Nothing);
        assert_eq!(Opening::look(Some(&missing)), Opening::Missing { path: missing });
        let folder = dir.path().to_path_buf();
        assert_eq!(Opening::look(Some(dir.path())), Opening::Folder { path: folder });
    }

    #[test]
    fn a_path_through_a_file_is_not_taken_for_a_missing_file() {
        let file = tempfile::NamedTempFile::new().expect("a temporary file");
        let path = file.path().join("inside.kanso");
        assert!(matches!(Opening::look(Some(&path)), Opening::Unreadable { .. }));
    }
}

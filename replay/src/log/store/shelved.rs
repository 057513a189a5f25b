//! Files on the [shelf](crate::shelf): one that grows, with one writer, and whole ones.

use super::{IfExists, OpenError, Store};
use crate::shelf::shelf;
use std::io;
use std::path::{Path, PathBuf};

/// A log on the shelf, open for one writer.
#[derive(Debug)]
pub struct FileStore {
    path: PathBuf,
}

impl FileStore {
    /// Opens an existing file, unless another writer has it.
    ///
    /// # Errors
    ///
    /// [`OpenError`].
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        if shelf().take_to_write(path)? {
            Ok(Self { path: path.to_owned() })
        } else {
            Err(OpenError::Locked)
        }
    }
}

impl Drop for FileStore {
    fn drop(&mut self) {
        shelf().leave(&self.path);
    }
}

impl Store for FileStore {
    fn read(&mut self) -> io::Result<Vec<u8>> {
        shelf().read(&self.path).map(<[u8]>::to_vec)
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        shelf().append(&self.path, bytes)
    }

    /// What was appended is kept already.
    fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn truncate(&mut self, len: u64) -> io::Result<()> {
        shelf().cut(&self.path, usize::try_from(len).map_err(io::Error::other)?)
    }

    /// Beside the log, as `NAME.cut-OFFSET`; `NAME.cut-OFFSET.2` and so on where there is one.
    fn set_aside(&mut self, offset: u64, bytes: &[u8]) -> io::Result<String> {
        let name = format!("{}.cut-{offset}", self.path.display());
        let numbered = (2..).map(|number| format!("{name}.{number}"));
        let mut shelf = shelf();
        for name in std::iter::once(name.clone()).chain(numbered) {
            let path = Path::new(&name);
            match shelf.read(path) {
                Ok(there) if there == bytes => return Ok(name),
                Ok(_) => {}
                Err(_) => return shelf.put(path, bytes, false).map(|()| name),
            }
        }
        unreachable!("numbers do not end")
    }
}

/// Writes a whole file at once.
///
/// # Errors
///
/// [`OpenError`]; then nothing is changed.
pub fn write_whole(path: &Path, bytes: &[u8], if_exists: IfExists) -> Result<(), OpenError> {
    let written = shelf().put(path, bytes, if_exists == IfExists::Replace);
    written.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => OpenError::Exists,
        _ => OpenError::Io(error),
    })
}

/// As [`write_whole`], a new file; nobody else reads what a browser keeps for a page.
///
/// # Errors
///
/// [`OpenError`]; then nothing is changed.
pub fn write_own(path: &Path, bytes: &[u8]) -> Result<(), OpenError> {
    write_whole(path, bytes, IfExists::Refuse)
}

/// Takes a file away.
///
/// # Errors
///
/// There is none, or where it is kept it cannot be removed.
pub fn remove(path: &Path) -> io::Result<()> {
    shelf().remove(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_on_the_shelf_grows_as_one_on_a_disk_does() {
        let path = Path::new("/store/a.kanso");
        write_own(path, b"").expect("new");
        assert!(matches!(write_own(path, b"x"), Err(OpenError::Exists)));
        let mut first = FileStore::open(path).expect("there");
        assert!(matches!(FileStore::open(path), Err(OpenError::Locked)));
        first.append(b"abc").and_then(|()| first.append(b"def")).expect("writes");
        first.sync().expect("it is kept");
        for (bytes, name) in
            [(b"ef", "a.kanso.cut-4"), (b"gh", "a.kanso.cut-4.2"), (b"ef", "a.kanso.cut-4")]
        {
            let aside = first.set_aside(4, bytes).expect("kept");
            assert!(aside.ends_with(name), "{aside}");
            assert_eq!(shelf().read(Path::new(&aside)).expect("there"), bytes);
        }
        first.truncate(4).expect("cuts");
        assert_eq!(first.read().expect("reads"), b"abcd");
        drop(first);
        let again = FileStore::open(path).expect("free again");
        write_whole(path, b"z", IfExists::Replace).expect("told");
        drop(again);
        remove(path).expect("there");
        assert!(matches!(FileStore::open(path), Err(OpenError::Io(_))));
    }
}

//! What is read, from the [shelf](crate::shelf).

use super::What;
use crate::shelf::shelf;
use std::io;
use std::path::{Path, PathBuf};

/// See [`super::what_is`].
pub fn what_is(path: &Path) -> io::Result<Option<What>> {
    shelf().read(path).map(|_| None)
}

/// See [`super::start`].
pub fn start(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let shelf = shelf();
    let bytes = shelf.read(path)?;
    let len = usize::try_from(most).map_or(bytes.len(), |most| bytes.len().min(most));
    Ok(bytes[..len].to_vec())
}

/// See [`super::inside`].
pub fn inside(folder: &Path) -> io::Result<Vec<(PathBuf, bool)>> {
    Ok(shelf().inside(folder))
}

/// See [`super::changed`].
pub fn changed(path: &Path) -> Option<u64> {
    shelf().changed(path)
}

/// See [`super::is_same`].
pub fn is_same(one: &Path, other: &Path) -> bool {
    one == other && shelf().read(one).is_ok()
}

/// See [`super::is_there`].
pub fn is_there(path: &Path) -> bool {
    let shelf = shelf();
    shelf.read(path).is_ok() || shelf.is_folder(path)
}

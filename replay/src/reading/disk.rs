//! What is read, from a disk.

use super::What;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// What a path leads to, through links; none: a file. A folder is the system's own error.
///
/// # Errors
///
/// What the system says.
pub fn what_is(path: &Path) -> io::Result<Option<What>> {
    let kind = fs::metadata(path)?.file_type();
    if kind.is_file() {
        return Ok(None);
    }
    if kind.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::FileTypeExt as _;
        if kind.is_fifo() {
            return Ok(Some(What::Pipe));
        }
        if kind.is_socket() {
            return Ok(Some(What::Socket));
        }
    }
    Ok(Some(What::Device))
}

/// See [`super::start`]; the path leads to what can be read.
pub fn start(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// See [`super::inside`].
pub fn inside(folder: &Path) -> io::Result<Vec<(PathBuf, bool)>> {
    let found = fs::read_dir(folder)?.flatten().filter_map(|place| {
        let (path, kind) = (place.path(), place.file_type().ok()?);
        (kind.is_dir() || path.is_file()).then_some((path, kind.is_dir()))
    });
    Ok(found.collect())
}

/// See [`super::changed`].
pub fn changed(path: &Path) -> Option<u64> {
    let when = fs::metadata(path).and_then(|found| found.modified()).ok()?;
    when.duration_since(UNIX_EPOCH).ok().map(|since| since.as_secs())
}

/// See [`super::is_same`].
pub fn is_same(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}

/// See [`super::is_there`].
pub fn is_there(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

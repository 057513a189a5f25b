//! What is being written to the disk, and what this program has put there.
//!
//! A program that is asked to end (Ctrl-C, SIGTERM) ends at once, but not in the middle of a frame or
//! of a file that is written whole: whoever writes one holds the disk ([`hold`]), and whoever ends the
//! program waits for it ([`wait_and_keep`]). What stands on the disk is remembered by its path
//! ([`changed`]), so that the truth can be told where the answer could not be.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard};

static WRITING: RwLock<()> = RwLock::new(());
/// By path, as a corpus has more files than a list can be looked through at each step: the number of
/// files changed before it, and its length then.
static CHANGED: Mutex<BTreeMap<PathBuf, (usize, u64)>> = Mutex::new(BTreeMap::new());

thread_local! {
    /// How often this thread holds the disk.
    static HELD: Cell<u32> = const { Cell::new(0) };
}

/// The disk, held: what is being written is written to its end before the program ends.
#[derive(Debug)]
#[must_use]
pub struct Held {
    /// None where this thread held it before: to wait for oneself would never end.
    #[cfg_attr(not(test), expect(dead_code, reason = "it is held until it is dropped"))]
    guard: Option<RwLockReadGuard<'static, ()>>,
}

/// Holds the disk until the answer is dropped. Many threads may, and a thread again.
pub fn hold() -> Held {
    let before = HELD.get();
    let guard = (before == 0).then(|| WRITING.read().unwrap_or_else(PoisonError::into_inner));
    HELD.set(before + 1);
    Held { guard }
}

impl Drop for Held {
    fn drop(&mut self) {
        HELD.set(HELD.get().saturating_sub(1));
    }
}

/// Waits until nobody holds the disk, and keeps everybody from it for ever: for whoever ends the
/// program.
pub fn wait_and_keep() {
    std::mem::forget(WRITING.write().unwrap_or_else(PoisonError::into_inner));
}

/// Opens a file for writing, which nobody else can do meanwhile; whoever reads it is not kept out.
///
/// # Errors
///
/// `WouldBlock`: another writer has it. Or what the system says.
#[cfg(not(windows))]
pub fn open_for_one_writer(options: &mut OpenOptions, path: &Path) -> Result<File, TryLockError> {
    let file = options.write(true).open(path).map_err(TryLockError::Error)?;
    file.try_lock()?;
    Ok(file)
}

/// Opens a file for writing, which nobody else can do meanwhile; whoever reads it is not kept out, as a lock
/// of Windows would do. There, who opens a file says what others may do with it as long.
///
/// # Errors
///
/// `WouldBlock`: another writer has it. Or what the system says.
#[cfg(windows)]
pub fn open_for_one_writer(options: &mut OpenOptions, path: &Path) -> Result<File, TryLockError> {
    use std::os::windows::fs::OpenOptionsExt as _;
    /// FILE_SHARE_READ and FILE_SHARE_DELETE: all that others may by default, but write.
    const SHARED: u32 = 1 | 4;
    /// ERROR_SHARING_VIOLATION: somebody has it who does not share that.
    const IN_USE: i32 = 32;
    options.write(true).share_mode(SHARED).open(path).map_err(|error| match error.raw_os_error() {
        Some(IN_USE) => TryLockError::WouldBlock,
        _ => TryLockError::Error(error),
    })
}

fn listed<T>(list: &'static Mutex<T>) -> MutexGuard<'static, T> {
    list.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file that this program has put on the disk, or added to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changed {
    /// Which one.
    pub path: PathBuf,
    /// How many bytes of it stood there before; 0: it is new.
    pub began: u64,
}

/// Remembers that a file stands on the disk as it was meant to; `began` bytes of it stood there
/// before.
#[cfg_attr(target_family = "wasm", expect(dead_code, reason = "there is no disk"))]
pub(crate) fn note_changed(path: &Path, began: u64) {
    let mut changed = listed(&CHANGED);
    if !changed.contains_key(path) {
        let before = changed.len();
        changed.insert(path.to_owned(), (before, began));
    }
}

/// The files that this program has changed or made, in the order in which it first did.
pub fn changed() -> Vec<Changed> {
    let changed = listed(&CHANGED);
    let mut found: Vec<_> = changed.iter().collect();
    found.sort_unstable_by_key(|(_, (before, _))| *before);
    let told = |(path, (_, began)): (&PathBuf, &(usize, u64))| Changed {
        path: path.clone(),
        began: *began,
    };
    found.into_iter().map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_that_holds_the_disk_can_hold_it_again() {
        let first = hold();
        let second = hold();
        assert!(first.guard.is_some() && second.guard.is_none());
        drop((first, second));
        assert!(hold().guard.is_some());
    }

    #[test]
    fn changed_files_are_told_once_in_the_order_in_which_they_first_were() {
        let of_test = |path: &Path| path.starts_with("told-once");
        for (name, began) in [("b", 7), ("a", 0), ("b", 9)] {
            note_changed(&Path::new("told-once").join(name), began);
        }
        let told: Vec<_> = changed().into_iter().filter(|one| of_test(&one.path)).collect();
        let one = |name, began| Changed { path: Path::new("told-once").join(name), began };
        assert_eq!(told, [one("b", 7), one("a", 0)]);
    }
}

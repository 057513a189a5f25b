//! Files where there is no disk.
//!
//! In a browser a program has no folder of its own. Its files stand here, in memory, and a [`Keeper`] takes
//! each change to where the browser keeps it, before the change is told as done. Folders are what paths have
//! in common; nothing else of a disk is here.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A change of what stands on the shelf.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change<'a> {
    /// A file is there, with these bytes and no others.
    Put {
        /// The file.
        path: &'a Path,
        /// All that stands in it.
        bytes: &'a [u8],
    },
    /// A file has more bytes.
    Append {
        /// The file.
        path: &'a Path,
        /// How many bytes it had before.
        at: usize,
        /// What comes behind them.
        bytes: &'a [u8],
    },
    /// A file ends earlier.
    Cut {
        /// The file.
        path: &'a Path,
        /// How many bytes are left.
        len: usize,
    },
    /// A file is gone.
    Remove {
        /// The file.
        path: &'a Path,
    },
}

/// Takes changes to where they outlast the program.
pub trait Keeper: Send + Sync {
    /// Comes back when the change will be found by the next program.
    ///
    /// # Errors
    ///
    /// It will not be: there is no room left, or nothing may be kept. Then nothing is changed.
    fn keep(&mut self, change: Change<'_>) -> io::Result<()>;

    /// The time now, in seconds since the beginning of 1970.
    fn now(&self) -> u64;
}

/// A file as it comes from where it was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The file.
    pub path: PathBuf,
    /// What stands in it.
    pub bytes: Vec<u8>,
    /// When it was last changed, in seconds since the beginning of 1970.
    pub changed: u64,
}

/// A file.
#[derive(Debug, Default)]
struct Item {
    bytes: Vec<u8>,
    changed: u64,
    /// True while somebody has it open to write.
    has_writer: bool,
}

/// Files in memory.
#[derive(Default)]
pub struct Shelf {
    files: BTreeMap<PathBuf, Item>,
    /// The folder that is kept: nothing is written anywhere else.
    home: PathBuf,
    /// None: nothing outlasts the program.
    keeper: Option<Box<dyn Keeper>>,
    /// True if another program has these files.
    taken: bool,
}

static SHELF: Mutex<Option<Shelf>> = Mutex::new(None);

/// The shelf of this program; a held one is not asked for again.
pub fn shelf() -> Held {
    Held(SHELF.lock().unwrap_or_else(PoisonError::into_inner))
}

/// The shelf, for whoever asked for it.
pub struct Held(MutexGuard<'static, Option<Shelf>>);

impl std::ops::Deref for Held {
    type Target = Shelf;

    fn deref(&self) -> &Shelf {
        static NONE: Shelf = Shelf::new();
        self.0.as_ref().unwrap_or(&NONE)
    }
}

impl std::ops::DerefMut for Held {
    fn deref_mut(&mut self) -> &mut Shelf {
        self.0.get_or_insert_with(Shelf::new)
    }
}

/// Why a file beyond the kept folder is only read.
const NOT_KEPT: &str = "it came with the page and is not kept here";
/// Why nothing is written while another program does.
const TAKEN: &str = "another tab of this browser writes the games";

fn missing() -> io::Error {
    io::ErrorKind::NotFound.into()
}

impl Shelf {
    /// Nothing on it, and nobody who keeps it.
    const fn new() -> Self {
        Self { files: BTreeMap::new(), home: PathBuf::new(), keeper: None, taken: false }
    }

    /// What changes in a folder and in those below it is kept by `keeper` from now on; nothing changes
    /// anywhere else. With `taken` another program writes to these files: here they are only read.
    pub fn keep_by(&mut self, home: PathBuf, keeper: Option<Box<dyn Keeper>>, taken: bool) {
        (self.home, self.keeper, self.taken) = (home, keeper, taken);
    }

    /// Puts a file there that was kept, or that came with the page.
    pub fn stock(&mut self, file: Kept) {
        let Kept { path, bytes, changed } = file;
        self.files.insert(path, Item { bytes, changed, has_writer: false });
    }

    /// True if what changes is kept.
    pub fn keeps(&self) -> bool {
        self.keeper.is_some()
    }

    /// True if another program writes to these files.
    pub fn is_taken(&self) -> bool {
        self.taken
    }

    /// What stands in a file.
    ///
    /// # Errors
    ///
    /// There is none, or it is a folder.
    pub fn read(&self, path: &Path) -> io::Result<&[u8]> {
        match self.files.get(path) {
            Some(item) => Ok(&item.bytes),
            None if self.is_folder(path) => Err(io::ErrorKind::IsADirectory.into()),
            None => Err(missing()),
        }
    }

    /// When a file was last changed, in seconds since the beginning of 1970; none: there is no such file.
    pub fn changed(&self, path: &Path) -> Option<u64> {
        Some(self.files.get(path)?.changed)
    }

    /// True if files stand below this path, or may.
    pub fn is_folder(&self, path: &Path) -> bool {
        path == self.home || self.files.keys().any(|file| file != path && file.starts_with(path))
    }

    /// The files and folders right below a folder, in the order of their paths; folders are `true`.
    pub fn inside(&self, folder: &Path) -> Vec<(PathBuf, bool)> {
        let mut found = BTreeMap::new();
        for file in self.files.keys() {
            let Ok(below) = file.strip_prefix(folder) else { continue };
            let mut parts = below.components();
            let Some(first) = parts.next() else { continue };
            found.insert(folder.join(first), parts.next().is_some());
        }
        found.into_iter().collect()
    }

    /// Writes a whole file.
    ///
    /// # Errors
    ///
    /// There is one already and it is not to be replaced, or it cannot be kept.
    pub fn put(&mut self, path: &Path, bytes: &[u8], replaces: bool) -> io::Result<()> {
        if self.is_folder(path) || !replaces && self.files.contains_key(path) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        self.keep(Change::Put { path, bytes })?;
        let changed = self.now();
        let item = self.files.entry(path.to_owned()).or_default();
        (item.bytes, item.changed) = (bytes.to_vec(), changed);
        Ok(())
    }

    /// Appends to a file.
    ///
    /// # Errors
    ///
    /// There is none, or it cannot be kept.
    pub fn append(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let at = self.read(path)?.len();
        self.keep(Change::Append { path, at, bytes })?;
        self.alter(path, |file| file.extend(bytes))
    }

    /// Cuts all behind the first `len` bytes of a file; bytes that are missing there are 0, as on a disk.
    ///
    /// # Errors
    ///
    /// There is none, or it cannot be kept.
    pub fn cut(&mut self, path: &Path, len: usize) -> io::Result<()> {
        self.read(path)?;
        self.keep(Change::Cut { path, len })?;
        self.alter(path, |file| file.resize(len, 0))
    }

    /// Takes a file away.
    ///
    /// # Errors
    ///
    /// There is none, or where it is kept it cannot be removed.
    pub fn remove(&mut self, path: &Path) -> io::Result<()> {
        self.read(path)?;
        self.keep(Change::Remove { path })?;
        self.files.remove(path);
        Ok(())
    }

    /// Makes somebody the one writer of a file: true, unless it has one.
    ///
    /// # Errors
    ///
    /// There is no such file.
    pub fn take_to_write(&mut self, path: &Path) -> io::Result<bool> {
        self.read(path)?;
        self.check_place(path)?;
        let item = self.files.get_mut(path).ok_or_else(missing)?;
        Ok(!self.taken && !std::mem::replace(&mut item.has_writer, true))
    }

    /// The one writer of a file leaves it.
    pub fn leave(&mut self, path: &Path) {
        if let Some(item) = self.files.get_mut(path) {
            item.has_writer = false;
        }
    }

    fn keep(&mut self, change: Change<'_>) -> io::Result<()> {
        let (Change::Put { path, .. }
        | Change::Append { path, .. }
        | Change::Cut { path, .. }
        | Change::Remove { path }) = change;
        self.check_place(path)?;
        if self.taken {
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, TAKEN));
        }
        self.keeper.as_mut().map_or(Ok(()), |keeper| keeper.keep(change))
    }

    fn check_place(&self, path: &Path) -> io::Result<()> {
        if path.starts_with(&self.home) {
            Ok(())
        } else {
            Err(io::Error::new(io::ErrorKind::PermissionDenied, NOT_KEPT))
        }
    }

    fn now(&self) -> u64 {
        self.keeper.as_ref().map_or(0, |keeper| keeper.now())
    }

    fn alter(&mut self, path: &Path, how: impl FnOnce(&mut Vec<u8>)) -> io::Result<()> {
        let changed = self.now();
        let item = self.files.get_mut(path).ok_or_else(missing)?;
        how(&mut item.bytes);
        item.changed = changed;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    /// Notes what it is told to keep, and has room for so many bytes.
    struct Notes {
        told: Arc<Mutex<Vec<String>>>,
        room: usize,
    }

    impl Keeper for Notes {
        fn keep(&mut self, change: Change<'_>) -> io::Result<()> {
            let (name, bytes) = match change {
                Change::Put { path, bytes } => (format!("put {}", path.display()), bytes.len()),
                Change::Append { path, at, bytes } => {
                    (format!("append {} {at}", path.display()), bytes.len())
                }
                Change::Cut { path, len } => (format!("cut {} {len}", path.display()), 0),
                Change::Remove { path } => (format!("remove {}", path.display()), 0),
            };
            self.room = self.room.checked_sub(bytes).ok_or(io::ErrorKind::QuotaExceeded)?;
            self.told.lock().expect("no panic").push(name);
            Ok(())
        }

        fn now(&self) -> u64 {
            self.told.lock().expect("no panic").len() as u64
        }
    }

    fn kept(room: usize) -> (Shelf, Arc<Mutex<Vec<String>>>) {
        let told = Arc::new(Mutex::new(Vec::new()));
        let mut shelf = Shelf::new();
        let keeper = Notes { told: Arc::clone(&told), room };
        shelf.keep_by("/games".into(), Some(Box::new(keeper)), false);
        for path in ["/games/b.kanso", "/site/b.kanso"] {
            shelf.stock(Kept { path: path.into(), bytes: b"one".to_vec(), changed: 7 });
        }
        (shelf, told)
    }

    #[test]
    fn each_change_is_kept_before_it_is_there() {
        let (mut shelf, told) = kept(6);
        let path = Path::new("/games/b.kanso");
        assert_eq!((shelf.read(path).expect("there"), shelf.changed(path)), (&b"one"[..], Some(7)));
        shelf.append(path, b"two").expect("there is room");
        shelf.cut(path, 4).expect("there is room");
        assert_eq!(shelf.read(path).expect("there"), b"onet");
        shelf.put(Path::new("/games/new/a"), b"abc", false).expect("there is room");
        let full = shelf.append(path, b"more").expect_err("there is none");
        assert_eq!(full.kind(), io::ErrorKind::QuotaExceeded);
        assert_eq!(shelf.read(path).expect("there"), b"onet", "as it was");
        shelf.remove(path).expect("there");
        assert_eq!(shelf.read(path).expect_err("gone").kind(), io::ErrorKind::NotFound);
        assert_eq!(
            *told.lock().expect("no panic"),
            [
                "append /games/b.kanso 3",
                "cut /games/b.kanso 4",
                "put /games/new/a",
                "remove /games/b.kanso"
            ]
        );
    }

    #[test]
    fn a_folder_is_what_paths_have_in_common() {
        let (mut shelf, _) = kept(99);
        for path in ["/games/c/x.kanso", "/games/c/y.kanso", "/games/a.kanso"] {
            shelf.put(Path::new(path), b"", false).expect("new");
        }
        let inside = |folder: &str| -> Vec<(String, bool)> {
            let found = shelf.inside(Path::new(folder)).into_iter();
            found.map(|(path, folder)| (path.display().to_string(), folder)).collect()
        };
        let file = |path: &str| (path.to_owned(), false);
        let c = ("/games/c".to_owned(), true);
        assert_eq!(inside("/games"), [file("/games/a.kanso"), file("/games/b.kanso"), c]);
        assert_eq!(inside("/games/c"), [file("/games/c/x.kanso"), file("/games/c/y.kanso")]);
        assert_eq!(inside("/games/a.kanso"), []);
        assert!(shelf.is_folder(Path::new("/games/c")) && !shelf.is_folder(Path::new("/game")));
        let folder = shelf.read(Path::new("/games")).expect_err("a folder");
        assert_eq!(folder.kind(), io::ErrorKind::IsADirectory);
    }

    #[test]
    fn a_file_is_written_over_only_when_that_is_said_and_has_one_writer() {
        let (mut shelf, _) = kept(99);
        let path = Path::new("/games/b.kanso");
        let there = shelf.put(path, b"two", false).expect_err("it is there");
        assert_eq!(there.kind(), io::ErrorKind::AlreadyExists);
        shelf.put(path, b"two", true).expect("it is said");
        assert_eq!(shelf.read(path).expect("there"), b"two");
        assert!(shelf.take_to_write(path).expect("there"));
        assert!(!shelf.take_to_write(path).expect("there"), "it has a writer");
        shelf.leave(path);
        assert!(shelf.take_to_write(path).expect("there"));
        assert!(shelf.take_to_write(Path::new("/games/x")).is_err());
    }

    #[test]
    fn what_came_with_the_page_is_only_read() {
        let (mut shelf, told) = kept(99);
        let path = Path::new("/site/b.kanso");
        for refused in [shelf.take_to_write(path).map(|_| ()), shelf.append(path, b"x")] {
            assert_eq!(refused.expect_err("not ours").to_string(), NOT_KEPT);
        }
        assert!(told.lock().expect("no panic").is_empty());
        assert_eq!(shelf.read(path).expect("there"), b"one");
    }

    #[test]
    fn what_another_program_writes_to_is_only_read() {
        let (mut shelf, told) = kept(99);
        shelf.taken = true;
        let path = Path::new("/games/b.kanso");
        assert!(!shelf.take_to_write(path).expect("there"));
        let refused = shelf.put(path, b"two", true).expect_err("not ours");
        assert_eq!(refused.kind(), io::ErrorKind::PermissionDenied);
        assert!(shelf.remove(path).is_err() && told.lock().expect("no panic").is_empty());
        assert_eq!(shelf.read(path).expect("there"), b"one");
    }
}

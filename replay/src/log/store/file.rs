//! Files of a disk: one that grows, with one writer, and whole ones.

use super::{IfExists, OpenError, Store};
use crate::disk;
use crate::reading::{self, LOG_LEN_MAX, Unreadable};
use std::collections::BTreeSet;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// A log file, open for one writer.
#[derive(Debug)]
pub struct FileStore {
    file: File,
    path: PathBuf,
    /// How long it was when it was opened.
    began: u64,
}

impl FileStore {
    /// Opens an existing file, unless another writer has it.
    ///
    /// # Errors
    ///
    /// [`OpenError`].
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        // A pipe would wait, and a device would take whatever is written.
        reading::check_file(path)?;
        match disk::open_for_one_writer(OpenOptions::new().read(true), path) {
            Ok(file) => {
                let began = file.metadata()?.len();
                Ok(Self { file, path: path.to_owned(), began })
            }
            Err(TryLockError::WouldBlock) => Err(OpenError::Locked),
            Err(TryLockError::Error(error)) => Err(OpenError::Io(error)),
        }
    }

    /// The file's path.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Store for FileStore {
    fn read(&mut self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.file.seek(SeekFrom::Start(0))?;
        (&self.file).take(LOG_LEN_MAX + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > LOG_LEN_MAX {
            return Err(Unreadable::TooLong { most: LOG_LEN_MAX }.into());
        }
        Ok(bytes)
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.seek(SeekFrom::End(0))?;
        self.file.write_all(bytes)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.file.sync_data()
    }

    fn truncate(&mut self, len: u64) -> io::Result<()> {
        self.file.set_len(len)
    }

    fn acknowledged(&mut self) {
        disk::note_changed(&self.path, self.began);
    }

    /// Beside the log, as `NAME.cut-OFFSET`; `NAME.cut-OFFSET.2` and so on where there is one.
    fn set_aside(&mut self, offset: u64, bytes: &[u8]) -> io::Result<String> {
        let mut name = self.path.clone().into_os_string();
        name.push(format!(".cut-{offset}"));
        let mut path = PathBuf::from(&name);
        let mut number = 1;
        loop {
            match File::create_new(&path) {
                Ok(mut file) => {
                    file.write_all(bytes)?;
                    file.sync_all()?;
                    sync_folder_of(&path)?;
                    return Ok(path.display().to_string());
                }
                // A crash between keeping and cutting leaves the same bytes under the same name.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                    if reading::read(&path, LOG_LEN_MAX)? == bytes {
                        return Ok(path.display().to_string());
                    }
                    number += 1;
                    let mut next = name.clone();
                    next.push(format!(".{number}"));
                    path = PathBuf::from(next);
                }
                Err(error) => return Err(error),
            }
        }
    }
}

/// Writes a whole file at once: beside, synced, then renamed, then the folder synced. Whoever looks
/// sees the old file, or none, or the new one; never a part. A link is replaced itself, not what it
/// leads to; who may read the old file may read the new one.
///
/// # Errors
///
/// [`OpenError`]; then nothing is changed.
pub fn write_whole(path: &Path, bytes: &[u8], if_exists: IfExists) -> Result<(), OpenError> {
    // As any new file; the process's mask applies.
    write_with(path, bytes, if_exists, 0o666)
}

/// As [`write_whole`], a new file that nobody else may read.
///
/// # Errors
///
/// [`OpenError`]; then nothing is changed.
pub fn write_secret(path: &Path, bytes: &[u8]) -> Result<(), OpenError> {
    write_with(path, bytes, IfExists::Refuse, 0o600)
}

/// As [`write_whole`], a new file in which something may stand that is nobody else's business: a seed, hands.
/// Nobody else may read it, unless files are [shared](share).
///
/// # Errors
///
/// [`OpenError`]; then nothing is changed.
pub fn write_own(path: &Path, bytes: &[u8]) -> Result<(), OpenError> {
    if SHARED.load(Ordering::Relaxed) {
        write_whole(path, bytes, IfExists::Refuse)
    } else {
        write_secret(path, bytes)
    }
}

/// Gives a folder that was made whole its place: all of it is there then, or nothing. Where there is an empty
/// folder already, what is in the new one is moved there, `last` behind all else.
///
/// # Errors
///
/// [`OpenError`]; then nothing is changed.
pub fn place_folder(from: &Path, to: &Path, last: &str) -> Result<(), OpenError> {
    let _held = disk::hold();
    let mut moves = vec![(from.to_owned(), to.to_owned())];
    if to.symlink_metadata().is_ok() {
        let names = std::fs::read_dir(from)?.map(|entry| Ok(entry?.file_name()));
        let mut names = names.collect::<io::Result<Vec<_>>>()?;
        names.sort_by_key(|name| (name == last, name.clone()));
        moves = names.iter().map(|name| (from.join(name), to.join(name))).collect();
    }
    let mut done = Vec::new();
    let moved = moves.iter().try_for_each(|(from, to)| {
        // What stands there stays, whatever a system would do with it.
        if to.symlink_metadata().is_ok() {
            return Err(OpenError::Exists);
        }
        std::fs::rename(from, to)?;
        done.push((from, to));
        Ok(())
    });
    let moved = moved.and_then(|()| Ok(sync_folder_of(&to.join(last)).and(sync_folder_of(to))?));
    if let Err(error) = moved {
        for (from, to) in done.into_iter().rev() {
            std::fs::rename(to, from).map_err(OpenError::Unsure)?;
        }
        return Err(error);
    }
    disk::note_changed(&to.join(last), 0);
    Ok(())
}

/// Takes a file away.
///
/// # Errors
///
/// What the system says.
pub fn remove(path: &Path) -> io::Result<()> {
    std::fs::remove_file(path)
}

/// True if games are made as any other file.
static SHARED: AtomicBool = AtomicBool::new(false);

/// From now on games are made as any other file, which others on the machine may read.
pub fn share() {
    SHARED.store(true, Ordering::Relaxed);
}

fn write_with(path: &Path, bytes: &[u8], if_exists: IfExists, mode: u32) -> Result<(), OpenError> {
    let _held = disk::hold();
    // Looked at again by the rename; here it spares the work.
    if if_exists == IfExists::Refuse && path.exists() {
        return Err(OpenError::Exists);
    }
    sweep(folder_of(path));
    let mut builder = tempfile::Builder::new();
    builder.prefix(BESIDE).rand_bytes(RANDOM_LEN);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(std::fs::Permissions::from_mode(mode));
    }
    #[cfg(not(unix))]
    let _ = mode;
    let mut beside = builder.tempfile_in(folder_of(path))?;
    // Elsewhere they say one thing, that nothing is written to it: then nothing comes in its place, and what
    // lies beside it must not stay for the same reason.
    if cfg!(unix)
        && let Ok(old) = path.symlink_metadata()
        && old.is_file()
    {
        beside.as_file().set_permissions(old.permissions())?;
    }
    beside.write_all(bytes)?;
    beside.as_file().sync_all()?;
    match if_exists {
        IfExists::Refuse => {
            beside.persist_noclobber(path).map_err(|error| match error.error.kind() {
                io::ErrorKind::AlreadyExists => OpenError::Exists,
                _ => OpenError::Io(error.error),
            })?
        }
        IfExists::Replace => beside.persist(path).map_err(|error| OpenError::Io(error.error))?,
    };
    named(path, if_exists, sync_folder_of(path))?;
    disk::note_changed(path, 0);
    Ok(())
}

/// What to say of a file that has its name, by what the disk said of the name.
fn named(path: &Path, if_exists: IfExists, synced: io::Result<()>) -> Result<(), OpenError> {
    match (synced, if_exists) {
        (Ok(()), _) => Ok(()),
        (Err(error), IfExists::Refuse) => {
            std::fs::remove_file(path).map_err(OpenError::Unsure)?;
            Err(OpenError::Io(error))
        }
        // What stood there is gone.
        (Err(error), IfExists::Replace) => Err(OpenError::Unsure(error)),
    }
}

/// How the name of a file begins that is being written, before it has its own.
const BESIDE: &str = ".kanso-";
/// A file that nobody has written to for so long was left by a program that was killed.
const LEFT: Duration = Duration::from_hours(1);
/// The folders that were swept.
static SWEPT: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// Removes what a program that was killed while it wrote left in a folder, once. What cannot be looked at or
/// removed stays.
fn sweep(folder: &Path) {
    let mut swept = SWEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if swept.insert(folder.to_owned()) {
        remove_left(folder, LEFT);
    }
}

fn remove_left(folder: &Path, left: Duration) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let random = name.to_str().and_then(|name| name.strip_prefix(BESIDE)).unwrap_or_default();
        if random.len() != RANDOM_LEN || !random.bytes().all(|sign| sign.is_ascii_alphanumeric()) {
            continue;
        }
        let Ok(about) = entry.path().symlink_metadata() else { continue };
        let since = about.modified().ok().and_then(|when| when.elapsed().ok());
        if about.is_file() && since.is_some_and(|since| since >= left) {
            drop(std::fs::remove_file(entry.path()));
        }
    }
}

/// Letters and digits behind [`BESIDE`].
const RANDOM_LEN: usize = 6;

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// A new name is on the disk when its folder is. Only Unix lets a folder be synced.
fn sync_folder_of(path: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder_of(path))?.sync_all() } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_one_writer() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.kanso");
        write_whole(&path, b"", IfExists::Refuse).expect("new");
        let mut first = FileStore::open(&path).expect("there");
        assert!(matches!(FileStore::open(&path), Err(OpenError::Locked)));
        first.append(b"abc").expect("writes");
        assert_eq!(std::fs::read(&path).expect("it can be read meanwhile"), b"abc");
        first.append(b"def").expect("writes");
        first.sync().expect("syncs");
        first.truncate(4).expect("cuts");
        assert_eq!(first.read().expect("reads"), b"abcd");
        drop(first);
        let mut second = FileStore::open(&path).expect("free again");
        second.append(b"e").expect("writes");
        assert_eq!(std::fs::read(&path).expect("readers need no lock"), b"abcde");
    }

    #[test]
    fn cut_bytes_are_kept_under_a_name_of_their_own() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.kanso");
        write_whole(&path, b"", IfExists::Refuse).expect("new");
        let mut store = FileStore::open(&path).expect("there");
        for (bytes, name) in
            [(b"one", "a.kanso.cut-9"), (b"two", "a.kanso.cut-9.2"), (b"one", "a.kanso.cut-9")]
        {
            let kept = store.set_aside(9, bytes).expect("kept");
            assert!(kept.ends_with(name), "{kept}");
            assert_eq!(std::fs::read(&kept).expect("there"), bytes);
        }
    }

    #[test]
    fn a_file_is_read_to_its_last_byte_and_a_longer_one_than_there_may_be_not_at_all() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.kanso");
        write_whole(&path, b"", IfExists::Refuse).expect("new");
        let mut store = FileStore::open(&path).expect("there");
        store.truncate(LOG_LEN_MAX).expect("it has no bytes but 0");
        assert_eq!(store.read().expect("all of it").len() as u64, LOG_LEN_MAX);
        store.truncate(LOG_LEN_MAX + 1).expect("one more");
        assert!(store.read().is_err());
    }

    #[test]
    fn the_folder_of_a_name_alone_is_the_one_where_the_program_runs() {
        for (path, folder) in [("a.kanso", "."), ("b/a.kanso", "b"), ("/a.kanso", "/"), ("/", ".")]
        {
            assert_eq!(folder_of(Path::new(path)), Path::new(folder), "{path}");
        }
    }

    #[test]
    fn a_whole_file_replaces_another_only_when_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.kanso");
        write_whole(&path, b"one", IfExists::Refuse).expect("new");
        let again = write_whole(&path, b"two", IfExists::Refuse);
        assert!(matches!(again, Err(OpenError::Exists)));
        assert_eq!(std::fs::read(&path).expect("there"), b"one");
        write_whole(&path, b"two", IfExists::Replace).expect("told");
        assert_eq!(std::fs::read(&path).expect("there"), b"two");
        let names = std::fs::read_dir(folder.path()).expect("a folder").count();
        assert_eq!(names, 1, "nothing is left beside it");
    }

    #[test]
    #[cfg(unix)]
    fn who_may_read_a_file_may_read_the_one_in_its_place_and_links_are_not_followed() {
        use std::os::unix::fs::{PermissionsExt as _, symlink};
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name| folder.path().join(name);
        let mode = |name| at(name).metadata().expect("there").permissions().mode() & 0o777;
        for rights in [0o600, 0o640, 0o644] {
            std::fs::write(at("a"), b"one").expect("written");
            let rights_of = std::fs::Permissions::from_mode(rights);
            std::fs::set_permissions(at("a"), rights_of).expect("mine");
            write_whole(&at("a"), b"two", IfExists::Replace).expect("told");
            assert_eq!(mode("a"), rights);
        }
        std::fs::write(at("far"), b"far").expect("written");
        symlink(at("far"), at("link")).expect("a link");
        write_whole(&at("link"), b"near", IfExists::Replace).expect("told");
        assert_eq!(std::fs::read(at("far")).expect("there"), b"far");
        assert!(!at("link").is_symlink());
        symlink(at("nowhere"), at("loose")).expect("a link");
        let onto = write_whole(&at("loose"), b"new", IfExists::Refuse);
        assert!(
            matches!(onto, Err(OpenError::Exists)),
            "a name that is taken, though nothing is there"
        );
    }

    #[test]
    fn a_folder_has_its_place_whole_or_not_at_all() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        let made = |name: &str| {
            for below in ["games", "a"] {
                std::fs::create_dir_all(at(name).join(below)).expect("new");
            }
            std::fs::write(at(name).join("index"), b"x").expect("written");
        };
        made("new");
        place_folder(&at("new"), &at("site"), "index").expect("its place is free");
        assert!(at("site/games").is_dir() && !at("new").exists());
        // In a folder that is there, and is not another one afterwards.
        made("new");
        std::fs::create_dir(at("empty")).expect("new");
        place_folder(&at("new"), &at("empty"), "index").expect("it is empty");
        assert!(at("empty/games").is_dir() && at("empty/index").is_file());
        // What stands there stays, and what was moved before that is moved back.
        made("newer");
        std::fs::create_dir(at("taken")).expect("new");
        std::fs::write(at("taken/games"), b"mine").expect("written");
        let placed = place_folder(&at("newer"), &at("taken"), "index");
        assert!(matches!(placed, Err(OpenError::Exists)));
        assert_eq!(std::fs::read(at("taken/games")).expect("there"), b"mine");
        assert!(!at("taken/a").exists() && at("newer/a").is_dir() && at("newer/index").is_file());
    }

    #[test]
    fn what_a_killed_program_left_is_removed_and_nothing_else() {
        let folder = tempfile::tempdir().expect("a folder");
        let names = [".kanso-aB3dE6", ".kanso-aB3dE7", ".kanso-notes", ".kanso-aB3dE6x", "a.kanso"];
        for name in names {
            let file = File::create(folder.path().join(name)).expect("new");
            let hours = if name.ends_with('7') { 0 } else { 2 };
            let made = file.metadata().and_then(|about| about.modified()).expect("it was written");
            file.set_modified(made - Duration::from_hours(hours)).expect("mine");
        }
        remove_left(folder.path(), LEFT);
        let there = |name: &&str| folder.path().join(name).exists();
        let left: Vec<_> = names.into_iter().filter(there).collect();
        assert_eq!(left, names[1..], "one that is young may be written just now");
        // Whoever writes in a folder sweeps it first.
        let folder = tempfile::tempdir().expect("a folder");
        let old = folder.path().join(names[0]);
        let file = File::create(&old).expect("new");
        let made = file.metadata().and_then(|about| about.modified()).expect("it was written");
        file.set_modified(made - Duration::from_hours(2)).expect("mine");
        write_whole(&folder.path().join("a"), b"new", IfExists::Refuse).expect("new");
        assert!(!old.exists());
    }

    #[test]
    fn a_name_that_the_disk_does_not_keep_is_taken_away_or_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a");
        let failed = || Err(io::ErrorKind::StorageFull.into());
        std::fs::write(&path, b"new").expect("written");
        assert!(matches!(named(&path, IfExists::Replace, failed()), Err(OpenError::Unsure(_))));
        assert!(path.exists(), "what stood there is gone, so this must stay");
        assert!(matches!(named(&path, IfExists::Refuse, failed()), Err(OpenError::Io(_))));
        assert!(!path.exists(), "nothing is changed");
        assert!(matches!(named(&path, IfExists::Refuse, failed()), Err(OpenError::Unsure(_))));
    }
}

//! Reading files: only what is one, and never without an end.
//!
//! A device or a pipe that nobody closes has no end, and a folder has no bytes; a path can lead to
//! each of them, by its name, through a link or from within a folder. They are refused before they
//! are opened, and whatever is read is read up to a limit. Each limit has its reason beside it and
//! stands in FORMAT.md.

#[cfg(not(target_family = "wasm"))]
mod disk;
#[cfg(target_family = "wasm")]
mod shelved;

#[cfg(not(target_family = "wasm"))]
use disk as place;
#[cfg(target_family = "wasm")]
use shelved as place;

use std::io;
use std::path::{Path, PathBuf};

/// Longest log, in bytes: some three lines of as many events as a line can have. A writer keeps to it too.
pub const LOG_LEN_MAX: u64 = 1 << 25;
/// Longest text form of a log, or transcript, in bytes: 16 times its log, where the longest actions need
/// 13 times as many.
pub const TEXT_LEN_MAX: u64 = 1 << 29;
/// Longest line of a text form, in bytes: 32 times the longest frame, and no frame's text is as long.
pub const TEXT_LINE_LEN_MAX: usize = 1 << 25;
/// Longest line that is taken from who types, in bytes: a note may be as long.
pub const TYPED_LEN_MAX: u64 = 1 << 17;
/// Longest card set, deck list or recipe, in bytes: what a frame of a log can hold of it.
pub const SET_LEN_MAX: u64 = 1 << 20;

const _: () = assert!(SET_LEN_MAX < LOG_LEN_MAX && LOG_LEN_MAX < TEXT_LEN_MAX);

/// Why something is not read. It comes as an [`io::Error`], in which it can be found again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreadable {
    /// It is no file.
    #[error("{0} is no file that can be read whole")]
    NoFile(What),
    /// It does not end where it should.
    #[error("more than {most} bytes, which is the most that is read")]
    TooLong {
        /// Most bytes that are read.
        most: u64,
    },
}

/// What a path can lead to that is no file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A pipe with a name, or one between two programs.
    Pipe,
    /// A socket.
    Socket,
    /// A device: a disk, a terminal, `/dev/zero`.
    Device,
}

impl std::fmt::Display for What {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Pipe => "a pipe",
            Self::Socket => "a socket",
            Self::Device => "a device",
        })
    }
}

impl Unreadable {
    /// What an error of reading is about, if it is one of these.
    pub fn of(error: &io::Error) -> Option<Self> {
        error.get_ref()?.downcast_ref().copied()
    }
}

impl From<Unreadable> for io::Error {
    fn from(why: Unreadable) -> Self {
        let kind = match why {
            Unreadable::NoFile(_) => io::ErrorKind::InvalidInput,
            Unreadable::TooLong { .. } => io::ErrorKind::FileTooLarge,
        };
        Self::new(kind, why)
    }
}

/// Reads a file of at most `most` bytes.
///
/// # Errors
///
/// What the system says, or [`Unreadable`].
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    check_file(path)?;
    up_to(path, most)
}

/// Reads a file, or what comes out of a pipe until its writer closes it: for a path that a person
/// named, as in `kanso verify <(…)`. Opening a pipe waits for its writer.
///
/// # Errors
///
/// As [`read`], but for pipes.
pub fn read_named(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    match what_is(path)? {
        None | Some(What::Pipe) => up_to(path, most),
        Some(what) => Err(Unreadable::NoFile(what).into()),
    }
}

/// Reads a text file, as [`read`].
///
/// # Errors
///
/// As [`read`]; text that is not UTF-8.
pub fn read_text(path: &Path, most: u64) -> io::Result<String> {
    let bytes = read(path, most)?;
    String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// Whether a path leads to a file, through links or not.
///
/// # Errors
///
/// It does not: what the system says, or [`Unreadable::NoFile`].
pub fn check_file(path: &Path) -> io::Result<()> {
    match what_is(path)? {
        None => Ok(()),
        Some(what) => Err(Unreadable::NoFile(what).into()),
    }
}

/// What a path leads to, through links; none: a file. A folder is the system's own error.
///
/// # Errors
///
/// What the system says.
pub fn what_is(path: &Path) -> io::Result<Option<What>> {
    place::what_is(path)
}

/// The first bytes of a file, as many as it has of `most`.
///
/// # Errors
///
/// As [`read`], but it may be longer.
pub fn start(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    check_file(path)?;
    place::start(path, most)
}

/// The files and folders right within a folder, in no order; folders are `true`. A link to a file is one;
/// a link to a folder might lead round in a circle, and is left out.
///
/// # Errors
///
/// What the system says of the folder; what cannot be looked at within it is left out.
pub fn inside(folder: &Path) -> io::Result<Vec<(PathBuf, bool)>> {
    place::inside(folder)
}

/// When a file was last changed, in seconds since the beginning of 1970; none: nobody knows.
pub fn changed(path: &Path) -> Option<u64> {
    place::changed(path)
}

/// True if both paths lead to the same file that is there.
pub fn is_same(one: &Path, other: &Path) -> bool {
    place::is_same(one, other)
}

/// True if something stands at a path, or a link that leads nowhere.
pub fn is_there(path: &Path) -> bool {
    place::is_there(path)
}

fn up_to(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let bytes = place::start(path, most + 1)?;
    if bytes.len() as u64 > most {
        return Err(Unreadable::TooLong { most }.into());
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_file_is_read_up_to_its_limit() {
        let dir = tempfile::tempdir().expect("a folder");
        let path = dir.path().join("a");
        fs::write(&path, "four").expect("written");
        assert_eq!(read(&path, 4).expect("short enough"), b"four");
        let error = read(&path, 3).expect_err("too long");
        assert_eq!(Unreadable::of(&error), Some(Unreadable::TooLong { most: 3 }));
        assert_eq!(read_text(&path, 4).expect("text"), "four");
        assert_eq!(start(&path, 3).expect("three of four"), b"fou");
        assert!(is_same(&path, &dir.path().join(".").join("a")) && is_there(&path));
        assert!(!is_same(&path, &dir.path().join("b")) && !is_there(&dir.path().join("b")));
        let folder = read(dir.path(), 3).expect_err("a folder");
        assert_eq!(folder.kind(), io::ErrorKind::IsADirectory);
        assert_eq!(
            read(&dir.path().join("b"), 3).expect_err("none").kind(),
            io::ErrorKind::NotFound
        );
    }

    #[cfg(unix)]
    #[test]
    fn a_device_is_refused_by_its_name_and_behind_a_link() {
        let dir = tempfile::tempdir().expect("a folder");
        let link = dir.path().join("zero.kanso");
        std::os::unix::fs::symlink("/dev/zero", &link).expect("linked");
        for path in [Path::new("/dev/zero"), &link] {
            for error in [read(path, 9), read_named(path, 9)] {
                let error = error.expect_err("a device");
                assert_eq!(Unreadable::of(&error), Some(Unreadable::NoFile(What::Device)));
                assert!(error.to_string().contains("a device"), "{error}");
            }
        }
        let (socket, path) = (dir.path().join("socket"), dir.path().join("socket"));
        let _listening = std::os::unix::net::UnixListener::bind(socket).expect("a socket");
        let error = read_named(&path, 9).expect_err("a socket");
        assert_eq!(Unreadable::of(&error), Some(Unreadable::NoFile(What::Socket)));
    }
}

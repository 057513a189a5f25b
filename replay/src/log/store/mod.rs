//! Where a log that grows is kept: a file, what stands for one where there is no disk, or a disk that a
//! test breaks.

#[cfg(not(target_family = "wasm"))]
mod file;
#[cfg(any(test, target_family = "wasm"))]
mod shelved;

#[cfg(not(target_family = "wasm"))]
pub use file::{FileStore, place_folder, remove, share, write_own, write_secret, write_whole};
#[cfg(target_family = "wasm")]
pub use shelved::{FileStore, remove, write_own, write_whole};

use std::io;

/// Something that bytes are appended to. Nothing is safe before [`Store::sync`] has said so.
pub trait Store {
    /// All its bytes.
    fn read(&mut self) -> io::Result<Vec<u8>>;

    /// Appends bytes; when it fails, any part of them may have been written.
    fn append(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Comes back when all that was written stands on the disk.
    fn sync(&mut self) -> io::Result<()>;

    /// Cuts all behind the first `len` bytes.
    fn truncate(&mut self, len: u64) -> io::Result<()>;

    /// Told when what was appended stands on the disk and is acknowledged.
    fn acknowledged(&mut self) {}

    /// Keeps bytes that are about to be cut off at `offset`; returns where, for people to read.
    fn set_aside(&mut self, offset: u64, bytes: &[u8]) -> io::Result<String>;
}

/// Why a file cannot be had for writing.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another writer has it.
    #[error("another program is writing this log; close it there first")]
    Locked,
    /// There is such a file already.
    #[error("there is such a file already; nothing was written")]
    Exists,
    /// The system refuses.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The file is there, but the disk does not say that its name would be after a loss of power.
    #[error("it is written, but the disk does not say that it is kept: {0}")]
    Unsure(io::Error),
}

/// What to do where a file to be written exists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IfExists {
    /// Leave it, and fail.
    Refuse,
    /// Put the new one in its place.
    Replace,
}

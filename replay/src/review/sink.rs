//! Where the records of edits go, before they are applied.

use super::EditError;
use crate::log::record::{ChainHash, Record};
use crate::log::store::Store;
use crate::log::write::{WriteError, Writer};
use serde::{Serialize, de::DeserializeOwned};
use std::io;

/// Takes records, and has each safe before it returns.
pub trait Sink<A>: Send {
    /// Why nothing can be written; none: it can.
    fn read_only(&self) -> Option<String>;

    /// The hash of all bytes so far: what a checkpoint or a seal written next carries.
    fn head(&self) -> ChainHash;

    /// Appends a record; where its frame begins.
    ///
    /// # Errors
    ///
    /// [`EditError`]: it was not acknowledged.
    fn append(&mut self, record: &Record<A>) -> Result<u64, EditError>;
}

impl<A: Serialize + DeserializeOwned, S: Store + Send> Sink<A> for Writer<A, S> {
    fn read_only(&self) -> Option<String> {
        None
    }

    fn head(&self) -> ChainHash {
        Self::head(self)
    }

    fn append(&mut self, record: &Record<A>) -> Result<u64, EditError> {
        Self::append(self, record).map_err(EditError::from)
    }
}

impl From<WriteError> for EditError {
    fn from(error: WriteError) -> Self {
        Self::File(error.to_string())
    }
}

/// A log that cannot be written now: every edit is refused.
#[derive(Clone, Debug)]
pub struct ReadOnly {
    /// Why.
    pub reason: String,
    /// The hash of all its bytes.
    pub head: ChainHash,
}

impl<A> Sink<A> for ReadOnly {
    fn read_only(&self) -> Option<String> {
        Some(self.reason.clone())
    }

    fn head(&self) -> ChainHash {
        self.head
    }

    fn append(&mut self, _: &Record<A>) -> Result<u64, EditError> {
        Err(EditError::ReadOnly { reason: self.reason.clone() })
    }
}

/// A log in memory, for a review without a file.
#[derive(Clone, Debug, Default)]
pub struct MemoryStore {
    bytes: std::sync::Arc<std::sync::Mutex<Vec<u8>>>,
}

impl MemoryStore {
    /// A store that holds these bytes.
    pub fn new(bytes: Vec<u8>) -> Self {
        Self { bytes: std::sync::Arc::new(std::sync::Mutex::new(bytes)) }
    }

    /// All its bytes now. A clone of a store is another handle of the same bytes.
    pub fn bytes(&self) -> Vec<u8> {
        self.locked().clone()
    }

    fn locked(&self) -> std::sync::MutexGuard<'_, Vec<u8>> {
        // Bytes are whole whatever a thread that panicked was doing.
        self.bytes.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Store for MemoryStore {
    fn read(&mut self) -> io::Result<Vec<u8>> {
        Ok(self.bytes())
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.locked().extend_from_slice(bytes);
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn truncate(&mut self, len: u64) -> io::Result<()> {
        self.locked().truncate(len as usize);
        Ok(())
    }

    fn set_aside(&mut self, _: u64, bytes: &[u8]) -> io::Result<String> {
        Ok(format!("nowhere: {} bytes of a log in memory are cut", bytes.len()))
    }
}

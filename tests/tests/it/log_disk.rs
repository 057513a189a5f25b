//! A disk that a test breaks: what was not synced may be lost, and any operation may fail.

use kanso_replay::log::store::Store;
use std::cell::RefCell;
use std::io;
use std::rc::Rc;

/// What goes wrong, and at which operation (appends, syncs, cuts and keeps are counted from 0).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Nothing.
    None,
    /// The power goes: this operation and all behind it fail, and what is not synced is in doubt.
    Power { at: u32 },
    /// The disk is full: this append writes some bytes and fails, and so does every later one.
    Full { at: u32, written: usize },
    /// This operation fails, if it is a sync; the next one is good again.
    SyncOnce { at: u32 },
    /// This sync and every later one fails, and nothing can be cut.
    Dead { at: u32 },
}

/// How much of a file gets to a disk as a whole, in bytes.
const BLOCKS: [usize; 2] = [512, 4_096];
/// Most blocks of which each is there or not, whatever the others are.
const BLOCKS_MAX: usize = 10;

/// The disk. Clones are the same disk: a test keeps one while the writer has another.
#[derive(Clone, Debug)]
pub struct Disk(Rc<RefCell<Inner>>);

#[derive(Debug)]
struct Inner {
    /// What the program sees.
    seen: Vec<u8>,
    /// What stands on the disk whatever happens.
    synced: Vec<u8>,
    /// True if the file was cut since the last sync.
    cut: bool,
    /// What was set aside; keeping it syncs it.
    aside: Vec<(u64, Vec<u8>)>,
    operations: u32,
    fault: Fault,
}

impl Disk {
    /// A disk that holds these bytes, synced.
    pub fn new(bytes: &[u8], fault: Fault) -> Self {
        Self(Rc::new(RefCell::new(Inner {
            seen: bytes.to_vec(),
            synced: bytes.to_vec(),
            cut: false,
            aside: Vec::new(),
            operations: 0,
            fault,
        })))
    }

    /// What the program sees.
    pub fn seen(&self) -> Vec<u8> {
        self.0.borrow().seen.clone()
    }

    /// What was set aside, with the offsets.
    pub fn aside(&self) -> Vec<(u64, Vec<u8>)> {
        self.0.borrow().aside.clone()
    }

    /// How many operations there were.
    pub fn operations(&self) -> u32 {
        self.0.borrow().operations
    }

    /// Every file that a power cut now may leave: the synced part is there, of the rest any
    /// beginning, with any of its own beginnings or ends read back as zeros.
    pub fn survivors(&self) -> Vec<Vec<u8>> {
        let inner = self.0.borrow();
        let (synced, seen) = (&inner.synced, &inner.seen);
        let mut files = vec![synced.clone(), seen.clone()];
        if inner.cut {
            return files;
        }
        assert!(seen.starts_with(synced), "only appended since the last sync");
        for len in synced.len()..seen.len() {
            files.push(seen[..len].to_vec());
            let mut late = seen.clone();
            late[synced.len()..=len].fill(0);
            files.push(late);
            let mut early = seen.clone();
            early[len..].fill(0);
            files.push(early);
        }
        files.extend(self.blocks());
        files
    }

    /// As [`Disk::survivors`], where disks and file systems write blocks, in no order: any of those of what is
    /// not synced are there, the others are zeros.
    pub fn blocks(&self) -> Vec<Vec<u8>> {
        let inner = self.0.borrow();
        let (synced, seen) = (&inner.synced, &inner.seen);
        let mut files = Vec::new();
        for block in BLOCKS {
            let (first, last) = (synced.len() / block, seen.len().div_ceil(block));
            let blocks = (last - first).min(BLOCKS_MAX);
            for there in 0..1_u32 << blocks {
                let mut file = seen.clone();
                for at in (0..blocks).filter(|at| there >> at & 1 == 0) {
                    let from = ((first + at) * block).max(synced.len());
                    let to = ((first + at + 1) * block).min(seen.len());
                    file[from..to].fill(0);
                }
                files.push(file);
            }
        }
        files
    }
}

impl Inner {
    /// Counts an operation; whether the power is gone.
    fn count(&mut self) -> io::Result<u32> {
        let operation = self.operations;
        self.operations += 1;
        match self.fault {
            Fault::Power { at } if operation >= at => Err(io::Error::other("no power")),
            _ => Ok(operation),
        }
    }
}

impl Store for Disk {
    fn read(&mut self) -> io::Result<Vec<u8>> {
        Ok(self.seen())
    }

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        let mut inner = self.0.borrow_mut();
        match (inner.count(), inner.fault) {
            // The power goes while the bytes are on their way.
            (Err(error), Fault::Power { at }) if inner.operations == at + 1 => {
                inner.seen.extend_from_slice(bytes);
                Err(error)
            }
            (Err(error), _) => Err(error),
            (Ok(operation), Fault::Full { at, written }) if operation >= at => {
                let written = written.min(bytes.len());
                inner.seen.extend_from_slice(&bytes[..written]);
                Err(io::Error::new(io::ErrorKind::StorageFull, "the disk is full"))
            }
            (Ok(_), _) => {
                inner.seen.extend_from_slice(bytes);
                Ok(())
            }
        }
    }

    fn sync(&mut self) -> io::Result<()> {
        let mut inner = self.0.borrow_mut();
        let operation = inner.count()?;
        match inner.fault {
            Fault::SyncOnce { at } if operation == at => Err(io::Error::other("sync failed")),
            Fault::Dead { at } if operation >= at => Err(io::Error::other("the disk is dead")),
            _ => {
                let Inner { synced, seen, .. } = &mut *inner;
                synced.clone_from(seen);
                inner.cut = false;
                Ok(())
            }
        }
    }

    fn truncate(&mut self, len: u64) -> io::Result<()> {
        let mut inner = self.0.borrow_mut();
        let operation = inner.count()?;
        if matches!(inner.fault, Fault::Dead { at } if operation >= at) {
            return Err(io::Error::other("the disk is dead"));
        }
        inner.seen.truncate(len as usize);
        inner.cut = true;
        Ok(())
    }

    fn set_aside(&mut self, offset: u64, bytes: &[u8]) -> io::Result<String> {
        let mut inner = self.0.borrow_mut();
        inner.count()?;
        inner.aside.push((offset, bytes.to_vec()));
        Ok(format!("cut-{offset}"))
    }
}

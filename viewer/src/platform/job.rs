//! Work that is done beside the frames: what is asked, what comes back.

use super::index::{Index, IndexOf, collect};
use crate::command::Command;
use crate::model::{GameEntry, Opened, Problem};
use crate::picture;
use kanso_replay::session::Session;
use kanso_replay::verify::{Report, verify};
use std::path::PathBuf;

/// Work to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Job {
    /// Open a log.
    Open {
        /// Of the newest wish of its kind.
        ticket: u64,
        /// The file.
        path: PathBuf,
    },
    /// List the logs of a folder and of those in it.
    List {
        /// Of the newest wish of its kind.
        ticket: u64,
        /// The folder.
        folder: PathBuf,
    },
    /// Verify a log.
    Verify {
        /// Of the newest wish of its kind.
        ticket: u64,
        /// The log, where it is in memory.
        bytes: Option<Vec<u8>>,
        /// Its file, where it is not.
        path: Option<PathBuf>,
    },
    /// Collect the words of the events of a line.
    Index {
        /// Of the newest wish of its kind.
        ticket: u64,
        /// Which.
        of: IndexOf,
    },
    /// Draw an SVG document as PNG, and write that as [`Job::Write`] does.
    Draw {
        /// The file.
        path: PathBuf,
        /// The document.
        svg: String,
    },
    /// Write a new file; never over one that is there.
    Write {
        /// The file.
        path: PathBuf,
        /// What it says.
        bytes: Vec<u8>,
    },
}

/// What came of a job.
#[derive(Debug)]
pub enum Done {
    /// A log was opened, or not.
    Opened {
        /// The ticket of the job.
        ticket: u64,
        /// The game, or the file and why not.
        result: Result<Opened, (PathBuf, Problem)>,
    },
    /// One log of a folder.
    Listed {
        /// The ticket of the job.
        ticket: u64,
        /// What is known of it.
        entry: GameEntry,
    },
    /// All of a folder was listed.
    ListEnded {
        /// The ticket of the job.
        ticket: u64,
        /// Why the folder could not be read.
        problem: Option<String>,
    },
    /// A log was verified.
    Verified {
        /// The ticket of the job.
        ticket: u64,
        /// What was found; none: its file could not be read.
        report: Option<Report>,
    },
    /// Some words of a line were collected.
    Indexed {
        /// The ticket of the job.
        ticket: u64,
        /// The words.
        index: Index,
    },
    /// A file was written, or not.
    Written {
        /// The file.
        path: PathBuf,
        /// Why not.
        result: Result<(), String>,
    },
    /// The user picked something in a dialog of the system: what it comes to.
    Picked(Command),
}

impl Job {
    /// Does the work; `tell` takes what comes of it, more than once where it comes bit by bit.
    pub fn run(self, tell: &dyn Fn(Done)) {
        match self {
            Self::Open { ticket, path } => {
                let result = match Session::open(&path) {
                    Ok(session) => Ok(Opened {
                        review: session.review,
                        path: Some(path),
                        access: crate::model::Access::File,
                    }),
                    Err(error) => Err((path, Problem::NotALog(error.to_string()))),
                };
                tell(Done::Opened { ticket, result });
            }
            Self::List { ticket, .. } => tell(Done::ListEnded { ticket, problem: None }),
            Self::Verify { ticket, bytes, path } => {
                let bytes = bytes.or_else(|| std::fs::read(path?).ok());
                tell(Done::Verified { ticket, report: bytes.map(|bytes| verify(&bytes, None)) });
            }
            Self::Draw { path, svg } => match picture::png(&svg) {
                Ok(bytes) => Self::Write { path, bytes }.run(tell),
                Err(why) => tell(Done::Written { path, result: Err(why) }),
            },
            Self::Index { ticket, of } => collect(ticket, of, tell),
            Self::Write { path, bytes } => {
                let result = std::fs::write(&path, bytes).map_err(|error| error.to_string());
                tell(Done::Written { path, result });
            }
        }
    }
}

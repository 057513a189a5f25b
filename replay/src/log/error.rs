//! Why a log cannot be read. Every variant says where, and what to do next.

use super::decode::RecordError;
use super::frame::FrameError;
use super::magic::{FORMAT_VERSION, MAGIC_LEN};
use super::read::{FRAMES_MAX, LOG_EVENTS_MAX};
use crate::codec::CodecError;
use crate::counted::counted;
use crate::games::UnknownGame;
use kanso_engine::SetupError;

/// Where the frames of a damaged file hold again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resumes {
    /// Where the first whole frame behind the damage begins.
    pub offset: u64,
    /// How many frames hold from there in one row.
    pub frames: usize,
    /// One past the last of their bytes.
    pub end: u64,
}

/// Why a log cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// The first bytes are those of something else.
    #[error("byte 0: this is not a kanso log")]
    NotALog,
    /// The format is a later one.
    #[error(
        "byte 7: format version {version}, known here up to {FORMAT_VERSION}; made by a newer kanso"
    )]
    NewerFormat {
        /// Its version.
        version: u8,
    },
    /// The file ends before its header is whole, as a crash at its creation leaves it.
    #[error("byte {offset}: the file ends before its header is whole; it holds no event")]
    NoHeader {
        /// Where the header would begin, or the file ends.
        offset: u64,
    },
    /// A break with whole frames behind it: no interrupted append leaves that.
    #[error(
        "{error}; the file is damaged there: {} before it {}, and {} more \
         from byte {} to {}",
        counted(frames_before, "frame"),
        if *.frames_before == 1 { "holds" } else { "hold" },
        resumes.frames, resumes.offset, resumes.end
    )]
    Damaged {
        /// What is wrong at the break.
        error: FrameError,
        /// How many frames before it hold.
        frames_before: usize,
        /// Where the file can be read again.
        resumes: Resumes,
    },
    /// The tail was torn by an interrupted append, where a whole file is needed.
    #[error(
        "{error}; {} behind the last whole frame: a write that was interrupted leaves that, or \
         something that was added",
        counted(bytes, "byte")
    )]
    Torn {
        /// What is wrong at the break.
        error: FrameError,
        /// How many bytes stand behind the last whole frame.
        bytes: u64,
    },
    /// A frame holds, but its payload is no record.
    #[error("byte {offset}: frame of kind {kind}: {error}")]
    Record {
        /// Where the frame begins.
        offset: u64,
        /// Its kind.
        kind: u8,
        /// What is wrong.
        error: RecordError,
    },
    /// The first frame is no header.
    #[error("byte {offset}: the first frame has kind {kind}, where the header must stand")]
    FirstFrame {
        /// Where the frame begins.
        offset: u64,
        /// Its kind.
        kind: u8,
    },
    /// A second header.
    #[error("byte {offset}: a second header")]
    SecondHeader {
        /// Where the frame begins.
        offset: u64,
    },
    /// More frames than a log can have.
    #[error("byte {offset}: more than {FRAMES_MAX} frames, which is the most that a log has")]
    TooManyFrames {
        /// Where the first one too many begins.
        offset: u64,
    },
    /// More events than a log can have.
    #[error("byte {offset}: more than {LOG_EVENTS_MAX} events, which is the most that a log has")]
    TooManyEvents {
        /// Where the frame with the first one too many begins.
        offset: u64,
    },
    /// No game here has the id in the header.
    #[error("byte {offset}: {error}")]
    UnknownGame {
        /// Where the header begins.
        offset: u64,
        /// What was asked for, and what there is.
        error: UnknownGame,
    },
    /// A log of one game, read as another's.
    #[error("byte {offset}: a log of {found}, where one of {wanted} is wanted")]
    OtherGame {
        /// Where the header begins.
        offset: u64,
        /// Id of its game.
        found: String,
        /// Id of the game wanted.
        wanted: &'static str,
    },
    /// The rules have a later revision.
    #[error(
        "byte {offset}: revision {revision} of the rules, known here up to {known}; made by a \
         newer kanso"
    )]
    NewerRules {
        /// Where the header begins.
        offset: u64,
        /// Their revision.
        revision: u32,
        /// The latest known here.
        known: u32,
    },
    /// The header's opening is no position of its game.
    #[error("byte {offset}: the opening in the header: {error}")]
    Opening {
        /// Where the header begins.
        offset: u64,
        /// What is wrong.
        error: CodecError,
    },
    /// The header sets up no game that there can be.
    #[error("byte {offset}: the header: {error}")]
    Setup {
        /// Where the header begins.
        offset: u64,
        /// What is wrong.
        error: SetupError,
    },
}

impl LogError {
    /// The byte of the file that the error is about.
    pub fn offset(&self) -> u64 {
        match self {
            Self::NotALog => 0,
            Self::NewerFormat { .. } => MAGIC_LEN as u64 - 1,
            Self::Damaged { error, .. } | Self::Torn { error, .. } => error.offset(),
            Self::NoHeader { offset }
            | Self::Record { offset, .. }
            | Self::FirstFrame { offset, .. }
            | Self::SecondHeader { offset }
            | Self::TooManyFrames { offset }
            | Self::TooManyEvents { offset }
            | Self::UnknownGame { offset, .. }
            | Self::OtherGame { offset, .. }
            | Self::NewerRules { offset, .. }
            | Self::Opening { offset, .. }
            | Self::Setup { offset, .. } => *offset,
        }
    }

    /// True if a newer program may read what this one cannot.
    pub fn is_newer(&self) -> bool {
        match self {
            Self::NewerFormat { .. } | Self::NewerRules { .. } => true,
            Self::Record { error, .. } => match error {
                RecordError::NewerKind { .. } | RecordError::Codec(CodecError::Newer { .. }) => {
                    true
                }
                RecordError::EmptyStep | RecordError::Codec(_) => false,
            },
            Self::Opening { error, .. } => matches!(error, CodecError::Newer { .. }),
            Self::Setup { error, .. } => error.to_string().contains("newer kanso"),
            Self::UnknownGame { .. } => true,
            Self::NotALog
            | Self::NoHeader { .. }
            | Self::Damaged { .. }
            | Self::Torn { .. }
            | Self::FirstFrame { .. }
            | Self::SecondHeader { .. }
            | Self::TooManyFrames { .. }
            | Self::TooManyEvents { .. }
            | Self::OtherGame { .. } => false,
        }
    }

    /// What a person may do next: one sentence, without a full stop. `file` is the log's name.
    pub fn next_step(&self, file: &str) -> String {
        if self.is_newer() {
            return "open it with a newer kanso".to_owned();
        }
        match self {
            Self::NotALog => format!(
                "name a log, which ends in .kanso; of the text form of one `kanso import {file} -o OUT` \
                 makes it"
            ),
            Self::NoHeader { .. } => "delete it and make the game again".to_owned(),
            Self::Damaged { .. } | Self::Torn { .. } | Self::Record { .. } => format!(
                "`kanso repair {file} -o OUT` keeps all before byte {} in a new file",
                self.offset()
            ),
            Self::SecondHeader { .. } => format!(
                "`kanso repair {file} -o OUT` keeps the first game, all before byte {}",
                self.offset()
            ),
            Self::TooManyFrames { .. } | Self::TooManyEvents { .. } => {
                "no game that was played has so many; look for another copy".to_owned()
            }
            Self::FirstFrame { .. } => {
                "the header is lost, and with it the game; look for a copy".to_owned()
            }
            Self::OtherGame { wanted, .. } => format!("give a log of {wanted}"),
            Self::Opening { .. } | Self::Setup { .. } => {
                format!("`kanso export {file} --format jsonl` shows the header as text")
            }
            Self::NewerFormat { .. } | Self::NewerRules { .. } | Self::UnknownGame { .. } => {
                "open it with a newer kanso".to_owned()
            }
        }
    }
}

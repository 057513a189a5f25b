//! Why a record does not fit the records before it.

use super::{LINES_MAX, REPLAY_MAX, SPANS_MAX};
use crate::counted::counted;
use crate::log::record::{LUCK_WORDS_MAX, LineId};
use kanso_engine::game::EVENTS_MAX;

/// A record that does not fit, with the place of its frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("byte {offset}: {problem}")]
pub struct TreeError {
    /// Offset of the frame.
    pub offset: u64,
    /// What is wrong.
    pub problem: TreeProblem,
}

/// What is wrong with a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TreeProblem {
    /// A header that is not the first frame.
    #[error("a second header")]
    SecondHeader,
    /// The generator is a later one.
    #[error("luck of version {version}: made by a newer kanso")]
    LuckVersion {
        /// Its version.
        version: u8,
    },
    /// A line that was not made before.
    #[error("there is no line {line}: the log has lines 0 to {last} here")]
    NoLine {
        /// The line named.
        line: LineId,
        /// The last one there is.
        last: LineId,
    },
    /// Something is said of events that the line does not have yet.
    #[error("{} of line {line}, which has {has} here", counted(events, "event"))]
    PastEnd {
        /// The line.
        line: LineId,
        /// How many events are named.
        events: u32,
        /// How many there are.
        has: u32,
    },
    /// Events or a seal behind a seal.
    #[error("line {line} was sealed before")]
    Sealed {
        /// The line.
        line: LineId,
    },
    /// A step without events.
    #[error("a step of line {line} without events")]
    EmptyStep {
        /// The line.
        line: LineId,
    },
    /// A piece without events.
    #[error("a piece of line {line} without events")]
    EmptyPiece {
        /// The line that is made.
        line: LineId,
    },
    /// A range that is empty or not the parent's.
    #[error("line {line} keeps events {from} to {to} of a parent with {has}")]
    Range {
        /// The line that is made.
        line: LineId,
        /// First event.
        from: u32,
        /// One past the last.
        to: u32,
        /// How many the parent has.
        has: u32,
    },
    /// Ranges that are not ascending, or overlap.
    #[error("line {line} keeps events from {from} on, behind a range that ends at {before}")]
    Overlap {
        /// The line that is made.
        line: LineId,
        /// First event.
        from: u32,
        /// End of the range before it.
        before: u32,
    },
    /// A seal that closes another number of events.
    #[error("a seal of {} on line {line}, which has {has}", counted(events, "event"))]
    SealCount {
        /// The line.
        line: LineId,
        /// How many events it names.
        events: u32,
        /// How many there are.
        has: u32,
    },
    /// The game itself is deleted.
    #[error("line 0, the game itself, cannot be deleted")]
    MainDeleted,
    /// A note that is not there or was withdrawn before.
    #[error("there is no note {number} to withdraw")]
    NoNote {
        /// Its number.
        number: u32,
    },
    /// A claim, or words, of a seat that nobody has.
    #[error("something of seat {seat}, which the game does not have")]
    NoSeat {
        /// The seat.
        seat: u8,
    },
    /// A ruling on a dispute that was not filed.
    #[error("a ruling on dispute {number}, which was not filed")]
    NoDispute {
        /// Its number.
        number: u32,
    },
    /// A ruling for a claim that nobody made.
    #[error("a ruling for claim {claim} of dispute {number}, which nobody made")]
    NoClaim {
        /// The dispute.
        number: u32,
        /// The claim, from 0.
        claim: u8,
    },
    /// Only chance can be assumed.
    #[error("event {event} of line {line} is no chance event that could be assumed")]
    NotChance {
        /// The line.
        line: LineId,
        /// The event, from 0.
        event: u32,
    },
    /// Marked before.
    #[error("event {event} of line {line} is marked as assumed twice")]
    AssumedTwice {
        /// The line.
        line: LineId,
        /// The event, from 0.
        event: u32,
    },
    /// Marks of items that an outcome does not have, or in no order.
    #[error(
        "event {event} of line {line}: the assumed items are not some of its {count}, ascending"
    )]
    NoSuchItems {
        /// The line.
        line: LineId,
        /// The event, from 0.
        event: u32,
        /// How many items its outcome has.
        count: u8,
    },
    /// What shows was not assumed.
    #[error("event {event} of line {line} was not assumed, so nothing of it can show later")]
    NotAssumed {
        /// The line.
        line: LineId,
        /// The event, from 0.
        event: u32,
    },
    /// Only a decision is judged.
    #[error("event {event} of line {line} is no decision that could be good or bad")]
    NotDecision {
        /// The line.
        line: LineId,
        /// The event, from 0.
        event: u32,
    },
    /// A line takes the place of an earlier one.
    #[error("line {line} cannot stand in the place of line {of}, which is no earlier one")]
    NoMend {
        /// The line.
        line: LineId,
        /// The other one.
        of: LineId,
    },
    /// More events than a line can have.
    #[error("more than {EVENTS_MAX} events on line {line}")]
    TooManyEvents {
        /// The line.
        line: LineId,
    },
    /// More lines than a log can have.
    #[error("more than {LINES_MAX} lines")]
    TooManyLines,
    /// More spans than a log can have.
    #[error("the lines are cut into more than {SPANS_MAX} spans")]
    TooManySpans,
    /// A secret, or words, for luck that was not committed to.
    #[error("the luck of this game is not committed to a secret")]
    NotCommitted,
    /// Another secret than the one that was committed to.
    #[error("this is not the secret that the header commits to")]
    WrongSecret,
    /// Words that come when something follows from the luck already.
    #[error("words for the luck are said before the first event")]
    LateWords,
    /// Words of a length that is not taken.
    #[error("{len} bytes, where the words for the luck have 1 to {LUCK_WORDS_MAX}")]
    WordsLength {
        /// Their length, in bytes.
        len: usize,
    },
    /// More events to replay than a log can have.
    #[error("the lines together replay more than {REPLAY_MAX} events")]
    TooMuchReplay,
}

//! What a checkpoint says of a state. Source: FORMAT.md, *Checkpoint*.

use super::record::{ChainHash, Checkpoint, Interval, LineId, MAIN_LINE, Piece, Record};
use kanso_engine::canon::{self, Digest};
use serde::Serialize;
use std::collections::BTreeMap;

/// A writer puts a checkpoint after at least this many events of a line, where the log does not say how
/// many.
pub const CHECKPOINT_EVENTS: u32 = 256;

impl Default for Interval {
    fn default() -> Self {
        Self { events: CHECKPOINT_EVENTS }
    }
}

impl Interval {
    /// The number of events that it means.
    pub const fn events(self) -> u32 {
        match self.events {
            1..=CHECKPOINT_EVENTS => self.events,
            _ => CHECKPOINT_EVENTS,
        }
    }
}

/// The state of a line after some of its events, as a checkpoint tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckpointData {
    /// After how many events of the line, those of its pieces counted.
    pub events: u32,
    /// Digest of the state.
    pub digest: Digest,
    /// Four bytes for each top-level field and each seat.
    pub fields: Vec<[u8; 4]>,
}

impl CheckpointData {
    /// Of a state after `events` events of its line.
    pub fn of<S: Serialize>(events: u32, state: &S) -> Self {
        Self::of_canonical(events, &canon::canonical(state))
    }

    /// Of the canonical form of a state after `events` events of its line.
    pub fn of_canonical(events: u32, canonical: &[u8]) -> Self {
        let fields = field_digests(canonical).into_iter().map(|(_, digest)| digest).collect();
        Self { events, digest: canon::digest_of(canonical), fields }
    }

    /// The record, with the hash of all bytes before it.
    pub fn record(self, line: LineId, chain: ChainHash) -> Checkpoint {
        let Self { events, digest, fields } = self;
        Checkpoint { line, events, digest, fields, chain }
    }
}

/// Which lines have events behind their last checkpoint, and how many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SinceCheckpoint {
    /// Number of the next line.
    next_line: LineId,
    /// Events by line, none 0.
    events: BTreeMap<LineId, u32>,
    interval: Interval,
}

impl Default for SinceCheckpoint {
    fn default() -> Self {
        Self { next_line: MAIN_LINE + 1, events: BTreeMap::new(), interval: Interval::default() }
    }
}

impl SinceCheckpoint {
    /// Takes note of a record that stands in the log now.
    pub fn note<A>(&mut self, record: &Record<A>) {
        match record {
            Record::Step(step) => self.add(step.line, step.events.len() as u32),
            Record::Line(line) => {
                let events = line.pieces.iter().map(|piece| match piece {
                    Piece::Kept { from, to } => to.saturating_sub(*from),
                    Piece::Entered(events) | Piece::Filled(events) => events.len() as u32,
                });
                self.add(self.next_line, events.fold(0, u32::saturating_add));
                self.next_line = self.next_line.saturating_add(1);
            }
            Record::Checkpoint(checkpoint) => {
                self.events.remove(&checkpoint.line);
            }
            Record::Interval(interval) => self.interval = *interval,
            Record::Header(_)
            | Record::LineEdit(_)
            | Record::Note(_)
            | Record::NoteWithdrawn(_)
            | Record::Dispute(_)
            | Record::Ruling(_)
            | Record::Seal(_)
            | Record::Probe(_)
            | Record::Assumed(_)
            | Record::AssumedItems(_)
            | Record::Revealed(_)
            | Record::Mend(_)
            | Record::LineNote(_)
            | Record::Glyph(_)
            | Record::LuckWords(_)
            | Record::LuckSecret(_)
            | Record::Unknown { .. } => {}
        }
    }

    /// Adds events of a line.
    pub fn add(&mut self, line: LineId, events: u32) {
        if events > 0 {
            let since = self.events.entry(line).or_default();
            *since = since.saturating_add(events);
        }
    }

    /// How many events of a line stand behind its last checkpoint.
    pub fn of(&self, line: LineId) -> u32 {
        self.events.get(&line).copied().unwrap_or(0)
    }

    /// True if a line has as many that a checkpoint is due.
    pub fn is_due(&self, line: LineId) -> bool {
        self.of(line) >= self.interval.events()
    }

    /// The lines that have any.
    pub fn lines(&self) -> impl Iterator<Item = LineId> + '_ {
        self.events.keys().copied()
    }
}

/// Each top-level field and each seat of a canonical state by name, with the first four bytes of its
/// digest.
pub fn field_digests(canonical: &[u8]) -> Vec<(String, [u8; 4])> {
    let short = |bytes: &[u8]| {
        *canon::digest_of(bytes).first_chunk().expect("a digest has more than four bytes")
    };
    let fields = canon::fields(canonical).into_iter();
    fields.map(|(name, range)| (name, short(&canonical[range]))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::record::{LineLuck, NewLine};
    use kanso_engine::prelude::*;
    use kanso_engine::{Seat, Setup};
    use kanso_pig::Pig;

    #[test]
    fn a_line_without_events_has_none_behind_its_last_checkpoint() {
        let mut since = SinceCheckpoint::default();
        let (name, pieces) = (String::new(), Vec::new());
        let line = NewLine { parent: MAIN_LINE, name, luck: LineLuck::Same, pieces };
        since.note::<()>(&Record::Line(line));
        assert_eq!(since.lines().count(), 0);
        since.add(1, 3);
        since.add(1, 0);
        assert_eq!((since.lines().collect::<Vec<_>>(), since.of(1)), (vec![1], 3));
    }

    #[test]
    fn a_changed_field_is_named() {
        let game = Pig::new(&Setup::new::<Pig>(3)).expect("three play Pig");
        let left = game.start();
        let mut right = left.clone();
        right.seats[1].score = 7;
        right.turn = Seat::at(2);
        let [left, right] = [&left, &right].map(|state| field_digests(&canon::canonical(state)));
        let differ: Vec<_> = left
            .iter()
            .zip(&right)
            .filter(|(left, right)| left != right)
            .map(|(left, _)| left.0.as_str())
            .collect();
        assert_eq!(differ, ["turn", "seats[1]"]);
    }
}

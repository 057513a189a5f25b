//! What a checkpoint says of a state. Source: FORMAT.md, *Checkpoint*.

use super::record::{ChainHash, Checkpoint, LineId};
use kanso_engine::canon::{self, Digest};
use serde::Serialize;

/// A writer puts a checkpoint after at least this many events of a line.
pub const CHECKPOINT_EVENTS: u32 = 256;

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
    use kanso_engine::games::pig::Pig;
    use kanso_engine::{Game as _, Seat, Setup};

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

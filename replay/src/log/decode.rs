//! Payloads as records. Source: FORMAT.md, *Records*.
//!
//! What is left out: whether the records fit each other. That is the work of lines and verification.

use super::record::{Header, LineId, Record, Step, kind};
use crate::codec::{CodecError, decode, decode_prefix};
use kanso_engine::Event;
use serde::{Serialize, de::DeserializeOwned};

/// Why a payload is no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// A kind below 128 that this program does not know: it must not be skipped.
    #[error("kind {kind} is unknown here; made by a newer kanso")]
    NewerKind {
        /// The kind.
        kind: u8,
    },
    /// A step without an event.
    #[error("a step without an event")]
    EmptyStep,
    /// The payload is not what its kind says.
    #[error(transparent)]
    Codec(#[from] CodecError),
}

/// The record that a payload of this kind is.
///
/// # Errors
///
/// [`RecordError`]; a payload is read to its last byte and must be the one way to write its value.
pub fn record<A: DeserializeOwned + Serialize>(
    of_kind: u8,
    payload: &[u8],
) -> Result<Record<A>, RecordError> {
    Ok(match of_kind {
        kind::HEADER | kind::HEADER_WITH_RULES => {
            Record::Header(Box::new(header(of_kind, payload)?))
        }
        kind::STEP => {
            let mut events = Vec::new();
            let line = step_into(payload, &mut events)?;
            Record::Step(Step { line, events })
        }
        kind::CHECKPOINT => Record::Checkpoint(decode(payload)?),
        kind::LINE => Record::Line(decode(payload)?),
        kind::LINE_EDIT => Record::LineEdit(decode(payload)?),
        kind::NOTE => Record::Note(decode(payload)?),
        kind::NOTE_WITHDRAWN => Record::NoteWithdrawn(decode(payload)?),
        kind::DISPUTE => Record::Dispute(decode(payload)?),
        kind::RULING => Record::Ruling(decode(payload)?),
        kind::SEAL => Record::Seal(decode(payload)?),
        kind::PROBE => Record::Probe(decode(payload)?),
        kind::ASSUMED => Record::Assumed(decode(payload)?),
        kind::ASSUMED_ITEMS => Record::AssumedItems(decode(payload)?),
        kind::REVEALED => Record::Revealed(decode(payload)?),
        kind::MEND => Record::Mend(decode(payload)?),
        kind::LINE_NOTE => Record::LineNote(decode(payload)?),
        kind::GLYPH => Record::Glyph(decode(payload)?),
        kind::INTERVAL => Record::Interval(decode(payload)?),
        kind::LUCK_WORDS => Record::LuckWords(decode(payload)?),
        kind::LUCK_SECRET => Record::LuckSecret(decode(payload)?),
        kind::SKIPPABLE_MIN.. => Record::Unknown { kind: of_kind, payload: payload.to_vec() },
        _ => return Err(RecordError::NewerKind { kind: of_kind }),
    })
}

/// The header that a payload of this kind is; needs no game.
///
/// # Errors
///
/// [`RecordError`]; `NewerKind` if the kind is none of a header.
pub fn header(of_kind: u8, payload: &[u8]) -> Result<Header, RecordError> {
    match of_kind {
        kind::HEADER => Ok(decode(payload)?),
        kind::HEADER_WITH_RULES => {
            let (rules, payload) = payload.split_first_chunk().ok_or(CodecError::Ends)?;
            Ok(Header { rules: Some(*rules), ..decode(payload)? })
        }
        _ => Err(RecordError::NewerKind { kind: of_kind }),
    }
}

/// Appends the events of a step's payload to `events`; returns its line.
///
/// # Errors
///
/// [`RecordError`]; `events` then holds those before the broken one.
pub fn step_into<A: DeserializeOwned + Serialize>(
    payload: &[u8],
    events: &mut Vec<Event<A>>,
) -> Result<LineId, RecordError> {
    let (line, mut rest) = decode_prefix::<LineId>(payload)?;
    if rest.is_empty() {
        return Err(RecordError::EmptyStep);
    }
    while !rest.is_empty() {
        let (event, behind) = decode_prefix(rest)?;
        events.push(event);
        rest = behind;
    }
    Ok(line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::{encode, samples};
    use kanso_pig::Action;

    #[test]
    fn every_record_comes_back() {
        for sample in samples::records() {
            let mut payload = Vec::new();
            encode::payload(&sample, &mut payload);
            assert_eq!(record::<Action>(sample.kind(), &payload), Ok(sample));
        }
    }

    #[test]
    fn a_payload_is_read_to_its_last_byte() {
        for sample in samples::records() {
            let mut payload = Vec::new();
            encode::payload(&sample, &mut payload);
            if matches!(sample, Record::Unknown { .. }) {
                continue;
            }
            payload.push(250);
            assert!(record::<Action>(sample.kind(), &payload).is_err(), "{sample:?}");
            payload.truncate(payload.len() - 2);
            assert!(record::<Action>(sample.kind(), &payload).is_err(), "{sample:?}");
        }
    }

    #[test]
    fn a_step_has_an_event() {
        assert_eq!(record::<Action>(kind::STEP, &[0]), Err(RecordError::EmptyStep));
    }

    #[test]
    fn an_unknown_kind_is_kept_or_refused_by_its_number() {
        let kept = Record::Unknown { kind: 128, payload: vec![1, 2] };
        assert_eq!(record::<Action>(128, &[1, 2]), Ok(kept));
        for kind in [0, 99, 127] {
            assert_eq!(record::<Action>(kind, &[]), Err(RecordError::NewerKind { kind }));
        }
    }
}

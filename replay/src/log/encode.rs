//! Records as payloads. Source: FORMAT.md, *Records*.

use super::record::{ChainHash, Header, LineId, Record, kind};
use crate::codec::encode_into;
use kanso_engine::Event;
use serde::Serialize;

/// A record that no reader would take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unwritable {
    /// A step without an event.
    #[error("a step has at least one event")]
    EmptyStep,
    /// A kind below 128 as an unknown one, or one that is known.
    #[error(
        "kind {kind} is none that is passed over: it is below {} or has a meaning here",
        kind::SKIPPABLE_MIN
    )]
    UnknownKind {
        /// The kind.
        kind: u8,
    },
    /// A header behind the first frame.
    #[error("a log has one header, at its beginning")]
    SecondHeader,
}

/// Checks whether a record may stand behind the header.
///
/// # Errors
///
/// [`Unwritable`].
pub fn check<A>(record: &Record<A>) -> Result<(), Unwritable> {
    match record {
        Record::Header(_) => Err(Unwritable::SecondHeader),
        Record::Step(step) if step.events.is_empty() => Err(Unwritable::EmptyStep),
        Record::Unknown { kind, .. } if *kind < kind::SKIPPABLE_MIN || kind::is_known(*kind) => {
            Err(Unwritable::UnknownKind { kind: *kind })
        }
        Record::Step(_)
        | Record::Checkpoint(_)
        | Record::Line(_)
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
        | Record::Interval(_)
        | Record::LuckWords(_)
        | Record::LuckSecret(_)
        | Record::Unknown { .. } => Ok(()),
    }
}

/// Appends the payload of a record.
pub fn payload<A: Serialize>(record: &Record<A>, into: &mut Vec<u8>) {
    match record {
        Record::Header(own) => header(own, into),
        Record::Step(own) => step(own.line, &own.events, into),
        Record::Checkpoint(checkpoint) => encode_into(checkpoint, into),
        Record::Line(line) => encode_into(line, into),
        Record::LineEdit(edit) => encode_into(edit, into),
        Record::Note(note) => encode_into(note, into),
        Record::NoteWithdrawn(withdrawn) => encode_into(withdrawn, into),
        Record::Dispute(dispute) => encode_into(dispute, into),
        Record::Ruling(ruling) => encode_into(ruling, into),
        Record::Seal(seal) => encode_into(seal, into),
        Record::Probe(probe) => encode_into(probe, into),
        Record::Assumed(assumed) => encode_into(assumed, into),
        Record::AssumedItems(assumed) => encode_into(assumed, into),
        Record::Revealed(revealed) => encode_into(revealed, into),
        Record::Mend(mend) => encode_into(mend, into),
        Record::LineNote(note) => encode_into(note, into),
        Record::Glyph(glyph) => encode_into(glyph, into),
        Record::Interval(interval) => encode_into(interval, into),
        Record::LuckWords(words) => encode_into(words, into),
        Record::LuckSecret(secret) => encode_into(secret, into),
        Record::Unknown { payload, .. } => into.extend_from_slice(payload),
    }
}

/// Appends the payload of a header, which begins with the digest of rules if it has one.
pub fn header(header: &Header, into: &mut Vec<u8>) {
    into.extend(header.rules.iter().flatten());
    encode_into(header, into);
}

/// Gives the payload of a [chained](Record::is_chained) record the hash of all bytes before its frame.
pub fn chained(payload: &mut [u8], chain: &ChainHash) {
    let place = payload.len() - chain.len();
    payload[place..].copy_from_slice(chain);
}

/// Appends the payload of a step: its line, then its events until the payload ends.
pub fn step<A: Serialize>(line: LineId, events: &[Event<A>], into: &mut Vec<u8>) {
    debug_assert!(!events.is_empty(), "a step has at least one event");
    encode_into(&line, into);
    for event in events {
        encode_into(event, into);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::hexed::hex;
    use crate::log::samples;

    #[test]
    fn what_is_passed_over_is_of_a_kind_that_has_no_meaning_here() {
        let of_kind = |kind| check(&Record::<()>::Unknown { kind, payload: Vec::new() });
        assert_eq!([128, 135, 255].map(of_kind), [Ok(()); 3]);
        for kind in [0, 1, 127, 129, 134] {
            assert_eq!(of_kind(kind), Err(Unwritable::UnknownKind { kind }));
        }
    }

    /// The bytes of every kind and every variant are held: one line each, in the order of the samples.
    /// A change here is a change of the format.
    #[test]
    fn the_bytes_of_every_record_are_held() {
        let held = include_str!("record_bytes.txt");
        let mut lines = held.lines();
        for record in samples::records() {
            // The version of the program is no matter of the format.
            let record = match record {
                Record::Header(mut header) => {
                    "kanso 0.1.0".clone_into(&mut header.program);
                    Record::Header(header)
                }
                other => other,
            };
            let mut bytes = vec![record.kind()];
            payload(&record, &mut bytes);
            assert_eq!(lines.next(), Some(hex(&bytes).as_str()), "{record:?}");
        }
        assert_eq!(lines.next(), None);
    }
}

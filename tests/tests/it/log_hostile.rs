//! Bytes that somebody made up: never a panic, never a second way to say the same.

use kanso_engine::{Event, Kind, Outcome, Setup};
use kanso_games::built_in;
use kanso_games::pig::{Action, Pig};
use kanso_replay::log::frame::{Crc, put};
use kanso_replay::log::jsonl::{export, import};
use kanso_replay::log::magic::MAGIC;
use kanso_replay::log::record::{
    Claim, Claimed, Dispute, Found, Header, LineLuck, LuckSource, NewLine, Note, Piece, Probe,
    Record, Ruling, SealEnd, Step, Verdict,
};
use kanso_replay::log::repair::salvage;
use kanso_replay::log::{CheckpointData, Log, LogBuilder, RawLog, Tail, peek};
use proptest::prelude::*;

/// A small sealed log with a branch, a note and a probe behind the seal.
fn sealed() -> Vec<u8> {
    let luck = LuckSource::Seeded { version: 1, seed: [7; 32] };
    let header = Header::new::<Pig>(&Setup::new::<Pig>(2), luck, None);
    let mut builder = LogBuilder::new(&header).expect("fits");
    let data = || CheckpointData { events: 2, digest: [3; 32], fields: vec![[1, 2, 3, 4]] };
    let roll = Event::Decision(Action::Roll);
    for event in [&roll, &Event::Chance(Outcome::roll(&[4]))] {
        builder.event(event, data).expect("fits");
    }
    builder.seal(SealEnd::Agreed, vec![(0, vec![Some(-4), None])], data()).expect("fits");
    let drawn = Event::Chance(Outcome::draw(&[Kind(3), Kind(700)]));
    for record in [
        Record::Line(NewLine {
            parent: 0,
            name: "枝".to_owned(),
            luck: LineLuck::Fresh([5; 32]),
            pieces: vec![Piece::Kept { from: 0, to: 1 }, Piece::Filled(vec![drawn])],
        }),
        Record::Step(Step { line: 1, events: vec![roll] }),
        Record::Note(Note { line: 1, events: 1, author: "A".to_owned(), text: "?".to_owned() }),
        Record::Probe(Probe { line: 0, events: 0, action: Action::Hold, rule: "PG-1.4".into() }),
        Record::Dispute(Box::new(Dispute {
            line: 0,
            events: 1,
            question: "?".to_owned(),
            rules: vec!["PG-1.4".to_owned()],
            claims: vec![
                Claim {
                    seat: 1,
                    claimed: Claimed::Reading("PG-R1".to_owned(), "at-once".to_owned()),
                    found: Found::Unreached(1),
                },
                Claim { seat: 0, claimed: Claimed::Action(Action::Hold), found: Found::Open },
            ],
            recorded: Found::State([5; 32]),
            program: "kanso".to_owned(),
            revision: 1,
            source: [6; 32],
            chain: [0; 32],
        })),
        Record::Ruling(Box::new(Ruling {
            dispute: 0,
            verdict: Verdict::Claim(1),
            reason: "?".to_owned(),
            by: String::new(),
            program: "kanso".to_owned(),
            revision: 1,
            chain: [0; 32],
        })),
    ] {
        builder.append(&record).expect("fits");
    }
    builder.finish().expect("fits")
}

/// Everything that reads bytes reads these, and none panics.
fn read_all_ways(bytes: &[u8]) -> Option<Log<Action>> {
    let _ = peek(bytes);
    let _ = export(built_in(), bytes);
    if let Ok(kept) = salvage(built_in(), bytes) {
        assert!(bytes.starts_with(&kept.bytes));
        let again = salvage(built_in(), &kept.bytes).expect("what is kept is sound");
        assert_eq!((again.why, again.dropped), (None, 0));
    }
    Log::read(bytes).ok()
}

/// The frames of a log put together again, with right checksums.
fn framed(frames: &[(u8, Vec<u8>)]) -> Vec<u8> {
    let (mut bytes, mut crc) = (MAGIC.to_vec(), Crc::START);
    for (kind, payload) in frames {
        crc = put(crc, *kind, payload, &mut bytes).expect("fits");
    }
    bytes
}

fn frames_of(bytes: &[u8]) -> Vec<(u8, Vec<u8>)> {
    let raw = RawLog::scan(bytes).expect("sound");
    raw.frames.iter().map(|frame| (frame.kind, raw.payload(frame).to_vec())).collect()
}

#[test]
fn no_flipped_bit_leaves_a_sound_log() {
    let good = sealed();
    for at in 0..good.len() {
        for bit in 0..8 {
            let mut bytes = good.clone();
            bytes[at] ^= 1 << bit;
            if let Some(log) = read_all_ways(&bytes) {
                assert_ne!(log.tail, Tail::Clean, "byte {at} bit {bit}");
            }
        }
    }
}

#[test]
fn no_cut_panics_and_none_hides_the_missing_seal() {
    let good = sealed();
    let whole = read_all_ways(&good).expect("sound");
    for len in 0..good.len() {
        if let Some(log) = read_all_ways(&good[..len]) {
            assert!(whole.records.starts_with(&log.records), "cut at {len}");
            assert_ne!(log.head, whole.head, "cut at {len}");
        }
    }
}

/// With checksums made anew, a changed payload is refused or means something else; and what it
/// means is written as those very bytes.
#[test]
fn a_forged_payload_never_means_the_same() {
    let good = frames_of(&sealed());
    let whole = Log::<Action>::read(&framed(&good)).expect("sound");
    let mut meant_something = 0;
    for at in 0..good.len() {
        for byte in 0..good[at].1.len() {
            for bit in 0..8 {
                let mut forged = good.clone();
                forged[at].1[byte] ^= 1 << bit;
                let forged = framed(&forged);
                let Some(log) = read_all_ways(&forged) else { continue };
                assert_ne!(log.records[at].1, whole.records[at].1, "frame {at} byte {byte}");
                assert_ne!(log.head, whole.head);
                meant_something += 1;
            }
        }
    }
    assert!(meant_something > 100, "only {meant_something} forgeries mean anything");
}

proptest! {
    /// Made-up payloads of every kind, with right checksums.
    #[test]
    fn no_payload_panics(
        frames in prop::collection::vec(
            (0..14_u8, prop::collection::vec(any::<u8>(), 0..80)), 0..4),
    ) {
        let mut all = frames_of(&sealed());
        all.truncate(2);
        all.extend(frames);
        let bytes = framed(&all);
        if let Some(log) = read_all_ways(&bytes) {
            prop_assert_eq!(log.records.len(), all.len());
        }
    }

    /// Made-up bytes behind the magic, behind a header, and by themselves.
    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..300), behind in 0..3_u8) {
        let good = sealed();
        let before: &[u8] = match behind {
            0 => &[],
            1 => &MAGIC,
            _ => &good,
        };
        read_all_ways(&[before, &bytes].concat());
    }

    /// A text with any one character changed is refused, or comes back as it is.
    #[test]
    fn a_changed_text_is_refused_or_kept(
        at in any::<prop::sample::Index>(),
        to in prop::char::range(' ', '~'),
    ) {
        let mut text: Vec<char> = export(built_in(), &sealed()).expect("sound").chars().collect();
        let at = at.index(text.len());
        text[at] = to;
        let text: String = text.into_iter().collect();
        if let Ok(bytes) = import(built_in(), &text) {
            let again = export(built_in(), &bytes).expect("sound");
            let [left, right] = [&text, &again].map(|text| {
                let lines = text.lines().map(serde_json::from_str::<serde_json::Value>);
                lines.collect::<Result<Vec<_>, _>>().expect("JSON")
            });
            prop_assert_eq!(left, right);
        }
    }
}

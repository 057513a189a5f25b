//! Disputes in hostile hands: a file whose dispute or ruling was forged, with checksums made anew, is
//! refused or told for what it is; nothing panics.

use kanso_engine::Lang;
use kanso_games::built_in;
use kanso_replay::dispute::{Settling, check, settle, sides};
use kanso_replay::log::RawLog;
use kanso_replay::log::frame::{Crc, put};
use kanso_replay::log::magic::MAGIC;
use kanso_replay::log::record::{Verdict, kind};
use kanso_replay::review::open;
use std::path::Path;

fn filed() -> Vec<u8> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures");
    std::fs::read(fixtures.join("formats/1/disputes.kanso")).expect("the file is there")
}

/// The log with another payload of its frame at this place, checksums made anew.
fn forged(good: &RawLog<'_>, at: usize, payload: &[u8]) -> Vec<u8> {
    let (mut bytes, mut crc) = (MAGIC.to_vec(), Crc::START);
    for (place, frame) in good.frames.iter().enumerate() {
        let own = if place == at { payload } else { good.payload(frame) };
        crc = put(crc, frame.kind, own, &mut bytes).expect("fits");
    }
    bytes
}

/// Everything that looks at a dispute looks at this one; whether it could be opened at all.
fn looked_at(bytes: &[u8]) -> bool {
    let Ok(review) = open(built_in(), bytes) else { return false };
    let told = review.disputes(Lang::En);
    assert_eq!(told.len(), review.disputes(Lang::Ja).len());
    let checked = check(built_in(), bytes).expect("it has a dispute");
    for because in checked.disputes.iter().flat_map(|dispute| &dispute.because) {
        assert!(!because.in_words(Lang::En).is_empty() && !because.in_words(Lang::Ja).is_empty());
    }
    drop(sides(built_in(), bytes, 0, Lang::En));
    let reason = "so".to_owned();
    let settling = Settling { dispute: 0, verdict: Verdict::Claim(0), reason, by: String::new() };
    drop(settle(built_in(), bytes, &settling, Lang::En));
    true
}

/// The places of a frame's payload that hold something else than a hash, which nobody needs to read.
fn places(payload: &[u8]) -> std::ops::Range<usize> {
    0..payload.len() - 32
}

#[test]
fn a_forged_dispute_is_refused_or_told_for_what_it_is() {
    let bytes = filed();
    let good = RawLog::scan(&bytes).expect("sound");
    let (mut opened, mut changed) = (0, 0);
    for (at, frame) in good.frames.iter().enumerate() {
        if !matches!(frame.kind, kind::DISPUTE | kind::RULING) {
            continue;
        }
        let payload = good.payload(frame);
        for byte in places(payload) {
            for value in [payload[byte] ^ 1, payload[byte].wrapping_add(7)] {
                let mut other = payload.to_vec();
                other[byte] = value;
                let bytes = forged(&good, at, &other);
                if other != payload && looked_at(&bytes) {
                    opened += 1;
                    changed +=
                        usize::from(!check(built_in(), &bytes).expect("a dispute").is_good());
                }
            }
        }
    }
    // A changed word of the question or the reason can still be read; whatever claims something else
    // shows, and so does the hash of the frames behind it.
    assert!(opened > 60, "{opened}");
    assert!(changed > 20, "{changed} of {opened}");
}

#[test]
fn a_forged_game_before_a_dispute_shows_in_the_check() {
    let bytes = filed();
    let good = RawLog::scan(&bytes).expect("sound");
    let at = good.frames.iter().position(|frame| frame.kind == kind::STEP).expect("events");
    let payload = good.payload(&good.frames[at]);
    let mut looked = 0;
    for byte in 0..payload.len() {
        let mut other = payload.to_vec();
        other[byte] ^= 1;
        let bytes = forged(&good, at, &other);
        if looked_at(&bytes) {
            assert!(!check(built_in(), &bytes).expect("a dispute").is_good(), "byte {byte}");
            looked += 1;
        }
    }
    assert!(looked > 5, "{looked}");
}

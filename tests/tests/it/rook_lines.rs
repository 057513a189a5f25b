//! Rook & Raiders under the magnifier: every bit, every cut, branches, corrections.

use kanso_engine::{Awaiting, Lang};
use kanso_games::built_in;
use kanso_replay::log::record::LineLuck;
use kanso_replay::log::{LogError, RawLog, Tail};
use kanso_replay::review::{Answer, Bot, Position, Review, open};
use kanso_replay::verify::verify;
use std::fs;
use std::path::Path;

fn golden(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/golden/rook-raiders");
    fs::read(folder.join(name).with_extension("kanso")).expect("the golden is there")
}

/// A small sealed game for two.
fn sealed() -> Vec<u8> {
    golden("two-seats-last-survivor")
}

#[test]
fn no_flipped_bit_of_a_sealed_game_is_called_sound() {
    let good = sealed();
    let report = verify(built_in(), &good, None);
    assert!(report.is_sound() && report.sealed);
    for at in 0..good.len() {
        for bit in 0..8 {
            let mut bytes = good.clone();
            bytes[at] ^= 1 << bit;
            let report = verify(built_in(), &bytes, None);
            assert!(!report.is_sound(), "byte {at} bit {bit}");
            assert!(report.findings.iter().all(|finding| !finding.against.is_empty()));
        }
    }
}

#[test]
fn a_cut_game_is_torn_or_unfinished_and_never_the_sealed_one() {
    let good = sealed();
    let whole = verify(built_in(), &good, None);
    let frames = RawLog::scan(&good).expect("sound").frames;
    for len in 0..good.len() {
        let cut = &good[..len];
        let report = verify(built_in(), cut, None);
        assert!(!report.sealed, "cut at {len}");
        assert_ne!(report.head, whole.head, "cut at {len}");
        let kept: Vec<_> = frames.iter().filter(|frame| frame.end <= len as u64).collect();
        let Some(last) = kept.last() else {
            assert!(!report.is_sound(), "cut at {len}");
            assert!(matches!(RawLog::scan(cut), Err(LogError::NoHeader { .. })), "cut at {len}");
            continue;
        };
        assert_eq!(report.frames as usize, kept.len(), "cut at {len}");
        assert_eq!(report.possible, Some(true), "cut at {len}");
        let raw = RawLog::scan(cut).expect("whole frames are kept");
        if last.end == len as u64 {
            assert_eq!(raw.tail, Tail::Clean, "cut at {len}");
            assert!(report.is_sound(), "an unfinished game, cut at {len}");
        } else {
            assert!(matches!(raw.tail, Tail::Torn { offset, .. } if offset == last.end));
            assert!(!report.is_sound(), "cut at {len}");
        }
        // Whoever kept the head hash sees any cut.
        assert!(!verify(built_in(), cut, whole.head.as_ref()).is_sound(), "cut at {len}");
    }
}

/// The events of a line from a place on, in words.
fn events(review: &mut dyn Review, line: u32, from: u32) -> Vec<String> {
    let len = review.len(line).expect("there is the line");
    let mut told = Vec::new();
    for event in from + 1..=len {
        review.go(Position::after(line, event)).expect("there");
        let mut words = String::new();
        review.notate_event(event, &mut words).expect("a text takes words");
        told.push(words);
    }
    told
}

/// Lets the greedy bot decide to the end of the line.
fn play_out(review: &mut dyn Review) {
    loop {
        match review.awaiting() {
            Some(Awaiting::Chance(_)) => drop(review.settle_by_luck().expect("a seed")),
            Some(Awaiting::Decision(_)) => {
                let choice = review.bot_choice(Bot::Greedy).expect("somebody can act");
                review.choose(choice).expect("legal");
            }
            Some(Awaiting::Over) => break,
            None => unreachable!("what is played is shown whole"),
        }
    }
}

/// The places of the rolls of two dice in the main line, from 0.
fn rolls(review: &mut dyn Review) -> Vec<u32> {
    let len = review.len(0).expect("the game");
    let mut places = Vec::new();
    for place in 0..len {
        review.go(Position::after(0, place)).expect("there");
        if review.read_outcome("1 2", Lang::En).is_ok() {
            places.push(place);
        }
    }
    places
}

/// Another throw of the dice, then the same decisions as far as they can be made.
#[test]
fn a_branch_with_another_throw_keeps_the_luck_of_the_other_streams_or_has_its_own() {
    let mut review = open(built_in(), &sealed()).expect("sound");
    let place = rolls(&mut *review)[0];
    let main = events(&mut *review, 0, place);
    let there = Position::after(0, place);
    review.go(there).expect("there");
    // The throw that fell is no other throw: choose one that differs.
    let other = ["1 1", "6 6"].map(|text| review.read_outcome(text, Lang::En).expect("dice"));
    let other = if main[0].contains('6') { &other[0] } else { &other[1] };
    for (name, luck) in [("same", LineLuck::Same), ("fresh", LineLuck::Fresh([9; 32]))] {
        review.go(there).expect("there");
        let made = review.branch(name, luck, Some(Answer::Outcome(other.clone()))).expect("made");
        assert!(made.made.is_some());
        play_out(&mut *review);
    }
    let same = events(&mut *review, 1, place);
    let fresh = events(&mut *review, 2, place);
    assert_ne!(same[0], main[0]);
    assert_eq!(same[0], fresh[0], "the throw that was entered");
    assert_ne!(same, fresh, "another seed, other luck");
    let report = verify(built_in(), &review.log_bytes().expect("in memory"), None);
    assert_eq!(report.findings, []);
    assert!(report.lines[1].compared > 0 && report.lines[2].compared > 0);
}

/// "Same luck" means: what the other streams give is what they gave, one for one. Shown by letting
/// the line follow the game's own decisions: all chance of other streams that is drawn again is kept.
#[test]
fn same_luck_gives_the_other_streams_the_same_again() {
    let mut review = open(built_in(), &sealed()).expect("sound");
    let places = rolls(&mut *review);
    let (place, main) = (places[0], 0);
    let streams = |review: &mut dyn Review, line: u32, from: u32| {
        let mut fallen = std::collections::BTreeMap::<u8, Vec<String>>::new();
        for at in from..review.len(line).expect("there") {
            review.go(Position::after(line, at)).expect("there");
            if let Some(Awaiting::Chance(chance)) = review.awaiting() {
                let mut words = String::new();
                review.notate_event(at + 1, &mut words).expect("a text takes words");
                let kind = format!("{:?} {words}", chance.kind);
                fallen.entry(chance.stream.0).or_default().push(kind);
            }
        }
        fallen
    };
    let before = streams(&mut *review, main, place);
    let mut lines = Vec::new();
    for luck in [LineLuck::Same, LineLuck::Fresh([9; 32])] {
        review.go(Position::after(main, place)).expect("there");
        let other = review.read_outcome("1 1", Lang::En).expect("two dice");
        let made = review.branch("other", luck, Some(Answer::Outcome(other))).expect("made");
        play_out(&mut *review);
        lines.push(streams(&mut *review, made.made.expect("a line"), place));
    }
    // How many first outcomes of a stream are those that the game saw, in all streams but dice.
    let agree = |line: &std::collections::BTreeMap<u8, Vec<String>>| -> usize {
        let same = |(stream, fallen): (&u8, &Vec<String>)| {
            let other = line.get(stream).map_or(&[][..], Vec::as_slice);
            fallen.iter().zip(other).take_while(|(a, b)| a == b).count()
        };
        before.iter().map(same).sum()
    };
    let (same, fresh) = (agree(&lines[0]), agree(&lines[1]));
    assert!(same > fresh, "same luck agrees in {same}, fresh luck in {fresh} outcomes");
}

#[test]
fn correcting_an_old_throw_applies_the_rest_again_and_lists_what_no_longer_fits() {
    let mut review = open(built_in(), &golden("two-seats-one-declares")).expect("sound");
    let len = review.len(0).expect("the game");
    let places: Vec<_> = rolls(&mut *review).into_iter().filter(|at| at + 30 <= len).collect();
    let (mut listed, mut lines) = (0, 1);
    let mut told = String::new();
    for place in &places {
        for text in ["1 1", "6 6"] {
            review.go(Position::after(0, *place)).expect("there");
            let outcome = review.read_outcome(text, Lang::En).expect("two dice");
            told.clear();
            review.notate_event(*place + 1, &mut told).expect("a throw");
            let corrected = review.correct("", Answer::Outcome(outcome), &[], Lang::En);
            if told == text {
                let error = corrected.expect_err("that fell").to_string();
                assert!(error.contains("what stands there"), "{error}");
                continue;
            }
            let refit = corrected.expect("possible");
            lines += 1;
            let kept: u32 = refit.kept.iter().map(|(from, to)| to - from).sum();
            let waiting = refit.stopped.as_ref().map_or(0, |stopped| stopped.waiting);
            assert_eq!(1 + kept + refit.dropped.len() as u32 + waiting, len);
            for dropped in &refit.dropped {
                assert!(!dropped.words.is_empty() && !dropped.refusal.words.is_empty());
                // A rule refuses it, or it is not asked any more.
                listed += u32::from(!dropped.refusal.rule.is_empty());
            }
            if let Some(stopped) = &refit.stopped {
                assert!(!stopped.refusal.words.is_empty());
                listed += u32::from(!stopped.refusal.rule.is_empty());
            }
        }
    }
    assert!(places.len() > 2, "throws of thirty events ago: {places:?}");
    assert!(listed > 0, "some rule refuses something that came later");
    let report = verify(built_in(), &review.log_bytes().expect("in memory"), None);
    assert_eq!(report.findings, []);
    assert_eq!(report.lines.len(), lines);
}

//! Whole games typed in from their transcripts, as people write down what happened at a table.
//!
//! The words and sentences of a transcript are all that is typed, one line for each event. One throw
//! is entered wrongly, taken back, and entered again.

use crate::run::{run, typed};
use kanso_engine::{Eye, Lang};
use kanso_games::built_in;
use kanso_replay::review::{self, EventKind, Review};
use std::fs;
use std::path::{Path, PathBuf};

fn golden(game: &str, name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/golden");
    root.join(game).join(name).with_extension("kanso")
}

fn opened(file: &Path) -> Box<dyn Review> {
    review::open(built_in(), &fs::read(file).expect("the file is there")).expect("a sound log")
}

/// What was done and what fell, in the lines of a transcript: without the notation of a decision, with
/// the odds of an outcome.
fn told(transcript: &str) -> Vec<&str> {
    let lines = transcript.lines().filter_map(|line| {
        if let Some(outcome) = line.strip_prefix("     * ") {
            return Some(outcome);
        }
        let decision = line.strip_prefix("     > ")?;
        let end = decision.find("  `").unwrap_or(decision.len());
        let alone = [" (the only choice)", "（ほかに選択肢なし）"];
        let decision = &decision[..end];
        Some(alone.iter().find_map(|aside| decision.strip_suffix(aside)).unwrap_or(decision))
    });
    lines.collect()
}

/// The place of a throw in the middle of a game, from 1, and another one that could have been.
fn a_slip(review: &mut dyn Review) -> (usize, String) {
    let len = review.len(0).expect("the main line");
    let rolls = (len / 3..len).filter_map(|at| {
        review.go(review::Position::after(0, at)).expect("there");
        let fell = review.event(at + 1).is_some_and(|info| info.kind == EventKind::Chance);
        let mut notation = String::new();
        review.notate_event(at + 1, &mut notation).expect("a text");
        let faces: Vec<_> = notation.split(' ').map(str::to_owned).collect();
        let mut other =
            review.items(Eye::All).into_iter().map(|item| item.words.word.en.to_string());
        let is_other = |word: &String| fell && faces.len() > 1 && *word != faces[0];
        let other = other.rfind(is_other)?;
        let wrong = [&[other], &faces[1..]].concat().join(" ");
        review.read_outcome(&wrong, Lang::En).is_ok().then_some((at as usize, wrong))
    });
    let mut rolls = rolls;
    rolls.next().expect("something of several items falls")
}

/// The events of the line that is shown, in notation, as far as they go.
fn events(review: &dyn Review, line: u32) -> Vec<String> {
    let notation = |event| {
        let mut text = String::new();
        review.notate_event(event, &mut text).expect("a text");
        text
    };
    (1..=review.len(line).expect("there")).map(notation).collect()
}

/// Types a golden game in from its transcript in this language, with a slip that is mended on the way.
fn transcribe(lang: Lang, game: &str, name: &str, seats: &str) {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let source = golden(game, name);
    fs::copy(&source, dir.path().join("source.kanso")).expect("copied");
    let flag = match lang {
        Lang::En => "--lang en",
        Lang::Ja => "--lang ja",
    };
    let transcript = run(dir.path(), &format!("{flag} export source.kanso --format txt"));
    let transcript = transcript.status(0).out;
    let mut lines = told(&transcript);
    let mut wanted = opened(&source);
    assert_eq!(lines.len() as u32, wanted.len(0).expect("there"), "a line for each event");

    let (at, wrong) = a_slip(&mut *wanted);
    lines.splice(at..at, [wrong.as_str(), "u"]);
    let make = format!("new {game} -o table.kanso --table-luck --name {seats} --revision 1");
    run(dir.path(), &make).status(0);
    let script = lines.join("\n");
    let ran = typed(dir.path(), &format!("{flag} play table.kanso"), &script).status(0);
    let acknowledged = ran.out.lines().filter(|line| line.starts_with("ok ")).count();
    assert_eq!(acknowledged, lines.len() - 1, "all but the step back");
    run(dir.path(), "verify table.kanso").status(0);

    let mut made = opened(&dir.path().join("table.kanso"));
    let (header, own) = (wanted.header(), made.header());
    assert_eq!(
        (&header.names, &header.options, &header.cards),
        (&own.names, &own.options, &own.cards)
    );
    // A reading that is younger than the recorded game has its first value in both.
    let (were, younger) = own.readings.split_at(header.readings.len());
    assert!(were == header.readings && younger.iter().all(|value| *value == 0));
    // The line that was gone on with is the longest one.
    let line = made.lines().into_iter().max_by_key(|line| line.events).expect("a line").id;
    for review in [&mut made, &mut wanted] {
        let line = if review.lines().len() > 1 { line } else { 0 };
        let end = review.len(line).expect("there");
        review.go(review::Position::after(line, end)).expect("there");
    }
    assert_eq!(made.digest(), wanted.digest());
    assert_eq!(events(&*made, line), events(&*wanted, 0), "the same log but for the slip");
}

#[test]
fn a_game_of_four_seats_is_typed_in_from_its_transcript() {
    transcribe(Lang::En, "rook-raiders", "four-seats-declared", "Ada,Ben,Chloe,Dan");
}

#[test]
fn a_battle_is_typed_in_from_its_transcript() {
    transcribe(Lang::En, "battlelore-heroes", "the-ford-is-won-by-the-north", "Ada,Ben");
}

#[test]
fn both_are_typed_in_from_japanese_transcripts() {
    transcribe(Lang::Ja, "rook-raiders", "four-seats-declared", "Ada,Ben,Chloe,Dan");
    transcribe(Lang::Ja, "battlelore-heroes", "the-ford-is-won-by-the-north", "Ada,Ben");
}

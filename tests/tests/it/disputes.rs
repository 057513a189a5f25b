//! The disputes of `fixtures/disputes`: each is sound, comes to what it came to, shows what it is about,
//! and is settled by the golden that is kept.

use kanso_engine::{Eye, Lang, SeatResult};
use kanso_games::built_in;
use kanso_replay::dispute::report::{ReportOptions, report};
use kanso_replay::dispute::{DisputeInfo, Settling, Side, check, settle, sides, sides_with};
use kanso_replay::golden::bless::transcript;
use kanso_replay::review::{self, Bot, Position};
use kanso_replay::under::Filler;
use std::fs;
use std::path::{Path, PathBuf};

/// Looks whether the sides of a file, the one that was played first, differ in what it is about.
type Look = fn(&[u8], Vec<Side>);

/// What each dispute is about.
const ABOUT: [(&str, Look); 3] = [
    ("berserk-tcg/kept-out-of-the-battle", kept_out_of_the_battle),
    ("rook-raiders/both-castles-fall", both_castles_fall),
    ("rook-raiders/level-up-in-the-end-phase", level_up_in_the_end_phase),
];

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures")
}

fn bytes_of(name: &str) -> Vec<u8> {
    let path = fixtures().join("disputes").join(name).with_extension("kanso");
    fs::read(path).expect("it is kept")
}

/// The only dispute of a file.
fn info(bytes: &[u8]) -> DisputeInfo {
    let mut all = review::open(built_in(), bytes).expect("a log").disputes(Lang::En);
    assert_eq!(all.len(), 1);
    all.swap_remove(0)
}

/// Names of the files below a folder, without the ending, that have this ending; ascending.
fn names(folder: &Path, ending: &str) -> Vec<String> {
    let mut found = Vec::new();
    for game in fs::read_dir(folder).expect("a folder") {
        let game = game.expect("an entry").path();
        for file in fs::read_dir(&game).into_iter().flatten() {
            let file = file.expect("an entry").path();
            if file.extension().is_some_and(|own| own == ending) {
                let name = file.with_extension("");
                let name = name.strip_prefix(folder).expect("below it");
                found.push(name.to_str().expect("a plain name").to_owned());
            }
        }
    }
    found.sort();
    found
}

#[test]
fn every_dispute_is_sound_reproduces_and_is_told_in_the_list() {
    let kept = names(&fixtures().join("disputes"), "kanso");
    assert_eq!(kept, ABOUT.map(|(name, _)| name.to_owned()));
    let list = fs::read_to_string(fixtures().join("disputes/README.md")).expect("a list");
    for name in kept {
        assert!(list.contains(&format!("`{name}.kanso`")), "{name} is on the list");
        let bytes = bytes_of(&name);
        let checked = check(built_in(), &bytes).expect("it can be read");
        assert!(checked.is_good(), "{name}: {checked:?}");
        let info = info(&bytes);
        assert!(info.question.ends_with('?') && !info.rules.is_empty(), "{name}: {info:?}");
        let [first, .., last] = &info.claims[..] else { panic!("{name}: two sides claim") };
        assert_ne!(first.seat, last.seat, "{name}: two sides claim");
        let events = review::open(built_in(), &bytes).expect("a log").len(info.line);
        assert!(events.is_some_and(|events| events <= 300), "{name}: a short game");
    }
}

#[test]
fn the_sides_of_each_dispute_differ_in_what_it_is_about() {
    for (name, about) in ABOUT {
        let bytes = bytes_of(name);
        about(&bytes, sides(built_in(), &bytes, 0, Lang::En).expect("they can be shown").sides);
    }
}

#[test]
fn settling_each_dispute_makes_the_golden_that_is_kept() {
    let goldens = fixtures().join("golden");
    let mut kept = Vec::new();
    for game in fs::read_dir(&goldens).expect("a folder") {
        let game = game.expect("an entry");
        let rulings = game.path().join("rulings");
        for file in fs::read_dir(rulings).into_iter().flatten() {
            let name = file.expect("an entry").path().with_extension("");
            let name = name.file_name().and_then(|name| name.to_str()).expect("a plain name");
            kept.push(format!("{}/{name}", game.file_name().to_str().expect("a plain name")));
        }
    }
    kept.sort();
    kept.dedup();
    assert_eq!(kept, ABOUT.map(|(name, _)| name.to_owned()), "a golden for each, and no other");
    for (name, _) in ABOUT {
        let bytes = bytes_of(name);
        let info = info(&bytes);
        let ruling = info.rulings.last().expect("it is settled");
        let settling = Settling {
            dispute: info.number,
            verdict: ruling.verdict.clone(),
            reason: ruling.reason.clone(),
            by: ruling.by.clone(),
        };
        let settled = settle(built_in(), &bytes, &settling, Lang::En).expect("it can be settled");
        let (game, own) = name.split_once('/').expect("a game and a name");
        let golden = goldens.join(game).join("rulings").join(own);
        let log = fs::read(golden.with_extension("kanso")).expect("it is kept");
        assert!(settled.golden == log, "{name}: settle it again and bless the golden");
        let text = fs::read_to_string(golden.with_extension("txt")).expect("it is kept");
        assert_eq!(transcript(built_in(), &log).expect("a log"), Ok(text), "{name}");
    }
}

#[test]
fn the_report_of_each_dispute_is_the_one_that_is_kept() {
    for (name, _) in ABOUT {
        let kept = fixtures().join("disputes").join(name);
        let file = kept.with_extension("kanso");
        let file = file.file_name().expect("a file").to_str().expect("a plain name").to_owned();
        let options = ReportOptions { lang: Lang::En, file, ..ReportOptions::default() };
        let report = report(built_in(), &bytes_of(name), 0, &options).expect("there is a dispute");
        for (ending, told) in [("html", report.html()), ("md", report.markdown())] {
            let path = kept.with_extension(ending);
            if std::env::var_os("KANSO_WRITE_FIXTURES").is_some() {
                fs::write(&path, &told).expect("written");
            }
            let text = fs::read_to_string(&path).expect("it is kept");
            assert!(
                text == told,
                "{} is not what is told now: KANSO_WRITE_FIXTURES=1 writes it anew",
                path.display()
            );
        }
    }
}

/// What came of the contested answer: `(rule, words)`.
fn facts(side: &mut Side) -> Vec<(String, String)> {
    let after = side.after.expect("it is answered");
    side.review.go(after).expect("there");
    let facts = side.review.facts(after.event, Lang::En, Eye::All);
    facts.into_iter().map(|fact| (fact.rule, fact.words)).collect()
}

fn happens(facts: &[(String, String)], rule: &str, words: &str) -> bool {
    facts.iter().any(|(by, said)| by == rule && said.contains(words))
}

/// How the seats fare at the end of a side; none: it is not over.
fn results(side: &mut Side) -> Option<Vec<SeatResult>> {
    let line = side.before.line;
    let end = side.review.len(line).expect("its line");
    side.review.go(Position::after(line, end)).expect("there");
    let standing = side.review.standing()?;
    Some(standing.seats.iter().map(|seat| seat.result).collect())
}

fn both_castles_fall(_: &[u8], mut sides: Vec<Side>) {
    let [played, lower] = &mut sides[..] else { panic!("two sides") };
    assert!(happens(&facts(played), "RR-12.4", "a draw of Ada, Ben"));
    assert!(happens(&facts(lower), "RR-12.4", "Ben is best"));
    assert_eq!(results(played), Some(vec![SeatResult::Draw; 2]));
    assert_eq!(results(lower), Some(vec![SeatResult::Loss, SeatResult::Win]));
}

fn level_up_in_the_end_phase(_: &[u8], mut sides: Vec<Side>) {
    let [played, allowed] = &mut sides[..] else { panic!("two sides") };
    let refused: Vec<_> =
        played.refused.iter().map(|refused| (refused.claim, &*refused.refusal.rule)).collect();
    assert_eq!(refused, [(Some(0), "RR-R43")], "Ada should be allowed to, she says");
    assert!(happens(&facts(played), "RR-8.5", "are ready again"));
    assert_eq!(allowed.claims, [1, 0], "the reading, and what is done under it");
    assert!(allowed.refused.is_empty());
    assert!(happens(&facts(allowed), "RR-9.6b", "Sorcerer★ (A4) levels up to Sorcerer"));
    let refit = allowed.refit.as_ref().expect("it was fitted again");
    let stopped = refit.stopped.as_ref().expect("Ada chooses then which units recover");
    assert!(stopped.question.contains("recover") && stopped.waiting > 0, "{stopped:?}");
}

fn kept_out_of_the_battle(bytes: &[u8], mut sides: Vec<Side>) {
    let [played, stopped] = &mut sides[..] else { panic!("two sides") };
    assert!(happens(&facts(played), "BK-6.22", "Aki occupies city 1"));
    let other = facts(stopped);
    assert!(happens(&other, "BK-6.25", "stand-off"), "{other:?}");
    assert!(!other.iter().any(|(rule, _)| rule == "BK-6.22"), "{other:?}");
    assert_eq!(results(stopped), None, "only people could go on");
    // Where bots do, the other seat wins.
    let bot = Filler::Bot(Bot::Greedy);
    let mut sides =
        sides_with(built_in(), bytes, 0, bot, Lang::En).expect("they can be shown").sides;
    let [played, stopped] = &mut sides[..] else { panic!("two sides") };
    assert_eq!(results(played), Some(vec![SeatResult::Win, SeatResult::Loss]));
    assert_eq!(results(stopped), Some(vec![SeatResult::Loss, SeatResult::Win]));
}

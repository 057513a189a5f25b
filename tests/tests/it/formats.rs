//! Files of every released format, `fixtures/formats/N`: they open, verify and come back, for ever.
//!
//! Each shows one thing that a log can hold, beside its JSON Lines. Until the first version is
//! released format 1 may still move: then `KANSO_WRITE_FIXTURES=1 cargo test -p kanso-tests formats`
//! writes them anew. From then on they are never touched, and a new format gets a new folder.

use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, CardChoice, Eye, Lang, Outcome, Seat, Setup};
use kanso_games::built_in;
use kanso_games::rook_raiders::RookRaiders;
use kanso_replay::dispute::{About, ClaimText, Filing, Settling, file as file_dispute, settle};
use kanso_replay::log::bulk::LogBuilder;
use kanso_replay::log::hexed::hex;
use kanso_replay::log::jsonl::{export, import};
use kanso_replay::log::record::{
    Cards, Glyph, Header, Interval, LineLuck, LuckSource, MendReason, Record, SealEnd, Verdict,
};
use kanso_replay::log::{RawLog, peek};
use kanso_replay::luck::commitment_of;
use kanso_replay::review::{Answer, Bot, Position, RevealAs, Review, begin, open};
use kanso_replay::verify::{Report, verify};
use std::fs;
use std::path::{Path, PathBuf};

const SEED: [u8; 32] = [11; 32];

/// Name of a file, what makes it, and whether what it is to show is there.
type Feature = (&'static str, fn() -> Vec<u8>, fn(&Header, &Report) -> bool);

const FEATURES: [Feature; 13] = [
    ("branches", branches, |_, report| report.lines.len() == 4),
    ("checkpoints", checkpoints, |_, report| report.checkpoints == report.events),
    ("committed", committed, |_, report| {
        report.revealed == Some(true) && report.as_generator == Some(true)
    }),
    ("corrections", corrections, |_, report| report.lines.len() == 2),
    ("disputes", disputes, |_, report| report.lines.len() == 2),
    ("mends", mends, |_, report| report.lines.len() == 3),
    ("notes", notes, |_, report| report.lines.len() == 1),
    ("own-cards", own_cards, |header, _| matches!(header.cards, Cards::Own(_))),
    ("opening", opening, |header, _| header.opening.is_some()),
    ("partly-known", partly_known, |_, report| report.lines[0].assumed > 1),
    ("rules", rules, |header, report| {
        header.rules == Some([15; 32]) && report.rules_here.is_some_and(|here| here != [15; 32])
    }),
    ("seal", seal, |_, report| report.sealed && report.behind_last_seal == Some(0)),
    ("table-luck", table_luck, |_, report| {
        report.as_generator.is_none() && report.lines[0].assumed > 0
    }),
];

fn header(setup: &Setup<<RookRaiders as kanso_engine::Rules>::Opening>) -> Header {
    let luck = LuckSource::Seeded { version: 1, seed: SEED };
    let mut header =
        Header::new::<RookRaiders>(setup, luck, Some("2026-04-01T12:00:00Z".to_owned()));
    "kanso 0.1.0".clone_into(&mut header.program);
    header
}

fn two_seats() -> Header {
    let mut setup = Setup::new::<RookRaiders>(2);
    setup.names = vec!["Aki".to_owned(), "弁".to_owned()];
    header(&setup)
}

fn played(header: &Header, events: u32) -> Box<dyn Review> {
    let mut review = begin(built_in(), header).expect("a game");
    play_on(&mut *review, events);
    review
}

fn play_on(review: &mut dyn Review, events: u32) {
    while review.here().event < events {
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

fn bytes(mut review: Box<dyn Review>) -> Vec<u8> {
    review.finish().expect("checkpoints");
    review.log_bytes().expect("in memory")
}

/// A game of a program with other rules.
fn rules() -> Vec<u8> {
    bytes(played(&Header { rules: Some([15; 32]), ..two_seats() }, 30))
}

/// A game with a checkpoint behind each event.
fn checkpoints() -> Vec<u8> {
    let mut log = LogBuilder::<<RookRaiders as kanso_engine::Rules>::Action>::new(&two_seats())
        .expect("fits");
    log.append(&Record::Interval(Interval { events: 1 })).expect("fits");
    let log = log.finish().expect("fits");
    let mut review = open(built_in(), &log).expect("a game that has not begun");
    play_on(&mut *review, 30);
    bytes(review)
}

/// A game whose luck was committed to a secret, which is shown in it.
fn committed() -> Vec<u8> {
    let luck = LuckSource::Committed { version: 1, commitment: commitment_of(&SEED) };
    let mut review = begin(built_in(), &Header { luck, ..two_seats() }).expect("a game");
    review.unlock(SEED).expect("its secret");
    review.say_luck_words(Seat::at(0), "rain").expect("nothing happened yet");
    review.say_luck_words(Seat::at(1), "茶").expect("nothing happened yet");
    play_on(&mut *review, 40);
    review.reveal_luck().expect("known");
    bytes(review)
}

fn branches() -> Vec<u8> {
    let mut review = played(&two_seats(), 40);
    let place = (10..40).find(|at| {
        review.go(Position::after(0, *at)).expect("there");
        review.choices(Lang::En, Eye::All).len() > 1
    });
    let place = Position::after(0, place.expect("somebody has a choice"));
    review.go(place).expect("there");
    review.branch("same luck", LineLuck::Same, Some(Answer::Choice(1))).expect("legal");
    play_on(&mut *review, place.event + 12);
    review.go(place).expect("there");
    review.branch("別の運", LineLuck::Fresh([3; 32]), None).expect("open");
    play_on(&mut *review, place.event + 12);
    review.branch("of a branch", LineLuck::Same, None).expect("open");
    review.rename(1, "renamed").expect("there");
    review.promote(2).expect("there");
    review.fold(3, true).expect("there");
    review.delete(1).expect("there");
    bytes(review)
}

fn corrections() -> Vec<u8> {
    let mut review = played(&two_seats(), 60);
    let last = review.here().event;
    let roll = (0..last).find_map(|at| {
        review.go(Position::after(0, at)).expect("there");
        let faces = review.read_outcome("1 1", Lang::En).ok()?;
        Some((at, faces))
    });
    let (at, faces) = roll.expect("two dice are rolled");
    review.go(Position::after(0, at)).expect("there");
    review.correct("it was two ones", Answer::Outcome(faces), &[], Lang::En).expect("possible");
    bytes(review)
}

/// A game that ends where its sides disagree, with a line that tried it otherwise and two rulings.
fn disputes() -> Vec<u8> {
    let mut review = played(&two_seats(), 30);
    let at = (0..=30).rev().find(|at| {
        review.go(Position::after(0, *at)).expect("there");
        matches!(review.awaiting(), Some(Awaiting::Decision(_)))
    });
    let at = Position::after(0, at.expect("somebody decides"));
    let all = review.conceivable(Lang::En, Eye::All);
    let refused = all.into_iter().find(|one| one.refusal.is_some()).expect("not all is allowed");
    review.branch("otherwise", LineLuck::Fresh([4; 32]), Some(Answer::Choice(0))).expect("legal");
    let claim = |seat, text: &str| ClaimText { seat: Seat::at(seat), text: text.to_owned() };
    let filing = Filing {
        at,
        about: About::Next,
        question: "May it be done?\nできますか".to_owned(),
        rules: vec![refused.refusal.expect("refused").rule],
        claims: vec![claim(0, &refused.notation), claim(1, "RR-R5=lower-threat")],
    };
    let mut bytes = file_dispute(built_in(), &*review, &filing, Lang::En).expect("filed");
    let reading = ("RR-R5".to_owned(), "draw".to_owned());
    for verdict in [Verdict::Stands, Verdict::Reading(reading.0, reading.1)] {
        let (reason, by) = ("規則のとおり".to_owned(), "Aki".to_owned());
        let settling = Settling { dispute: 0, verdict, reason, by };
        bytes = settle(built_in(), &bytes, &settling, Lang::En).expect("settled").bytes;
    }
    bytes
}

/// A game of a real table with a slip that is mended, a card that was assumed and has shown, a line
/// that was had back, one that is trimmed, a note about one, and signs.
fn mends() -> Vec<u8> {
    let luck = LuckSource::Table { version: 1, seed: SEED };
    let mut review = begin(built_in(), &Header { luck, ..two_seats() }).expect("a game");
    review.settle(&Outcome::draw(&[kanso_engine::Kind(4)])).expect("entered");
    review.settle_by_luck().expect("nobody knows it");
    let drawn = |review: &dyn Review| {
        let mut said = String::new();
        review.notate_event(2, &mut said).expect("a string takes every text");
        said
    };
    let assumed = drawn(&*review);
    let shows =
        ["knight", "bard"].into_iter().find(|kind| !assumed.contains(kind)).expect("another");
    let reveal = review.find_reveal(shows, RevealAs::Card(None)).expect("it was assumed");
    assert!(reveal.in_place);
    review.reveal(&reveal).expect("possible");
    assert!(drawn(&*review).contains(shows));
    while !matches!(review.awaiting(), Some(Awaiting::Decision(_))) {
        review.settle_by_luck().expect("nobody knows it");
    }
    review.choose(0).expect("legal");
    let before = Position::after(0, review.here().event - 1);
    review.set_glyph(Some(Glyph::Mistake)).expect("a decision");
    review.go(before).expect("there");
    let made = review.choose(1).expect("legal").made.expect("a line");
    review.mend(made, before, MendReason::Slip, true).expect("a later line");
    review.note_line(made, "弁", "as it was at the table").expect("a note");
    review.set_glyph(Some(Glyph::Interesting)).expect("a decision");
    review.go(before).expect("there");
    review.branch("a try", LineLuck::Same, None).expect("open");
    review.delete(2).expect("there");
    review.undelete(2).expect("hidden");
    review.trim(2, Some(1)).expect("it has more");
    bytes(review)
}

fn notes() -> Vec<u8> {
    let mut review = played(&two_seats(), 20);
    review.note("Aki", "ここが分かれ目").expect("a note");
    let withdrawn = review.note("", "a slip").expect("a note");
    review.withdraw_note(withdrawn).expect("there");
    bytes(review)
}

fn own_cards() -> Vec<u8> {
    let printed = RookRaiders::meta().sets.last().expect("a built-in set").text;
    let mut setup = Setup::new::<RookRaiders>(2);
    setup.cards = CardChoice::Own(format!("# Our own copy.\n{printed}"));
    bytes(played(&header(&setup), 30))
}

fn opening() -> Vec<u8> {
    let golden = fixtures().join("golden/rook-raiders/waiting-line.kanso");
    let golden = peek(&fs::read(golden).expect("the golden")).expect("a log");
    let opened = Header { opening: golden.opening, ..two_seats() };
    bytes(played(&opened, 30))
}

fn seal() -> Vec<u8> {
    let mut review = played(&two_seats(), u32::MAX);
    review.seal(None).expect("over");
    review.log_bytes().expect("in memory")
}

fn table_luck() -> Vec<u8> {
    let luck = LuckSource::Table { version: 1, seed: SEED };
    let mut review = begin(built_in(), &Header { luck, ..two_seats() }).expect("a game");
    review.settle(&Outcome::draw(&[kanso_engine::Kind(4)])).expect("entered");
    for _ in 0..8 {
        review.settle_by_luck().expect("nobody knows it");
    }
    review.seal(Some(SealEnd::Abandoned)).expect("sealed");
    review.log_bytes().expect("in memory")
}

/// One die of two was seen.
fn partly_known() -> Vec<u8> {
    let luck = LuckSource::Table { version: 1, seed: SEED };
    let mut review = begin(built_in(), &Header { luck, ..two_seats() }).expect("a game");
    loop {
        match review.awaiting() {
            Some(Awaiting::Decision(_)) => {
                let choice = review.bot_choice(Bot::Greedy).expect("somebody can act");
                review.choose(choice).expect("legal");
            }
            Some(Awaiting::Chance(_)) => {
                if let Ok(entry) = review.read_entry("? 2", Lang::En, Eye::All) {
                    review.enter(&entry).expect("possible");
                    break;
                }
                review.settle_by_luck().expect("a seed");
            }
            Some(Awaiting::Over) | None => unreachable!("dice are rolled before"),
        }
    }
    bytes(review)
}

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures")
}

fn file(name: &str, ending: &str) -> PathBuf {
    fixtures().join("formats/1").join(name).with_extension(ending)
}

/// A text without the checksums of its lines.
fn without_crc(text: &str) -> String {
    let bare = |line: &str| match line.rsplit_once(",\"crc\":") {
        Some((bare, _)) => format!("{bare}}}\n"),
        None => format!("{line}\n"),
    };
    text.lines().map(bare).collect()
}

#[test]
fn files_of_format_1_open_and_verify_and_come_back() {
    for (name, make, shows) in FEATURES {
        if std::env::var_os("KANSO_WRITE_FIXTURES").is_some() {
            let made = make();
            fs::write(file(name, "jsonl"), export(built_in(), &made).expect("sound"))
                .expect("written");
            fs::write(file(name, "kanso"), made).expect("written");
        }
        let bytes = fs::read(file(name, "kanso")).expect("the file is there");
        let text = fs::read_to_string(file(name, "jsonl")).expect("its text is there");
        let report = verify(built_in(), &bytes, None);
        assert_eq!(report.findings, [], "{name}");
        assert!(shows(&peek(&bytes).expect("a log"), &report), "{name}");
        // What is written now has a checksum in each line, which the texts of then do without.
        let now = export(built_in(), &bytes).expect("sound");
        assert_eq!(without_crc(&now), without_crc(&text), "{name}");
        assert_eq!(import(built_in(), &now).as_ref(), Ok(&bytes), "{name}");
        assert_eq!(import(built_in(), &text).as_ref(), Ok(&bytes), "{name}");
        let review = open(built_in(), &bytes).expect("it opens");
        assert_eq!(review.log_bytes(), Some(bytes), "{name}: opening it changes nothing");
        assert_eq!(review.len(0), Some(report.events));
    }
}

/// Texts of before had an opening as digits; they mean the same logs.
#[test]
fn an_opening_is_told_by_its_fields_and_its_digits_are_still_read() {
    let digits = fs::read_to_string(file("opening-digits", "jsonl")).expect("its text is there");
    assert_eq!(
        import(built_in(), &digits),
        Ok(fs::read(file("opening", "kanso")).expect("the file"))
    );
    let mut told = std::collections::BTreeMap::new();
    for path in goldens() {
        let bytes = fs::read(&path).expect("a golden");
        let header = peek(&bytes).expect("a log");
        let Some(opening) = header.opening else { continue };
        let text = export(built_in(), &bytes).expect("sound");
        let (before, after) = text.split_once("\"opening\":").expect("a header has the field");
        assert!(after.starts_with('{'), "{}: {after:.40}", path.display());
        assert_eq!(import(built_in(), &text).as_ref(), Ok(&bytes), "{}", path.display());
        let (fields, rest) = after.split_once(",\"created\":").expect("the field behind it");
        let old = format!("{before}\"opening\":\"{}\",\"created\":{rest}", hex(&opening));
        assert_eq!(import(built_in(), &old).as_ref(), Ok(&bytes), "{}", path.display());
        *told.entry(header.game).or_insert(0) += usize::from(fields.len() > 2);
    }
    let games: Vec<_> = told.keys().map(String::as_str).collect();
    let with = [
        "battlelore-heroes",
        "berserk-tcg",
        "brave-architect",
        "gin-rummy",
        "mamono-raid",
        "rook-raiders",
    ];
    assert_eq!(games, with, "{told:?}");
}

/// Every golden log.
fn goldens() -> Vec<PathBuf> {
    let entries = |folder: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).expect("a folder");
        entries.map(|entry| entry.expect("it can be read").path()).collect()
    };
    let games = entries(&fixtures().join("golden")).into_iter().filter(|path| path.is_dir());
    let mut all: Vec<_> = games.flat_map(|game| entries(&game)).collect();
    all.retain(|path| path.extension().is_some_and(|ending| ending == "kanso"));
    all.sort_unstable();
    all
}

#[test]
fn what_the_files_of_format_1_show_can_still_be_made() {
    for (name, make, shows) in FEATURES {
        let bytes = make();
        let report = verify(built_in(), &bytes, None);
        assert_eq!(report.findings, [], "{name}");
        assert!(shows(&peek(&bytes).expect("a log"), &report), "{name}");
    }
}

/// Every kind of frame of format 1 stands in one of its files.
#[test]
fn every_kind_of_frame_is_in_a_file_of_format_1() {
    use kanso_replay::log::record::kind;
    let mut kinds = std::collections::BTreeSet::new();
    for (name, ..) in FEATURES {
        let bytes = fs::read(file(name, "kanso")).expect("the file is there");
        kinds.extend(RawLog::scan(&bytes).expect("sound").frames.iter().map(|frame| frame.kind));
    }
    for kind in (kind::HEADER..=kind::HEADER_WITH_RULES).chain(kind::MEND..=kind::LUCK_SECRET) {
        // Probes stand in the goldens.
        assert_eq!(kinds.contains(&kind), kind != kind::PROBE, "kind {kind}");
    }
}

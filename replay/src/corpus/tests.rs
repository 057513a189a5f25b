//! Small corpora of Pig and of Rook & Raiders.

use super::*;
use crate::log::record::{Header, LuckSource};
use crate::luck::seed_of;
use crate::review::{Bot, begin, open};
use crate::simulate::simulate;
use crate::testing::{games, pig_header};
use crate::under::{CardTerms, Class, Filler, Terms};
use kanso_engine::prelude::*;
use kanso_engine::{Lang, Setup};
use kanso_rook_raiders::RookRaiders;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

fn seeded(seed: &str) -> LuckSource {
    LuckSource::Seeded { version: 1, seed: seed_of(seed) }
}

fn played(header: &Header, seed: &str, events: Option<u32>) -> Vec<u8> {
    let header = Header { luck: seeded(seed), ..header.clone() };
    simulate(games(), &header, &[Bot::Greedy], events, &AtomicBool::new(false))
        .expect("played")
        .bytes
}

fn pig(seed: &str, events: Option<u32>) -> Vec<u8> {
    played(&pig_header("50"), seed, events)
}

fn events_of(bytes: &[u8]) -> u32 {
    open(games(), bytes).expect("a log").len(0).expect("the game itself")
}

fn rook(seats: u8, seed: &str, events: Option<u32>) -> Vec<u8> {
    let setup = Setup::new::<RookRaiders>(seats);
    played(&Header::new::<RookRaiders>(&setup, seeded(seed), None), seed, events)
}

fn put(dir: &Path, name: &str, bytes: &[u8]) {
    let path = dir.join(name);
    fs::create_dir_all(path.parent().expect("it is in a folder")).expect("made");
    fs::write(path, bytes).expect("written");
}

fn at_once() -> Terms {
    Terms::reading("PG-R1", "at-once")
}

fn wanted(terms: Terms) -> Wanted {
    Wanted { terms, ..Wanted::default() }
}

fn run(dir: &Path, wanted: &Wanted) -> Result<Report, CorpusError> {
    let files = logs_below(dir).expect("it can be read");
    let report = compare(games(), &files, wanted, &AtomicBool::new(false), &|| {})?;
    Ok(report.expect("nobody stopped it"))
}

/// Games of Pig of every kind, one of Rook & Raiders, one damaged and one that is none.
fn every_kind() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    let whole = pig("1", None);
    let events = events_of(&whole);
    put(dir.path(), "a-stops.kanso", &whole);
    put(dir.path(), "b/differs.kanso", &pig("1", Some(events - 1)));
    put(dir.path(), "b/same.kanso", &pig("1", Some(4)));
    put(dir.path(), "c-stops-too.kanso", &pig("2", None));
    let so = at_once().header(games(), &pig_header("50")).expect("there is such a value");
    put(dir.path(), "d-so.kanso", &played(&so, "1", None));
    put(dir.path(), "e-rook.kanso", &rook(2, "1", Some(20)));
    let mut damaged = whole;
    let middle = damaged.len() / 2;
    damaged[middle] ^= 4;
    put(dir.path(), "f-damaged.kanso", &damaged);
    put(dir.path(), "g-none.kanso", b"hello");
    put(dir.path(), "notes.txt", b"no log");
    dir
}

#[test]
fn every_kind_of_game_is_told_in_the_order_of_the_files() {
    let dir = every_kind();
    let report = run(dir.path(), &wanted(at_once())).expect("there are such rules");
    let kinds: Vec<_> = report.games.iter().map(|game| game.is).collect();
    assert_eq!(
        kinds,
        [
            Kind::StopsFitting,
            Kind::Differs,
            Kind::Same,
            Kind::StopsFitting,
            Kind::AlreadySo,
            Kind::AnotherGame,
            Kind::Failed,
            Kind::Failed,
        ]
    );
    let totals = &report.totals;
    assert_eq!((totals.files, totals.compared), (8, 4));
    assert_eq!((totals.same, totals.differs, totals.stops_fitting), (1, 1, 2));
    assert_eq!((totals.already_so, totals.another_game, totals.failed), (1, 1, 2));
    assert_eq!((totals.came_up, totals.other_choices), (3, 0));
    // Whoever reached the goal holds, or has won already; the short games have no end.
    let winner = &totals.winner;
    assert_eq!((winner.same, winner.other, winner.open, winner.unfinished), (2, 0, 0, 2));
    assert!(!report.is_same());
    let errors: Vec<_> = report.games.iter().filter_map(|game| game.error.as_deref()).collect();
    assert!(errors[0].starts_with("frames: byte "), "{errors:?}");
    assert_eq!(errors[1], "byte 0: this is not a kanso log");
    let [change] = &report.changes[..] else { panic!("one reading: {:?}", report.changes) };
    assert_eq!((change.files, change.game.as_str()), (4, "pig"));
    assert_eq!(change.reading.map(|reading| reading.to), Some("at-once"));
}

#[test]
fn games_are_grouped_by_class_and_rule_with_the_first_of_each() {
    let dir = every_kind();
    let report = run(dir.path(), &wanted(at_once())).expect("there are such rules");
    let [stops, differs] = &report.groups[..] else { panic!("two groups: {:?}", report.groups) };
    assert_eq!((stops.class, stops.games, stops.no_end), (Class::StopsFitting, 2, 0));
    assert_eq!((differs.class, differs.games, differs.no_end), (Class::Differs, 1, 1));
    // Nothing refuses a hold behind the end: it is the rule by which the game was over before.
    assert_eq!(stops.rule, differs.rule);
    assert_eq!(stops.rule, "PG-R1");
    assert!(stops.first.file.ends_with("a-stops.kanso"), "{}", stops.first.file);
    assert_eq!(stops.first.words.en.split(',').next(), Some("hold"));
    assert_eq!(stops.first.against.as_ref().map(|said| said.en.as_str()), Some("the game is over"));
    assert_eq!(stops.first.since, Some(stops.first.event - 1));
    assert!(!stops.first.fields.is_empty());
    assert_eq!((&differs.first.against, differs.first.since), (&None, None));
    assert!(differs.first.under.is_some(), "{differs:?}");
    let of_group: Vec<_> = report.of_group(stops).map(|game| game.file.clone()).collect();
    assert_eq!(of_group.len(), 2);
    assert!(of_group[1].ends_with("c-stops-too.kanso"));
}

#[test]
fn the_report_does_not_depend_on_how_many_threads_there_are() {
    let dir = every_kind();
    let with = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool");
        let report = pool.install(|| run(dir.path(), &wanted(at_once())));
        serde_json::to_string(&report.expect("there are such rules")).expect("it is JSON")
    };
    let alone = with(1);
    assert_eq!(alone, with(4));
    assert_eq!(alone, with(4));
}

/// Programs read it: fields may be added here, none may go.
#[test]
fn the_json_keeps_its_shape() {
    let dir = every_kind();
    let report = run(dir.path(), &wanted(at_once())).expect("there are such rules");
    let json = serde_json::to_value(&report).expect("it is JSON");
    let keys = |value: &serde_json::Value| {
        let keys = value.as_object().expect("an object").keys().map(String::as_str);
        keys.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(keys(&json), "changes games groups idle other_choices terms totals");
    assert_eq!(keys(&json["terms"]), "all_lines bot cards readings revision");
    assert_eq!(keys(&json["changes"][0]), "files from game id to");
    assert_eq!(
        keys(&json["totals"]),
        "already_so another_game answered asked_otherwise came_up compared differs \
         failed files other_choices same stops_fitting unasked winner"
    );
    assert_eq!(keys(&json["totals"]["winner"]), "open other same unfinished");
    assert_eq!(keys(&json["groups"][0]), "class first game games no_end other_winner rule");
    assert_eq!(
        keys(&json["groups"][0]["first"]),
        "against event fields file instead line played since table under words"
    );
    let first = &json["games"][0];
    assert_eq!(keys(first), "compared error event file game is line other_winner rule");
    assert_eq!(first["is"], "stops-fitting");
    assert_eq!(
        keys(&first["compared"]),
        "choices dropped entered events filled filled_by kept misfit parting played unasked \
         under waiting"
    );
    assert_eq!(keys(&first["compared"]["misfit"]), "against event instead rule words");
    assert_eq!(keys(&first["compared"]["parting"]), "event fields played rule table under words");
    assert_eq!(keys(&first["compared"]["parting"]["played"]), "fact next rules seen");
    assert_eq!(keys(&first["compared"]["misfit"]["words"]), "en ja");
    assert_eq!(json["groups"][0]["class"], "stops-fitting");
}

#[test]
fn games_of_rook_and_raiders_differ_by_their_readings() {
    let dir = tempfile::tempdir().expect("a folder");
    for seed in 1..=6 {
        let name = format!("rook-{seed}.kanso");
        put(dir.path(), &name, &rook(2, &seed.to_string(), None));
    }
    let reading = |id, value| run(dir.path(), &wanted(Terms::reading(id, value))).expect("there");
    let free = reading("RR-R33", "allowed");
    assert_eq!((free.totals.same, free.totals.other_choices), (6, 6));
    let first = free.other_choices.as_ref().expect("in every game");
    assert!(first.file.ends_with("rook-1.kanso") && first.event > 0, "{first:?}");
    assert!(free.is_same(), "what else might have been done changes no record");
    // Who acts first is asked in every invasion; in two of these games it makes a difference.
    let order = reading("RR-R1", "gate-side-is-1");
    assert_eq!((order.totals.compared, order.totals.came_up), (6, 2));
    assert!(order.totals.same < 6, "{:?}", order.totals);
    assert!(order.groups.iter().all(|group| !group.rule.contains(':')), "rules, not cards");
    assert_eq!(order.groups.iter().map(|group| group.games).sum::<u32>(), 6 - order.totals.same);
    // A bot plays on where nobody else could.
    let by_bot = Wanted { filler: Filler::Bot(Bot::Greedy), ..wanted(order_terms()) };
    let by_bot = run(dir.path(), &by_bot).expect("there");
    assert_eq!(by_bot.totals.winner.no_end(), 0, "{:?}", by_bot.totals);
    assert_eq!(by_bot.terms.bot.as_deref(), Some("greedy"));
    assert!(order.totals.winner.no_end() >= by_bot.totals.winner.no_end());
    // Several readings are changed together.
    let both = Terms {
        readings: [order_terms().readings, Terms::reading("empty-action", "allowed").readings]
            .concat(),
        ..Terms::default()
    };
    let both = run(dir.path(), &wanted(both)).expect("there");
    assert_eq!(both.changes.len(), 2);
    assert_eq!(both.totals.same, order.totals.same);
}

fn order_terms() -> Terms {
    Terms::reading("RR-R1", "gate-side-is-1")
}

#[test]
fn a_game_can_have_other_cards() {
    let dir = tempfile::tempdir().expect("a folder");
    put(dir.path(), "pig.kanso", &pig("1", None));
    put(dir.path(), "rook.kanso", &rook(2, "1", Some(200)));
    let cards = |cards| Terms { cards, ..Terms::default() };
    let newest = run(dir.path(), &wanted(cards(CardTerms::Newest))).expect("there");
    // Pig has no cards, and the game has the newest already.
    assert_eq!((newest.totals.another_game, newest.totals.already_so), (1, 1));
    let printed = RookRaiders::meta().sets[0].text;
    let remarked = format!("{printed}# a remark\n");
    let same = run(dir.path(), &wanted(cards(CardTerms::Own(remarked)))).expect("there");
    assert_eq!((same.totals.another_game, same.totals.same), (1, 1));
    let [change] = &same.changes[..] else { panic!("the cards: {:?}", same.changes) };
    assert_eq!((change.game.as_str(), change.reading), ("rook-raiders", None));
    let none = |text: &str| {
        let own = wanted(cards(CardTerms::Own(text.to_owned())));
        run(dir.path(), &own).expect_err("no set").to_string()
    };
    assert!(none("hello").starts_with("the card set: "), "{}", none("hello"));
    assert!(none("game = \"chess\"").contains("chess"), "{}", none("game = \"chess\""));
    let short = none("game = \"rook-raiders\"");
    assert!(short.starts_with("the card set: "), "{short}");
}

#[test]
fn every_line_is_compared_if_that_is_asked() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut review = begin(games(), &pig_header("50")).expect("a sound header");
    for _ in 0..3 {
        review.choose(0).expect("a roll");
    }
    let back = "2".parse().expect("an address");
    review.seek(&back).expect("there");
    review.choose(1).expect("a hold, on a line of its own");
    put(dir.path(), "a.kanso", &review.log_bytes().expect("in memory"));
    let one = run(dir.path(), &wanted(at_once())).expect("there");
    assert_eq!((one.totals.files, one.totals.compared), (1, 1));
    let all = Wanted { all_lines: true, ..wanted(at_once()) };
    let all = run(dir.path(), &all).expect("there");
    assert_eq!((all.totals.files, all.totals.compared), (1, 2));
    let lines: Vec<_> = all.games.iter().map(|game| game.line).collect();
    assert_eq!(lines, [0, 1]);
}

#[test]
fn rules_that_are_not_there_are_answered_with_those_that_are() {
    let dir = every_kind();
    let said = |terms| run(dir.path(), &wanted(terms)).expect_err("not there").to_string();
    assert_eq!(said(Terms::default()), "no other rules are given");
    let unknown = said(Terms::reading("PG-R9", "x"));
    for part in ["no game has a reading \"PG-R9\"", "PG-R1 of pig", "RR-R1 to RR-R44 of rook"] {
        assert!(unknown.contains(part), "{unknown}");
    }
    let value = said(Terms::reading("PG-R1", "x"));
    assert_eq!(value, "PG-R1 cannot be \"x\": it is one of by-holding, at-once");
    let twice = Terms { readings: [at_once().readings, at_once().readings].concat(), ..at_once() };
    assert_eq!(said(twice), "PG-R1 is given twice");
    let newer = said(Terms { revision: Some(99), ..Terms::default() });
    assert!(newer.starts_with("no game has revision 99 of its rules: there are 1"), "{newer}");
    let pigs = tempfile::tempdir().expect("a folder");
    put(pigs.path(), "pig.kanso", &pig("1", None));
    let other = run(pigs.path(), &wanted(order_terms())).expect_err("no such game").to_string();
    assert_eq!(
        other,
        "RR-R1=gate-side-is-1 is for games of rook-raiders, and here are only games of pig"
    );
    // With a reading of the game that is here, the other one is told as idle.
    let both =
        Terms { readings: [at_once().readings, order_terms().readings].concat(), ..at_once() };
    let report = run(pigs.path(), &wanted(both)).expect("one of them is for Pig");
    assert_eq!(report.idle, ["RR-R1"]);
    assert_eq!(report.totals.compared, 1);
}

#[test]
fn a_corpus_that_is_stopped_has_no_report_and_progress_counts_the_files() {
    let dir = every_kind();
    let files = logs_below(dir.path()).expect("it can be read");
    let (stop, looked) = (AtomicBool::new(true), AtomicU32::new(0));
    let done = || {
        looked.fetch_add(1, Ordering::Relaxed);
    };
    let stopped =
        compare(games(), &files, &wanted(at_once()), &stop, &done).expect("there are such rules");
    assert_eq!((stopped, looked.load(Ordering::Relaxed)), (None, 0));
    stop.store(false, Ordering::Relaxed);
    let whole =
        compare(games(), &files, &wanted(at_once()), &stop, &done).expect("there are such rules");
    assert!(whole.is_some());
    assert_eq!(looked.load(Ordering::Relaxed), 8);
    let missing = [PathBuf::from("/nowhere/at-all.kanso")];
    let report = compare(games(), &missing, &wanted(at_once()), &stop, &|| {})
        .expect("there are such rules");
    assert_eq!(report.expect("not stopped").totals.failed, 1);
}

#[test]
fn the_page_has_every_rule_and_game_and_escapes_their_names() {
    let dir = every_kind();
    put(dir.path(), "h-<b>bold<.kanso", &pig("3", None));
    let report = run(dir.path(), &wanted(at_once())).expect("there are such rules");
    for lang in [Lang::En, Lang::Ja] {
        let page = page(games(), &report, lang);
        for group in &report.groups {
            assert!(page.contains(&group.rule), "{}", group.rule);
        }
        for game in report.games.iter().filter(|game| game.rule.is_some()) {
            let name = game.file.replace('<', "&lt;").replace('>', "&gt;");
            assert!(page.contains(&name), "{name}");
        }
        assert!(page.contains("h-&lt;b&gt;bold&lt;.kanso") && !page.contains("<b>bold"));
        assert!(page.contains("<svg class=\"bar\""));
        for outward in ["http:", "https:", "src=", "url(", "<link", "<script"] {
            assert!(!page.contains(outward), "{outward}");
        }
        let links = page.matches("href=\"").count();
        assert_eq!(links, page.matches("href=\"#group-").count(), "links stay in the page");
        assert_eq!(links, report.groups.len());
    }
    assert!(page(games(), &report, Lang::Ja).contains("続かない"));
}

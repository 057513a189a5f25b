//! Corpora that are played here, and sums that are made by hand.

use super::split::Split;
use super::tally::{SEATS, Sums};
use super::*;
use crate::log::record::{Header, LuckSource};
use crate::luck::{LUCK_VERSION, seed_of_game};
use crate::questions::{Named, SeatResult, SummaryRow, Use, UseKind};
use crate::review::Bot;
use crate::simulate::simulate;
use crate::testing::{games, pig_header};
use crate::under::Said;
use kanso_berserk_tcg::BerserkTcg;
use kanso_engine::{CardChoice, Lang, Rules, Setup};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

fn play(header: &Header, seed: &str, count: u32, dir: &Path) {
    for number in 0..count {
        let luck = LuckSource::Seeded { version: LUCK_VERSION, seed: seed_of_game(seed, number) };
        let header = Header { luck, ..header.clone() };
        let stop = AtomicBool::new(false);
        let played = simulate(games(), &header, &[Bot::Greedy], None, &stop).expect("played");
        fs::write(dir.join(format!("{seed}-{number:04}.kanso")), played.bytes).expect("written");
    }
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn tallied(dir: &Path) -> Tally {
    let files = crate::corpus::logs_below(dir).expect("it can be read");
    count(&files)
}

fn count(files: &[PathBuf]) -> Tally {
    tally(games(), files, &AtomicBool::new(false), &|| {}).expect("nobody stopped it")
}

fn stats(here: &Path, beside: Option<&Path>) -> Stats {
    Stats::of(games(), tallied(here), beside.map(tallied))
}

#[test]
fn parts_of_a_corpus_that_are_added_up_apart_come_to_the_same() {
    let dir = folder();
    play(&pig_header("50"), "1", 12, dir.path());
    play(&pig_header("100"), "2", 8, dir.path());
    fs::write(dir.path().join("0.kanso"), "no log").expect("written");
    let files = crate::corpus::logs_below(dir.path()).expect("it can be read");
    let whole = count(&files);
    for middle in [0, 1, 7, files.len()] {
        let (mut one, other) = (count(&files[middle..]), count(&files[..middle]));
        one.merge(other);
        assert_eq!(one.to_bytes(), whole.to_bytes(), "{middle}");
        let back = Tally::from_bytes(&one.to_bytes()).expect("its own bytes");
        assert_eq!(Stats::of(games(), back, None), Stats::of(games(), whole.clone(), None));
    }
    assert!(Tally::from_bytes(b"nothing").is_err());
}

#[test]
fn a_corpus_is_told_by_seats_lengths_ends_and_uses() {
    let dir = folder();
    play(&pig_header("50"), "1", 40, dir.path());
    let stats = stats(dir.path(), None);
    let [part] = &stats.parts[..] else { panic!("one game: {stats:?}") };
    let [group] = &part.groups[..] else { panic!("one group: {part:?}") };
    assert_eq!((part.game.as_str(), group.games, group.ended), ("pig", 40, 40));
    assert_eq!(group.wins.iter().map(|rate| rate.count).sum::<u32>(), 40);
    assert!(group.wins.iter().all(|rate| rate.low < rate.share && rate.share < rate.high));
    assert_eq!((group.undecided.count, group.unfinished.count), (0, 0));
    assert_eq!(group.ends.len(), 1);
    assert_eq!((group.ends[0].games.count, group.ends[0].games.of), (40, 40));
    let Lengths { least, quarter, median, three_quarters, most } = group.events;
    assert!([least, quarter, median, three_quarters, most].is_sorted());
    assert!(group.turns.most < group.events.most);
    let hold = group.used.iter().find(|used| used.id == "hold").expect("somebody holds");
    assert_eq!((hold.kind, hold.words.en.starts_with("hold, banking ")), (UseKind::Action, true));
    assert_eq!(hold.with.of, hold.without.of, "of two seats one did and one did not");
}

#[test]
fn games_are_split_by_what_differs_and_by_nothing_else() {
    let dir = folder();
    play(&pig_header("50"), "1", 3, dir.path());
    play(&pig_header("100"), "2", 4, dir.path());
    let stats = stats(dir.path(), None);
    let part = &stats.parts[0];
    let told: Vec<_> = part
        .groups
        .iter()
        .map(|group| (words::setting(games(), "pig", &group.setting, Lang::En), group.games))
        .collect();
    assert_eq!(told, [("goal 100".to_owned(), 4), ("goal 50".to_owned(), 3)]);
    assert!(part.same.iter().any(|named| named.name == "PG-R1"));
    assert!(part.overfull.is_empty());
}

#[test]
fn an_option_of_too_many_values_splits_nothing() {
    let named = |name: &str, value: u32| Named { name: name.to_owned(), value: value.to_string() };
    let one = Sums { games: 1, ..Sums::default() };
    let setting = |seats, deck| vec![named(SEATS, seats), named("deck", deck)];
    let all: BTreeMap<_, _> =
        (0..20).map(|deck| (setting(2 + deck % 2, deck), one.clone())).collect();
    let split = Split::of(&all, None);
    assert_eq!(split.by, [SEATS]);
    assert_eq!(split.overfull, [Overfull { name: "deck".to_owned(), values: 20 }]);
    let groups: Vec<_> = split.groups(&all).into_values().map(|sums| sums.games).collect();
    assert_eq!(groups, [10, 10]);
    // Two options of a few values each, which are too many groups together: the one with more of them goes.
    let setting = |one, other| vec![named(SEATS, 2), named("a", one), named("b", other)];
    let all: BTreeMap<_, _> = (0..42).map(|at| (setting(at % 6, at % 7), one.clone())).collect();
    assert_eq!(Split::of(&all, None).by, ["a"]);
}

#[test]
fn damaged_files_are_told_and_the_others_counted() {
    let dir = folder();
    play(&pig_header("50"), "1", 3, dir.path());
    let mut bytes = fs::read(dir.path().join("1-0001.kanso")).expect("it is there");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 4;
    fs::write(dir.path().join("1-0001.kanso"), bytes).expect("written");
    fs::write(dir.path().join("none.kanso"), "hello").expect("written");
    let stats = stats(dir.path(), None);
    assert_eq!((stats.files, stats.games, stats.damaged_count()), (4, 2, 2));
    assert!(stats.damaged[0].file.ends_with("1-0001.kanso"));
    assert!(stats.damaged[0].why.starts_with("frames: byte "), "{:?}", stats.damaged);
    assert_eq!(stats.damaged[1].why, "byte 0: this is not a kanso log");
    for lang in [Lang::En, Lang::Ja] {
        assert!(page(games(), &stats, lang).contains("this is not a kanso log"));
    }
}

#[test]
fn the_figures_do_not_depend_on_how_many_threads_there_are() {
    let (dir, other) = (folder(), folder());
    play(&pig_header("50"), "1", 30, dir.path());
    play(&pig_header("100"), "2", 30, other.path());
    let with = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool");
        let stats = pool.install(|| stats(dir.path(), Some(other.path())));
        let json = serde_json::to_string(&stats).expect("it is JSON");
        json + &page(games(), &stats, Lang::En)
    };
    let alone = with(1);
    assert_eq!(alone, with(4));
    assert_eq!(alone, with(3));
}

#[test]
fn a_corpus_does_not_differ_from_itself_and_a_longer_game_is_found() {
    let (dir, other) = (folder(), folder());
    play(&pig_header("50"), "1", 60, dir.path());
    play(&pig_header("200"), "2", 60, other.path());
    let same = stats(dir.path(), Some(dir.path()));
    assert!(!same.differs());
    assert!(page(games(), &same, Lang::En).contains("nothing differs"));
    let longer = stats(other.path(), Some(dir.path()));
    let [changed] = &longer.parts[0].changed[..] else { panic!("the goal: {:?}", longer.parts) };
    assert_eq!((changed.here.as_str(), changed.beside.as_str()), ("200", "50"));
    let figures: Vec<_> = longer.differing().map(|one| &one.figure).collect();
    assert!(figures.contains(&&Figure::Events) && figures.contains(&&Figure::Turns), "{figures:?}");
    assert!(page(games(), &longer, Lang::Ja).contains("ほかに違いはない"));
}

#[test]
fn who_used_a_thing_is_compared_with_who_did_not_in_the_same_games() {
    let row = |won: usize| SummaryRow {
        seats: 2,
        by_rules: true,
        results: (0..2)
            .map(|seat| if seat == won { SeatResult::Win } else { SeatResult::Loss })
            .collect(),
        ..SummaryRow::default()
    };
    let used = |by: [u32; 2]| Use {
        kind: UseKind::Card,
        id: "K".to_owned(),
        words: Said::default(),
        by: by.to_vec(),
        by_nobody: 0,
    };
    let mut sums = Sums::default();
    sums.add(&row(0), vec![used([1, 0])], false);
    sums.add(&row(1), vec![used([2, 0])], false);
    sums.add(&row(1), vec![used([1, 1])], false);
    sums.add(&row(1), vec![], false);
    sums.finish();
    let card = &sums.used[&(UseKind::Card, "K".to_owned())];
    assert_eq!((card.games, card.times, card.with, card.without), (3, 5, (1, 2), (1, 2)));
    // A party that used it, and one that did not: all games tell.
    let mut sums = Sums::default();
    sums.add(&row(0), vec![], true);
    sums.add(&row(0), vec![used([1, 0])], true);
    sums.add(&row(1), vec![used([1, 1])], true);
    sums.finish();
    let card = &sums.used[&(UseKind::Card, "K".to_owned())];
    assert_eq!((&sums.wins[..], card.with, card.without), (&[2][..], (1, 2), (1, 1)));
}

/// The built-in cards, with Scout Rider a good deal stronger.
fn strong_set() -> String {
    let set = <BerserkTcg as Rules>::meta().sets.last().expect("it has cards").text;
    let (before, card) = set.split_once("id = \"W07\"").expect("there is such a card");
    let (card, behind) = card.split_once("[[card]]").expect("it is not the last one");
    let stronger = card.replace("power = 1", "power = 4").replace("hp = 1", "hp = 3");
    assert_ne!(card, stronger);
    format!("{before}id = \"W07\"{stronger}[[card]]{behind}")
}

/// Games in which both seats have one deck: what a card does shows in its own figures, and not in those of a seat.
fn mirrored(cards: CardChoice, seed: &str, count: u32, dir: &Path) {
    let mut setup = Setup::new::<BerserkTcg>(2);
    setup.set_option(BerserkTcg::meta(), "deck-1", "white-banner").expect("there is such a deck");
    setup.cards = cards;
    let luck = LuckSource::Seeded { version: LUCK_VERSION, seed: [0; 32] };
    play(&Header::new::<BerserkTcg>(&setup, luck, None), seed, count, dir);
}

#[test]
fn a_card_that_was_made_stronger_is_found_first_and_no_other_card() {
    let (before, after, again) = (folder(), folder(), folder());
    mirrored(CardChoice::Newest, "before", 150, before.path());
    mirrored(CardChoice::Own(strong_set()), "after", 150, after.path());
    mirrored(CardChoice::Newest, "again", 150, again.path());
    let found = stats(after.path(), Some(before.path()));
    assert_eq!(found.parts[0].changed.len(), 1, "the card set alone: {:?}", found.parts[0].changed);
    let figures: Vec<_> = found.differing().map(|one| one.figure.clone()).collect();
    let card = Figure::WinsWith { kind: UseKind::Card, id: "BK:W07".to_owned() };
    assert_eq!(figures.first(), Some(&card), "{figures:?}");
    // What else differs are rules and actions by which the card itself works.
    let others = figures[1..].iter().filter(|figure| match figure {
        Figure::Used { kind, .. } | Figure::WinsWith { kind, .. } => *kind == UseKind::Card,
        _ => true,
    });
    assert_eq!(others.count(), 0, "{figures:?}");
    let same = stats(again.path(), Some(before.path()));
    assert!(!same.differs(), "{:?}", same.differing().collect::<Vec<_>>());
}

//! What is extracted is sound, and says honestly where its luck is from.

use super::*;
use crate::address::Place;
use crate::log::peek;
use crate::log::record::{LineLuck, SealEnd};
use crate::luck::seed_of;
use crate::review::{Answer, Bot, Origin, Review, begin, open};
use crate::testing::{Draws, SEED, draws_header, games, pig_header};
use crate::verify::verify;
use kanso_engine::Outcome;

fn pig() -> Box<dyn Review> {
    let mut review = begin(games(), &pig_header("50")).expect("a header of Pig");
    while let Some(choice) = review.bot_choice(Bot::Greedy) {
        review.choose(choice).expect("a legal choice");
    }
    review
}

fn go(review: &mut dyn Review, line: LineId, event: u32) {
    review.go(Position::after(line, event)).expect("there is such a place");
}

/// A line as a log of its own, which must be sound and come to the same state.
fn extracted(review: &mut dyn Review, line: LineId) -> (Header, Box<dyn Review>) {
    let bytes = review.extract(line, &[]).expect("it can be extracted");
    let report = verify(games(), &bytes, None);
    assert!(report.is_sound(), "{:?}", report.findings);
    let mut own = open(games(), &bytes).expect("it can be read");
    assert_eq!(own.len(0), review.len(line));
    assert_eq!(own.lines().len(), 1);
    own.seek(&Place::End.into()).expect("an end");
    let end = review.len(line).expect("a line");
    go(review, line, end);
    assert_eq!(own.digest(), review.digest());
    for event in 1..=end {
        assert_eq!(own.event(event).map(|info| info.origin), Some(Origin::Own));
    }
    (peek(&bytes).expect("a header"), own)
}

fn seeded(seed: Seed) -> LuckSource {
    LuckSource::Seeded { version: LUCK_VERSION, seed }
}

fn taken_over(review: &dyn Review, address: &str) -> LuckSource {
    LuckSource::TakenOver { head: review.head(), address: address.to_owned() }
}

#[test]
fn the_game_itself_comes_out_as_it_was_with_notes_and_seal() {
    let mut review = pig();
    review.seal(None).expect("it is over");
    go(&mut *review, 0, 3);
    review.note("Ann", "here it turned").expect("a note");
    review.note("", "no").expect("a note");
    review.withdraw_note(1).expect("a note");
    review.branch("other", LineLuck::Same, None).expect("a line");
    let (header, own) = extracted(&mut *review, 0);
    assert_eq!(&header, review.header());
    assert_eq!(own.lines()[0].seal, Some(SealEnd::Rules(0)));
    let notes = own.notes(None);
    assert_eq!((notes.len(), notes[0].event, &*notes[0].text), (1, 3, "here it turned"));
    let report = verify(games(), &review.extract(0, &[]).expect("again"), None);
    assert!(report.sealed && report.as_generator == Some(true));
    assert_eq!(report.behind_last_seal, Some(0), "notes stand before the seal");
}

#[test]
fn another_decision_keeps_the_seed_and_another_outcome_cannot() {
    let mut review = pig();
    go(&mut *review, 0, 2);
    let hold = review.read_action("hold", kanso_engine::Lang::En).expect("something to bank");
    review.choose(hold).expect("legal");
    review.choose(0).expect("it goes on");
    assert_eq!(extracted(&mut *review, 1).0.luck, seeded(SEED));

    go(&mut *review, 0, 1);
    let mut fell = String::new();
    review.notate_event(2, &mut fell).expect("text");
    let other = fell.parse::<u8>().expect("a face") % 6 + 1;
    review.settle(&Outcome::roll(&[other])).expect("possible");
    let (header, mut own) = extracted(&mut *review, 2);
    assert_eq!(header.luck, taken_over(&*review, "2@0"));
    assert!(!own.has_luck());
    // What was taken over once still says whose it was first.
    let again = own.extract(0, &[]).expect("again");
    assert_eq!(peek(&again).expect("a header").luck, header.luck);
    assert_eq!(verify(games(), &again, None).as_generator, None, "nothing to compare with");
    own.choose(0).expect("it can be played on");
}

#[test]
fn fresh_luck_is_named_only_where_it_gave_everything() {
    let mut review = pig();
    go(&mut *review, 0, 0);
    let fresh = LineLuck::Fresh(seed_of("x"));
    review.branch("new", fresh, Some(Answer::Choice(0))).expect("a line");
    go(&mut *review, 0, 4);
    review.branch("late", fresh, Some(Answer::Choice(0))).expect("a line");
    assert_eq!(extracted(&mut *review, 1).0.luck, seeded(seed_of("x")));
    assert_eq!(extracted(&mut *review, 2).0.luck, taken_over(&*review, "2@0"));
}

#[test]
fn a_table_stays_a_table_and_what_was_assumed_stays_assumed() {
    let mut header = pig_header("50");
    header.luck = LuckSource::Table { version: LUCK_VERSION, seed: SEED };
    let mut review = begin(games(), &header).expect("a header of Pig");
    review.choose(0).expect("roll");
    review.settle_by_luck().expect("nobody knows");
    go(&mut *review, 0, 1);
    review.choose(0).expect_err("a die is awaited");
    go(&mut *review, 0, 2);
    review.choose(0).expect("roll");
    review.settle(&Outcome::roll(&[3])).expect("entered");
    go(&mut *review, 0, 3);
    review.settle(&Outcome::roll(&[4])).expect("what if");
    for line in 0..2 {
        let (found, own) = extracted(&mut *review, line);
        assert_eq!(found.luck, header.luck);
        let assumed: Vec<_> =
            (1..=4).map(|event| own.event(event).expect("there").assumed).collect();
        assert_eq!(assumed, [false, true, false, false]);
    }
}

#[test]
fn notes_of_what_is_shared_come_along_and_others_do_not() {
    let mut review = pig();
    for event in [2, 6] {
        go(&mut *review, 0, event);
        review.note("", &format!("main {event}")).expect("a note");
    }
    go(&mut *review, 0, 4);
    review.branch("a", LineLuck::Same, Some(Answer::Choice(0))).expect("a line");
    review.note("", "a").expect("a note");
    go(&mut *review, 1, 3);
    review.branch("b", LineLuck::Same, Some(Answer::Luck)).expect("a line");
    review.note("", "b").expect("a note");
    let (_, own) = extracted(&mut *review, 2);
    let texts: Vec<_> = own.notes(None).into_iter().map(|note| note.text).collect();
    assert_eq!(texts, ["main 2", "b"]);
}

#[test]
fn luck_of_every_kind_is_compared_along_the_line() {
    let mut review =
        ReviewOf::<Draws>::begin(games(), &draws_header([5; 32])).expect("a header of draws");
    review.settle_by_luck().expect("who begins, and the boons");
    for _ in 0..6 {
        if let Some(choice) = review.bot_choice(Bot::Greedy) {
            review.choose(choice).expect("a choice");
        }
    }
    let bytes = review.extract(0, &[]).expect("it can be extracted");
    let (_, log) = crate::log::read_game::<Draws>(&bytes).expect("a log of draws");
    assert_eq!(log.header.luck, seeded([5; 32]));
    let tree = crate::lines::Tree::grow(log.header, log.records).expect("it fits");
    assert_eq!(tree.len(0), review.len(0).expect("line 0"));
}

#[test]
fn what_is_not_there_or_not_allowed_is_refused() {
    let review = pig();
    assert!(matches!(review.extract(3, &[]), Err(EditError::Address(_))));
    let store = crate::review::sink::MemoryStore::default();
    let mut writer = crate::log::Writer::begin(store.clone(), &pig_header("50")).expect("begun");
    let hold = kanso_pig::Action::Hold;
    let events = vec![Event::Decision(hold)];
    let step = Step { line: 0, events };
    writer.append(&Record::Step(step)).expect("written");
    let broken = open(games(), &store.bytes()).expect("it can be read");
    let refused = broken.extract(0, &[]).expect_err("nothing to bank");
    assert!(refused.to_string().starts_with("event 1 of line 0 is not allowed"), "{refused}");
}

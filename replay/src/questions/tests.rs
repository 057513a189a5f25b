//! One game of Pig, and what is asked of it.

use super::*;
use crate::address::{Address, Place};
use crate::insight::{Effort, Share};
use crate::log::record::{Header, LuckSource};
use crate::luck::seed_of;
use crate::review::Bot;
use crate::simulate::simulate;
use crate::testing::{games, pig_header};
use crate::under::{Class, Filler, Terms};
use serde_json::json;
use std::sync::atomic::AtomicBool;

fn pig(seed: &str, events: Option<u32>) -> Vec<u8> {
    let luck = LuckSource::Seeded { version: 1, seed: seed_of(seed) };
    let header = Header { luck, ..pig_header("50") };
    let played = simulate(games(), &header, &[Bot::Greedy], events, &AtomicBool::new(false));
    played.expect("played").bytes
}

fn damaged() -> Vec<u8> {
    let mut bytes = pig("1", None);
    let middle = bytes.len() / 2;
    bytes[middle] ^= 4;
    bytes
}

#[test]
fn a_record_that_holds_is_told_and_one_that_does_not_says_why() {
    let row = verify(games(), &pig("1", None));
    assert_eq!((row.ok, row.sealed, row.findings), (true, true, 0));
    assert_eq!((row.game.as_deref(), row.layer, &row.wrong), (Some("pig"), None, &None));
    let row = verify(games(), &damaged());
    assert!(!row.ok && row.findings > 0);
    assert_eq!(row.layer, Some(crate::verify::Layer::Frames));
    assert!(row.wrong.is_some_and(|wrong| wrong.starts_with("frames: byte ")));
}

#[test]
fn a_game_is_summed_up_from_its_bytes_alone() {
    let bytes = pig("1", None);
    let row = summary(games(), &bytes);
    assert_eq!(row, summary(games(), &bytes));
    assert_eq!((row.game.as_deref(), row.seats, row.revision), (Some("pig"), 2, 1));
    assert_eq!(row.id.len(), 64);
    let goal = Named { name: "goal".to_owned(), value: "50".to_owned() };
    assert!(row.options.contains(&goal), "{:?}", row.options);
    assert_eq!(row.readings[0].name, "PG-R1");
    assert_eq!((row.luck.as_str(), &row.cards), ("seeded", &None));
    assert!(row.by_rules && row.wrong.is_none());
    assert_eq!(row.winners.len(), 1);
    assert_eq!(row.results[usize::from(row.winners[0])], SeatResult::Win);
    let holds = facts(games(), &bytes);
    let ended: u32 = holds
        .used
        .iter()
        .filter(|one| ["PG-1.3", "PG-1.4"].contains(&one.id.as_str()))
        .flat_map(|one| &one.by)
        .sum();
    assert_eq!(row.turns, ended, "a turn ends by a 1 or by a hold");
    let short = summary(games(), &pig("1", Some(3)));
    assert_eq!((short.events, short.end, short.by_rules), (3, None, false));
    assert!(short.results.is_empty() && short.winners.is_empty());
}

#[test]
fn what_was_used_is_counted_for_each_seat() {
    let row = facts(games(), &pig("1", None));
    let of = |id: &str| row.used.iter().find(|one| one.id == id).expect(id);
    let (roll, rolls) = (of("roll"), of("PG-1.1"));
    assert_eq!((roll.kind, rolls.kind), (UseKind::Action, UseKind::Rule));
    assert_eq!((roll.words.en.as_str(), roll.words.ja.as_str()), ("roll", "さいころを振る"));
    assert_eq!(roll.by, rolls.by, "the seat that says it does it");
    // What the die shows names no seat: it counts for who has the turn.
    let fell: Vec<u32> =
        of("PG-1.2").by.iter().zip(&of("PG-1.3").by).map(|(adds, loses)| adds + loses).collect();
    assert_eq!(fell, roll.by);
    assert_eq!(of("hold").by, of("PG-1.4").by);
    assert_eq!(of("PG-1.5").by.iter().sum::<u32>(), 1);
    assert!(row.used.iter().all(|one| one.by_nobody == 0));
    assert!(row.used.is_sorted_by_key(|one| (one.kind, one.id.clone())));
}

#[test]
fn what_happened_is_told_event_by_event() {
    let bytes = pig("1", None);
    let (row, whole) = (events(games(), &bytes), summary(games(), &bytes));
    assert_eq!(row.events.len() as u32, whole.events);
    let numbers: Vec<_> = row.events.iter().map(|told| told.event).collect();
    assert_eq!(numbers, (1..=whole.events).collect::<Vec<_>>());
    let turns: std::collections::BTreeSet<_> = row.events.iter().map(|told| told.turn).collect();
    assert_eq!(turns.len() as u32, whole.turns);
    let first = &row.events[0];
    assert_eq!((first.action.as_deref(), first.seat), (Some("roll"), Some(0)));
    assert_eq!((first.words.en.as_str(), &first.rules[..]), ("roll", &["PG-1.1".to_owned()][..]));
    // What falls is nobody's action, and counts for whose turn it is.
    let fell = &row.events[1];
    assert_eq!((&fell.action, fell.seat), (&None, Some(0)));
}

#[test]
fn luck_and_choices_come_to_how_it_ended() {
    let bytes = pig("1", Some(6));
    let row = luck(games(), &bytes, Effort::playouts(8), false);
    assert_eq!(
        row,
        luck(games(), &bytes, Effort::playouts(8), false),
        "the same bytes, the same row"
    );
    assert_eq!((row.seats.len(), &row.wrong), (2, &None));
    for seat in &row.seats {
        assert_eq!(seat.end.0 - seat.start.0, seat.luck.0 + seat.choices.0);
    }
}

#[test]
fn another_reading_is_told_by_its_first_event() {
    let terms = Terms::reading("PG-R1", "at-once");
    let row = under(games(), &pig("1", None), &terms, Filler::Nobody);
    assert_eq!((row.class, row.rule.as_deref()), (Some(Class::StopsFitting), Some("PG-R1")));
    assert_eq!(row.against.map(|said| said.en), Some("the game is over".to_owned()));
    let same = under(games(), &pig("1", Some(3)), &terms, Filler::Nobody);
    assert_eq!((same.class, same.event, same.rule), (Some(Class::Same), None, None));
    let none = under(games(), &pig("1", None), &Terms::reading("XX-R1", "x"), Filler::Nobody);
    assert!(none.class.is_none() && none.wrong.is_some_and(|wrong| wrong.contains("XX-R1")));
}

#[test]
fn who_is_winning_is_told_at_a_place() {
    let bytes = pig("1", None);
    let winner = usize::from(summary(games(), &bytes).winners[0]);
    let end = value(games(), &bytes, &Place::End.into(), Effort::playouts(40));
    assert_eq!((end.value[winner], end.error[winner], end.playouts), (Share(10_000), Share(0), 1));
    let ask = || value(games(), &bytes, &Place::Event(0).into(), Effort::playouts(40));
    let start = ask();
    assert_eq!(start, ask(), "the same bytes, the same row");
    assert_eq!((start.event, start.playouts), (0, 40));
    assert_eq!(start.value.iter().map(|share| share.0).sum::<i32>(), 10_000);
    let nowhere: Address = Place::Event(9_999).into();
    let nowhere = value(games(), &bytes, &nowhere, Effort::playouts(40));
    assert!(nowhere.wrong.is_some() && nowhere.value.is_empty());
}

#[test]
fn what_is_wrong_with_a_log_is_told_in_its_row() {
    let (terms, effort) = (Terms::reading("PG-R1", "at-once"), Effort::playouts(4));
    for bytes in [&b"hello"[..], &[], &damaged()] {
        let wrong = [
            verify(games(), bytes).wrong,
            summary(games(), bytes).wrong,
            facts(games(), bytes).wrong,
            events(games(), bytes).wrong,
            luck(games(), bytes, effort, false).wrong,
            under(games(), bytes, &terms, Filler::Nobody).wrong,
            value(games(), bytes, &Place::Event(0).into(), effort).wrong,
        ];
        assert!(wrong.iter().all(Option::is_some), "{wrong:?}");
    }
}

#[test]
fn a_row_is_plain_words_and_numbers() {
    let bytes = pig("1", None);
    let json = json!(summary(games(), &bytes));
    assert_eq!((&json["luck"], &json["seats"]), (&json!("seeded"), &json!(2)));
    let back: SummaryRow = serde_json::from_value(json).expect("it reads again");
    assert_eq!(back, summary(games(), &bytes));
    let json = json!(facts(games(), &bytes));
    assert_eq!(json["used"][0]["kind"], json!("action"));
    assert!(json["used"][0]["by"].is_array());
}

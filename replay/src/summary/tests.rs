//! What a log says of itself is told, however much of it is whole.

use super::*;
use crate::log::record::{LineLuck, Step};
use crate::review::{Bot, Position, begin};
use crate::simulate::simulate;
use crate::testing::{games, pig_header};
use std::sync::atomic::AtomicBool;

fn won() -> Vec<u8> {
    let mut header = pig_header("50");
    header.names = vec!["Ada".to_owned(), "Ben".to_owned()];
    header.created = Some("2025-01-02T03:04:05Z".to_owned());
    simulate(games(), &header, &[Bot::Greedy], None, &AtomicBool::new(false)).expect("a game").bytes
}

fn told(end: SealEnd, results: &[u8]) -> (String, String) {
    let mut of = summary(games(), &won()).expect("a log");
    of.names =
        ["Ada", "Ben", "Cem"][..results.len().max(1)].iter().map(ToString::to_string).collect();
    let standing = results.iter().map(|result| (*result, Vec::new())).collect();
    of.end = Some(End { end, standing });
    (of.result(Lang::En).expect("over"), of.result(Lang::Ja).expect("over"))
}

#[test]
fn a_whole_game_is_told_in_short() {
    let bytes = won();
    let of = summary(games(), &bytes).expect("a log");
    let report = crate::verify::verify(games(), &bytes, None);
    assert_eq!((&*of.game, of.events, of.lines), ("pig", report.events, 1));
    assert_eq!(of.names, ["Ada", "Ben"]);
    assert_eq!(of.created.as_deref(), Some("2025-01-02T03:04:05Z"));
    assert_eq!((of.torn, &of.broken), (0, &None));
    assert_eq!(of.game_name(Lang::En), "Pig");
    assert_eq!(of.reason(Lang::En), Some("a seat reached the goal"));
    assert!(of.result(Lang::En).is_some_and(|words| words.ends_with(" wins")));
}

#[test]
fn lines_and_notes_are_counted_without_those_that_are_gone() {
    let mut review = begin(games(), &pig_header("50")).expect("a header of Pig");
    review.choose(0).expect("roll");
    for line in 1..=3 {
        review.go(Position::after(0, 2)).expect("there");
        review.branch("", LineLuck::Same, None).expect("a line");
        review.note("", "so").expect("a note");
        assert_eq!(review.here().line, line);
    }
    review.delete(2).expect("a line");
    review.withdraw_note(0).expect("a note");
    let of = summary(games(), &review.log_bytes().expect("in memory")).expect("a log");
    assert_eq!((of.events, of.lines, of.notes), (2, 3, 2));
    assert_eq!((of.end.clone(), of.result(Lang::En), of.reason(Lang::En)), (None, None, None));
}

#[test]
fn every_end_has_words() {
    let rules = SealEnd::Rules(0);
    let pair = |en: &str, ja: &str| (en.to_owned(), ja.to_owned());
    assert_eq!(told(rules, &[0, 2, 2]), pair("Ada wins", "Adaの勝ち"));
    assert_eq!(told(rules, &[0, 2, 0]), pair("Ada, Cem win", "Ada、Cemの勝ち"));
    assert_eq!(told(rules, &[1, 1]), pair("draw", "引き分け"));
    assert_eq!(told(rules, &[1, 2, 1]), pair("Ada, Cem draw", "Ada、Cemの引き分け"));
    assert_eq!(told(rules, &[2, 2]), pair("all lose", "全員の負け"));
    assert_eq!(told(rules, &[2]), pair("Ada loses", "Adaの負け"));
    assert_eq!(told(SealEnd::Conceded(1), &[2, 2]), pair("Ben concedes", "Benの投了"));
    assert_eq!(told(SealEnd::Conceded(9), &[]), pair("? concedes", "?の投了"));
    assert_eq!(told(SealEnd::Agreed, &[]), pair("ended by agreement", "合意により終了"));
    assert_eq!(told(SealEnd::Abandoned, &[]), pair("abandoned", "打ち切り"));
    let limit = pair("stopped at the limit of events", "イベント数の上限で終了");
    assert_eq!(told(SealEnd::EventLimit, &[]), limit);
}

#[test]
fn a_broken_log_is_told_as_far_as_it_goes() {
    let good = won();
    let frames = RawLog::scan(&good).expect("sound").frames;
    for at in frames[1].offset as usize..good.len() {
        let mut bytes = good.clone();
        bytes[at] ^= 0x10;
        let of = summary(games(), &bytes).expect("the header is whole");
        assert!(of.broken.is_some() || of.torn > 0, "byte {at}");
        assert_eq!(of.names.len(), 2);
        let cut = summary(games(), &good[..at]).expect("the header is whole");
        assert_eq!(cut.broken, None, "byte {at}");
    }
    // A step behind the seal is read by no reader.
    let crc = frames.last().expect("some").crc;
    let mut bytes = good.clone();
    let roll = kanso_engine::Event::Decision(kanso_pig::Action::Roll);
    let step = crate::log::record::Record::Step(Step { line: 0, events: vec![roll] });
    let mut payload = Vec::new();
    crate::log::encode::payload(&step, &mut payload);
    crate::log::frame::put(crc, kind::STEP, &payload, &mut bytes).expect("fits");
    let of = summary(games(), &bytes).expect("a log");
    assert!(matches!(of.broken, Some(Broken::Tree(_))), "{:?}", of.broken);
    assert_eq!(of.events, summary(games(), &good).expect("a log").events);
}

#[test]
fn what_is_no_log_of_ours_is_told_as_what_it_is() {
    assert_eq!(summary(games(), b"hello, world").expect_err("a text"), LogError::NotALog);
    assert!(matches!(summary(games(), &won()[..20]), Err(LogError::NoHeader { .. })));
    let mut header = pig_header("50");
    header.game = "go".to_owned();
    header.names[0] = "a\u{1b}[2K".to_owned();
    let builder = crate::log::LogBuilder::<kanso_pig::Action>::new(&header);
    let bytes = builder.expect("fits").finish().expect("fits");
    let of = summary(games(), &bytes).expect("its header can be read");
    assert!(matches!(of.broken, Some(Broken::Log(LogError::UnknownGame { .. }))));
    assert_eq!((of.game_name(Lang::En), of.meta.is_some()), ("go".to_owned(), false));
    assert_eq!(of.names[0], "a\u{fffd}[2K", "names are fit to be shown");
    header.game = "pig".to_owned();
    header.revision += 1;
    let builder = crate::log::LogBuilder::<kanso_pig::Action>::new(&header);
    let of = summary(games(), &builder.expect("fits").finish().expect("fits")).expect("a header");
    assert!(matches!(of.broken, Some(Broken::Log(LogError::NewerRules { .. }))));
}

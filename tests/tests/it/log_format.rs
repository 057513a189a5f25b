//! The format document: its example is a log, and the very one that the program makes.

use kanso_engine::prelude::*;
use kanso_engine::{Bag, Event, Outcome, Setup, Trace};
use kanso_games::built_in;
use kanso_games::pig::{Action, Pig};
use kanso_replay::log::jsonl::{export, import};
use kanso_replay::log::record::{Header, LuckSource, Record, SealEnd};
use kanso_replay::log::{CheckpointData, Log, LogBuilder, Tail};

const DOCUMENT: &str = include_str!("../../../replay/FORMAT.md");

/// The example of the document: what stands left of the bar in its block of digits.
fn example() -> Vec<u8> {
    let block = DOCUMENT.split("```hex\n").nth(1).expect("a block of digits");
    let block = block.split("```").next().expect("its end");
    let digits = block.lines().flat_map(|line| {
        line.split('|').next().expect("something stands left of the bar").split_whitespace()
    });
    digits.map(|digits| u8::from_str_radix(digits, 16).expect("two digits")).collect()
}

fn events() -> [Event<Action>; 5] {
    let roll = |face| [Event::Decision(Action::Roll), Event::Chance(Outcome::roll(&[face]))];
    let ([a, b], [c, d]) = (roll(6), roll(4));
    [a, b, c, d, Event::Decision(Action::Hold)]
}

/// The game that the document tells: 6, 4, hold, and the players stop.
fn made() -> Vec<u8> {
    let mut setup = Setup::new::<Pig>(2);
    setup.names = vec!["Aki".to_owned(), "Ben".to_owned()];
    let luck = LuckSource::Table { version: 1, seed: [0; 32] };
    let mut header = Header::new::<Pig>(&setup, luck, None);
    "kanso 0.1.0".clone_into(&mut header.program);
    let game = Pig::new(&setup).expect("two play Pig");
    let (mut state, mut bag) = (game.start(), Bag::new());
    let mut builder = LogBuilder::new(&header).expect("fits");
    for (at, event) in (1..).zip(events()) {
        game.apply(&mut state, &event, &mut bag, &mut Trace::off()).expect("allowed");
        builder.event(&event, || CheckpointData::of(at, &state)).expect("fits");
    }
    let last = CheckpointData::of(5, &state);
    builder.seal(SealEnd::Agreed, vec![], last).expect("fits");
    builder.finish().expect("fits")
}

#[test]
fn the_example_of_the_document_is_what_the_program_makes() {
    let (example, made) = (example(), made());
    let differ = example.iter().zip(&made).position(|(left, right)| left != right);
    assert_eq!(example, made, "they differ at byte {differ:?}; the program makes {made:02x?}");
}

#[test]
fn the_example_of_the_document_reads_as_the_game_it_tells() {
    let log = Log::<Action>::read(&example()).expect("a log");
    assert_eq!(log.tail, Tail::Clean);
    assert_eq!(log.header.names, ["Aki", "Ben"]);
    let [_, (_, Record::Step(step)), (_, Record::Checkpoint(checkpoint)), (_, Record::Seal(seal))] =
        &log.records[..]
    else {
        panic!("header, step, checkpoint, seal: {:?}", log.records);
    };
    assert_eq!(step.events, events());
    assert_eq!((checkpoint.events, seal.events, seal.end), (5, 5, SealEnd::Agreed));
    // The head hash that the document prints beside its example.
    let head = kanso_engine::cards::hex(&log.head);
    assert!(DOCUMENT.contains(&head), "the head hash is {head}");
}

#[test]
fn the_text_form_in_the_document_is_what_the_program_writes() {
    let text = export(built_in(), &example()).expect("sound");
    let step = text.lines().nth(1).expect("a step");
    assert!(DOCUMENT.contains(&format!("```json\n{step}\n```")), "{step}");
    assert_eq!(import(built_in(), &text), Ok(example()));
}

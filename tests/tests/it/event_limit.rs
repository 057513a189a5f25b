//! The kernel's limit of events, the only end of a game that its rules let go on for ever.

use kanso_engine::Setup;
use kanso_engine::game::EVENTS_MAX;
use kanso_engine::prelude::*;
use kanso_games::built_in;
use kanso_games::rook_raiders::RookRaiders;
use kanso_replay::log::record::{Header, LuckSource, Record, Seal, SealEnd};
use kanso_replay::log::{Log, LogBuilder, RawLog};
use kanso_replay::review::Bot;
use kanso_replay::simulate::simulate;
use kanso_replay::verify::{Layer, verify};
use std::sync::atomic::AtomicBool;

/// RR-13.13: without the round limit, and with seats that hold for ever.
fn endless() -> Header {
    let mut setup = Setup::new::<RookRaiders>(2);
    setup.set_reading(RookRaiders::meta(), "RR-R40", "none").expect("there is such a value");
    Header::new::<RookRaiders>(&setup, LuckSource::Seeded { version: 1, seed: [3; 32] }, None)
}

fn seal_of(bytes: &[u8]) -> Option<Seal> {
    type Action = <RookRaiders as kanso_engine::Rules>::Action;
    let log = Log::<Action>::read(bytes).expect("sound");
    match log.records.into_iter().last() {
        Some((_, Record::Seal(seal))) => Some(seal),
        _ => None,
    }
}

#[test]
fn patient_seats_without_a_round_limit_play_to_the_limit_of_events_and_nobody_wins() {
    let stop = AtomicBool::new(false);
    let game =
        simulate(built_in(), &endless(), &[Bot::Patient], None, &stop).expect("it can be played");
    assert_eq!((game.events, game.end), (EVENTS_MAX, Some(SealEnd::EventLimit)));
    let seal = seal_of(&game.bytes).expect("sealed");
    assert_eq!((seal.events, seal.end), (EVENTS_MAX, SealEnd::EventLimit));
    assert_eq!(seal.standing, [], "no seat wins by it");
    let report = verify(built_in(), &game.bytes, None);
    assert_eq!(report.findings, []);
    assert_eq!(report.lines[0].sealed, Some(SealEnd::EventLimit));
    assert_eq!(report.lines[0].allowed, EVENTS_MAX);
}

#[test]
fn a_game_that_is_stopped_before_cannot_be_sealed_as_if_it_had_reached_the_limit() {
    let stop = AtomicBool::new(false);
    let game = simulate(built_in(), &endless(), &[Bot::Patient], Some(500), &stop)
        .expect("it can be played");
    assert_eq!((game.events, game.end, seal_of(&game.bytes)), (500, None, None));
    assert!(verify(built_in(), &game.bytes, None).is_sound());
    let log = Log::read(&game.bytes).expect("sound");
    let mut builder =
        LogBuilder::<<RookRaiders as kanso_engine::Rules>::Action>::new(&log.header).expect("fits");
    for (_, record) in &log.records[1..] {
        builder.append(record).expect("fits");
    }
    let (end, standing, chain) = (SealEnd::EventLimit, Vec::new(), [0; 32]);
    builder
        .append(&Record::Seal(Seal { line: 0, events: 500, end, standing, chain }))
        .expect("fits");
    let bytes = builder.finish().expect("fits");
    assert!(bytes.starts_with(RawLog::scan(&game.bytes).expect("sound").whole()));
    let report = verify(built_in(), &bytes, None);
    assert!(report.failed(Layer::Seal) && report.findings.len() == 1, "{:?}", report.findings);
}

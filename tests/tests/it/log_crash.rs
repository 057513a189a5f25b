//! Crashes: whatever the disk does, no acknowledged step is lost, and no log becomes unreadable.

use crate::log_disk::{Disk, Fault};
use kanso_engine::prelude::*;
use kanso_engine::{Event, Outcome, Setup};
use kanso_games::pig::{Action, Pig};
use kanso_replay::log::record::{Header, LuckSource, Record, SealEnd};
use kanso_replay::log::write::{Opened, WriteError};
use kanso_replay::log::{CheckpointData, Log, Tail, Writer};

type PigWriter = Writer<Action, Disk>;

fn header() -> Header {
    let luck = LuckSource::Seeded { version: 1, seed: [7; 32] };
    Header::new::<Pig>(&Setup::new::<Pig>(2), luck, None)
}

fn roll(face: u8) -> [Event<Action>; 2] {
    [Event::Decision(Action::Roll), Event::Chance(Outcome::roll(&[face]))]
}

fn data(events: u32) -> CheckpointData {
    let game = Pig::new(&Setup::new::<Pig>(2)).expect("two play Pig");
    CheckpointData::of(events, &game.start())
}

/// How much of a session was acknowledged before something failed.
struct Session {
    /// What the disk must hold.
    acknowledged: Vec<u8>,
    /// The writer, if the log was begun, and the error that ended the session.
    writer: Option<PigWriter>,
    error: Option<WriteError>,
}

/// A short game with checkpoints and a seal, until it ends or something fails.
fn play(disk: &Disk) -> Session {
    let mut session = Session { acknowledged: Vec::new(), writer: None, error: None };
    let mut writer = match PigWriter::begin(disk.clone(), &header()) {
        Ok(writer) => writer,
        Err(error) => return Session { error: Some(error), ..session },
    };
    session.acknowledged = disk.seen();
    let result = (|| {
        for turn in 0..4 {
            writer.step(0, &roll(turn + 2), || data(0))?;
            session.acknowledged = disk.seen();
            if turn % 2 == 1 {
                writer.checkpoint(0, data(u32::from(turn) * 2 + 2))?;
                session.acknowledged = disk.seen();
            }
        }
        writer.step(0, &[Event::Decision(Action::Hold)], || data(0))?;
        session.acknowledged = disk.seen();
        writer.checkpoint(0, data(9))?;
        session.acknowledged = disk.seen();
        writer.seal(0, SealEnd::Agreed, vec![], data(9))?;
        session.acknowledged = disk.seen();
        Ok(())
    })();
    Session { writer: Some(writer), error: result.err(), ..session }
}

fn operations() -> u32 {
    let disk = Disk::new(&[], Fault::None);
    let session = play(&disk);
    assert!(session.error.is_none());
    assert_eq!(session.acknowledged, disk.seen());
    disk.operations()
}

fn read(bytes: &[u8]) -> Log<Action> {
    Log::read(bytes).expect("no crash makes a log unreadable")
}

/// Opens what is left, checks that all acknowledged frames are there and at most one more, goes on
/// playing, and reads the result.
fn goes_on(left: &[u8], acknowledged: &[u8], told: &str) {
    let disk = Disk::new(left, Fault::None);
    let Opened { mut writer, log, cut } =
        PigWriter::resume(disk.clone()).unwrap_or_else(|error| panic!("{told}: {error}"));
    let kept = disk.seen();
    assert!(kept.starts_with(acknowledged), "{told}: an acknowledged step is lost");
    let before = read(acknowledged).records.len();
    assert!(log.records.len() <= before + 1, "{told}: more than one frame was under way");
    match cut {
        None => assert_eq!(kept, left, "{told}: cut without a word"),
        Some(cut) => {
            let (offset, bytes) = disk.aside().pop().expect("what is cut is kept");
            assert_eq!((cut.offset, cut.bytes), (offset, bytes.len() as u64), "{told}");
            assert_eq!([kept, bytes].concat(), left, "{told}: nothing is lost by cutting");
        }
    }
    writer.step(0, &roll(6), || data(0)).expect("the disk is good");
    let after = read(&disk.seen());
    // Behind a long step a checkpoint is due, too.
    let more = after.records.len() - log.records.len();
    assert!(after.tail == Tail::Clean && (1..=2).contains(&more), "{told}: {more}");
}

#[test]
fn acknowledged_steps_survive_a_power_cut_at_any_operation() {
    let mut left_count = 0;
    for at in 0..operations() {
        let disk = Disk::new(&[], Fault::Power { at });
        let session = play(&disk);
        assert!(session.error.is_some(), "operation {at} failed without a word");
        for left in disk.survivors() {
            left_count += 1;
            if session.acknowledged.is_empty() {
                // Nothing was promised yet: whole, or refused in plain words.
                if let Err(error) = PigWriter::resume(Disk::new(&left, Fault::None)) {
                    assert!(matches!(error, WriteError::Log(_)), "operation {at}: {error}");
                }
            } else {
                goes_on(&left, &session.acknowledged, &format!("operation {at}"));
            }
        }
    }
    assert!(left_count > 1_000, "only {left_count} files were looked at");
}

#[test]
fn a_full_disk_costs_only_what_was_not_acknowledged() {
    // The last operation is a sync, which needs no room.
    for at in 0..operations() - 1 {
        for written in [0, 1, 5, 9, 30] {
            let disk = Disk::new(&[], Fault::Full { at, written });
            let session = play(&disk);
            let told = format!("operation {at}, {written} bytes written");
            let error = session.error.unwrap_or_else(|| panic!("{told}: no word of it"));
            assert!(matches!(error, WriteError::Failed { cut_back: true, .. }), "{told}: {error}");
            assert_eq!(disk.seen(), session.acknowledged, "{told}: cut back");
            let Some(mut writer) = session.writer else { continue };
            // What failed once is not trusted again.
            let again = writer.step(0, &roll(2), || data(0)).expect_err("poisoned");
            assert!(matches!(again, WriteError::Poisoned { .. }), "{told}: {again}");
            assert_eq!(disk.seen(), session.acknowledged, "{told}: left alone");
            goes_on(&disk.seen(), &session.acknowledged, &told);
        }
    }
}

#[test]
fn a_failing_sync_acknowledges_nothing_and_loses_nothing() {
    let mut failed = 0;
    for at in 0..operations() {
        for fault in [Fault::SyncOnce { at }, Fault::Dead { at }] {
            let disk = Disk::new(&[], fault);
            let session = play(&disk);
            let Some(error) = session.error else {
                assert_eq!(fault, Fault::SyncOnce { at }, "a dead disk is noticed");
                continue;
            };
            failed += 1;
            let WriteError::Failed { offset, cut_back, .. } = error else {
                panic!("{fault:?}: {error}")
            };
            assert_eq!(offset, session.acknowledged.len() as u64, "{fault:?}");
            assert_eq!(cut_back, matches!(fault, Fault::SyncOnce { .. }), "{fault:?}");
            if session.acknowledged.is_empty() {
                continue;
            }
            for left in disk.survivors() {
                goes_on(&left, &session.acknowledged, &format!("{fault:?}"));
            }
        }
    }
    assert!(failed > 20, "only {failed} sessions failed");
}

/// A step of many events is written over several blocks of the disk, of which any may be there.
#[test]
fn a_long_step_of_which_some_blocks_are_there_is_cut_whole() {
    let disk = Disk::new(&[], Fault::None);
    let mut writer = PigWriter::begin(disk.clone(), &header()).expect("begun");
    writer.step(0, &roll(2), || data(0)).expect("written");
    let acknowledged = disk.seen();
    let long: Vec<_> = (0..600).flat_map(|_| roll(3)).collect();
    let broken = Disk::new(&acknowledged, Fault::Power { at: 1 });
    let Opened { mut writer, .. } = PigWriter::resume(broken.clone()).expect("a good log");
    assert_eq!(broken.operations(), 0, "a whole log is only read");
    writer.step(0, &long, || data(0)).expect_err("no power");
    let written = broken.seen().len() - acknowledged.len();
    assert!(written > 3 * 512, "{written}");
    let (mut whole, mut cut) = (0, 0);
    for left in broken.blocks() {
        goes_on(&left, &acknowledged, "some blocks");
        if left == broken.seen() { whole += 1 } else { cut += 1 }
    }
    assert!(whole >= 1 && cut > 100, "{whole} {cut}");
}

/// A second crash, while the first one is tidied up, costs nothing either.
#[test]
fn a_crash_while_a_torn_tail_is_cut_loses_nothing() {
    let whole = Disk::new(&[], Fault::None);
    let acknowledged = play(&whole).acknowledged;
    let torn = [&acknowledged[..], &[9, 2, 0, 0]].concat();
    for at in 0..4 {
        let disk = Disk::new(&torn, Fault::Power { at });
        let opened = PigWriter::resume(disk.clone());
        assert_eq!(opened.is_ok(), at == 3, "keep, cut, sync");
        for left in disk.survivors() {
            goes_on(&left, &acknowledged, &format!("operation {at}"));
            let kept = disk.aside().first().map(|(_, bytes)| bytes.clone());
            assert!(left == torn || kept.as_deref() == Some(&torn[acknowledged.len()..]));
        }
    }
}

#[test]
fn a_step_is_a_write_and_a_sync() {
    let disk = Disk::new(&[], Fault::None);
    let mut writer = PigWriter::begin(disk.clone(), &header()).expect("begun");
    let before = disk.operations();
    writer.step(0, &roll(2), || data(0)).expect("written");
    assert_eq!(disk.operations(), before + 2);
    let log = read(&disk.seen());
    assert!(matches!(log.records[1].1, Record::Step(_)));
}

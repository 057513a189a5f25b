//! A whole log in memory: for simulate, import, extract and golden games, which write a file at once.

use super::chain::Chain;
use super::checkpoint::CheckpointData;
use super::encode::{self, Unwritable};
use super::frame::{Crc, TooLong, put};
use super::magic::MAGIC;
use super::record::{ChainHash, Header, Interval, MAIN_LINE, Record, Seal, SealEnd, kind};
use crate::codec::encode_into;
use kanso_engine::Event;
use serde::Serialize;
use std::marker::PhantomData;

/// A step of a program has at most this many events.
pub const STEP_EVENTS_MAX: u32 = 64;
/// A step of a program with events this long, in bytes, is closed too.
const STEP_LEN_FULL: usize = 1 << 16;

/// Why a record is not in the log. The log is as before, and can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BuildError {
    /// It fits no frame.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// No reader would take it.
    #[error(transparent)]
    Unwritable(#[from] Unwritable),
}

/// Makes a log. `A` is what a player of its game can say.
#[derive(Clone, Debug)]
pub struct LogBuilder<A> {
    bytes: Vec<u8>,
    crc: Crc,
    chain: Chain,
    /// How many of the bytes are in the chain.
    chained: usize,
    /// The payload of the open step of the main line, empty if there is none.
    step: Vec<u8>,
    step_events: u32,
    since_checkpoint: u32,
    interval: Interval,
    payload: Vec<u8>,
    actions: PhantomData<fn(&A)>,
}

impl<A: Serialize> LogBuilder<A> {
    /// A log with this header.
    ///
    /// # Errors
    ///
    /// [`TooLong`], as with a card set of more than a mebibyte.
    pub fn new(header: &Header) -> Result<Self, TooLong> {
        let mut builder = Self {
            bytes: MAGIC.to_vec(),
            crc: Crc::START,
            chain: Chain::new(),
            chained: 0,
            step: Vec::new(),
            step_events: 0,
            since_checkpoint: 0,
            interval: Interval::default(),
            payload: Vec::new(),
            actions: PhantomData,
        };
        encode::header(header, &mut builder.payload);
        builder.put(header.kind())?;
        Ok(builder)
    }

    /// Appends an event of the main line; events are gathered into steps. After as many of them as the
    /// log's [`Interval`] says a checkpoint follows, for which `state` is asked: the state after this
    /// event.
    ///
    /// # Errors
    ///
    /// [`BuildError`]: an event of a mebibyte.
    #[inline]
    pub fn event(
        &mut self,
        event: &Event<A>,
        state: impl FnOnce() -> CheckpointData,
    ) -> Result<(), BuildError> {
        if self.step.is_empty() {
            encode_into(&MAIN_LINE, &mut self.step);
        }
        encode_into(event, &mut self.step);
        self.step_events += 1;
        self.since_checkpoint += 1;
        if self.since_checkpoint >= self.interval.events() {
            self.checkpoint(state())?;
        } else if self.step_events == STEP_EVENTS_MAX || self.step.len() >= STEP_LEN_FULL {
            self.flush()?;
        }
        Ok(())
    }

    /// Appends a checkpoint of the main line, if it has events behind its last one.
    ///
    /// # Errors
    ///
    /// [`BuildError`].
    pub fn checkpoint(&mut self, state: CheckpointData) -> Result<(), BuildError> {
        if self.since_checkpoint > 0 {
            let head = self.head()?;
            self.append(&Record::Checkpoint(state.record(MAIN_LINE, head)))?;
        }
        Ok(())
    }

    /// Closes the main line, with a checkpoint before where there is none.
    ///
    /// # Errors
    ///
    /// [`BuildError`].
    pub fn seal(
        &mut self,
        end: SealEnd,
        standing: Vec<(u8, Vec<Option<i32>>)>,
        state: CheckpointData,
    ) -> Result<(), BuildError> {
        let events = state.events;
        self.checkpoint(state)?;
        let chain = self.head()?;
        self.append(&Record::Seal(Seal { line: MAIN_LINE, events, end, standing, chain }))
    }

    /// Appends a record behind the events so far, as one frame. One that is
    /// [chained](Record::is_chained) gets its hash here, whatever it says.
    ///
    /// # Errors
    ///
    /// [`BuildError`].
    pub fn append(&mut self, record: &Record<A>) -> Result<(), BuildError> {
        encode::check(record)?;
        self.flush()?;
        let chain = if record.is_chained() { Some(self.head()?) } else { None };
        self.payload.clear();
        encode::payload(record, &mut self.payload);
        if let Some(chain) = chain {
            encode::chained(&mut self.payload, &chain);
        }
        self.put(record.kind())?;
        match record {
            Record::Step(step) if step.line == MAIN_LINE => {
                self.since_checkpoint += step.events.len() as u32;
            }
            Record::Checkpoint(own) if own.line == MAIN_LINE => self.since_checkpoint = 0,
            Record::Interval(interval) => self.interval = *interval,
            _ => {}
        }
        Ok(())
    }

    /// The hash of all bytes so far.
    ///
    /// # Errors
    ///
    /// [`TooLong`], if the events so far fit no frame.
    pub fn head(&mut self) -> Result<ChainHash, TooLong> {
        self.flush()?;
        self.chain.update(&self.bytes[self.chained..]);
        self.chained = self.bytes.len();
        Ok(self.chain.hash())
    }

    /// The bytes of the log.
    ///
    /// # Errors
    ///
    /// [`TooLong`], if the last events fit no frame.
    pub fn finish(mut self) -> Result<Vec<u8>, TooLong> {
        self.flush()?;
        Ok(self.bytes)
    }

    /// Closes the open step.
    fn flush(&mut self) -> Result<(), TooLong> {
        if self.step_events > 0 {
            std::mem::swap(&mut self.step, &mut self.payload);
            self.step.clear();
            self.step_events = 0;
            self.put(kind::STEP)?;
        }
        Ok(())
    }

    fn put(&mut self, of_kind: u8) -> Result<(), TooLong> {
        self.crc = put(self.crc, of_kind, &self.payload, &mut self.bytes)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::record::{Checkpoint, Step};
    use crate::log::{Log, samples};
    use kanso_pig::Action;

    #[test]
    fn events_are_gathered_into_steps_and_checkpoints_stand_between() {
        let bytes = samples::sealed(300);
        let log = Log::<Action>::read(&bytes).expect("whole");
        let told: Vec<_> = log
            .records
            .iter()
            .map(|(_, record)| match record {
                Record::Step(step) => format!("step {}", step.events.len()),
                Record::Checkpoint(own) => format!("checkpoint {}", own.events),
                Record::Seal(own) => format!("seal {}", own.events),
                other => format!("kind {}", other.kind()),
            })
            .collect();
        assert_eq!(
            told.join(", "),
            "kind 1, step 64, step 64, step 64, step 64, checkpoint 256, step 44, \
             checkpoint 300, seal 300"
        );
    }

    #[test]
    fn a_checkpoint_is_due_after_as_many_events_of_the_main_line_as_the_log_says() {
        let hold = Event::Decision(Action::Hold);
        let state = || CheckpointData { events: 0, digest: [0; 32], fields: Vec::new() };
        let step = |line, count| Record::Step(Step { line, events: vec![hold.clone(); count] });
        let checkpoint = |line| Record::Checkpoint(state().record(line, [0; 32]));
        let mut builder = LogBuilder::<Action>::new(&samples::header()).expect("fits");
        builder.checkpoint(state()).expect("there is nothing to check");
        let interval = Record::Interval(Interval { events: 4 });
        for record in [interval, step(1, 9), step(0, 2), checkpoint(1)] {
            builder.append(&record).expect("fits");
        }
        for _ in 0..3 {
            builder.event(&hold, state).expect("fits");
        }
        builder.append(&checkpoint(0)).expect("fits");
        for _ in 0..3 {
            builder.event(&hold, state).expect("fits");
        }
        let log = Log::<Action>::read(&builder.finish().expect("fits")).expect("whole");
        let told = log.records[2..].iter().map(|(_, record)| match record {
            Record::Step(step) => format!("{} on {}", step.events.len(), step.line),
            Record::Checkpoint(own) => format!("check {}", own.line),
            other => format!("kind {}", other.kind()),
        });
        assert_eq!(
            told.collect::<Vec<_>>(),
            ["9 on 1", "2 on 0", "check 1", "2 on 0", "check 0", "1 on 0", "check 0", "3 on 0"]
        );
    }

    #[test]
    fn hashes_are_over_all_bytes_before() {
        let bytes = samples::sealed(300);
        let log = Log::<Action>::read(&bytes).expect("whole");
        let mut seen = 0;
        for (offset, record) in &log.records {
            let before = crate::log::chain::hash(&bytes[..*offset as usize]);
            match record {
                Record::Checkpoint(Checkpoint { chain, .. }) | Record::Seal(Seal { chain, .. }) => {
                    assert_eq!(*chain, before);
                    seen += 1;
                }
                _ => {}
            }
        }
        assert_eq!(seen, 3);
    }

    #[test]
    fn a_game_of_150_events_stays_below_11_bytes_per_event() {
        for events in [150, 256, 300, 1_000] {
            let len = samples::sealed(events).len();
            assert!(len < 11 * events as usize, "{events} events take {len} bytes");
        }
    }

    #[test]
    fn a_record_that_cannot_be_read_is_refused_and_the_log_goes_on() {
        let mut builder = LogBuilder::<Action>::new(&samples::header()).expect("fits");
        let error =
            builder.append(&Record::Header(Box::new(samples::header()))).expect_err("second");
        assert_eq!(error, BuildError::Unwritable(Unwritable::SecondHeader));
        let huge = Record::Unknown { kind: 200, payload: vec![0; 1 << 20] };
        assert!(matches!(builder.append(&huge), Err(BuildError::TooLong(_))));
        builder.append(&Record::Unknown { kind: 200, payload: vec![] }).expect("goes on");
        let log = Log::<Action>::read(&builder.finish().expect("fits")).expect("whole");
        assert_eq!(log.records.len(), 2);
    }
}

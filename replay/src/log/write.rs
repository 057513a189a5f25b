//! Appending to a log while people play: a step is acknowledged when it stands on the disk.
//!
//! One write, one frame, one sync: at any time at most one frame is not on the disk yet, so a crash
//! breaks at most the last one, and that is a torn tail. What failed once is not trusted again: the
//! file is cut back to what was acknowledged, and the writer refuses until it is opened anew.

use super::bulk::{BuildError, LogBuilder};
use super::chain::Chain;
use super::checkpoint::{CheckpointData, SinceCheckpoint};
use super::encode::{self, Unwritable};
use super::error::LogError;
use super::frame::{Crc, TooLong, put};
use super::magic::MAGIC;
use super::read::{FRAMES_MAX, Log, RawLog, Tail};
use super::record::{ChainHash, Header, LineId, Record, Seal, SealEnd};
use super::store::{self, FileStore, OpenError, Store, write_own};
use crate::disk;
use crate::reading::LOG_LEN_MAX;
use kanso_engine::Event;
use serde::{Serialize, de::DeserializeOwned};
use std::io;
use std::marker::PhantomData;
use std::path::Path;

/// Why nothing was appended.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// The file cannot be had for writing.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The file cannot be read on, so nothing is added to it.
    #[error(transparent)]
    Log(#[from] LogError),
    /// The record fits no frame. Nothing was written; the writer goes on.
    #[error("the record is too long: {0}")]
    TooLong(#[from] TooLong),
    /// No reader would take the record. Nothing was written; the writer goes on.
    #[error(transparent)]
    Unwritable(#[from] Unwritable),
    /// The log would be longer than a log can be. Nothing was written; the writer goes on.
    #[error(
        "{len} bytes and {frames} frames, where a log has at most {LOG_LEN_MAX} and {FRAMES_MAX}"
    )]
    Full {
        /// How long it would be, in bytes.
        len: u64,
        /// How many frames it would have.
        frames: usize,
    },
    /// A write or a sync failed. All that was acknowledged is safe.
    #[error(
        "byte {offset}: {source}; what was acknowledged is safe{}, open the log again to go on",
        if *cut_back { " and the file was cut back to it" } else { "" }
    )]
    Failed {
        /// Where the acknowledged part ends.
        offset: u64,
        /// True if the file ends there now. If not, it has a torn tail.
        cut_back: bool,
        /// What the system says.
        source: io::Error,
    },
    /// An earlier write failed; nothing more is written until the log is opened again.
    #[error("byte {offset}: an earlier write failed ({problem}); open the log again to go on")]
    Poisoned {
        /// Where the acknowledged part ends.
        offset: u64,
        /// What failed.
        problem: String,
    },
}

impl From<BuildError> for WriteError {
    fn from(error: BuildError) -> Self {
        match error {
            BuildError::TooLong(error) => error.into(),
            BuildError::Unwritable(error) => error.into(),
        }
    }
}

/// What was cut off a torn tail before appending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// Where the last whole frame ends.
    pub offset: u64,
    /// How many bytes stood behind it.
    pub bytes: u64,
    /// Where they are kept.
    pub kept_in: String,
}

/// A log opened for appending.
#[derive(Debug)]
pub struct Opened<A, S = FileStore> {
    /// Goes on behind its last frame.
    pub writer: Writer<A, S>,
    /// What stands in it; its tail is clean.
    pub log: Log<A>,
    /// What a crash had torn, if it had: to be told.
    pub cut: Option<Cut>,
}

/// Appends to a log. `A` is what a player of its game can say.
#[derive(Debug)]
pub struct Writer<A, S = FileStore> {
    store: S,
    crc: Crc,
    chain: Chain,
    /// Length of what is acknowledged.
    len: u64,
    /// How many frames it has.
    frames: usize,
    since_checkpoint: SinceCheckpoint,
    poisoned: Option<String>,
    payload: Vec<u8>,
    frame: Vec<u8>,
    actions: PhantomData<fn(&A)>,
}

impl<A: Serialize + DeserializeOwned> Writer<A> {
    /// Makes a new file with this header, and with these records behind it; it stands on the disk when
    /// this comes back.
    ///
    /// # Errors
    ///
    /// [`WriteError`]; an existing file is left as it is, and there is a new one with all of it or none.
    pub fn create(path: &Path, header: &Header, records: &[Record<A>]) -> Result<Self, WriteError> {
        let mut log = LogBuilder::new(header)?;
        for record in records {
            log.append(record)?;
        }
        write_own(path, &log.finish()?)?;
        // What cannot be opened at once was not made: its name is free for another try.
        let opened = Self::open(path).inspect_err(|_| drop(store::remove(path)))?;
        Ok(opened.writer)
    }

    /// Opens a file to go on behind its last frame.
    ///
    /// # Errors
    ///
    /// [`WriteError`]; damage is refused. A torn tail is cut off and kept, which [`Opened::cut`]
    /// says.
    pub fn open(path: &Path) -> Result<Opened<A>, WriteError> {
        Self::resume(FileStore::open(path)?)
    }
}

impl<A: Serialize + DeserializeOwned, S: Store> Writer<A, S> {
    /// Begins a log in an empty store.
    ///
    /// # Errors
    ///
    /// [`WriteError`].
    pub fn begin(store: S, header: &Header) -> Result<Self, WriteError> {
        let mut writer = Self {
            store,
            crc: Crc::START,
            chain: Chain::new(),
            len: 0,
            frames: 0,
            since_checkpoint: SinceCheckpoint::default(),
            poisoned: None,
            payload: Vec::new(),
            frame: MAGIC.to_vec(),
            actions: PhantomData,
        };
        let record = Record::<A>::Header(Box::new(header.clone()));
        encode::payload(&record, &mut writer.payload);
        writer.commit(record.kind())?;
        Ok(writer)
    }

    /// Goes on with the log in a store.
    ///
    /// # Errors
    ///
    /// [`WriteError`].
    pub fn resume(mut store: S) -> Result<Opened<A, S>, WriteError> {
        let bytes = store.read().map_err(OpenError::Io)?;
        let raw = RawLog::scan(&bytes)?;
        let mut log = Log::of(&raw)?;
        let end = raw.end();
        let cut = match &raw.tail {
            Tail::Clean => None,
            Tail::Torn { offset, bytes: torn, .. } => {
                let _held = disk::hold();
                let kept_in =
                    store.set_aside(end, &bytes[end as usize..]).map_err(OpenError::Io)?;
                store.truncate(end).and_then(|()| store.sync()).map_err(OpenError::Io)?;
                Some(Cut { offset: *offset, bytes: *torn, kept_in })
            }
        };
        log.tail = Tail::Clean;
        let mut chain = Chain::new();
        chain.update(raw.whole());
        let mut since_checkpoint = SinceCheckpoint::default();
        for (_, record) in &log.records {
            since_checkpoint.note(record);
        }
        let writer = Self {
            store,
            crc: raw.frames.last().map_or(Crc::START, |frame| frame.crc),
            chain,
            len: end,
            frames: raw.frames.len(),
            since_checkpoint,
            poisoned: None,
            payload: Vec::new(),
            frame: Vec::new(),
            actions: PhantomData,
        };
        Ok(Opened { writer, log, cut })
    }

    /// Appends events of a line that were acknowledged together. When this comes back, they stand on
    /// the disk. After as many events of a line as the log's [`Interval`] says a checkpoint follows, for
    /// which `state` is asked: the line's state after these events.
    ///
    /// [`Interval`]: super::record::Interval
    ///
    /// Returns where the frame begins.
    ///
    /// # Errors
    ///
    /// [`WriteError`]: the events are not in the log. A checkpoint that fails behind them is told by
    /// the next call, for the events are safe.
    pub fn step(
        &mut self,
        line: LineId,
        events: &[Event<A>],
        state: impl FnOnce() -> CheckpointData,
    ) -> Result<u64, WriteError> {
        if events.is_empty() {
            return Err(Unwritable::EmptyStep.into());
        }
        self.payload.clear();
        encode::step(line, events, &mut self.payload);
        let offset = self.commit(super::record::kind::STEP)?;
        self.since_checkpoint.add(line, events.len() as u32);
        if self.since_checkpoint.is_due(line) {
            // Remembered by the writer when it fails.
            let _ = self.checkpoint(line, state());
        }
        Ok(offset)
    }

    /// Appends a checkpoint of a line, if it has events behind its last one; `state` is the state
    /// after all its events. To be called for each of [`Writer::unchecked`] at the end of a session.
    ///
    /// # Errors
    ///
    /// [`WriteError`].
    pub fn checkpoint(&mut self, line: LineId, state: CheckpointData) -> Result<(), WriteError> {
        if self.since_checkpoint.of(line) > 0 {
            self.append(&Record::Checkpoint(state.record(line, self.chain.hash())))?;
        }
        Ok(())
    }

    /// The lines that have events behind their last checkpoint.
    pub fn unchecked(&self) -> impl Iterator<Item = LineId> + '_ {
        self.since_checkpoint.lines()
    }

    /// Closes the events of a line, with a checkpoint before where there is none.
    ///
    /// `standing` is what [`Seal::standing`] says, empty unless the game ended by its rules.
    ///
    /// # Errors
    ///
    /// [`WriteError`].
    pub fn seal(
        &mut self,
        line: LineId,
        end: SealEnd,
        standing: Vec<(u8, Vec<Option<i32>>)>,
        state: CheckpointData,
    ) -> Result<u64, WriteError> {
        let events = state.events;
        self.checkpoint(line, state)?;
        self.append(&Record::Seal(Seal { line, events, end, standing, chain: self.chain.hash() }))
    }

    /// Appends a record. A checkpoint and a seal get their chain hash here, whatever they say.
    ///
    /// Returns where the frame begins.
    ///
    /// # Errors
    ///
    /// [`WriteError`].
    pub fn append(&mut self, record: &Record<A>) -> Result<u64, WriteError> {
        encode::check(record)?;
        self.payload.clear();
        encode::payload(record, &mut self.payload);
        if record.is_chained() {
            encode::chained(&mut self.payload, &self.chain.hash());
        }
        let offset = self.commit(record.kind())?;
        self.since_checkpoint.note(record);
        Ok(offset)
    }

    /// The hash of all bytes so far.
    pub fn head(&self) -> ChainHash {
        self.chain.hash()
    }

    /// Length of what is acknowledged.
    pub fn acknowledged(&self) -> u64 {
        self.len
    }

    /// Writes the payload as a frame; comes back when it stands on the disk. `self.frame` holds what
    /// goes before it in the same write: the magic of a new log, else nothing.
    fn commit(&mut self, kind: u8) -> Result<u64, WriteError> {
        if let Some(problem) = &self.poisoned {
            return Err(WriteError::Poisoned { offset: self.len, problem: problem.clone() });
        }
        let offset = self.len + self.frame.len() as u64;
        let before = self.frame.len();
        let crc = put(self.crc, kind, &self.payload, &mut self.frame)?;
        let (len, frames) = (self.len + self.frame.len() as u64, self.frames + 1);
        if len > LOG_LEN_MAX || frames > FRAMES_MAX {
            self.frame.truncate(before);
            return Err(WriteError::Full { len, frames });
        }
        let _held = disk::hold();
        if let Err(source) = self.store.append(&self.frame).and_then(|()| self.store.sync()) {
            self.poisoned = Some(source.to_string());
            let cut_back = self.store.truncate(self.len).and_then(|()| self.store.sync()).is_ok();
            return Err(WriteError::Failed { offset: self.len, cut_back, source });
        }
        self.crc = crc;
        self.chain.update(&self.frame);
        (self.len, self.frames) = (len, frames);
        self.frame.clear();
        self.store.acknowledged();
        Ok(offset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::record::{LineLuck, NewLine, Note, Piece, Step, kind};
    use crate::log::{chain, samples};
    use kanso_engine::prelude::*;
    use kanso_engine::{Bag, Setup, Trace};
    use kanso_pig::{Action, Pig};

    type PigWriter = Writer<Action>;

    fn nothing() -> CheckpointData {
        CheckpointData { events: 0, digest: [0; 32], fields: vec![] }
    }

    #[test]
    fn what_is_written_in_two_sessions_reads_as_one_log() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.kanso");
        let mut writer = PigWriter::create(&path, &samples::header(), &[]).expect("new");
        let first = writer.step(0, &samples::roll(4), nothing).expect("written");
        assert!(matches!(PigWriter::open(&path), Err(WriteError::Open(OpenError::Locked))));
        drop(writer);
        let Opened { mut writer, log, cut } = PigWriter::open(&path).expect("free");
        assert_eq!((log.records[1].0, cut), (first, None));
        assert_eq!(writer.unchecked().collect::<Vec<_>>(), [0]);
        writer.step(0, &[Event::Decision(Action::Hold)], nothing).expect("written");
        let note = Note { line: 0, events: 3, author: String::new(), text: "so".to_owned() };
        writer.append(&Record::Note(note)).expect("written");
        let head = writer.head();
        let log = Log::<Action>::read(&std::fs::read(&path).expect("there")).expect("whole");
        assert_eq!(log.head, head);
        let kinds: Vec<_> = log.records.iter().map(|(_, record)| record.kind()).collect();
        assert_eq!(kinds, [kind::HEADER, kind::STEP, kind::STEP, kind::NOTE]);
    }

    #[test]
    fn an_existing_file_is_never_begun_anew() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.kanso");
        std::fs::write(&path, b"mine").expect("written");
        let error = PigWriter::create(&path, &samples::header(), &[]).expect_err("exists");
        assert!(matches!(error, WriteError::Open(OpenError::Exists)));
        assert_eq!(std::fs::read(&path).expect("there"), b"mine");
    }

    #[test]
    fn checkpoints_come_by_themselves_and_chain_over_all_before() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.kanso");
        let game = Pig::new(&Setup::new::<Pig>(2)).expect("two play Pig");
        let (mut state, mut bag) = (game.start(), Bag::new());
        let mut writer = PigWriter::create(&path, &samples::header(), &[]).expect("new");
        let mut events = 0;
        for _ in 0..300 {
            let roll = samples::roll(1);
            for event in &roll {
                game.apply(&mut state, event, &mut bag, &mut Trace::off()).expect("allowed");
            }
            events += 2;
            writer.step(0, &roll, || CheckpointData::of(events, &state)).expect("written");
        }
        let last = CheckpointData::of(events, &state);
        writer.seal(0, SealEnd::Abandoned, vec![], last).expect("written");
        let bytes = std::fs::read(&path).expect("there");
        let log = Log::<Action>::read(&bytes).expect("whole");
        let mut after = Vec::new();
        for (offset, record) in &log.records {
            let before = chain::hash(&bytes[..*offset as usize]);
            match record {
                Record::Checkpoint(own) => {
                    assert_eq!(own.chain, before);
                    after.push(own.events);
                }
                Record::Seal(own) => assert_eq!((own.chain, own.events), (before, 600)),
                _ => {}
            }
        }
        assert_eq!(after, [256, 512, 600]);
    }

    /// A branch has events of its own from its pieces on, and so a checkpoint before its seal.
    #[test]
    fn a_branch_without_steps_gets_its_checkpoint() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.kanso");
        let mut writer = PigWriter::create(&path, &samples::header(), &[]).expect("new");
        writer.step(0, &samples::roll(4), nothing).expect("written");
        writer.checkpoint(0, nothing()).expect("written");
        let pieces = vec![Piece::Kept { from: 0, to: 1 }, Piece::Entered(samples::roll(2).into())];
        let line = NewLine { parent: 0, name: String::new(), luck: LineLuck::Same, pieces };
        writer.append(&Record::Line(line)).expect("written");
        assert_eq!(writer.unchecked().collect::<Vec<_>>(), [1]);
        drop(writer);
        let Opened { mut writer, .. } = PigWriter::open(&path).expect("free");
        assert_eq!(writer.unchecked().collect::<Vec<_>>(), [1]);
        writer.seal(1, SealEnd::Agreed, vec![], nothing()).expect("written");
        assert_eq!(writer.unchecked().count(), 0);
        let log = Log::<Action>::read(&std::fs::read(&path).expect("there")).expect("whole");
        let kinds: Vec<_> = log.records.iter().map(|(_, record)| record.kind()).collect();
        assert_eq!(kinds[3..], [kind::LINE, kind::CHECKPOINT, kind::SEAL]);
    }

    #[test]
    fn a_line_without_new_events_gets_no_checkpoint() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.kanso");
        let mut writer = PigWriter::create(&path, &samples::header(), &[]).expect("new");
        let before = writer.acknowledged();
        writer.checkpoint(0, nothing()).expect("nothing to write");
        assert_eq!(writer.acknowledged(), before);
    }

    #[test]
    fn a_log_that_is_full_takes_nothing_more_and_stays_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.kanso");
        let mut writer = PigWriter::create(&path, &samples::header(), &[]).expect("new");
        let before = writer.acknowledged();
        writer.step(0, &samples::roll(2), nothing).expect("written");
        let (len, frame) = (writer.len, writer.len - before);
        for (len, frames, is_full) in [
            (LOG_LEN_MAX - frame, 2, false),
            (LOG_LEN_MAX - frame + 1, 2, true),
            (len, FRAMES_MAX - 1, false),
            (len, FRAMES_MAX, true),
        ] {
            // As if all of that stood in the file.
            (writer.len, writer.frames) = (len, frames);
            let error = writer.step(0, &samples::roll(2), nothing).err();
            let told = match error {
                Some(WriteError::Full { len, frames }) => Some((len, frames)),
                Some(error) => panic!("{error}"),
                None => None,
            };
            assert_eq!(told, is_full.then_some((len + frame, frames + 1)));
            assert_eq!(writer.acknowledged(), if is_full { len } else { len + frame });
        }
        let log = Log::<Action>::read(&std::fs::read(&path).expect("there")).expect("whole");
        assert_eq!(log.records.len(), 4, "what was not full took one each");
    }

    #[test]
    fn a_torn_tail_is_kept_beside_and_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.kanso");
        let mut writer = PigWriter::create(&path, &samples::header(), &[]).expect("new");
        writer.step(0, &samples::roll(4), nothing).expect("written");
        let whole = writer.acknowledged();
        writer.step(0, &samples::roll(5), nothing).expect("written");
        drop(writer);
        let bytes = std::fs::read(&path).expect("there");
        std::fs::write(&path, &bytes[..bytes.len() - 3]).expect("cut");
        let Opened { mut writer, log, cut } = PigWriter::open(&path).expect("torn, not damaged");
        let cut = cut.expect("told");
        assert_eq!((cut.offset, cut.bytes), (whole, bytes.len() as u64 - 3 - whole));
        let kept = std::fs::read(&cut.kept_in).expect("kept");
        assert_eq!(kept, &bytes[whole as usize..bytes.len() - 3]);
        assert_eq!(log.records.len(), 2);
        writer.step(0, &samples::roll(5), nothing).expect("written");
        drop(writer);
        assert_eq!(std::fs::read(&path).expect("there"), bytes);
    }

    #[test]
    fn damage_is_never_written_behind() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.kanso");
        let mut bytes = samples::file(&samples::records()[4..6]);
        bytes[20] ^= 1;
        std::fs::write(&path, &bytes).expect("written");
        let error = PigWriter::open(&path).expect_err("damaged");
        assert!(matches!(error, WriteError::Log(LogError::Damaged { .. })), "{error}");
        assert_eq!(std::fs::read(&path).expect("there"), bytes);
    }

    #[test]
    fn a_record_that_cannot_be_read_is_not_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.kanso");
        let mut writer = PigWriter::create(&path, &samples::header(), &[]).expect("new");
        let before = writer.acknowledged();
        let text = "x".repeat(1 << 20);
        let note = Note { line: 0, events: 0, author: String::new(), text };
        let error = writer.append(&Record::Note(note)).expect_err("too long");
        assert!(matches!(error, WriteError::TooLong(_)), "{error}");
        for (record, why) in [
            (Record::Header(Box::new(samples::header())), Unwritable::SecondHeader),
            (Record::Step(Step { line: 0, events: vec![] }), Unwritable::EmptyStep),
            (Record::Unknown { kind: 99, payload: vec![] }, Unwritable::UnknownKind { kind: 99 }),
        ] {
            let error = writer.append(&record).expect_err("no reader would take it");
            assert!(matches!(error, WriteError::Unwritable(found) if found == why), "{error}");
        }
        assert!(writer.step(0, &[], nothing).is_err());
        assert_eq!(writer.acknowledged(), before);
        writer.step(0, &samples::roll(2), nothing).expect("goes on");
        let log = Log::<Action>::read(&std::fs::read(&path).expect("there")).expect("whole");
        assert_eq!(log.records.len(), 2);
    }
}

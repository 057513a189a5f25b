//! Reading a log: its frames, then its records.
//!
//! All on slices: a reader needs no lock and writes nothing. Memory is bounded by the file's size.
//!
//! A break at the end, without a whole frame behind it, is what an interrupted append leaves: a torn
//! tail, told and not an error, for everything acknowledged stands before it. A break with whole
//! frames behind it is damage: an error. What this does not prove: that nothing was cut off exactly
//! between two frames; only a seal, or a head hash kept elsewhere, tells.

use super::chain;
use super::decode;
use super::error::{LogError, Resumes};
use super::frame::{Crc, FrameError, take};
use super::magic::{self, MAGIC_LEN, Magic};
use super::record::{ChainHash, Header, Piece, Record, kind};
use super::search::find_frame;
use crate::lines::REPLAY_MAX;
use kanso_engine::Game;
use kanso_engine::game::EVENTS_MAX;
use serde::{Serialize, de::DeserializeOwned};
use std::ops::Range;

/// Most frames of a log. A program writes many events to a frame, and who plays one event after the other,
/// one every ten seconds, would play for two weeks day and night. So the smallest frames that there are
/// take no more memory than any program may have.
pub const FRAMES_MAX: usize = 1 << 17;

/// Most events that stand in a log, on all lines together: all that its lines can replay.
pub const LOG_EVENTS_MAX: u64 = EVENTS_MAX as u64 + REPLAY_MAX;

/// How a file ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tail {
    /// With its last frame.
    Clean,
    /// Inside a frame, or with bytes that are none: a crash interrupted an append, or a writer is at
    /// it just now.
    Torn {
        /// Where the last whole frame ends.
        offset: u64,
        /// How many bytes stand behind it.
        bytes: u64,
        /// What is wrong with them.
        error: FrameError,
    },
}

/// One frame that holds, by its place in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawFrame {
    /// Where it begins.
    pub offset: u64,
    /// What its payload is.
    pub kind: u8,
    /// Where its payload stands.
    pub payload: Range<usize>,
    /// One past its last byte.
    pub end: u64,
    /// Its checksum.
    pub crc: Crc,
}

/// The frames of a log, not yet understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawLog<'a> {
    /// The file.
    pub bytes: &'a [u8],
    /// Its whole frames, in order.
    pub frames: Vec<RawFrame>,
    /// How it ends.
    pub tail: Tail,
}

impl<'a> RawLog<'a> {
    /// Finds the frames of a file.
    ///
    /// # Errors
    ///
    /// [`LogError`]: `NotALog`, `NewerFormat`, `NoHeader`, `Damaged`, `TooManyFrames`.
    pub fn scan(bytes: &'a [u8]) -> Result<Self, LogError> {
        match magic::look(bytes) {
            Magic::Log => {}
            Magic::Newer { version } => return Err(LogError::NewerFormat { version }),
            Magic::Short => return Err(LogError::NoHeader { offset: bytes.len() as u64 }),
            Magic::Other => return Err(LogError::NotALog),
        }
        let (frames, broken) = frames_from(bytes, MAGIC_LEN, Crc::START);
        let tail = match broken {
            None => Tail::Clean,
            Some(error) => {
                let offset = error.offset();
                if let Some(resumes) = resumes(bytes, offset as usize + 1) {
                    return Err(LogError::Damaged { error, frames_before: frames.len(), resumes });
                }
                Tail::Torn { offset, bytes: bytes.len() as u64 - offset, error }
            }
        };
        match frames.last() {
            None => return Err(LogError::NoHeader { offset: MAGIC_LEN as u64 }),
            Some(last) if frames.len() > FRAMES_MAX => {
                return Err(LogError::TooManyFrames { offset: last.offset });
            }
            Some(_) => {}
        }
        Ok(Self { bytes, frames, tail })
    }

    /// The payload of one of its frames.
    pub fn payload(&self, frame: &RawFrame) -> &'a [u8] {
        &self.bytes[frame.payload.clone()]
    }

    /// One past the last byte of the last whole frame.
    pub fn end(&self) -> u64 {
        self.frames.last().map_or(MAGIC_LEN as u64, |frame| frame.end)
    }

    /// All bytes through the last whole frame.
    pub fn whole(&self) -> &'a [u8] {
        &self.bytes[..self.end() as usize]
    }

    /// The hash of all bytes through the last whole frame.
    pub fn head(&self) -> ChainHash {
        chain::hash(self.whole())
    }

    /// The header.
    ///
    /// # Errors
    ///
    /// [`LogError`]: `FirstFrame`, `Record`.
    pub fn header(&self) -> Result<Header, LogError> {
        let first = self.frames.first().ok_or(LogError::NoHeader { offset: MAGIC_LEN as u64 })?;
        header_of(first, self.payload(first))
    }
}

/// Reads the header alone, without knowing the game.
///
/// # Errors
///
/// [`LogError`], if the first frame is no sound header. What is behind it is not looked at.
pub fn peek(bytes: &[u8]) -> Result<Header, LogError> {
    match magic::look(bytes) {
        Magic::Log => {}
        Magic::Newer { version } => return Err(LogError::NewerFormat { version }),
        Magic::Short => return Err(LogError::NoHeader { offset: bytes.len() as u64 }),
        Magic::Other => return Err(LogError::NotALog),
    }
    match take(Crc::START, &bytes[MAGIC_LEN..], MAGIC_LEN as u64) {
        Ok((frame, rest)) => {
            let end = bytes.len() - rest.len();
            header_of(&raw(MAGIC_LEN, end, &frame), frame.payload)
        }
        // A broken first frame is told as the whole scan tells it.
        Err(_) => RawLog::scan(bytes)?.header(),
    }
}

fn header_of(first: &RawFrame, payload: &[u8]) -> Result<Header, LogError> {
    let (offset, kind) = (first.offset, first.kind);
    if !kind::is_header(kind) {
        return Err(LogError::FirstFrame { offset, kind });
    }
    decode::header(kind, payload).map_err(|error| LogError::Record { offset, kind, error })
}

/// A log, understood: every frame a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log<A> {
    /// What the game is.
    pub header: Header,
    /// Every record with the offset of its frame; the first is the header.
    pub records: Vec<(u64, Record<A>)>,
    /// How the file ends.
    pub tail: Tail,
    /// One past the last byte of the last whole frame.
    pub end: u64,
    /// The hash of all bytes through the last whole frame.
    pub head: ChainHash,
}

impl<A: DeserializeOwned + Serialize> Log<A> {
    /// Reads a log whose game has these actions.
    ///
    /// # Errors
    ///
    /// [`LogError`]; a torn tail is none.
    pub fn read(bytes: &[u8]) -> Result<Self, LogError> {
        Self::of(&RawLog::scan(bytes)?)
    }

    /// Understands the frames of a log.
    ///
    /// # Errors
    ///
    /// [`LogError`]: `FirstFrame`, `SecondHeader`, `Record`, `TooManyEvents`.
    pub fn of(raw: &RawLog<'_>) -> Result<Self, LogError> {
        let header = raw.header()?;
        let (mut records, mut events) = (Vec::with_capacity(raw.frames.len()), 0);
        for (at, frame) in raw.frames.iter().enumerate() {
            let (offset, kind) = (frame.offset, frame.kind);
            if at > 0 && kind::is_header(kind) {
                return Err(LogError::SecondHeader { offset });
            }
            let record = decode::record(kind, raw.payload(frame))
                .map_err(|error| LogError::Record { offset, kind, error })?;
            events += events_in(&record);
            if events > LOG_EVENTS_MAX {
                return Err(LogError::TooManyEvents { offset });
            }
            records.push((offset, record));
        }
        Ok(Self { header, records, tail: raw.tail.clone(), end: raw.end(), head: raw.head() })
    }
}

/// How many events stand in a record.
pub(crate) fn events_in<A>(record: &Record<A>) -> u64 {
    match record {
        Record::Step(step) => step.events.len() as u64,
        Record::Line(line) => line.pieces.iter().map(events_of).sum(),
        _ => 0,
    }
}

fn events_of<A>(piece: &Piece<A>) -> u64 {
    match piece {
        Piece::Kept { .. } => 0,
        Piece::Entered(events) | Piece::Filled(events) => events.len() as u64,
    }
}

/// Reads a log of one game, and builds the game it was played by.
///
/// # Errors
///
/// [`LogError`]; a torn tail is none.
pub fn read_game<G: Game>(bytes: &[u8]) -> Result<(G, Log<G::Action>), LogError> {
    let raw = RawLog::scan(bytes)?;
    let game = raw.header()?.game::<G>()?;
    Ok((game, Log::of(&raw)?))
}

/// The frames from `start` on, one more than there may be at most, and why there is no further one before
/// the end.
fn frames_from(bytes: &[u8], start: usize, seed: Crc) -> (Vec<RawFrame>, Option<FrameError>) {
    let (mut at, mut seed) = (start, seed);
    let mut frames = Vec::new();
    while at < bytes.len() && frames.len() <= FRAMES_MAX {
        match take(seed, &bytes[at..], at as u64) {
            Ok((frame, rest)) => {
                let end = bytes.len() - rest.len();
                frames.push(raw(at, end, &frame));
                (at, seed) = (end, frame.crc);
            }
            Err(error) => return (frames, Some(error)),
        }
    }
    (frames, None)
}

fn raw(offset: usize, end: usize, frame: &super::frame::Frame<'_>) -> RawFrame {
    let payload_end = end - super::frame::CRC_LEN;
    RawFrame {
        offset: offset as u64,
        kind: frame.kind,
        payload: payload_end - frame.payload.len()..payload_end,
        end: end as u64,
        crc: frame.crc,
    }
}

/// Where frames hold again at `from` or behind it.
fn resumes(bytes: &[u8], from: usize) -> Option<Resumes> {
    let at = find_frame(bytes, from)?;
    let seed = bytes[..at].last_chunk().expect("a frame is found behind four bytes");
    let (frames, _) = frames_from(bytes, at, Crc(u32::from_le_bytes(*seed)));
    let end = frames.last()?.end;
    Some(Resumes { offset: at as u64, frames: frames.len(), end })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::decode::RecordError;
    use crate::log::frame::put;
    use crate::log::magic::MAGIC;
    use crate::log::record::Step;
    use crate::log::samples;
    use kanso_engine::OptionValue;
    use kanso_pig::{Action, Pig};

    fn step(face: u8) -> Record<Action> {
        Record::Step(Step { line: 0, events: samples::roll(face).to_vec() })
    }

    fn good() -> Vec<u8> {
        samples::file(&[step(2), step(3), step(4), step(5)])
    }

    fn read(bytes: &[u8]) -> Result<Log<Action>, LogError> {
        Log::read(bytes)
    }

    fn frames(bytes: &[u8]) -> Vec<RawFrame> {
        RawLog::scan(bytes).expect("a good log").frames
    }

    #[test]
    fn every_record_of_a_log_comes_back_with_its_offset() {
        let records: Vec<_> = samples::records()
            .into_iter()
            .filter(|record| !matches!(record, Record::Header(_)))
            .collect();
        let bytes = samples::file(&records);
        let log = read(&bytes).expect("a good log");
        assert_eq!(log.header, samples::header());
        assert_eq!(log.tail, Tail::Clean);
        assert_eq!(log.end, bytes.len() as u64);
        assert_eq!(log.head, chain::hash(&bytes));
        let (offsets, found): (Vec<_>, Vec<_>) = log.records.into_iter().skip(1).unzip();
        assert_eq!(found, records);
        let starts: Vec<_> = frames(&bytes)[1..].iter().map(|frame| frame.offset).collect();
        assert_eq!(offsets, starts);
        assert_eq!(peek(&bytes), Ok(samples::header()));
        let (game, log) = read_game::<Pig>(&bytes).expect("a game of Pig");
        assert_eq!(kanso_engine::Rules::names(&game), ["Player 1", "Player 2"]);
        assert_eq!(log.records.len(), records.len() + 1);
    }

    #[test]
    fn a_log_has_room_for_so_many_frames_and_events_and_no_more() {
        let frames = |count: usize| {
            let (mut bytes, mut crc) = (samples::file(&[]), frames(&samples::file(&[]))[0].crc);
            for _ in 1..count {
                crc = put(crc, kind::SKIPPABLE_MIN, &[], &mut bytes).expect("fits");
            }
            bytes
        };
        assert_eq!(read(&frames(FRAMES_MAX)).map(|log| log.records.len()), Ok(FRAMES_MAX));
        let offset = frames(FRAMES_MAX).len() as u64;
        let more = read(&frames(FRAMES_MAX + 1));
        assert_eq!(more.map(|_| ()), Err(LogError::TooManyFrames { offset }));

        let pairs = |pairs: usize| {
            let events = (0..pairs).flat_map(|_| samples::roll(2)).collect();
            Record::Step(Step { line: 0, events })
        };
        let mut steps = vec![pairs(LOG_EVENTS_MAX as usize / 32); 16];
        let full = samples::file(&steps);
        assert_eq!(read(&full).map(|log| log.records.len()), Ok(1 + steps.len()));
        steps.push(pairs(1));
        let more = read(&samples::file(&steps));
        let offset = full.len() as u64;
        assert_eq!(more.map(|_| ()), Err(LogError::TooManyEvents { offset }));
    }

    /// Whichever bit flips, the file never reads as a sound log of the same length.
    #[test]
    fn any_flipped_bit_is_noticed() {
        let good = good();
        for at in 0..good.len() {
            for bit in 0..8 {
                let mut bytes = good.clone();
                bytes[at] ^= 1 << bit;
                if let Ok(log) = read(&bytes) {
                    assert_ne!(log.tail, Tail::Clean, "byte {at} bit {bit}");
                    assert!(log.end < good.len() as u64);
                }
            }
        }
    }

    /// Wherever a file is cut, all whole frames before are kept, and only a cut inside a frame shows.
    #[test]
    fn any_cut_keeps_the_frames_before_it() {
        let good = good();
        let whole = frames(&good);
        for len in 0..good.len() {
            let kept: Vec<_> =
                whole.iter().filter(|frame| frame.end <= len as u64).cloned().collect();
            match RawLog::scan(&good[..len]) {
                Ok(raw) => {
                    assert_eq!(raw.frames, kept, "cut at {len}");
                    let between = kept.last().is_some_and(|frame| frame.end == len as u64);
                    assert_eq!(raw.tail == Tail::Clean, between, "cut at {len}");
                    assert!(read(&good[..len]).is_ok());
                }
                Err(error) => {
                    assert!(kept.is_empty(), "cut at {len}");
                    assert!(matches!(error, LogError::NoHeader { .. }), "cut at {len}: {error}");
                }
            }
        }
    }

    #[test]
    fn a_swapped_doubled_or_missing_frame_is_damage() {
        let good = good();
        let whole = frames(&good);
        let of = |at: usize| &good[whole[at].offset as usize..whole[at].end as usize];
        let arranged = |order: &[usize]| {
            let mut bytes = MAGIC.to_vec();
            for at in order {
                bytes.extend(of(*at));
            }
            bytes
        };
        assert_eq!(arranged(&[0, 1, 2, 3, 4]), good);
        for (order, broken_at) in [
            (&[0, 2, 1, 3, 4][..], 1),
            (&[0, 1, 1, 2, 3, 4], 2),
            (&[0, 1, 3, 4], 2),
            (&[1, 2, 3, 4], 0),
        ] {
            let bytes = arranged(order);
            let offset = 8 + order[..broken_at].iter().map(|at| of(*at).len() as u64).sum::<u64>();
            match RawLog::scan(&bytes) {
                Err(LogError::Damaged { error, frames_before, resumes }) => {
                    assert_eq!(error, FrameError::Checksum { offset }, "{order:?}");
                    assert_eq!(frames_before, broken_at, "{order:?}");
                    assert!(resumes.offset > offset && resumes.end <= bytes.len() as u64);
                }
                other => panic!("{order:?}: {other:?}"),
            }
        }
    }

    #[test]
    fn damage_says_where_the_file_can_be_read_again() {
        let mut bytes = good();
        let whole = frames(&bytes);
        bytes[whole[1].payload.start] ^= 1;
        let Err(LogError::Damaged { error, frames_before: 1, resumes }) = RawLog::scan(&bytes)
        else {
            panic!("one frame in the middle is broken");
        };
        assert_eq!(error, FrameError::Checksum { offset: whole[1].offset });
        assert_eq!(
            resumes,
            Resumes { offset: whole[2].offset, frames: 3, end: bytes.len() as u64 }
        );
        let error = RawLog::scan(&bytes).expect_err("damaged");
        assert!(error.next_step("a.kanso").contains("kanso repair a.kanso -o OUT"), "{error}");
    }

    /// Appends frames to a good file, with right checksums.
    fn with_frames(frames: &[(u8, &[u8])]) -> Vec<u8> {
        let mut bytes = good();
        let mut crc = RawLog::scan(&bytes).expect("good").frames.last().expect("five").crc;
        for (kind, payload) in frames {
            crc = put(crc, *kind, payload, &mut bytes).expect("fits");
        }
        bytes
    }

    fn with_header(change: impl FnOnce(&mut Header)) -> Vec<u8> {
        let mut header = samples::header();
        change(&mut header);
        let mut bytes = MAGIC.to_vec();
        put(Crc::START, kind::HEADER, &crate::codec::encode(&header), &mut bytes).expect("fits");
        bytes
    }

    /// Every way in which a log cannot be read, each made from a good file.
    #[test]
    fn each_error_says_where_and_what_next() {
        let good = good();
        let end = good.len() as u64;
        let mut other = good.clone();
        other[0] = b'k';
        let mut newer = good.clone();
        newer[7] = 9;
        let mut headless = MAGIC.to_vec();
        put(Crc::START, kind::STEP, &[0, 0, 0], &mut headless).expect("fits");
        let mut flipped = good.clone();
        flipped[30] ^= 1;
        let typed = |bytes: &[u8]| read_game::<Pig>(bytes).expect_err("cannot be read");
        let newer_kind = with_frames(&[(77, &[])]);
        let newer_action = with_frames(&[(kind::STEP, &[0, 0, 9])]);
        let empty_step = with_frames(&[(kind::STEP, &[0])]);
        let long_line = with_frames(&[(kind::STEP, &[251, 0, 0, 0, 0])]);
        let header_payload = crate::codec::encode(&samples::header());
        let listed = OptionValue::Listed;
        let own = |text: &str| OptionValue::Own(text.to_owned());
        for (bytes, offset, words, next) in [
            (other, 0, "not a kanso log", ".kanso"),
            (newer, 7, "made by a newer kanso", "newer kanso"),
            (good[..5].to_vec(), 5, "before its header is whole", "delete"),
            (good[..20].to_vec(), 8, "before its header is whole", "delete"),
            (headless, 8, "where the header must stand", "copy"),
            (flipped, 8, "damaged", "kanso repair"),
            (newer_kind, end, "kind 77 is unknown here; made by a newer kanso", "newer"),
            (newer_action, end, "made by a newer kanso", "newer"),
            (empty_step, end, "a step without an event", "kanso repair"),
            (long_line, end, "not written in its one canonical form", "kanso repair"),
            (with_frames(&[(kind::HEADER, &header_payload)]), end, "second header", "repair"),
            (with_header(|h| "go".clone_into(&mut h.game)), 8, "a log of go", "pig"),
            (with_header(|h| h.revision = 99), 8, "made by a newer kanso", "newer"),
            (with_header(|h| h.opening = Some(vec![0])), 8, "opening", "newer"),
            (with_header(|h| h.names.truncate(1)), 8, "1 seat:", "export"),
            (with_header(|h| h.readings = vec![9]), 8, "made by a newer kanso", "newer"),
            (with_header(|h| h.readings = vec![0, 0]), 8, "made by a newer kanso", "newer"),
            (with_header(|h| h.options = vec![listed(0); 3]), 8, "made by a newer kanso", "newer"),
            (with_header(|h| h.options = vec![listed(6)]), 8, "made by a newer kanso", "newer"),
            (with_header(|h| h.options = vec![own("75")]), 8, "made by a newer kanso", "newer"),
        ] {
            let error = typed(&bytes);
            assert_eq!(error.offset(), offset, "{error}");
            assert!(error.to_string().contains(words), "{error}: {words}");
            assert!(error.next_step("a.kanso").contains(next), "{}", error.next_step("a.kanso"));
        }
    }

    #[test]
    fn an_own_kind_of_somebody_else_is_kept() {
        let bytes = with_frames(&[(200, &[1, 2, 3])]);
        let log = read(&bytes).expect("kept");
        let last = log.records.last().expect("six").1.clone();
        assert_eq!(last, Record::Unknown { kind: 200, payload: vec![1, 2, 3] });
    }

    #[test]
    fn the_reason_of_a_broken_record_is_told_by_kind() {
        let error = read(&with_frames(&[(99, &[])])).expect_err("not read here");
        let LogError::Record { kind: 99, error: RecordError::NewerKind { kind: 99 }, .. } = error
        else {
            panic!("{error}");
        };
    }
}

//! A log as text: JSON Lines, one line for each frame, lossless both ways.
//!
//! ```text
//! {"kind":"header","format":1,"game":"pig", … "options":[0],"options_in_words":{"goal":"100"}, …}
//! {"kind":"step","line":0,"events":[{"decision":"roll"},{"chance":{"roll":[4]}}]}
//! ```
//!
//! Hashes and seeds are hexadecimal digits, an opening is told by its fields (`opening_text.rs`); the
//! value of an option is a number, or a text of a player's own. The words beside the values of options and readings are for people, and may be
//! left out, but not be wrong. Reading is strict: what it takes,
//! writing gives back. Hashes of the chain must be right.
//!
//! A line ends with `crc`, the checksum of its own record: kind and payload, by themselves. It may be
//! left out, as texts before it do; where it stands, a line that was changed is named as that one, and
//! not as the one behind it whose hash no longer holds. Signs that an eye does not see are written as
//! `\u202e`, so that a text can be shown.

mod header_line;

use super::bulk::{BuildError, LogBuilder};
use super::error::LogError;
use super::frame::TooLong;
use super::magic::{FORMAT_VERSION, MAGIC_LEN};
use super::read::{FRAMES_MAX, Log, RawLog, Tail};
use super::record::{LineId, Record, Step};
use super::{encode, hexed};
use crate::foreign::{is_unseen, plain};
use crate::games::{Games, UnknownGame};
use crate::reading::TEXT_LINE_LEN_MAX;
use header_line::{HeaderLine, OPTIONS_IN_WORDS, READINGS_IN_WORDS};
use kanso_engine::unread::in_words;
use kanso_engine::{Event, Game};
use serde::de::value::MapAccessDeserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, Error as _, IgnoredAny,
    IntoDeserializer as _, MapAccess,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt::{self, Write as _};
use std::marker::PhantomData;

/// Why a text is no log. Every variant names the line of the text, from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// There is no first line.
    #[error("line 1: the text is empty, where the header must stand")]
    Empty,
    /// The line is no record.
    #[error("line {line}, column {column}{}: {problem}", at_field(path))]
    Line {
        /// The line.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The field (`events[3].chance`), `.` for the whole line.
        path: String,
        /// What is wrong and what is allowed.
        problem: String,
    },
    /// The first line is no header, or another line is.
    #[error("line {line}: a header must stand on the first line, and only there")]
    Header {
        /// The line.
        line: usize,
    },
    /// The text form is a later one.
    #[error(
        "line 1: text of format {format}, known here is {FORMAT_VERSION}; made by a newer kanso"
    )]
    Format {
        /// Its version.
        format: u8,
    },
    /// No game here has this id.
    #[error("line 1: {0}")]
    Game(UnknownGame),
    /// The words beside the values of options or readings are wrong.
    #[error("line 1: {field} says {found}, but the values mean {wanted}")]
    Words {
        /// The field.
        field: &'static str,
        /// What stands there.
        found: String,
        /// What must stand there, if anything does.
        wanted: String,
    },
    /// The line means a record, but is not how that record is written.
    #[error("line {line}: something is lost in reading; the record is written {wanted}")]
    Lossy {
        /// The line.
        line: usize,
        /// How it is written.
        wanted: String,
    },
    /// A line does not say what it said when it was written.
    #[error(
        "line {line}: it was changed since it was written: its crc is {found}, that of what stands \
         there {wanted}"
    )]
    Changed {
        /// The line.
        line: usize,
        /// What stands there.
        found: String,
        /// What would be right for the line as it stands there.
        wanted: String,
    },
    /// A hash of the chain is not that of the bytes before.
    #[error("{}", chain_in_words(*.line, *.since, *.unchecked, .found, .wanted))]
    Chain {
        /// The line with the hash.
        line: usize,
        /// The last line before it up to which another hash holds; 1: there is none.
        since: usize,
        /// The lines from there on that have no checksum of their own, from the first to the last of
        /// them; every other one is as it was written.
        unchecked: Option<(usize, usize)>,
        /// What stands there.
        found: String,
        /// What must stand there.
        wanted: String,
    },
    /// A line longer than the text of any frame.
    #[error("line {line}: {len} bytes, where a line has at most {TEXT_LINE_LEN_MAX}")]
    LongLine {
        /// The line.
        line: usize,
        /// How long it is.
        len: usize,
    },
    /// More lines than a log has frames.
    #[error("line {line}: a log has at most {FRAMES_MAX} frames, one for each line")]
    TooManyLines {
        /// The first one too many.
        line: usize,
    },
    /// The record fits no frame, or no reader would take it.
    #[error("line {line}: {error}")]
    Build {
        /// The line.
        line: usize,
        /// What is wrong.
        error: BuildError,
    },
}

/// The field, unless the whole line is meant.
fn at_field(path: &str) -> String {
    if matches!(path, "" | "." | "?") { String::new() } else { format!(", at {path}") }
}

/// The hash is that of other lines than these: which of them are not as they were.
fn chain_in_words(
    line: usize,
    since: usize,
    unchecked: Option<(usize, usize)>,
    found: &str,
    wanted: &str,
) -> String {
    let last = line - 1;
    let lines = |from: usize, to: usize| {
        if to > from { format!("lines {from} to {to}") } else { format!("line {to}") }
    };
    let lost = "one is missing there, doubled, or in another place";
    let good = match lines(since, last) {
        one if since == last => format!("{one} is"),
        all => format!("each of {all} is"),
    };
    let why = match unchecked {
        None => format!("{good} as it was written, so that {lost}"),
        Some((from, _)) if from == line => {
            format!("{good} as it was written: {lost}, or the hash itself was changed")
        }
        Some((from, to)) if from < to.min(last) => {
            format!("one of {} was changed, or {lost}", lines(from, to.min(last)))
        }
        Some((from, _)) => format!("line {from} was changed, or {lost}"),
    };
    format!("line {line}, at chain: {found} is not the hash of the lines before ({wanted}): {why}")
}

/// A log as text, a line for each frame.
///
/// # Errors
///
/// [`LogError`]; a torn tail is one here, for it would be lost.
pub fn export(games: Games, bytes: &[u8]) -> Result<String, LogError> {
    let raw = RawLog::scan(bytes)?;
    if let Tail::Torn { bytes, error, .. } = raw.tail {
        return Err(LogError::Torn { error, bytes });
    }
    let game = raw.header()?.game;
    let game = games.get(&game);
    game.map_err(|error| LogError::UnknownGame { offset: MAGIC_LEN as u64, error })?.export(&raw)
}

/// The log that a text means, byte for byte as it was exported.
///
/// # Errors
///
/// [`ImportError`].
pub fn import(games: Games, text: &str) -> Result<Vec<u8>, ImportError> {
    let first = text.lines().next().ok_or(ImportError::Empty)?;
    // The game is not known yet, and a header has no actions.
    let header = match line_of::<IgnoredAny, IgnoredAny>(1, first)? {
        (Line::Header(header), _) => header,
        (Line::Other(_), _) => return Err(ImportError::Header { line: 1 }),
    };
    if header.format != FORMAT_VERSION {
        return Err(ImportError::Format { format: header.format });
    }
    games.get(&header.game).map_err(ImportError::Game)?.import(text)
}

/// As [`export`], of a log of this game.
pub(super) fn exported<G: Game>(raw: &RawLog<'_>) -> Result<String, LogError> {
    let log = Log::<G::Action>::of(raw)?;
    let mut text = String::new();
    for (_, record) in &log.records {
        let crc = crc_of(record.kind(), &payload_of(record));
        text.push_str(&with_crc(&written::<G>(record, false), &crc));
        text.push('\n');
    }
    Ok(text)
}

/// As [`import`], of a log of this game.
pub(super) fn imported<G: Game>(text: &str) -> Result<Vec<u8>, ImportError> {
    let build = |line| move |error| ImportError::Build { line, error };
    let first = text.lines().next().ok_or(ImportError::Empty)?;
    let header = match line_of::<G::Action, G::Opening>(1, first)? {
        (Line::Header(header), _) => header,
        (Line::Other(_), _) => return Err(ImportError::Header { line: 1 }),
    };
    // Texts of before have the digits of an opening.
    let has_digits = header.opening.is_digits();
    let header = header.checked::<G>()?;
    let mut builder = LogBuilder::<G::Action>::new(&header)
        .map_err(|error| build(1)(BuildError::TooLong(error)))?;
    // From which line on nothing vouches for the others yet, and which have no checksum.
    let (mut since, mut unchecked) = (1, None);
    for (at, text) in text.lines().enumerate() {
        let line = at + 1;
        if line > FRAMES_MAX {
            return Err(ImportError::TooManyLines { line });
        }
        let (read, crc) = line_of::<G::Action, G::Opening>(line, text)?;
        let record = match read {
            Line::Header(_) if line == 1 => Record::Header(Box::new(header.clone())),
            Line::Header(_) => return Err(ImportError::Header { line }),
            Line::Other(record) => record,
        };
        if line > 1 {
            encode::check(&record).map_err(|error| build(line)(error.into()))?;
        }
        // Before more is made of it: what no frame holds can be long.
        let payload = payload_of(&record);
        if let Err(error) = TooLong::check(payload.len()) {
            return Err(build(line)(error.into()));
        }
        match crc {
            Some(found) => as_written(line, found, &crc_of(record.kind(), &payload))?,
            None => unchecked = Some((unchecked.map_or(line, |(from, _)| from), line)),
        }
        nothing_lost(line, text, &written::<G>(&record, has_digits))?;
        if line == 1 {
            continue;
        }
        if let Some(chain) = record.chain() {
            let head = builder.head().map_err(|error| build(line)(error.into()))?;
            if *chain != head {
                let (found, wanted) = (hexed::hex(chain), hexed::hex(&head));
                return Err(ImportError::Chain { line, since, unchecked, found, wanted });
            }
            // This line itself is vouched for by the next one.
            (since, unchecked) = (line, unchecked.filter(|(_, to)| *to == line));
            unchecked = unchecked.map(|_| (line, line));
        }
        builder.append(&record).map_err(build(line))?;
    }
    builder.finish().map_err(|error| build(1)(error.into()))
}

fn payload_of<A: Serialize>(record: &Record<A>) -> Vec<u8> {
    let mut payload = Vec::new();
    encode::payload(record, &mut payload);
    payload
}

/// The checksum of a record by itself: CRC-32C of its kind and its payload.
fn crc_of(kind: u8, payload: &[u8]) -> String {
    format!("{:08x}", crc32c::crc32c_append(crc32c::crc32c(&[kind]), payload))
}

/// A checksum behind the other fields of a line.
const CRC_FIELD: &str = r#","crc":"01234567"}"#;

/// A line with its checksum as the last field.
fn with_crc(line: &str, crc: &str) -> String {
    let open = line.strip_suffix('}').expect("a record is an object");
    format!("{open},\"{CRC}\":\"{crc}\"}}")
}

fn as_written(line: usize, found: String, wanted: &str) -> Result<(), ImportError> {
    if found == wanted {
        Ok(())
    } else {
        Err(ImportError::Changed { line, found, wanted: wanted.to_owned() })
    }
}

/// A field that a game's own type overlooks would be lost without a word: so what was read is
/// written and compared. The words of a header may be missing.
fn nothing_lost(line: usize, text: &str, wanted: &str) -> Result<(), ImportError> {
    // As it is written, with its checksum or without: most lines are, and are not read twice.
    let open = wanted.strip_suffix('}').expect("a record is an object");
    let behind = text.strip_prefix(open);
    let is_crc =
        |behind: &str| behind.len() == CRC_FIELD.len() && behind.starts_with(&CRC_FIELD[..8]);
    if behind.is_some_and(|behind| behind == "}" || is_crc(behind)) {
        return Ok(());
    }
    let value = |text| serde_json::from_str::<Value>(text).expect("read or written as JSON before");
    let (mut found, mut same) = (value(text), value(wanted));
    if let (Some(found), Some(same)) = (found.as_object_mut(), same.as_object_mut()) {
        found.remove(CRC);
        for words in [OPTIONS_IN_WORDS, READINGS_IN_WORDS] {
            if !found.contains_key(words) {
                same.remove(words);
            }
        }
    }
    if found == same {
        return Ok(());
    }
    Err(ImportError::Lossy { line, wanted: wanted.to_owned() })
}

/// The line of a record; `digits`: the opening of a header by the digits of its bytes.
fn written<G: Game>(record: &Record<G::Action>, digits: bool) -> String {
    match record {
        Record::Header(own) => tagged("header", &HeaderLine::new::<G>(own, digits)),
        Record::Step(own) => tagged("step", &StepLine { line: own.line, events: &own.events }),
        Record::Checkpoint(own) => tagged("checkpoint", own),
        Record::Line(own) => tagged("line", own),
        Record::LineEdit(own) => tagged("line_edit", own),
        Record::Note(own) => tagged("note", own),
        Record::NoteWithdrawn(own) => tagged("note_withdrawn", own),
        Record::Dispute(own) => tagged("dispute", own),
        Record::Ruling(own) => tagged("ruling", own),
        Record::Seal(own) => tagged("seal", own),
        Record::Probe(own) => tagged("probe", own),
        Record::Assumed(own) => tagged("assumed", own),
        Record::AssumedItems(own) => tagged("assumed_items", own),
        Record::Revealed(own) => tagged("revealed", own),
        Record::Mend(own) => tagged("mend", own),
        Record::LineNote(own) => tagged("line_note", own),
        Record::Glyph(own) => tagged("glyph", own),
        Record::Interval(own) => tagged("interval", own),
        Record::LuckWords(own) => tagged("luck_words", own),
        Record::LuckSecret(own) => tagged("luck_secret", own),
        Record::Unknown { kind, payload } => {
            tagged("unknown", &UnknownLine { number: *kind, payload: payload.clone() })
        }
    }
}

fn tagged<T: Serialize>(kind: &str, body: &T) -> String {
    let body = serde_json::to_string(body).expect("records are JSON");
    format!("{{\"kind\":\"{kind}\",{}", seen(&body[1..]))
}

/// JSON in which every sign is seen: one that is not can only stand within quotes, where it has a
/// number, too.
fn seen(json: &str) -> String {
    if !json.contains(is_unseen) {
        return json.to_owned();
    }
    let mut seen = String::with_capacity(json.len() + 8);
    for sign in json.chars() {
        if is_unseen(sign) {
            let mut halves = [0; 2];
            for half in sign.encode_utf16(&mut halves) {
                write!(seen, "\\u{half:04x}").expect("a string takes every text");
            }
        } else {
            seen.push(sign);
        }
    }
    seen
}

/// The field with a line's checksum.
const CRC: &str = "crc";

const KINDS: [&str; 21] = [
    "header",
    "step",
    "checkpoint",
    "line",
    "line_edit",
    "note",
    "note_withdrawn",
    "dispute",
    "ruling",
    "seal",
    "probe",
    "assumed",
    "assumed_items",
    "revealed",
    "mend",
    "line_note",
    "glyph",
    "interval",
    "luck_words",
    "luck_secret",
    "unknown",
];

/// A line, read.
enum Line<A, O> {
    Header(Box<HeaderLine<O>>),
    Other(Record<A>),
}

/// The record of a line, and its checksum, if it has one.
fn line_of<A: DeserializeOwned, O: DeserializeOwned>(
    line: usize,
    text: &str,
) -> Result<(Line<A, O>, Option<String>), ImportError> {
    let len = text.len();
    if len > TEXT_LINE_LEN_MAX {
        return Err(ImportError::LongLine { line, len });
    }
    let problem = |path: String, error: &serde_json::Error| {
        let told = error.to_string();
        // Only the column is of use: each line is a text of its own.
        let told = told.rsplit_once(" at line ").map_or(&*told, |(told, _)| told);
        let column = error.column().max(1);
        ImportError::Line { line, column, path: plain(&path), problem: plain(&in_words(told)) }
    };
    let mut json = serde_json::Deserializer::from_str(text);
    let read = serde_path_to_error::deserialize::<_, WithCrc<Line<A, O>>>(&mut json)
        .map_err(|error| problem(error.path().to_string(), error.inner()))?;
    json.end().map_err(|error| problem(".".to_owned(), &error))?;
    Ok((read.line, read.crc))
}

/// A line with its checksum.
struct WithCrc<L> {
    line: L,
    crc: Option<String>,
}

impl<'de, A: DeserializeOwned, O: DeserializeOwned> Deserialize<'de> for WithCrc<Line<A, O>> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(LineVisitor(PhantomData))
    }
}

struct LineVisitor<A, O>(PhantomData<fn() -> (A, O)>);

impl<'de, A: DeserializeOwned, O: DeserializeOwned> de::Visitor<'de> for LineVisitor<A, O> {
    type Value = WithCrc<Line<A, O>>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a record: an object whose first field is `kind`")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
        match map.next_key::<String>()? {
            Some(key) if key == "kind" => {}
            _ => return Err(M::Error::custom("the first field of a record is `kind`")),
        }
        let kind = map.next_value::<String>()?;
        let mut crc = None;
        let rest = MapAccessDeserializer::new(BesideCrc { map, crc: &mut crc });
        let line = Self::record(&kind, rest)?;
        Ok(WithCrc { line, crc })
    }
}

impl<A: DeserializeOwned, O: DeserializeOwned> LineVisitor<A, O> {
    /// The record of this kind.
    fn record<'de, D: Deserializer<'de>>(kind: &str, rest: D) -> Result<Line<A, O>, D::Error> {
        Ok(Line::Other(match kind {
            "header" => return Ok(Line::Header(Box::new(HeaderLine::deserialize(rest)?))),
            "step" => {
                let StepLine { line, events } = StepLine::<Vec<Event<A>>>::deserialize(rest)?;
                Record::Step(Step { line, events })
            }
            "checkpoint" => Record::Checkpoint(Deserialize::deserialize(rest)?),
            "line" => Record::Line(Deserialize::deserialize(rest)?),
            "line_edit" => Record::LineEdit(Deserialize::deserialize(rest)?),
            "note" => Record::Note(Deserialize::deserialize(rest)?),
            "note_withdrawn" => Record::NoteWithdrawn(Deserialize::deserialize(rest)?),
            "dispute" => Record::Dispute(Deserialize::deserialize(rest)?),
            "ruling" => Record::Ruling(Deserialize::deserialize(rest)?),
            "seal" => Record::Seal(Deserialize::deserialize(rest)?),
            "probe" => Record::Probe(Deserialize::deserialize(rest)?),
            "assumed" => Record::Assumed(Deserialize::deserialize(rest)?),
            "assumed_items" => Record::AssumedItems(Deserialize::deserialize(rest)?),
            "revealed" => Record::Revealed(Deserialize::deserialize(rest)?),
            "mend" => Record::Mend(Deserialize::deserialize(rest)?),
            "line_note" => Record::LineNote(Deserialize::deserialize(rest)?),
            "glyph" => Record::Glyph(Deserialize::deserialize(rest)?),
            "interval" => Record::Interval(Deserialize::deserialize(rest)?),
            "luck_words" => Record::LuckWords(Deserialize::deserialize(rest)?),
            "luck_secret" => Record::LuckSecret(Deserialize::deserialize(rest)?),
            "unknown" => {
                let UnknownLine { number, payload } = UnknownLine::deserialize(rest)?;
                Record::Unknown { kind: number, payload }
            }
            other => return Err(D::Error::unknown_variant(other, &KINDS)),
        }))
    }
}

/// The fields of a record, without the checksum beside them.
struct BesideCrc<'a, M> {
    map: M,
    crc: &'a mut Option<String>,
}

impl<'de, M: MapAccess<'de>> MapAccess<'de> for BesideCrc<'_, M> {
    type Error = M::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, M::Error> {
        while let Some(key) = self.map.next_key::<String>()? {
            if key != CRC {
                return seed.deserialize(key.into_deserializer()).map(Some);
            }
            if self.crc.replace(self.map.next_value()?).is_some() {
                return Err(M::Error::duplicate_field(CRC));
            }
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, M::Error> {
        self.map.next_value_seed(seed)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StepLine<E> {
    line: LineId,
    events: E,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct UnknownLine {
    number: u8,
    #[serde(with = "hexed::bytes")]
    payload: Vec<u8>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::samples;
    use crate::testing::games;
    use kanso_engine::OptionValue;

    /// A log with a record of every kind, checkpoints and seals as they must be.
    fn full() -> Vec<u8> {
        let mut builder = LogBuilder::new(&samples::header()).expect("fits");
        for record in samples::records() {
            if !matches!(record, Record::Header(_)) {
                builder.append(&record).expect("fits");
            }
        }
        builder.finish().expect("fits")
    }

    #[test]
    fn text_and_log_are_two_forms_of_one_thing() {
        for bytes in [full(), samples::sealed(300)] {
            let text = export(games(), &bytes).expect("sound");
            assert_eq!(import(games(), &text).as_ref(), Ok(&bytes), "{text}");
            assert_eq!(text.lines().count(), RawLog::scan(&bytes).expect("sound").frames.len());
        }
    }

    #[test]
    fn every_header_comes_back() {
        for record in samples::records() {
            let Record::Header(header) = record else { continue };
            let builder = LogBuilder::<()>::new(&header).expect("fits");
            let bytes = builder.finish().expect("fits");
            assert_eq!(import(games(), &export(games(), &bytes).expect("sound")), Ok(bytes));
        }
    }

    #[test]
    fn a_person_can_read_it() {
        let text = export(games(), &samples::sealed(3)).expect("sound");
        let mut lines = text.lines();
        let header = lines.next().expect("a header");
        assert!(
            header.starts_with("{\"kind\":\"header\",\"format\":1,\"game\":\"pig\","),
            "{header}"
        );
        assert!(header.contains("\"options_in_words\":{\"goal\":\"100\"}"), "{header}");
        assert!(header.contains("\"readings_in_words\":{\"PG-R1\":\"by-holding\"}"), "{header}");
        assert_eq!(
            lines.next(),
            Some(
                "{\"kind\":\"step\",\"line\":0,\"events\":[{\"decision\":\"roll\"},\
                 {\"chance\":{\"roll\":[6]}},{\"decision\":\"hold\"}],\"crc\":\"6132c565\"}"
            )
        );
    }

    /// Whether the game takes the text is asked where the log is opened, not here.
    #[test]
    fn an_own_text_of_an_option_stands_as_it_is() {
        let mut header = samples::header();
        header.options = vec![OptionValue::Own("né: 「袋」 \"7\"".to_owned())];
        let bytes = LogBuilder::<()>::new(&header).expect("fits").finish().expect("fits");
        let text = export(games(), &bytes).expect("sound");
        let value = r#""né: 「袋」 \"7\"""#;
        let wanted = format!("\"options\":[{value}],\"options_in_words\":{{\"goal\":{value}}}");
        assert!(text.contains(&wanted), "{text}");
        assert_eq!(import(games(), &text), Ok(bytes));
        // A text that says what a place means is still a text.
        for value in [OptionValue::Listed(0), OptionValue::Own("100".to_owned())] {
            header.options = vec![value];
            let bytes = LogBuilder::<()>::new(&header).expect("fits").finish().expect("fits");
            assert_eq!(import(games(), &export(games(), &bytes).expect("sound")), Ok(bytes));
        }
    }

    #[test]
    fn the_words_of_a_header_may_be_left_out() {
        let bytes = samples::sealed(3);
        let text = export(games(), &bytes).expect("sound");
        let text = text.replace(",\"options_in_words\":{\"goal\":\"100\"}", "");
        assert!(!text.contains(OPTIONS_IN_WORDS));
        assert_eq!(import(games(), &text), Ok(bytes));
    }

    /// A text as it was before its lines had checksums of their own.
    fn without_crc(text: &str) -> String {
        let bare = |line: &str| match line.split_once(",\"crc\":") {
            Some((bare, _)) => format!("{bare}}}\n"),
            None => format!("{line}\n"),
        };
        text.lines().map(bare).collect()
    }

    #[test]
    fn a_text_without_checksums_is_read_as_before() {
        let bytes = full();
        let text = without_crc(&export(games(), &bytes).expect("sound"));
        assert!(!text.contains(CRC));
        assert_eq!(import(games(), &text), Ok(bytes));
    }

    #[test]
    fn signs_that_no_eye_sees_stand_there_as_numbers() {
        let mut header = samples::header();
        header.names[0] = "a\u{1b}\u{7f}\u{9b}\u{202e}\u{e0041}é勇".to_owned();
        let bytes = LogBuilder::<()>::new(&header).expect("fits").finish().expect("fits");
        let text = export(games(), &bytes).expect("sound");
        assert!(text.contains(r"a\u001b\u007f\u009b\u202e\udb40\udc41é勇"), "{text}");
        assert!(!text.trim_end().contains(is_unseen), "{text}");
        assert_eq!(import(games(), &text), Ok(bytes));
    }

    /// The line that was changed is named, whichever it is, and not one behind it whose hash no longer
    /// holds.
    #[test]
    fn a_changed_line_is_named() {
        let good = export(games(), &samples::sealed(300)).expect("sound");
        let lines: Vec<&str> = good.lines().collect();
        assert!(lines.len() > 8);
        for (at, line) in lines.iter().enumerate() {
            let changed = if line.contains("\"line\":0") {
                line.replacen("\"line\":0", "\"line\":1", 1)
            } else {
                line.replacen("\"kanso ", "\"kansa ", 1)
            };
            assert_ne!(&changed, line);
            let mut text = lines.clone();
            text[at] = &changed;
            let number = at + 1;
            let error = import(games(), &text.join("\n")).expect_err("changed");
            assert!(
                matches!(error, ImportError::Changed { line, .. } if line == number),
                "{error}"
            );
        }
    }

    #[test]
    fn a_hash_that_does_not_hold_says_which_lines_it_can_be() {
        let good = export(games(), &samples::sealed(300)).expect("sound");
        let lines: Vec<&str> = good.lines().collect();
        let chains: Vec<usize> =
            (1..).zip(&lines).filter(|(_, line)| line.contains("chain")).map(|(n, _)| n).collect();
        let [first, second, ..] = chains[..] else { panic!("two checkpoints") };
        let told =
            |lines: &[String]| import(games(), &lines.join("\n")).expect_err("changed").to_string();
        let own = || lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
        // One is missing between two hashes, of which the first holds.
        let mut text = own();
        text.remove(first);
        let error = told(&text);
        let place = format!("line {}, at chain: ", second - 1);
        assert!(error.starts_with(&place), "{error}");
        let each = match second - 2 {
            last if last == first => format!("line {first} is as it was written"),
            last => format!("each of lines {first} to {last} is as it was written"),
        };
        assert!(error.contains(&each) && error.contains("missing"), "{error}");
        // One was changed, with its checksum taken out.
        let mut text = own();
        text[1] = without_crc(&lines[1].replacen("\"roll\"", "\"hold\"", 1)).trim().to_owned();
        let error = told(&text);
        assert!(error.starts_with(&format!("line {first}, at chain: ")), "{error}");
        assert!(error.contains(": line 2 was changed, or one is missing"), "{error}");
        // One that has none is vouched for by the next hash that holds, whose own line by the one after it.
        let changed = format!("line {first} was changed, or one is missing");
        for (bare, words) in [(2, &each), (first, &changed)] {
            let mut text = own();
            text[bare - 1] = without_crc(lines[bare - 1]).trim().to_owned();
            text.remove(first);
            let error = told(&text);
            assert!(error.contains(words), "{error}");
        }
        // No line has one.
        let bare: Vec<_> = without_crc(&text.join("\n")).lines().map(str::to_owned).collect();
        let error = told(&bare);
        assert!(error.contains(&format!("one of lines 1 to {} was changed", first - 1)), "{error}");
    }

    #[test]
    fn what_a_wrong_hash_can_come_from_is_told_by_the_lines_that_nothing_vouches_for() {
        let lost = "one is missing there, doubled, or in another place";
        for (since, unchecked, words) in [
            (1, None, format!("each of lines 1 to 8 is as it was written, so that {lost}")),
            (8, None, format!("line 8 is as it was written, so that {lost}")),
            (
                7,
                Some((9, 9)),
                format!("each of lines 7 to 8 is as it was written: {lost}, or the hash"),
            ),
            (1, Some((2, 2)), format!("line 2 was changed, or {lost}")),
            (1, Some((2, 4)), format!("one of lines 2 to 4 was changed, or {lost}")),
            (1, Some((2, 9)), format!("one of lines 2 to 8 was changed, or {lost}")),
            (1, Some((8, 9)), format!("line 8 was changed, or {lost}")),
        ] {
            let told = chain_in_words(9, since, unchecked, "aa", "bb");
            let begins = "line 9, at chain: aa is not the hash of the lines before (bb): ";
            assert!(told.starts_with(&format!("{begins}{words}")), "{told}\nwanted: {words}");
        }
    }

    #[test]
    fn a_line_has_a_longest_length() {
        let read = |len: usize| line_of::<(), ()>(3, &"x".repeat(len)).err();
        let len = TEXT_LINE_LEN_MAX + 1;
        assert_eq!(read(len), Some(ImportError::LongLine { line: 3, len }));
        let error = read(TEXT_LINE_LEN_MAX);
        assert!(matches!(error, Some(ImportError::Line { line: 3, .. })), "{error:?}");
    }

    /// Every way in which a text is no log, each made from a good one.
    #[test]
    fn each_error_says_where_and_what_is_allowed() {
        let good = without_crc(&export(games(), &samples::sealed(3)).expect("sound"));
        let edited = |from: &str, to: &str| {
            assert!(good.contains(from), "{from}");
            good.replacen(from, to, 1)
        };
        let header = good.lines().next().expect("a header");
        let hash = good.split("\"chain\":\"").nth(1).expect("a checkpoint");
        let other = if hash.starts_with('0') { "1" } else { "0" };
        let (chain, forged) = (&hash[..64], format!("{other}{}", &hash[1..64]));
        let text_of_length = "x".repeat(1 << 20);
        for (text, words) in [
            (String::new(), "line 1: the text is empty"),
            ("7".to_owned(), "where a record: an object whose first field is `kind` is wanted"),
            (good.replacen(header, "", 1), "line 1, column 1: the text ends where a value must"),
            (good.lines().skip(1).collect::<Vec<_>>().join("\n"), "line 1: a header must stand"),
            (format!("{good}{header}\n"), "line 5: a header must stand"),
            (edited("\"format\":1", "\"format\":2"), "made by a newer kanso"),
            (edited("\"game\":\"pig\"", "\"game\":\"go\""), "line 1: no game \"go\" here"),
            (
                edited("\"goal\":\"100\"", "\"goal\":\"50\""),
                "says goal=50, but the values mean goal=100",
            ),
            (edited("\"options\":[0]", "\"options\":[255]"), "at options[0]: 255 stands here"),
            (edited("\"options\":[0]", "\"options\":[\"50\"]"), "the values mean goal=50"),
            (
                edited("\"options\":[0]", "\"options\":[null]"),
                "at options[0]: nothing (null) stands",
            ),
            (edited("\"kind\":\"step\"", "\"kind\":\"stop\""), "line 2"),
            (
                edited("\"kind\":\"step\"", "\"kind\":\"stop\""),
                "`stop` is not known here; known are `header`, `step`",
            ),
            (
                edited("\"decision\":\"hold\"", "\"decision\":\"fold\""),
                "at events[2].decision: `fold` is not known here; known are `roll`, `hold`",
            ),
            (
                edited("\"line\":0,", "\"line\":0,\"extra\":1,"),
                "`extra` is no field here; known are `line`, `events`",
            ),
            (edited("\"line\":0,", "\"line\":0,\"line\":0,"), "`line` stands here twice"),
            (edited("\"line\":0,", ""), "`line` is missing"),
            (
                edited("\"line\":0,", "\"line\":-1,"),
                "at line: -1 stands here, where a whole number",
            ),
            (
                edited("\"line\":0,", "\"line\":0,\"crc\":\"00000000\","),
                "line 2: it was changed since it was written: its crc is 00000000",
            ),
            (
                edited("\"line\":0,", "\"crc\":\"0\",\"line\":0,\"crc\":\"0\","),
                "`crc` stands here twice",
            ),
            (edited("[6]}}", "[6]}},"), "line 2"),
            (edited("]}\n", "]}}\n"), "more stands behind the end of the record"),
            (
                edited("{\"kind\":\"step\",\"line\":0,", "{\"line\":0,\"kind\":\"step\","),
                "the first field of a record is `kind`",
            ),
            (edited(chain, &forged), "line 3, at chain"),
            (edited(chain, &chain[1..]), "at chain: "),
            (edited("\"created\":null", "\"created\":7"), "at created: 7 stands here"),
            (edited(",\"created\":null", ""), "something is lost in reading"),
            (
                edited(
                    "[{\"decision\":\"roll\"},{\"chance\":{\"roll\":[6]}},{\"decision\":\"hold\"}]",
                    "[]",
                ),
                "a step has at least one event",
            ),
            (edited("\"kanso ", &format!("\"{text_of_length} ")), "line 1: "),
            (edited("\"hold\"", "\"roll\""), "line 3, at chain"),
        ] {
            let error = import(games(), &text).expect_err(words).to_string();
            assert!(error.contains(words), "{error}\nwanted: {words}");
            assert!(error.starts_with("line "), "{error}");
        }
    }

    #[test]
    fn a_torn_log_has_no_text() {
        let bytes = samples::sealed(3);
        let error = export(games(), &bytes[..bytes.len() - 1]).expect_err("torn");
        assert!(matches!(error, LogError::Torn { .. }), "{error}");
    }
}

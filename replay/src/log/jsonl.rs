//! A log as text: JSON Lines, one line for each frame, lossless both ways.
//!
//! ```text
//! {"kind":"header","format":1,"game":"pig", … "options":[0],"options_in_words":{"goal":"100"}, …}
//! {"kind":"step","line":0,"events":[{"decision":"roll"},{"chance":{"roll":[4]}}]}
//! ```
//!
//! Hashes, seeds and openings are hexadecimal digits; the value of an option is a number, or a text
//! of a player's own. The words beside the values of options and readings are for people, and may be
//! left out, but not be wrong. Reading is strict: what it takes,
//! writing gives back. Checksums are made anew; hashes of the chain must be right.

use super::bulk::{BuildError, LogBuilder};
use super::error::LogError;
use super::magic::{FORMAT_VERSION, MAGIC_LEN};
use super::read::{Log, RawLog, Tail};
use super::record::{Cards, ChainHash, Header, LineId, LuckSource, Record, Step};
use super::{hexed, option_values};
use kanso_engine::registry::{self, UnknownGame, Visitor};
use kanso_engine::{Event, Game, Meta, OptionValue};
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, DeserializeOwned, Deserializer, Error as _, IgnoredAny, MapAccess};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

/// Why a text is no log. Every variant names the line of the text, from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// There is no first line.
    #[error("line 1: the text is empty, where the header must stand")]
    Empty,
    /// The line is no record.
    #[error("line {line}, column {column}, at {path}: {problem}")]
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
    /// A hash of the chain is not that of the bytes before.
    #[error("line {line}, at chain: {found} stands here, but the lines before give {wanted}")]
    Chain {
        /// The line.
        line: usize,
        /// What stands there.
        found: String,
        /// What must stand there.
        wanted: String,
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

/// A log as text, a line for each frame.
///
/// # Errors
///
/// [`LogError`]; a torn tail is one here, for it would be lost.
pub fn export(bytes: &[u8]) -> Result<String, LogError> {
    let raw = RawLog::scan(bytes)?;
    if let Tail::Torn { bytes, error, .. } = raw.tail {
        return Err(LogError::Torn { error, bytes });
    }
    let game = raw.header()?.game;
    registry::visit(&game, Export { raw: &raw })
        .map_err(|error| LogError::UnknownGame { offset: MAGIC_LEN as u64, error })?
}

/// The log that a text means, byte for byte as it was exported.
///
/// # Errors
///
/// [`ImportError`].
pub fn import(text: &str) -> Result<Vec<u8>, ImportError> {
    let first = text.lines().next().ok_or(ImportError::Empty)?;
    // The game is not known yet, and a header has no actions.
    let header = match line_of::<IgnoredAny>(1, first)? {
        Line::Header(header) => header,
        Line::Other(_) => return Err(ImportError::Header { line: 1 }),
    };
    if header.format != FORMAT_VERSION {
        return Err(ImportError::Format { format: header.format });
    }
    let game = header.game.clone();
    registry::visit(&game, Import { text, header }).map_err(ImportError::Game)?
}

struct Export<'a> {
    raw: &'a RawLog<'a>,
}

impl Visitor for Export<'_> {
    type Out = Result<String, LogError>;

    fn visit<G: Game>(self) -> Self::Out {
        let log = Log::<G::Action>::of(self.raw)?;
        let mut text = String::new();
        for (_, record) in &log.records {
            text.push_str(&written(record, G::meta()));
            text.push('\n');
        }
        Ok(text)
    }
}

struct Import<'a> {
    text: &'a str,
    header: HeaderLine,
}

impl Visitor for Import<'_> {
    type Out = Result<Vec<u8>, ImportError>;

    fn visit<G: Game>(self) -> Self::Out {
        let build = |line| move |error| ImportError::Build { line, error };
        let header = self.header.checked(G::meta())?;
        let mut builder = LogBuilder::<G::Action>::new(&header)
            .map_err(|error| build(1)(BuildError::TooLong(error)))?;
        for (at, text) in self.text.lines().enumerate() {
            let line = at + 1;
            let record = match line_of::<G::Action>(line, text)? {
                Line::Header(_) if line == 1 => Record::Header(header.clone()),
                Line::Header(_) => return Err(ImportError::Header { line }),
                Line::Other(record) => record,
            };
            nothing_lost(line, text, &written(&record, G::meta()))?;
            if line == 1 {
                continue;
            }
            if let Some(chain) = record.chain() {
                let head = builder.head().map_err(|error| build(line)(error.into()))?;
                chain_holds(line, chain, &head)?;
            }
            builder.append(&record).map_err(build(line))?;
        }
        builder.finish().map_err(|error| build(1)(error.into()))
    }
}

fn chain_holds(line: usize, found: &ChainHash, wanted: &ChainHash) -> Result<(), ImportError> {
    if found == wanted {
        return Ok(());
    }
    Err(ImportError::Chain { line, found: hexed::hex(found), wanted: hexed::hex(wanted) })
}

/// A field that a game's own type overlooks would be lost without a word: so what was read is
/// written and compared. The words of a header may be missing.
fn nothing_lost(line: usize, text: &str, wanted: &str) -> Result<(), ImportError> {
    let value = |text| serde_json::from_str::<Value>(text).expect("read or written as JSON before");
    let (found, mut same) = (value(text), value(wanted));
    if let (Some(found), Some(same)) = (found.as_object(), same.as_object_mut()) {
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

/// The line of a record.
fn written<A: Serialize>(record: &Record<A>, meta: &Meta) -> String {
    match record {
        Record::Header(own) => tagged("header", &HeaderLine::new(own, meta)),
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
        Record::Unknown { kind, payload } => {
            tagged("unknown", &UnknownLine { number: *kind, payload: payload.clone() })
        }
    }
}

fn tagged<T: Serialize>(kind: &str, body: &T) -> String {
    let body = serde_json::to_string(body).expect("records are JSON");
    format!("{{\"kind\":\"{kind}\",{}", &body[1..])
}

const KINDS: [&str; 14] = [
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
    "unknown",
];

/// A line, read.
enum Line<A> {
    Header(HeaderLine),
    Other(Record<A>),
}

fn line_of<A: DeserializeOwned>(line: usize, text: &str) -> Result<Line<A>, ImportError> {
    let problem = |path: String, error: &serde_json::Error| {
        let told = error.to_string();
        // Only the column is of use: each line is a text of its own.
        let problem = told.split(" at line ").next().unwrap_or_default().to_owned();
        ImportError::Line { line, column: error.column(), path, problem }
    };
    let mut json = serde_json::Deserializer::from_str(text);
    let read = serde_path_to_error::deserialize::<_, Line<A>>(&mut json)
        .map_err(|error| problem(error.path().to_string(), error.inner()))?;
    json.end().map_err(|error| problem(".".to_owned(), &error))?;
    Ok(read)
}

impl<'de, A: DeserializeOwned> Deserialize<'de> for Line<A> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(LineVisitor(PhantomData))
    }
}

struct LineVisitor<A>(PhantomData<fn() -> A>);

impl<'de, A: DeserializeOwned> de::Visitor<'de> for LineVisitor<A> {
    type Value = Line<A>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a record: an object whose first field is `kind`")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
        match map.next_key::<String>()? {
            Some(key) if key == "kind" => {}
            _ => return Err(M::Error::custom("the first field of a record is `kind`")),
        }
        let kind = map.next_value::<String>()?;
        let rest = MapAccessDeserializer::new(map);
        Ok(Line::Other(match kind.as_str() {
            "header" => return Ok(Line::Header(HeaderLine::deserialize(rest)?)),
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
            "unknown" => {
                let UnknownLine { number, payload } = UnknownLine::deserialize(rest)?;
                Record::Unknown { kind: number, payload }
            }
            other => return Err(M::Error::unknown_variant(other, &KINDS)),
        }))
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

const OPTIONS_IN_WORDS: &str = "options_in_words";
const READINGS_IN_WORDS: &str = "readings_in_words";

/// A header with words beside its numbers.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderLine {
    format: u8,
    game: String,
    revision: u32,
    action_variants: u8,
    program: String,
    cards: Cards,
    names: Vec<String>,
    #[serde(with = "option_values")]
    options: Vec<OptionValue>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    options_in_words: Option<InWords>,
    readings: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    readings_in_words: Option<InWords>,
    luck: LuckSource,
    #[serde(with = "hexed::optional")]
    opening: Option<Vec<u8>>,
    created: Option<String>,
}

impl HeaderLine {
    fn new(header: &Header, meta: &Meta) -> Self {
        let Header {
            game,
            revision,
            action_variants,
            program,
            cards,
            names,
            options,
            readings,
            luck,
            opening,
            created,
        } = header.clone();
        let options_in_words = InWords::new(&options, meta.options, |value, spec| {
            Some((spec.name, spec.told(value)?))
        });
        let readings_in_words = InWords::new(&readings, meta.readings, |value, spec| {
            let word = spec.values.get(usize::from(*value))?;
            Some((meta.rules[spec.rule.index()].id, word))
        });
        Self {
            format: FORMAT_VERSION,
            game,
            revision,
            action_variants,
            program,
            cards,
            names,
            options,
            options_in_words,
            readings,
            readings_in_words,
            luck,
            opening,
            created,
        }
    }

    /// The header, its words compared with its numbers.
    fn checked(self, meta: &Meta) -> Result<Header, ImportError> {
        let header = Header {
            game: self.game,
            revision: self.revision,
            action_variants: self.action_variants,
            program: self.program,
            cards: self.cards,
            names: self.names,
            options: self.options,
            readings: self.readings,
            luck: self.luck,
            opening: self.opening,
            created: self.created,
        };
        let wanted = Self::new(&header, meta);
        for (field, found, wanted) in [
            (OPTIONS_IN_WORDS, self.options_in_words, wanted.options_in_words),
            (READINGS_IN_WORDS, self.readings_in_words, wanted.readings_in_words),
        ] {
            if found.is_some() && found != wanted {
                let told = |words: Option<InWords>| {
                    words.map_or_else(String::new, |words| words.to_string())
                };
                return Err(ImportError::Words { field, found: told(found), wanted: told(wanted) });
            }
        }
        Ok(header)
    }
}

/// Names with their values in words, sorted by name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
struct InWords(BTreeMap<String, String>);

impl InWords {
    /// The values as `told` names them; none where one means nothing here, or nothing is to be
    /// told.
    fn new<'a, V, S>(
        values: &'a [V],
        specs: &'static [S],
        told: impl Fn(&'a V, &'static S) -> Option<(&'a str, &'a str)>,
    ) -> Option<Self> {
        if values.is_empty() || values.len() > specs.len() {
            return None;
        }
        let words = values.iter().zip(specs).map(|(value, spec)| {
            let (name, word) = told(value, spec)?;
            Some((name.to_owned(), word.to_owned()))
        });
        words.collect::<Option<_>>().map(Self)
    }
}

impl fmt::Display for InWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told: Vec<_> = self.0.iter().map(|(name, value)| format!("{name}={value}")).collect();
        f.write_str(&told.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::samples;

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
            let text = export(&bytes).expect("sound");
            assert_eq!(import(&text).as_ref(), Ok(&bytes), "{text}");
            assert_eq!(text.lines().count(), RawLog::scan(&bytes).expect("sound").frames.len());
        }
    }

    #[test]
    fn every_header_comes_back() {
        for record in samples::records() {
            let Record::Header(header) = record else { continue };
            let builder = LogBuilder::<()>::new(&header).expect("fits");
            let bytes = builder.finish().expect("fits");
            assert_eq!(import(&export(&bytes).expect("sound")), Ok(bytes));
        }
    }

    #[test]
    fn a_person_can_read_it() {
        let text = export(&samples::sealed(3)).expect("sound");
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
                 {\"chance\":{\"roll\":[6]}},{\"decision\":\"hold\"}]}"
            )
        );
    }

    /// Whether the game takes the text is asked where the log is opened, not here.
    #[test]
    fn an_own_text_of_an_option_stands_as_it_is() {
        let mut header = samples::header();
        header.options = vec![OptionValue::Own("né: 「袋」 \"7\"".to_owned())];
        let bytes = LogBuilder::<()>::new(&header).expect("fits").finish().expect("fits");
        let text = export(&bytes).expect("sound");
        let value = r#""né: 「袋」 \"7\"""#;
        let wanted = format!("\"options\":[{value}],\"options_in_words\":{{\"goal\":{value}}}");
        assert!(text.contains(&wanted), "{text}");
        assert_eq!(import(&text), Ok(bytes));
        // A text that says what a place means is still a text.
        for value in [OptionValue::Listed(0), OptionValue::Own("100".to_owned())] {
            header.options = vec![value];
            let bytes = LogBuilder::<()>::new(&header).expect("fits").finish().expect("fits");
            assert_eq!(import(&export(&bytes).expect("sound")), Ok(bytes));
        }
    }

    #[test]
    fn the_words_of_a_header_may_be_left_out() {
        let bytes = samples::sealed(3);
        let text = export(&bytes).expect("sound");
        let text = text.replace(",\"options_in_words\":{\"goal\":\"100\"}", "");
        assert!(!text.contains(OPTIONS_IN_WORDS));
        assert_eq!(import(&text), Ok(bytes));
    }

    /// Every way in which a text is no log, each made from a good one.
    #[test]
    fn each_error_says_where_and_what_is_allowed() {
        let good = export(&samples::sealed(3)).expect("sound");
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
            (good.replacen(header, "", 1), "line 1, column 0, at .: EOF"),
            (good.lines().skip(1).collect::<Vec<_>>().join("\n"), "line 1: a header must stand"),
            (format!("{good}{header}\n"), "line 5: a header must stand"),
            (edited("\"format\":1", "\"format\":2"), "made by a newer kanso"),
            (edited("\"game\":\"pig\"", "\"game\":\"go\""), "line 1: no game \"go\" here"),
            (
                edited("\"goal\":\"100\"", "\"goal\":\"50\""),
                "says goal=50, but the values mean goal=100",
            ),
            (edited("\"options\":[0]", "\"options\":[255]"), "at options[0]: invalid value"),
            (edited("\"options\":[0]", "\"options\":[\"50\"]"), "the values mean goal=50"),
            (edited("\"options\":[0]", "\"options\":[null]"), "at options[0]: invalid type"),
            (edited("\"kind\":\"step\"", "\"kind\":\"stop\""), "line 2"),
            (edited("\"kind\":\"step\"", "\"kind\":\"stop\""), "expected one of `header`, `step`"),
            (
                edited("\"decision\":\"hold\"", "\"decision\":\"fold\""),
                "at events[2].decision: unknown variant `fold`, expected `roll` or `hold`",
            ),
            (
                edited("\"line\":0,", "\"line\":0,\"extra\":1,"),
                "unknown field `extra`, expected `line` or `events`",
            ),
            (edited("\"line\":0,", "\"line\":0,\"line\":0,"), "duplicate field `line`"),
            (edited("\"line\":0,", ""), "missing field `line`"),
            (edited("\"line\":0,", "\"line\":-1,"), "at line: invalid value"),
            (edited("[6]}}", "[6]}},"), "line 2"),
            (edited("]}\n", "]}}\n"), "trailing characters"),
            (
                edited("{\"kind\":\"step\",\"line\":0,", "{\"line\":0,\"kind\":\"step\","),
                "the first field of a record is `kind`",
            ),
            (edited(chain, &forged), "line 3, at chain"),
            (edited(chain, &chain[1..]), "at chain: "),
            (edited("\"created\":null", "\"created\":7"), "at created: invalid type"),
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
            let error = import(&text).expect_err(words).to_string();
            assert!(error.contains(words), "{error}\nwanted: {words}");
            assert!(error.starts_with("line "), "{error}");
        }
    }

    #[test]
    fn a_torn_log_has_no_text() {
        let bytes = samples::sealed(3);
        let error = export(&bytes[..bytes.len() - 1]).expect_err("torn");
        assert!(matches!(error, LogError::Torn { .. }), "{error}");
    }
}

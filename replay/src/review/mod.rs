//! Review: one game, whatever game it is, stepped through, talked about and played on.
//!
//! [`Review`] is the one door between the typed world of a game and those who hold any game: the
//! commands, the viewer, reports. It is object-safe; behind it everything is static.
//!
//! A review stands at a [`Position`]: a line, after some events of it, perhaps within the last one
//! of them. Everything that is said of "now" is said of that position. Going anywhere has no side
//! effects; only the functions under *Edits* change the log, by appending to it, and each of them
//! is acknowledged (on disk, where the review is bound to a file) before it returns.
//!
//! Every function with an `eye` tells what that eye may know. Events that tell an eye nothing are
//! skipped, and told events have that eye's own numbers: [`Review::number_for`] and
//! [`Review::event_numbered`] translate. Positions always count all events: for an eye that is not
//! [`Eye::All`], they are a handle, not a text to show.

mod as_far;
mod chapter;
mod course;
mod edit;
mod entering;
mod extract;
mod of;
mod open;
mod places;
mod reveal;
pub mod sink;
mod steps;
mod told;
mod typed;
pub mod undo;
pub(crate) mod words;

pub use crate::correct::FilledBy;
pub use crate::foreign::{plain, plain_lines};
pub use as_far::{AsFar, open_as_far};
pub(crate) use edit::perform;
pub use edit::{LINE_NAME_MAX, NOTE_LEN_MAX, seal_standing};
pub use of::ReviewOf;
pub use open::{OpenError, begin, open};
pub use places::Places;
pub use steps::{Axis, BeatInfo};
pub(crate) use told::lines_of;
pub use told::{ToldLine, told_lines};
pub use words::whose_turn;

use crate::address::{Address, AddressError};
use crate::dispute::DisputeInfo;
use crate::log::record::{
    ChainHash, Glyph, Header, LineId, LineLuck, MendReason, RevealedOutcome, Ruling, SealEnd,
};
use crate::outcome_words::Entry;
use crate::tell::Routine;
use kanso_engine::canon::{Difference, Digest, Value};
use kanso_engine::{
    Awaiting, Eye, Impossible, Item, ItemWords, Label, Lang, Marks, Meta, Odds, Outcome, Scene,
    Seat, Seats, Standing, Telling, Text,
};
use serde::Serialize;
use std::fmt::{self, Write};

/// Where words go.
pub type Words<'a> = &'a mut dyn Write;

/// A place in a log: a line, after this many of its events, within the last of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Position {
    /// The line.
    pub line: LineId,
    /// How many of its events have happened, the one stepped through included.
    pub event: u32,
    /// None: after the whole event. Some: after this many beats of the last event, from 0 (the
    /// table before it) to one less than it has.
    pub beat: Option<u32>,
}

impl Position {
    /// After this many events of the line.
    pub const fn after(line: LineId, event: u32) -> Self {
        Self { line, event, beat: None }
    }
}

/// `0@12`, `0@12.3`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.line, self.event)?;
        self.beat.map_or(Ok(()), |beat| write!(f, ".{beat}"))
    }
}

/// What there is to know about a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LineInfo {
    /// Its number.
    pub id: LineId,
    /// What people call it; the game itself is `main` until it is renamed.
    pub name: String,
    /// The line it leaves; none for the game itself.
    pub parent: Option<LineId>,
    /// How many first events it shares with its parent, 0 for the game itself.
    pub fork: u32,
    /// How many events it has, those that were trimmed off not counted.
    pub events: u32,
    /// How many events are trimmed off behind those: not shown, but reached by their addresses.
    pub trimmed: u32,
    /// In whose place it stands, if something on another line was taken back or mended.
    pub mend: Option<MendInfo>,
    /// Whether it is folded away in lists.
    pub folded: bool,
    /// Whether it is hidden.
    pub deleted: bool,
    /// Whether it is the line that is shown first.
    pub promoted: bool,
    /// Whether its luck is its own seed, not its parent's.
    pub fresh_luck: bool,
    /// How it ended, once it is sealed.
    pub seal: Option<SealEnd>,
    /// Whether the event behind the last one shown is not allowed, in a log that breaks a rule: the
    /// line can be shown no further, as [`Review::broken`] says.
    pub broken: bool,
}

/// In whose place a line stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct MendInfo {
    /// The line whose place it takes.
    pub of: LineId,
    /// The first event, from 1, that is another one here.
    pub event: u32,
    /// How it came about.
    pub why: MendReason,
}

/// Where an event of a line was born.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// Played on this line.
    Own,
    /// Kept from an event of another line, counted from 0: the line where it was born.
    Kept {
        /// The line.
        line: LineId,
        /// Its place there, from 0.
        event: u32,
    },
    /// Entered by a person: its luck is never compared.
    Entered,
    /// Filled from this line's luck.
    Filled,
}

/// Whether an event is a decision or a chance outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EventKind {
    /// A decision of one of these seats, nearly always one.
    Decision(Seats),
    /// A chance outcome.
    Chance,
}

/// What there is to know about an event without its words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EventInfo {
    /// Its number on its line, from 1.
    pub event: u32,
    /// Decision or chance.
    pub kind: EventKind,
    /// Where it was born.
    pub origin: Origin,
    /// Whether it, or some of its items, was filled in because nobody at the table knows it yet.
    pub assumed: bool,
    /// What somebody thinks of the decision.
    pub glyph: Option<Glyph>,
    /// How many beats it has, at least 1.
    pub beats: u32,
    /// Where in the game's course it happened: the marks before it.
    pub marks: Marks,
}

/// An event of a line as a timeline shows it: a mark, without words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CourseEvent {
    /// Its number on its line, from 1: a handle for [`Position`].
    pub event: u32,
    /// What the eye calls it, from 1.
    pub number: u32,
    /// Decision or chance.
    pub kind: EventKind,
    /// Whether it is a decision that the game calls routine, such as a pass in a window.
    pub routine: bool,
    /// Where it was born.
    pub origin: Origin,
    /// Whether it, or some of its items, was filled in because nobody at the table knows it yet.
    pub assumed: bool,
    /// What somebody thinks of the decision.
    pub glyph: Option<Glyph>,
    /// Where in the game's course it happened: the marks before it.
    pub marks: Marks,
}

/// One thing that happened, in words, for one eye and in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FactInfo {
    /// The beat it happened in, from 1, as a [`Position`] counts: it shows from there on.
    pub beat: u32,
    /// What the eye calls that beat; see [`BeatInfo::number`].
    pub number: u32,
    /// Id of the rule by which it happened (`RR-4.6b`, `RR:U05`).
    pub rule: String,
    /// What happened.
    pub words: String,
    /// Ids of the scene that it is about.
    pub ids: Vec<String>,
    /// Whether the eye is told less than all of it.
    pub shrunk: bool,
    /// Whether a reader skips it: it only says that nothing was done. [`told_lines`] leaves it out.
    pub routine: bool,
}

/// One legal action, for the eye that may be told it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// Its place in the legal list, from 0: the number for [`Review::choose`].
    pub number: u32,
    /// By itself, to be typed.
    pub notation: String,
    /// In words.
    pub words: String,
    /// Ids of the scene that it touches, the piece or card first by which it is grouped.
    pub ids: Vec<String>,
}

/// What a game thinks of a legal action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weighed {
    /// Its score for the seat that is asked, by what its eye sees: higher is more likely.
    pub score: i64,
    /// Whether it only says that nothing is done: a pass in a window to answer in.
    pub routine: bool,
}

/// One thing a seat might try, and the rule against it if there is one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Conceived {
    /// By itself, to be typed; unique in the list.
    pub notation: String,
    /// In words.
    pub words: String,
    /// Ids of the scene that it touches.
    pub ids: Vec<String>,
    /// Its number in the legal list, when it is allowed.
    pub choice: Option<u32>,
    /// Why not, when it is not.
    pub refusal: Option<RefusalInfo>,
}

/// A refusal in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RefusalInfo {
    /// Id of the rule that refuses; empty where none does (something else is awaited).
    pub rule: String,
    /// What stands against it.
    pub words: String,
}

/// One thing that an awaited outcome can show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutcomeItem {
    /// The face, kind, pick or place.
    pub item: Item,
    /// The words by which it is entered and told.
    pub words: ItemWords,
    /// How many times it can show: in the bag, or once for each die.
    pub count: u32,
}

/// An item of an outcome that was filled in because nobody at the table knows it yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AssumedItem {
    /// Its place in the outcome as it stands in the log, from 0.
    pub at: u8,
    /// How many items the outcome has.
    pub of: u8,
    /// The item.
    pub item: Item,
    /// Its words.
    pub words: ItemWords,
}

/// A turn of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TurnInfo {
    /// Its number on the line, from 1, or from the turn in which an opening stands.
    pub number: u32,
    /// After how many events it begins.
    pub event: u32,
    /// Whose turn it is; none for a turn of nobody, which is called by its phase.
    pub seat: Option<Seat>,
    /// The round that the rulebook counts.
    pub round: u16,
    /// The chapter, from 0; none between two chapters.
    pub chapter: Option<u16>,
}

/// A chapter of a line: a battle of a campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ChapterInfo {
    /// Its number on the line, from 1.
    pub number: u32,
    /// After how many events it begins.
    pub event: u32,
}

/// A round of a line, as the rulebook counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct RoundInfo {
    /// After how many events it begins.
    pub event: u32,
    /// Its number, in its chapter.
    pub round: u16,
    /// The chapter, from 0; none between two chapters.
    pub chapter: Option<u16>,
}

/// A phase of a line: as long as nothing but the game's own steps comes between.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PhaseInfo {
    /// Its number on the line, from 1.
    pub number: u32,
    /// After how many events it begins.
    pub event: u32,
}

/// A note to an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NoteInfo {
    /// Its number in the file, from 0.
    pub number: u32,
    /// The line.
    pub line: LineId,
    /// After how many events of the line.
    pub event: u32,
    /// Who wrote it; may be empty.
    pub author: String,
    /// The words, line by line as they were written; [`plain`] puts them on one.
    pub text: String,
    /// Whether it is about its line as a whole; `event` is then no more than where it was written.
    pub of_line: bool,
}

/// A refused attempt that a golden game carries.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ProbeInfo {
    /// The line.
    pub line: LineId,
    /// After how many events of the line.
    pub event: u32,
    /// What is tried, by itself.
    pub notation: String,
    /// Id of the rule that must refuse it.
    pub rule: String,
    /// What refuses it now; none: nothing, it is allowed.
    pub refusal: Option<RefusalInfo>,
}

/// What an edit came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Played {
    /// Where the review stood.
    pub from: Position,
    /// Where it stands now: after the last event that came of it.
    pub to: Position,
    /// The line that was made for it, if there had to be one.
    pub made: Option<LineId>,
}

/// How an awaited decision or outcome is answered, when a line is branched or corrected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The legal action with this number.
    Choice(u32),
    /// This outcome.
    Outcome(Outcome),
    /// What the luck of the new line gives.
    Luck,
}

/// Which bot decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// The one with the highest score by the game.
    Greedy,
    /// Any legal action, each as probable.
    Random,
    /// As greedy, but it leaves what ends the game: for long games.
    Patient,
}

/// What became of the events behind a corrected one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refit {
    /// The line that was made.
    pub line: LineId,
    /// Ranges `from..to` of the parent's events that were kept.
    pub kept: Vec<(u32, u32)>,
    /// Events of the parent that no longer fit.
    pub dropped: Vec<Dropped>,
    /// Events of the new line, from 0, that were filled in: outcomes from its luck, and under other
    /// rules what nobody had to choose.
    pub filled: Vec<u32>,
    /// How many of these in which way.
    pub filled_by: FilledBy,
    /// Events of the new line, from 0, that were entered where a person was asked.
    pub entered: Vec<u32>,
    /// Where only a person can go on; none: the parent was followed to its end.
    pub stopped: Option<Stopped>,
    /// Where each place of the parent is on the new line.
    #[serde(skip)]
    pub places: Places,
}

/// An event that no longer fits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Dropped {
    /// Its place on the parent, from 0.
    pub event: u32,
    /// The event in words, as the parent had it.
    pub words: String,
    /// What refuses it now.
    pub refusal: RefusalInfo,
}

/// Where a correction stops for a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stopped {
    /// How many events the new line has.
    pub events: u32,
    /// What is asked there.
    pub question: String,
    /// The first event of the parent, from 0, that waits.
    pub parent: u32,
    /// That event in words, as the parent had it.
    pub words: String,
    /// How many events of the parent wait.
    pub waiting: u32,
    /// Why the first of them does not fit.
    pub refusal: RefusalInfo,
}

/// What a text about something assumed is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RevealAs {
    /// What is decided here: it needs the card.
    Choice,
    /// The card itself, drawn by any event, or by this one, from 1.
    Card(Option<u32>),
}

/// What has shown of outcomes that were assumed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reveal {
    /// The outcomes; the first is the one in which something shows.
    pub outcomes: Vec<RevealedOutcome>,
    /// Whether every line that has the events allows it.
    pub in_place: bool,
}

/// Why an edit was not made. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EditError {
    /// The review is bound to a file that cannot be written now.
    #[error("read-only: {reason}")]
    ReadOnly {
        /// Why.
        reason: String,
    },
    /// The number is not on the legal list, which people count from 1.
    #[error("there is no choice {}: the list has {count}", number.saturating_add(1))]
    NoChoice {
        /// The number.
        number: u32,
        /// How many there are.
        count: u32,
    },
    /// Another thing is awaited.
    #[error("{awaited} is awaited here")]
    NotAwaited {
        /// What is awaited.
        awaited: &'static str,
    },
    /// The text names nothing that can be done or can fall here.
    #[error("{0}")]
    Text(String),
    /// A rule refuses.
    #[error("refused by {rule}: {words}")]
    Refused {
        /// Id of the rule.
        rule: String,
        /// In English.
        words: String,
    },
    /// The outcome cannot fall.
    #[error("impossible: {0}")]
    Impossible(Impossible),
    /// The line has no generator: outcomes are entered.
    #[error("this line has no seed: enter what fell, or branch with fresh luck")]
    NoLuck,
    /// The line is sealed.
    #[error("line {line} is sealed: branch from it")]
    Sealed {
        /// The line.
        line: LineId,
    },
    /// A beat was shown: an event happens after whole events.
    #[error("step to the end of event {event} first")]
    WithinEvent {
        /// The event.
        event: u32,
    },
    /// The place is not there.
    #[error(transparent)]
    Address(#[from] AddressError),
    /// No such note, or it was withdrawn.
    #[error("there is no note {number}")]
    NoNote {
        /// Its number.
        number: u32,
    },
    /// The main line cannot be deleted, a name cannot be empty, a log is full.
    #[error("{0}")]
    NotPossible(String),
    /// The file could not be written.
    #[error("the file was not written: {0}")]
    File(String),
}

/// A row of the card set in force.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardNamed {
    /// Its id as it is cited (`BL:CMD01`).
    pub id: String,
    /// Its name.
    pub name: Label,
}

/// One game under review, whatever game it is. See the module's head.
pub trait Review: Send {
    // ---- What it is.

    /// The header of the log.
    fn header(&self) -> &Header;
    /// What is fixed about the game.
    fn meta(&self) -> &'static Meta;
    /// What the game calls a round.
    fn round_name(&self) -> Text;
    /// The names of the seats, in seat order.
    fn names(&self) -> &[String];
    /// Whether an eye is told the value of an option, by its place in [`Meta::options`].
    fn tells_option(&self, option: usize, eye: Eye) -> bool;
    /// A line of a rule or card row by its id, in words: `(id, line)`; none for an unknown id.
    fn rule_line(&self, id: &str, lang: Lang) -> Option<String>;
    /// The card rows that have every word of a text in their id or their name in one language, in
    /// whatever case; none for a text without words.
    fn cards_named(&self, text: &str) -> Vec<CardNamed>;
    /// The rows of the card set whose whole names stand in a text, in its order.
    fn cards_in(&self, text: &str) -> Vec<CardNamed>;

    // ---- Lines, turns, places.

    /// Every line, deleted ones too, by number.
    fn lines(&self) -> Vec<LineInfo>;
    /// Why the event behind the last one that is shown of a line is not allowed; none: it is, or there
    /// is no such line.
    fn broken(&self, line: LineId, lang: Lang, eye: Eye) -> Option<RefusalInfo>;
    /// How many events a line has; none: there is no such line.
    fn len(&self, line: LineId) -> Option<u32>;
    /// The turns of a line, ascending. The first call walks the line; edits keep it.
    fn turns(&self, line: LineId) -> Vec<TurnInfo>;
    /// The chapters of a line, ascending; one for most games.
    fn chapters(&self, line: LineId) -> Vec<ChapterInfo>;
    /// The rounds of a line, ascending.
    fn rounds(&self, line: LineId) -> Vec<RoundInfo>;
    /// The phases of a line in which something was asked, ascending.
    fn phases(&self, line: LineId) -> Vec<PhaseInfo>;
    /// The events of a line that an eye is told, ascending; empty: there is no such line. Walks the
    /// line each time: for who keeps what it got.
    fn course(&self, line: LineId, eye: Eye) -> Vec<CourseEvent>;
    /// After how many events of a line there is a checkpoint, ascending and without duplicates.
    fn checkpoints(&self, line: LineId) -> Vec<u32>;
    /// Where an address leads. A place without a line is on the line that is shown.
    ///
    /// # Errors
    ///
    /// [`AddressError`]: it leads nowhere in this log.
    fn resolve(&self, address: &Address) -> Result<Position, AddressError>;
    /// The number that an eye gives to event `event` (from 1) of a line: how many of the events up
    /// to it are told to the eye. The eye *all* is told every event.
    fn number_for(&self, line: LineId, event: u32, eye: Eye) -> u32;
    /// The event (from 1) that an eye calls `number`; past the last one told: none.
    fn event_numbered(&self, line: LineId, number: u32, eye: Eye) -> Option<u32>;

    // ---- Steps through a line. They lead somewhere and go nowhere: `go` does.

    /// After how many events of a line a scrubber stops for an eye, ascending and without
    /// duplicates, from 0 to the last event that the eye is told; empty: there is no such line.
    /// [`Axis`] says what each axis skips. The first call walks the line; edits keep it.
    fn stops(&self, line: LineId, axis: Axis, eye: Eye) -> Vec<u32>;
    /// The next stop of an axis behind a position; none: it is the last, or there is no such place.
    /// From within an event, the end of the event still lies ahead. Skips what [`Axis`] says.
    fn next_stop(&self, from: Position, axis: Axis, eye: Eye) -> Option<Position>;
    /// The stop of an axis before a position; none: it is the first, or there is no such place.
    /// Skips what [`Axis`] says.
    fn previous_stop(&self, from: Position, axis: Axis, eye: Eye) -> Option<Position>;
    /// The next position behind this one when going beat by beat, over the ends of events; none: it
    /// is the last.
    ///
    /// Skipped: events and beats that tell the eye nothing; with [`Routine::LeftOut`] also beats of
    /// which all that the eye is told is routine. What is skipped behind the last other beat of an
    /// event comes along with that beat. The first beat of an event is the event itself and never
    /// skipped, whether the decision is routine or not.
    fn next_beat(&self, from: Position, routine: Routine, eye: Eye) -> Option<Position>;
    /// The position before this one when going beat by beat; none: it is the start of the line.
    /// Skips what [`Review::next_beat`] skips.
    fn previous_beat(&self, from: Position, routine: Routine, eye: Eye) -> Option<Position>;

    // ---- Where it stands.

    /// Where the review stands.
    fn here(&self) -> Position;
    /// Goes to a position.
    ///
    /// # Errors
    ///
    /// [`AddressError`]: there is no such place; the review stays where it is.
    fn go(&mut self, to: Position) -> Result<(), AddressError>;
    /// Goes where an address leads.
    ///
    /// # Errors
    ///
    /// [`AddressError`]: it leads nowhere; the review stays where it is.
    fn seek(&mut self, to: &Address) -> Result<Position, AddressError> {
        let position = self.resolve(to)?;
        self.go(position)?;
        Ok(position)
    }
    /// How many beats event `event` (from 1) of the line that is shown has; 0 past its end.
    fn beats(&self, event: u32) -> u32;

    // ---- The table now.

    /// What is awaited; none: one stands between two beats of an event, and what follows by itself
    /// goes on.
    fn awaiting(&self) -> Option<Awaiting>;
    /// Where in its course the game is.
    fn marks(&self) -> Marks;
    /// How the game ended, if it is over.
    fn standing(&self) -> Option<Standing>;
    /// The table as one eye sees it.
    fn scene(&self, eye: Eye) -> Scene;
    /// Digest of the state.
    fn digest(&self) -> Digest;
    /// Top-level fields of the state, each seat apart, with the digest of each.
    fn field_digests(&self) -> Vec<(String, Digest)>;
    /// The whole state as names and values.
    fn value(&self) -> Value;
    /// What differs from here to another position.
    ///
    /// # Errors
    ///
    /// [`AddressError`]: there is no such place.
    fn diff(&self, with: Position) -> Result<Vec<Difference>, AddressError>;
    /// What is asked, or what chance is about; between two beats nothing is.
    fn say_prompt(&self, lang: Lang, eye: Eye, to: Words<'_>) -> fmt::Result;
    /// The phase in words.
    fn say_phase(&self, lang: Lang, to: Words<'_>) -> fmt::Result;

    // ---- Events of the line that is shown, by number from 1.

    /// What there is to know about an event; none past the end.
    fn event(&self, event: u32) -> Option<EventInfo>;
    /// The phase in which an event happened, in words; nothing past the end.
    fn say_phase_of(&self, event: u32, lang: Lang, to: Words<'_>) -> fmt::Result;
    /// How much of an event an eye is told.
    fn tells(&self, event: u32, eye: Eye) -> Telling;
    /// An event in words: the action or the outcome. Writes nothing for an eye that is told nothing.
    fn say_event(&self, event: u32, lang: Lang, eye: Eye, to: Words<'_>) -> fmt::Result;
    /// A decision by itself, or an outcome as it would be entered; for the eye *all*.
    fn notate_event(&self, event: u32, to: Words<'_>) -> fmt::Result;
    /// The facts of an event that an eye is told, in order, with their beats; routine ones too.
    /// [`told_lines`] makes lines to read of them.
    fn facts(&self, event: u32, lang: Lang, eye: Eye) -> Vec<FactInfo>;
    /// Ids of the readings of the rules that were asked while an event happened, in the order of the
    /// game's list; they tell of hidden things, too, and are for the eye *all*.
    fn readings_asked(&self, event: u32) -> Vec<&'static str>;
    /// The beats of an event that an eye is told, routine ones too, with the numbers that the eye
    /// gives them; none for an event that tells it nothing.
    fn told_beats(&self, event: u32, eye: Eye) -> Vec<BeatInfo>;
    /// How many routine facts, one at least, were left out in one place, in the game's words and
    /// without brackets.
    fn say_routine(&self, count: u32, lang: Lang, to: Words<'_>) -> fmt::Result;
    /// The items of an event's outcome that were filled in because nobody at the table knows them yet:
    /// all of them where nothing was known, none where all of it was. For the eye *all*.
    fn assumed_items(&self, event: u32) -> Vec<AssumedItem>;
    /// How probable an outcome was before it fell; none for a decision, or for an eye that does not
    /// know what it was drawn from.
    fn odds(&self, event: u32, eye: Eye) -> Option<Odds>;

    // ---- What may be done now.

    /// The legal actions of the awaited decision; empty where none is awaited, and for an eye that
    /// is not told them.
    fn choices(&self, lang: Lang, eye: Eye) -> Vec<Choice>;
    /// What the game thinks of each of the [choices](Review::choices), in their order; empty where
    /// they are.
    fn weighed(&self, eye: Eye) -> Vec<Weighed>;
    /// How many legal actions there are, and a digest of their list.
    fn choices_digest(&self) -> (u32, Digest);
    /// What a choice would do by itself, before what follows from it (its first beat): the facts
    /// with the rules they happen by. None: there is no such choice, or the eye is not told it.
    fn preview(&self, number: u32, lang: Lang, eye: Eye) -> Option<Vec<FactInfo>>;
    /// Ids of the card rows (`RR:U05`) that a choice is about; none where there is no such choice, or
    /// the eye is not told it.
    fn choice_rows(&self, number: u32, eye: Eye) -> Vec<String>;
    /// All that the asked seat might try, with the rule against each that is refused; empty where
    /// no decision is awaited, and for an eye that is not told the choices.
    fn conceivable(&self, lang: Lang, eye: Eye) -> Vec<Conceived>;
    /// What the awaited outcome can show, with the words to enter it; empty where no chance is
    /// awaited, and for an eye that is not told the odds.
    fn items(&self, eye: Eye) -> Vec<OutcomeItem>;
    /// The awaited outcome that a text names (`3 4`, `dragon`); an error lists what is possible.
    ///
    /// # Errors
    ///
    /// [`EditError::NotAwaited`], [`EditError::Text`], [`EditError::Impossible`].
    fn read_outcome(&self, text: &str, lang: Lang) -> Result<Outcome, EditError>;
    /// What a text says of the awaited outcome, where an eye enters it: all of it, some of its items
    /// and [`UNKNOWN`](crate::outcome_words::UNKNOWN) for each of the others, or that alone.
    ///
    /// An eye that is not told what can fall enters only what it will be told, by whole words, and is
    /// answered nothing that follows from what can fall.
    ///
    /// # Errors
    ///
    /// [`EditError::NotAwaited`], [`EditError::Text`].
    fn read_entry(&self, text: &str, lang: Lang, eye: Eye) -> Result<Entry, EditError>;
    /// Whether a text is made of whole words of the awaited outcome's items, or is the sentence by which
    /// one is told; for an eye that is not told what can fall never.
    fn says_outcome(&self, text: &str, eye: Eye) -> bool;
    /// The legal action that a notation or its words name, a prefix of only one notation allowed.
    ///
    /// # Errors
    ///
    /// [`EditError::NotAwaited`], [`EditError::Text`], [`EditError::Refused`] with the rule.
    fn read_action(&self, text: &str, lang: Lang) -> Result<u32, EditError>;
    /// The number of the choice that a bot takes; none where no decision is awaited.
    fn bot_choice(&self, bot: Bot) -> Option<u32>;
    /// Whether the line that is shown has a generator to settle chance by.
    fn has_luck(&self) -> bool;

    // ---- Notes and probes.

    /// The notes to events of a line that were not withdrawn, by event, those too that were written to
    /// the same events on the lines that it comes from. Without a line every note, also those
    /// about whole lines, each where it was written.
    fn notes(&self, line: Option<LineId>) -> Vec<NoteInfo>;
    /// The notes about a line as a whole that were not withdrawn.
    fn line_notes(&self, line: LineId) -> Vec<NoteInfo>;
    /// In whose place a line stands, in words: what stood there, what stands there now, and why; none
    /// where it stands in the place of no other.
    fn say_mend(&self, line: LineId, lang: Lang) -> Option<String>;
    /// The probes, by line and event, tried anew.
    fn probes(&self) -> Vec<ProbeInfo>;

    /// The disputes of the log, by number, in one language.
    fn disputes(&self, lang: Lang) -> Vec<DisputeInfo>;

    /// The bytes of the log, for a review in memory; none where it is bound to a file.
    fn log_bytes(&self) -> Option<Vec<u8>>;
    /// The hash of all bytes of the log.
    fn head(&self) -> ChainHash;
    /// A line as the bytes of a new log whose main line it is, with its notes and its seal, and with
    /// lines that leave it, which get the numbers from 1; nothing is changed here. Its luck is a seed's only where the seed gives all that fell on it: else it
    /// is told as taken over from this log.
    ///
    /// # Errors
    ///
    /// [`EditError`]: there is no such line, it breaks a rule, or its seal says what is not so.
    fn extract(&self, line: LineId, with: &[LineId]) -> Result<Vec<u8>, EditError>;
    /// A chapter of a line, from 1, as the bytes of a new log: a game of its own that begins where the
    /// chapter does, with its notes; nothing is changed here. Its luck is told as taken over from this
    /// log, or is that of a table.
    ///
    /// # Errors
    ///
    /// [`EditError`]: there is no such line or chapter, or the chapters of the game are no games.
    fn extract_chapter(&self, line: LineId, chapter: u32) -> Result<Vec<u8>, EditError>;

    // ---- Edits. Each appends to the log and is acknowledged before it returns.

    /// Why nothing can be changed; none: it can.
    fn read_only(&self) -> Option<String>;
    /// Decides by the number of a choice; with a seeded line the chance that follows falls at once.
    /// At the end of a line it goes on; within a line the same event is a step forward, and any
    /// other makes a new line.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn choose(&mut self, number: u32) -> Result<Played, EditError>;
    /// Enters what fell. On a line with a generator, an outcome that the generator does not give
    /// makes a new line.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn settle(&mut self, outcome: &Outcome) -> Result<Played, EditError>;
    /// Enters what is known of what fell. What is not is filled in, and marked *assumed* where
    /// outcomes are entered at a table.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn enter(&mut self, entry: &Entry) -> Result<Played, EditError>;
    /// Lets the line's generator settle the awaited chance and the chance that follows; where
    /// outcomes are entered at a table, fills in what nobody knows, marked *assumed*.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn settle_by_luck(&mut self) -> Result<Played, EditError>;
    /// Makes a new line that leaves this one here, with an answer of its own to what is awaited, or
    /// with none yet; goes to its end.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn branch(
        &mut self,
        name: &str,
        luck: LineLuck,
        answer: Option<Answer>,
    ) -> Result<Played, EditError>;
    /// Corrects the next event of this line: what really happened is `answer`. Makes a new line with
    /// the parent's later events as far as they fit, and goes to it, after the corrected event. What
    /// was dropped is told in `lang`.
    ///
    /// Where only a person can go on, the next of the texts in `then` is entered, an action's
    /// notation or an outcome's words; when there is none left, it stops and the rest waits. To go on
    /// later, correct the same event again with one more answer.
    ///
    /// # Errors
    ///
    /// [`EditError`]; for one of `then`, with the text that does not answer what is asked.
    fn correct(
        &mut self,
        name: &str,
        answer: Answer,
        then: &[String],
        lang: Lang,
    ) -> Result<Refit, EditError>;
    /// Renames a line.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn rename(&mut self, line: LineId, name: &str) -> Result<(), EditError>;
    /// Makes a line the one that is shown first.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn promote(&mut self, line: LineId) -> Result<(), EditError>;
    /// Folds a line away, or unfolds it.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn fold(&mut self, line: LineId, folded: bool) -> Result<(), EditError>;
    /// Hides a line; nothing is erased. The game itself cannot be hidden. Where it was shown first, the
    /// line whose place it took is.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn delete(&mut self, line: LineId) -> Result<(), EditError>;
    /// Shows a line again that was hidden.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn undelete(&mut self, line: LineId) -> Result<(), EditError>;
    /// Shows only so many first events of a line; none: all of them again. Nothing is erased: what is
    /// behind is still reached by its address.
    ///
    /// # Errors
    ///
    /// [`EditError`]: the line has not so many events.
    fn trim(&mut self, line: LineId, events: Option<u32>) -> Result<(), EditError>;
    /// Tells that a line stands in the place of another, of which so many first events stand. Where
    /// the other one was shown first and `promote` is said, this one is from now on; whether it is.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn mend(
        &mut self,
        line: LineId,
        of: Position,
        why: MendReason,
        promote: bool,
    ) -> Result<bool, EditError>;
    /// Writes a note about a line as a whole; its number.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn note_line(&mut self, line: LineId, author: &str, text: &str) -> Result<u32, EditError>;
    /// Says by a sign what one thinks of the decision that led to where the review stands; none: no
    /// longer anything.
    ///
    /// # Errors
    ///
    /// [`EditError`]: no decision did.
    fn set_glyph(&mut self, glyph: Option<Glyph>) -> Result<(), EditError>;
    /// What must have been drawn where it was assumed, so that a text means one choice here, or so
    /// that it is the word for a card that was drawn; the latest such draw. None: nothing of what
    /// was assumed on the line that is shown can have been that.
    fn find_reveal(&self, text: &str, as_what: RevealAs) -> Option<Reveal>;
    /// What was assumed at a real table has shown. It stands where the assumed one stood, on every
    /// line that has the event; where another line needs what was assumed, a line of its own takes
    /// the place of this one, and is told.
    ///
    /// # Errors
    ///
    /// [`EditError`]: it was not assumed, or what was played since would not be allowed.
    fn reveal(&mut self, reveal: &Reveal) -> Result<Option<LineId>, EditError>;
    /// Writes a note to where the review stands; its number.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn note(&mut self, author: &str, text: &str) -> Result<u32, EditError>;
    /// Withdraws a note.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn withdraw_note(&mut self, number: u32) -> Result<(), EditError>;
    /// Appends a ruling on a dispute of the log; what [`settle`](crate::dispute::settle) made.
    ///
    /// # Errors
    ///
    /// [`EditError`]: the log has no such dispute, or cannot be written.
    fn rule(&mut self, ruling: &Ruling) -> Result<(), EditError>;
    /// Keeps a refused attempt as a probe, here: the notation of a conceivable action.
    ///
    /// # Errors
    ///
    /// [`EditError`]: an allowed action is no probe.
    fn probe(&mut self, notation: &str) -> Result<RefusalInfo, EditError>;
    /// Closes the events of the line that is shown, with a checkpoint before the seal. Without
    /// `end`: by the rules or the limit of events, when the game is over.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn seal(&mut self, end: Option<SealEnd>) -> Result<(), EditError>;
    /// Appends a checkpoint of the line that is shown, if it has none at its end.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn checkpoint(&mut self) -> Result<(), EditError>;
    /// Appends a checkpoint to each line that has grown in this session since its last one: for the
    /// end of a session. Does nothing to a review that cannot be written.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn finish(&mut self) -> Result<(), EditError>;
}

#[cfg(test)]
mod step_tests;
#[cfg(test)]
mod tests;

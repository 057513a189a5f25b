//! What a review tells of: places, lines, events, choices, refits, refusals of edits.

use super::Places;
use crate::address::AddressError;
use crate::correct::{Filled, FilledBy};
use crate::insight::Share;
use crate::log::record::{Glyph, LineId, MendReason, RevealedOutcome, SealEnd};
use kanso_engine::scene::{Badge, Throw};
use kanso_engine::{Impossible, Item, ItemWords, Label, Marks, Outcome, Seat, Seats};
use serde::Serialize;
use std::fmt;

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
    /// True if it is folded away in lists.
    pub folded: bool,
    /// True if it is hidden.
    pub deleted: bool,
    /// True if it is the line that is shown first.
    pub promoted: bool,
    /// True if its luck is its own seed, not its parent's.
    pub fresh_luck: bool,
    /// How it ended, once it is sealed.
    pub seal: Option<SealEnd>,
    /// True if the event behind the last one shown is not allowed, in a log that breaks a rule: the
    /// line can be shown no further, as [`Review::broken`](super::Review::broken) says.
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
    /// True if it, or some of its items, was filled in because nobody at the table knows it yet.
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
    /// True if it is a decision that the game calls routine, such as a pass in a window.
    pub routine: bool,
    /// Where it was born.
    pub origin: Origin,
    /// True if it, or some of its items, was filled in because nobody at the table knows it yet.
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
    /// What the eye calls that beat; see [`BeatInfo::number`](super::BeatInfo::number).
    pub number: u32,
    /// Id of the rule by which it happened (`RR-4.6b`, `RR:U05`).
    pub rule: String,
    /// What happened.
    pub words: String,
    /// Ids of the scene that it is about.
    pub ids: Vec<String>,
    /// True if the eye is told less than all of it.
    pub shrunk: bool,
    /// True if a reader skips it: it only says that nothing was done. [`told_lines`](super::told_lines) leaves it out.
    pub routine: bool,
}

/// One legal action, for the eye that may be told it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// Its place in the legal list, from 0: the number for [`Review::choose`](super::Review::choose).
    pub number: u32,
    /// By itself, to be typed.
    pub notation: String,
    /// In words.
    pub words: String,
    /// Ids of the scene that it touches, the piece or card first by which it is grouped.
    pub ids: Vec<String>,
    /// What it pays.
    #[serde(skip)]
    pub price: Vec<Badge>,
    /// What it lets fall, and how probable it is that it comes off, where that is known.
    #[serde(skip)]
    pub chance: Option<Badge>,
    /// What it is worth, where that was worked out.
    #[serde(skip)]
    pub worth: Option<ChoiceWorth>,
    /// True if it has no place on the table, though it touches things.
    #[serde(skip)]
    pub apart: bool,
    /// True if it moves a piece that can do nothing more then, which it could after other moves.
    #[serde(skip)]
    pub last: bool,
}

impl Choice {
    /// A choice that pays nothing.
    pub fn new(number: u32, notation: String, words: String, ids: Vec<String>) -> Self {
        let price = Vec::new();
        let (chance, worth) = (None, None);
        Self { number, notation, words, ids, price, chance, worth, apart: false, last: false }
    }
}

/// What a choice is worth to who decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChoiceWorth {
    /// Share of the win after it.
    pub share: Share,
    /// It as a mark; it stands out where it is surely the best.
    pub badge: Badge,
}

/// Dice that fell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thrown {
    /// By which event.
    pub event: u32,
    /// The number that the eye gives to it.
    pub number: u32,
    /// Who brought it about: the seat that decided last before it; none where that is not told.
    pub by: Option<Seat>,
    /// What they show.
    pub throw: Throw,
}

/// What a game thinks of a legal action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weighed {
    /// Its score for the seat that is asked, by what its eye sees: higher is more likely.
    pub score: i64,
    /// True if it only says that nothing is done: a pass in a window to answer in.
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
    /// The words, line by line as they were written; [`plain`](super::plain) puts them on one.
    pub text: String,
    /// True if it is about its line as a whole; `event` is then no more than where it was written.
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

/// What came of dealing a line anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DealtAnew {
    /// The line that was made, and where it left the other one: at the first event that is another.
    pub played: Played,
    /// How many events of the line the eye was not told whole.
    pub unseen: u32,
    /// How many of its events are others.
    pub others: u32,
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
    /// As greedy, but at random in half of its decisions.
    Beginner,
    /// As greedy, but at random in a fifth of its decisions.
    Casual,
    /// It thinks, in a few playouts.
    SearchQuick,
    /// It thinks.
    Search,
    /// It thinks longer.
    SearchDeep,
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
    /// Each of these, with its way.
    #[serde(skip)]
    pub fillings: Vec<Filled>,
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
    /// True if every line that has the events allows it.
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

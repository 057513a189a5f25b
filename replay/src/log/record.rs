//! What the frames of a log say.
//!
//! A payload's layout never changes once released: a new layout is a new kind, and the old one is
//! read for ever. Source: FORMAT.md, *Records*. The same types make the text form: there, hashes,
//! seeds and other bytes are written as hexadecimal digits.

use super::{hexed, option_values};
use kanso_engine::cards::set_digest;
use kanso_engine::{Event, OptionValue, Outcome, Text};
use serde::{Deserialize, Serialize};

/// Number of a line within its file: 0 is the game itself, then in the order of their frames.
pub type LineId = u32;

/// The line of the game itself.
pub const MAIN_LINE: LineId = 0;

/// BLAKE3 over all bytes of a log up to some place, with a key of its own.
pub type ChainHash = [u8; 32];

/// One frame of a log, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Record<A> {
    /// What the game is; always the first frame.
    Header(Box<Header>),
    /// Events that were acknowledged together.
    Step(Step<A>),
    /// A digest of the state, for verification.
    Checkpoint(Checkpoint),
    /// A branch or a correction.
    Line(NewLine<A>),
    /// A line is renamed, promoted, folded, trimmed, deleted or had back.
    LineEdit(LineEdit),
    /// Somebody's words about an event.
    Note(Note),
    /// A note is withdrawn.
    NoteWithdrawn(NoteWithdrawn),
    /// Two sides disagree about an event.
    Dispute(Box<Dispute<A>>),
    /// How a dispute was settled.
    Ruling(Box<Ruling>),
    /// Closes the events of one line.
    Seal(Seal),
    /// A refused attempt, and the rule that must refuse it.
    Probe(Probe<A>),
    /// An outcome that nobody at the table knows yet was filled from the seed.
    Assumed(Assumed),
    /// Some items of an outcome were filled from the seed; the others were seen.
    AssumedItems(AssumedItems),
    /// What was assumed has shown: the outcome as it really was.
    Revealed(Revealed),
    /// A line stands in the place of another.
    Mend(Mend),
    /// A note is about its line as a whole.
    LineNote(LineNote),
    /// What somebody thinks of a decision, as a sign.
    Glyph(GlyphMark),
    /// How many events a checkpoint is behind the one before it.
    Interval(Interval),
    /// Words that a seat adds to luck that was committed to.
    LuckWords(LuckWords),
    /// The secret that luck was committed to.
    LuckSecret(LuckSecret),
    /// A kind of 128 or more that this program does not know, kept as it is.
    Unknown {
        /// The kind, `128..`.
        kind: u8,
        /// Its bytes.
        payload: Vec<u8>,
    },
}

// A log of small frames is as many of them: what is large and rare stands in a box.
const _: () = assert!(size_of::<Record<u64>>() <= 120);

impl<A> Record<A> {
    /// The number of its kind.
    pub const fn kind(&self) -> u8 {
        match self {
            Self::Header(header) => header.kind(),
            Self::Step(_) => kind::STEP,
            Self::Checkpoint(_) => kind::CHECKPOINT,
            Self::Line(_) => kind::LINE,
            Self::LineEdit(_) => kind::LINE_EDIT,
            Self::Note(_) => kind::NOTE,
            Self::NoteWithdrawn(_) => kind::NOTE_WITHDRAWN,
            Self::Dispute(_) => kind::DISPUTE,
            Self::Ruling(_) => kind::RULING,
            Self::Seal(_) => kind::SEAL,
            Self::Probe(_) => kind::PROBE,
            Self::Assumed(_) => kind::ASSUMED,
            Self::AssumedItems(_) => kind::ASSUMED_ITEMS,
            Self::Revealed(_) => kind::REVEALED,
            Self::Mend(_) => kind::MEND,
            Self::LineNote(_) => kind::LINE_NOTE,
            Self::Glyph(_) => kind::GLYPH,
            Self::Interval(_) => kind::INTERVAL,
            Self::LuckWords(_) => kind::LUCK_WORDS,
            Self::LuckSecret(_) => kind::LUCK_SECRET,
            Self::Unknown { kind, .. } => *kind,
        }
    }

    /// True if it vouches for all bytes before its own frame: their hash, its *chain*, is then the
    /// last thing in its payload.
    pub const fn is_chained(&self) -> bool {
        self.chain().is_some()
    }

    /// The hash of all bytes before its frame, as it claims it.
    pub const fn chain(&self) -> Option<&ChainHash> {
        match self {
            Self::Checkpoint(own) => Some(&own.chain),
            Self::Dispute(own) => Some(&own.chain),
            Self::Ruling(own) => Some(&own.chain),
            Self::Seal(own) => Some(&own.chain),
            Self::Header(_)
            | Self::Step(_)
            | Self::Line(_)
            | Self::LineEdit(_)
            | Self::Note(_)
            | Self::NoteWithdrawn(_)
            | Self::Probe(_)
            | Self::Assumed(_)
            | Self::AssumedItems(_)
            | Self::Revealed(_)
            | Self::Mend(_)
            | Self::LineNote(_)
            | Self::Glyph(_)
            | Self::Interval(_)
            | Self::LuckWords(_)
            | Self::LuckSecret(_)
            | Self::Unknown { .. } => None,
        }
    }
}

/// Kinds of frames by number.
pub mod kind {
    /// [`super::Header`].
    pub const HEADER: u8 = 1;
    /// [`super::Step`].
    pub const STEP: u8 = 2;
    /// [`super::Checkpoint`].
    pub const CHECKPOINT: u8 = 3;
    /// [`super::NewLine`].
    pub const LINE: u8 = 4;
    /// [`super::LineEdit`].
    pub const LINE_EDIT: u8 = 5;
    /// [`super::Note`].
    pub const NOTE: u8 = 6;
    /// [`super::NoteWithdrawn`].
    pub const NOTE_WITHDRAWN: u8 = 7;
    /// [`super::Dispute`].
    pub const DISPUTE: u8 = 8;
    /// [`super::Ruling`].
    pub const RULING: u8 = 9;
    /// [`super::Seal`].
    pub const SEAL: u8 = 10;
    /// [`super::Probe`].
    pub const PROBE: u8 = 11;
    /// [`super::Assumed`].
    pub const ASSUMED: u8 = 12;
    /// [`super::AssumedItems`].
    pub const ASSUMED_ITEMS: u8 = 13;
    /// [`super::Revealed`].
    pub const REVEALED: u8 = 14;
    /// [`super::Header`] behind the digest of the rules that it was written by.
    pub const HEADER_WITH_RULES: u8 = 15;
    /// From here on a program may skip a kind that it does not know: what it says changes no event.
    /// The first of them stays without a meaning, so that there is always one to test this with.
    pub const SKIPPABLE_MIN: u8 = 128;
    /// [`super::Mend`].
    pub const MEND: u8 = 129;
    /// [`super::LineNote`].
    pub const LINE_NOTE: u8 = 130;
    /// [`super::GlyphMark`].
    pub const GLYPH: u8 = 131;
    /// [`super::Interval`].
    pub const INTERVAL: u8 = 132;
    /// [`super::LuckWords`].
    pub const LUCK_WORDS: u8 = 133;
    /// [`super::LuckSecret`].
    pub const LUCK_SECRET: u8 = 134;

    /// True for the kinds of a header, one of which is the first frame of every log.
    pub const fn is_header(kind: u8) -> bool {
        matches!(kind, HEADER | HEADER_WITH_RULES)
    }

    /// True if this program knows what a kind says.
    pub const fn is_known(kind: u8) -> bool {
        matches!(kind, HEADER..=HEADER_WITH_RULES | MEND..=LUCK_SECRET)
    }
}

/// What the game is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Id of the game.
    pub game: String,
    /// Revision of its rules.
    pub revision: u32,
    /// How many action variants the writer knew.
    pub action_variants: u8,
    /// Version of the program that wrote it.
    pub program: String,
    /// The card set.
    pub cards: Cards,
    /// A name for each seat, in seat order.
    pub names: Vec<String>,
    /// The value of each option.
    #[serde(with = "option_values")]
    pub options: Vec<OptionValue>,
    /// The value of each reading, an index of its values.
    pub readings: Vec<u8>,
    /// Where luck comes from.
    pub luck: LuckSource,
    /// A typed opening of the game, encoded; none: the game's own set-up.
    #[serde(with = "hexed::optional")]
    pub opening: Option<Vec<u8>>,
    /// When a person made the game, as RFC 3339 text; none in a game that a program made.
    pub created: Option<String>,
    /// Digest of the rules that the writer was built from ([`Games::rules_digest`]). None in logs
    /// that are older than it, and in recorded games that must be the same bytes whoever makes them
    /// again. It is told and never refused: another program may well give the same game.
    ///
    /// [`Games::rules_digest`]: crate::games::Games::rules_digest
    #[serde(skip)]
    pub rules: Option<[u8; 32]>,
}

/// Which card set a log was played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Cards {
    /// The game has no cards.
    None,
    /// A built-in set, by its digest.
    BuiltIn(#[serde(with = "hexed::array")] [u8; 32]),
    /// A set of the user's own, whole.
    Own(String),
}

impl Cards {
    /// The digest of the set; none where there are no cards.
    pub fn digest(&self) -> Option<[u8; 32]> {
        match self {
            Self::None => None,
            Self::BuiltIn(digest) => Some(*digest),
            Self::Own(text) => Some(set_digest(text)),
        }
    }
}

/// Where luck comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum LuckSource {
    /// The program's generator: compared by verification.
    Seeded {
        /// Version of the generator, 1.
        version: u8,
        /// The seed.
        #[serde(with = "hexed::array")]
        seed: [u8; 32],
    },
    /// A real table: outcomes are entered, and checked to be possible.
    Table {
        /// Version of the generator that fills what nobody knows.
        version: u8,
        /// Its seed.
        #[serde(with = "hexed::array")]
        seed: [u8; 32],
    },
    /// Another log: never compared; a branch needs a new seed.
    TakenOver {
        /// Head hash of the other log.
        #[serde(with = "hexed::array")]
        head: ChainHash,
        /// Address in the other log where this one begins.
        address: String,
    },
    /// The program's generator, whose seed nobody knows who has not the secret: compared by verification
    /// once the secret is shown.
    Committed {
        /// Version of the generator, 1.
        version: u8,
        /// What the secret is held against ([`commitment_of`](crate::luck::commitment_of)).
        #[serde(with = "hexed::array")]
        commitment: [u8; 32],
    },
}

/// Events that were acknowledged together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<A> {
    /// The line they belong to.
    pub line: LineId,
    /// The events, at least one.
    pub events: Vec<Event<A>>,
}

/// A digest of the state after some events of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    /// The line.
    pub line: LineId,
    /// After how many events of the line.
    pub events: u32,
    /// Digest of the state.
    #[serde(with = "hexed::array")]
    pub digest: [u8; 32],
    /// The first four bytes of the digest of each top-level field, and of each seat, in the order
    /// of the canonical form.
    #[serde(with = "hexed::list")]
    pub fields: Vec<[u8; 4]>,
    /// BLAKE3 over all bytes of the file before this frame.
    #[serde(with = "hexed::array")]
    pub chain: ChainHash,
}

/// A branch or a correction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewLine<A> {
    /// The line it leaves.
    pub parent: LineId,
    /// What people call it.
    pub name: String,
    /// Where its luck comes from.
    pub luck: LineLuck,
    /// Its first events: ranges of the parent, ascending and never overlapping, events entered by a
    /// person, events filled in. Its own steps follow.
    pub pieces: Vec<Piece<A>>,
}

/// Where the luck of a line comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum LineLuck {
    /// The parent's, with the parent's counters at the fork.
    Same,
    /// A seed of its own.
    Fresh(#[serde(with = "hexed::array")] [u8; 32]),
}

/// Some events of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Piece<A> {
    /// Events `from..to` of the parent. Their luck is compared where they were born.
    Kept {
        /// First event.
        from: u32,
        /// One past the last event.
        to: u32,
    },
    /// Entered by a person: their luck is never compared.
    Entered(Vec<Event<A>>),
    /// Filled from the line's luck.
    Filled(Vec<Event<A>>),
}

/// A change of the tree of lines.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineEdit {
    /// The line.
    pub line: LineId,
    /// What is done to it.
    pub change: LineChange,
}

/// What is done to a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum LineChange {
    /// It gets another name.
    Rename(String),
    /// It becomes the line that is shown first; the last promotion counts.
    Promote,
    /// It is folded away in lists, or unfolded.
    Fold(bool),
    /// It is hidden; nothing is erased, and its number stays taken.
    Delete,
    /// It is shown again.
    Undelete,
    /// What is behind so many of its events is no longer shown; none: all of it is. Nothing is erased.
    Trim(Option<u32>),
}

/// Somebody's words about an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The line.
    pub line: LineId,
    /// After how many events of the line.
    pub events: u32,
    /// Who wrote it, as the writer says; may be empty.
    pub author: String,
    /// The words.
    pub text: String,
}

/// A note is withdrawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoteWithdrawn {
    /// Its number: notes are counted from 0 in the order of their frames.
    pub note: u32,
}

/// Two sides disagree about what is answered to the question that is asked after some events of a
/// line: about the event that stands there, or about one that a rule refuses.
///
/// It holds what every side's claim came to when it was filed, so that anybody can see whether it
/// still comes to the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dispute<A> {
    /// The line.
    pub line: LineId,
    /// After how many events of the line the contested one comes.
    pub events: u32,
    /// What is asked, in the words of those who ask.
    pub question: String,
    /// Ids of the rules that it is about; may be empty.
    pub rules: Vec<String>,
    /// What each side claims, in the order in which it was said; may be empty.
    pub claims: Vec<Claim<A>>,
    /// What the line as it was played came to there.
    pub recorded: Found,
    /// Version of the program that filed it.
    pub program: String,
    /// Revision of the rules that the program had.
    pub revision: u32,
    /// Head hash of the log that it was filed from, as it was then.
    #[serde(with = "hexed::array")]
    pub source: ChainHash,
    /// BLAKE3 over all bytes of the file before this frame.
    #[serde(with = "hexed::array")]
    pub chain: ChainHash,
}

/// What one side of a dispute claims.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim<A> {
    /// Who claims it.
    pub seat: u8,
    /// What.
    pub claimed: Claimed<A>,
    /// What it came to.
    pub found: Found,
}

/// What can be claimed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Claimed<A> {
    /// A reading has this value: id and value as words.
    Reading(String, String),
    /// This was done, or should be allowed.
    Action(A),
    /// This fell.
    Outcome(Outcome),
}

/// What the contested question came to under the rules of some side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Found {
    /// Nothing is answered there yet.
    Open,
    /// Digest of the state behind the answer.
    State(#[serde(with = "hexed::array")] [u8; 32]),
    /// The answer is refused: id of the rule, empty where none refuses but something else is awaited,
    /// or cannot fall.
    Refused(String),
    /// The line does not lead there: so many of its first events are allowed one after the other.
    Unreached(u32),
}

/// How a dispute was settled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// The dispute: they are counted from 0 in the order of their frames. The last ruling counts.
    pub dispute: u32,
    /// What was decided.
    pub verdict: Verdict,
    /// Why, in the words of those who decided.
    pub reason: String,
    /// Who decided, as the writer says; may be empty.
    pub by: String,
    /// Version of the program that wrote it.
    pub program: String,
    /// Revision of the rules that the program had.
    pub revision: u32,
    /// BLAKE3 over all bytes of the file before this frame.
    #[serde(with = "hexed::array")]
    pub chain: ChainHash,
}

/// What a ruling decides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Verdict {
    /// A reading has this value: id and value as words.
    Reading(String, String),
    /// It stays as it was played.
    Stands,
    /// This claim holds, by its place among the claims.
    Claim(u8),
}

/// Closes the events of one line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seal {
    /// The line.
    pub line: LineId,
    /// How many events the line has.
    pub events: u32,
    /// How it ended.
    pub end: SealEnd,
    /// How the seats stand, when the game ended by its rules: `(result, figures)` for each seat,
    /// results as 0 win, 1 draw, 2 loss.
    pub standing: Vec<(u8, Vec<Option<i32>>)>,
    /// BLAKE3 over all bytes of the file before this frame.
    #[serde(with = "hexed::array")]
    pub chain: ChainHash,
}

/// How a line ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SealEnd {
    /// By the rules: the number of the game's end reason.
    Rules(u8),
    /// At the kernel's limit of events.
    EventLimit,
    /// Conceded by a seat.
    Conceded(u8),
    /// The players agreed to stop.
    Agreed,
    /// Nobody goes on.
    Abandoned,
}

/// A refused attempt, kept in a golden game: the rules must go on refusing it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Probe<A> {
    /// The line.
    pub line: LineId,
    /// After how many events of the line.
    pub events: u32,
    /// What is tried.
    pub action: A,
    /// Id of the rule that refuses it.
    pub rule: String,
}

/// An outcome that nobody at the table knows yet was filled from the seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Assumed {
    /// The line.
    pub line: LineId,
    /// The event: its place in the line, from 0.
    pub event: u32,
}

/// Some items of an outcome, which nobody at the table knows yet, were filled from the seed; the
/// others were entered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AssumedItems {
    /// The line.
    pub line: LineId,
    /// The event: its place in the line, from 0.
    pub event: u32,
    /// Places of the filled items in the outcome as it stands in the log, from 0, ascending.
    pub items: Vec<u8>,
}

/// What was assumed at a real table has shown. Each outcome stands where an assumed one stood, on every
/// line that has the event; all of them change together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Revealed {
    /// The line.
    pub line: LineId,
    /// The outcomes, at least one.
    pub outcomes: Vec<RevealedOutcome>,
}

/// An outcome of which something has shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RevealedOutcome {
    /// The event: its place in the line, from 0.
    pub event: u32,
    /// What fell, as far as it is known.
    pub outcome: Outcome,
    /// Places of the items of that outcome, from 0, ascending, that are assumed as before; none: all of
    /// it is known.
    pub assumed: Vec<u8>,
}

/// A line stands in the place of another: something on that one was taken back or mended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mend {
    /// The line that goes on.
    pub line: LineId,
    /// The one whose place it takes.
    pub of: LineId,
    /// How many first events of that one stand.
    pub events: u32,
    /// How it came about.
    pub why: MendReason,
}

/// Why a line stands in the place of another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum MendReason {
    /// Whoever decided took it back before anybody had learned or done anything more.
    TakenBack,
    /// It was taken back though more was known or done by then: the table agreed.
    Agreed,
    /// What people entered of a real table was not what had happened there.
    Slip,
    /// An event was corrected, and what came after it was kept as far as it fits.
    Corrected,
}

/// A note is about its line as a whole, not about the place where it was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineNote {
    /// Its number: notes are counted from 0 in the order of their frames.
    pub note: u32,
}

/// What somebody thinks of a decision, as a sign. The last one counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GlyphMark {
    /// The line.
    pub line: LineId,
    /// The decision: its place in the line, from 0.
    pub event: u32,
    /// The sign; none: what stood there is taken away.
    pub glyph: Option<Glyph>,
}

/// How many events a checkpoint is behind the one before it, on every line, from here on: whoever hunts
/// for where two programs part wants more of them than whoever plays. The last one counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Interval {
    /// So many events, from 1 to [`CHECKPOINT_EVENTS`](super::checkpoint::CHECKPOINT_EVENTS), which 0 and
    /// a greater number mean, too.
    pub events: u32,
}

/// Words that a seat adds to luck that was committed to, before the first event: the seed follows from the
/// secret and from all of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LuckWords {
    /// The seat.
    pub seat: u8,
    /// What it says, from 1 to [`LUCK_WORDS_MAX`] bytes.
    pub words: String,
}

/// Most bytes that a seat adds to luck at once.
pub const LUCK_WORDS_MAX: usize = 1_024;

/// The secret that luck was committed to, shown when nothing follows from it any more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LuckSecret {
    /// The secret.
    #[serde(with = "hexed::array")]
    pub secret: [u8; 32],
}

/// A sign for how good a decision was, as chess players write it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Glyph {
    /// Good.
    #[serde(rename = "!")]
    Good,
    /// A mistake.
    #[serde(rename = "?")]
    Mistake,
    /// Brilliant.
    #[serde(rename = "!!")]
    Brilliant,
    /// A blunder.
    #[serde(rename = "??")]
    Blunder,
    /// Interesting.
    #[serde(rename = "!?")]
    Interesting,
    /// Dubious.
    #[serde(rename = "?!")]
    Dubious,
}

impl Glyph {
    /// Every one, in the order of their numbers in a log.
    pub const ALL: [Self; 6] = [
        Self::Good,
        Self::Mistake,
        Self::Brilliant,
        Self::Blunder,
        Self::Interesting,
        Self::Dubious,
    ];

    /// As it is written: `!?`.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Good => "!",
            Self::Mistake => "?",
            Self::Brilliant => "!!",
            Self::Blunder => "??",
            Self::Interesting => "!?",
            Self::Dubious => "?!",
        }
    }

    /// What it says.
    pub const fn words(self) -> Text {
        match self {
            Self::Good => Text::new("good", "好手"),
            Self::Mistake => Text::new("a mistake", "疑問手"),
            Self::Brilliant => Text::new("brilliant", "妙手"),
            Self::Blunder => Text::new("a blunder", "悪手"),
            Self::Interesting => Text::new("interesting", "面白い手"),
            Self::Dubious => Text::new("dubious", "疑わしい手"),
        }
    }

    /// The glyph that a text is; full-width signs are taken too.
    pub fn named(text: &str) -> Option<Self> {
        let text = crate::plain_text::plain(text);
        Self::ALL.into_iter().find(|glyph| glyph.sign() == text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glyph_is_called_by_its_sign() {
        let signs = Glyph::ALL.map(Glyph::sign);
        assert_eq!(signs, ["!", "?", "!!", "??", "!?", "?!"]);
        for glyph in Glyph::ALL {
            assert_eq!(Glyph::named(glyph.sign()), Some(glyph));
        }
        assert_eq!((Glyph::named("！？"), Glyph::named("!!!")), (Some(Glyph::Interesting), None));
    }

    #[test]
    fn cards_are_told_apart_by_their_digest() {
        assert_eq!(Cards::None.digest(), None);
        assert_eq!(Cards::BuiltIn([7; 32]).digest(), Some([7; 32]));
        assert_eq!(Cards::Own("a = 1".to_owned()).digest(), Some(set_digest("a = 1")));
    }
}

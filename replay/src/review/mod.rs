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
mod choices;
mod committed;
mod course;
mod dealing;
mod edit;
mod entering;
mod extract;
mod freed;
mod heard;
mod info;
mod look;
mod named;
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

pub use crate::correct::{Filled, FilledBy};
pub use crate::foreign::{plain, plain_lines};
pub use as_far::{AsFar, open_as_far};
pub use committed::CommittedInfo;
pub(crate) use edit::perform;
pub use edit::{LINE_NAME_MAX, NOTE_LEN_MAX, seal_standing};
pub use info::{
    Answer, AssumedItem, Bot, CardNamed, ChapterInfo, Choice, ChoiceWorth, Conceived, CourseEvent,
    DealtAnew, Dropped, EditError, EventInfo, EventKind, FactInfo, LineInfo, MendInfo, NoteInfo,
    Origin, OutcomeItem, PhaseInfo, Played, Position, ProbeInfo, Refit, RefusalInfo, Reveal,
    RevealAs, RoundInfo, Stopped, Thrown, TurnInfo, Weighed,
};
pub use of::ReviewOf;
pub(crate) use open::ReviewOps;
pub use open::{OpenError, begin, open};
pub use places::Places;
pub use steps::{Axis, BeatInfo};
pub(crate) use told::lines_of;
pub use told::{ToldLine, told_lines};
pub use words::whose_turn;

use crate::address::{Address, AddressError};
use crate::dispute::DisputeInfo;
use crate::log::record::{ChainHash, Glyph, Header, LineId, LineLuck, MendReason, Ruling, SealEnd};
use crate::luck::{Secret, Seed};
use crate::outcome_words::Entry;
use crate::tell::{Routine, TranscriptOptions};
use kanso_engine::canon::{Difference, Digest, Value};
use kanso_engine::{
    Awaiting, Eye, Lang, Marks, Meta, Odds, Outcome, Scene, Seat, Standing, Telling, Text,
};
use kanso_table::Extent;
use std::fmt::Write;
use std::sync::Arc;

/// Where words go.
pub type Words<'a> = &'a mut dyn Write;

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
    /// True if an eye is told the value of an option, by its place in [`Meta::options`].
    fn tells_option(&self, option: usize, eye: Eye) -> bool;
    /// A line of a rule or card row by its id, in words: `(id, line)`; none for an unknown id.
    fn rule_line(&self, id: &str, lang: Lang) -> Option<String>;
    /// The card rows that are called so by their id or their name, then those that have every word of a text
    /// in their name in one language, in whatever case; none for a text without words.
    fn cards_named(&self, text: &str) -> Vec<CardNamed>;
    /// The rows of the card set whose whole names stand in a text, in its order.
    fn cards_in(&self, text: &str) -> Vec<CardNamed>;
    /// The ids of the rules that have every word of a text in their line or their heading, those first that
    /// are about it: in which it stands as it was typed, and early.
    fn rules_about(&self, text: &str, lang: Lang) -> Vec<String>;

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
    /// The most that the table shows an eye after any beat of the first `events` of a line: laid out for
    /// that, a table keeps its places. The first call walks the line; edits keep it.
    fn extent(&self, line: LineId, eye: Eye, events: u32) -> Arc<Extent>;
    /// After how many events of a line there is a checkpoint, ascending and without duplicates.
    fn checkpoints(&self, line: LineId) -> Vec<u32>;
    /// Where an address leads. A place without a line is on the line that is shown.
    ///
    /// # Errors
    ///
    /// [`AddressError`]: it leads nowhere in this log.
    fn resolve(&self, address: &Address) -> Result<Position, AddressError>;
    /// The events (from 1) of the line up to here of which something was assumed and has not shown yet,
    /// ascending: what the table shows of it is a guess.
    fn assumed(&self) -> Vec<u32>;
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
    fn say_prompt(&self, lang: Lang, eye: Eye, to: Words<'_>) -> std::fmt::Result;
    /// The phase in words.
    fn say_phase(&self, lang: Lang, to: Words<'_>) -> std::fmt::Result;

    // ---- Events of the line that is shown, by number from 1.

    /// What there is to know about an event; none past the end.
    fn event(&self, event: u32) -> Option<EventInfo>;
    /// The phase in which an event happened, in words; nothing past the end.
    fn say_phase_of(&self, event: u32, lang: Lang, to: Words<'_>) -> std::fmt::Result;
    /// How much of an event an eye is told.
    fn tells(&self, event: u32, eye: Eye) -> Telling;
    /// An event in words: the action or the outcome. Writes nothing for an eye that is told nothing.
    fn say_event(&self, event: u32, lang: Lang, eye: Eye, to: Words<'_>) -> std::fmt::Result;
    /// A decision by itself, or an outcome as it would be entered; for the eye *all*.
    fn notate_event(&self, event: u32, to: Words<'_>) -> std::fmt::Result;
    /// The facts of an event that an eye is told, in order, with their beats; routine ones too.
    /// [`told_lines`] makes lines to read of them.
    fn facts(&self, event: u32, lang: Lang, eye: Eye) -> Vec<FactInfo>;
    /// Ids of the readings that an event depends on, in the order of the game's list: under another
    /// value it would be refused, or another thing would come of it. They tell of hidden things, too,
    /// and are for the eye *all*.
    fn readings_behind(&self, event: u32) -> Vec<&'static str>;
    /// The beats of an event that an eye is told, routine ones too, with the numbers that the eye
    /// gives them; none for an event that tells it nothing.
    fn told_beats(&self, event: u32, eye: Eye) -> Vec<BeatInfo>;
    /// How many routine facts, one at least, were left out in one place, in the game's words and
    /// without brackets.
    fn say_routine(&self, count: u32, lang: Lang, to: Words<'_>) -> std::fmt::Result;
    /// The items of an event's outcome that were filled in because nobody at the table knows them yet:
    /// all of them where nothing was known, none where all of it was. For the eye *all*.
    fn assumed_items(&self, event: u32) -> Vec<AssumedItem>;
    /// How probable an outcome was before it fell; none for a decision, or for an eye that does not
    /// know what it was drawn from.
    fn odds(&self, event: u32, eye: Eye) -> Option<Odds>;
    /// The last dice that fell in the first `from` events; none: there are none, for long there were
    /// none, or the eye is not told what they showed.
    fn thrown(&self, from: u32, eye: Eye) -> Option<Thrown>;

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
    /// True if what falls here may lie hidden from somebody, so that a table may not know it; false where
    /// everybody is told it, and where nothing is awaited.
    fn may_be_unknown(&self) -> bool;
    /// True if a text is made of whole words of the awaited outcome's items, or is the sentence by which
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
    /// True if the line that is shown has a generator to settle chance by.
    fn has_luck(&self) -> bool;
    /// What the luck of the game is committed to, and what is known of it; none: it is not committed.
    fn committed(&self) -> Option<CommittedInfo>;
    /// Goes on with the secret that the luck of the game is committed to; it is not written.
    ///
    /// # Errors
    ///
    /// [`EditError`]: it is another secret, or there is none.
    fn unlock(&mut self, secret: Secret) -> Result<(), EditError>;
    /// Adds words of a seat to the luck of the game, before its first event.
    ///
    /// # Errors
    ///
    /// [`EditError`].
    fn say_luck_words(&mut self, seat: Seat, words: &str) -> Result<(), EditError>;
    /// Writes the secret that the luck of the game is committed to.
    ///
    /// # Errors
    ///
    /// [`EditError`]: it is not known here, or it stands there already.
    fn reveal_luck(&mut self) -> Result<(), EditError>;

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

    /// The transcript of a line, up to its first event that breaks a rule; none: there is no such line.
    fn transcript(&self, line: LineId, options: &TranscriptOptions) -> Option<String>;

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
    /// Makes a new line that an eye cannot tell from this one up to here: what it has not seen is dealt
    /// anew by a seed, and what falls behind it falls by that seed. It goes on with an answer, or with
    /// none yet. Goes to its end.
    ///
    /// # Errors
    ///
    /// [`EditError`]; where the eye has seen everything, or is not told the choice that is the answer.
    fn deal_anew(
        &mut self,
        name: &str,
        eye: Eye,
        seed: &Seed,
        answer: Option<Answer>,
    ) -> Result<DealtAnew, EditError>;
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
    /// Makes room for what a text says that was drawn here and was assumed in an earlier draw: other
    /// cards are assumed there. The events that changed, from 1; none: nothing was to be changed, or
    /// nothing can be.
    ///
    /// # Errors
    ///
    /// [`EditError`]: it cannot be written.
    fn make_room(&mut self, text: &str, lang: Lang, eye: Eye) -> Result<Vec<u32>, EditError>;
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

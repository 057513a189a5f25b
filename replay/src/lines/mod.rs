//! The tree of lines that the records of a log grow.
//!
//! A line is spans of events: those it shares with the line where they were born, and its own. No
//! event is stored twice, so a short frame cannot make much memory; how many events all lines
//! together make one replay is bounded too ([`REPLAY_MAX`]).
//!
//! Events are counted from 0 as things of a list (`events[12]`) and from 1 as people speak; what
//! has "after this many events" is a count.
//!
//! Source: FORMAT.md, *Records*. Left out: whether an event may happen ([`crate::timeline`]) and
//! whether digests and hashes are right ([`crate::verify`]).

mod assumed;
mod committed;
mod error;

pub use committed::Committed;
pub use error::{TreeError, TreeProblem};

use crate::log::record::{
    Assumed, AssumedItems, Checkpoint, Dispute, Glyph, GlyphMark, Header, Interval, LineChange,
    LineEdit, LineId, LineLuck, LineNote, LuckSecret, LuckSource, MAIN_LINE, Mend, NewLine, Note,
    NoteWithdrawn, Piece, Probe, Record, Ruling, Seal, Step, Verdict,
};
use crate::luck::{LUCK_VERSION, Seed};
use crate::review::Origin;
use kanso_engine::game::EVENTS_MAX;
use kanso_engine::{Event, Outcome};
use std::collections::BTreeMap;

/// What the main line is called as long as nobody gave it a name.
pub const MAIN_NAME: &str = "main";
/// Most lines of one log.
pub const LINES_MAX: usize = 1 << 16;
/// Most spans of all lines together.
pub const SPANS_MAX: usize = 1 << 20;
/// Most events that all lines but the game itself together make one replay, each those behind its fork: as
/// many as the game itself can have, so that whoever reads a log replays no more than two such games.
pub const REPLAY_MAX: u64 = 1 << 19;

/// What the records of a log come to.
#[derive(Clone, Debug)]
pub struct Tree<A> {
    header: Header,
    lines: Vec<Line<A>>,
    promoted: LineId,
    notes: Vec<NoteEntry>,
    probes: Vec<(u64, Probe<A>)>,
    disputes: Vec<DisputeEntry<A>>,
    /// By where the decision was born.
    glyphs: BTreeMap<Born, Glyph>,
    interval: Interval,
    committed: Committed,
    /// What was assumed and then seen, by where it was born.
    reveals: BTreeMap<Born, Reveal>,
    spans: usize,
    replayed: u64,
}

/// What of an outcome was filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Marked {
    /// All of it.
    Whole,
    /// The items at these places, ascending.
    Items(Vec<u8>),
}

/// Where an event was born: the line, and its place there, from 0.
pub type Born = (LineId, u32);

/// An outcome that was assumed, and then seen.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Reveal {
    /// Offset of the last frame about it.
    offset: u64,
    /// Places of the items that are assumed still.
    assumed: Vec<u8>,
}

/// How many items an outcome has.
fn items_of(outcome: &Outcome) -> u8 {
    let items = match outcome {
        Outcome::Roll(faces) => faces.len(),
        Outcome::Draw(kinds) => kinds.len(),
        Outcome::Pick(_) => 1,
        Outcome::Shuffle(order) => order.len(),
    };
    // At most 32 by their types.
    items as u8
}

/// One line of the tree.
#[derive(Clone, Debug)]
pub struct Line<A> {
    /// The line it leaves; none for the game itself.
    pub parent: Option<LineId>,
    /// What people call it.
    pub name: String,
    /// Where its luck comes from.
    pub luck: LineSource,
    /// True if its seed is its own.
    pub fresh_luck: bool,
    /// How many first events are its parent's first events.
    pub fork: u32,
    /// True if it is folded away in lists.
    pub folded: bool,
    /// True if it is hidden.
    pub deleted: bool,
    /// How many of its events are shown; none: all of them.
    pub trimmed: Option<u32>,
    /// In whose place it stands, if it stands in the place of another.
    pub mend: Option<Mend>,
    /// Its seal with the offset of its frame, once its events are closed.
    pub seal: Option<(u64, Seal)>,
    /// Its checkpoints with the offsets of their frames, as they stand in the file.
    pub checkpoints: Vec<(u64, Checkpoint)>,
    /// Places, from 0, of events that were marked on this line as known to nobody at the table yet.
    assumed: BTreeMap<u32, Marked>,
    /// The line that really holds its first events, those before the fork: so a long chain of
    /// branches is climbed once, when each is made.
    shares: LineId,
    /// The numbers of the notes about it as a whole, withdrawn or not.
    pub notes: Vec<u32>,
    /// Offset of the frame that made it.
    pub offset: u64,
    born: Vec<Event<A>>,
    spans: Vec<Span>,
    events: u32,
}

/// Where the luck of a line comes from, with what it inherits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineSource {
    /// A generator: compared by verification.
    Seeded(Seed),
    /// A real table; the seed fills in what nobody knows yet.
    Table(Seed),
    /// Another log: there is no seed to go on with.
    TakenOver,
    /// A secret that is not known here.
    Committed,
}

/// A note and whether it still stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoteEntry {
    /// Offset of its frame.
    pub offset: u64,
    /// What was written.
    pub note: Note,
    /// True if it was withdrawn.
    pub withdrawn: bool,
    /// True if it is about its line as a whole.
    pub of_line: bool,
}

/// A dispute and how it was settled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DisputeEntry<A> {
    /// Offset of its frame.
    pub offset: u64,
    /// What it is about.
    pub dispute: Dispute<A>,
    /// Its rulings; the last one counts.
    pub rulings: Vec<Ruling>,
}

/// Neighbouring events of a line that were born one after the other in one way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Span {
    /// Place of the first on this line.
    start: u32,
    /// The line where they were born.
    line: LineId,
    /// Place of the first on the line where it was born.
    event: u32,
    /// Place of the first among what was born on that line.
    stored: u32,
    /// How they were born there.
    way: Way,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Played,
    Entered,
    Filled,
}

/// Neighbouring events of a line with their origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch<'a, A> {
    /// Place of the first on the line.
    pub start: u32,
    /// The events.
    pub events: &'a [Event<A>],
    /// Origin of the first; the others follow it.
    pub origin: Origin,
}

impl<A> Tree<A> {
    /// A tree with the game's own line, without events.
    ///
    /// # Errors
    ///
    /// [`TreeError`] when the header's luck was made by a newer program.
    pub fn new(header: Header) -> Result<Self, TreeError> {
        let luck = match &header.luck {
            LuckSource::Seeded { version, .. }
            | LuckSource::Table { version, .. }
            | LuckSource::Committed { version, .. }
                if *version != LUCK_VERSION =>
            {
                let problem = TreeProblem::LuckVersion { version: *version };
                return Err(TreeError { offset: 0, problem });
            }
            LuckSource::Seeded { seed, .. } => LineSource::Seeded(*seed),
            LuckSource::Table { seed, .. } => LineSource::Table(*seed),
            LuckSource::TakenOver { .. } => LineSource::TakenOver,
            LuckSource::Committed { .. } => LineSource::Committed,
        };
        let main = Line {
            parent: None,
            name: MAIN_NAME.to_owned(),
            luck,
            fresh_luck: true,
            fork: 0,
            folded: false,
            deleted: false,
            trimmed: None,
            mend: None,
            seal: None,
            checkpoints: Vec::new(),
            notes: Vec::new(),
            assumed: BTreeMap::new(),
            shares: MAIN_LINE,
            offset: 0,
            born: Vec::new(),
            spans: Vec::new(),
            events: 0,
        };
        Ok(Self {
            header,
            lines: vec![main],
            promoted: MAIN_LINE,
            notes: Vec::new(),
            probes: Vec::new(),
            disputes: Vec::new(),
            glyphs: BTreeMap::new(),
            interval: Interval::default(),
            committed: Committed::default(),
            reveals: BTreeMap::new(),
            spans: 0,
            replayed: 0,
        })
    }

    /// The tree of all records of a log, each with the offset of its frame; the header may stand
    /// among them as the first.
    ///
    /// # Errors
    ///
    /// [`TreeError`], the first record that does not fit.
    pub fn grow(
        header: Header,
        records: impl IntoIterator<Item = (u64, Record<A>)>,
    ) -> Result<Self, TreeError> {
        let mut tree = Self::new(header)?;
        for (at, (offset, record)) in records.into_iter().enumerate() {
            match record {
                Record::Header(_) if at == 0 => {}
                record => tree.push(offset, record)?,
            }
        }
        Ok(tree)
    }

    /// Adds one record behind all others; an error changes nothing.
    ///
    /// # Errors
    ///
    /// [`TreeError`] when the record does not fit what stands before it.
    pub fn push(&mut self, offset: u64, record: Record<A>) -> Result<(), TreeError> {
        let done = match record {
            Record::Header(_) => Err(TreeProblem::SecondHeader),
            Record::Step(step) => self.step(step),
            Record::Checkpoint(checkpoint) => self.checkpoint(offset, checkpoint),
            Record::Line(line) => self.line_made(offset, line),
            Record::LineEdit(edit) => self.edit(edit),
            Record::Note(note) => self.note(offset, note),
            Record::NoteWithdrawn(withdrawn) => self.withdraw(withdrawn),
            Record::Dispute(dispute) => self.dispute(offset, *dispute),
            Record::Ruling(ruling) => self.rule(*ruling),
            Record::Seal(seal) => self.seal(offset, seal),
            Record::Probe(probe) => self.probe(offset, probe),
            Record::Assumed(Assumed { line, event }) => self.assume(line, event, None),
            Record::AssumedItems(AssumedItems { line, event, items }) => {
                self.assume(line, event, Some(items))
            }
            Record::Revealed(revealed) => self.reveal(offset, revealed),
            Record::Mend(mend) => self.mend(mend),
            Record::LineNote(note) => self.note_of_line(note),
            Record::Glyph(mark) => self.mark(mark),
            Record::Interval(interval) => {
                self.interval = interval;
                Ok(())
            }
            Record::LuckWords(said) => self.say_words(said),
            Record::LuckSecret(LuckSecret { secret }) => self.reveal_secret(secret),
            Record::Unknown { .. } => Ok(()),
        };
        done.map_err(|problem| TreeError { offset, problem })
    }

    /// Whether a log with this record behind all others stays within its limits. A record of a
    /// program's own making can fail by nothing else, so it is safe to write it first.
    ///
    /// # Errors
    ///
    /// [`TreeProblem`]: the limit.
    pub fn has_room(&self, record: &Record<A>) -> Result<(), TreeProblem> {
        let (line, has, more, spans) = match record {
            Record::Step(step) => (step.line, self.len(step.line), step.events.len() as u64, 1),
            Record::Line(new) => {
                if self.lines.len() >= LINES_MAX {
                    return Err(TreeProblem::TooManyLines);
                }
                let events = |piece: &Piece<A>| match piece {
                    Piece::Kept { from, to } => u64::from(to - from),
                    Piece::Entered(events) | Piece::Filled(events) => events.len() as u64,
                };
                let shared = self.line(new.parent).map_or(0, |parent| parent.spans.len());
                let more = new.pieces.iter().map(events).sum();
                (self.lines.len() as LineId, 0, more, shared + new.pieces.len())
            }
            _ => return Ok(()),
        };
        if u64::from(has) + more > u64::from(EVENTS_MAX) {
            return Err(TreeProblem::TooManyEvents { line });
        }
        if self.spans + spans > SPANS_MAX {
            return Err(TreeProblem::TooManySpans);
        }
        if line != MAIN_LINE && self.replayed + more > REPLAY_MAX {
            return Err(TreeProblem::TooMuchReplay);
        }
        Ok(())
    }

    /// The header of the log.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Every line, by number; the first is the game itself.
    pub fn lines(&self) -> &[Line<A>] {
        &self.lines
    }

    /// A line by its number.
    pub fn line(&self, line: LineId) -> Option<&Line<A>> {
        self.lines.get(line as usize)
    }

    /// The line that is shown first.
    pub fn promoted(&self) -> LineId {
        self.promoted
    }

    /// Every note ever written, by number.
    pub fn notes(&self) -> &[NoteEntry] {
        &self.notes
    }

    /// Every dispute, by number.
    pub fn disputes(&self) -> &[DisputeEntry<A>] {
        &self.disputes
    }

    /// Every probe with the offset of its frame.
    pub fn probes(&self) -> &[(u64, Probe<A>)] {
        &self.probes
    }

    /// How many events a line has, 0 for a line that is not there.
    pub fn len(&self, line: LineId) -> u32 {
        self.line(line).map_or(0, |line| line.events)
    }

    /// True if no line has an event.
    pub fn is_empty(&self) -> bool {
        self.lines.iter().all(|line| line.events == 0)
    }

    /// How many events of a line are shown: those before what was trimmed.
    pub fn shown_len(&self, line: LineId) -> u32 {
        self.line(line).map_or(0, |line| line.trimmed.unwrap_or(line.events).min(line.events))
    }

    /// Where the event at this place of a line, from 0, was born.
    pub fn born(&self, line: LineId, event: u32) -> Option<Born> {
        let span = self.span(line, event)?;
        Some((span.line, span.event + (event - span.start)))
    }

    /// The place, from 0, at which a line has an event.
    pub fn place_of(&self, line: LineId, born: Born) -> Option<u32> {
        let has = self.line(line)?;
        has.spans.iter().enumerate().find_map(|(at, span)| {
            let end = has.spans.get(at + 1).map_or(has.events, |next| next.start);
            let behind = born.1.checked_sub(span.event)?;
            (span.line == born.0 && behind < end - span.start).then_some(span.start + behind)
        })
    }

    /// What somebody thinks of the decision at this place of a line, from 0. It is one decision on
    /// every line that has it.
    pub fn glyph(&self, line: LineId, event: u32) -> Option<Glyph> {
        if self.glyphs.is_empty() {
            return None;
        }
        self.glyphs.get(&self.born(line, event)?).copied()
    }

    /// After how many events of a line a checkpoint is due.
    pub const fn interval(&self) -> u32 {
        self.interval.events()
    }

    /// The checkpoints of a line that hold: those are left out that are about an outcome which was
    /// assumed then, and has shown to be another one.
    pub fn checkpoints_in_force(&self, line: LineId) -> Vec<&Checkpoint> {
        let Some(has) = self.line(line) else { return Vec::new() };
        // For each place where something has shown, how late in the file that was, or what is before it.
        let mut shown: Vec<(u32, u64)> = Vec::new();
        for (at, span) in has.spans.iter().enumerate() {
            let end = has.spans.get(at + 1).map_or(has.events, |next| next.start);
            let born = (span.line, span.event)..(span.line, span.event + (end - span.start));
            for ((_, event), reveal) in self.reveals.range(born) {
                let latest = shown.last().map_or(0, |(_, latest)| *latest);
                shown.push((span.start + (event - span.event), latest.max(reveal.offset)));
            }
        }
        let holds = |(offset, checkpoint): &&(u64, Checkpoint)| {
            let before = shown.partition_point(|(place, _)| *place < checkpoint.events);
            before.checked_sub(1).is_none_or(|at| shown[at].1 < *offset)
        };
        has.checkpoints.iter().filter(holds).map(|(_, checkpoint)| checkpoint).collect()
    }

    /// The event at this place of a line, from 0.
    pub fn event(&self, line: LineId, event: u32) -> Option<&Event<A>> {
        let span = self.span(line, event)?;
        let stored = span.stored + (event - span.start);
        Some(&self.lines[span.line as usize].born[stored as usize])
    }

    /// Where the event at this place of a line, from 0, was born.
    pub fn origin(&self, line: LineId, event: u32) -> Option<Origin> {
        let span = self.span(line, event)?;
        Some(span.origin(line, event - span.start))
    }

    /// The events of a line from this place on, in stretches.
    pub fn stretches(&self, line: LineId, from: u32) -> impl Iterator<Item = Stretch<'_, A>> {
        let (spans, events): (&[Span], u32) =
            self.line(line).map_or((&[], 0), |line| (&line.spans, line.events));
        let first = spans.partition_point(|span| span.start <= from).saturating_sub(1);
        (first..spans.len()).filter_map(move |at| {
            let span = spans[at];
            let end = spans.get(at + 1).map_or(events, |next| next.start);
            let start = span.start.max(from);
            let skipped = start - span.start;
            let stored = (span.stored + skipped) as usize;
            let count = end.checked_sub(start)? as usize;
            let events = &self.lines[span.line as usize].born[stored..stored + count];
            let origin = span.origin(line, skipped);
            (count > 0).then_some(Stretch { start, events, origin })
        })
    }

    /// The line that really holds the first `events` events of a line, going up while all of them
    /// are the parent's: where their states can be shared.
    pub fn owner(&self, mut line: LineId, events: u32) -> LineId {
        while let Some(Line { parent: Some(_), fork, shares, .. }) = self.line(line) {
            if events > *fork {
                break;
            }
            line = *shares;
        }
        line
    }

    fn span(&self, line: LineId, event: u32) -> Option<Span> {
        let line = self.line(line)?;
        if event >= line.events {
            return None;
        }
        let at = line.spans.partition_point(|span| span.start <= event);
        Some(line.spans[at - 1])
    }

    fn existing(&self, line: LineId) -> Result<&Line<A>, TreeProblem> {
        let last = self.lines.len() as u32 - 1;
        self.line(line).ok_or(TreeProblem::NoLine { line, last })
    }

    fn within(&self, line: LineId, events: u32) -> Result<(), TreeProblem> {
        let has = self.existing(line)?.events;
        if events > has {
            return Err(TreeProblem::PastEnd { line, events, has });
        }
        Ok(())
    }

    fn step(&mut self, step: Step<A>) -> Result<(), TreeProblem> {
        let Step { line, events } = step;
        let has = self.existing(line)?;
        if has.seal.is_some() {
            return Err(TreeProblem::Sealed { line });
        }
        if events.is_empty() {
            return Err(TreeProblem::EmptyStep { line });
        }
        let room = EVENTS_MAX - has.events;
        if events.len() > room as usize {
            return Err(TreeProblem::TooManyEvents { line });
        }
        let more = if line == MAIN_LINE { 0 } else { events.len() as u64 };
        let replayed = self.replayed + more;
        if replayed > REPLAY_MAX {
            return Err(TreeProblem::TooMuchReplay);
        }
        if self.spans >= SPANS_MAX {
            return Err(TreeProblem::TooManySpans);
        }
        self.replayed = replayed;
        self.spans += usize::from(self.lines[line as usize].bear(line, Way::Played, events));
        Ok(())
    }

    fn line_made(&mut self, offset: u64, new: NewLine<A>) -> Result<(), TreeProblem> {
        let parent = self.existing(new.parent)?;
        if self.lines.len() >= LINES_MAX {
            return Err(TreeProblem::TooManyLines);
        }
        let (luck, fresh_luck) = match new.luck {
            LineLuck::Same => (parent.luck, false),
            LineLuck::Fresh(seed) => (LineSource::Seeded(seed), true),
        };
        let id = self.lines.len() as LineId;
        let mut line = Line {
            parent: Some(new.parent),
            name: new.name,
            luck,
            fresh_luck,
            fork: 0,
            folded: false,
            deleted: false,
            trimmed: None,
            mend: None,
            seal: None,
            checkpoints: Vec::new(),
            notes: Vec::new(),
            assumed: BTreeMap::new(),
            shares: MAIN_LINE,
            offset,
            born: Vec::new(),
            spans: Vec::new(),
            events: 0,
        };
        let mut kept_to = 0;
        for piece in new.pieces {
            let way = match piece {
                Piece::Kept { from, to } => {
                    let has = parent.events;
                    if from >= to || to > has {
                        return Err(TreeProblem::Range { line: id, from, to, has });
                    }
                    if from < kept_to {
                        return Err(TreeProblem::Overlap { line: id, from, before: kept_to });
                    }
                    kept_to = to;
                    if line.fork == line.events && line.fork == from {
                        line.fork += to - from;
                    }
                    self.keep(&mut line, parent, from, to)?;
                    continue;
                }
                Piece::Entered(events) => (Way::Entered, events),
                Piece::Filled(events) => (Way::Filled, events),
            };
            let (way, events) = way;
            if events.is_empty() {
                return Err(TreeProblem::EmptyPiece { line: id });
            }
            if events.len() > (EVENTS_MAX - line.events) as usize {
                return Err(TreeProblem::TooManyEvents { line: id });
            }
            line.bear(id, way, events);
        }
        let spans = self.spans + line.spans.len();
        if spans > SPANS_MAX {
            return Err(TreeProblem::TooManySpans);
        }
        let replayed = self.replayed + u64::from(line.events - line.fork);
        if replayed > REPLAY_MAX {
            return Err(TreeProblem::TooMuchReplay);
        }
        line.shares = self.owner(new.parent, line.fork);
        self.replayed = replayed;
        self.spans = spans;
        self.lines.push(line);
        Ok(())
    }

    /// Appends events `from..to` of `parent` to `line`.
    fn keep(
        &self,
        line: &mut Line<A>,
        parent: &Line<A>,
        from: u32,
        to: u32,
    ) -> Result<(), TreeProblem> {
        if to - from > EVENTS_MAX - line.events {
            return Err(TreeProblem::TooManyEvents { line: self.lines.len() as LineId });
        }
        let first = parent.spans.partition_point(|span| span.start <= from) - 1;
        for (at, span) in parent.spans.iter().enumerate().skip(first) {
            if span.start >= to {
                break;
            }
            let end = parent.spans.get(at + 1).map_or(parent.events, |next| next.start).min(to);
            let start = span.start.max(from);
            let skipped = start - span.start;
            if self.spans + line.spans.len() >= SPANS_MAX {
                return Err(TreeProblem::TooManySpans);
            }
            line.join(Span {
                start: line.events,
                event: span.event + skipped,
                stored: span.stored + skipped,
                ..*span
            });
            line.events += end - start;
        }
        Ok(())
    }

    fn checkpoint(&mut self, offset: u64, checkpoint: Checkpoint) -> Result<(), TreeProblem> {
        self.within(checkpoint.line, checkpoint.events)?;
        self.lines[checkpoint.line as usize].checkpoints.push((offset, checkpoint));
        Ok(())
    }

    fn edit(&mut self, edit: LineEdit) -> Result<(), TreeProblem> {
        let line = edit.line;
        self.existing(line)?;
        if let LineChange::Trim(Some(events)) = edit.change {
            self.within(line, events)?;
        }
        let has = &mut self.lines[line as usize];
        match edit.change {
            LineChange::Rename(name) => has.name = name,
            LineChange::Promote => self.promoted = line,
            LineChange::Fold(folded) => has.folded = folded,
            LineChange::Delete if line == MAIN_LINE => return Err(TreeProblem::MainDeleted),
            LineChange::Delete => {
                has.deleted = true;
                while self.lines[self.promoted as usize].deleted {
                    // What it took the place of is the game again.
                    let mend = self.lines[self.promoted as usize].mend;
                    self.promoted = mend.map_or(MAIN_LINE, |mend| mend.of);
                }
            }
            LineChange::Undelete => has.deleted = false,
            LineChange::Trim(events) => has.trimmed = events,
        }
        Ok(())
    }

    fn mend(&mut self, mend: Mend) -> Result<(), TreeProblem> {
        self.existing(mend.line)?;
        self.within(mend.of, mend.events)?;
        // A line has a greater number than the one that it mends, so nobody goes round in circles.
        if mend.line <= mend.of {
            return Err(TreeProblem::NoMend { line: mend.line, of: mend.of });
        }
        self.lines[mend.line as usize].mend = Some(mend);
        Ok(())
    }

    fn note_of_line(&mut self, note: LineNote) -> Result<(), TreeProblem> {
        let number = note.note;
        let entry = self.notes.get_mut(number as usize).ok_or(TreeProblem::NoNote { number })?;
        if !entry.of_line {
            entry.of_line = true;
            self.lines[entry.note.line as usize].notes.push(number);
        }
        Ok(())
    }

    fn mark(&mut self, mark: GlyphMark) -> Result<(), TreeProblem> {
        let GlyphMark { line, event, glyph } = mark;
        self.existing(line)?;
        let Some(born) = self.born(line, event) else {
            return Err(TreeProblem::NotDecision { line, event });
        };
        match (self.event(line, event), glyph) {
            (Some(Event::Decision(_)), Some(glyph)) => drop(self.glyphs.insert(born, glyph)),
            (Some(Event::Decision(_)), None) => drop(self.glyphs.remove(&born)),
            (Some(Event::Chance(_)) | None, _) => {
                return Err(TreeProblem::NotDecision { line, event });
            }
        }
        Ok(())
    }

    fn note(&mut self, offset: u64, note: Note) -> Result<(), TreeProblem> {
        self.within(note.line, note.events)?;
        self.notes.push(NoteEntry { offset, note, withdrawn: false, of_line: false });
        Ok(())
    }

    fn withdraw(&mut self, withdrawn: NoteWithdrawn) -> Result<(), TreeProblem> {
        let number = withdrawn.note;
        match self.notes.get_mut(number as usize) {
            Some(entry) if !entry.withdrawn => {
                entry.withdrawn = true;
                Ok(())
            }
            Some(_) | None => Err(TreeProblem::NoNote { number }),
        }
    }

    fn dispute(&mut self, offset: u64, dispute: Dispute<A>) -> Result<(), TreeProblem> {
        self.within(dispute.line, dispute.events)?;
        let seats = self.header.names.len();
        if let Some(claim) = dispute.claims.iter().find(|claim| usize::from(claim.seat) >= seats) {
            return Err(TreeProblem::NoSeat { seat: claim.seat });
        }
        self.disputes.push(DisputeEntry { offset, dispute, rulings: Vec::new() });
        Ok(())
    }

    fn rule(&mut self, ruling: Ruling) -> Result<(), TreeProblem> {
        let number = ruling.dispute;
        let entry = self.disputes.get_mut(number as usize);
        let entry = entry.ok_or(TreeProblem::NoDispute { number })?;
        if let Verdict::Claim(claim) = ruling.verdict
            && usize::from(claim) >= entry.dispute.claims.len()
        {
            return Err(TreeProblem::NoClaim { number, claim });
        }
        entry.rulings.push(ruling);
        Ok(())
    }

    fn seal(&mut self, offset: u64, seal: Seal) -> Result<(), TreeProblem> {
        let (line, events) = (seal.line, seal.events);
        let has = self.existing(line)?;
        if has.seal.is_some() {
            return Err(TreeProblem::Sealed { line });
        }
        if events != has.events {
            return Err(TreeProblem::SealCount { line, events, has: has.events });
        }
        self.lines[line as usize].seal = Some((offset, seal));
        Ok(())
    }

    fn probe(&mut self, offset: u64, probe: Probe<A>) -> Result<(), TreeProblem> {
        self.within(probe.line, probe.events)?;
        self.probes.push((offset, probe));
        Ok(())
    }
}

impl<A> Line<A> {
    /// How many events the line has.
    pub fn len(&self) -> u32 {
        self.events
    }

    /// True if it has none.
    pub fn is_empty(&self) -> bool {
        self.events == 0
    }

    /// Appends events that are born on this line, whose number is `id`; whether that took a new
    /// span.
    fn bear(&mut self, id: LineId, way: Way, events: Vec<Event<A>>) -> bool {
        let (start, stored) = (self.events, self.born.len() as u32);
        let count = events.len() as u32;
        if self.born.is_empty() {
            self.born = events;
        } else {
            self.born.extend(events);
        }
        self.events += count;
        let spans = self.spans.len();
        self.join(Span { start, line: id, event: start, stored, way });
        self.spans.len() > spans
    }

    /// Appends a span, or lets the last one grow into it.
    fn join(&mut self, span: Span) {
        let grows = self.spans.last().is_some_and(|last| {
            let count = span.start - last.start;
            (last.line, last.way) == (span.line, span.way)
                && last.event + count == span.event
                && last.stored + count == span.stored
        });
        if !grows {
            self.spans.push(span);
        }
    }
}

impl Span {
    /// The origin of the event so many places behind the first, seen from `line`.
    fn origin(&self, line: LineId, behind: u32) -> Origin {
        if self.line != line {
            return Origin::Kept { line: self.line, event: self.event + behind };
        }
        match self.way {
            Way::Played => Origin::Own,
            Way::Entered => Origin::Entered,
            Way::Filled => Origin::Filled,
        }
    }
}

impl LineSource {
    /// The seed that settles chance on the line, where there is one to compare with.
    pub fn generator(&self) -> Option<&Seed> {
        match self {
            Self::Seeded(seed) => Some(seed),
            Self::Table(_) | Self::TakenOver | Self::Committed => None,
        }
    }

    /// The seed that fills in what nobody knows, where there is one.
    pub fn filler(&self) -> Option<&Seed> {
        match self {
            Self::Seeded(seed) | Self::Table(seed) => Some(seed),
            Self::TakenOver | Self::Committed => None,
        }
    }
}

#[cfg(test)]
mod tests;

//! The edits of a review: each makes records, has them safe, and only then applies them.
//!
//! Undoing is not removing: stepping back and choosing something else makes a line.

use super::of::ReviewOf;
use super::typed;
use super::words::written;
use super::{Answer, Dropped, EditError, Places, Played, Position, Refit, RefusalInfo, Stopped};
use crate::correct::{self, settled};
use crate::lines::LineSource;
use crate::log::checkpoint::CheckpointData;
use crate::log::record::{
    Assumed, Glyph, GlyphMark, LineChange, LineEdit, LineId, LineLuck, LineNote, MAIN_LINE, Mend,
    MendReason, NewLine, Note, NoteWithdrawn, Piece, Probe, Record, Seal, SealEnd, Step,
};
use crate::luck::Luck;
use crate::timeline::{Moment, Unwatched};
use kanso_engine::game::EVENTS_MAX;
use kanso_engine::prelude::*;
use kanso_engine::{
    Awaiting, Bag, Event, Eye, Game, Lang, Outcome, SeatResult, Standing, Trace, Violation, chance,
};

/// Longest name of a line, in characters.
pub const LINE_NAME_MAX: usize = 60;
/// Longest note, in bytes of UTF-8.
pub const NOTE_LEN_MAX: usize = 1 << 16;

/// A standing as a seal tells it.
type SealStanding = Vec<(u8, Vec<Option<i32>>)>;

/// How a seal tells a standing: `(result, figures)` for each seat.
pub fn seal_standing(standing: &Standing) -> SealStanding {
    let result = |result| match result {
        SeatResult::Win => 0,
        SeatResult::Draw => 1,
        SeatResult::Loss => 2,
    };
    standing.seats.iter().map(|seat| (result(seat.result), seat.figures.clone())).collect()
}

impl<G: Game> ReviewOf<G> {
    /// Has a record safe, then applies it and walks the line it grows.
    pub(super) fn write(&mut self, record: Record<G::Action>) -> Result<(), EditError> {
        let full = |problem: crate::lines::TreeProblem| EditError::NotPossible(problem.to_string());
        self.tree.has_room(&record).map_err(full)?;
        let offset = self.sink.append(&record)?;
        let grown = match &record {
            Record::Step(step) => Some(step.line),
            Record::Line(_) => Some(self.tree.lines().len() as LineId),
            _ => None,
        };
        self.tree
            .push(offset, record)
            .map_err(|error| EditError::NotPossible(error.to_string()))?;
        if let Some(line) = grown {
            self.grown.insert(line);
            self.held.get_mut().timeline.walk(&self.tree, line, &mut Unwatched);
            self.checkpoint_when_due(line)?;
        }
        Ok(())
    }

    /// Appends a record of a dispute, which changes no line.
    pub(crate) fn append(&mut self, record: Record<G::Action>) -> Result<(), EditError> {
        self.writable()?;
        self.write(record)
    }

    fn checkpoint_when_due(&mut self, line: LineId) -> Result<(), EditError> {
        let Some(has) = self.tree.line(line) else { return Ok(()) };
        let last = has.checkpoints.last().map_or(has.fork, |(_, last)| last.events);
        let (events, interval) = (has.len(), self.tree.interval());
        if self.events(line) < events {
            return Ok(());
        }
        // More than one may be due behind events that came together.
        for due in (last + interval..=events).step_by(interval as usize) {
            self.checkpoint_at(line, due)?;
        }
        Ok(())
    }

    pub(super) fn writable(&self) -> Result<(), EditError> {
        match self.sink.read_only() {
            Some(reason) => Err(EditError::ReadOnly { reason }),
            None => Ok(()),
        }
    }

    /// Checks whether an event may be added here, after a whole event.
    pub(super) fn whole(&self) -> Result<(), EditError> {
        match self.here.beat {
            Some(_) => Err(EditError::WithinEvent { event: self.here.event }),
            None => Ok(()),
        }
    }

    pub(super) fn source(&self) -> LineSource {
        self.tree.line(self.here.line).map_or(LineSource::TakenOver, |line| line.luck)
    }

    /// True if the line that is shown ends here and can be gone on with.
    fn at_open_end(&self) -> bool {
        let Some(line) = self.tree.line(self.here.line) else { return false };
        // What is trimmed off is not gone on with: another line leaves there.
        self.here.event == line.len() && line.seal.is_none() && line.trimmed.is_none()
    }

    fn arrived(
        &mut self,
        from: Position,
        to: Position,
        made: Option<LineId>,
    ) -> Result<Played, EditError> {
        super::Review::go(self, to)?;
        Ok(Played { from, to: self.here, made })
    }

    /// The state behind `event`, happening here.
    fn performed(&self, event: &Event<G::Action>) -> Moment<G::State> {
        let mut moment = Moment::clone(&self.shown);
        self.with_game(|game| perform(game, &mut moment, event));
        moment
    }

    /// The chance that follows from `moment` by the luck of a seed.
    pub(super) fn falls(
        &self,
        moment: &mut Moment<G::State>,
        luck: &Luck,
        room: u32,
    ) -> Vec<Event<G::Action>> {
        let mut events = Vec::new();
        let mut bag = Bag::new();
        self.with_game(|game| {
            while (events.len() as u32) < room
                && let Some(event) = settled(game, moment, luck, &mut bag)
            {
                perform(game, moment, &event);
                events.push(event);
            }
        });
        events
    }

    /// Steps forward when the next event of the line is this one, and over the chance behind it.
    fn forward(&mut self, event: &Event<G::Action>) -> Option<Result<Played, EditError>> {
        let Position { line, event: at, .. } = self.here;
        if at >= self.shown_events(line) || self.tree.event(line, at) != Some(event) {
            return None;
        }
        let mut to = at + 1;
        if self.source().generator().is_some() {
            while to < self.shown_events(line)
                && matches!(self.tree.event(line, to), Some(Event::Chance(_)))
            {
                to += 1;
            }
        }
        Some(self.arrived(self.here, Position::after(line, to), None))
    }

    /// The next event is `event`: steps forward, goes on, or makes a line where it was `entered`.
    fn play(&mut self, event: Event<G::Action>, entered: bool) -> Result<Played, EditError> {
        if let Some(played) = self.forward(&event) {
            return played;
        }
        self.writable()?;
        let (from, source) = (self.here, self.source());
        let luck = source.generator().map(Luck::new);
        let mut moment = self.performed(&event);
        let room = EVENTS_MAX.saturating_sub(from.event + 1);
        let fallen = luck.map_or(Vec::new(), |luck| self.falls(&mut moment, &luck, room));
        if self.at_open_end() && !entered {
            let mut events = vec![event];
            events.extend(fallen);
            let to = Position::after(from.line, from.event + events.len() as u32);
            self.write(Record::Step(Step { line: from.line, events }))?;
            return self.arrived(from, to, None);
        }
        let name = self.short_name(&event);
        let mut pieces = self.shared();
        pieces.push(Piece::Entered(vec![event]));
        if !fallen.is_empty() {
            pieces.push(Piece::Filled(fallen));
        }
        self.make_line(name, LineLuck::Same, pieces)
    }

    /// The pieces of a line that leaves this one here.
    fn shared(&self) -> Vec<Piece<G::Action>> {
        match self.here.event {
            0 => Vec::new(),
            to => vec![Piece::Kept { from: 0, to }],
        }
    }

    pub(super) fn make_line(
        &mut self,
        name: String,
        luck: LineLuck,
        pieces: Vec<Piece<G::Action>>,
    ) -> Result<Played, EditError> {
        let from = self.here;
        let id = self.tree.lines().len() as LineId;
        self.write(Record::Line(NewLine { parent: from.line, name, luck, pieces }))?;
        let to = Position::after(id, self.events(id));
        self.arrived(from, to, Some(id))
    }

    /// A name for a line that begins with this event.
    pub(super) fn short_name(&self, event: &Event<G::Action>) -> String {
        let name = self.with_game(|game| {
            written(|to| match event {
                Event::Decision(action) => game.notate(self.state(), action, to),
                Event::Chance(outcome) => {
                    crate::outcome_words::write(game, self.state(), outcome, Lang::En, to)
                }
            })
        });
        name.chars().take(LINE_NAME_MAX).collect()
    }

    fn chosen(&self, number: u32) -> Result<Event<G::Action>, EditError> {
        let mut legal = self.legal();
        let count = legal.len() as u32;
        if count == 0 {
            return Err(self.not_awaited());
        }
        if number >= count {
            return Err(EditError::NoChoice { number, count });
        }
        Ok(Event::Decision(legal.swap_remove(number as usize)))
    }

    fn possible(&self, outcome: &Outcome) -> Result<Event<G::Action>, EditError> {
        let (awaited, bag) = self.awaited_chance().ok_or_else(|| self.not_awaited())?;
        chance::possible(awaited.kind, &bag, outcome).map_err(EditError::Impossible)?;
        Ok(Event::Chance(outcome.clone()))
    }

    /// What a seed gives for the chance that is awaited here.
    fn given(&self, luck: &Luck) -> Result<Event<G::Action>, EditError> {
        let given = self.with_game(|game| settled(game, &self.shown, luck, &mut Bag::new()));
        given.ok_or_else(|| self.not_awaited())
    }

    pub(super) fn do_choose(&mut self, number: u32) -> Result<Played, EditError> {
        self.whole()?;
        let event = self.chosen(number)?;
        self.play(event, false)
    }

    pub(super) fn do_settle(&mut self, outcome: &Outcome) -> Result<Played, EditError> {
        self.whole()?;
        let event = self.possible(outcome)?;
        let entered = match self.source().generator() {
            Some(seed) => self.given(&Luck::new(seed))? != event,
            None => false,
        };
        self.play(event, entered)
    }

    pub(super) fn do_settle_by_luck(&mut self) -> Result<Played, EditError> {
        self.whole()?;
        let source = self.source();
        let luck = Luck::new(source.filler().ok_or(EditError::NoLuck)?);
        let event = self.given(&luck)?;
        if let Some(played) = self.forward(&event) {
            return played;
        }
        self.writable()?;
        let from = self.here;
        let (line, assumed) = if self.at_open_end() {
            let mut events = vec![event];
            if source.generator().is_some() {
                let mut moment = self.performed(&events[0]);
                let room = EVENTS_MAX.saturating_sub(from.event + 1);
                events.extend(self.falls(&mut moment, &luck, room));
            }
            self.write(Record::Step(Step { line: from.line, events }))?;
            (from.line, from.event)
        } else {
            let mut pieces = self.shared();
            let name = self.short_name(&event);
            pieces.push(Piece::Filled(vec![event]));
            let made = self.make_line(name, LineLuck::Same, pieces)?;
            (made.to.line, from.event)
        };
        if matches!(source, LineSource::Table(_)) {
            self.write(Record::Assumed(Assumed { line, event: assumed }))?;
        }
        let to = Position::after(line, self.events(line));
        self.arrived(from, to, (line != from.line).then_some(line))
    }

    pub(super) fn do_branch(
        &mut self,
        name: &str,
        luck: LineLuck,
        answer: Option<Answer>,
    ) -> Result<Played, EditError> {
        self.whole()?;
        self.writable()?;
        let source = match luck {
            LineLuck::Same => self.source(),
            LineLuck::Fresh(seed) => LineSource::Seeded(seed),
        };
        let generator = source.generator().map(Luck::new);
        let mut pieces = self.shared();
        let mut proposed = None;
        if let Some(answer) = answer {
            let (event, by_luck) = self.answered(&answer, generator.as_ref())?;
            proposed = Some(self.short_name(&event));
            let mut moment = self.performed(&event);
            let room = EVENTS_MAX.saturating_sub(self.here.event + 1);
            let fallen = generator.map_or(Vec::new(), |luck| self.falls(&mut moment, &luck, room));
            if by_luck {
                let mut events = vec![event];
                events.extend(fallen);
                pieces.push(Piece::Filled(events));
            } else {
                pieces.push(Piece::Entered(vec![event]));
                if !fallen.is_empty() {
                    pieces.push(Piece::Filled(fallen));
                }
            }
        }
        let name = match (name.trim(), proposed) {
            ("", Some(proposed)) => proposed,
            ("", None) => format!("line {}", self.tree.lines().len()),
            (name, _) => checked_name(name)?,
        };
        self.make_line(name, luck, pieces)
    }

    /// The event that an answer is, and whether luck gave it.
    fn answered(
        &self,
        answer: &Answer,
        luck: Option<&Luck>,
    ) -> Result<(Event<G::Action>, bool), EditError> {
        match answer {
            Answer::Choice(number) => Ok((self.chosen(*number)?, false)),
            Answer::Outcome(outcome) => Ok((self.possible(outcome)?, false)),
            Answer::Luck => Ok((self.given(luck.ok_or(EditError::NoLuck)?)?, true)),
        }
    }

    pub(super) fn do_correct(
        &mut self,
        name: &str,
        answer: Answer,
        then: &[String],
        lang: Lang,
    ) -> Result<Refit, EditError> {
        self.whole()?;
        self.writable()?;
        let Position { line: parent, event: at, .. } = self.here;
        let len = self.shown_events(parent);
        if at >= len {
            let problem = format!("there is no event behind {at} to correct: play it instead");
            return Err(EditError::NotPossible(problem));
        }
        let luck = self.source().generator().map(Luck::new);
        let (event, by_luck) = self.answered(&answer, luck.as_ref())?;
        if self.tree.event(parent, at) == Some(&event) && !self.tree.is_assumed(parent, at) {
            let problem = match lang {
                Lang::En => "that is what stands there: nothing is to be corrected",
                Lang::Ja => "すでにその内容です。訂正するものはありません",
            };
            return Err(EditError::Text(problem.to_owned()));
        }
        let moment = self.performed(&event);
        let behind = self.moment(parent, at + 1);
        let refitted = self.with_game(|game| {
            let asked = correct::asked(game, &self.tree, parent, at + 1, len, &behind.state);
            let (mut then, mut problem) = (then.iter(), None);
            let (parent, luck) = (&asked[..], luck.as_ref());
            let follow = correct::Follow { game, parent, luck, played_by: None };
            let refitted = correct::refit(&follow, moment, at + 1, &mut |game, state| {
                let text = then.next()?;
                typed::event(game, state, text, lang).map_err(|error| problem = Some(error)).ok()
            });
            match (problem, then.next()) {
                (Some(problem), _) => Err(problem),
                (None, Some(text)) => Err(EditError::Text(match lang {
                    Lang::En => format!("{text:?} answers nothing: everything fits without it"),
                    Lang::Ja => format!("「{text}」は不要です：聞かれる場面がありません"),
                })),
                (None, None) => Ok(refitted),
            }
        })?;
        let name = match name.trim() {
            "" => format!("{} corrected", at + 1),
            name => checked_name(name)?,
        };
        let mut dropped = Vec::with_capacity(refitted.dropped.len());
        for lost in &refitted.dropped {
            dropped.push(Dropped {
                event: lost.place,
                words: self.event_words(parent, lost.place, lang),
                refusal: self.refusal(&lost.violation, lang),
            });
        }
        let stopped = refitted.stopped.as_ref().map(|stop| Stopped {
            events: refitted.events,
            question: self.with_game(|game| {
                written(|to| game.say_prompt(&refitted.moment.state, lang, Eye::All, to))
            }),
            parent: stop.parent,
            words: self.event_words(parent, stop.parent, lang),
            waiting: stop.waiting,
            refusal: self.refusal(&stop.violation, lang),
        });
        let mut pieces = self.shared();
        pieces.push(if by_luck { Piece::Filled(vec![event]) } else { Piece::Entered(vec![event]) });
        pieces.extend(refitted.pieces);
        let places = Places::of(&pieces);
        let mut kept = refitted.kept;
        if at > 0 {
            kept.insert(0, (0, at));
        }
        let made = self.make_line(name, LineLuck::Same, pieces)?;
        let line = made.to.line;
        super::Review::go(self, Position::after(line, at + 1))?;
        let filled_by = correct::FilledBy::of(&refitted.filled);
        let filled = refitted.filled.iter().map(|filled| filled.place).collect();
        let fillings = refitted.filled;
        let entered = refitted.entered;
        Ok(Refit { line, kept, dropped, filled, filled_by, fillings, entered, stopped, places })
    }

    pub(crate) fn event_words(&self, line: LineId, place: u32, lang: Lang) -> String {
        let Some(event) = self.tree.event(line, place) else { return String::new() };
        let state = &self.moment(line, place).state;
        self.with_game(|game| {
            written(|to| match event {
                Event::Decision(action) => game.say_action(state, action, lang, Eye::All, to),
                Event::Chance(outcome) => game.say_outcome(state, outcome, lang, Eye::All, to),
            })
        })
    }

    fn edit_line(&mut self, line: LineId, change: LineChange) -> Result<(), EditError> {
        self.writable()?;
        super::Review::resolve(
            self,
            &crate::address::Address {
                line: Some(crate::address::LineName::Number(line)),
                place: crate::address::Place::Event(0),
            },
        )?;
        self.write(Record::LineEdit(LineEdit { line, change }))
    }

    pub(super) fn do_rename(&mut self, line: LineId, name: &str) -> Result<(), EditError> {
        let name = checked_name(name.trim())?;
        self.edit_line(line, LineChange::Rename(name))
    }

    pub(super) fn do_promote(&mut self, line: LineId) -> Result<(), EditError> {
        self.edit_line(line, LineChange::Promote)
    }

    pub(super) fn do_fold(&mut self, line: LineId, folded: bool) -> Result<(), EditError> {
        self.edit_line(line, LineChange::Fold(folded))
    }

    pub(super) fn do_delete(&mut self, line: LineId) -> Result<(), EditError> {
        if line == MAIN_LINE {
            let problem = "line 0 is the game itself and cannot be deleted; fold it instead";
            return Err(EditError::NotPossible(problem.to_owned()));
        }
        self.edit_line(line, LineChange::Delete)
    }

    pub(super) fn do_undelete(&mut self, line: LineId) -> Result<(), EditError> {
        if self.tree.line(line).is_some_and(|line| !line.deleted) {
            return Err(EditError::NotPossible(format!("line {line} is not deleted")));
        }
        self.edit_line(line, LineChange::Undelete)
    }

    pub(super) fn do_trim(&mut self, line: LineId, events: Option<u32>) -> Result<(), EditError> {
        if let Some(events) = events {
            self.checked(Position::after(line, events))?;
        } else if self.tree.line(line).is_some_and(|line| line.trimmed.is_none()) {
            return Err(EditError::NotPossible(format!("nothing of line {line} is trimmed off")));
        }
        // Whoever stands behind what is shown stands at its end.
        self.edit_line(line, LineChange::Trim(events))?;
        if self.here.line == line && self.here.event > self.shown_events(line) {
            super::Review::go(self, Position::after(line, self.shown_events(line)))?;
        }
        Ok(())
    }

    pub(super) fn do_mend(
        &mut self,
        line: LineId,
        of: Position,
        why: MendReason,
        promote: bool,
    ) -> Result<bool, EditError> {
        self.writable()?;
        self.checked(Position::after(line, 0))?;
        let of = self.checked(of)?;
        if line <= of.line {
            let problem = format!("line {line} is not newer than line {}", of.line);
            return Err(EditError::NotPossible(problem));
        }
        let shown = self.tree.promoted() == of.line;
        self.write(Record::Mend(Mend { line, of: of.line, events: of.event, why }))?;
        if shown && promote {
            self.do_promote(line)?;
        }
        Ok(self.tree.promoted() == line)
    }

    pub(super) fn do_note_line(
        &mut self,
        line: LineId,
        author: &str,
        text: &str,
    ) -> Result<u32, EditError> {
        // A program that knows no notes about lines shows it where the line begins to be one.
        let fork = self.tree.line(line).map_or(0, |line| line.fork);
        let here = self.here;
        super::Review::go(self, Position::after(line, fork.min(self.events(line))))?;
        let noted = self.do_note(author, text);
        super::Review::go(self, here)?;
        let note = noted?;
        self.write(Record::LineNote(LineNote { note }))?;
        Ok(note)
    }

    pub(super) fn do_set_glyph(&mut self, glyph: Option<Glyph>) -> Result<(), EditError> {
        self.writable()?;
        let Position { line, event: events, .. } = self.here;
        let decision =
            |event: u32| matches!(self.tree.event(line, event), Some(Event::Decision(_)));
        let Some(event) = events.checked_sub(1).filter(|event| decision(*event)) else {
            let last = (0..events).rev().find(|event| decision(*event));
            let problem = match last {
                Some(last) => format!(
                    "{} leads to no decision but to what fell; the decision before it is {}",
                    Position::after(line, events),
                    Position::after(line, last + 1)
                ),
                None => "no decision leads here; name one by its event".to_owned(),
            };
            return Err(EditError::NotPossible(problem));
        };
        if glyph.is_none() && self.tree.glyph(line, event).is_none() {
            return Err(EditError::NotPossible("there is no sign here to take away".to_owned()));
        }
        self.write(Record::Glyph(GlyphMark { line, event, glyph }))
    }

    pub(super) fn do_note(&mut self, author: &str, text: &str) -> Result<u32, EditError> {
        self.writable()?;
        let text = text.trim();
        if text.is_empty() || text.len() + author.len() > NOTE_LEN_MAX {
            let problem = format!("a note has 1 to {NOTE_LEN_MAX} bytes");
            return Err(EditError::NotPossible(problem));
        }
        let number = self.tree.notes().len() as u32;
        let Position { line, event: events, .. } = self.here;
        let (author, text) = (author.trim().to_owned(), text.to_owned());
        self.write(Record::Note(Note { line, events, author, text }))?;
        Ok(number)
    }

    pub(super) fn do_withdraw(&mut self, number: u32) -> Result<(), EditError> {
        self.writable()?;
        match self.tree.notes().get(number as usize) {
            Some(entry) if !entry.withdrawn => {
                self.write(Record::NoteWithdrawn(NoteWithdrawn { note: number }))
            }
            Some(_) | None => Err(EditError::NoNote { number }),
        }
    }

    pub(super) fn do_probe(&mut self, notation: &str) -> Result<RefusalInfo, EditError> {
        self.whole()?;
        self.writable()?;
        let all = self.imagined();
        if all.is_empty() {
            return Err(self.not_awaited());
        }
        let found = self.with_game(|game| {
            let called = |action: &G::Action| {
                written(|to| game.notate(self.state(), action, to)) == notation
            };
            let action = all.into_iter().find(called)?;
            let against = game.check(self.state(), &action).err();
            Some((action, against))
        });
        let Some((action, against)) = found else {
            return Err(EditError::Text(format!("nothing here is called {notation:?}")));
        };
        let Some(against) = against else {
            let problem = format!("{notation} is allowed here; a probe is a refused attempt");
            return Err(EditError::NotPossible(problem));
        };
        let info = self.refusal(&Violation::Rule(against), Lang::En);
        let Position { line, event: events, .. } = self.here;
        self.write(Record::Probe(Probe { line, events, action, rule: info.rule.clone() }))?;
        Ok(info)
    }

    pub(super) fn do_checkpoint(&mut self, line: LineId) -> Result<(), EditError> {
        self.writable()?;
        let Some(has) = self.tree.line(line) else { return Ok(()) };
        let events = has.len();
        let done = has.checkpoints.last().is_some_and(|(_, last)| last.events == events);
        if done || events == has.fork || self.events(line) < events {
            return Ok(());
        }
        self.checkpoint_at(line, events)
    }

    fn checkpoint_at(&mut self, line: LineId, events: u32) -> Result<(), EditError> {
        let data = CheckpointData::of(events, &self.moment(line, events).state);
        let record = data.record(line, self.sink.head());
        self.write(Record::Checkpoint(record))
    }

    pub(super) fn do_finish(&mut self) -> Result<(), EditError> {
        for line in std::mem::take(&mut self.grown) {
            self.do_checkpoint(line)?;
        }
        Ok(())
    }

    pub(super) fn do_seal(&mut self, end: Option<SealEnd>) -> Result<(), EditError> {
        self.writable()?;
        let line = self.here.line;
        let Some(has) = self.tree.line(line) else { return Ok(()) };
        let events = has.len();
        if has.seal.is_some() {
            return Err(EditError::Sealed { line });
        }
        if self.events(line) < events {
            let problem = "the line has an event that is not allowed; it cannot be sealed";
            return Err(EditError::NotPossible(problem.to_owned()));
        }
        let state = &self.moment(line, events).state;
        let standing = self.with_game(|game| game.standing(state));
        let seats = self.tree.header().names.len();
        let (end, standing) = seal_end(end, standing.as_ref(), events, seats)?;
        self.do_checkpoint(line)?;
        let chain = self.sink.head();
        self.write(Record::Seal(Seal { line, events, end, standing, chain }))
    }
}

/// What a seal says of how a line of `events` events ends that stands like this: the end that is
/// asked for, where it is true; without one that by the rules or by the limit of events.
pub(super) fn seal_end(
    asked: Option<SealEnd>,
    standing: Option<&Standing>,
    events: u32,
    seats: usize,
) -> Result<(SealEnd, SealStanding), EditError> {
    let by_rules = standing.map(|standing| SealEnd::Rules(standing.reason));
    let natural = by_rules.or((events == EVENTS_MAX).then_some(SealEnd::EventLimit));
    let refused = |problem: &str| Err(EditError::NotPossible(problem.to_owned()));
    let end = match (asked, natural) {
        (None, Some(natural)) => natural,
        (None, None) => return refused("the game is not over: say how it ended"),
        (Some(end), Some(natural)) if end != natural => {
            return refused("the game is over by its own rules");
        }
        (Some(SealEnd::Rules(_) | SealEnd::EventLimit), None) => {
            return refused("the game is not over by its rules");
        }
        (Some(SealEnd::Conceded(seat)), _) if usize::from(seat) >= seats => {
            return refused(&format!("there is no seat {seat}"));
        }
        (Some(end), _) => end,
    };
    Ok((end, standing.map(seal_standing).unwrap_or_default()))
}

/// Steps a moment over an event that is allowed.
pub(crate) fn perform<G: Game>(game: &G, moment: &mut Moment<G::State>, event: &Event<G::Action>) {
    if let (Event::Chance(_), Awaiting::Chance(chance)) = (event, game.awaiting(&moment.state)) {
        moment.counters.count(chance.stream);
    }
    game.perform(&mut moment.state, event, &mut Trace::off());
}

pub(super) fn checked_name(name: &str) -> Result<String, EditError> {
    let long = name.chars().count() > LINE_NAME_MAX;
    if name.is_empty() || long || name.contains(char::is_control) || name.contains('@') {
        let problem = format!(
            "a line's name has 1 to {LINE_NAME_MAX} characters, no @ and no control characters"
        );
        return Err(EditError::NotPossible(problem));
    }
    Ok(name.to_owned())
}

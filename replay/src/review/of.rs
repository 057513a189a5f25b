//! A review of one game, typed: what is looked at. What is changed stands in `edit`.

use super::course::Courses;
use super::named::rules_about;
use super::sink::{MemoryStore, Sink};
use super::steps::{Axis, BeatInfo};
use super::typed;
use super::words::{violation, written};
use super::{
    Answer, AssumedItem, Bot, CardNamed, ChapterInfo, Choice, CommittedInfo, Conceived,
    CourseEvent, DealtAnew, EditError, EventInfo, EventKind, FactInfo, LineInfo, MendInfo,
    NoteInfo, OutcomeItem, PhaseInfo, Played, Position, ProbeInfo, Refit, RefusalInfo, Reveal,
    RevealAs, Review, RoundInfo, Thrown, TurnInfo, Weighed, Words,
};
use crate::address::{Address, AddressError, Place};
use crate::bots::{self, Asking};
use crate::dispute::{self, DisputeInfo};
use crate::foreign::plain;
use crate::games::Games;
use crate::lines::Tree;
use crate::log::record::{Glyph, Header, LineId, LineLuck, MendReason, Record, Ruling, SealEnd};
use crate::luck::{BotLuck, Secret, Seed};
use crate::once;
use crate::outcome_words::{self, Entry};
use crate::tell::{Routine, TranscriptOptions, phrases, transcript};
use crate::timeline::{Moment, Timeline};
use crate::under::depends::readings_behind;
use kanso_engine::canon::{self, Difference, Digest, Value, canonical, digest_of};
use kanso_engine::prelude::*;
use kanso_engine::{
    Awaiting, Bag, Event, Eye, Game, Lang, Marks, Meta, Odds, Outcome, Rules, Scene, Standing,
    Telling, Text,
};
use kanso_table::Extent;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

/// So many events back dice are looked for that lie since.
const THROWN_BACK_MAX: usize = 512;

/// A review of a game of this type.
pub struct ReviewOf<G: Game> {
    /// Says what the rules are here.
    pub(super) games: Games,
    pub(super) tree: Tree<G::Action>,
    /// The seats' names as they are told.
    names: Vec<String>,
    pub(super) held: RefCell<Held<G>>,
    pub(super) here: Position,
    /// The state at `here`.
    pub(super) shown: Arc<Moment<G::State>>,
    pub(super) sink: Box<dyn Sink<G::Action>>,
    pub(super) memory: Option<MemoryStore>,
    /// The lines that have grown since this review was opened.
    pub(super) grown: BTreeSet<LineId>,
}

/// A state with its counters, shared with the timeline.
pub(crate) type Shown<G> = Arc<Moment<<G as Rules>::State>>;

/// What is found by walking, and kept.
pub(super) struct Held<G: Game> {
    pub timeline: Timeline<G>,
    pub courses: Courses,
}

impl<G: Game> ReviewOf<G> {
    /// A review of a tree, whose edits go to `sink`; it stands at the start of the line that is
    /// shown first.
    pub fn new(
        games: Games,
        game: G,
        tree: Tree<G::Action>,
        sink: Box<dyn Sink<G::Action>>,
    ) -> Self {
        Self::of_timeline(games, Timeline::new(game), tree, sink)
    }

    /// A review of a tree whose lines may have been walked; `sink` keeps what is added.
    pub(crate) fn of_timeline(
        games: Games,
        mut timeline: Timeline<G>,
        tree: Tree<G::Action>,
        sink: Box<dyn Sink<G::Action>>,
    ) -> Self {
        let names = timeline.game().names().to_vec();
        timeline.walk_all(&tree);
        let here = Position::after(tree.promoted(), 0);
        let shown = timeline.at(&tree, here.line, 0);
        let held = RefCell::new(Held { timeline, courses: Courses::default() });
        Self { games, tree, names, held, here, shown, sink, memory: None, grown: BTreeSet::new() }
    }

    /// The lines and their states, for those who know the game's type.
    pub fn parts(&mut self) -> (&Tree<G::Action>, &mut Timeline<G>) {
        (&self.tree, &mut self.held.get_mut().timeline)
    }

    /// The lines, for those who know the game's type.
    pub fn tree(&self) -> &Tree<G::Action> {
        &self.tree
    }
}

impl<G: Game> Review for ReviewOf<G> {
    fn header(&self) -> &Header {
        self.tree.header()
    }

    fn meta(&self) -> &'static Meta {
        G::meta()
    }

    fn round_name(&self) -> Text {
        G::round_name()
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn tells_option(&self, option: usize, eye: Eye) -> bool {
        self.with_game(|game| game.tells_option(option, eye))
    }

    fn rule_line(&self, id: &str, lang: Lang) -> Option<String> {
        self.do_rule_line(id, lang)
    }

    fn cards_named(&self, text: &str) -> Vec<CardNamed> {
        self.do_cards_named(text)
    }

    fn cards_in(&self, text: &str) -> Vec<CardNamed> {
        self.do_cards_in(text)
    }

    fn rules_about(&self, text: &str, lang: Lang) -> Vec<String> {
        rules_about(G::meta(), text, lang)
    }

    fn lines(&self) -> Vec<LineInfo> {
        let info = |(id, line): (usize, &crate::lines::Line<G::Action>)| {
            let id = id as LineId;
            let held = self.held.borrow();
            LineInfo {
                id,
                name: plain(&line.name),
                parent: line.parent,
                fork: line.fork,
                events: held.timeline.len(id).min(self.tree.shown_len(id)),
                trimmed: held.timeline.len(id).saturating_sub(self.tree.shown_len(id)),
                mend: line.mend.map(|mend| MendInfo {
                    of: mend.of,
                    event: mend.events + 1,
                    why: mend.why,
                }),
                folded: line.folded,
                deleted: line.deleted,
                promoted: self.tree.promoted() == id,
                fresh_luck: line.fresh_luck,
                seal: line
                    .seal
                    .as_ref()
                    .filter(|_| line.trimmed.is_none_or(|shown| shown >= line.len()))
                    .map(|(_, seal)| seal.end),
                broken: held.timeline.broken(id).is_some(),
            }
        };
        self.tree.lines().iter().enumerate().map(info).collect()
    }

    fn broken(&self, line: LineId, lang: Lang, eye: Eye) -> Option<RefusalInfo> {
        let held = self.held.borrow();
        let broken = held.timeline.broken(line)?;
        Some(violation(held.timeline.game(), &broken.violation, lang, eye))
    }

    fn len(&self, line: LineId) -> Option<u32> {
        self.tree.line(line).map(|_| self.shown_events(line))
    }

    fn turns(&self, line: LineId) -> Vec<TurnInfo> {
        if self.tree.line(line).is_none() {
            return Vec::new();
        }
        let Held { timeline, courses } = &mut *self.held.borrow_mut();
        let mut turns = courses.of(timeline, &self.tree, line).turns.clone();
        turns.retain(|turn| turn.event <= self.tree.shown_len(line));
        turns
    }

    fn course(&self, line: LineId, eye: Eye) -> Vec<CourseEvent> {
        self.do_course(line, eye)
    }

    fn extent(&self, line: LineId, eye: Eye, events: u32) -> Arc<Extent> {
        if self.tree.line(line).is_none() {
            return Arc::default();
        }
        let Held { timeline, courses } = &mut *self.held.borrow_mut();
        courses.seen(timeline, &self.tree, line, eye).up_to(events)
    }

    fn checkpoints(&self, line: LineId) -> Vec<u32> {
        let Some(line) = self.tree.line(line) else { return Vec::new() };
        let mut events: Vec<_> =
            line.checkpoints.iter().map(|(_, checkpoint)| checkpoint.events).collect();
        events.sort_unstable();
        events.dedup();
        events
    }

    fn chapters(&self, line: LineId) -> Vec<ChapterInfo> {
        if self.tree.line(line).is_none() {
            return Vec::new();
        }
        let Held { timeline, courses } = &mut *self.held.borrow_mut();
        let mut chapters = courses.of(timeline, &self.tree, line).chapters.clone();
        chapters.retain(|chapter| chapter.event <= self.tree.shown_len(line));
        chapters
    }

    fn rounds(&self, line: LineId) -> Vec<RoundInfo> {
        if self.tree.line(line).is_none() {
            return Vec::new();
        }
        let Held { timeline, courses } = &mut *self.held.borrow_mut();
        let mut rounds = courses.of(timeline, &self.tree, line).rounds.clone();
        rounds.retain(|round| round.event <= self.tree.shown_len(line));
        rounds
    }

    fn phases(&self, line: LineId) -> Vec<PhaseInfo> {
        if self.tree.line(line).is_none() {
            return Vec::new();
        }
        let Held { timeline, courses } = &mut *self.held.borrow_mut();
        let mut phases = courses.of(timeline, &self.tree, line).phases.clone();
        phases.retain(|phase| phase.event <= self.tree.shown_len(line));
        phases
    }

    fn resolve(&self, address: &Address) -> Result<Position, AddressError> {
        let line = match &address.line {
            Some(name) => self.line_named(name)?,
            None => self.here.line,
        };
        let counted = |number: u32| number as usize - 1;
        match &address.place {
            Place::Event(event) => self.checked(Position::after(line, *event)),
            Place::Beat(event, beat) => {
                self.checked(Position { line, event: *event, beat: Some(*beat) })
            }
            Place::End => Ok(Position::after(line, self.shown_events(line))),
            Place::Turn(turn) => {
                let (turn, turns) = (*turn, self.turns(line));
                let number = turn.max(1);
                let found = turns.iter().find(|turn| turn.number == number);
                let of = |turn: Option<&TurnInfo>| turn.map_or(0, |turn| turn.number);
                let (first, last) = (of(turns.first()), of(turns.last()));
                let found = found.ok_or(AddressError::NoTurn { turn, line, first, last })?;
                Ok(Position::after(line, found.event))
            }
            Place::Chapter(chapter) => {
                let (chapter, all) = (*chapter, self.chapters(line));
                let found = all.get(counted(chapter.max(1)));
                let chapters = all.len() as u32;
                let found = found.ok_or(AddressError::NoChapter { chapter, line, chapters })?;
                Ok(Position::after(line, found.event))
            }
            Place::Round(round) => Ok(Position::after(line, self.round_named(line, *round)?.event)),
            Place::Phase(of, name) => self.phase_named(line, *of, name),
        }
    }

    fn assumed(&self) -> Vec<u32> {
        let Position { line, event: here, .. } = self.here;
        (0..here)
            .filter(|event| self.tree.is_assumed(line, *event))
            .map(|event| event + 1)
            .collect()
    }

    fn number_for(&self, line: LineId, event: u32, eye: Eye) -> u32 {
        if eye == Eye::All || self.tree.line(line).is_none() {
            return event;
        }
        let Held { timeline, courses } = &mut *self.held.borrow_mut();
        let told = courses.told(timeline, &self.tree, line, eye);
        told.events.partition_point(|told| *told <= event) as u32
    }

    fn event_numbered(&self, line: LineId, number: u32, eye: Eye) -> Option<u32> {
        self.tree.line(line)?;
        if number == 0 {
            return Some(0);
        }
        if eye == Eye::All {
            return (number <= self.events(line)).then_some(number);
        }
        let Held { timeline, courses } = &mut *self.held.borrow_mut();
        let told = courses.told(timeline, &self.tree, line, eye);
        told.events.get(number as usize - 1).copied()
    }

    fn stops(&self, line: LineId, axis: Axis, eye: Eye) -> Vec<u32> {
        self.do_stops(line, axis, eye)
    }

    fn next_stop(&self, from: Position, axis: Axis, eye: Eye) -> Option<Position> {
        self.do_next_stop(from, axis, eye)
    }

    fn previous_stop(&self, from: Position, axis: Axis, eye: Eye) -> Option<Position> {
        self.do_previous_stop(from, axis, eye)
    }

    fn next_beat(&self, from: Position, routine: Routine, eye: Eye) -> Option<Position> {
        self.do_next_beat(from, routine, eye)
    }

    fn previous_beat(&self, from: Position, routine: Routine, eye: Eye) -> Option<Position> {
        self.do_previous_beat(from, routine, eye)
    }

    fn here(&self) -> Position {
        self.here
    }

    fn go(&mut self, to: Position) -> Result<(), AddressError> {
        let to = self.checked(to)?;
        self.shown = self.state_at(to);
        self.here = to;
        Ok(())
    }

    fn beats(&self, event: u32) -> u32 {
        if event == 0 || event > self.events(self.here.line) {
            return 0;
        }
        self.held.borrow_mut().timeline.beats(&self.tree, self.here.line, event)
    }

    fn awaiting(&self) -> Option<Awaiting> {
        (!self.between_beats()).then(|| self.with_game(|game| game.awaiting(self.state())))
    }

    fn marks(&self) -> Marks {
        self.with_game(|game| game.marks(self.state()))
    }

    fn standing(&self) -> Option<Standing> {
        self.with_game(|game| game.standing(self.state()))
    }

    fn scene(&self, eye: Eye) -> Scene {
        self.with_game(|game| game.scene(self.state(), eye))
    }

    fn digest(&self) -> Digest {
        canon::digest(self.state())
    }

    fn field_digests(&self) -> Vec<(String, Digest)> {
        let bytes = canonical(self.state());
        let fields = canon::fields(&bytes).into_iter();
        fields.map(|(name, range)| (name, digest_of(&bytes[range]))).collect()
    }

    fn value(&self) -> Value {
        Value::read(&canonical(self.state()))
    }

    fn diff(&self, with: Position) -> Result<Vec<Difference>, AddressError> {
        let with = self.checked(with)?;
        Ok(canon::diff(self.state(), &self.state_at(with).state))
    }

    fn say_prompt(&self, lang: Lang, eye: Eye, to: Words<'_>) -> fmt::Result {
        if self.between_beats() {
            return Ok(());
        }
        self.with_game(|game| game.say_prompt(self.state(), lang, eye, to))
    }

    fn say_phase(&self, lang: Lang, to: Words<'_>) -> fmt::Result {
        self.with_game(|game| game.say_phase(self.state(), lang, to))
    }

    fn event(&self, event: u32) -> Option<EventInfo> {
        let (before, happens) = self.before(event)?;
        let (kind, marks) = self.with_game(|game| {
            let kind = match (happens, game.awaiting(&before.state)) {
                (Event::Decision(_), Awaiting::Decision(seats)) => EventKind::Decision(seats),
                (Event::Decision(_) | Event::Chance(_), _) => EventKind::Chance,
            };
            (kind, game.marks(&before.state))
        });
        Some(EventInfo {
            event,
            kind,
            origin: self.tree.origin(self.here.line, event - 1)?,
            assumed: self.tree.is_assumed(self.here.line, event - 1),
            glyph: self.tree.glyph(self.here.line, event - 1),
            beats: self.beats(event),
            marks,
        })
    }

    fn say_phase_of(&self, event: u32, lang: Lang, to: Words<'_>) -> fmt::Result {
        let Some((before, _)) = self.before(event) else { return Ok(()) };
        self.with_game(|game| game.say_phase(&before.state, lang, to))
    }

    fn tells(&self, event: u32, eye: Eye) -> Telling {
        let Some((before, happens)) = self.before(event) else { return Telling::Nothing };
        self.with_game(|game| game.tells(&before.state, happens, eye))
    }

    fn say_event(&self, event: u32, lang: Lang, eye: Eye, to: Words<'_>) -> fmt::Result {
        let Some((before, happens)) = self.before(event) else { return Ok(()) };
        self.with_game(|game| {
            if game.tells(&before.state, happens, eye) == Telling::Nothing {
                return Ok(());
            }
            match happens {
                Event::Decision(action) => game.say_action(&before.state, action, lang, eye, to),
                Event::Chance(outcome) => game.say_outcome(&before.state, outcome, lang, eye, to),
            }
        })
    }

    fn notate_event(&self, event: u32, to: Words<'_>) -> fmt::Result {
        let Some((before, happens)) = self.before(event) else { return Ok(()) };
        self.with_game(|game| match happens {
            Event::Decision(action) => game.notate(&before.state, action, to),
            Event::Chance(outcome) => {
                outcome_words::write(game, &before.state, outcome, Lang::En, to)
            }
        })
    }

    fn facts(&self, event: u32, lang: Lang, eye: Eye) -> Vec<FactInfo> {
        if event == 0 || event > self.events(self.here.line) {
            return Vec::new();
        }
        let beats = self.held.borrow_mut().timeline.unfold(&self.tree, self.here.line, event);
        self.with_game(|game| Self::told_facts(game, &beats, lang, eye))
    }

    fn readings_behind(&self, event: u32) -> Vec<&'static str> {
        let Some((before, happens)) = self.before(event) else { return Vec::new() };
        let Ok(setup) = self.tree.header().setup::<G>() else { return Vec::new() };
        self.with_game(|game| readings_behind(game, &setup, &before.state, happens))
    }

    fn say_routine(&self, count: u32, lang: Lang, to: Words<'_>) -> fmt::Result {
        self.with_game(|game| game.say_routine(count, lang, to))
    }

    fn told_beats(&self, event: u32, eye: Eye) -> Vec<BeatInfo> {
        self.do_told_beats(event, eye)
    }

    fn assumed_items(&self, event: u32) -> Vec<AssumedItem> {
        self.do_assumed_items(event)
    }

    fn odds(&self, event: u32, eye: Eye) -> Option<Odds> {
        let (before, happens) = self.before(event)?;
        let Event::Chance(outcome) = happens else { return None };
        self.with_game(|game| {
            let whole = game.tells(&before.state, happens, eye) == Telling::Whole;
            let told = whole && game.tells_choices(&before.state, eye);
            if told { game.odds(&before.state, outcome) } else { None }
        })
    }

    fn thrown(&self, from: u32, eye: Eye) -> Option<Thrown> {
        let line = self.here.line;
        let is_roll = |event: &u32| {
            let happened = self.tree.event(line, event - 1);
            matches!(happened, Some(Event::Chance(Outcome::Roll(_))))
        };
        let event = (1..=from).rev().take(THROWN_BACK_MAX).find(is_roll)?;
        let (before, happens) = self.before(event)?;
        let Event::Chance(Outcome::Roll(faces)) = happens else { return None };
        let throw = self.with_game(|game| {
            let whole = game.tells(&before.state, happens, eye) == Telling::Whole;
            whole.then(|| game.throw(&before.state, faces))
        })?;
        let number = self.number_for(line, event, eye);
        Some(Thrown { event, number, by: self.thrower(event, eye), throw })
    }

    fn choices(&self, lang: Lang, eye: Eye) -> Vec<Choice> {
        self.do_choices(lang, eye)
    }

    fn weighed(&self, eye: Eye) -> Vec<Weighed> {
        self.do_weighed(eye)
    }

    fn choices_digest(&self) -> (u32, Digest) {
        self.do_choices_digest()
    }

    fn preview(&self, number: u32, lang: Lang, eye: Eye) -> Option<Vec<FactInfo>> {
        self.do_preview(number, lang, eye)
    }

    fn choice_rows(&self, number: u32, eye: Eye) -> Vec<String> {
        self.do_choice_rows(number, eye)
    }

    fn conceivable(&self, lang: Lang, eye: Eye) -> Vec<Conceived> {
        self.do_conceivable(lang, eye)
    }

    fn items(&self, eye: Eye) -> Vec<OutcomeItem> {
        self.do_items(eye)
    }

    fn read_outcome(&self, text: &str, lang: Lang) -> Result<Outcome, EditError> {
        let (chance, bag) = self.awaited_chance().ok_or_else(|| self.not_awaited())?;
        let read = self
            .with_game(|game| outcome_words::read(game, self.state(), chance, &bag, text, lang));
        read.map_err(|error| EditError::Text(error.in_words(lang)))
    }

    fn read_entry(&self, text: &str, lang: Lang, eye: Eye) -> Result<Entry, EditError> {
        self.do_read_entry(text, lang, eye)
    }

    fn may_be_unknown(&self) -> bool {
        self.do_may_be_unknown()
    }

    fn says_outcome(&self, text: &str, eye: Eye) -> bool {
        self.do_says_outcome(text, eye)
    }

    fn read_action(&self, text: &str, lang: Lang) -> Result<u32, EditError> {
        let (legal, all) = (self.legal(), self.imagined());
        if all.is_empty() {
            return Err(self.not_awaited());
        }
        let found =
            self.with_game(|game| typed::action(game, self.state(), &legal, &all, text, lang))?;
        Ok(legal.binary_search(&found).expect("what is allowed is listed") as u32)
    }

    fn bot_choice(&self, bot: Bot) -> Option<u32> {
        let legal = self.legal();
        let Some(Awaiting::Decision(seats)) = self.awaiting() else { return None };
        if legal.is_empty() {
            return None;
        }
        let luck = &self.tree.line(self.here.line)?.luck;
        let luck = BotLuck::new(&luck.filler().copied().unwrap_or_default());
        let n = self.here.event;
        let chosen = self.with_game(|game| {
            let heard = self.heard(game, bot);
            let (legal, heard) = (&*legal, &heard);
            let asking = Asking { game, state: self.state(), legal, asked: seats, n, heard };
            bots::choose(bot, &asking, &luck)
        });
        Some(chosen as u32)
    }

    fn has_luck(&self) -> bool {
        self.tree.line(self.here.line).is_some_and(|line| line.luck.generator().is_some())
    }

    fn committed(&self) -> Option<CommittedInfo> {
        self.do_committed()
    }

    fn unlock(&mut self, secret: Secret) -> Result<(), EditError> {
        self.tree.unlock(secret).map_err(|problem| EditError::NotPossible(problem.to_string()))
    }

    fn say_luck_words(&mut self, seat: kanso_engine::Seat, words: &str) -> Result<(), EditError> {
        self.do_say_luck_words(seat, words)
    }

    fn reveal_luck(&mut self) -> Result<(), EditError> {
        self.do_reveal_luck()
    }

    fn notes(&self, line: Option<LineId>) -> Vec<NoteInfo> {
        let mut notes = self.all_notes();
        if let Some(line) = line {
            notes.retain(|note| !note.of_line);
            notes.retain_mut(|note| {
                let at = self.event_on(line, note.line, note.event);
                note.line = line;
                note.event = at.unwrap_or_default();
                at.is_some()
            });
        }
        once::sort(&mut notes, |note| (note.line, note.event, note.number));
        notes
    }

    fn line_notes(&self, line: LineId) -> Vec<NoteInfo> {
        let numbers = self.tree.line(line).map_or(&[][..], |line| &line.notes);
        numbers.iter().filter_map(|number| self.note_info(*number)).collect()
    }

    fn say_mend(&self, line: LineId, lang: Lang) -> Option<String> {
        let mend = self.tree.line(line)?.mend?;
        let was = self.event_words(mend.of, mend.events, lang);
        let now = self.event_words(line, mend.events, lang);
        Some(phrases::mended(lang, &mend, &was, &now))
    }

    fn probes(&self) -> Vec<ProbeInfo> {
        let mut probes: Vec<_> = self
            .tree
            .probes()
            .iter()
            .filter(|(_, probe)| probe.events <= self.events(probe.line))
            .map(|(_, probe)| {
                let state = &self.moment(probe.line, probe.events).state;
                let happens = Event::Decision(probe.action.clone());
                self.with_game(|game| ProbeInfo {
                    line: probe.line,
                    event: probe.events,
                    notation: written(|to| game.notate(state, &probe.action, to)),
                    rule: probe.rule.clone(),
                    refusal: game
                        .allows(state, &happens, &mut Bag::new())
                        .err()
                        .map(|against| violation(game, &against, Lang::En, Eye::All)),
                })
            })
            .collect();
        once::sort(&mut probes, |probe| (probe.line, probe.event));
        probes
    }

    fn transcript(&self, line: LineId, options: &TranscriptOptions) -> Option<String> {
        let events = self.tree.stretches(line, 0).flat_map(|stretch| stretch.events.iter());
        let events: Vec<_> = events.take(self.len(line)? as usize).cloned().collect();
        Some(self.with_game(|game| transcript(game, self.tree.header(), &events, options)))
    }

    fn log_bytes(&self) -> Option<Vec<u8>> {
        self.memory.as_ref().map(MemoryStore::bytes)
    }

    fn head(&self) -> [u8; 32] {
        self.sink.head()
    }

    fn disputes(&self, lang: Lang) -> Vec<DisputeInfo> {
        dispute::infos(self, lang)
    }

    fn extract(&self, line: LineId, with: &[LineId]) -> Result<Vec<u8>, EditError> {
        self.do_extract(line, with)
    }

    fn extract_chapter(&self, line: LineId, chapter: u32) -> Result<Vec<u8>, EditError> {
        self.do_extract_chapter(line, chapter)
    }

    fn read_only(&self) -> Option<String> {
        self.sink.read_only()
    }

    fn choose(&mut self, number: u32) -> Result<Played, EditError> {
        self.do_choose(number)
    }

    fn settle(&mut self, outcome: &Outcome) -> Result<Played, EditError> {
        self.do_settle(outcome)
    }

    fn enter(&mut self, entry: &Entry) -> Result<Played, EditError> {
        match entry {
            Entry::Whole(outcome) => self.do_settle(outcome),
            Entry::Part(items) => self.do_settle_part(items),
            Entry::Unknown => self.do_settle_by_luck(),
        }
    }

    fn settle_by_luck(&mut self) -> Result<Played, EditError> {
        self.do_settle_by_luck()
    }

    fn branch(
        &mut self,
        name: &str,
        luck: LineLuck,
        answer: Option<Answer>,
    ) -> Result<Played, EditError> {
        self.do_branch(name, luck, answer)
    }

    fn deal_anew(
        &mut self,
        name: &str,
        eye: Eye,
        seed: &Seed,
        answer: Option<Answer>,
    ) -> Result<DealtAnew, EditError> {
        self.do_deal_anew(name, eye, seed, answer)
    }

    fn correct(
        &mut self,
        name: &str,
        answer: Answer,
        then: &[String],
        lang: Lang,
    ) -> Result<Refit, EditError> {
        self.do_correct(name, answer, then, lang)
    }

    fn rename(&mut self, line: LineId, name: &str) -> Result<(), EditError> {
        self.do_rename(line, name)
    }

    fn promote(&mut self, line: LineId) -> Result<(), EditError> {
        self.do_promote(line)
    }

    fn fold(&mut self, line: LineId, folded: bool) -> Result<(), EditError> {
        self.do_fold(line, folded)
    }

    fn delete(&mut self, line: LineId) -> Result<(), EditError> {
        self.do_delete(line)
    }

    fn undelete(&mut self, line: LineId) -> Result<(), EditError> {
        self.do_undelete(line)
    }

    fn trim(&mut self, line: LineId, events: Option<u32>) -> Result<(), EditError> {
        self.do_trim(line, events)
    }

    fn mend(
        &mut self,
        line: LineId,
        of: Position,
        why: MendReason,
        promote: bool,
    ) -> Result<bool, EditError> {
        self.do_mend(line, of, why, promote)
    }

    fn note_line(&mut self, line: LineId, author: &str, text: &str) -> Result<u32, EditError> {
        self.do_note_line(line, author, text)
    }

    fn set_glyph(&mut self, glyph: Option<Glyph>) -> Result<(), EditError> {
        self.do_set_glyph(glyph)
    }

    fn make_room(&mut self, text: &str, lang: Lang, eye: Eye) -> Result<Vec<u32>, EditError> {
        self.do_make_room(text, lang, eye)
    }

    fn find_reveal(&self, text: &str, as_what: RevealAs) -> Option<Reveal> {
        self.do_find_reveal(text, as_what)
    }

    fn reveal(&mut self, reveal: &Reveal) -> Result<Option<LineId>, EditError> {
        self.do_reveal(reveal)
    }

    fn note(&mut self, author: &str, text: &str) -> Result<u32, EditError> {
        self.do_note(author, text)
    }

    fn withdraw_note(&mut self, number: u32) -> Result<(), EditError> {
        self.do_withdraw(number)
    }

    fn rule(&mut self, ruling: &Ruling) -> Result<(), EditError> {
        self.append(Record::Ruling(Box::new(ruling.clone())))
    }

    fn probe(&mut self, notation: &str) -> Result<RefusalInfo, EditError> {
        self.do_probe(notation)
    }

    fn seal(&mut self, end: Option<SealEnd>) -> Result<(), EditError> {
        self.do_seal(end)
    }

    fn checkpoint(&mut self) -> Result<(), EditError> {
        self.do_checkpoint(self.here.line)
    }

    fn finish(&mut self) -> Result<(), EditError> {
        self.do_finish()
    }
}

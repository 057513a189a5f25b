//! How a review finds what it tells: the places of a line, and what stands there.

use super::of::{ReviewOf, Shown};
use super::steps::{BeatInfo, told_beats};
use super::words::{awaited_kind, violation, written};
use super::{EditError, FactInfo, NoteInfo, PhaseInfo, Position, RefusalInfo, Review, RoundInfo};
use crate::address::{Address, AddressError, LineName, PhaseName, PhaseOf, Place, RoundPlace};
use crate::foreign::{plain, plain_lines};
use crate::log::record::LineId;
use crate::plain_text;
use crate::timeline::{BeatFacts, Moment};
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Chance, Event, Eye, Game, Lang, Seat, Telling, Violation};
use std::sync::Arc;

/// So many events before dice who let them fall is looked for.
const THROWER_BACK_MAX: usize = 16;

impl<G: Game> ReviewOf<G> {
    pub(super) fn state(&self) -> &G::State {
        &self.shown.state
    }

    pub(crate) fn with_game<T>(&self, look: impl FnOnce(&G) -> T) -> T {
        look(self.held.borrow().timeline.game())
    }

    /// How many events of a line can be shown.
    pub(crate) fn events(&self, line: LineId) -> u32 {
        self.held.borrow().timeline.len(line)
    }

    /// How many events of a line are shown: those that can be, as far as it was not trimmed.
    pub(crate) fn shown_events(&self, line: LineId) -> u32 {
        self.events(line).min(self.tree.shown_len(line))
    }

    pub(crate) fn moment(&self, line: LineId, events: u32) -> Shown<G> {
        self.held.borrow_mut().timeline.at(&self.tree, line, events)
    }

    /// The state before event `event`, from 1, of the line that is shown, and the event.
    pub(super) fn before(&self, event: u32) -> Option<(Shown<G>, &Event<G::Action>)> {
        let place = event.checked_sub(1)?;
        if event > self.events(self.here.line) {
            return None;
        }
        Some((self.moment(self.here.line, place), self.tree.event(self.here.line, place)?))
    }

    /// The seat that decided last before the dice of an event fell, as far as the eye is told it.
    pub(super) fn thrower(&self, event: u32, eye: Eye) -> Option<Seat> {
        let line = self.here.line;
        let decided =
            |event: &u32| matches!(self.tree.event(line, event - 1), Some(Event::Decision(_)));
        let last = (1..event).rev().take(THROWER_BACK_MAX).find(decided)?;
        let (before, happens) = self.before(last)?;
        self.with_game(|game| {
            let told = game.tells(&before.state, happens, eye) != Telling::Nothing;
            match game.awaiting(&before.state) {
                Awaiting::Decision(seats) if told && seats.count() == 1 => seats.iter().next(),
                Awaiting::Decision(_) | Awaiting::Chance(_) | Awaiting::Over => None,
            }
        })
    }

    /// Checks a position, and says it in its one way: after the last beat is after the event.
    pub(super) fn checked(&self, mut position: Position) -> Result<Position, AddressError> {
        let Position { line, event, beat } = position;
        if self.tree.line(line).is_none() {
            let last = self.tree.lines().len() as u32 - 1;
            return Err(AddressError::NoLine { line: LineName::Number(line), last });
        }
        let events = self.events(line);
        if event > events {
            return Err(AddressError::NoEvent { event, line, events });
        }
        if let Some(beat) = beat {
            if event == 0 {
                return Err(AddressError::NoBeat { beat, event, beats: 0 });
            }
            let beats = self.held.borrow_mut().timeline.beats(&self.tree, line, event);
            if beat > beats {
                return Err(AddressError::NoBeat { beat, event, beats });
            }
            if beat == beats {
                position.beat = None;
            }
        }
        Ok(position)
    }

    pub(super) fn state_at(&self, position: Position) -> Shown<G> {
        let moment = self.moment(position.line, position.event);
        let Some(beat) = position.beat else { return moment };
        let timeline = &mut self.held.borrow_mut().timeline;
        let state = timeline.within(&self.tree, position.line, position.event, beat);
        Arc::new(Moment { state, counters: moment.counters.clone() })
    }

    pub(super) fn line_named(&self, name: &LineName) -> Result<LineId, AddressError> {
        let lines = self.tree.lines();
        let last = lines.len() as u32 - 1;
        match name {
            LineName::Number(number) if *number <= last => Ok(*number),
            LineName::Number(_) => Err(AddressError::NoLine { line: name.clone(), last }),
            LineName::Name(text) => {
                let called = |(_, line): &(usize, &crate::lines::Line<G::Action>)| {
                    !line.deleted && line.name == *text
                };
                let mut found = lines.iter().enumerate().filter(called);
                match (found.next(), found.count()) {
                    (Some((line, _)), 0) => Ok(line as LineId),
                    (Some(_), more) => {
                        Err(AddressError::Ambiguous { name: text.clone(), count: more + 1 })
                    }
                    (None, _) => Err(AddressError::NoLine { line: name.clone(), last }),
                }
            }
        }
    }

    /// The awaited chance and what a draw is from.
    pub(super) fn awaited_chance(&self) -> Option<(Chance, Bag)> {
        if self.here.beat.is_some() {
            return None;
        }
        self.with_game(|game| {
            let Awaiting::Chance(chance) = game.awaiting(self.state()) else { return None };
            let mut bag = Bag::new();
            game.bag(self.state(), &mut bag);
            Some((chance, bag))
        })
    }

    /// True if what follows by itself still goes on: a game cannot be asked then.
    pub(super) fn between_beats(&self) -> bool {
        self.here.beat.is_some_and(|beat| beat > 0)
    }

    /// The legal actions here; none where no decision is awaited.
    pub(super) fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.here.beat.is_none() {
            self.with_game(|game| {
                if matches!(game.awaiting(self.state()), Awaiting::Decision(_)) {
                    game.legal(self.state(), &mut legal);
                }
            });
        }
        legal
    }

    /// All that the asked seats might try here, ascending.
    pub(super) fn imagined(&self) -> Vec<G::Action> {
        let mut all = Vec::new();
        if self.here.beat.is_some() {
            return all;
        }
        self.with_game(|game| {
            if let Awaiting::Decision(seats) = game.awaiting(self.state()) {
                for seat in seats.iter() {
                    game.conceivable(self.state(), seat, &mut all);
                }
            }
        });
        all.sort_unstable();
        all.dedup();
        all
    }

    pub(super) fn not_awaited(&self) -> EditError {
        if self.here.beat.is_some() {
            return EditError::WithinEvent { event: self.here.event };
        }
        let awaiting = self.with_game(|game| game.awaiting(self.state()));
        EditError::NotAwaited { awaited: awaited_kind(awaiting) }
    }

    /// Every note that was not withdrawn, where it was written.
    pub(super) fn all_notes(&self) -> Vec<NoteInfo> {
        let numbers = 0..self.tree.notes().len() as u32;
        numbers.filter_map(|number| self.note_info(number)).collect()
    }

    /// A note by its number, if it was not withdrawn.
    pub(super) fn note_info(&self, number: u32) -> Option<NoteInfo> {
        let entry = self.tree.notes().get(number as usize).filter(|entry| !entry.withdrawn)?;
        Some(NoteInfo {
            number,
            line: entry.note.line,
            event: entry.note.events,
            author: plain(&entry.note.author),
            text: plain_lines(&entry.note.text),
            of_line: entry.of_line,
        })
    }

    /// After how many events of `line` what was said after `events` events of `other` is said: on the
    /// line itself there; on one that it comes from, behind the same event.
    pub(super) fn event_on(&self, line: LineId, other: LineId, events: u32) -> Option<u32> {
        if line == other {
            return Some(events);
        }
        let mut up = self.tree.line(line)?.parent;
        while let Some(at) = up.filter(|at| *at != other) {
            up = self.tree.line(at)?.parent;
        }
        up?;
        let Some(last) = events.checked_sub(1) else { return Some(0) };
        Some(self.tree.place_of(line, self.tree.born(other, last)?)? + 1)
    }

    pub(super) fn round_named(
        &self,
        line: LineId,
        round: RoundPlace,
    ) -> Result<RoundInfo, AddressError> {
        let all = self.rounds(line);
        let in_chapter = |at: &&RoundInfo| {
            round.chapter.is_none_or(|chapter| {
                at.chapter.is_some_and(|found| u32::from(found) + 1 == chapter)
            })
        };
        let found = all.iter().filter(in_chapter).find(|at| u32::from(at.round) == round.round);
        let of = |at: Option<&RoundInfo>| at.map_or(0, |at| u32::from(at.round));
        let last = all.iter().rfind(in_chapter);
        let (first, last) = (of(all.iter().find(in_chapter)), of(last));
        found.copied().ok_or(AddressError::NoRound { round, line, first, last })
    }

    /// Where a phase begins, of those of the line, of a turn or of a round.
    pub(super) fn phase_named(
        &self,
        line: LineId,
        of: PhaseOf,
        name: &PhaseName,
    ) -> Result<Position, AddressError> {
        let all = self.phases(line);
        // From where to where the turn or round goes.
        let (from, to) = match of {
            PhaseOf::Line => (0, u32::MAX),
            PhaseOf::Turn(turn) => {
                let at = Address { line: Some(LineName::Number(line)), place: Place::Turn(turn) };
                let from = self.resolve(&at)?.event;
                let next = self.turns(line).into_iter().find(|turn| turn.event > from);
                (from, next.map_or(u32::MAX, |turn| turn.event))
            }
            PhaseOf::Round(round) => {
                let from = self.round_named(line, round)?.event;
                let next = self.rounds(line).into_iter().find(|round| round.event > from);
                (from, next.map_or(u32::MAX, |round| round.event))
            }
        };
        let within: Vec<_> =
            all.into_iter().filter(|phase| (from..to).contains(&phase.event)).collect();
        let called = |phase: &&PhaseInfo, wanted: &str| {
            let state = &self.moment(line, phase.event).state;
            Lang::ALL.iter().any(|lang| {
                let said = self.with_game(|game| written(|to| game.say_phase(state, *lang, to)));
                plain_text::plain(&said).contains(wanted)
            })
        };
        let found = match name {
            PhaseName::Number(number) => within.get((*number as usize).wrapping_sub(1)),
            PhaseName::Called(name) => {
                let wanted = plain_text::plain(name);
                within.iter().find(|phase| called(phase, &wanted))
            }
        };
        let found = found.ok_or_else(|| AddressError::NoPhase {
            phase: Place::Phase(of, name.clone()).to_string(),
            line,
            phases: within.len() as u32,
        })?;
        Ok(Position::after(line, found.event))
    }

    pub(super) fn told_choices(&self, eye: Eye) -> bool {
        !self.between_beats() && self.with_game(|game| game.tells_choices(self.state(), eye))
    }

    pub(super) fn told_facts(
        game: &G,
        beats: &[BeatFacts<G::Fact>],
        lang: Lang,
        eye: Eye,
    ) -> Vec<FactInfo> {
        let mut told = Vec::new();
        for BeatInfo { beat, number, .. } in told_beats(game, beats, eye) {
            for cited in &beats[beat as usize - 1] {
                let telling = game.tells_fact(&cited.fact, eye);
                if telling == Telling::Nothing {
                    continue;
                }
                let mut ids = Vec::new();
                game.points(&cited.fact, &mut ids);
                told.push(FactInfo {
                    beat,
                    number,
                    rule: game.rule_id(cited.rule),
                    words: written(|to| game.say_fact(&cited.fact, lang, eye, to)),
                    ids,
                    shrunk: telling == Telling::Shrunk,
                    routine: game.is_routine(&cited.fact),
                });
            }
        }
        told
    }

    pub(super) fn refusal(&self, against: &Violation<G::Refusal>, lang: Lang) -> RefusalInfo {
        self.with_game(|game| violation(game, against, lang, Eye::All))
    }
}

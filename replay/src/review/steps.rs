//! The steps by which one goes through a line: by event, by decision, beat by beat.
//!
//! Each is for one eye, and stops at nothing that tells the eye nothing. What a game calls routine
//! is skipped where it would only stop the reader: decisions by
//! [`Wording::is_routine_action`](kanso_engine::Wording::is_routine_action) on the axis of decisions,
//! beats by [`Wording::is_routine`](kanso_engine::Wording::is_routine).

use super::of::{Held, ReviewOf};
use super::{CourseEvent, EventKind, Origin, Position, Review as _};
use crate::log::record::LineId;
use crate::tell::Routine;
use crate::timeline::BeatFacts;
use kanso_engine::{Awaiting, Event, Eye, Game, Telling};
use serde::Serialize;

/// An axis of a line: where a scrubber stops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Axis {
    /// At the start of the line, and after each event.
    ///
    /// Skipped: events that tell the eye nothing. Routine decisions are events like any other.
    Events,
    /// At the start of the line, where each decision was asked, and after the last event: a step
    /// forward shows what came of one decision.
    ///
    /// Skipped: decisions that tell the eye nothing, and decisions that the game calls routine, such
    /// as a pass in a window to answer in.
    Decisions,
}

/// A beat of an event that an eye is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BeatInfo {
    /// Its place in the event, from 1, as a [`Position`] counts: for an eye that is not
    /// [`Eye::All`] a handle, not a text to show.
    pub beat: u32,
    /// What the eye calls it, from 1: the `b` of `N.b`. Beats that tell the eye nothing are not
    /// counted, routine ones that it is told are.
    pub number: u32,
    /// True if it is routine: all that the eye is told of it is. Never the first beat, which is the
    /// event itself.
    pub routine: bool,
}

/// The beats of an event that an eye is told something of. The first one, the event itself, counts
/// always; the eye *all* is told every beat, one without facts too.
pub(super) fn told_beats<G: Game>(
    game: &G,
    beats: &[BeatFacts<G::Fact>],
    eye: Eye,
) -> Vec<BeatInfo> {
    let mut told = Vec::new();
    for (beat, facts) in (1..).zip(beats) {
        let mut facts = facts
            .iter()
            .filter(|cited| game.tells_fact(&cited.fact, eye) != Telling::Nothing)
            .peekable();
        let is_told = facts.peek().is_some();
        if beat == 1 || is_told || eye == Eye::All {
            let routine = beat > 1 && is_told && facts.all(|cited| game.is_routine(&cited.fact));
            told.push(BeatInfo { beat, number: told.len() as u32 + 1, routine });
        }
    }
    told
}

impl<G: Game> ReviewOf<G> {
    pub(super) fn do_stops(&self, line: LineId, axis: Axis, eye: Eye) -> Vec<u32> {
        if self.tree.line(line).is_none() {
            return Vec::new();
        }
        let Held { timeline, courses } = &mut *self.held.borrow_mut();
        let told = courses.told(timeline, &self.tree, line, eye);
        let mut stops = vec![0];
        let shown = self.tree.shown_len(line);
        match axis {
            Axis::Events => stops.extend(&told.events),
            Axis::Decisions => {
                stops.extend(&told.decisions);
                stops.extend(told.events.last());
            }
        }
        // A line may begin with a decision.
        stops.dedup();
        if stops.last().is_some_and(|last| *last > shown) {
            stops.retain(|stop| *stop <= shown);
            if axis == Axis::Decisions {
                stops.extend(told.events.iter().rev().find(|event| **event <= shown));
                stops.dedup();
            }
        }
        stops
    }

    pub(super) fn do_course(&self, line: LineId, eye: Eye) -> Vec<CourseEvent> {
        let mut course: Vec<CourseEvent> = Vec::new();
        if self.tree.line(line).is_none() {
            return course;
        }
        let Held { timeline, .. } = &mut *self.held.borrow_mut();
        let len = timeline.len(line).min(self.tree.shown_len(line));
        timeline.each(&self.tree, line, 0, len, |game, events, state, happens| {
            let Some(happens) = happens.filter(|_| events < len) else { return };
            if game.tells(state, happens, eye) == Telling::Nothing {
                return;
            }
            let (kind, routine) = match (happens, game.awaiting(state)) {
                (Event::Decision(action), Awaiting::Decision(seats)) => {
                    (EventKind::Decision(seats), game.is_routine_action(state, action))
                }
                (Event::Decision(_) | Event::Chance(_), _) => (EventKind::Chance, false),
            };
            course.push(CourseEvent {
                event: events + 1,
                number: course.len() as u32 + 1,
                kind,
                routine,
                origin: self.tree.origin(line, events).unwrap_or(Origin::Own),
                assumed: self.tree.is_assumed(line, events),
                glyph: self.tree.glyph(line, events),
                marks: game.marks(state),
            });
        });
        course
    }

    pub(super) fn do_next_stop(&self, from: Position, axis: Axis, eye: Eye) -> Option<Position> {
        let from = self.checked(from).ok()?;
        // Within an event, its end is still to come.
        let passed = if from.beat.is_some() { from.event - 1 } else { from.event };
        let stops = self.do_stops(from.line, axis, eye);
        let next = stops.get(stops.partition_point(|stop| *stop <= passed))?;
        Some(Position::after(from.line, *next))
    }

    pub(super) fn do_previous_stop(
        &self,
        from: Position,
        axis: Axis,
        eye: Eye,
    ) -> Option<Position> {
        let from = self.on_a_table(from)?;
        let stops = self.do_stops(from.line, axis, eye);
        let before = stops.partition_point(|stop| *stop < from.event);
        Some(Position::after(from.line, *stops.get(before.checked_sub(1)?)?))
    }

    pub(super) fn do_next_beat(
        &self,
        from: Position,
        routine: Routine,
        eye: Eye,
    ) -> Option<Position> {
        let from = self.checked(from).ok()?;
        let passed = if from.beat.is_some() { from.event - 1 } else { from.event };
        let events = self.do_stops(from.line, Axis::Events, eye);
        let event = *events.get(events.partition_point(|event| *event <= passed))?;
        let stops = self.beat_stops(from.line, event, routine, eye);
        stops.into_iter().find(|stop| order(*stop) > order(from))
    }

    pub(super) fn do_previous_beat(
        &self,
        from: Position,
        routine: Routine,
        eye: Eye,
    ) -> Option<Position> {
        let from = self.on_a_table(from)?;
        let events = self.do_stops(from.line, Axis::Events, eye);
        if from.event > 0 && events.binary_search(&from.event).is_ok() {
            let stops = self.beat_stops(from.line, from.event, routine, eye);
            let before = stops.into_iter().rfind(|stop| order(*stop) < order(from));
            if before.is_some() {
                return before;
            }
        }
        let before = events.partition_point(|event| *event < from.event);
        Some(Position::after(from.line, *events.get(before.checked_sub(1)?)?))
    }

    /// A position that is there; the table before an event as what it is, the one after the event
    /// before.
    fn on_a_table(&self, position: Position) -> Option<Position> {
        let position = self.checked(position).ok()?;
        Some(match position.beat {
            Some(0) => Position::after(position.line, position.event - 1),
            Some(_) | None => position,
        })
    }

    /// Where walking beat by beat stops within a told event. What is skipped behind the last beat
    /// that is not comes along with it, so that the last stop is after the whole event.
    fn beat_stops(&self, line: LineId, event: u32, routine: Routine, eye: Eye) -> Vec<Position> {
        let beats = self.held.borrow_mut().timeline.unfold(&self.tree, line, event);
        let told = self.with_game(|game| told_beats(game, &beats, eye));
        let stopping = told.iter().filter(|beat| routine == Routine::Told || !beat.routine);
        let mut stops: Vec<_> =
            stopping.map(|beat| Position { line, event, beat: Some(beat.beat) }).collect();
        if let Some(last) = stops.last_mut() {
            last.beat = None;
        }
        stops
    }

    pub(super) fn do_told_beats(&self, event: u32, eye: Eye) -> Vec<BeatInfo> {
        if self.tells(event, eye) == Telling::Nothing {
            return Vec::new();
        }
        let beats = self.held.borrow_mut().timeline.unfold(&self.tree, self.here.line, event);
        self.with_game(|game| told_beats(game, &beats, eye))
    }
}

/// What comes first on a line.
fn order(position: Position) -> (u32, u32) {
    (position.event, position.beat.unwrap_or(u32::MAX))
}

//! The marks of one line, for a timeline, for steps and for lists.

use super::Table;
use super::tree::leaves;
use kanso_engine::{Eye, Text};
use kanso_replay::log::record::LineId;
use kanso_replay::review::{Axis, ChapterInfo, CourseEvent, NoteInfo, Position, Review, TurnInfo};
use std::rc::Rc;

/// The marks of one line, as far as they may be shown.
#[derive(Clone, PartialEq, Debug)]
pub struct LineCourse {
    /// The line.
    pub line: LineId,
    /// How many events may be shown.
    pub len: u32,
    /// The events that the eye is told, ascending.
    pub events: Vec<CourseEvent>,
    /// After how many events the axis of events stops, ascending from 0.
    pub event_stops: Vec<u32>,
    /// After how many events the axis of decisions stops, ascending from 0.
    pub decision_stops: Vec<u32>,
    /// The turns, ascending.
    pub turns: Vec<TurnInfo>,
    /// The rounds, ascending.
    pub rounds: Vec<RoundInfo>,
    /// What the game calls a round.
    pub round_name: Text,
    /// After how many events another phase or turn begins, ascending.
    pub phases: Vec<u32>,
    /// The chapters, ascending.
    pub chapters: Vec<ChapterInfo>,
    /// The notes of the line, by event.
    pub notes: Vec<NoteInfo>,
    /// After how many events there is a checkpoint.
    pub checkpoints: Vec<u32>,
    /// The line that it leaves; none for the game itself, and where it may not be told.
    pub leaves: Option<LeftLine>,
}

/// The line that another one leaves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftLine {
    /// The line.
    pub line: LineId,
    /// How many first events both have.
    pub fork: u32,
    /// How many stops the axis of events has there.
    pub event_stops: u32,
    /// How many stops the axis of decisions has there.
    pub decision_stops: u32,
}

impl LeftLine {
    fn of(review: &dyn Review, line: LineId, eye: Eye) -> Option<Self> {
        let (line, fork) = leaves(&review.lines(), line)?;
        let stops = |axis| review.stops(line, axis, eye).len() as u32;
        let (event_stops, decision_stops) = (stops(Axis::Events), stops(Axis::Decisions));
        Some(Self { line, fork, event_stops, decision_stops })
    }

    /// How many stops an axis has there.
    pub fn stops(&self, axis: Axis) -> u32 {
        match axis {
            Axis::Events => self.event_stops,
            Axis::Decisions => self.decision_stops,
        }
    }
}

/// A round of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundInfo {
    /// After how many events it begins.
    pub event: u32,
    /// Its number, as the rulebook counts.
    pub round: u16,
    /// The chapter, from 0; none between two chapters.
    pub chapter: Option<u16>,
}

/// The marks that were collected last.
#[derive(Default)]
pub(super) struct Courses {
    /// Of the whole line.
    whole: Option<(CourseKey, Rc<LineCourse>)>,
    /// As far as one stands.
    shown: Option<(CourseKey, Position, Rc<LineCourse>)>,
}

/// All that the marks of a line depend on.
#[derive(Clone, Copy, PartialEq, Debug)]
struct CourseKey {
    line: LineId,
    eye: Eye,
    revision: u64,
}

impl LineCourse {
    /// Collects the marks. Walks the line: for who keeps what it got.
    pub fn of(review: &dyn Review, line: LineId, eye: Eye) -> Self {
        let mut events = review.course(line, eye);
        if eye != Eye::All {
            // What somebody thinks of a decision may be thought with hindsight.
            for at in &mut events {
                at.glyph = None;
            }
        }
        let turns = review.turns(line);
        let mut notes = review.notes(Some(line));
        notes.sort_by_key(|note| note.event);
        Self {
            line,
            len: review.len(line).unwrap_or(0),
            event_stops: review.stops(line, Axis::Events, eye),
            decision_stops: review.stops(line, Axis::Decisions, eye),
            rounds: rounds(&events, &turns),
            round_name: review.round_name(),
            phases: phases(&events),
            chapters: review.chapters(line),
            checkpoints: review.checkpoints(line),
            leaves: LeftLine::of(review, line, eye),
            events,
            turns,
            notes,
        }
    }

    /// The marks up to a place, and of the event that is stepped through there.
    #[must_use]
    pub fn until(&self, here: Position) -> Self {
        let reached = if here.beat == Some(0) { here.event.saturating_sub(1) } else { here.event };
        let done = if here.beat.is_some() { here.event.saturating_sub(1) } else { here.event };
        let upto = |stops: &[u32], last: u32| {
            stops[..stops.partition_point(|stop| *stop <= last)].to_vec()
        };
        let events = &self.events[..self.events.partition_point(|at| at.event <= reached)];
        let event_stops = upto(&self.event_stops, reached);
        let mut decision_stops = upto(&self.decision_stops, done);
        // As on the whole line, the last event is a stop.
        decision_stops.extend(event_stops.last());
        decision_stops.dedup();
        Self {
            line: self.line,
            len: reached,
            events: events.to_vec(),
            event_stops,
            decision_stops,
            turns: self.turns.iter().copied().take_while(|turn| turn.event <= done).collect(),
            rounds: self.rounds.iter().copied().take_while(|at| at.event <= done).collect(),
            round_name: self.round_name,
            phases: upto(&self.phases, done),
            chapters: self.chapters.iter().copied().take_while(|at| at.event <= done).collect(),
            notes: self.notes.iter().take_while(|note| note.event <= done).cloned().collect(),
            checkpoints: upto(&self.checkpoints, done),
            // How long it is is later.
            leaves: None,
        }
    }

    /// The stops of an axis.
    pub fn stops(&self, axis: Axis) -> &[u32] {
        match axis {
            Axis::Events => &self.event_stops,
            Axis::Decisions => &self.decision_stops,
        }
    }

    /// What the eye calls the last event it was told of so many.
    pub fn number_at(&self, event: u32) -> u32 {
        self.events.partition_point(|at| at.event <= event) as u32
    }

    /// The turn that goes on after so many events; none before the first.
    pub fn turn_at(&self, event: u32) -> Option<&TurnInfo> {
        self.turns[..self.turns.partition_point(|turn| turn.event <= event)].last()
    }

    /// The round that goes on after so many events; none before the first.
    pub fn round_at(&self, event: u32) -> Option<&RoundInfo> {
        self.rounds[..self.rounds.partition_point(|round| round.event <= event)].last()
    }
}

/// From where to where the turn goes that one is in after so many events; before the first turn: to
/// its start.
fn turn_around(turns: &[TurnInfo], len: u32, event: u32) -> (u32, u32) {
    let next = turns.partition_point(|turn| turn.event <= event);
    let from = next.checked_sub(1).map_or(0, |turn| turns[turn].event);
    (from, turns.get(next).map_or(len, |turn| turn.event.min(len)))
}

/// The rounds of a line. The marks of events tell rounds that begin without a turn, the turns tell
/// one that no event follows.
fn rounds(events: &[CourseEvent], turns: &[TurnInfo]) -> Vec<RoundInfo> {
    let of_events = events.iter().map(|at| RoundInfo {
        event: at.event - 1,
        round: at.marks.round,
        chapter: at.marks.chapter,
    });
    let of_turns = turns.iter().map(|turn| RoundInfo {
        event: turn.event,
        round: turn.round,
        chapter: turn.chapter,
    });
    let mut rounds: Vec<_> = of_events.chain(of_turns).collect();
    rounds.sort_by_key(|at| at.event);
    rounds.dedup_by_key(|at| (at.chapter, at.round));
    rounds
}

fn phases(events: &[CourseEvent]) -> Vec<u32> {
    let marks = |at: &CourseEvent| (at.marks.chapter, at.marks.turn, at.marks.phase);
    let changed = events.windows(2).filter(|pair| marks(&pair[0]) != marks(&pair[1]));
    changed.map(|pair| pair[1].event - 1).collect()
}

impl Table {
    /// The marks of the line that is shown as far as they may be shown, worked out once for each
    /// line and eye.
    pub fn course(&mut self) -> Rc<LineCourse> {
        let whole = self.whole_course();
        if self.hindsight {
            return whole;
        }
        let (key, here) = (self.course_key(), self.here());
        if let Some((known, at, course)) = &self.courses.shown
            && *known == key
            && *at == here
        {
            return Rc::clone(course);
        }
        let course = Rc::new(whole.until(here));
        self.courses.shown = Some((key, here, Rc::clone(&course)));
        course
    }

    /// The marks of the whole line that is shown: to step, never to show.
    pub(super) fn whole_course(&mut self) -> Rc<LineCourse> {
        let key = self.course_key();
        if let Some((known, course)) = &self.courses.whole
            && *known == key
        {
            return Rc::clone(course);
        }
        let course = Rc::new(LineCourse::of(&*self.review, key.line, key.eye));
        self.courses.whole = Some((key, Rc::clone(&course)));
        course
    }

    /// From where to where the turn goes that one is in, as far as it may be shown.
    pub fn turn_here(&self) -> (u32, u32) {
        let here = self.here();
        let turns = self.review.turns(here.line);
        turn_around(&turns, self.visible_len(), here.event)
    }

    /// True if the line goes on from where one stands.
    pub fn is_ahead(&self) -> bool {
        let here = self.here();
        here.beat.is_some() || self.review.len(here.line).is_some_and(|len| here.event < len)
    }

    /// The events of the line about which verification found something, ascending, as far as they
    /// may be shown.
    pub fn events_with_findings(&self) -> Vec<u32> {
        let (line, upto) = (self.here().line, self.visible_len());
        // Where something is wrong is told to the eye that sees everything alone.
        let report = self.verification.report().filter(|_| self.eye == Eye::All);
        let findings = report.map_or(&[][..], |report| &report.findings);
        let mut events: Vec<_> = findings
            .iter()
            .filter(|finding| finding.line == Some(line))
            .filter_map(|finding| finding.event)
            .filter(|event| *event <= upto)
            .collect();
        events.sort_unstable();
        events.dedup();
        events
    }

    fn course_key(&self) -> CourseKey {
        CourseKey { line: self.here().line, eye: self.eye, revision: self.revision }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::with_golden;
    use super::*;
    use crate::command::{GoCommand, LookCommand};

    fn course(game: &str) -> (crate::model::Model, Rc<LineCourse>) {
        let mut model = with_golden(game);
        let course = model.table.as_mut().expect("open").course();
        (model, course)
    }

    #[test]
    fn rounds_and_phases_ascend_and_begin_at_the_start() {
        for game in ["rook-raiders/three-seats-tie", "berserk-tcg/cities-victory"] {
            let (_, course) = course(game);
            assert!(course.rounds.len() > 2, "{game}");
            assert_eq!(course.rounds[0].event, 0, "{game}");
            assert!(course.rounds.is_sorted_by_key(|at| at.event), "{game}");
            assert!(course.phases.is_sorted(), "{game}");
            assert!(course.phases.len() >= course.turns.len() - 1, "{game}");
        }
    }

    #[test]
    fn without_hindsight_nothing_later_is_collected() {
        let (mut model, whole) = course("rook-raiders/three-seats-tie");
        model.apply(LookCommand::Hindsight(false).into());
        for event in [0, 1, 40] {
            model.apply(GoCommand::To(Position::after(0, event)).into());
            let course = model.table.as_mut().expect("open").course();
            assert_eq!(course.len, event);
            assert_eq!(course.events[..], whole.events[..event as usize]);
            let later = |stops: &[u32]| stops.iter().any(|stop| *stop > event);
            assert!(!later(&course.event_stops) && !later(&course.decision_stops));
            assert!(!later(&course.phases) && !later(&course.checkpoints));
            assert!(course.turns.iter().all(|turn| turn.event <= event));
            assert!(course.rounds.iter().all(|at| at.event <= event));
        }
    }

    #[test]
    fn within_an_event_its_end_is_not_told() {
        let (_, whole) = course("rook-raiders/three-seats-tie");
        let turn = whole.turns[3].event;
        let within = |beat| whole.until(Position { line: 0, event: turn, beat });
        assert_eq!(within(None).turns.len(), 4);
        assert_eq!(within(Some(1)).turns.len(), 3, "the turn begins after the event");
        assert_eq!(within(Some(1)).len, turn, "the event itself is begun");
        assert_eq!(within(Some(0)).len, turn - 1, "the table before it");
    }

    #[test]
    fn a_turn_goes_from_its_start_to_the_next() {
        let (mut model, course) = course("rook-raiders/three-seats-tie");
        let mut turn_at = |event| {
            model.apply(GoCommand::To(Position::after(0, event)).into());
            model.table.as_ref().expect("open").turn_here()
        };
        let (first, second) = (course.turns[0].event, course.turns[1].event);
        assert_eq!(turn_at(first), (first, second));
        assert_eq!(turn_at(second - 1), (first, second));
        let last = course.turns.last().expect("turns were played").event;
        assert_eq!(turn_at(course.len), (last, course.len));
    }
}

//! The marks of one line, for a timeline and for lists.

use kanso_engine::Eye;
use kanso_replay::log::record::LineId;
use kanso_replay::review::{Axis, ChapterInfo, CourseEvent, NoteInfo, Review, TurnInfo};

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
    /// The chapters, ascending.
    pub chapters: Vec<ChapterInfo>,
    /// The notes of the line, by event.
    pub notes: Vec<NoteInfo>,
    /// After how many events there is a checkpoint.
    pub checkpoints: Vec<u32>,
}

impl LineCourse {
    /// Collects the marks; `until`: only those up to so many events.
    pub fn of(review: &dyn Review, line: LineId, eye: Eye, until: Option<u32>) -> Self {
        let len = review.len(line).unwrap_or(0).min(until.unwrap_or(u32::MAX));
        let events =
            review.course(line, eye).into_iter().take_while(|at| at.event <= len).collect();
        let up_to = |stops: Vec<u32>| stops.into_iter().take_while(|stop| *stop <= len).collect();
        Self {
            line,
            len,
            events,
            event_stops: up_to(review.stops(line, Axis::Events, eye)),
            decision_stops: up_to(review.stops(line, Axis::Decisions, eye)),
            turns: review.turns(line).into_iter().filter(|turn| turn.event <= len).collect(),
            chapters: review.chapters(line).into_iter().filter(|at| at.event <= len).collect(),
            notes: review.notes(Some(line)).into_iter().filter(|note| note.event <= len).collect(),
            checkpoints: up_to(review.checkpoints(line)),
        }
    }

    /// The stops of an axis.
    pub fn stops(&self, axis: Axis) -> &[u32] {
        match axis {
            Axis::Events => &self.event_stops,
            Axis::Decisions => &self.decision_stops,
        }
    }

    /// The turn that goes on after so many events; none before the first.
    pub fn turn_at(&self, event: u32) -> Option<&TurnInfo> {
        self.turns[..self.turns.partition_point(|turn| turn.event <= event)].last()
    }
}

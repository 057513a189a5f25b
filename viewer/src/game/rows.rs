//! The rows of the list: which turn, event, branch or note stands below which.

use crate::model::{LineCourse, LineTree};
use kanso_replay::log::record::LineId;
use std::collections::BTreeSet;

/// One row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Row {
    /// A turn, by its place among those of the course.
    Turn(usize),
    /// An event, by its place among those that the eye is told.
    Event(usize),
    /// A line that leaves this one.
    Branch(LineId),
    /// A note, by its place among those of the course.
    Note(usize),
}

/// The rows of a line, from top to bottom. A branch stands below the event that it puts another in the
/// place of, a note below the event that it was written to.
pub(super) fn rows(course: &LineCourse, tree: &LineTree) -> Vec<Row> {
    let mut branches: Vec<(u32, LineId)> = tree
        .rows
        .iter()
        .filter(|row| row.leaves == Some(course.line))
        .map(|row| (row.fork + 1, row.info.id))
        .collect();
    branches.sort_unstable();
    let mut branches = branches.into_iter().peekable();
    let mut turns = course.turns.iter().enumerate().peekable();
    let mut notes = course.notes.iter().enumerate().peekable();
    let mut rows = Vec::new();
    let mut below = |rows: &mut Vec<Row>, event: u32| {
        while let Some((at, _)) = notes.next_if(|(_, note)| note.event <= event) {
            rows.push(Row::Note(at));
        }
        while let Some((_, line)) = branches.next_if(|(at, _)| *at <= event) {
            rows.push(Row::Branch(line));
        }
    };
    below(&mut rows, 0);
    for (at, event) in course.events.iter().enumerate() {
        while let Some((turn, _)) = turns.next_if(|(_, turn)| turn.event < event.event) {
            rows.push(Row::Turn(turn));
        }
        rows.push(Row::Event(at));
        below(&mut rows, event.event);
    }
    rows.extend(turns.map(|(turn, _)| Row::Turn(turn)));
    below(&mut rows, u32::MAX);
    rows
}

/// The rows that are seen while the events of these turns are folded away, by number.
pub(super) fn unfolded(rows: &[Row], course: &LineCourse, folded: &BTreeSet<u32>) -> Vec<Row> {
    let mut hidden = false;
    let seen = rows.iter().copied().filter(|row| match row {
        Row::Turn(turn) => {
            hidden = folded.contains(&course.turns[*turn].number);
            true
        }
        Row::Event(_) | Row::Branch(_) | Row::Note(_) => !hidden,
    });
    seen.collect()
}

/// How many events each turn of the course has, in its order.
pub(super) fn events_of_turns(course: &LineCourse) -> Vec<usize> {
    let starts = course.turns.iter().map(|turn| turn.event);
    let told = |upto: u32| course.events.partition_point(|event| event.event <= upto);
    let mut starts: Vec<usize> = starts.map(told).collect();
    starts.push(course.events.len());
    starts.windows(2).map(|pair| pair[1] - pair[0]).collect()
}

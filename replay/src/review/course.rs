//! The course of a line: its turns, its chapters, and which events an eye is told.
//!
//! Found by walking the line once, and kept while it grows.

use super::{ChapterInfo, PhaseInfo, RoundInfo, TurnInfo};
use crate::lines::Tree;
use crate::log::record::LineId;
use crate::timeline::Timeline;
use kanso_engine::{Event, Eye, Game, Marks, Telling, Turn};
use kanso_table::Extents;
use std::collections::BTreeMap;

/// What was found so far.
#[derive(Debug, Default)]
pub(super) struct Courses {
    by_line: BTreeMap<LineId, Course>,
    told: BTreeMap<(LineId, Eye), Told>,
    seen: BTreeMap<(LineId, Eye), Seen>,
}

/// The turns and chapters of a line.
#[derive(Clone, Debug, Default)]
pub(super) struct Course {
    pub turns: Vec<TurnInfo>,
    pub chapters: Vec<ChapterInfo>,
    pub rounds: Vec<RoundInfo>,
    pub phases: Vec<PhaseInfo>,
    marks: Option<Marks>,
    chapter: Option<u16>,
    turn: Option<Turn>,
    next: u32,
}

/// What an eye is told of a line.
#[derive(Debug, Default)]
pub(super) struct Told {
    /// The events, from 1.
    pub events: Vec<u32>,
    /// After how many events each decision among them was asked, routine ones left out.
    pub decisions: Vec<u32>,
    seen: u32,
}

/// The most that the table of a line shows an eye.
#[derive(Debug, Default)]
struct Seen {
    extents: Extents,
    next: u32,
}

impl Courses {
    /// The most that the table shows an eye along a line that was walked.
    pub fn seen<G: Game>(
        &mut self,
        timeline: &mut Timeline<G>,
        tree: &Tree<G::Action>,
        line: LineId,
        eye: Eye,
    ) -> &Extents {
        let seen = self.seen.entry((line, eye)).or_default();
        let len = timeline.len(line);
        // The beats of an event belong to it: from the state before it.
        timeline.each_beat(tree, line, seen.next.saturating_sub(1), len, |game, events, state| {
            seen.extents.widen(events, &game.scene(state, eye));
        });
        seen.next = len + 1;
        &seen.extents
    }

    /// The turns and chapters of a line that was walked.
    pub fn of<G: Game>(
        &mut self,
        timeline: &mut Timeline<G>,
        tree: &Tree<G::Action>,
        line: LineId,
    ) -> &Course {
        let course = self.by_line.entry(line).or_default();
        let len = timeline.len(line);
        timeline.each(tree, line, course.next, len, |game, events, state, _| {
            course.mark(events, game.marks(state), game.turns_before(state));
        });
        course.next = len + 1;
        course
    }

    /// What an eye is told of a line that was walked.
    pub fn told<G: Game>(
        &mut self,
        timeline: &mut Timeline<G>,
        tree: &Tree<G::Action>,
        line: LineId,
        eye: Eye,
    ) -> &Told {
        let told = self.told.entry((line, eye)).or_default();
        let len = timeline.len(line);
        timeline.each(tree, line, told.seen, len, |game, events, state, event| {
            if let Some(event) = event
                && events < len
                && game.tells(state, event, eye) != Telling::Nothing
            {
                told.events.push(events + 1);
                if let Event::Decision(action) = event
                    && !game.is_routine_action(state, action)
                {
                    told.decisions.push(events);
                }
            }
        });
        told.seen = len;
        told
    }
}

impl Course {
    /// `before`: how many turns were over when that of the marks began, by the state.
    fn mark(&mut self, events: u32, marks: Marks, before: u32) {
        let last = self.marks.replace(marks);
        let round = |marks: Marks| (marks.chapter, marks.round);
        let new_round = last.is_none_or(|last| round(last) != round(marks));
        if new_round {
            let Marks { chapter, round, .. } = marks;
            self.rounds.push(RoundInfo { event: events, round, chapter });
        }
        let new_turn = last.is_none_or(|last| last.turn != marks.turn);
        if new_round || new_turn || last.is_none_or(|last| last.phase != marks.phase) {
            let number = self.phases.len() as u32 + 1;
            self.phases.push(PhaseInfo { number, event: events });
        }
        // What lies between two chapters belongs to none.
        if marks.chapter.is_some() && self.chapter != marks.chapter {
            let number = self.chapters.len() as u32 + 1;
            self.chapter = marks.chapter;
            self.chapters.push(ChapterInfo { number, event: events });
        }
        if let Some(turn) = marks.turn
            && self.turn != marks.turn
        {
            self.turn = marks.turn;
            self.turns.push(TurnInfo {
                number: self.turns.last().map_or(before, |last| last.number).saturating_add(1),
                event: events,
                seat: turn.of,
                round: marks.round,
                chapter: marks.chapter,
            });
        }
    }
}

impl Courses {
    /// Forgets what was found: events are other ones now.
    pub fn forget(&mut self) {
        *self = Self::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::Seat;

    #[test]
    fn turns_of_nobody_are_counted_with_those_of_seats() {
        let of = |seat, number| Some(Turn { of: seat, number });
        let (one, nobody) = (Some(Seat::at(1)), None);
        let mut course = Course::default();
        let played = [None, of(one, 1), of(one, 1), of(nobody, 2), of(nobody, 2), of(one, 3)];
        for (events, turn) in (0..).zip(played) {
            course.mark(events, Marks { chapter: Some(0), round: 1, turn, phase: 0 }, 0);
        }
        let turns: Vec<_> =
            course.turns.iter().map(|turn| (turn.number, turn.event, turn.seat)).collect();
        assert_eq!(turns, [(1, 1, one), (2, 3, nobody), (3, 5, one)]);
    }

    #[test]
    fn turns_are_counted_on_from_where_the_line_begins() {
        let mut course = Course::default();
        let of = |number| Some(Turn { of: Some(Seat::at(0)), number });
        for (events, (turn, before)) in (0..).zip([(None, 0), (of(7), 6), (of(8), 7), (of(9), 0)]) {
            course.mark(events, Marks { chapter: Some(0), round: 1, turn, phase: 0 }, before);
        }
        let numbers: Vec<_> = course.turns.iter().map(|turn| turn.number).collect();
        assert_eq!(numbers, [7, 8, 9], "a second battle begins no second count");
    }

    #[test]
    fn what_lies_between_two_chapters_begins_none() {
        let mut course = Course::default();
        for (events, chapter) in (0..).zip([None, Some(0), Some(0), None, None, Some(1)]) {
            course.mark(events, Marks { chapter, round: 1, turn: None, phase: 0 }, 0);
        }
        let chapters: Vec<_> =
            course.chapters.iter().map(|chapter| (chapter.number, chapter.event)).collect();
        assert_eq!(chapters, [(1, 1), (2, 5)]);
    }
}

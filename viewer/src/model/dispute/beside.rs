//! The courses that a game takes beside what was played: under each claim of a dispute, or under
//! another reading.

use crate::model::compare::lay_alike;
use crate::model::{Shown, Table};
use kanso_engine::canon::{Difference, diff_values};
use kanso_engine::{Eye, Lang};
use kanso_replay::dispute::{DisputeInfo, Side};
use kanso_replay::log::record::LineId;
use kanso_replay::review::{FactInfo, Position};
use kanso_replay::tell::Routine;
use kanso_replay::under::Compared;
use std::rc::Rc;

/// What courses are made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// A dispute of the log, by its number.
    Dispute(u32),
    /// A line under another reading.
    Reading {
        /// The line.
        line: LineId,
        /// Id of the reading.
        id: String,
        /// Its value.
        value: String,
    },
}

/// The answer to a question in words, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answered {
    /// The action or the outcome.
    pub words: String,
    /// What came of it, without what is routine.
    pub facts: Vec<FactInfo>,
}

/// One course, with what it is compared by.
pub struct OtherSide {
    /// The course.
    pub side: Side,
    /// The answer where the courses are compared first, if one stands there.
    pub answered: Option<Answered>,
    /// How it compares as a whole, for a course under another reading.
    pub compared: Option<Compared>,
}

/// All courses; the first is what was played.
pub struct Courses {
    /// What they are made of.
    pub subject: Subject,
    /// The dispute, if it is one.
    pub info: Option<DisputeInfo>,
    /// The line that was played.
    pub line: LineId,
    /// After how many events of it the first difference lies, the differing event included; none:
    /// there is none.
    pub event: Option<u32>,
    /// What was played, then the other courses.
    pub sides: Vec<OtherSide>,
}

impl std::fmt::Debug for Courses {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sides = self.sides.len();
        f.debug_struct("Courses")
            .field("subject", &self.subject)
            .field("sides", &sides)
            .finish_non_exhaustive()
    }
}

impl Courses {
    /// Where the courses differ first, on the line that was played.
    pub fn first_difference(&self) -> Option<Position> {
        Some(Position::after(self.line, self.event?))
    }
}

/// Courses beside what was played, and which of them is looked at.
pub struct Beside {
    /// The courses.
    pub courses: Courses,
    /// The one that is looked at, from 1; 0 where there is no other than what was played.
    pub chosen: usize,
    /// The revision and the language that they were made in.
    pub(super) key: (u64, Lang),
    boards: Option<(BoardsKey, [Rc<Shown>; 2])>,
    differing: Option<(BoardsKey, Rc<Vec<Difference>>)>,
}

/// What both tables depend on.
#[derive(Clone, Copy, PartialEq)]
struct BoardsKey {
    at: Position,
    here: Position,
    chosen: usize,
    key: (u64, Lang),
}

impl Beside {
    pub(super) fn new(courses: Courses, key: (u64, Lang)) -> Self {
        Self { courses, chosen: 0, key, boards: None, differing: None }
    }

    pub(super) fn choose(&mut self, side: usize) {
        self.chosen = side.min(self.courses.sides.len().saturating_sub(1));
    }

    /// What was played.
    pub fn played(&self) -> &OtherSide {
        &self.courses.sides[0]
    }

    /// The course that is looked at; none: there is no other than what was played.
    pub fn other(&self) -> Option<&OtherSide> {
        self.courses.sides.get(self.chosen).filter(|_| self.chosen > 0)
    }

    /// Where the course that is looked at stands when what was played stands here; none: that is on
    /// another line, or there is no other course.
    pub fn opposite(&self, at: Position) -> Option<Position> {
        let side = &self.other()?.side;
        if at.line != self.courses.line {
            return None;
        }
        let whole = side.beside(at.event);
        let Some(beat) = at.beat else { return Some(whole) };
        // Within an event that both courses have, as far within it.
        let before = side.beside(at.event.saturating_sub(1));
        let beats = side.review.beats(whole.event);
        let same = whole.event == before.event + 1 && beat < beats;
        Some(if same { Position { beat: Some(beat), ..whole } } else { whole })
    }
}

impl Table {
    /// Both tables, what was played and the course that is looked at, each with what differs on it
    /// from the other marked as changed; none: there are no two.
    pub fn boards_beside(&mut self, lang: Lang) -> Option<[Rc<Shown>; 2]> {
        let (at, here, hindsight) = (self.at(), self.here(), self.hindsight);
        let beside = self.disputes.beside.as_mut()?;
        let opposite = beside.opposite(at)?;
        let key = BoardsKey { at, here, chosen: beside.chosen, key: beside.key };
        if let Some((known, boards)) = &beside.boards
            && *known == key
        {
            return Some(boards.clone());
        }
        let look = |review, at| Shown::of(review, at, Eye::All, lang, Routine::LeftOut, hindsight);
        let mut left = look(&mut *self.review, at);
        let side = &mut beside.courses.sides.get_mut(beside.chosen)?.side;
        let mut right = look(&mut *side.review, opposite);
        lay_alike(&mut left, &mut right);
        // It is looked at beside where one stands: it is no preview.
        right.preview = false;
        let boards = [Rc::new(left), Rc::new(right)];
        beside.boards = Some((key, boards.clone()));
        Some(boards)
    }

    /// The fields of the state that differ between what was played and the course that is looked at;
    /// none: there are no two.
    pub fn differing_beside(&mut self) -> Option<Rc<Vec<Difference>>> {
        let (at, here) = (self.at(), self.here());
        let beside = self.disputes.beside.as_mut()?;
        let opposite = beside.opposite(at)?;
        let key = BoardsKey { at, here, chosen: beside.chosen, key: beside.key };
        if let Some((known, fields)) = &beside.differing
            && *known == key
        {
            return Some(Rc::clone(fields));
        }
        let left = {
            let went = self.review.go(at).is_ok();
            let value = self.review.value();
            if went {
                self.review.go(here).expect("one stood there before");
            }
            value
        };
        let review = &mut beside.courses.sides.get_mut(beside.chosen)?.side.review;
        review.go(opposite).ok()?;
        let fields = Rc::new(diff_values(&left, &review.value()));
        beside.differing = Some((key, Rc::clone(&fields)));
        Some(fields)
    }
}

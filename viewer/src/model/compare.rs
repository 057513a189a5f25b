//! Two lines side by side, from where they part.

use super::line::who;
use super::{Changes, Model, Shown, Table, Weight};
use crate::command::Flip;
use crate::words::compare as words;
use kanso_engine::canon::Difference;
use kanso_engine::scene::Tone;
use kanso_engine::{Eye, Lang, Scene, Seat, Standing};
use kanso_replay::log::record::{LineId, SealEnd};
use kanso_replay::review::{CourseEvent, Position, Review};
use kanso_replay::scene_diff::{TableDifference, differences};
use kanso_replay::tell::Routine;
use kanso_table::Extent;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

/// Two lines that are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// The line at the left.
    pub left: LineId,
    /// The line at the right.
    pub right: LineId,
    /// Both are shown at one place, one after the other: now the one of this side. None: beside each
    /// other.
    pub flipped: Option<usize>,
}

/// One of two lines that are compared.
#[derive(Clone, PartialEq, Debug)]
pub struct Side {
    /// The line.
    pub line: LineId,
    /// How many events it has.
    pub len: u32,
    /// The events that the eye is told, behind those that both share.
    pub events: Vec<CourseEvent>,
    /// How it ended by the rules.
    pub standing: Option<Standing>,
    /// How it was closed.
    pub seal: Option<SealEnd>,
}

impl Side {
    /// How many of its events behind the fork may be shown, where nothing behind `until` may.
    pub fn rows(&self, until: Option<u32>) -> usize {
        self.row_of(until.unwrap_or(u32::MAX))
    }

    /// How many of its events behind the fork have happened after `event` events of it.
    pub fn row_of(&self, event: u32) -> usize {
        self.events.partition_point(|told| told.event <= event)
    }
}

/// Two lines from where they part.
#[derive(Clone, PartialEq, Debug)]
pub struct SideBySide {
    /// How many first events both share.
    pub shared: u32,
    /// What the eye calls the last of them.
    pub shared_number: u32,
    /// At the left, at the right.
    pub sides: [Side; 2],
}

impl SideBySide {
    /// Which side a line is on.
    pub fn side_of(&self, line: LineId) -> usize {
        usize::from(self.sides[1].line == line && self.sides[0].line != line)
    }

    /// The place of the other line that a place of one is compared with: as many events behind the
    /// fork as the eye is told, or its end; nothing behind `until`.
    pub fn opposite(&self, at: Position, until: Option<u32>) -> Position {
        let from = self.side_of(at.line);
        let other = &self.sides[1 - from];
        if at.event <= self.shared {
            return Position::after(other.line, at.event);
        }
        let rows = self.sides[from].row_of(at.event).min(other.rows(until));
        let event = match rows.checked_sub(1) {
            Some(row) => other.events[row].event,
            None => self.shared,
        };
        Position::after(other.line, event)
    }
}

/// An event of a line in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// Who decided; empty for chance.
    pub who: String,
    /// The action or the outcome.
    pub words: String,
}

/// What is kept of a comparison between two changes of the log.
#[derive(Default)]
pub(super) struct CompareKept {
    sides: Option<((Comparison, u64, Eye), Rc<SideBySide>)>,
    told: Option<(ToldKey, ToldEvents)>,
    boards: Option<(BoardsKey, [Rc<Shown>; 2])>,
    differing: Option<(DifferingKey, Rc<Vec<Difference>>)>,
    told_differing: Option<(Boards, ToldDifferences)>,
}

/// What the words of events depend on.
type ToldKey = (u64, Eye, Lang);
/// The words of events that were seen.
type ToldEvents = BTreeMap<(LineId, u32), Rc<Told>>;
/// Both tables.
type Boards = [Rc<Shown>; 2];
/// What differs between them, in words.
type ToldDifferences = Rc<Vec<TableDifference>>;
/// What the differing fields depend on.
type DifferingKey = (Position, Position, u64);

/// What two boards depend on.
#[derive(Clone, Copy, PartialEq)]
struct BoardsKey {
    at: [Position; 2],
    here: Position,
    revision: u64,
    eye: Eye,
    lang: Lang,
    hindsight: bool,
}

impl Table {
    /// The lines that are compared; the one that is shown is one of them.
    pub fn compared_lines(&mut self) -> Option<Rc<SideBySide>> {
        let mut pair = self.compared?;
        let here = self.here().line;
        if here != pair.left && here != pair.right {
            pair.left = here;
            self.compared = Some(pair);
        }
        let key = (pair, self.revision, self.eye);
        if let Some((known, sides)) = &self.compare_kept.sides
            && *known == key
        {
            return Some(Rc::clone(sides));
        }
        let shared = self.shared_events(pair.left, pair.right);
        let sides = Rc::new(SideBySide {
            shared,
            shared_number: self.review.number_for(pair.left, shared, self.eye),
            sides: [self.side(pair.left, shared), self.side(pair.right, shared)],
        });
        self.compare_kept.sides = Some((key, Rc::clone(&sides)));
        Some(sides)
    }

    fn side(&mut self, line: LineId, shared: u32) -> Side {
        let len = self.review.len(line).unwrap_or(0);
        let seal = self.lines().get(line as usize).and_then(|info| info.seal);
        let mut events = self.review.course(line, self.eye);
        events.retain(|told| told.event > shared);
        let standing = self.at_place(Position::after(line, len), |review| review.standing());
        Side { line, len, events, standing, seal }
    }

    /// Looks from another place, and stands afterwards where one stood.
    pub(super) fn at_place<T>(&mut self, at: Position, look: impl FnOnce(&dyn Review) -> T) -> T {
        let here = self.review.here();
        // A place that is not there is looked at from here.
        let went = here != at && self.review.go(at).is_ok();
        let seen = look(&*self.review);
        if went {
            self.review.go(here).expect("one stood there before");
        }
        seen
    }

    /// An event of any line in words, worked out once for each eye and language.
    pub fn told(&mut self, line: LineId, event: u32, lang: Lang) -> Rc<Told> {
        let key = (self.revision, self.eye, lang);
        if self.compare_kept.told.as_ref().is_none_or(|(known, _)| *known != key) {
            self.compare_kept.told = Some((key, BTreeMap::new()));
        }
        let kept = self.compare_kept.told.as_ref();
        if let Some(told) = kept.and_then(|(_, kept)| kept.get(&(line, event))) {
            return Rc::clone(told);
        }
        let eye = self.eye;
        let told = Rc::new(self.on_line(line, |review| {
            let mut words = String::new();
            review.say_event(event, lang, eye, &mut words).expect("a string takes every text");
            Told { who: who(review, event), words }
        }));
        if let Some((_, kept)) = &mut self.compare_kept.told {
            kept.insert((line, event), Rc::clone(&told));
        }
        told
    }

    /// The tables of both lines, each with what differs on it from the other marked as changed.
    pub fn compared_boards(&mut self, at: [Position; 2], lang: Lang) -> [Rc<Shown>; 2] {
        let (here, revision, eye) = (self.here(), self.revision, self.eye);
        let hindsight = self.hindsight;
        let key = BoardsKey { at, here, revision, eye, lang, hindsight };
        if let Some((known, boards)) = &self.compare_kept.boards
            && *known == key
        {
            return [Rc::clone(&boards[0]), Rc::clone(&boards[1])];
        }
        let [mut left, mut right] =
            at.map(|at| Shown::of(&mut *self.review, at, eye, lang, Routine::LeftOut, hindsight));
        lay_alike(&mut left, &mut right);
        for (board, at) in [(&mut left, at[0]), (&mut right, at[1])] {
            // The other line is looked at beside this one: it is no preview.
            board.preview &= at.line == here.line;
        }
        let boards = [Rc::new(left), Rc::new(right)];
        self.compare_kept.boards = Some((key, boards.clone()));
        boards
    }

    /// What differs between both tables, in words; both are those of
    /// [`compared_boards`](Self::compared_boards).
    pub fn told_differing(
        &mut self,
        boards: &[Rc<Shown>; 2],
        lang: Lang,
    ) -> Rc<Vec<TableDifference>> {
        if let Some((known, told)) = &self.compare_kept.told_differing
            && Rc::ptr_eq(&known[0], &boards[0])
            && Rc::ptr_eq(&known[1], &boards[1])
        {
            return Rc::clone(told);
        }
        let mut told = differences(&boards[0].scene, &boards[1].scene);
        told.retain(|one| one.is_told(lang));
        let told = Rc::new(told);
        self.compare_kept.told_differing = Some((boards.clone(), Rc::clone(&told)));
        told
    }

    /// True if two lines part later than what may be shown.
    pub(super) fn leaves_later(&mut self, left: LineId, right: LineId) -> bool {
        self.until().is_some_and(|until| self.shared_events(left, right) >= until)
    }

    /// The fields of the state that differ between two places; the whole state is for the eye *all*
    /// alone.
    pub fn differing(&mut self, left: Position, right: Position) -> Option<Rc<Vec<Difference>>> {
        if self.eye != Eye::All {
            return None;
        }
        let key = (left, right, self.revision);
        if let Some((known, fields)) = &self.compare_kept.differing
            && *known == key
        {
            return Some(Rc::clone(fields));
        }
        let fields = self.at_place(left, |review| review.diff(right)).unwrap_or_default();
        let fields = Rc::new(fields);
        self.compare_kept.differing = Some((key, Rc::clone(&fields)));
        Some(fields)
    }
}

/// Lets two tables be laid out alike, for all that either ever shows, each with what differs on it
/// from the other marked as changed, and with what only the other one has where it would stand.
pub(super) fn lay_alike(left: &mut Shown, right: &mut Shown) {
    let mark = |one: &Scene, other: &Scene| {
        let mut changes = Changes::between(Some(other), one);
        // Nothing has gone its way from one table to the other: it lies elsewhere.
        changes.altered.append(&mut changes.moved);
        changes.altered.sort_unstable();
        Rc::new(changes)
    };
    left.changes = mark(&left.scene, &right.scene);
    right.changes = mark(&right.scene, &left.scene);
    left.before = Some(Rc::clone(&right.scene));
    right.before = Some(Rc::clone(&left.scene));
    (left.beside, right.beside) = (true, true);
    let mut extent = Extent::clone(&left.extent);
    extent.join(&right.extent);
    left.extent = Arc::new(extent);
    right.extent = Arc::clone(&left.extent);
    let front = acting(&left.scene);
    if front != acting(&right.scene) {
        (left.front, right.front) = (front, front);
    }
}

/// The seat that a table is about now.
fn acting(scene: &Scene) -> Option<Seat> {
    let mut regions = scene.pages.iter().flat_map(|page| &page.regions);
    regions.find(|region| region.tone == Tone::Active && region.seat.is_some())?.seat
}

impl Model {
    /// Shows two lines that are compared at one place, or the other one of them there. Where none are
    /// compared and there are two, those are.
    pub(super) fn flip(&mut self, flip: Flip) {
        let lang = self.lang();
        let Some(table) = &mut self.table else { return };
        if table.compared.is_none() {
            let (here, tree) = (table.here().line, table.tree());
            let mut others = tree.rows.iter().map(|row| row.info.id).filter(|line| *line != here);
            let (Some(other), None) = (others.next(), others.next()) else {
                return self.say(Weight::Info, words::FLIP_WHAT.in_lang(lang));
            };
            self.compare(other);
        }
        let Some(table) = &mut self.table else { return };
        let here = table.here().line;
        let Some(pair) = &mut table.compared else { return };
        let mine = usize::from(pair.right == here && pair.left != here);
        pair.flipped = match (flip, pair.flipped) {
            (Flip::Beside, _) => None,
            (Flip::InPlace, shown) => Some(shown.unwrap_or(mine)),
            (Flip::Over, None) => Some(1 - mine),
            (Flip::Over, Some(shown)) => Some(1 - shown),
        };
    }

    /// Puts the line that is shown and another one side by side.
    pub(super) fn compare(&mut self, with: LineId) {
        let lang = self.lang();
        let Some(table) = &mut self.table else { return };
        let left = table.here().line;
        if with == left || table.review.len(with).is_none() {
            self.refuse(words::ITSELF.in_lang(lang));
            return;
        }
        if table.leaves_later(left, with) {
            self.refuse(words::LATER.in_lang(lang));
            return;
        }
        table.compared = Some(Comparison { left, right: with, flipped: None });
    }
}

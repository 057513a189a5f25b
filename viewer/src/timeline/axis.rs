//! Where stops lie on the timeline: cells in a row, and the part of the row that is seen.
//!
//! Arithmetic alone. A cell is one stop of the axis; what happened since the stop before fills it
//! from left to right, so that its right edge is the moment at which one stands there.

use crate::model::LineCourse;
use egui::Rangef;
use kanso_engine::Eye;
use kanso_replay::log::record::LineId;
use kanso_replay::review::{Axis, CourseEvent, Position};
use std::ops::Range;

/// Width of a cell in points that is not passed while the whole line is seen: a short game does not
/// fill the width of the window.
const CELL_WIDE: f64 = 36.0;
/// Fewest cells that zooming leaves in sight.
const CELLS_MIN: f64 = 3.0;
/// Part of what is seen that stays between its edge and where one stands.
const MARGIN: f64 = 0.08;
/// Room behind the last stop where what comes later is hidden, as a part of what is known.
const ROOM_FOR_LATER: f64 = 0.12;

/// The stops of an axis as cells, the first one for the start of the line.
#[derive(Clone, Copy)]
pub(super) struct Cells<'a> {
    axis: Axis,
    stops: &'a [u32],
    events: &'a [CourseEvent],
}

impl<'a> Cells<'a> {
    /// The cells of an axis.
    pub fn of(course: &'a LineCourse, axis: Axis) -> Self {
        Self { axis, stops: course.stops(axis), events: &course.events }
    }

    /// The axis.
    pub fn axis(&self) -> Axis {
        self.axis
    }

    /// How many there are, at least 1.
    pub fn count(&self) -> u32 {
        self.stops.len().max(1) as u32
    }

    /// After how many events a cell stops; behind the last one: where the last one does.
    pub fn stop(&self, cell: u32) -> u32 {
        let last = self.stops.last().copied().unwrap_or(0);
        self.stops.get(cell as usize).copied().unwrap_or(last)
    }

    /// The cell in which event `event` is, counted from 1; 0: the start.
    pub fn cell_of(&self, event: u32) -> u32 {
        let cell = self.stops.partition_point(|stop| *stop < event) as u32;
        cell.min(self.count() - 1)
    }

    /// Where the moment after so many events lies.
    pub fn edge_after(&self, event: u32) -> f64 {
        let cell = self.stops.partition_point(|stop| *stop < event) as u32;
        match self.stops.get(cell as usize) {
            None => f64::from(self.count()),
            Some(stop) if *stop == event => f64::from(cell) + 1.0,
            Some(_) => {
                let (before, of) = self.told_in(cell as usize);
                f64::from(cell) + f64::from(self.told(event).saturating_sub(before)) / f64::from(of)
            }
        }
    }

    /// From where to where a told event goes, by its place in the list of told events.
    pub fn span_of(&self, index: usize) -> (f64, f64) {
        let cell = self.cell_of(self.events[index].event);
        let (before, of) = self.told_in(cell as usize);
        let passed = (index as u32).saturating_sub(before).min(of - 1);
        let at = |passed: u32| f64::from(cell) + f64::from(passed) / f64::from(of);
        (at(passed), at(passed + 1))
    }

    /// The place in the list of told events of event `event`, if the eye is told it.
    pub fn index_of(&self, event: u32) -> Option<usize> {
        self.events.binary_search_by_key(&event, |at| at.event).ok()
    }

    /// Which told events lie between two places, by their place in the list.
    pub fn seen(&self, from: f64, to: f64) -> Range<usize> {
        let cell = |at: f64| at.floor().clamp(0.0, f64::from(self.count())) as u32;
        let (first, last) = (cell(from), cell(to));
        let start = first.checked_sub(1).map_or(0, |before| self.told(self.stop(before)));
        start as usize..self.told(self.stop(last)) as usize
    }

    /// How many events the eye was told before a cell, and how many in it, at least 1.
    fn told_in(&self, cell: usize) -> (u32, u32) {
        let before = cell.checked_sub(1).map_or(0, |before| self.told(self.stops[before]));
        let upto = self.stops.get(cell).map_or(before, |stop| self.told(*stop));
        (before, upto.saturating_sub(before).max(1))
    }

    /// How many of so many events the eye is told.
    fn told(&self, event: u32) -> u32 {
        self.events.partition_point(|at| at.event <= event) as u32
    }
}

/// The part of the row that is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Span {
    /// Where it begins, in cells.
    pub from: f64,
    /// How many cells wide it is.
    pub cells: f64,
}

impl Span {
    /// The whole row, on a timeline of this width. `later`: with room for what is hidden.
    pub fn whole(count: u32, width: f32, later: bool) -> Self {
        let known = f64::from(count) * if later { 1.0 + ROOM_FOR_LATER } else { 1.0 };
        Self { from: 0.0, cells: known.max(f64::from(width) / CELL_WIDE) }
    }

    /// Zoomed around a place that stays where it is; none: the whole row is seen.
    pub fn zoomed(self, factor: f64, around: f64, whole: Self) -> Option<Self> {
        let least = CELLS_MIN.min(whole.cells);
        let cells = (self.cells / factor).clamp(least, whole.cells);
        let from = around - (around - self.from) * (cells / self.cells);
        (cells < whole.cells).then(|| Self { from, cells }.within(whole))
    }

    /// Moved by so many cells.
    #[must_use]
    pub fn moved(self, by: f64, whole: Self) -> Self {
        Self { from: self.from + by, ..self }.within(whole)
    }

    /// Moved as little as possible so that a place is seen, with some room around it.
    #[must_use]
    pub fn showing(self, place: f64, whole: Self) -> Self {
        let margin = self.cells * MARGIN;
        let least = place + margin - self.cells;
        let most = place - margin;
        Self { from: self.from.clamp(least, most.max(least)), ..self }.within(whole)
    }

    fn within(self, whole: Self) -> Self {
        let most = (whole.cells - self.cells).max(0.0);
        Self { from: self.from.clamp(0.0, most), ..self }
    }
}

/// Where the cells that are seen lie in the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Scale {
    /// Where they begin and end, in points.
    pub across: Rangef,
    /// What is seen.
    pub span: Span,
}

impl Scale {
    /// Width of a cell in points.
    pub fn cell_width(&self) -> f32 {
        (f64::from(self.across.span()) / self.span.cells) as f32
    }

    /// Where a place of the row lies, in points.
    pub fn x(&self, place: f64) -> f32 {
        let part = (place - self.span.from) / self.span.cells;
        (f64::from(self.across.min) + part * f64::from(self.across.span())) as f32
    }

    /// Which place of the row lies here, even where it lies out of sight.
    pub fn place(&self, x: f32) -> f64 {
        let part = f64::from(x - self.across.min) / f64::from(self.across.span().max(1.0));
        self.span.from + part * self.span.cells
    }

    /// The places that are seen.
    pub fn seen(&self) -> (f64, f64) {
        (self.span.from, self.span.from + self.span.cells)
    }
}

/// All that the places of marks depend on, but the width.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct RowKey {
    pub line: LineId,
    pub eye: Eye,
    pub revision: u64,
    pub axis: Axis,
    pub until: Option<Position>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::testing::with_golden;

    fn course(game: &str) -> std::rc::Rc<LineCourse> {
        with_golden(game).table.as_mut().expect("open").course()
    }

    #[test]
    fn every_event_has_a_cell_and_its_moment_is_the_cells_right_edge() {
        let course = course("rook-raiders/three-seats-tie");
        let cells = Cells::of(&course, Axis::Events);
        assert_eq!(cells.count(), course.len + 1);
        assert!((cells.edge_after(0) - 1.0).abs() < 1e-9, "the start has a cell, too");
        for (index, at) in course.events.iter().enumerate() {
            let cell = cells.cell_of(at.event);
            assert_eq!(cells.stop(cell), at.event);
            let (from, to) = cells.span_of(index);
            assert_eq!((from, to), (f64::from(cell), f64::from(cell) + 1.0));
            assert!((cells.edge_after(at.event) - to).abs() < 1e-9);
        }
    }

    #[test]
    fn what_came_of_a_decision_shares_the_cell_behind_it() {
        let course = course("pig/won-by-holding");
        let cells = Cells::of(&course, Axis::Decisions);
        assert!(cells.count() < course.len, "chance has no cells of its own");
        let mut last = 1.0;
        for (index, at) in course.events.iter().enumerate() {
            let (from, to) = cells.span_of(index);
            assert!((from - last).abs() < 1e-9, "event {} joins the one before", at.event);
            assert!((cells.edge_after(at.event) - to).abs() < 1e-9);
            last = to;
        }
        assert!((last - f64::from(cells.count())).abs() < 1e-9, "the cells are full");
    }

    #[test]
    fn what_is_seen_is_all_that_lies_there() {
        let course = course("pig/won-by-holding");
        for axis in [Axis::Events, Axis::Decisions] {
            let cells = Cells::of(&course, axis);
            for (from, to) in [(0.0, 3.5), (2.2, 2.4), (5.0, 1e9), (-4.0, 0.5)] {
                let seen = cells.seen(from, to);
                for index in 0..course.events.len() {
                    let span = cells.span_of(index);
                    if span.1 > from && span.0 < to {
                        assert!(seen.contains(&index), "{axis:?} {from}..{to}: {index}");
                    }
                }
            }
            assert!(cells.seen(1.0, 2.0).len() < course.events.len());
        }
    }

    #[test]
    fn a_line_without_events_has_the_cell_of_its_start() {
        let cells = Cells { axis: Axis::Events, stops: &[0], events: &[] };
        assert_eq!((cells.count(), cells.stop(0), cells.cell_of(0)), (1, 0, 0));
        assert!(cells.seen(0.0, 9.0).is_empty());
        assert_eq!((cells.stop(7), cells.cell_of(7)), (0, 0));
    }

    #[test]
    fn a_short_game_does_not_fill_the_width_and_a_long_one_does() {
        assert!(Span::whole(5, 1000.0, false).cells > 20.0);
        assert!((Span::whole(10_000, 1000.0, false).cells - 10_000.0).abs() < 1e-9);
        assert!(Span::whole(10_000, 1000.0, true).cells > 11_000.0, "what is later has room");
    }

    #[test]
    fn zooming_keeps_the_place_under_the_pointer() {
        let whole = Span::whole(1000, 800.0, false);
        let across = Rangef::new(100.0, 900.0);
        let scale = Scale { across, span: whole };
        let x = scale.x(600.0);
        let span = whole.zoomed(4.0, 600.0, whole).expect("a part of it is seen");
        let zoomed = Scale { across, span };
        assert!((zoomed.x(600.0) - x).abs() < 1e-3);
        assert!((zoomed.cell_width() - 4.0 * scale.cell_width()).abs() < 1e-4);
        assert_eq!(span.zoomed(0.25, 600.0, whole), None, "all is seen again");
        let least = whole.zoomed(1e9, 600.0, whole).expect("a part of it is seen");
        assert!((least.cells - CELLS_MIN).abs() < 1e-9);
    }

    #[test]
    fn moving_ends_at_the_ends() {
        let whole = Span::whole(1000, 800.0, false);
        let span = Span { from: 100.0, cells: 200.0 };
        assert!((span.moved(-500.0, whole).from).abs() < 1e-9);
        assert!((span.moved(5000.0, whole).from - 800.0).abs() < 1e-9);
    }

    #[test]
    fn what_is_shown_moves_no_more_than_it_must() {
        let whole = Span::whole(1000, 800.0, false);
        let span = Span { from: 100.0, cells: 200.0 };
        assert_eq!(span.showing(150.0, whole), span);
        assert!((span.showing(400.0, whole).from - 216.0).abs() < 1e-9);
        assert!((span.showing(50.0, whole).from - 34.0).abs() < 1e-9);
        assert!((span.showing(1000.0, whole).from - 800.0).abs() < 1e-9);
    }

    #[test]
    fn points_and_places_are_two_names_of_one_thing() {
        let scale =
            Scale { across: Rangef::new(90.0, 690.0), span: Span { from: 12.5, cells: 48.0 } };
        for place in [12.5, 13.0, 40.25, 60.0] {
            assert!((scale.place(scale.x(place)) - place).abs() < 1e-4);
        }
        assert_eq!(scale.seen(), (12.5, 60.5));
    }
}

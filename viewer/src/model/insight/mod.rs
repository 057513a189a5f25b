//! Insight: who was winning when, what turned, what was missed, what choices are worth.
//!
//! An analysis is asked for, and is found out beside the frames. Events of a line never change, so what
//! was found of it stays true while it grows, and for a line that leaves it up to where it leaves.

mod lesson;
mod worth;

pub use lesson::{Lesson, Tried, Verdict};

use super::tree::leaves;
use super::{Model, Table, Weight};
use crate::command::{GoCommand, InsightCommand, LookCommand, Tab, Way};
use crate::platform::{AnalyseOf, Job, News, Stop};
use crate::words::insight as words;
use kanso_engine::{Eye, Seat};
use kanso_replay::insight::{Analysis, EventKind, Share};
use kanso_replay::log::record::LineId;
use kanso_replay::review::Position;
use std::rc::Rc;
use worth::Weighing;

/// Turning points that are told.
pub const TURNED_MAX: usize = 5;
/// Analyses that are kept at hand.
const KEPT_MAX: usize = 8;

/// Who is winning at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CurvePoint {
    /// After how many events.
    pub event: u32,
    /// Each seat's share of the win.
    pub value: Vec<Share>,
    /// Standard error of each.
    pub error: Vec<Share>,
}

/// Who was winning when.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Curve {
    /// True if the seats are one party: they have one value.
    pub party: bool,
    /// By event, ascending.
    pub points: Vec<CurvePoint>,
}

impl Curve {
    fn of(analysis: &Analysis) -> Self {
        let point = |event: &kanso_replay::insight::EventValue| CurvePoint {
            event: event.event,
            value: event.value.clone(),
            error: event.error.clone(),
        };
        Self { party: analysis.party, points: analysis.events.iter().map(point).collect() }
    }

    fn take(&mut self, point: CurvePoint) {
        match self.points.binary_search_by_key(&point.event, |known| known.event) {
            Ok(at) => self.points[at] = point,
            Err(at) => self.points.insert(at, point),
        }
    }

    /// The last moment up to so many events.
    pub fn at(&self, event: u32) -> Option<&CurvePoint> {
        let upto = self.points.partition_point(|point| point.event <= event);
        upto.checked_sub(1).map(|at| &self.points[at])
    }
}

/// What was analysed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Of {
    line: LineId,
    eye: Eye,
}

/// What was found of a line.
struct Found {
    of: Of,
    /// How many events it had.
    len: u32,
    analysis: Rc<Analysis>,
    curve: Rc<Curve>,
}

/// What is being found out.
struct Running {
    of: Of,
    len: u32,
    ticket: u64,
    stop: Stop,
    progress: Progress,
    /// When it began, in seconds of the clock of [`Model::tick`].
    began: Option<f64>,
    curve: Rc<Curve>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.set();
    }
}

/// How far an analysis is.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Progress {
    /// Parts that are done.
    pub done: u32,
    /// Parts in all; 0: nobody knows yet.
    pub of: u32,
    /// True if what choices cost is found out, no longer who was winning when.
    pub costs: bool,
    /// Seconds that are left; none: nobody knows yet.
    pub left: Option<f64>,
}

/// What is known of games, and what one learns from them.
#[derive(Default)]
pub struct InsightState {
    running: Option<Running>,
    /// What was found before it was stopped.
    stopped: Option<(Of, Rc<Curve>)>,
    /// The last one last.
    found: Vec<Found>,
    /// Why nothing could be found.
    pub problem: Option<String>,
    /// What choices are worth at a place.
    weighing: Option<Weighing>,
    /// What one learns from.
    pub lesson: Option<Lesson>,
    /// Grows with everything that is found.
    pub(super) serial: u64,
}

/// An analysis, as far as it may be told.
#[derive(Clone)]
pub struct Insight {
    /// All of it.
    pub analysis: Rc<Analysis>,
    /// Of how many events it may be told.
    pub upto: u32,
    /// True if that is the whole line.
    pub whole: bool,
}

/// A place where it turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// The event.
    pub event: u32,
    /// Its place in [`Analysis::events`].
    pub place: usize,
    /// Of whom one speaks there.
    pub seat: Seat,
    /// By how much.
    pub by: Share,
    /// Standard error of it.
    pub error: Share,
    /// Who decided, or decided last before something fell.
    pub acted: Option<Seat>,
    /// True if something fell, false if somebody decided.
    pub luck: bool,
    /// True if what was chosen has a mark.
    pub missed: bool,
}

impl TurningPoint {
    /// Where one looks at it: at what fell, and at a choice before it was made.
    pub fn place(&self, line: LineId) -> Position {
        Position::after(line, if self.luck { self.event } else { self.event - 1 })
    }
}

impl Insight {
    /// The value of an event, by its number on the line.
    pub fn event(&self, event: u32) -> Option<usize> {
        let events = &self.analysis.events;
        let at = events.partition_point(|at| at.event < event);
        (event <= self.upto && events.get(at).is_some_and(|at| at.event == event)).then_some(at)
    }

    /// Where it turned, the largest change first.
    pub fn turned(&self) -> Vec<TurningPoint> {
        let turned = self.analysis.turned_until(TURNED_MAX, self.upto);
        let point = |turned: kanso_replay::insight::Turned| {
            let event = &self.analysis.events[turned.event];
            TurningPoint {
                event: event.event,
                place: turned.event,
                seat: turned.seat,
                by: turned.by,
                error: turned.error,
                acted: self.analysis.who_acted(turned.event),
                luck: event.kind != EventKind::Choice,
                missed: event.choice.as_ref().is_some_and(|choice| choice.mark.is_some()),
            }
        };
        turned.into_iter().map(point).collect()
    }

    /// What was missed, the dearest first: places in [`Analysis::events`].
    pub fn missed(&self) -> Vec<usize> {
        let mut missed = self.analysis.missed(usize::MAX);
        missed.retain(|at| self.analysis.events[*at].event <= self.upto);
        missed
    }
}

impl InsightState {
    /// Grows with everything that is found.
    pub fn serial(&self) -> u64 {
        self.serial
    }
}

impl Table {
    /// What is known of the line that is shown, for the eye that looks, as far as it may be told.
    pub fn insight(&self) -> Option<Insight> {
        let (found, valid) = self.found_here()?;
        let upto = valid.min(self.visible_len());
        let whole = self.hindsight && Some(upto) == self.review.len(self.here().line);
        Some(Insight { analysis: Rc::clone(&found.analysis), upto, whole })
    }

    /// Who was winning when, as far as it is known and may be told; the points are those of the whole
    /// line, and `upto` how many events may be told.
    pub fn curve(&self) -> Option<(Rc<Curve>, u32)> {
        let of = self.insight_of();
        let visible = self.visible_len();
        let insight = &self.insight;
        if let Some((found, valid)) = self.found_here() {
            return Some((Rc::clone(&found.curve), valid.min(visible)));
        }
        let running = insight.running.as_ref().filter(|running| running.of == of);
        let running = running.map(|running| &running.curve);
        let stopped = insight.stopped.as_ref().filter(|(known, _)| *known == of);
        let curve = running.or(stopped.map(|(_, curve)| curve))?;
        Some((Rc::clone(curve), visible))
    }

    /// Where it turned, as far as it is known and may be told.
    pub fn turning(&self) -> Vec<TurningPoint> {
        self.insight().map(|insight| insight.turned()).unwrap_or_default()
    }

    /// What is known of the whole line that is shown, for this eye.
    pub fn analysis_for(&self, eye: Eye) -> Option<Rc<Analysis>> {
        let line = self.here().line;
        let of = Of { line, eye };
        let found = self.insight.found.iter().rfind(|found| found.of == of)?;
        (Some(found.len) == self.review.len(line)).then(|| Rc::clone(&found.analysis))
    }

    /// How far the analysis is that is being made; none: nobody makes one.
    pub fn analysing(&self) -> Option<Progress> {
        self.insight.running.as_ref().map(|running| running.progress)
    }

    /// True if an analysis could say more than is known: there is none of all events of the line.
    pub fn could_analyse(&self) -> bool {
        let len = self.review.len(self.here().line);
        len > Some(0) && self.found_here().is_none_or(|(_, valid)| Some(valid) < len)
    }

    fn insight_of(&self) -> Of {
        Of { line: self.here().line, eye: self.eye }
    }

    /// What was found of the line that is shown, or of the nearest one that it leaves, and for how many
    /// events of the line it holds.
    fn found_here(&self) -> Option<(&Found, u32)> {
        let Of { mut line, eye } = self.insight_of();
        if self.insight.found.is_empty() {
            return None;
        }
        let mut valid = self.review.len(line)?;
        let mut lines = None;
        loop {
            let of = Of { line, eye };
            if let Some(found) = self.insight.found.iter().rfind(|found| found.of == of) {
                return Some((found, valid.min(found.len)));
            }
            let lines = lines.get_or_insert_with(|| self.review.lines());
            let (parent, fork) = leaves(lines, line)?;
            (line, valid) = (parent, valid.min(fork));
        }
    }
}

impl Model {
    pub(super) fn apply_insight(&mut self, command: InsightCommand) {
        match command {
            InsightCommand::Analyse(true) => self.analyse(),
            InsightCommand::Analyse(false) => self.stop_analysing(),
            InsightCommand::Turning(way) => self.turning(way),
            InsightCommand::Weigh(on) => self.weigh(on),
            InsightCommand::Learn(seat) => self.learn(seat),
            InsightCommand::Lesson(command) => self.apply_lesson(command),
        }
    }

    fn analyse(&mut self) {
        let (ticket, keeps, effort) = (self.ticket(), self.keeps_analyses, self.effort);
        let Some(table) = &mut self.table else { return };
        let of = table.insight_of();
        let len = table.review.len(of.line).unwrap_or(0);
        let stop = Stop::default();
        let party = table.review.meta().is_party;
        // One at a time: the one before stops.
        table.insight.running = Some(Running {
            of,
            len,
            ticket,
            stop: stop.clone(),
            progress: Progress::default(),
            began: None,
            curve: Rc::new(Curve { party, points: Vec::new() }),
        });
        (table.insight.stopped, table.insight.problem) = (None, None);
        let of = AnalyseOf { log: table.log(), line: of.line, eye: of.eye, effort, keeps };
        self.start(Job::Analyse { ticket, of, stop });
    }

    fn stop_analysing(&mut self) {
        let Some(insight) = self.table.as_mut().map(|table| &mut table.insight) else { return };
        if let Some(running) = insight.running.take() {
            insight.stopped = Some((running.of, Rc::clone(&running.curve)));
        }
    }

    /// Something of an analysis is known.
    pub(super) fn analysed(&mut self, ticket: u64, news: News) {
        let Some(insight) = self.table.as_mut().map(|table| &mut table.insight) else { return };
        let Some(running) = &mut insight.running else { return };
        if running.ticket != ticket {
            return;
        }
        match news {
            News::Done { done, of, costs } => {
                if running.progress.costs != costs {
                    running.began = None;
                }
                running.progress = Progress { done, of, costs, left: running.progress.left };
            }
            News::Valued(point) => Rc::make_mut(&mut running.curve).take(point),
            News::Found { analysis, last } => {
                let (of, len) = (running.of, running.len);
                let curve = Rc::new(Curve::of(&analysis));
                insight.found.retain(|found| found.of != of);
                if insight.found.len() >= KEPT_MAX {
                    insight.found.remove(0);
                }
                insight.found.push(Found { of, len, analysis: Rc::new(*analysis), curve });
                insight.serial += 1;
                if last {
                    insight.running = None;
                }
            }
            News::Stopped => self.stop_analysing(),
            News::Failed(why) => {
                insight.running = None;
                insight.problem = Some(why);
            }
        }
    }

    /// Notices the time, to tell how long an analysis goes on.
    pub(super) fn tick_insight(&mut self, now: f64) {
        let running = self.table.as_mut().and_then(|table| table.insight.running.as_mut());
        let Some(running) = running else { return };
        let began = *running.began.get_or_insert(now);
        let Progress { done, of, .. } = running.progress;
        let passed = now - began;
        running.progress.left = (done > 0 && passed > 1.0)
            .then(|| passed / f64::from(done) * f64::from(of.saturating_sub(done)));
    }

    fn turning(&mut self, way: Way) {
        let lang = self.lang();
        let Some(table) = &self.table else { return };
        let here = table.here();
        let Some(insight) = table.insight() else {
            self.say(Weight::Info, words::NOT_YET.in_lang(lang));
            return;
        };
        let places = insight.turned().into_iter().map(|point| point.place(here.line));
        let mut places: Vec<Position> = places.collect();
        places.sort_unstable_by_key(|place| place.event);
        let to = match way {
            Way::Forward => places.iter().find(|place| place.event > here.event),
            Way::Back => places.iter().rfind(|place| place.event < here.event),
        };
        if let Some(to) = to.copied() {
            self.apply_go(GoCommand::To(to));
        }
    }

    /// Shows the page of what was found.
    fn show_insight(&mut self) {
        self.apply_look(LookCommand::Tab(Tab::Insight));
    }
}

#[cfg(test)]
mod tests;

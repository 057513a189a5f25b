//! Learning from what was missed: the places where a seat lost most are asked one after the other, and
//! what one chooses there is compared with what was found.

use super::super::{Model, Table};
use crate::command::{GoCommand, LessonCommand, LookCommand};
use kanso_engine::{Lang, Seat};
use kanso_replay::insight::{Analysis, Share};
use kanso_replay::log::record::LineId;
use kanso_replay::review::Position;
use std::rc::Rc;

/// Places that are asked, at most: those that cost most.
const PLACES_MAX: usize = 12;
/// What is nearly as good as the best is as good, whatever its errors: less than an inaccuracy.
const AS_GOOD: Share = Share(200);

/// What one learns from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Who missed it.
    pub seat: Seat,
    /// The line.
    pub line: LineId,
    /// The events in which it was missed, ascending.
    pub events: Vec<u32>,
    /// Which of them is asked; as many as there are: all were.
    pub at: usize,
    /// What was chosen there.
    pub tried: Option<Tried>,
    /// True if what was better is told.
    pub shown: bool,
    /// How many were found at the first try.
    pub found: u32,
    /// True if something was tried there before.
    again: bool,
    /// Whether what comes later was shown before.
    hindsight: bool,
}

/// What one chose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tried {
    /// Its number in the list of choices.
    pub number: u32,
    /// It in words.
    pub words: String,
    /// How good it is.
    pub verdict: Verdict,
    /// Share of the win after it, with its error, where that was found.
    pub value: Option<(Share, Share)>,
}

/// How good a choice is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The best that was found.
    Best,
    /// As good as the best.
    Good,
    /// What was played.
    Played,
    /// Better than what was played, but not as good as the best.
    Better,
    /// No better than what was played.
    Worse,
    /// Nobody looked at it closely.
    Unknown,
}

impl Lesson {
    /// The event that is asked; none: all were.
    pub fn event(&self) -> Option<u32> {
        self.events.get(self.at).copied()
    }

    /// Where it is asked.
    pub fn place(&self) -> Option<Position> {
        self.event().map(|event| Position::after(self.line, event - 1))
    }
}

impl Table {
    /// The lesson, where one stands before what is asked and did not answer yet.
    fn asks_lesson(&self) -> Option<&Lesson> {
        let lesson = self.insight.lesson.as_ref()?;
        let asked = lesson.tried.is_none() && !lesson.shown && lesson.place() == Some(self.here());
        asked.then_some(lesson)
    }

    /// The analysis that the lesson is from.
    pub fn analysis_of_lesson(&self) -> Option<Rc<Analysis>> {
        self.insight.lesson.as_ref()?;
        self.found_here().map(|(found, _)| Rc::clone(&found.analysis))
    }

    /// What it cost what was played in the place that is asked.
    pub fn cost_of_lesson(&self) -> Option<Share> {
        let event = self.insight.lesson.as_ref()?.event()?;
        let (found, _) = self.found_here()?;
        let at = found.analysis.events.iter().find(|at| at.event == event)?;
        at.choice.as_ref().map(|choice| choice.cost)
    }

    /// How good a choice is in the place that is asked.
    fn judged(&self, event: u32, number: u32, lang: Lang) -> Option<Tried> {
        let choices = self.review.choices(lang, self.eye);
        let choice = choices.iter().find(|choice| choice.number == number)?.clone();
        let (found, _) = self.found_here()?;
        let at = found.analysis.events.iter().find(|at| at.event == event)?;
        let (priced, seat) = (at.choice.as_ref()?, usize::from(at.seat?));
        let best = priced.alternatives.first()?;
        let played = at.value[seat];
        let known = priced.alternatives.iter().find(|other| other.place == number);
        let value = match known {
            Some(known) => Some((known.value, known.error)),
            None if choice.notation == priced.chosen => Some((played, at.error[seat])),
            None => None,
        };
        let verdict = match value {
            _ if best.place == number => Verdict::Best,
            _ if choice.notation == priced.chosen => Verdict::Played,
            None => Verdict::Unknown,
            Some((value, error)) if best.value - value <= AS_GOOD.max(error) => Verdict::Good,
            Some((value, _)) if value > played => Verdict::Better,
            Some(_) => Verdict::Worse,
        };
        Some(Tried { number, words: choice.words, verdict, value })
    }
}

impl Model {
    pub(super) fn learn(&mut self, seat: Seat) {
        let Some(table) = &self.table else { return };
        let (line, hindsight) = (table.here().line, table.hindsight);
        let Some((found, valid)) = table.found_here() else { return };
        let analysis = &found.analysis;
        let of_seat = |at: &usize| analysis.events[*at].seat == Some(seat.index() as u8);
        let missed = analysis.missed(usize::MAX);
        let missed = missed.into_iter().filter(of_seat).map(|at| analysis.events[at].event);
        let mut events: Vec<u32> =
            missed.filter(|event| *event <= valid).take(PLACES_MAX).collect();
        events.sort_unstable();
        if events.is_empty() {
            return;
        }
        self.end_lesson();
        let (at, found) = (0, 0);
        let lesson = Lesson {
            seat,
            line,
            events,
            at,
            tried: None,
            shown: false,
            found,
            again: false,
            hindsight,
        };
        if let Some(table) = &mut self.table {
            table.insight.lesson = Some(lesson);
        }
        self.show_insight();
        self.ask_lesson();
    }

    pub(super) fn apply_lesson(&mut self, command: LessonCommand) {
        let Some(lesson) = self.table.as_mut().and_then(|table| table.insight.lesson.as_mut())
        else {
            return;
        };
        match command {
            LessonCommand::Again => {
                (lesson.tried, lesson.shown) = (None, false);
                self.ask_lesson();
            }
            LessonCommand::Show => {
                lesson.again = true;
                lesson.shown = true;
            }
            LessonCommand::Next => {
                lesson.at = (lesson.at + 1).min(lesson.events.len());
                (lesson.tried, lesson.shown, lesson.again) = (None, false, false);
                self.ask_lesson();
            }
            LessonCommand::End => self.end_lesson(),
        }
    }

    /// Goes to where it is asked, and shows nothing of what comes later.
    fn ask_lesson(&mut self) {
        let lesson = self.table.as_ref().and_then(|table| table.insight.lesson.as_ref());
        let Some(place) = lesson.and_then(Lesson::place) else { return };
        self.apply_look(LookCommand::Hindsight(false));
        self.apply_go(GoCommand::To(place));
    }

    fn end_lesson(&mut self) {
        let Some(table) = &mut self.table else { return };
        if let Some(lesson) = table.insight.lesson.take() {
            table.hindsight |= lesson.hindsight;
            table.insight.serial += 1;
        }
    }

    /// Answers what a lesson asks where one stands; false: it asks nothing here.
    pub(in crate::model) fn answer_lesson(&mut self, number: u32) -> bool {
        let lang = self.lang();
        let Some(table) = &mut self.table else { return false };
        let Some(event) = table.asks_lesson().and_then(Lesson::event) else { return false };
        let Some(tried) = table.judged(event, number, lang) else { return false };
        table.play.put_down();
        table.look.selected = None;
        if let Some(lesson) = &mut table.insight.lesson {
            let found = matches!(tried.verdict, Verdict::Best | Verdict::Good);
            lesson.found += u32::from(found && !lesson.again);
            lesson.again = true;
            lesson.tried = Some(tried);
        }
        true
    }
}

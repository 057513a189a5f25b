//! Disputes of the log that is open: what they are, whether they still come to the same, and the
//! courses of each side beside what was played.
//!
//! A dispute tells all, so all of this is for the eye *all* alone; what stands beside the game tells
//! what comes later, too, so it needs hindsight.

mod beside;
mod effects;
mod filing;
mod settling;

pub use beside::{Answered, Beside, Courses, OtherSide, Subject};
pub use effects::ReadingEffect;
pub use filing::{FilingDraft, FilingProblem, ReadingShown, readings_of};

use super::{Access, Model, Table, WhyMemory};
use crate::command::DisputeCommand;
use crate::platform::{Job, Log};
use crate::words::dispute as words;
use kanso_engine::{Eye, Lang};
use kanso_replay::dispute::{CheckedDispute, DisputeInfo};
use kanso_replay::review::Position;
use std::rc::Rc;

/// The revision of the log and the language that something was worked out in.
type MadeIn = (u64, Lang);

/// What is known of the disputes of a log.
#[derive(Default)]
pub struct DisputeState {
    /// The dispute that is told of, by its number.
    pub chosen: u32,
    /// Whether they still come to what they came to when they were filed.
    pub reproduced: Reproduced,
    /// The courses that are put beside what was played.
    pub beside: Option<Beside>,
    /// What courses are being made of, for which job.
    making: Option<(u64, Subject, MadeIn)>,
    /// The job that checks, and the revision that was checked last.
    checking: (Option<u64>, Option<u64>),
    infos: Option<(MadeIn, Rc<Vec<DisputeInfo>>)>,
}

impl DisputeState {
    /// True if courses are being made.
    pub fn is_making(&self) -> bool {
        self.making.is_some()
    }
}

/// Whether disputes still come to what they came to when they were filed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Reproduced {
    /// It was not looked at yet.
    #[default]
    Unknown,
    /// What was found, by the numbers of the disputes.
    Known(Rc<Vec<CheckedDispute>>),
    /// It cannot be told, and why.
    Failed(String),
}

impl Table {
    /// Every dispute of the log, by number.
    pub fn all_disputes(&mut self, lang: Lang) -> Rc<Vec<DisputeInfo>> {
        let key = (self.revision, lang);
        if let Some((known, infos)) = &self.disputes.infos
            && *known == key
        {
            return Rc::clone(infos);
        }
        let infos = Rc::new(self.review.disputes(lang));
        self.disputes.infos = Some((key, Rc::clone(&infos)));
        infos
    }

    /// The disputes that may be told of: to the eye *all*, and without hindsight none of what comes
    /// later.
    pub fn told_disputes(&mut self, lang: Lang) -> Rc<Vec<DisputeInfo>> {
        let all = self.all_disputes(lang);
        if self.eye == Eye::All && all.iter().all(|info| self.may_show(info.contested())) {
            return all;
        }
        let told = |info: &&DisputeInfo| self.eye == Eye::All && self.may_show(info.contested());
        Rc::new(all.iter().filter(told).cloned().collect())
    }

    /// True if there is a dispute here that the eye is not told.
    pub fn hides_disputes(&mut self, lang: Lang) -> bool {
        let all = self.all_disputes(lang);
        self.eye != Eye::All && all.iter().any(|info| self.may_show(info.contested()))
    }

    /// The events of the line that is shown that are disputed, ascending, as far as it may be told.
    pub fn events_disputed(&mut self, lang: Lang) -> Vec<u32> {
        let line = self.here().line;
        let told = self.told_disputes(lang);
        let contested = told.iter().map(DisputeInfo::contested).filter(|at| at.line == line);
        let mut events: Vec<_> = contested.map(|at| at.event).collect();
        events.sort_unstable();
        events.dedup();
        events
    }

    /// Tells of the dispute that is about this place, where the log has several.
    pub fn tell_dispute_at(&mut self, at: Position, lang: Lang) {
        if let Some(info) = self.all_disputes(lang).iter().find(|info| info.contested() == at) {
            self.disputes.chosen = info.number;
        }
    }

    /// The log as it is read by a job.
    pub(super) fn log(&self) -> Log {
        // Of a damaged file only the whole part is in memory.
        Log { bytes: self.review.log_bytes(), path: self.path.clone() }
    }
}

impl Model {
    pub(super) fn apply_dispute(&mut self, command: DisputeCommand) {
        let lang = self.lang();
        let Some(table) = &mut self.table else { return };
        match command {
            DisputeCommand::Show(number) => {
                let told = table.told_disputes(lang);
                if let Some(info) = told.iter().find(|info| info.number == number) {
                    table.disputes.chosen = number;
                    if let Err(why) = table.go(info.contested()) {
                        self.complain(why);
                    }
                }
            }
            DisputeCommand::SideBySide(number) => {
                let told = table.told_disputes(lang);
                let Some(info) = told.iter().find(|info| info.number == number) else {
                    return self.refuse(words::NO_SUCH.in_lang(lang));
                };
                let to = info.contested();
                self.put_beside(Subject::Dispute(number), Some(to));
            }
            DisputeCommand::Under(id, value) => {
                let line = table.here().line;
                self.put_beside(Subject::Reading { line, id, value }, None);
            }
            DisputeCommand::Side(side) => {
                if let Some(beside) = &mut table.disputes.beside {
                    beside.choose(side);
                }
            }
            DisputeCommand::Close => {
                table.disputes.beside = None;
                table.disputes.making = None;
            }
            DisputeCommand::File(text, path) => self.file_dispute(&text, path),
            DisputeCommand::Effects(of) => self.find_effects(of),
            DisputeCommand::CopyLink(number) => {
                let told = table.told_disputes(lang);
                let Some(info) = told.iter().find(|info| info.number == number) else {
                    return self.refuse(words::NO_SUCH.in_lang(lang));
                };
                let at = info.contested();
                self.copy_link_to(at);
            }
            DisputeCommand::Report(wish, path) => self.report_dispute(wish, path),
            DisputeCommand::Settle(text) => self.settle_dispute(*text),
        }
    }

    /// Puts courses beside what was played, once they are made.
    fn put_beside(&mut self, subject: Subject, to: Option<Position>) {
        let lang = self.lang();
        let Some(table) = &mut self.table else { return };
        if table.eye != Eye::All || !table.hindsight {
            return self.refuse(words::SHOWS_ALL.in_lang(lang));
        }
        if let Some(to) = to
            && let Err(why) = table.go(to)
        {
            return self.complain(why);
        }
        table.compared = None;
        if table.disputes.beside.as_ref().is_some_and(|beside| beside.courses.subject != subject) {
            table.disputes.beside = None;
        }
        self.dialog = None;
        self.make_courses(subject);
    }

    fn make_courses(&mut self, of: Subject) {
        let (ticket, lang) = (self.ticket(), self.lang());
        let Some(table) = &mut self.table else { return };
        table.disputes.making = Some((ticket, of.clone(), (table.revision, lang)));
        let log = table.log();
        self.start(Job::Courses { ticket, log, of, lang });
    }

    /// Courses were made, or could not be.
    pub(super) fn courses_made(&mut self, ticket: u64, result: Result<Courses, String>) {
        let lang = self.lang();
        let Some(table) = &mut self.table else { return };
        let made = table.disputes.making.take_if(|(wanted, ..)| *wanted == ticket);
        let Some((_, _, key)) = made else { return };
        match result {
            Ok(courses) => {
                let first = table.disputes.beside.is_none();
                let to = courses.first_difference();
                let reading = matches!(courses.subject, Subject::Reading { .. });
                let chosen = table.disputes.beside.take().map_or(1, |beside| beside.chosen);
                let mut beside = Beside::new(courses, key);
                beside.choose(chosen);
                table.disputes.beside = Some(beside);
                // One looks at where the difference is; whoever looks on stays where they are.
                if let Some(to) = to.filter(|_| first && reading)
                    && let Err(why) = table.go(to)
                {
                    self.complain(why);
                }
            }
            Err(why) => {
                table.disputes.beside = None;
                let text = crate::words::fill(words::NO_COURSES, lang, &[("why", &why)]);
                self.complain(text);
            }
        }
    }

    /// Keeps what is known of disputes as the log and the language are now.
    pub(super) fn keep_disputes(&mut self) {
        let lang = self.lang();
        let Some(table) = &mut self.table else { return };
        if table.eye != Eye::All || !table.hindsight {
            table.disputes.beside = None;
            table.disputes.making = None;
        }
        if table.play.bot.is_some() {
            return;
        }
        let key = (table.revision, lang);
        let stale = table.disputes.beside.as_ref().filter(|beside| beside.key != key);
        if let Some(subject) = stale.map(|beside| beside.courses.subject.clone())
            && table.disputes.making.as_ref().is_none_or(|(.., made)| *made != key)
        {
            self.make_courses(subject);
        }
        let Some(table) = &mut self.table else { return };
        let (busy, checked) = table.disputes.checking;
        if busy.is_none() && checked != Some(table.revision) {
            let revision = table.revision;
            if table.all_disputes(lang).is_empty() {
                table.disputes.checking = (None, Some(revision));
                return;
            }
            let ticket = self.ticket();
            let Some(table) = &mut self.table else { return };
            table.disputes.checking = (Some(ticket), Some(revision));
            let mut log = table.log();
            let damaged = matches!(
                table.access,
                Access::Memory(WhyMemory::Damaged { .. } | WhyMemory::Torn(_))
            );
            if damaged && log.path.is_some() {
                log.bytes = None;
            }
            self.start(Job::Check { ticket, log });
        }
    }

    /// The disputes of the log were checked, or could not be.
    pub(super) fn disputes_checked(
        &mut self,
        ticket: u64,
        result: Result<Vec<CheckedDispute>, String>,
    ) {
        if let Some(table) = &mut self.table
            && table.disputes.checking.0 == Some(ticket)
        {
            table.disputes.checking.0 = None;
            table.disputes.reproduced = match result {
                Ok(checked) => Reproduced::Known(Rc::new(checked)),
                Err(why) => Reproduced::Failed(why),
            };
        }
        self.keep_disputes();
    }
}

#[cfg(test)]
mod tests;

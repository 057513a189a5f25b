//! What the window knows and does, without the window: no toolkit, no clock, no file.
//!
//! [`Model::apply`] carries out one [`Command`]; what it cannot do by itself (files, threads, the
//! clipboard) it leaves in [`Model::effects`] for the [`platform`](crate::platform), whose answers
//! come back by [`Model::finished`]. Panels read the model and never write it.
//!
//! One file for each subject. A game that is open is a [`Table`]: a review, and how it is looked at.

mod address;
mod begin;
mod bots;
mod browse;
mod changes;
mod compare;
mod correcting;
mod course;
mod dialog;
mod dispute;
mod export;
mod file;
mod find;
mod go;
mod insight;
mod kept;
mod library;
mod line;
mod line_name;
mod look;
mod note;
mod notice;
mod offers;
mod picking;
mod play;
mod problem;
mod settings;
mod shown;
mod table;
mod tree;
mod unsaved;
mod verify;

pub use begin::name_of_seat;
pub use bots::SinceMine;
pub use changes::Changes;
pub use compare::{Comparison, Side, SideBySide, Told};
pub use correcting::{Corrected, StillAsked};
pub use course::LineCourse;
pub use dialog::Dialog;
pub use dispute::{
    Answered, Beside, Courses as BesideCourses, DisputeState, FilingDraft, FilingProblem,
    OtherSide, ReadingEffect, ReadingShown, Reproduced, Subject, readings_of,
};
pub use file::{Access, Back, Damage, DamageKind, Opened, Opening, WhyMemory};
pub use find::{FindState, Finding, Query, Wanted, needles, places};
pub use insight::{
    Curve, CurvePoint, Insight, InsightState, Lesson, Progress, Tried, TurningPoint, Verdict,
};
pub use kept::FileKept;
pub use library::{Column, GameEntry, Library, Sort};
pub use line::{BranchDraft, BranchStart, Leaving, called};
pub use line_name::{AutoName, closed, won};
pub use look::LookState;
pub use note::{NoteBook, NoteEntry};
pub use notice::{Notice, Weight};
pub use offers::{Offers, Price};
pub use picking::{Menu, MenuKind};
pub use play::{PlayState, Playing, WhyNot};
pub use problem::{BeginProblem, Problem, WriteProblem};
pub use settings::Settings;
pub use shown::{EventShown, Shown};
pub use table::{Arrived, Table};
pub use tree::{DEPTH_MAX, LineTree, TreeFrom, TreeRow};
pub use unsaved::Waiting;
pub use verify::Verification;

use crate::command::Command;
use crate::platform::{Done, Job};
use kanso_engine::{Lang, Seat};
use kanso_replay::games::Games;
use kanso_replay::insight::Effort;
use kanso_replay::review::Bot;
use std::path::PathBuf;

/// What the model asks of the world outside.
#[derive(Debug)]
pub enum Effect {
    /// Do this beside the frames; the answer comes back by [`Model::finished`].
    Start(Job),
    /// Put this text on the clipboard.
    Copy(String),
    /// Zoom and pan the board so that all of it is seen.
    FitBoard,
    /// End the program.
    Quit,
}

/// What the window knows.
#[derive(Default)]
pub struct Model {
    /// The games of the program.
    pub games: Games,
    /// What is kept between runs.
    pub settings: Settings,
    /// The games of a folder.
    pub library: Library,
    /// The game that is open.
    pub table: Option<Table>,
    /// What is being opened, or could not be.
    pub opening: Opening,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// Messages that were not put away yet, the oldest first.
    pub notices: Vec<Notice>,
    /// What is to be done outside, in order.
    pub effects: Vec<Effect>,
    /// Where new files are proposed when nothing is known of where games are kept.
    pub home: Option<PathBuf>,
    /// What is written here is given to the person, as a browser does; then games are kept in the home folder
    /// and nowhere else. None: files go wherever one says.
    pub downloads: Option<PathBuf>,
    /// Whether what was done is on the disk already; none where it always is before it is seen.
    pub kept: Option<bool>,
    /// The address of the page that shows games, to stand before a link; empty: there is none.
    pub base: String,
    /// True if what falls is asked below the table, as in a hand, and no dialog is opened for it.
    pub asks_below: bool,
    /// The ticket of the log that is being saved.
    saving: Option<u64>,
    /// True if a dialog of the system is open.
    browsing: bool,
    /// True if what analyses play out is kept for the next time.
    pub keeps_analyses: bool,
    /// How much analyses play out.
    pub effort: Effort,
    /// The bots of the game that is being begun.
    bots_to_come: Vec<(Seat, Bot)>,
    /// How many jobs were started: an answer to an older one of the same kind is not wanted any more.
    pub tickets: u64,
}

impl Model {
    /// A window for these games, with these settings and nothing open.
    pub fn new(games: Games, settings: Settings) -> Self {
        Self { games, settings, ..Self::default() }
    }

    /// The language that is spoken.
    pub fn lang(&self) -> Lang {
        self.settings.lang()
    }

    /// Carries out a command. What cannot be done is told by a notice; nothing is lost by it.
    pub fn apply(&mut self, command: Command) {
        match command {
            Command::File(command) => self.apply_file(command),
            Command::Go(command) => self.apply_go(command),
            Command::Line(command) => self.apply_line(command),
            Command::Play(command) => self.apply_play(command),
            Command::Look(command) => self.apply_look(command),
            Command::Note(command) => self.apply_note(command),
            Command::Find(command) => self.apply_find(command),
            Command::Insight(command) => self.apply_insight(command),
            Command::Dispute(command) => self.apply_dispute(command),
            Command::Settings(command) => self.apply_settings(command),
        }
        self.keep_verified();
        self.keep_finding();
        self.keep_disputes();
    }

    /// Takes the answer of a job.
    pub fn finished(&mut self, done: Done) {
        match done {
            Done::Opened { ticket, result } => self.opened(ticket, result),
            Done::Folder { ticket, path } => self.folder(ticket, path),
            Done::Same { ticket } => self.same(ticket),
            Done::Begun { ticket, result } => self.begun(ticket, result),
            Done::Saved { ticket, path, result } => self.saved(ticket, &path, result),
            Done::Listed { ticket, entries } => self.library.listed(ticket, entries),
            Done::ListEnded { ticket, problem } => self.library.list_ended(ticket, problem),
            Done::Verified { ticket, report } => self.verified(ticket, report),
            Done::Checked { ticket, result } => self.disputes_checked(ticket, result),
            Done::Courses { ticket, result } => self.courses_made(ticket, result),
            Done::Filed { path, result } => self.filed(&path, result),
            Done::Effect { ticket, of, effect } => self.effect_found(ticket, of, effect),
            Done::Settled { result } => self.settled(result),
            Done::Analysed { ticket, news } => self.analysed(ticket, news),
            Done::Weighed { ticket, result, last } => self.weighed(ticket, result, last),
            Done::Indexed { ticket, index } => self.indexed(ticket, index),
            Done::Deleted { path, result } => self.deleted(&path, result),
            Done::Linked { result } => self.linked(result),
            Done::Written { path, result } => self.written(&path, result),
            Done::Picked { place, path } => self.browsed(place, path),
        }
    }

    /// Lets time pass: games that play by themselves, bots. `now` is in seconds from any start.
    /// Returns after how many seconds there is something to do again; none: nothing is going on.
    pub fn tick(&mut self, now: f64) -> Option<f64> {
        let bots = self.tick_bots(now);
        let playing = self.tick_playing(now);
        self.tick_insight(now);
        self.keep_verified();
        self.keep_finding();
        self.keep_disputes();
        let notices = self.tick_notices(now);
        [bots, playing, notices].into_iter().flatten().reduce(f64::min)
    }

    /// A number for a job whose answer replaces those of the jobs before it.
    pub(crate) fn ticket(&mut self) -> u64 {
        self.tickets += 1;
        self.tickets
    }

    pub(crate) fn start(&mut self, job: Job) {
        self.effects.push(Effect::Start(job));
    }
}

#[cfg(test)]
pub(crate) mod testing;

//! Work that is done beside the frames: what is asked, what comes back.

use super::disputes::{self, Log};
use super::index::{Index, IndexOf, collect};
#[cfg(not(target_family = "wasm"))]
use super::insight;
use super::insight::{AnalyseOf, News};
use super::open::Found;
use super::settle::{self, Golden, SettledGame};
use super::{Pick, Stop, begin, export, list, open, save};
use crate::command::{GameExport, NewGame, PathFor, ReportWish, SettleText};
use crate::model::{
    BeginProblem, BesideCourses, FilingProblem, GameEntry, Opened, Problem, ReadingEffect, Subject,
    WriteProblem,
};
use kanso_engine::{Eye, Lang};
use kanso_replay::address::Address;
use kanso_replay::dispute::{CheckedDispute, Filing};
use kanso_replay::games::Games;
use kanso_replay::insight::{Analysis, Effort, Worths};
use kanso_replay::link;
use kanso_replay::log::record::LineId;
use kanso_replay::log::store;
use kanso_replay::reading::{self, LOG_LEN_MAX};
use kanso_replay::review::Position;
use kanso_replay::tell::Routine;
use kanso_replay::verify::{Report, verify};
use std::path::PathBuf;

/// Work to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Job {
    /// Open a log.
    Open {
        /// Of the newest wish of its kind.
        ticket: u64,
        /// The file.
        path: PathBuf,
        /// The file that is open already.
        held: Option<PathBuf>,
        /// True if a torn tail is cut off, and kept beside the file.
        go_on: bool,
    },
    /// Begin a game.
    Begin {
        /// Of the newest wish of its kind.
        ticket: u64,
        /// What it is made of.
        game: Box<NewGame>,
    },
    /// Let bots play a game, to look at it.
    Example {
        /// Of the newest wish of its kind.
        ticket: u64,
        /// Id of the game.
        game: String,
    },
    /// Save a log as a new file, and open that.
    Save {
        /// Of the newest wish of its kind.
        ticket: u64,
        /// The new file.
        path: PathBuf,
        /// The log, where it is in memory.
        bytes: Option<Vec<u8>>,
        /// Its file, where it is not.
        from: Option<PathBuf>,
    },
    /// Ask in a dialog of the system.
    Pick {
        /// For what.
        what: Pick,
        /// What the dialog is called.
        title: String,
        /// What logs are called.
        kind: String,
        /// The folder that it shows first.
        from: Option<PathBuf>,
        /// What wants the path; none: it is opened.
        place: Option<PathFor>,
    },
    /// List the logs of a folder and of those in it.
    List {
        /// Of the newest wish of its kind.
        ticket: u64,
        /// The folder.
        folder: PathBuf,
        /// Whether nobody wants the list any more.
        stop: Stop,
    },
    /// Verify a log.
    Verify {
        /// Of the newest wish of its kind.
        ticket: u64,
        /// The log, where it is in memory.
        bytes: Option<Vec<u8>>,
        /// Its file, where it is not.
        path: Option<PathBuf>,
    },
    /// Run the disputes of a log again.
    Check {
        /// Of the newest wish of its kind.
        ticket: u64,
        /// The log.
        log: Log,
    },
    /// Make the courses that are put beside what was played.
    Courses {
        /// Of the newest wish of its kind.
        ticket: u64,
        /// The log.
        log: Log,
        /// Of what.
        of: Subject,
        /// The language of what is told of them.
        lang: Lang,
    },
    /// Write a dispute as a new file; never over one that is there.
    File {
        /// The new file.
        path: PathBuf,
        /// The log.
        log: Log,
        /// What is filed.
        filing: Box<Filing>,
        /// The language that it was typed in.
        lang: Lang,
    },
    /// Find out what values of readings would do to a line.
    Effects {
        /// Of the dialog that wants it.
        ticket: u64,
        /// The log.
        log: Log,
        /// The line.
        line: LineId,
        /// The id of each reading, and the value.
        of: Vec<(String, String)>,
    },
    /// Write the report of a dispute, as [`Job::Write`] does.
    Report {
        /// The file.
        path: PathBuf,
        /// The log.
        log: Log,
        /// Of which dispute, and how.
        wish: ReportWish,
        /// The language.
        lang: Lang,
        /// The name of the log's file.
        file: String,
        /// The address of the page that shows games, to stand before a link; empty: there is none.
        base: String,
    },
    /// Make the ruling of a dispute.
    Settle {
        /// The log.
        log: Log,
        /// What is decided.
        text: Box<SettleText>,
        /// The language of what stands against it.
        lang: Lang,
    },
    /// Write the golden game of a ruling, and its transcript.
    Golden(Box<Golden>),
    /// Find out who was winning when on a line, and what choices cost.
    Analyse {
        /// Of the newest wish of its kind.
        ticket: u64,
        /// What is analysed.
        of: AnalyseOf,
        /// Whether nobody wants it any more.
        stop: Stop,
    },
    /// Find out what each choice at a place is worth.
    Weigh {
        /// Of the newest wish of its kind.
        ticket: u64,
        /// The log.
        log: Log,
        /// The place: behind an event.
        at: Position,
        /// For whom.
        eye: Eye,
        /// How much is played out.
        effort: Effort,
        /// Whether nobody wants it any more.
        stop: Stop,
    },
    /// Collect the words of the events of a line.
    Index {
        /// Of the newest wish of its kind.
        ticket: u64,
        /// Which.
        of: IndexOf,
    },
    /// Draw an SVG document as PNG, and write that as [`Job::Write`] does.
    Draw {
        /// The file.
        path: PathBuf,
        /// The document.
        svg: String,
    },
    /// Write a game in another form, as [`Job::Write`] does.
    Export {
        /// The file.
        path: PathBuf,
        /// The log.
        log: Log,
        /// The form, and for whom.
        export: GameExport,
        /// The line, and where a page opens.
        at: Position,
        /// What a page shows of who was winning when.
        analysis: Option<Box<Analysis>>,
        /// The language.
        lang: Lang,
        /// What becomes of routine facts.
        routine: Routine,
    },
    /// Delete a file.
    Delete {
        /// The file.
        path: PathBuf,
    },
    /// Put a log into a link.
    Link {
        /// The log.
        log: Log,
        /// Where it opens.
        at: Address,
    },
    /// Write a new file; never over one that is there.
    Write {
        /// The file.
        path: PathBuf,
        /// What it says.
        bytes: Vec<u8>,
    },
}

/// What came of a job.
#[derive(Debug)]
pub enum Done {
    /// A log was opened, or not.
    Opened {
        /// The ticket of the job.
        ticket: u64,
        /// The game, or the file and why not.
        result: Result<Opened, (PathBuf, Problem)>,
    },
    /// There is a folder where a log was wanted.
    Folder {
        /// The ticket of the job.
        ticket: u64,
        /// The folder.
        path: PathBuf,
    },
    /// The log that was wanted is open already.
    Same {
        /// The ticket of the job.
        ticket: u64,
    },
    /// A game was begun or played by bots, or not.
    Begun {
        /// The ticket of the job.
        ticket: u64,
        /// The game, or why not.
        result: Result<Opened, BeginProblem>,
    },
    /// A log was saved as a new file, or not.
    Saved {
        /// The ticket of the job.
        ticket: u64,
        /// The new file.
        path: PathBuf,
        /// The game as it is there, or why not.
        result: Result<Opened, WriteProblem>,
    },
    /// Some logs of a folder, in the order of their paths.
    Listed {
        /// The ticket of the job.
        ticket: u64,
        /// What is known of them.
        entries: Vec<GameEntry>,
    },
    /// All of a folder was listed.
    ListEnded {
        /// The ticket of the job.
        ticket: u64,
        /// Why the folder could not be read.
        problem: Option<String>,
    },
    /// A log was verified.
    Verified {
        /// The ticket of the job.
        ticket: u64,
        /// What was found; none: its file could not be read.
        report: Option<Report>,
    },
    /// The disputes of a log were run again.
    Checked {
        /// The ticket of the job.
        ticket: u64,
        /// What was found, or why nothing could be.
        result: Result<Vec<CheckedDispute>, String>,
    },
    /// The courses beside what was played were made, or not.
    Courses {
        /// The ticket of the job.
        ticket: u64,
        /// The courses, or why there are none.
        result: Result<BesideCourses, String>,
    },
    /// A dispute was written, or not.
    Filed {
        /// The new file.
        path: PathBuf,
        /// Why not.
        result: Result<(), FilingProblem>,
    },
    /// What a value of a reading would do was found out.
    Effect {
        /// The ticket of the job.
        ticket: u64,
        /// The id of the reading, and the value.
        of: (String, String),
        /// What it would do.
        effect: ReadingEffect,
    },
    /// The ruling of a dispute was made, or why it cannot be.
    Settled {
        /// The ruling, and its golden game.
        result: Result<Box<SettledGame>, String>,
    },
    /// Something of an analysis is known.
    Analysed {
        /// The ticket of the job.
        ticket: u64,
        /// What.
        news: News,
    },
    /// What choices are worth is known, better each time; none: nobody decides there.
    Weighed {
        /// The ticket of the job.
        ticket: u64,
        /// What they are worth, or why nothing can be told.
        result: Result<Option<Worths>, String>,
        /// True if nothing more will come of this job.
        last: bool,
    },
    /// Some words of a line were collected.
    Indexed {
        /// The ticket of the job.
        ticket: u64,
        /// The words.
        index: Index,
    },
    /// A file was deleted, or not.
    Deleted {
        /// The file.
        path: PathBuf,
        /// Why not.
        result: Result<(), String>,
    },
    /// A log was put into a link, or not.
    Linked {
        /// The link from its `#` on, or why there is none.
        result: Result<String, String>,
    },
    /// A file was written, or not.
    Written {
        /// The file.
        path: PathBuf,
        /// Why not.
        result: Result<(), WriteProblem>,
    },
    /// A dialog of the system was closed.
    Picked {
        /// What wanted the path.
        place: Option<PathFor>,
        /// What was picked; none: nothing, or there is no such dialog.
        path: Option<PathBuf>,
    },
}

impl Job {
    /// Does the work; `tell` takes what comes of it, more than once where it comes bit by bit.
    pub fn run(self, games: Games, tell: &dyn Fn(Done)) {
        match self {
            Self::Open { ticket, path, held, go_on } => {
                tell(match open::open(games, &path, held.as_deref(), go_on) {
                    Ok(Found::Log(opened)) => Done::Opened { ticket, result: Ok(opened) },
                    Ok(Found::Folder(path)) => Done::Folder { ticket, path },
                    Ok(Found::Same) => Done::Same { ticket },
                    Err(problem) => Done::Opened { ticket, result: Err(problem) },
                });
            }
            Self::Begin { ticket, game } => {
                tell(Done::Begun { ticket, result: begin::begin(games, &game) });
            }
            Self::Example { ticket, game } => {
                tell(Done::Begun { ticket, result: begin::example(games, &game) });
            }
            Self::Save { ticket, path, bytes, from } => {
                let result = save::save(games, &path, bytes, from);
                tell(Done::Saved { ticket, path, result });
            }
            #[cfg(not(target_family = "wasm"))]
            Self::Pick { what, title, kind, from, place } => {
                let path = super::pick::pick(&what, &title, &kind, from.as_deref());
                tell(Done::Picked { place, path });
            }
            #[cfg(not(target_family = "wasm"))]
            Self::Analyse { ticket, of, stop } => {
                insight::analyse(games, of, &stop, &|news| tell(Done::Analysed { ticket, news }));
            }
            #[cfg(not(target_family = "wasm"))]
            Self::Weigh { ticket, log, at, eye, effort, stop } => {
                insight::weigh(games, log, (at, eye, effort), &stop, &|result, last| {
                    tell(Done::Weighed { ticket, result, last });
                });
            }
            // What takes long or waits for a person the platform does there.
            #[cfg(target_family = "wasm")]
            Self::Pick { .. } | Self::Analyse { .. } | Self::Weigh { .. } => {}
            Self::List { ticket, folder, stop } => {
                let listed = list::list(games, &folder, &stop, |entries| {
                    tell(Done::Listed { ticket, entries });
                });
                tell(Done::ListEnded { ticket, problem: listed.err() });
            }
            Self::Verify { ticket, bytes, path } => {
                let bytes = bytes.or_else(|| reading::read(&path?, LOG_LEN_MAX).ok());
                tell(Done::Verified {
                    ticket,
                    report: bytes.map(|bytes| verify(games, &bytes, None)),
                });
            }
            Self::Check { ticket, log } => {
                tell(Done::Checked { ticket, result: disputes::check(games, log) });
            }
            Self::Courses { ticket, log, of, lang } => {
                tell(Done::Courses { ticket, result: disputes::courses(games, log, of, lang) });
            }
            Self::File { path, log, filing, lang } => {
                let result = disputes::file(games, &path, log, &filing, lang);
                tell(Done::Filed { path, result });
            }
            Self::Effects { ticket, log, line, of } => {
                let bytes = log.read();
                for of in of {
                    let effect = match &bytes {
                        Ok(bytes) => disputes::effect(games, bytes, line, &of),
                        Err(why) => ReadingEffect::Failed(why.clone()),
                    };
                    tell(Done::Effect { ticket, of, effect });
                }
            }
            Self::Report { path, log, wish, lang, file, base } => {
                let told = disputes::report(games, log, wish, (lang, file, base));
                write_made(told.map(String::into_bytes), path, games, tell);
            }
            Self::Settle { log, text, lang } => {
                let result = settle::settle(games, log, &text, lang).map(Box::new);
                tell(Done::Settled { result });
            }
            Self::Golden(golden) => {
                let (path, result) = match golden.write() {
                    Ok(()) => (golden.path, Ok(())),
                    Err((path, problem)) => (path, Err(problem)),
                };
                tell(Done::Written { path, result });
            }
            Self::Draw { path, svg } => match kanso_replay::draw::png(&svg) {
                Ok(bytes) => Self::Write { path, bytes }.run(games, tell),
                Err(why) => tell(Done::Written { path, result: Err(WriteProblem::Other(why)) }),
            },
            Self::Export { path, log, export, at, analysis, lang, routine } => {
                let page = (at, analysis.as_deref());
                let made = export::export(games, log, export, page, (lang, routine));
                write_made(made, path, games, tell);
            }
            Self::Delete { path } => {
                let result = store::remove(&path).map_err(|error| error.to_string());
                tell(Done::Deleted { path, result });
            }
            Self::Link { log, at } => {
                let made = log.read().and_then(|bytes| {
                    link::link(&bytes, Some(&at)).map_err(|error| error.to_string())
                });
                tell(Done::Linked { result: made });
            }
            Self::Index { ticket, of } => collect(games, ticket, of, tell),
            Self::Write { path, bytes } => {
                let result = save::write(&path, &bytes);
                tell(Done::Written { path, result });
            }
        }
    }
}

/// Writes a text as a new file, or tells why there is none.
fn write_made(made: Result<Vec<u8>, String>, path: PathBuf, games: Games, tell: &dyn Fn(Done)) {
    match made {
        Ok(bytes) => Job::Write { path, bytes }.run(games, tell),
        Err(why) => tell(Done::Written { path, result: Err(WriteProblem::Other(why)) }),
    }
}

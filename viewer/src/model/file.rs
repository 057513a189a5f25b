//! Opening, closing and saving.

use super::{Model, Problem, Table, Weight, WriteProblem};
use crate::command::{DialogKind, FileCommand, SettingsCommand};
use crate::platform::{Job, Pick};
use crate::words::{self, banner, opening};
use kanso_engine::Eye;
use kanso_replay::log::write::Cut;
use kanso_replay::review::{Axis, Position, Review};
use std::path::{Path, PathBuf};

/// Where edits go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Access {
    /// To the file, each before it is seen.
    File,
    /// Nowhere yet: they stay in memory until they are saved as a new file.
    Memory(WhyMemory),
}

/// Why edits stay in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WhyMemory {
    /// The game is new and has no file.
    New,
    /// Bots played it, to be looked at.
    Example,
    /// Another program writes the file.
    Locked,
    /// The file may not be written: in the words of the system.
    ReadOnly(String),
    /// The end of the file was torn off by a crash: so many bytes are left out.
    Torn(u64),
    /// The file is damaged: what is before the damage is shown.
    Damaged(Damage),
}

/// Where a file is damaged, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The byte from which on nothing is shown.
    pub at: u64,
    /// After how many events of the game; none: it has several lines, and any may have gone on.
    pub after: Option<u32>,
    /// How many bytes are left out.
    pub dropped: u64,
    /// In what way.
    pub kind: DamageKind,
    /// In the words of the library.
    pub detail: String,
}

/// In what way a file is damaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DamageKind {
    /// A record is not as it was written, or stands elsewhere than it did.
    Altered,
    /// A record holds and says nothing that can be understood.
    Nonsense,
    /// A record does not fit those before it.
    Misfit,
}

/// A game that was opened.
pub struct Opened {
    /// The review.
    pub review: Box<dyn Review>,
    /// The file.
    pub path: Option<PathBuf>,
    /// Where edits go.
    pub access: Access,
    /// What a crash had torn off and is kept beside the file now.
    pub cut: Option<Cut>,
}

impl std::fmt::Debug for Opened {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Opened").field("path", &self.path).finish_non_exhaustive()
    }
}

/// What is being opened, or could not be.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Opening {
    /// Nothing.
    #[default]
    Idle,
    /// A file is being read.
    Busy {
        /// The file; none: a game that is being made.
        path: Option<PathBuf>,
        /// The ticket of the job.
        ticket: u64,
        /// Where one stood, to go there again.
        back: Option<Back>,
    },
    /// A file could not be opened.
    Failed {
        /// The file.
        path: PathBuf,
        /// Why.
        problem: Problem,
    },
}

/// How a game was looked at, to look at it so again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Back {
    here: Position,
    eye: Eye,
    hindsight: bool,
    page: Option<String>,
}

impl Back {
    /// How a table is looked at.
    pub fn of(table: &Table) -> Self {
        let page = table.look.page.clone();
        Self { here: table.here(), eye: table.eye, hindsight: table.hindsight, page }
    }

    /// Looks at a table so; where it is shorter now, at its end.
    fn restore(self, table: &mut Table) {
        if let Some(len) = table.review().len(self.here.line) {
            let event = self.here.event.min(len);
            let beat = self
                .here
                .beat
                .filter(|beat| event == self.here.event && *beat < table.review().beats(event));
            // The place is there; otherwise one stays where one is.
            let _ = table.go(Position { event, beat, ..self.here });
        }
        let is_seated = |eye| match eye {
            Eye::All | Eye::Public => true,
            Eye::Seat(seat) => seat.index() < table.review().names().len(),
        };
        if is_seated(self.eye) {
            table.eye = self.eye;
        }
        table.hindsight = self.hindsight;
        table.look.page = self.page;
    }
}

impl Model {
    pub(super) fn apply_file(&mut self, command: FileCommand) {
        let Some(command) = self.leave_first(command) else { return };
        match command {
            FileCommand::Open(path) => self.open(path, false, None),
            FileCommand::Dropped(paths) => self.dropped(paths),
            FileCommand::Ask => self.browse(Pick::Log),
            FileCommand::AskFolder => self.browse(Pick::Folder),
            FileCommand::AskPath(place) => self.browse_for(&place),
            FileCommand::Path(place, path) => self.browsed_for(&place, &path),
            FileCommand::Close | FileCommand::Library => {
                self.close_table();
                self.opening = Opening::Idle;
                self.list_again();
            }
            FileCommand::Beside(way) => self.open_beside(way),
            FileCommand::Reload => self.open_again(false),
            FileCommand::GoOn => self.open_again(true),
            FileCommand::SaveAs(path) => self.save_as(path),
            FileCommand::Delete => self.delete(),
            FileCommand::ForgetFolder => self.forget_folder(),
            FileCommand::ForgetRecent(path) => {
                self.settings.recent.retain(|known| *known != path);
                if matches!(&self.opening, Opening::Failed { path: failed, .. } if *failed == path)
                {
                    self.opening = Opening::Idle;
                }
            }
            FileCommand::LibrarySearch(text) => self.library.search = text,
            FileCommand::LibrarySort(sort) => self.settings.sort = sort,
            FileCommand::Begin(game) => self.propose_game(&game),
            FileCommand::New(game) => self.begin(game),
            FileCommand::Example(game) => self.example(game),
            FileCommand::Leave => self.leave(),
        }
    }

    fn dropped(&mut self, paths: Vec<PathBuf>) {
        let several = paths.len() > 1;
        let Some(path) = paths.into_iter().next() else { return };
        if several {
            let file = path.display().to_string();
            let text = words::fill(opening::ONE_AT_A_TIME, self.lang(), &[("file", &file)]);
            self.say(Weight::Info, text);
        }
        self.apply_file(FileCommand::Open(path));
    }

    fn open(&mut self, path: PathBuf, go_on: bool, back: Option<Back>) {
        let ticket = self.ticket();
        // The file that is open here is locked by this very program.
        let held = self.table.as_ref().and_then(|table| table.path.clone());
        self.opening = Opening::Busy { path: Some(path.clone()), ticket, back };
        self.start(Job::Open { ticket, path, held, go_on });
    }

    /// Reads the file that is open once more, from the disk.
    fn open_again(&mut self, go_on: bool) {
        match &self.table {
            Some(table) => {
                let Some(path) = table.path.clone() else { return };
                let back = Some(Back::of(table));
                // Its lock is let go before it is asked for again.
                self.close_table();
                self.open(path, go_on, back);
            }
            None => {
                if let Opening::Failed { path, .. } = &self.opening {
                    let path = path.clone();
                    self.open(path, go_on, None);
                }
            }
        }
    }

    /// The file that is wanted is open already.
    pub(super) fn same(&mut self, ticket: u64) {
        if self.is_awaited(ticket) {
            self.opening = Opening::Idle;
            self.open_again(false);
        }
    }

    /// A folder is listed where a file was wanted.
    pub(super) fn folder(&mut self, ticket: u64, path: PathBuf) {
        if self.is_awaited(ticket) {
            self.close_table();
            self.opening = Opening::Idle;
            self.list(path);
        }
    }

    fn is_awaited(&self, wanted: u64) -> bool {
        matches!(&self.opening, Opening::Busy { ticket, .. } if *ticket == wanted)
    }

    /// A file was opened, or not.
    pub(super) fn opened(&mut self, ticket: u64, result: Result<Opened, (PathBuf, Problem)>) {
        // A newer wish has overtaken it; a game that is bound to its file lets go of it here.
        if !self.is_awaited(ticket) {
            return;
        }
        let Opening::Busy { back, .. } = std::mem::take(&mut self.opening) else { return };
        match result {
            Ok(opened) => {
                self.show(opened);
                if let (Some(back), Some(table)) = (back, &mut self.table) {
                    back.restore(table);
                }
            }
            // What is open stays open.
            Err((path, problem)) if self.table.is_some() => {
                let lang = self.lang();
                let place = path.display().to_string();
                let title = problem.title(lang);
                let next = problem.next().in_lang(lang);
                self.complain(words::fill(
                    opening::FAILED,
                    lang,
                    &[("file", &place), ("why", &title), ("next", next)],
                ));
            }
            Err((path, problem)) => self.opening = Opening::Failed { path, problem },
        }
    }

    /// Shows a game from its start, on the line that is shown first.
    pub fn show(&mut self, opened: Opened) {
        self.close_table();
        // What came with a page will not be there again.
        let stays = |path: &&PathBuf| path.parent().is_none_or(|folder| self.is_writable(folder));
        if let Some(path) = opened.path.as_ref().filter(stays) {
            self.settings.remember(path.clone());
        }
        let mut table = Table::new(opened.review, opened.path, opened.access);
        table.axis = if self.settings.by_decision { Axis::Decisions } else { Axis::Events };
        let first = table.review().lines().into_iter().find(|line| line.promoted);
        if let Some(first) = first {
            // The line is one of the list: it is there.
            let _ = table.go(Position::after(first.id, 0));
        }
        if let Some(first) = table.all_disputes(self.lang()).first() {
            // Whoever opens a dispute wants to see what it is about; a line that breaks a rule may
            // not lead there.
            let _ = table.go(first.contested());
        }
        let kept = table.path.as_deref().and_then(|path| self.settings.kept(path));
        if let Some(kept) = kept {
            table.take_up(kept);
        }
        self.table = Some(table);
        self.keep_verified();
        self.keep_disputes();
        if let Some(cut) = opened.cut {
            let (bytes, file) = (cut.bytes.to_string(), cut.kept_in);
            let text =
                words::fill(banner::CUT_KEPT, self.lang(), &[("bytes", &bytes), ("file", &file)]);
            self.say(Weight::Warning, text);
        }
    }

    /// Closes the game: each line that grew gets a checkpoint.
    pub(super) fn close_table(&mut self) {
        self.dialog = None;
        self.keep_file();
        if let Some(mut table) = self.table.take()
            && let Err(error) = table.review.finish()
        {
            self.say(Weight::Warning, error.to_string());
        }
    }

    /// Deletes the file of the game that is open, where games are kept for the person and by nobody else.
    fn delete(&mut self) {
        let open = self.table.as_ref().filter(|table| table.access == Access::File);
        let Some(path) = open.and_then(|table| table.path.clone()) else { return };
        if self.downloads.is_some() {
            self.close_table();
            self.settings.recent.retain(|known| *known != path);
            self.start(Job::Delete { path });
        }
    }

    /// A file was deleted, or not.
    pub(super) fn deleted(&mut self, path: &Path, result: Result<(), String>) {
        let (lang, file) = (self.lang(), path.display().to_string());
        match result {
            Ok(()) => {
                let told = words::fill(words::web::DELETED, lang, &[("file", &file)]);
                self.say(Weight::Info, told);
            }
            Err(why) => self.complain(format!("{file}: {why}")),
        }
        self.list_again();
    }

    fn save_as(&mut self, path: PathBuf) {
        let Some(table) = &self.table else { return };
        let (bytes, from) = (table.review.log_bytes(), table.path.clone());
        let ticket = self.ticket();
        self.saving = Some(ticket);
        self.start(Job::Save { ticket, path: with_ending(path), bytes, from });
    }

    /// The log was saved as a new file, or not: one goes on in the new one.
    pub(super) fn saved(&mut self, ticket: u64, path: &Path, result: Result<Opened, WriteProblem>) {
        if self.saving != Some(ticket) {
            return;
        }
        self.saving = None;
        match result {
            Ok(opened) => {
                let back = self.table.as_ref().map(Back::of);
                let seats = self.table.as_ref().map(|table| table.play.seats.clone());
                self.show(opened);
                if let (Some(back), Some(table)) = (back, &mut self.table) {
                    back.restore(table);
                    // Who played on plays on.
                    table.play.seats = seats.unwrap_or_default();
                }
                self.keep_file();
                let path = self.table.as_ref().and_then(|table| table.path.clone());
                self.written(&path.unwrap_or_default(), Ok(()));
            }
            Err(problem) => self.written(path, Err(problem)),
        }
    }

    /// A file was written, or not.
    pub(super) fn written(&mut self, path: &Path, result: Result<(), WriteProblem>) {
        let (lang, file) = (self.lang(), path.display().to_string());
        match result {
            Ok(()) => {
                self.exported(path);
                let text = words::fill(banner::WRITTEN, lang, &[("file", &file)]);
                self.say(Weight::Info, text);
            }
            Err(problem) => self.refuse(problem.words(&file, lang)),
        }
    }

    /// The folder where a new file is proposed: that of the game that is open, the one that is
    /// listed, that of the game that was open last.
    pub(super) fn place_for_new(&self) -> Option<&Path> {
        let open = self.table.as_ref().and_then(|table| table.path.as_deref());
        let last = || self.settings.recent.first().and_then(|path| path.parent());
        open.and_then(Path::parent)
            .or(self.library.folder.as_deref())
            .or_else(last)
            .filter(|folder| self.is_writable(folder))
            .or(self.home.as_deref())
    }

    /// False where a new file cannot be made for sure.
    pub(super) fn is_writable(&self, folder: &Path) -> bool {
        match (&self.downloads, &self.home) {
            (Some(_), Some(home)) => folder.starts_with(home),
            _ => true,
        }
    }

    /// Where the log is proposed to be saved: under a name of its own.
    pub fn propose_path(&self) -> String {
        let table = self.table.as_ref();
        let named = table.and_then(|table| table.path.as_deref());
        let stem = named.and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
        let stem = stem.or_else(|| table.map(|table| table.review().meta().id.to_owned()));
        let folder = self.place_for_new();
        // Beside the file it needs another name.
        let is_beside = named.is_some_and(|path| path.parent() == folder);
        let number = if is_beside { "-2" } else { "" };
        let name = format!("{}{number}.{ENDING}", stem.unwrap_or_default());
        folder.map_or_else(|| name.clone(), |folder| folder.join(&name).display().to_string())
    }

    /// Opens a dialog.
    pub(super) fn ask(&mut self, kind: DialogKind) {
        self.apply_settings(SettingsCommand::Open(kind));
    }
}

/// How the name of a log ends.
const ENDING: &str = "kanso";

/// The path with the ending of a log, where it has none.
pub(super) fn with_ending(path: PathBuf) -> PathBuf {
    if path.extension().is_some() || path.file_name().is_none() {
        return path;
    }
    path.with_extension(ENDING)
}

#[cfg(test)]
mod tests;

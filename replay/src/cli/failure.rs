//! What a command came to: a finding, or a failure with what, where and what to do next.

use super::files;
use super::terminal::Style;
use crate::bug::Bug;
use crate::foreign::{Plain, plain, word};
use crate::log::LogError;
use crate::log::write::WriteError;
use crate::reading::Unreadable;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What a command found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// All is well: exit status 0.
    Good,
    /// It was done, and what it found is bad: exit status 1.
    Bad,
}

impl Finding {
    /// Good if `good`.
    pub const fn good_if(good: bool) -> Self {
        if good { Self::Good } else { Self::Bad }
    }
}

impl From<Finding> for ExitCode {
    fn from(finding: Finding) -> Self {
        match finding {
            Finding::Good => Self::SUCCESS,
            Finding::Bad => Self::from(1),
        }
    }
}

/// Why a command could not be done, or was refused.
#[derive(Debug)]
pub struct Failure {
    what: String,
    path: Option<PathBuf>,
    next: Option<String>,
    status: u8,
    /// True if it is only the answer that could not be told.
    unheard: bool,
    quiet: bool,
}

impl Failure {
    /// It could not be done: exit status 2.
    pub fn cannot(what: impl ToString) -> Self {
        Self {
            what: what.to_string(),
            path: None,
            next: None,
            status: 2,
            unheard: false,
            quiet: false,
        }
    }

    /// It was refused, or what was found is bad: exit status 1.
    pub fn bad(what: impl ToString) -> Self {
        Self { status: 1, ..Self::cannot(what) }
    }

    /// The program stopped at it: a bug.
    pub fn bug(bug: &Bug) -> Self {
        Self::cannot(bug).next(Bug::NEXT)
    }

    /// It was refused, where a refusal is no finding: exit status 2.
    #[must_use]
    pub fn not_done(self) -> Self {
        Self { status: 2, ..self }
    }

    /// Names the file it is about.
    #[must_use]
    pub fn at(self, path: &Path) -> Self {
        Self { path: Some(path.to_owned()), ..self }
    }

    /// Says what to do next; `FILE` in it becomes the file that it is about, fit to be pasted.
    #[must_use]
    pub fn next(self, next: impl ToString) -> Self {
        Self { next: Some(next.to_string()), ..self }
    }

    /// True if it is a finding, not something that could not be done.
    pub fn is_finding(&self) -> bool {
        self.status == 1
    }

    /// What went wrong, in one line.
    pub fn what(&self) -> &str {
        &self.what
    }

    /// A file that could not be read, written or made.
    pub fn of_file(path: &Path, doing: &str, error: &io::Error) -> Self {
        let failure = Self::cannot(format!("cannot {doing}: {error}")).at(path);
        match error.kind() {
            io::ErrorKind::NotFound => failure.next("check the path: a part of it is not there"),
            io::ErrorKind::AlreadyExists => {
                failure.next("choose another name with -o; kanso never writes over a file")
            }
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                failure.next("choose a place where you may write, or change the permissions")
            }
            io::ErrorKind::NotADirectory => {
                failure.next("a part of the path is a file; choose a folder")
            }
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
                failure.next("make room on the disk and try again; nothing that was kept is lost")
            }
            io::ErrorKind::IsADirectory => failure.next("name a file in it"),
            _ if Unreadable::of(error).is_some() => failure.next("name a file"),
            _ => failure.next("nothing that was kept is lost; check the disk and try again"),
        }
    }

    /// A log that cannot be read: damage is a finding, anything else could not be done.
    pub fn of_log(error: &LogError, path: &Path) -> Self {
        let failure = match error {
            LogError::NotALog
            | LogError::NewerFormat { .. }
            | LogError::NoHeader { .. }
            | LogError::UnknownGame { .. }
            | LogError::OtherGame { .. }
            | LogError::NewerRules { .. } => Self::cannot(error),
            LogError::Record { .. } | LogError::Opening { .. } | LogError::Setup { .. }
                if error.is_newer() =>
            {
                Self::cannot(error)
            }
            LogError::Damaged { .. }
            | LogError::Torn { .. }
            | LogError::Record { .. }
            | LogError::FirstFrame { .. }
            | LogError::SecondHeader { .. }
            | LogError::TooManyFrames { .. }
            | LogError::TooManyEvents { .. }
            | LogError::Opening { .. }
            | LogError::Setup { .. } => Self::bad(error),
        };
        failure.at(path).next(error.next_step("FILE"))
    }

    /// A log that cannot be written.
    pub fn of_write(error: &WriteError, path: &Path) -> Self {
        match error {
            WriteError::Open(error) => files::not_opened(path, error),
            WriteError::Log(error) => Self::of_log(error, path),
            WriteError::TooLong(_) | WriteError::Unwritable(_) => {
                Self::cannot(error).at(path).next("make it smaller; the file is as it was")
            }
            WriteError::Full { .. } => Self::cannot(error).at(path).next(
                "`kanso line FILE extract 0 -o OUT` begins a shorter file; this one is whole",
            ),
            WriteError::Failed { .. } | WriteError::Poisoned { .. } => Self::cannot(error)
                .at(path)
                .next("make room or check the disk, then run the same command again"),
        }
    }

    /// Where only the answer could not be told, what was done before that: `kept` is what stands in
    /// files now.
    #[must_use]
    pub fn with_kept(self, kept: Option<String>) -> Self {
        match kept.filter(|_| self.unheard) {
            Some(kept) => Self { quiet: false, status: 2, ..self }.next(format!(
                "it is done all the same, so do not do it again: {kept}; look where standard output \
                 leads"
            )),
            None => self,
        }
    }

    /// Exit status of the program.
    pub fn exit_code(&self) -> ExitCode {
        ExitCode::from(self.status)
    }

    /// Shows the failure: what and where, then what to do next.
    pub fn show(&self, style: Style, to: &mut dyn Write) {
        if self.quiet {
            return;
        }
        // Names and messages may have something of a file in them.
        let place = self.path.as_ref().map(|path| format!("{}: ", Plain(path.display())));
        let (place, what) = (place.unwrap_or_default(), plain(&self.what));
        // Standard error is the last way to say something: if it is closed, nobody reads.
        let _ = writeln!(to, "{} {place}{what}", style.bad("error:"));
        if let Some(next) = &self.next {
            let file = self.path.as_ref().map(word);
            let next =
                plain(&file.map_or_else(|| next.clone(), |file| next.replace("FILE", &file)));
            let _ = writeln!(to, "{} {next}", style.faint("next:"));
        }
    }
}

/// The words could not be written out.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        let failure = Self::cannot(format!("cannot write the answer: {error}"));
        let failure = Self { unheard: true, ..failure };
        if error.kind() == io::ErrorKind::BrokenPipe {
            // `kanso review … | head`: the reader has seen enough.
            return Self { quiet: true, status: 0, ..failure };
        }
        failure.next("check where standard output goes; no file was changed")
    }
}

impl From<std::fmt::Error> for Failure {
    fn from(_: std::fmt::Error) -> Self {
        Self::cannot("cannot write the answer")
    }
}

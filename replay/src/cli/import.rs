//! `kanso import`

use super::{Failure, Finding, Io, files, terminal};
use crate::foreign::word;
use crate::link::{is_link, is_told, unlink};
use crate::log::jsonl::{self, ImportError};
use std::path::{Path, PathBuf};

/// Make a game's file from JSON Lines, as `kanso export --format jsonl` writes them, or from a link, as
/// `kanso link` makes them.
///
/// The text is read strictly; a wrong field is refused with its line, and a link that was cut or changed
/// is refused whole. Whether the rules allow what it says is another question: `kanso verify` answers it.
#[derive(Debug, clap::Args)]
pub struct Import {
    /// The text's file; or a link, in quotes.
    #[arg(value_name = "FILE|LINK")]
    file: PathBuf,
    /// The file to make; it must not be there yet.
    #[arg(short, long = "out", value_name = "OUT")]
    out: PathBuf,
}

impl Import {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        if let Some(link) = self.file.to_str().filter(|text| is_link(text) && !self.file.exists()) {
            return self.linked(link, io);
        }
        if self.file.to_str().is_some_and(is_told) && !self.file.exists() {
            return Err(Failure::cannot(
                "there is no game in this link, only what one eye was told",
            )
            .next("open it in a browser, or ask for the file"));
        }
        let text = files::read_lines(&self.file)?;
        let bytes = jsonl::import(io.games, &text).map_err(|error| {
            let next = match &error {
                ImportError::Changed { .. } => {
                    "put that line back as it was; where the change is meant, take its crc out"
                }
                ImportError::Chain { .. } => {
                    "export the log again and compare; where the change is meant, put the hash of the \
                     lines before in its place"
                }
                ImportError::Format { .. } => "read it with a newer kanso",
                ImportError::Game(_) => "`kanso games` lists the games; a newer kanso may have more",
                ImportError::Empty
                | ImportError::Line { .. }
                | ImportError::Header { .. }
                | ImportError::Words { .. }
                | ImportError::Lossy { .. }
                | ImportError::LongLine { .. }
                | ImportError::TooManyLines { .. }
                | ImportError::Build { .. } => {
                    "correct that line: it must look as the export to JSON Lines writes it"
                }
            };
            Failure::cannot(&error).at(&self.file).next(next)
        })?;
        files::make_own(&self.out, &bytes)?;
        let next = format!("kanso verify {}", word(&self.out));
        writeln!(io.out, "{}: {}", self.out.display(), io.style.id(&next))?;
        Ok(Finding::Good)
    }

    /// Makes the game of a link.
    fn linked(&self, link: &str, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let linked = unlink(link).map_err(|error| {
            // A link is long: its error says enough.
            Failure::cannot(&error).next("ask for the link again, or for the file")
        })?;
        files::make_own(&self.out, &linked.bytes)?;
        let made = word(&self.out);
        let next = match &linked.at {
            Some(at) => format!("kanso show {made} --at {at}"),
            None => format!("kanso verify {made}"),
        };
        writeln!(io.out, "{}: {}", self.out.display(), io.style.id(&next))?;
        if !linked.vouched {
            let told = "the link ends without the hash of its game: perhaps some of it is missing";
            terminal::warn(Path::new(&self.out), told);
        }
        Ok(Finding::Good)
    }
}

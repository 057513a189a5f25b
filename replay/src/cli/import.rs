//! `kanso import`

use super::{Failure, Finding, Io, files};
use crate::foreign::word;
use crate::log::jsonl::{self, ImportError};
use std::path::PathBuf;

/// Make a game's file from JSON Lines, as `kanso export --format jsonl` writes them.
///
/// The text is read strictly; a wrong field is refused with its line. Whether the rules allow what
/// it says is another question: `kanso verify` answers it.
#[derive(Debug, clap::Args)]
pub struct Import {
    /// The text.
    file: PathBuf,
    /// The file to make; it must not be there yet.
    #[arg(short, long = "out", value_name = "OUT")]
    out: PathBuf,
}

impl Import {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
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
}

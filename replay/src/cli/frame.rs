//! What stands around every command: who is looking, and what it came to as an exit status.
//!
//! Another program with commands about games has the same around them, and answers in the same way.

use super::terminal::{self, Broken, ColorChoice, Io, Style};
use super::{Failure, Finding, Stop, kept};
use crate::bug::outlived;
use crate::foreign::Sieve;
use crate::games::Games;
use crate::log::store::share;
use kanso_engine::Lang;
use std::io::{self, IsTerminal as _, Write as _};
use std::process::ExitCode;

/// What every command takes.
#[derive(Debug, clap::Args)]
pub struct Frame {
    /// Language that the game is told in; without it LC_ALL, LC_MESSAGES or LANG decides.
    #[arg(long, global = true, value_name = "en|ja", value_parser = terminal::lang)]
    lang: Option<Lang>,
    /// When to use colours; `auto` means on a terminal, unless NO_COLOR is set.
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "WHEN",
        default_value_t,
        hide_possible_values = true
    )]
    color: ColorChoice,
    /// Make games, and what tells all of them, as any other file: others on this machine may read them.
    /// Without it nobody else may, as a seed and hands stand in them; on Windows the rights of the
    /// folder decide.
    #[arg(long, global = true)]
    shared: bool,
}

impl Frame {
    /// Runs a command, and tells what it came to. `tells`: it tells people what happened, in lines that
    /// may be broken between words; other commands print files, tables and JSON.
    pub fn run(
        &self,
        games: Games,
        tells: bool,
        command: impl FnOnce(&mut Io<'_>) -> Result<Finding, Failure>,
    ) -> ExitCode {
        let lang = self.lang.unwrap_or_else(terminal::lang_of_environment);
        let stdout = io::stdout();
        let style = Style::new(self.color, stdout.is_terminal());
        // Nothing of a file that a terminal would obey gets past here, whatever printed it.
        let out = Sieve::new(io::BufWriter::new(stdout.lock()), style.colors);
        let breaks = stdout.is_terminal() && tells;
        let mut out = Broken::new(out, breaks.then(terminal::columns));
        if self.shared {
            share();
        }
        let stop = Stop::watch();
        let result = {
            let mut io = Io {
                games,
                out: &mut out,
                lang,
                lang_asked: self.lang,
                style,
                columns: terminal::columns(),
                rows: terminal::rows(),
                shows_progress: io::stderr().is_terminal(),
                stop: stop.clone(),
            };
            // What a bug has cut short is told as any other failure; what was written is in the files.
            outlived(|| command(&mut io)).unwrap_or_else(|bug| Err(Failure::bug(&bug)))
        };
        let result =
            result.and_then(|finding| out.flush().map(|()| finding).map_err(Failure::from));
        let status = match result {
            Ok(finding) => finding.into(),
            Err(failure) => {
                // What was told before it failed is still worth reading.
                let _ = out.flush();
                let style = Style::new(self.color, io::stderr().is_terminal());
                let failure = failure.with_kept(kept::told(games));
                failure.show(style, &mut Sieve::new(io::stderr(), style.colors));
                failure.exit_code()
            }
        };
        // What was left because the user asked so ends as whatever a signal ends.
        stop.status().map_or(status, ExitCode::from)
    }
}

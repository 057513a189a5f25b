//! `kanso golden flips`

use crate::cli::{Failure, Finding, Io, numbers};
use std::num::NonZero;
use std::path::PathBuf;

/// Flip each condition and number of a game, one at a time, and list the flips that no golden notices.
///
/// This needs a kanso that is built for it, with the feature `flips`. A flip that changes nothing, or
/// that no golden can reach, is excepted with its reason in the file flips.toml beside the goldens.
///
/// Exit status: 0 every flip is noticed or excepted, 1 one is not, or an exception is left over.
#[derive(Debug, clap::Args)]
pub struct Flips {
    /// The folder of goldens.
    dir: PathBuf,
    /// The game, by its id; without it every game that has a golden.
    #[arg(long)]
    game: Option<String>,
    /// How many flips are tried at the same time; without it one for each core.
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    jobs: Option<NonZero<usize>>,
    /// Answer as JSON: every flip, and what became of it.
    #[arg(long)]
    json: bool,
}

impl Flips {
    /// Runs the command.
    #[cfg(not(feature = "flips"))]
    pub fn run(&self, _: &mut Io<'_>) -> Result<Finding, Failure> {
        let game = self.game.as_ref().map(|game| format!(" --game {game}")).unwrap_or_default();
        Err(Failure::cannot("this kanso is built without switches in the rules").next(format!(
            "cargo run --release -p kanso --features flips -- golden flips {}{game}",
            crate::foreign::word(&self.dir)
        )))
    }

    /// Runs the command.
    #[cfg(feature = "flips")]
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        use crate::golden::flips::{FlipOptions, flips};
        use serde_json::json;

        if let Some(game) = &self.game {
            crate::cli::games::find(io.games, game)?;
        }
        let progress = io.progress(0);
        let options = FlipOptions { game: self.game.clone(), jobs: self.jobs };
        // A rule that stops the program has noticed the flip; nobody needs its words.
        let hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(|_| ()));
        let begin = |count| progress.set_length(count);
        io.stop.by_itself();
        let report =
            flips(io.games, &self.dir, &options, &begin, &|| progress.inc(1), io.stop.flag());
        std::panic::set_hook(hook);
        progress.finish_and_clear();
        let Some(report) = report.map_err(super::failure(&self.dir))? else {
            return Err(Failure::cannot("stopped").next("--game tries the flips of one game alone"));
        };
        if self.json {
            writeln!(io.out, "{:#}", json!(report))?;
        } else {
            write!(io.out, "{report}")?;
        }
        Ok(Finding::good_if(report.is_good()))
    }
}

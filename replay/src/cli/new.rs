//! `kanso new`

use super::set_up::SetUp;
use super::{Failure, Finding, Io, open};
use crate::clock;
use crate::foreign::word;
use crate::log::record::{Interval, LuckSource};
use crate::luck::{LUCK_VERSION, seed_of};
use std::path::PathBuf;

/// Make a new game: a file that `kanso play` goes on with.
///
/// Luck comes from a seed that nobody knows, from one that you give with `--seed`, or from a real
/// table (`--table-luck`): there you enter what your dice and cards show.
#[derive(Debug, clap::Args)]
pub struct New {
    #[command(flatten)]
    set_up: SetUp,
    /// The file to make; it must not be there yet.
    #[arg(short, long = "out", value_name = "FILE")]
    out: PathBuf,
    /// The seed of the game's luck: 64 hexadecimal digits, or any text.
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    /// Real dice and cards: what falls is entered by you.
    #[arg(long)]
    table_luck: bool,
    /// Keep a digest of the state after each so many events, 1 to 256, so that `kanso verify` names the
    /// event at which another program would have gone another way.
    #[arg(long, value_name = "N", value_parser = open::interval, default_value = "256")]
    checkpoints: Interval,
}

impl New {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let seed = match &self.seed {
            Some(text) => seed_of(text),
            None => open::fresh_seed()?,
        };
        let version = LUCK_VERSION;
        let luck = if self.table_luck {
            LuckSource::Table { version, seed }
        } else {
            LuckSource::Seeded { version, seed }
        };
        let header = self.set_up.header(io.games, luck, Some(clock::now()))?;
        open::create(io.games, &self.out, &header, self.checkpoints)?;
        let play = format!("kanso play {}", word(&self.out));
        writeln!(io.out, "{}: {}", self.out.display(), io.command(&play))?;
        Ok(Finding::Good)
    }
}

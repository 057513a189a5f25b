//! `kanso new`

use super::set_up::SetUp;
use super::{Failure, Finding, Io, files, open};
use crate::clock;
use crate::foreign::word;
use crate::log::record::{Header, Interval, LuckSource};
use crate::log::store::write_secret;
use crate::luck::{LUCK_VERSION, Secret, commitment_of, seed_of};
use crate::session::secret_path;
use kanso_engine::Lang;
use kanso_engine::cards::hex;
use std::path::PathBuf;

/// Make a new game: a file that `kanso play` goes on with.
///
/// Luck comes from a seed that nobody knows, from one that you give with `--seed`, or from a real
/// table (`--table-luck`): there you enter what your dice and cards show. A seed stands in the file: who
/// has the file can find out what will fall. With `--luck committed` only a number that binds it does.
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
    /// Real dice and cards: what falls is entered by you. As `--luck table`.
    #[arg(long, conflicts_with = "luck")]
    table_luck: bool,
    /// Where luck comes from: a seed that stands in the file (`seeded`), a real table, or a secret that
    /// stands in a file of its own until the game is over (`committed`), so that nobody can look ahead or
    /// choose; see `kanso luck`.
    #[arg(long, value_name = "LUCK", value_enum, default_value = "seeded")]
    luck: Kind,
    /// Keep a digest of the state after each so many events, 1 to 256, so that `kanso verify` names the
    /// event at which another program would have gone another way.
    #[arg(long, value_name = "N", value_parser = open::interval, default_value = "256")]
    checkpoints: Interval,
}

/// Where luck comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Kind {
    /// A seed in the file.
    Seeded,
    /// A real table.
    Table,
    /// A secret in a file of its own.
    Committed,
}

impl New {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let kind = if self.table_luck { Kind::Table } else { self.luck };
        if kind == Kind::Committed && self.seed.is_some() {
            return Err(Failure::cannot("a secret that somebody typed can be guessed")
                .next("leave --seed out: the secret is made at random"));
        }
        let seed = match &self.seed {
            Some(text) => seed_of(text),
            None => open::fresh_seed()?,
        };
        let version = LUCK_VERSION;
        let luck = match kind {
            Kind::Seeded => LuckSource::Seeded { version, seed },
            Kind::Table => LuckSource::Table { version, seed },
            Kind::Committed => LuckSource::Committed { version, commitment: commitment_of(&seed) },
        };
        let header = self.set_up.header(io.games, luck, Some(clock::now()))?;
        if kind == Kind::Committed {
            self.commit(&header, &seed, io)?;
        } else {
            open::create(io.games, &self.out, &header, self.checkpoints)?;
        }
        let play = format!("kanso play {}", word(&self.out));
        writeln!(io.out, "{}: {}", self.out.display(), io.command(&play))?;
        Ok(Finding::Good)
    }

    /// Makes a game and the file of the secret that its luck is committed to, or neither.
    fn commit(&self, header: &Header, secret: &Secret, io: &mut Io<'_>) -> Result<(), Failure> {
        let path = secret_path(&self.out);
        write_secret(&path, format!("{}\n", hex(secret)).as_bytes())
            .map_err(|error| files::not_made(&path, &error))?;
        open::create(io.games, &self.out, header, self.checkpoints).inspect_err(|_| {
            // The failure that is passed on says more than one about tidying up.
            drop(std::fs::remove_file(&path));
        })?;
        let (commitment, file) = (hex(&commitment_of(secret)), path.display());
        let words = format!("kanso luck {} --contribute SEAT:WORDS", word(&self.out));
        let words = io.command(&words);
        match io.lang {
            Lang::En => writeln!(
                io.out,
                "luck is committed to {commitment}\n  the secret is in {file}: keep it, and show it to nobody \
                 before the game is over\n  tell the others the number first; then each seat may add words: \
                 {words}"
            )?,
            Lang::Ja => writeln!(
                io.out,
                "乱数を封印しました：{commitment}\n  秘密の値は{file}にあります。終局まで誰にも見せず保管してください\n  \
                 まずこの値を全員に伝え、その後で各席が言葉を加えられます：{words}"
            )?,
        }
        Ok(())
    }
}

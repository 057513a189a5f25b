//! `kanso simulate`

use super::set_up::SetUp;
use super::{Failure, Finding, Io, Stop, files, numbers, open, who, words};
use crate::bug::{Bug, outlived};
use crate::foreign::word;
use crate::games::Games;
use crate::log::record::LuckSource;
use crate::luck::{LUCK_VERSION, Seed, seed_of, seed_of_game};
use crate::review::Bot;
use crate::simulate::simulate;
use kanso_engine::Lang;
use kanso_engine::cards::hex;
use rayon::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Let bots play: one game to a file, or many to a folder.
///
/// The same seed gives the same game, byte for byte. Of many games each has a seed of its own, made
/// of the seed and its number. Ctrl-C stops it: the games that were finished are whole.
#[derive(Debug, clap::Args)]
pub struct Simulate {
    #[command(flatten)]
    set_up: SetUp,
    /// The file to make of one game; it must not be there yet.
    #[arg(short, long = "out", value_name = "FILE", required_unless_present = "out_dir")]
    out: Option<PathBuf>,
    /// The folder for many games: GAME-1.kanso, GAME-2.kanso and so on.
    #[arg(long, value_name = "DIR", conflicts_with = "out", requires = "games")]
    out_dir: Option<PathBuf>,
    /// How many games.
    #[arg(long, value_name = "N", requires = "out_dir", conflicts_with = "out", value_parser = numbers::counted)]
    games: Option<u32>,
    /// The seed: 64 hexadecimal digits, or any text; without it one that nobody knows.
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    /// Who decides, in seat order, the last for all that follow: random, beginner, casual, greedy,
    /// search-quick, search or search-deep (these think), or patient, which plays long games.
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "greedy")]
    bots: Vec<String>,
    /// Stop after so many events, over or not.
    #[arg(long, value_name = "N", value_parser = numbers::whole)]
    events: Option<u32>,
}

impl Simulate {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        io.stop.by_itself();
        let bots = self.bots.iter().map(|bot| who::bot(bot)).collect::<Result<Vec<_>, _>>()?;
        match (&self.out, &self.out_dir) {
            (Some(out), _) => {
                let seed = match &self.seed {
                    Some(text) => seed_of(text),
                    None => open::fresh_seed()?,
                };
                let Some(bytes) = self.game(io.games, seed, &bots, &io.stop)? else {
                    return Err(Failure::cannot("stopped; nothing was written")
                        .next("run it again, with --events for a shorter game"));
                };
                files::make_own(out, &bytes)?;
                let review = format!("kanso review {}", word(out));
                writeln!(io.out, "{}: {}", out.display(), io.command(&review))?;
                Ok(Finding::Good)
            }
            (None, Some(dir)) => self.many(dir, &bots, io),
            (None, None) => {
                Err(Failure::cannot("where to?").next("give -o FILE, or --out-dir DIR"))
            }
        }
    }

    fn many(&self, dir: &Path, bots: &[Bot], io: &mut Io<'_>) -> Result<Finding, Failure> {
        let text = match &self.seed {
            Some(text) => text.clone(),
            None => hex(&open::fresh_seed()?),
        };
        let games = self.games.unwrap_or(1);
        fs::create_dir_all(dir)
            .map_err(|error| Failure::of_file(dir, "make the folder", &error))?;
        let progress = io.progress(u64::from(games));
        let width = games.to_string().len();
        let cut_short = Mutex::new(Vec::new());
        let made = (1..=games).into_par_iter().map(|number| {
            let name = format!("{}-{number:0width$}.kanso", self.set_up.game);
            let game =
                outlived(|| self.game(io.games, seed_of_game(&text, number), bots, &io.stop));
            let bytes = game.unwrap_or_else(|bug| {
                // The other games are made all the same.
                let mut all = cut_short.lock().unwrap_or_else(PoisonError::into_inner);
                all.push(format!("{name}: {bug}"));
                Ok(None)
            })?;
            let Some(bytes) = bytes else {
                return Ok(0);
            };
            files::make_own(&dir.join(name), &bytes)?;
            progress.inc(1);
            Ok(1)
        });
        let made = made.sum::<Result<u32, Failure>>();
        progress.finish_and_clear();
        let made = made?;
        let dir = dir.display();
        match io.lang {
            Lang::En => {
                writeln!(
                    io.out,
                    "{dir}: {made} of {}, seed {text}",
                    words::counted(games, "game")
                )?;
            }
            Lang::Ja => writeln!(io.out, "{dir}：{games}局中{made}局、シード {text}")?,
        }
        let mut cut_short = cut_short.into_inner().unwrap_or_else(PoisonError::into_inner);
        cut_short.sort();
        if let Some(first) = cut_short.first() {
            let count = words::counted(cut_short.len() as u32, "game");
            return Err(Failure::cannot(format!("{count} not made; {first}")).next(Bug::NEXT));
        }
        if made < games {
            return Err(Failure::cannot("stopped; the games that were finished are whole")
                .next(format!("for the rest run it again with --seed {text} and another folder")));
        }
        Ok(Finding::Good)
    }

    /// One game, as the bytes of its file; none when the user stopped it.
    fn game(
        &self,
        games: Games,
        seed: Seed,
        bots: &[Bot],
        stop: &Stop,
    ) -> Result<Option<Vec<u8>>, Failure> {
        if stop.asked() {
            return Ok(None);
        }
        let luck = LuckSource::Seeded { version: LUCK_VERSION, seed };
        let header = self.set_up.header(games, luck, None)?;
        let played = simulate(games, &header, bots, self.events, stop.flag()).map_err(|error| {
            Failure::cannot(error).next("`kanso games` tells how a game can be set up")
        })?;
        let limited = self.events.is_some_and(|limit| played.events >= limit);
        Ok((played.end.is_some() || limited).then_some(played.bytes))
    }
}

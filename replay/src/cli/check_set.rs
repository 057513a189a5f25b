//! `kanso check-set`

use super::cards::{self, Counts, Row};
use super::{Failure, Finding, Io, files, games, words};
use crate::card_set::{FINDINGS_MAX, Wrong, all_wrong, game_of};
use crate::foreign::{Plain, word};
use kanso_engine::cards::{hex, set_digest};
use kanso_engine::{Lang, SetupError};
use std::path::PathBuf;

/// Check a card set of your own before playing with it.
///
/// `kanso cards GAME --toml` writes the built-in set as a file to start from; its head explains the
/// fields. Everything that is wrong is listed, each with the card and the line that it is on.
///
/// Exit status: 0 the set can be played with, 1 something in it is wrong, 2 it could not be read.
#[derive(Debug, clap::Args)]
pub struct CheckSet {
    /// The card set, a TOML file.
    file: PathBuf,
    /// Tell which rows are not yet those of the real cards.
    #[arg(long)]
    progress: bool,
}

impl CheckSet {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let text = files::read_text(&self.file)?;
        let game = match game_of(&text) {
            Ok((game, _)) => game,
            Err(all) => {
                return self.told(&all, io).map(|()| Finding::Bad);
            }
        };
        let meta = games::find(io.games, &game).map_err(|failure| failure.at(&self.file))?;
        let Some(built_in) = meta.sets.last() else {
            return Err(Failure::bad(format!("{} is played without cards", meta.id))
                .at(&self.file)
                .next("`kanso games` lists the games and their card sets"));
        };
        let digest = hex(&set_digest(&text));
        match cards::rows(io.games, meta.id, text.clone()) {
            Ok(rows) => {
                let count = rows.len();
                writeln!(
                    io.out,
                    "{}: {}: {} {count} cards, {digest}",
                    Plain(self.file.display()),
                    io.style.good("good"),
                    meta.id
                )?;
                if self.progress {
                    tell_progress(&rows, io)?;
                }
                Ok(Finding::Good)
            }
            Err(SetupError::Cards(_)) => {
                let check = |text: &str| match cards::rows(io.games, meta.id, text.to_owned()) {
                    Err(SetupError::Cards(error)) => Err(error),
                    Ok(_) | Err(_) => Ok(()),
                };
                self.told(&all_wrong(&text, built_in.text, check), io)?;
                Ok(Finding::Bad)
            }
            Err(error) => Err(Failure::bad(error).at(&self.file).next(format!(
                "`kanso cards {} --toml` writes the built-in set, whose head has the schema",
                meta.id
            ))),
        }
    }

    /// Tells all that is wrong, and what to do about it.
    fn told(&self, all: &[Wrong], io: &mut Io<'_>) -> Result<(), Failure> {
        let file = Plain(self.file.display());
        let found = words::counted(all.len() as u32, "error");
        let more = if all.len() < FINDINGS_MAX { "" } else { " and perhaps more" };
        writeln!(io.out, "{file}: {}{more}", io.style.bad(&found))?;
        for wrong in all {
            writeln!(io.out, "  {}", Plain(wrong))?;
        }
        let again = format!("kanso check-set {}", word(&self.file));
        writeln!(io.out, "  next: correct them, then `{}`", io.style.id(&again))?;
        Ok(())
    }
}

/// Tells how far a set is filled in, and each row of which a figure is not that of the real card.
fn tell_progress(rows: &[Row], io: &mut Io<'_>) -> Result<(), Failure> {
    writeln!(io.out, "{}", Counts::of(rows).told(io.lang))?;
    let left: Vec<_> = rows.iter().filter(|row| row.has_made_up()).collect();
    match (io.lang, left.len()) {
        (Lang::En, 0) => writeln!(io.out, "nothing is left to fill in")?,
        (Lang::En, count) => writeln!(io.out, "{count} of {} rows are left:", rows.len())?,
        (Lang::Ja, 0) => writeln!(io.out, "すべての行が実物どおり")?,
        (Lang::Ja, count) => writeln!(io.out, "全{}行のうち残り{count}行：", rows.len())?,
    }
    for row in left {
        let (cited, whence) = (io.style.id(row.cited()), row.whence(io.lang));
        writeln!(io.out, "  {cited}  {}  {}", row.name(io.lang), io.style.faint(&whence))?;
    }
    Ok(())
}

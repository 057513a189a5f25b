//! `kanso branch`

use super::answer::Other;
use super::{Failure, Finding, Io, line_names, open, telling, who};
use crate::address::Address;
use crate::foreign::word;
use crate::log::record::LineLuck;
use crate::luck::seed_of;
use crate::review::{Bot, EditError, Review};
use crate::tell::Routine;
use kanso_engine::{Awaiting, Eye, Lang};
use std::path::PathBuf;

/// Try another move: make a new line that leaves the game at a place.
///
/// With `--do` or `--outcome` the line begins with another decision or another throw; without, go on
/// with `kanso play FILE --at LINE@end`. Nothing of the game itself is changed.
///
/// Exit status: 0 the line was made, 1 the rules refuse the answer, 2 it could not be done.
#[derive(Debug, clap::Args)]
pub struct Branch {
    /// The game's file.
    file: PathBuf,
    /// Where the line leaves: `12` is after 12 events, `t5` the start of turn 5.
    #[arg(long, value_name = "ADDR")]
    at: Address,
    #[command(flatten)]
    other: Other,
    /// What to call the line.
    #[arg(long)]
    name: Option<String>,
    /// Go on with the same luck as the game, or with fresh luck.
    #[arg(long, value_enum, default_value_t)]
    luck: LuckChoice,
    /// The seed of fresh luck; without it a seed nobody knows.
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    /// Let a bot play the line to its end: greedy, search or another one.
    #[arg(long, value_name = "BOT")]
    play_on: Option<String>,
}

/// Where the luck of a new line comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
enum LuckChoice {
    /// The parent's: what would have fallen there falls here.
    #[default]
    Same,
    /// A seed of its own.
    Fresh,
}

impl Branch {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let bot = self.play_on.as_deref().map(who::bot).transpose()?;
        let mut review = open::to_write(&self.file, io)?;
        let at = |failure: Failure| failure.at(&self.file);
        let from = review.seek(&self.at).map_err(|error| at(open::no_address(&error)))?;
        let answer = self.other.read(&*review, io.lang).map_err(at)?;
        let luck = match (self.luck, &self.seed) {
            (_, Some(seed)) => LineLuck::Fresh(seed_of(seed)),
            (LuckChoice::Same, None) => LineLuck::Same,
            (LuckChoice::Fresh, None) => LineLuck::Fresh(open::fresh_seed()?),
        };
        let name = match &self.name {
            Some(name) => {
                line_names::chosen(&*review, name, None).map_err(at)?;
                name.clone()
            }
            None => line_names::made_up(&*review, self.other.name(from), from.event),
        };
        let made = review.branch(&name, luck, answer);
        let made = made.map_err(|error| at(open::edit_at(&error, from)))?;
        if let Some(bot) = bot {
            play_on(&mut *review, bot, io).map_err(|error| at(open::edit(&error)))?;
        }
        let here = review.here();
        let heading = match io.lang {
            Lang::En => format!("line {} {name:?} leaves {from}", here.line),
            Lang::Ja => format!("分岐{}「{name}」（{from}から）", here.line),
        };
        writeln!(io.out, "{}", io.style.strong(&heading))?;
        for event in made.from.event + 1..=here.event {
            telling::event(&*review, event, (Eye::All, Routine::LeftOut), io)?;
        }
        telling::standing(&*review, io)?;
        let next = format!("kanso play {} --at {}@end", word(&self.file), here.line);
        if review.awaiting() != Some(Awaiting::Over) {
            writeln!(io.out, "{}", io.command(&next))?;
        }
        Ok(Finding::Good)
    }
}

/// Lets a bot decide and the line's luck fall until the game is over or the user stops it.
fn play_on(review: &mut dyn Review, bot: Bot, io: &Io<'_>) -> Result<(), EditError> {
    io.stop.by_itself();
    while !io.stop.asked() {
        match review.awaiting() {
            Some(Awaiting::Over) => return review.seal(None),
            Some(Awaiting::Chance(_)) => {
                review.settle_by_luck()?;
            }
            Some(Awaiting::Decision(_)) => {
                let number = review.bot_choice(bot).expect("a decision is awaited");
                review.choose(number)?;
            }
            None => unreachable!("a line that was made is shown at its end"),
        }
    }
    Ok(())
}

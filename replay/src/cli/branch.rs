//! `kanso branch`

use super::answer::Other;
use super::{Failure, Finding, Io, line_names, open, telling, who};
use crate::address::Address;
use crate::foreign::word;
use crate::log::record::LineLuck;
use crate::luck::seed_of;
use crate::review::{Bot, DealtAnew, EditError, Position, Review};
use crate::tell::Routine;
use kanso_engine::{Awaiting, Eye, Lang};
use std::path::PathBuf;

/// Try another move: make a new line that leaves the game at a place.
///
/// With `--do` or `--outcome` the line begins with another decision or another throw; without, go on
/// with `kanso play FILE --at LINE@end`. Nothing of the game itself is changed.
///
/// With `--resample --eye E` the line is one that E could not have told from the game up to there: what E
/// has not seen (hands, what was laid aside) is dealt anew, and what falls behind it falls anew.
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
    /// Deal anew what an eye could not know up to there: what could have been.
    #[arg(long, requires = "eye", conflicts_with = "luck")]
    resample: bool,
    /// Whose eye that is: a seat by its name or number, or `public`.
    #[arg(long, value_name = "E", requires = "resample")]
    eye: Option<String>,
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
        let eye = self.eye.as_deref().map(|eye| who::eye(eye, review.names())).transpose()?;
        let luck = match (self.luck, &self.seed) {
            (_, Some(seed)) => LineLuck::Fresh(seed_of(seed)),
            (LuckChoice::Same, None) if !self.resample => LineLuck::Same,
            (LuckChoice::Same | LuckChoice::Fresh, None) => LineLuck::Fresh(open::fresh_seed()?),
        };
        let name = if let Some(name) = &self.name {
            line_names::chosen(&*review, name, None).map_err(at)?;
            name.clone()
        } else {
            let otherwise = || match eye {
                Some(eye) => format!("unseen by {}", called(&*review, eye, Lang::En)),
                None => format!("after {}", from.event),
            };
            line_names::made_up(&*review, self.other.name(otherwise), from.event)
        };
        let refused = |error| at(open::edit_at(&error, from));
        let (made, dealt) = match (eye, luck) {
            (Some(eye), LineLuck::Fresh(seed)) => {
                let dealt = review.deal_anew(&name, eye, &seed, answer).map_err(refused)?;
                (dealt.played, Some((eye, dealt)))
            }
            _ => (review.branch(&name, luck, answer).map_err(refused)?, None),
        };
        if let Some(bot) = bot {
            play_on(&mut *review, bot, io).map_err(|error| at(open::edit(&error)))?;
        }
        let here = review.here();
        let heading = match (io.lang, dealt) {
            (Lang::En, None) => format!("line {} {name:?} leaves {from}", here.line),
            (Lang::Ja, None) => format!("分岐{}「{name}」（{from}から）", here.line),
            (Lang::En, Some(_)) => {
                format!("line {} {name:?} is the game up to {from}, dealt anew", here.line)
            }
            (Lang::Ja, Some(_)) => format!("分岐{}「{name}」（{from}までを配り直し）", here.line),
        };
        writeln!(io.out, "{}", io.style.strong(&heading))?;
        if let Some((eye, dealt)) = dealt {
            writeln!(io.out, "{}", dealt_anew(&*review, eye, dealt, made.from, io.lang))?;
        }
        // What was dealt anew is not told over again: it is the same to that eye.
        for event in from.event + 1..=here.event {
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

/// An eye that does not see all, in words.
fn called(review: &dyn Review, eye: Eye, lang: Lang) -> String {
    match (eye, lang) {
        (Eye::Seat(seat), _) => review.names()[seat.index()].clone(),
        (Eye::All | Eye::Public, Lang::En) => "the public".to_owned(),
        (Eye::All | Eye::Public, Lang::Ja) => "観戦者".to_owned(),
    }
}

/// What was dealt anew, in words.
fn dealt_anew(
    review: &dyn Review,
    eye: Eye,
    dealt: DealtAnew,
    left: Position,
    lang: Lang,
) -> String {
    let DealtAnew { unseen, others, .. } = dealt;
    let who = called(review, eye, lang);
    match (lang, others) {
        (Lang::En, 0) => format!(
            "dealt anew: of {unseen} events that {who} was not told whole, each came out as it was"
        ),
        (Lang::Ja, 0) => format!("{who}に伏せられていた{unseen}件を配り直し、すべて元と同じ結果"),
        (Lang::En, _) => format!(
            "dealt anew: {others} of {unseen} events that {who} was not told whole are others, the first \
             after {left}; to {who} the game looks the same up to here"
        ),
        (Lang::Ja, _) => format!(
            "{who}に伏せられていた{unseen}件のうち{others}件が別の内容（最初は{left}の次）。\
             ここまで{who}から見える内容は同じ"
        ),
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

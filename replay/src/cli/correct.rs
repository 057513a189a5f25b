//! `kanso correct`

use super::answer::Other;
use super::{Failure, Finding, Io, line_names, open, telling, words};
use crate::address::Address;
use crate::foreign::word;
use crate::log::record::MendReason;
use crate::review::{Position, Refit, Review};
use kanso_engine::Lang;
use serde_json::json;
use std::path::PathBuf;

/// Correct an event that was entered wrongly, and keep what came after it as far as it fits.
///
/// The correction is a line of its own: the game as it was entered stays. Later events are kept
/// while the rules allow them; what no longer fits is told with the rule against it; chance that
/// was never thrown is filled from the game's luck; where only a person can answer, the next
/// `--then` is entered, and without one it stops.
///
/// The corrected line takes the place of the other one: where that was shown first, it is from now
/// on, unless the correction stops for an answer or `--keep-shown` is given.
///
/// An event that was forgotten is put in with the `--then` that follow it; one that was entered twice
/// is left out by what really came there.
///
/// Exit status: 0 all later events were kept, 1 some were dropped or wait, or the rules refuse the
/// answer, 2 it could not be done.
#[derive(Debug, clap::Args)]
pub struct Correct {
    /// The game's file.
    file: PathBuf,
    /// The event that was entered wrongly, by its number: `12`, or `rook@12` on a line.
    #[arg(long, value_name = "ADDR")]
    at: Address,
    #[command(flatten)]
    other: Other,
    /// What follows where only a person can answer, in order: an action or an outcome, as in
    /// `--do` and `--outcome`. May be given many times.
    #[arg(long, value_name = "ANSWER")]
    then: Vec<String>,
    /// What to call the corrected line.
    #[arg(long)]
    name: Option<String>,
    /// Leave the line that is shown first as it is.
    #[arg(long)]
    keep_shown: bool,
    /// Answer as JSON.
    #[arg(long)]
    json: bool,
}

impl Correct {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let mut review = open::to_write(&self.file, io)?;
        open::unlock(&mut *review, &self.file);
        let at = |failure: Failure| failure.at(&self.file);
        let wrong = review.resolve(&self.at).map_err(|error| at(open::no_address(&error)))?;
        let Some(before) = wrong.event.checked_sub(1) else {
            return Err(at(Failure::cannot("there is no event 0 to correct")
                .next("events count from 1; `kanso review FILE` shows their numbers")));
        };
        let before = Position::after(wrong.line, before);
        review.go(before).map_err(|error| at(open::no_address(&error)))?;
        let answer = self.other.read(&*review, io.lang);
        let answer = answer.map_err(|failure| at(failure.not_done()))?.ok_or_else(|| {
            Failure::cannot("what really happened?").at(&self.file).next(format!(
                "say it with --do ACTION or --outcome X; `kanso play FILE --at {before}` lists \
                     what is possible"
            ))
        })?;
        let name = if let Some(name) = &self.name {
            line_names::chosen(&*review, name, None).map_err(at)?;
            name.clone()
        } else {
            let name = match io.lang {
                Lang::En => format!("event {} corrected", wrong.event),
                Lang::Ja => format!("イベント{}の訂正", wrong.event),
            };
            line_names::made_up(&*review, name, before.event)
        };
        let refit = review
            .correct(&name, answer, &self.then, io.lang)
            .map_err(|error| at(open::edit_at(&error, before).not_done()))?;
        let mended = Position::after(before.line, before.event);
        let promote = !self.keep_shown && refit.stopped.is_none();
        let shown = review
            .mend(refit.line, mended, MendReason::Corrected, promote)
            .map_err(|error| at(open::edit(&error)))?;
        let fits = refit.dropped.is_empty() && refit.stopped.is_none();
        if self.json {
            let mut told = json!(refit);
            told["shown_first"] = json!(shown);
            writeln!(io.out, "{told:#}")?;
        } else {
            self.tell(&refit, &name, io)?;
            self.tell_next(&*review, &refit, shown, io)?;
        }
        Ok(Finding::good_if(fits))
    }

    /// What became of the lines, and what to do next.
    fn tell_next(
        &self,
        review: &dyn Review,
        refit: &Refit,
        shown: bool,
        io: &mut Io<'_>,
    ) -> Result<(), Failure> {
        writeln!(io.out, "{}", telling::mended(review, refit.line, shown, io.lang))?;
        if refit.stopped.is_some() {
            return Ok(());
        }
        let (file, line) = (word(&self.file), refit.line);
        if !shown {
            let promote = format!("kanso line {file} promote {line}");
            writeln!(io.out, "{}: {}", io.say(words::SHOW_FIRST), io.command(&promote))?;
        }
        let on = if shown { String::new() } else { format!(" --line {line}") };
        let see = format!("kanso review {file}{on}");
        let at = if shown { String::new() } else { format!(" --at {line}@end") };
        let go_on = format!("kanso play {file}{at}");
        writeln!(io.out, "{}: {}", io.say(words::GO_ON), io.command(&go_on))?;
        writeln!(io.out, "{}: {}", io.say(words::SEE), io.command(&see))?;
        Ok(())
    }

    fn tell(&self, refit: &Refit, name: &str, io: &mut Io<'_>) -> Result<(), Failure> {
        let kept: u32 = refit.kept.iter().map(|(from, to)| to - from).sum();
        let (dropped, filled) = (refit.dropped.len(), refit.filled.len());
        match io.lang {
            Lang::En => writeln!(
                io.out,
                "line {} {name:?}: {} kept, {dropped} dropped, {filled} filled",
                refit.line,
                words::events(kept, io.lang)
            )?,
            Lang::Ja => writeln!(
                io.out,
                "分岐{}「{name}」：維持{kept}、除外{dropped}、補完{filled}",
                refit.line
            )?,
        }
        for dropped in &refit.dropped {
            let (number, refusal) = (dropped.event + 1, &dropped.refusal);
            writeln!(
                io.out,
                "  {} {}: {} {}",
                io.style.faint(&format!("{number:>5}")),
                dropped.words,
                refusal.words,
                io.style.id(&refusal.rule)
            )?;
        }
        if let Some(stopped) = &refit.stopped {
            let next = format!("kanso play {} --at {}@end", word(&self.file), refit.line);
            match io.lang {
                Lang::En => writeln!(
                    io.out,
                    "{} {}: {} {}\nit stops after {} events: {}\n{} events wait for the answer. Correct again with \
                     one more --then ANSWER,\nor play on from there: {}",
                    io.style.faint(&format!("{:>7}", stopped.parent + 1)),
                    stopped.words,
                    stopped.refusal.words,
                    io.style.id(&stopped.refusal.rule),
                    stopped.events,
                    stopped.question,
                    stopped.waiting,
                    io.command(&next)
                )?,
                Lang::Ja => writeln!(
                    io.out,
                    "{} {}：{} {}\n{}イベントで停止：{}\n残り{}イベントは答え待ちです。--then に答えを足して訂正しなおすか、\n続きから遊んでください：{}",
                    io.style.faint(&format!("{:>7}", stopped.parent + 1)),
                    stopped.words,
                    stopped.refusal.words,
                    io.style.id(&stopped.refusal.rule),
                    stopped.events,
                    stopped.question,
                    stopped.waiting,
                    io.command(&next)
                )?,
            }
        }
        Ok(())
    }
}

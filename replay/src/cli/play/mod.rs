//! `kanso play`
//!
//! Each step is on the disk before it is told. A person at a terminal sees the table and a list of
//! choices before each decision; a script gets plain lines, and `ok N` after each step that was
//! acknowledged, N being the number of events on the line.

mod ask;
mod card;
mod input;
mod list;
mod pass;
mod screen;
mod why;
mod worth;

use super::{Failure, Finding, Io, line_names, open, table, telling, who, words};
use crate::address::{Address, Place};
use crate::draw::width::wrap;
use crate::foreign::{Plain, word};
use crate::log::record::{LineId, LineLuck, MendReason, SealEnd};
use crate::meant::{self, Meant};
use crate::outcome_words::Entry;
use crate::review::undo::{say_crossed, take_back};
use crate::review::{Bot, EditError, EventKind, Played, Position, Reveal, RevealAs, Review};
use crate::session::secret_path;
use crate::tell::{self, Routine};
use input::{Asked, Input};
use kanso_engine::{Awaiting, Eye, Lang, Scene, Seat, Seats};
use pass::Passing;
use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;

/// What stands between a question and what is typed.
const PROMPT_END: &str = " > ";

/// Play a game at the terminal: decide for the seats, or let bots decide for some.
///
/// Type the number of a choice or its notation; `h` lists what else can be typed: stepping back,
/// asking why something is not allowed, notes, ending a game that the players stop (`end concede`,
/// `end agree`, `end abandon`). With table luck you enter what fell, by words.
/// Every step is on the disk before it is told, so that nothing is lost by a crash or Ctrl-C.
///
/// `u` takes back what you decided, as long as no luck fell, nothing hidden was shown and nobody else
/// decided since; `u!` goes over that too, where the table agrees. What really fell at a table can
/// always be taken back. What you enter then goes on as a line of its own, which is shown first from
/// then on; the other one stays in the file.
///
/// When standard input is no terminal, lines are read as if they were typed, nothing is drawn
/// unasked, and each acknowledged step is followed by a line `ok N` (N events on the line).
///
/// Exit status: 0 left or ended, 1 a line of a script was refused, 2 it could not be done.
#[derive(Debug, clap::Args)]
pub struct Play {
    /// The game's file; `kanso new` makes one.
    file: PathBuf,
    /// Let a bot decide for a seat: `--bot 1=greedy`, `--bot Aki=random`.
    #[arg(long = "bot", value_name = "SEAT=BOT")]
    bots: Vec<String>,
    /// Start at this place instead of the end of the line that is shown.
    #[arg(long, value_name = "ADDR")]
    at: Option<Address>,
    /// Who looks: all, public or a seat; without it the seat that is asked, and what happens is told to
    /// the only person who plays, or to the public where several do.
    #[arg(long, value_name = "EYE")]
    eye: Option<String>,
}

impl Play {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let mut review = open::to_write(&self.file, io)?;
        let names = review.names().to_vec();
        let eye = self.eye.as_deref().map(|eye| who::eye(eye, &names)).transpose()?;
        let mut bots = vec![None; names.len()];
        for text in &self.bots {
            let (seat, bot) = text.split_once('=').ok_or_else(|| {
                Failure::cannot(format!("--bot {text:?} names no bot"))
                    .next("write a seat and a bot: --bot 1=greedy or --bot 1=random")
            })?;
            bots[who::seat(seat, &names)?.index()] = Some(who::bot(bot)?);
        }
        let at = self.at.clone().unwrap_or_else(|| Place::End.into());
        review.seek(&at).map_err(|error| open::no_address(&error).at(&self.file))?;
        // One plays between events: before one whose table before it was asked for, else behind it.
        let here = review.here();
        if let Some(beat) = here.beat {
            let event = if beat == 0 { here.event.saturating_sub(1) } else { here.event };
            let between = Position::after(here.line, event);
            review.go(between).map_err(|error| open::no_address(&error).at(&self.file))?;
        }
        let scripted = !std::io::stdin().is_terminal();
        if self.at.is_none() {
            open::unlock(&mut *review, &self.file);
            self.tell_newer(&*review, io)?;
            self.tell_lost(&*review, io)?;
        }
        let mut table = Table {
            path: self.file.clone(),
            review,
            bots,
            eye,
            scripted,
            refused: false,
            drawn: None,
            undone: None,
            seen: None,
            passing: Vec::new(),
            passed: Vec::new(),
        };
        let input = input::listen(&io.stop);
        let played = table.play(&input, io);
        // What was acknowledged is on the disk whatever went wrong.
        if played.is_ok() {
            table.keep_undone(io).map_err(|failure| failure.at(&self.file))?;
            table.review.finish().map_err(|error| open::edit(&error).at(&self.file))?;
        }
        played.map_err(|failure| failure.at(&self.file))?;
        self.leave(&*table.review, io)?;
        Ok(Finding::good_if(!table.refused))
    }

    /// Says that all is kept, and how to go on.
    fn leave(&self, review: &dyn Review, io: &mut Io<'_>) -> Result<(), Failure> {
        let count = review.len(review.here().line).unwrap_or_default();
        let count = words::events(count, io.lang);
        let file = self.file.display();
        writeln!(
            io.out,
            "\n{}{colon}{file}{comma}{count}",
            io.say(words::KEPT),
            colon = tell::colon(io.lang),
            comma = tell::comma(io.lang)
        )?;
        let here = review.here();
        let stopped = telling::stopped(review, here.line, io.lang).is_some();
        let shown = review.lines().iter().any(|line| line.id == here.line && line.promoted);
        if review.awaiting() != Some(Awaiting::Over) && !stopped {
            let at = match review.len(here.line) {
                Some(end) if end != here.event => format!(" --at {here}"),
                _ if shown => String::new(),
                _ => format!(" --at {}@end", here.line),
            };
            let go_on = format!("kanso play {}{at}", word(&self.file));
            writeln!(
                io.out,
                "{}{colon}{}",
                io.say(words::GO_ON),
                io.command(&go_on),
                colon = tell::colon(io.lang)
            )?;
        }
        let line = if shown { String::new() } else { format!(" --line {}", here.line) };
        let see = format!("kanso review {}{line}", word(&self.file));
        writeln!(
            io.out,
            "{}{colon}{}",
            io.say(words::SEE),
            io.command(&see),
            colon = tell::colon(io.lang)
        )?;
        Ok(())
    }

    /// Says which line is played on where the file has a newer one.
    fn tell_newer(&self, review: &dyn Review, io: &mut Io<'_>) -> Result<(), Failure> {
        let here = review.here().line;
        let lines = review.lines();
        let Some(own) = lines.iter().find(|line| line.id == here) else { return Ok(()) };
        let Some(newer) = lines.iter().rfind(|line| line.id > here && !line.deleted) else {
            return Ok(());
        };
        let play = format!("kanso play {} --at {}@end", word(&self.file), newer.id);
        let told = match io.lang {
            Lang::En => format!(
                "you are on line {} {:?}, which is shown first; line {} {:?} is newer: ",
                own.id, own.name, newer.id, newer.name
            ),
            Lang::Ja => format!(
                "主表示の分岐{}「{}」を続けます。より新しい分岐{}「{}」：",
                own.id, own.name, newer.id, newer.name
            ),
        };
        writeln!(io.out, "{told}{}", io.command(&play))?;
        Ok(())
    }

    /// Says that the secret is not here that the luck of the game is committed to: what falls is entered then.
    fn tell_lost(&self, review: &dyn Review, io: &mut Io<'_>) -> Result<(), Failure> {
        if review.committed().is_some_and(|committed| !committed.is_known) {
            let path = secret_path(&self.file);
            let path = Plain(path.display());
            match io.lang {
                Lang::En => writeln!(
                    io.out,
                    "the secret of its luck is not in {path}: enter what falls, as at a real table"
                )?,
                Lang::Ja => writeln!(
                    io.out,
                    "乱数の秘密の値が{path}にありません。実際の卓と同じように出目を入力してください"
                )?,
            }
        }
        Ok(())
    }
}

/// Whether to go on.
enum Then {
    GoOn,
    Leave,
}

/// What was taken back, and is not entered anew yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Undone {
    /// Where the first step back led from, at the most.
    upto: Position,
    /// Why another line will take its place.
    why: MendReason,
}

/// A game that is being played.
struct Table {
    /// The file: every acknowledged step is in it.
    path: PathBuf,
    review: Box<dyn Review>,
    /// Who decides by itself, by seat.
    bots: Vec<Option<Bot>>,
    /// Who looks, if it was said.
    eye: Option<Eye>,
    scripted: bool,
    /// True if a line was refused.
    refused: bool,
    /// Where the table and the choices were shown last.
    drawn: Option<Position>,
    undone: Option<Undone>,
    /// The table that was shown last, and to which eye.
    seen: Option<(Eye, Scene)>,
    /// Who goes on passing.
    passing: Vec<Passing>,
    /// The events that were passes of somebody who goes on passing: nobody typed them.
    passed: Vec<u32>,
}

impl Table {
    fn play(&mut self, input: &Receiver<Input>, io: &mut Io<'_>) -> Result<(), Failure> {
        loop {
            if io.stop.asked() {
                return Ok(());
            }
            match self.review.awaiting() {
                None => unreachable!("one plays between events"),
                Some(Awaiting::Over) => return self.end(io),
                Some(Awaiting::Chance(_)) if self.review.has_luck() => {
                    let played = self.review.settle_by_luck();
                    self.acknowledged(played, io)?;
                }
                Some(Awaiting::Decision(seats)) if let Some(bot) = self.bot_of(seats) => {
                    let number = self.review.bot_choice(bot).expect("a decision is awaited");
                    let played = self.review.choose(number);
                    self.acknowledged(played, io)?;
                }
                Some(Awaiting::Decision(_)) if self.goes_on_passing(io) => {
                    self.passed.push(self.review.here().event + 1);
                    self.pass(io)?;
                }
                Some(Awaiting::Decision(_) | Awaiting::Chance(_)) => {
                    self.prompt(io)?;
                    io.out.flush()?;
                    let line = match input.recv() {
                        Ok(Input::Line(line)) => line,
                        Ok(Input::TooLong) => {
                            self.refuse(io.say(words::TYPED_TOO_LONG), io)?;
                            continue;
                        }
                        Ok(Input::End | Input::Stop) | Err(_) => return Ok(()),
                    };
                    if let Then::Leave = self.answer(&line, io)? {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// The bot that decides, when every seat that is asked has one.
    fn bot_of(&self, seats: Seats) -> Option<Bot> {
        let mut bots = seats.iter().map(|seat| self.bots[seat.index()]);
        let first = bots.next()??;
        bots.all(|bot| bot.is_some()).then_some(first)
    }

    /// Who looks now.
    fn eye(&self) -> Eye {
        self.eye.unwrap_or_else(|| match self.review.awaiting() {
            Some(Awaiting::Decision(seats)) => {
                let mut people = seats.iter().filter(|seat| self.bots[seat.index()].is_none());
                match (people.next(), people.next()) {
                    // What several decide together, they decide by what all of them see.
                    (Some(_), Some(_)) if ask::is_told(&*self.review, Eye::Public, Lang::En) => {
                        Eye::Public
                    }
                    (first, _) => first.map_or(Eye::Public, Eye::Seat),
                }
            }
            // Whoever enters what fell sees what can fall; the rest of the table is not drawn.
            Some(Awaiting::Chance(_) | Awaiting::Over) | None => Eye::All,
        })
    }

    /// Who is told what happened: the only seat that a person plays, as that person's own cards are no
    /// secret there; everybody's where bots play alone; the public's where several people sit at one
    /// terminal.
    fn told_eye(&self) -> Eye {
        self.eye.unwrap_or_else(|| {
            let mut people = (0..self.bots.len()).filter(|seat| self.bots[*seat].is_none());
            match (people.next(), people.next()) {
                (None, _) => Eye::All,
                (Some(seat), None) => Eye::Seat(Seat::at(seat)),
                (Some(_), Some(_)) => Eye::Public,
            }
        })
    }

    fn prompt(&mut self, io: &mut Io<'_>) -> Result<(), Failure> {
        let (here, eye) = (self.review.here(), self.eye());
        if self.drawn != Some(here) {
            self.drawn = Some(here);
            if !self.scripted {
                if let Some(Awaiting::Decision(_)) = self.review.awaiting() {
                    let before = self.seen.take().filter(|(known, _)| *known == eye);
                    let before = before.map(|(_, scene)| scene);
                    screen::draw(&*self.review, eye, before.as_ref(), io)?;
                    self.seen = Some((eye, self.review.scene(eye)));
                } else {
                    ask::show(&*self.review, eye, "", io)?;
                }
            }
            if self.review.len(here.line) == Some(here.event)
                && let Some(how) = telling::stopped(&*self.review, here.line, io.lang)
            {
                writeln!(
                    io.out,
                    "{}{}{how}{}{}",
                    io.say(words::SEALED),
                    tell::colon(io.lang),
                    if io.lang == Lang::Ja { "。" } else { "; " },
                    io.say(words::CLOSED_HINT)
                )?;
            }
        }
        let mut said = String::new();
        self.review.say_prompt(io.lang, eye, &mut said)?;
        if self.scripted {
            writeln!(io.out, "{said}")?;
        } else {
            // A terminal would break it within a word.
            let lines = wrap(&said, io.columns.saturating_sub(PROMPT_END.len()));
            write!(io.out, "{}{PROMPT_END}", io.style.strong(&lines.join("\n")))?;
        }
        Ok(())
    }

    fn answer(&mut self, line: &str, io: &mut Io<'_>) -> Result<Then, Failure> {
        let eye = self.eye();
        let asked = input::read(line, |text| ask::is_word(&*self.review, eye, text, io.lang));
        match asked {
            Asked::Nothing => self.drawn = None,
            // 終了 may be a word of the game.
            Asked::Quit if self.means(line.trim(), io.lang) => self.words(line.trim(), io)?,
            Asked::Quit => return Ok(Then::Leave),
            Asked::Help => writeln!(io.out, "{}", io.say(words::PLAY_HELP))?,
            Asked::Alone(command) => {
                self.refuse(&format!("{command}{}", io.say(words::STANDS_ALONE)), io)?;
            }
            Asked::Table("") => table::draw(&*self.review, eye, None, io)?,
            Asked::Table(text) => table::draw_part(&*self.review, eye, text, io)?,
            Asked::Log(count) => self.tell_log(count, io)?,
            Asked::List(text) => ask::show(&*self.review, eye, text, io)?,
            Asked::Why(text) => ask::why(&*self.review, eye, text, io)?,
            Asked::Key => table::legend(&*self.review, eye, None, io)?,
            Asked::Worth => worth::tell(&self.path, &*self.review, eye, io)?,
            Asked::Rule(number) => card::choice(&*self.review, eye, number, io)?,
            Asked::What(text) if self.awaits_decision() => {
                card::named(&*self.review, eye, text, io)?;
            }
            // `? K01`: one is unknown, one is known. Else somebody looks up what was drawn.
            Asked::What(text) => {
                let is_of_marks = text.split_whitespace().all(|word| matches!(word, "?" | "？"));
                let is_entry =
                    is_of_marks || self.review.read_entry(line.trim(), io.lang, eye).is_ok();
                if is_entry {
                    self.words(line.trim(), io)?;
                } else {
                    card::named(&*self.review, eye, text, io)?;
                }
            }
            // Where it does something, it is an action of the game.
            Asked::Pass(_) if self.pass_here().is_none() && self.means(line.trim(), io.lang) => {
                self.words(line.trim(), io)?;
            }
            Asked::Pass(text) => {
                self.passing.retain(|passing| !passing.is_of(eye));
                self.passing.extend(Passing::read(text, &*self.review, eye));
                self.pass(io)?;
            }
            Asked::Back => self.back(false, io)?,
            Asked::BackAgreed => self.back(true, io)?,
            Asked::Reveal(event, card) => self.reveal(event, card, io)?,
            Asked::Bot(seat) => self.bot(seat, io)?,
            Asked::Note(text) => self.note(text, io)?,
            Asked::End("") if self.means("end", io.lang) => self.words("end", io)?,
            Asked::End(how) => return self.stop(how, io),
            Asked::Number(number) => match self.review.awaiting() {
                Some(Awaiting::Decision(_)) if !ask::is_told(&*self.review, eye, io.lang) => {
                    self.refuse(io.say(words::CHOICES_UNSEEN), io)?;
                }
                Some(Awaiting::Decision(_)) if number > 0 => {
                    let played = self.review.choose(number - 1);
                    self.acknowledged(played, io)?;
                }
                Some(Awaiting::Decision(_)) => self.refuse(io.say(words::NO_NUMBER), io)?,
                Some(Awaiting::Chance(_) | Awaiting::Over) | None => self.words(line.trim(), io)?,
            },
            Asked::Unknown if self.awaits_decision() => {
                writeln!(io.out, "{}", io.say(words::ASK_HOW))?;
            }
            Asked::Unknown if !self.review.may_be_unknown() => {
                writeln!(io.out, "  {}", io.say(words::LIES_OPEN))?;
                ask::show(&*self.review, eye, "", io)?;
            }
            Asked::Unknown => {
                let played = self.review.settle_by_luck();
                self.acknowledged(played, io)?;
            }
            Asked::Words(text) => self.words(text, io)?,
        }
        Ok(Then::GoOn)
    }

    /// True if words of two letters or more mean something that can be chosen here.
    fn means(&self, text: &str, lang: Lang) -> bool {
        let meant = || meant::meant(&*self.review, self.eye(), text, lang);
        self.awaits_decision()
            && text.chars().count() > 1
            && matches!(meant(), Meant::Choice(_) | Meant::Several(_) | Meant::More(..))
    }

    /// Tells again what happened: the last `count` events, or those since who looks decided last.
    fn tell_log(&self, count: Option<u32>, io: &mut Io<'_>) -> Result<(), Failure> {
        let (here, eye) = (self.review.here(), self.eye());
        let own = |event: &u32| match (self.review.event(*event).map(|info| info.kind), eye) {
            (Some(EventKind::Decision(seats)), Eye::Seat(seat)) => seats.contains(seat),
            (Some(EventKind::Decision(seats)), _) => {
                seats.iter().any(|seat| self.bots[seat.index()].is_none())
            }
            (Some(EventKind::Chance) | None, _) => false,
        };
        let first = match count {
            Some(count) => here.event.saturating_sub(count) + 1,
            None => (1..=here.event).rev().find(own).unwrap_or(1),
        };
        for event in first..=here.event {
            telling::event_in_short(&*self.review, event, self.told_eye(), io)?;
        }
        if first > here.event {
            writeln!(io.out, "  {}", io.say(words::NOTHING_YET))?;
        }
        Ok(())
    }

    fn awaits_decision(&self) -> bool {
        matches!(self.review.awaiting(), Some(Awaiting::Decision(_)))
    }

    /// The number of the choice that does nothing, in a window to answer in: of several, such as a
    /// pass for this time and one for the rest of the turn, the first, which is the shortest.
    fn pass_here(&self) -> Option<u32> {
        let weighed = self.review.weighed(self.eye());
        (0..).zip(&weighed).find(|(_, weighed)| weighed.routine).map(|(number, _)| number)
    }

    /// True if the seat that is asked goes on passing here; what ends it ends it for good.
    fn goes_on_passing(&mut self, io: &Io<'_>) -> bool {
        // Two people at one terminal: only the one who said it passes.
        let eye = self.eye();
        let own = self.passing.iter().position(|passing| passing.is_of(eye));
        let Some(own) = own else { return false };
        let is_over = self.passing[own].is_over(&*self.review, io.lang);
        let goes_on = self.pass_here().is_some() && !is_over;
        if !goes_on {
            self.passing.remove(own);
        }
        goes_on
    }

    /// Passes, where one may.
    fn pass(&mut self, io: &mut Io<'_>) -> Result<(), Failure> {
        if let Some(number) = self.pass_here() {
            let played = self.review.choose(number);
            self.acknowledged(played, io)
        } else {
            let eye = self.eye();
            self.passing.retain(|passing| !passing.is_of(eye));
            self.refuse(io.say(words::NO_PASS), io)
        }
    }

    /// An action by its notation, or what fell by its words.
    fn words(&mut self, text: &str, io: &mut Io<'_>) -> Result<(), Failure> {
        let played = match self.review.awaiting() {
            Some(Awaiting::Decision(_)) => {
                self.reveal_for(text, io)?;
                let Some(number) = ask::meant(&*self.review, self.eye(), text, io)? else {
                    self.refused |= self.scripted;
                    return Ok(());
                };
                self.review.choose(number)
            }
            Some(Awaiting::Chance(_) | Awaiting::Over) | None => {
                let read = self.read_entry(text, io)?;
                read.and_then(|entry| self.review.enter(&entry))
            }
        };
        self.acknowledged(played, io)
    }

    /// Tells a step that is on the disk, or why there is none.
    fn acknowledged(
        &mut self,
        played: Result<Played, EditError>,
        io: &mut Io<'_>,
    ) -> Result<(), Failure> {
        let played = match played {
            Ok(played) => played,
            Err(error @ (EditError::File(_) | EditError::ReadOnly { .. })) => {
                return Err(open::edit(&error));
            }
            Err(EditError::Refused { rule, words }) => {
                let line = self.review.rule_line(&rule, io.lang).unwrap_or_default();
                return self.refuse(&format!("{rule}: {words}\n  {line}"), io);
            }
            Err(error) => return self.refuse(&error.to_string(), io),
        };
        match (played.made, self.undone) {
            (Some(line), Some(undone)) if undone.upto.line == played.from.line => {
                self.mended(line, played.from, undone.why, io)?;
            }
            (Some(line), _) => writeln!(
                io.out,
                "{}{colon}{line}",
                io.say(words::NEW_LINE),
                colon = tell::colon(io.lang)
            )?,
            (None, Some(undone)) if played.to >= undone.upto => self.undone = None,
            (None, _) => self.promote_mended(io)?,
        }
        let eye = self.told_eye();
        for event in played.from.event + 1..=played.to.event {
            if self.scripted {
                telling::event(&*self.review, event, (eye, Routine::LeftOut), io)?;
            } else {
                telling::event_in_short(&*self.review, event, eye, io)?;
            }
        }
        if self.scripted {
            writeln!(io.out, "ok {}", played.to.event)?;
        }
        io.out.flush()?;
        Ok(())
    }

    fn refuse(&mut self, why: &str, io: &mut Io<'_>) -> Result<(), Failure> {
        self.refused |= self.scripted;
        writeln!(io.out, "{}{why}", io.refused())?;
        Ok(())
    }

    /// Goes back to before the last thing that a person did, if nobody has learned or done anything
    /// since, or the table agreed.
    fn back(&mut self, agreed: bool, io: &mut Io<'_>) -> Result<(), Failure> {
        let here = self.review.here();
        let before = self.undone.filter(|undone| undone.upto.line == here.line);
        // What the table has agreed to once is not asked again.
        let upto = before.filter(|undone| undone.why != MendReason::Agreed);
        let upto = upto.map_or(here.event, |undone| undone.upto.event);
        let bots = self.bots.clone();
        let by_bot = |seats: Seats| seats.iter().all(|seat| bots[seat.index()].is_some());
        let Some(mut back) = take_back(&mut *self.review, upto, &by_bot) else {
            return self.refuse(io.say(words::NO_BACK), io);
        };
        // Nobody typed a pass of somebody who goes on passing: it is taken back with what came before it.
        while self.passed.contains(&(back.to.event + 1)) {
            self.review.go(back.to).map_err(|error| open::no_address(&error))?;
            match take_back(&mut *self.review, upto, &by_bot) {
                Some(further) => back = further,
                None => break,
            }
        }
        self.review.go(here).map_err(|error| open::no_address(&error))?;
        // Who looks back in a game that went on from here changes nothing of it.
        let looks_back = before.is_none() && self.review.len(here.line) != Some(here.event);
        if let Some(crossed) = back.crosses.filter(|_| !agreed && !looks_back) {
            let why = say_crossed(crossed, self.review.names(), io.lang);
            return self.refuse(&format!("{why}; {}", io.say(words::BACK_IF_AGREED)), io);
        }
        self.review.go(back.to).map_err(|error| open::no_address(&error))?;
        self.passed.retain(|event| *event <= back.to.event);
        self.passing.retain(|passing| passing.was_said_before(back.to.event));
        if looks_back {
            writeln!(io.out, "{} {}", io.say(words::BACK), back.to)?;
            return Ok(());
        }
        let why = match (back.slip, back.crosses, before) {
            (true, _, _) => MendReason::Slip,
            (false, Some(_), _) => MendReason::Agreed,
            (false, None, Some(undone)) => undone.why,
            (false, None, None) => MendReason::TakenBack,
        };
        self.undone = Some(Undone { upto: before.map_or(here, |undone| undone.upto), why });
        writeln!(io.out, "{} {}", io.say(words::BACK), back.to)?;
        Ok(())
    }

    /// A new line takes the place of the one that was played, behind so many events of it.
    fn mended(
        &mut self,
        line: LineId,
        of: Position,
        why: MendReason,
        io: &mut Io<'_>,
    ) -> Result<(), Failure> {
        self.undone = None;
        let mended = self.review.mend(line, of, why, true);
        let shown = mended.map_err(|error| open::edit(&error))?;
        writeln!(io.out, "{}", telling::mended(&*self.review, line, shown, io.lang))?;
        Ok(())
    }

    /// A line that mends the one that is shown first, and is played on, is shown first from now on: a
    /// correction that had stopped for an answer.
    fn promote_mended(&mut self, io: &mut Io<'_>) -> Result<(), Failure> {
        let (here, lines) = (self.review.here().line, self.review.lines());
        let of = |id: LineId| lines.iter().find(|line| line.id == id);
        let mends = of(here).filter(|line| !line.promoted).and_then(|line| line.mend);
        if mends.and_then(|mend| of(mend.of)).is_some_and(|line| line.promoted) {
            self.review.promote(here).map_err(|error| open::edit(&error))?;
            writeln!(io.out, "{}", telling::mended(&*self.review, here, true, io.lang))?;
        }
        Ok(())
    }

    /// What was taken back stays taken back, though nothing was entered in its place: a line that
    /// ends there.
    fn keep_undone(&mut self, io: &mut Io<'_>) -> Result<(), Failure> {
        let here = self.review.here();
        let Some(undone) = self.undone.take() else { return Ok(()) };
        if undone.upto.line != here.line || self.review.len(here.line) == Some(here.event) {
            return Ok(());
        }
        let name = match io.lang {
            Lang::En => format!("taken back to {}", here.event),
            Lang::Ja => format!("{}まで戻す", here.event),
        };
        let name = line_names::made_up(&*self.review, name, here.event);
        let made = self.review.branch(&name, LineLuck::Same, None);
        let line = made.map_err(|error| open::edit(&error))?.to.line;
        self.mended(line, here, undone.why, io)
    }

    /// What fell. A card that was assumed in an earlier draw can be entered: another one is assumed
    /// there, and that is told.
    fn read_entry(
        &mut self,
        text: &str,
        io: &mut Io<'_>,
    ) -> Result<Result<Entry, EditError>, Failure> {
        let eye = self.eye();
        let read = self.review.read_entry(text, io.lang, eye);
        if let Ok(Entry::Part(_) | Entry::Unknown) = read
            && !self.review.may_be_unknown()
        {
            return Ok(Err(EditError::Text(io.say(words::LIES_OPEN).to_owned())));
        }
        if read.is_ok() || self.review.has_luck() {
            return Ok(read);
        }
        let changed = match self.review.make_room(text, io.lang, eye) {
            Ok(changed) => changed,
            Err(error) => return Ok(Err(error)),
        };
        if changed.is_empty() {
            return Ok(read);
        }
        let told_eye = self.told_eye();
        for event in changed {
            let told = telling::assumed_anew(&*self.review, event, told_eye, io.lang);
            writeln!(io.out, "{told}")?;
        }
        Ok(self.review.read_entry(text, io.lang, eye))
    }

    /// A card that was only assumed has shown, and is not played here.
    fn reveal(&mut self, event: Option<u32>, card: &str, io: &mut Io<'_>) -> Result<(), Failure> {
        if card.is_empty() {
            return self.refuse(io.say(words::REVEAL_WHAT), io);
        }
        match self.review.find_reveal(card, RevealAs::Card(event)) {
            Some(reveal) => self.revealed(&reveal, io),
            None => self.refuse(io.say(words::NOT_ASSUMED), io),
        }
    }

    /// Where what is typed needs a card that was assumed to be another one, that one has shown.
    fn reveal_for(&mut self, text: &str, io: &mut Io<'_>) -> Result<(), Failure> {
        if self.review.has_luck() {
            return Ok(());
        }
        let meant = meant::meant(&*self.review, self.eye(), text, io.lang);
        if matches!(meant, Meant::Choice(_) | Meant::Several(_) | Meant::More(..)) {
            return Ok(());
        }
        match self.review.find_reveal(text, RevealAs::Choice) {
            Some(reveal) => self.revealed(&reveal, io),
            None => Ok(()),
        }
    }

    fn revealed(&mut self, reveal: &Reveal, io: &mut Io<'_>) -> Result<(), Failure> {
        let events: Vec<_> = reveal.outcomes.iter().map(|of| of.event + 1).collect();
        match self.review.reveal(reveal) {
            Ok(made) => {
                let eye = self.told_eye();
                for event in events {
                    writeln!(io.out, "{}", telling::revealed(&*self.review, event, eye, io.lang)?)?;
                }
                if let Some(line) = made {
                    let shown = self.review.lines();
                    let shown = shown.iter().any(|info| info.id == line && info.promoted);
                    writeln!(io.out, "{}", telling::mended(&*self.review, line, shown, io.lang))?;
                }
                io.out.flush()?;
                Ok(())
            }
            Err(error @ (EditError::File(_) | EditError::ReadOnly { .. })) => {
                Err(open::edit(&error))
            }
            Err(error) => self.refuse(&error.to_string(), io),
        }
    }

    /// A bot decides once, or for a seat from now on.
    fn bot(&mut self, seat: &str, io: &mut Io<'_>) -> Result<(), Failure> {
        if seat.is_empty() {
            return match self.review.bot_choice(Bot::Greedy) {
                Some(number) => {
                    let played = self.review.choose(number);
                    self.acknowledged(played, io)
                }
                None => self.refuse(io.say(words::NO_DECISION), io),
            };
        }
        match who::seat(seat, self.review.names()) {
            Ok(seat) => {
                self.bots[seat.index()] = Some(Bot::Greedy);
                let name = &self.review.names()[seat.index()];
                writeln!(io.out, "{} {name}", io.say(words::BOT_ON))?;
                Ok(())
            }
            Err(failure) => self.refuse(failure.what(), io),
        }
    }

    fn note(&mut self, text: &str, io: &mut Io<'_>) -> Result<(), Failure> {
        if text.is_empty() {
            return self.refuse(io.say(words::NOTE_WHAT), io);
        }
        self.review.note("", text).map_err(|error| open::edit(&error))?;
        writeln!(io.out, "{}", words::noted(&self.review.here().to_string(), io.lang))?;
        Ok(())
    }

    /// The players stop before the rules do: closes the line, and leaves.
    fn stop(&mut self, how: &str, io: &mut Io<'_>) -> Result<Then, Failure> {
        let here = self.review.here();
        let (how, who) = how.split_once(char::is_whitespace).unwrap_or((how, ""));
        let end = match (how, who.is_empty()) {
            ("agree" | "agreed" | "合意", true) => SealEnd::Agreed,
            ("abandon" | "abandoned" | "打ち切り", true) => SealEnd::Abandoned,
            ("concede" | "conceded" | "投了", _) => match self.conceder(who, io) {
                Ok(seat) => SealEnd::Conceded(u8::from(seat)),
                Err(why) => {
                    self.refuse(&why, io)?;
                    return Ok(Then::GoOn);
                }
            },
            _ => {
                self.refuse(io.say(words::END_HOW), io)?;
                return Ok(Then::GoOn);
            }
        };
        let undone = self.undone.is_some_and(|undone| undone.upto.line == here.line);
        if self.review.len(here.line) != Some(here.event) && !undone {
            self.refuse(io.say(words::END_WHERE), io)?;
            return Ok(Then::GoOn);
        }
        // What was taken back is over with: the line that ends here is closed.
        self.keep_undone(io)?;
        match self.review.seal(Some(end)) {
            Ok(()) => {
                telling::standing(&*self.review, io)?;
                Ok(Then::Leave)
            }
            Err(error @ (EditError::File(_) | EditError::ReadOnly { .. })) => {
                Err(open::edit(&error))
            }
            Err(error) => {
                self.refuse(&error.to_string(), io)?;
                Ok(Then::GoOn)
            }
        }
    }

    /// The seat that is named, or the only one that is asked.
    fn conceder(&self, who: &str, io: &Io<'_>) -> Result<Seat, String> {
        if !who.is_empty() {
            return who::seat(who, self.review.names())
                .map_err(|failure| failure.what().to_owned());
        }
        match self.review.awaiting() {
            Some(Awaiting::Decision(seats)) => seats.only(),
            Some(Awaiting::Chance(_) | Awaiting::Over) | None => None,
        }
        .ok_or_else(|| io.say(words::END_WHO).to_owned())
    }

    /// Closes the line and tells how the game ended.
    fn end(&mut self, io: &mut Io<'_>) -> Result<(), Failure> {
        let here = self.review.here();
        let lines = self.review.lines();
        if lines.iter().any(|line| line.id == here.line && line.seal.is_none()) {
            self.review.seal(None).map_err(|error| open::edit(&error))?;
        }
        if !self.scripted {
            screen::end(&*self.review, self.eye(), io)?;
        }
        telling::standing(&*self.review, io)
    }
}

//! Playing on and entering luck; games that play by themselves.

use super::bots::SinceMine;
use super::correcting::Corrected;
use super::picking::Menu;
use super::{Dialog, Model, Table, Weight};
use crate::command::{DialogKind, PlayCommand, Speed, Tab};
use crate::words::{edits, fill, moves as words};
use kanso_engine::{Awaiting, Eye, Lang, Scene, Seat, Seats};
use kanso_replay::log::record::{MendReason, SealEnd};
use kanso_replay::outcome_words::UNKNOWN;
use kanso_replay::review::undo::{say_crossed, take_back};
use kanso_replay::review::{Bot, Conceived, EditError, Played, Position};
use std::rc::Rc;

/// A game that goes on by itself from stop to stop.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Playing {
    /// How fast.
    pub speed: Speed,
    /// When the next stop is due, in seconds of the clock of [`Model::tick`]; none: not begun.
    pub due: Option<f64>,
}

impl Playing {
    /// Begins with the next tick.
    pub fn new(speed: Speed) -> Self {
        Self { speed, due: None }
    }

    /// Seconds from stop to stop.
    pub fn pause(&self) -> f64 {
        1.0 / f64::from(self.speed.0.max(0.05))
    }
}

/// What is being played.
#[derive(Clone, Debug, Default)]
pub struct PlayState {
    /// The bot that plays on; none: nobody does.
    pub bot: Option<Bot>,
    /// The seats for which a bot decides.
    pub seats: Vec<(Seat, Bot)>,
    /// What bots did since the last move of a person, where one stands.
    pub(super) since: Option<((Position, u64), Option<SinceMine>)>,
    /// When the bot of a seat decides, and where.
    pub(super) due: Option<(Position, f64)>,
    /// What was picked on the board behind the selected thing, in order.
    pub picked: Vec<String>,
    /// The small menu beside what was picked.
    pub menu: Option<Menu>,
    /// Grows whenever the list of moves is to be typed into.
    pub typing: u64,
    /// What cannot be done, where it was asked for.
    pub why_not: Option<WhyNot>,
    /// What became of the events behind the last correction.
    pub corrected: Option<Corrected>,
    /// What was taken back in play, and is not done otherwise yet.
    pub undone: Option<Undone>,
}

/// What was taken back in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undone {
    /// Where that led.
    pub to: Position,
    /// After how many events of the line it began.
    pub upto: u32,
    /// Why another line will take the place of this one.
    pub why: MendReason,
}

impl PlayState {
    /// Forgets what was picked, and what was asked about it.
    pub(super) fn put_down(&mut self) {
        self.picked.clear();
        self.menu = None;
    }

    /// Forgets what was told to one eye.
    pub(super) fn forget_told(&mut self) {
        self.put_down();
        self.why_not = None;
        self.corrected = None;
    }
}

/// What cannot be done at a place, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct WhyNot {
    /// The place.
    pub at: Position,
    /// For whom, and in which language.
    pub told: (Eye, Lang),
    /// The attempt that is asked about, by its notation; empty: all of them.
    pub tried: String,
    /// The attempts, each with what refuses it.
    pub refused: Rc<Vec<Conceived>>,
}

impl Model {
    pub(super) fn apply_play(&mut self, command: PlayCommand) {
        match command {
            PlayCommand::Choose(number) => {
                if !self.answer_lesson(number) {
                    self.choose(number);
                }
            }
            PlayCommand::Settle(text) if text.trim() == UNKNOWN => self.settle_by_luck(),
            PlayCommand::Settle(text) => self.settle(&text),
            PlayCommand::SettleByLuck => self.settle_by_luck(),
            PlayCommand::Answer => self.answer(),
            PlayCommand::TakeBack => self.take_back(false),
            PlayCommand::TakeBackAgreed => self.take_back(true),
            PlayCommand::Bots(bot) => {
                if let Some(table) = &mut self.table {
                    table.play.bot = Some(bot);
                    table.playing = None;
                }
            }
            PlayCommand::BotOnce(bot) => self.bot_once(bot),
            PlayCommand::BotSeat(seat, bot) => {
                if let Some(table) = &mut self.table {
                    table.play.seats.retain(|(known, _)| *known != seat);
                    table.play.seats.extend(bot.map(|bot| (seat, bot)));
                    table.play.seats.sort_unstable_by_key(|(seat, _)| *seat);
                }
                self.keep_file();
            }
            PlayCommand::StopBots => {
                if let Some(table) = &mut self.table {
                    table.play.bot = None;
                    table.play.seats.clear();
                }
                self.keep_file();
            }
            PlayCommand::Select(id) => self.pick(id),
            PlayCommand::Lift(id) => self.lift(id),
            PlayCommand::PutDown(on) => self.pick(on),
            PlayCommand::WhyNot(tried) => self.why_not(tried),
            PlayCommand::Correct { name, answer, then } => self.correct(&name, answer, then),
            PlayCommand::Seal(end) => self.seal(end),
        }
    }

    pub(super) fn choose(&mut self, number: u32) {
        let Some(table) = &mut self.table else { return };
        let from = table.review.scene(table.eye);
        let played = table.review.choose(number);
        self.played(from, played);
    }

    fn settle(&mut self, text: &str) {
        let lang = self.lang();
        let Some(table) = &mut self.table else { return };
        let from = table.review.scene(table.eye);
        let mut read = table.review.read_entry(text, lang, table.eye);
        if read.is_err() && !table.review.has_luck() {
            // What was assumed in an earlier draw makes room for what is known now.
            let room = table.review.make_room(text, lang, table.eye);
            read = room.and_then(|_| table.review.read_entry(text, lang, table.eye));
        }
        let played = read.and_then(|entry| table.review.enter(&entry));
        self.played(from, played);
    }

    fn settle_by_luck(&mut self) {
        let Some(table) = &mut self.table else { return };
        let from = table.review.scene(table.eye);
        let played = table.review.settle_by_luck();
        self.played(from, played);
    }

    /// Shows what an edit came to, and whether it was made: the table moves by one step from what it
    /// looked like, a new line is told, and what is asked next is asked.
    pub(super) fn played(&mut self, from: Scene, played: Result<Played, EditError>) -> bool {
        let lang = self.lang();
        let Some(table) = &mut self.table else { return false };
        match played {
            Ok(played) => {
                table.changed();
                table.look.selected = None;
                table.look.pointed.clear();
                table.stepped(from);
                let mended = table.mended(played);
                let made = played.made.map(|line| table.line_called(line, lang));
                if matches!(&self.dialog, Some(dialog) if dialog.kind == DialogKind::Outcome) {
                    self.dialog = None;
                }
                if let Some(name) = made {
                    let text = if mended == Ok(true) { words::MENDED } else { words::NEW_LINE };
                    self.say(Weight::Info, fill(text, lang, &[("name", &name)]));
                }
                if let Err(error) = mended {
                    self.complain(edits::say(&error, lang));
                }
                self.go_on();
                true
            }
            Err(error) => {
                self.refuse(edits::say(&error, lang));
                false
            }
        }
    }

    /// Asks what is to be entered next where the game goes on: what fell at a real table. A game that
    /// is over is closed.
    pub(super) fn go_on(&mut self) {
        let lang = self.lang();
        let Some(table) = &mut self.table else { return };
        if !table.at_open_end() || table.review.read_only().is_some() {
            return;
        }
        match table.review.awaiting() {
            Some(Awaiting::Over) => match table.review.seal(None) {
                Ok(()) => table.revision += 1,
                Err(error) => self.complain(edits::say(&error, lang)),
            },
            Some(Awaiting::Chance(_)) if table.review.has_luck() || self.asks_below => {}
            Some(Awaiting::Chance(_)) => self.ask_outcome(),
            Some(Awaiting::Decision(_)) | None => {}
        }
    }

    /// Lets a new game begin: its first luck falls, or is asked, and what can be done is listed.
    pub(super) fn begin_play(&mut self) {
        let Some(table) = &self.table else { return };
        if !table.at_open_end() || table.here().event > 0 {
            return;
        }
        self.settings.tab = Tab::Moves;
        match table.review.awaiting() {
            Some(Awaiting::Chance(_)) if table.review.has_luck() => self.settle_by_luck(),
            Some(Awaiting::Chance(_) | Awaiting::Decision(_) | Awaiting::Over) | None => {
                self.go_on();
            }
        }
    }

    /// Opens the dialog for what fell.
    pub(super) fn ask_outcome(&mut self) {
        self.dialog = Dialog::open(DialogKind::Outcome, self);
    }

    fn answer(&mut self) {
        let Some(table) = &mut self.table else { return };
        let here = table.here();
        // What is asked is asked after the whole event.
        if here.beat.is_some()
            && let Err(why) = table.go(Position::after(here.line, here.event))
        {
            self.complain(why);
            return;
        }
        match table.review.awaiting() {
            Some(Awaiting::Chance(_)) => self.ask_outcome(),
            Some(Awaiting::Decision(_) | Awaiting::Over) | None => {
                table.play.typing += 1;
                self.settings.tab = Tab::Moves;
                self.settings.side_shown = true;
            }
        }
    }

    /// In review one goes back freely; where the game is played on, taking back keeps to its rule.
    fn take_back(&mut self, agreed: bool) {
        let lang = self.lang();
        let Some(table) = &mut self.table else { return };
        let here = table.here();
        let undone = table.play.undone.filter(|undone| undone.to == here);
        let in_play =
            (table.at_open_end() || undone.is_some()) && table.review.read_only().is_none();
        // What the table has agreed to once is not asked again.
        let upto = undone.filter(|undone| undone.why != MendReason::Agreed);
        let upto = upto.map_or(here.event, |undone| undone.upto);
        let play = &table.play;
        let by_bot = |seats: Seats| play.bot_of(seats).is_some();
        let back = take_back(&mut *table.review, upto, &by_bot);
        let Some(back) = back else { return self.refuse(words::NO_BACK.in_lang(lang)) };
        if let Some(crossed) = back.crosses.filter(|_| in_play && !agreed) {
            let why = say_crossed(crossed, table.review.names(), lang);
            return self.refuse(fill(words::BACK_IF_AGREED, lang, &[("why", &why)]));
        }
        let went = table.step(back.to);
        table.play.bot = None;
        if let Err(why) = went {
            return self.refuse(why);
        }
        let why = match (back.slip, back.crosses, undone) {
            (true, _, _) => MendReason::Slip,
            (false, Some(_), _) => MendReason::Agreed,
            (false, None, Some(undone)) => undone.why,
            (false, None, None) => MendReason::TakenBack,
        };
        let upto = undone.map_or(here.event, |undone| undone.upto);
        table.play.undone = in_play.then_some(Undone { to: back.to, upto, why });
    }

    fn why_not(&mut self, tried: Option<String>) {
        let lang = self.lang();
        let Some(table) = &mut self.table else { return };
        let Some(tried) = tried else {
            table.play.why_not = None;
            return;
        };
        let (at, told) = (table.here(), (table.eye, lang));
        let known = table.play.why_not.take().filter(|known| known.at == at && known.told == told);
        let refused = known.map_or_else(
            || {
                let mut all = table.review.conceivable(lang, table.eye);
                all.retain(|tried| tried.refusal.is_some());
                Rc::new(all)
            },
            |known| known.refused,
        );
        table.play.why_not = Some(WhyNot { at, told, tried, refused });
    }

    fn seal(&mut self, end: SealEnd) {
        let lang = self.lang();
        let Some(table) = &mut self.table else { return };
        if !table.at_open_end() {
            return self.refuse(words::SEAL_WHERE.in_lang(lang));
        }
        match table.review.seal(Some(end)) {
            Ok(()) => {
                table.changed();
                table.play.bot = None;
                self.dialog = None;
                self.say(Weight::Info, words::SEALED_NOW.in_lang(lang));
            }
            Err(error) => self.refuse(edits::say(&error, lang)),
        }
    }
}

impl Table {
    /// Where something was taken back in play, the line that is made instead takes the place of the
    /// other one; whether it is shown first from now on.
    fn mended(&mut self, played: Played) -> Result<bool, EditError> {
        let Some(undone) = self.play.undone.filter(|undone| undone.to == played.from) else {
            self.play.undone = None;
            return Ok(false);
        };
        let Some(line) = played.made else {
            // The same again is a step forward.
            let still = played.to.line == undone.to.line && played.to.event < undone.upto;
            self.play.undone = still.then_some(Undone { to: played.to, ..undone });
            return Ok(false);
        };
        self.play.undone = None;
        self.review.mend(line, undone.to, undone.why, true)
    }
}

#[cfg(test)]
mod tests;

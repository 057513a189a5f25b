//! Bots: one decision a frame, so that the window never waits for them.

use super::{Model, Table};
use crate::words::{fill, moves as words};
use kanso_engine::{Awaiting, Lang, Seats};
use kanso_replay::review::{Bot, EditError, EventKind, Played, Position};

/// Seconds for which a seat's bot lets what happened before be seen.
const PAUSE: f64 = 0.6;

impl Model {
    /// One decision of a bot, if one plays and nothing is asked of a person.
    pub(super) fn tick_bots(&mut self, now: f64) -> Option<f64> {
        if self.dialog.is_some() {
            return None;
        }
        let motion = self.settings.motion;
        let table = self.table.as_mut()?;
        let Some(bot) = table.play.bot else { return self.tick_seats(now, motion) };
        let from = table.review.scene(table.eye);
        let played = match table.bot_step(bot) {
            BotStep::Played(played) => played,
            BotStep::Ended => {
                table.play.bot = None;
                return None;
            }
            BotStep::Asks => {
                self.ask_outcome();
                return None;
            }
        };
        if !self.played(from, played)
            && let Some(table) = &mut self.table
        {
            table.play.bot = None;
        }
        Some(0.0)
    }

    /// The bot of the seat that is asked, after a pause.
    fn tick_seats(&mut self, now: f64, motion: bool) -> Option<f64> {
        let table = self.table.as_mut()?;
        let Some(bot) = table.bots_asked().and_then(|seats| table.play.bot_of(seats)) else {
            table.play.due = None;
            return None;
        };
        let here = table.here();
        let pause = if motion { PAUSE } else { 0.0 };
        let due = match table.play.due {
            Some((at, due)) if at == here => due,
            _ => now + pause,
        };
        table.play.due = Some((here, due));
        if now < due {
            return Some(due - now);
        }
        self.bot_once(bot);
        Some(0.0)
    }

    /// Lets a bot decide what is asked here.
    pub(super) fn bot_once(&mut self, bot: Bot) {
        let Some(table) = &mut self.table else { return };
        let from = table.review.scene(table.eye);
        let played = match table.review.bot_choice(bot) {
            Some(number) => table.review.choose(number),
            None => Err(EditError::NotAwaited { awaited: "no decision" }),
        };
        if !self.played(from, played)
            && let Some(table) = &mut self.table
        {
            table.play.seats.clear();
        }
    }
}

/// What came of a bot's turn.
enum BotStep {
    /// It went on, or could not.
    Played(Result<Played, EditError>),
    /// The game is over.
    Ended,
    /// What fell on the table has to be entered by a person.
    Asks,
}

impl Table {
    fn bot_step(&mut self, bot: Bot) -> BotStep {
        let here = self.here();
        if here.beat.is_some()
            && let Err(why) = self.review.go(Position::after(here.line, here.event))
        {
            return BotStep::Played(Err(why.into()));
        }
        match self.review.awaiting() {
            Some(Awaiting::Over) => BotStep::Ended,
            Some(Awaiting::Decision(_)) => match self.review.bot_choice(bot) {
                Some(number) => BotStep::Played(self.review.choose(number)),
                None => BotStep::Ended,
            },
            Some(Awaiting::Chance(_)) if self.review.has_luck() => {
                BotStep::Played(self.review.settle_by_luck())
            }
            Some(Awaiting::Chance(_)) => {
                // What fell on the table is known where it was entered.
                let from = self.here();
                if self.review.len(from.line) == Some(from.event) {
                    return BotStep::Asks;
                }
                let to = Position::after(from.line, from.event + 1);
                let went = self.review.go(to).map_err(EditError::from);
                BotStep::Played(went.map(|()| Played { from, to, made: None }))
            }
            None => unreachable!("one stands behind a whole event"),
        }
    }
}

/// What bots did since the last move of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SinceMine {
    /// After how many events of the line that move was made.
    pub from: u32,
    /// How many events there are behind it.
    pub events: u32,
}

impl Table {
    /// The seats that are asked where one stands, if bots decide for all of them: nobody is to be asked
    /// what they do.
    pub fn bots_asked(&self) -> Option<Seats> {
        if self.play.seats.is_empty() || !self.at_open_end() {
            return None;
        }
        match self.review.awaiting() {
            Some(Awaiting::Decision(seats)) => self.play.bot_of(seats).map(|_| seats),
            Some(Awaiting::Chance(_) | Awaiting::Over) | None => None,
        }
    }

    /// That bots think, in words; none: they do not.
    pub fn thinks(&self, lang: Lang) -> Option<String> {
        let names = self.review.names();
        let seats = self.bots_asked()?;
        let who: Vec<_> = seats.iter().map(|seat| names[seat.index()].as_str()).collect();
        let comma = if lang == Lang::Ja { "、" } else { ", " };
        Some(fill(words::THINKS, lang, &[("name", &who.join(comma))]))
    }

    /// What bots did since the last move of a person; none: nothing, or one stands elsewhere than at
    /// the end of the line.
    pub fn since_mine(&mut self) -> Option<SinceMine> {
        if self.play.seats.is_empty() {
            return None;
        }
        let key = (self.here(), self.revision);
        if let Some((known, since)) = self.play.since
            && known == key
        {
            return since;
        }
        let since = self.find_since();
        self.play.since = Some((key, since));
        since
    }

    fn find_since(&self) -> Option<SinceMine> {
        let here = self.here();
        if here.beat.is_some() || self.review.len(here.line) != Some(here.event) {
            return None;
        }
        let mut moved = false;
        for event in (1..=here.event).rev() {
            let EventKind::Decision(seats) = self.review.event(event)?.kind else { continue };
            if self.play.bot_of(seats).is_none() {
                return moved.then_some(SinceMine { from: event, events: here.event - event });
            }
            moved = true;
        }
        None
    }
}

impl super::PlayState {
    /// The bot that decides, when every seat that is asked has one.
    pub fn bot_of(&self, asked: Seats) -> Option<Bot> {
        let of = |seat| self.seats.iter().find(|(known, _)| *known == seat).map(|(_, bot)| *bot);
        let mut bots = asked.iter().map(of);
        let first = bots.next()??;
        bots.all(|bot| bot.is_some()).then_some(first)
    }
}

#[cfg(test)]
mod tests;

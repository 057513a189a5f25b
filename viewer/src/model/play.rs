//! Playing on, entering luck, correcting; games that play by themselves.

use super::Model;
use crate::command::{PlayCommand, Speed};
use kanso_engine::Awaiting;
use kanso_replay::review::{Bot, Refit, RefusalInfo};

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
    /// What was picked on the board behind the selected thing, in order.
    pub picked: Vec<String>,
    /// The attempt that is asked about, with what refuses it.
    pub why_not: Option<(String, RefusalInfo)>,
    /// What became of the events behind the last correction.
    pub refit: Option<Refit>,
}

impl Model {
    pub(super) fn apply_play(&mut self, command: PlayCommand) {
        let lang = self.lang();
        let Some(table) = &mut self.table else { return };
        match command {
            PlayCommand::Choose(number) => {
                let from = table.review.scene(table.eye);
                match table.review.choose(number) {
                    Ok(_) => {
                        table.changed();
                        table.stepped(from);
                    }
                    Err(error) => self.refuse(error.to_string()),
                }
            }
            PlayCommand::Settle(text) => {
                let from = table.review.scene(table.eye);
                let settled = table
                    .review
                    .read_outcome(&text, lang)
                    .and_then(|outcome| table.review.settle(&outcome));
                match settled {
                    Ok(_) => {
                        table.changed();
                        table.stepped(from);
                    }
                    Err(error) => self.refuse(error.to_string()),
                }
            }
            PlayCommand::SettleByLuck => {
                let from = table.review.scene(table.eye);
                match table.review.settle_by_luck() {
                    Ok(_) => {
                        table.changed();
                        table.stepped(from);
                    }
                    Err(error) => self.refuse(error.to_string()),
                }
            }
            PlayCommand::Bots(bot) => table.play.bot = Some(bot),
            PlayCommand::StopBots => table.play.bot = None,
            PlayCommand::Select(id) => {
                table.look.selected = id;
                table.play.picked.clear();
            }
            PlayCommand::Correct { .. } | PlayCommand::WhyNot(_) | PlayCommand::Seal(_) => {}
        }
    }

    /// One decision of a bot, if one plays.
    pub(super) fn tick_bots(&mut self) -> Option<f64> {
        let table = self.table.as_mut()?;
        let bot = table.play.bot?;
        let from = table.review.scene(table.eye);
        let played = match table.review.awaiting() {
            Awaiting::Over => {
                table.play.bot = None;
                return None;
            }
            Awaiting::Chance(_) => table.review.settle_by_luck(),
            Awaiting::Decision(_) => {
                let number = table.review.bot_choice(bot).unwrap_or(0);
                table.review.choose(number)
            }
        };
        match played {
            Ok(_) => {
                table.changed();
                table.stepped(from);
                Some(0.0)
            }
            Err(error) => {
                table.play.bot = None;
                self.refuse(error.to_string());
                None
            }
        }
    }
}

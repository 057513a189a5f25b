//! Who was winning at a place?

use super::asked;
use crate::address::Address;
use crate::games::Games;
use crate::insight::{Effort, Share, Valued};
use crate::review::open;
use kanso_engine::Eye;
use serde::{Deserialize, Serialize};

/// Who was winning at a place of a log, in shares of the win.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ValueRow {
    /// Id of the game, where it can be read.
    pub game: Option<String>,
    /// The line.
    pub line: u32,
    /// After how many events of it.
    pub event: u32,
    /// What each seat has of the win there, in seat order; a party has one value, its seats the same.
    pub value: Vec<Share>,
    /// The standard error of each.
    pub error: Vec<Share>,
    /// How many playouts it is from; 1 of a game that is over.
    pub playouts: u32,
    /// How many of them were given up undecided.
    pub given_up: u32,
    /// Why it cannot be told: the log cannot be read, or has no such place.
    pub wrong: Option<String>,
}

/// Plays on from a place of a log, and tells who wins how often, as [insight](crate::insight) does for a
/// whole game: by the greedy bot, for the eye that sees everything. A place within an event counts as the
/// one before it.
pub fn value(games: Games, bytes: &[u8], at: &Address, effort: Effort) -> ValueRow {
    asked(games, bytes, ValueRow::default(), |game, row| {
        let wrong = |row, why: &dyn ToString| ValueRow { wrong: Some(why.to_string()), ..row };
        let place = match open(games, bytes) {
            Ok(review) => review.resolve(at),
            Err(error) => return wrong(row, &error),
        };
        let place = match place {
            Ok(place) => place,
            Err(error) => return wrong(row, &error),
        };
        let row = ValueRow { line: place.line, event: place.event, ..row };
        match game.value(bytes, (place.line, place.event), (Eye::All, effort)) {
            Ok(Valued { value, error, playouts, given_up }) => {
                ValueRow { value, error, playouts, given_up, ..row }
            }
            Err(error) => wrong(row, &error),
        }
    })
}

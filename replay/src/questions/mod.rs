//! Questions about one game: plain functions from a log to a row.
//!
//! - [`verify()`]: does the record hold?
//! - [`summary()`]: what game is it, how was it set up, how did it end, how long is it?
//! - [`events()`]: what happened, event by event?
//! - [`facts()`]: which actions, rules and card rows were used, by whom, and how often?
//! - [`under()`]: does it come to another thing under other rules, and where first?
//! - [`value()`]: who was winning at a place?
//! - [`luck()`]: who was lucky, and what did choices cost?
//!
//! What asks them of many games (threads, a query, many machines) is chosen outside: a row follows from the
//! bytes alone. A row is plain data in words and whole numbers, one type for each question; as JSON it keeps
//! its shape: fields are added, never renamed or taken away. What is wrong with a log is told in its row
//! (`wrong`), and is no error of whoever asks: a damaged file, a game that is not here, a bug of a rule.
//!
//! Nothing is kept secret: whoever asks holds the log. What is left out: files, threads, clocks, and sums
//! over many games ([`crate::corpus`]).

mod events;
mod facts;
mod luck;
mod ops;
mod summary;
#[cfg(test)]
mod tests;
mod under;
mod value;
mod verify;
mod whose;

pub use events::{EventTold, EventsRow, events};
pub use facts::{FactsRow, Use, UseKind, facts};
pub use luck::{LuckRow, SeatLuck, luck};
pub(crate) use ops::QuestionOps;
pub use summary::{Named, SeatResult, SummaryRow, summary};
pub use under::{UnderRow, under};
pub use value::{ValueRow, value};
pub use verify::{VerifyRow, verify};

use crate::bug::outlived;
use crate::foreign::plain;
use crate::games::{AnyGame, Games};
use crate::log::peek;

/// A row: of which game it tells, and what is wrong.
trait Row: Clone {
    /// Id of the game.
    fn game(&mut self) -> &mut Option<String>;
    /// What is wrong.
    fn wrong(&mut self) -> &mut Option<String>;
}

macro_rules! rows {
    ($($Row:ty),*) => { $(
        impl Row for $Row {
            fn game(&mut self) -> &mut Option<String> {
                &mut self.game
            }

            fn wrong(&mut self) -> &mut Option<String> {
                &mut self.wrong
            }
        }
    )* };
}

rows!(VerifyRow, SummaryRow, EventsRow, FactsRow, UnderRow, ValueRow, LuckRow);

/// The row that `ask` fills for the game of a log. Where it cannot be asked, the row says why.
fn asked<R: Row>(
    games: Games,
    bytes: &[u8],
    mut row: R,
    ask: impl FnOnce(&'static dyn AnyGame, R) -> R,
) -> R {
    let wrong = |mut row: R, why: &dyn ToString| {
        *row.wrong() = Some(plain(&why.to_string()));
        row
    };
    let header = match peek(bytes) {
        Ok(header) => header,
        Err(error) => return wrong(row, &error),
    };
    *row.game() = Some(plain(&header.game));
    let game = match games.get(&header.game) {
        Ok(game) => game,
        Err(error) => return wrong(row, &error),
    };
    let begun = row.clone();
    outlived(|| ask(game, begun)).unwrap_or_else(|bug| wrong(row, &bug))
}

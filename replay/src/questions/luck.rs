//! Who was lucky, and what did choices cost?

use super::asked;
use crate::games::Games;
use crate::insight::{Effort, Policy, Request, Share};
use crate::log::record::MAIN_LINE;
use kanso_engine::Eye;
use serde::{Deserialize, Serialize};
use std::sync::atomic::AtomicBool;

/// What became of a seat, as an [analysis](crate::insight) tells it: `end - start` is `luck + choices`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatLuck {
    /// Share of the win at the start.
    pub start: Share,
    /// Share of the win at the end.
    pub end: Share,
    /// Sum of what fell.
    pub luck: Share,
    /// Sum of what was chosen, by whomever.
    pub choices: Share,
    /// Sum of what its own choices cost; 0 where costs were not asked for.
    pub cost: Share,
    /// Standard error of the luck.
    pub error: Share,
}

/// Who was lucky. The game is the main line of its log.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LuckRow {
    /// Id of the game, where it can be read.
    pub game: Option<String>,
    /// What became of each seat, in seat order.
    pub seats: Vec<SeatLuck>,
    /// Playouts in all.
    pub playouts: u64,
    /// Why it cannot be told.
    pub wrong: Option<String>,
}

/// Analyses a log as [insight](crate::insight) does, for the eye that sees everything, by the greedy bot.
pub fn luck(games: Games, bytes: &[u8], effort: Effort, costs: bool) -> LuckRow {
    asked(games, bytes, LuckRow::default(), |game, row| {
        let request = Request { eye: Eye::All, policy: Policy::Greedy, effort, costs };
        let never = AtomicBool::new(false);
        match game.analyse(bytes, MAIN_LINE, &request, (&(), &(), &never)) {
            Ok(analysis) => {
                let seats = analysis.seats.into_iter().map(|seat| SeatLuck {
                    start: seat.start,
                    end: seat.end,
                    luck: seat.luck,
                    choices: seat.choices,
                    cost: seat.cost,
                    error: seat.error,
                });
                LuckRow { seats: seats.collect(), playouts: analysis.playouts, ..row }
            }
            Err(error) => LuckRow { wrong: Some(error.to_string()), ..row },
        }
    })
}

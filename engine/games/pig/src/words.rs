//! What Pig asks, in both languages.

use crate::Pig;
use kanso_engine::game::Words;
use kanso_engine::say;
use kanso_engine::words::At;
use std::fmt;

pub(super) fn prompt(at: At<'_, Pig>, to: Words<'_>) -> fmt::Result {
    let (seat, total) = (at.seat(at.state.turn), at.state.turn_total);
    if at.state.rolling {
        say! { at, to; "the die of {seat}" / "{seat}のさいころ" }
    } else {
        say! { at, to;
            "{seat}: roll or hold ({total} this turn)" /
            "{seat}：振るかホールドか（この手番{total}点）"
        }
    }
}

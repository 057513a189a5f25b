//! Things as they are typed in an action.
//!
//! Cells as the board calls them, pieces by their numbers, cards by their ids.

use crate::prelude::*;
use crate::state::cell_label;
use kanso_engine::Cell;
use kanso_engine::words::Notate;
use std::borrow::Cow;
use std::fmt::{self, Display as _};

impl Notate<RookRaiders> for UnitKind {
    fn notate(&self, game: &RookRaiders, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if game.cards.has_unit(*self) { &game.cards.unit(*self).face.id } else { "?" })
    }
}

impl Notate<RookRaiders> for Cell {
    fn notate(&self, _: &RookRaiders, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&cell_label(*self))
    }
}

impl Notate<RookRaiders> for UnitId {
    fn notate(&self, _: &RookRaiders, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Notate<RookRaiders> for MonsterId {
    fn notate(&self, _: &RookRaiders, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Notate<RookRaiders> for Command {
    fn notate(&self, _: &RookRaiders, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Assault => "assault",
            Self::Raid => "raid",
            Self::Rest => "rest",
            Self::Reward => "reward",
            Self::Recruit => "recruit",
        })
    }
}

/// What a full-speed move is paid with: nothing, where there is none.
pub(crate) fn full_move_word(pay_tokens: Option<u8>) -> Cow<'static, str> {
    match pay_tokens {
        None => "".into(),
        Some(0) => " pay trophy".into(),
        Some(1) => " pay token".into(),
        Some(tokens) => format!(" pay {tokens} tokens").into(),
    }
}

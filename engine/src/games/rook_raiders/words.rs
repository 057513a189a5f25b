//! What Rook & Raiders says, in both languages.

use super::{Action, Fact, Refusal, RookRaiders, State};
use crate::game::Words;
use crate::{Eye, Lang, Outcome};
use std::fmt;

pub(super) fn prompt(
    game: &RookRaiders,
    state: &State,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let _ = (game, lang, eye);
    write!(to, "{:?}", state.tasks.last())
}

pub(super) fn action(
    game: &RookRaiders,
    state: &State,
    action: &Action,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let _ = (game, state, lang, eye);
    write!(to, "{action:?}")
}

pub(super) fn outcome(
    game: &RookRaiders,
    state: &State,
    outcome: &Outcome,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let _ = (game, state, lang, eye);
    write!(to, "{outcome:?}")
}

pub(super) fn fact(
    game: &RookRaiders,
    fact: &Fact,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let _ = (game, lang, eye);
    write!(to, "{fact:?}")
}

pub(super) fn refusal(
    game: &RookRaiders,
    refusal: &Refusal,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let _ = (game, lang, eye);
    write!(to, "{refusal:?}")
}

pub(super) fn phase(game: &RookRaiders, state: &State, lang: Lang, to: Words<'_>) -> fmt::Result {
    let _ = (game, lang);
    write!(to, "{:?}", super::Phase::of(state))
}

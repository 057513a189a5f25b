//! Where in its course a game is, in words.

use super::fmt;
use crate::prelude::*;
use crate::rules::course::flow::phase_of;

/// The phase of a state in words. Source: chapter 5 of the specification.
pub fn phase(game: &BraveArchitect, state: &State, lang: Lang, to: Words<'_>) -> fmt::Result {
    to.write_str(phase_of(game, state).name().in_lang(lang))
}

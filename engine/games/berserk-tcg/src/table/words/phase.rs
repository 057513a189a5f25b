//! Phases in words.

use super::{Eye, Lang, Teller, fmt, say};
use crate::prelude::*;

/// The phase of a state in words.
pub fn phase(game: &BerserkTcg, state: &State, lang: Lang, to: Words<'_>) -> fmt::Result {
    let t = Teller::new(game, lang, Eye::Public);
    if state.ending.is_some() {
        return say! { t, to; "the game is over" / "ゲーム終了" };
    }
    match (&state.battle, state.step) {
        (Some(battle), Some(step)) => say! { t, to;
            "battle at {city}: {step}" / "{city}の戦闘：{step}";
            city = t.told(&battle.city), step = t.told(&step)
        },
        (_, _) => to.write_str(t.text(state.phase.name())),
    }
}

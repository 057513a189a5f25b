//! How a battle looks to end.
//!
//! A lead is what a banner, a figure, a Lore card and a token are worth to whoever has more of them; what
//! it makes of the win was fitted by eye to games of the greedy bot, and is too sure of itself rather than
//! too doubtful. Good enough to choose by, not to be told to people.

use crate::prelude::*;
use kanso_engine::Seat;
use kanso_engine::bot::wins;

/// What things are worth, in twentieths of a figure.
const BANNER: i32 = 80;
const FIGURE: i32 = 20;
const LORE: i32 = 4;
const TOKEN: i32 = 3;

/// What each seat may expect of the battle, in thousandths; none between two battles.
pub fn outlook(state: &State) -> Option<Vec<u16>> {
    let battle = state.battle.as_ref()?;
    let side = |camp: Camp| {
        let side = &battle.sides[camp.index()];
        let figures = battle.units.iter().filter(|unit| unit.camp == camp);
        BANNER * side.track.len() as i32
            + FIGURE * figures.map(|unit| i32::from(unit.figures)).sum::<i32>()
            + LORE * side.lores.len() as i32
            + TOKEN * i32::from(side.tokens)
    };
    let camp = state.camp_of(Seat::at(0));
    // A figure is a fifth in log odds.
    let wins = wins(side(camp) - side(camp.other()));
    Some(vec![wins, 1_000 - wins])
}

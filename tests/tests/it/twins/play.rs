//! Games from which twins are made.

use kanso_engine::laws::Dice;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Event, Trace, bot};
use kanso_games::berserk_tcg::{Action, BerserkTcg, State};

/// Who decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Any legal action, but Main is rarely ended.
    Random,
    /// The game's own score.
    Greedy,
    /// One or the other, by turns of luck.
    Mixed,
}

impl Style {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Random, Self::Greedy, Self::Mixed];
}

/// A game from its start.
pub fn game(
    game: &BerserkTcg,
    events_max: usize,
    style: Style,
    dice: &mut Dice,
) -> Vec<Event<Action>> {
    let (mut state, mut events) = (game.start(), Vec::new());
    while events.len() < events_max
        && let Some(event) = next(game, &state, style, dice)
    {
        game.perform(&mut state, &event, &mut Trace::off());
        events.push(event);
    }
    events
}

/// Some event that can happen now; none when the game is over.
fn next(game: &BerserkTcg, state: &State, style: Style, dice: &mut Dice) -> Option<Event<Action>> {
    match game.awaiting(state) {
        Awaiting::Over => None,
        Awaiting::Chance(chance) => {
            let mut bag = Bag::new();
            game.bag(state, &mut bag);
            Some(Event::Chance(dice.outcome(chance, &bag)))
        }
        Awaiting::Decision(_) => {
            let mut legal = Vec::new();
            game.legal(state, &mut legal);
            let greedy = match style {
                Style::Random => false,
                Style::Greedy => true,
                Style::Mixed => dice.below(2) == 0,
            };
            let any = dice.below(legal.len() as u64) as usize;
            let at = if greedy { bot::greedy(game, state, &legal).unwrap_or(any) } else { any };
            // To end Main or to redraw is one choice of many.
            let ends = matches!(legal[at], Action::EndMain | Action::Redraw);
            let at = if ends && !greedy && dice.below(2) == 0 { 0 } else { at };
            Some(Event::Decision(legal.swap_remove(at)))
        }
    }
}

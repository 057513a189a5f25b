//! Bots: who decides when nobody does.
//!
//! The greedy bot is the kernel's, by the game's own score. The random bot has keys of its own, made
//! from the seed in another context than the luck of the game, so what it chooses tells nothing of
//! what will fall. Both choose from the legal list of the seat that is asked.

use crate::luck::BotLuck;
use crate::review::Bot;
use kanso_engine::{Game, Seats, bot};
use std::fmt;
use std::str::FromStr;

/// The place in the legal list, which is not empty, of the action that a bot takes for the asked
/// seats; `n` is how many events have happened.
pub fn choose<G: Game>(
    by: Bot,
    game: &G,
    state: &G::State,
    legal: &[G::Action],
    asked: Seats,
    n: u32,
    luck: &BotLuck,
) -> usize {
    if legal.len() == 1 {
        return 0;
    }
    match by {
        Bot::Greedy => bot::greedy(game, state, legal).unwrap_or(0),
        Bot::Patient => bot::patient(game, state, legal).unwrap_or(0),
        Bot::Random => match asked.iter().next() {
            Some(seat) => luck.below(seat, n, legal.len() as u32) as usize,
            None => 0,
        },
    }
}

/// No bot is called like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no bot is called {name:?}: there are greedy, random and patient")]
pub struct NoBot {
    /// The name given.
    pub name: String,
}

impl Bot {
    /// Every bot, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Greedy, Self::Patient, Self::Random];
}

impl FromStr for Bot {
    type Err = NoBot;

    fn from_str(name: &str) -> Result<Self, NoBot> {
        match name {
            "greedy" => Ok(Self::Greedy),
            "random" => Ok(Self::Random),
            "patient" => Ok(Self::Patient),
            _ => Err(NoBot { name: name.to_owned() }),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Greedy => "greedy",
            Self::Random => "random",
            Self::Patient => "patient",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Draws, DrawsAction};
    use kanso_engine::prelude::*;
    use kanso_engine::{Seat, Setup};

    #[test]
    fn bots_are_read_as_they_are_printed() {
        for bot in Bot::ALL {
            assert_eq!(bot.to_string().parse(), Ok(bot));
        }
        assert!("clever".parse::<Bot>().expect_err("none").to_string().contains("greedy"));
    }

    #[test]
    fn the_greedy_bot_takes_the_highest_score_and_the_random_one_anything() {
        let game = Draws::new(&Setup::new::<Draws>(2)).expect("for two");
        let state = game.start();
        let legal = [DrawsAction::Look, DrawsAction::Take(1), DrawsAction::Take(3)];
        let luck = BotLuck::new(&[0; 32]);
        let asked = Seats::one(Seat::at(1));
        let by = |bot, n| choose(bot, &game, &state, &legal, asked, n, &luck);
        assert_eq!(by(Bot::Greedy, 0), 2);
        let mut taken = [0; 3];
        for n in 0..300 {
            taken[by(Bot::Random, n)] += 1;
        }
        assert!(taken.iter().all(|count| *count > 50), "{taken:?}");
    }
}

//! Bots: who decides when nobody does.
//!
//! The greedy bot is the kernel's, by the game's own score. The random bot has keys of its own, made
//! from the seed in another context than the luck of the game, so what it chooses tells nothing of
//! what will fall. Two err like people who begin: they are greedy, and choose at random in five or two
//! decisions of ten. Those that think ([`crate::insight`]) know what their seat may know, and have keys of
//! their own too. All choose from the legal list of the seat that is asked.

use crate::insight::{self, Asked, Desk, Thinking};
use crate::luck::BotLuck;
use crate::review::Bot;
use kanso_engine::{Eye, Game, Mode, Seat, Seats, Telling, Trace, bot};
use std::fmt;
use std::str::FromStr;

/// What each seat was told of a line so far, for bots that think: a state forgets some of it.
pub struct Heard<G: Game> {
    /// Empty if nobody wants to know.
    seats: Vec<Vec<G::Fact>>,
}

impl<G: Game> Heard<G> {
    /// Nothing yet; it listens if one of the bots thinks.
    pub fn new(game: &G, bots: &[Bot]) -> Self {
        let thinks = bots.iter().any(|bot| bot.thinking().is_some());
        Self { seats: if thinks { vec![Vec::new(); game.names().len()] } else { Vec::new() } }
    }

    /// True if one of the bots thinks.
    pub const fn listens(&self) -> bool {
        !self.seats.is_empty()
    }

    /// A trace that notes what is to be heard, and nothing where nobody listens.
    pub fn trace(&self) -> Trace<G::Fact> {
        if self.listens() { Trace::new(Mode::Facts) } else { Trace::off() }
    }

    /// Hears what happened in an event.
    pub fn hear(&mut self, game: &G, trace: &Trace<G::Fact>) {
        for (seat, told) in self.seats.iter_mut().enumerate() {
            let seat = Seat::at(seat);
            let whole = |fact: &G::Fact| game.tells_fact(fact, Eye::Seat(seat)) == Telling::Whole;
            let facts = trace.facts().iter().map(|cited| &cited.fact);
            told.extend(facts.filter(|fact| whole(fact)).cloned());
        }
    }

    fn of(&self, seat: Seat) -> &[G::Fact] {
        self.seats.get(seat.index()).map_or(&[], Vec::as_slice)
    }
}

/// A decision that a bot is asked for.
pub struct Asking<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// Its state.
    pub state: &'a G::State,
    /// What can be chosen; not empty.
    pub legal: &'a [G::Action],
    /// Who is asked.
    pub asked: Seats,
    /// How many events have happened.
    pub n: u32,
    /// What the seats were told so far.
    pub heard: &'a Heard<G>,
}

/// The place in the legal list of the action that a bot takes for the asked seats.
pub fn choose<G: Game>(by: Bot, asking: &Asking<'_, G>, luck: &BotLuck) -> usize {
    let Asking { game, state, legal, asked, n, heard } = asking;
    let (Some(seat), 2..) = (asked.iter().next(), legal.len()) else { return 0 };
    let any = |of: u32| luck.below(seat, *n, legal.len() as u32 * of);
    let greedy = || bot::greedy(*game, state, legal).unwrap_or(0);
    match by {
        Bot::Greedy => greedy(),
        Bot::Patient => bot::patient(*game, state, legal).unwrap_or(0),
        Bot::Random => any(1) as usize,
        Bot::Beginner | Bot::Casual => {
            let number = any(TENTHS);
            let errs = number % TENTHS < if by == Bot::Beginner { 5 } else { 2 };
            if errs { (number / TENTHS) as usize } else { greedy() }
        }
        Bot::Search | Bot::SearchQuick | Bot::SearchDeep => {
            let thinking = by.thinking().unwrap_or(Thinking::with(1));
            let thought = luck.thought(*n);
            let told = heard.of(seat);
            let asked = Asked { game: *game, state, told, seat, legal };
            insight::think(&asked, thinking, &thought, &mut Desk::default())
        }
    }
}

/// In so many parts the decisions of a bot that errs are counted.
const TENTHS: u32 = 10;

/// No bot is called like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no bot is called {name:?}: there are {}", names())]
pub struct NoBot {
    /// The name given.
    pub name: String,
}

/// The names of all bots, as a list in words.
pub fn names() -> String {
    let names = Bot::ALL.map(|bot| bot.to_string());
    let (last, others) = names.split_last().expect("there are bots");
    format!("{} and {last}", others.join(", "))
}

impl Bot {
    /// Every bot, from the weakest to the strongest, and the one that plays long games.
    pub const ALL: [Self; 8] = [
        Self::Random,
        Self::Beginner,
        Self::Casual,
        Self::Greedy,
        Self::SearchQuick,
        Self::Search,
        Self::SearchDeep,
        Self::Patient,
    ];

    /// Those that are offered where one seat is set beside the others, from the weakest to the strongest.
    pub const OFFERED: [Self; 3] = [Self::Beginner, Self::Greedy, Self::Search];

    /// How a bot that thinks does; none for the others.
    pub const fn thinking(self) -> Option<Thinking> {
        match self {
            Self::SearchQuick => Some(Thinking::with(5)),
            Self::Search => Some(Thinking::with(20)),
            Self::SearchDeep => Some(Thinking::with(80)),
            Self::Greedy | Self::Random | Self::Patient | Self::Beginner | Self::Casual => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Greedy => "greedy",
            Self::Random => "random",
            Self::Patient => "patient",
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::SearchQuick => "search-quick",
            Self::Search => "search",
            Self::SearchDeep => "search-deep",
        }
    }
}

impl FromStr for Bot {
    type Err = NoBot;

    fn from_str(name: &str) -> Result<Self, NoBot> {
        let found = Self::ALL.into_iter().find(|bot| bot.name() == name);
        found.ok_or_else(|| NoBot { name: name.to_owned() })
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Draws, DrawsAction};
    use kanso_engine::Setup;
    use kanso_engine::prelude::*;

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
        let heard = Heard::new(&game, &[Bot::Search]);
        let by = |bot, n| {
            let (game, state, legal, heard) = (&game, &state, &legal, &heard);
            choose(bot, &Asking { game, state, legal, asked, n, heard }, &luck)
        };
        assert_eq!(by(Bot::Greedy, 0), 2);
        let mut taken = [0; 3];
        for n in 0..300 {
            taken[by(Bot::Random, n)] += 1;
        }
        assert!(taken.iter().all(|count| *count > 50), "{taken:?}");
        let errs = |bot| (0..300).filter(|n| by(bot, *n) != 2).count();
        let (beginner, casual) = (errs(Bot::Beginner), errs(Bot::Casual));
        // Of the choices at random a third is the best one.
        assert!((70..=130).contains(&beginner), "{beginner} of 300");
        assert!((20..=62).contains(&casual), "{casual} of 300");
        assert_eq!(by(Bot::Search, 0), by(Bot::Search, 0), "the same numbers, the same choice");
    }
}

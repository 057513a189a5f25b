//! Playouts: a game played on to its end by a policy, with luck of its own.

use super::search::{Asked, Thinking, think};
use super::share::{Parts, WIN_PARTS, parts, undecided};
use crate::luck::{Counters, Luck, Thought};
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Event, Game, Seat, Trace, bot};

/// Playouts for a choice, where the bot that thinks decides within a playout.
const THOUGHT: u16 = 5;
/// Events after which a playout is given up.
pub const PLAYOUT_EVENTS_MAX: u32 = 20_000;

/// How a playout is played.
#[derive(Clone, Copy, Default)]
struct Plays<'a> {
    /// Of a game that has an outlook, only until a later turn at which it has one.
    looks: bool,
    /// The bot that thinks decides, by this; none: the greedy one.
    thought: Option<&'a Thought>,
}

/// What a playout came to.
pub struct PlayedOut {
    /// What each seat had of the win.
    pub parts: Parts,
    /// True if it was given up before the game was over.
    pub given_up: bool,
}

/// Memory that many playouts use one after the other.
pub struct Desk<G: Game> {
    bag: Bag,
    trace: Trace<G::Fact>,
    legal: Vec<G::Action>,
    scores: Vec<i64>,
    counters: Counters,
}

impl<G: Game> Default for Desk<G> {
    fn default() -> Self {
        Self {
            bag: Bag::new(),
            trace: Trace::off(),
            legal: Vec::new(),
            scores: Vec::new(),
            counters: Counters::default(),
        }
    }
}

impl<G: Game> Desk<G> {
    /// Plays on to the end from a state, which chance events of `counters` led to, with this luck; the
    /// greedy bot decides for all.
    pub fn play_out(
        &mut self,
        game: &G,
        state: G::State,
        counters: &Counters,
        luck: &Luck,
    ) -> PlayedOut {
        self.play(game, state, counters, luck, Plays::default())
    }

    /// As [`Desk::play_out`], but the bot that thinks decides for all: for what each seat sees, without
    /// what it was told before.
    pub fn think_out(
        &mut self,
        game: &G,
        state: G::State,
        counters: &Counters,
        luck: &Luck,
        thought: &Thought,
    ) -> PlayedOut {
        self.play(game, state, counters, luck, Plays { looks: false, thought: Some(thought) })
    }

    /// As [`Desk::play_out`], but of a game that has an outlook only until a later turn at which it has one,
    /// for bots that think: what it looks like there counts.
    pub fn look_ahead(&mut self, game: &G, state: G::State, luck: &Luck) -> PlayedOut {
        let plays = Plays { looks: true, thought: None };
        self.play(game, state, &Counters::default(), luck, plays)
    }

    fn play(
        &mut self,
        game: &G,
        mut state: G::State,
        counters: &Counters,
        luck: &Luck,
        Plays { looks, thought }: Plays<'_>,
    ) -> PlayedOut {
        self.counters.copy_from(counters);
        let number = |state: &G::State| game.marks(state).turn.map(|turn| turn.number);
        let (mut last, mut later) = (if looks { number(&state) } else { None }, false);
        let mut inner = thought.map(|_| Self::default());
        for nth in 0..PLAYOUT_EVENTS_MAX {
            let event = match game.awaiting(&state) {
                Awaiting::Over => break,
                Awaiting::Chance(chance) => {
                    let fell = luck.falls(game, &state, chance, &self.counters, &mut self.bag);
                    self.counters.count(chance.stream);
                    Event::Chance(fell)
                }
                Awaiting::Decision(seats) => {
                    if looks {
                        let now = number(&state);
                        if now.is_some() && now != last {
                            later |= last.is_some();
                            last = now;
                        }
                        if let (true, Some(looks)) = (later, game.outlook(&state)) {
                            return PlayedOut { parts: parts_of(&looks), given_up: false };
                        }
                    }
                    self.legal.clear();
                    game.legal(&state, &mut self.legal);
                    let at = if let (Some(thought), Some(inner)) = (thought, &mut inner) {
                        let seat = seats.iter().next().unwrap_or(Seat::at(0));
                        let legal = &self.legal;
                        let asked = Asked { game, state: &state, told: &[], seat, legal };
                        think(&asked, Thinking::with(THOUGHT), &thought.within(nth), inner)
                    } else {
                        bot::greedy_in(game, &state, &self.legal, &mut self.scores).unwrap_or(0)
                    };
                    Event::Decision(self.legal.swap_remove(at))
                }
            };
            game.perform(&mut state, &event, &mut self.trace);
        }
        match game.standing(&state) {
            Some(standing) => PlayedOut { parts: parts(G::meta(), &standing), given_up: false },
            None => PlayedOut { parts: undecided(G::meta(), game.names().len()), given_up: true },
        }
    }
}

/// An outlook, in thousandths, in parts of a win.
fn parts_of(looks: &[u16]) -> Parts {
    looks.iter().map(|share| (u32::from(*share) * WIN_PARTS / 1_000) as u16).collect()
}

//! Playing a game on: by its luck, by bots, by what is said.

use crate::bots::{self, Asking, Heard};
use crate::luck::{BotLuck, Counters, Luck, Seed};
use crate::review::Bot;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Bag, Event, Game, Mode, Outcome, RuleSet, Trace};

/// A game that is being made, with the memory that one event needs and the next one reuses.
pub struct Player<'g, G: Game> {
    game: &'g G,
    state: G::State,
    luck: Luck,
    bot_luck: BotLuck,
    counters: Counters,
    events: u32,
    legal: Vec<G::Action>,
    bag: Bag,
    trace: Trace<G::Fact>,
    heard: Heard<G>,
}

impl<'g, G: Game> Player<'g, G> {
    /// At the start of a game whose luck follows from this seed, in which these bots may decide.
    pub fn new(game: &'g G, seed: &Seed, bots: &[Bot]) -> Self {
        let heard = Heard::new(game, bots);
        let trace = heard.trace();
        Self::with(game, seed, heard, trace)
    }

    /// As [`Player::new`]; it notes by which rules something happens.
    pub fn citing(game: &'g G, seed: &Seed, bots: &[Bot]) -> Self {
        let heard = Heard::new(game, bots);
        let trace = Trace::new(if heard.listens() { Mode::Facts } else { Mode::Rules });
        Self::with(game, seed, heard, trace)
    }

    fn with(game: &'g G, seed: &Seed, heard: Heard<G>, trace: Trace<G::Fact>) -> Self {
        Self {
            game,
            state: game.start(),
            luck: Luck::new(seed),
            bot_luck: BotLuck::new(seed),
            counters: Counters::default(),
            events: 0,
            legal: Vec::new(),
            bag: Bag::new(),
            trace,
            heard,
        }
    }

    /// The game.
    pub const fn game(&self) -> &'g G {
        self.game
    }

    /// The state now.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// How many events have happened.
    pub const fn events(&self) -> u32 {
        self.events
    }

    /// What is awaited.
    pub fn awaiting(&self) -> Awaiting {
        self.game.awaiting(&self.state)
    }

    /// The rules by which something happened in the last event, of a player that cites.
    pub const fn acted(&self) -> &RuleSet {
        self.trace.acted()
    }

    /// The legal actions of the awaited decision, ascending.
    pub fn legal(&mut self) -> &[G::Action] {
        self.legal.clear();
        self.game.legal(&self.state, &mut self.legal);
        &self.legal
    }

    /// What falls by the game's luck; none where no chance is awaited.
    pub fn fallen(&mut self) -> Option<Outcome> {
        let Awaiting::Chance(chance) = self.awaiting() else { return None };
        Some(self.luck.falls(self.game, &self.state, chance, &self.counters, &mut self.bag))
    }

    /// What falls or what a bot decides: the bots of `table` sit in seat order, the last one for all seats behind
    /// it, as when a game is simulated. None when the game is over.
    pub fn next(&mut self, table: &[Bot]) -> Option<Event<G::Action>> {
        match self.awaiting() {
            Awaiting::Over => None,
            Awaiting::Chance(_) => self.fallen().map(Event::Chance),
            Awaiting::Decision(seats) => {
                let seat = seats.iter().next()?;
                let bot = table.get(seat.index()).or(table.last()).copied().unwrap_or(Bot::Greedy);
                self.legal();
                let Self { game, state, legal, events, heard, bot_luck, .. } = self;
                let asking = Asking { game: *game, state, legal, asked: seats, n: *events, heard };
                let at = bots::choose(bot, &asking, bot_luck);
                Some(Event::Decision(self.legal.swap_remove(at)))
            }
        }
    }

    /// Carries out an event that is allowed.
    pub fn push(&mut self, event: &Event<G::Action>) {
        debug_assert!(
            self.game.allows(&self.state, event, &mut self.bag).is_ok(),
            "who plays a game on does what is allowed"
        );
        match self.awaiting() {
            Awaiting::Chance(chance) => self.counters.count(chance.stream),
            Awaiting::Decision(_) | Awaiting::Over => {}
        }
        self.trace.clear();
        self.game.perform(&mut self.state, event, &mut self.trace);
        self.heard.hear(self.game, &self.trace);
        self.events += 1;
    }
}

//! Walking through a game event by event, with the facts of each beat.

use kanso_engine::prelude::*;
use kanso_engine::{Bag, Cited, Event, Game, Mode, RuleSet, Trace, Violation};

/// A game on its way, with the memory that one step needs and the next one reuses.
pub struct Walk<'g, G: Game> {
    game: &'g G,
    before: G::State,
    state: G::State,
    bag: Bag,
    trace: Trace<G::Fact>,
    ends: Vec<usize>,
}

impl<'g, G: Game> Walk<'g, G> {
    /// At the start of the game; `mode` says how much each step keeps.
    pub fn new(game: &'g G, mode: Mode) -> Self {
        let state = game.start();
        let before = state.clone();
        Self { game, before, state, bag: Bag::new(), trace: Trace::new(mode), ends: Vec::new() }
    }

    /// The game that is walked through.
    pub const fn game(&self) -> &'g G {
        self.game
    }

    /// The state now.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// The state before the last event; the start before the first one.
    pub const fn before(&self) -> &G::State {
        &self.before
    }

    /// Carries out an event if it is allowed.
    ///
    /// # Errors
    ///
    /// [`Violation`]: nothing was changed.
    pub fn step(&mut self, event: &Event<G::Action>) -> Result<(), Violation<G::Refusal>> {
        self.game.allows(&self.state, event, &mut self.bag)?;
        self.before.clone_from(&self.state);
        self.trace.clear();
        self.ends.clear();
        self.game.begin(&mut self.state, event, &mut self.trace);
        self.ends.push(self.trace.facts().len());
        while self.game.advance(&mut self.state, &mut self.trace) {
            self.ends.push(self.trace.facts().len());
            let beats = self.ends.len() as u32;
            assert!(beats <= kanso_engine::game::ADVANCES_MAX, "what follows comes to an end");
        }
        Ok(())
    }

    /// The facts of the last event, each with its beat: 1 is the event itself, each automatic beat
    /// counts one more.
    pub fn facts(&self) -> impl Iterator<Item = (u32, &Cited<G::Fact>)> {
        let mut beat = 0;
        self.trace.facts().iter().enumerate().map(move |(at, cited)| {
            while self.ends[beat] <= at {
                beat += 1;
            }
            (beat as u32 + 1, cited)
        })
    }

    /// The rules by which something happened in the last event.
    pub const fn acted(&self) -> &RuleSet {
        self.trace.acted()
    }
}

//! What the seats were told of the line so far, for bots that think.

use super::{Bot, ReviewOf};
use crate::bots::Heard;
use kanso_engine::Game;
use kanso_engine::prelude::*;

impl<G: Game> ReviewOf<G> {
    /// What the seats were told up to here, if this bot wants to know.
    pub(super) fn heard(&self, game: &G, bot: Bot) -> Heard<G> {
        let mut heard = Heard::new(game, &[bot]);
        if !heard.listens() {
            return heard;
        }
        let (mut state, mut trace) = (game.start(), heard.trace());
        let events = self.tree.stretches(self.here.line, 0).flat_map(|stretch| stretch.events);
        for event in events.take(self.here.event as usize) {
            trace.clear();
            game.perform(&mut state, event, &mut trace);
            heard.hear(game, &trace);
        }
        heard
    }
}

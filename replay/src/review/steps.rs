//! The beats of an event that an eye is told, with the numbers that it gives them.

use super::Review as _;
use super::of::ReviewOf;
use crate::timeline::BeatFacts;
use kanso_engine::{Eye, Game, Telling};
use serde::Serialize;

/// A beat of an event that an eye is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BeatInfo {
    /// Its place in the event, from 1, as a [`Position`](super::Position) counts: for an eye that is not
    /// [`Eye::All`] a handle, not a text to show.
    pub beat: u32,
    /// What the eye calls it, from 1: the `b` of `N.b`. Beats that tell the eye nothing are not
    /// counted, routine ones that it is told are.
    pub number: u32,
    /// Whether it is routine: all that the eye is told of it is. Never the first beat, which is the
    /// event itself.
    pub routine: bool,
}

/// The beats of an event that an eye is told something of. The first one, the event itself, counts
/// always; the eye *all* is told every beat, one without facts too.
pub(super) fn told_beats<G: Game>(
    game: &G,
    beats: &[BeatFacts<G::Fact>],
    eye: Eye,
) -> Vec<BeatInfo> {
    let mut told = Vec::new();
    for (beat, facts) in (1..).zip(beats) {
        let mut facts = facts
            .iter()
            .filter(|cited| game.tells_fact(&cited.fact, eye) != Telling::Nothing)
            .peekable();
        let is_told = facts.peek().is_some();
        if beat == 1 || is_told || eye == Eye::All {
            let routine = beat > 1 && is_told && facts.all(|cited| game.is_routine(&cited.fact));
            told.push(BeatInfo { beat, number: told.len() as u32 + 1, routine });
        }
    }
    told
}

impl<G: Game> ReviewOf<G> {
    pub(super) fn do_told_beats(&self, event: u32, eye: Eye) -> Vec<BeatInfo> {
        if self.tells(event, eye) == Telling::Nothing {
            return Vec::new();
        }
        let beats = self.held.borrow_mut().timeline.unfold(&self.tree, self.here.line, event);
        self.with_game(|game| told_beats(game, &beats, eye))
    }
}

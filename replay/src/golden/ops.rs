//! What goldens do with a game.

use super::GoldenError;
use super::check::{self, Retold};
use super::coverage::{self, GoldenBytes};
use super::gap::Gap;
use super::hunt::{self, Found, Hunt};
use super::make;
use super::recipe::{Recipe, RecipeError};
use crate::games::Of;
use crate::log::{LogError, RawLog};
use kanso_engine::Game;
use std::collections::BTreeSet;

/// What goldens do with a game.
pub trait GoldenOps {
    /// Verifies a golden of this game, tells it anew, runs its probes.
    fn retell(&self, raw: &RawLog<'_>) -> Result<Retold, LogError>;

    /// The event, from 1, that the rules do not outlive; none: of the game itself they outlive all.
    fn last_outlived(&self, bytes: &[u8]) -> Option<u32>;

    /// What the goldens of this game show.
    fn see_goldens(
        &self,
        goldens: &[GoldenBytes],
        excused: &BTreeSet<Gap>,
    ) -> Result<BTreeSet<Gap>, GoldenError>;

    /// Everything that coverage asks of this game.
    fn wanted_of_goldens(&self) -> Result<Vec<Gap>, GoldenError>;

    /// As [`make::make`], for a recipe of this game.
    fn make_golden(&self, recipe: &Recipe) -> Result<Vec<u8>, RecipeError>;

    /// As [`hunt::hunt`], for this game.
    fn hunt_golden(
        &self,
        hunt: &Hunt,
        go_on: &mut dyn FnMut(u32) -> bool,
    ) -> Result<Option<Found>, GoldenError>;
}

impl<G: Game> GoldenOps for Of<G> {
    fn retell(&self, raw: &RawLog<'_>) -> Result<Retold, LogError> {
        check::retold::<G>(raw)
    }

    fn last_outlived(&self, bytes: &[u8]) -> Option<u32> {
        check::last_outlived::<G>(bytes)
    }

    fn see_goldens(
        &self,
        goldens: &[GoldenBytes],
        excused: &BTreeSet<Gap>,
    ) -> Result<BTreeSet<Gap>, GoldenError> {
        coverage::see::<G>(goldens, excused)
    }

    fn wanted_of_goldens(&self) -> Result<Vec<Gap>, GoldenError> {
        coverage::wanted::<G>()
    }

    fn make_golden(&self, recipe: &Recipe) -> Result<Vec<u8>, RecipeError> {
        make::make_of::<G>(recipe)
    }

    fn hunt_golden(
        &self,
        hunt: &Hunt,
        go_on: &mut dyn FnMut(u32) -> bool,
    ) -> Result<Option<Found>, GoldenError> {
        hunt::hunt_of::<G>(hunt, go_on)
    }
}

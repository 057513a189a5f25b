//! The table of Rook & Raiders.

use super::{Action, Fact, RookRaiders, State};
use crate::Eye;
use crate::scene::Scene;

pub(super) fn scene(game: &RookRaiders, state: &State, eye: Eye) -> Scene {
    let _ = (game, state, eye);
    Scene::default()
}

pub(super) fn touches(game: &RookRaiders, state: &State, action: &Action, ids: &mut Vec<String>) {
    let _ = (game, state, action, ids);
}

pub(super) fn points(game: &RookRaiders, fact: &Fact, ids: &mut Vec<String>) {
    let _ = (game, fact, ids);
}

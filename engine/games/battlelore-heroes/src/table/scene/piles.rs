//! What lies in the discard piles, as far as everybody saw it, the last card first.

use super::{View, ids, token};
use crate::prelude::*;
use kanso_engine::scene::Pile;

/// The discard piles of Command and Lore cards.
pub(super) fn piles(view: View<'_>, battle: &Battle) -> Vec<Pile> {
    let id = String::new;
    let commands = battle.command_discard.iter().rev();
    let commands = commands.map(|kind| (token::command(view, id(), *kind, Tone::Plain), 1));
    let seen = battle.lore_discard.iter().rev().filter(|discard| discard.hidden_by.is_none());
    let lores = seen.map(|discard| (token::lore(view, id(), discard.card, Tone::Plain), 1));
    let piles = [Pile::of(ids::COMMAND_DISCARD, commands), Pile::of(ids::LORE_DISCARD, lores)];
    piles.into_iter().flatten().collect()
}

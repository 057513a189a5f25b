//! What lies in the piles, which everybody can work out.

use super::{Look, ids, token};
use crate::prelude::*;
use kanso_engine::scene::{Look as Shape, Pile, Token, Tone};

/// The unit deck, the discard pile and the monster deck.
pub(super) fn piles(look: Look<'_>) -> Vec<Pile> {
    let Look { game, state, .. } = look;
    let units = |id: &str, cards: &Bag| {
        let card = |kind| token::unit_card(game, String::new(), kind, Tone::Plain);
        let cards = cards.iter().filter_map(|(kind, count)| Some((kind.try_into().ok()?, count)));
        Pile::of(id, cards.map(|(kind, count)| (card(kind), count)))
    };
    let monsters = state.monster_deck.iter().flat_map(Bag::iter).filter_map(|(kind, count)| {
        let card = token::monster_card(game, MonsterKind::try_from(kind).ok()?);
        Some((Token { look: Shape::Card, ..card }, count))
    });
    let piles = [
        units(ids::UNIT_DECK, &state.unit_deck),
        units(ids::DISCARD, &game.unit_discard(state)),
        Pile::of(ids::MONSTER_DECK, monsters),
    ];
    piles.into_iter().flatten().collect()
}

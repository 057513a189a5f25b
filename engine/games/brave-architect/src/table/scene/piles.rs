//! What lies in the piles, as far as an eye may know it. Source: 5.19.

use super::{View, ids, of_seat, token};
use crate::prelude::*;
use crate::rules::course::cards_of;
use kanso_engine::scene::Pile;

/// The enemy's cards: those beneath the top of the discard pile, the deck, the strong ones that wait.
pub(super) fn of_enemy(view: View<'_>) -> Vec<Pile> {
    let View { game, state, .. } = view;
    let card = |card| (token::enemy_card(view, card, true, true), 1);
    let strong = game.strong_reserve(state);
    let top = state.atk_discard.last().map(|top| token::enemy_card(view, *top, true, false).id);
    let piles = [
        top.and_then(|top| Pile::of(top, state.atk_discard.iter().rev().copied().map(card))),
        Pile::of(format!("{}/cards", ids::ENEMY_DECK), cards_of(&state.atk_deck).map(card)),
        Pile::of(
            format!("{}/cards", ids::STRONG),
            strong.iter().map(|kind| card(EnemyCard::Attack(*kind))),
        ),
    ];
    piles.into_iter().flatten().collect()
}

/// Deck and discard pile of each hero, and the item cards.
pub(super) fn of_heroes(view: View<'_>) -> Vec<Pile> {
    let state = view.state;
    let mut piles = Vec::new();
    for seat in state.every_seat() {
        let has = view.seat(seat);
        let card = |kind| (token::card(view, kind, of_seat(seat)), 1);
        if view.sees_hand(seat) {
            let kinds = has.deck.iter().filter_map(|(kind, _)| CardKind::try_from(kind).ok());
            piles.extend(Pile::of(ids::of_seat(seat, "deck/cards"), kinds.map(card)));
        }
        if let Some(top) = has.discard.last() {
            let top = token::card(view, *top, Tone::Faint).id;
            piles.extend(Pile::of(top, has.discard.iter().rev().copied().map(card)));
        }
    }
    let item = |kind, count| (token::item(view, String::new(), kind, None, Tone::Treasure), count);
    let deck = state.item_deck.iter();
    let deck = deck.filter_map(|(kind, count)| Some(item(kind.try_into().ok()?, count)));
    piles.extend(Pile::of(format!("{}/cards", ids::ITEM_DECK), deck));
    let used = state.item_discard.iter().rev().map(|kind| item(*kind, 1));
    piles.extend(Pile::of(format!("{}/top", ids::ITEM_DISCARD), used));
    piles
}

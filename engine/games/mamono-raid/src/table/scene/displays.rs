//! The bazaar: skill cards by character, item cards, service cards.
//!
//! Source: MR-3.16, MR-3.17.

use super::tracks::of_service;
use super::{View, ids, of_character, slot, token};
use crate::prelude::*;
use kanso_engine::scene::Slot;

pub(super) fn put(view: View<'_>, row: u8, regions: &mut Vec<Region>) {
    for (column, who) in (0..).zip(Character::ALL) {
        let id = format!("display/{}", who.letter());
        let name = who.name().into();
        let body = Body::Row(skills(view, who));
        regions.push(super::region(id, name, (column, row), of_character(who), body));
    }
    let name = label!("Items" / "アイテム");
    let body = Body::Row(items(view));
    regions.push(super::region("display/items", name, (0, row + 1), Tone::Treasure, body));
    let body = Body::Row(Service::ALL.map(|service| of_service(view, service)).into());
    let name = label!("Services" / "サービス");
    regions.push(super::region("display/services", name, (0, row + 2), Tone::Home, body));
}

fn skills(view: View<'_>, who: Character) -> Vec<Slot> {
    let cards = view.game.cards();
    let kinds = cards.skill_kinds().filter(|kind| {
        let card = cards.skill(*kind);
        card.character == who && card.level > 1
    });
    let slots = kinds.map(|kind| {
        let left = view.game.skills_left(view.state, kind);
        let token = (left > 0).then(|| token::skill(view, kind));
        let level = Label::same(format!("Lv{}", cards.skill(kind).level));
        slot(ids::place(&ids::skill(view.game, kind)), level, token, left.into())
    });
    slots.collect()
}

fn items(view: View<'_>) -> Vec<Slot> {
    let buyer = view.acting();
    let slots = view.game.cards().item_kinds().map(|kind| {
        let left = view.game.items_left(view.state, kind);
        let token = (left > 0).then(|| token::item(view, kind, buyer));
        // The price stands above the card, too, where it can be read on the smallest picture.
        let price = view.game.cards().item(kind).price;
        let price = label!("{price}c" / "銅{price}");
        slot(ids::place(&ids::item(view.game, kind)), price, token, left.into())
    });
    slots.collect()
}

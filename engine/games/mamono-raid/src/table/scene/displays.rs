//! The bazaar: skill cards by character, item cards, service cards.
//!
//! Source: MR-3.16, MR-3.17.

use super::tracks::of_service;
use super::{View, ids, listed, of_character, slot, token};
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
        let card = cards.skill(kind);
        let name = match left {
            0 => taken(view, &card.face.short, |has| has.skill(kind).is_some()),
            _ => Label::same(format!("Lv{}", card.level)),
        };
        slot(ids::place(&ids::skill(view.game, kind)), name, token, left.into())
    });
    slots.collect()
}

fn items(view: View<'_>) -> Vec<Slot> {
    let buyer = view.acting();
    let slots = view.game.cards().item_kinds().map(|kind| {
        let left = view.game.items_left(view.state, kind);
        let token = (left > 0).then(|| token::item(view, kind, buyer));
        let ItemCard { face, price, .. } = view.game.cards().item(kind);
        let name = match left {
            0 => taken(view, &face.short, |has| has.items.contains(&kind)),
            // The price stands above the card, too, where it can be read on the smallest picture.
            _ => label!("{price}c" / "銅{price}"),
        };
        slot(ids::place(&ids::item(view.game, kind)), name, token, left.into())
    });
    slots.collect()
}

/// A place whose cards are all taken: of what, and by whom.
fn taken(view: View<'_>, card: &Label, has: impl Fn(&SeatState) -> bool) -> Label {
    let owners = view.state.every_seat().filter(|seat| has(view.seat(*seat)));
    let owners = listed(owners.map(|seat| Label::same(view.name(seat).to_owned())));
    let (Label { en: card_en, ja: card_ja }, Label { en, ja }) = (card, owners);
    label!("{card_en}: {en}" / "{card_ja}：{ja}")
}

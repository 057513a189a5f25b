//! What a seat has: its skills, experience and cards. Its figures are in `figures.rs`.
//!
//! Source: MR-3.3 to MR-3.9.

use super::{View, figures, ids, of_seat, of_symbol, placed, sign, slot, token, tracks};
use crate::prelude::*;
use crate::table::names::{symbol_sign, xp_sign};
use kanso_engine::scene::{Slot, Token};

/// The panel of a seat.
pub(super) fn put(view: View<'_>, seat: Seat, regions: &mut Vec<Region>) {
    let (place, tone) = ((seat.into(), 0), view.tone(seat));
    let row = |id: &str, name: Label, slots: Vec<Slot>| {
        super::region(ids::of_seat(seat, id), name, place, tone, Body::Row(slots))
    };
    regions.push(figures::sheet(view, seat, place));
    regions.push(row("skills", label!("Skills" / "スキル"), skills(view, seat)));
    regions.push(experience(view, seat, place));
    regions.push(row("cards", label!("Cards and chips" / "カードとチップ"), cards(view, seat)));
}

/// What the seat that it is about can use, beside the monster: its skills, items that are used
/// instead of one, Gather materials; during the set-up the starting chips that it can take.
pub(super) fn acting(view: View<'_>, place: (u8, u8)) -> Region {
    let seat = view.acting();
    let owner = view.name(seat);
    let name = label!("{owner}: cards to use in a turn" / "{owner}の手番で使うカード");
    let mut slots: Vec<Slot> = tracks::starters(view).collect();
    slots.extend(skills(view, seat));
    for item in &view.seat(seat).items {
        if let Some(ItemEffect::Action { .. }) = view.game.cards().item(*item).effect {
            slots.push(placed(token::own_item(view, seat, *item), 1));
        }
    }
    slots.push(tracks::of_service(view, Service::Gather));
    // What other questions are about lies elsewhere: what there is to buy, parts, what a seat has.
    let tone = match view.game.asked(view.state) {
        Some((Question::PickStarter | Question::Turn | Question::Place, _)) => Tone::Active,
        _ => of_seat(seat),
    };
    super::region(ids::SKILLS, name, place, tone, Body::Row(slots))
}

/// What a seat can pay with, and what its characters need.
pub(super) fn shop(view: View<'_>, seat: Seat, regions: &mut Vec<Region>) {
    let place = (seat.into(), 0);
    regions.push(figures::shop(view, seat, place));
    regions.push(experience(view, seat, place));
}

/// The skills by character, the levels beside each other.
fn skills(view: View<'_>, seat: Seat) -> Vec<Slot> {
    let skills = &view.seat(seat).skills;
    let of = |who: Character| {
        let sign: Label = symbol_sign(Symbol::of(who)).into();
        let mine = move |own: &&OwnSkill| view.game.cards().skill(own.card).character == who;
        skills.iter().filter(mine).map(move |own| Slot {
            label: sign.clone(),
            ..placed(token::own_skill(view, seat, own), 1)
        })
    };
    Character::ALL.into_iter().flat_map(of).collect()
}

/// Experience chips by symbol, and the starting chip.
fn experience(view: View<'_>, seat: Seat, place: (u8, u8)) -> Region {
    let has = view.seat(seat);
    let chips = has.xp.iter().map(|(chip, count)| placed(xp_chips(seat, chip), count.into()));
    let starter = has.starter.map(|symbol| placed(token::starter(view, symbol), 1));
    let mut slots: Vec<Slot> = chips.chain(starter).collect();
    none_if_empty(&mut slots, ids::of_seat(seat, "xp/none"));
    let (id, name) = (ids::of_seat(seat, "xp"), label!("Experience" / "経験値"));
    super::region(id, name, place, view.tone(seat), Body::Row(slots))
}

fn xp_chips(seat: Seat, chip: XpChip) -> Token {
    let (Text { en, ja }, points) = (chip.symbol.name(), chip.points());
    let short = xp_sign(chip.symbol, points);
    let name = label!("{en} {points}" / "{ja}{points}");
    let (sign, tone) = (sign::of_symbol(chip.symbol), of_symbol(chip.symbol));
    let token = token::plain(ids::xp(seat, chip), name, short, sign, tone);
    Token { figure: points.into(), ..token }
}

/// Part cards, items, bonus shields, the core bonus and penalties.
fn cards(view: View<'_>, seat: Seat) -> Vec<Slot> {
    let has = view.seat(seat);
    let mut tokens = Vec::with_capacity(8);
    tokens.extend(has.part_cards.iter().map(|card| token::part(view, *card, Some(seat))));
    tokens.extend(has.items.iter().map(|item| token::own_item(view, seat, *item)));
    let held = BonusShield::ALL.into_iter().filter(|chip| view.state.bonus_holder(*chip).is(seat));
    tokens.extend(held.map(|chip| token::bonus(view, chip)));
    if view.state.core_bonus == Holder::Seat(seat) {
        tokens.push(token::core_bonus(view));
    }
    let mut slots: Vec<Slot> = tokens.into_iter().map(|token| placed(token, 1)).collect();
    if has.deaths > 0 {
        let count = u16::try_from(has.deaths).unwrap_or(u16::MAX);
        slots.push(placed(token::deaths(view, ids::of_seat(seat, "deaths")), count));
    }
    none_if_empty(&mut slots, ids::of_seat(seat, "cards/none"));
    slots
}

/// A place where nothing lies, so that a region is never bare.
fn none_if_empty(slots: &mut Vec<Slot>, id: String) {
    if slots.is_empty() {
        slots.push(slot(id, label!("none" / "なし"), None, 0));
    }
}

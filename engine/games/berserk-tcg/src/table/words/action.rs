//! Parts of the words of actions: what is shown by them, and to whom.

use super::name::{Found, Known, shown_card};
use super::{Tell as _, TellAt, fmt, has_several_abilities, list, say};
use crate::prelude::*;

/// True if it is told to the seat that does it.
pub(crate) fn is_own(at: At<'_>) -> bool {
    at.state.asked().is_none_or(|ask| at.eye.sees(ask.seat))
}

/// A card that others are told of only if they are shown it.
pub(crate) fn secret_card(at: At<'_>, id: CardId, shown: bool) -> Found<'_> {
    if shown || is_own(at) { shown_card(at, id) } else { Found::Unseen(at.t) }
}

/// The cards of the next hand.
pub(crate) fn redrawn(at: At<'_>) -> u32 {
    let hand = at.state.asked().map_or(0, |ask| at.state.hand(ask.seat).count() as u32);
    hand.saturating_sub(1)
}

/// True if a card has more than one ability.
pub(crate) fn has_several(at: At<'_>, card: CardId) -> bool {
    at.state.find(card).is_some_and(|card| has_several_abilities(at.game, card.kind))
}

/// What is resolved next, if everybody passes.
pub(crate) fn top(at: At<'_>) -> Option<ItemRef> {
    at.state.stack.last().map(|item| at.state.item_ref(item))
}

/// Hand cards that are paid, in the order in which they go to the trash (BK-3.13): the order of their
/// numbers would tell in which order they were drawn.
pub(crate) struct Payment<'a>(pub At<'a>, pub &'a [CardId]);

impl fmt::Display for Payment<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(at, cards) = *self;
        let mut cards = cards.to_vec();
        cards.sort_by_key(|id| at.state.find(*id).map(|card| card.kind));
        list(at.t, cards.iter().map(|card| shown_card(at, *card))).fmt(f)
    }
}

/// A trigger that waits to be put.
impl TellAt<BerserkTcg> for ItemId {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(met) = at.state.triggers.iter().find(|met| met.id == *self) {
            return at.state.met_ref(met).what.tell(at.t, f);
        }
        say! { at, f; "trigger {number}" / "コストのない特殊能力{number}"; number = self.0 }
    }
}

/// Where a set card lies: ` at city 3`, `（都市3）`; nothing for another card. Behind the card in both
/// languages: choices that differ in card and place are told with what they have in common once.
pub(crate) struct SetPlace<'a>(pub At<'a>, pub CardId);

impl fmt::Display for SetPlace<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(at, id) = self;
        let Some(city) = at.state.find(*id).and_then(|card| card.city) else { return Ok(()) };
        say! { at, f; " at {known}" / "（{place}）"; known = Known(*at, city), place = at.told(&city) }
    }
}

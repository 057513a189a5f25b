//! What is going on while a question is asked: the battle, the announcement, the running text.

use super::super::fact::{CardRef, ItemRef, ItemWhat};
use super::super::state::{Resolve, Task};
use super::name::At;
use super::{fmt, say};

/// The card whose text is resolved now: ` by Muster Roll #7`; nothing where none is.
pub(super) struct By<'a>(pub At<'a>);

impl fmt::Display for By<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let At { t, state } = self.0;
        let Some(Resolve { item, .. }) = state.resolving() else { return Ok(()) };
        let Some(card) = text_card(&state.item_ref(item)) else { return Ok(()) };
        say!(t, f, " by {card}", "{card}の効果で", card = t.card(&card))
    }
}

/// The card with the text that an item is about.
const fn text_card(item: &ItemRef) -> Option<CardRef> {
    match item.what {
        ItemWhat::Effect { card } | ItemWhat::Ability { card } | ItemWhat::Trigger { card } => {
            Some(card)
        }
        ItemWhat::Recover
        | ItemWhat::Draw
        | ItemWhat::Move { .. }
        | ItemWhat::Set { .. }
        | ItemWhat::Battle { .. }
        | ItemWhat::Vanguard { .. }
        | ItemWhat::Fighter { .. }
        | ItemWhat::Damage { .. }
        | ItemWhat::Occupy { .. }
        | ItemWhat::CityDraw { .. }
        | ItemWhat::Reset
        | ItemWhat::Discard { .. }
        | ItemWhat::Entry { .. } => None,
    }
}

/// What is being announced or put: a card that is opened, an ability, a trigger.
pub(super) struct Announced<'a>(pub At<'a>);

impl fmt::Display for Announced<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let At { t, state } = self.0;
        for task in state.tasks.iter().rev() {
            match task {
                Task::Announce(announce) => {
                    let card = self.0.card(announce.card);
                    return match announce.ability {
                        None => card.fmt(f),
                        Some(_) => say!(t, f, "the ability of {card}", "{card}の特殊能力"),
                    };
                }
                Task::Put(met) => return t.what(&state.met_ref(met)).fmt(f),
                Task::Ask(_)
                | Task::Chance(_)
                | Task::Setup(_)
                | Task::Resolve(_)
                | Task::Exchange(_) => {}
            }
        }
        f.write_str(t.word("the effect", "効果"))
    }
}

/// Where the battle is: ` at city 3`; nothing without one.
pub(super) struct BattlePlace<'a>(pub At<'a>);

impl fmt::Display for BattlePlace<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let At { t, state } = self.0;
        let Some(battle) = &state.battle else { return Ok(()) };
        say!(t, f, " at {city}", "{city}で", city = self.0.city(battle.city))
    }
}

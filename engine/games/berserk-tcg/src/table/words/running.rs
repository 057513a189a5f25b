//! What is going on while a question is asked: the battle, the announcement, the running text.

use super::name::{CardName, Known, card_name, named_card};
use super::{Lang, Tell as _, fmt, list, say};
use crate::prelude::*;
use crate::state::Resolve;

/// The card whose text is resolved now, about what happens by it: ` by Muster Roll #7`; nothing
/// where none is.
pub(crate) struct By<'a>(pub At<'a>);

impl fmt::Display for By<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(card) = running_card(self.0) else { return Ok(()) };
        say! { self.0, f; " by {card}" / "{card}の効果で" }
    }
}

/// The card whose text is resolved now, about who is asked by it: `, by Muster Roll #7`; nothing
/// where none is.
pub(crate) struct ByText<'a>(pub At<'a>);

impl fmt::Display for ByText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(card) = running_card(self.0) else { return Ok(()) };
        say! { self.0, f; ", by {card}" / "（{card}の効果）" }
    }
}

fn running_card(at: At<'_>) -> Option<CardName<'_>> {
    let Resolve { item, .. } = at.state.resolving()?;
    Some(card_name(at.t, &at.state.item_ref(item).what.card()?))
}

/// What is being announced or put: a card that is opened, an ability, a trigger.
pub(crate) struct Announced<'a>(pub At<'a>);

impl fmt::Display for Announced<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let At { t, state } = self.0;
        if let Some(met) = state.putting() {
            return state.met_ref(met).what.tell(t, f);
        }
        let Some(announce) = state.announcing() else {
            return f.write_str(t.word("the effect", "効果"));
        };
        let card = named_card(self.0, announce.card);
        match announce.ability {
            None => card.fmt(f),
            Some(_) => say! { t, f; "the ability of {card}" / "{card}の特殊能力" },
        }
    }
}

/// What the announcement costs and what of it is paid: `: W1 (Pike Line paid)`. What is paid is open.
pub(crate) struct ToPay<'a>(pub At<'a>);

impl fmt::Display for ToPay<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let At { t, state } = self.0;
        let Some(price) = t.game.announced_price(state) else { return Ok(()) };
        let sacrificed = state.announcing().is_some_and(|announce| announce.sacrificed);
        let mut colon = t.word(": ", "：");
        if price.cost.cards() > 0 {
            match t.lang {
                Lang::En => write!(f, "{colon}{}", price.cost.signs().en)?,
                Lang::Ja => write!(f, "{colon}{}", in_colours(price.cost))?,
            }
            colon = t.word(", ", "、");
        }
        if price.sacrifice.is_some() && !sacrificed {
            write!(f, "{colon}{}", t.word("a character to trash", "キャラクター1体をトラッシュ"))?;
        }
        if price.paid.is_empty() {
            return Ok(());
        }
        let paid = price.paid.iter().map(|kind| t.told(kind));
        say! { t, f; " ({paid} paid)" / "（支払い済み：{paid}）"; paid = list(t, paid) }
    }
}

/// A cost by the names of its colours: `白1、任意1`.
fn in_colours(cost: Cost) -> String {
    let coloured = Colour::ALL.iter().map(|colour| colour.name().ja).zip(cost.coloured);
    let parts = coloured.chain([("任意", cost.any)]).filter(|(_, count)| *count > 0);
    let parts: Vec<String> = parts.map(|(name, count)| format!("{name}{count}")).collect();
    parts.join("、")
}

/// Where the battle is: ` at city 3`; nothing without one.
pub(crate) struct BattlePlace<'a>(pub At<'a>);

impl fmt::Display for BattlePlace<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.0;
        let Some(battle) = &at.state.battle else { return Ok(()) };
        say! { at, f; " at {city}" / "{city}で"; city = Known(at, battle.city) }
    }
}

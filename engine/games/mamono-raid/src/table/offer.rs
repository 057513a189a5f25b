//! What an action pays: points of action, coins, markers, chips.

use super::words::action::{gather_ac, item_action, item_price, whole_cost};
use super::words::{COPPER, GATHERED, LIFE, XP_CHIP};
use crate::prelude::*;
use crate::rules::chapter::bazaar::MEDIC_PRICE;
use kanso_engine::scene::{Badge, Icon};
use kanso_engine::words::{Thing, thing};

static AC: Thing = thing("AC", "AC", "AC", "");
static SHIELD: Thing =
    thing("turned bonus shield", "turned bonus shields", "ボーナスシールド", "枚");

/// What an action pays. Source: MR-5.13, MR-5.23, MR-5.24, MR-5.33, MR-5.34, MR-5.38.
pub(crate) fn price(at: At<'_>, action: &Action, into: &mut Vec<Badge>) {
    let coins = |units: u8, markers: u8, bonus: bool, into: &mut Vec<Badge>| {
        let purse = units.saturating_sub(markers).saturating_sub(u8::from(bonus));
        into.extend(Badge::price(Icon::Gold, purse, &COPPER));
        beside(markers, bonus, into);
    };
    match action {
        Action::UseSkill { skill, x, targets, .. } => {
            into.extend(Badge::price(Icon::Act, whole_cost(at, *skill, targets), &AC));
            into.extend(Badge::price(Icon::Hp, x.unwrap_or(0), &LIFE));
        }
        Action::Gather => into.extend(Badge::price(Icon::Act, gather_ac(at), &AC)),
        Action::UseItem { item, .. } => {
            let ac = item_action(at, *item).map_or(0, |(ac, _)| ac);
            into.extend(Badge::price(Icon::Act, ac, &AC));
        }
        Action::BuyLife { markers, bonus } => {
            coins(at.game.cards.board.life_price, *markers, *bonus, into);
        }
        Action::BuyItem { item, markers, bonus } => {
            coins(item_price(at, *item), *markers, *bonus, into);
        }
        Action::FieldMedic { markers, bonus } => coins(MEDIC_PRICE, *markers, *bonus, into),
        Action::LevelUp { chips, starter, markers, bonus, .. } => {
            let chips = chips.len() as u32 + u32::from(*starter);
            into.extend(Badge::price(Icon::LevelUp, chips, &XP_CHIP));
            beside(*markers, *bonus, into);
        }
        Action::PickStarter { .. }
        | Action::Pass { .. }
        | Action::SwapParts { .. }
        | Action::Decline
        | Action::Done
        | Action::PlaceChip { .. }
        | Action::ChooseResult { .. }
        | Action::UseEnemyItem { .. } => {}
    }
}

/// Gathered markers and the turned bonus shield.
fn beside(markers: u8, bonus: bool, into: &mut Vec<Badge>) {
    into.extend(Badge::price(Icon::Gather, markers, &GATHERED));
    into.extend(Badge::price(Icon::Defence, u8::from(bonus), &SHIELD));
}

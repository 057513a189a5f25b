//! The bot in the bazaar: levels first, then life, then what is worth its price.
//!
//! Source: the bot policy of the specification, `bazaar`.

use super::{Bot, EXCLUDED};
use crate::prelude::*;
use crate::readings::ElixirLimit;
use crate::state::insert;
use crate::vocabulary::XP_VALUE_MAX;

/// A level-up: before everything else.
const LEVEL_UP: i64 = 1_000_000;
/// A new skill takes a chip while no own one does.
const FREES: i64 = 200_000;
/// The first skill for the most precious chips.
const REACHES: i64 = 100_000;
/// A point of the new skill.
const SKILL_POINT: i64 = 10_000;
/// A point of experience that is paid, and a Multi chip among it.
const PAID_POINT: i64 = 500;
const PAID_MULTI: i64 = 20;
/// A life chip: before items; and the chips from which there are enough.
const BUY_LIFE: i64 = 500_000;
const LIFE_ENOUGH: u8 = 5;
/// The field medic.
const MEDIC: i64 = 400_000;
/// What an item brings, and what a copper unit of its price costs.
const ITEM_POINT: i64 = 100;
const SHIELD_MARK: i64 = 150;
const AP_MARK: i64 = 100;
const CONTRIBUTION_TENTH: i64 = 20;
const LIFE_GAINED: i64 = 150;
const PRICE: i64 = 35;
/// More for an item that makes skills or levels better.
const TOOL: i64 = 100;
/// A worth in a score.
const ITEM_WORTH: i64 = 10;
/// A point for a copper unit, when only points count any more.
const LAST_POINT: i64 = 1_000;

/// True if an attack takes the most precious chips.
fn takes_best(attack: Attack) -> bool {
    attack.xp >= XP_VALUE_MAX || attack.coin >= Coin::Gold.rank()
}

impl Bot<'_> {
    pub(super) fn level_up(
        &self,
        character: Character,
        skill: SkillKind,
        payment: &Payment,
    ) -> i64 {
        let new = self.attack_of_new(skill);
        let takes_one = |attack| self.state.chips().any(|(_, chip)| self.game.fits(attack, chip));
        let stuck = self.is_stuck();
        let frees = stuck && new.is_some_and(takes_one);
        if stuck && !frees && payment.beside.markers > 0 {
            return EXCLUDED;
        }
        let mut own = self.has.skills.iter().filter_map(|own| self.game.attack_of(own));
        let reaches = new.is_some_and(takes_best) && !own.any(takes_best);
        let paid = self.game.payment_points(self.state, self.seat, character, payment);
        let multi = payment.chips.iter().filter(|chip| chip.symbol == Symbol::Multi).count();
        LEVEL_UP
            + if frees { FREES } else { 0 }
            + if reaches { REACHES } else { 0 }
            + SKILL_POINT * i64::from(self.game.cards.skill(skill).points)
            - PAID_POINT * i64::from(paid)
            - PAID_MULTI * multi as i64
            + i64::from(payment.beside.markers)
    }

    /// Markers are kept while no own skill takes a chip: they are what is needed for a new one.
    fn keeps(&self, markers: u8) -> bool {
        markers > 0 && self.is_stuck()
    }

    pub(super) fn buy_life(&self, markers: u8) -> i64 {
        let enough = self.has.life + self.has.damage >= LIFE_ENOUGH;
        if enough || self.state.core_taken() || self.keeps(markers) {
            return EXCLUDED;
        }
        BUY_LIFE + i64::from(markers)
    }

    pub(super) fn field_medic(&self, markers: u8) -> i64 {
        if self.keeps(markers) { EXCLUDED } else { MEDIC + i64::from(markers) }
    }

    pub(super) fn buy_item(&self, item: ItemKind, markers: u8) -> i64 {
        if !self.game.cards.has_item(item) || self.keeps(markers) {
            return EXCLUDED;
        }
        let card = self.game.cards.item(item);
        let worth = if self.state.core_taken() {
            LAST_POINT * self.points_with(item, card) / i64::from(card.price.max(1))
        } else {
            self.item_worth(item, card)
        };
        if worth > 0 { ITEM_WORTH * worth + i64::from(markers) } else { EXCLUDED }
    }

    fn item_worth(&self, item: ItemKind, card: &ItemCard) -> i64 {
        let extra = match card.effect {
            Some(ItemEffect::OnBuyLife) => LIFE_GAINED * i64::from(self.gains_life()),
            Some(ItemEffect::OnBuySword | ItemEffect::OnBuyRing | ItemEffect::LevelDiscount) => {
                TOOL
            }
            _ => 0,
        };
        ITEM_POINT * self.points_with(item, card)
            + SHIELD_MARK * i64::from(card.marks.shield)
            + AP_MARK * i64::from(card.marks.ap)
            + CONTRIBUTION_TENTH * i64::from(card.marks.contribution)
            + extra
            - PRICE * i64::from(card.price)
    }

    /// True if a life chip comes with an item (MR-5.35, MR-R34).
    fn gains_life(&self) -> bool {
        let shared = self.game.readings.elixir_limit == ElixirLimit::Shared;
        self.game.extra_life_stack(self.state) > 0 && !(shared && self.has.bought_life)
    }

    /// An item's points as if the game were scored now and the seat owned it.
    fn points_with(&self, item: ItemKind, card: &ItemCard) -> i64 {
        let points = match card.points {
            Points::Fixed(points) => points,
            Points::Per { .. } => {
                let mut with = self.state.clone();
                insert(&mut with.seat_mut(self.seat).items, item);
                self.game.count_points(&with, self.seat, card.points)
            }
        };
        i64::from(points)
    }
}

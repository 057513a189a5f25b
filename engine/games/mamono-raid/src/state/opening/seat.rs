//! What one seat of an opening has: its party, chips, cards and flags.
//!
//! Source: MR-3.6 to MR-3.9, MR-3.19, the rules cited at each check.

use super::check::{Problem, item_name, name_of, part_name, skill_name, within};
use super::{DEATHS_MAX, PURSE_MAX, SeatOpening};
use crate::prelude::*;
use crate::readings::{
    ConditionalVpTime, DoubleLevelUp, PassedSeatRewardAp, RecycleRebuy, ThirdServiceCard,
};
use crate::state::{FixedPoints, XpPool};
use crate::vocabulary::MARKERS;

/// Life chips that a seat has at least: it begins with them and loses none. Source: MR-4.4.
const LIFE_MIN: u32 = 2;
/// Least printed action cost of a skill that takes a ring. Source: MR-5.44.
const RING_AC_MIN: u8 = 2;
/// Most experience chips: all enemy chips, and the starting chips under MR-R32 `when-taken`.
const XP_MAX: usize = 54;
/// Most life chips of a seat that are looked at: all in the box. Source: MR-1.2.
const CHIPS_MAX: u8 = 20;

impl SeatOpening {
    /// What the seat has.
    pub(super) fn state(&self, game: &MamonoRaid, seat: Seat) -> Result<SeatState, Problem> {
        let skills = self.party(game, seat)?;
        let place = |what: &str| format!("{seat:?}: {what}");
        within(&place("life chips"), self.life, 0, CHIPS_MAX)?;
        within(&place("damage chips"), self.damage, 0, CHIPS_MAX)?;
        within(&place("markers gathered"), self.gather, 0, MARKERS)?;
        within(&place("its purse"), self.purse, 0, PURSE_MAX)?;
        within(&place("death penalty cards"), self.deaths, 0, DEATHS_MAX)?;
        let chips = self.xp.len();
        ensure!(chips <= XP_MAX, "{seat:?}: {chips} experience chips");
        let mut xp = XpPool::default();
        for chip in &self.xp {
            xp.add(*chip);
        }
        let taken = game.readings.starter_choice_time == StarterChoiceTime::WhenTaken;
        ensure!(
            !taken || self.starter.is_none(),
            "{seat:?}: a starting chip, which counts as experience from the beginning here"
        );
        let items = self.items(game, seat)?;
        let mut part_cards = self.part_cards.clone();
        part_cards.sort_unstable();
        check_placed(game, seat, &skills, &items)?;
        let has = SeatState {
            skills,
            life: self.life,
            damage: self.damage,
            gather: self.gather,
            purse: self.purse,
            xp,
            starter: self.starter,
            items,
            part_cards,
            deaths: self.deaths,
            passed: self.passed,
            took: self.took,
            acted: self.acted,
            bought_life: self.bought_life,
            used_medic: self.used_medic,
            recycled: self.recycled(game, seat)?,
            levelled: self.levelled(game, seat)?,
            fixed_points: Vec::new(),
            left_from: self.left_from(game, seat)?,
        };
        let medic = game.readings.third_service_card == ThirdServiceCard::FieldMedic;
        let fits = medic || !self.used_medic;
        ensure!(fits, "{seat:?}: it used a field medic, which is not in the game");
        let life = has.all_life();
        ensure!(life >= LIFE_MIN, "{seat:?}: {life} life chips, a seat has at least {LIFE_MIN}");
        for (flag, is_up) in [("passed", has.passed), ("took a chip", has.took)] {
            let fits = has.acted || !is_up;
            ensure!(fits, "{seat:?}: it has {flag}, but has had no turn in this round");
        }
        ensure!(
            has.acted || has.skills.iter().all(|own| own.locked == 0),
            "{seat:?}: life chips lie on its skills, but it has had no turn in this round"
        );
        Ok(has)
    }

    /// MR-4.3, MR-5.38, MR-5.40: the skills, with what lies on them.
    fn party(&self, game: &MamonoRaid, seat: Seat) -> Result<Vec<OwnSkill>, Problem> {
        let mut skills: Vec<OwnSkill> = Vec::new();
        for own in &self.skills {
            let name = skill_name(game, own.card);
            let card = game.cards.skill(own.card);
            for other in &skills {
                let other_card = game.cards.skill(other.card);
                ensure!(other.card != own.card, "{seat:?}: it has {name} twice");
                let differ =
                    (other_card.character, other_card.level) != (card.character, card.level);
                let other = skill_name(game, other.card);
                ensure!(differ, "{seat:?}: it has {name} beside {other}, of one level");
            }
            let most = match card.lock {
                Lock::Free => 0,
                Lock::One => 1,
                Lock::Stack(Amount::Upto(most)) => most,
                Lock::Stack(Amount::All) => u8::MAX,
            };
            within(&format!("{seat:?}: life chips on {name}"), own.locked, 0, most)?;
            skills.push(*own);
        }
        for character in Character::ALL {
            let of = |level: u8| {
                let fits = |own: &&OwnSkill| {
                    let card = game.cards.skill(own.card);
                    (card.character, card.level) == (character, level)
                };
                skills.iter().find(fits).copied()
            };
            if let Some(third) = of(3) {
                let (name, fits) = (skill_name(game, third.card), of(2).is_some());
                ensure!(fits, "{seat:?}: it has {name}, but no skill of level 2 before it");
            }
            if of(1).is_none() {
                skills.push(OwnSkill::fresh(game.cards.first_skill(character)));
            }
        }
        skills.sort_unstable_by_key(|own| own.card);
        Ok(skills)
    }

    /// MR-5.34: one item of each name.
    fn items(&self, game: &MamonoRaid, seat: Seat) -> Result<Vec<ItemKind>, Problem> {
        let mut items = Vec::new();
        for &item in self.items.iter().chain(&self.recycled) {
            let is_there = game.cards.has_item(item);
            ensure!(is_there, "the card set has no item number {}", item.number());
        }
        for &item in &self.items {
            let same = |other: &&ItemKind| game.cards.same_name(**other, item);
            if let Some(other) = items.iter().find(same) {
                let (name, other) = (item_name(game, item), item_name(game, *other));
                return Err(format!("{seat:?}: it has {name} beside {other}, of one name"));
            }
            items.push(item);
        }
        items.sort_unstable();
        Ok(items)
    }

    /// MR-R21 `not-same-round`: items that the seat used up and has no more.
    fn recycled(&self, game: &MamonoRaid, seat: Seat) -> Result<Vec<ItemKind>, Problem> {
        let mut recycled = self.recycled.clone();
        recycled.sort_unstable();
        let Some(first) = recycled.first() else { return Ok(recycled) };
        let (name, noted) = (item_name(game, *first), game.readings.recycle_rebuy);
        let noted = noted == RecycleRebuy::NotSameRound;
        ensure!(noted, "{seat:?}: {name} as recycled, which nobody notes here");
        for pair in recycled.windows(2) {
            ensure!(pair[0] != pair[1], "{seat:?}: {} recycled twice", item_name(game, pair[0]));
        }
        for item in &recycled {
            let name = item_name(game, *item);
            let recycles = matches!(
                game.cards.item(*item).effect,
                Some(ItemEffect::Action { .. } | ItemEffect::Save | ItemEffect::Soften(_))
            );
            ensure!(recycles, "{seat:?}: {name} is no item to recycle");
            let gone = !self.items.contains(item);
            ensure!(gone, "{seat:?}: it has {name}, which it recycled in this round");
        }
        Ok(recycled)
    }

    /// MR-R22 `one-per-character`: characters above level 1.
    fn levelled(&self, game: &MamonoRaid, seat: Seat) -> Result<Vec<Character>, Problem> {
        let mut levelled = self.levelled.clone();
        levelled.sort_unstable();
        let noted = game.readings.double_level_up == DoubleLevelUp::OnePerCharacter;
        let fits = noted || levelled.is_empty();
        ensure!(fits, "{seat:?}: characters levelled up, which nobody notes here");
        for (place, character) in levelled.iter().enumerate() {
            let letter = character.letter();
            let once = !levelled[..place].contains(character);
            ensure!(once, "{seat:?}: character {letter} levelled up twice");
            let above = |own: &OwnSkill| {
                let card = game.cards.skill(own.card);
                card.character == *character && card.level > 1
            };
            let fits = self.skills.iter().any(above);
            ensure!(fits, "{seat:?}: character {letter} levelled up, but is of level 1");
        }
        Ok(levelled)
    }

    /// MR-R40 `may-return`: where the pawn was before its seat passed.
    fn left_from(&self, game: &MamonoRaid, seat: Seat) -> Result<Option<u8>, Problem> {
        let what = format!("{seat:?}: the space that its pawn left");
        if game.readings.passed_seat_reward_ap == PassedSeatRewardAp::StaysPassed {
            ensure!(self.left_from.is_none(), "{what}, which nobody notes here");
            return Ok(None);
        }
        ensure!(self.passed || self.left_from.is_none(), "{what}, but it has not passed");
        let left = self.left_from.unwrap_or(0);
        within(&what, left, 0, game.cards.board.ap_spaces)?;
        Ok(self.passed.then_some(left))
    }
}

/// MR-3.19, MR-5.44: the chips of the items that brought them, on skills that take them.
fn check_placed(
    game: &MamonoRaid,
    seat: Seat,
    skills: &[OwnSkill],
    items: &[ItemKind],
) -> Result<(), Problem> {
    let brought = |effect: ItemEffect| {
        items.iter().filter(|&&item| game.cards.item(item).effect == Some(effect)).count() as u32
    };
    for (what, due, lie) in [
        ("sword chips", brought(ItemEffect::OnBuySword), sum(skills, |own| own.swords)),
        ("ring chips", brought(ItemEffect::OnBuyRing), sum(skills, |own| own.rings)),
    ] {
        ensure!(due == lie, "{seat:?}: {lie} {what} on its skills, its items brought {due}");
    }
    for own in skills {
        let card = game.cards.skill(own.card);
        let name = name_of(&card.face);
        let fits = own.swords == 0 || card.attack.is_some_and(|attack| attack.xp > 0);
        ensure!(fits, "{seat:?}: a sword chip on {name}, which takes no experience");
        let fits = own.rings == 0 || card.ac >= RING_AC_MIN;
        ensure!(fits, "{seat:?}: a ring chip on {name}, which costs {} AP", card.ac);
    }
    Ok(())
}

fn sum(skills: &[OwnSkill], chips: impl Fn(&OwnSkill) -> u8) -> u32 {
    skills.iter().map(|own| u32::from(chips(own))).sum()
}

impl Opening {
    /// MR-R33 `when-gained`: the points of every conditional card are fixed.
    pub(super) fn fix_points(&self, game: &MamonoRaid, state: &mut State) -> Result<(), Problem> {
        let fixes = game.readings.conditional_vp_time == ConditionalVpTime::WhenGained;
        for (index, has) in self.seats.iter().enumerate() {
            let seat = Seat::at(index);
            let own = &state.seats[index];
            let parts = own.part_cards.iter().map(|&part| PointsCard::Part(part));
            let items = own.items.iter().map(|&item| PointsCard::Item(item));
            let counts = |card: &PointsCard| matches!(game.points_text(*card), Points::Per { .. });
            let mut owned: Vec<PointsCard> = parts.chain(items).filter(counts).collect();
            for (place, fixed) in has.fixed_points.iter().enumerate() {
                ensure!(fixes, "{seat:?}: fixed points, which nobody notes here");
                let twice = has.fixed_points[..place].iter().any(|other| other.card == fixed.card);
                ensure!(
                    !twice && owned.contains(&fixed.card),
                    "{seat:?}: fixed points of a card that it does not have, or whose points do \
                     not count what it has, or twice"
                );
                if let Points::Per { cap, .. } = game.points_text(fixed.card) {
                    let name = match fixed.card {
                        PointsCard::Part(part) => part_name(game, part),
                        PointsCard::Item(item) => item_name(game, item),
                    };
                    within(&format!("{seat:?}: fixed points of {name}"), fixed.points, 0, cap)?;
                }
            }
            if !fixes {
                continue;
            }
            owned.sort_unstable();
            let points = |card: PointsCard| {
                let noted = has.fixed_points.iter().find(|fixed| fixed.card == card);
                let counted = || game.card_points(state, seat, card);
                FixedPoints { card, points: noted.map_or_else(counted, |fixed| fixed.points) }
            };
            let fixed = owned.into_iter().map(points).collect();
            state.seats[index].fixed_points = fixed;
        }
        Ok(())
    }
}

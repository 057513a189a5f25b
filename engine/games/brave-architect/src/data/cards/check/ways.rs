//! In how many ways the cards of one hero can be played: a list of legal actions stays short.

use crate::cards::{face_of, level_card, race_cards, skills, sub_card, weapon_cards};
use crate::prelude::*;
use crate::vocabulary::{SEATS_MAX, SLOTS};
use kanso_engine::SetError;

/// Most ways of all cards of one hero together. With its moves, items and abilities a list of legal
/// actions stays under 4,096.
pub const WAYS_MAX: u32 = 3_300;
/// Cards of a hero at level 3: all of them may be in the hand (BA-2.6, BA-15.2).
const HAND: u32 = 9;
/// Skills of a hero. Source: BA-2.2.
const OWN_SKILLS: usize = 2;

/// No hero has too many ways to act.
pub fn check(set: &CardSet) -> Result<(), SetError> {
    let ways = most(set);
    if ways <= WAYS_MAX {
        return Ok(());
    }
    let problem = format!(
        "{ways} ways to play the cards of one hero, where {WAYS_MAX} are allowed; let fewer cards \
         of cost 2 have several targets"
    );
    Err(SetError::field("table card", "", problem))
}

/// The most ways over all heroes that can be drafted.
pub fn most(set: &CardSet) -> u32 {
    let card = |kind| ways(set.card(kind));
    let races = Race::all(set.races.len());
    let race = races.map(|race| race_cards(race).map(card).sum::<u32>()).max().unwrap_or(0);
    let subs = Sub::all(set.subs.len());
    let sub = subs.map(|sub| {
        let row = set.sub(sub);
        let attack = row
            .attack
            .as_ref()
            .map_or(0, |sheet| pays(sheet.sheet.cost, HAND) * aims(&sheet.attack));
        card(sub_card(sub)) + attack + ability_ways(row.ability.as_ref())
    });
    let weapon = Weapon::all(set.weapons.len()).flat_map(|weapon| {
        Style::ALL.map(|style| {
            let row = set.weapon_face(face_of(weapon, style));
            let first: u32 = weapon_cards(weapon).take(2).map(card).sum();
            let later: u32 =
                [2, 3].map(|level| card(level_card(weapon, style, level))).iter().sum();
            let basic = pays(row.basic.sheet.cost, HAND) * aims(&row.basic.attack);
            first + later + basic + ability_ways(row.ability.as_ref())
        })
    });
    let mut skills: Vec<u32> = skills().map(card).collect();
    skills.sort_unstable_by(|one, other| other.cmp(one));
    let skills: u32 = skills.iter().take(OWN_SKILLS).sum();
    race + sub.max().unwrap_or(0) + weapon.max().unwrap_or(0) + skills
}

/// In how many ways a deck card can be played while it is in a full hand.
fn ways(card: &DeckCard) -> u32 {
    let pays = pays(card.cost, HAND - 1);
    match &card.class {
        Class::Attack(attack) => pays * aims(attack),
        Class::Support => {
            let boosts = match card.boost.map(|boost| boost.gives) {
                Some(BoostGives::Heal(_)) => 2,
                Some(BoostGives::AddDamage(_)) | None => 1,
            };
            pays * choices(&card.effects) * boosts
        }
        Class::Placed(_) => pays,
        Class::Persistent => pays + ability_ways(card.ability.as_ref()),
        Class::CostTrigger(_) => 0,
    }
}

fn ability_ways(ability: Option<&Ability>) -> u32 {
    ability.map_or(0, |ability| {
        let pays = match ability.cost {
            AbilityCost::Cards(cost) => pays(cost, HAND),
            AbilityCost::Tension(_) => 1,
        };
        pays * choices(&ability.effects)
    })
}

/// Ways to pay a cost from so many hand cards and tension, in any mix (BA-7.3).
fn pays(cost: u8, hand: u32) -> u32 {
    match cost {
        0 => 1,
        1 => hand + 1,
        _ => hand * (hand - 1) / 2 + hand + 1,
    }
}

/// Sets of up to `targets` slots, each with one of them as the primary target.
fn aims(attack: &HeroAttack) -> u32 {
    let slots = SLOTS as u32;
    let mut sets = 1;
    let mut ways = 0;
    for size in 1..=u32::from(attack.targets) {
        sets = sets * (slots + 1 - size) / size;
        ways += sets * size;
    }
    ways
}

/// What can be chosen for the effects of a card: at most one of them has an aim.
fn choices(effects: &[Effect]) -> u32 {
    let choices = |effect: &Effect| match effect {
        Effect::StatMod { stat: WhichStat::Chosen, .. } => Stat::ALL.len() as u32,
        Effect::Heal { whom: Heals::Ally(_), .. } => SEATS_MAX as u32,
        _ => 1,
    };
    effects.iter().map(choices).product()
}

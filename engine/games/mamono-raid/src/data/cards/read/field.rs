//! Reads the fields of one row; every error says which row and which field.

use super::form::{AmountForm, EffectForm, LockForm, OnGainForm, PointsForm};
use super::{NUMBER_MAX, SKILL_LEVEL_MAX};
use crate::cards::Counted;
use crate::prelude::*;
use kanso_engine::SetError;
use kanso_engine::cards::Place;

pub fn part(at: &Place, field: &str, word: &str) -> Result<Part, SetError> {
    at.one_of(field, word, &Part::ALL.map(|part| (part.word(), part)))
}

pub fn space(at: &Place, field: &str, letter: &str) -> Result<Space, SetError> {
    let spaces = [("A", Space::A), ("B", Space::B), ("C", Space::C), ("D", Space::D)];
    at.one_of(field, letter, &spaces)
}

/// A number of at least one, or all.
pub fn amount(at: &Place, field: &str, amount: &AmountForm) -> Result<Amount, SetError> {
    match amount {
        AmountForm::Number(number) => Ok(Amount::Upto(at.number(field, *number, 1, NUMBER_MAX)?)),
        AmountForm::Word(word) => at.one_of(field, word, &[("all", Amount::All)]),
    }
}

/// A number of at least one.
pub fn exactly(at: &Place, field: &str, amount: &AmountForm) -> Result<u8, SetError> {
    match amount {
        AmountForm::Number(number) => at.number(field, *number, 1, NUMBER_MAX),
        AmountForm::Word(word) => {
            Err(at.error(field, format!("{word:?}, where a number is wanted")))
        }
    }
}

/// The names of the kinds that a table can be of, each with those of its other fields.
type Kinds = [(&'static str, &'static [&'static str])];

const LOCKS: &Kinds = &[("one", &[]), ("free", &[]), ("stack", &["most"])];
const GAINS: &Kinds =
    &[("black", &[]), ("coin", &["amount"]), ("heal", &["amount"]), ("life", &[]), ("swap", &[])];
const EFFECTS: &Kinds = &[
    ("buy_life", &[]),
    ("buy_sword", &[]),
    ("buy_ring", &[]),
    ("action", &["ac", "heal"]),
    ("gather_ac", &["ac"]),
    ("level_discount", &[]),
    ("save", &[]),
    ("soften", &["by"]),
];
const COUNTED: &Kinds = &[
    ("part_cards", &["cap"]),
    ("other_items", &["cap"]),
    ("skills_of_level", &["level", "cap"]),
    ("shield_marks", &["every", "cap"]),
];

pub fn lock(at: &Place, form: &LockForm) -> Result<Lock, SetError> {
    Ok(match (form.kind.as_str(), &form.most) {
        ("one", None) => Lock::One,
        ("free", None) => Lock::Free,
        ("stack", Some(most)) => Lock::Stack(amount(at, "lock.most", most)?),
        (kind, _) => return Err(at.fields_of("lock", kind, LOCKS)),
    })
}

pub fn on_gain(at: &Place, form: &OnGainForm) -> Result<OnGain, SetError> {
    Ok(match (form.kind.as_str(), &form.amount) {
        ("black", None) => OnGain::Black,
        ("coin", Some(amount)) => OnGain::Coin(exactly(at, "on_gain.amount", amount)?),
        ("heal", Some(heal)) => OnGain::Heal(amount(at, "on_gain.amount", heal)?),
        ("life", None) => OnGain::Life,
        ("swap", None) => OnGain::Swap,
        (kind, _) => return Err(at.fields_of("on_gain", kind, GAINS)),
    })
}

pub fn effect(at: &Place, form: &EffectForm) -> Result<ItemEffect, SetError> {
    Ok(match (form.kind.as_str(), form.ac, &form.heal, form.by) {
        ("buy_life", None, None, None) => ItemEffect::OnBuyLife,
        ("buy_sword", None, None, None) => ItemEffect::OnBuySword,
        ("buy_ring", None, None, None) => ItemEffect::OnBuyRing,
        ("action", Some(ac), Some(heal), None) => ItemEffect::Action {
            ac: at.number("effect.ac", ac, 0, NUMBER_MAX)?,
            heal: amount(at, "effect.heal", heal)?,
        },
        ("gather_ac", Some(ac), None, None) => {
            ItemEffect::GatherAc(at.number("effect.ac", ac, 1, NUMBER_MAX)?)
        }
        ("level_discount", None, None, None) => ItemEffect::LevelDiscount,
        ("save", None, None, None) => ItemEffect::Save,
        ("soften", None, None, Some(by)) => {
            ItemEffect::Soften(at.number("effect.by", by, 1, NUMBER_MAX)?)
        }
        (kind, ..) => return Err(at.fields_of("effect", kind, EFFECTS)),
    })
}

pub fn points(at: &Place, form: &PointsForm) -> Result<Points, SetError> {
    let per = match form {
        PointsForm::Fixed(points) => {
            return Ok(Points::Fixed(at.number("points", *points, 0, NUMBER_MAX)?));
        }
        PointsForm::Per(per) => per,
    };
    let what = match (per.per.as_str(), per.level, per.every) {
        ("part_cards", None, None) => Counted::PartCards,
        ("other_items", None, None) => Counted::OtherItems,
        ("skills_of_level", Some(level), None) => {
            Counted::SkillsOfLevel(at.number("points.level", level, 1, SKILL_LEVEL_MAX)?)
        }
        ("shield_marks", None, Some(every)) => {
            Counted::ShieldMarks(at.number("points.every", every, 1, NUMBER_MAX)?)
        }
        (kind, ..) => return Err(at.fields_of("points", kind, COUNTED)),
    };
    Ok(Points::Per { what, cap: at.number("points.cap", per.cap, 1, NUMBER_MAX)? })
}

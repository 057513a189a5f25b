//! Reads the fields of one row; every error says which row and which field.

use super::form::{AmountForm, LockForm, PointsForm};
use super::{NUMBER_MAX, SKILL_LEVEL_MAX};
use crate::cards::{Amount, Counted, Lock, Points};
use crate::vocabulary::{Part, Space};
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

pub fn lock(at: &Place, form: &LockForm) -> Result<Lock, SetError> {
    match (form.kind.as_str(), &form.most) {
        ("one", None) => Ok(Lock::One),
        ("free", None) => Ok(Lock::Free),
        ("stack", Some(most)) => Ok(Lock::Stack(amount(at, "lock.most", most)?)),
        (kind, _) => {
            Err(at.fields_of("lock", kind, &[("one", &[]), ("free", &[]), ("stack", &["most"])]))
        }
    }
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
        (kind, ..) => {
            let kinds: [(&str, &[&str]); 4] = [
                ("part_cards", &["cap"]),
                ("other_items", &["cap"]),
                ("skills_of_level", &["level", "cap"]),
                ("shield_marks", &["every", "cap"]),
            ];
            return Err(at.fields_of("points", kind, &kinds));
        }
    };
    Ok(Points::Per { what, cap: at.number("points.cap", per.cap, 1, NUMBER_MAX)? })
}

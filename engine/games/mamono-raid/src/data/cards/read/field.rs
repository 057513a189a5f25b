//! Reads the fields of one row; every error says which row and which field.

use super::form::{AmountForm, LockForm, PointsForm};
use super::{NUMBER_MAX, SKILL_LEVEL_MAX};
use crate::cards::{Amount, Counted, Lock, Points, SHORT_COLUMNS_MAX, Source};
use crate::vocabulary::{Part, Space};
use kanso_engine::cards::{check_shorts, is_id};
use kanso_engine::{Label, SetError};

/// Longest name, in characters.
const NAME_LEN_MAX: usize = 40;
/// Parts of an attack of which `printed` may speak alone.
const ATTACK_FIELDS: [&str; 3] = ["attack.xp", "attack.coin", "attack.most"];

/// Where we read: the id of a row, or its table and place when the id is no help.
pub struct At {
    place: String,
}

impl At {
    pub fn plain(place: &str) -> Self {
        Self { place: place.to_owned() }
    }

    pub fn row(table: &str, index: usize, id: &str) -> Self {
        if is_id(id) {
            Self::plain(id)
        } else {
            Self { place: format!("{table} row {}", index + 1) }
        }
    }

    pub fn error(&self, field: &str, problem: String) -> SetError {
        SetError::field(&self.place, field, problem)
    }

    pub fn id(&self, id: &str) -> Result<String, SetError> {
        if is_id(id) {
            return Ok(id.to_owned());
        }
        Err(self.error(
            "id",
            format!("{id:?}, where one to four capital letters and a number are wanted"),
        ))
    }

    pub fn text(&self, field: &str, text: &str) -> Result<String, SetError> {
        let len = text.chars().count();
        if len == 0 || text.trim() != text || text.chars().any(char::is_control) {
            return Err(self.error(
                field,
                format!("{text:?}: empty, with blanks around it, or with control characters"),
            ));
        }
        if len > NAME_LEN_MAX {
            return Err(
                self.error(field, format!("{len} characters, where {NAME_LEN_MAX} are allowed"))
            );
        }
        Ok(text.to_owned())
    }

    pub fn names(&self, en: &str, ja: &str) -> Result<Label, SetError> {
        Ok(Label::new(self.text("name_en", en)?, self.text("name_ja", ja)?))
    }

    pub fn shorts(&self, en: &str, ja: &str) -> Result<Label, SetError> {
        check_shorts(&self.place, en, ja, SHORT_COLUMNS_MAX)?;
        Ok(Label::new(self.text("short_en", en)?, self.text("short_ja", ja)?))
    }

    pub fn source(&self, source: &str) -> Result<Source, SetError> {
        self.one_of("source", source, &Source::BY_WORD)
    }

    pub fn printed(
        &self,
        source: &str,
        printed: &[String],
        own: &[&str],
    ) -> Result<Vec<String>, SetError> {
        if source == Source::Rulebook.word() && !printed.is_empty() {
            return Err(self.error(
                "printed",
                "all of a row of the rulebook is printed; leave the list out".to_owned(),
            ));
        }
        let shared = ["name_en", "name_ja", "short_en", "short_ja"];
        let of_attack: &[&str] = if own.contains(&"attack") { &ATTACK_FIELDS } else { &[] };
        let allowed = [&shared[..], own, of_attack].concat();
        for field in printed {
            if !allowed.contains(&field.as_str()) {
                let allowed = allowed.join(", ");
                return Err(self.error("printed", format!("{field:?} is none of {allowed}")));
            }
        }
        Ok(printed.to_vec())
    }

    pub fn number(&self, field: &str, value: i64, min: i64) -> Result<u8, SetError> {
        self.number_to(field, value, min, NUMBER_MAX)
    }

    pub fn number_to(&self, field: &str, value: i64, min: i64, max: u8) -> Result<u8, SetError> {
        Ok(self.number_in(field, value, min, max.into())? as u8)
    }

    pub fn number_in(&self, field: &str, value: i64, min: i64, max: i64) -> Result<i64, SetError> {
        if (min..=max).contains(&value) {
            return Ok(value);
        }
        Err(self.error(field, format!("{value}, where {min} to {max} are allowed")))
    }

    /// A list of at most so many.
    pub fn list<Form, Value>(
        &self,
        field: &str,
        list: &[Form],
        len_max: usize,
        turn: impl Fn(&Form) -> Result<Value, SetError>,
    ) -> Result<Vec<Value>, SetError> {
        if list.len() > len_max {
            let problem = format!("{} in the list, where {len_max} are allowed", list.len());
            return Err(self.error(field, problem));
        }
        list.iter().map(turn).collect()
    }

    pub fn one_of<T: Copy>(
        &self,
        field: &str,
        value: &str,
        allowed: &[(&str, T)],
    ) -> Result<T, SetError> {
        if let Some(&(_, found)) = allowed.iter().find(|(name, _)| *name == value) {
            return Ok(found);
        }
        let names: Vec<&str> = allowed.iter().map(|&(name, _)| name).collect();
        Err(self.error(field, format!("{value:?} is none of {}", names.join(", "))))
    }

    pub fn part(&self, field: &str, word: &str) -> Result<Part, SetError> {
        self.one_of(field, word, &Part::ALL.map(|part| (part.word(), part)))
    }

    pub fn space(&self, field: &str, letter: &str) -> Result<Space, SetError> {
        let spaces = [("A", Space::A), ("B", Space::B), ("C", Space::C), ("D", Space::D)];
        self.one_of(field, letter, &spaces)
    }

    /// A number of at least one, or all.
    pub fn amount(&self, field: &str, amount: &AmountForm) -> Result<Amount, SetError> {
        match amount {
            AmountForm::Number(number) => Ok(Amount::Upto(self.number(field, *number, 1)?)),
            AmountForm::Word(word) => self.one_of(field, word, &[("all", Amount::All)]),
        }
    }

    /// A number of at least one.
    pub fn exactly(&self, field: &str, amount: &AmountForm) -> Result<u8, SetError> {
        match amount {
            AmountForm::Number(number) => self.number(field, *number, 1),
            AmountForm::Word(word) => {
                Err(self.error(field, format!("{word:?}, where a number is wanted")))
            }
        }
    }

    pub fn lock(&self, form: &LockForm) -> Result<Lock, SetError> {
        match (form.kind.as_str(), &form.most) {
            ("one", None) => Ok(Lock::One),
            ("free", None) => Ok(Lock::Free),
            ("stack", Some(most)) => Ok(Lock::Stack(self.amount("lock.most", most)?)),
            (kind, _) => {
                Err(self.fields_of("lock", kind, &[("one", ""), ("free", ""), ("stack", "most")]))
            }
        }
    }

    pub fn points(&self, form: &PointsForm) -> Result<Points, SetError> {
        let per = match form {
            PointsForm::Fixed(points) => {
                return Ok(Points::Fixed(self.number("points", *points, 0)?));
            }
            PointsForm::Per(per) => per,
        };
        let what = match (per.per.as_str(), per.level, per.every) {
            ("part_cards", None, None) => Counted::PartCards,
            ("other_items", None, None) => Counted::OtherItems,
            ("skills_of_level", Some(level), None) => {
                Counted::SkillsOfLevel(
                    self.number_in("points.level", level, 1, SKILL_LEVEL_MAX)? as u8
                )
            }
            ("shield_marks", None, Some(every)) => {
                Counted::ShieldMarks(self.number("points.every", every, 1)?)
            }
            (kind, ..) => {
                let kinds = [
                    ("part_cards", "cap"),
                    ("other_items", "cap"),
                    ("skills_of_level", "level, cap"),
                    ("shield_marks", "every, cap"),
                ];
                return Err(self.fields_of("points", kind, &kinds));
            }
        };
        Ok(Points::Per { what, cap: self.number("points.cap", per.cap, 1)? })
    }

    /// What is wrong with a table of a kind: there is no such kind, or its fields are others.
    pub fn fields_of(&self, field: &str, kind: &str, kinds: &[(&str, &str)]) -> SetError {
        let problem = match kinds.iter().find(|(name, _)| *name == kind) {
            Some((_, "")) => format!("{kind:?} wants no other field"),
            Some((_, fields)) => format!("{kind:?} wants {fields} and no other field"),
            None => {
                let names: Vec<&str> = kinds.iter().map(|&(name, _)| name).collect();
                format!("{kind:?} is none of {}", names.join(", "))
            }
        };
        self.error(field, problem)
    }
}

//! Reads the fields of one row; every error says which row and which field.

use super::form::{SpecialForm, StatsForm};
use super::{MOVE_MAX, N_MAX, STAT_MAX, STAT_MIN};
use crate::cards::{SHORT_COLUMNS_MAX, Source, Trait};
use crate::vocabulary::{SQUARES, Square, Squares, Stat, Stats, TENSION_MAX};
use kanso_engine::cards::{check_shorts, is_id};
use kanso_engine::{Label, SetError};

/// Longest name, in characters.
const NAME_LEN_MAX: usize = 40;
/// What `printed` may also say of a field: a part of it, or what the id tells.
const PARTS: [(&str, &[&str]); 4] = [
    ("attack", &["attack.check"]),
    ("effects", &["effects.do", "effects.fixed"]),
    ("special", &["special.do"]),
    ("class", &["level", "style"]),
];

/// Where we read: the id of a row, or its table and place when the id is no help.
pub struct At {
    place: String,
}

impl At {
    pub fn plain(place: &str) -> Self {
        Self { place: place.to_owned() }
    }

    pub fn row(table: &str, index: usize, id: &str) -> Self {
        if is_row_id(id) {
            Self::plain(id)
        } else {
            Self { place: format!("{table} row {}", index + 1) }
        }
    }

    pub fn error(&self, field: &str, problem: impl Into<String>) -> SetError {
        SetError::field(&self.place, field, problem)
    }

    pub fn id(&self, id: &str) -> Result<String, SetError> {
        if is_row_id(id) {
            return Ok(id.to_owned());
        }
        let problem = format!("{id:?}, where one to four capital letters, then digits, are wanted");
        Err(self.error("id", problem))
    }

    pub fn text(&self, field: &str, text: &str) -> Result<String, SetError> {
        let len = text.chars().count();
        if len == 0 || text.trim() != text || text.chars().any(char::is_control) {
            let problem =
                format!("{text:?}: empty, with blanks around it, or with control characters");
            return Err(self.error(field, problem));
        }
        if len > NAME_LEN_MAX {
            let problem = format!("{len} characters, where {NAME_LEN_MAX} are allowed");
            return Err(self.error(field, problem));
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

    /// The name of an attack or ability of a player card.
    pub fn sheet_name(&self, field: &str, en: &str, ja: &str) -> Result<Label, SetError> {
        let en = self.text(&format!("{field}.name_en"), en)?;
        Ok(Label::new(en, self.text(&format!("{field}.name_ja"), ja)?))
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
            let problem = "all of a row of the rulebook is printed; leave the list out";
            return Err(self.error("printed", problem));
        }
        let mut allowed = vec!["name_en", "name_ja", "short_en", "short_ja"];
        allowed.extend(own);
        for (field, parts) in PARTS {
            if own.contains(&field) {
                allowed.extend(parts);
            }
        }
        for field in printed {
            if !allowed.contains(&field.as_str()) {
                let allowed = allowed.join(", ");
                return Err(self.error("printed", format!("{field:?} is none of {allowed}")));
            }
        }
        Ok(printed.to_vec())
    }

    pub fn number(&self, field: &str, value: i64, min: u8, max: u8) -> Result<u8, SetError> {
        Ok(self.number_in(field, value, min.into(), max.into())? as u8)
    }

    /// A number that may be below 0.
    pub fn signed(&self, field: &str, value: i64, min: i8, max: i8) -> Result<i8, SetError> {
        Ok(self.number_in(field, value, min.into(), max.into())? as i8)
    }

    fn number_in(&self, field: &str, value: i64, min: i64, max: i64) -> Result<i64, SetError> {
        if (min..=max).contains(&value) {
            return Ok(value);
        }
        Err(self.error(field, format!("{value}, where {min} to {max} are allowed")))
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

    pub fn stat(&self, field: &str, word: &str) -> Result<Stat, SetError> {
        self.one_of(field, word, &Stat::ALL.map(|stat| (stat.word(), stat)))
    }

    /// What a card adds to each stat.
    pub fn additions(&self, field: &str, form: &StatsForm) -> Result<Stats, SetError> {
        let StatsForm { pow, acc, spd, def, mag } = form;
        let mut stats = Stats::default();
        for (stat, value) in Stat::ALL.into_iter().zip([pow, acc, spd, def, mag]) {
            let field = format!("{field}.{}", stat.word());
            stats.add(stat, self.signed(&field, value.unwrap_or(0), STAT_MIN, STAT_MAX)?);
        }
        Ok(stats)
    }

    /// The stats of a race at one level, in the order of the cards.
    pub fn stats(&self, field: &str, values: &[i64]) -> Result<Stats, SetError> {
        let values: &[i64; 5] = self.exactly(field, values)?;
        let mut stats = Stats::default();
        for (stat, &value) in Stat::ALL.into_iter().zip(values) {
            stats.add(stat, self.signed(field, value, 0, STAT_MAX)?);
        }
        Ok(stats)
    }

    /// A list of so many.
    pub fn exactly<'a, T, const N: usize>(
        &self,
        field: &str,
        list: &'a [T],
    ) -> Result<&'a [T; N], SetError> {
        list.try_into().map_err(|_| {
            self.error(field, format!("{} in the list, where {N} are wanted", list.len()))
        })
    }

    /// A list of at most so many.
    pub fn at_most<T>(&self, field: &str, list: &[T], len_max: usize) -> Result<(), SetError> {
        if list.len() <= len_max {
            return Ok(());
        }
        let problem = format!("{} in the list, where {len_max} are allowed", list.len());
        Err(self.error(field, problem))
    }

    pub fn square(&self, field: &str, label: &str) -> Result<Square, SetError> {
        match Square::from_label(label) {
            Some(square) if square.to_string() == label => Ok(square),
            Some(_) | None => {
                Err(self.error(field, format!("{label:?}, where A1 to H8 are allowed")))
            }
        }
    }

    pub fn squares(&self, field: &str, labels: &[String]) -> Result<Squares, SetError> {
        self.at_most(field, labels, SQUARES)?;
        let mut squares = Squares::NONE;
        for label in labels {
            let square = self.square(field, label)?;
            if squares.contains(square) {
                return Err(self.error(field, format!("{label} is there twice")));
            }
            squares.insert(square);
        }
        Ok(squares)
    }

    pub fn special(&self, form: &SpecialForm) -> Result<Trait, SetError> {
        let field = "special.n";
        Ok(match (form.what.as_str(), form.n) {
            ("burns", Some(n)) => Trait::Burns(self.number(field, n, 1, N_MAX)?),
            ("drains", Some(n)) => Trait::Drains(self.number(field, n, 1, TENSION_MAX)?),
            ("hastens", Some(n)) => Trait::Hastens(self.number(field, n, 1, MOVE_MAX)?),
            ("crushes", Some(n)) => Trait::Crushes(self.number(field, n, 1, N_MAX)?),
            ("no_auto_six", None) => Trait::NoAutoSix,
            ("widens", None) => Trait::Widens,
            ("shades", Some(n)) => Trait::Shades(self.number(field, n, 1, N_MAX)?),
            (word, _) => {
                let kinds: &[(&str, &[&str])] = &[
                    ("burns", &["n"]),
                    ("drains", &["n"]),
                    ("hastens", &["n"]),
                    ("crushes", &["n"]),
                    ("no_auto_six", &[]),
                    ("widens", &[]),
                    ("shades", &["n"]),
                ];
                return Err(self.fields_of("special", word, kinds));
            }
        })
    }

    /// What is wrong with a table of a kind: there is no such kind, or its fields are others.
    pub fn fields_of(&self, field: &str, word: &str, kinds: &[(&str, &[&str])]) -> SetError {
        let problem = match kinds.iter().find(|(name, _)| *name == word) {
            Some((_, [])) => format!("{word:?} wants no other field"),
            Some((_, fields)) => format!("{word:?} wants {} and no other field", fields.join(", ")),
            None => {
                let names: Vec<&str> = kinds.iter().map(|&(name, _)| name).collect();
                format!("{word:?} is none of {}", names.join(", "))
            }
        };
        self.error(field, problem)
    }
}

/// True if a text is the id of a row: of a race letters alone, of any other letters and a number.
fn is_row_id(id: &str) -> bool {
    is_id(id) || ((1..=4).contains(&id.len()) && id.bytes().all(|sign| sign.is_ascii_uppercase()))
}

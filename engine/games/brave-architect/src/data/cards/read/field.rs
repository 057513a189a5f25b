//! Reads the fields of one row; every error says which row and which field.

use super::form::{SpecialForm, StatsForm};
use super::{MOVE_MAX, N_MAX, STAT_MAX, STAT_MIN};
use crate::cards::Trait;
use crate::vocabulary::{SQUARES, Square, Squares, Stat, Stats, TENSION_MAX};
use kanso_engine::cards::Place;
use kanso_engine::{Label, SetError};
use std::ops::Deref;

/// Where we read, with what this game's rows have.
pub struct At(Place);

impl Deref for At {
    type Target = Place;

    fn deref(&self) -> &Place {
        &self.0
    }
}

impl At {
    pub fn plain(place: &str) -> Self {
        Self(Place::of(place))
    }

    pub fn row(table: &str, index: usize, id: &str) -> Self {
        Self(Place::row(table, index, id))
    }

    /// The name of an attack or ability of a player card.
    pub fn sheet_name(&self, field: &str, en: &str, ja: &str) -> Result<Label, SetError> {
        self.label(&format!("{field}.name"), en, ja)
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
            stats.add(stat, self.number(&field, value.unwrap_or(0), STAT_MIN, STAT_MAX)?);
        }
        Ok(stats)
    }

    /// The stats of a race at one level, in the order of the cards.
    pub fn stats(&self, field: &str, values: &[i64]) -> Result<Stats, SetError> {
        let values: &[i64; 5] = self.exactly(field, values)?;
        let mut stats = Stats::default();
        for (stat, &value) in Stat::ALL.into_iter().zip(values) {
            stats.add(stat, self.number(field, value, 0, STAT_MAX)?);
        }
        Ok(stats)
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
}

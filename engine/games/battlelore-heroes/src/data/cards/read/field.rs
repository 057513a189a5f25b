//! Reads the fields of one row; every error says which row and which field.

use crate::prelude::*;
use kanso_engine::SetError;
use kanso_engine::cards::Place;
use std::ops::Deref;

/// Longest code of a troop or creature.
const CODE_LEN_MAX: usize = 8;
/// The camps by their words.
pub const CAMPS: [(&str, Camp); 2] =
    [(Camp::South.word(), Camp::South), (Camp::North.word(), Camp::North)];
/// The classes by their words.
pub const CLASS_WORDS: [(&str, Class); 5] = [
    ("commander", Class::Commander),
    ("wizard", Class::Wizard),
    ("cleric", Class::Cleric),
    ("rogue", Class::Rogue),
    ("warrior", Class::Warrior),
];
/// The colours by their words.
pub const COLOURS: [(&str, Colour); 3] =
    [("green", Colour::Green), ("blue", Colour::Blue), ("red", Colour::Red)];

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

    /// The name of a quest.
    pub fn quest_name(&self, en: &str, ja: &str) -> Result<Label, SetError> {
        self.label("quest.name", en, ja)
    }

    pub fn code(&self, code: &str) -> Result<String, SetError> {
        let signs = code.bytes().all(|sign| sign.is_ascii_alphanumeric());
        if signs && (1..=CODE_LEN_MAX).contains(&code.len()) {
            return Ok(code.to_owned());
        }
        let problem =
            format!("{code:?}, where 1 to {CODE_LEN_MAX} Latin letters and digits are wanted");
        Err(self.error("code", problem))
    }

    pub fn class(&self, field: &str, word: &str) -> Result<Class, SetError> {
        self.one_of(field, word, &CLASS_WORDS)
    }

    pub fn colour(&self, field: &str, word: &str) -> Result<Colour, SetError> {
        self.one_of(field, word, &COLOURS)
    }

    pub fn hex(&self, field: &str, label: &str) -> Result<Hex, SetError> {
        match Hex::from_label(label) {
            Some(hex) if hex.to_string() == label => Ok(hex),
            Some(_) | None => {
                let problem = format!(
                    "{label:?}, where A1 to I13 are allowed (rows B, D, F and H end at 12)"
                );
                Err(self.error(field, problem))
            }
        }
    }
}

//! Reads the fields of one row; every error says which row and which field.

use crate::cards::{SHORT_COLUMNS_MAX, Source};
use crate::vocabulary::{Camp, Class, Colour, Hex};
use kanso_engine::cards::{check_shorts, is_id};
use kanso_engine::{Label, SetError};

/// Longest name, in characters.
const NAME_LEN_MAX: usize = 40;
/// Longest code of a troop or creature.
const CODE_LEN_MAX: usize = 8;
/// The camps by their words.
pub const CAMPS: [(&str, Camp); 2] = [("south", Camp::South), ("north", Camp::North)];
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

    pub fn error(&self, field: &str, problem: impl Into<String>) -> SetError {
        SetError::field(&self.place, field, problem)
    }

    pub fn id(&self, id: &str) -> Result<String, SetError> {
        if is_id(id) {
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

    /// The name of a quest.
    pub fn quest_name(&self, en: &str, ja: &str) -> Result<Label, SetError> {
        Ok(Label::new(self.text("quest.name_en", en)?, self.text("quest.name_ja", ja)?))
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

    pub fn source(&self, source: &str) -> Result<Source, SetError> {
        self.one_of("source", source, &Source::BY_WORD)
    }

    pub fn printed(
        &self,
        source: &str,
        printed: &[String],
        own: &[&str],
        parts: &[String],
    ) -> Result<Vec<String>, SetError> {
        if source == Source::Rulebook.word() && !printed.is_empty() {
            let problem = "all of a row of the rulebook is printed; leave the list out";
            return Err(self.error("printed", problem));
        }
        let mut allowed = vec!["name_en", "name_ja", "short_en", "short_ja"];
        allowed.extend(own);
        allowed.extend(parts.iter().map(String::as_str));
        for field in printed {
            if !allowed.contains(&field.as_str()) {
                let allowed = allowed.join(", ");
                return Err(self.error("printed", format!("{field:?} is none of {allowed}")));
            }
        }
        Ok(printed.to_vec())
    }

    pub fn number(&self, field: &str, value: i64, min: u8, max: u8) -> Result<u8, SetError> {
        if (i64::from(min)..=i64::from(max)).contains(&value) {
            return Ok(value as u8);
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

//! The fields of an effect one by one: each is asked for by its name, and what nobody asked for is
//! refused.

use super::field::At;
use super::form::{EffectForm, Value};
use crate::cards::ByLevel;
use crate::prelude::*;
use kanso_engine::SetError;

/// An effect or a power while it is read.
pub struct Parts<'a> {
    at: &'a At,
    /// `effect` or `power`.
    field: &'a str,
    form: &'a EffectForm,
    /// What it does.
    word: &'a str,
    /// Fields that it has, so far as they were asked for.
    asked: Vec<&'static str>,
}

impl<'a> Parts<'a> {
    /// The effect in a field of a row, with no field that it does not have.
    pub fn effect<T>(
        at: &At,
        field: &str,
        form: &EffectForm,
        read: impl Fn(&mut Parts<'_>) -> Result<T, SetError>,
    ) -> Result<T, SetError> {
        let mut of = Parts::new(at, field, form)?;
        let effect = read(&mut of)?;
        of.done()?;
        Ok(effect)
    }

    fn new(at: &'a At, field: &'a str, form: &'a EffectForm) -> Result<Self, SetError> {
        let word = match form.0.get("do") {
            Some(Value::Word(word)) => word.as_str(),
            Some(other) => {
                let problem = format!("{}, where a word is wanted", told(other));
                return Err(at.error(&format!("{field}.do"), problem));
            }
            None => return Err(at.error(field, "there is no `do`, which says what it does")),
        };
        Ok(Self { at, field, form, word, asked: vec!["do"] })
    }

    /// What it does.
    pub const fn word(&self) -> &'a str {
        self.word
    }

    /// It does what none of these says.
    pub fn unknown(&self, words: &[&str]) -> SetError {
        self.error("do", format!("{:?} is none of {}", self.word, words.join(", ")))
    }

    fn error(&self, name: &str, problem: impl Into<String>) -> SetError {
        self.at.error(&format!("{}.{name}", self.field), problem)
    }

    fn ask(&mut self, name: &'static str) -> Option<&'a Value> {
        self.asked.push(name);
        self.form.0.get(name)
    }

    fn wrong(&self, name: &str, found: Option<&Value>, wanted: &str) -> SetError {
        let problem = match found {
            Some(found) => format!("{}, where {wanted} is wanted", told(found)),
            None => format!("missing: {:?} wants {wanted}", self.word),
        };
        self.error(name, problem)
    }

    /// A number.
    pub fn number(&mut self, name: &'static str, min: u8, max: u8) -> Result<u8, SetError> {
        match self.ask(name) {
            Some(Value::Number(value)) => {
                self.at.number(&format!("{}.{name}", self.field), *value, min, max)
            }
            found => Err(self.wrong(name, found, "a number")),
        }
    }

    /// A number that is 0 where it is left out.
    pub fn number_or_0(&mut self, name: &'static str, max: u8) -> Result<u8, SetError> {
        if self.form.0.contains_key(name) {
            return self.number(name, 0, max);
        }
        self.asked.push(name);
        Ok(0)
    }

    /// A number for each level.
    pub fn by_level(&mut self, name: &'static str, min: u8, max: u8) -> Result<ByLevel, SetError> {
        let wanted = "a list of three numbers, for levels 1, 2 and 3,";
        match self.ask(name) {
            Some(Value::Numbers(values)) if values.len() == 3 => {
                let mut numbers = [0; 3];
                for (number, &value) in numbers.iter_mut().zip(values) {
                    *number = self.at.number(&format!("{}.{name}", self.field), value, min, max)?;
                }
                Ok(ByLevel(numbers))
            }
            found => Err(self.wrong(name, found, wanted)),
        }
    }

    /// True, or false where it is left out.
    pub fn flag(&mut self, name: &'static str) -> Result<bool, SetError> {
        match self.ask(name) {
            None => Ok(false),
            Some(Value::Flag(flag)) => Ok(*flag),
            found @ Some(_) => Err(self.wrong(name, found, "true or false")),
        }
    }

    /// One of these words.
    pub fn one_of<T: Copy>(
        &mut self,
        name: &'static str,
        allowed: &[(&str, T)],
    ) -> Result<T, SetError> {
        match self.ask(name) {
            Some(Value::Word(word)) => {
                self.at.one_of(&format!("{}.{name}", self.field), word, allowed)
            }
            found => Err(self.wrong(name, found, "a word")),
        }
    }

    /// The faces that hit: at least one.
    pub fn faces(&mut self, name: &'static str) -> Result<DamageFaces, SetError> {
        let wanted = "a list of match, strike, lore, at least one,";
        let Some(Value::Words(words)) = self.ask(name) else {
            return Err(self.wrong(name, self.form.0.get(name), wanted));
        };
        let mut faces = DamageFaces::default();
        for word in words {
            let face = match word.as_str() {
                "match" => &mut faces.matching,
                "strike" => &mut faces.strikes,
                "lore" => &mut faces.lore,
                _ => return Err(self.wrong(name, self.form.0.get(name), wanted)),
            };
            if std::mem::replace(face, true) {
                return Err(self.error(name, format!("{word:?} is there twice")));
            }
        }
        Ok(faces)
    }

    /// The orders of a Command card in the three sections: at least one in all.
    pub fn sections(&mut self, _: &'static str, max: u8) -> Result<[u8; 3], SetError> {
        let mut orders = [0; 3];
        for (orders, name) in orders.iter_mut().zip(["left", "centre", "right"]) {
            *orders = self.number_or_0(name, max)?;
        }
        let sum: u8 = orders.iter().sum();
        if (1..=max).contains(&sum) {
            return Ok(orders);
        }
        Err(self.at.error(self.field, format!("{sum} orders, where 1 to {max} are allowed")))
    }

    /// Nothing else is there.
    fn done(&self) -> Result<(), SetError> {
        match self.form.0.keys().find(|name| !self.asked.contains(&name.as_str())) {
            None => Ok(()),
            Some(name) => {
                let has = self.asked.join(", ");
                Err(self.error(name, format!("{:?} has no such field, but {has}", self.word)))
            }
        }
    }
}

/// A value as the file has it.
fn told(value: &Value) -> String {
    match value {
        Value::Flag(flag) => flag.to_string(),
        Value::Number(number) => number.to_string(),
        Value::Word(word) => format!("{word:?}"),
        Value::Numbers(numbers) => format!("{numbers:?}"),
        Value::Words(words) => format!("{words:?}"),
    }
}

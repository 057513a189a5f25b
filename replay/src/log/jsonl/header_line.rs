//! The first line: the header, with words beside its numbers.

use super::ImportError;
use crate::log::magic::FORMAT_VERSION;
use crate::log::opening_text::OpeningText;
use crate::log::record::{Cards, Header, LuckSource};
use crate::log::{hexed, option_values};
use kanso_engine::{Game, OptionValue};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

pub(super) const OPTIONS_IN_WORDS: &str = "options_in_words";
pub(super) const READINGS_IN_WORDS: &str = "readings_in_words";

/// A header with words beside its numbers.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeaderLine<O> {
    pub(super) format: u8,
    pub(super) game: String,
    revision: u32,
    action_variants: u8,
    program: String,
    cards: Cards,
    names: Vec<String>,
    #[serde(with = "option_values")]
    options: Vec<OptionValue>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    options_in_words: Option<InWords>,
    readings: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    readings_in_words: Option<InWords>,
    luck: LuckSource,
    pub(super) opening: OpeningText<O>,
    created: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "hexed::optional_array")]
    rules: Option<[u8; 32]>,
}

impl<O: Serialize + DeserializeOwned> HeaderLine<O> {
    pub(super) fn new<G: Game<Opening = O>>(header: &Header, digits: bool) -> Self {
        let meta = G::meta();
        let Header {
            game,
            revision,
            action_variants,
            program,
            cards,
            names,
            options,
            readings,
            luck,
            opening,
            created,
            rules,
        } = header.clone();
        let options_in_words = InWords::new(&options, meta.options, |value, spec| {
            Some((spec.name, spec.told(value)?))
        });
        let readings_in_words = InWords::new(&readings, meta.readings, |value, spec| {
            let word = spec.values.get(usize::from(*value))?;
            Some((meta.rules[spec.rule.index()].id, word))
        });
        Self {
            format: FORMAT_VERSION,
            game,
            revision,
            action_variants,
            program,
            cards,
            names,
            options,
            options_in_words,
            readings,
            readings_in_words,
            luck,
            opening: if digits {
                OpeningText::digits(opening.as_deref())
            } else {
                OpeningText::told(opening.as_deref())
            },
            created,
            rules,
        }
    }

    /// The header, its words compared with its numbers.
    pub(super) fn checked<G: Game<Opening = O>>(self) -> Result<Header, ImportError> {
        let header = Header {
            game: self.game,
            revision: self.revision,
            action_variants: self.action_variants,
            program: self.program,
            cards: self.cards,
            names: self.names,
            options: self.options,
            readings: self.readings,
            luck: self.luck,
            opening: self.opening.bytes(),
            created: self.created,
            rules: self.rules,
        };
        let wanted = Self::new::<G>(&header, false);
        for (field, found, wanted) in [
            (OPTIONS_IN_WORDS, self.options_in_words, wanted.options_in_words),
            (READINGS_IN_WORDS, self.readings_in_words, wanted.readings_in_words),
        ] {
            if found.is_some() && found != wanted {
                let told = |words: Option<InWords>| {
                    words.map_or_else(String::new, |words| words.to_string())
                };
                return Err(ImportError::Words { field, found: told(found), wanted: told(wanted) });
            }
        }
        Ok(header)
    }
}

/// Names with their values in words, sorted by name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct InWords(BTreeMap<String, String>);

impl InWords {
    /// The values as `told` names them; none where one means nothing here, or nothing is to be
    /// told.
    pub(super) fn new<'a, V, S>(
        values: &'a [V],
        specs: &'static [S],
        told: impl Fn(&'a V, &'static S) -> Option<(&'a str, &'a str)>,
    ) -> Option<Self> {
        if values.is_empty() || values.len() > specs.len() {
            return None;
        }
        let words = values.iter().zip(specs).map(|(value, spec)| {
            let (name, word) = told(value, spec)?;
            Some((name.to_owned(), word.to_owned()))
        });
        words.collect::<Option<_>>().map(Self)
    }
}

impl fmt::Display for InWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told: Vec<_> = self.0.iter().map(|(name, value)| format!("{name}={value}")).collect();
        f.write_str(&told.join(", "))
    }
}

//! The header and the set-up of a game: one from the other.

use super::error::LogError;
use super::magic::MAGIC_LEN;
use super::record::{Cards, Header, LuckSource, kind};
use crate::codec;
use crate::foreign::plain;
use crate::games::Games;
use kanso_engine::cards::set_digest;
use kanso_engine::{CardChoice, Game, Meta, OptionValue, ReadingSpec, Setup};

/// Where every header begins.
const OFFSET: u64 = MAGIC_LEN as u64;

impl Header {
    /// What this program calls itself in the headers it writes.
    pub const PROGRAM: &str = concat!("kanso ", env!("CARGO_PKG_VERSION"));

    /// The header of a game that is set up like this. `created` is RFC 3339 text where a person
    /// made the game, none where a program did, so that one seed gives the same bytes.
    pub fn new<G: Game>(
        setup: &Setup<G::Opening>,
        luck: LuckSource,
        created: Option<String>,
    ) -> Self {
        let meta = G::meta();
        Self {
            game: G::ID.to_owned(),
            revision: setup.revision,
            action_variants: meta.action_variants,
            program: Self::PROGRAM.to_owned(),
            cards: match &setup.cards {
                CardChoice::Newest => match meta.sets.last() {
                    Some(set) => Cards::BuiltIn(set_digest(set.text)),
                    None => Cards::None,
                },
                CardChoice::BuiltIn(digest) => Cards::BuiltIn(*digest),
                CardChoice::Own(text) => Cards::Own(text.clone()),
            },
            names: setup.names.clone(),
            options: setup.options.clone(),
            readings: setup.readings.clone(),
            luck,
            opening: setup.opening.as_ref().map(codec::encode),
            created,
            rules: None,
        }
    }

    /// The header, with the digest of the rules that this program was built from; none where the list of
    /// games does not say it.
    #[must_use]
    pub fn with_rules(self, games: Games) -> Self {
        let rules = games.rules_digest(&self.game);
        Self { rules, ..self }
    }

    /// The number of the kind of frame that it is written as.
    pub const fn kind(&self) -> u8 {
        if self.rules.is_some() { kind::HEADER_WITH_RULES } else { kind::HEADER }
    }

    /// The set-up of the game. Options and readings that are younger than the log have their first
    /// value.
    ///
    /// # Errors
    ///
    /// [`LogError`]: `OtherGame`, `NewerRules`, `Opening`.
    pub fn setup<G: Game>(&self) -> Result<Setup<G::Opening>, LogError> {
        let meta = G::meta();
        if self.game != G::ID {
            let found = self.game.clone();
            return Err(LogError::OtherGame { offset: OFFSET, found, wanted: G::ID });
        }
        if self.revision > meta.revision() {
            let (revision, known) = (self.revision, meta.revision());
            return Err(LogError::NewerRules { offset: OFFSET, revision, known });
        }
        let opening = self.opening.as_deref().map(codec::decode).transpose();
        Ok(Setup {
            // More names than seats can be are refused with the right number by the check of shape.
            seats: u8::try_from(self.names.len()).unwrap_or(u8::MAX),
            names: self.names.iter().map(|name| shown_name(name)).collect(),
            options: padded(&self.options, meta.options.len(), OptionValue::Listed(0)),
            revision: self.revision,
            readings: padded(&self.readings, meta.readings.len(), 0),
            cards: match &self.cards {
                // A game without cards asks for no set.
                Cards::None => CardChoice::Newest,
                Cards::BuiltIn(digest) => CardChoice::BuiltIn(*digest),
                Cards::Own(text) => CardChoice::Own(text.clone()),
            },
            opening: opening.map_err(|error| LogError::Opening { offset: OFFSET, error })?,
        })
    }

    /// The readings that were chosen for this game, each with its value: those that differ from the
    /// defaults of its revision. A value that is not known here is `?`.
    pub fn chosen_readings(&self, meta: &Meta) -> Vec<(&'static ReadingSpec, &'static str)> {
        let first = || vec![0; meta.readings.len()];
        let defaults = meta.defaults_at(self.revision).unwrap_or_else(|_| first());
        meta.readings
            .iter()
            .zip(defaults)
            .enumerate()
            .map(|(at, (spec, default))| {
                (spec, default, self.readings.get(at).copied().unwrap_or(0))
            })
            .filter(|(_, default, value)| value != default)
            .map(|(spec, _, value)| {
                (spec, spec.values.get(usize::from(value)).copied().unwrap_or("?"))
            })
            .collect()
    }

    /// The game of this header.
    ///
    /// # Errors
    ///
    /// [`LogError`]: as [`Header::setup`], and `Setup` when the game refuses it.
    pub fn game<G: Game>(&self) -> Result<G, LogError> {
        G::new(&self.setup::<G>()?).map_err(|error| LogError::Setup { offset: OFFSET, error })
    }
}

fn padded<T: Clone>(values: &[T], len: usize, with: T) -> Vec<T> {
    let mut values = values.to_vec();
    values.resize(values.len().max(len), with);
    values
}

/// A name as it is told: without signs that no eye sees. Control characters are for the check of shape
/// to refuse.
fn shown_name(name: &str) -> String {
    if name.contains(char::is_control) { name.to_owned() } else { plain(name) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::samples;
    use kanso_pig::Pig;

    #[test]
    fn a_header_names_the_rules_that_its_game_has_here() {
        let games = Games::none().with_digest::<Pig>([7; 32]);
        let header = samples::header().with_rules(games);
        assert_eq!((header.rules, header.kind()), (Some([7; 32]), kind::HEADER_WITH_RULES));
        let header = header.with_rules(Games::none().with::<Pig>());
        assert_eq!((header.rules, header.kind()), (None, kind::HEADER));
    }
}

//! Which of the terms concern which game.

use super::CorpusError;
use crate::card_set;
use crate::games::Games;
use crate::under::{CardTerms, Terms, reading_named};
use kanso_engine::{CardChoice, Game, Meta, ReadingSpec, Setup, SetupError};

/// The terms of each game that they concern.
pub struct Parts {
    games: Vec<(&'static Meta, Terms)>,
}

impl Parts {
    /// Gives each game what it has of these terms: its readings, if its rules had the revision, and
    /// its cards.
    pub fn of(list: Games, terms: &Terms) -> Result<Self, CorpusError> {
        if *terms == Terms::default() {
            return Err(CorpusError::NoTerms);
        }
        for (name, value) in &terms.readings {
            check_reading(list, name, value)?;
        }
        if let Some(revision) = terms.revision {
            check_revision(list, revision)?;
        }
        let set_of = match &terms.cards {
            CardTerms::Own(text) => Some(game_of_set(list, text)?),
            CardTerms::Same | CardTerms::Newest => None,
        };
        let mut games = Vec::new();
        for meta in list.metas() {
            let has_cards = match terms.cards {
                CardTerms::Same => false,
                CardTerms::Newest => !meta.sets.is_empty(),
                CardTerms::Own(_) => set_of == Some(meta.id),
            };
            let own = Terms {
                revision: terms.revision.filter(|revision| has_revision(meta, *revision)),
                readings: readings_of(meta, terms)?,
                cards: if has_cards { terms.cards.clone() } else { CardTerms::Same },
            };
            if own != Terms::default() {
                games.push((meta, own));
            }
        }
        Ok(Self { games })
    }

    /// The terms of a game; none: it is another game than those that they are for.
    pub fn game(&self, id: &str) -> Option<&Terms> {
        self.games.iter().find(|(meta, _)| meta.id == id).map(|(_, terms)| terms)
    }

    /// Ids of the readings that concern no game that is `here`.
    pub fn idle(&self, here: impl Fn(&str) -> bool) -> Vec<String> {
        let not_here = self.games.iter().filter(|(meta, _)| !here(meta.id));
        not_here.flat_map(|(_, terms)| &terms.readings).map(|(id, _)| id.clone()).collect()
    }

    /// Ids of the games that are concerned.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.games.iter().map(|(meta, _)| meta.id)
    }
}

fn readings_of(meta: &Meta, terms: &Terms) -> Result<Vec<(String, String)>, CorpusError> {
    let (mut own, mut ids) = (Vec::new(), Vec::new());
    for (name, value) in &terms.readings {
        let Some(id) = reading_named(meta, name).filter(|_| has_value(meta, name, value)) else {
            continue;
        };
        if ids.contains(&id) {
            return Err(CorpusError::Twice { id });
        }
        ids.push(id);
        own.push((id.to_owned(), value.clone()));
    }
    Ok(own)
}

/// The reading of a game that has this id or name.
fn spec_of(meta: &Meta, name: &str) -> Option<&'static ReadingSpec> {
    let id = reading_named(meta, name)?;
    meta.readings.iter().find(|spec| meta.rules[spec.rule.index()].id == id)
}

fn has_value(meta: &Meta, name: &str, value: &str) -> bool {
    spec_of(meta, name).is_some_and(|spec| spec.values.contains(&value))
}

fn check_reading(games: Games, name: &str, value: &str) -> Result<(), CorpusError> {
    let mut specs = games.metas().filter_map(|meta| spec_of(meta, name)).peekable();
    let Some(first) = specs.peek() else {
        return Err(CorpusError::UnknownReading { name: name.to_owned(), known: readings(games) });
    };
    let values = first.values.join(", ");
    if specs.any(|spec| spec.values.contains(&value)) {
        return Ok(());
    }
    Err(CorpusError::UnknownValue { name: name.to_owned(), value: value.to_owned(), values })
}

/// Every reading there is, in short: `RR-R1 to RR-R44 of rook-raiders`.
fn readings(games: Games) -> String {
    let of_game = games.metas().filter(|meta| !meta.readings.is_empty()).map(|meta| {
        let ids: Vec<_> =
            meta.readings.iter().map(|spec| meta.rules[spec.rule.index()].id).collect();
        format!("{} of {}", ranges(&ids), meta.id)
    });
    of_game.collect::<Vec<_>>().join(", ")
}

/// Ids in short, by their prefixes: `XX-R1 to XX-R9, YY-R1`.
fn ranges(ids: &[&str]) -> String {
    let prefix = |id: &str| id.split('-').next().map(str::to_owned);
    // By their numbers: a later one may stand beside what it is about.
    let number = |id: &&&str| {
        let digits = id.rsplit(|sign: char| !sign.is_ascii_digit()).next();
        digits.and_then(|digits| digits.parse::<u32>().ok())
    };
    let range = |ids: &[&str]| match (ids.iter().min_by_key(number), ids.iter().max_by_key(number))
    {
        (Some(first), Some(last)) if ids.len() > 1 => format!("{first} to {last}"),
        (Some(one), _) => (*one).to_owned(),
        (None, _) => String::new(),
    };
    let of_prefix = ids.chunk_by(|one, next| prefix(one) == prefix(next)).map(range);
    of_prefix.collect::<Vec<_>>().join(", ")
}

fn has_revision(meta: &Meta, revision: u32) -> bool {
    meta.check_revision(revision).is_ok()
}

fn check_revision(games: Games, revision: u32) -> Result<(), CorpusError> {
    if games.metas().any(|meta| has_revision(meta, revision)) {
        return Ok(());
    }
    let known = games.metas().map(|meta| match meta.revision() {
        1 => format!("1 of {}", meta.id),
        newest => format!("1 to {newest} of {}", meta.id),
    });
    let known = known.collect::<Vec<_>>().join(", ");
    Err(CorpusError::Revision { revision, known })
}

/// The game of a card set that can be played with.
fn game_of_set(games: Games, text: &str) -> Result<&'static str, CorpusError> {
    let (game, _) = card_set::game_of(text).map_err(|all| {
        CorpusError::Cards(all.first().map_or_else(String::new, ToString::to_string))
    })?;
    let game = games.get(&game).map_err(|error| CorpusError::Cards(error.to_string()))?;
    game.takes_set(text).map_err(|error| match error {
        SetupError::Cards(error) => CorpusError::Cards(error.to_string()),
        other => CorpusError::Cards(other.to_string()),
    })?;
    Ok(game.meta().id)
}

/// Whether the game can be played with this card set.
pub(super) fn takes_set<G: Game>(text: &str) -> Result<(), SetupError> {
    let mut setup = Setup::new::<G>(*G::meta().seats.start());
    setup.cards = CardChoice::Own(text.to_owned());
    G::new(&setup).map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::ranges;

    #[test]
    fn ids_in_short_go_from_the_first_to_the_last_of_each_prefix() {
        for (ids, told) in [
            (&["XX-R1"][..], "XX-R1"),
            (&["XX-R1", "XX-R2", "XX-R4"], "XX-R1 to XX-R4"),
            (&["XX-R1", "XX-R72", "XX-R9", "XX-R71"], "XX-R1 to XX-R72"),
            (&["XX-R1", "XX-R2", "YY-R1", "YY-R3"], "XX-R1 to XX-R2, YY-R1 to YY-R3"),
        ] {
            assert_eq!(ranges(ids), told);
        }
    }
}

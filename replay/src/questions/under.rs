//! Does it come to another thing under other rules, and where first?

use super::asked;
use crate::games::Games;
use crate::log::record::MAIN_LINE;
use crate::under::{Class, Filler, Said, Terms, compare};
use serde::{Deserialize, Serialize};

/// A game beside itself under other rules, in short. The game is the main line of its log.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct UnderRow {
    /// Id of the game, where it can be read.
    pub game: Option<String>,
    /// Whether it comes to the same; none: it could not be compared.
    pub class: Option<Class>,
    /// The first event, from 1, that differs or no longer fits; 0: the set-up.
    pub event: Option<u32>,
    /// Id of the rule by which it does; empty where none says it.
    pub rule: Option<String>,
    /// That event in words.
    pub words: Said,
    /// What stands against it, where it no longer fits.
    pub against: Option<Said>,
    /// Whether others win; none: it has no end, as played or under the other rules.
    pub other_winner: Option<bool>,
    /// Why it could not be compared.
    pub wrong: Option<String>,
}

/// Lays the game of a log beside itself under other rules, as [`compare`](crate::under::compare()) does.
pub fn under(games: Games, bytes: &[u8], terms: &Terms, filler: Filler) -> UnderRow {
    let row = UnderRow::default();
    asked(games, bytes, row, |_, row| {
        let compared = match compare(games, bytes, MAIN_LINE, terms, filler) {
            Ok(compared) => compared,
            Err(error) => return UnderRow { wrong: Some(error.to_string()), ..row },
        };
        let (parting, misfit) = (compared.parting.as_ref(), compared.misfit.as_ref());
        let words = misfit.map(|misfit| &misfit.words);
        let words = words.or(parting.map(|parting| &parting.words)).cloned();
        let event = misfit.map(|misfit| misfit.event);
        UnderRow {
            class: Some(compared.class()),
            event: event.or(parting.map(|parting| parting.event)),
            rule: compared.first().map(|_| compared.rule().to_owned()),
            words: words.unwrap_or_default(),
            against: misfit.map(|misfit| misfit.against.clone()),
            other_winner: compared.other_winner(),
            ..row
        }
    })
}

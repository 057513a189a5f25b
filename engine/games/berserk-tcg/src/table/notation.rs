//! Things as they are typed in an action.
//!
//! Cards by their numbers with a `#`, items with a `!`, cities by theirs, kinds of cards by their
//! card numbers.

use crate::prelude::*;
use kanso_engine::words::Notate;
use std::fmt::{self, Display as _};

impl Notate<BerserkTcg> for CardId {
    fn notate(&self, _: &BerserkTcg, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl Notate<BerserkTcg> for ItemId {
    fn notate(&self, _: &BerserkTcg, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "!{}", self.0)
    }
}

impl Notate<BerserkTcg> for City {
    fn notate(&self, _: &BerserkTcg, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fmt(f)
    }
}

impl Notate<BerserkTcg> for CardKind {
    fn notate(&self, game: &BerserkTcg, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match game.cards.cards.get(self.index()) {
            Some(card) => f.write_str(&card.id),
            None => write!(f, "?{}", self.number()),
        }
    }
}

impl Notate<BerserkTcg> for PassScope {
    fn notate(&self, _: &BerserkTcg, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Once => "once",
            Self::UntilChange => "until_change",
            Self::UntilTurnEnd => "until_turn_end",
        })
    }
}

/// The character that is paid, if one is.
pub(crate) fn sacrifice_word(sacrifice: Option<CardId>) -> String {
    sacrifice.map_or_else(String::new, |CardId(card)| format!(" sacrifice #{card}"))
}

/// Targets, each behind a space.
pub(crate) fn target_words(targets: &[Named]) -> String {
    if targets.is_empty() {
        return " none".to_owned();
    }
    let word = |named: &Named| match named {
        Named::Card(card) => format!(" #{}", card.0),
        Named::Item(item) => format!(" !{}", item.0),
        Named::City(city) => format!(" {city}"),
    };
    targets.iter().map(word).collect()
}

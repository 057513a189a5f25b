//! What goldens should show and do not: a rule, a card row, a reading's value, an end.

use crate::under::reading_id;
use kanso_engine::prelude::*;
use kanso_engine::{Game, Rule};
use serde::{Serialize, Serializer};
use std::fmt;

/// One thing that coverage asks for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Gap {
    /// A rule by which something happens.
    Acts(String),
    /// A rule that refuses, in a probe.
    Refuses(String),
    /// A value of a reading that makes a difference: under another one it would not be the same game.
    Reading {
        /// Id of the reading.
        id: String,
        /// Its value.
        value: String,
    },
    /// A row of the card set by which something happens.
    Card(String),
    /// A way in which the game ends.
    End(String),
}

/// `acts RR-4.3`, `refuses RR-4.3`, `reading RR-R3 = public`, `card RR:U05`, `end last-survivor`.
impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Acts(id) => write!(f, "acts {id}"),
            Self::Refuses(id) => write!(f, "refuses {id}"),
            Self::Reading { id, value } => write!(f, "reading {id} = {value}"),
            Self::Card(id) => write!(f, "card {id}"),
            Self::End(id) => write!(f, "end {id}"),
        }
    }
}

impl Serialize for Gap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Gap {
    /// Reads what [`Gap`] prints.
    ///
    /// # Errors
    ///
    /// In words, with what is allowed.
    pub fn read(text: &str) -> Result<Self, String> {
        let (word, rest) = text.trim().split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        match word {
            _ if rest.is_empty() => {}
            "acts" => return Ok(Self::Acts(rest.to_owned())),
            "refuses" => return Ok(Self::Refuses(rest.to_owned())),
            "card" => return Ok(Self::Card(rest.to_owned())),
            "end" => return Ok(Self::End(rest.to_owned())),
            "reading" => {
                if let Some((id, value)) = rest.split_once('=') {
                    let (id, value) = (id.trim().to_owned(), value.trim().to_owned());
                    return Ok(Self::Reading { id, value });
                }
            }
            _ => {}
        }
        Err(format!(
            "{text:?} is none of `acts RULE`, `refuses RULE`, `reading ID = VALUE`, `card ID`, `end ID`"
        ))
    }

    /// The gap of a value, as an index of the values of the reading at this place.
    pub(super) fn reading<G: Game>(at: usize, value: u8) -> Self {
        let value = G::meta().readings[at].values[usize::from(value)];
        Self::Reading { id: reading_id::<G>(at).to_owned(), value: value.to_owned() }
    }

    /// Everything that coverage asks of a game, in the order of its lists.
    pub fn all<G: Game>(game: &G) -> Vec<Self> {
        let meta = G::meta();
        let mut all = Vec::new();
        for entry in meta.rules {
            if entry.does.acts {
                all.push(Self::Acts(entry.id.to_owned()));
            }
            if entry.does.refuses {
                all.push(Self::Refuses(entry.id.to_owned()));
            }
        }
        for (at, spec) in meta.readings.iter().enumerate() {
            all.extend((0..spec.values.len() as u8).map(|value| Self::reading::<G>(at, value)));
        }
        let rows = (0..).map_while(|row| game.card_row(row)).filter(|row| row.acts);
        all.extend(rows.map(|row| Self::Card(meta.row_id(&row))));
        all.extend(meta.ends.iter().map(|end| Self::End(end.id.to_owned())));
        all
    }
}

/// The gap that a rule closes when something happens by it: of a card row another than of a rule.
pub(super) fn acted<G: Game>(game: &G, rule: Rule) -> Gap {
    let id = game.rule_id(rule);
    if rule.index() < G::meta().rules.len() { Gap::Acts(id) } else { Gap::Card(id) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::golden::make::rule_named;
    use crate::testing::Draws;
    use kanso_engine::Setup;
    use kanso_pig::Pig;

    #[test]
    fn card_rows_are_asked_under_their_own_prefix_and_only_if_they_act() {
        let game = Draws::new(&Setup::new::<Draws>(2)).expect("two play Draws");
        let cards: Vec<_> =
            Gap::all(&game).into_iter().filter(|gap| matches!(gap, Gap::Card(_))).collect();
        assert_eq!(cards, ["DR:K01", "DS:K01"].map(|id| Gap::Card(id.to_owned())));
        let rules = Draws::meta().rules.len();
        for (id, place) in [
            ("DR-1", Some(0)),
            ("DR:K01", Some(rules)),
            ("DS:K01", Some(rules + 1)),
            ("DR:T01", Some(rules + 2)),
            ("DS:T01", None),
            ("K01", None),
        ] {
            let rule = rule_named(&game, id);
            assert_eq!(rule.map(Rule::index), place, "{id}");
            if let Some(rule) = rule.filter(|rule| rule.index() >= rules) {
                assert_eq!(acted(&game, rule), Gap::Card(id.to_owned()));
            }
        }
    }

    #[test]
    fn every_gap_reads_what_it_prints() {
        let game = Pig::new(&Setup::new::<Pig>(2)).expect("two play Pig");
        let all = Gap::all(&game);
        assert!(all.contains(&Gap::Refuses("PG-1.4".to_owned())));
        for gap in all.into_iter().chain([Gap::Card("RR:U05".to_owned())]) {
            assert_eq!(Gap::read(&gap.to_string()), Ok(gap));
        }
        for text in ["acts", "reading PG-R1", "PG-1.4", ""] {
            assert!(Gap::read(text).is_err(), "{text}");
        }
    }
}

//! Two corpora beside each other: which of their figures differ by more than chance.

use super::maths::{Factorials, holm, rank_sum};
use super::report::{Lengths, Rate};
use super::tally::{Damaged, Setting, Sums, Tally, UseSums};
use crate::questions::{Named, UseKind};
use crate::under::Said;
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// What differs if less than this is left of its probability.
pub const LEVEL: f64 = 0.05;
/// Games from which on lengths are compared: with fewer the normal curve says little.
const LENGTHS_MIN: usize = 20;

/// Another corpus, and what differs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Beside {
    /// Its files.
    pub files: u32,
    /// Its games that are counted.
    pub games: u32,
    /// Those of its files that are not.
    pub damaged: Vec<Damaged>,
    /// How many figures were compared: Holm's correction is for so many questions.
    pub asked: u32,
    /// One for each game of both.
    pub parts: Vec<PartBeside>,
    /// Ids of the games that only one of the two has.
    pub only_one: Vec<String>,
}

/// The games of one kind, in both corpora.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PartBeside {
    /// Id of the game.
    pub game: String,
    /// The groups that both have.
    pub groups: Vec<PairOfGroups>,
    /// The groups that only one of them has.
    pub only_one: Vec<Vec<Named>>,
}

/// Games that were set up alike, in both corpora.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairOfGroups {
    /// What tells them from the other groups.
    pub setting: Vec<Named>,
    /// How many games are told.
    pub here: u32,
    /// How many are beside them.
    pub beside: u32,
    /// What differs, the least probable first; nothing else does.
    pub differing: Vec<Differing>,
}

/// A figure that differs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Differing {
    /// Which one.
    #[serde(flatten)]
    pub figure: Figure,
    /// What a card or a kind of action is called; empty for the rest.
    pub words: Said,
    /// Its value in the corpus that is told.
    pub here: Value,
    /// Its value in the other one.
    pub beside: Value,
    /// How probable so large a difference is by chance alone.
    pub probability: f64,
    /// The same, corrected for all that was asked.
    pub corrected: f64,
}

/// A figure of a group.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(tag = "figure", rename_all = "kebab-case")]
pub enum Figure {
    /// What a seat wins, from 0.
    Wins {
        /// The seat.
        seat: u8,
    },
    /// What the party wins.
    PartyWins,
    /// The games that nobody wins.
    Undecided,
    /// The games that the rules did not end.
    Unfinished,
    /// The games that end so.
    Ends {
        /// Id of the end.
        end: String,
    },
    /// How many events games have.
    Events,
    /// How many turns.
    Turns,
    /// The games in which a thing is used.
    Used {
        /// What kind of thing.
        kind: UseKind,
        /// Its id.
        id: String,
    },
    /// What those win who use it.
    WinsWith {
        /// What kind of thing.
        kind: UseKind,
        /// Its id.
        id: String,
    },
}

/// The value of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A share.
    Rate(Rate),
    /// Lengths.
    Lengths(Lengths),
}

/// The groups of a game in both corpora, and whether its seats are a party.
pub(super) type Pair = (String, bool, BTreeMap<Setting, Sums>, BTreeMap<Setting, Sums>);

/// Lays a corpus beside another one.
pub(super) fn beside(
    other: Tally,
    here: &BTreeMap<String, BTreeMap<Setting, Sums>>,
    pairs: &[Pair],
) -> Beside {
    let most = pairs.iter().flat_map(|(_, _, ours, theirs)| ours.values().chain(theirs.values()));
    let most = most.map(|sums| u64::from(sums.games) * sums.wins.len() as u64).max().unwrap_or(0);
    let factorials = Factorials::up_to(2 * most);
    let mut parts = Vec::new();
    let mut asked = Vec::new();
    for (game, is_party, ours, theirs) in pairs.iter().filter(|pair| !pair.3.is_empty()) {
        let settings: BTreeSet<_> = ours.keys().chain(theirs.keys()).collect();
        let (mut groups, mut only_one) = (Vec::new(), Vec::new());
        for setting in settings {
            let (Some(here), Some(beside)) = (ours.get(setting), theirs.get(setting)) else {
                only_one.push(setting.clone());
                continue;
            };
            let place = (parts.len(), groups.len());
            let questions = questions(here, beside, *is_party, &factorials);
            asked.extend(questions.into_iter().map(|question| (place, question)));
            let (setting, here, beside) = (setting.clone(), here.games, beside.games);
            groups.push(PairOfGroups { setting, here, beside, differing: Vec::new() });
        }
        parts.push(PartBeside { game: game.clone(), groups, only_one });
    }
    let found: Vec<f64> = asked.iter().map(|(_, question)| question.probability).collect();
    let count = asked.len() as u32;
    for (((part, group), question), corrected) in asked.into_iter().zip(holm(&found)) {
        if corrected < LEVEL {
            let question = Differing {
                corrected: rounded(corrected),
                probability: rounded(question.probability),
                ..question
            };
            parts[part].groups[group].differing.push(question);
        }
    }
    for pair in parts.iter_mut().flat_map(|part| &mut part.groups) {
        pair.differing.sort_by(by_weight);
    }
    let ids: BTreeSet<_> = here.keys().chain(other.sums.keys()).collect();
    let in_both = |id: &str| here.contains_key(id) && other.sums.contains_key(id);
    Beside {
        files: other.files,
        games: other.sums.values().flat_map(BTreeMap::values).map(|sums| sums.games).sum(),
        asked: count,
        parts,
        only_one: ids.into_iter().filter(|id| !in_both(id)).cloned().collect(),
        damaged: other.damaged,
    }
}

/// The least probable first; of those that no number tells apart any more, the one that differs most.
fn by_weight(one: &Differing, other: &Differing) -> std::cmp::Ordering {
    let by = |one: &Differing| match (one.here, one.beside) {
        (Value::Rate(here), Value::Rate(beside)) => here.share.abs_diff(beside.share),
        (Value::Lengths(_) | Value::Rate(_), _) => 0,
    };
    let probability = one.probability.total_cmp(&other.probability);
    probability.then(Reverse(by(one)).cmp(&Reverse(by(other)))).then(one.figure.cmp(&other.figure))
}

/// To three digits: what is behind them is rounding.
fn rounded(probability: f64) -> f64 {
    if probability == 0.0 {
        return 0.0;
    }
    format!("{probability:.2e}").parse().unwrap_or(probability)
}

/// All figures of two groups that can be compared.
fn questions(
    here: &Sums,
    beside: &Sums,
    is_party: bool,
    factorials: &Factorials,
) -> Vec<Differing> {
    let mut asked = Vec::new();
    let mut rates = |figure, words: &Said, ours: (u32, u32), theirs: (u32, u32)| {
        // What is all or nothing in both differs in nothing, and is no question.
        let (hits, of) = (ours.0 + theirs.0, ours.1 + theirs.1);
        if ours.1 == 0 || theirs.1 == 0 || hits == 0 || hits == of {
            return;
        }
        let wide = |(count, of): (u32, u32)| (u64::from(count), u64::from(of));
        asked.push(Differing {
            figure,
            words: words.clone(),
            here: Value::Rate(Rate::of(ours.0, ours.1)),
            beside: Value::Rate(Rate::of(theirs.0, theirs.1)),
            probability: factorials.two_shares(wide(ours), wide(theirs)),
            corrected: 1.0,
        });
    };
    let none = Said::default();
    for (seat, (ours, theirs)) in (0..).zip(here.wins.iter().zip(&beside.wins)) {
        let figure = if is_party { Figure::PartyWins } else { Figure::Wins { seat } };
        rates(figure, &none, (*ours, here.ended), (*theirs, beside.ended));
    }
    let undecided = |sums: &Sums| (sums.undecided, sums.ended);
    // Of a party it is what is left of its wins.
    if here.wins.len() > 1 {
        rates(Figure::Undecided, &none, undecided(here), undecided(beside));
    }
    let unfinished = |sums: &Sums| (sums.games - sums.ended, sums.games);
    rates(Figure::Unfinished, &none, unfinished(here), unfinished(beside));
    let ends: BTreeSet<_> = here.ends.keys().chain(beside.ends.keys()).collect();
    for end in ends {
        let of = |sums: &Sums| (sums.ends.get(end).copied().unwrap_or(0), sums.games);
        rates(Figure::Ends { end: end.clone() }, &none, of(here), of(beside));
    }
    let unused = UseSums::default();
    let things: BTreeSet<_> = here.used.keys().chain(beside.used.keys()).collect();
    for thing in things {
        let (kind, id) = (thing.0, &thing.1);
        let of = |sums: &Sums| sums.used.get(thing).unwrap_or(&unused).clone();
        let (ours, theirs) = (of(here), of(beside));
        let words = if ours.words.is_empty() { &theirs.words } else { &ours.words };
        let used = Figure::Used { kind, id: id.clone() };
        rates(used, words, (ours.games, here.games), (theirs.games, beside.games));
        let with = Figure::WinsWith { kind, id: id.clone() };
        rates(with, words, ours.with, theirs.with);
    }
    for (figure, ours, theirs) in [
        (Figure::Events, &here.events, &beside.events),
        (Figure::Turns, &here.turns, &beside.turns),
    ] {
        if ours.len().min(theirs.len()) >= LENGTHS_MIN {
            asked.push(Differing {
                figure,
                words: Said::default(),
                here: Value::Lengths(Lengths::of(ours)),
                beside: Value::Lengths(Lengths::of(theirs)),
                probability: rank_sum(ours, theirs),
                corrected: 1.0,
            });
        }
    }
    asked
}

//! The figures of a corpus. As JSON it keeps its shape: fields are added, never renamed or taken away.

use super::beside::{Beside, Differing, beside};
use super::maths::{quartiles, wilson};
use super::split::{Changed, Overfull, Split};
use super::tally::{Damaged, Setting, Sums, Tally, UseSums};
use crate::games::Games;
use crate::questions::{Named, UseKind};
use crate::under::Said;
use serde::Serialize;
use std::collections::BTreeMap;

/// What a share is told in.
const WHOLE: f64 = 10_000.0;

/// A corpus in figures, and what differs from another one.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Stats {
    /// Files that were looked at.
    pub files: u32,
    /// Games that are counted.
    pub games: u32,
    /// Files that are not, with what is wrong with them.
    pub damaged: Vec<Damaged>,
    /// One for each game, by its id.
    pub parts: Vec<Part>,
    /// Another corpus beside this one.
    pub beside: Option<Beside>,
}

/// The games of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    /// Id of the game.
    pub game: String,
    /// How many games.
    pub games: u32,
    /// How all of them were set up.
    pub same: Vec<Named>,
    /// In what the other corpus was set up otherwise as a whole.
    pub changed: Vec<Changed>,
    /// What the games are not split by.
    pub overfull: Vec<Overfull>,
    /// The games by what tells them apart, at least one group.
    pub groups: Vec<Group>,
}

/// Games that were set up alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Group {
    /// What tells them from the other groups; empty of the only one.
    pub setting: Vec<Named>,
    /// How many games.
    pub games: u32,
    /// How many the rules ended. Wins, draws and lengths are of these.
    pub ended: u32,
    /// Those that are not over, or that people ended.
    pub unfinished: Rate,
    /// Those that nobody won: draws, and where all lose.
    pub undecided: Rate,
    /// True if the seats win as one: a party, or a seat that plays alone.
    pub together: bool,
    /// What each seat won, in seat order; one for a party.
    pub wins: Vec<Rate>,
    /// How the games ended, of all.
    pub ends: Vec<End>,
    /// How many events they have.
    pub events: Lengths,
    /// How many turns.
    pub turns: Lengths,
    /// What was used, by kind and id.
    pub used: Vec<Used>,
}

/// A share with its interval, in ten-thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Rate {
    /// How many.
    pub count: u32,
    /// Of how many.
    pub of: u32,
    /// The share; 0 of none.
    pub share: u32,
    /// It lies above this with 97.5 %.
    pub low: u32,
    /// And below this.
    pub high: u32,
}

/// One way to end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct End {
    /// Its id.
    pub id: String,
    /// How many games.
    pub games: Rate,
}

/// How long games are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Lengths {
    /// The shortest.
    pub least: u32,
    /// A quarter of the games is shorter, or as long.
    pub quarter: u32,
    /// Half of them are.
    pub median: u32,
    /// Three quarters of them are.
    pub three_quarters: u32,
    /// The longest.
    pub most: u32,
}

/// The use of one thing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Used {
    /// What kind of thing.
    pub kind: UseKind,
    /// Its id.
    pub id: String,
    /// What it is called; empty for a rule.
    pub words: Said,
    /// How often it was used, in all games.
    pub times: u64,
    /// In how many games.
    pub games: Rate,
    /// What those won who used it: in games where somebody did and somebody did not; of a party, in games
    /// where it did.
    pub with: Rate,
    /// What the others won there.
    pub without: Rate,
}

impl Rate {
    pub(super) fn of(count: u32, of: u32) -> Self {
        let (low, high) = wilson(count.into(), of.into());
        let told = |share: f64| (share * WHOLE).round() as u32;
        let share = told(f64::from(count) / f64::from(of.max(1)));
        Self { count, of, share, low: told(low), high: told(high) }
    }
}

impl Lengths {
    pub(super) fn of(ascending: &[u32]) -> Self {
        let [quarter, median, three_quarters] = quartiles(ascending);
        Self {
            least: ascending.first().copied().unwrap_or(0),
            quarter,
            median,
            three_quarters,
            most: ascending.last().copied().unwrap_or(0),
        }
    }
}

impl Stats {
    /// The figures of a corpus; with those in which it differs from another one, if there is one.
    pub fn of(games: Games, here: Tally, other: Option<Tally>) -> Self {
        let mut parts = Vec::new();
        let mut pairs = Vec::new();
        let nothing = BTreeMap::new();
        for (game, sums) in &here.sums {
            let is_party = games.meta(game).is_some_and(|meta| meta.is_party);
            let theirs = other.as_ref().map(|other| other.sums.get(game).unwrap_or(&nothing));
            let split = Split::of(sums, theirs.filter(|theirs| !theirs.is_empty()));
            let groups = split.groups(sums);
            if let Some(theirs) = theirs {
                let theirs = split.groups(theirs);
                pairs.push((game.clone(), is_party, groups.clone(), theirs));
            }
            parts.push(Part {
                game: game.clone(),
                games: groups.values().map(|sums| sums.games).sum(),
                same: split.same,
                changed: split.changed,
                overfull: split.overfull,
                groups: groups
                    .into_iter()
                    .map(|(setting, sums)| Group::of(setting, sums))
                    .collect(),
            });
        }
        let games = parts.iter().map(|part| part.games).sum();
        let beside = other.map(|other| beside(other, &here.sums, &pairs));
        Self { files: here.files, games, damaged: here.damaged, parts, beside }
    }

    /// What differs from the other corpus.
    pub fn differing(&self) -> impl Iterator<Item = &Differing> {
        let pairs = self.beside.iter().flat_map(|beside| &beside.parts);
        pairs.flat_map(|part| &part.groups).flat_map(|pair| &pair.differing)
    }

    /// True if anything differs from the other corpus.
    pub fn differs(&self) -> bool {
        self.differing().next().is_some()
    }

    /// The first file that is not counted, here or beside.
    pub fn first_damaged(&self) -> Option<&Damaged> {
        let beside = self.beside.iter().flat_map(|beside| &beside.damaged);
        self.damaged.iter().chain(beside).next()
    }

    /// How many files are not counted, here and beside.
    pub fn damaged_count(&self) -> u32 {
        let beside = self.beside.as_ref().map_or(0, |beside| beside.damaged.len());
        (self.damaged.len() + beside) as u32
    }
}

impl Group {
    fn of(setting: Setting, sums: Sums) -> Self {
        let Sums { games, ended, undecided, .. } = sums;
        Self {
            games,
            ended,
            unfinished: Rate::of(games - ended, games),
            undecided: Rate::of(undecided, ended),
            together: sums.wins.len() == 1,
            wins: sums.wins.iter().map(|wins| Rate::of(*wins, ended)).collect(),
            ends: sums
                .ends
                .iter()
                .map(|(id, count)| End { id: id.clone(), games: Rate::of(*count, games) })
                .collect(),
            events: Lengths::of(&sums.events),
            turns: Lengths::of(&sums.turns),
            used: sums.used.into_iter().map(|(key, used)| Used::of(key, used, games)).collect(),
            setting,
        }
    }
}

impl Used {
    fn of((kind, id): (UseKind, String), sums: UseSums, games: u32) -> Self {
        let UseSums { words, times, games: used, with, without } = sums;
        Self {
            kind,
            id,
            words,
            times,
            games: Rate::of(used, games),
            with: Rate::of(with.0, with.1),
            without: Rate::of(without.0, without.1),
        }
    }
}

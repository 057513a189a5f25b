//! Every file of a corpus, asked and added up.

use crate::bug::outlived;
use crate::codec::{self, CodecError};
use crate::foreign::plain;
use crate::games::Games;
use crate::questions::{
    FactsRow, Named, SeatResult, SummaryRow, Use, UseKind, facts, summary, verify,
};
use crate::reading::{self, LOG_LEN_MAX};
use crate::under::Said;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// Files whose rows are held at once, before they are added up in their order.
const AT_ONCE: usize = 1_024;
/// Digits of a digest that are told: enough to tell two card sets of a corpus apart.
const DIGEST_DIGITS: usize = 12;
/// What the number of seats is called among what tells games apart.
pub(super) const SEATS: &str = "seats";
/// What the revision of the rules is called there.
pub(super) const REVISION: &str = "revision";
/// What the card set is called there.
pub(super) const CARDS: &str = "cards";

/// The sums of a corpus. They have no order: parts of a corpus that are added up apart come to the same.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Files that were looked at.
    pub files: u32,
    /// Those that are not counted, by name.
    pub damaged: Vec<Damaged>,
    /// By game, and by how it was set up.
    pub(super) sums: BTreeMap<String, BTreeMap<Setting, Sums>>,
}

/// A file that is not counted.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Damaged {
    /// The file.
    pub file: String,
    /// What is wrong with it, the first thing.
    pub why: String,
}

/// How a game was set up: all that may tell it from another one of its kind.
pub(super) type Setting = Vec<Named>;

/// Games of one kind, added up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Sums {
    /// How many games.
    pub games: u32,
    /// Those that the rules ended.
    pub ended: u32,
    /// Of these: nobody won.
    pub undecided: u32,
    /// Of these: how many each seat won; of a party, how many it won.
    pub wins: Vec<u32>,
    /// How many ended in which way.
    pub ends: BTreeMap<String, u32>,
    /// How many events each of those has that the rules ended.
    pub events: Vec<u32>,
    /// How many turns.
    pub turns: Vec<u32>,
    /// What was used.
    pub used: BTreeMap<(UseKind, String), UseSums>,
}

/// The use of one thing, added up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct UseSums {
    /// What it is called; where games have several words, the first of them in their order.
    pub words: Said,
    /// How often it was used.
    pub times: u64,
    /// In how many games.
    pub games: u32,
    /// Those who used it, in games that tell: how many won, of how many.
    pub with: (u32, u32),
    /// Those who did not.
    pub without: (u32, u32),
}

/// Adds up the games of these files, in parallel. `done` is called for each file that was looked at. None: it
/// was stopped before the last one.
pub fn tally(
    games: Games,
    files: &[PathBuf],
    stop: &AtomicBool,
    done: &(dyn Fn() + Sync),
) -> Option<Tally> {
    let mut all = Tally::default();
    for files in files.chunks(AT_ONCE) {
        let looked: Option<Vec<_>> = files
            .par_iter()
            .map(|file| {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                let looked = outlived(|| look(games, file));
                done();
                Some(looked.unwrap_or_else(|bug| Err(bug.to_string())))
            })
            .collect();
        for (file, looked) in files.iter().zip(looked?) {
            all.count(games, &file.display().to_string(), looked);
        }
    }
    all.damaged.sort();
    Some(all)
}

fn look(games: Games, file: &Path) -> Result<(SummaryRow, FactsRow), String> {
    rows(games, &reading::read(file, LOG_LEN_MAX).map_err(|error| error.to_string())?)
}

/// What a [`Tally`] takes of a log.
///
/// # Errors
///
/// What is wrong with it: such a log is not counted.
pub fn rows(games: Games, bytes: &[u8]) -> Result<(SummaryRow, FactsRow), String> {
    // A record that does not hold says nothing about its game.
    let verified = verify(games, bytes);
    if let Some(wrong) = verified.wrong {
        let more = verified.findings.saturating_sub(1);
        let more = if more == 0 { String::new() } else { format!(" … +{more}") };
        return Err(format!("{wrong}{more}"));
    }
    let (summary, facts) = (summary(games, bytes), facts(games, bytes));
    match summary.wrong.as_ref().or(facts.wrong.as_ref()) {
        Some(wrong) => Err(wrong.clone()),
        None => Ok((summary, facts)),
    }
}

impl Tally {
    /// Counts a log: what [`rows`] tells of it, under the name by which it is told where it is damaged.
    pub fn count(
        &mut self,
        games: Games,
        name: &str,
        rows: Result<(SummaryRow, FactsRow), String>,
    ) {
        self.files += 1;
        match rows {
            Ok((summary, facts)) => self.add(games, &summary, facts),
            Err(why) => self.damaged.push(Damaged { file: plain(name), why }),
        }
    }

    /// Other games, counted with these.
    pub fn merge(&mut self, other: Self) {
        self.files += other.files;
        self.damaged.extend(other.damaged);
        self.damaged.sort();
        for (game, settings) in other.sums {
            let ours = self.sums.entry(game).or_default();
            for (setting, sums) in settings {
                ours.entry(setting).or_default().merge(&sums);
            }
        }
    }

    /// The same sums as bytes, for whoever adds up parts of a corpus elsewhere. The same games give the
    /// same bytes, in whatever order they were counted.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut sums = self.clone();
        sums.damaged.sort();
        for sums in sums.sums.values_mut().flat_map(BTreeMap::values_mut) {
            sums.events.sort_unstable();
            sums.turns.sort_unstable();
        }
        codec::encode(&sums)
    }

    /// The sums that [`Tally::to_bytes`] made.
    ///
    /// # Errors
    ///
    /// [`CodecError`]: they are none.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, CodecError> {
        codec::decode(bytes)
    }

    /// Counts logs that cannot be had any more.
    pub fn count_lost(&mut self, name: &str, logs: u32, why: &str) {
        self.files += logs;
        self.damaged.push(Damaged { file: plain(name), why: plain(why) });
    }

    fn add(&mut self, games: Games, summary: &SummaryRow, facts: FactsRow) {
        let Some(game) = &summary.game else { return };
        let is_party = games.meta(game).is_some_and(|meta| meta.is_party);
        let of_game = self.sums.entry(game.clone()).or_default();
        of_game.entry(setting(summary)).or_default().add(summary, facts.used, is_party);
    }
}

fn setting(row: &SummaryRow) -> Setting {
    let named = |name: &str, value: String| Named { name: name.to_owned(), value };
    let cards = row.cards.iter().map(|cards| named(CARDS, cards[..DIGEST_DIGITS].to_owned()));
    [named(SEATS, row.seats.to_string()), named(REVISION, row.revision.to_string())]
        .into_iter()
        .chain(cards)
        .chain(row.options.iter().cloned())
        .chain(row.readings.iter().cloned())
        .collect()
}

impl Sums {
    /// Counts a game.
    pub fn add(&mut self, row: &SummaryRow, used: Vec<Use>, is_party: bool) {
        self.games += 1;
        // A party wins or loses as one, as a seat does that plays alone.
        let together = is_party || row.seats == 1;
        let sides = if together { 1 } else { usize::from(row.seats) };
        self.wins.resize(sides, 0);
        if let Some(end) = &row.end {
            *self.ends.entry(end.clone()).or_default() += 1;
        }
        let won: Vec<bool> =
            row.results.iter().take(sides).map(|result| *result == SeatResult::Win).collect();
        if row.by_rules {
            self.ended += 1;
            self.undecided += u32::from(!won.contains(&true));
            for (wins, won) in self.wins.iter_mut().zip(&won) {
                *wins += u32::from(*won);
            }
            self.events.push(row.events);
            self.turns.push(row.turns);
        }
        for one in used {
            let sums = self.used.entry((one.kind, one.id.clone())).or_default();
            sums.add(one, row.by_rules.then_some(&won[..]), together);
        }
    }

    /// Games of another setting, counted with these.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.ended += other.ended;
        self.undecided += other.undecided;
        self.wins.resize(self.wins.len().max(other.wins.len()), 0);
        for (ours, theirs) in self.wins.iter_mut().zip(&other.wins) {
            *ours += theirs;
        }
        for (end, count) in &other.ends {
            *self.ends.entry(end.clone()).or_default() += count;
        }
        self.events.extend(&other.events);
        self.turns.extend(&other.turns);
        for (key, theirs) in &other.used {
            self.used.entry(key.clone()).or_default().merge(theirs);
        }
    }

    /// Puts what is in order when all games are counted.
    pub fn finish(&mut self) {
        self.events.sort_unstable();
        self.turns.sort_unstable();
        if let [wins] = self.wins[..] {
            // Who won as one and did not use it: all other games that the rules ended.
            for sums in self.used.values_mut() {
                sums.without = (wins - sums.with.0, self.ended - sums.with.1);
            }
        }
    }
}

impl UseSums {
    /// Counts a game in which it was used; `won`: which side won, where the rules ended it.
    fn add(&mut self, one: Use, won: Option<&[bool]>, together: bool) {
        let Use { words, by, by_nobody, .. } = one;
        if let Some(won) = won {
            let users = by.iter().filter(|times| **times > 0).count();
            if together {
                self.with.0 += u32::from(won.contains(&true));
                self.with.1 += 1;
            } else if users > 0 && users < by.len() {
                // Where all used it, or none, they won no more than the others did.
                for (times, won) in by.iter().zip(won) {
                    let side = if *times > 0 { &mut self.with } else { &mut self.without };
                    *side = (side.0 + u32::from(*won), side.1 + 1);
                }
            }
        }
        self.games += 1;
        self.times += by.iter().chain([&by_nobody]).map(|times| u64::from(*times)).sum::<u64>();
        self.call(words);
    }

    /// Whatever comes first, the words are the same.
    fn call(&mut self, words: Said) {
        if self.words.is_empty() || !words.is_empty() && words < self.words {
            self.words = words;
        }
    }

    fn merge(&mut self, other: &Self) {
        self.times += other.times;
        self.games += other.games;
        for (ours, theirs) in [(&mut self.with, other.with), (&mut self.without, other.without)] {
            *ours = (ours.0 + theirs.0, ours.1 + theirs.1);
        }
        self.call(other.words.clone());
    }
}

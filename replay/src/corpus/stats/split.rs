//! By what the games of a corpus are told apart.

use super::tally::{CARDS, REVISION, SEATS, Setting, Sums};
use crate::questions::Named;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// Most values of an option by which games are split: a deck of one's own in each game is no group.
const VALUES_MAX: usize = 8;
/// Most groups of one game.
const GROUPS_MAX: usize = 24;

/// Something by which games are not split, for it has too many values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Overfull {
    /// The option or reading.
    pub name: String,
    /// How many values it has here.
    pub values: u32,
}

/// Something that is the same in each of two corpora, and not in both.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Changed {
    /// The option or reading; `cards` for the card set, `revision` for the revision of the rules.
    pub name: String,
    /// Its value in the corpus that is told.
    pub here: String,
    /// Its value in the one that is laid beside it.
    pub beside: String,
}

/// How the games of one kind are told apart, in one corpus or in two.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Split {
    /// What they are split by, in the order of the set-up.
    pub by: Vec<String>,
    /// What is the same in all of them.
    pub same: Vec<Named>,
    /// What differs between the corpora alone.
    pub changed: Vec<Changed>,
    /// What they are not split by, for it has too many values.
    pub overfull: Vec<Overfull>,
}

type Groups = BTreeMap<Setting, Sums>;

impl Split {
    /// How the games of these corpora are told apart; the second one may be none.
    pub fn of(here: &Groups, beside: Option<&Groups>) -> Self {
        let mut split = Self::default();
        let mut names: Vec<&str> = Vec::new();
        for named in here.keys().chain(beside.into_iter().flat_map(BTreeMap::keys)).flatten() {
            if !names.contains(&named.name.as_str()) {
                names.push(&named.name);
            }
        }
        let mut counts = Vec::new();
        for name in names {
            let (ours, theirs) = (values(here, name), beside.map(|groups| values(groups, name)));
            let varies = ours.len() > 1 || theirs.as_ref().is_some_and(|theirs| theirs.len() > 1);
            let all: BTreeSet<_> = ours.iter().chain(theirs.iter().flatten()).collect();
            let only = |values: &BTreeSet<&str>| {
                values.first().map_or_else(String::new, |value| (*value).to_owned())
            };
            match theirs {
                _ if varies => counts.push((name.to_owned(), all.len())),
                Some(theirs) if ours != theirs => split.changed.push(Changed {
                    name: name.to_owned(),
                    here: only(&ours),
                    beside: only(&theirs),
                }),
                _ => split.same.push(Named { name: name.to_owned(), value: only(&ours) }),
            }
        }
        split.by = counts.iter().map(|(name, _)| name.clone()).collect();
        // Seats are never thrown together: a share of the wins is one of so many.
        let may_go = |name: &str| name != SEATS;
        for (name, values) in &counts {
            if *values > VALUES_MAX && may_go(name) {
                split.leave_out(name, *values);
            }
        }
        counts.sort_by(|one, other| other.1.cmp(&one.1).then(one.0.cmp(&other.0)));
        for (name, values) in counts {
            let groups: BTreeSet<Setting> = here
                .keys()
                .chain(beside.into_iter().flat_map(BTreeMap::keys))
                .map(|setting| split.part_of(setting))
                .collect();
            if groups.len() > GROUPS_MAX && may_go(&name) && split.by.contains(&name) {
                split.leave_out(&name, values);
            }
        }
        split
    }

    fn leave_out(&mut self, name: &str, values: usize) {
        self.by.retain(|by| by != name);
        self.overfull.push(Overfull { name: name.to_owned(), values: values as u32 });
    }

    /// What tells the group of a game from the others.
    fn part_of(&self, setting: &Setting) -> Setting {
        setting.iter().filter(|named| self.by.contains(&named.name)).cloned().collect()
    }

    /// The games of a corpus, group by group, lengths ascending.
    pub fn groups(&self, all: &Groups) -> Groups {
        let mut groups = Groups::new();
        for (setting, sums) in all {
            groups.entry(self.part_of(setting)).or_default().merge(sums);
        }
        for sums in groups.values_mut() {
            sums.finish();
        }
        groups
    }
}

fn values<'a>(groups: &'a Groups, name: &str) -> BTreeSet<&'a str> {
    let named = groups.keys().flatten().filter(|named| named.name == name);
    named.map(|named| named.value.as_str()).collect()
}

/// True for what is neither an option nor a reading of the game.
pub(super) fn is_general(name: &str) -> bool {
    [SEATS, REVISION, CARDS].contains(&name)
}

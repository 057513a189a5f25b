//! Revisions of a game's rules: by which answers new games are played, then and now.
//!
//! The first value of a reading is how games were played before it was asked, and what a log that
//! lacks the reading has. It is the default of revision 1. A correction adds a value, or takes one
//! that is there, and makes it the default of the next revision; logs keep the values in their
//! header. `engine/CHANGING_A_RULE.md` goes through one.

use crate::cards::{BuiltInSet, CardChoice, set_digest};
use crate::game::Meta;
use crate::rule::Rule;
use crate::setup::SetupError;
use crate::words::Text;

/// The revision that every game begins with: each reading has its first value.
pub const FIRST_REVISION: u32 = 1;

/// One correction of a game's rules, released as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Revision {
    /// Its number: 2 for the first of [`Meta::revisions`], then one more each time.
    pub number: u32,
    /// What was wrong or open, and how it is played from here on.
    pub about: Text,
    /// The readings whose default changes, each with the value that is the default from here on.
    pub defaults: &'static [(Rule, &'static str)],
}

/// What a revision changes about one reading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChangedDefault {
    /// The reading's place in [`Meta::readings`].
    pub reading: usize,
    /// The default of the revision before, an index of its values.
    pub from: u8,
    /// The default since, an index of its values.
    pub to: u8,
}

impl Meta {
    /// The newest revision of the rules: what new games are played by. From 1.
    pub fn revision(&self) -> u32 {
        self.revisions.last().map_or(FIRST_REVISION, |revision| revision.number)
    }

    /// The default of each reading, an index of its values, in the newest revision.
    pub fn defaults(&self) -> Vec<u8> {
        self.defaults_up_to(self.revision())
    }

    /// The default of each reading, an index of its values, in a revision.
    ///
    /// # Errors
    ///
    /// [`SetupError::Revision`] when there is no such revision.
    pub fn defaults_at(&self, revision: u32) -> Result<Vec<u8>, SetupError> {
        self.check_revision(revision)?;
        Ok(self.defaults_up_to(revision))
    }

    /// The default of a reading in the newest revision, by its place in [`Meta::readings`].
    pub fn default_of(&self, reading: usize) -> &'static str {
        self.readings[reading].values[usize::from(self.defaults()[reading])]
    }

    /// The values of a reading as people are shown them, by its place in [`Meta::readings`]: the
    /// default of the newest revision, then the others in their order.
    pub fn values_of(&self, reading: usize) -> Vec<&'static str> {
        let default = self.default_of(reading);
        let others = self.readings[reading].values.iter().filter(|value| **value != default);
        std::iter::once(default).chain(others.copied()).collect()
    }

    /// What a revision changed against the one before it, in the order of [`Meta::readings`];
    /// nothing in revision 1.
    ///
    /// # Errors
    ///
    /// [`SetupError::Revision`] when there is no such revision.
    pub fn changed_in(&self, revision: u32) -> Result<Vec<ChangedDefault>, SetupError> {
        let now = self.defaults_at(revision)?;
        let before = self.defaults_up_to(revision - 1);
        let both = before.into_iter().zip(now).enumerate();
        Ok(both
            .filter(|(_, (from, to))| from != to)
            .map(|(reading, (from, to))| ChangedDefault { reading, from, to })
            .collect())
    }

    /// Readings as they would stand in another revision: each that has the default of revision
    /// `from` gets that of revision `to`; one that was chosen otherwise stays. Readings that
    /// `values` lacks have their first value.
    ///
    /// # Errors
    ///
    /// [`SetupError::Revision`] when there is no such revision.
    pub fn revised(&self, values: &[u8], from: u32, to: u32) -> Result<Vec<u8>, SetupError> {
        let (from, to) = (self.defaults_at(from)?, self.defaults_at(to)?);
        let defaults = from.into_iter().zip(to).enumerate();
        Ok(defaults
            .map(|(at, (from, to))| match values.get(at).copied().unwrap_or(0) {
                value if value == from => to,
                chosen => chosen,
            })
            .collect())
    }

    /// The built-in card set of new games in a revision; none for a game without cards.
    ///
    /// # Errors
    ///
    /// [`SetupError::Revision`] when there is no such revision.
    pub fn set_at(&self, revision: u32) -> Result<Option<&'static BuiltInSet>, SetupError> {
        self.check_revision(revision)?;
        Ok(self.sets.iter().rfind(|set| set.since <= revision))
    }

    /// The card set of new games in a revision, as a choice.
    ///
    /// # Errors
    ///
    /// [`SetupError::Revision`] when there is no such revision.
    pub fn cards_at(&self, revision: u32) -> Result<CardChoice, SetupError> {
        Ok(match self.set_at(revision)? {
            Some(set) if set.since < self.sets.last().map_or(0, |newest| newest.since) => {
                CardChoice::BuiltIn(set_digest(set.text))
            }
            Some(_) | None => CardChoice::Newest,
        })
    }

    /// Checks whether there is such a revision.
    ///
    /// # Errors
    ///
    /// [`SetupError::Revision`] when there is none.
    pub fn check_revision(&self, revision: u32) -> Result<(), SetupError> {
        let newest = self.revision();
        if (FIRST_REVISION..=newest).contains(&revision) {
            Ok(())
        } else {
            Err(SetupError::Revision { found: revision, newest })
        }
    }

    /// The place of a reading, by its rule; none when the game has no such reading.
    fn reading_of(&self, rule: Rule) -> Option<usize> {
        self.readings.iter().position(|spec| spec.rule == rule)
    }

    fn defaults_up_to(&self, revision: u32) -> Vec<u8> {
        let mut values = vec![0; self.readings.len()];
        for (rule, word) in self
            .revisions
            .iter()
            .filter(|listed| listed.number <= revision)
            .flat_map(|listed| listed.defaults)
        {
            let at = self.reading_of(*rule).expect("a law: a revision names readings of the game");
            let value = self.readings[at].values.iter().position(|value| value == word);
            values[at] = value.expect("a law: a revision names values that are there") as u8;
        }
        values
    }

    /// What is wrong with the revisions of a game, none when all is well: numbers ascend from 2
    /// without gaps; each says in both languages what it is about; it changes a default or the card
    /// set; each default is a value of a reading of the game, named once, and another one than
    /// before.
    pub fn wrong_revision(&self) -> Option<String> {
        let mut values = vec![0; self.readings.len()];
        for (number, revision) in (FIRST_REVISION + 1..).zip(self.revisions) {
            let wrong = |what: String| Some(format!("{}: revision {number}: {what}", self.id));
            if revision.number != number {
                return wrong(format!("it has the number {}", revision.number));
            }
            if revision.about.en.is_empty() || revision.about.ja.is_empty() {
                return wrong("it says nothing about itself".to_owned());
            }
            if revision.defaults.is_empty() && !self.sets.iter().any(|set| set.since == number) {
                return wrong("it changes nothing".to_owned());
            }
            let before = values.clone();
            for (rule, word) in revision.defaults {
                let id = self.rules.get(rule.index()).map_or("?", |entry| entry.id);
                let Some(at) = self.reading_of(*rule) else {
                    return wrong(format!("{id} is no reading"));
                };
                let Some(value) = self.readings[at].values.iter().position(|value| value == word)
                else {
                    return wrong(format!("{id} has no value {word}"));
                };
                if values[at] != before[at] {
                    return wrong(format!("{id} is named twice"));
                }
                if value == usize::from(before[at]) {
                    return wrong(format!("{id} has the default {word} already"));
                }
                values[at] = value as u8;
            }
        }
        let ascending = self.sets.is_sorted_by(|before, after| before.since < after.since);
        let first = self.sets.first().is_none_or(|set| set.since == FIRST_REVISION);
        let newest = self.sets.last().is_none_or(|set| set.since <= self.revision());
        (!(ascending && first && newest)).then(|| {
            format!(
                "{}: the card sets begin with revision 1, one a revision, none later than the last",
                self.id
            )
        })
    }
}

#[cfg(test)]
mod tests;

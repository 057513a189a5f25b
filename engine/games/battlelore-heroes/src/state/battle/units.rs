//! The troops and creatures on the board.

use super::Unit;
use crate::prelude::*;
use crate::vocabulary::Hexes;
use serde::Serializer;
use std::ops::{Deref, DerefMut};

/// Troops and creatures, in board order, one on a hex at most (BL-8.2). Most questions are about hexes on
/// which none stands, so which have one is kept beside them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Units {
    units: Vec<Unit>,
    taken: Hexes,
}

impl Units {
    /// The one in a hex.
    pub fn at(&self, hex: Hex) -> Option<&Unit> {
        self.taken.contains(hex).then(|| &self.units[self.taken.before(hex)])
    }

    /// The one in a hex, to be changed; where it stands stays as it is.
    pub(crate) fn at_mut(&mut self, hex: Hex) -> Option<&mut Unit> {
        self.taken.contains(hex).then(|| &mut self.units[self.taken.before(hex)])
    }

    /// Takes away the one in a hex.
    pub(crate) fn remove(&mut self, hex: Hex) -> Option<Unit> {
        let place = self.taken.contains(hex).then(|| self.taken.before(hex))?;
        self.taken.remove(hex);
        Some(self.units.remove(place))
    }

    /// Puts one on its hex.
    ///
    /// # Panics
    ///
    /// If another one stands there: a bug of the caller.
    pub(crate) fn put(&mut self, unit: Unit) {
        assert!(!self.taken.contains(unit.at), "one unit on {}", unit.at);
        self.units.insert(self.taken.before(unit.at), unit);
        self.taken.insert(unit.at);
    }

    /// Takes all away.
    #[cfg(test)]
    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }
}

impl FromIterator<Unit> for Units {
    fn from_iter<I: IntoIterator<Item = Unit>>(units: I) -> Self {
        let mut all = Self::default();
        units.into_iter().for_each(|unit| all.put(unit));
        all
    }
}

impl Deref for Units {
    type Target = [Unit];

    fn deref(&self) -> &[Unit] {
        &self.units
    }
}

impl DerefMut for Units {
    fn deref_mut(&mut self) -> &mut [Unit] {
        &mut self.units
    }
}

/// As the list of them.
impl Serialize for Units {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.units.serialize(serializer)
    }
}

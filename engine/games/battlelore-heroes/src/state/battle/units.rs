//! The troops and creatures on the board.

use super::Unit;
use crate::prelude::*;
use crate::vocabulary::Hexes;
use serde::Serializer;
use std::ops::{Deref, DerefMut};

/// Troops and creatures, in board order, one on a hex at most (BL-8.2). Most questions are about hexes on
/// which none stands, so which have one of South and of North is kept beside them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Units {
    units: Vec<Unit>,
    taken: [Hexes; 2],
}

impl Units {
    /// Whose unit is in a hex.
    pub fn camp(&self, hex: Hex) -> Option<Camp> {
        Camp::ALL.into_iter().find(|camp| self.taken[camp.index()].contains(hex))
    }

    /// Where the one in a hex stands on the list.
    fn place(&self, hex: Hex) -> Option<usize> {
        self.camp(hex).map(|_| self.before(hex))
    }

    /// How many stand before a hex.
    fn before(&self, hex: Hex) -> usize {
        self.taken.iter().map(|taken| taken.before(hex)).sum()
    }

    /// The one in a hex.
    pub fn at(&self, hex: Hex) -> Option<&Unit> {
        self.place(hex).map(|place| &self.units[place])
    }

    /// The one in a hex, to be changed; where it stands and whose it is stay as they are.
    pub(crate) fn at_mut(&mut self, hex: Hex) -> Option<&mut Unit> {
        self.place(hex).map(|place| &mut self.units[place])
    }

    /// Takes away the one in a hex.
    pub(crate) fn remove(&mut self, hex: Hex) -> Option<Unit> {
        let unit = self.units.remove(self.place(hex)?);
        self.taken[unit.camp.index()].remove(hex);
        Some(unit)
    }

    /// Puts one on its hex.
    ///
    /// # Panics
    ///
    /// If another one stands there: a bug of the caller.
    pub(crate) fn put(&mut self, unit: Unit) {
        assert_eq!(self.camp(unit.at), None, "one unit on {}", unit.at);
        self.units.insert(self.before(unit.at), unit);
        self.taken[unit.camp.index()].insert(unit.at);
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

//! The card rows as rules are cited by them (`MR:WA21`): numbered over all tables.

use crate::prelude::*;
use kanso_engine::game::CardRow;

impl CardSet {
    /// All rows in the order skills, part cards, items, enemy chips, starting chips, bonus shields
    /// `One` and `Two`, core bonus, death penalty, services.
    pub fn rows(&self) -> impl Iterator<Item = CardRow<'_>> {
        let faces = self.faces().zip(&self.lines);
        faces.map(|(face, line)| {
            CardRow::new(&face.id, &face.name, face.source, line).with_printed(&face.printed)
        })
    }

    /// One row by its place in [`CardSet::rows`].
    pub fn card_row(&self, row: usize) -> Option<CardRow<'_>> {
        self.rows().nth(row)
    }

    /// What a row says, by its place in [`CardSet::rows`].
    ///
    /// # Panics
    ///
    /// If the set has no such row.
    pub fn line(&self, row: u16) -> &Label {
        &self.lines[usize::from(row)]
    }

    /// The row of a character's starting chip.
    pub fn row_of_starter(&self, character: Character) -> u16 {
        self.first_piece() + character.index() as u16
    }

    /// The row of a bonus shield.
    pub fn row_of_bonus(&self, bonus: BonusShield) -> u16 {
        self.first_piece() + (self.starters.len() + bonus.index()) as u16
    }

    /// The row of the core bonus card.
    pub fn row_of_core_bonus(&self) -> u16 {
        self.first_piece() + (self.starters.len() + self.bonus.len()) as u16
    }

    /// The row of the death penalty cards.
    pub fn row_of_death(&self) -> u16 {
        self.row_of_core_bonus() + 1
    }

    /// The row of a service card.
    pub fn row_of_service(&self, service: Service) -> u16 {
        self.row_of_death() + 1 + service.index() as u16
    }

    /// The row of the first piece behind the cards and chips.
    fn first_piece(&self) -> u16 {
        (self.skills.len() + self.parts.len() + self.items.len() + self.chips.len()) as u16
    }

    /// All words of the set that are shown again and again.
    pub(super) fn labels_mut(&mut self) -> impl Iterator<Item = &mut Label> {
        let skills = self.skills.iter_mut().map(|card| &mut card.face);
        let parts = self.parts.iter_mut().map(|card| &mut card.face);
        let items = self.items.iter_mut().map(|card| &mut card.face);
        let chips = self.chips.iter_mut().map(|card| &mut card.face);
        let pieces = self.starters.iter_mut().chain(&mut self.bonus);
        let pieces = pieces.chain([&mut self.core_bonus, &mut self.death]);
        let pieces = pieces.chain(&mut self.services);
        let faces = skills.chain(parts).chain(items).chain(chips).chain(pieces);
        faces.flat_map(|face| [&mut face.name, &mut face.short]).chain(&mut self.lines)
    }

    /// The faces of all cards in the order of the rows.
    pub(super) fn faces(&self) -> impl Iterator<Item = &Face> {
        let skills = self.skills.iter().map(|card| &card.face);
        let parts = self.parts.iter().map(|card| &card.face);
        let items = self.items.iter().map(|card| &card.face);
        let chips = self.chips.iter().map(|card| &card.face);
        skills.chain(parts).chain(items).chain(chips).chain(self.pieces())
    }

    /// The pieces with nothing to count, in the order of the rows.
    pub(super) fn pieces(&self) -> impl Iterator<Item = &Face> {
        let pieces = self.starters.iter().chain(&self.bonus);
        pieces.chain([&self.core_bonus, &self.death]).chain(&self.services)
    }
}

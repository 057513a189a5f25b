//! The card rows as rules are cited by them (`BA:W11`): numbered over all tables.

use super::CitedTable;
use crate::prelude::*;
use kanso_engine::cards::KindOf;
use kanso_engine::game::CardRow;

impl CardSet {
    /// All rows in the order races, deck cards, faces of weapons, sub-weapons, items, pieces of
    /// equipment, enemy party cards, enemy attack cards, body card, hate card. Weapons have none:
    /// their faces do.
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

    /// The row of a kind.
    pub fn row_of<T: CitedTable>(&self, kind: KindOf<T>) -> u16 {
        T::FIRST_ROW + u16::from(kind.number())
    }

    /// The row of the body card.
    pub const fn row_of_body(&self) -> u16 {
        super::after::<super::Attacks>()
    }

    /// The row of the hate card.
    pub const fn row_of_hate_card(&self) -> u16 {
        self.row_of_body() + 1
    }

    /// All words of the set that are shown again and again.
    pub(super) fn labels_mut(&mut self) -> impl Iterator<Item = &mut Label> {
        let mut labels: Vec<&mut Label> = Vec::new();
        let mut faces: Vec<&mut Face> = Vec::new();
        faces.extend(self.races.iter_mut().map(|row| &mut row.face));
        faces.extend(self.weapons.iter_mut().map(|row| &mut row.face));
        for row in &mut self.faces {
            faces.push(&mut row.face);
            labels.push(&mut row.basic.sheet.name);
            labels.extend(row.ability.iter_mut().map(|ability| &mut ability.name));
        }
        for row in &mut self.subs {
            faces.push(&mut row.face);
            labels.extend(row.attack.iter_mut().map(|sheet| &mut sheet.sheet.name));
            labels.extend(row.ability.iter_mut().map(|ability| &mut ability.name));
        }
        for card in &mut self.deck_cards {
            faces.push(&mut card.face);
            labels.extend(card.ability.iter_mut().map(|ability| &mut ability.name));
        }
        faces.extend(self.items.iter_mut().map(|row| &mut row.face));
        faces.extend(self.pieces.iter_mut().map(|row| &mut row.face));
        faces.extend(self.parties.iter_mut().map(|row| &mut row.face));
        faces.extend(self.attacks.iter_mut().map(|row| &mut row.face));
        faces.extend([&mut self.body.face, &mut self.hate.face]);
        labels.extend(faces.into_iter().flat_map(|face| [&mut face.name, &mut face.short]));
        labels.extend(&mut self.lines);
        labels.into_iter()
    }

    /// The faces of all rows, in their order.
    pub(super) fn faces(&self) -> impl Iterator<Item = &Face> {
        let races = self.races.iter().map(|row| &row.face);
        let cards = self.deck_cards.iter().map(|card| &card.face);
        let faces = self.faces.iter().map(|row| &row.face);
        let subs = self.subs.iter().map(|row| &row.face);
        let items = self.items.iter().map(|row| &row.face);
        let pieces = self.pieces.iter().map(|row| &row.face);
        let parties = self.parties.iter().map(|row| &row.face);
        let attacks = self.attacks.iter().map(|row| &row.face);
        let heroes = races.chain(cards).chain(faces).chain(subs);
        let others = [&self.body.face, &self.hate.face];
        heroes.chain(items).chain(pieces).chain(parties).chain(attacks).chain(others)
    }

    /// The attacks and abilities of player cards and persistent cards, each with its card.
    pub(super) fn sheet_names(&self) -> impl Iterator<Item = (&Face, &Label)> {
        let faces = self.faces.iter().flat_map(|row| {
            let ability = row.ability.as_ref().map(|ability| &ability.name);
            [Some(&row.basic.sheet.name), ability]
                .into_iter()
                .flatten()
                .map(|name| (&row.face, name))
        });
        let subs = self.subs.iter().flat_map(|row| {
            let attack = row.attack.as_ref().map(|sheet| &sheet.sheet.name);
            let ability = row.ability.as_ref().map(|ability| &ability.name);
            [attack, ability].into_iter().flatten().map(|name| (&row.face, name))
        });
        let cards = self
            .deck_cards
            .iter()
            .filter_map(|card| card.ability.as_ref().map(|ability| (&card.face, &ability.name)));
        faces.chain(subs).chain(cards)
    }
}

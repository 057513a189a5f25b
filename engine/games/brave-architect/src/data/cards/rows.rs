//! The card rows as rules are cited by them (`BA:W11`): numbered over all tables.

use super::{
    AttackCard, CardKind, CardSet, Face, FaceKind, ItemKind, Party, Piece, Race, Sub, Weapon,
};
use kanso_engine::Label;
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

    /// The row of a race.
    pub fn row_of_race(&self, race: Race) -> u16 {
        u16::from(race.number())
    }

    /// The row of a deck card.
    pub fn row_of_card(&self, card: CardKind) -> u16 {
        self.races.len() as u16 + u16::from(card.number())
    }

    /// The row of a face of a weapon.
    pub fn row_of_face(&self, face: FaceKind) -> u16 {
        (self.races.len() + self.deck_cards.len()) as u16 + u16::from(face.number())
    }

    /// The row of a sub-weapon.
    pub fn row_of_sub(&self, sub: Sub) -> u16 {
        let before = self.races.len() + self.deck_cards.len() + self.faces.len();
        before as u16 + u16::from(sub.number())
    }

    /// The row of an item.
    pub fn row_of_item(&self, item: ItemKind) -> u16 {
        self.first_item() + u16::from(item.number())
    }

    /// The row of a piece of equipment.
    pub fn row_of_piece(&self, piece: Piece) -> u16 {
        self.first_item() + self.items.len() as u16 + u16::from(piece.number())
    }

    /// The row of an enemy party card.
    pub fn row_of_party(&self, party: Party) -> u16 {
        self.first_party() + u16::from(party.number())
    }

    /// The row of an enemy attack card.
    pub fn row_of_attack(&self, attack: AttackCard) -> u16 {
        self.first_party() + self.parties.len() as u16 + u16::from(attack.number())
    }

    /// The row of the body card.
    pub fn row_of_body(&self) -> u16 {
        self.first_party() + (self.parties.len() + self.attacks.len()) as u16
    }

    /// The row of the hate card.
    pub fn row_of_hate_card(&self) -> u16 {
        self.row_of_body() + 1
    }

    fn first_item(&self) -> u16 {
        (self.races.len() + self.deck_cards.len() + self.faces.len() + self.subs.len()) as u16
    }

    fn first_party(&self) -> u16 {
        self.first_item() + (self.items.len() + self.pieces.len()) as u16
    }

    /// The race with this id (`HU`).
    pub fn race_by_id(&self, id: &str) -> Option<Race> {
        Race::all(self.races.len()).find(|&kind| self.race(kind).face.id == id)
    }

    /// The weapon with this id (`W1`).
    pub fn weapon_by_id(&self, id: &str) -> Option<Weapon> {
        Weapon::all(self.weapons.len()).find(|&kind| self.weapon(kind).face.id == id)
    }

    /// The face of a weapon with this id (`WA1`).
    pub fn face_by_id(&self, id: &str) -> Option<FaceKind> {
        FaceKind::all(self.faces.len()).find(|&kind| self.weapon_face(kind).face.id == id)
    }

    /// The sub-weapon with this id (`U01`).
    pub fn sub_by_id(&self, id: &str) -> Option<Sub> {
        Sub::all(self.subs.len()).find(|&kind| self.sub(kind).face.id == id)
    }

    /// The deck card with this id (`W11`).
    pub fn card_by_id(&self, id: &str) -> Option<CardKind> {
        CardKind::all(self.deck_cards.len()).find(|&kind| self.card(kind).face.id == id)
    }

    /// The item with this id (`I01`).
    pub fn item_by_id(&self, id: &str) -> Option<ItemKind> {
        ItemKind::all(self.items.len()).find(|&kind| self.item(kind).face.id == id)
    }

    /// The piece of equipment with this id (`Q1`).
    pub fn piece_by_id(&self, id: &str) -> Option<Piece> {
        Piece::all(self.pieces.len()).find(|&kind| self.piece(kind).face.id == id)
    }

    /// The enemy party card with this id (`EP1`).
    pub fn party_by_id(&self, id: &str) -> Option<Party> {
        Party::all(self.parties.len()).find(|&kind| self.party(kind).face.id == id)
    }

    /// The enemy attack card with this id (`N1`).
    pub fn attack_by_id(&self, id: &str) -> Option<AttackCard> {
        AttackCard::all(self.attacks.len()).find(|&kind| self.attack(kind).face.id == id)
    }

    /// All words of the set that are shown again and again.
    pub(super) fn labels_mut(&mut self) -> impl Iterator<Item = &mut Label> {
        let mut labels: Vec<&mut Label> = Vec::new();
        let mut faces: Vec<&mut Face> = Vec::new();
        faces.extend(self.races.iter_mut().map(|row| &mut row.face));
        faces.extend(self.weapons.iter_mut().map(|row| &mut row.face));
        for row in &mut self.faces {
            faces.push(&mut row.face);
            labels.push(&mut row.basic.name);
            labels.extend(row.ability.iter_mut().map(|ability| &mut ability.name));
        }
        for row in &mut self.subs {
            faces.push(&mut row.face);
            labels.extend(row.attack.iter_mut().map(|sheet| &mut sheet.name));
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
        faces.extend(&mut self.others);
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
        heroes.chain(items).chain(pieces).chain(parties).chain(attacks).chain(&self.others)
    }

    /// The attacks and abilities of player cards and persistent cards, each with its card.
    pub(super) fn sheet_names(&self) -> impl Iterator<Item = (&Face, &Label)> {
        let faces = self.faces.iter().flat_map(|row| {
            let ability = row.ability.as_ref().map(|ability| &ability.name);
            [Some(&row.basic.name), ability].into_iter().flatten().map(|name| (&row.face, name))
        });
        let subs = self.subs.iter().flat_map(|row| {
            let attack = row.attack.as_ref().map(|sheet| &sheet.name);
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

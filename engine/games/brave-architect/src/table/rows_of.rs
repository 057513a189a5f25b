//! The card rows that an action is about: what a reader asks for who is to choose.
//!
//! Left out: cards that only pay, and the hero who acts.

use crate::cards::{face_of, home_of, race_cards, sub_card, weapon_cards};
use crate::prelude::*;

impl BraveArchitect {
    /// Appends the rows of the card set that an action is about, by their places in the set.
    pub(crate) fn rows_about(&self, state: &State, action: &Action, rows: &mut Vec<u16>) {
        let cards = &self.cards;
        match action {
            Action::DraftPick { set } => self.rows_of_set(*set, rows),
            Action::ChooseStyle { style } => {
                let seat = self.asked(state).and_then(|(_, seats)| seats.only());
                let weapon = seat.and_then(|seat| state.seat(seat).weapon);
                if let Some(weapon) = weapon {
                    self.rows_of_style(weapon, *style, rows);
                }
            }
            Action::Play { card, .. }
            | Action::UsePlaced { card, .. }
            | Action::RecoverWeapon { card }
            | Action::UpkeepPick { card } => rows.push(cards.row_of(*card)),
            Action::Attack { source, .. } | Action::UseAbility { ability: source, .. } => {
                rows.push(self.place_of(*source));
            }
            Action::Discard { cards: discarded } => {
                rows.extend(discarded.iter().map(|card| cards.row_of(*card)));
            }
            Action::Boost => {
                rows.extend(state.attack.as_ref().map(|attack| self.place_of(attack.source)));
            }
            Action::UseItem { item, .. } | Action::TakeItem { item } => {
                rows.push(cards.row_of(*item));
            }
            Action::AssignItems { gets } => {
                rows.extend(gets.iter().map(|get| cards.row_of(get.item)));
            }
            Action::ChooseEquipment { piece } => rows.push(cards.row_of(*piece)),
            Action::DestructionOrder { slots } => {
                let party = |part: Option<Part>| match part? {
                    Part::Intact { card, .. } => Some(card),
                    Part::Destroyed => None,
                };
                let fallen = slots.iter().filter_map(|slot| party(self.part_at(state, *slot)));
                rows.extend(fallen.map(|card| cards.row_of(card)));
            }
            Action::PlaceHero { .. }
            | Action::NextHero { .. }
            | Action::Proceed
            | Action::Move { .. }
            | Action::ExtraMove { .. }
            | Action::TensionHeal { .. }
            | Action::EndTurn
            | Action::Stop
            | Action::PostAttackMove { .. }
            | Action::Pass
            | Action::SlamSide { .. } => {}
        }
    }

    /// The row of a card or of the sheet by its place in the set.
    pub(crate) fn place_of(&self, source: Source) -> u16 {
        match source {
            Source::Card(card) => self.cards.row_of(card),
            Source::Face(face) => self.cards.row_of(face),
            Source::Sub(sub) => self.cards.row_of(sub),
        }
    }

    /// The player cards of a set, each with the deck cards that come with it.
    fn rows_of_set(&self, set: DraftSet, rows: &mut Vec<u16>) {
        let cards = &self.cards;
        let row = |card: CardKind| cards.row_of(card);
        match set {
            DraftSet::Race(race) => {
                rows.push(cards.row_of(race));
                rows.extend(race_cards(race).map(row));
            }
            DraftSet::Weapon(weapon) => {
                let faces = Style::ALL.map(|style| face_of(weapon, style));
                rows.extend(faces.map(|face| cards.row_of(face)));
                rows.extend(weapon_cards(weapon).map(row));
            }
            DraftSet::Sub(sub) => rows.extend([cards.row_of(sub), row(sub_card(sub))]),
            DraftSet::Skill(card) => rows.push(row(card)),
        }
    }

    /// A face of a weapon with the deck cards that it can bring.
    fn rows_of_style(&self, weapon: Weapon, chosen: Style, rows: &mut Vec<u16>) {
        rows.push(self.cards.row_of(face_of(weapon, chosen)));
        let fits = |card: &CardKind| match home_of(*card) {
            Home::Weapon { style, .. } => style.is_none_or(|style| style == chosen),
            Home::Race(_) | Home::Sub(_) | Home::Skill => false,
        };
        let cards = weapon_cards(weapon).filter(fits);
        rows.extend(cards.map(|card| self.cards.row_of(card)));
    }
}

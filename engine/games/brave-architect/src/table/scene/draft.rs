//! The draft table: the card sets that can still be taken; then the faces of a weapon.
//!
//! Source: BA-2.1 to BA-2.4.

use super::{View, holding, ids, of_seat, region, token};
use crate::cards::{face_of, skills};
use crate::prelude::*;
use kanso_engine::scene::Slot;

pub(super) fn put(view: View<'_>, place: (u8, u8), regions: &mut Vec<Region>) {
    let cards = &view.game.cards;
    if let Some(Task::Style(seat)) = view.state.tasks.last() {
        let weapon = view.seat(*seat).weapon;
        let faces =
            weapon.into_iter().flat_map(|weapon| Style::ALL.map(|style| face_of(weapon, style)));
        let slots = faces.map(|face| holding(token::face(view, face, of_seat(*seat)))).collect();
        let name = Label::new("Styles", "戦闘スタイル");
        regions.push(region(ids::STYLES, name, place, Tone::Active, Body::Row(slots)));
        return;
    }
    let races = Race::all(cards.races.len()).map(DraftSet::Race);
    let weapons = Weapon::all(cards.weapons.len()).map(DraftSet::Weapon);
    let subs = Sub::all(cards.subs.len()).map(DraftSet::Sub);
    let skills = skills().map(DraftSet::Skill);
    let mut row = |id: &str, name: Label, slots: Vec<Slot>| {
        let mut slots = slots;
        super::none_if_empty(&mut slots, format!("{id}/none"), ("none left", "残りなし"));
        regions.push(region(id, name, place, Tone::Plain, Body::Row(slots)));
    };
    row(ids::RACES, Label::new("Races", "種族"), free(view, races));
    row(ids::WEAPONS, Label::new("Weapons", "武器"), free(view, weapons));
    row(ids::SUBS, Label::new("Sub-weapons", "サブウェポン"), free(view, subs));
    row(ids::SKILLS, Label::new("Skills", "スキル"), free(view, skills));
}

/// The sets that nobody has taken.
fn free(view: View<'_>, sets: impl Iterator<Item = DraftSet>) -> Vec<Slot> {
    let is_free = |set: &DraftSet| !view.state.seats.iter().any(|has| has_taken(has, *set));
    sets.filter(is_free).map(|set| holding(token::set(view, set))).collect()
}

/// True if a seat has taken a set. Source: BA-2.3.
fn has_taken(has: &SeatState, set: DraftSet) -> bool {
    match set {
        DraftSet::Race(kind) => has.race == Some(kind),
        DraftSet::Weapon(kind) => has.weapon == Some(kind),
        DraftSet::Sub(kind) => has.sub == Some(kind),
        // A skill lies in the deck from the pick on.
        DraftSet::Skill(kind) => has.deck.count(CardKind::into(kind)) > 0,
    }
}

//! The ids of the table's things.
//!
//! What a seat has begins with `seat0/`; squares, cards and items have the ids of the rules (`D4`,
//! `card/W11`, `item/I04`). Every deck card exists once, so that its id follows it from the draft to
//! the discard pile; an eye that may not know a card sees no id of it (5.19).

use crate::BraveArchitect;
use crate::action::{DraftSet, Source};
use crate::cards::{AttackCard, CardKind, EnemyCard, FaceKind, ItemKind, Party, Race, Sub, Weapon};
use crate::vocabulary::{Slot, Square};
use kanso_engine::Seat;

/// The sheet with the course of the game.
pub(super) const COURSE: &str = "course";
/// The round.
pub(super) const ROUND: &str = "course/round";
/// Whose turn it is, and who has acted.
pub(super) const TURN: &str = "course/turn";
/// Who owns the hate card, and what it says.
pub(super) const HATE: &str = "course/hate";
/// What the enemy will do next.
pub(super) const NEXT: &str = "course/next";
/// With what an attack can be linked.
pub(super) const LINK: &str = "course/link";
/// The map.
pub(super) const MAP: &str = "map";
/// The enemy sheet.
pub(super) const ENEMY: &str = "enemy";
/// The core.
pub(super) const CORE: &str = "enemy/core";
/// The chip [enemy attack].
pub(super) const ATTACK_CHIP: &str = "enemy/attack-chip";
/// The chip [enemy defence].
pub(super) const DEFENCE_CHIP: &str = "enemy/defence-chip";
/// What changes the enemy's move.
pub(super) const MOVE_CHIP: &str = "enemy/move";
/// The enemy's attack cards.
pub(super) const ENEMY_CARDS: &str = "enemy-cards";
/// The enemy attack deck.
pub(super) const ENEMY_DECK: &str = "enemy-cards/deck";
/// The enemy discard pile.
pub(super) const ENEMY_DISCARD: &str = "enemy-cards/discard";
/// Strong cards that wait.
pub(super) const STRONG: &str = "enemy-cards/strong";
/// The attack of a hero, or of the enemy, that goes on.
pub(super) const ATTACK: &str = "attack";
/// What is attacked with.
pub(super) const ATTACK_WITH: &str = "attack/with";
/// Dice and total.
pub(super) const ATTACK_ROLL: &str = "attack/roll";
/// What is attacked.
pub(super) const ATTACK_AT: &str = "attack/at";
/// What is dealt.
pub(super) const ATTACK_DAMAGE: &str = "attack/damage";
/// All heroes at a glance.
pub(super) const HEROES: &str = "heroes";
/// Items that lie revealed.
pub(super) const ITEMS: &str = "revealed";
/// What lies beside the table.
pub(super) const STOCK: &str = "stock";
/// The item deck.
pub(super) const ITEM_DECK: &str = "items/deck";
/// The item discard pile.
pub(super) const ITEM_DISCARD: &str = "items/discard";
/// The hate card.
pub(super) const HATE_CARD: &str = "hate";

/// Races that can be taken.
pub(super) const RACES: &str = "draft/races";
/// Weapons that can be taken.
pub(super) const WEAPONS: &str = "draft/weapons";
/// Sub-weapons that can be taken.
pub(super) const SUBS: &str = "draft/subs";
/// Skills that can be taken.
pub(super) const SKILLS: &str = "draft/skills";
/// The faces of the weapon of which one is chosen.
pub(super) const STYLES: &str = "draft/styles";

/// `seat0/` and a name.
pub(super) fn of_seat(seat: Seat, name: &str) -> String {
    let mut id = String::with_capacity(6 + name.len());
    id.push_str("seat");
    id.push(char::from(b'0' + u8::from(seat)));
    id.push('/');
    id.push_str(name);
    id
}

/// The place on which a thing of this id lies.
pub(super) fn place(id: &str) -> String {
    format!("{id}/place")
}

/// A square of the map.
pub(super) fn square(square: Square) -> String {
    square.to_string()
}

/// A square of the enemy's body.
pub(super) const fn slot(slot: Slot) -> &'static str {
    match slot {
        Slot::One => "slot/1",
        Slot::Two => "slot/2",
        Slot::Three => "slot/3",
        Slot::Four => "slot/4",
    }
}

/// The line of a part on the enemy sheet.
pub(super) fn part(number: usize) -> String {
    format!("enemy/part{}", number + 1)
}

/// The line of the part that a square belongs to.
pub(super) fn part_at(game: &BraveArchitect, slot: Slot) -> String {
    part(game.part_of(slot))
}

/// The pawn of a hero.
pub(super) fn pawn(seat: Seat) -> String {
    of_seat(seat, "pawn")
}

// What a row of a card set is called; actions may name what there is none of.

/// A deck card.
pub(super) fn card(game: &BraveArchitect, kind: CardKind) -> String {
    let row = game.cards.deck_cards.get(kind.index());
    format!("card/{}", row.map_or("?", |row| &row.face.id))
}

/// The player card of a race.
pub(super) fn race(game: &BraveArchitect, kind: Race) -> String {
    let row = game.cards.races.get(kind.index());
    format!("race/{}", row.map_or("?", |row| &row.face.id))
}

/// A weapon of the draft.
pub(super) fn weapon(game: &BraveArchitect, kind: Weapon) -> String {
    let row = game.cards.weapons.get(kind.index());
    format!("weapon/{}", row.map_or("?", |row| &row.face.id))
}

/// A face of a weapon's player card.
pub(super) fn face(game: &BraveArchitect, kind: FaceKind) -> String {
    let row = game.cards.faces.get(kind.index());
    format!("face/{}", row.map_or("?", |row| &row.face.id))
}

/// The player card of a sub-weapon.
pub(super) fn sub(game: &BraveArchitect, kind: Sub) -> String {
    let row = game.cards.subs.get(kind.index());
    format!("sub/{}", row.map_or("?", |row| &row.face.id))
}

/// A card set of the draft.
pub(super) fn set(game: &BraveArchitect, set: DraftSet) -> String {
    match set {
        DraftSet::Race(kind) => race(game, kind),
        DraftSet::Weapon(kind) => weapon(game, kind),
        DraftSet::Sub(kind) => sub(game, kind),
        DraftSet::Skill(kind) => card(game, kind),
    }
}

/// A hand card or a card on the sheet.
pub(super) fn source(game: &BraveArchitect, source: Source) -> String {
    match source {
        Source::Card(kind) => card(game, kind),
        Source::Face(kind) => face(game, kind),
        Source::Sub(kind) => sub(game, kind),
    }
}

/// What an item is called.
fn item_row(game: &BraveArchitect, kind: ItemKind) -> &str {
    game.cards.items.get(kind.index()).map_or("?", |row| &row.face.id)
}

/// Items of a kind that a seat has.
pub(super) fn own_item(game: &BraveArchitect, seat: Seat, kind: ItemKind) -> String {
    let mut id = of_seat(seat, "item/");
    id.push_str(item_row(game, kind));
    id
}

/// Revealed items of a kind.
pub(super) fn revealed(game: &BraveArchitect, kind: ItemKind) -> String {
    format!("item/{}", item_row(game, kind))
}

/// An enemy attack card.
pub(super) fn attack(game: &BraveArchitect, kind: AttackCard) -> String {
    let row = game.cards.attacks.get(kind.index());
    format!("enemy-card/{}", row.map_or("?", |row| &row.face.id))
}

/// An enemy party card that is revealed.
pub(super) fn party(game: &BraveArchitect, kind: Party) -> String {
    let row = game.cards.parties.get(kind.index());
    format!("enemy-card/{}", row.map_or("?", |row| &row.face.id))
}

/// A card of the enemy attack deck.
pub(super) fn enemy_card(game: &BraveArchitect, card: EnemyCard) -> String {
    match card {
        EnemyCard::Party(kind) => party(game, kind),
        EnemyCard::Attack(kind) => attack(game, kind),
    }
}

//! The ids of the table's things.
//!
//! What a seat has begins with `seat0/`; squares, cards and items have the ids of the rules (`D4`,
//! `card/W11`, `item/I04`). Every deck card exists once, so that its id follows it from the draft to
//! the discard pile; an eye that may not know a card sees no id of it (5.19).

use crate::prelude::*;
use kanso_engine::tables::Ids;

/// The sheet with the course of the game.
pub(crate) const COURSE: &str = "course";
/// The round.
pub(crate) const ROUND: &str = "course/round";
/// The level of the heroes.
pub(crate) const LEVEL: &str = "course/level";
/// Whose turn it is, and who has acted.
pub(crate) const TURN: &str = "course/turn";
/// How the game has ended.
pub(crate) const RESULT: &str = "course/result";
/// Who owns the hate card, and what it says.
pub(crate) const HATE: &str = "course/hate";
/// What the enemy will do next.
pub(crate) const NEXT: &str = "course/next";
/// With what an attack can be linked.
pub(crate) const LINK: &str = "course/link";
/// The map.
pub(crate) const MAP: &str = "map";
/// The enemy sheet.
pub(crate) const ENEMY: &str = "enemy";
/// The core.
pub(crate) const CORE: &str = "enemy/core";
/// The chip [enemy attack].
pub(crate) const ATTACK_CHIP: &str = "enemy/attack-chip";
/// The chip [enemy defence].
pub(crate) const DEFENCE_CHIP: &str = "enemy/defence-chip";
/// What changes the enemy's move.
pub(crate) const MOVE_CHIP: &str = "enemy/move";
/// The enemy's attack cards.
pub(crate) const ENEMY_CARDS: &str = "enemy-cards";
/// The enemy attack deck.
pub(crate) const ENEMY_DECK: &str = "enemy-cards/deck";
/// The enemy discard pile.
pub(crate) const ENEMY_DISCARD: &str = "enemy-cards/discard";
/// Strong cards that wait.
pub(crate) const STRONG: &str = "enemy-cards/strong";
/// The attack of a hero, or of the enemy, that goes on.
pub(crate) const ATTACK: &str = "attack";
/// What is attacked with.
pub(crate) const ATTACK_WITH: &str = "attack/with";
/// Dice and total.
pub(crate) const ATTACK_ROLL: &str = "attack/roll";
/// What is attacked.
pub(crate) const ATTACK_AT: &str = "attack/at";
/// What is dealt.
pub(crate) const ATTACK_DAMAGE: &str = "attack/damage";
/// What all heroes have taken in the draft.
pub(crate) const HEROES: &str = "heroes";
/// What the others have in hand and on their play sheets.
pub(crate) const OTHERS: &str = "others";
/// Items that lie revealed.
pub(crate) const ITEMS: &str = "revealed";
/// What lies beside the table.
pub(crate) const STOCK: &str = "stock";
/// The item deck.
pub(crate) const ITEM_DECK: &str = "items/deck";
/// The item discard pile.
pub(crate) const ITEM_DISCARD: &str = "items/discard";
/// The hate card.
pub(crate) const HATE_CARD: &str = "hate";

/// Races that can be taken.
pub(crate) const RACES: &str = "draft/races";
/// Weapons that can be taken.
pub(crate) const WEAPONS: &str = "draft/weapons";
/// Sub-weapons that can be taken.
pub(crate) const SUBS: &str = "draft/subs";
/// Skills that can be taken.
pub(crate) const SKILLS: &str = "draft/skills";
/// The faces of the weapon of which one is chosen.
pub(crate) const STYLES: &str = "draft/styles";

/// `seat0/` and a name.
pub(crate) fn of_seat(seat: Seat, name: &str) -> String {
    let mut id = String::with_capacity(6 + name.len());
    id.push_str("seat");
    id.push(char::from(b'0' + u8::from(seat)));
    id.push('/');
    id.push_str(name);
    id
}

/// The place on which a thing of this id lies.
pub(crate) fn place(id: &str) -> String {
    format!("{id}/place")
}

/// A square of the map.
pub(crate) fn square(square: Square) -> String {
    square.to_string()
}

/// A square of the enemy's body.
pub(crate) const fn slot(slot: Slot) -> &'static str {
    match slot {
        Slot::One => "slot/1",
        Slot::Two => "slot/2",
        Slot::Three => "slot/3",
        Slot::Four => "slot/4",
    }
}

/// The line of a part on the enemy sheet.
pub(crate) fn part(number: usize) -> String {
    format!("enemy/part{}", number + 1)
}

/// The line of the part that a square belongs to.
pub(crate) fn part_at(game: &BraveArchitect, slot: Slot) -> String {
    part(game.part_of(slot))
}

/// The line of the part that has the first of these squares.
pub(crate) fn part_of(game: &BraveArchitect, slots: Slots) -> Option<String> {
    slots.iter().next().map(|slot| part_at(game, slot))
}

/// The pawn of a hero.
pub(crate) fn pawn(seat: Seat) -> String {
    of_seat(seat, "pawn")
}

/// The pawns of several heroes.
pub(crate) fn pawns(seats: Seats) -> Vec<String> {
    seats.iter().map(pawn).collect()
}

/// What has a row in the card set: `card/W11`, `item/I04`.
pub(crate) fn of(game: &BraveArchitect, thing: impl Faced) -> String {
    format!("{}/{}", thing.folder(), thing.id(&game.cards))
}

/// Several things that have rows in the card set.
pub(crate) fn all<T: Faced>(game: &BraveArchitect, things: &[T]) -> Vec<String> {
    things.iter().map(|thing| of(game, *thing)).collect()
}

/// Items of a kind that a seat has.
pub(crate) fn own_item(game: &BraveArchitect, seat: Seat, kind: ItemKind) -> String {
    of_seat(seat, "item/") + kind.id(&game.cards)
}

/// What counts the damage.
pub(crate) fn struck_line(game: &BraveArchitect, struck: Struck, slot: Slot) -> String {
    match struck {
        Struck::Part(_) => part_at(game, slot),
        Struck::Core => CORE.to_owned(),
    }
}

/// What hurts a hero, where it lies on the table. A trait acts from a part, or from a card that was
/// revealed: both stand on the enemy's side.
pub(crate) fn hurts(game: &BraveArchitect, cause: Cause) -> Option<String> {
    match cause {
        Cause::EnemyAttack(card) => Some(of(game, card)),
        Cause::Trait(_) => Some(ENEMY.to_owned()),
        Cause::WallSlam | Cause::Lava | Cause::Own(Source::Card(_)) => None,
        Cause::Own(source) => Some(of(game, source)),
    }
}

/// The seat that is asked, the first of several.
fn asked(at: At<'_>) -> Option<Seat> {
    at.game.asked(at.state).and_then(|(_, seats)| seats.iter().next())
}

/// A thing of the seat that is asked.
pub(crate) fn asked_of(at: At<'_>, name: &str) -> Option<String> {
    asked(at).map(|seat| of_seat(seat, name))
}

/// The pawn of the seat that is asked.
pub(crate) fn asked_pawn(at: At<'_>) -> Option<String> {
    asked(at).map(pawn)
}

/// The pawn of a hero of this race.
pub(crate) fn hero_pawn(at: At<'_>, hero: Race) -> Option<String> {
    at.state.seat_of(hero).map(pawn)
}

/// An item of a hero.
pub(crate) fn hero_item(at: At<'_>, hero: Race, item: ItemKind) -> Option<String> {
    at.state.seat_of(hero).map(|owner| own_item(at.game, owner, item))
}

/// What an effect is aimed at.
pub(crate) fn aim_ids(at: At<'_>, aim: Option<Aim>) -> Option<String> {
    match aim? {
        Aim::Hero(hero) => hero_pawn(at, hero),
        Aim::Slot(square) => Some(slot(square).to_owned()),
        Aim::Stat(_) | Aim::Die { .. } => None,
    }
}

/// What pays.
pub(crate) fn paid_ids(at: At<'_>, pay: &Pay) -> Vec<String> {
    let mut ids = all(at.game, &pay.cards);
    if pay.tension > 0 {
        ids.extend(asked_of(at, "tension"));
    }
    ids
}

/// What is attacked with.
pub(crate) fn attack_source(at: At<'_>) -> Option<String> {
    at.state.attack.as_ref().map(|attack| of(at.game, attack.source))
}

/// The hero that is slammed.
pub(crate) fn slammed(at: At<'_>) -> Option<Seat> {
    let push = at.state.enemy.as_ref().and_then(|enemy| enemy.push.as_ref());
    push.and_then(|push| push.chain.last()).copied()
}

/// A weapon card that is taken: it may lie anywhere in a pile of which the table shows the top alone.
pub(crate) fn recovered(at: At<'_>, card: CardKind) -> Vec<String> {
    let Some(seat) = asked(at) else { return Vec::new() };
    let discard = &at.state.seat(seat).discard;
    let top = (discard.last() == Some(&card)).then(|| of(at.game, card));
    let pile = of_seat(seat, if discard.contains(&card) { "discard" } else { "deck" });
    top.into_iter().chain([pile]).collect()
}

/// Items with who gets them; the place of revealed items if nobody gets any.
pub(crate) fn shared(at: At<'_>, gets: &[Get]) -> Vec<String> {
    if gets.is_empty() {
        return vec![ITEMS.to_owned()];
    }
    let each = |get: &Get| [Some(of(at.game, get.item)), hero_pawn(at, get.hero)];
    gets.iter().flat_map(each).flatten().collect()
}

/// The item of which a piece is chosen, with whose it is.
pub(crate) fn pieced(at: At<'_>) -> Option<(Seat, ItemKind)> {
    let Some(Task::ChoosePiece { seat, at: place }) = at.state.tasks.last() else { return None };
    let held = at.state.seat(*seat).items.get(usize::from(*place))?;
    Some((*seat, held.item))
}

/// The persistent card under which a card goes.
pub(crate) fn persistent(at: At<'_>) -> Option<CardKind> {
    let Some(Task::Upkeep { seat, at: place }) = at.state.tasks.last() else { return None };
    at.state.seat(*seat).play_sheet.get(usize::from(*place)).map(|entry| entry.card)
}

impl Ids for Square {
    fn append_to(self, ids: &mut Vec<String>) {
        ids.push(square(self));
    }
}

impl Ids for Squares {
    fn append_to(self, ids: &mut Vec<String>) {
        ids.extend(self.iter().map(square));
    }
}

impl Ids for Slot {
    fn append_to(self, ids: &mut Vec<String>) {
        ids.push(slot(self).to_owned());
    }
}

impl Ids for Slots {
    fn append_to(self, ids: &mut Vec<String>) {
        ids.extend(self.iter().map(|square| slot(square).to_owned()));
    }
}

impl Ids for EnemyPile {
    fn append_to(self, ids: &mut Vec<String>) {
        ids.push(match self {
            Self::Deck => ENEMY_DECK.to_owned(),
            Self::Discard => ENEMY_DISCARD.to_owned(),
        });
    }
}

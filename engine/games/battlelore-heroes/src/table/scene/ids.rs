//! The ids of the table's things.
//!
//! What a camp has begins with `south/` or `north/`, what a hero has with `hero3/`; hexes are called as
//! the rules call them (`E7`). A unit has the number that it got when it was laid out (`unit/12`), so
//! that its id follows it; a hero's disc is `hero/3` wherever it stands or lies.

use super::number_word as number;
use crate::fact::{ArtifactPlace, DamageBy, WoundedBy};
use crate::prelude::*;
use kanso_engine::tables::Ids;

/// The board.
pub(crate) const BOARD: &str = "board";
/// The sheet with the course of the game.
pub(crate) const COURSE: &str = "course";
/// Turn and whose it is.
pub(crate) const TURN: &str = "course/turn";
/// How a campaign stands.
pub(crate) const SCORE: &str = "course/score";
/// The Command card in play.
pub(crate) const CARD: &str = "course/card";
/// Orders that are left.
pub(crate) const ORDERS: &str = "course/orders";
/// The battle that goes on.
pub(crate) const FIGHT: &str = "course/fight";
/// Retreat, check, search, card: what goes on inside.
pub(crate) const INSIDE: &str = "course/inside";
/// Blessed sections.
pub(crate) const HOLY: &str = "course/holy";
/// The quest.
pub(crate) const QUEST: &str = "course/quest";
/// The dice.
pub(crate) const DICE: &str = "dice";
/// Cards that are looked at.
pub(crate) const SHOWN: &str = "shown";
/// Decks, piles and the pool.
pub(crate) const STOCK: &str = "stock";
/// The Command deck.
pub(crate) const COMMAND_DECK: &str = "stock/commands";
/// The Command discard.
pub(crate) const COMMAND_DISCARD: &str = "stock/command-discard";
/// The Lore deck.
pub(crate) const LORE_DECK: &str = "stock/lore";
/// The Lore discard.
pub(crate) const LORE_DISCARD: &str = "stock/lore-discard";
/// The pool of Lore tokens.
pub(crate) const POOL: &str = "stock/pool";
/// The chest tokens that nobody has seen.
pub(crate) const CHESTS: &str = "stock/chests";
/// The artifact deck.
pub(crate) const DECK: &str = "stock/artifacts";
/// Artifact cards that come back in AAA step (6).
pub(crate) const ASIDE: &str = "stock/aside";
/// The battles of a campaign.
pub(crate) const BATTLES: &str = "battles";

/// `south/` and a name.
pub(crate) fn of_camp(camp: Camp, name: &str) -> String {
    [camp.word(), "/", name].concat()
}

/// `seat0/` and a name.
pub(crate) fn of_seat(seat: Seat, name: &str) -> String {
    format!("seat{seat}/{name}")
}

/// `hero3/` and a name.
pub(crate) fn of_hero(hero: HeroId, name: &str) -> String {
    ["hero", &number(hero.0), "/", name].concat()
}

/// The place on which a thing of this id lies.
pub(crate) fn place(id: &str) -> String {
    [id, "/place"].concat()
}

/// A hex.
pub(crate) fn hex(hex: Hex) -> String {
    hex.label().to_owned()
}

/// A unit by its number.
pub(crate) fn unit(number: u8) -> String {
    ["unit/", &self::number(number)].concat()
}

/// The disc of a hero.
pub(crate) fn hero(hero: HeroId) -> String {
    ["hero/", &number(hero.0)].concat()
}

/// The chest tokens of a hex.
pub(crate) fn chest(hex: Hex) -> String {
    ["chest/", hex.label()].concat()
}

/// The objective or the end of a quest in a hex.
pub(crate) fn goal(hex: Hex) -> String {
    ["goal/", hex.label()].concat()
}

/// A step of a victory track, from 1.
pub(crate) fn track(camp: Camp, step: usize) -> String {
    [camp.word(), "/banners/", &number(step as u64)].concat()
}

/// A battle of a campaign, from 1.
pub(crate) fn battle(number: u16) -> String {
    format!("battles/{number}")
}

// What a row of a card set is called; actions may name what there is none of.

/// A Command card in a hand.
pub(crate) fn command(game: &BattleLore, camp: Camp, kind: Command) -> String {
    let row = game.cards.commands.get(kind.index());
    [camp.word(), "/command/", row.map_or("?", |row| &row.face.id)].concat()
}

/// A Lore card in a hand.
pub(crate) fn lore(game: &BattleLore, camp: Camp, kind: Lore) -> String {
    let row = game.cards.lores.get(kind.index());
    [camp.word(), "/lore/", row.map_or("?", |row| &row.face.id)].concat()
}

/// A card among those that are looked at.
pub(crate) fn shown_artifact(game: &BattleLore, kind: Artifact) -> String {
    let row = game.cards.artifacts.get(kind.index());
    format!("{SHOWN}/{}", row.map_or("?", |row| &row.face.id))
}

/// A class of hero among those that can be enlisted.
pub(crate) fn class(class: Class) -> String {
    format!("{SHOWN}/{}", class.name().en)
}

/// A Command card among those that are looked at.
pub(crate) fn shown_command(game: &BattleLore, kind: Command) -> String {
    let row = game.cards.commands.get(kind.index());
    format!("{SHOWN}/{}", row.map_or("?", |row| &row.face.id))
}

/// A Lore card among those that are looked at.
pub(crate) fn shown_lore(game: &BattleLore, kind: Lore) -> String {
    let row = game.cards.lores.get(kind.index());
    format!("{SHOWN}/{}", row.map_or("?", |row| &row.face.id))
}

/// A chest token among those that are looked at.
pub(crate) fn shown_token(kind: ChestToken) -> String {
    format!("{SHOWN}/{}", crate::table::names::token_word(kind).en)
}

/// A skill of a hero.
pub(crate) fn skill(game: &BattleLore, hero: HeroId, kind: Skill) -> String {
    let row = game.cards.skills.get(kind.index());
    of_hero(hero, row.map_or("?", |row| &row.face.id))
}

/// An artifact of a hero.
pub(crate) fn artifact(game: &BattleLore, hero: HeroId, kind: Artifact) -> String {
    let row = game.cards.artifacts.get(kind.index());
    of_hero(hero, row.map_or("?", |row| &row.face.id))
}

/// A skill or an artifact of a hero.
pub(crate) fn item(game: &BattleLore, hero: HeroId, item: ItemId) -> String {
    match item {
        ItemId::Skill(kind) => skill(game, hero, kind),
        ItemId::Artifact(kind) => artifact(game, hero, kind),
    }
}

/// A scenario that can be chosen.
pub(crate) fn scenario(game: &BattleLore, kind: Scenario) -> String {
    let row = game.cards.scenarios.get(kind.index());
    format!("scenario/{}", row.map_or("?", |row| &row.face.id))
}

/// Artifacts of a hero.
pub(crate) fn artifacts(game: &BattleLore, hero: HeroId, kinds: &[Artifact]) -> Vec<String> {
    kinds.iter().map(|kind| artifact(game, hero, *kind)).collect()
}

/// The skill or artifact by which dice are more or fewer.
pub(crate) fn item_of(game: &BattleLore, by: DiceBy) -> Option<String> {
    match by {
        DiceBy::Item(hero, id) => Some(item(game, hero, id)),
        DiceBy::Leader(id) => Some(hero(id)),
        DiceBy::Command => Some(CARD.to_owned()),
        DiceBy::Lore(_) | DiceBy::Glory | DiceBy::MovedBow => None,
    }
}

/// The skill or artifact whose dice reach a target.
pub(crate) fn damage_item(game: &BattleLore, by: DamageBy) -> Option<String> {
    match by {
        DamageBy::Item(hero, id) => Some(item(game, hero, id)),
        DamageBy::Lore(_) | DamageBy::Power(_) | DamageBy::Command(_) => None,
    }
}

impl Whose {
    /// Something that the camp has.
    pub(crate) fn has(self, name: &str) -> String {
        of_camp(self.camp, name)
    }
}

impl HeroName {
    /// Something that the hero has.
    pub(crate) fn has(self, name: &str) -> String {
        of_hero(self.id, name)
    }
}

impl Ids for &Hex {
    fn append_to(self, ids: &mut Vec<String>) {
        ids.push(hex(*self));
    }
}

impl Ids for &HeroName {
    fn append_to(self, ids: &mut Vec<String>) {
        ids.push(hero(self.id));
    }
}

/// The hex in which it stood when it was told; a Champion by itself, too.
impl Ids for &Piece {
    fn append_to(self, ids: &mut Vec<String>) {
        if self.unit.is_none() {
            self.hero.as_ref().append_to(ids);
        }
        (&self.at).append_to(ids);
    }
}

impl Ids for &WoundedBy {
    fn append_to(self, ids: &mut Vec<String>) {
        match self {
            WoundedBy::Piece(piece) => piece.append_to(ids),
            WoundedBy::Hero(hero) => hero.append_to(ids),
            WoundedBy::Nobody => {}
        }
    }
}

/// Where artifact cards go.
impl Ids for &ArtifactPlace {
    fn append_to(self, ids: &mut Vec<String>) {
        ids.push(if *self == ArtifactPlace::Aside { ASIDE } else { DECK }.to_owned());
    }
}

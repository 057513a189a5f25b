//! The ids of the table's things.
//!
//! What a camp has begins with `south/` or `north/`, what a hero has with `hero3/`; hexes are called as
//! the rules call them (`E7`). A unit has the number that it got when it was laid out (`unit/12`), so
//! that its id follows it; a hero's disc is `hero/3` wherever it stands or lies.

use super::number_word as number;
use crate::BattleLore;
use crate::action::ItemId;
use crate::cards::{Artifact, Command, Lore, Scenario, Skill};
use crate::vocabulary::{Camp, HeroId, Hex};
use kanso_engine::Seat;

/// The board.
pub(super) const BOARD: &str = "board";
/// The sheet with the course of the game.
pub(super) const COURSE: &str = "course";
/// Turn and whose it is.
pub(super) const TURN: &str = "course/turn";
/// The Command card in play.
pub(super) const CARD: &str = "course/card";
/// Orders that are left.
pub(super) const ORDERS: &str = "course/orders";
/// The battle that goes on.
pub(super) const FIGHT: &str = "course/fight";
/// Retreat, check, search, card: what goes on inside.
pub(super) const INSIDE: &str = "course/inside";
/// Blessed sections.
pub(super) const HOLY: &str = "course/holy";
/// The quest.
pub(super) const QUEST: &str = "course/quest";
/// The dice.
pub(super) const DICE: &str = "dice";
/// Cards that are looked at.
pub(super) const SHOWN: &str = "shown";
/// Decks, piles and the pool.
pub(super) const STOCK: &str = "stock";
/// The Command deck.
pub(super) const COMMAND_DECK: &str = "stock/commands";
/// The Command discard.
pub(super) const COMMAND_DISCARD: &str = "stock/command-discard";
/// The Lore deck.
pub(super) const LORE_DECK: &str = "stock/lore";
/// The Lore discard.
pub(super) const LORE_DISCARD: &str = "stock/lore-discard";
/// The pool of Lore tokens.
pub(super) const POOL: &str = "stock/pool";
/// The chest tokens that nobody has seen.
pub(super) const CHESTS: &str = "stock/chests";
/// The artifact deck.
pub(super) const ARTIFACTS: &str = "stock/artifacts";
/// Artifact cards that come back in AAA step (6).
pub(super) const ASIDE: &str = "stock/aside";
/// The battles of a campaign.
pub(super) const BATTLES: &str = "battles";

/// The word of a camp in ids.
const fn word(camp: Camp) -> &'static str {
    match camp {
        Camp::South => "south",
        Camp::North => "north",
    }
}

/// `south/` and a name.
pub(super) fn of_camp(camp: Camp, name: &str) -> String {
    [word(camp), "/", name].concat()
}

/// `seat0/` and a name.
pub(super) fn of_seat(seat: Seat, name: &str) -> String {
    format!("seat{seat}/{name}")
}

/// `hero3/` and a name.
pub(super) fn of_hero(hero: HeroId, name: &str) -> String {
    ["hero", &number(hero.0), "/", name].concat()
}

/// The place on which a thing of this id lies.
pub(super) fn place(id: &str) -> String {
    [id, "/place"].concat()
}

/// A hex.
pub(super) fn hex(hex: Hex) -> String {
    hex.label().to_owned()
}

/// A unit by its number.
pub(super) fn unit(number: u8) -> String {
    ["unit/", &self::number(number)].concat()
}

/// The disc of a hero.
pub(super) fn hero(hero: HeroId) -> String {
    ["hero/", &number(hero.0)].concat()
}

/// The chest tokens of a hex.
pub(super) fn chest(hex: Hex) -> String {
    ["chest/", hex.label()].concat()
}

/// A step of a victory track, from 1.
pub(super) fn track(camp: Camp, step: usize) -> String {
    [word(camp), "/banners/", &number(step as u64)].concat()
}

/// A battle of a campaign, from 1.
pub(super) fn battle(number: u16) -> String {
    format!("battles/{number}")
}

// What a row of a card set is called; actions may name what there is none of.

/// A Command card in a hand.
pub(super) fn command(game: &BattleLore, camp: Camp, kind: Command) -> String {
    let row = game.cards.commands.get(kind.index());
    [word(camp), "/command/", row.map_or("?", |row| &row.face.id)].concat()
}

/// A Lore card in a hand.
pub(super) fn lore(game: &BattleLore, camp: Camp, kind: Lore) -> String {
    let row = game.cards.lores.get(kind.index());
    [word(camp), "/lore/", row.map_or("?", |row| &row.face.id)].concat()
}

/// A card among those that are looked at.
pub(super) fn shown_artifact(game: &BattleLore, kind: Artifact) -> String {
    let row = game.cards.artifacts.get(kind.index());
    format!("{SHOWN}/{}", row.map_or("?", |row| &row.face.id))
}

/// A Command card among those that are looked at.
pub(super) fn shown_command(game: &BattleLore, kind: Command) -> String {
    let row = game.cards.commands.get(kind.index());
    format!("{SHOWN}/{}", row.map_or("?", |row| &row.face.id))
}

/// A Lore card among those that are looked at.
pub(super) fn shown_lore(game: &BattleLore, kind: Lore) -> String {
    let row = game.cards.lores.get(kind.index());
    format!("{SHOWN}/{}", row.map_or("?", |row| &row.face.id))
}

/// A skill of a hero.
pub(super) fn skill(game: &BattleLore, hero: HeroId, kind: Skill) -> String {
    let row = game.cards.skills.get(kind.index());
    of_hero(hero, row.map_or("?", |row| &row.face.id))
}

/// An artifact of a hero.
pub(super) fn artifact(game: &BattleLore, hero: HeroId, kind: Artifact) -> String {
    let row = game.cards.artifacts.get(kind.index());
    of_hero(hero, row.map_or("?", |row| &row.face.id))
}

/// A skill or an artifact of a hero.
pub(super) fn item(game: &BattleLore, hero: HeroId, item: ItemId) -> String {
    match item {
        ItemId::Skill(kind) => skill(game, hero, kind),
        ItemId::Artifact(kind) => artifact(game, hero, kind),
    }
}

/// A scenario that can be chosen.
pub(super) fn scenario(game: &BattleLore, kind: Scenario) -> String {
    let row = game.cards.scenarios.get(kind.index());
    format!("scenario/{}", row.map_or("?", |row| &row.face.id))
}

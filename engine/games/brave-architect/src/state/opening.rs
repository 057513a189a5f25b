//! Openings: a position to start from instead of the set-up.
//!
//! Source: chapter 3 of the specification (what lies where, and what holds of it). An [`Opening`] is
//! what a person writes down of a table: heroes and their cards, the enemy, the items, and where in
//! the round it stands ([`Stand`]). What is not said has the value that it most often has: full HP,
//! no tension, empty hands, all other cards in their decks. `check` and its neighbours refuse what
//! could not lie on one table and build the state; `position` is a builder for tests.
//!
//! An opening says nothing of what happened before. What follows by itself from it, up to the first
//! thing that is awaited, is done before the first event and so is told by no event of the log.
//!
//! # Left out
//!
//! - Positions within the set-up, an attack, a window, the enemy's action or a destruction.
//! - Where things came from: whether the items that heroes have were dealt for the parts that are
//!   destroyed, and whether cards that were played can have been paid for.

use crate::prelude::*;

mod check;
mod enemy;
#[cfg(any(test, feature = "positions"))]
pub mod position;
mod seat;
mod stand;
#[cfg(test)]
mod tests;

/// Latest round of an opening under BA-R85 `none`.
pub const ROUND_MAX: u16 = 1_000;
/// Most temporary effects on a hero, and items of a hero, in an opening.
pub const LIST_MAX: usize = 20;
/// Most that a temporary effect changes, and that a counter of a hero turn says, in an opening.
pub const CHANGE_MAX: u8 = 20;
/// Most damage of a hero turn so far in an opening.
pub const DAMAGE_MAX: u32 = 500;

/// A position to start from.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Where in the round the game stands.
    #[serde(default)]
    pub stand: Stand,
    /// The round, from 1.
    #[serde(default = "first_round")]
    pub round: u16,
    /// What each seat has, in seat order.
    pub seats: Vec<SeatOpening>,
    /// The parts by their number, four or two; those that are not listed are intact, with full HP
    /// and the first party cards that are not named.
    #[serde(default)]
    pub parts: Vec<PartOpening>,
    /// The core's HP; none: all.
    #[serde(default)]
    pub core_hp: Option<u8>,
    /// The enemy's north-west square; none: where it stands at the start.
    #[serde(default)]
    pub body_at: Option<Square>,
    /// The enemy attack deck, in any order; none: what belongs into the game after so many
    /// destructions and does not lie on the discard pile, the first of each sort.
    #[serde(default)]
    pub atk_deck: Option<Vec<EnemyCard>>,
    /// The enemy discard pile, its top card last; none: one attack card, the first that is not in
    /// the deck, above the party cards that are missing if the deck is listed.
    #[serde(default)]
    pub atk_discard: Option<Vec<EnemyCard>>,
    /// The hate card; none: nobody owns it.
    #[serde(default)]
    pub hate: Option<Hate>,
    /// True if somebody took it in this round.
    #[serde(default)]
    pub hate_fresh: bool,
    /// The [enemy attack] chip, `-2..=0`.
    #[serde(default)]
    pub enemy_atk_mod: i8,
    /// The [enemy defence] chip, `-2..=0`.
    #[serde(default)]
    pub enemy_def_mod: i8,
    /// Change of the enemy's move, 0 or less.
    #[serde(default)]
    pub enemy_move_mod: i8,
    /// The item deck, in any order; none: all items that lie nowhere else.
    #[serde(default)]
    pub item_deck: Option<Vec<ItemKind>>,
    /// The item discard pile, in order.
    #[serde(default)]
    pub item_discard: Vec<ItemKind>,
    /// The last attack of the hero turn before, in this round.
    #[serde(default)]
    pub last_attack: Option<AttackBefore>,
}

const fn first_round() -> u16 {
    1
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatOpening {
    /// The race.
    pub race: Race,
    /// The weapon.
    pub weapon: Weapon,
    /// The face of the weapon.
    pub style: Style,
    /// The sub-weapon.
    pub sub: Sub,
    /// The skills; those that lie somewhere need not be listed, and what is missing to two are the
    /// first skills that nobody has.
    #[serde(default)]
    pub skills: Vec<CardKind>,
    /// HP, 0 for a hero that is down; none: all.
    #[serde(default)]
    pub hp: Option<u8>,
    /// Tension.
    #[serde(default)]
    pub tension: u8,
    /// The hero's square; none: the first square of the start zone that is free.
    #[serde(default)]
    pub at: Option<Square>,
    /// True if the hero has had its turn in this round.
    #[serde(default)]
    pub acted: bool,
    /// Hand cards.
    #[serde(default)]
    pub hand: Vec<CardKind>,
    /// The deck, in any order; none: the cards of its sets, with the weapon cards of the levels
    /// reached, that lie nowhere else.
    #[serde(default)]
    pub deck: Option<Vec<CardKind>>,
    /// The discard pile, its top card last.
    #[serde(default)]
    pub discard: Vec<CardKind>,
    /// The play sheet, in the order of play.
    #[serde(default)]
    pub play_sheet: Vec<Entry>,
    /// Cards that have left the game (BA-21.27).
    #[serde(default)]
    pub gone: Vec<CardKind>,
    /// Items, in the order in which they came.
    #[serde(default)]
    pub items: Vec<HeldItem>,
    /// Temporary effects, in the order in which they began.
    #[serde(default)]
    pub effects: Vec<Temporary>,
}

/// One part of the enemy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum PartOpening {
    /// Its card lies there.
    Intact {
        /// Its card; none: the first that is not named.
        #[serde(default)]
        card: Option<Party>,
        /// Its HP; none: all.
        #[serde(default)]
        hp: Option<u8>,
    },
    /// The core is exposed there; its card is among the enemy attack cards, the fourth one gone.
    Destroyed,
}

/// The last attack of the hero turn before. Source: BA-9.20.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttackBefore {
    /// Who attacked.
    pub seat: Seat,
    /// The squares that were attacked.
    pub slots: Slots,
    /// All squares of the parts that were attacked and intact when the attack began; none: of those
    /// that are intact now.
    #[serde(default)]
    pub parts: Option<Slots>,
}

/// Where in the round a game stands.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stand {
    /// BA-5.3: the party says who acts next; if all standing heroes have acted, the enemy acts.
    #[default]
    Next,
    /// BA-5.6, BA-9.21: a hero turn is going on, after its upkeep.
    Hero(Turn),
}

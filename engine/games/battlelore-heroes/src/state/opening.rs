//! Openings: something else to start from than the set-up of a fresh game.
//!
//! Source: BH-21.5, BH-21.8 and 3.2 of the specification. An [`Opening`] is one of two things. A
//! [`BattleOpening`] is the beginning of a battle whose heroes come from a campaign: their sheets,
//! the advisors, the artifact deck; the set-up of the battle follows. `excerpt` makes it of a
//! campaign. A [`PositionOpening`] is a position in the middle of a battle, as a person writes it
//! down of a table; what is not said has the value that it most often has. Both are of games of one
//! battle: the option `scenario` says what the board is.
//!
//! `check` and its neighbours refuse what could not lie on one table and build the state; `position`
//! is a builder for tests. What follows by itself from an opening, up to the first thing that is
//! awaited, is done before the first event and so is told by no event of the log.
//!
//! # Left out
//!
//! - Positions within the set-up, the orders of T2, a battle, a window or the end of a turn.
//! - In a position: blessed sections, effects of Lore cards on pieces, and what was used up.

use crate::prelude::*;

mod board;
mod check;
mod excerpt;
mod middle;
#[cfg(any(test, feature = "positions"))]
pub mod position;
mod sheets;
#[cfg(test)]
mod tests;

/// Most tokens, battles and wounds of a sheet in an opening.
pub const SHEET_NUMBER_MAX: u16 = 999;
/// Most cards of one hand in a position.
pub const HAND_MAX: usize = 12;
/// Most Glory tokens of a unit in a position. Source: the components of the specification (1.1).
pub const GLORY_MAX: u8 = 10;
/// Latest turn of a position under BL-R24 `none`.
pub const TURN_MAX: u16 = 10_000;

/// Something else to start from than the set-up of a fresh game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// The beginning of a battle, with heroes that are there already. Source: BH-21.8.
    Battle(BattleOpening),
    /// A position in the middle of a battle.
    Position(Box<PositionOpening>),
}

/// The beginning of a battle whose heroes are there already. Source: BH-21.8.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BattleOpening {
    /// What South and North bring along.
    pub camps: [CampOpening; 2],
    /// The artifact deck.
    pub artifacts: DeckOpening,
}

/// What a camp brings along. Source: BH-21.8.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CampOpening {
    /// The sheets of its party.
    pub party: Vec<Sheet>,
    /// The class of the advisor on its guest spot.
    pub advisor: Option<Class>,
    /// Skill cards on sheets at home (BH-R26, BH-R59).
    pub home_skills: Vec<Skill>,
}

/// The artifact deck.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DeckOpening {
    /// Known cards on top, the top card last (BH-R62).
    pub top: Vec<Artifact>,
    /// Cards in unknown order; none: all that lie nowhere else in the opening.
    pub bag: Option<Vec<Artifact>>,
    /// Known cards at the bottom, the bottom card last.
    pub bottom: Vec<Artifact>,
}

/// A position in the middle of a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PositionOpening {
    /// The player turn, from 1; it tells whose turn it is (BL-6.1).
    pub turn: u16,
    /// Where in the turn it stands.
    pub stand: Stand,
    /// Troops and creatures; none: those of the scenario.
    pub units: Option<Vec<UnitOpening>>,
    /// Heroes of both parties.
    pub heroes: Vec<HeroOpening>,
    /// Chest hexes with tokens; none: those of the scenario.
    pub chests: Option<Vec<ChestOpening>>,
    /// Chest tokens that were taken by searches.
    pub chest_tokens_gone: Vec<ChestToken>,
    /// What South and North have.
    pub sides: [SideOpening; 2],
    /// The Command discard, the newest last.
    pub command_discard: Vec<Command>,
    /// The Lore discard, the newest last.
    pub lore_discard: Vec<LoreDiscardOpening>,
    /// The artifact deck.
    pub artifacts: DeckOpening,
}

impl Default for PositionOpening {
    fn default() -> Self {
        Self {
            turn: 1,
            stand: Stand::Command,
            units: None,
            heroes: Vec::new(),
            chests: None,
            chest_tokens_gone: Vec::new(),
            sides: Default::default(),
            command_discard: Vec::new(),
            lore_discard: Vec::new(),
            artifacts: DeckOpening::default(),
        }
    }
}

/// Where in a turn a position stands. Source: BL-6.5a to BL-6.5e.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stand {
    /// T1: a Command card is to be played.
    #[default]
    Command,
    /// T3: pieces that were ordered may move.
    Move {
        /// The Command card in play; none: a Lore card was played instead.
        #[serde(default)]
        card: Option<Command>,
    },
    /// T4: pieces that were ordered may battle.
    Combat {
        /// The Command card in play; none: a Lore card was played instead.
        #[serde(default)]
        card: Option<Command>,
    },
}

impl Stand {
    /// The Command card in play.
    const fn card(self) -> Option<Command> {
        match self {
            Self::Command => None,
            Self::Move { card } | Self::Combat { card } => card,
        }
    }
}

/// A troop or a creature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitOpening {
    /// Where it stands.
    pub at: Hex,
    /// Whose it is.
    pub camp: Camp,
    /// What it is.
    pub kind: UnitKind,
    /// Figures; none: all.
    #[serde(default)]
    pub figures: Option<u8>,
    /// Glory tokens.
    #[serde(default)]
    pub glory: u8,
    /// True if a spider's web holds it in its owner's next turn.
    #[serde(default)]
    pub webbed: bool,
    /// What it has done in this turn.
    #[serde(default)]
    pub done: DoneOpening,
}

/// What a piece has done in the turn of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DoneOpening {
    /// True if it was ordered, by the Command card.
    pub ordered: bool,
    /// Hexes that it has moved.
    pub moved: u8,
    /// True if it has battled.
    pub battled: bool,
}

/// A hero of a party.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeroOpening {
    /// Whose it is.
    pub camp: Camp,
    /// Its sheet, with the artifacts that it has equipped.
    pub sheet: Sheet,
    /// Where it is; none: on the board if it has a hex, else kept home.
    #[serde(default)]
    pub status: Option<HeroStatus>,
    /// Its hex, if it is on the board.
    #[serde(default)]
    pub at: Option<Hex>,
    /// Whether it is mounted; none: if it has Riding.
    #[serde(default)]
    pub mounted: Option<bool>,
    /// Artifacts of its sheet that it has equipped.
    #[serde(default)]
    pub equipped: Vec<Artifact>,
    /// True if it joined a troop in this turn.
    #[serde(default)]
    pub joined: bool,
    /// True if it left a troop in this turn.
    #[serde(default)]
    pub detached: bool,
    /// Chest hexes that it has searched in this battle.
    #[serde(default)]
    pub searches: u8,
    /// True if a spider's web holds it in its owner's next turn.
    #[serde(default)]
    pub webbed: bool,
    /// What it has done in this turn, as a Champion.
    #[serde(default)]
    pub done: DoneOpening,
}

/// Face-down tokens of a chest hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChestOpening {
    /// Where.
    pub at: Hex,
    /// How many, `1..=3`.
    pub tokens: u8,
}

/// A discarded Lore card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoreDiscardOpening {
    /// Which.
    pub card: Lore,
    /// Who laid it face down; none: all see it.
    #[serde(default)]
    pub hidden_by: Option<Camp>,
}

/// What a camp has in a position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SideOpening {
    /// The levels of its War Council, without the advisor.
    pub council: Council,
    /// The class of the advisor on its guest spot.
    pub advisor: Option<Class>,
    /// Command cards in its hand.
    pub commands: Vec<Command>,
    /// Lore cards in its hand.
    pub lores: Vec<Lore>,
    /// Lore tokens.
    pub tokens: u8,
    /// True if it played a Lore card in this player turn.
    pub lore_played: bool,
    /// Enemy units that it eliminated, in order.
    pub track: Vec<UnitKind>,
    /// The Command card of its last turn.
    pub last_command: Option<Command>,
    /// True if it has completed the scenario's quest.
    pub quest_done: bool,
    /// Skill cards on sheets at home (BH-R26, BH-R59).
    pub home_skills: Vec<Skill>,
}

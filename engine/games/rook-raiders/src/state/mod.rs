//! The state of Rook & Raiders: what lies on the table, and the tasks that are going on.
//!
//! Source: RR-1.9 (board), RR-13.9 (tasks). What follows from the rest is never stored (RR-1.11);
//! `derived` computes it.

pub mod action;
pub(crate) mod board;
pub(crate) mod derived;
pub mod fact;
pub mod opening;
pub mod question;
pub mod refusal;
pub(crate) mod rows;
pub(crate) mod setup;

use crate::prelude::*;
use arrayvec::ArrayVec;
use kanso_engine::Cell;

/// Most seats. Source: RR-1.2.
pub const SEATS_MAX: usize = 4;
/// Columns of a board. Source: RR-1.9.
pub const COLUMNS: u8 = 6;
/// Lanes of a board. Source: RR-1.9.
pub const LANES: u8 = 3;
/// Cells of a board.
pub const CELLS: usize = (COLUMNS * LANES) as usize;
/// Places of the mercenary row. Source: RR-2.4.
pub const SLOTS: usize = 3;
/// White monster cards: each comes once to every board. Source: RR-1.1.
pub const MONSTERS: usize = 12;

/// Number of a unit on its seat's board: how many units that seat had deployed before.
/// Source: RR-13.3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub u32);

/// Number of a monster: the place of its card in the order of the draws, the same on every board.
/// Source: RR-13.3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MonsterId(pub u8);

/// A lane of a board. Source: RR-1.9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lane {
    /// The upper one.
    A,
    /// The middle one.
    B,
    /// The lower one.
    C,
}

impl Lane {
    /// From top to bottom.
    pub const ALL: [Self; LANES as usize] = [Self::A, Self::B, Self::C];

    /// Its row, `0..LANES`.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Self::A => 'A',
            Self::B => 'B',
            Self::C => 'C',
        }
    }
}

/// One of the five commands. Source: RR-4.1 to RR-4.19.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Two unit actions for all.
    Assault,
    /// Two unit actions for the leader, one for the others.
    Raid,
    /// Acted units become ready.
    Rest,
    /// Gold.
    Reward,
    /// A unit is put on the board.
    Recruit,
}

impl Command {
    /// In the order of their cards.
    pub const ALL: [Self; 5] = [Self::Assault, Self::Raid, Self::Rest, Self::Reward, Self::Recruit];

    /// Its card's place in the set, `0..5`.
    pub const fn index(self) -> usize {
        self as usize
    }
}

vocabulary! {
    /// How a seat takes part in a command, as the cards call it. Source: RR-3.4, RR-3.5.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Role;
    /// It picked the card: the large effect.
    Leader => "leader" / "LEADER";
    /// Another seat picked it: the small effect.
    Follower => "follower" / "FOLLOWER";
    /// The card runs by itself: the small effect.
    Auto => "auto" / "AUTO";
}

/// A unit on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Unit {
    /// Its number.
    pub id: UnitId,
    /// Its card.
    pub kind: UnitKind,
    /// Below its HP.
    pub damage: u8,
    /// True if it carries an action marker.
    pub acted: bool,
}

/// A monster on a board, in a waiting line or in a castle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Monster {
    /// Its number.
    pub id: MonsterId,
    /// Its card.
    pub kind: MonsterKind,
    /// Below its HP.
    pub damage: u8,
    /// True if it has acted in this invasion; false outside its seat's own invasion.
    pub has_acted: bool,
}

/// What stands on a cell. Source: RR-1.8.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// A unit of the board's seat.
    Unit(Unit),
    /// A monster.
    Monster(Monster),
}

/// Seats in the order in which their turn comes, the next one first.
pub type Queue = ArrayVec<Seat, SEATS_MAX>;

/// All that a game is at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    /// The round, 0 during the set-up.
    pub round: u32,
    /// What is going on; the last one runs.
    pub tasks: Vec<Task>,
    /// Who holds the start-player card, once that is known.
    pub start_seat: Option<Seat>,
    /// The command cards from left to right, once they lie there.
    pub command_row: ArrayVec<Command, 5>,
    /// How many cards of the row are used in this round, from the left.
    pub executed: u8,
    /// White monster cards of levels 1, 2, 3.
    pub monster_deck: [Bag; 3],
    /// Summon chips that lie face down, by lane.
    pub chips_down: Bag,
    /// Face-down unit cards, by kind.
    pub unit_deck: Bag,
    /// The mercenaries.
    pub mercenary_row: [Option<UnitKind>; SLOTS],
    /// The seats that declared victory in the running command.
    pub declared: Seats,
    /// Solo with a difficulty: this round is the last. Source: RR-10.4.
    pub last_round: bool,
    /// How the game ended, once it has.
    pub ending: Option<Ending>,
    /// What each seat has.
    pub seats: Vec<SeatState>,
}

/// How a game ended. Source: RR-13.12.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ending {
    /// Why.
    pub reason: EndReason,
    /// The seat that won, or the seats that share a draw.
    pub best: Seats,
}

/// Why a game ended, in the order of the numbers of [`kanso_engine::Standing::reason`].
/// Source: RR-13.12.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// One or more seats declared in a command.
    Declared,
    /// One living seat is left.
    LastSurvivor,
    /// The last seats fell together.
    NobodyLeft,
    /// Solo: all monsters are slain.
    SoloCleared,
    /// Solo: a monster is in the castle.
    SoloBreach,
    /// Solo: monsters are left after the last main phase.
    SoloLastRound,
    /// The house limit of rounds.
    RoundLimit,
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatState {
    /// Column by column from the left, each from A to C: the order of RR-13.8.
    pub board: [Option<Piece>; CELLS],
    /// The waiting lines of lanes A, B, C; the first is next.
    pub waiting: [Vec<Monster>; LANES as usize],
    /// Monsters in the castle.
    pub breached: Vec<Monster>,
    /// Cards in the hand, by kind.
    pub hand: Bag,
    /// Gold.
    pub gold: u32,
    /// Honour marks in the form of tokens.
    pub honor_tokens: u32,
    /// Honour marks in the form of face-down monster cards.
    pub trophies: u8,
    /// Values of the medals in the order drawn, each -4 to -1.
    pub medals: ArrayVec<i8, 2>,
    /// The round in which the seat was eliminated.
    pub fallen: Option<u32>,
    /// Units put on the board so far.
    pub deployed: u32,
}

/// One thing that is going on. Source: RR-13.9.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// The set-up up to the first monsters.
    SetUp {
        /// What comes next.
        next: SetUpStep,
    },
    /// The first units are placed.
    Place {
        /// Seats still to place.
        queue: Queue,
    },
    /// The seats pick commands.
    Turn {
        /// Seats still to pick.
        queue: Queue,
    },
    /// Commands run by themselves.
    Auto,
    /// A command runs.
    Command {
        /// Which.
        command: Command,
        /// Who picked it, none if it runs by itself.
        leader: Option<Seat>,
        /// Seats still to come.
        queue: Queue,
    },
    /// A seat acts with its units.
    Actions {
        /// Who.
        seat: Seat,
        /// Actions left.
        left: u8,
    },
    /// A seat chooses which units become ready.
    Rest {
        /// Who.
        seat: Seat,
    },
    /// A seat may deploy a unit.
    Recruit {
        /// Who.
        seat: Seat,
    },
    /// A unit's action, until the unit becomes acted.
    Acting {
        /// Which.
        unit: UnitId,
        /// True if it has moved.
        moved: bool,
    },
    /// A unit may use its skill, or its song is going on.
    Skill {
        /// Which.
        unit: UnitId,
        /// True if a song granted it.
        granted: bool,
        /// The ally whose song damage still waits.
        ally: Option<UnitId>,
    },
    /// A dice attack of the unit of the skill below.
    Roll {
        /// On which monster.
        target: MonsterId,
        /// The dice; a die that is to be rolled shows nothing.
        dice: [Option<u8>; 2],
        /// True if will power was used.
        rerolled: bool,
    },
    /// Slain monsters leave the board.
    Slain {
        /// Those still to remove.
        monsters: ArrayVec<MonsterId, MONSTERS>,
        /// The boss whose medal is to be drawn.
        boss: Option<MonsterKind>,
    },
    /// Seats are asked whether they declare victory.
    Declaring {
        /// Seats still to be asked.
        queue: Queue,
    },
    /// Step card 5.
    Invasion {
        /// Seats still to come, the one whose monsters act first.
        queue: Queue,
        /// The monster that still has to attack or move, and which of the two.
        due: Option<(MonsterId, Due)>,
        /// Seats fallen in this step.
        fallen: Seats,
    },
    /// Step card 6; in round 0 the two monsters of the set-up.
    Summon {
        /// How many of the two are done.
        done: u8,
        /// The letter just turned.
        letter: Option<Lane>,
        /// The monster just turned.
        turned: Option<Turned>,
        /// Seats fallen in this step (RR-R34 `castle` only).
        fallen: Seats,
    },
    /// End processing 1.
    Support {
        /// Seats still to be asked, none before the ranking.
        queue: Option<Queue>,
    },
    /// End processing 2.
    Fatigue {
        /// Seats still to come.
        queue: Queue,
    },
    /// End processing 3; on top of a command the refill of one slot (RR-R31 `immediately`).
    Mercenaries {
        /// The next slot.
        next: u8,
        /// Cards kept out of the refill (RR-R29 `no` only).
        kept: ArrayVec<UnitKind, SLOTS>,
    },
    /// End processing 4.
    Commands,
    /// End processing 5.
    StartCard,
    /// Other seats may level up (RR-R12 `any-decision` only).
    Windows {
        /// Seats still to be asked.
        queue: Queue,
    },
}

/// A step of the set-up. Source: RR-2.3, RR-2.4, RR-2.8, RR-2.9.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SetUpStep {
    /// Solo with a difficulty: unit cards are discarded.
    Discard,
    /// A mercenary for this slot.
    Mercenary(u8),
    /// The command cards are shuffled.
    Commands,
    /// Who starts.
    StartSeat,
}

/// What a monster of an invasion still has to do. Source: RR-6.3, RR-6.7.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// Its attack, once no level-up interrupts it any more.
    Attack,
    /// Its bonus move.
    BonusMove,
}

/// A monster card that goes to the boards. Source: RR-7.4 to RR-7.6.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Turned {
    /// Its number.
    pub id: MonsterId,
    /// Its card.
    pub kind: MonsterKind,
    /// Seats that still get it.
    pub queue: Queue,
}

/// Place of a cell in [`SeatState::board`]; none for a cell that is not on the board.
pub const fn cell_index(cell: Cell) -> Option<usize> {
    if cell.x() < COLUMNS && cell.y() < LANES {
        Some((cell.x() * LANES + cell.y()) as usize)
    } else {
        None
    }
}

/// The cell at a place of [`SeatState::board`].
pub const fn cell_at(index: usize) -> Cell {
    Cell::at(index as u8 / LANES, index as u8 % LANES)
}

/// `B4`: the name of a cell as the rules call it, the lane's letter and the column from 1.
pub fn cell_label(cell: Cell) -> String {
    format!("{}{}", char::from(b'A' + cell.y().min(25)), cell.x() + 1)
}

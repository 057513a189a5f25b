//! Where in its course a game is.
//!
//! Source: RR-3.11, RR-13.16.

use super::state::{Command, State, Task};
use crate::Seat;
use crate::game::Marks;

/// The phase of a state. Source: RR-13.16.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The set-up.
    SetUp,
    /// A seat picks a command, or the next one is about to run.
    Choosing,
    /// A command runs that this seat picked.
    Led(Command, Seat),
    /// A command runs by itself.
    Auto(Command),
    /// Seats may declare victory.
    Declaration,
    /// Step card 5.
    Invasion,
    /// Step card 6.
    Summon,
    /// End processing 1.
    Support,
    /// End processing 2.
    Fatigue,
    /// End processing 3.
    Mercenaries,
    /// End processing 4.
    Commands,
    /// End processing 5.
    StartCard,
    /// The game is over.
    Over,
}

impl Phase {
    /// The phase that a state is in.
    pub fn of(state: &State) -> Self {
        if state.ending.is_some() {
            return Self::Over;
        }
        if state.round == 0 {
            return Self::SetUp;
        }
        if let Some(Task::Declaring { .. }) = state.tasks.last() {
            return Self::Declaration;
        }
        match state.running() {
            Some((command, Some(leader))) => return Self::Led(command, leader),
            Some((command, None)) => return Self::Auto(command),
            None => {}
        }
        match state.tasks.first() {
            Some(Task::Invasion { .. }) => Self::Invasion,
            Some(Task::Summon { .. }) => Self::Summon,
            Some(Task::Support { .. }) => Self::Support,
            Some(Task::Fatigue { .. }) => Self::Fatigue,
            Some(Task::Mercenaries { .. }) => Self::Mercenaries,
            Some(Task::Commands) => Self::Commands,
            Some(Task::StartCard) => Self::StartCard,
            _ => Self::Choosing,
        }
    }

    /// Its number in [`Marks::phase`], `0..21`.
    pub const fn number(self) -> u8 {
        match self {
            Self::SetUp => 0,
            Self::Choosing => 1,
            Self::Led(command, _) => 2 + command.index() as u8,
            Self::Auto(command) => 7 + command.index() as u8,
            Self::Declaration => 12,
            Self::Invasion => 13,
            Self::Summon => 14,
            Self::Support => 15,
            Self::Fatigue => 16,
            Self::Mercenaries => 17,
            Self::Commands => 18,
            Self::StartCard => 19,
            Self::Over => 20,
        }
    }
}

/// Turns of one round have keys of their own: a key is `round * TURN_KEYS + picks before it`.
const TURN_KEYS: u32 = 8;

/// Where in its course a state is. A turn begins when a seat is asked for a command and is that
/// seat's; what runs by itself belongs to no turn.
pub(super) fn marks(state: &State) -> Marks {
    let turn = match (state.running(), state.tasks.first()) {
        (Some((_, Some(leader))), _) => Some((leader, u32::from(state.executed) - 1)),
        (Some((_, None)), _) => None,
        (None, Some(Task::Turn { queue })) => {
            queue.first().map(|seat| (*seat, u32::from(state.executed)))
        }
        (None, _) => None,
    };
    Marks {
        chapter: 0,
        round: u16::try_from(state.round).unwrap_or(u16::MAX),
        turn: turn.map(|(seat, picks)| (seat, state.round.wrapping_mul(TURN_KEYS) + picks)),
        phase: Phase::of(state).number(),
    }
}

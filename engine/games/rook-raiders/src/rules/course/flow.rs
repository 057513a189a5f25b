//! Where in its course a game is.
//!
//! Source: RR-3.11, RR-13.16.

use crate::prelude::*;
use kanso_engine::game::Turn;

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

/// Whose turn it is, and how many seats picked before. A turn begins when a seat is asked for a
/// command and lasts until the next one is asked; what runs by itself belongs to no turn.
fn turn(state: &State) -> Option<(Seat, u8)> {
    let Some(Task::Turn { queue }) = state.tasks.first() else { return None };
    match (state.running(), state.tasks.last()) {
        (Some((_, leader)), _) => leader.map(|leader| (leader, state.executed.saturating_sub(1))),
        (None, Some(Task::Declaring { .. })) => {
            // At the end of a command the seat that picked it is the last one before the queue.
            let picked = state.executed.checked_sub(1)?;
            let order = state.clockwise_from(state.starter());
            order.get(usize::from(picked)).map(|seat| (*seat, picked))
        }
        (None, _) => queue.first().map(|seat| (*seat, state.executed)),
    }
}

/// Where in its course a state is.
pub(crate) fn marks(state: &State) -> Marks {
    Marks {
        chapter: Some(0),
        round: u16::try_from(state.round).unwrap_or(u16::MAX),
        turn: turn(state).map(|(seat, picks)| {
            Turn::of_seat(seat, state.round.wrapping_mul(TURN_KEYS).wrapping_add(u32::from(picks)))
        }),
        phase: Phase::of(state).number(),
    }
}

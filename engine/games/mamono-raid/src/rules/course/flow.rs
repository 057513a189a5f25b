//! Where in its course a game is.
//!
//! Source: MR-5.48; the phase follows from the task that is next (MR-5.46).

use crate::prelude::*;
use kanso_engine::game::Turn;

/// The phase of a state. Source: MR-5.48.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The set-up.
    SetUp,
    /// What each party suffers.
    EnemyPhase,
    /// Turns.
    MainPhase,
    /// The result of a part or of the core, between two turns.
    Result(Target),
    /// Life chips return, then the bazaar.
    EndPhase,
    /// Points are counted.
    Scoring,
    /// The game is over.
    Over,
}

impl Phase {
    /// Its number in [`Marks::phase`], `0..11`.
    pub const fn number(self) -> u8 {
        match self {
            Self::SetUp => 0,
            Self::EnemyPhase => 1,
            Self::MainPhase => 2,
            Self::Result(Target::Part(part)) => 3 + part.index() as u8,
            Self::Result(Target::Core) => 7,
            Self::EndPhase => 8,
            Self::Scoring => 9,
            Self::Over => 10,
        }
    }
}

/// The phase that a state is in. Source: MR-5.48.
pub fn phase_of(game: &MamonoRaid, state: &State) -> Phase {
    let Some(task) = state.tasks.last() else { return Phase::Over };
    match *task {
        Task::AskDeal(_)
        | Task::AskStart
        | Task::PlacePawns(_)
        | Task::AskKept
        | Task::AskStarter(_) => Phase::SetUp,
        Task::AskPart(_) | Task::StartRound if state.round == 0 => Phase::SetUp,
        // The enemy phase belongs to the round it opens, which has not begun yet.
        Task::StartRound => Phase::EndPhase,
        Task::Damage(_) | Task::AskEnemyItem { .. } | Task::Suffer { .. } | Task::ReturnShields => {
            Phase::EnemyPhase
        }
        Task::AskTurn | Task::EndTurn(_) | Task::AskResult(_) => Phase::MainPhase,
        Task::Rank(target) => Phase::Result(target),
        Task::AskPart(part)
        | Task::Pay { part, .. }
        | Task::TakeCard { part, .. }
        | Task::BoxCard(part)
        | Task::RaiseLevel { part, .. }
        | Task::ClearLine(part)
        | Task::AskStage2(part)
        | Task::AskExpose(part) => Phase::Result(Target::Part(part)),
        Task::OnGain { card, .. } => Phase::Result(Target::Part(game.cards.part(card).part)),
        Task::AskSwap(_) => Phase::Result(Target::Part(line_to_clear(state))),
        Task::CoreBonus(_) => Phase::Result(Target::Core),
        Task::Release(_)
        | Task::SilverBack
        | Task::Shop(_)
        | Task::ShopAgain(_)
        | Task::AskBazaar(_)
        | Task::AskPlace { .. }
        | Task::RoundEnd => Phase::EndPhase,
        Task::Score(_) => Phase::Scoring,
    }
}

/// The part whose result is going on: its line is still to be cleared.
fn line_to_clear(state: &State) -> Part {
    let mut tasks = state.tasks.iter().rev();
    let part = tasks.find_map(|task| match *task {
        Task::ClearLine(part) => Some(part),
        _ => None,
    });
    part.expect("a swap is a step of a part's result, and its line is cleared after it: MR-5.46")
}

/// Whose turn it is. A turn begins when a seat is asked what to do and lasts through the results of
/// what it did; a visit to the bazaar is a turn from its first question to its last.
fn turn(game: &MamonoRaid, state: &State) -> Option<Seat> {
    match *state.tasks.last()? {
        Task::AskTurn => game.next_actor(state).map(|(seat, _)| seat),
        // Which result comes first is still said within the turn that led to it (MR-R1).
        Task::AskResult(seat)
        | Task::AskBazaar(seat)
        | Task::AskPlace { seat, .. }
        | Task::ShopAgain(seat) => Some(seat),
        _ => state.tasks.iter().rev().find_map(|task| match *task {
            Task::EndTurn(seat) => Some(seat),
            _ => None,
        }),
    }
}

/// Where in its course a state is. Source: MR-5.48.
pub(crate) fn marks(game: &MamonoRaid, state: &State) -> Marks {
    Marks {
        chapter: Some(0),
        round: u16::try_from(state.round).unwrap_or(u16::MAX),
        turn: turn(game, state).map(|seat| Turn::of_seat(seat, state.turns)),
        phase: phase_of(game, state).number(),
    }
}

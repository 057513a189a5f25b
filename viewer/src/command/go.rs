//! Going through the game.

use kanso_replay::log::record::LineId;
use kanso_replay::review::{Axis, Position};

/// How far one step goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// What follows by itself within an event, one thing at a time.
    Beat,
    /// One event.
    Event,
    /// To where the next decision is asked.
    Decision,
    /// To the start of a turn.
    Turn,
    /// To the start of a phase.
    Phase,
    /// To the start of a round.
    Round,
    /// To the next note, whoever wrote it.
    Note,
}

/// In which direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Towards the start.
    Back,
    /// Towards the end.
    Forward,
}

/// How fast a game plays by itself, in stops per second.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug, serde::Serialize, serde::Deserialize)]
pub struct Speed(pub f32);

impl Speed {
    /// The speeds that are offered, ascending.
    pub const ALL: [Self; 5] = [Self(0.5), Self(1.0), Self(2.0), Self(5.0), Self(20.0)];
}

impl Default for Speed {
    fn default() -> Self {
        Self(1.0)
    }
}

/// Going through the game.
#[derive(Clone, PartialEq, Debug)]
pub enum GoCommand {
    /// One step.
    Step(Unit, Way),
    /// To a position, and stay there.
    To(Position),
    /// Show a position for as long as the pointer rests there; none: where one stands.
    Hover(Option<Position>),
    /// To the start of the line.
    Start,
    /// To the end of the line.
    End,
    /// To an address as people write it: `12`, `1@end`, `t5`.
    Address(String),
    /// To where the asked seat's turn before this one ended.
    SinceMyLastTurn,
    /// Where bots have moved since the last move of a person: from behind that move, let it play again.
    PlaySinceMine,
    /// Show another line, at the same event where it has it, else where it leaves.
    Line(LineId),
    /// Let the game go on by itself, or stop.
    Play(bool),
    /// How fast it goes.
    Speed(Speed),
    /// Play only between two stops, again and again; none: play to the end.
    Loop(Option<(u32, u32)>),
    /// At which events the timeline stops.
    Axis(Axis),
}

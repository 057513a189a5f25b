//! Lines.

use super::play::AnswerText;
use kanso_engine::Eye;
use kanso_replay::log::record::LineId;
use std::path::PathBuf;

/// Where the luck of a new line comes from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum LuckChoice {
    /// What would have fallen on the parent falls here.
    #[default]
    Same,
    /// A seed that nobody knows.
    Fresh,
    /// The seed that this text stands for.
    Seed(String),
    /// A seed that nobody knows, by which what this eye has not seen so far is dealt anew, too.
    Anew(Eye),
}

/// How two lines that are compared are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flip {
    /// Beside each other.
    Beside,
    /// At one place, one after the other.
    InPlace,
    /// At one place, now the other one.
    Over,
}

/// Lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineCommand {
    /// Make a line that leaves the shown one here.
    Branch {
        /// What to call it; empty: a name is made up.
        name: String,
        /// Where its luck comes from.
        luck: LuckChoice,
        /// How it begins; none: with what is asked here, still open.
        answer: Option<AnswerText>,
    },
    /// Call it something else.
    Rename(LineId, String),
    /// Show it first when the file is opened.
    Promote(LineId),
    /// Fold it away, or unfold it.
    Fold(LineId, bool),
    /// Hide it; nothing is erased.
    Delete(LineId),
    /// Show it again.
    Undelete(LineId),
    /// Show only so many of its events; none: all of them again.
    Trim(LineId, Option<u32>),
    /// Whether deleted lines are listed, too.
    ShowDeleted(bool),
    /// Write it as the main line of a new file.
    Extract(LineId, PathBuf),
    /// Put the shown line and this one side by side from where they part.
    Compare(LineId),
    /// Show both at one place or beside each other.
    Flip(Flip),
    /// Show one line again.
    StopComparing,
}

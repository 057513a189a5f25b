//! Everything that a user can ask of the window, as data.
//!
//! Panels and keys make commands; [`Model::apply`](crate::model::Model::apply) carries them out.
//! Nothing else changes what is shown, so every wish can be tested without a window.

mod dispute;
mod file;
mod find;
mod go;
mod insight;
mod line;
mod look;
mod note;
mod play;
mod settings;

pub use dispute::{
    ClaimDraft, ClaimDraftWhat, ContestedPart, DisputeCommand, FilingText, ReportWish, SettleText,
};
pub use file::{FileCommand, NewGame, PathFor};
pub use find::FindCommand;
pub use go::{GoCommand, Speed, Unit, Way};
pub use insight::{InsightCommand, LessonCommand};
pub use line::{Flip, LineCommand, LuckChoice};
pub use look::{BoardFormat, GameExport, GameFormat, LookCommand, Tab};
pub use note::NoteCommand;
pub use play::{AnswerText, PlayCommand};
pub use settings::{DialogKind, PanelId, SettingsCommand, TextSize, ThemeChoice};

/// One wish of the user.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Open, close, save, list files.
    File(FileCommand),
    /// Go through the game.
    Go(GoCommand),
    /// Name, fold, compare and branch lines.
    Line(LineCommand),
    /// Decide, enter luck, correct.
    Play(PlayCommand),
    /// Whose eye, which page, what is pointed at.
    Look(LookCommand),
    /// Write and withdraw notes.
    Note(NoteCommand),
    /// Search events.
    Find(FindCommand),
    /// Who was winning when, and what was missed.
    Insight(InsightCommand),
    /// Disputes, and the game under other readings.
    Dispute(DisputeCommand),
    /// Preferences, panels, dialogs, help, quit.
    Settings(SettingsCommand),
}

/// Makes `Command` of each of its parts.
macro_rules! from_parts {
    ( $( $variant:ident($part:ty) ),* $(,)? ) => {
        $(
            impl From<$part> for Command {
                fn from(part: $part) -> Self {
                    Self::$variant(part)
                }
            }
        )*
    };
}

from_parts! {
    File(FileCommand),
    Go(GoCommand),
    Line(LineCommand),
    Play(PlayCommand),
    Look(LookCommand),
    Note(NoteCommand),
    Find(FindCommand),
    Insight(InsightCommand),
    Dispute(DisputeCommand),
    Settings(SettingsCommand),
}

/// What the panels of one frame ask for, in the order they asked.
#[derive(Default, Debug)]
pub struct Asked(pub Vec<Command>);

impl Asked {
    /// Asks for something.
    pub fn push(&mut self, command: impl Into<Command>) {
        self.0.push(command.into());
    }
}

//! Preferences, panels, dialogs.

use kanso_engine::Lang;
use serde::{Deserialize, Serialize};

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum ThemeChoice {
    /// As the system has it.
    #[default]
    System,
    /// Dark letters on light ground.
    Light,
    /// Light letters on dark ground.
    Dark,
}

/// Size of everything, against the usual.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug, Serialize, Deserialize)]
pub struct TextSize(pub f32);

impl TextSize {
    /// The least.
    pub const MIN: Self = Self(0.7);
    /// The greatest.
    pub const MAX: Self = Self(2.0);
}

impl Default for TextSize {
    fn default() -> Self {
        Self(1.0)
    }
}

/// A panel that can be shown or hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PanelId {
    /// The tree of lines, below the list of the game.
    Lines,
    /// What happened, at the right.
    Side,
    /// The timeline at the bottom.
    Timeline,
}

/// A dialog that can be opened; each asks something before it does it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DialogKind {
    /// Write a note.
    Note,
    /// Write a note about a line as a whole.
    LineNote(kanso_replay::log::record::LineId),
    /// Make a line.
    Branch,
    /// Enter what fell.
    Outcome,
    /// Correct the next event of the line.
    Correct,
    /// End the game here: the players stop before the rules do.
    Seal,
    /// Go to an address.
    Address,
    /// Call a line something else.
    Rename(kanso_replay::log::record::LineId),
    /// Whether a line is really to be hidden.
    DeleteLine(kanso_replay::log::record::LineId),
    /// Whether the game that is open is really to be deleted.
    DeleteGame,
    /// Where a line is extracted to.
    Extract(kanso_replay::log::record::LineId),
    /// File a dispute about where one stands.
    Dispute(super::ContestedPart),
    /// Where the report of a dispute, by its number, is written to.
    Report(u32),
    /// How a dispute, by its number, is settled.
    Settle(u32),
    /// Under which other reading the game is to be looked at.
    Reading,
    /// Where the log is saved to.
    SaveAs,
    /// Where the board is written to.
    ExportBoard,
    /// Where the game is written to in another form, and for whom: with `true` for one eye.
    ExportGame(super::GameFormat, bool),
    /// Begin a game.
    NewGame,
    /// Whether what was tried in memory may be given up.
    Leave,
    /// The keys.
    Help,
    /// What verification found.
    Findings,
}

/// Preferences, panels, dialogs.
#[derive(Clone, PartialEq, Debug)]
pub enum SettingsCommand {
    /// Speak this language.
    Lang(Lang),
    /// Light or dark.
    Theme(ThemeChoice),
    /// Size of everything.
    TextSize(TextSize),
    /// Show or hide a panel.
    Panel(PanelId, bool),
    /// Whether pieces move visibly from step to step.
    Motion(bool),
    /// Whether routine steps are told, too.
    Routine(bool),
    /// One phone goes around, and shows to each player what that one may know; or it stays with one who sees all.
    PassAround(bool),
    /// Open a dialog.
    Open(DialogKind),
    /// Open a dialog about the event that is shown: one stands before it then.
    OpenAbout(DialogKind),
    /// Close the dialog without doing anything.
    CloseDialog,
    /// Put a message away, by its number.
    Dismiss(u64),
    /// End the program.
    Quit,
}

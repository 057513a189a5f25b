//! Notes.

use kanso_replay::log::record::{Glyph, LineId};

/// Notes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoteCommand {
    /// Write a note to where one stands; the author is the one in the settings.
    Add(String),
    /// Write a note about a line as a whole.
    AddToLine(LineId, String),
    /// Say by a sign what one thinks of the decision that led to where one stands; none: no longer.
    Glyph(Option<Glyph>),
    /// Withdraw a note by its number.
    Withdraw(u32),
    /// Who writes the notes from now on.
    Author(String),
}

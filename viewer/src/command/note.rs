//! Notes.

/// Notes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoteCommand {
    /// Write a note to where one stands; the author is the one in the settings.
    Add(String),
    /// Withdraw a note by its number.
    Withdraw(u32),
    /// Who writes the notes from now on.
    Author(String),
}

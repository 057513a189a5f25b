//! Notes.

use super::Model;
use crate::command::NoteCommand;

impl Model {
    pub(super) fn apply_note(&mut self, command: NoteCommand) {
        if let NoteCommand::Author(author) = command {
            self.settings.author = author;
            return;
        }
        let Some(table) = &mut self.table else { return };
        let done = match command {
            NoteCommand::Add(text) => table.review.note(&self.settings.author, &text).map(|_| ()),
            NoteCommand::Withdraw(number) => table.review.withdraw_note(number),
            NoteCommand::Author(_) => Ok(()),
        };
        match done {
            Ok(()) => {
                table.changed();
                self.dialog = None;
            }
            Err(error) => self.refuse(error.to_string()),
        }
    }
}

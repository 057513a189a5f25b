//! What was tried in memory is not thrown away without a question.

use super::{Dialog, Model, Opening};
use crate::command::{DialogKind, FileCommand, SettingsCommand};
use crate::words::dialogs as words;

/// What waits for the answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// A wish about files.
    File(FileCommand),
    /// The end of the program.
    Quit,
}

impl Model {
    /// The command, if it can be carried out at once; else the question is asked first.
    pub(super) fn leave_first(&mut self, command: FileCommand) -> Option<FileCommand> {
        let has_file = self.table.as_ref().is_some_and(|table| table.path.is_some());
        let leaves = match &command {
            FileCommand::Reload | FileCommand::GoOn => has_file,
            FileCommand::Open(_)
            | FileCommand::Close
            | FileCommand::Library
            | FileCommand::New(_)
            | FileCommand::Example(_) => true,
            FileCommand::Ask
            | FileCommand::AskFolder
            | FileCommand::Dropped(_)
            | FileCommand::AskPath(_)
            // It becomes one that opens.
            | FileCommand::Beside(_)
            | FileCommand::Path(..)
            | FileCommand::SaveAs(_)
            | FileCommand::Delete
            | FileCommand::ForgetFolder
            | FileCommand::ForgetRecent(_)
            | FileCommand::LibrarySearch(_)
            | FileCommand::LibrarySort(_)
            | FileCommand::Begin(_)
            | FileCommand::Leave => false,
        };
        if leaves && self.is_unsaved() {
            self.ask_to_leave(Waiting::File(command));
            return None;
        }
        Some(command)
    }

    /// True if the program may end now; else the question is asked first. What was typed into a
    /// dialog is pointed out once.
    pub(super) fn may_quit(&mut self) -> bool {
        let (typed, lang) = (self.is_typed(), self.lang());
        if typed && let Some(dialog) = &mut self.dialog {
            dialog.problem = Some(words::TYPED.in_lang(lang).to_owned());
            return false;
        }
        if self.is_unsaved() {
            self.ask_to_leave(Waiting::Quit);
            return false;
        }
        true
    }

    /// True if ending the program now would lose something that nobody was asked about yet.
    pub fn would_lose(&self) -> bool {
        self.is_unsaved() || self.is_typed()
    }

    /// True if something was typed into the dialog that is open, and nobody was told that it would
    /// be lost.
    fn is_typed(&self) -> bool {
        let Some(dialog) = &self.dialog else { return false };
        let told = dialog.problem.as_deref() == Some(words::TYPED.in_lang(self.lang()));
        !told
            && Dialog::open(dialog.kind.clone(), self).is_some_and(|fresh| {
                let typed = |dialog: &Dialog| {
                    let Dialog {
                        text, more, picked, then, branch, new_game, filing, settling, ..
                    } = dialog.clone();
                    // What was written is in its file.
                    let filing = filing.filter(|draft| draft.written.is_none());
                    let filing = filing.map(|draft| (draft.text, draft.rule));
                    (text, more, picked, then, branch, new_game, filing, settling)
                };
                typed(dialog) != typed(&fresh)
            })
    }

    /// True if there is something in memory that no file has.
    pub fn is_unsaved(&self) -> bool {
        self.table.as_ref().is_some_and(super::Table::is_unsaved)
    }

    fn ask_to_leave(&mut self, waiting: Waiting) {
        self.ask(DialogKind::Leave);
        if let Some(dialog) = &mut self.dialog {
            dialog.waiting = Some(waiting);
        }
    }

    /// What was tried is given up: what waited for it goes on.
    pub(super) fn leave(&mut self) {
        let waiting = self.dialog.take().and_then(|dialog| dialog.waiting);
        if let Some(table) = &mut self.table {
            table.given_up = table.revision;
        }
        match waiting {
            Some(Waiting::File(command)) => self.apply_file(command),
            Some(Waiting::Quit) => self.apply_settings(SettingsCommand::Quit),
            None => {}
        }
    }

    /// True if a game is being opened or made just now.
    pub fn is_opening(&self) -> bool {
        matches!(self.opening, Opening::Busy { .. })
    }
}

//! Messages above the table: what went wrong, what was done.

use super::Model;

/// How much a message matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// It was done.
    Info,
    /// Something to know.
    Warning,
    /// It could not be done.
    Error,
}

/// A message, in the language that was spoken when it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Its number, by which it is put away.
    pub number: u64,
    /// How much it matters.
    pub weight: Weight,
    /// What is said, and what to do next.
    pub text: String,
}

/// Most messages that are kept: the oldest ones go first.
const NOTICES_MAX: usize = 4;

impl Model {
    /// Says something.
    pub fn say(&mut self, weight: Weight, text: impl Into<String>) {
        let number = self.ticket();
        self.notices.push(Notice { number, weight, text: text.into() });
        let extra = self.notices.len().saturating_sub(NOTICES_MAX);
        self.notices.drain(..extra);
    }

    /// Says why something was not done.
    pub fn complain(&mut self, text: impl Into<String>) {
        self.say(Weight::Error, text);
    }

    /// Says why something was not done: in the dialog that asked for it, if one is open.
    pub fn refuse(&mut self, text: impl Into<String>) {
        match &mut self.dialog {
            Some(dialog) => {
                dialog.busy = false;
                dialog.problem = Some(text.into());
            }
            None => self.complain(text),
        }
    }

    /// Puts a message away.
    pub fn dismiss(&mut self, number: u64) {
        self.notices.retain(|notice| notice.number != number);
    }
}

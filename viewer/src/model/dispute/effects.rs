//! What another value of a reading would do to the line, found out before a dispute is filed.

use crate::model::Model;
use crate::platform::Job;

/// What another value of a reading does to a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadingEffect {
    /// It is being found out.
    Waiting,
    /// Nothing: every event comes to the same.
    Nothing,
    /// The record fits as it is; after so many events another thing may be done first.
    Choices(u32),
    /// Another thing comes of it.
    Parts {
        /// The first event that is not the same, from 1; 0: the set-up.
        event: u32,
        /// How many events of the record wait, where only a person could go on.
        waiting: u32,
    },
    /// It cannot be told, and why.
    Failed(String),
}

impl Model {
    /// Finds out what these values would do, each by the id of its reading and the value.
    pub(super) fn find_effects(&mut self, of: Vec<(String, String)>) {
        let fresh = self.ticket();
        let Some(table) = &self.table else { return };
        let (log, line) = (table.log(), table.here().line);
        let Some(draft) = self.dialog.as_mut().and_then(|dialog| dialog.filing.as_mut()) else {
            return;
        };
        let ticket = *draft.ticket.get_or_insert(fresh);
        for of in &of {
            draft.effects.insert(of.clone(), ReadingEffect::Waiting);
        }
        self.start(Job::Effects { ticket, log, line, of });
    }

    /// What one value would do was found out.
    pub(in crate::model) fn effect_found(
        &mut self,
        ticket: u64,
        of: (String, String),
        effect: ReadingEffect,
    ) {
        let draft = self.dialog.as_mut().and_then(|dialog| dialog.filing.as_mut());
        if let Some(draft) = draft.filter(|draft| draft.ticket == Some(ticket)) {
            draft.effects.insert(of, effect);
        }
    }
}

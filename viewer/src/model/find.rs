//! Searching events: by text, seat, rule, kind, thing.

use super::Model;
use crate::command::{FindCommand, GoCommand};
use kanso_engine::Seat;
use kanso_replay::review::Position;

/// Which events are looked for. Empty fields narrow nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query {
    /// Words of the event or of what came of it; letters of either case.
    pub text: String,
    /// Whose decision.
    pub seat: Option<Seat>,
    /// A rule id, or its beginning.
    pub rule: String,
    /// Chance events alone, or decisions alone.
    pub chance: Option<bool>,
}

impl Query {
    /// Whether nothing is asked for.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// An event that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Its number on its line, from 1.
    pub event: u32,
    /// What the eye calls it.
    pub number: u32,
    /// The event in words.
    pub words: String,
}

/// What is searched.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FindState {
    /// What is looked for.
    pub query: Query,
    /// What was found, ascending.
    pub found: Vec<Finding>,
    /// Whether the words of the line are still being collected.
    pub busy: bool,
    pub(super) ticket: u64,
}

impl Model {
    pub(super) fn apply_find(&mut self, command: FindCommand) {
        let Some(table) = &mut self.table else { return };
        let here = table.here();
        let found = &table.find.found;
        let to = match command {
            FindCommand::For(query) => {
                table.find.query = query;
                None
            }
            FindCommand::Next => found.iter().find(|at| at.event > here.event),
            FindCommand::Previous => found.iter().rfind(|at| at.event < here.event),
        };
        if let Some(event) = to.map(|at| at.event) {
            self.apply_go(GoCommand::To(Position::after(here.line, event)));
        }
    }

    /// The words of the line were collected.
    pub(super) fn indexed(&mut self, ticket: u64, index: crate::platform::Index) {
        let Some(table) = &mut self.table else { return };
        if table.find.ticket == ticket {
            table.find.busy = false;
            drop(index);
        }
    }
}

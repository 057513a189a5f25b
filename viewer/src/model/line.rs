//! Lines: naming, folding, branching, comparing.

use super::Model;
use crate::command::LineCommand;
use kanso_replay::log::record::LineId;

/// Two lines side by side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// The other line.
    pub with: LineId,
    /// How many first events both share.
    pub shared: u32,
}

impl Model {
    pub(super) fn apply_line(&mut self, command: LineCommand) {
        let Some(table) = &mut self.table else { return };
        let done = match command {
            LineCommand::Rename(line, name) => table.review.rename(line, &name),
            LineCommand::Promote(line) => table.review.promote(line),
            LineCommand::Fold(line, folded) => table.review.fold(line, folded),
            LineCommand::Delete(line) => table.review.delete(line),
            LineCommand::Compare(with) => {
                let shared = table.shared_events(table.here().line, with);
                table.compared = Some(Comparison { with, shared });
                return;
            }
            LineCommand::StopComparing => {
                table.compared = None;
                return;
            }
            LineCommand::Branch { .. } | LineCommand::Extract(..) => Ok(()),
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

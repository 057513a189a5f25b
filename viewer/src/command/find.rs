//! Searching events.

use crate::model::Query;

/// Searching events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FindCommand {
    /// Look for events like these.
    For(Query),
    /// Go to the next one found.
    Next,
    /// Go to the one found before.
    Previous,
}

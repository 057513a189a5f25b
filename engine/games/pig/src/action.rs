//! What a player of Pig can say.

use serde::{Deserialize, Serialize};

/// A decision. Append-only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// PG-1.1: roll the die.
    Roll,
    /// PG-1.4: bank the turn's total.
    Hold,
}

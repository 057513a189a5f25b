//! Events: what a log is made of.

use crate::chance::Outcome;
use serde::{Deserialize, Serialize};

/// One decision of a seat, or one chance outcome.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event<A> {
    /// What a seat that was asked decided. The seat follows from the state.
    Decision(A),
    /// What fell.
    Chance(Outcome),
}

//! Whether a golden's log is sound.

use crate::log::{RawLog, Tail};

/// What verification finds wrong with a log, in words.
pub(super) fn problems(raw: &RawLog<'_>) -> Vec<String> {
    match &raw.tail {
        Tail::Clean => Vec::new(),
        Tail::Torn { error, .. } => vec![error.to_string()],
    }
}

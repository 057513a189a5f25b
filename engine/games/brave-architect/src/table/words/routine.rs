//! What a reader is told in place of passes that were left out.

use crate::prelude::*;
use std::fmt;

/// How many passes were left out. Source: BA-20.1.
pub fn routine(count: u32, lang: Lang, to: Words<'_>) -> fmt::Result {
    match (lang, count) {
        (Lang::En, 1) => write!(to, "1 pass"),
        (Lang::En, _) => write!(to, "{count} passes"),
        (Lang::Ja, _) => write!(to, "パス{count}回"),
    }
}

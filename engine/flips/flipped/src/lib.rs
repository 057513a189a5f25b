//! The games with a switch at every condition and number, as the build script wrote them.

#![cfg(feature = "copies")]
// The sources are linted as they are written; what is added to them is not.
#![allow(warnings, clippy::all, clippy::pedantic, clippy::restriction, clippy::float_arithmetic)]

use kanso_engine::flip::{Kind, Site};

/// Every place that can be flipped, by game, file and line. A site's number is its index.
pub static SITES: &[Site] = include!(concat!(env!("OUT_DIR"), "/sites.rs"));

// Lints and documentation look at the sources as they are written.
#[cfg(not(any(clippy, doc)))]
include!(concat!(env!("OUT_DIR"), "/games/mod.rs"));

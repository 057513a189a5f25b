//! The games with a switch at every condition and number, as the build script wrote them.

// The sources are linted as they are written; what is added to them is not.
#![allow(warnings, clippy::all, clippy::pedantic, clippy::restriction, clippy::float_arithmetic)]

include!(concat!(env!("OUT_DIR"), "/games/mod.rs"));

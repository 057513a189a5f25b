//! Helpers shared by the tests that need more than one crate.

pub mod evening;
pub mod inputs;
pub mod targets;

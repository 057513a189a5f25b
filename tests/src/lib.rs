//! Helpers shared by the tests that need more than one crate.

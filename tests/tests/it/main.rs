//! Tests that need more than one crate.

mod tidy;
mod tutorial;

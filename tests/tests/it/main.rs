//! Tests that need more than one crate.

mod log_crash;
mod log_disk;
mod log_format;
mod tidy;
mod tutorial;

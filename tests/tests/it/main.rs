//! Tests that need more than one crate.

mod damaged;
mod golden;
mod log_crash;
mod log_disk;
mod log_format;
mod log_hostile;
mod tidy;
mod tutorial;

//! Tests that need more than one crate.

mod called;
mod corpus;
mod damaged;
mod dispute_hostile;
mod disputes;
mod event_limit;
mod forecasts;
mod formats;
mod games;
mod golden;
mod log_crash;
mod log_disk;
mod log_format;
mod log_hostile;
mod no_panic;
mod revision;
mod rook_lines;
mod tidy;
mod tutorial;
mod twins;
mod typed;

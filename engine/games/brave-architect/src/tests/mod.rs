//! Tests of the rules, each by its source.

pub(crate) mod laws;
pub(crate) mod second_reading;
mod twins;
pub(crate) mod vectors;

//! Brave Architect: two to four heroes, built by their players, fight one huge dragon together.
//!
//! Source: the play manual of 2016. The rules are numbered by subject (`rule_list`); each is cited
//! at the line that applies it.
//!
//! # Readings
//!
//! The open questions of the rulebook, BA-R2 to BA-R86 (many numbers are not in use), are switches:
//! `readings`.

pub mod readings;
pub mod rule_list;
pub mod vocabulary;

//! Mamono Raid: parties of four raid one huge monster and compete for its parts.
//!
//! Source: rulebook Ver. 1.80 (second edition). The rules are numbered by subject (`rule_list`);
//! each is cited at the line that applies it.

pub mod cards;
pub mod readings;
pub mod rule_list;
pub mod vocabulary;

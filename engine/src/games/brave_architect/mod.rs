//! Brave Architect: two to four heroes fight together against one huge dragon.
//!
//! Source: the play manual of 2016. The rules are numbered by subject (`rule_list`).

pub mod cards;
pub mod vocabulary;

//! What is not computed: cards, rules by id, readings, revisions.

pub mod cards;
pub mod readings;
pub mod revisions;
pub mod rule_list;
pub mod vocabulary;

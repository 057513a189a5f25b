//! What is not computed: the rules by number and the open questions.

pub mod readings;
pub mod rule_list;

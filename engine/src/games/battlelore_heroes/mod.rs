//! BattleLore with Heroes.

pub mod readings;
pub mod rule_list;

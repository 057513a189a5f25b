//! What happens, by the chapters of the rulebook.

pub(crate) mod announce;
pub(crate) mod answer;
pub(crate) mod battle;
pub(crate) mod effect;
pub(crate) mod exchange;
pub(crate) mod payment;
pub(crate) mod target;
pub(crate) mod values;
pub(crate) mod zones;

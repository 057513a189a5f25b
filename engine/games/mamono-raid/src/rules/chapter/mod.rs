//! What happens, by the chapters of the rulebook.

pub(crate) mod bazaar;
pub(crate) mod enemy_phase;
pub(crate) mod level_up;
pub(crate) mod scoring;
pub(crate) mod skill;
pub(crate) mod turn;

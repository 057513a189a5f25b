//! What happens, by the chapters of the rulebook.

pub(crate) mod benefit;
pub(crate) mod command;
pub(crate) mod declaration;
pub(crate) mod elimination;
pub(crate) mod end_phase;
pub(crate) mod invasion;
pub(crate) mod movement;
pub(crate) mod roll;
pub(crate) mod skill;
pub(crate) mod summon;

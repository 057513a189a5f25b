//! What happens, by the chapters of the rulebook.

pub(crate) mod aaa;
pub(crate) mod aftermath;
pub(crate) mod artifact_deck;
pub(crate) mod campaign;
pub(crate) mod gain;
pub(crate) mod items;
pub(crate) mod lore_effects;
pub(crate) mod lore_play;
pub(crate) mod victory;

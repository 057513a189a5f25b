//! Shells of parts that land next; each goes when its part lands.

#![allow(clippy::unimplemented, clippy::unused_self, reason = "goes when the parts land")]

use super::BerserkTcg;
use super::action::Action;
use super::state::{CardId, State};
use crate::Seat;

// RULES
#[rustfmt::skip]
impl BerserkTcg {
    pub(super) fn vanguard_candidates(&self, _: &State, _: Seat) -> Vec<CardId> { unimplemented!("legal") }
    pub(super) fn fighter_candidates(&self, _: &State, _: Seat) -> Vec<CardId> { unimplemented!("legal") }
    pub(super) fn assign_options(&self, _: &State) -> Vec<Action> { unimplemented!("legal") }
}

//! Shells of parts that land next; each goes when its part lands.

#![allow(clippy::unimplemented, clippy::unused_self, reason = "goes when the parts land")]

use super::action::Action;
use super::cards::CardKind;
use super::state::{CardId, City, Drawn, DrawnBy, State};
use super::{BerserkTcg, Tracing};
use crate::{Kind, Rule, Seat};

// RULES
#[rustfmt::skip]
impl BerserkTcg {
    pub(super) fn vanguard_candidates(&self, _: &State, _: Seat) -> Vec<CardId> { unimplemented!("legal") }
    pub(super) fn fighter_candidates(&self, _: &State, _: Seat) -> Vec<CardId> { unimplemented!("legal") }
    pub(super) fn assign_options(&self, _: &State) -> Vec<Action> { unimplemented!("legal") }
}

// EFFECTS
#[rustfmt::skip]
impl BerserkTcg {
    pub(super) fn resolve_beat(&self, _: &mut State, _: &mut Tracing) { unimplemented!("effect") }
    pub(super) fn settle_draw(&self, _: &mut State, _: Drawn, _: &[Kind], _: &mut Tracing) { unimplemented!("effect") }
    pub(super) fn draw(&self, _: &mut State, _: Seat, _: u8, _: DrawnBy, _: Rule, _: &mut Tracing) { unimplemented!("effect") }
    pub(super) fn deal_damage(&self, _: &mut State, _: &[(CardId, u16)], _: bool, _: &mut Tracing) { unimplemented!("effect") }
    pub(super) fn discard_chosen(&self, _: &mut State, _: CardId, _: &mut Tracing) { unimplemented!("effect") }
    pub(super) fn sacrifice_chosen(&self, _: &mut State, _: CardId, _: &mut Tracing) { unimplemented!("effect") }
    pub(super) fn take(&self, _: &mut State, _: CardId, _: &mut Tracing) { unimplemented!("effect") }
    pub(super) fn take_none(&self, _: &mut State, _: &mut Tracing) { unimplemented!("effect") }
    pub(super) fn bottom(&self, _: &mut State, _: CardId, _: &mut Tracing) { unimplemented!("effect") }
    pub(super) fn place(&self, _: &mut State, _: CardId, _: City, _: &mut Tracing) { unimplemented!("effect") }
    pub(super) fn find(&self, _: &mut State, _: CardKind, _: &mut Tracing) { unimplemented!("effect") }
    pub(super) fn stop_search(&self, _: &mut State, _: &mut Tracing) { unimplemented!("effect") }
}

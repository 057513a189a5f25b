//! What lies in the piles, which everybody can work out. Source: MR-3.15.

use super::{View, ids, token};
use crate::prelude::*;
use kanso_engine::scene::{Look, Pile, Token};

/// The chips of stages 2 and 3 that are still to come.
pub(super) fn piles(view: View<'_>) -> Vec<Pile> {
    let pile = |id, bag: &Bag| {
        let kinds = bag.iter();
        let kinds = kinds.filter_map(|(kind, count)| Some((ChipKind::try_from(kind).ok()?, count)));
        let chips = kinds.map(|(kind, count)| {
            let chip = token::loose_chip(view, kind);
            (Token { look: Look::Card, ..chip }, count)
        });
        Pile::of(id, chips)
    };
    let piles =
        [pile(ids::STAGE2, &view.state.stage2_bag), pile(ids::STAGE3, &view.state.stage3_bag)];
    piles.into_iter().flatten().collect()
}

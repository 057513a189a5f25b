//! What an action pays, and which have no place on the table.

use super::words::CARD;
use crate::prelude::*;
use kanso_engine::scene::{Badge, Icon};

impl BerserkTcg {
    /// Hand cards that an action will cost. Source: BK-5.10, BK-5.22.
    pub(crate) fn price(&self, state: &State, action: &Action, into: &mut Vec<Badge>) {
        let cost = match action {
            Action::Open { card } | Action::OpenQuick { card } => {
                state.find(*card).map(|card| self.opening_cost(state, card))
            }
            Action::Use { card, ability } => {
                let cost = state.find(*card);
                let cost = cost.and_then(|card| self.ability_cost(card.kind, *ability));
                cost.map(|cost| Cost { coloured: [0; 4], any: cost.any })
            }
            _ => None,
        };
        if let Some(cost) = cost {
            let price = Badge::price(Icon::Hand, cost.cards(), &CARD);
            into.extend(price.map(|price| price.signed(Icon::Hand, cost.signs())));
        }
    }

    /// True for what ends or leaves something.
    pub(crate) const fn is_beside(action: &Action) -> bool {
        matches!(action, Action::StopAssign | Action::Pass { .. })
    }
}

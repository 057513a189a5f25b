//! What the next enemy phase would do to a party as the table lies now.
//!
//! Source: MR-5.3 to MR-5.8, MR-8.1, MR-9.18, MR-9.19. Items that their owner is asked about (MR-R37
//! `ask-owner`) are left out: what will be answered is not known.

use super::View;
use crate::prelude::*;
use crate::readings::{AlreadyDown, EnemyItems, PenaltySupply};

/// What one party would suffer, step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Forecast {
    /// Damage a: markers away from home.
    pub(super) away: u8,
    /// Damage b: the monster's level.
    pub(super) level: u32,
    /// Shields of cards.
    pub(super) shield: u32,
    /// Those of a held bonus shield.
    pub(super) bonus: u32,
    /// The item that would soften what is left, and by how much.
    pub(super) softener: Option<(ItemKind, u8)>,
    /// What is left of the damage.
    pub(super) damage: u32,
    /// What follows for the party.
    pub(super) end: End,
}

/// What follows from the damage that is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// The party has life chips enough, or nothing more happens to it.
    Stands,
    /// A death penalty card.
    Penalty,
    /// This item is used up in place of one.
    Saved(ItemKind),
}

/// What would happen to a seat; none where no enemy phase follows: the game is over, or its last round
/// goes on.
pub(super) fn of(view: View<'_>, seat: Seat) -> Option<Forecast> {
    let View { game, state } = view;
    if view.is_over() || state.core_taken() {
        return None;
    }
    let shielded = game.next_damage(state, seat);
    let by_itself = game.readings().enemy_items == EnemyItems::Automatic;
    let acts = |is_wanted: fn(ItemEffect) -> bool| {
        game.with_effect(state, seat, is_wanted).filter(|_| by_itself)
    };
    let softener = acts(|effect| matches!(effect, ItemEffect::Soften(_)))
        .filter(|_| shielded > 0)
        .and_then(|item| match game.cards().item(item).effect {
            Some(ItemEffect::Soften(by)) => Some((item, by)),
            _ => None,
        });
    let damage = shielded.saturating_sub(softener.map_or(0, |(_, by)| by.into()));
    // Those on skills return before it comes.
    let life = u32::from(view.seat(seat).life) + super::figures::locked(view, seat);
    let spared = life == 0 && game.readings().already_down == AlreadyDown::NoPenalty
        || game.deaths_left(state) == 0 && game.readings().penalty_supply == PenaltySupply::MaxFive;
    let end = if damage <= life || spared {
        End::Stands
    } else {
        acts(|effect| matches!(effect, ItemEffect::Save)).map_or(End::Penalty, End::Saved)
    };
    Some(Forecast {
        away: game.away(state, seat),
        level: game.level_damage(state),
        shield: game.shield(state, seat),
        bonus: game.held_bonus(state, seat),
        softener,
        damage,
        end,
    })
}

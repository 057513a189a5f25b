//! Outcomes in words: what was rolled, drawn or turned up.

use super::{CARDS, fmt, say};
use crate::prelude::*;
use crate::rules::course::kinds_as;
use kanso_engine::words::Tell;

/// An outcome in words; the table is as it was before it.
pub(crate) fn outcome(at: At<'_>, outcome: &Outcome, to: Words<'_>) -> fmt::Result {
    match outcome {
        Outcome::Roll(faces) => match faces.as_slice() {
            [one, two] => say! { at, to; "{one} and {two}" / "{one}と{two}" },
            faces => numbers(at, faces, to),
        },
        Outcome::Draw(kinds) => drawn(at, kinds, to),
        // Nothing is picked or shuffled in this game.
        Outcome::Pick(number) => write!(to, "{number}"),
        Outcome::Shuffle(order) => numbers(at, order, to),
    }
}

fn numbers<N: fmt::Display>(at: At<'_>, numbers: &[N], to: Words<'_>) -> fmt::Result {
    write!(to, "{}", at.list(numbers, "nothing", "なし"))
}

/// Cards that were drawn; those of a hidden hand by their number.
fn drawn(at: At<'_>, kinds: &[Kind], to: Words<'_>) -> fmt::Result {
    match at.state.tasks.last() {
        Some(Task::Draw { seat, .. }) if !at.game.shows_hand(*seat, at.eye) => {
            write!(to, "{}", at.count(kinds.len() as u64, &CARDS))
        }
        Some(Task::Draw { .. }) => cards(at, kinds_as::<CardKind>(kinds), to),
        Some(Task::DealParty) => cards(at, kinds_as::<Party>(kinds), to),
        Some(Task::Reveal { .. }) => cards(at, kinds_as::<ItemKind>(kinds), to),
        Some(_) | None => cards(at, kinds.iter().map(|kind| EnemyCard::of(*kind)), to),
    }
}

fn cards<T: Tell<BraveArchitect>>(
    at: At<'_>,
    cards: impl Iterator<Item = T>,
    to: Words<'_>,
) -> fmt::Result {
    write!(to, "{}", at.told(&cards.collect::<Vec<_>>()))
}

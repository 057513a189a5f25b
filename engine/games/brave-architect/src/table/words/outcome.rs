//! Outcomes in words: what was rolled, drawn or turned up.

use super::{BraveArchitect, CARDS, Teller, fmt, say};
use crate::cards::{CardKind, EnemyCard, ItemKind, Party};
use crate::rules::course::kinds_as;
use crate::state::{State, Task};
use kanso_engine::game::Words;
use kanso_engine::{Eye, Kind, Lang, Outcome};

/// An outcome in words; `state` is the one before it.
pub fn outcome(
    game: &BraveArchitect,
    state: &State,
    outcome: &Outcome,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    match outcome {
        Outcome::Roll(faces) => match faces.as_slice() {
            [one, two] => say! { t, to; "{one} and {two}" / "{one}と{two}" },
            faces => numbers(t, faces, to),
        },
        Outcome::Draw(kinds) => drawn(t, state, kinds, to),
        // Nothing is picked or shuffled in this game.
        Outcome::Pick(number) => write!(to, "{number}"),
        Outcome::Shuffle(order) => numbers(t, order, to),
    }
}

fn numbers<N: fmt::Display + Copy>(t: Teller<'_>, numbers: &[N], to: Words<'_>) -> fmt::Result {
    write!(to, "{}", t.list(numbers.to_vec(), "nothing", "なし"))
}

/// Cards that were drawn; those of a hidden hand by their number.
fn drawn(t: Teller<'_>, state: &State, kinds: &[Kind], to: Words<'_>) -> fmt::Result {
    match state.tasks.last() {
        Some(Task::Draw { seat, .. }) if !t.game.shows_hand(*seat, t.eye) => {
            write!(to, "{}", t.count(kinds.len() as u64, &CARDS))
        }
        Some(Task::Draw { .. }) => {
            let cards: Vec<CardKind> = kinds_as(kinds).collect();
            write!(to, "{}", t.cards(&cards))
        }
        Some(Task::DealParty) => {
            let parties: Vec<Party> = kinds_as(kinds).collect();
            let names = parties.into_iter().map(|party| t.party(party)).collect();
            write!(to, "{}", t.list(names, "no card", "なし"))
        }
        Some(Task::Reveal { .. }) => {
            let items: Vec<ItemKind> = kinds_as(kinds).collect();
            write!(to, "{}", t.items(&items))
        }
        Some(_) | None => {
            let cards: Vec<EnemyCard> = kinds.iter().map(|kind| EnemyCard::of(*kind)).collect();
            write!(to, "{}", t.enemy_cards(&cards))
        }
    }
}

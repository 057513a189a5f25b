//! Outcomes in words: what was rolled or drawn.

use super::{ARTIFACTS, CHEST_TOKENS, COMMANDS, LORES, Tell, Teller, Thing, fmt, how_many};
use crate::prelude::*;
use crate::rules::course::kinds_as;
use crate::vocabulary::{FACES, Face};

/// An outcome in words; `state` is the one before it.
pub fn outcome(
    game: &BattleLore,
    state: &State,
    outcome: &Outcome,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    match outcome {
        Outcome::Roll(rolled) => {
            let dice = rolled.iter().filter(|face| (1..=FACES).contains(face));
            let faces: Vec<Face> = dice.map(|face| Face::of_die(*face)).collect();
            write!(to, "{}", t.told(&faces))
        }
        Outcome::Draw(kinds) => {
            let event = Event::Chance(outcome.clone());
            let shown = game.tells_event(state, &event, eye) == Telling::Whole;
            drawn(t, state, kinds, shown, to)
        }
        // Nothing is picked or shuffled in this game.
        Outcome::Pick(number) => write!(to, "{number}"),
        Outcome::Shuffle(order) => {
            write!(to, "{}", t.list(order.to_vec(), "nothing", "なし"))
        }
    }
}

/// Cards or tokens that were drawn; what is hidden from the eye by its number.
fn drawn(t: Teller<'_>, state: &State, kinds: &[Kind], shown: bool, to: Words<'_>) -> fmt::Result {
    match state.tasks.last() {
        Some(Task::DealCommands(_) | Task::DrawCommands { .. } | Task::FalseOrders(_)) => {
            cards::<Command>(t, kinds, shown, &COMMANDS, to)
        }
        Some(Task::DealLore(_) | Task::DrawLore { .. }) => {
            cards::<Lore>(t, kinds, shown, &LORES, to)
        }
        Some(Task::Search) if shown => {
            let names = kinds.iter().map(|kind| t.text(ChestToken::of(*kind).name()));
            write!(to, "{}", t.list(names, "nothing", "なし"))
        }
        Some(Task::Search) => write!(to, "{}", how_many(t, kinds, &CHEST_TOKENS)),
        Some(_) | None => cards::<Artifact>(t, kinds, shown, &ARTIFACTS, to),
    }
}

fn cards<T: TryFrom<Kind> + Tell<BattleLore>>(
    t: Teller<'_>,
    kinds: &[Kind],
    shown: bool,
    thing: &'static Thing,
    to: Words<'_>,
) -> fmt::Result {
    if !shown {
        return write!(to, "{}", how_many(t, kinds, thing));
    }
    let cards: Vec<T> = kinds_as(kinds).collect();
    write!(to, "{}", t.told(&cards))
}

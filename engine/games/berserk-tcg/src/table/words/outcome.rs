//! Outcomes in words: who is first, what was drawn, what a city is.
//!
//! The cards of a first hand, a draw and a look are told to their seat; others are told how many
//! (BK-3.16).

use super::{CARD, Teller, fmt, list, say};
use crate::prelude::*;

/// An outcome in words; `state` is the one before it.
pub(crate) fn outcome(at: At<'_>, outcome: &Outcome, to: Words<'_>) -> fmt::Result {
    let At { t, state } = at;
    match outcome {
        Outcome::Draw(kinds) => drawn(t, state, kinds, to),
        Outcome::Pick(seat) => say! { t, to;
            "{seat} goes first" / "先攻は{seat}";
            seat = t.game.names.get(usize::from(*seat)).map_or("?", |name| name.as_str())
        },
        // No chance of this game has faces or an order.
        Outcome::Roll(numbers) => write!(to, "{}", list(t, numbers.iter())),
        Outcome::Shuffle(numbers) => write!(to, "{}", list(t, numbers.iter())),
    }
}

fn drawn(t: Teller<'_>, state: &State, kinds: &[Kind], to: Words<'_>) -> fmt::Result {
    match state.chance() {
        Some(Drawn::CityReveal { city }) => {
            let (city, names) = (t.told(&city), cities(t.game, kinds));
            say! { t, to; "{city}: {names}" / "{city}は{names}"; names = t.told(&names) }
        }
        Some(Drawn::LocalCities) => write!(to, "{}", t.told(&cities(t.game, kinds))),
        Some(Drawn::InitialDraw { seat, .. }) => private(t, seat, kinds, 0, to),
        Some(Drawn::Draw { seat, bottom, .. } | Drawn::Look { seat, bottom, .. }) => {
            private(t, seat, kinds, bottom, to)
        }
        Some(Drawn::Mill { .. } | Drawn::FirstPlayer) | None => {
            write!(to, "{}", t.told(&cards(kinds)))
        }
    }
}

/// Cards for one seat, with the known ones from the bottom of the deck that go with them.
fn private(t: Teller<'_>, seat: Seat, kinds: &[Kind], bottom: u8, to: Words<'_>) -> fmt::Result {
    if !t.eye.sees(seat) {
        return write!(to, "{}", t.count(kinds.len() as u32 + u32::from(bottom), &CARD));
    }
    let cards = cards(kinds);
    let cards = t.told(&cards);
    if bottom == 0 {
        return write!(to, "{cards}");
    }
    say! { t, to;
        "{cards}, and {known} from the bottom" / "{cards}（ほかにデッキの下から{known}）";
        known = t.count(bottom, &CARD)
    }
}

fn cards(kinds: &[Kind]) -> Vec<CardKind> {
    kinds.iter().filter_map(|kind| CardKind::try_from(*kind).ok()).collect()
}

fn cities(game: &BerserkTcg, kinds: &[Kind]) -> Vec<Identity> {
    let known = kinds.iter().filter_map(|kind| u8::try_from(kind.0).ok());
    known.filter(|city| usize::from(*city) < game.cards.cities.len()).map(Identity).collect()
}

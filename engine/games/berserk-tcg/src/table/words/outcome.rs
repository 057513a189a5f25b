//! Outcomes in words: who is first, what was drawn, what a city is.
//!
//! The cards of a first hand, a draw and a look are told to their seat; others are told how many
//! (BK-3.16).

use super::{BerserkTcg, CARD, Eye, Lang, Teller, fmt, list, say};
use crate::cards::CardKind;
use crate::state::{Drawn, State, Task};
use kanso_engine::game::Words;
use kanso_engine::{Kind, Outcome, Seat};

/// An outcome in words; `state` is the one before it.
pub fn outcome(
    game: &BerserkTcg,
    state: &State,
    outcome: &Outcome,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let t = Teller::new(game, lang, eye);
    match outcome {
        Outcome::Draw(kinds) => drawn(t, state, kinds, to),
        Outcome::Pick(seat) => say! { t, to;
            "{seat} goes first" / "先攻は{seat}";
            seat = t.seat(Seat::at(usize::from(*seat)))
        },
        // No chance of this game has faces or an order.
        Outcome::Roll(numbers) => write!(to, "{}", list(t, numbers.iter())),
        Outcome::Shuffle(numbers) => write!(to, "{}", list(t, numbers.iter())),
    }
}

fn drawn(t: Teller<'_>, state: &State, kinds: &[Kind], to: Words<'_>) -> fmt::Result {
    match state.tasks.last() {
        Some(Task::Chance(Drawn::CityReveal { city })) => say! { t, to;
            "{city}: {names}" / "{city}は{names}"; city = t.told(city), names = cities(t, kinds)
        },
        Some(Task::Chance(Drawn::LocalCities)) => write!(to, "{}", cities(t, kinds)),
        Some(Task::Chance(Drawn::InitialDraw { seat, count: _ })) => {
            private(t, *seat, kinds, 0, to)
        }
        Some(Task::Chance(
            Drawn::Draw { seat, count: _, bottom, by: _ } | Drawn::Look { seat, count: _, bottom },
        )) => private(t, *seat, kinds, *bottom, to),
        Some(
            Task::Chance(Drawn::Mill { .. } | Drawn::FirstPlayer)
            | Task::Ask(_)
            | Task::Setup(_)
            | Task::Announce(_)
            | Task::Put(_)
            | Task::Resolve(_)
            | Task::Exchange(_),
        )
        | None => write!(to, "{}", cards(t, kinds)),
    }
}

/// Cards for one seat, with the known ones from the bottom of the deck that go with them.
fn private(t: Teller<'_>, seat: Seat, kinds: &[Kind], bottom: u8, to: Words<'_>) -> fmt::Result {
    if !t.eye.sees(seat) {
        return write!(to, "{}", t.count(kinds.len() as u32 + u32::from(bottom), &CARD));
    }
    let cards = cards(t, kinds);
    if bottom == 0 {
        return write!(to, "{cards}");
    }
    say! { t, to;
        "{cards}, and {known} from the bottom" / "{cards}（ほかにデッキの下から{known}）";
        known = t.count(bottom, &CARD)
    }
}

fn cards(t: Teller<'_>, kinds: &[Kind]) -> impl fmt::Display {
    let known = kinds.iter().filter_map(|kind| CardKind::try_from(*kind).ok());
    list(t, known.map(|kind| t.told(&kind).to_string()).collect::<Vec<_>>())
}

fn cities(t: Teller<'_>, kinds: &[Kind]) -> impl fmt::Display {
    let rows = &t.game.cards.cities;
    let known = kinds.iter().filter_map(|kind| rows.get(usize::from(kind.0)));
    list(t, known.map(|city| city.name.in_lang(t.lang)).collect::<Vec<_>>())
}

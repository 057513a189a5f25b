//! Outcomes in words: what was turned up, dealt or found out.

use super::{Character, Display, MamonoRaid, Spot, Teller, fmt, say};
use crate::cards::PartKind;
use crate::state::{State, Task};
use kanso_engine::game::Words;
use kanso_engine::{Eye, Kind, Lang, Outcome};

/// An outcome in words; `state` is the one before it.
pub fn outcome(
    game: &MamonoRaid,
    state: &State,
    outcome: &Outcome,
    lang: Lang,
    _: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let t = Teller::new(game, lang);
    match outcome {
        Outcome::Draw(kinds) => drawn(t, state, kinds, to),
        Outcome::Pick(seat) => say! { t, to;
            "{seat} starts" / "{seat}がスタートプレイヤー";
            seat = game.names.get(usize::from(*seat)).map_or("?", |name| name.as_str())
        },
        // Nothing is rolled or shuffled in this game.
        Outcome::Roll(numbers) => write!(to, "{}", t.list(numbers.iter(), "none", "なし")),
        Outcome::Shuffle(numbers) => write!(to, "{}", t.list(numbers.iter(), "none", "なし")),
    }
}

fn drawn(t: Teller<'_>, state: &State, kinds: &[Kind], to: Words<'_>) -> fmt::Result {
    match state.tasks.last() {
        Some(Task::AskPart(_)) => {
            let cards = kinds.iter().filter_map(|kind| PartKind::try_from(*kind).ok());
            write!(to, "{}", listed(t, cards.map(|card| t.part_card(card))))
        }
        Some(Task::AskKept) => {
            let kept = kinds.iter().filter_map(|kind| Character::ALL.get(usize::from(kind.0)));
            write!(to, "{}", listed(t, kept.map(|symbol| t.character(*symbol))))
        }
        Some(Task::AskExpose(_)) => {
            let cells = t.game.exposed(state);
            let chips = kinds.iter().filter_map(|kind| t.drawn_chip(*kind)).zip(cells);
            let chips = chips.map(|(chip, cell)| (chip, Spot::core(cell)));
            write!(to, "{}", listed(t, chips.map(|(chip, spot)| t.chip_on(chip, spot))))
        }
        _ => {
            let chips = kinds.iter().filter_map(|kind| t.drawn_chip(*kind));
            write!(to, "{}", listed(t, chips.map(|chip| t.chip(chip))))
        }
    }
}

fn listed<T: Display>(t: Teller<'_>, items: impl Iterator<Item = T> + Clone) -> impl Display {
    t.list(items, "none", "なし")
}

//! Outcomes in words: what was turned up, dealt or found out.

use super::{ChipOn, fmt, say};
use crate::prelude::*;

/// An outcome in words; on the table lies what is before it.
pub fn outcome(at: At<'_>, outcome: &Outcome, to: Words<'_>) -> fmt::Result {
    match outcome {
        Outcome::Draw(kinds) => drawn(at, kinds, to),
        Outcome::Pick(seat) => say! { at, to;
            "{seat} starts" / "{seat}がスタートプレイヤー";
            seat = at.game.names.get(usize::from(*seat)).map_or("?", |name| name.as_str())
        },
        // Nothing is rolled or shuffled in this game.
        Outcome::Roll(numbers) => write!(to, "{}", at.list(numbers.iter(), "none", "なし")),
        Outcome::Shuffle(numbers) => write!(to, "{}", at.list(numbers.iter(), "none", "なし")),
    }
}

fn drawn(at: At<'_>, kinds: &[Kind], to: Words<'_>) -> fmt::Result {
    let At { t, state } = at;
    let known = |kind: &ChipKind| kind.index() < t.game.cards.chips.len();
    let chips = kinds.iter().filter_map(|kind| ChipKind::try_from(*kind).ok()).filter(known);
    match state.tasks.last() {
        Some(Task::AskPart(_)) => {
            let cards = kinds.iter().filter_map(|kind| PartKind::try_from(*kind).ok());
            write!(to, "{}", t.told(&cards.collect::<Vec<_>>()))
        }
        Some(Task::AskKept) => {
            let kept = kinds.iter().filter_map(|kind| Character::ALL.get(usize::from(kind.0)));
            write!(to, "{}", t.told(&kept.copied().collect::<Vec<_>>()))
        }
        Some(Task::AskExpose(_)) => {
            let cells = t.game.exposed(state).into_iter().map(Spot::core);
            let chips = chips.zip(cells).map(|(chip, spot)| ChipOn(chip, spot));
            write!(to, "{}", t.told(&chips.collect::<Vec<_>>()))
        }
        _ => write!(to, "{}", t.told(&chips.collect::<Vec<_>>())),
    }
}

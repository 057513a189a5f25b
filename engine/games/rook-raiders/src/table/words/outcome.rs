//! Outcomes in words: what fell, was drawn or was laid out.

use super::{Eye, Lang, Sum, fmt, say};
use crate::prelude::*;

/// An outcome in words; `state` is the one before it.
pub fn outcome(
    game: &RookRaiders,
    state: &State,
    outcome: &Outcome,
    lang: Lang,
    eye: Eye,
    to: Words<'_>,
) -> fmt::Result {
    let at = At::new(game, state, lang, eye);
    let t = at.t;
    match outcome {
        Outcome::Roll(faces) => rolled(at, faces, to),
        Outcome::Draw(kinds) => drawn(at, kinds, to),
        Outcome::Pick(seat) => say! { t, to;
            "{seat} starts" / "{seat}がスタートプレイヤー";
            seat = game.names.get(usize::from(*seat)).map_or("?", |name| name.as_str())
        },
        Outcome::Shuffle(order) => {
            let cards = order.iter().filter_map(|index| Command::ALL.get(usize::from(*index)));
            write!(to, "{}", t.list(cards.map(|command| t.told(command)), "none", "なし"))
        }
    }
}

fn rolled(at: At<'_>, faces: &[u8], to: Words<'_>) -> fmt::Result {
    let t = at.t;
    let Some(Task::Roll { target, dice, rerolled: _ }) = at.state.tasks.last() else {
        return write!(to, "{}", t.list(faces.iter(), "none", "なし"));
    };
    let mut fallen = faces.iter().copied();
    let [a, b] = dice.map(|shown| shown.or_else(|| fallen.next()).unwrap_or(1));
    match Sum::of(at, *target, [a, b]) {
        Some(sum) => write!(to, "{sum}"),
        None => say! { t, to; "{a} and {b}" / "{a}と{b}" },
    }
}

fn drawn(at: At<'_>, kinds: &[Kind], to: Words<'_>) -> fmt::Result {
    let At { t, state } = at;
    let seat = state.active_seat();
    let game = t.game;
    match state.tasks.last() {
        Some(Task::Slain { .. }) => {
            let value = kinds.first().and_then(|kind| game.cards.medals.get(usize::from(kind.0)));
            match (value, seat) {
                (Some(medal), Some(seat)) if game.shows_medals(state, seat, t.eye) => say! { t, to;
                    "medal {value}" / "勲章{value}"; value = t.told(&medal.value)
                },
                (_, _) => say! { t, to; "one medal" / "勲章1枚" },
            }
        }
        Some(Task::Summon { letter: None, .. }) => {
            let lane = kinds.first().and_then(|kind| Lane::ALL.get(usize::from(kind.0)));
            say! { t, to;
                "chip {lane}" / "チップ{lane}"; lane = lane.map_or('?', |lane| lane.letter())
            }
        }
        Some(Task::Summon { letter: Some(_), .. }) => {
            let names = kinds.iter().filter_map(|kind| MonsterKind::try_from(*kind).ok());
            write!(to, "{}", t.told(&names.collect::<Vec<_>>()))
        }
        _ => {
            let names = kinds.iter().filter_map(|kind| UnitKind::try_from(*kind).ok());
            write!(to, "{}", t.told(&names.collect::<Vec<_>>()))
        }
    }
}

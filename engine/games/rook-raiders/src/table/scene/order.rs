//! Who acts when: who picked which command, who has had a share of it, and who comes next.

use super::{Look, ids};
use crate::cards::Effect;
use crate::prelude::*;
use kanso_engine::scene::Icon;

/// A seat by its sign and its name.
pub(super) fn named(look: Look<'_>, seat: Seat) -> Label {
    const SIGNS: [&str; 4] = ["●", "◆", "▲", "■"];
    let name = &look.game.names[seat.index()];
    Label::same(format!("{} {name}", SIGNS[seat.index() % SIGNS.len()]))
}

/// Who picked the command at a place of the row; none where nobody did, or where it cannot be told any
/// more. Source: RR-3.2, RR-3.5.
pub(super) fn picked(look: Look<'_>, place: usize) -> Option<Seat> {
    let state = look.state;
    let is_used = place < usize::from(state.executed);
    let runs_by_itself = place + 1 == usize::from(state.executed)
        && state.running().is_some_and(|(_, leader)| leader.is_none());
    // The seats pick in their order, each once; nobody falls before the last one has picked.
    let in_main_phase =
        matches!(state.tasks.first(), Some(Task::Turn { .. } | Task::Auto | Task::Command { .. }));
    let is_known = in_main_phase || state.seats.iter().all(|seat| seat.fallen.is_none());
    let order = state.clockwise_from(state.starter());
    if is_used && is_known && !runs_by_itself { order.get(place).copied() } else { None }
}

/// Who picks the next command; nobody while those run that nobody picks. Source: RR-8.8.
pub(super) fn picks_next(look: Look<'_>) -> Label {
    let state = look.state;
    let next = match state.tasks.first() {
        Some(Task::Turn { queue }) => queue.first().copied(),
        Some(Task::Auto | Task::Command { .. }) | None => None,
        // The start player begins when the set-up is done.
        Some(_) if state.round == 0 => state.start_seat,
        // Behind the main phase whoever gets the start-player card at its end.
        Some(_) => Some(state.next_living(state.starter())),
    };
    next.map_or_else(|| Label::new("nobody", "なし"), |seat| named(look, seat))
}

/// When a seat comes in the command that runs, as a line of its sheet; none where no seat waits for
/// another. Source: RR-3.4, RR-3.9.
pub(super) fn line(look: Look<'_>, seat: Seat) -> Option<Line> {
    let Turn { icon, figure, words, tone } = turn(look, seat)?;
    let label = Text::new("Turn", "手番");
    Some(Line::new(ids::of_seat(seat, "turn"), label, words, tone).signed(icon, figure))
}

/// When a seat comes, as a sign with a figure and in words.
struct Turn {
    icon: Icon,
    figure: Label,
    words: Label,
    tone: Tone,
}

/// When a seat comes in the command that runs; none where no seat waits for another.
fn turn(look: Look<'_>, seat: Seat) -> Option<Turn> {
    let tasks = &look.state.tasks;
    let queue = tasks.iter().rev().find_map(|task| match task {
        Task::Command { queue, .. } => Some(queue),
        _ => None,
    })?;
    if look.state.is_solo() || look.seat(seat).fallen.is_some() {
        return None;
    }
    if let Some(place) = queue.iter().position(|waits| *waits == seat) {
        let words = match place {
            0 => Label::new("next", "次"),
            1 => Label::new("2nd next", "2番目"),
            _ => Label::new("3rd next", "3番目"),
        };
        let figure = match place {
            0 => words.clone(),
            1 => Label::new("2nd", "2番目"),
            _ => Label::new("3rd", "3番目"),
        };
        let (icon, tone) = (Icon::Waiting, Tone::Plain);
        return Some(Turn { icon, figure, words, tone });
    }
    if look.active() != Some(seat) {
        let (icon, figure, words) = (Icon::Done, Label::default(), Label::new("done", "済み"));
        return Some(Turn { icon, figure, words, tone: Tone::Faint });
    }
    let left = tasks.iter().rev().find_map(|task| match task {
        Task::Actions { left, .. } => Some(*left),
        _ => None,
    })?;
    let (command, leader) = look.state.running()?;
    let card = &look.game.cards.commands[command.index()];
    let effect = match leader {
        Some(leader) if leader == seat => card.leader,
        Some(_) => card.follower,
        None => card.auto,
    };
    let Effect::Actions(count) = effect else { return None };
    // One that is going on is no longer among those left.
    let chooses = matches!(tasks.last(), Some(Task::Actions { .. }));
    let nth = (count + u8::from(chooses)).saturating_sub(left).min(count);
    let words = Label::new(format!("action {nth} of {count}"), format!("アクション{nth}／{count}"));
    let (icon, figure, tone) = (Icon::Act, Label::from(left), Tone::Active);
    Some(Turn { icon, figure, words, tone })
}

//! Taking back in play: how far, and what somebody has learned or done since.
//!
//! Whoever decides may take it back as long as nobody knows or did anything more because of it: not
//! over chance that fell, not over a hidden thing that came to light, not over what another seat
//! decided since. Beyond that the table has to agree. What is *another seat's decision*: one that
//! somebody else made freely, a bot too, since it shows what the other seat wants. One that the asking
//! eye is told nothing of shows nothing, and one that was the only one allowed neither.
//!
//! Where people enter what happened at a real table, nothing comes to light by an entry: taking one
//! back mends a slip, and is always possible.
//!
//! Nothing is changed here; stepping back and deciding otherwise makes a line.

use super::{EventKind, Position, Review};
use kanso_engine::scene::{Body, Look, Scene, Token};
use kanso_engine::{Eye, Lang, Seat, Seats, Telling};
use std::collections::BTreeSet;

/// What a step back goes over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crossed {
    /// Chance that fell, as event number so much, from 1.
    Chance(u32),
    /// Something hidden that came to light.
    Reveal(u32),
    /// What another seat decided.
    Seat(u32, Seats),
}

/// A step back that can be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeBack {
    /// Where it leads.
    pub to: Position,
    /// True if it only mends what was entered of a real table.
    pub slip: bool,
    /// What it goes over, if the table has to agree to it.
    pub crosses: Option<Crossed>,
}

/// The step back to before the last thing that a person did, where the line was played to event
/// `upto`, which may be behind where the review stands; `by_bot` says for whom bots decide. None:
/// nobody did anything yet. The review stands afterwards where it stood.
pub fn take_back(
    review: &mut dyn Review,
    upto: u32,
    by_bot: &dyn Fn(Seats) -> bool,
) -> Option<TakeBack> {
    let here = review.here();
    let slip = !review.has_luck();
    let by_person = |event: &u32| {
        review.event(*event).is_some_and(|info| match info.kind {
            EventKind::Decision(seats) => !by_bot(seats),
            EventKind::Chance => slip,
        })
    };
    let event = (1..=here.event).rev().find(by_person)?;
    let crosses = if slip { None } else { crossed(review, event, upto.max(here.event), by_bot) };
    // One stood there before.
    review.go(here).ok()?;
    Some(TakeBack { to: Position::after(here.line, event - 1), slip, crosses })
}

/// The first thing that stands against taking back `event` where the line was played to `upto`.
fn crossed(
    review: &mut dyn Review,
    event: u32,
    upto: u32,
    by_bot: &dyn Fn(Seats) -> bool,
) -> Option<Crossed> {
    let line = review.here().line;
    let Some(EventKind::Decision(own)) = review.event(event).map(|info| info.kind) else {
        return Some(Crossed::Chance(event));
    };
    let all = (0..review.names().len()).map(Seat::at);
    let people: Vec<_> = all.filter(|seat| !by_bot(Seats::one(*seat))).collect();
    for at in event..=upto {
        let Some(info) = review.event(at) else { break };
        match info.kind {
            EventKind::Chance => return Some(Crossed::Chance(at)),
            EventKind::Decision(seats) => {
                let same = !by_bot(seats) && seats.iter().any(|seat| own.contains(seat));
                if at > event && !same {
                    let told = own
                        .iter()
                        .any(|seat| review.tells(at, Eye::Seat(seat)) != Telling::Nothing);
                    let free = review.go(Position::after(line, at - 1)).is_ok()
                        && review.choices_digest().0 > 1;
                    if told && free {
                        return Some(Crossed::Seat(at, seats));
                    }
                }
            }
        }
        if people.iter().any(|seat| reveals(review, line, at, Eye::Seat(*seat))) {
            return Some(Crossed::Reveal(at));
        }
    }
    None
}

/// True if an event shows an eye something that lay face down for it.
fn reveals(review: &mut dyn Review, line: u32, event: u32, eye: Eye) -> bool {
    let mut scene = |events| {
        review.go(Position::after(line, events)).ok()?;
        Some(review.scene(eye))
    };
    let (Some(before), Some(after)) = (scene(event - 1), scene(event)) else { return false };
    let hidden: BTreeSet<_> = tokens(&before)
        .filter(|token| token.look == Look::FaceDown)
        .map(|token| token.id.as_str())
        .collect();
    tokens(&after).any(|token| token.look != Look::FaceDown && hidden.contains(token.id.as_str()))
}

/// Everything that lies on a table.
fn tokens(scene: &Scene) -> impl Iterator<Item = &Token> {
    scene.pages.iter().flat_map(|page| &page.regions).flat_map(|region| {
        let tokens: Vec<&Token> = match &region.body {
            Body::Board(board) => board.cells.iter().flat_map(|cell| &cell.tokens).collect(),
            Body::Row(slots) => slots.iter().filter_map(|slot| slot.token.as_ref()).collect(),
            Body::Track(steps) => steps.iter().flat_map(|step| &step.tokens).collect(),
            Body::Sheet(_) => Vec::new(),
        };
        tokens
    })
}

/// Why a step back needs the table's agreement, in words; `names` are those of the seats.
pub fn say_crossed(crossed: Crossed, names: &[String], lang: Lang) -> String {
    let of = |seats: Seats| {
        let names = seats.iter().filter_map(|seat| names.get(seat.index())).cloned();
        names.collect::<Vec<_>>().join("/")
    };
    match (lang, crossed) {
        (Lang::En, Crossed::Chance(_)) => "luck has fallen since, and is known now".to_owned(),
        (Lang::Ja, Crossed::Chance(_)) => "その後に運の結果が出ています".to_owned(),
        (Lang::En, Crossed::Reveal(_)) => "something that was hidden has been shown".to_owned(),
        (Lang::Ja, Crossed::Reveal(_)) => "伏せられていたものが公開されています".to_owned(),
        (Lang::En, Crossed::Seat(_, seats)) => format!("{} has decided since", of(seats)),
        (Lang::Ja, Crossed::Seat(_, seats)) => format!("その後に{}が決定しています", of(seats)),
    }
}

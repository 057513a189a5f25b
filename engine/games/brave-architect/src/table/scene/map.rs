//! The map: squares, the enemy's body, the heroes, and where the enemy attacks next.
//!
//! The numbers 1 to 4 stand in the squares of the body, ①–④ beside its sides: they are different
//! numberings.
//!
//! Source: BA-1.1 to BA-1.4, BA-4.2.

use super::{View, badge, ids, token};
use crate::prelude::*;
use kanso_engine::scene::{Badge, Board, BoardCell, Shape};

pub(super) fn region(view: View<'_>, forecast: Option<&Forecast>, place: (u8, u8)) -> Region {
    let foreseen = forecast.map(|forecast| Foreseen::of(view, forecast));
    let cells = Square::all().map(|square| cell(view, foreseen.as_ref(), square)).collect();
    let board = Board { shape: Shape::Grid, cells, links: Vec::new(), dividers: Vec::new() };
    let name = Label::new("Map", "マップ");
    super::region(ids::MAP, name, place, Tone::Plain, Body::Board(board))
}

/// What the map shows of a forecast.
struct Foreseen {
    /// Reached however the move ends.
    area: Squares,
    /// Reached by one way at least.
    widest: Squares,
    /// Where the body comes to stand, beside where it stands now.
    body: Squares,
    is_now: bool,
}

impl Foreseen {
    fn of(view: View<'_>, forecast: &Forecast) -> Self {
        let View { game, state, .. } = view;
        let now = game.body(state.body_at);
        let then = forecast.ends.iter().flat_map(|end| Slot::ALL.map(|slot| slot.square(end.body)));
        Self {
            area: forecast.area(),
            widest: forecast.widest_area(),
            body: then.filter(|square| !now.contains(*square)).collect(),
            is_now: forecast.is_now,
        }
    }
}

fn cell(view: View<'_>, foreseen: Option<&Foreseen>, square: Square) -> BoardCell {
    let View { game, state, .. } = view;
    let mut badges = Vec::with_capacity(4);
    let slot = game.slot_on(state, square);
    badges.extend(slot.map(badge::square));
    badges.extend(sides(state.body_at, square));
    let lava = game.lava(square);
    badges.extend(lava.map(badge::lava));
    let area = foreseen.filter(|foreseen| foreseen.widest.contains(square));
    badges.extend(area.map(|foreseen| match (foreseen.is_now, foreseen.area.contains(square)) {
        (true, _) => badge::in_area_now(),
        (false, true) => badge::in_area(),
        (false, false) => badge::maybe_in_area(),
    }));
    let is_entered = foreseen.is_some_and(|foreseen| foreseen.body.contains(square));
    badges.extend(is_entered.then(badge::body_to));
    let is_start =
        crate::rules::course::flow::is_set_up(state) && game.cards.board.start.contains(square);
    let tint = match lava {
        _ if slot.is_some() => Tone::Enemy,
        Some(Lava::One) => Tone::Warning,
        Some(Lava::Two) => Tone::Boss,
        None if area.is_some() => Tone::Bad,
        None if is_entered => Tone::Enemy,
        None if is_start => Tone::Special,
        None => Tone::Plain,
    };
    let mut tokens = Vec::with_capacity(1);
    tokens.extend(slot.map(|slot| token::body(view, slot)));
    tokens.extend(state.hero_at(square).map(|seat| token::pawn(view, seat)));
    let label = Label::same(square.to_string());
    let (x, y) = (square.x().into(), square.y().into());
    BoardCell { id: ids::square(square), x, y, label, tint, badges, tokens }
}

/// The side numbers that stand on a square: each beside its side, or, where the map ends there, on
/// the body's own square with an arrow to the side. Source: BA-1.2.
fn sides(body: Square, square: Square) -> impl Iterator<Item = Badge> {
    Direction::ALL.into_iter().filter_map(move |side| {
        let slot = match side {
            Direction::North => Slot::One,
            Direction::East => Slot::Two,
            Direction::South => Slot::Four,
            Direction::West => Slot::Three,
        };
        let own = slot.square(body);
        let beside = own.step(side);
        (beside.unwrap_or(own) == square).then(|| badge::side(side, beside.is_some()))
    })
}

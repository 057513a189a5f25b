//! The map: squares, the enemy's body, the heroes, and where the enemy attacks next.
//!
//! Source: BA-1.1 to BA-1.4, BA-4.2.

use super::super::vocabulary::{Direction, Lava, Slot, Square};
use super::{View, badge, enemy, ids, token};
use crate::Label;
use crate::scene::{Badge, Board, BoardCell, Body, Region, Shape, Tone};

pub(super) fn region(view: View<'_>, place: (u8, u8)) -> Region {
    let plan = enemy::plan(view);
    let cells = Square::all().map(|square| cell(view, plan.as_ref(), square)).collect();
    let board = Board { shape: Shape::Grid, cells, links: Vec::new(), dividers: Vec::new() };
    let name = Label::new("Map", "マップ");
    super::region(ids::MAP, name, place, Tone::Plain, Body::Board(board))
}

fn cell(view: View<'_>, plan: Option<&enemy::Plan>, square: Square) -> BoardCell {
    let View { game, state, .. } = view;
    let mut badges = Vec::with_capacity(4);
    let slot = game.slot_on(state, square);
    badges.extend(slot.map(sides));
    let lava = game.lava(square);
    badges.extend(lava.map(badge::lava));
    let area = plan.filter(|plan| plan.area.contains(square));
    badges.extend(area.map(|plan| badge::in_area(plan.is_now)));
    let comes = plan.filter(|plan| plan.body != state.body_at && slot.is_none());
    let covers = |plan: &enemy::Plan| Slot::ALL.iter().any(|slot| slot.square(plan.body) == square);
    let is_entered = comes.is_some_and(covers);
    badges.extend(is_entered.then(badge::body_to));
    // Before the first hero turn: nobody has a turn yet.
    let is_start = state.turns == 0 && game.cards.board.start.contains(square);
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

/// The side numbers, each on one square of its side. Source: BA-1.2.
fn sides(slot: Slot) -> Badge {
    let side = match slot {
        Slot::One => Direction::North,
        Slot::Two => Direction::East,
        Slot::Four => Direction::South,
        Slot::Three => Direction::West,
    };
    badge::side(side)
}

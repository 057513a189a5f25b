//! The monster: four lines as a pinwheel around the part cards, and the ring of the core between
//! these.
//!
//! Source: the drawing of MR-3.1. The corners of the frame belong to the lines' bases, so two places
//! of it stay free; the ring stands around the heart in the order of its numbers.

use super::{View, badge, course, ids, names, token};
use crate::prelude::*;
use crate::vocabulary::LINE_CELLS;
use kanso_engine::scene::{Board, BoardCell, Gauge, Shape, Token};

/// Column and row of the heart.
const HEART: (i16, i16) = (3, 2);

pub(super) fn region(view: View<'_>, place: (u8, u8)) -> Region {
    let name = label!("The monster" / "エネミー");
    let mut cells = Vec::with_capacity(4 * (LINE_CELLS + 1) + 11);
    for part in Part::ALL {
        cells.push(part_cell(view, part));
        if view.state.slot(part).breaks < 2 {
            cells.extend((0..LINE_CELLS as u8).map(|cell| line_cell(view, part, cell)));
        }
    }
    let core = view.state.core.iter();
    cells.extend(core.map(|space| core_cell(view, space.index, space.cell)));
    cells.push(heart(view));
    cells.sort_by_key(|cell| (cell.y, cell.x));
    let board = Board { shape: Shape::Grid, cells, links: Vec::new(), dividers: Vec::new() };
    super::region(ids::MONSTER, name, place, Tone::Plain, Body::Board(board))
}

fn cell(id: String, (x, y): (i16, i16), label: Label, tint: Tone) -> BoardCell {
    BoardCell { id, x, y, label, tint, badges: Vec::new(), tokens: Vec::new() }
}

/// Where a cell of a line stands: the head along the top, the back down the right side, the tail
/// back along the bottom, the torso up the left side.
fn place_of_line(part: Part, index: u8) -> (i16, i16) {
    let index = i16::from(index);
    match part {
        Part::Head => (index, 0),
        Part::Back => (6, index),
        Part::Tail => (6 - index, 5),
        Part::Torso => (0, 5 - index),
    }
}

/// The card of a part stands in the corner beside the base of its line.
const fn place_of_card(part: Part) -> (i16, i16) {
    match part {
        Part::Head => (1, 1),
        Part::Back => (5, 1),
        Part::Tail => (5, 4),
        Part::Torso => (1, 4),
    }
}

/// Where a cell of the core stands. Source: MR-3.11.
const fn place_of_core(seats: usize, index: u8) -> (i16, i16) {
    match (seats, index) {
        (2, 1) => (5, 2),
        (2, 2) => (5, 3),
        (2, 3) => (3, 4),
        (2, 4) => (1, 3),
        (2, 5) => (1, 2),
        (_, 0) => (3, 1),
        (_, 1) => (4, 1),
        (_, 2) => (5, 2),
        (_, 3) => (5, 3),
        (_, 4) => (4, 4),
        (_, 5) => (3, 4),
        (_, 6) => (2, 4),
        (_, 7) => (1, 3),
        (_, 8) => (1, 2),
        (_, _) => (2, 1),
    }
}

fn line_cell(view: View<'_>, part: Part, index: u8) -> BoardCell {
    let place = place_of_line(part, index);
    let judged = course::target(view) == Some(Target::Part(part));
    let tint = if judged { Tone::Active } else { Tone::Plain };
    chip_cell(view, Spot::line(part, index), place, tint)
}

fn core_cell(view: View<'_>, index: u8, holds: CoreCell) -> BoardCell {
    let tint = if course::target(view) == Some(Target::Core) {
        Tone::Active
    } else if holds == CoreCell::Covered {
        Tone::Faint
    } else {
        Tone::Special
    };
    chip_cell(view, Spot::core(index), place_of_core(view.state.seat_count(), index), tint)
}

/// A cell with the chip or marker that lies there, and its contribution.
fn chip_cell(view: View<'_>, spot: Spot, place: (i16, i16), tint: Tone) -> BoardCell {
    let chip = view.state.chip_at(spot).map(|chip| token::chip(view, chip, spot));
    let marker = view.state.marker_at(spot);
    let marker = marker.map(|seat| token::marker(view, ids::marker(spot), seat));
    BoardCell {
        badges: vec![badge::contribution(view.game.contribution_at(spot))],
        tokens: chip.into_iter().chain(marker).collect(),
        ..cell(ids::cell(spot), place, names::cell(spot), tint)
    }
}

/// The place of a part's card: how often it was broken, and the card with the markers it still
/// takes.
fn part_cell(view: View<'_>, part: Part) -> BoardCell {
    let slot = view.state.slot(part);
    let hp = view.game.break_count();
    let card = slot.card.map(|card| Token {
        gauge: Some(Gauge {
            value: hp.saturating_sub(view.taken_cells(part)).into(),
            max: hp.into(),
        }),
        ..token::part(view, card, None)
    });
    let judged = course::target(view) == Some(Target::Part(part));
    let tint = if judged {
        Tone::Active
    } else if slot.breaks == 2 {
        Tone::Faint
    } else {
        Tone::Enemy
    };
    let label = names::target(Target::Part(part)).into();
    BoardCell {
        badges: vec![badge::nth_card(slot.breaks)],
        tokens: card.into_iter().collect(),
        ..cell(ids::part_place(part), place_of_card(part), label, tint)
    }
}

/// The heart: the core bonus card while nobody has it, and how far the core is.
fn heart(view: View<'_>) -> BoardCell {
    let taken = view.state.core.iter().filter(|space| space.cell.is_taken());
    let (taken, cells) = (taken.count() as u8, view.state.core.len() as u8);
    let bonus = (view.state.core_bonus == Holder::Board).then(|| token::core_bonus(view));
    BoardCell {
        badges: vec![badge::core_taken(taken, cells)],
        tokens: bonus.into_iter().collect(),
        ..cell(ids::HEART.to_owned(), HEART, label!("core" / "心臓"), Tone::Special)
    }
}

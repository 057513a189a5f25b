//! The monster: four lines as a pinwheel around the part cards, and the ring of the core between
//! these.
//!
//! Source: the drawing of MR-3.1. The corners of the frame belong to the lines' bases, so two places
//! of it stay free; the ring stands around the heart in the order of its numbers.

use super::{View, append, badge, ids, names, token};
use crate::prelude::*;
use crate::state::derived::Ranked;
use crate::vocabulary::LINE_CELLS;
use kanso_engine::scene::{Board, BoardCell, Gauge, Shape, Token};

/// The last cell of a line.
const TIP: usize = LINE_CELLS - 1;
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
    let body = Body::Board(Board::new(Shape::Grid, cells));
    super::region(ids::MONSTER, name, place, Tone::Plain, body)
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
    let tint = view.tint(Target::Part(part), false);
    chip_cell(view, Spot::line(part, index), place, tint)
}

fn core_cell(view: View<'_>, index: u8, holds: CoreCell) -> BoardCell {
    let tint = view.tint(Target::Core, holds == CoreCell::Covered);
    chip_cell(view, Spot::core(index), place_of_core(view.state.seat_count(), index), tint)
}

/// A cell with the chip or marker that lies there, and its contribution.
fn chip_cell(view: View<'_>, spot: Spot, place: (i16, i16), tint: Tone) -> BoardCell {
    let chip = view.state.chip_at(spot).map(|chip| token::chip(view, chip, spot));
    let marker = view.state.marker_at(spot);
    let marker = marker.map(|seat| token::marker(view, ids::marker(spot), seat));
    BoardCell {
        short: Some(names::in_line(spot)),
        detail: told(view, spot),
        badges: vec![badge::contribution(view.game.contribution_at(spot))],
        tokens: chip.into_iter().chain(marker).collect(),
        ..BoardCell::new(ids::cell(spot), place, names::cell(spot), tint)
    }
}

/// What a cell is, and what a marker on it counts. Source: MR-3.10, MR-3.11, MR-6.2, MR-6.11.
fn told(view: View<'_>, spot: Spot) -> Label {
    let counts = view.game.contribution_at(spot);
    match spot.place() {
        Place::Line(part, index) => {
            let Text { en, ja } = part.name();
            label!(
                "line of the {en}, cell {index}, from 0 at its base to {TIP} at its tip: a marker here \
                 contributes {counts}"
                    / "{ja}のライン{index}（0が根元、{TIP}が先端）：ここのマーカーの貢献度は{counts}"
            )
        }
        Place::Core(index) => {
            let mut words = label!(
                "core, cell {index}, clockwise from 0 above the heart: a marker here contributes {counts}"
                    / "コア{index}（心臓の真上が0、時計回り）：ここのマーカーの貢献度は{counts}"
            );
            let is_covered =
                |space: &CoreSpace| space.index == index && space.cell == CoreCell::Covered;
            if view.state.core.iter().any(is_covered) {
                append(
                    &mut words,
                    &label!(
                        "; covered until a part is broken for the second time"
                            / "。部位の2回目の破壊で開く"
                    ),
                );
            }
            words
        }
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
        ..with_first(view, Target::Part(part), token::part(view, card, None))
    });
    let tint = view.tint(Target::Part(part), slot.breaks == 2);
    let (label, Text { en: part_en, ja: part_ja }) =
        (names::target(Target::Part(part)), part.name());
    BoardCell {
        detail: label!(
            "place of the {part_en}'s card: {hp} markers or more on its line break it"
                / "{part_ja}の部位カード：ラインのマーカーが{hp}枚以上で部位破壊"
        ),
        // Which of its two cards lies there stands beside its ranking.
        badges: (slot.breaks == 2).then(|| badge::nth_card(slot.breaks)).into_iter().collect(),
        tokens: card.into_iter().collect(),
        ..BoardCell::new(ids::part_place(part), place_of_card(part), label, tint)
    }
}

/// A card on the board, with who would take it now: before what else it shows, so that it has room.
fn with_first(view: View<'_>, target: Target, mut card: Token) -> Token {
    if let Some(Ranked { seat, tenths, .. }) = view.game.ranking(view.state, target).first() {
        let first = badge::ahead(view.name(*seat), *tenths, super::of_seat(*seat));
        card.badges.insert(0, first);
    }
    card
}

/// The heart: the core bonus card while nobody has it, and how far the core is.
fn heart(view: View<'_>) -> BoardCell {
    let taken = view.state.core.iter().filter(|space| space.cell.is_taken());
    let (taken, cells) = (taken.count() as u8, view.state.core.len() as u8);
    let bonus = (view.state.core_bonus == Holder::Board)
        .then(|| with_first(view, Target::Core, token::core_bonus(view)));
    BoardCell {
        detail: label!(
            "the heart: once every cell of the core has a marker, whoever has contributed most takes the \
             core bonus, and the round is the last"
                / "心臓：コアのすべてのマスにマーカーが置かれると、貢献度1位がコアボーナスを得て、最終ラウンドになる"
        ),
        badges: vec![badge::core_taken(taken, cells)],
        tokens: bonus.into_iter().collect(),
        ..BoardCell::new(ids::HEART, HEART, label!("Core" / "心臓"), Tone::Plain)
    }
}

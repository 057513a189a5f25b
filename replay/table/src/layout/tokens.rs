//! What lies on the places of a region at a moment.

use super::body::{self, Reader};
use super::cells::{BETWEEN, MARGIN, PEEK, name_high};
use super::{CARD, Form, Spot, TILE, Thing, number};
use emath::{Rect, Vec2, pos2, vec2};
use kanso_engine::scene::{Board, BoardCell, Body, Look, Region, Shape, Token};
use std::collections::BTreeMap;

/// A troop against the hex it stands on.
const TROOP: Vec2 = Vec2::new(0.82, 0.6);
/// A disc on a hex, alone or at the corner of what it stands with.
const DISC: [f32; 2] = [66.0, 38.0];
/// A counter at the lower end of a hex.
const COUNTER: Vec2 = Vec2::new(40.0, 26.0);

/// Where the tokens of a region lie, whose places lie here.
pub(super) fn tokens(index: usize, region: &Region, places: &[Rect], reader: Reader) -> Vec<Spot> {
    let mut spots = Vec::new();
    match &region.body {
        Body::Board(board) => match board.shape {
            Shape::Grid | Shape::Plan => squares(index, board, places, reader, &mut spots),
            Shape::Hexes => {
                for (place, (cell, hex)) in board.cells.iter().zip(places).enumerate() {
                    on_hex(index, place, cell, *hex, &mut spots);
                }
            }
        },
        Body::Row(slots) => {
            for (place, (slot, rect)) in slots.iter().zip(places).enumerate() {
                let Some(token) = &slot.token else { continue };
                let (form, size) = body::in_row(token, vec2(CARD.x, rect.height()));
                let below = Rect::from_min_size(rect.min, vec2(size.x, rect.height()));
                let size = size.min(below.size());
                let rect = Rect::from_center_size(below.center(), size);
                spots.push(Spot::new(Thing::Token(index, place, 0), form, rect));
            }
        }
        Body::Track(steps) => {
            for (place, (step, rect)) in steps.iter().zip(places).enumerate() {
                let count = step.tokens.len();
                for (nth, token) in step.tokens.iter().enumerate() {
                    // A figure that stands alone has the step to itself.
                    let rect = if count == 1 && body::is_picture(token) {
                        rect.shrink(2.0)
                    } else {
                        body::on_step(*rect, (nth, count), reader)
                    };
                    let thing = Thing::Token(index, place, nth);
                    spots.push(Spot::new(thing, Form::Chip, rect));
                }
            }
        }
        Body::Sheet(_) => {}
    }
    spots
}

fn squares(index: usize, board: &Board, places: &[Rect], reader: Reader, spots: &mut Vec<Spot>) {
    let at: BTreeMap<(i16, i16), Rect> =
        board.cells.iter().zip(places).map(|(cell, rect)| ((cell.x, cell.y), *rect)).collect();
    let widest = places.iter().map(Rect::width).fold(0.0, f32::max) - 2.0 * MARGIN;
    let fit = ((widest + BETWEEN) / (TILE.x + BETWEEN)).max(1.0) as usize;
    let most = reader.abreast.min(fit);
    let tile = TILE.y * reader.tall;
    for (place, (cell, rect)) in board.cells.iter().zip(places).enumerate() {
        let head = vec2(MARGIN, name_high(reader) + MARGIN);
        let inner = Rect::from_min_max(rect.min + head, rect.max - Vec2::splat(MARGIN));
        // Below each other in as many columns as the board has room for; what covers several cells alone.
        let across = if cell.tokens.iter().all(|token| token.span == (1, 1)) { most } else { 1 };
        let count = cell.tokens.len();
        let rows = count.div_ceil(across);
        let steps = number(rows.saturating_sub(1)).max(1.0);
        let pitch = ((inner.height() - tile) / steps).clamp(PEEK, tile + BETWEEN);
        let high = number(rows.saturating_sub(1)) * pitch + tile;
        let top = inner.center().y - high / 2.0;
        let wide = (inner.width() - BETWEEN * (number(across) - 1.0)) / number(across);
        // Fewer than there is room for stand in the middle.
        let used = number(count.clamp(1, across));
        let left = inner.center().x - (used * (wide + BETWEEN) - BETWEEN) / 2.0;
        for (nth, token) in cell.tokens.iter().enumerate().rev() {
            let above = number(rows - 1 - nth / across) * pitch;
            let beside = number(nth % across) * (wide + BETWEEN);
            let covered = |span: u8| i16::from(span.max(1)) - 1;
            let (right, below) = (covered(token.span.0), covered(token.span.1));
            // All that it covers, in whatever direction the board is turned.
            let last = |x: i16, y: i16| at.get(&(cell.x + x, cell.y + y)).copied().unwrap_or(*rect);
            let area = rect.union(last(right, 0)).union(last(0, below));
            let size = vec2(wide, tile) + area.size() - rect.size();
            let corner = pos2(left + beside, top + above) + (area.min - rect.min);
            let rect = Rect::from_min_size(corner, size);
            spots.push(Spot::new(Thing::Token(index, place, nth), Form::Tile, rect));
        }
    }
}

fn on_hex(index: usize, place: usize, cell: &BoardCell, hex: Rect, spots: &mut Vec<Spot>) {
    if cell.tokens.iter().any(is_figure) {
        figures(index, place, cell, hex, spots);
        return;
    }
    let side = hex.height() / 2.0;
    let middle = hex.center() + vec2(0.0, 4.0);
    let count = cell.tokens.len();
    let high = (side * 1.2 / number(count.max(1))).min(TILE.y);
    for (nth, token) in cell.tokens.iter().enumerate().rev() {
        let from_top = number(count - 1 - nth);
        let top = middle.y + (from_top - number(count) / 2.0) * high;
        let span = vec2(
            f32::from(token.span.0.max(1) - 1) * hex.width(),
            f32::from(token.span.1.max(1) - 1) * side * 1.5,
        );
        let size = vec2(hex.width() * 0.78, high - 2.0);
        let rect = Rect::from_min_size(pos2(middle.x - size.x / 2.0, top), size + span);
        spots.push(Spot::new(Thing::Token(index, place, nth), Form::Tile, rect));
    }
}

/// True if a token has a form of its own on a hex.
const fn is_figure(token: &Token) -> bool {
    match token.look {
        Look::Troop | Look::Disc | Look::Counter => true,
        Look::Piece | Look::Card | Look::FaceDown | Look::Spent => false,
    }
}

/// A troop or a disc in the middle of a hex; a disc with something else at its upper edge, and a counter
/// at the lower end.
fn figures(index: usize, place: usize, cell: &BoardCell, hex: Rect, spots: &mut Vec<Spot>) {
    let middle = hex.center() + vec2(0.0, 4.0);
    let troop = hex.size() * TROOP;
    let stands = |token: &Token| token.look != Look::Counter;
    let alone = cell.tokens.iter().filter(|token| stands(token)).count() < 2;
    let discs = cell.tokens.iter().filter(|token| token.look == Look::Disc);
    let all_discs = discs.count() == cell.tokens.iter().filter(|token| stands(token)).count();
    let (mut beside, mut counters) = (0, 0);
    for (nth, token) in cell.tokens.iter().enumerate() {
        let rect = match token.look {
            // Alone it has the hex to itself.
            Look::Counter if cell.tokens.len() == 1 => {
                Rect::from_center_size(middle + vec2(0.0, 6.0), COUNTER * 1.5)
            }
            Look::Counter => {
                // Mostly below what stands there.
                let at = pos2(hex.center().x, hex.bottom() - number(counters) * 20.0);
                counters += 1;
                Rect::from_center_size(at - vec2(0.0, COUNTER.y / 2.0), COUNTER)
            }
            Look::Disc if alone || (all_discs && beside == 0) => {
                beside += usize::from(!alone);
                Rect::from_center_size(middle, Vec2::splat(DISC[0]))
            }
            Look::Disc => {
                // Between whose the troop is and its banner.
                let above = middle - vec2(DISC[1] * 0.15, troop.y / 2.0);
                let at = above + vec2(0.0, 4.0 + number(beside) * DISC[1] * 0.7);
                beside += 1;
                Rect::from_center_size(at, Vec2::splat(DISC[1]))
            }
            Look::Troop | Look::Piece | Look::Card | Look::FaceDown | Look::Spent => {
                Rect::from_center_size(middle, troop)
            }
        };
        let form = if token.look == Look::Counter { Form::Chip } else { Form::Tile };
        spots.push(Spot::new(Thing::Token(index, place, nth), form, rect));
    }
}

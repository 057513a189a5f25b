//! The turns on the ruler, with their numbers where no mark lies.

use super::layout::{Band, Layout};
use super::paint::{Canvas, LETTERS, seat_tone};
use crate::look::Palette;
use egui::{FontId, Painter, Rangef, Rect, StrokeKind, pos2, vec2};
use kanso_engine::scene::Tone;

/// Size of letters in turns that are low, in points.
const LETTERS_LOW: f32 = 10.0;
/// A turn that is lower than this has letters of that size, in points.
const BAND_LOW: f32 = 15.0;
/// A turn that is narrower than this has no outline, which would leave nothing inside it, in points.
const BAND_OUTLINED: f32 = 7.0;
/// Free space between the letters of a turn and its ends, in points.
const BAND_PAD: f32 = 2.0;

/// Paints the turns in their row; `here` is where one stands.
pub(super) fn paint(
    painter: &Painter,
    colours: &Palette,
    canvas: &Canvas<'_>,
    down: Rangef,
    here: f32,
) {
    let marks = marks_on_turns(canvas.layout, here);
    for band in &canvas.layout.bands {
        paint_band(painter, colours, canvas, band, down, &marks);
    }
}

/// What lies over the turns: what was found, where lines leave, where one stands.
fn marks_on_turns(layout: &Layout, here: f32) -> Vec<Rangef> {
    let found = layout.found.iter().map(|x| Rangef::new(x - 5.0, x + 5.0));
    let forks = layout.forks.iter().map(|x| Rangef::new(x - 2.0, x + 8.0));
    let here = Rangef::new(here - 2.0, here + 2.0);
    found.chain(forks).chain([here]).collect()
}

/// The widest part of a turn over which no mark lies.
fn free_of(marks: &[Rangef], across: Rangef) -> Rangef {
    let mut marks: Vec<&Rangef> = marks.iter().filter(|mark| mark.intersects(across)).collect();
    marks.sort_by(|one, other| one.min.total_cmp(&other.min));
    let (mut best, mut from) = (Rangef::new(across.min, across.min), across.min);
    for mark in marks {
        if mark.min - from > best.span() {
            best = Rangef::new(from, mark.min);
        }
        from = from.max(mark.max);
    }
    if across.max - from > best.span() { Rangef::new(from, across.max) } else { best }
}

/// A turn: whose it is, and its number where there is room.
fn paint_band(
    painter: &Painter,
    colours: &Palette,
    canvas: &Canvas<'_>,
    band: &Band,
    down: Rangef,
    marks: &[Rangef],
) {
    let tone = match band.seat {
        Some(seat) => seat_tone(colours, seat),
        None => colours.tone(Tone::Plain),
    };
    let rect = Rect::from_x_y_ranges(band.across, down).shrink2(vec2(0.5, 0.5));
    if rect.width() < BAND_OUTLINED {
        let low = rect.shrink2(vec2(0.0, 2.0));
        painter.rect_filled(low, 1.0, tone.line.gamma_multiply(0.7));
        return;
    }
    painter.rect(rect, 3.0, tone.fill, (1.0, tone.line), StrokeKind::Inside);
    let size = if rect.height() < BAND_LOW { LETTERS_LOW } else { LETTERS };
    let font = FontId::proportional(size);
    let room = free_of(marks, rect.x_range().shrink(BAND_PAD));
    let name = band.seat.and_then(|seat| canvas.data.names.get(seat.index()));
    let name = name.map_or("", String::as_str);
    let candidates = [
        format!("{} {} {name}", band.number, tone.mark).trim_end().to_owned(),
        format!("{} {}", band.number, tone.mark).trim_end().to_owned(),
        band.number.to_string(),
        tone.mark.to_owned(),
    ];
    // Narrow turns need not try long texts.
    let skip = if room.span() > 60.0 {
        0
    } else if room.span() > 24.0 {
        1
    } else {
        2
    };
    if room.span() < 5.0 {
        return;
    }
    for text in &candidates[skip..] {
        let galley = painter.layout_no_wrap(text.clone(), font.clone(), tone.line);
        if galley.size().x <= room.span() {
            let middle = pos2(room.center(), rect.center().y);
            painter.galley(middle - galley.size() / 2.0, galley, tone.line);
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_a_turn_stands_where_no_mark_lies() {
        let turn = Rangef::new(10.0, 60.0);
        let free = |marks: &[[f32; 2]]| {
            let marks: Vec<_> = marks.iter().map(|[from, to]| Rangef::new(*from, *to)).collect();
            let free = free_of(&marks, turn);
            [free.min as i16, free.max as i16]
        };
        assert_eq!(free(&[]), [10, 60]);
        assert_eq!(free(&[[0.0, 9.0], [61.0, 70.0]]), [10, 60]);
        assert_eq!(free(&[[20.0, 25.0]]), [25, 60]);
        assert_eq!(free(&[[50.0, 55.0], [5.0, 15.0]]), [15, 50]);
        assert_eq!(free(&[[30.0, 40.0], [32.0, 35.0]]), [10, 30]);
        assert_eq!(free(&[[0.0, 70.0]]), [10, 10], "nowhere");
    }
}

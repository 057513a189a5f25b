//! Painting what the layout has placed: on the screen, at any zoom.

mod figure;
mod ground;
mod land;
mod marks;
mod rings;
mod signed;
mod token;
mod troop;
mod whole;

pub use ground::{Ground, dividers, ground, links, mat, title};
pub use marks::mark;
pub use rings::{Ring, arrow, ghost, ring, trail};
pub use token::token;
pub use whole::{reached, whole};

use crate::look::{Palette, TableColours};
use egui::text::{LayoutJob, TextWrapping};
use egui::{Align, Align2, Color32, FontId, Galley, Painter, Pos2, Rect, TextFormat, vec2};
use kanso_engine::Lang;
use std::sync::Arc;

/// Letters smaller than this cannot be read, in points of the screen.
const READABLE: f32 = 9.0;
/// Letters of ordinary text at a zoom of 1.
pub const TEXT: f32 = 13.0;

/// What one paints on, and with what.
#[derive(Clone, Copy)]
pub struct Canvas<'a> {
    /// The toolkit's painter, clipped to the panel.
    pub painter: &'a Painter,
    /// Colours by meaning.
    pub palette: Palette,
    /// Colours of the table itself.
    pub table: TableColours,
    /// Points of the screen for one of the page.
    pub scale: f32,
    /// The language of names.
    pub lang: Lang,
    /// How solid everything is, `0.0..=1.0`.
    pub solid: f32,
    /// True on the small side of a seat, where cells and places have no names.
    pub compact: bool,
}

impl Canvas<'_> {
    /// A length of the page on the screen.
    pub fn px(&self, length: f32) -> f32 {
        length * self.scale
    }

    /// A size of letters on the screen: as the zoom has it, but never too small to be read. Whole
    /// steps, so that zooming does not fill the atlas of glyphs.
    pub fn letters(&self, size: f32) -> f32 {
        let step = if self.scale > 1.5 { 2.0 } else { 0.5 };
        ((size * self.scale / step).round() * step).max(READABLE)
    }

    /// A colour as solid as this canvas paints.
    pub fn ink(&self, colour: Color32) -> Color32 {
        if self.solid >= 1.0 { colour } else { colour.gamma_multiply(self.solid) }
    }

    /// Lays a text out in at most so many rows.
    pub fn galley(&self, words: &str, size: f32, colour: Color32, lay: Lay) -> Arc<Galley> {
        let format = TextFormat::simple(FontId::proportional(size), self.ink(colour));
        let mut job = LayoutJob::single_section(words.to_owned(), format);
        job.wrap = TextWrapping {
            max_width: lay.wide.max(1.0),
            max_rows: lay.rows,
            break_anywhere: lay.rows == 1,
            overflow_character: Some('…'),
        };
        job.halign = lay.align;
        self.painter.layout_job(job)
    }

    /// Puts a text at a corner, an edge or the middle of a rectangle; no wider than that, in one row.
    pub fn text(&self, at: Rect, anchor: Align2, words: &str, size: f32, colour: Color32) -> Rect {
        let galley = self.galley(words, size, colour, Lay::row(at.width()));
        self.put(at, anchor, galley, colour)
    }

    /// Puts laid out text at a corner, an edge or the middle of a rectangle.
    pub fn put(&self, at: Rect, anchor: Align2, galley: Arc<Galley>, colour: Color32) -> Rect {
        let rect = anchor.align_size_within_rect(galley.size(), at);
        let left = match galley.job.halign {
            Align::Min => rect.left(),
            Align::Center => rect.center().x,
            Align::Max => rect.right(),
        };
        self.painter.galley(Pos2::new(left, rect.top()), galley, colour);
        rect
    }
}

/// How a text is laid out.
#[derive(Clone, Copy)]
pub struct Lay {
    wide: f32,
    rows: usize,
    align: Align,
}

impl Lay {
    /// One row.
    pub fn row(wide: f32) -> Self {
        Self { wide, rows: 1, align: Align::Min }
    }

    /// At most so many rows, each in the middle.
    pub fn middle(wide: f32, rows: usize) -> Self {
        Self { wide, rows, align: Align::Center }
    }

    /// At most so many rows.
    pub fn rows(wide: f32, rows: usize) -> Self {
        Self { wide, rows, align: Align::Min }
    }
}

/// A rectangle of which the corner of a part is cut off, clockwise from the top left.
fn octagon(rect: Rect, cut: f32) -> Vec<Pos2> {
    let (min, max) = (rect.min, rect.max);
    vec![
        min + vec2(cut, 0.0),
        Pos2::new(max.x - cut, min.y),
        Pos2::new(max.x, min.y + cut),
        Pos2::new(max.x, max.y - cut),
        Pos2::new(max.x - cut, max.y),
        Pos2::new(min.x + cut, max.y),
        Pos2::new(min.x, max.y - cut),
        Pos2::new(min.x, min.y + cut),
    ]
}

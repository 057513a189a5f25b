//! Drawing what the layout has placed, at any zoom, with any [`Pen`]: windows, pages, reports and pictures
//! show the same.

mod coin;
mod figure;
mod ground;
mod happened;
mod land;
mod marks;
mod places;
mod rings;
mod signed;
mod table;
mod token;
mod troop;
mod whole;
mod word;

pub use ground::{Ground, caption, dividers, ground, links, mat, title};
pub use marks::mark;
pub use rings::{Ring, cell_ring, ghost, ring, trail};
use rings::{arrow, strike};
pub use table::{Table, canvas_for, told};
pub use token::token;
use whole::{ahead, reached, whole};

use crate::look::{Palette, TableColours};
use crate::pen::{Dash, Laid, Lay, Pen, Round, Stroke};
use ecolor::Color32;
use emath::{Align2, Pos2, Rect, vec2};
use kanso_engine::Lang;
use kanso_engine::scene::Icon;

/// Letters smaller than this cannot be read, in points of the screen.
const READABLE: f32 = 10.0;
/// Letters of ordinary text at a zoom of 1.
pub const TEXT: f32 = 13.0;

/// What one paints on, and with what.
pub struct Canvas<'a, P> {
    /// What shapes are drawn with.
    pub pen: &'a P,
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

impl<P> Clone for Canvas<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> Copy for Canvas<'_, P> {}

impl<'a, P: Pen> Canvas<'a, P> {
    /// A canvas on which everything is solid.
    pub fn new(pen: &'a P, palette: Palette, scale: f32, lang: Lang) -> Self {
        let table = palette.on_table();
        Self { pen, palette, table, scale, lang, solid: 1.0, compact: false }
    }

    /// The same with another pen.
    pub fn drawn_with<Q>(&self, pen: &'a Q) -> Canvas<'a, Q> {
        let Self { palette, table, scale, lang, solid, compact, .. } = *self;
        Canvas { pen, palette, table, scale, lang, solid, compact }
    }

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
    pub fn galley(&self, words: &str, size: f32, colour: Color32, lay: Lay) -> P::Words {
        self.pen.lay(words, size, self.ink(colour), lay)
    }

    /// Puts a text at a corner, an edge or the middle of a rectangle; no wider than that, in one row.
    pub fn text(&self, at: Rect, anchor: Align2, words: &str, size: f32, colour: Color32) -> Rect {
        let galley = self.galley(words, size, colour, Lay::row(at.width()));
        self.put(at, anchor, &galley, colour)
    }

    /// Puts laid out text at a corner, an edge or the middle of a rectangle.
    pub fn put(&self, at: Rect, anchor: Align2, galley: &P::Words, colour: Color32) -> Rect {
        let rect = anchor.align_size_within_rect(galley.size(), at);
        self.pen.words(rect, anchor.x(), galley, self.ink(colour));
        rect
    }

    /// A line without an end.
    fn line(&self, points: &[Pos2], stroke: Stroke) {
        self.pen.line(points, stroke, Dash::Solid);
    }

    /// A line that comes back to where it began.
    fn closed(&self, points: &[Pos2], stroke: Stroke) {
        self.pen.polygon(points, Color32::TRANSPARENT, stroke);
    }

    /// An area without an outline.
    fn fill(&self, rect: Rect, round: Round, colour: Color32) {
        self.pen.rect(rect, round, colour, Stroke::NONE);
    }

    /// An outline within a rectangle.
    fn outline(&self, rect: Rect, round: Round, stroke: Stroke) {
        self.pen.rect(rect, round, Color32::TRANSPARENT, stroke);
    }

    /// An outline around a rectangle.
    fn around(&self, rect: Rect, round: Round, stroke: Stroke) {
        self.outline(rect.expand(stroke.width), round, stroke);
    }

    /// A disc without an outline.
    fn disc(&self, middle: Pos2, radius: f32, colour: Color32) {
        self.pen.circle(middle, radius, colour, Stroke::NONE);
    }

    /// A circle of which the inside is empty.
    fn circle(&self, middle: Pos2, radius: f32, stroke: Stroke) {
        self.pen.circle(middle, radius, Color32::TRANSPARENT, stroke);
    }

    /// A sign on a ground of this colour.
    fn sign(&self, icon: Icon, rect: Rect, ink: Color32, ground: Color32) {
        self.pen.sign(icon, rect, self.ink(ink), self.ink(ground));
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

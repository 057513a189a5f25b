//! What shapes are drawn with: the painter of a window, or a document.
//!
//! [`paint`](crate::paint) says what is drawn, a pen draws it. A pen knows the width of letters, as
//! what is written follows from the room there is.

use ecolor::Color32;
use emath::{Align, Pos2, Rect, Vec2};
use kanso_engine::scene::Icon;
use std::cell::RefCell;

/// A pen. Lengths are in points.
pub trait Pen {
    /// Text that is laid out.
    type Words: Laid;

    /// Lays text out.
    fn lay(&self, words: &str, size: f32, colour: Color32, lay: Lay) -> Self::Words;

    /// Draws laid out text within a rectangle of its size; where that is only about its size, one row
    /// stands at its left end, middle or right end.
    fn words(&self, at: Rect, align: Align, words: &Self::Words, colour: Color32);

    /// A rectangle with its outline inside it.
    fn rect(&self, rect: Rect, round: Round, fill: Color32, stroke: Stroke);

    /// A disc with its outline around it: half of it outside, half inside.
    fn circle(&self, middle: Pos2, radius: f32, fill: Color32, stroke: Stroke);

    /// A convex area with its outline.
    fn polygon(&self, points: &[Pos2], fill: Color32, stroke: Stroke);

    /// A line from point to point.
    fn line(&self, points: &[Pos2], stroke: Stroke, dash: Dash);

    /// What a thing that lies on others throws.
    fn shadow(&self, shadow: Shadow);

    /// A sign, as large as fits into the middle of a rectangle. Where something is cut out of it, the
    /// ground is seen.
    fn sign(&self, icon: Icon, rect: Rect, ink: Color32, ground: Color32);

    /// What is drawn from here on is of the thing with this id, of which `said` is all there is to say.
    fn begin(&self, id: &str, said: &dyn Fn() -> String) {
        let _ = (id, said);
    }

    /// What is drawn from here on is of the thing again that was begun before the last one.
    fn end(&self) {}
}

/// Text that is laid out.
pub trait Laid: Clone {
    /// How much room it takes.
    fn size(&self) -> Vec2;

    /// How many rows it has.
    fn rows(&self) -> usize;

    /// True if nothing of it is cut off, and no word is broken in two.
    fn is_whole(&self) -> bool;
}

/// How a text is laid out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lay {
    /// How wide it may be.
    pub wide: f32,
    /// How many rows it may have. One row may be broken within a word.
    pub rows: usize,
    /// How its rows stand.
    pub align: Align,
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

/// An outline or a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// How wide.
    pub width: f32,
    /// In which colour.
    pub color: Color32,
}

impl Stroke {
    /// No line at all.
    pub const NONE: Self = Self { width: 0.0, color: Color32::TRANSPARENT };

    /// A line.
    pub fn new(width: f32, color: Color32) -> Self {
        Self { width, color }
    }

    /// True if nothing of it is seen.
    pub fn is_none(&self) -> bool {
        self.width <= 0.0 || self.color == Color32::TRANSPARENT
    }
}

/// How a line goes on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Dash {
    /// Without an end.
    Solid,
    /// In pieces with gaps between them, of these lengths.
    Dashed(f32, f32),
    /// As discs as wide as the line, from middle to middle so far from each other.
    Dotted(f32),
}

/// How far corners are rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    /// At the upper left.
    pub nw: u8,
    /// At the upper right.
    pub ne: u8,
    /// At the lower left.
    pub sw: u8,
    /// At the lower right.
    pub se: u8,
}

impl Round {
    /// Corners that are.
    pub const NONE: Self = Self::same(0);

    /// All alike.
    pub const fn same(by: u8) -> Self {
        Self { nw: by, ne: by, sw: by, se: by }
    }
}

/// What a thing that lies on others throws.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shadow {
    /// The thing.
    pub rect: Rect,
    /// Its corners.
    pub round: Round,
    /// How far below it.
    pub down: f32,
    /// How soft its edge is.
    pub blur: f32,
    /// As dark as this.
    pub color: Color32,
}

/// Draws with another pen, and notes where something is drawn that is read: letters, signs, and small
/// marks.
pub struct Noting<'a, P> {
    pen: &'a P,
    read: RefCell<Vec<Rect>>,
}

/// Marks of no more than this, in points, tell something; larger ones are grounds and pictures.
const MARK_MAX: f32 = 18.0;

impl<'a, P> Noting<'a, P> {
    /// Draws with this one.
    pub fn new(pen: &'a P) -> Self {
        Self { pen, read: RefCell::default() }
    }

    /// Where something was drawn that is read, since it was last asked for.
    pub fn take(&self) -> Vec<Rect> {
        self.read.take()
    }

    fn mark(&self, at: Rect, fill: Color32) {
        if fill != Color32::TRANSPARENT && at.width().max(at.height()) <= MARK_MAX {
            self.read.borrow_mut().push(at);
        }
    }
}

impl<P: Pen> Pen for Noting<'_, P> {
    type Words = P::Words;

    fn lay(&self, words: &str, size: f32, colour: Color32, lay: Lay) -> P::Words {
        self.pen.lay(words, size, colour, lay)
    }

    fn words(&self, at: Rect, align: Align, words: &P::Words, colour: Color32) {
        self.read.borrow_mut().push(at);
        self.pen.words(at, align, words, colour);
    }

    fn rect(&self, rect: Rect, round: Round, fill: Color32, stroke: Stroke) {
        self.pen.rect(rect, round, fill, stroke);
    }

    fn circle(&self, middle: Pos2, radius: f32, fill: Color32, stroke: Stroke) {
        self.mark(Rect::from_center_size(middle, Vec2::splat(2.0 * radius)), fill);
        self.pen.circle(middle, radius, fill, stroke);
    }

    fn polygon(&self, points: &[Pos2], fill: Color32, stroke: Stroke) {
        self.mark(Rect::from_points(points), fill);
        self.pen.polygon(points, fill, stroke);
    }

    fn line(&self, points: &[Pos2], stroke: Stroke, dash: Dash) {
        self.pen.line(points, stroke, dash);
    }

    fn shadow(&self, shadow: Shadow) {
        self.pen.shadow(shadow);
    }

    fn sign(&self, icon: Icon, rect: Rect, ink: Color32, ground: Color32) {
        let side = rect.width().min(rect.height());
        let drawn = Rect::from_center_size(rect.center(), Vec2::splat(side));
        // Its corners are mostly empty.
        self.read.borrow_mut().push(drawn.shrink(side * 0.12));
        self.pen.sign(icon, rect, ink, ground);
    }

    fn begin(&self, id: &str, said: &dyn Fn() -> String) {
        self.pen.begin(id, said);
    }

    fn end(&self) {
        self.pen.end();
    }
}

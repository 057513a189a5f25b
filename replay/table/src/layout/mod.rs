//! Where everything of a page lies: plain arithmetic, in points at a zoom of 1.
//!
//! A page is laid on mats: the regions of one place share one. Sizes are guessed from columns of
//! text, so that the same page lies the same with every font.
//!
//! A page is laid out for the most that it ever shows ([`Settled`]): its regions and places are then
//! found again at every moment, and only what lies on them is put anew.

mod body;
mod cells;
pub mod faults;
mod mat;
mod page;
mod plan;
mod settled;
mod sides;
mod slice;
mod tokens;

pub use cells::hex_corners;
pub use settled::Settled;

use emath::{Rect, Vec2};
use kanso_engine::scene::{Body, Page, Region, Shape, Token};

/// Free space between mats.
pub const GAP: f32 = 16.0;
/// Free space inside a mat.
pub const PAD: f32 = 12.0;
/// Height of a region's name.
pub const TITLE: f32 = 26.0;
/// A card that lies open.
pub const CARD: Vec2 = Vec2::new(94.0, 120.0);
/// A piece or card on a board.
pub const TILE: Vec2 = Vec2::new(100.0, 62.0);
/// A counter or chip.
pub const CHIP: Vec2 = Vec2::new(62.0, 62.0);
/// Height of the name of a place.
pub const LABEL: f32 = 16.0;
/// Height of the name of a place in a row, with room for a ring around what lies there.
pub const CAPTION: f32 = 25.0;
/// Height of a line of a sheet.
pub const LINE: f32 = 24.0;
/// Height of a step of a track.
pub const STEP: f32 = 36.0;

/// One thing of a page, by its indices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Thing {
    /// A region.
    Region(usize),
    /// A cell, slot, step or line of a region.
    Place(usize, usize),
    /// A token on a place.
    Token(usize, usize, usize),
}

impl Thing {
    /// The region it is of.
    pub fn region(self) -> usize {
        match self {
            Self::Region(region) | Self::Place(region, _) | Self::Token(region, _, _) => region,
        }
    }

    /// Its id in the scene.
    pub fn id(self, page: &Page) -> &str {
        match self {
            Self::Region(region) => &page.regions[region].id,
            Self::Place(region, place) => match &page.regions[region].body {
                Body::Board(board) => &board.cells[place].id,
                Body::Row(slots) => &slots[place].id,
                Body::Track(steps) => &steps[place].id,
                Body::Sheet(lines) => &lines[place].id,
            },
            Self::Token(..) => &self.token(page).expect("a token has an id").id,
        }
    }

    /// The thing of a page with this id: a token before the place that it is on.
    pub fn find(page: &Page, id: &str) -> Option<Self> {
        let within = |(index, region): (usize, &Region)| {
            let places: Vec<(&str, Vec<&Token>)> = match &region.body {
                Body::Board(board) => board
                    .cells
                    .iter()
                    .map(|cell| (&*cell.id, cell.tokens.iter().collect()))
                    .collect(),
                Body::Row(slots) => {
                    slots.iter().map(|slot| (&*slot.id, slot.token.iter().collect())).collect()
                }
                Body::Track(steps) => {
                    steps.iter().map(|step| (&*step.id, step.tokens.iter().collect())).collect()
                }
                Body::Sheet(lines) => lines.iter().map(|line| (&*line.id, Vec::new())).collect(),
            };
            let on_place = |(place, (own, tokens)): (usize, &(&str, Vec<&Token>))| {
                let nth = tokens.iter().position(|token| token.id == id);
                let token = nth.map(|nth| Self::Token(index, place, nth));
                token.or_else(|| (*own == id).then_some(Self::Place(index, place)))
            };
            let found = places.iter().enumerate().find_map(on_place);
            found.or_else(|| (region.id == id).then_some(Self::Region(index)))
        };
        page.regions.iter().enumerate().find_map(within)
    }

    /// How many of it lie there: more than one of a token that stands for several.
    pub fn count(self, page: &Page) -> u16 {
        let Self::Token(region, place, _) = self else { return 1 };
        match &page.regions[region].body {
            Body::Row(slots) => slots[place].count,
            Body::Board(_) | Body::Track(_) | Body::Sheet(_) => 1,
        }
    }

    /// The token that it is, if it is one.
    pub fn token(self, page: &Page) -> Option<&Token> {
        let Self::Token(region, place, token) = self else { return None };
        match &page.regions[region].body {
            Body::Board(board) => board.cells[place].tokens.get(token),
            Body::Row(slots) => slots[place].token.as_ref(),
            Body::Track(steps) => steps[place].tokens.get(token),
            Body::Sheet(_) => None,
        }
    }
}

/// As what a thing is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Form {
    /// The name of a region.
    Title,
    /// A cell of a board.
    Cell(Shape),
    /// A place of a row.
    Slot {
        /// How high its name is, above what lies there.
        head: f32,
    },
    /// A step of a track.
    Step,
    /// A line of a sheet.
    Line {
        /// Where its value begins, from its left end.
        split: f32,
    },
    /// A line of a sheet as a sign and a figure.
    Figure {
        /// True if its name stands behind them.
        named: bool,
    },
    /// A card as it lies in a row: upright.
    Card,
    /// A piece or card on a board: across.
    Tile,
    /// A counter.
    Chip,
}

/// A thing and where it lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// The thing.
    pub thing: Thing,
    /// As what it is drawn.
    pub form: Form,
    /// Where.
    pub rect: Rect,
    /// How large it is drawn, against a board at a zoom of 1: each mat is as large as it can be.
    pub scale: f32,
    /// True on the small side of a seat, where cells and places have no names.
    pub small: bool,
}

impl Spot {
    /// A thing as it is laid out at a scale of 1.
    fn new(thing: Thing, form: Form, rect: Rect) -> Self {
        Self { thing, form, rect, scale: 1.0, small: false }
    }
}

/// A mat that the regions of one place lie on.
#[derive(Clone, PartialEq, Debug)]
pub struct Mat {
    /// Where.
    pub rect: Rect,
    /// The regions on it, in reading order; none at a moment when all of them are absent.
    pub regions: Vec<usize>,
}

/// Where everything of a page lies.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Layout {
    /// How much space the page takes, from the origin.
    pub size: Vec2,
    /// The mats.
    pub mats: Vec<Mat>,
    /// The things, those that lie on others behind them.
    pub spots: Vec<Spot>,
}

impl Layout {
    /// The thing with this id, and where it lies; a token before the place that it is on.
    pub fn find(&self, page: &Page, id: &str) -> Option<&Spot> {
        self.spots.iter().rev().find(|spot| spot.thing.id(page) == id)
    }
}

/// Some things and the space they take, from the origin.
#[derive(Clone, PartialEq, Debug, Default)]
struct Block {
    size: Vec2,
    spots: Vec<Spot>,
}

impl Block {
    fn put(&mut self, thing: Thing, form: Form, rect: Rect) {
        self.spots.push(Spot::new(thing, form, rect));
        self.size = self.size.max(rect.max.to_vec2());
    }

    /// Puts another block at a place.
    fn put_block(&mut self, block: Self, at: Vec2) {
        self.size = self.size.max(at + block.size);
        let moved = block.spots.into_iter();
        self.spots.extend(moved.map(|spot| Spot { rect: spot.rect.translate(at), ..spot }));
    }
}

/// A count as a length.
pub fn number(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests;

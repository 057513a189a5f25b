//! Sides of seats of two sizes: that of whoever acts, or of whose eye looks, is large.

use super::Spot;
use super::body::Reader;
use emath::{Pos2, Rect, Vec2};
use kanso_engine::Seat;
use kanso_engine::scene::{Page, Tone};

/// The sides of the seats of a page, and where they can lie.
#[derive(Clone, PartialEq, Debug)]
pub struct Sides {
    /// The seats, in their order.
    pub seats: Vec<Seat>,
    /// Where sides lie: first where the large one does.
    pub slots: Vec<Rect>,
    /// How large the small ones are against the large one.
    pub compact: f32,
    /// What lies on the small ones, and where.
    pub small: Small,
}

/// Sides of seats as they are where they are small.
#[derive(Clone, PartialEq, Debug)]
pub struct Small {
    /// The size of each, before it is made small.
    pub size: Vec2,
    /// The regions and places of each, from the origin.
    pub spots: Vec<Vec<Spot>>,
    /// For whom each is laid out.
    pub readers: Vec<Reader>,
}

/// Where the side of a seat lies at a moment.
#[derive(Clone, Copy, Debug)]
pub enum Slot<'a> {
    /// Where it was laid out.
    Large(Rect),
    /// In a small place.
    Small {
        /// Where.
        rect: Rect,
        /// Its regions and places, from the origin.
        spots: &'a [Spot],
        /// For whom it is laid out.
        reader: Reader,
    },
}

impl Slot<'_> {
    /// Where it is.
    pub fn rect(self) -> Rect {
        match self {
            Self::Large(rect) | Self::Small { rect, .. } => rect,
        }
    }
}

impl Sides {
    /// Where the side of a seat lies while another one is in front. The others follow in the order of
    /// the seats, so that a turn of the next one exchanges two sides only.
    pub fn slot(&self, seat: Seat, front: Seat) -> Option<Slot<'_>> {
        if seat == front {
            return Some(Slot::Large(*self.slots.first()?));
        }
        let mut others = self.seats.iter().filter(|other| **other != front);
        let nth = others.position(|other| *other == seat)?;
        let which = self.seats.iter().position(|other| *other == seat)?;
        Some(Slot::Small {
            rect: *self.slots.get(nth + 1)?,
            spots: self.small.spots.get(which)?,
            reader: *self.small.readers.get(which)?,
        })
    }

    /// The seat whose side is large: that of `own`, else of the one that the page is about now, else
    /// of the first.
    pub fn front(&self, page: &Page, own: Option<Seat>) -> Seat {
        let active = page.regions.iter().filter(|region| region.tone == Tone::Active);
        let seats = own.into_iter().chain(active.filter_map(|region| region.seat));
        let mut known = seats.filter(|seat| self.seats.contains(seat));
        known.next().or_else(|| self.seats.first().copied()).unwrap_or(Seat::at(0))
    }

    /// A spot of a small side, put where that lies.
    pub fn put(&self, spot: Spot, slot: Rect) -> Spot {
        let put = |at: Pos2| slot.min + at.to_vec2() * self.compact;
        let rect = Rect::from_min_max(put(spot.rect.min), put(spot.rect.max));
        Spot { rect, scale: self.compact, ..spot }
    }
}

//! Sides of seats of two sizes: that of whoever acts, or of whose eye looks, is large.

use super::page::{Laid, Stand};
use kanso_engine::Seat;
use kanso_engine::scene::{Page, Tone};

/// The sides of the seats of a page, and where they can lie.
#[derive(Clone, PartialEq, Debug)]
pub struct Sides {
    /// The sides, in the order of the seats.
    pub sides: Vec<Side>,
    /// Where sides lie: first where the large one does.
    pub stands: Vec<Stand>,
}

/// The side of a seat in both sizes.
#[derive(Clone, PartialEq, Debug)]
pub struct Side {
    /// Whose.
    pub seat: Seat,
    /// The regions on it, in reading order.
    pub regions: Vec<usize>,
    /// How they lie where it is large.
    pub large: Laid,
    /// How they lie where it is small.
    pub small: Laid,
}

impl Sides {
    /// How the side of a seat lies, and where, while another one is in front. The others follow in the
    /// order of the seats, so that a turn of the next one exchanges two sides only.
    pub fn put(&self, seat: Seat, front: Seat) -> Option<(&Laid, &Stand)> {
        let side = self.sides.iter().find(|side| side.seat == seat)?;
        if seat == front {
            return Some((&side.large, self.stands.first()?));
        }
        let mut others = self.sides.iter().filter(|other| other.seat != front);
        let nth = others.position(|other| other.seat == seat)?;
        Some((&side.small, self.stands.get(nth + 1)?))
    }

    /// The seat whose side is large: that of `own`, else of the one that the page is about now, else
    /// of one that has won, else of the first.
    pub fn front(&self, page: &Page, own: Option<Seat>) -> Seat {
        let of = |tone| {
            let regions = page.regions.iter().filter(move |region| region.tone == tone);
            regions.filter_map(|region| region.seat)
        };
        let seats = own.into_iter().chain(of(Tone::Active)).chain(of(Tone::Good));
        let mut known = seats.filter(|seat| self.sides.iter().any(|side| side.seat == *seat));
        known.next().or_else(|| self.sides.first().map(|side| side.seat)).unwrap_or(Seat::at(0))
    }
}

//! The table of Rook & Raiders: the centre above, one area for each seat below.
//!
//! What an eye is shown of medals, of a private question and of hidden first units follows
//! RR-13.14. A picture is made for every eye at every event, so words that never change are
//! borrowed, and those of a card are copied from it.
//!
//! Left out: black monster cards, markers and cubes (RR-1.2, RR-1.4), which never run out.

use crate::prelude::*;

mod area;
mod attack;
mod centre;
mod ends;
pub(crate) mod ids;
mod order;
mod piles;
mod steps;
#[cfg(test)]
mod tests;
mod token;

/// The table as one eye sees it.
pub(crate) fn scene(game: &RookRaiders, state: &State, eye: Eye) -> Scene {
    let look = Look { game, state, eye };
    let mut regions = Vec::with_capacity(4 + 6 * state.seats.len());
    centre::regions(look, &mut regions);
    for index in 0..state.seats.len() {
        area::regions(look, Seat::at(index), &mut regions);
    }
    let mut scene = Scene::of_page(regions);
    scene.pages[0].piles = piles::piles(look);
    scene.pages[0].arrows.extend(attack::arrow(look));
    scene
}

/// Who looks at what.
#[derive(Clone, Copy)]
struct Look<'a> {
    game: &'a RookRaiders,
    state: &'a State,
    eye: Eye,
}

impl<'a> Look<'a> {
    fn seat(self, seat: Seat) -> &'a SeatState {
        &self.state.seats[seat.index()]
    }

    /// The seat that it is about now, as far as this eye may know it.
    fn active(self) -> Option<Seat> {
        if self.state.ending.is_some() {
            return None;
        }
        let seat = self.state.active_seat()?;
        let asks_in_private = matches!(self.state.tasks.last(), Some(Task::Declaring { .. }))
            && self.game.asks_in_private();
        if asks_in_private && !self.eye.sees(seat) { None } else { Some(seat) }
    }

    /// True if the medals of a seat lie open to this eye. Source: RR-13.14.
    fn sees_medals(self, seat: Seat) -> bool {
        self.game.shows_medals(self.state, seat, self.eye)
    }

    /// True if the board of a seat is still kept from this eye. Source: RR-R35 `hidden`.
    fn first_unit_is_hidden(self, seat: Seat) -> bool {
        self.game.places_in_secret()
            && matches!(self.state.tasks.first(), Some(Task::Place { .. }))
            && !self.eye.sees(seat)
    }
}

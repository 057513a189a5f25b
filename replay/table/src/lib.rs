//! A scene of a game as a picture: where everything of a table lies.
//!
//! It knows no game and no toolkit: a [`Scene`](kanso_engine::Scene) says what there is, this crate
//! where it goes. [`Extent`] is the most that a table ever shows along a line; laid out for that, a
//! table keeps all its places from event to event, and nothing moves but pieces.

pub mod extent;
pub mod happened;
pub mod icon;
pub mod layout;
pub mod look;
pub mod paint;
pub mod pen;
pub mod place;
pub mod svg;
pub mod tone;
pub mod width;

pub use extent::{Extent, Extents, MostOfPage};

#[cfg(any(test, feature = "sample"))]
pub mod sample;

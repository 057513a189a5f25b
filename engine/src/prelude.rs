//! The traits of games and of what stands in their tables, by which their methods are called:
//! `use kanso_engine::prelude::*`.

pub use crate::face::{Bot as _, Game as _, Rules as _, Table as _, Wording as _};
pub use crate::game::Play as _;
pub use crate::tables::{Action as _, Fact as _, Question as _, Refusal as _};

//! What the files of this game are written with.

pub(crate) use crate::data::rule_list::*;
pub(crate) use crate::state::Step;
pub(crate) use crate::state::cards::Card;
pub(crate) use crate::state::melds::Meld;
pub(crate) use crate::{Action, State};
pub(crate) use kanso_engine::game::prelude::*;

//! What the files of this game are written with.

pub(crate) use crate::action::Die;
pub(crate) use crate::cards::{CardSet, Face, MonsterKind, Skill, UnitKind};
pub(crate) use crate::data::rule_list::*;
pub(crate) use crate::fact::{MonsterRef, UnitRef};
pub(crate) use crate::question::Question;
pub(crate) use crate::refusal::{BenefitFor, Checked};
pub(crate) use crate::state::board::CellSet;
pub(crate) use crate::state::{
    Command, Due, Lane, Monster, MonsterId, Piece, Queue, Task, Unit, UnitId,
};
pub(crate) use crate::table::words::At;
pub(crate) use crate::{Action, Difficulty, Fact, Refusal, RookRaiders, SeatState, State, Tracing};
pub(crate) use kanso_engine::game::prelude::*;

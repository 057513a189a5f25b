//! What the files of this game are written with.

pub(crate) use crate::action::PassScope;
pub(crate) use crate::cards::text::{Ability, CardFilter, Stat, Step, Target};
pub(crate) use crate::cards::{Card, CardKind, CardSet, Colour, Cost};
pub(crate) use crate::data::rule_list::*;
pub(crate) use crate::fact::{CardRef, ItemRef, TargetRef, TrashCause};
pub(crate) use crate::refusal::Checked;
pub(crate) use crate::rules::chapter::target::Vantage;
pub(crate) use crate::state::{
    Ask, Assignment, Battle, BattleStep, CardId, City, Drawn, DrawnBy, Identity, Instance, Item,
    ItemId, Met, Mods, Named, OpenWindow, Pending, Phase, Question, StandingPass, State, Targets,
    Task, Trigger, Zone,
};
pub(crate) use crate::table::words::At;
pub(crate) use crate::{Action, BerserkTcg, Fact, Refusal, Tracing};
pub(crate) use kanso_engine::game::prelude::*;

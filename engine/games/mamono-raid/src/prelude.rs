//! What the files of this game are written with.

pub(crate) use crate::action::{PaidChips, Release, Releases, Way};
pub(crate) use crate::cards::{
    Amount, Attack, CardSet, ChipFace, ChipKind, Face, ItemCard, ItemEffect, ItemKind, Lock,
    OnGain, PartKind, Points, SkillCard, SkillKind,
};
pub(crate) use crate::data::rule_list::*;
pub(crate) use crate::fact::{CoinsFor, HomeFor, Means};
pub(crate) use crate::question::Question;
pub(crate) use crate::readings::{MarkerShortage, StarterChoiceTime};
pub(crate) use crate::rules::asked::Asked;
pub(crate) use crate::rules::chapter::bazaar::Beside;
pub(crate) use crate::rules::payment::Payment;
pub(crate) use crate::state::{
    Cell, CoreCell, CoreSpace, Holder, LevelCell, OwnSkill, PawnPlace, PointsCard, SeatState, Stack,
};
pub(crate) use crate::table::names::Tenths;
pub(crate) use crate::table::words::{At, Starter};
pub(crate) use crate::vocabulary::{
    BonusShield, Character, Coin, Part, Place, Service, SkillChip, Space, Spot, Symbol, Target,
    XpChip, XpValue,
};
pub(crate) use crate::{Action, Fact, MamonoRaid, Opening, State, Task, Tracing};
pub(crate) use kanso_engine::game::prelude::*;

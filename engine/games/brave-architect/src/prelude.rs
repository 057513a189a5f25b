//! What the files of this game are written with.

pub(crate) use crate::action::{Aim, Die, DraftSet, Get, Gets, Pay, Source};
pub(crate) use crate::cards::{
    Ability, AbilityCost, AttackCard, AttackMods, BoostGives, CardKind, CardSet, Class, DeckCard,
    Effect, EnemyCard, Face, FaceKind, Heals, HeroAttack, Home, Icon, ItemKind, ItemUse, Party,
    Piece, Points, Race, Sub, Trait, Trigger, Until, Weapon, WhichStat,
};
pub(crate) use crate::data::rule_list::*;
pub(crate) use crate::fact::{Chip, EnemyPile, MoveBy, Struck};
pub(crate) use crate::forecast::Forecast;
pub(crate) use crate::readings::HandsOpen;
pub(crate) use crate::state::derived::ActiveTraits;
pub(crate) use crate::state::{
    Cause, EnemyAction, EnemyStep, Entry, Harm, Hate, HeldItem, HurtStep, Part, SeatState, Task,
    Temporary, Turn, Victim,
};
pub(crate) use crate::table::names::Faced;
pub(crate) use crate::table::words::At;
pub(crate) use crate::vocabulary::{
    Direction, Lava, MapSide, Slot, Slots, Square, Squares, Stat, Stats, Style,
};
pub(crate) use crate::{Action, BraveArchitect, Fact, Opening, Question, Refusal, State, Tracing};
pub(crate) use kanso_engine::game::prelude::*;

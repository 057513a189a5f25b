//! What the files of this game are written with.

pub(crate) use crate::action::{FaceCounts, ItemId, KeptLore, Targets};
pub(crate) use crate::battle::{
    Battle, Check, CheckCause, CheckStep, Damage, DamageKind, DamageStep, Detachment, Doing, Fight,
    FightKind, FightStep, Fighter, Filter, Hero, HeroStatus, LoreDiscard, Retreat, RetreatCause,
    RetreatStep, SearchStep, Unit,
};
pub(crate) use crate::cards::{
    Artifact, ArtifactKind, ArtifactPower, CardSet, Command, CommandText, Creature, DamageFaces,
    Lore, LoreEffect, LoreRow, LoreWindow, QuestTask, Scenario, ScenarioRow, Skill, SkillPower,
    SkillRow, TerrainRole, TroopRow, UnitKind, Usage, UseLimit, Weapon, Who,
};
pub(crate) use crate::data::rule_list::*;
pub(crate) use crate::fact::{
    DiceBy, ExperienceFor, HeroName, Piece, ReturnCause, StepName, TreasureFor, Way, Whose,
};
pub(crate) use crate::rules::check::Ask;
pub(crate) use crate::state::derived::DiceFor;
pub(crate) use crate::state::{
    AaaStep, Adventurer, BattleEnd, EndCause, SeatState, Sheet, SheetStatus, Task,
};
pub(crate) use crate::vocabulary::{
    Camp, ChestToken, Class, Colour, Council, GloryUse, HeroId, Hex, Mode, MoveClass, Path, Section,
};
pub(crate) use crate::{Action, BattleLore, Fact, Opening, Question, Refusal, State, Tracing};
pub(crate) use kanso_engine::game::prelude::*;

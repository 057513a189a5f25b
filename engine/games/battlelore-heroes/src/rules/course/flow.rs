//! Where in its course a game is.
//!
//! Source: the phases and steps of the specification (4, 5.1, 5.5, 5.8) and its marks (5.12). They
//! follow from the tasks: what comes up inside another thing belongs to that, where it has no step of
//! its own.

use crate::prelude::*;
use kanso_engine::game::Turn;

/// A phase or step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// H1, K1.
    Enlist,
    /// H2.
    FirstSkill,
    /// H3.
    FirstArtifacts,
    /// H4.
    ChooseArtifact,
    /// K1: an inheritance.
    Inherit,
    /// K2.
    ChooseScenario,
    /// K3.
    ChooseParty,
    /// K4.
    BeginBattle,
    /// Set-up 3 and 4.
    Council,
    /// Set-up 5.
    DealCommands,
    /// Set-up 6 and 7.
    KeepLore,
    /// Set-up 8.
    FirstTokens,
    /// H5.
    Equip,
    /// H6.
    Deploy,
    /// Between two turns.
    BeginTurn,
    /// T1.
    Command,
    /// T1b.
    Alongside,
    /// T2.
    Order,
    /// T3.
    Move,
    /// T4, before and between battles.
    Combat,
    /// C1.
    PreAttack,
    /// C2.
    PreDefend,
    /// C3.
    Roll,
    /// C4.
    PostAttack,
    /// C5.
    PostDefend,
    /// C6.
    Hits,
    /// C7.
    Check,
    /// C8.
    Retreat,
    /// C8b.
    AfterBattle,
    /// C9.
    Answer,
    /// C10.
    FollowOn,
    /// T5: the window, and BH-R59 `any-time`.
    TurnEnd,
    /// T5a.
    DrawCommand,
    /// T5b.
    LoreGain,
    /// T5c.
    LoreDraw,
    /// T6.
    EndTurn,
    /// K5, steps 1 to 3, and what comes before them.
    Homecoming,
    /// K5, step 4.
    Purchase,
    /// K5, step 5: exchanges, trades, cards that are revealed.
    Trade,
    /// K5, step 6.
    Return,
    /// K5, step 7: a skill.
    LevelUp,
    /// K5, step 7: the War Council.
    Join,
    /// K5, step 8.
    Sheets,
    /// K6.
    NextBattle,
    /// The game is over.
    Over,
}

impl Phase {
    /// Its number in [`Marks::phase`], `0..45`.
    pub const fn number(self) -> u8 {
        self as u8
    }
}

/// The phase or step that the game is in.
pub fn phase_of(_: &BattleLore, state: &State) -> Phase {
    let told = state.tasks.iter().rev().find_map(|task| of_task(state, *task));
    told.unwrap_or(Phase::Over)
}

/// The phase while a task is the first from the top that tells it.
fn of_task(state: &State, task: Task) -> Option<Phase> {
    Some(match task {
        Task::Enlist(_) => Phase::Enlist,
        Task::FirstSkill(_) => Phase::FirstSkill,
        Task::FirstArtifacts(_) => Phase::FirstArtifacts,
        Task::ChooseArtifact(_) | Task::RedrawArtifact(_) => Phase::ChooseArtifact,
        Task::Inherit(_) => Phase::Inherit,
        Task::ChooseScenario => Phase::ChooseScenario,
        Task::ChooseParty(_) => Phase::ChooseParty,
        Task::BeginBattle => Phase::BeginBattle,
        Task::Aaa => of_aaa(state.campaign.as_ref()?.aaa.as_ref()?.step),
        Task::NextBattle => Phase::NextBattle,
        Task::Council(_) | Task::RevealCouncils => Phase::Council,
        Task::DealCommands(_) => Phase::DealCommands,
        Task::DealLore(_) | Task::KeepLore(_) => Phase::KeepLore,
        Task::FirstTokens => Phase::FirstTokens,
        Task::Equip(_) => Phase::Equip,
        Task::Deploy(_) => Phase::Deploy,
        Task::BeginTurn => Phase::BeginTurn,
        Task::Command => Phase::Command,
        Task::Alongside => Phase::Alongside,
        Task::CommandDice | Task::BeginOrders | Task::Order => Phase::Order,
        Task::Move => Phase::Move,
        Task::Combat => Phase::Combat,
        Task::TurnEnd | Task::LevelUp => Phase::TurnEnd,
        Task::DrawCommands { .. } | Task::KeepCommand => Phase::DrawCommand,
        Task::LoreGain => Phase::LoreGain,
        // Spy Network draws in the phase that it is played in.
        Task::DrawLore { choose: true, .. } | Task::KeepLoreCard | Task::DiscardLore => {
            Phase::LoreDraw
        }
        Task::DrawLore { choose: false, .. } => return None,
        Task::EndTurn => Phase::EndTurn,
        Task::Fight => of_fight(state.battle.as_ref()?.fight()?.step),
        Task::Retreat => Phase::Retreat,
        Task::Check => Phase::Check,
        Task::Gain if is_trophy(state) => Phase::Check,
        Task::Announced | Task::FalseOrders(_) | Task::Damage | Task::Search | Task::Gain => {
            return None;
        }
    })
}

/// True if the artifact card on its way is one that the winner of a check may draw (BH-17.11).
fn is_trophy(state: &State) -> bool {
    let gain = state.battle.as_ref().and_then(|battle| battle.gain.as_ref());
    gain.is_some_and(|gain| gain.trophy)
}

const fn of_fight(step: FightStep) -> Phase {
    match step {
        FightStep::PreAttack => Phase::PreAttack,
        FightStep::PreDefend => Phase::PreDefend,
        FightStep::Roll => Phase::Roll,
        FightStep::PostAttack | FightStep::Reroll => Phase::PostAttack,
        FightStep::PostDefend | FightStep::Remedy => Phase::PostDefend,
        FightStep::Hits | FightStep::Critical => Phase::Hits,
        FightStep::Check => Phase::Check,
        FightStep::Flags => Phase::Retreat,
        FightStep::Blood | FightStep::After => Phase::AfterBattle,
        FightStep::Answer => Phase::Answer,
        FightStep::Ground
        | FightStep::FollowOn
        | FightStep::Pursue
        | FightStep::Bonus
        | FightStep::End => Phase::FollowOn,
    }
}

const fn of_aaa(step: AaaStep) -> Phase {
    match step {
        AaaStep::Fallen
        | AaaStep::Potions
        | AaaStep::Advisors
        | AaaStep::Homecoming
        | AaaStep::Spoils
        | AaaStep::Experience => Phase::Homecoming,
        AaaStep::Purchase | AaaStep::BuyLimit => Phase::Purchase,
        AaaStep::KeepLimit
        | AaaStep::Exchange
        | AaaStep::Trade
        | AaaStep::Reveal
        | AaaStep::Choose
        | AaaStep::Redraw
        | AaaStep::Physician => Phase::Trade,
        AaaStep::Return => Phase::Return,
        AaaStep::LevelUp => Phase::LevelUp,
        AaaStep::Join => Phase::Join,
        AaaStep::Sheets => Phase::Sheets,
    }
}

/// The battle that goes on, from 0. Source: 5.12. What lies between two battles belongs to none.
fn chapter(state: &State) -> Option<u16> {
    let Some(campaign) = &state.campaign else { return Some(0) };
    let count = campaign.battles.len() as u16;
    if state.battle.is_some() { count.checked_sub(1) } else { None }
}

/// Where in its course a state is. Source: 5.12.
pub(crate) fn marks(game: &BattleLore, state: &State) -> Marks {
    let turn = state.battle.as_ref().map_or(0, |battle| battle.turn);
    let goes_on = turn > 0 && !state.tasks.is_empty() && !between(state);
    let seat = || state.seat_of(game.active(state));
    Marks {
        chapter: chapter(state),
        round: turn.div_ceil(2),
        turn: goes_on.then(|| Turn::of_seat(seat(), number(state, turn))),
        phase: phase_of(game, state).number(),
    }
}

/// How many turns of the battle were over when the one that goes on began.
pub(crate) fn turns_before(state: &State) -> u32 {
    state.battle.as_ref().map_or(0, |battle| u32::from(battle.turn).saturating_sub(1))
}

/// True if the next turn has still to begin.
fn between(state: &State) -> bool {
    state.tasks.last() == Some(&Task::BeginTurn)
}

/// Another number for each turn of a campaign, too.
fn number(state: &State, turn: u16) -> u32 {
    let battles = state.campaign.as_ref().map_or(0, |campaign| campaign.battles.len() as u32);
    battles << u16::BITS | u32::from(turn)
}

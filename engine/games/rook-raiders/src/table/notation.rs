//! Actions as they are typed.
//!
//! Cells as the board calls them, pieces by their numbers, cards by their ids.

use crate::cards::UnitKind;
use crate::state::{Command, MonsterId, UnitId, cell_label};
use crate::{Action, RookRaiders};
use kanso_engine::game::Words;
use std::fmt;

impl RookRaiders {
    fn card_id(&self, card: UnitKind) -> &str {
        if self.cards.has_unit(card) { &self.cards.unit(card).face.id } else { "?" }
    }

    /// An action as it is typed.
    pub(crate) fn write_action(&self, action: &Action, to: Words<'_>) -> fmt::Result {
        let units = |units: &[UnitId], to: Words<'_>| {
            units.iter().try_for_each(|unit| write!(to, " {}", unit.0))
        };
        match action {
            Action::SetupPlace { card, cell } => {
                write!(to, "place {} {}", self.card_id(*card), cell_label(*cell))
            }
            Action::ChooseCommand { command } => write!(to, "choose {}", command_word(*command)),
            Action::EndActions => write!(to, "end-actions"),
            Action::Activate { unit, dest, full_move } => {
                write!(to, "activate {} {}", unit.0, cell_label(*dest))?;
                match full_move {
                    None => Ok(()),
                    Some(0) => write!(to, " pay trophy"),
                    Some(1) => write!(to, " pay token"),
                    Some(tokens) => write!(to, " pay {tokens} tokens"),
                }
            }
            Action::NoSkill => write!(to, "no-skill"),
            Action::Dice { target } => write!(to, "dice {}", target.0),
            Action::Assign { hits } => {
                write!(to, "assign")?;
                hits.iter().try_for_each(|MonsterId(target)| write!(to, " {target}"))
            }
            Action::Area => write!(to, "area"),
            Action::Heal { points } => {
                write!(to, "heal")?;
                units(points, to)
            }
            Action::Song { ally } => write!(to, "song {}", ally.0),
            Action::Accept => write!(to, "accept"),
            Action::Reroll { pay_tokens } => write!(to, "reroll tokens {pay_tokens}"),
            Action::LevelUp { unit, pay_tokens } => {
                write!(to, "level-up {} tokens {pay_tokens}", unit.0)
            }
            Action::Pass => write!(to, "pass"),
            Action::RestChoose { units: chosen } => {
                write!(to, "rest")?;
                units(chosen, to)
            }
            Action::DeployHand { card, cell } => {
                write!(to, "deploy-hand {} {}", self.card_id(*card), cell_label(*cell))
            }
            Action::DeployMercenary { slot, cell } => {
                write!(to, "deploy-mercenary {} {}", u16::from(*slot) + 1, cell_label(*cell))
            }
            Action::SupportHeal { unit } => write!(to, "support {}", unit.0),
            Action::FatigueChoose { units: chosen } => {
                write!(to, "recover")?;
                units(chosen, to)
            }
            Action::Declare => write!(to, "declare"),
            Action::Hold => write!(to, "hold"),
            Action::RerollDie { die, pay_tokens } => {
                write!(to, "reroll-die {} tokens {pay_tokens}", die.index() + 1)
            }
        }
    }
}

/// The word of a command in notation.
const fn command_word(command: Command) -> &'static str {
    match command {
        Command::Assault => "assault",
        Command::Raid => "raid",
        Command::Rest => "rest",
        Command::Reward => "reward",
        Command::Recruit => "recruit",
    }
}

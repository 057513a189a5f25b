//! Where in the round an opening stands, as a stack of tasks.
//!
//! Source: MR-5.46; what holds at each moment: MR-5.28, MR-5.30, MR-5.43, MR-5.45.

use super::check::{Problem, name_of, within};
use super::{Opening, Stand};
use crate::MamonoRaid;
use crate::readings::{GatherOverRounds, StalemateGuard};
use crate::state::derived::IDLE_ROUNDS_MAX;
use crate::state::{Holder, PawnPlace, State, Task};
use crate::vocabulary::{BonusShield, Part};
use kanso_engine::Seat;

impl Opening {
    /// The stack of tasks. Source: MR-5.46.
    pub(super) fn tasks(&self, game: &MamonoRaid, state: &State) -> Result<Vec<Task>, Problem> {
        self.check_counts(game)?;
        self.check_turns(state)?;
        self.check_lines(game, state)?;
        self.check_end_phase(game, state)?;
        match self.stand {
            Stand::Round => {
                if state.core_taken() {
                    return Err("the core bonus is taken: the game would be over".to_owned());
                }
                let unused = GatherOverRounds::ReturnUnused;
                if game.readings.gather_over_rounds.get() == unused {
                    for seat in state.every_seat() {
                        let what = format!("{seat:?}: markers gathered after the round's end");
                        within::<u32>(&what, state.seat(seat).gather.into(), 0, 0)?;
                    }
                }
                Ok(vec![Task::StartRound])
            }
            Stand::Turn => Ok(vec![Task::AskTurn]),
            Stand::TurnEnds { seat } => Ok(vec![Task::EndTurn(seat)]),
            Stand::EndPhase => {
                let first = state.safe_seats().next();
                Ok(vec![Task::EndTurn(first.expect("all pawns are in the safe zone: checked"))])
            }
            Stand::Bazaar { seat } => {
                let later = state.safe_seats().skip_while(|other| *other != seat);
                let later: Vec<Seat> = later.collect();
                let shops = later.into_iter().rev().map(Task::Shop);
                Ok([Task::RoundEnd].into_iter().chain(shops).collect())
            }
        }
    }

    /// MR-5.7, MR-5.43: what grows by at most one in a round.
    fn check_counts(&self, game: &MamonoRaid) -> Result<(), Problem> {
        for (index, has) in self.seats.iter().enumerate() {
            // One in each enemy phase, and round 1 has none.
            let what = format!("seat {index}: death penalty cards");
            within::<u32>(&what, has.deaths, 0, self.round - 1)?;
        }
        let ended = match self.stand {
            Stand::Round => self.round,
            Stand::Turn | Stand::TurnEnds { .. } | Stand::EndPhase | Stand::Bazaar { .. } => {
                self.round - 1
            }
        };
        let most = match game.readings.stalemate_guard.get() {
            StalemateGuard::SixIdleRounds => ended.min(IDLE_ROUNDS_MAX - 1),
            StalemateGuard::Never => ended,
        };
        within::<u32>("idle rounds", self.idle_rounds, 0, most)
    }

    /// MR-5.10, MR-5.25, MR-5.45: who has had a turn, and who has passed.
    fn check_turns(&self, state: &State) -> Result<(), Problem> {
        for seat in state.every_seat() {
            let has = state.seat(seat);
            match state.pawn(seat) {
                PawnPlace::Ap(space) if has.passed => {
                    return Err(format!(
                        "{seat:?}: it has passed, but its pawn is on space {space} of the AP track"
                    ));
                }
                PawnPlace::Ap(space) if !has.acted => {
                    return Err(format!(
                        "{seat:?}: its pawn is on space {space} of the AP track, but it has had no \
                         turn in this round"
                    ));
                }
                PawnPlace::Ap(_) | PawnPlace::Safe(_) | PawnPlace::Aside => {}
            }
        }
        let active = state.every_seat().find(|seat| !state.seat(*seat).passed);
        match (&self.stand, active) {
            (Stand::Turn, None) => Err("all seats have passed: the main phase is over".to_owned()),
            (Stand::TurnEnds { seat }, _) if !state.seat(*seat).acted => {
                Err(format!("{seat:?}: its turn ends, but it has had none in this round"))
            }
            (Stand::Round | Stand::EndPhase | Stand::Bazaar { .. }, Some(seat)) => {
                Err(format!("{seat:?} has not passed: the main phase goes on"))
            }
            (
                Stand::Round
                | Stand::Turn
                | Stand::TurnEnds { .. }
                | Stand::EndPhase
                | Stand::Bazaar { .. },
                _,
            ) => Ok(()),
        }
    }

    /// MR-5.28, MR-6.14: a line is complete only after the turn that completed it.
    fn check_lines(&self, game: &MamonoRaid, state: &State) -> Result<(), Problem> {
        let part = Part::ALL.into_iter().find(|part| game.is_complete(state, *part));
        let target = match part {
            Some(part) => part.word(),
            None if game.is_core_complete(state) => "core",
            None => return Ok(()),
        };
        match self.stand {
            Stand::TurnEnds { seat } => {
                let has = state.seat(seat);
                if has.took && !has.passed {
                    return Ok(());
                }
                Err(format!("{seat:?}: its turn completed the {target}, but it took no chip in it"))
            }
            Stand::Round | Stand::Turn | Stand::EndPhase | Stand::Bazaar { .. } => {
                Err(format!("the {target} is complete, and its result is still to come"))
            }
        }
    }

    /// MR-5.30 to MR-5.33, MR-8.4: what only the end phase does, and what it has done.
    fn check_end_phase(&self, game: &MamonoRaid, state: &State) -> Result<(), Problem> {
        let shopping = match self.stand {
            Stand::Bazaar { seat } => Some(seat),
            Stand::Round | Stand::Turn | Stand::TurnEnds { .. } | Stand::EndPhase => None,
        };
        let released = shopping.is_some() || self.stand == Stand::Round;
        let mut behind = false;
        for seat in state.safe_seats() {
            let has = state.seat(seat);
            let shopped = has.bought_life || has.used_medic || !has.levelled.is_empty();
            if shopped && (behind || !released) {
                return Err(format!("{seat:?}: it has bought something, but not been asked yet"));
            }
            behind |= shopping == Some(seat);
            if released && has.skills.iter().any(|own| own.locked > 0) {
                return Err(format!("{seat:?}: life chips on skills, but they have come back"));
            }
        }
        for seat in state.every_seat().filter(|_| !released) {
            let has = state.seat(seat);
            if has.bought_life || has.used_medic || !has.levelled.is_empty() {
                return Err(format!("{seat:?}: it has bought something, but not been asked yet"));
            }
        }
        for chip in BonusShield::ALL.into_iter().filter(|chip| game.bonus_space(*chip).is_some()) {
            let name = name_of(&game.cards.bonus[chip.index()].face);
            let last = state.core_taken() && shopping.is_some();
            match state.bonus_holder(chip) {
                Holder::Box if !last => {
                    return Err(format!("{name} is in the box, but has not been used up"));
                }
                Holder::Seat(seat) if last && chip == game.silver_chip() => {
                    return Err(format!("{seat:?} has {name}, but its silver was paid"));
                }
                Holder::Board | Holder::Box | Holder::Seat(_) => {}
            }
        }
        Ok(())
    }
}

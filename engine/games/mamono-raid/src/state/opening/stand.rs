//! Where in the round an opening stands, as a stack of tasks.
//!
//! Source: MR-5.46; what holds at each moment: MR-5.28, MR-5.30, MR-5.43, MR-5.45.

use super::Stand;
use super::check::{Problem, name_of, within};
use crate::prelude::*;
use crate::readings::{GatherOverRounds, StalemateGuard};
use crate::state::derived::IDLE_ROUNDS_MAX;

impl Opening {
    /// The stack of tasks. Source: MR-5.46.
    pub(super) fn tasks(&self, game: &MamonoRaid, state: &State) -> Result<Vec<Task>, Problem> {
        self.check_counts(game)?;
        self.check_turns(state)?;
        self.check_lines(game, state)?;
        self.check_end_phase(game, state)?;
        match self.stand {
            Stand::Round => {
                ensure!(!state.core_taken(), "the core bonus is taken: the game would be over");
                let unused = GatherOverRounds::ReturnUnused;
                if game.readings.gather_over_rounds == unused {
                    for seat in state.every_seat() {
                        let what = format!("{seat:?}: markers gathered after the round's end");
                        within(&what, state.seat(seat).gather, 0, 0)?;
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
            within(&what, has.deaths, 0, self.round - 1)?;
        }
        let ended = if self.stand == Stand::Round { self.round } else { self.round - 1 };
        let most = match game.readings.stalemate_guard {
            StalemateGuard::SixIdleRounds => ended.min(IDLE_ROUNDS_MAX - 1),
            StalemateGuard::Never => ended,
        };
        within("idle rounds", self.idle_rounds, 0, most)
    }

    /// MR-5.10, MR-5.25, MR-5.45: who has had a turn, and who has passed.
    fn check_turns(&self, state: &State) -> Result<(), Problem> {
        for seat in state.every_seat() {
            let PawnPlace::Ap(space) = state.pawn(seat) else { continue };
            let has = state.seat(seat);
            ensure!(
                !has.passed,
                "{seat:?}: it has passed, but its pawn is on space {space} of the AP track"
            );
            ensure!(
                has.acted,
                "{seat:?}: its pawn is on space {space} of the AP track, but it has had no turn \
                 in this round"
            );
        }
        let active = state.every_seat().find(|seat| !state.seat(*seat).passed);
        match self.stand {
            Stand::Turn => {
                ensure!(active.is_some(), "all seats have passed: the main phase is over");
            }
            Stand::TurnEnds { seat } => {
                let acted = state.seat(seat).acted;
                ensure!(acted, "{seat:?}: its turn ends, but it has had none in this round");
            }
            Stand::Round | Stand::EndPhase | Stand::Bazaar { .. } => {
                if let Some(seat) = active {
                    return Err(format!("{seat:?} has not passed: the main phase goes on"));
                }
            }
        }
        Ok(())
    }

    /// MR-5.28, MR-6.14: a line is complete only after the turn that completed it.
    fn check_lines(&self, game: &MamonoRaid, state: &State) -> Result<(), Problem> {
        let part = Part::ALL.into_iter().find(|part| game.is_complete(state, *part));
        let target = match part {
            Some(part) => part.word(),
            None if game.is_core_complete(state) => "core",
            None => return Ok(()),
        };
        let Stand::TurnEnds { seat } = self.stand else {
            return Err(format!("the {target} is complete, and its result is still to come"));
        };
        let fits = state.seat(seat).took && !state.seat(seat).passed;
        ensure!(fits, "{seat:?}: its turn completed the {target}, but it took no chip in it");
        Ok(())
    }

    /// MR-5.30 to MR-5.33, MR-8.4: what only the end phase does, and what it has done.
    fn check_end_phase(&self, game: &MamonoRaid, state: &State) -> Result<(), Problem> {
        let shopping = match self.stand {
            Stand::Bazaar { seat } => Some(seat),
            Stand::Round | Stand::Turn | Stand::TurnEnds { .. } | Stand::EndPhase => None,
        };
        let released = shopping.is_some() || self.stand == Stand::Round;
        let mut behind = false;
        let unasked = state.every_seat().filter(|_| !released);
        for seat in state.safe_seats().chain(unasked) {
            let has = state.seat(seat);
            let shopped = has.bought_life || has.used_medic || !has.levelled.is_empty();
            let fits = !shopped || released && !behind;
            ensure!(fits, "{seat:?}: it has bought something, but not been asked yet");
            behind |= shopping == Some(seat);
            let fits = !released || has.skills.iter().all(|own| own.locked == 0);
            ensure!(fits, "{seat:?}: life chips on skills, but they have come back");
        }
        for chip in BonusShield::ALL.into_iter().filter(|chip| game.bonus_space(*chip).is_some()) {
            let name = name_of(&game.cards.bonus[chip.index()]);
            let last = state.core_taken() && shopping.is_some();
            let holder = state.bonus_holder(chip);
            ensure!(
                last || holder != Holder::Box,
                "{name} is in the box, but has not been used up"
            );
            if let Holder::Seat(seat) = holder {
                let paid = last && chip == game.silver_chip();
                ensure!(!paid, "{seat:?} has {name}, but its silver was paid");
            }
        }
        Ok(())
    }
}

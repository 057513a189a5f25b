//! A battle that goes on when an opening begins.
//!
//! Source: BK-5.25, BK-5.33 to BK-5.41, BK-6.20, BK-6.39, BK-6.41.

use super::check::{Problem, is_seat, told, within};
use super::{BattleOpening, Opening, Stand, StepOpening};
use crate::prelude::*;
use std::collections::BTreeSet;

/// Declines in succession that end the fighter step. Source: BK-5.39.
const DECLINES_MAX: u8 = 2;

impl Opening {
    /// Puts the battle of the opening, if there is one, into the state.
    pub(super) fn begin_battle(&self, game: &BerserkTcg, state: &mut State) -> Result<(), Problem> {
        let Stand::Battle(battle) = &self.stand else { return Ok(()) };
        let city = battle.city;
        let declared = state.battles_declared.contains(&city);
        ensure!(declared, "no battle was declared in city {city}, where one goes on");
        let own = state.city(city).occupant == Some(state.tp());
        ensure!(!own, "the turn player attacks city {city}, which it occupies");
        let (step, sub, next, declined) = battle.step(state)?;
        let mut fighters = [Vec::new(), Vec::new()];
        for (seat, side) in fighters.iter_mut().enumerate() {
            *side = ascending(&battle.fighters[seat]);
            for id in &*side {
                battle.check_fighter(game, state, Seat::at(seat), *id)?;
            }
        }
        let early = step == BattleStep::Vanguard && fighters.iter().any(|side| !side.is_empty());
        ensure!(!early, "somebody fights before the vanguard stands");
        let fought = battle.fighters.iter().flatten().chain(&battle.former_fighters);
        let participants = ascending(&fought.copied().collect::<Vec<_>>());
        let listed = battle.fighters.iter().map(Vec::len).sum::<usize>();
        let twice = participants.len() < listed + battle.former_fighters.len();
        ensure!(!twice, "a fighter of the battle is listed twice");
        let fought = battle.former_fighters.iter().map(|id| ("a former fighter", id));
        let struck = battle.struck.iter().map(|id| ("who has struck", id));
        let vanguard = battle.vanguard.iter().map(|id| ("the vanguard", id));
        for (what, id) in fought.chain(struck).chain(vanguard) {
            let fought = participants.contains(id);
            ensure!(fought, "{what}: card {} has not fought in the battle", id.0);
            ensure!(id.0 < self.next_card, "{what}: card {} is none yet", id.0);
        }
        state.step = Some(step);
        state.sub = sub;
        state.battle = Some(Battle {
            vanguard: battle.vanguard,
            fighters,
            participants,
            struck: ascending(&battle.struck),
            consecutive_passes: declined,
            ..Battle::new(city, next)
        });
        Ok(())
    }
}

impl BattleOpening {
    /// The step, its row, who names the next fighter, and the declines in succession.
    fn step(&self, state: &State) -> Result<(BattleStep, u8, Seat, u8), Problem> {
        let attacker = state.tp();
        Ok(match self.step {
            StepOpening::Vanguard => (BattleStep::Vanguard, 0, attacker, 0),
            StepOpening::BattleOpen { seat } => {
                is_seat("who may open a card", seat)?;
                (BattleStep::BattleOpen, u8::from(seat == attacker), attacker, 0)
            }
            StepOpening::Fighters { next, declined } => {
                is_seat("who names the next fighter", next)?;
                within("declines in succession", declined, 0, DECLINES_MAX)?;
                (BattleStep::Fighters, 0, next, declined)
            }
            StepOpening::Exchange => (BattleStep::Exchange, 0, attacker, 2),
            StepOpening::BattleEnd => (BattleStep::BattleEnd, 0, attacker, 2),
        })
    }

    /// BK-6.41: a fighter is a character of its side in the city of the battle.
    fn check_fighter(
        &self,
        game: &BerserkTcg,
        state: &State,
        seat: Seat,
        id: CardId,
    ) -> Result<(), Problem> {
        let Some(card) = state.find(id) else {
            return Err(format!("seat {seat} fights with card {}, which is none", id.0));
        };
        let (told, city) = (told(game, id, card.kind), self.city);
        let fits = card.is_in_play_at(city) && game.is_character(card.kind);
        ensure!(
            fits && card.controller == seat,
            "{told} is no character of seat {seat} in city {city} and does not fight there"
        );
        Ok(())
    }
}

/// Numbers in ascending order, each once.
fn ascending(ids: &[CardId]) -> Vec<CardId> {
    ids.iter().copied().collect::<BTreeSet<_>>().into_iter().collect()
}

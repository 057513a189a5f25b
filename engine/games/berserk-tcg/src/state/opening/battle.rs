//! A battle that goes on when an opening begins.
//!
//! Source: BK-5.25, BK-5.33 to BK-5.41, BK-6.20, BK-6.39, BK-6.41.

use super::check::{Problem, is_seat, name, within};
use super::{BattleOpening, Opening, Stand, StepOpening};
use crate::BerserkTcg;
use crate::state::{Battle, BattleStep, CardId, State};
use kanso_engine::Seat;
use std::collections::BTreeSet;

/// Declines in succession that end the fighter step. Source: BK-5.39.
const DECLINES_MAX: u32 = 2;

impl Opening {
    /// Puts the battle of the opening, if there is one, into the state.
    pub(super) fn begin_battle(&self, game: &BerserkTcg, state: &mut State) -> Result<(), Problem> {
        let Stand::Battle(battle) = &self.stand else { return Ok(()) };
        let city = battle.city;
        if !state.battles_declared.contains(&city) {
            return Err(format!("no battle was declared in city {city}, where one goes on"));
        }
        if state.city(city).occupant == Some(state.tp()) {
            return Err(format!("the turn player attacks city {city}, which it occupies"));
        }
        let (step, sub, next, declined) = battle.step(state)?;
        let mut fighters = [Vec::new(), Vec::new()];
        for (seat, side) in fighters.iter_mut().enumerate() {
            *side = ascending(&battle.fighters[seat]);
            for id in &*side {
                battle.check_fighter(game, state, Seat::at(seat), *id)?;
            }
        }
        if step == BattleStep::Vanguard && fighters != [Vec::new(), Vec::new()] {
            return Err("somebody fights before the vanguard stands".to_owned());
        }
        let fought = battle.fighters.iter().flatten().chain(&battle.former_fighters);
        let participants = ascending(&fought.copied().collect::<Vec<_>>());
        let listed = battle.fighters.iter().map(Vec::len).sum::<usize>();
        if participants.len() < listed + battle.former_fighters.len() {
            return Err("a fighter of the battle is listed twice".to_owned());
        }
        for (what, id) in battle
            .former_fighters
            .iter()
            .map(|id| ("a former fighter", id))
            .chain(battle.struck.iter().map(|id| ("who has struck", id)))
            .chain(battle.vanguard.iter().map(|id| ("the vanguard", id)))
        {
            if !participants.contains(id) {
                return Err(format!("{what}: card {} has not fought in the battle", id.0));
            }
            if id.0 >= self.next_card {
                return Err(format!("{what}: card {} is none yet", id.0));
            }
        }
        state.step = Some(step);
        state.sub = sub;
        state.battle = Some(Battle {
            city,
            vanguard: battle.vanguard,
            fighters,
            participants,
            struck: ascending(&battle.struck),
            next_designator: next,
            consecutive_passes: declined,
            noted_ranges: Vec::new(),
            half_assigned: None,
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
                within::<u32>("declines in succession", declined.into(), 0, DECLINES_MAX)?;
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
        if card.is_in_play_at(self.city) && card.controller == seat && game.is_character(card.kind)
        {
            return Ok(());
        }
        Err(format!(
            "card {} ({}) is no character of seat {seat} in city {} and does not fight there",
            id.0,
            name(game, card.kind),
            self.city
        ))
    }
}

/// Numbers in ascending order, each once.
fn ascending(ids: &[CardId]) -> Vec<CardId> {
    ids.iter().copied().collect::<BTreeSet<_>>().into_iter().collect()
}

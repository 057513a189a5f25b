//! The end of a round, and of the game.
//!
//! Source: rulebook, the end of a round; BA-13.1 to BA-13.4, BA-19.1 to BA-19.4.

use crate::fact::CardList;
use crate::prelude::*;
use crate::readings::RoundLimit;
use kanso_engine::game::{SeatResult, SeatStanding};

/// The last round of the house stop. Source: BA-19.4.
pub const LAST_ROUND: u16 = 60;

/// How a game can end, in the order of the numbers in [`Standing::reason`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// BA-19.1.
    Victory,
    /// BA-19.2.
    Defeat,
    /// BA-19.4.
    Stalled,
}

impl BraveArchitect {
    /// BA-13.1: a play sheet is cleared of all but placed and persistent cards.
    pub(crate) fn clear_sheet(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        state.tasks.pop();
        let stays = |card: CardKind| {
            matches!(self.cards.card(card).class, Class::Placed(_) | Class::Persistent)
        };
        let has = state.seat_mut(seat);
        let mut cards = CardList::new();
        for entry in std::mem::take(&mut has.play_sheet) {
            if stays(entry.card) {
                has.play_sheet.push(entry);
            } else {
                has.discard.push(entry.card);
                cards.push(entry.card);
            }
        }
        if !cards.is_empty() {
            trace.fact(BA_13_1, || Fact::SheetCleared { seat, cards });
        }
    }

    /// BA-13.2: a standing hero's hand is filled up.
    pub(crate) fn refill(&self, state: &mut State, seat: Seat) {
        state.tasks.pop();
        let held = state.seat(seat).hand.len() as u8;
        let left = self.hand_limit(state).saturating_sub(held);
        if state.stands(seat) && left > 0 {
            state.tasks.push(Task::Draw { seat, left });
        }
    }

    /// BA-13.4, BA-19.4: the chips come off; the next round begins, or the house stops the game.
    pub(crate) fn next_round(&self, state: &mut State, trace: &mut Tracing) {
        state.tasks.pop();
        if state.enemy_atk_mod < 0 || state.enemy_def_mod < 0 || state.enemy_move_mod < 0 {
            trace.fact(BA_13_4, || Fact::ChipsOff);
        }
        state.enemy_atk_mod = 0;
        state.enemy_def_mod = 0;
        state.enemy_move_mod = 0;
        state.hate_fresh = false;
        state.last_attack = None;
        for has in &mut state.seats {
            has.acted = false;
            has.effects.clear();
        }
        let round = state.round;
        if round == LAST_ROUND && self.readings.round_limit == RoundLimit::Limit60 {
            trace.fact(BA_19_4, || Fact::Stalled { round });
            Self::finish(state);
            return;
        }
        state.round = round.saturating_add(1);
        let round = state.round;
        trace.fact(BA_13_4, || Fact::RoundBegins { round });
    }

    /// How the game ended, if it is over. Source: BA-19.1 to BA-19.4.
    pub fn end(&self, state: &State) -> Option<End> {
        if !state.tasks.is_empty() {
            return None;
        }
        let down = state.every_seat().filter(|seat| !state.stands(*seat)).count();
        Some(match (state.core_hp, down) {
            (0, _) => End::Victory,
            (_, 0 | 1) => End::Stalled,
            (_, _) => End::Defeat,
        })
    }

    /// How each seat stands at the end: all together. Source: BA-19.3.
    pub(crate) fn final_standing(&self, state: &State) -> Option<Standing> {
        let end = self.end(state)?;
        let result = match end {
            End::Victory => SeatResult::Win,
            End::Defeat => SeatResult::Loss,
            End::Stalled => SeatResult::Draw,
        };
        let seats = state.seats.iter().map(|has| SeatStanding {
            result,
            figures: vec![
                Some(i32::from(has.hp)),
                Some(i32::from(state.round)),
                Some(i32::from(state.destroyed())),
                Some(i32::from(state.core_hp)),
            ],
        });
        Some(Standing { reason: end as u8, seats: seats.collect() })
    }
}

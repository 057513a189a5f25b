//! The windows: placed cards at their time, boosts, the side of a wall slam.
//!
//! Source: BA-7.6, BA-20.2 to BA-20.10.

use super::Aimed;
use crate::prelude::*;

impl BraveArchitect {
    /// BA-7.6: whether a placed card lies there and this is its time.
    pub(crate) fn check_placed(
        &self,
        state: &State,
        question: Question,
        seat: Seat,
        card: CardKind,
    ) -> Result<(), Refusal> {
        let Some(trigger) = self.cards.card(card).trigger() else {
            return Err(Refusal::NotPlaced { card });
        };
        if !state.seat(seat).plays(card) {
            return Err(Refusal::NotPlaced { card });
        }
        let is_time = match trigger {
            Trigger::OwnRoll => question == Question::Reroll,
            Trigger::BeforeEvade => question == Question::Evade,
            Trigger::EvadeFailed => question == Question::EvadeFail,
            Trigger::BeforeDamage => question == Question::Damage && is_enemy_attack(state),
            // BA-7.11, BA-12.9: it acts by itself.
            Trigger::BeforeFall => false,
            Trigger::AfterAttacked => question == Question::Counter,
        };
        if is_time { Ok(()) } else { Err(Refusal::WrongTime { card }) }
    }

    /// Checks whether a placed card can be aimed so.
    pub(super) fn check_placed_aim(
        &self,
        state: &State,
        seat: Seat,
        card: CardKind,
        aim: Option<Aim>,
    ) -> Result<(), Refusal> {
        let aimed = Aimed::of(&self.cards.card(card).effects);
        self.check_aim(state, seat, Source::Card(card), aimed, aim)
    }

    /// The placed cards on a play sheet, ascending.
    pub(crate) fn placed(&self, state: &State, seat: Seat) -> Vec<CardKind> {
        let is_placed = |card: &CardKind| matches!(self.cards.card(*card).class, Class::Placed(_));
        let entries = state.seat(seat).play_sheet.iter();
        let mut placed: Vec<_> = entries.map(|entry| entry.card).filter(is_placed).collect();
        placed.sort_unstable();
        placed
    }

    /// BA-8.5, BA-20.4: whether the boost of the attack that has just hit can be paid.
    pub(crate) fn check_late_boost(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        let Some(source) = state.attack.as_ref().map(|attack| attack.source) else {
            return Err(Refusal::OtherQuestion { awaited: Question::Boost });
        };
        let boost = match source {
            Source::Card(card) => self.cards.card(card).boost,
            Source::Face(_) | Source::Sub(_) => None,
        };
        let wanted = match boost {
            Some(boost) => match boost.gives {
                BoostGives::AddDamage(_) => boost.tension,
                BoostGives::Heal(_) => return Err(Refusal::NoBoost { source }),
            },
            None => return Err(Refusal::NoBoost { source }),
        };
        let tension = state.seat(seat).tension;
        if wanted <= tension {
            return Ok(());
        }
        Err(Refusal::NoTension { wanted, tension, rule: BA_8_5 })
    }

    /// BA-20.10: whether a slammed hero can go there.
    pub(super) fn check_slam(&self, state: &State, to: Square) -> Result<(), Refusal> {
        if self.slam_squares(state).contains(&to) {
            return Ok(());
        }
        Err(Refusal::NoSlamSide { to })
    }
}

/// True if it is the enemy's attack that hurts.
fn is_enemy_attack(state: &State) -> bool {
    matches!(state.hurt.as_ref().map(|hurt| hurt.cause), Some(Cause::EnemyAttack(_)))
}

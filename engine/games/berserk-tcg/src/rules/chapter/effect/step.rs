//! From a step of a text to its primitive.
//!
//! Source: BK-9.3 to BK-9.27. A step whose card is not where it must be does nothing.

use super::{Progress, Running};
use crate::prelude::*;

impl BerserkTcg {
    /// Carries out one step of a text, or the next part of it.
    pub(super) fn run_step(
        &self,
        state: &mut State,
        running: &Running<'_>,
        step: &Step,
        trace: &mut Tracing,
    ) -> Progress {
        // A card of a trash is brought back, a set card is looked at; all else is done in play.
        let zone = match step {
            Step::Recover { .. } | Step::Reanimate { .. } => Zone::Trash,
            Step::LookSet { .. } => Zone::Set,
            _ => Zone::InPlay,
        };
        let about = step.subject().and_then(|subject| running.card(state, subject, zone));
        match (step, about.map(|card| card.id)) {
            (Step::Damage { amount, .. }, Some(id)) => {
                self.effect_damage(state, running, &[id], *amount, BK_9_3, trace);
            }
            (Step::DamageAll { of, amount }, _) => {
                let to = self.characters(state, of, running.vantage);
                self.effect_damage(state, running, &to, *amount, BK_9_4, trace);
            }
            (Step::Shield { amount, .. }, Some(id)) => self.shield(state, id, *amount, trace),
            (Step::Heal { amount, .. }, Some(id)) => self.heal(state, id, *amount, trace),
            (Step::Mod { stat, amount, .. }, Some(id)) => {
                self.modify(state, id, *stat, *amount, trace);
            }
            (Step::Lock { .. }, Some(id)) => self.set_lock(state, id, true, trace),
            (Step::Unlock { .. }, Some(id)) => self.set_lock(state, id, false, trace),
            (Step::MoveTo { city, .. }, Some(id)) => {
                if let Some(to) = running.city(*city).filter(|to| *to != state.card(id).at()) {
                    self.move_card(state, id, to, BK_9_9, trace);
                }
            }
            (Step::ToHand { .. }, Some(id)) => self.to_hand(state, id, trace),
            (Step::ToSet { .. }, Some(id)) => self.to_set(state, id, trace),
            (Step::Trash { .. }, Some(id)) => {
                self.trash(state, &[id], TrashCause::Text, BK_9_12, trace);
            }
            (Step::Control { .. }, Some(id)) => self.take_control(state, id, running.seat, trace),
            (Step::Draw { seat, count }, _) => {
                self.draw(state, running.who(*seat), *count, DrawnBy::Effect, trace);
            }
            (Step::DiscardChoice { seat, count }, _) => {
                return self.discard_choice(state, running.who(*seat), *count, trace);
            }
            (Step::Mill { seat, count }, _) => self.mill(state, running.who(*seat), *count, trace),
            (Step::Look { count }, _) => self.look(state, running.seat, *count, trace),
            (Step::TakeOne { .. }, _) => return self.take_one(state, running.seat),
            (Step::BottomRest, _) => return self.bottom_rest(state, running.seat, trace),
            (Step::SetEach, _) => return self.set_each(state, running.seat),
            (Step::SetTop { city }, _) => {
                return self.set_top(state, running.seat, running.city(*city), trace);
            }
            (Step::SearchPlay { max, city, .. }, _) => {
                if running.city(*city).is_some() {
                    return self.search_play(state, running.seat, *max, trace);
                }
            }
            (Step::Shuffle { seat }, _) => self.shuffle(state, running.who(*seat), trace),
            (Step::Recover { .. }, Some(id)) => self.recover_card(state, id, trace),
            (Step::Reanimate { city, .. }, Some(id)) => {
                if let Some(city) = running.city(*city) {
                    self.reanimate(state, id, running.seat, city, trace);
                }
            }
            (Step::Negate { target }, _) => {
                if let Some(item) = running.item(*target) {
                    self.negate(state, item, trace);
                }
            }
            (Step::LookSet { .. }, Some(id)) => self.look_set(state, id, running.seat, trace),
            (Step::Sacrifice { of }, _) => return self.sacrifice(state, running, of, trace),
            // Its card is not where it must be.
            (_, None) => {}
        }
        Progress::Done
    }
}

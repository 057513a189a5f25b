//! From a step of a text to its primitive.
//!
//! Source: BK-9.3 to BK-9.27. A step whose card is not where it must be does nothing.

use super::{Progress, Running};
use crate::cards::text::{Step, Subject};
use crate::fact::TrashCause;
use crate::rule_list::{BK_9_3, BK_9_4, BK_9_9, BK_9_12};
use crate::state::{CardId, DrawnBy, State, Zone};
use crate::{BerserkTcg, Tracing};

/// The card that a step is about, if it is about one.
pub(super) const fn subject(step: &Step) -> Option<Subject> {
    match step {
        Step::Damage { to: card, .. }
        | Step::Shield { to: card, .. }
        | Step::Heal { to: card, .. }
        | Step::Mod { to: card, .. }
        | Step::Lock { card }
        | Step::Unlock { card }
        | Step::MoveTo { card, .. }
        | Step::ToHand { card }
        | Step::ToSet { card }
        | Step::Trash { card }
        | Step::Control { card }
        | Step::Recover { card }
        | Step::Reanimate { card, .. }
        | Step::LookSet { card } => Some(*card),
        Step::DamageAll { .. }
        | Step::Draw { .. }
        | Step::DiscardChoice { .. }
        | Step::Mill { .. }
        | Step::Look { .. }
        | Step::TakeOne { .. }
        | Step::BottomRest
        | Step::SetEach
        | Step::SetTop { .. }
        | Step::SearchPlay { .. }
        | Step::Shuffle { .. }
        | Step::Negate { .. }
        | Step::Sacrifice { .. } => None,
    }
}

impl BerserkTcg {
    /// Carries out one step of a text, or the next part of it.
    pub(super) fn run_step(
        &self,
        state: &mut State,
        running: &Running<'_>,
        step: &Step,
        trace: &mut Tracing,
    ) -> Progress {
        let card =
            |subject: &Subject, zone: Zone| running.card(state, *subject, zone).map(|card| card.id);
        let in_play = |subject: &Subject| card(subject, Zone::InPlay);
        match step {
            Step::Damage { to, amount } => {
                let to: Vec<CardId> = in_play(to).into_iter().collect();
                self.effect_damage(state, running, &to, *amount, BK_9_3, trace);
            }
            Step::DamageAll { of, amount } => {
                let to = self.characters(state, of, running.vantage);
                self.effect_damage(state, running, &to, *amount, BK_9_4, trace);
            }
            Step::Shield { to, amount } => {
                if let Some(id) = in_play(to) {
                    self.shield(state, id, *amount, trace);
                }
            }
            Step::Heal { to, amount } => {
                if let Some(id) = in_play(to) {
                    self.heal(state, id, *amount, trace);
                }
            }
            Step::Mod { to, stat, amount } => {
                if let Some(id) = in_play(to) {
                    self.modify(state, id, *stat, *amount, trace);
                }
            }
            Step::Lock { card } => {
                if let Some(id) = in_play(card) {
                    self.set_lock(state, id, true, trace);
                }
            }
            Step::Unlock { card } => {
                if let Some(id) = in_play(card) {
                    self.set_lock(state, id, false, trace);
                }
            }
            Step::MoveTo { card, city } => {
                if let (Some(id), Some(to)) = (in_play(card), running.city(*city))
                    && state.card(id).at() != to
                {
                    self.move_card(state, id, to, BK_9_9, trace);
                }
            }
            Step::ToHand { card } => {
                if let Some(id) = in_play(card) {
                    self.to_hand(state, id, trace);
                }
            }
            Step::ToSet { card } => {
                if let Some(id) = in_play(card) {
                    self.to_set(state, id, trace);
                }
            }
            Step::Trash { card } => {
                if let Some(id) = in_play(card) {
                    self.trash(state, &[id], TrashCause::Text, BK_9_12, trace);
                }
            }
            Step::Control { card } => {
                if let Some(id) = in_play(card) {
                    self.take_control(state, id, running.seat, trace);
                }
            }
            Step::Draw { seat, count } => {
                self.draw(state, running.who(*seat), *count, DrawnBy::Effect, trace);
            }
            Step::DiscardChoice { seat, count } => {
                return self.discard_choice(state, running.who(*seat), *count, trace);
            }
            Step::Mill { seat, count } => self.mill(state, running.who(*seat), *count, trace),
            Step::Look { count } => self.look(state, running.seat, *count, trace),
            Step::TakeOne { .. } => return self.take_one(state, running.seat),
            Step::BottomRest => return self.bottom_rest(state, running.seat, trace),
            Step::SetEach => return self.set_each(state, running.seat),
            Step::SetTop { city } => {
                return self.set_top(state, running.seat, running.city(*city), trace);
            }
            Step::SearchPlay { max, city, .. } => {
                if running.city(*city).is_some() {
                    return self.search_play(state, running.seat, *max, trace);
                }
            }
            Step::Shuffle { seat } => self.shuffle(state, running.who(*seat), trace),
            Step::Recover { card: subject } => {
                if let Some(id) = card(subject, Zone::Trash) {
                    self.recover_card(state, id, trace);
                }
            }
            Step::Reanimate { card: subject, city } => {
                if let (Some(id), Some(city)) = (card(subject, Zone::Trash), running.city(*city)) {
                    self.reanimate(state, id, running.seat, city, trace);
                }
            }
            Step::Negate { target } => {
                if let Some(item) = running.item(*target) {
                    self.negate(state, item, trace);
                }
            }
            Step::LookSet { card: subject } => {
                if let Some(id) = card(subject, Zone::Set) {
                    self.look_set(state, id, running.seat, trace);
                }
            }
            Step::Sacrifice { of } => return self.sacrifice(state, running, of, trace),
        }
        Progress::Done
    }
}

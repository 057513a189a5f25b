//! The legal actions of the awaited decision, ascending, and whether there is anything to decide.
//!
//! Source: BA-5.9, BA-20.1 and the decisions of the specification (5.16). What may be done alone is
//! listed where it stands; whether it may, `check` says.

mod hero;
#[cfg(test)]
mod tests;

use crate::action::{Discards, SlotOrder};
use crate::prelude::*;
use crate::readings::WindowEligibility;
use crate::rules::check::heroes;
use crate::rules::conceivable::draft_sets;
use arrayvec::ArrayVec;
use std::ops::ControlFlow;

pub(crate) use hero::{abilities, attacks, held_items, moved};

/// Takes actions one by one, until it has enough.
type Give<'a> = &'a mut dyn FnMut(Action) -> ControlFlow<()>;

impl BraveArchitect {
    /// Appends the legal actions of the awaited decision.
    pub(crate) fn legal_actions(&self, state: &State, into: &mut Vec<Action>) {
        let before = into.len();
        let _all = self.each_legal(state, &mut |action| {
            into.push(action);
            ControlFlow::Continue(())
        });
        debug_assert!(into[before..].is_sorted_by(|a, b| a < b), "legal actions ascend");
    }

    /// True if the question that is asked has a legal action that is no pure pass, or is asked all
    /// the same under BA-R86. Source: BA-5.9, BA-20.1.
    pub(crate) fn has_choice(&self, state: &State) -> bool {
        let Some((question, seats)) = self.asked(state) else { return false };
        let Some(seat) = seats.iter().next() else { return false };
        let blindly = self.readings.window_eligibility == WindowEligibility::Public
            && self.could_hide(state, question, seat);
        blindly || self.has_option(state, question, seat)
    }

    /// True if the question has a legal action that is no pure pass.
    fn has_option(&self, state: &State, question: Question, seat: Seat) -> bool {
        if question == Question::Hero && self.can_step(state, seat) {
            return true;
        }
        let found = self.each_legal(state, &mut |action| {
            if is_pass(&action) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        found.is_break()
    }

    /// True if those who do not see the hand could not rule out that there is something to decide.
    /// Source: BA-R86.
    fn could_hide(&self, state: &State, question: Question, seat: Seat) -> bool {
        let post_moved = state.turn.as_ref().is_some_and(|turn| turn.post_moved);
        let holds = !state.seat(seat).hand.is_empty();
        self.readings.hands_open == HandsOpen::OwnOnly
            && match question {
                Question::Hero => true,
                Question::Pursuit => state.stands(seat) && holds && !post_moved,
                _ => false,
            }
    }

    /// True if the area move can be made to a neighbouring square: seen at a glance.
    fn can_step(&self, state: &State, seat: Seat) -> bool {
        let Some(at) = state.seat(seat).at else { return false };
        let enemy = self.enemy_squares(state);
        let free = |to: Square| state.hero_at(to).is_none() && !enemy.contains(to);
        let mut beside = Direction::ALL.into_iter().filter_map(|way| at.step(way));
        let moves = self.check_moves(state, seat, MoveBy::Area);
        moves.is_ok_and(|points| points > 0) && beside.any(free)
    }

    /// Gives the legal actions, ascending.
    fn each_legal(&self, state: &State, give: Give<'_>) -> ControlFlow<()> {
        let Some((question, seats)) = self.asked(state) else { return ControlFlow::Continue(()) };
        let Some(seat) = seats.iter().next() else { return ControlFlow::Continue(()) };
        match question {
            Question::Draft => {
                let sets = draft_sets().filter(|set| self.check_draft(state, seat, *set).is_ok());
                each(sets.map(|set| Action::DraftPick { set }), give)
            }
            Question::Style => {
                each(Style::ALL.into_iter().map(|style| Action::ChooseStyle { style }), give)
            }
            Question::Place => {
                let squares = self.cards.board.start.iter();
                let free = squares.filter(|at| self.check_start(state, *at).is_ok());
                each(free.map(|at| Action::PlaceHero { at }), give)
            }
            Question::Next => {
                let heroes = heroes(state).into_iter().map(|(hero, _)| hero);
                let next = heroes.filter(|hero| Self::check_next(state, *hero).is_ok());
                each(next.map(|hero| Action::NextHero { hero }), give)?;
                if Self::check_proceed(state).is_ok() {
                    give(Action::Proceed)?;
                }
                self.legal_helps(state, question, seat, give)
            }
            Question::Hero => {
                self.legal_hero(state, seat, give)?;
                self.legal_attacks(state, seat, give)?;
                self.legal_abilities(state, seat, give)?;
                self.legal_placed(state, question, seat, give)?;
                self.legal_helps(state, question, seat, give)?;
                give(Action::EndTurn)
            }
            Question::Pursuit => {
                self.legal_attacks(state, seat, give)?;
                self.legal_helps(state, question, seat, give)?;
                give(Action::Stop)?;
                self.legal_moves(state, seat, MoveBy::AfterAttack, give)
            }
            Question::TensionInterrupt
            | Question::Reroll
            | Question::Evade
            | Question::EvadeFail
            | Question::Damage
            | Question::Heal
            | Question::Revive
            | Question::Counter
            | Question::Loss => {
                self.legal_placed(state, question, seat, give)?;
                self.legal_helps(state, question, seat, give)?;
                give(Action::Pass)
            }
            Question::Boost => {
                if self.check_late_boost(state, seat).is_ok() {
                    give(Action::Boost)?;
                }
                give(Action::Pass)
            }
            Question::SlamSide => {
                let mut squares = self.slam_squares(state);
                squares.sort_unstable();
                each(squares.into_iter().map(|to| Action::SlamSide { to }), give)
            }
            Question::Discard => {
                let hand = &state.seat(seat).hand;
                let count = usize::from(Self::discards(state, seat));
                each_discard(hand, count, &mut Vec::new(), give)
            }
            Question::Recover => {
                let cards = Self::recoverable(state, seat).into_iter();
                each(cards.map(|card| Action::RecoverWeapon { card }), give)
            }
            Question::Treasure => {
                let mut items = state.revealed.clone();
                items.sort_unstable();
                items.dedup();
                each(items.into_iter().map(|item| Action::TakeItem { item }), give)
            }
            Question::Assign => each(shares(state).into_iter(), give),
            Question::Equipment => {
                let pieces = self.pieces_shown(state).iter().copied();
                let mut free: ArrayVec<Piece, 2> =
                    pieces.filter(|piece| !state.seat(seat).has_piece(*piece)).collect();
                free.sort_unstable();
                each(free.into_iter().map(|piece| Action::ChooseEquipment { piece }), give)
            }
            Question::Upkeep => {
                let mut cards = Self::cards_under(state, seat).to_vec();
                cards.sort_unstable();
                each(cards.into_iter().map(|card| Action::UpkeepPick { card }), give)
            }
            Question::Order => {
                let fallen = state.destruction.as_ref().map(|fallen| fallen.slots.clone());
                let mut slots = fallen.unwrap_or_default();
                slots.sort_unstable();
                each_order(&slots, &mut SlotOrder::new(), give)
            }
        }
    }
}

/// Gives all of these.
pub(crate) fn each(actions: impl Iterator<Item = Action>, give: Give<'_>) -> ControlFlow<()> {
    let mut actions = actions;
    actions.try_for_each(give)
}

/// True if an action only says that nothing (more) is done. Source: BA-5.9.
const fn is_pass(action: &Action) -> bool {
    matches!(action, Action::Proceed | Action::EndTurn | Action::Stop | Action::Pass)
}

/// Gives every set of so many hand cards. Source: BA-21.13.
fn each_discard(
    hand: &[CardKind],
    count: usize,
    chosen: &mut Vec<CardKind>,
    give: Give<'_>,
) -> ControlFlow<()> {
    if chosen.len() == count {
        return give(Action::Discard { cards: Discards::of(chosen.iter().copied()) });
    }
    for (at, card) in hand.iter().enumerate() {
        chosen.push(*card);
        each_discard(&hand[at + 1..], count, chosen, give)?;
        chosen.pop();
    }
    ControlFlow::Continue(())
}

/// Gives every order of these slots. Source: BA-R40.
fn each_order(slots: &[Slot], chosen: &mut SlotOrder, give: Give<'_>) -> ControlFlow<()> {
    if chosen.len() == slots.len() {
        return give(Action::DestructionOrder { slots: chosen.clone() });
    }
    for slot in slots {
        if !chosen.contains(slot) {
            chosen.push(*slot);
            each_order(slots, chosen, give)?;
            chosen.pop();
        }
    }
    ControlFlow::Continue(())
}

/// Every way to share the revealed items, ascending: at most 24 (BA-16.1).
fn shares(state: &State) -> Vec<Action> {
    let heroes: Vec<Race> = heroes(state).into_iter().map(|(hero, _)| hero).collect();
    let most = state.revealed.len().min(heroes.len());
    let mut all = Vec::new();
    share_from(&heroes, &mut state.revealed.clone(), most, &mut ArrayVec::new(), &mut all);
    all.sort_unstable();
    all.dedup();
    all
}

/// Lets the first of these heroes take each item, or none while the others can take all.
fn share_from(
    heroes: &[Race],
    items: &mut Vec<ItemKind>,
    left: usize,
    gets: &mut ArrayVec<Get, { crate::vocabulary::SEATS_MAX }>,
    all: &mut Vec<Action>,
) {
    let Some((&hero, others)) = heroes.split_first() else {
        all.push(Action::AssignItems { gets: Gets::of(gets.iter().copied()) });
        return;
    };
    if others.len() >= left {
        share_from(others, items, left, gets, all);
    }
    if left == 0 {
        return;
    }
    for at in 0..items.len() {
        let item = items.remove(at);
        gets.push(Get { hero, item });
        share_from(others, items, left - 1, gets, all);
        gets.pop();
        items.insert(at, item);
    }
}

//! The destruction of parts: the enemy's deck is rebuilt, heroes rise, items are shared.
//!
//! Source: rulebook, destruction of an enemy party; BA-14.1 to BA-16.3, BA-17.1, BA-17.5.

use crate::cards::level_card;
use crate::fact::EnemyList;
use crate::prelude::*;
use crate::readings::{DoubleDestruction, FlipPartyCard, ItemsShort};
use crate::rules::course::{NORMALS_OUT, beneath, cards_of};
use crate::state::{Destruction, DestructionStep};
use crate::vocabulary::LEVEL_MAX;

/// Destructions after which cards of the enemy's deck are exchanged. Source: BA-14.3.
const EXCHANGES: u8 = 2;
/// The destruction after which all normal cards leave. Source: BA-14.4.
const FINAL: u8 = 3;

impl BraveArchitect {
    /// BA-14.7: the parts that fell are destroyed, by the attack or counter of a seat.
    pub(crate) fn start_destruction(&self, state: &mut State, by: Seat) {
        let slots = self.fallen(state);
        if slots.is_empty() {
            return;
        }
        let chooses = slots.len() > 1
            && self.readings.double_destruction == DoubleDestruction::AttackerChoosesOrder;
        let step = if chooses { DestructionStep::Order(by) } else { DestructionStep::Remove };
        state.destruction = Some(Destruction { slots, card: None, step });
        state.tasks.push(Task::Destruction);
    }

    /// BA-R40 `attacker-chooses-order`: the order is said.
    pub(crate) fn order_destruction(&self, state: &mut State, slots: &[Slot]) {
        let done = state.destruction_mut();
        done.slots = slots.iter().copied().collect();
        done.step = DestructionStep::Remove;
    }

    /// The next step; false if something is awaited.
    pub(crate) fn run_destruction(&self, state: &mut State, trace: &mut Tracing) -> bool {
        match state.destruction_mut().step {
            DestructionStep::Order(_) | DestructionStep::AddStrong => return false,
            DestructionStep::Remove => self.remove_part(state, trace),
            DestructionStep::FromDiscard => {
                if Self::normals(beneath(&state.atk_discard)).next().is_some() {
                    return false;
                }
                self.go_on_removing(state, NORMALS_OUT);
            }
            DestructionStep::FromDeck(_) => return false,
            DestructionStep::Rebuild => self.rebuild(state, trace),
            DestructionStep::Flip => match state.atk_discard.last() {
                Some(EnemyCard::Attack(_)) => state.destruction_mut().step = DestructionStep::Items,
                Some(EnemyCard::Party(_)) | None => return false,
            },
            DestructionStep::LevelUp => self.level_up(state, trace),
            DestructionStep::Items => self.reveal_items(state, trace),
            DestructionStep::Assign => {
                if !state.revealed.is_empty() {
                    return false;
                }
                self.next_destruction(state);
            }
        }
        true
    }

    /// BA-14.1, BA-14.2, BA-17.1: the card comes off, the core is exposed.
    fn remove_part(&self, state: &mut State, trace: &mut Tracing) {
        let slot = state.destruction_mut().slots[0];
        let number = self.part_of(slot);
        let Part::Intact { card, .. } = state.parts[number] else {
            unreachable!("a part that is destroyed was intact: BA-14.1")
        };
        state.parts[number] = Part::Destroyed;
        let slots = self.slots_of(number);
        trace.fact(BA_14_7, || Fact::PartDestroyed { slots, card });
        let defence = self.core_defence(state, None).max(0) as u8;
        let rule = if self.is_two_slot() { BA_17_5 } else { BA_17_1 };
        trace.fact(rule, || Fact::CoreExposed { slots, defence });
        let destroyed = state.destroyed();
        let done = state.destruction_mut();
        done.card = Some(card);
        done.step = match destroyed {
            0..=EXCHANGES => DestructionStep::FromDiscard,
            FINAL => DestructionStep::Rebuild,
            _ => DestructionStep::Items,
        };
        if destroyed > FINAL {
            trace.fact(BA_14_5, || Fact::PartyOut { card });
        }
    }

    /// BA-14.3: what is missing comes out of the deck.
    fn go_on_removing(&self, state: &mut State, missing: u8) {
        let deck: Vec<_> = cards_of(&state.atk_deck).collect();
        let lie = Self::normals(&deck).count() as u8;
        let missing = missing.min(lie);
        state.destruction_mut().step = if missing == 0 {
            DestructionStep::AddStrong
        } else {
            DestructionStep::FromDeck(missing)
        };
    }

    /// BA-14.3: normal cards leave the game, or strong ones come in.
    pub(crate) fn exchanged(&self, state: &mut State, drawn: &[EnemyCard], trace: &mut Tracing) {
        let cards: EnemyList = drawn.iter().copied().collect();
        match state.destruction_mut().step {
            DestructionStep::FromDiscard => {
                state.atk_discard.retain(|card| !drawn.contains(card));
                let from = Some(EnemyPile::Discard);
                trace.fact(BA_14_3, || Fact::NormalsOut { cards, from });
                self.go_on_removing(state, NORMALS_OUT - drawn.len() as u8);
            }
            DestructionStep::FromDeck(_) => {
                for card in drawn {
                    let held = state.atk_deck.take((*card).into());
                    assert!(held, "a card that leaves was in the deck: the kernel looked");
                }
                state.destruction_mut().step = DestructionStep::AddStrong;
                let from = Some(EnemyPile::Deck);
                trace.fact(BA_14_3, || Fact::NormalsOut { cards, from });
            }
            DestructionStep::AddStrong => {
                for card in drawn {
                    state.atk_deck.add((*card).into(), 1);
                }
                state.destruction_mut().step = DestructionStep::Rebuild;
                trace.fact(BA_14_3, || Fact::StrongsIn { cards });
            }
            DestructionStep::Flip => self.flip(state, drawn[0], trace),
            _ => {}
        }
    }

    /// BA-14.3, BA-14.4: the party card comes in, the deck is shuffled.
    fn rebuild(&self, state: &mut State, trace: &mut Tracing) {
        let Some(party) = state.destruction_mut().card else { return };
        let is_final = state.destroyed() == FINAL;
        if is_final {
            self.normals_leave(state, trace);
            let strongs: EnemyList =
                self.strong_reserve(state).into_iter().map(EnemyCard::Attack).collect();
            for card in &strongs {
                state.atk_deck.add((*card).into(), 1);
            }
            trace.fact(BA_14_4, || Fact::StrongsIn { cards: strongs });
        }
        state.atk_deck.add(EnemyCard::Party(party).into(), 1);
        let keeps_top = match state.atk_discard.last() {
            Some(EnemyCard::Attack(card)) => !is_final || CardSet::is_strong(*card),
            Some(EnemyCard::Party(_)) | None => false,
        };
        let top = if keeps_top { state.atk_discard.pop() } else { None };
        for card in state.atk_discard.drain(..) {
            state.atk_deck.add(card.into(), 1);
        }
        state.atk_discard.extend(top);
        let cards = state.atk_deck.total() as u8;
        let rule = if is_final { BA_14_4 } else { BA_14_3 };
        trace.fact(rule, || Fact::DeckRebuilt { party, cards });
        state.destruction_mut().step =
            if is_final { DestructionStep::Flip } else { DestructionStep::LevelUp };
    }

    /// BA-14.4: all normal cards leave, the one that lies face up too.
    fn normals_leave(&self, state: &mut State, trace: &mut Tracing) {
        let everywhere: Vec<_> =
            cards_of(&state.atk_deck).chain(state.atk_discard.iter().copied()).collect();
        let mut leaving: Vec<AttackCard> = Self::normals(&everywhere).collect();
        leaving.sort_unstable();
        let leaving: EnemyList = leaving.into_iter().map(EnemyCard::Attack).collect();
        for card in &leaving {
            // Those of the discard pile are taken out below.
            let _ = state.atk_deck.take((*card).into());
        }
        // What lies beneath the top card goes into the deck; a top card that leaves is replaced.
        let top_leaves = state.atk_discard.last().is_some_and(|top| leaving.contains(top));
        state.atk_discard.retain(|card| !leaving.contains(card));
        if top_leaves {
            for card in state.atk_discard.drain(..) {
                state.atk_deck.add(card.into(), 1);
            }
        }
        trace.fact(BA_14_4, || Fact::NormalsOut { cards: leaving, from: None });
    }

    /// BA-14.4, BA-R43: a card is flipped in place of the one that left.
    fn flip(&self, state: &mut State, card: EnemyCard, trace: &mut Tracing) {
        let held = state.atk_deck.take(card.into());
        assert!(held, "a card that is flipped was in the deck: the kernel looked");
        let party = match card {
            EnemyCard::Party(party) => party,
            EnemyCard::Attack(_) => {
                let parties: Vec<_> = state.atk_discard.drain(..).collect();
                state.atk_discard.push(card);
                trace.fact(BA_14_4, || Fact::Flipped { card });
                if parties.is_empty() {
                    return;
                }
                match self.readings.flip_party_card {
                    FlipPartyCard::FlipAgainPartyCardBeneath => {
                        state.atk_discard.splice(0..0, parties);
                    }
                    FlipPartyCard::FlipAgainPartyCardBack => {
                        for party in parties {
                            state.atk_deck.add(party.into(), 1);
                        }
                    }
                }
                return;
            }
        };
        state.atk_discard.push(card);
        let to = match self.readings.flip_party_card {
            FlipPartyCard::FlipAgainPartyCardBeneath => EnemyPile::Discard,
            FlipPartyCard::FlipAgainPartyCardBack => EnemyPile::Deck,
        };
        let rule = match to {
            EnemyPile::Discard => BA_14_4,
            EnemyPile::Deck => BA_R43,
        };
        trace.fact(rule, || Fact::PartyFlipped { card: party, to });
    }

    /// BA-15.1, BA-15.2: all heroes rise.
    fn level_up(&self, state: &mut State, trace: &mut Tracing) {
        state.destruction_mut().step = DestructionStep::Items;
        let level = self.level(state);
        debug_assert!((2..=LEVEL_MAX).contains(&level), "two destructions raise the level");
        trace.fact(BA_15_1, || Fact::LevelUp { level });
        for seat in state.every_seat() {
            let has = state.seat_mut(seat);
            let (Some(weapon), Some(style)) = (has.weapon, has.style) else { continue };
            let card = level_card(weapon, style, level);
            has.discard.push(card);
            trace.fact(BA_15_2, || Fact::WeaponCardAdded { seat, card });
        }
    }

    /// BA-16.1, BA-R57: items are revealed, one for each seat.
    fn reveal_items(&self, state: &mut State, trace: &mut Tracing) {
        let seats = state.seat_count() as u8;
        let lie = state.item_deck.total() as u8 + state.item_discard.len() as u8;
        state.destruction_mut().step = DestructionStep::Assign;
        // With none at all nothing is dealt either way.
        if (1..seats).contains(&lie) && self.readings.items_short == ItemsShort::DealNone {
            trace.fact(BA_R57, || Fact::ItemsShort { missing: seats - lie });
            return;
        }
        state.tasks.push(Task::Reveal { left: seats });
    }

    /// BA-16.1, BA-16.2: the party says who gets what.
    pub(crate) fn assign_items(&self, state: &mut State, gets: &Gets, trace: &mut Tracing) {
        state.revealed.clear();
        let mut choices = Vec::new();
        for seat in state.every_seat() {
            let hero = state.hero(seat);
            match gets.iter().find(|get| get.hero == hero) {
                Some(get) => choices.extend(self.give_item(state, seat, get.item, BA_16_1, trace)),
                None => trace.fact(BA_16_2, || Fact::GoesWithout { seat }),
            }
        }
        state.tasks.extend(choices.into_iter().rev());
    }

    /// BA-14.7: the next part that fell, or none is left.
    fn next_destruction(&self, state: &mut State) {
        let done = state.destruction_mut();
        done.slots.remove(0);
        done.card = None;
        done.step = DestructionStep::Remove;
        if done.slots.is_empty() {
            state.destruction = None;
            state.tasks.pop();
        }
    }
}

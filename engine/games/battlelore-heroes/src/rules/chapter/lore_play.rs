//! Playing Lore cards: their cost, the counter window, where they go.
//!
//! Source: BL-12.4 to BL-12.7, BL-17.13.

use crate::battle::Announced;
use crate::prelude::*;
use crate::readings::{CounterCost, LoreCardsPerTurn};

/// Tokens more for a card that is played out of character. Source: BL-12.5.
pub const OUT_OF_CHARACTER: u8 = 3;

/// What playing a Lore card means for a camp.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LorePrice {
    /// Tokens.
    pub cost: u8,
    /// The level at which it acts, `1..=3`.
    pub level: u8,
    /// True if it is out of character.
    pub stranger: bool,
}

impl BattleLore {
    /// What a Lore card costs a camp, and at which level it acts. Source: BL-12.4, BL-12.5.
    pub(crate) fn lore_price(&self, state: &State, camp: Camp, card: Lore) -> LorePrice {
        let row = self.cards.lore(card);
        let level = self.levels(state, camp).level(row.class);
        let stranger = level == 0;
        let more = if stranger { OUT_OF_CHARACTER } else { 0 };
        LorePrice { cost: row.cost + more, level: level.max(1), stranger }
    }

    /// True if a camp may play a Lore card in this player turn at all. Source: BL-12.4, BL-R5.
    pub(crate) fn may_play_lore(&self, state: &State, camp: Camp) -> bool {
        !state.battle().side(camp).lore_played
            || self.readings.lore_cards_per_turn == LoreCardsPerTurn::Unlimited
    }

    /// BL-12.4: a card leaves the hand and is paid.
    fn pay_lore(
        &self,
        state: &mut State,
        camp: Camp,
        card: Lore,
        trace: &mut Tracing,
    ) -> LorePrice {
        let price = self.lore_price(state, camp, card);
        let whose = self.whose(state, camp);
        let side = state.battle_mut().side_mut(camp);
        side.lore_played = true;
        side.tokens = side.tokens.saturating_sub(price.cost);
        if let Ok(place) = side.lores.binary_search(&card) {
            side.lores.remove(place);
        }
        let paid = price.cost;
        trace.fact(BL_12_4, || Fact::LorePlayed { whose, card, paid });
        if price.stranger {
            let class = self.cards.lore(card).class;
            trace.fact(BL_12_5, || Fact::OutOfCharacter { whose, class });
        }
        price
    }

    /// BL-12.6: a card lies open on the discard.
    fn discard_played(&self, state: &mut State, card: Lore, trace: &mut Tracing) {
        state.battle_mut().lore_discard.push(LoreDiscard { card, hidden_by: None });
        trace.fact(BL_12_6, || Fact::LoreDone { card });
    }

    /// BL-12.6: a Lore card is played, or a counter to one.
    pub(crate) fn play_lore(
        &self,
        state: &mut State,
        card: Lore,
        targets: &Targets,
        trace: &mut Tracing,
    ) {
        let Some((_, seat)) = self.asked(state) else { return };
        let camp = state.camp_of(seat);
        if state.tasks.last() == Some(&Task::Announced) {
            self.counter(state, camp, card, trace);
        } else {
            self.announce(state, camp, card, targets.clone(), false, trace);
        }
    }

    /// BL-6.5a: a Lore card instead of a Command card.
    pub(crate) fn play_in_lieu(&self, state: &mut State, card: Lore, trace: &mut Tracing) {
        let camp = self.active(state);
        state.tasks.pop();
        let battle = state.battle_mut();
        battle.in_lieu = Some(card);
        battle.side_mut(camp).last_command = None;
        self.announce(state, camp, card, Targets::None, true, trace);
    }

    fn announce(
        &self,
        state: &mut State,
        camp: Camp,
        card: Lore,
        targets: Targets,
        in_lieu: bool,
        trace: &mut Tracing,
    ) {
        let price = self.pay_lore(state, camp, card, trace);
        let (level, paid) = (price.level, price.cost);
        state.battle_mut().announced =
            Some(Announced { camp, card, targets, level, paid, in_lieu });
        state.tasks.push(Task::Announced);
    }

    /// BL-12.7: the opponent may counter.
    pub(crate) fn run_announced(&self, state: &mut State, trace: &mut Tracing) -> bool {
        if self.has_choice(state) {
            return false;
        }
        self.pass_over(state, trace);
        true
    }

    /// BL-12.7, BL-17.13: the announced card is cancelled.
    fn counter(&self, state: &mut State, camp: Camp, by: Lore, trace: &mut Tracing) {
        self.pay_lore(state, camp, by, trace);
        state.tasks.pop();
        let Some(announced) = state.battle_mut().announced.take() else { return };
        let card = announced.card;
        let row = Self::card_rule(CardSet::row_of_lore(by));
        let whose = self.whose(state, camp);
        trace.fact(row, || Fact::LoreActs { whose, card: by });
        trace.fact(BL_17_13, || Fact::Countered { card, by });
        self.discard_played(state, by, trace);
        self.discard_played(state, card, trace);
        if self.readings.counter_cost == CounterCost::Refunded {
            let whose = self.whose(state, announced.camp);
            let side = state.battle_mut().side_mut(announced.camp);
            side.tokens = side.tokens.saturating_add(announced.paid);
            trace.fact(BL_12_6, || Fact::Refunded { whose, tokens: announced.paid });
        }
    }

    /// BL-12.6: nobody counters; the card acts and goes to the discard.
    pub(crate) fn resolve_announced(&self, state: &mut State, trace: &mut Tracing) {
        state.tasks.pop();
        let Some(announced) = state.battle_mut().announced.take() else { return };
        let card = announced.card;
        let row = Self::card_rule(CardSet::row_of_lore(card));
        let whose = self.whose(state, announced.camp);
        trace.fact(row, || Fact::LoreActs { whose, card });
        self.lore_acts(state, &announced, trace);
        self.discard_played(state, card, trace);
    }

    /// BL:LRG02: a hand without cards loses none.
    pub(crate) fn run_false_orders(&self, state: &mut State, camp: Camp) -> bool {
        if !state.battle().side(camp).commands.is_empty() {
            return false;
        }
        state.tasks.pop();
        true
    }

    /// BL:LRG02: a Command card falls to False Orders.
    pub(crate) fn false_orders_fell(
        &self,
        state: &mut State,
        camp: Camp,
        kind: Kind,
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        let card = Command::try_from(kind).expect("a hand of Command cards holds such");
        let whose = self.whose(state, camp);
        let battle = state.battle_mut();
        let hand = &mut battle.side_mut(camp).commands;
        if let Ok(place) = hand.binary_search(&card) {
            hand.remove(place);
        }
        battle.command_discard.push(card);
        trace.fact(BL_17_11, || Fact::CommandLost { whose, card });
    }
}

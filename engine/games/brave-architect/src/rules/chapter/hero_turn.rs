//! A round's heroes: who acts next, upkeep, moves, cards and abilities, the end of a turn.
//!
//! Source: rulebook, the heroes' turns; BA-5.1 to BA-8.5, BA-22.1, BA-22.5, BA-22.9.

use crate::fact::{CardList, Entered};
use crate::prelude::*;
use crate::readings::{LinkGap, UpkeepCard};
use crate::state::{EffectsOf, Run};
use arrayvec::ArrayVec;

/// What a payment is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum PayFor {
    /// An attack: cost-trigger cards act on it.
    Attack,
    /// A persistent card, under which the cards go.
    Persistent(CardKind),
    /// Anything else.
    Other,
}

impl BraveArchitect {
    /// BA-5.3: a hero takes its turn.
    pub(crate) fn next_hero(&self, state: &mut State, hero: Race, trace: &mut Tracing) {
        let Some(seat) = state.seat_of(hero) else { return };
        state.turns += 1;
        state.turn = Some(Turn::new(seat));
        state.tasks.push(Task::HeroTurn(seat));
        state.tasks.push(Task::AfterUpkeep { seat, at: 0 });
        state.tasks.push(Task::Upkeep { seat, at: 0 });
        trace.fact(BA_5_3, || Fact::HeroNext { seat });
    }

    /// BA-5.2: the heroes are done, the enemy acts, and the round ends.
    pub(crate) fn heroes_done(&self, state: &mut State, trace: &mut Tracing) {
        for seat in state.every_seat() {
            if !state.stands(seat) && !state.seat(seat).acted {
                trace.fact(BA_12_2, || Fact::TurnSkipped { seat });
            }
        }
        trace.fact(BA_5_2, || Fact::HeroesDone);
        state.turns += 1;
        state.enemy = Some(EnemyAction::new());
        state.tasks.push(Task::NextRound);
        state.tasks.extend(state.every_seat().rev().map(Task::Refill));
        state.tasks.extend(state.every_seat().rev().map(Task::ClearSheet));
        state.tasks.push(Task::Enemy);
    }

    /// BA-7.8: the next persistent card pays its upkeep; false if its owner is asked.
    pub(crate) fn upkeep(
        &self,
        state: &mut State,
        seat: Seat,
        at: u8,
        trace: &mut Tracing,
    ) -> bool {
        let sheet = &state.seat(seat).play_sheet;
        let is_persistent = |entry: &Entry| self.cards.card(entry.card).class == Class::Persistent;
        let found = sheet.iter().skip(at.into()).position(is_persistent);
        let Some(found) = found.map(|found| found + usize::from(at)) else {
            state.tasks.pop();
            return true;
        };
        let under = sheet[found].under.len();
        if under > 1 && self.readings.upkeep_card == UpkeepCard::OwnerChooses {
            state.tasks.pop();
            state.tasks.push(Task::Upkeep { seat, at: found as u8 });
            return false;
        }
        if under == 0 {
            state.tasks.pop();
            state.tasks.push(Task::Upkeep { seat, at: found as u8 });
            let has = state.seat_mut(seat);
            let card = has.play_sheet.remove(found).card;
            has.discard.push(card);
            trace.fact(BA_7_8, || Fact::PersistentEnds { seat, card });
        } else {
            let first = sheet[found].under[0];
            self.pay_upkeep(state, seat, found, first, trace);
        }
        true
    }

    /// BA-7.8: a card under the persistent card at this place goes.
    pub(crate) fn pay_upkeep(
        &self,
        state: &mut State,
        seat: Seat,
        found: usize,
        under: CardKind,
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        state.tasks.push(Task::Upkeep { seat, at: found as u8 + 1 });
        let has = state.seat_mut(seat);
        let entry = &mut has.play_sheet[found];
        entry.under.retain(|card| *card != under);
        let (card, left) = (entry.card, entry.under.len() as u8);
        has.discard.push(under);
        trace.fact(BA_7_8, || Fact::UpkeepPaid { seat, card, under, left });
    }

    /// BA-22.1: the next persistent card that acts after upkeep.
    pub(crate) fn after_upkeep(&self, state: &mut State, seat: Seat, at: u8, trace: &mut Tracing) {
        state.tasks.pop();
        let sheet = &state.seat(seat).play_sheet;
        let acts = |entry: &Entry| !self.cards.card(entry.card).after_upkeep.is_empty();
        let Some(found) = sheet.iter().skip(at.into()).position(acts) else { return };
        let found = found + usize::from(at);
        let card = sheet[found].card;
        state.tasks.push(Task::AfterUpkeep { seat, at: found as u8 + 1 });
        trace.fact(BA_22_1, || Fact::ActsAfterUpkeep { seat, card });
        self.run_effects(
            state,
            Run { seat, of: EffectsOf::Upkeep(card), at: 0, aim: None, boost: false },
        );
    }

    /// Puts the effects of something on the stack. Source: BA-21.28.
    pub(crate) fn run_effects(&self, state: &mut State, run: Run) {
        state.tasks.push(Task::Effects(run));
    }

    /// BA-6.1 to BA-6.7, BA-22.8: a hero moves; what it finds on its way hurts it.
    pub(crate) fn move_hero(
        &self,
        state: &mut State,
        seat: Seat,
        by: MoveBy,
        to: Square,
        trace: &mut Tracing,
    ) {
        let points = self.points_of_move(state, seat, by).unwrap_or(0);
        let from = state.square(seat);
        let way = self.ways(state, seat, points)[to.index()];
        let way = way.expect("a square that is moved to is reachable: checked");
        let turn = state.turn_mut();
        match by {
            MoveBy::Area => turn.moved = true,
            MoveBy::Extra => {
                turn.extra_moves.remove(0);
            }
            MoveBy::AfterAttack => turn.post_moved = true,
        }
        let lava: Entered = way.squares(from).filter(|at| self.lava(*at).is_some()).collect();
        state.seat_mut(seat).at = Some(to);
        let rule = match by {
            MoveBy::Area => BA_6_1,
            MoveBy::Extra => BA_6_7,
            MoveBy::AfterAttack => BA_22_8,
        };
        trace.fact(rule, || Fact::Moved { seat, by, from, to, steps: way.steps, lava });
        self.start_hurt(state, Cause::Lava, [Harm { seat, amount: way.damage }]);
    }

    /// The points of a move that is possible now. Source: BA-6.1, BA-6.7, BA-21.4.
    pub(crate) fn points_of_move(&self, state: &State, seat: Seat, by: MoveBy) -> Option<u8> {
        let turn = state.turn.as_ref()?;
        match by {
            MoveBy::Area => (!turn.moved).then(|| self.move_points(state, seat)),
            MoveBy::Extra => turn.extra_moves.first().map(|more| self.points(state, seat, *more)),
            MoveBy::AfterAttack if turn.post_moved => None,
            MoveBy::AfterAttack => turn.post_move.map(|more| self.points(state, seat, more)),
        }
    }

    /// BA-7.2 to BA-7.7: a card that is no attack is played.
    pub(crate) fn play_card(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardKind,
        pay: &Pay,
        (aim, boost): (Option<Aim>, bool),
        trace: &mut Tracing,
    ) {
        let row = self.cards.card(card);
        let rule = match row.class {
            Class::Placed(_) => BA_7_6,
            Class::Persistent => BA_7_7,
            Class::Attack(_) | Class::Support | Class::CostTrigger(_) => BA_7_5,
        };
        let of_card = Self::card_rule(self.cards.row_of(card));
        trace.fact(of_card, || Fact::CardPlayed { seat, card });
        trace.fact(rule, || Fact::LiesOnSheet { seat, card });
        self.put_on_sheet(state, seat, card);
        let paid_for =
            if row.class == Class::Persistent { PayFor::Persistent(card) } else { PayFor::Other };
        self.pay(state, seat, pay, paid_for, trace);
        if boost {
            self.pay_boost(state, seat, Source::Card(card), BA_8_5, trace);
        }
        match row.class {
            // A placed card waits for its trigger.
            Class::Placed(_) => {}
            Class::Support | Class::Persistent | Class::Attack(_) | Class::CostTrigger(_) => {
                self.run_effects(state, Run { seat, of: EffectsOf::Play(card), at: 0, aim, boost });
            }
        }
    }

    /// A hand card lies on the play sheet. Source: BA-7.5.
    pub(crate) fn put_on_sheet(&self, state: &mut State, seat: Seat, card: CardKind) {
        let has = state.seat_mut(seat);
        has.take_from_hand(card);
        has.play_sheet.push(Entry { card, under: ArrayVec::new() });
    }

    /// BA-7.3, BA-7.4, BA-7.7, BA-8.4: a cost is paid; what cost-trigger cards give comes back.
    pub(crate) fn pay(
        &self,
        state: &mut State,
        seat: Seat,
        pay: &Pay,
        paid_for: PayFor,
        trace: &mut Tracing,
    ) -> AttackMods {
        let mut mods = AttackMods::default();
        let mut discarded = CardList::new();
        let mut under = CardList::new();
        for &card in pay.cards.iter() {
            let triggers = self.triggered(&[card]).next();
            match (paid_for, triggers) {
                (PayFor::Attack, Some((_, more))) => {
                    self.put_on_sheet(state, seat, card);
                    mods.add(&more);
                    let row = Self::card_rule(self.cards.row_of(card));
                    trace.fact(BA_7_4, || Fact::CostTriggers { seat, card });
                    trace.fact(row, || Fact::TakesAlong { seat, mods: more });
                }
                (PayFor::Persistent(on), _) => {
                    let has = state.seat_mut(seat);
                    has.take_from_hand(card);
                    let entry = has.play_sheet.iter_mut().find(|entry| entry.card == on);
                    entry.expect("the card was just played").under.push(card);
                    under.push(card);
                }
                (PayFor::Attack | PayFor::Other, _) => {
                    state.seat_mut(seat).take_from_hand(card);
                    state.seat_mut(seat).discard.push(card);
                    discarded.push(card);
                    if triggers.is_some() {
                        trace.fact(BA_22_16, || Fact::PlainCost { seat, card });
                    }
                }
            }
        }
        if !discarded.is_empty() {
            trace.fact(BA_7_3, || Fact::PaidCards { seat, cards: discarded });
        }
        if let (PayFor::Persistent(card), false) = (paid_for, under.is_empty()) {
            trace.fact(BA_7_7, || Fact::PutUnder { seat, card, under });
        }
        self.pay_tension(state, seat, pay.tension, BA_8_4, trace);
        mods
    }

    /// Tension is paid.
    pub(crate) fn pay_tension(
        &self,
        state: &mut State,
        seat: Seat,
        tension: u8,
        rule: Rule,
        trace: &mut Tracing,
    ) {
        if tension == 0 {
            return;
        }
        let has = state.seat_mut(seat);
        has.tension =
            has.tension.checked_sub(tension).expect("tension that is paid is there: checked");
        let left = has.tension;
        trace.fact(rule, || Fact::PaidTension { seat, tension, left });
    }

    /// BA-8.5: a boost is paid.
    pub(crate) fn pay_boost(
        &self,
        state: &mut State,
        seat: Seat,
        source: Source,
        rule: Rule,
        trace: &mut Tracing,
    ) {
        let Source::Card(card) = source else { return };
        let Some(boost) = self.cards.card(card).boost else { return };
        let has = state.seat_mut(seat);
        let left = has.tension.checked_sub(boost.tension);
        has.tension = left.expect("tension that is paid is there: checked");
        let left = has.tension;
        trace.fact(rule, || Fact::Boosted { seat, source, tension: boost.tension, left });
    }

    /// BA-7.10: an ability of a sheet card is used.
    pub(crate) fn use_ability(
        &self,
        state: &mut State,
        seat: Seat,
        source: Source,
        pay: &Pay,
        aim: Option<Aim>,
        trace: &mut Tracing,
    ) {
        state.turn_mut().abilities_used.push(source);
        let row = self.row_of(source);
        trace.fact(row, || Fact::AbilityUsed { seat, source });
        match self.ability_of(source).map(|ability| ability.cost) {
            Some(AbilityCost::Cards(_)) | None => {
                self.pay(state, seat, pay, PayFor::Other, trace);
            }
            Some(AbilityCost::Tension(_)) => {
                self.pay_tension(state, seat, pay.tension, BA_7_10, trace);
            }
        }
        let run = Run { seat, of: EffectsOf::Ability(source), at: 0, aim, boost: false };
        self.run_effects(state, run);
    }

    /// BA-5.6, BA-9.21: nothing more is done in a hero turn.
    pub(crate) fn finish_turn(&self, state: &mut State, seat: Seat) {
        state.tasks.pop();
        state.tasks.push(Task::EndTurn(seat));
    }

    /// BA-5.7: a hero turn ends.
    pub(crate) fn end_turn(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        state.tasks.pop();
        let Some(turn) = state.turn.take() else { return };
        if turn.next != AttackMods::default() {
            trace.fact(BA_22_5, || Fact::PreparedLost { seat, mods: turn.next });
        }
        for has in &mut state.seats {
            has.effects.retain(|effect| effect.until != Until::Turn);
        }
        if turn.last_attack.is_some() {
            state.last_attack = turn.last_attack;
        } else if self.readings.link_gap == LinkGap::NoLink {
            state.last_attack = None;
        }
        state.seat_mut(seat).acted = true;
        trace.fact(BA_5_7, || Fact::TurnEnds { seat });
    }

    /// The effects that something has, in their order.
    pub(crate) fn effects_of(&self, of: EffectsOf) -> &[Effect] {
        match of {
            EffectsOf::Play(card) => &self.cards.card(card).effects,
            EffectsOf::Ability(source) => {
                self.ability_of(source).map_or(&[], |ability| &ability.effects)
            }
            EffectsOf::Upkeep(card) => &self.cards.card(card).after_upkeep,
            EffectsOf::Later(card) => &self.cards.card(card).after_damage,
            EffectsOf::Item(item) => match &self.cards.item(item).what {
                ItemUse::Consumable(effects) => effects,
                ItemUse::Equipment(_) => &[],
            },
        }
    }
}

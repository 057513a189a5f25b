//! Pending items: putting them, and what each does when both seats have passed.
//!
//! Source: BK-6.5, BK-6.7, BK-6.12, BK-7.2, BK-7.7 and the specification's 6.4. The texts of cards
//! are carried out by `effect`.

use crate::fact::Fizzle;
use crate::prelude::*;
use crate::readings::{
    CityDrawAmount, DesignationLost, EntryPends, LevelAtResolution, MoveLockTime, MoveRecheck,
    PendingRuleEffects, RecoveryScope, SetInTransit, TriggerResolution, UniqueRace,
};
use crate::rules::chapter::battle::CITY_DRAW;
use crate::rules::course::trigger::Happening;
use crate::state::{Known, Resolve, SEATS, insert};

impl BerserkTcg {
    /// Puts an item on the list of what pends. Source: BK-6.5.
    pub(crate) fn push_item(
        &self,
        state: &mut State,
        controller: Seat,
        what: Pending,
        trace: &mut Tracing,
    ) {
        let id = ItemId(state.next_item);
        state.next_item += 1;
        let mut item = Item { id, controller, what, own_pass: false };
        item.own_pass = item.announcer().is_some();
        self.put_item(state, item, trace);
    }

    /// Puts an item that has its number.
    pub(crate) fn put_item(&self, state: &mut State, item: Item, trace: &mut Tracing) {
        if self.happens_at_once(&item.what) {
            self.carry_out(state, item, trace);
            return;
        }
        let put = state.item_ref(&item);
        let triggered = matches!(item.what, Pending::Trigger { .. } | Pending::CityDraw { .. });
        if triggered {
            trace.fact(BK_6_13, || Fact::TriggerPut { item: put });
        } else {
            trace.fact(BK_6_5, || Fact::Pends { item: put });
        }
        self.wake(state, &item, trace);
        for below in &mut state.stack {
            // BK-7.5: one's own announcement counts as passed until the other seat puts something.
            if below.controller != item.controller {
                below.own_pass = false;
            }
        }
        let mut place = state.stack.len();
        if triggered
            && (!state.triggers.is_empty() || state.puts > 0)
            && self.readings.trigger_resolution == TriggerResolution::Fifo
        {
            // BK-R42: of those put in one go the first one resolves first.
            place -= usize::from(state.puts);
            state.puts += 1;
        }
        state.stack.insert(place, item);
        state.priority = None;
        state.unpaid_shown.clear();
        self.leave_window(state, trace);
    }

    /// True if the item is carried out at once instead of pending. Source: BK-R8, BK-R12.
    fn happens_at_once(&self, what: &Pending) -> bool {
        match what {
            Pending::Recover
            | Pending::Move { .. }
            | Pending::Battle { .. }
            | Pending::CityDraw { .. } => {
                self.readings.pending_rule_effects == PendingRuleEffects::QuotedOnly
            }
            Pending::Entry { .. } => self.readings.entry_pends == EntryPends::Immediate,
            _ => false,
        }
    }

    /// Ends the standing passes that an item puts an end to. Source: BK-7.7.
    fn wake(&self, state: &mut State, item: &Item, trace: &mut Tracing) {
        for seat in SEATS {
            if state.seats[seat.index()].standing_pass != Some(StandingPass::UntilChange) {
                continue;
            }
            let wakes = match item.what {
                Pending::Entry { .. }
                | Pending::Effect { .. }
                | Pending::Paid { .. }
                | Pending::Trigger { .. } => item.controller != seat,
                Pending::Battle { .. } | Pending::Damage { .. } | Pending::Occupy { .. } => true,
                _ => false,
            };
            if wakes {
                state.seats[seat.index()].standing_pass = None;
                let pass = StandingPass::UntilChange;
                trace.fact(BK_7_7, || Fact::StandingPassEnds { seat, pass });
            }
        }
    }

    /// Something was put while a window was open with nothing pending. Source: BK-5.27, BK-R67.
    fn leave_window(&self, state: &mut State, trace: &mut Tracing) {
        match state.open_window {
            Some(OpenWindow::Main) => {
                state.open_window = None;
                state.sub = 0;
                let seat = state.tp();
                trace.fact(BK_5_27, || Fact::MainGoesOn { seat });
            }
            Some(OpenWindow::Fighters) => self.designate_again(state, trace),
            _ => {}
        }
    }

    /// Both seats have passed: the last item is resolved. Source: BK-6.7.
    pub(crate) fn resolve_last(&self, state: &mut State, trace: &mut Tracing) {
        let Some(item) = state.stack.pop() else { return };
        let told = state.item_ref(&item);
        trace.fact(BK_6_7, || Fact::Resolves { item: told });
        state.unpaid_shown.clear();
        self.carry_out(state, item, trace);
    }

    /// What an item does. Source: the specification's 6.4.
    fn carry_out(&self, state: &mut State, item: Item, trace: &mut Tracing) {
        let seat = item.controller;
        match &item.what {
            Pending::Recover => self.recover(state, seat, trace),
            Pending::Draw => self.draw(state, seat, 1, DrawnBy::Turn, trace),
            Pending::Move { card, to } => self.resolve_move(state, &item, *card, *to, trace),
            Pending::Set { card, city } => self.resolve_set(state, &item, *card, *city, trace),
            Pending::Battle { city } => self.begin_battle(state, *city, trace),
            Pending::Vanguard { card } => self.resolve_vanguard(state, *card, trace),
            Pending::Fighter { card } => self.resolve_fighter(state, &item, *card, trace),
            Pending::Damage { range, assignments } => {
                self.resolve_damage(state, *range, assignments, trace);
            }
            Pending::Occupy { city } => self.resolve_occupy(state, &item, *city, trace),
            Pending::CityDraw { .. } => self.ask_city_draw(state, seat, trace),
            Pending::Reset => self.reset_damage(state, BK_R8, trace),
            Pending::Discard { cards } => {
                self.discard_to_limit(state, seat, cards, BK_R8, trace);
            }
            Pending::Entry { card } => self.resolve_entry(state, *card, trace),
            Pending::Effect { .. } | Pending::Paid { .. } | Pending::Trigger { .. } => {
                state.tasks.push(Task::Resolve(Resolve::new(item)));
            }
        }
    }

    /// The cards that Recovery unlocks. Source: BK-5.3, BK-R7.
    pub(crate) fn to_recover(&self, state: &State, seat: Seat) -> Vec<CardId> {
        let locked = state.in_play().filter(|card| card.locked);
        locked
            .filter(|card| match self.readings.recovery_scope {
                RecoveryScope::OwnCards => card.controller == seat,
                RecoveryScope::OwnCharacters => {
                    card.controller == seat && self.is_character(card.kind)
                }
                RecoveryScope::AllCharacters => self.is_character(card.kind),
            })
            .map(|card| card.id)
            .collect()
    }

    fn recover(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        let ids = self.to_recover(state, seat);
        if ids.is_empty() {
            return;
        }
        let cards = ids.iter().map(|id| state.card_ref(*id)).collect();
        for id in ids {
            state.card_mut(id).locked = false;
        }
        trace.fact(BK_5_3, || Fact::Recovered { cards });
    }

    fn fizzle(&self, state: &State, item: &Item, rule: Rule, why: Fizzle, trace: &mut Tracing) {
        let item = state.item_ref(item);
        trace.fact(rule, || Fact::Fizzles { item, why });
    }

    /// True if the character of a move or a designation can be locked now (BK-R19): under
    /// `at-announcement` it has been.
    pub(crate) fn lock_at_resolution(&self, state: &mut State, card: CardId) -> bool {
        if self.readings.move_lock_time == MoveLockTime::AtAnnouncement {
            return true;
        }
        let mut card = state.card_mut(card);
        !std::mem::replace(&mut card.locked, true)
    }

    fn resolve_move(
        &self,
        state: &mut State,
        item: &Item,
        card: CardId,
        to: City,
        trace: &mut Tracing,
    ) {
        let here = state
            .find(card)
            .filter(|found| found.is_in_play() && found.controller == item.controller)
            .map(Instance::at);
        let Some(from) = here else {
            return self.fizzle(state, item, BK_5_18, Fizzle::CardGone, trace);
        };
        let reach = self.move_now(state, state.card(card));
        if from.distance(to) > reach.clamp(0, 9) as u8
            && self.readings.move_recheck == MoveRecheck::MustBeInReach
        {
            return self.fizzle(state, item, BK_5_18, Fizzle::OutOfReach, trace);
        }
        if !self.lock_at_resolution(state, card) {
            return self.fizzle(state, item, BK_5_18, Fizzle::Locked, trace);
        }
        if from == to {
            return self.fizzle(state, item, BK_5_18, Fizzle::AlreadyThere, trace);
        }
        self.move_card(state, card, to, BK_5_18, trace);
    }

    fn resolve_set(
        &self,
        state: &mut State,
        item: &Item,
        card: CardId,
        city: City,
        trace: &mut Tracing,
    ) {
        let seat = item.controller;
        let id = match self.readings.set_in_transit {
            SetInTransit::BesideTheCity => {
                state.card_mut(card).zone = Zone::Set;
                card
            }
            SetInTransit::InHand => {
                if !state.find(card).is_some_and(|found| found.is_in_hand_of(seat)) {
                    return self.fizzle(state, item, BK_5_20, Fizzle::CardGone, trace);
                }
                self.put_set_card(state, card, seat, city, Known::No)
            }
        };
        let card = state.card_ref(id);
        trace.fact(BK_5_20, || Fact::SetDown { card, city });
        if self.readings.set_in_transit == SetInTransit::InHand {
            self.blur(state, seat, trace);
        }
    }

    fn begin_battle(&self, state: &mut State, city: City, trace: &mut Tracing) {
        let attacker = state.tp();
        state.battle = Some(Battle::new(city, attacker));
        state.phase = Phase::Battle;
        trace.fact(BK_5_24, || Fact::BattleBegins { city, attacker });
        self.begin_step(state, BattleStep::Vanguard, trace);
    }

    /// A step of the battle begins. Source: BK-6.39.
    pub(crate) fn begin_step(&self, state: &mut State, step: BattleStep, trace: &mut Tracing) {
        state.step = Some(step);
        state.sub = 0;
        state.unpaid_shown.clear();
        let city = self.battle(state).city;
        trace.fact(BK_6_39, || Fact::StepBegins { step, city });
    }

    /// The battle that goes on.
    pub(crate) fn battle<'a>(&self, state: &'a State) -> &'a Battle {
        state.battle.as_ref().expect("asked within a battle")
    }

    /// The battle that goes on, to change it.
    pub(crate) fn battle_mut<'a>(&self, state: &'a mut State) -> &'a mut Battle {
        state.settled.0 = None;
        state.battle.as_mut().expect("asked within a battle")
    }

    /// True if a named character can take up its part: in play in the battle city under the same
    /// control. Source: BK-5.36, BK-5.38.
    fn can_fight(&self, state: &State, card: CardId, seat: Seat) -> bool {
        let city = self.battle(state).city;
        state.find(card).is_some_and(|found| found.is_in_play_at(city) && found.controller == seat)
    }

    /// A character becomes a fighter.
    pub(crate) fn add_fighter(&self, state: &mut State, card: CardId, seat: Seat) {
        let battle = self.battle_mut(state);
        insert(&mut battle.fighters[seat.index()], card);
        insert(&mut battle.participants, card);
    }

    fn resolve_vanguard(&self, state: &mut State, card: CardId, trace: &mut Tracing) {
        let seat = state.tp();
        if self.can_fight(state, card, seat) && self.lock_at_resolution(state, card) {
            self.battle_mut(state).vanguard = Some(card);
            self.add_fighter(state, card, seat);
            let named = state.card_ref(card);
            trace.fact(BK_5_34, || Fact::VanguardStands { card: named });
            self.happen(state, &Happening::Vanguard { card });
        } else {
            self.vanguard_lost(state, card, trace);
        }
    }

    fn resolve_fighter(&self, state: &mut State, item: &Item, card: CardId, trace: &mut Tracing) {
        let seat = item.controller;
        if self.can_fight(state, card, seat) && self.lock_at_resolution(state, card) {
            self.add_fighter(state, card, seat);
            let named = state.card_ref(card);
            trace.fact(BK_5_38, || Fact::FighterJoins { card: named });
            return;
        }
        self.fizzle(state, item, BK_5_38, Fizzle::CardGone, trace);
        if self.readings.designation_lost == DesignationLost::MayNameAnother {
            self.battle_mut(state).next_designator = seat;
        }
    }

    fn resolve_entry(&self, state: &mut State, card: CardId, trace: &mut Tracing) {
        let opened = state.card(card);
        let (kind, seat, city) = (opened.kind, opened.controller, opened.at());
        if self.data(kind).level > state.city_level()
            && self.readings.level_at_resolution == LevelAtResolution::TurnedBack
        {
            return self.turn_back(state, card, BK_R54, trace);
        }
        if self.unique_in_play(state, kind).is_some() {
            return match self.readings.unique_race {
                UniqueRace::LaterIsTrashed => {
                    let told = state.card_ref(card);
                    self.table_to_trash(state, card);
                    let why = TrashCause::Unique;
                    trace.fact(BK_6_40, || Fact::Trashed { card: told, city, why });
                    trace.fact(BK_R18, || Fact::Trashed { card: told, city, why });
                }
                UniqueRace::LaterTurnsFaceDown => self.turn_back(state, card, BK_R18, trace),
            };
        }
        self.enter(state, card, seat, city, BK_5_16, trace);
    }

    /// An opened card becomes a set card of its opener again, known to everybody.
    /// Source: BK-R18, BK-R50, BK-R54.
    pub(crate) fn turn_back(&self, state: &mut State, id: CardId, rule: Rule, trace: &mut Tracing) {
        let opened = state.card(id);
        let (seat, city) = (opened.controller, opened.at());
        let id = self.turn_face_down(state, id, seat, Known::Publicly);
        let card = state.card_ref(id);
        trace.fact(rule, || Fact::TurnedBack { card, city });
    }

    /// What is known of a hand is forgotten after a set. Source: BK-5.21.
    pub(crate) fn blur(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        if self.blur_hand(state, seat) {
            trace.fact(BK_5_21, || Fact::HandBlurred { seat });
        }
    }

    /// Damage on all characters becomes 0. Source: BK-5.28.
    pub(crate) fn reset_damage(&self, state: &mut State, rule: Rule, trace: &mut Tracing) {
        let ids: Vec<CardId> =
            state.in_play().filter(|card| card.damage > 0).map(|card| card.id).collect();
        if ids.is_empty() {
            return;
        }
        let cards = ids.iter().map(|id| state.card_ref(*id)).collect::<Vec<_>>();
        for id in ids {
            state.card_mut(id).damage = 0;
        }
        trace.fact(BK_5_28, || Fact::DamageReset { cards: cards.clone() });
        if rule != BK_5_28 {
            trace.fact(rule, || Fact::DamageReset { cards });
        }
    }

    /// Cards are discarded for the hand limit. Source: BK-5.31.
    pub(crate) fn discard_to_limit(
        &self,
        state: &mut State,
        seat: Seat,
        cards: &[CardId],
        rule: Rule,
        trace: &mut Tracing,
    ) {
        let there: Vec<CardId> = cards
            .iter()
            .copied()
            .filter(|id| state.find(*id).is_some_and(|card| card.is_in_hand_of(seat)))
            .collect();
        for id in self.hand_to_trash(state, &there) {
            let card = state.card_ref(id);
            trace.fact(BK_5_31, || Fact::DiscardedToLimit { seat, card });
            if rule != BK_5_31 {
                trace.fact(rule, || Fact::DiscardedToLimit { seat, card });
            }
        }
    }

    /// The occupier is asked whether it draws. Source: BK-6.21, BK-R37.
    pub(crate) fn ask_city_draw(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        match self.readings.city_draw_amount {
            CityDrawAmount::MustTwo => self.city_draw(state, seat, CITY_DRAW, trace),
            CityDrawAmount::ZeroOrTwo | CityDrawAmount::ZeroOneTwo => {
                state.ask(seat, Question::CityDraw);
            }
        }
    }

    /// The occupier draws. Source: BK-6.21.
    pub(crate) fn city_draw(&self, state: &mut State, seat: Seat, count: u8, trace: &mut Tracing) {
        self.draw(state, seat, count, DrawnBy::City, trace);
    }
}

//! Battles: vanguard, battle open, fighters, result.
//!
//! Source: BK-5.33 to BK-5.41, BK-5.45 to BK-5.47, BK-6.21 to BK-6.26 and the rows of BK-6.39.

use crate::fact::{BattleResult, Fizzle};
use crate::prelude::*;
use crate::readings::{
    AttackersGone, AutoParticipationWindow, BattleEndWithoutVanguard, Bystanders, CityDrawPends,
    DesignateAfterWindow, MoveLockTime, OccupyRecheck, OccupyingCharacter, QuickCardOwnOpen,
    RangeChangeMidExchange, VanguardLost,
};
use crate::rules::course::trigger::Happening;
use crate::state::other;

/// Cards that an occupied city lets its occupier draw. Source: BK-6.21.
pub(crate) const CITY_DRAW: u8 = 2;

impl BerserkTcg {
    /// One row of a battle step. Source: BK-6.39.
    pub(crate) fn battle_step(&self, state: &mut State, trace: &mut Tracing) {
        match state.step.expect("a battle has a step") {
            BattleStep::Vanguard => self.vanguard_step(state, trace),
            BattleStep::BattleOpen => self.battle_open_step(state, trace),
            BattleStep::Fighters => self.fighter_step(state, trace),
            BattleStep::Exchange => self.exchange_step(state, trace),
            BattleStep::BattleEnd => self.battle_end_step(state, trace),
        }
    }

    // B1.

    fn vanguard_step(&self, state: &mut State, trace: &mut Tracing) {
        let seat = state.tp();
        match state.sub {
            0 => {
                if self.to_name(state, seat, Question::Vanguard).is_empty() {
                    self.no_vanguard(state, true, trace);
                } else {
                    state.ask(seat, Question::Vanguard);
                }
            }
            1 => {
                state.sub = 2;
                self.open_window(state, OpenWindow::Vanguard);
            }
            _ => self.begin_step(state, BattleStep::BattleOpen, trace),
        }
    }

    /// Locks a character that is named, if naming locks. Source: BK-R19.
    pub(crate) fn lock_announced(&self, state: &mut State, card: CardId) {
        if self.readings.move_lock_time == MoveLockTime::AtAnnouncement {
            state.card_mut(card).locked = true;
        }
    }

    /// A vanguard is named. Source: BK-5.34.
    pub(crate) fn name_vanguard(&self, state: &mut State, card: CardId, trace: &mut Tracing) {
        self.lock_announced(state, card);
        state.sub = 1;
        let named = state.card_ref(card);
        trace.fact(BK_5_34, || Fact::VanguardNamed { card: named });
        self.push_item(state, state.tp(), Pending::Vanguard { card }, trace);
    }

    /// No vanguard is named. Source: BK-5.35.
    pub(crate) fn no_vanguard(&self, state: &mut State, by_itself: bool, trace: &mut Tracing) {
        let seat = state.tp();
        trace.fact(BK_5_35, || Fact::NoVanguard { seat, by_itself });
        self.end_without_vanguard(state, trace);
    }

    /// The named vanguard is gone. Source: BK-5.36, BK-R24.
    pub(crate) fn vanguard_lost(&self, state: &mut State, card: CardId, trace: &mut Tracing) {
        let named = state.open_ref(card, state.card_ref(card).kind, state.tp());
        trace.fact(BK_5_36, || Fact::VanguardLost { card: named });
        match self.readings.vanguard_lost {
            VanguardLost::BattleEnds => self.end_without_vanguard(state, trace),
            VanguardLost::ContinueWithout => {}
            VanguardLost::NameAnother => state.sub = 0,
        }
    }

    /// The battle is over before a vanguard stood: no result. Source: BK-5.35, BK-5.36, BK-R55.
    fn end_without_vanguard(&self, state: &mut State, trace: &mut Tracing) {
        if self.readings.battle_end_without_vanguard == BattleEndWithoutVanguard::Yes {
            let city = self.battle(state).city;
            trace.fact(BK_5_47, || Fact::AtBattleEnd { city });
            self.happen(state, &Happening::BattleEnd { participants: &[] });
        }
        self.back_to_main(state);
    }

    fn back_to_main(&self, state: &mut State) {
        state.battle = None;
        state.step = None;
        state.phase = Phase::Main;
        state.sub = 0;
        state.quick_opened = Seats::NONE;
        state.unpaid_shown.clear();
    }

    // B2.

    fn battle_open_step(&self, state: &mut State, trace: &mut Tracing) {
        let city = self.battle(state).city;
        match state.sub {
            0 | 1 => {
                let seat = if state.sub == 0 { state.ntp() } else { state.tp() };
                if state.quick_opened.contains(seat) {
                    state.sub += 1;
                } else {
                    self.ask_open(state, Some((seat, city)));
                }
            }
            2 => {
                state.sub = 3;
                self.open_window(state, OpenWindow::BattleOpen);
            }
            _ => {
                state.quick_opened = Seats::NONE;
                let attacker = state.tp();
                let battle = self.battle_mut(state);
                battle.next_designator = attacker;
                battle.consecutive_passes = 0;
                if !self.skips_to_end(state, trace) {
                    self.begin_step(state, BattleStep::Fighters, trace);
                    if self.joins_once() {
                        self.occupiers_join(state, trace);
                    }
                }
            }
        }
    }

    /// A card with Quick was opened in the battle open step: it counts as that seat's open there,
    /// if it has not opened yet. Source: BK-R61.
    pub(crate) fn quick_in_battle_open(&self, state: &mut State, seat: Seat) {
        let asked_before = if seat == state.ntp() { state.sub > 0 } else { state.sub > 1 };
        if state.step == Some(BattleStep::BattleOpen)
            && !asked_before
            && self.readings.quick_card_own_open == QuickCardOwnOpen::Yes
        {
            state.quick_opened = state.quick_opened.with(seat);
        }
    }

    /// BK-R25 `skip-to-end`: without an attacker the battle goes straight to its result.
    fn skips_to_end(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let attackers = &self.battle(state).fighters[state.tp().index()];
        if attackers.is_empty() && self.readings.attackers_gone == AttackersGone::SkipToEnd {
            self.begin_step(state, BattleStep::BattleEnd, trace);
            return true;
        }
        false
    }

    // B3.

    fn fighter_step(&self, state: &mut State, trace: &mut Tracing) {
        if state.sub > 0 {
            if !self.skips_to_end(state, trace) {
                self.begin_step(state, BattleStep::Exchange, trace);
                self.note_ranges(state);
            }
            return;
        }
        let battle = self.battle(state);
        if battle.consecutive_passes >= 2 {
            state.sub = 1;
            self.open_window(state, OpenWindow::Fighters);
            return;
        }
        let (seat, city) = (battle.next_designator, battle.city);
        self.battle_mut(state).next_designator = other(seat);
        let holds = seat == state.ntp() && state.city(city).occupant == Some(seat);
        if holds || self.to_name(state, seat, Question::Fighter).is_empty() {
            self.no_fighter(state, seat, true, trace);
        } else {
            state.ask(seat, Question::Fighter);
        }
    }

    /// A fighter is named. Source: BK-5.38.
    pub(crate) fn name_fighter(&self, state: &mut State, card: CardId, trace: &mut Tracing) {
        self.lock_announced(state, card);
        self.battle_mut(state).consecutive_passes = 0;
        let named = state.card_ref(card);
        trace.fact(BK_5_38, || Fact::FighterNamed { card: named });
        self.push_item(state, named.seat, Pending::Fighter { card }, trace);
    }

    /// No fighter is named. Source: BK-5.39.
    pub(crate) fn no_fighter(
        &self,
        state: &mut State,
        seat: Seat,
        by_itself: bool,
        trace: &mut Tracing,
    ) {
        self.battle_mut(state).consecutive_passes += 1;
        trace.fact(BK_5_39, || Fact::NoFighter { seat, by_itself });
    }

    /// BK-R67 `yes`: after a Quick effect before the first damage, fighters are named again.
    pub(crate) fn designate_again(&self, state: &mut State, trace: &mut Tracing) {
        if self.readings.designate_after_window == DesignateAfterWindow::No {
            return;
        }
        let attacker = state.tp();
        state.open_window = None;
        state.sub = 0;
        let battle = self.battle_mut(state);
        battle.next_designator = attacker;
        battle.consecutive_passes = 0;
        let city = battle.city;
        trace.fact(BK_R67, || Fact::StepBegins { step: BattleStep::Fighters, city });
    }

    /// True if the occupier's characters join only when the fighter step begins (BK-R26).
    pub(crate) fn joins_once(&self) -> bool {
        self.readings.auto_participation_window == AutoParticipationWindow::StartOfB3Only
    }

    /// The characters of a defender that occupies the city fight. Source: BK-5.40.
    pub(crate) fn occupiers_join(&self, state: &mut State, trace: &mut Tracing) {
        let (city, defender) = (self.battle(state).city, state.ntp());
        if state.city(city).occupant != Some(defender) {
            return;
        }
        let new: Vec<CardId> = state
            .in_play_at(city)
            .filter(|card| {
                card.controller == defender
                    && self.is_character(card.kind)
                    && !self.battle(state).fighters[defender.index()].contains(&card.id)
            })
            .map(|card| card.id)
            .collect();
        if new.is_empty() {
            return;
        }
        let cards = new.iter().map(|id| state.card_ref(*id)).collect();
        for id in new {
            self.add_fighter(state, id, defender);
        }
        trace.fact(BK_5_40, || Fact::OccupiersFight { cards });
    }

    /// BK-R34 `fixed-at-start`: Ranges count as they are when the exchange begins.
    fn note_ranges(&self, state: &mut State) {
        if self.readings.range_change_mid_exchange == RangeChangeMidExchange::FixedAtStart {
            let battle = self.battle(state);
            let noted = battle
                .fighters
                .iter()
                .flatten()
                .map(|id| (*id, self.range_now(state, state.card(*id))))
                .collect();
            self.battle_mut(state).noted_ranges = noted;
        }
    }

    // B5.

    fn battle_end_step(&self, state: &mut State, trace: &mut Tracing) {
        match state.sub {
            0 => {
                state.sub = 1;
                self.battle_result(state, trace);
            }
            1 => {
                state.sub = 2;
                self.open_window(state, OpenWindow::BattleEnd);
            }
            2 => {
                state.sub = 3;
                let battle = self.battle(state);
                let (city, participants) = (battle.city, battle.participants.clone());
                trace.fact(BK_5_47, || Fact::AtBattleEnd { city });
                self.happen(state, &Happening::BattleEnd { participants: &participants });
            }
            _ => self.back_to_main(state),
        }
    }

    /// The result. Source: BK-5.45, BK-6.22, BK-6.24 to BK-6.26.
    fn battle_result(&self, state: &mut State, trace: &mut Tracing) {
        let attacker = state.tp();
        let battle = self.battle(state);
        let city = battle.city;
        let attackers = !battle.fighters[attacker.index()].is_empty();
        let bystanders = self.readings.bystanders == Bystanders::Yes
            && state
                .in_play_at(city)
                .any(|card| card.controller != attacker && self.is_character(card.kind));
        let defenders =
            !battle.fighters[other(attacker).index()].is_empty() || attackers && bystanders;
        let (result, rule): (BattleResult, Rule) = match (attackers, defenders) {
            (true, false) => (BattleResult::Occupation, BK_6_22),
            (false, true) => (BattleResult::Repelled, BK_6_24),
            (true, true) => (BattleResult::Standoff, BK_6_25),
            (false, false) => (BattleResult::WipeOut, BK_6_26),
        };
        trace.fact(BK_5_45, || Fact::BattleEnds { city, result });
        trace.fact(rule, || Fact::BattleEnds { city, result });
        if result == BattleResult::Occupation {
            self.push_item(state, attacker, Pending::Occupy { city }, trace);
        }
    }

    /// A city is occupied. Source: BK-6.22, BK-R36, BK-R38, BK-R39.
    pub(crate) fn resolve_occupy(
        &self,
        state: &mut State,
        item: &Item,
        city: City,
        trace: &mut Tracing,
    ) {
        let seat = item.controller;
        let survivors = self.battle(state).fighters[seat.index()].clone();
        if survivors.is_empty() && self.readings.occupy_recheck == OccupyRecheck::NoOccupation {
            let item = state.item_ref(item);
            trace.fact(BK_6_22, || Fact::Fizzles { item, why: Fizzle::NoFighterLeft });
            return;
        }
        state.city_mut(city).occupant = Some(seat);
        if self.readings.occupying_character == OccupyingCharacter::OnlyThoseThatTookIt {
            state.city_mut(city).holders.clone_from(&survivors);
        }
        trace.fact(BK_6_22, || Fact::Occupied { seat, city });
        self.check_victory(state, false, trace);
        if state.ending.is_some() {
            return;
        }
        let what = Happening::Occupied { seat, city, survivors: &survivors };
        self.happen(state, &what);
        if self.readings.city_draw_pends == CityDrawPends::PartOfOccupation {
            self.ask_city_draw(state, seat, trace);
        }
    }
}

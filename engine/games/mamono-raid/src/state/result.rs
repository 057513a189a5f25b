//! Result processing: who broke the part, what each gets, what comes next.
//!
//! Source: rulebook, result processing; MR-6.1 to MR-6.18.

use crate::fact::ChipList;
use crate::prelude::*;
use crate::readings::{
    CoinStock, ConditionalVpTime, CoreMarkers, GainEffectTiming, LaterRankedReward, LevelTrackFull,
    SecondBlack,
};
use crate::state::derived::{COINS_WORTH, Ranked, Ranking};
use crate::state::setup::chip_kind;
use crate::state::{FixedPoints, insert};
use crate::vocabulary::LINE_CELLS;
use arrayvec::ArrayVec;

/// Coins of the places of a part, in copper units, with two, three and four seats. Source: MR-6.5.
const REWARDS: [&[u32]; 3] = [&[2, 1], &[2, 2], &[2, 2, 1]];
/// Breaks after which a part is gone. Source: MR-6.17.
pub const BREAKS_MAX: u8 = 2;

impl MamonoRaid {
    /// Coins of the places of a part. Source: MR-6.5.
    pub(crate) fn rewards(&self) -> &'static [u32] {
        REWARDS[self.names.len().clamp(2, 4) - 2]
    }

    /// MR-6.2 to MR-6.4: the ranking, and what it leads to.
    pub(crate) fn rank(&self, state: &mut State, target: Target, trace: &mut Tracing) {
        let ranking = self.ranking(state, target);
        self.tell_ranking(state, target, &ranking, trace);
        match target {
            Target::Part(part) => self.rank_part(state, part, &ranking, trace),
            Target::Core => {
                if let Some(first) = ranking.first() {
                    state.tasks.push(Task::CoreBonus(first.seat));
                } else {
                    state.core_bonus = Holder::Box;
                    trace.fact(MR_R11, || Fact::CoreBonusBoxed);
                    trace.fact(MR_8_3, || Fact::ShieldsFlip);
                }
            }
        }
    }

    fn tell_ranking(&self, state: &State, target: Target, ranking: &Ranking, trace: &mut Tracing) {
        if ranking.is_empty() {
            trace.fact(MR_R11, || Fact::NobodyRanked { target });
        }
        for &Ranked { seat, .. } in ranking {
            for (card, tenths) in self.bonus_cards(state, seat) {
                trace.fact(MR_9_7, || Fact::CardContributes { seat, card, tenths });
            }
        }
        for (place, &Ranked { seat, tenths, bonus, .. }) in (0..).zip(ranking) {
            let rule = if bonus > 0 { MR_6_3 } else { MR_6_2 };
            trace.fact(rule, || Fact::Contributed { target, place, seat, tenths, bonus });
        }
        for pair in ranking.windows(2) {
            let (first, second, by) = (pair[0].seat, pair[1].seat, pair[0].first);
            if pair[0].tenths == pair[1].tenths {
                trace.fact(MR_6_4, || Fact::TieBroken { first, second, by });
            }
        }
    }

    /// The cards by which a seat's contributions are raised. Source: MR-9.7.
    fn bonus_cards(&self, state: &State, seat: Seat) -> Vec<(Means, u8)> {
        let has = state.seat(seat);
        let skills = has.skills.iter().map(|own| own.card);
        let skills = skills.map(|card| (Means::Skill(card), self.cards.skill(card).marks));
        let items = has.items.iter().map(|&item| (Means::Item(item), self.cards.item(item).marks));
        let parts = has.part_cards.iter();
        let parts = parts.map(|&part| (Means::Part(part), self.cards.part(part).marks));
        let all = skills.chain(items).chain(parts).map(|(by, marks)| (by, marks.contribution));
        all.filter(|(_, tenths)| *tenths > 0).collect()
    }

    /// MR-6.5 to MR-6.8: what a broken part leads to, the last thing first.
    fn rank_part(&self, state: &mut State, part: Part, ranking: &Ranking, trace: &mut Tracing) {
        state.tasks.push(Task::ClearLine(part));
        let Some(first) = ranking.first().map(|ranked| ranked.seat) else {
            state.tasks.push(Task::BoxCard(part));
            return;
        };
        let card = state.slot(part).card.expect("a line that breaks has its card: MR-3.12");
        let raise = Task::RaiseLevel { part, seat: first };
        let effect = self.cards.part(card).on_gain;
        let on_gain = effect.map(|_| Task::OnGain { card, seat: first });
        if self.readings.gain_effect_timing == GainEffectTiming::LevelFirst {
            state.tasks.extend(on_gain);
            state.tasks.push(raise);
        } else {
            state.tasks.push(raise);
            state.tasks.extend(on_gain);
        }
        state.tasks.push(Task::TakeCard { part, seat: first });
        for place in (0..self.rewards().len()).rev() {
            let seat = match ranking.get(place) {
                Some(ranked) => Some(ranked.seat),
                None => self.unclaimed(part, place, first, trace),
            };
            let place = place as u8;
            state.tasks.extend(seat.map(|seat| Task::Pay { part, place, seat }));
        }
    }

    /// MR-6.5, MR-R31: who gets the coins of a place that no seat has.
    fn unclaimed(
        &self,
        part: Part,
        place: usize,
        first: Seat,
        trace: &mut Tracing,
    ) -> Option<Seat> {
        let is_second = place == 1;
        if is_second && self.readings.later_ranked_reward == LaterRankedReward::ToFirst {
            return Some(first);
        }
        trace.fact(MR_6_5, || Fact::Unpaid { part, place: place as u8 });
        None
    }

    /// MR-6.5: the coins of one place.
    pub(crate) fn pay(
        &self,
        state: &mut State,
        part: Part,
        place: u8,
        seat: Seat,
        trace: &mut Tracing,
    ) {
        let coins = self.rewards()[usize::from(place)];
        let held = self.ranking(state, Target::Part(part)).len();
        // A place that no seat holds is paid under MR-R31 `to-first` alone.
        let rule = if usize::from(place) < held { MR_6_5 } else { MR_R31 };
        self.reward(state, seat, coins, (rule, CoinsFor::Rank { part, place }), trace);
    }

    /// Coins that MR-R17 `value-cap` can cut.
    pub(crate) fn reward(
        &self,
        state: &mut State,
        seat: Seat,
        coins: u32,
        why: (Rule, CoinsFor),
        trace: &mut Tracing,
    ) {
        let on_core = state.core.iter().filter(|space| matches!(space.cell, CoreCell::Chip(_)));
        let out: u32 =
            state.seats.iter().map(|has| has.purse).sum::<u32>() + on_core.count() as u32;
        let left = COINS_WORTH.saturating_sub(out);
        let mut paid = coins;
        if coins > left && self.readings.coin_stock == CoinStock::ValueCap {
            paid = left;
            trace.fact(MR_R17, || Fact::CoinsShort { seat, lost: coins - left });
        }
        if paid > 0 {
            self.add_coins(state, seat, paid, why, trace);
        }
    }

    /// MR-6.5, MR-5.42: the part card goes to the first seat.
    pub(crate) fn take_card(&self, state: &mut State, part: Part, seat: Seat, trace: &mut Tracing) {
        let card = state.slot_mut(part).card.take().expect("it lay there when the line broke");
        let before = self.ap_limit(state, seat);
        insert(&mut state.seat_mut(seat).part_cards, card);
        trace.fact(self.part_rule(card), || Fact::PartTaken { seat, card });
        self.fix_points(state, seat, PointsCard::Part(card));
        self.limit_changed(state, seat, before, trace);
    }

    /// MR-R33: conditional points of a card that was gained now.
    pub(crate) fn fix_points(&self, state: &mut State, seat: Seat, card: PointsCard) {
        let text = self.points_text(card);
        if !matches!(text, Points::Per { .. })
            || self.readings.conditional_vp_time == ConditionalVpTime::AtScoring
        {
            return;
        }
        let points = self.count_points(state, seat, text);
        let fixed = &mut state.seat_mut(seat).fixed_points;
        fixed.retain(|other| other.card != card);
        let place = fixed.partition_point(|other| other.card < card);
        fixed.insert(place, FixedPoints { card, points });
    }

    /// MR-R11: the card of a line without markers goes to the box.
    pub(crate) fn box_card(&self, state: &mut State, part: Part, trace: &mut Tracing) {
        if let Some(card) = state.slot_mut(part).card.take() {
            trace.fact(MR_R11, || Fact::PartBoxed { card });
        }
    }

    /// MR-6.6: what a part card does when it is gained from the board.
    pub(crate) fn on_gain(
        &self,
        state: &mut State,
        card: PartKind,
        seat: Seat,
        trace: &mut Tracing,
    ) {
        let Some(effect) = self.cards.part(card).on_gain else { return };
        trace.fact(MR_6_6, || Fact::OnGain { seat, card });
        match effect {
            OnGain::Black => self.place_black(state, trace),
            OnGain::Coin(coins) => {
                let why = (MR_9_15, CoinsFor::Means { means: Means::Part(card) });
                self.reward(state, seat, u32::from(coins), why, trace);
            }
            OnGain::Heal(amount) => {
                let by = Means::Part(card);
                if self.heal(state, seat, amount, None, (MR_9_15, by), trace) == 0 {
                    trace.fact(MR_9_15, || Fact::DryFire { seat, by });
                }
            }
            OnGain::Life => {
                let why = Means::Part(card);
                if self.gain_life(state, seat, (MR_9_15, why), trace) {
                    return;
                }
                trace.fact(MR_9_15, || Fact::NoLifeGained { seat, why });
            }
            OnGain::Swap => {
                let others = state.every_seat().filter(|other| *other != seat);
                if others.into_iter().any(|other| !state.seat(other).part_cards.is_empty()) {
                    state.tasks.push(Task::AskSwap(seat));
                } else {
                    trace.fact(MR_9_15, || Fact::NothingToSwap { seat });
                }
            }
        }
    }

    /// A life chip from Extra life, if any is left.
    pub(crate) fn gain_life(
        &self,
        state: &mut State,
        seat: Seat,
        (rule, why): (Rule, Means),
        trace: &mut Tracing,
    ) -> bool {
        if self.extra_life_stack(state) == 0 {
            return false;
        }
        state.seat_mut(seat).life += 1;
        let stack = self.extra_life_stack(state);
        trace.fact(rule, || Fact::LifeGained { seat, why, stack });
        true
    }

    /// The topmost empty space of the monster's level, from 0.
    fn free_level(&self, state: &State) -> Option<usize> {
        state.level.iter().position(|cell| *cell == LevelCell::Empty)
    }

    /// MR-9.14, MR-R5: the black marker goes up.
    fn place_black(&self, state: &mut State, trace: &mut Tracing) {
        let is_there = state.level.contains(&LevelCell::Black);
        if is_there {
            let noted = self.readings.second_black == SecondBlack::ExtraNote;
            let rule = if noted { MR_R5 } else { MR_9_14 };
            state.black_notes += u8::from(noted);
            trace.fact(rule, || Fact::BlackThere { noted });
            return;
        }
        let Some(at) = self.free_level(state) else { return };
        state.level[at] = LevelCell::Black;
        let space = at as u8 + 1;
        let printed = self.is_printed(space);
        trace.fact(MR_9_14, || Fact::BlackPlaced { space, printed });
    }

    /// MR-7.3: part cards change hands.
    pub(crate) fn swap(
        &self,
        state: &mut State,
        seat: Seat,
        mine: PartKind,
        theirs: PartKind,
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        let owner =
            state.every_seat().find(|other| state.seat(*other).part_cards.contains(&theirs));
        let other = owner.expect("the card is another seat's: checked");
        let before = [seat, other].map(|seat| self.ap_limit(state, seat));
        for (who, gives, gets) in [(seat, mine, theirs), (other, theirs, mine)] {
            let has = state.seat_mut(who);
            has.part_cards.retain(|card| *card != gives);
            has.fixed_points.retain(|fixed| fixed.card != PointsCard::Part(gives));
            insert(&mut has.part_cards, gets);
        }
        trace.fact(MR_7_3, || Fact::Swapped { seat, mine, other, theirs });
        self.fix_points(state, seat, PointsCard::Part(theirs));
        self.fix_points(state, other, PointsCard::Part(mine));
        for (who, before) in [seat, other].into_iter().zip(before) {
            self.limit_changed(state, who, before, trace);
        }
    }

    /// MR-7.3: a seat swaps nothing.
    pub(crate) fn decline(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        state.tasks.pop();
        trace.fact(MR_7_3, || Fact::Declined { seat });
    }

    /// MR-6.7, MR-R3: the first seat's marker goes up.
    pub(crate) fn raise_level(
        &self,
        state: &mut State,
        part: Part,
        seat: Seat,
        trace: &mut Tracing,
    ) {
        let free = self.free_level(state);
        let line = &mut state.slot_mut(part).line;
        let marker = line.iter_mut().find(|cell| **cell == Cell::Marker(seat));
        *marker.expect("the first of a ranking has a marker in the line") = Cell::Empty;
        match free {
            Some(at) => {
                state.level[at] = LevelCell::Marker(seat);
                let space = at as u8 + 1;
                let printed = self.is_printed(space);
                trace.fact(MR_6_7, || Fact::LevelRaised { seat, space, printed });
            }
            None => match self.readings.level_track_full {
                LevelTrackFull::ReturnHome => {
                    let (markers, why) = (1, HomeFor::LevelFull);
                    trace.fact(MR_R3, || Fact::MarkersHome { seat, markers, why });
                }
                LevelTrackFull::StackOnLast => {
                    state.level_crowd.push(seat);
                    trace.fact(MR_R3, || Fact::LevelStacked { seat });
                }
            },
        }
    }

    /// MR-6.8, MR-6.15, MR-6.17: the line is cleared, the part is broken.
    pub(crate) fn clear_line(&self, state: &mut State, part: Part, trace: &mut Tracing) {
        let line = std::mem::replace(&mut state.slot_mut(part).line, [Cell::Empty; LINE_CELLS]);
        for seat in state.every_seat() {
            let markers = line.iter().filter(|cell| **cell == Cell::Marker(seat)).count() as u8;
            if markers > 0 {
                let why = HomeFor::Line { part };
                trace.fact(MR_6_15, || Fact::MarkersHome { seat, markers, why });
            }
        }
        let chips: ArrayVec<_, LINE_CELLS> =
            line.into_iter().filter_map(|cell| CoreCell::from(cell).chip()).collect();
        if !chips.is_empty() {
            trace.fact(MR_6_8, || Fact::ChipsBoxed { part, chips });
        }
        let slot = state.slot_mut(part);
        slot.breaks += 1;
        let breaks = slot.breaks;
        trace.fact(MR_6_17, || Fact::PartBroken { part, breaks });
        if breaks < BREAKS_MAX {
            state.tasks.push(Task::AskStage2(part));
            state.tasks.push(Task::AskPart(part));
        } else if !self.exposed(state).is_empty() {
            state.tasks.push(Task::AskExpose(part));
        }
    }

    /// Cells of the core that are wholly uncovered and not filled yet, by index. Source: MR-6.10 to
    /// MR-6.12.
    pub(crate) fn exposed(&self, state: &State) -> ArrayVec<u8, 10> {
        let ring = self.cards.ring(self.names.len());
        let bare = ring.filter(|cell| {
            let is_bare = |part: &Part| state.slot(*part).breaks == BREAKS_MAX;
            cell.covers.iter().all(is_bare)
                && state.core_cell(cell.index) == Some(CoreCell::Covered)
        });
        bare.map(|cell| cell.index).collect()
    }

    /// MR-6.10: chips of stage 3 on the core, each on a copper.
    pub(crate) fn expose(&self, state: &mut State, kinds: &[Kind], trace: &mut Tracing) {
        let chips: ChipList = kinds.iter().map(|kind| chip_kind(*kind)).collect();
        for (index, chip) in self.exposed(state).into_iter().zip(chips) {
            crate::state::setup::take(&mut state.stage3_bag, Kind::from(chip));
            if let Some(space) = state.core.iter_mut().find(|space| space.index == index) {
                space.cell = CoreCell::Chip(chip);
            }
            let spot = Spot::core(index);
            trace.fact(MR_6_10, || Fact::CoreExposed { spot, chip });
        }
    }

    /// MR-6.16, MR-8.3: the core bonus card.
    pub(crate) fn core_bonus(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        state.core_bonus = Holder::Seat(seat);
        trace.fact(MR_6_16, || Fact::CoreWon { seat });
        trace.fact(self.core_bonus_rule(), || Fact::CoreBonusTaken { seat });
        trace.fact(MR_8_3, || Fact::ShieldsFlip);
        if self.readings.core_markers == CoreMarkers::Remain {
            return;
        }
        for owner in state.every_seat() {
            let mut markers = 0;
            for space in &mut state.core {
                if space.cell == CoreCell::Marker(owner) {
                    space.cell = CoreCell::Empty;
                    markers += 1;
                }
            }
            if markers > 0 {
                let why = HomeFor::Core;
                trace.fact(MR_R24, || Fact::MarkersHome { seat: owner, markers, why });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::{Mode, Setup};

    /// A seat's marker goes up while the monster's level is full, which no course of a game leads to.
    fn raised(value: &str) -> (MamonoRaid, State, Tracing) {
        let mut setup = Setup::new::<MamonoRaid>(2);
        setup.set_reading(MamonoRaid::meta(), "MR-R3", value).expect("a value of the reading");
        let game = MamonoRaid::new(&setup).expect("a set-up");
        let mut state = game.laid_out();
        let seat = Seat::at(0);
        state.level.iter_mut().for_each(|cell| *cell = LevelCell::Black);
        state.slot_mut(Part::Head).line[0] = Cell::Marker(seat);
        let mut trace = Tracing::new(Mode::Facts);
        game.raise_level(&mut state, Part::Head, seat, &mut trace);
        assert_eq!(state.slot(Part::Head).line[0], Cell::Empty);
        (game, state, trace)
    }

    #[test]
    fn reading_r3_sends_a_marker_home_from_a_full_level() {
        let (game, state, trace) = raised("return-home");
        assert_eq!(game.home(&state, Seat::at(0)), 10);
        let told = &trace.facts()[0];
        let why = HomeFor::LevelFull;
        assert_eq!(told.fact, Fact::MarkersHome { seat: Seat::at(0), markers: 1, why });
        assert_eq!(told.rule, MR_R3);
    }

    #[test]
    fn reading_r3_stacks_a_marker_on_the_last_space_of_a_full_level() {
        let before = raised("return-home").1;
        let (game, state, trace) = raised("stack-on-last");
        assert_eq!(game.home(&state, Seat::at(0)), 9, "it is away and hurts: MR-5.3");
        let damage = |state: &State| game.level_damage(state);
        assert_eq!(damage(&state), damage(&before), "but makes no further print count");
        assert_eq!(trace.facts()[0].fact, Fact::LevelStacked { seat: Seat::at(0) });
    }
}

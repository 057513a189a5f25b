//! The end phase: life chips return, the bazaar, the end of the round.
//!
//! Source: rulebook, end phase; MR-5.30 to MR-5.37, MR-5.42 to MR-5.44.

use crate::fact::BonusPays;
use crate::prelude::*;
use crate::readings::{ElixirLimit, GatherOverRounds, StalemateGuard};
use crate::state::derived::IDLE_ROUNDS_MAX;
use crate::state::insert;

/// What a purchase is paid with beside the purse. Source: MR-5.36, MR-8.4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Beside {
    /// Gather markers.
    pub markers: u8,
    /// The flipped bonus shield.
    pub bonus: bool,
}

impl Beside {
    /// What it is worth, in copper units or points of experience.
    pub fn worth(self) -> u32 {
        u32::from(self.markers) + u32::from(self.bonus)
    }
}

impl MamonoRaid {
    /// MR-5.30: locked life chips return.
    pub(crate) fn release(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        let has = state.seat_mut(seat);
        let mut chips = 0;
        for own in &mut has.skills {
            chips += own.locked;
            own.locked = 0;
        }
        has.life += chips;
        trace.fact(MR_5_30, || Fact::LifeReturns { seat, chips });
    }

    /// MR-5.31: the silver of the flipped bonus shield.
    pub(crate) fn silver_back(&self, state: &mut State, trace: &mut Tracing) {
        let chip = self.silver_chip();
        let Holder::Seat(seat) = state.bonus_holder(chip) else { return };
        state.bonus[chip.index()] = Holder::Box;
        let why = (MR_5_31, CoinsFor::BonusShield { chip });
        self.add_coins(state, seat, Coin::Silver.worth(), why, trace);
        trace.fact(self.bonus_rule(chip), || Fact::BonusUsed { seat, chip });
    }

    /// MR-5.32: a seat's place in the bazaar comes up, or it goes on.
    pub(crate) fn shop(&self, state: &mut State, seat: Seat, again: bool, trace: &mut Tracing) {
        if Asked::of(self, state, seat).can_buy_anything() {
            state.tasks.push(Task::AskBazaar(seat));
            if !again {
                state.turns += 1;
                trace.fact(MR_5_32, || Fact::VisitBegins { seat });
            }
        } else {
            trace.fact(MR_5_32, || Fact::NothingToBuy { seat, any_more: again });
        }
    }

    /// MR-5.32: a seat is done.
    pub(crate) fn leave_bazaar(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        state.tasks.pop();
        trace.fact(MR_5_32, || Fact::LeavesBazaar { seat });
    }

    /// A purchase begins: the seat is asked again after it.
    pub(crate) fn begin_purchase(&self, state: &mut State, seat: Seat) {
        state.tasks.pop();
        state.tasks.push(Task::ShopAgain(seat));
    }

    /// MR-5.36: markers and the bonus shield pay, the purse pays the rest.
    fn pay_price(
        &self,
        state: &mut State,
        seat: Seat,
        price: u8,
        beside: Beside,
        means: Means,
        trace: &mut Tracing,
    ) {
        let why = (MR_5_36, HomeFor::Price { means });
        self.pay_beside(state, seat, beside, why, BonusPays::Copper, trace);
        let coins = u32::from(price) - beside.worth();
        let has = state.seat_mut(seat);
        has.purse -= coins;
        let purse = has.purse;
        if coins > 0 {
            let (why, by) = (CoinsFor::Means { means }, -(coins as i32));
            trace.fact(MR_5_36, || Fact::Purse { seat, why, by, purse });
        }
    }

    /// MR-5.36, MR-5.39, MR-8.4: gather markers and the flipped bonus shield pay.
    pub(crate) fn pay_beside(
        &self,
        state: &mut State,
        seat: Seat,
        beside: Beside,
        (rule, why): (Rule, HomeFor),
        pays: BonusPays,
        trace: &mut Tracing,
    ) {
        let Beside { markers, bonus } = beside;
        if markers > 0 {
            state.seat_mut(seat).gather -= markers;
            trace.fact(rule, || Fact::MarkersHome { seat, markers, why });
        }
        if bonus {
            let chip = self.dual_chip();
            state.bonus[chip.index()] = Holder::Box;
            trace.fact(MR_8_4, || Fact::BonusPaid { seat, chip, pays });
            trace.fact(self.bonus_rule(chip), || Fact::BonusUsed { seat, chip });
        }
    }

    /// MR-5.33: a life chip is bought.
    pub(crate) fn buy_life(
        &self,
        state: &mut State,
        seat: Seat,
        beside: Beside,
        trace: &mut Tracing,
    ) {
        self.begin_purchase(state, seat);
        trace.fact(MR_5_33, || Fact::LifeBought { seat });
        let price = self.cards.board.life_price;
        let means = Means::Service(Service::ExtraLife);
        self.pay_price(state, seat, price, beside, means, trace);
        state.seat_mut(seat).bought_life = true;
        let why = (self.service_rule(Service::ExtraLife), means);
        let gained = self.gain_life(state, seat, why, trace);
        assert!(gained, "Extra life is bought while a chip is there: MR-5.33");
    }

    /// MR-5.34: an item is bought.
    pub(crate) fn buy_item(
        &self,
        state: &mut State,
        seat: Seat,
        item: ItemKind,
        beside: Beside,
        trace: &mut Tracing,
    ) {
        self.begin_purchase(state, seat);
        let price = self.cards.item(item).price;
        trace.fact(MR_5_34, || Fact::ItemBought { seat, item, price });
        self.pay_price(state, seat, price, beside, Means::Item(item), trace);
        insert(&mut state.seat_mut(seat).items, item);
        trace.fact(self.item_rule(item), || Fact::ItemWorks { seat, item });
        self.fix_points(state, seat, PointsCard::Item(item));
        match self.cards.item(item).effect {
            Some(ItemEffect::OnBuyLife) => self.elixir(state, seat, item, trace),
            Some(ItemEffect::OnBuySword) => self.chip_comes(state, seat, SkillChip::Sword, trace),
            Some(ItemEffect::OnBuyRing) => self.chip_comes(state, seat, SkillChip::Ring, trace),
            Some(
                ItemEffect::Action { .. }
                | ItemEffect::GatherAc(_)
                | ItemEffect::LevelDiscount
                | ItemEffect::Save
                | ItemEffect::Soften(_),
            )
            | None => {}
        }
    }

    /// MR-5.35, MR-R34: the life chip of an elixir.
    fn elixir(&self, state: &mut State, seat: Seat, item: ItemKind, trace: &mut Tracing) {
        let shared = self.readings.elixir_limit == ElixirLimit::Shared;
        let why = Means::Item(item);
        if shared && state.seat(seat).bought_life {
            trace.fact(MR_R34, || Fact::NoLifeGained { seat, why });
            return;
        }
        if self.gain_life(state, seat, (MR_9_8, why), trace) {
            state.seat_mut(seat).bought_life |= shared;
        } else {
            trace.fact(MR_5_35, || Fact::NoLifeGained { seat, why });
        }
    }

    /// MR-9.9: a chip for a skill comes with an item.
    fn chip_comes(&self, state: &mut State, seat: Seat, chip: SkillChip, trace: &mut Tracing) {
        trace.fact(MR_9_9, || Fact::SkillChipComes { seat, chip });
        state.tasks.push(Task::AskPlace { seat, chip });
    }

    /// MR-5.44: the chip lies on a skill.
    pub(crate) fn place_chip(&self, state: &mut State, skill: SkillKind, trace: &mut Tracing) {
        let Some(Task::AskPlace { seat, chip }) = state.tasks.pop() else {
            unreachable!("a chip is to be placed: checked")
        };
        let own = state.seat_mut(seat).skill_mut(skill);
        match chip {
            SkillChip::Sword => own.swords += 1,
            SkillChip::Ring => own.rings += 1,
        }
        trace.fact(MR_5_44, || Fact::SkillChipPlaced { seat, chip, skill });
    }

    /// True if a chip of an item fits a skill. Source: MR-5.44.
    pub(crate) fn suits(&self, chip: SkillChip, skill: SkillKind) -> bool {
        let card = self.cards.skill(skill);
        match chip {
            SkillChip::Sword => card.attack.is_some_and(|attack| attack.xp > 0),
            SkillChip::Ring => card.ac >= 2,
        }
    }

    /// MR-R20 `field-medic`: a damage chip is turned for a copper.
    pub(crate) fn field_medic(
        &self,
        state: &mut State,
        seat: Seat,
        beside: Beside,
        trace: &mut Tracing,
    ) {
        self.begin_purchase(state, seat);
        trace.fact(self.service_rule(Service::Third), || Fact::MedicPaid { seat });
        let means = Means::Service(Service::Third);
        self.pay_price(state, seat, MEDIC_PRICE, beside, means, trace);
        state.seat_mut(seat).used_medic = true;
        self.heal(state, seat, Amount::Upto(1), None, (MR_R20, means), trace);
    }

    /// MR-5.43: the round ends, and perhaps the game.
    pub(crate) fn end_round(&self, state: &mut State, trace: &mut Tracing) {
        self.return_gathered(state, trace);
        let took = state.seats.iter().any(|has| has.took);
        state.idle_rounds = if took { 0 } else { state.idle_rounds + 1 };
        let (round, idle) = (state.round, state.idle_rounds);
        trace.fact(MR_5_43, || Fact::RoundEnds { round, idle });
        if state.core_taken() {
            trace.fact(MR_8_1, || Fact::LastRound);
        } else if idle >= IDLE_ROUNDS_MAX
            && self.readings.stalemate_guard == StalemateGuard::SixIdleRounds
        {
            trace.fact(MR_R28, || Fact::GuardEnds { idle });
        } else {
            state.tasks.push(Task::StartRound);
            return;
        }
        let order: Vec<Seat> = state.safe_seats().rev().collect();
        state.tasks.extend(order.into_iter().map(Task::Score));
    }

    /// MR-R29: gather markers that were not spent.
    fn return_gathered(&self, state: &mut State, trace: &mut Tracing) {
        if self.readings.gather_over_rounds == GatherOverRounds::Yes {
            return;
        }
        for seat in state.every_seat() {
            let markers = std::mem::take(&mut state.seat_mut(seat).gather);
            if markers > 0 {
                let why = HomeFor::RoundEnd;
                trace.fact(MR_R29, || Fact::MarkersHome { seat, markers, why });
            }
        }
    }
}

/// Price of the field medic, in copper units (MR-R20 `field-medic`).
pub(crate) const MEDIC_PRICE: u8 = 1;

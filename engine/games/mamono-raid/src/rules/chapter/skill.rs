//! Skills: what they cost, what they take, whom they heal, what they release.
//!
//! Source: rulebook, main phase a) to c); MR-5.13 to MR-5.22, MR-9.1 to MR-9.5.

use crate::action::Targets;
use crate::prelude::*;
use crate::readings::{ClearMindSelf, HealAmount};

/// What an action says about the use of a skill.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Use<'a> {
    /// Which.
    pub skill: SkillKind,
    /// MR-5.16.
    pub x: Option<u8>,
    /// MR-5.14.
    pub targets: &'a Targets,
    /// MR-5.22.
    pub release: &'a Releases,
    /// MR-R23.
    pub heal: Option<u8>,
}

/// A copper under each chip of the core. Source: MR-6.10.
const CORE_COPPER: u32 = 1;

impl MamonoRaid {
    /// True if an attack takes a chip. Source: MR-9.1.
    pub(crate) fn fits(&self, attack: Attack, chip: ChipKind) -> bool {
        match self.cards.chip(chip).shows {
            ChipFace::Xp(_, value) => value.points() <= attack.xp,
            ChipFace::Coin(coin) => coin.rank() <= attack.coin,
        }
    }

    /// Extra action costs of targets, none where a chip is missing.
    pub(crate) fn extras(&self, state: &State, targets: &[Spot]) -> u8 {
        let chips = targets.iter().filter_map(|spot| state.chip_at(*spot));
        chips.map(|chip| self.cards.chip(chip).extra).fold(0, u8::saturating_add)
    }

    /// Life chips that other skills could get back from Clear Mind with this x, its own included
    /// under MR-R12 `self-allowed`.
    pub(crate) fn releasable(&self, state: &State, seat: Seat, skill: SkillKind, x: u8) -> u32 {
        let own = state.seat(seat).skills.iter();
        let others = own.filter(|own| own.card != skill).map(|own| u32::from(own.locked));
        others.sum::<u32>() + u32::from(self.own_releasable(x))
    }

    /// How many of its own chips Clear Mind may release. Source: MR-R12.
    pub(crate) fn own_releasable(&self, x: u8) -> u8 {
        match self.readings.clear_mind_self {
            ClearMindSelf::OtherSkillsOnly => 0,
            ClearMindSelf::SelfAllowed => x.saturating_sub(1),
        }
    }

    /// MR-5.15 to MR-5.22: a skill is used.
    pub(crate) fn use_skill(
        &self,
        state: &mut State,
        seat: Seat,
        used: Use<'_>,
        trace: &mut Tracing,
    ) {
        let Use { skill, x, targets, release, heal } = used;
        let own = *state.seat(seat).skill(skill).expect("a skill that is used is owned: checked");
        let card = self.cards.skill(skill);
        trace.fact(self.skill_rule(skill), || Fact::SkillUsed { seat, skill });
        let attack = self.attack_of(&own);
        let ac = self.skill_ac(&own);
        let mut extra = self.extras(state, targets);
        if extra > 0 && attack.is_some_and(|attack| attack.ignores_extra) {
            trace.fact(MR_9_2, || Fact::ExtraIgnored { seat, skill, extra });
            extra = 0;
        }
        trace.fact(MR_5_15, || Fact::CostPaid { seat, cost: Means::Skill(skill), ac, extra });
        self.pay_ac(state, seat, ac + extra, trace);
        self.lock(state, seat, skill, x, trace);

        if attack.is_some() {
            let chips = targets.len() as u8;
            if chips > 0 {
                trace.fact(MR_9_1, || Fact::Attacks { seat, skill, chips });
            } else {
                trace.fact(MR_R6, || Fact::DryFire { seat, by: Means::Skill(skill) });
            }
            let taken: Vec<(Spot, ChipKind)> =
                targets.iter().filter_map(|&spot| Some((spot, state.chip_at(spot)?))).collect();
            for &(spot, chip) in &taken {
                self.gain(state, seat, spot, chip, trace);
            }
            for &(spot, _) in &taken {
                self.mark(state, seat, spot, trace);
            }
        }
        if let Some(amount) = card.heal {
            let by = Means::Skill(skill);
            let rule = if attack.is_some() { MR_5_20 } else { MR_9_3 };
            let turned = self.heal(state, seat, amount, heal, (rule, by), trace);
            if turned == 0 && attack.is_none() {
                trace.fact(MR_5_21, || Fact::DryFire { seat, by });
            }
        }
        if card.releases {
            self.clear_mind(state, seat, skill, x.unwrap_or(0), release, trace);
        }
    }

    /// MR-5.16: life chips are locked on a skill.
    fn lock(
        &self,
        state: &mut State,
        seat: Seat,
        skill: SkillKind,
        x: Option<u8>,
        trace: &mut Tracing,
    ) {
        let chips = match self.cards.skill(skill).lock {
            Lock::Free => {
                trace.fact(MR_9_5, || Fact::StaysReady { seat, skill });
                return;
            }
            Lock::One => 1,
            Lock::Stack(_) => {
                let x = x.expect("a stack skill names x: checked");
                trace.fact(MR_9_5, || Fact::Stacked { seat, skill, x });
                x
            }
        };
        let has = state.seat_mut(seat);
        has.life -= chips;
        has.skill_mut(skill).locked += chips;
        let life = has.life;
        trace.fact(MR_5_16, || Fact::LifeLocked { seat, skill, chips, life });
    }

    /// MR-5.18: a chip is taken, and the copper under it.
    fn gain(&self, state: &mut State, seat: Seat, spot: Spot, chip: ChipKind, trace: &mut Tracing) {
        trace.fact(self.chip_rule(chip), || Fact::ChipTaken { seat, chip, spot });
        let has = state.seat_mut(seat);
        has.took = true;
        match self.cards.chip(chip).shows {
            ChipFace::Xp(symbol, value) => has.xp.add(XpChip { symbol, value }),
            ChipFace::Coin(coin) => {
                self.add_coins(
                    state,
                    seat,
                    coin.worth(),
                    (MR_5_18, CoinsFor::Chip { chip }),
                    trace,
                );
            }
        }
        if let Place::Core(_) = spot.place() {
            let why = (MR_5_18, CoinsFor::UnderChip { spot });
            self.add_coins(state, seat, CORE_COPPER, why, trace);
        }
    }

    /// Coins into a purse; how a purse changes is always a fact. Source: MR-3.8.
    pub(crate) fn add_coins(
        &self,
        state: &mut State,
        seat: Seat,
        coins: u32,
        (rule, why): (Rule, CoinsFor),
        trace: &mut Tracing,
    ) {
        let has = state.seat_mut(seat);
        has.purse += coins;
        let purse = has.purse;
        trace.fact(rule, || Fact::Purse { seat, why, by: coins as i32, purse });
    }

    /// MR-5.19, MR-R11: a marker lies where the chip was.
    fn mark(&self, state: &mut State, seat: Seat, spot: Spot, trace: &mut Tracing) {
        let home = self.home(state, seat);
        let short = home == 0;
        debug_assert!(
            !short || self.readings.marker_shortage == MarkerShortage::TakeWithoutMarker,
            "an attack has a marker for each target: MR-5.17"
        );
        state.mark(spot, (!short).then_some(seat));
        if short {
            trace.fact(MR_R11, || Fact::NoMarkerLeft { seat, spot });
        } else {
            trace.fact(MR_5_19, || Fact::MarkerPlaced { seat, spot, home: home - 1 });
        }
    }

    /// MR-9.3, MR-R23: damage chips are turned to life; how many.
    pub(crate) fn heal(
        &self,
        state: &mut State,
        seat: Seat,
        amount: Amount,
        chosen: Option<u8>,
        (rule, by): (Rule, Means),
        trace: &mut Tracing,
    ) -> u8 {
        let most = amount.of(state.seat(seat).damage);
        let turned = chosen.unwrap_or(most);
        let has = state.seat_mut(seat);
        has.damage -= turned;
        has.life += turned;
        let damage = has.damage;
        if turned > 0 {
            trace.fact(rule, || Fact::Healed { seat, by, turned, damage });
        }
        turned
    }

    /// The most that a heal can turn, and whether the reading wants it named. Source: MR-R23.
    pub(crate) fn heal_choice(&self, state: &State, seat: Seat, amount: Amount) -> Option<u8> {
        match self.readings.heal_amount {
            HealAmount::Maximum => None,
            HealAmount::Choose => Some(amount.of(state.seat(seat).damage)),
        }
    }

    /// MR-5.22: Clear Mind releases other skills.
    fn clear_mind(
        &self,
        state: &mut State,
        seat: Seat,
        clear_mind: SkillKind,
        x: u8,
        release: &Releases,
        trace: &mut Tracing,
    ) {
        let released: u8 = release.iter().map(|release| release.count).sum();
        if released == 0 {
            trace.fact(MR_5_22, || Fact::DryFire { seat, by: Means::Skill(clear_mind) });
            return;
        }
        trace.fact(MR_9_4, || Fact::ClearsMind { seat, x, released });
        for &Release { skill, count } in release.iter() {
            let has = state.seat_mut(seat);
            has.life += count;
            let own = has.skill_mut(skill);
            own.locked -= count;
            let ready = own.locked == 0;
            trace.fact(MR_5_22, || Fact::Released { seat, skill, chips: count, ready });
        }
    }
}

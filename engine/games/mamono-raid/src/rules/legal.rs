//! The legal actions of the awaited decision, ascending.
//!
//! Source: MR-5.49 and the sizes and orders of the decisions.

use crate::MamonoRaid;
use crate::action::{Action, Release, Releases, Targets, Way};
use crate::cards::{Attack, ItemEffect, Lock, SkillKind, TARGETS_MAX};
use crate::question::Question;
use crate::readings::{
    AttackDryFire, ClearMindShortfall, MarkerShortage, MultiTargetMinimum, SwapOptional,
    ThirdServiceCard,
};
use crate::rules::chapter::bazaar::MEDIC_PRICE;
use crate::rules::check::placed_chip;
use crate::state::{OwnSkill, State, Task};
use crate::vocabulary::{Character, Part, Spot};
use arrayvec::ArrayVec;
use kanso_engine::{Ascending, Seat};

/// A chip that a skill can take, and what it costs more.
#[derive(Clone, Copy)]
struct Aim {
    spot: Spot,
    extra: u8,
}

/// Sets of chips that a skill can take.
struct Aims<'a> {
    among: &'a [Aim],
    /// How much may be spent on extras.
    spare: u8,
    /// Fewest and most chips.
    least: usize,
    most: usize,
}

impl Aims<'_> {
    /// Gives every set in the order of the actions: a set before those that go on from it.
    fn each(
        &self,
        chosen: &mut ArrayVec<Spot, 4>,
        from: usize,
        spent: u8,
        give: &mut impl FnMut(&[Spot]),
    ) {
        if chosen.len() >= self.least && !chosen.is_empty() {
            give(chosen);
        }
        if chosen.len() == self.most {
            return;
        }
        for (at, aim) in self.among.iter().enumerate().skip(from) {
            let cost = spent.saturating_add(aim.extra);
            if cost > self.spare {
                continue;
            }
            chosen.push(aim.spot);
            self.each(chosen, at + 1, cost, give);
            chosen.pop();
        }
    }
}

impl MamonoRaid {
    /// Appends the legal actions of the awaited decision.
    pub(crate) fn legal_actions(&self, state: &State, into: &mut Vec<Action>) {
        let Some((question, seat)) = self.asked(state) else { return };
        match question {
            Question::PickStarter => {
                into.extend(state.starter_left.iter().flat_map(|symbol| self.picks(*symbol)));
            }
            Question::Turn => self.legal_turn(state, seat, into),
            Question::Swap => self.legal_swaps(state, seat, into),
            Question::Bazaar => self.legal_purchases(state, seat, into),
            Question::Place => {
                let chip = placed_chip(state);
                let own = state.seat(seat).skills.iter().map(|own| own.card);
                let fitting = own.filter(|&skill| self.suits(chip, skill));
                into.extend(fitting.map(|skill| Action::PlaceChip { skill }));
            }
            Question::Result => {
                let complete = Part::ALL.into_iter().filter(|&part| self.is_complete(state, part));
                into.extend(complete.map(|part| Action::ChooseResult { part }));
            }
            Question::EnemyItem => {
                if let Some(&Task::AskEnemyItem { item, .. }) = state.tasks.last() {
                    into.extend([false, true].map(|yes| Action::UseEnemyItem { item, yes }));
                }
            }
        }
    }

    /// The ways to take a starting chip. Source: MR-4.19, MR-R32.
    pub(crate) fn picks(&self, symbol: Character) -> impl Iterator<Item = Action> + use<> {
        let ways: &[_] =
            if self.names_way() { &[Some(Way::Own), Some(Way::Any)] } else { &[None] };
        ways.iter().map(move |way| Action::PickStarter { symbol, way: *way })
    }

    fn legal_turn(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        let position = state.pawn(seat).position();
        let reach = self.ap_limit(state, seat).saturating_sub(position);
        let home = self.home(state, seat);
        for own in state.seat(seat).skills.iter().filter(|own| own.locked == 0) {
            let ac = self.skill_ac(own);
            if ac > reach && ac > 0 {
                continue;
            }
            // A pawn beyond its marker pays nothing at all: 0 is spared either way.
            match self.attack_of(own) {
                Some(attack) => {
                    let purse = Purse { spare: reach.saturating_sub(ac), home };
                    self.legal_attacks(state, seat, own, attack, purse, into);
                }
                None => self.legal_others(state, seat, own, into),
            }
        }
        let (gather_ac, _) = self.gather_cost(state, seat);
        if home > 0 && self.can_pay(state, seat, gather_ac) {
            into.push(Action::Gather);
        }
        for &item in &state.seat(seat).items {
            if let Some(ItemEffect::Action { ac, heal }) = self.cards.item(item).effect
                && self.can_pay(state, seat, ac)
            {
                self.each_heal(state, seat, Some(heal), |heal| {
                    into.push(Action::UseItem { item, heal });
                });
            }
        }
        for &space in self.spaces() {
            let action = Action::Pass { space };
            if self.check_action(state, &action).is_ok() {
                into.push(action);
            }
        }
    }

    /// Gives what can be said about healing. Source: MR-R23.
    fn each_heal(
        &self,
        state: &State,
        seat: Seat,
        amount: Option<crate::cards::Amount>,
        mut give: impl FnMut(Option<u8>),
    ) {
        match amount.and_then(|amount| self.heal_choice(state, seat, amount)) {
            None => give(None),
            Some(most) => (0..=most).for_each(|heal| give(Some(heal))),
        }
    }

    fn legal_attacks(
        &self,
        state: &State,
        seat: Seat,
        own: &OwnSkill,
        attack: Attack,
        purse: Purse,
        into: &mut Vec<Action>,
    ) {
        let skill = own.card;
        let card = self.cards.skill(skill);
        let life = state.seat(seat).life;
        let Purse { spare, home } = purse;
        let aims: ArrayVec<Aim, { Spot::COUNT as usize }> = state
            .chips()
            .filter(|(_, chip)| self.fits(attack, *chip))
            .map(|(spot, chip)| {
                let extra = if attack.ignores_extra { 0 } else { self.cards.chip(chip).extra };
                Aim { spot, extra }
            })
            .filter(|aim| aim.extra <= spare)
            .collect();
        let markers = match self.readings.marker_shortage.get() {
            MarkerShortage::Forbidden => home,
            MarkerShortage::TakeWithoutMarker => TARGETS_MAX,
        };
        let may_miss = self.readings.attack_dry_fire.get() == AttackDryFire::AnySkill;
        let mut give = |x: Option<u8>, targets: &[Spot]| {
            self.each_heal(state, seat, card.heal, |heal| {
                into.push(Action::UseSkill {
                    skill,
                    x,
                    targets: Targets::of(targets.iter().copied()),
                    release: Ascending::of([]),
                    heal,
                });
            });
        };
        let chosen = &mut ArrayVec::new();
        match card.lock {
            Lock::One | Lock::Free => {
                if card.lock == Lock::One && life == 0 {
                    return;
                }
                if may_miss {
                    give(None, &[]);
                }
                let most = attack.most.min(markers);
                let exact = self.readings.multi_target_minimum.get()
                    == MultiTargetMinimum::ExactWhenPossible;
                let least = if exact { self.greatest_use(state, seat, own) } else { 1 };
                let (least, most) = (usize::from(least), usize::from(most));
                let all = Aims { among: &aims, spare, least, most };
                all.each(chosen, 0, 0, &mut |targets| give(None, targets));
            }
            Lock::Stack(amount) => {
                for x in 1..=amount.of(life) {
                    if may_miss && x == 1 {
                        give(Some(x), &[]);
                    }
                    if x > markers || x > TARGETS_MAX {
                        continue;
                    }
                    let count = usize::from(x);
                    let all = Aims { among: &aims, spare, least: count, most: count };
                    all.each(chosen, 0, 0, &mut |targets| give(Some(x), targets));
                }
            }
        }
    }

    /// Skills that take no chip: heals and Clear Mind.
    fn legal_others(&self, state: &State, seat: Seat, own: &OwnSkill, into: &mut Vec<Action>) {
        let skill = own.card;
        let card = self.cards.skill(skill);
        let life = state.seat(seat).life;
        let xs: Vec<Option<u8>> = match card.lock {
            Lock::Free => vec![None],
            Lock::One if life == 0 => Vec::new(),
            Lock::One => vec![None],
            Lock::Stack(amount) => (1..=amount.of(life)).map(Some).collect(),
        };
        for x in xs {
            self.each_release(state, seat, skill, x.unwrap_or(0), &mut |release| {
                self.each_heal(state, seat, card.heal, |heal| {
                    into.push(Action::UseSkill {
                        skill,
                        x,
                        targets: Ascending::of([]),
                        release: Releases::of(release.iter().copied()),
                        heal,
                    });
                });
            });
        }
    }

    /// Gives every way to release chips with this x; once nothing for another skill. Source: MR-5.22.
    fn each_release(
        &self,
        state: &State,
        seat: Seat,
        skill: SkillKind,
        x: u8,
        give: &mut impl FnMut(&[Release]),
    ) {
        if !self.cards.skill(skill).releases {
            give(&[]);
            return;
        }
        let there = self.releasable(state, seat, skill, x);
        if u32::from(x) > there
            && self.readings.clear_mind_shortfall.get() == ClearMindShortfall::MustHaveX
        {
            return;
        }
        let used: ArrayVec<Release, 12> = state
            .seat(seat)
            .skills
            .iter()
            .map(|own| {
                let count = if own.card == skill { self.own_releasable(x) } else { own.locked };
                Release { skill: own.card, count }
            })
            .filter(|from| from.count > 0)
            .collect();
        let wanted = u32::from(x).min(there) as u8;
        release_from(&used, wanted, &mut ArrayVec::new(), give);
    }

    fn legal_swaps(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        let own = &state.seat(seat).part_cards;
        let others = state.every_seat().filter(|other| *other != seat);
        let mut theirs: Vec<_> =
            others.flat_map(|other| state.seat(other).part_cards.iter().copied()).collect();
        theirs.sort_unstable();
        for &mine in own {
            into.extend(theirs.iter().map(|&theirs| Action::SwapParts { mine, theirs }));
        }
        if self.readings.swap_optional.get() == SwapOptional::Optional {
            into.push(Action::Decline);
        }
    }

    /// Gather markers and the bonus shield that can pay towards a price, ascending.
    fn each_beside(&self, state: &State, seat: Seat, price: u8, mut give: impl FnMut(u8, bool)) {
        let has = state.seat(seat);
        let can_bonus = self.has_bonus_pay(state, seat);
        for markers in 0..=has.gather.min(price) {
            for bonus in [false, true] {
                let beside = markers + u8::from(bonus);
                let fits = beside <= price && u32::from(price - beside.min(price)) <= has.purse;
                if fits && (can_bonus || !bonus) {
                    give(markers, bonus);
                }
            }
        }
    }

    fn legal_purchases(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        let has = state.seat(seat);
        if !has.bought_life && self.extra_life_stack(state) > 0 {
            let price = self.cards.board.life_price;
            self.each_beside(state, seat, price, |markers, bonus| {
                into.push(Action::BuyLife { markers, bonus });
            });
        }
        for item in self.cards.item_kinds() {
            let price = self.cards.item(item).price;
            if u32::from(price) > self.means(state, seat)
                || self.no_item(state, seat, item).is_some()
            {
                continue;
            }
            self.each_beside(state, seat, price, |markers, bonus| {
                into.push(Action::BuyItem { item, markers, bonus });
            });
        }
        for character in Character::ALL {
            self.legal_levels(state, seat, character, into);
        }
        into.push(Action::Done);
        if self.has_medic(state, seat) {
            self.each_beside(state, seat, MEDIC_PRICE, |markers, bonus| {
                into.push(Action::FieldMedic { markers, bonus });
            });
        }
    }

    /// Skill cards that a character may take now, whatever is paid. Source: MR-5.38, MR-5.40.
    fn new_skills(
        &self,
        state: &State,
        seat: Seat,
        character: Character,
    ) -> ArrayVec<SkillKind, 4> {
        let kinds = self.cards.skill_kinds();
        let new =
            kinds.filter(|&skill| self.check_new_skill(state, seat, character, skill).is_ok());
        new.take(4).collect()
    }

    fn legal_levels(
        &self,
        state: &State,
        seat: Seat,
        character: Character,
        into: &mut Vec<Action>,
    ) {
        let skills = self.new_skills(state, seat, character);
        if skills.is_empty() {
            return;
        }
        let need = self.level_need(state, seat, self.level_of(state, seat, character));
        let mut payments = Vec::new();
        self.level_payments(state, seat, character, need, &mut payments);
        for skill in skills {
            into.extend(payments.iter().map(|payment| payment.action(character, skill)));
        }
    }

    /// All that a seat could pay with at once, in copper units.
    fn means(&self, state: &State, seat: Seat) -> u32 {
        let has = state.seat(seat);
        has.purse + u32::from(has.gather) + u32::from(self.has_bonus_pay(state, seat))
    }

    /// True if the field medic can serve a seat that is able to pay, where there is one (MR-R20).
    pub(crate) fn can_pay_medic(&self, state: &State, seat: Seat) -> bool {
        let has = state.seat(seat);
        !has.used_medic && has.damage > 0 && self.means(state, seat) >= u32::from(MEDIC_PRICE)
    }

    /// True if a seat can use the field medic (MR-R20 `field-medic`).
    fn has_medic(&self, state: &State, seat: Seat) -> bool {
        self.readings.third_service_card.get() == ThirdServiceCard::FieldMedic
            && self.can_pay_medic(state, seat)
    }

    /// All points of experience that a seat could pay for a character.
    fn experience(&self, state: &State, seat: Seat, character: Character) -> u32 {
        let has = state.seat(seat);
        let chips = has.xp.iter().filter(|(chip, _)| chip.symbol.serves(character));
        let points = chips.map(|(chip, count)| u32::from(chip.points()) * u32::from(count));
        points.sum::<u32>()
            + u32::from(self.starter_worth(state, seat, character).unwrap_or(0))
            + u32::from(has.gather)
            + u32::from(self.has_bonus_pay(state, seat))
    }

    /// True if a seat can do anything at the bazaar but leave. Source: MR-1.5, MR-5.32.
    pub(crate) fn can_buy_anything(&self, state: &State, seat: Seat) -> bool {
        let means = self.means(state, seat);
        let has = state.seat(seat);
        let life = means >= u32::from(self.cards.board.life_price)
            && !has.bought_life
            && self.extra_life_stack(state) > 0;
        let medic = self.has_medic(state, seat);
        let item = || {
            self.cards.item_kinds().any(|item| {
                u32::from(self.cards.item(item).price) <= means
                    && self.no_item(state, seat, item).is_none()
            })
        };
        let level = || {
            Character::ALL.into_iter().any(|character| {
                let need = self.level_need(state, seat, self.level_of(state, seat, character));
                self.experience(state, seat, character) >= u32::from(need)
                    && !self.new_skills(state, seat, character).is_empty()
            })
        };
        life || medic || item() || level()
    }
}

/// What an attack may spend.
#[derive(Clone, Copy)]
struct Purse {
    /// Action points for extras.
    spare: u8,
    /// Markers at home.
    home: u8,
}

/// Gives every way to take `wanted` chips from these cards, in the order of the actions.
fn release_from(
    used: &[Release],
    wanted: u8,
    chosen: &mut ArrayVec<Release, 12>,
    give: &mut impl FnMut(&[Release]),
) {
    if wanted == 0 {
        give(chosen);
        return;
    }
    for (at, from) in used.iter().enumerate() {
        for count in 1..=from.count.min(wanted) {
            chosen.push(Release { skill: from.skill, count });
            release_from(&used[at + 1..], wanted - count, chosen, give);
            chosen.pop();
        }
    }
}

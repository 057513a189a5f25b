//! The legal actions of the awaited decision, ascending.
//!
//! Source: MR-5.49 and the sizes and orders of the decisions.

use crate::action::Targets;
use crate::cards::TARGETS_MAX;
use crate::prelude::*;
use crate::readings::{AttackDryFire, ClearMindShortfall, MultiTargetMinimum, SwapOptional};
use crate::rules::chapter::bazaar::MEDIC_PRICE;
use crate::rules::check::placed_chip;
use arrayvec::ArrayVec;
use kanso_engine::Ascending;

/// A chip that a skill can take, and what it costs more.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    pub(crate) spot: Spot,
    pub(crate) extra: u8,
}

/// Sets of chips that a skill can take.
pub(crate) struct Aims<'a> {
    pub(crate) among: &'a [Aim],
    /// How much may be spent on extras.
    pub(crate) spare: u8,
    /// Fewest and most chips.
    pub(crate) least: usize,
    pub(crate) most: usize,
}

impl Aims<'_> {
    /// Gives every set in the order of the actions: a set before those that go on from it.
    pub(crate) fn each(
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
        let asked = Asked::of(self, state, seat);
        match question {
            Question::PickStarter => {
                into.extend(state.starter_left.iter().flat_map(|symbol| self.picks(*symbol)));
            }
            Question::Turn => asked.legal_turn(into),
            Question::Swap => asked.legal_swaps(into),
            Question::Bazaar => asked.legal_purchases(into),
            Question::Place => {
                let chip = placed_chip(state);
                let own = asked.has.skills.iter().map(|own| own.card);
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
        let ways: &[_] = if self.names_way() { &[Some(Way::Own), Some(Way::Any)] } else { &[None] };
        ways.iter().map(move |way| Action::PickStarter { symbol, way: *way })
    }
}

impl Asked<'_> {
    fn legal_turn(self, into: &mut Vec<Action>) {
        let position = self.state.pawn(self.seat).position();
        let reach = self.game.ap_limit(self.state, self.seat).saturating_sub(position);
        let home = self.home();
        for own in self.has.skills.iter().filter(|own| own.locked == 0) {
            let ac = self.game.skill_ac(own);
            if ac > reach && ac > 0 {
                continue;
            }
            // A pawn beyond its marker pays nothing at all: 0 is spared either way.
            match self.game.attack_of(own) {
                Some(attack) => {
                    self.legal_attacks(own, attack, (reach.saturating_sub(ac), home), into);
                }
                None => self.legal_others(own, into),
            }
        }
        let (gather_ac, _) = self.game.gather_cost(self.state, self.seat);
        if home > 0 && self.game.can_pay(self.state, self.seat, gather_ac) {
            into.push(Action::Gather);
        }
        for &item in &self.has.items {
            if let Some(ItemEffect::Action { ac, heal }) = self.game.cards.item(item).effect
                && self.game.can_pay(self.state, self.seat, ac)
            {
                self.each_heal(Some(heal), |heal| {
                    into.push(Action::UseItem { item, heal });
                });
            }
        }
        let spaces = self.game.spaces().iter().filter(|space| self.check_pass(**space).is_ok());
        into.extend(spaces.map(|&space| Action::Pass { space }));
    }

    /// Gives what can be said about healing. Source: MR-R23.
    fn each_heal(self, amount: Option<Amount>, mut give: impl FnMut(Option<u8>)) {
        match amount.and_then(|amount| self.game.heal_choice(self.state, self.seat, amount)) {
            None => give(None),
            Some(most) => (0..=most).for_each(|heal| give(Some(heal))),
        }
    }

    /// The chips that an attack can take, in cell order, whatever they cost.
    pub(crate) fn aims(self, attack: Attack) -> impl Iterator<Item = Aim> {
        let chips = self.state.chips().filter(move |(_, chip)| self.game.fits(attack, *chip));
        chips.map(move |(spot, chip)| {
            let extra = if attack.ignores_extra { 0 } else { self.game.cards.chip(chip).extra };
            Aim { spot, extra }
        })
    }

    /// Attacks with so much to spare for extras, and so many markers at home.
    fn legal_attacks(
        self,
        own: &OwnSkill,
        attack: Attack,
        (spare, home): (u8, u8),
        into: &mut Vec<Action>,
    ) {
        let skill = own.card;
        let card = self.game.cards.skill(skill);
        let life = self.has.life;
        let aims: ArrayVec<Aim, { Spot::COUNT as usize }> =
            self.aims(attack).filter(|aim| aim.extra <= spare).collect();
        let markers = match self.game.readings.marker_shortage {
            MarkerShortage::Forbidden => home,
            MarkerShortage::TakeWithoutMarker => TARGETS_MAX,
        };
        let may_miss = self.game.readings.attack_dry_fire == AttackDryFire::AnySkill;
        let mut give = |x: Option<u8>, targets: &[Spot]| {
            self.each_heal(card.heal, |heal| {
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
                let exact = self.game.readings.multi_target_minimum
                    == MultiTargetMinimum::ExactWhenPossible;
                let least = if exact { self.greatest_use(own) } else { 1 };
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
    fn legal_others(self, own: &OwnSkill, into: &mut Vec<Action>) {
        let skill = own.card;
        let card = self.game.cards.skill(skill);
        let life = self.has.life;
        let xs: Vec<Option<u8>> = match card.lock {
            Lock::Free => vec![None],
            Lock::One if life == 0 => Vec::new(),
            Lock::One => vec![None],
            Lock::Stack(amount) => (1..=amount.of(life)).map(Some).collect(),
        };
        for x in xs {
            self.each_release(skill, x.unwrap_or(0), &mut |release| {
                self.each_heal(card.heal, |heal| {
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
    fn each_release(self, skill: SkillKind, x: u8, give: &mut impl FnMut(&[Release])) {
        if !self.game.cards.skill(skill).releases {
            give(&[]);
            return;
        }
        let there = self.game.releasable(self.state, self.seat, skill, x);
        if u32::from(x) > there
            && self.game.readings.clear_mind_shortfall == ClearMindShortfall::MustHaveX
        {
            return;
        }
        let used = self.has.skills.iter().map(|own| {
            let count = if own.card == skill { self.game.own_releasable(x) } else { own.locked };
            Release { skill: own.card, count }
        });
        let used: ArrayVec<Release, 12> = used.filter(|from| from.count > 0).collect();
        let wanted = u32::from(x).min(there) as u8;
        release_from(&used, wanted, &mut ArrayVec::new(), give);
    }

    fn legal_swaps(self, into: &mut Vec<Action>) {
        let own = &self.has.part_cards;
        let others = self.state.every_seat().filter(|other| *other != self.seat);
        let mut theirs: Vec<_> =
            others.flat_map(|other| self.state.seat(other).part_cards.iter().copied()).collect();
        theirs.sort_unstable();
        for &mine in own {
            into.extend(theirs.iter().map(|&theirs| Action::SwapParts { mine, theirs }));
        }
        if self.game.readings.swap_optional == SwapOptional::Optional {
            into.push(Action::Decline);
        }
    }

    /// Gather markers and the bonus shield that can pay towards a price, ascending.
    fn each_beside(self, price: u8, mut give: impl FnMut(u8, bool)) {
        let has = self.has;
        let can_bonus = self.has_bonus();
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

    /// True if Extra life can be had, whatever is paid. Source: MR-5.33.
    fn has_life(self) -> bool {
        !self.has.bought_life && self.game.extra_life_stack(self.state) > 0
    }

    /// Items that can be had, of those that the seat could pay for. Source: MR-5.34.
    fn wares(self) -> impl Iterator<Item = ItemKind> {
        let means = self.means();
        self.game.cards.item_kinds().filter(move |&item| {
            u32::from(self.game.cards.item(item).price) <= means && self.no_item(item).is_none()
        })
    }

    /// Skill cards that a character may take now, whatever is paid. Source: MR-5.38, MR-5.40.
    fn new_skills(self, character: Character) -> impl Iterator<Item = SkillKind> {
        let kinds = self.game.cards.skill_kinds();
        kinds.filter(move |&skill| self.check_new_skill(character, skill).is_ok())
    }

    fn legal_purchases(self, into: &mut Vec<Action>) {
        if self.has_life() {
            self.each_beside(self.game.cards.board.life_price, |markers, bonus| {
                into.push(Action::BuyLife { markers, bonus });
            });
        }
        for item in self.wares() {
            self.each_beside(self.game.cards.item(item).price, |markers, bonus| {
                into.push(Action::BuyItem { item, markers, bonus });
            });
        }
        for character in Character::ALL {
            self.legal_levels(character, into);
        }
        into.push(Action::Done);
        if self.has_medic() {
            self.each_beside(MEDIC_PRICE, |markers, bonus| {
                into.push(Action::FieldMedic { markers, bonus });
            });
        }
    }

    fn legal_levels(self, character: Character, into: &mut Vec<Action>) {
        let mut skills = self.new_skills(character).peekable();
        if skills.peek().is_none() {
            return;
        }
        let mut payments = Vec::new();
        self.level_payments(character, &mut payments);
        for skill in skills {
            into.extend(payments.iter().map(|payment| payment.action(character, skill)));
        }
    }

    /// What a seat could pay beside its purse or its chips, each piece of it for one.
    fn most_beside(self) -> u32 {
        u32::from(self.has.gather) + u32::from(self.has_bonus())
    }

    /// All points that a seat could pay for a level of a character.
    pub(crate) fn most_points(self, character: Character) -> u32 {
        let starter = self.game.starter_worth(self.state, self.seat, character).unwrap_or(0);
        self.has.xp.points_for(character) + u32::from(starter) + self.most_beside()
    }

    /// All that a seat could pay with at once, in copper units.
    fn means(self) -> u32 {
        self.has.purse + self.most_beside()
    }

    /// True if a seat can use the field medic (MR-R20 `field-medic`).
    fn has_medic(self) -> bool {
        let has = self.has;
        self.game.has_field_medic()
            && !has.used_medic
            && has.damage > 0
            && self.means() >= u32::from(MEDIC_PRICE)
    }

    /// True if a seat can do anything at the bazaar but leave. Source: MR-1.5, MR-5.32.
    pub(crate) fn can_buy_anything(self) -> bool {
        let rises = |character| {
            self.most_points(character) >= self.level_need(character).into()
                && self.new_skills(character).next().is_some()
        };
        self.has_life() && self.means() >= self.game.cards.board.life_price.into()
            || self.has_medic()
            || self.wares().next().is_some()
            || Character::ALL.into_iter().any(rises)
    }
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

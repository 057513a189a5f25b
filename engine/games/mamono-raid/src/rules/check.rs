//! Whether an action is allowed: looks and changes nothing.
//!
//! Source: MR-5.1, MR-5.49 and the rules cited at each function.

use crate::prelude::*;
use crate::readings::{
    AttackDryFire, ClearMindShortfall, DoubleLevelUp, MinusOneOrder, MultiTargetMinimum,
    PassInPlace, RecycleRebuy, SwapOptional, ThirdServiceCard,
};
use crate::refusal::{Miss, NoItem, Refusal, X_UNLIMITED};
use crate::rules::chapter::bazaar::MEDIC_PRICE;
use crate::rules::chapter::level_up::starter_points;
use crate::rules::chapter::skill::Use;
use crate::state::derived::LEVEL_MAX;

impl MamonoRaid {
    /// Checks whether an action is allowed now, while a decision is awaited.
    pub(crate) fn check_action(&self, state: &State, action: &Action) -> Result<(), Refusal> {
        let Some((question, seat)) = self.asked(state) else {
            debug_assert!(false, "the kernel asks only while a decision is awaited");
            return Err(Refusal::OtherQuestion { awaited: Question::Turn });
        };
        if matches!(action, Action::FieldMedic { .. }) && !self.has_field_medic() {
            return Err(Refusal::NoMedic);
        }
        if question != answered(action) {
            return Err(Refusal::OtherQuestion { awaited: question });
        }
        let asked = Asked::of(self, state, seat);
        match *action {
            Action::PickStarter { symbol, way } => asked.check_starter(symbol, way),
            Action::UseSkill { skill, x, ref targets, ref release, heal } => {
                asked.check_skill(Use { skill, x, targets, release, heal })
            }
            Action::Gather => asked.check_gather(),
            Action::UseItem { item, heal } => asked.check_use_item(item, heal),
            Action::Pass { space } => asked.check_pass(space),
            Action::SwapParts { mine, theirs } => asked.check_swap(mine, theirs),
            Action::Decline => match self.readings.swap_optional {
                SwapOptional::Optional => Ok(()),
                SwapOptional::Mandatory => Err(Refusal::MustSwap),
            },
            Action::BuyLife { markers, bonus } => asked.check_buy_life(Beside { markers, bonus }),
            Action::BuyItem { item, markers, bonus } => {
                asked.check_buy_item(item, Beside { markers, bonus })
            }
            Action::LevelUp { character, skill, ref chips, starter, markers, bonus } => {
                asked.check_new_skill(character, skill)?;
                let beside = Beside { markers, bonus };
                let payment = Payment { chips: chips.clone(), starter, beside };
                asked.check_held(character, &payment)?;
                asked.check_points(character, &payment)
            }
            Action::Done => Ok(()),
            Action::PlaceChip { skill } => asked.check_place(skill),
            Action::ChooseResult { part } => asked.check_result(part),
            Action::FieldMedic { markers, bonus } => asked.check_medic(Beside { markers, bonus }),
            Action::UseEnemyItem { item, .. } => asked.check_enemy_item(item),
        }
    }

    /// True if the third service card heals for a copper. Source: MR-R20.
    pub(crate) fn has_field_medic(&self) -> bool {
        self.readings.third_service_card == ThirdServiceCard::FieldMedic
    }

    /// True if picking a starting chip says how it counts. Source: MR-R32.
    pub(crate) fn names_way(&self) -> bool {
        self.readings.starter_choice_time == StarterChoiceTime::WhenTaken
    }

    /// The action cost of a use. Source: MR-5.15.
    pub(crate) fn use_cost(
        &self,
        state: &State,
        own: &OwnSkill,
        targets: &[Spot],
        attack: Option<Attack>,
    ) -> u8 {
        let ignores = attack.is_some_and(|attack| attack.ignores_extra);
        let extra = if ignores { 0 } else { self.extras(state, targets) };
        self.skill_ac(own).saturating_add(extra)
    }

    /// Points of the starting chip of a seat for a character, if it still has it.
    pub(crate) fn starter_worth(
        &self,
        state: &State,
        seat: Seat,
        character: Character,
    ) -> Option<u8> {
        state.seat(seat).starter.map(|starter| starter_points(starter, character))
    }
}

impl Asked<'_> {
    /// MR-4.19, MR-R32.
    fn check_starter(self, symbol: Character, way: Option<Way>) -> Result<(), Refusal> {
        if !self.state.starter_left.contains(&symbol) {
            return Err(Refusal::StarterGone { symbol });
        }
        let wanted = self.game.names_way();
        if way.is_some() == wanted { Ok(()) } else { Err(Refusal::Way { wanted }) }
    }

    /// MR-5.13 to MR-5.22.
    fn check_skill(self, used: Use<'_>) -> Result<(), Refusal> {
        let skill = used.skill;
        let Some(own) = self.has.skill(skill) else {
            return Err(Refusal::NoSuchSkill { skill });
        };
        if own.locked > 0 {
            return Err(Refusal::Used { skill, locked: own.locked });
        }
        let attack = self.game.attack_of(own);
        self.check_x(own.card, used.x)?;
        self.check_targets(used, attack)?;
        let cost = self.game.use_cost(self.state, own, used.targets, attack);
        self.check_cost(cost)?;
        self.check_locks(used)?;
        let home = self.home();
        let wanted = used.targets.len() as u8;
        if wanted > home && self.game.readings.marker_shortage == MarkerShortage::Forbidden {
            return Err(Refusal::NoMarkers { wanted, home });
        }
        if attack.is_some_and(|attack| attack.most > 1) {
            self.check_minimum(own, used)?;
        }
        self.check_release(used)?;
        self.check_heal(self.game.cards.skill(skill).heal, used.heal)
    }

    /// MR-5.11.
    fn check_cost(self, cost: u8) -> Result<(), Refusal> {
        if self.game.can_pay(self.state, self.seat, cost) {
            return Ok(());
        }
        let space = self.state.pawn(self.seat).position().saturating_add(cost);
        Err(Refusal::BeyondLimit { space, cost, limit: self.game.ap_limit(self.state, self.seat) })
    }

    /// MR-5.16: whether x is named for a stack skill alone, and within the card.
    fn check_x(self, skill: SkillKind, x: Option<u8>) -> Result<(), Refusal> {
        match (self.game.cards.skill(skill).lock, x) {
            (Lock::One | Lock::Free, None) => Ok(()),
            (Lock::One | Lock::Free, Some(_)) => Err(Refusal::WrongX { skill, x, most: 0 }),
            (Lock::Stack(amount), x) => {
                let most = amount.of(X_UNLIMITED);
                match x {
                    Some(named) if (1..=most).contains(&named) => Ok(()),
                    Some(_) | None => Err(Refusal::WrongX { skill, x, most }),
                }
            }
        }
    }

    /// MR-5.14: what is named, and how much of it.
    fn check_targets(self, used: Use<'_>, attack: Option<Attack>) -> Result<(), Refusal> {
        let Use { skill, x, targets, .. } = used;
        let named = targets.len() as u8;
        let Some(attack) = attack else {
            return if named == 0 { Ok(()) } else { Err(Refusal::NoAttack { skill }) };
        };
        if named == 0 {
            return self.check_dry_fire(skill, x);
        }
        for (at, &spot) in targets.iter().enumerate() {
            if targets[..at].contains(&spot) {
                return Err(Refusal::Missed { skill, spot, why: Miss::Twice });
            }
            if let Some(why) = self.miss(attack, spot) {
                return Err(Refusal::Missed { skill, spot, why });
            }
        }
        match x {
            Some(x) if named != x => Err(Refusal::TargetCount { skill, named, wanted: x }),
            None if named > attack.most => {
                Err(Refusal::TooManyTargets { skill, named, most: attack.most })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// MR-R6: an attack without a target.
    fn check_dry_fire(self, skill: SkillKind, x: Option<u8>) -> Result<(), Refusal> {
        match (self.game.readings.attack_dry_fire, x) {
            (AttackDryFire::HealAndSpecialOnly, _) => Err(Refusal::NoTarget { skill }),
            (AttackDryFire::AnySkill, None | Some(1)) => Ok(()),
            (AttackDryFire::AnySkill, Some(x)) => {
                Err(Refusal::TargetCount { skill, named: 0, wanted: x })
            }
        }
    }

    /// Why a skill cannot take what lies on a spot; none if it can. Source: MR-5.14.
    fn miss(self, attack: Attack, spot: Spot) -> Option<Miss> {
        if let Some(chip) = self.state.chip_at(spot) {
            return (!self.game.fits(attack, chip)).then_some(Miss::Filter);
        }
        let gone = matches!(
            spot.place(),
            Place::Line(part, _) if self.state.slot(part).breaks == crate::state::result::BREAKS_MAX
        );
        Some(match self.state.cell_at(spot) {
            None => Miss::NotInUse,
            Some(_) if gone => Miss::NotInUse,
            Some(CoreCell::Covered) => Miss::Covered,
            Some(CoreCell::Chip(_) | CoreCell::Marker(_) | CoreCell::Empty) => Miss::NoChip,
        })
    }

    /// MR-5.16: whether there are life chips enough.
    fn check_locks(self, used: Use<'_>) -> Result<(), Refusal> {
        let skill = used.skill;
        let wanted = match self.game.cards.skill(skill).lock {
            Lock::Free => 0,
            Lock::One => 1,
            Lock::Stack(_) => used.x.unwrap_or(1),
        };
        let life = self.has.life;
        if wanted > life { Err(Refusal::NoLife { skill, wanted, life }) } else { Ok(()) }
    }

    /// MR-R7 `exact-when-possible`: a skill for two takes two while a pair can be taken.
    fn check_minimum(self, own: &OwnSkill, used: Use<'_>) -> Result<(), Refusal> {
        if self.game.readings.multi_target_minimum == MultiTargetMinimum::UpTo
            || used.x.is_some()
            || used.targets.is_empty()
        {
            return Ok(());
        }
        let named = used.targets.len() as u8;
        let wanted = self.greatest_use(own);
        if named == wanted {
            return Ok(());
        }
        Err(Refusal::TargetCount { skill: used.skill, named, wanted })
    }

    /// The most chips that a skill can take now (MR-R7): filter, action cost, markers.
    pub(super) fn greatest_use(self, own: &OwnSkill) -> u8 {
        let Some(attack) = self.game.attack_of(own) else { return 0 };
        let mut extras: Vec<u8> = self.aims(attack).map(|aim| aim.extra).collect();
        extras.sort_unstable();
        let mut most = attack.most.min(extras.len() as u8);
        if self.game.readings.marker_shortage == MarkerShortage::Forbidden {
            most = most.min(self.home());
        }
        let cost = |count: u8| {
            let extra = extras[..usize::from(count)].iter().copied();
            extra.fold(self.game.skill_ac(own), u8::saturating_add)
        };
        let can_pay = |count: &u8| self.game.can_pay(self.state, self.seat, cost(*count));
        (1..=most).rev().find(can_pay).unwrap_or(0)
    }

    /// MR-5.22.
    fn check_release(self, used: Use<'_>) -> Result<(), Refusal> {
        let Use { skill, x, release, .. } = used;
        if !self.game.cards.skill(skill).releases {
            return if release.is_empty() { Ok(()) } else { Err(Refusal::NoRelease { skill }) };
        }
        let x = x.unwrap_or(0);
        let mut named = 0;
        for (at, from) in release.iter().enumerate() {
            if from.skill == skill {
                let most = self.game.own_releasable(x);
                if from.count > most {
                    return Err(Refusal::ReleaseSelf { most });
                }
            }
            let there = match self.has.skill(from.skill) {
                Some(_) if from.skill == skill => self.game.own_releasable(x),
                Some(own) => own.locked,
                None => 0,
            };
            let twice = release[..at].iter().any(|other| other.skill == from.skill);
            if from.count == 0 || from.count > there || twice {
                let (skill, named) = (from.skill, from.count);
                return Err(Refusal::ReleaseFrom { skill, named, there });
            }
            named += u32::from(from.count);
        }
        let there = self.game.releasable(self.state, self.seat, skill, x);
        if self.game.readings.clear_mind_shortfall == ClearMindShortfall::MustHaveX
            && u32::from(x) > there
        {
            return Err(Refusal::ReleaseCount { named, wanted: u32::from(x) });
        }
        let wanted = u32::from(x).min(there);
        if named == wanted { Ok(()) } else { Err(Refusal::ReleaseCount { named, wanted }) }
    }

    /// MR-R23: whether `heal` is named where it must be.
    fn check_heal(self, amount: Option<Amount>, heal: Option<u8>) -> Result<(), Refusal> {
        let most = amount.and_then(|amount| self.game.heal_choice(self.state, self.seat, amount));
        match (most, heal) {
            (None, None) => Ok(()),
            (Some(most), Some(heal)) if heal <= most => Ok(()),
            (Some(most), Some(heal)) => Err(Refusal::HealTooMuch { heal, most }),
            (most, _) => Err(Refusal::HealField { wanted: most.is_some() }),
        }
    }

    /// MR-5.23.
    fn check_gather(self) -> Result<(), Refusal> {
        self.check_cost(self.game.gather_cost(self.state, self.seat).0)?;
        match self.home() {
            0 => Err(Refusal::NoMarkers { wanted: 1, home: 0 }),
            _ => Ok(()),
        }
    }

    /// MR-5.24.
    fn check_use_item(self, item: ItemKind, heal: Option<u8>) -> Result<(), Refusal> {
        if !self.has.items.contains(&item) {
            let item = self.game.cards.has_item(item).then_some(item);
            return Err(Refusal::ItemNotOwned { item });
        }
        let Some(ItemEffect::Action { ac, heal: amount }) = self.game.cards.item(item).effect
        else {
            return Err(Refusal::NoAction { item });
        };
        self.check_cost(ac)?;
        self.check_heal(Some(amount), heal)
    }

    /// MR-5.25, MR-R14.
    pub(crate) fn check_pass(self, space: Space) -> Result<(), Refusal> {
        if !self.game.spaces().contains(&space) {
            return Err(Refusal::SpaceAbsent { space });
        }
        match self.state.safe[space.index()] {
            None => Ok(()),
            Some(by) if by != self.seat => Err(Refusal::SpaceTaken { space, by }),
            Some(_) => {
                let must = self.game.readings.pass_in_place == PassInPlace::MustMoveIfPossible;
                if must && self.game.has_other_space(self.state) {
                    return Err(Refusal::MustMove { space });
                }
                debug_assert_eq!(
                    self.state.pawn(self.seat),
                    PawnPlace::Safe(space),
                    "its own space"
                );
                Ok(())
            }
        }
    }

    /// MR-7.3.
    fn check_swap(self, mine: PartKind, theirs: PartKind) -> Result<(), Refusal> {
        if !self.has.part_cards.contains(&mine) {
            return Err(Refusal::NotMine { card: mine });
        }
        let mut others = self.state.every_seat().filter(|other| *other != self.seat);
        if others.any(|other| self.state.seat(other).part_cards.contains(&theirs)) {
            Ok(())
        } else {
            Err(Refusal::NotTheirs { card: theirs })
        }
    }

    /// MR-5.36, MR-8.4: what is paid beside the purse is there, and worth no more than the price.
    fn check_beside(self, beside: Beside, price: u8) -> Result<(), Refusal> {
        self.check_beside_held(beside)?;
        let named = beside.worth();
        if named > u32::from(price) { Err(Refusal::OverPrice { named, price }) } else { Ok(()) }
    }

    fn check_beside_held(self, beside: Beside) -> Result<(), Refusal> {
        let (named, gather) = (beside.markers, self.has.gather);
        if named > gather {
            return Err(Refusal::GatherShort { named, gather });
        }
        if beside.bonus && !self.has_bonus() {
            return Err(Refusal::NoBonus);
        }
        Ok(())
    }

    /// MR-5.33.
    fn check_buy_life(self, beside: Beside) -> Result<(), Refusal> {
        if self.has.bought_life {
            return Err(Refusal::LifeBought);
        }
        if self.game.extra_life_stack(self.state) == 0 {
            return Err(Refusal::NoLifeLeft);
        }
        self.check_small(beside, Service::ExtraLife, self.game.cards.board.life_price)
    }

    /// MR-R20 `field-medic`.
    fn check_medic(self, beside: Beside) -> Result<(), Refusal> {
        if self.has.used_medic {
            return Err(Refusal::MedicUsed);
        }
        if self.has.damage == 0 {
            return Err(Refusal::NoDamage);
        }
        self.check_small(beside, Service::Third, MEDIC_PRICE)
    }

    fn check_small(self, beside: Beside, service: Service, price: u8) -> Result<(), Refusal> {
        self.check_beside(beside, price)?;
        let (purse, named) = (self.has.purse, beside.worth());
        if purse + named < u32::from(price) {
            return Err(Refusal::CannotPayOne { service, purse, named, price });
        }
        Ok(())
    }

    /// Why a seat cannot have an item, whatever it pays; none if it can. Source: MR-5.34.
    pub(crate) fn no_item(self, item: ItemKind) -> Option<NoItem> {
        if !self.game.cards.has_item(item) {
            return Some(NoItem::Unknown);
        }
        let has = self.has;
        if let Some(&own) = has.items.iter().find(|own| self.game.cards.same_name(**own, item)) {
            return Some(NoItem::SameName(own));
        }
        if self.game.items_left(self.state, item) == 0 {
            return Some(NoItem::NotOnDisplay);
        }
        if self.game.readings.minus_one_order == MinusOneOrder::TopFirst {
            let mut minus = self.game.cards.item_kinds();
            let above = minus.find(|&minus| {
                self.game.cards.item(minus).minus_of == Some(item)
                    && self.game.items_left(self.state, minus) > 0
            });
            if let Some(above) = above {
                return Some(NoItem::Below(above));
            }
        }
        let same_round = self.game.readings.recycle_rebuy == RecycleRebuy::NotSameRound;
        (same_round && has.recycled.contains(&item)).then_some(NoItem::Recycled)
    }

    /// MR-5.34, MR-5.36.
    fn check_buy_item(self, item: ItemKind, beside: Beside) -> Result<(), Refusal> {
        if let Some(why) = self.no_item(item) {
            return Err(Refusal::NoItem { item, why });
        }
        let price = self.game.cards.item(item).price;
        self.check_beside(beside, price)?;
        let has = self.has.purse + beside.worth();
        if has < u32::from(price) {
            return Err(Refusal::TooExpensive { item, price, has });
        }
        Ok(())
    }

    /// MR-5.38, MR-5.40: the card that a character is to take.
    pub(crate) fn check_new_skill(
        self,
        character: Character,
        skill: SkillKind,
    ) -> Result<(), Refusal> {
        let card = self.game.cards.skill(skill);
        if card.character != character {
            return Err(Refusal::OtherCharacter { skill, character });
        }
        let level = self.game.level_of(self.state, self.seat, character);
        let own = self.has.skills.iter().find(|own| {
            let has = self.game.cards.skill(own.card);
            has.character == character && has.level == card.level
        });
        if let Some(own) = own.filter(|_| level < LEVEL_MAX) {
            return Err(Refusal::SecondOfLevel { has: own.card });
        }
        if card.level != level + 1 {
            return Err(Refusal::WrongLevel { character, level, wanted: card.level });
        }
        if self.game.readings.double_level_up == DoubleLevelUp::OnePerCharacter
            && self.has.levelled.contains(&character)
        {
            return Err(Refusal::LevelledAlready { character });
        }
        if self.game.skills_left(self.state, skill) == 0 {
            return Err(Refusal::SkillGone { skill });
        }
        Ok(())
    }

    /// MR-5.39, MR-8.4: what is paid is there and serves the character.
    fn check_held(self, character: Character, payment: &Payment) -> Result<(), Refusal> {
        let Payment { chips, starter, beside } = payment;
        let has = self.has;
        for &chip in chips.iter() {
            if !chip.symbol.serves(character) {
                return Err(Refusal::ForeignXp { chip, character });
            }
            let named = count(chips, chip);
            let held = has.xp.count(chip);
            if named > held {
                return Err(Refusal::XpNotHeld { chip, named, held });
            }
        }
        if *starter && has.starter.is_none() {
            return Err(Refusal::NoStarter);
        }
        self.check_beside_held(*beside)
    }

    /// MR-5.39, MR-R18: as much as is needed, and nothing needless.
    fn check_points(self, character: Character, payment: &Payment) -> Result<(), Refusal> {
        let need = self.level_need(character);
        let points = self.game.payment_points(self.state, self.seat, character, payment);
        if points < u32::from(need) {
            let has = self.most_points(character);
            return Err(Refusal::TooFewPoints { points, need, has });
        }
        if self.is_offered(character, need, payment) {
            Ok(())
        } else {
            Err(Refusal::Needless { points, need })
        }
    }

    /// MR-5.44.
    fn check_place(self, skill: SkillKind) -> Result<(), Refusal> {
        let (chip, is_own) = (placed_chip(self.state), self.has.skill(skill).is_some());
        if is_own && self.game.suits(chip, skill) {
            return Ok(());
        }
        Err(Refusal::Unsuitable { chip, skill })
    }

    /// MR-5.28, MR-R1 `active-seat-chooses`.
    fn check_result(self, part: Part) -> Result<(), Refusal> {
        if self.game.is_complete(self.state, part) {
            Ok(())
        } else {
            Err(Refusal::NotComplete { part })
        }
    }

    /// MR-5.8, MR-R37 `ask-owner`.
    fn check_enemy_item(self, item: ItemKind) -> Result<(), Refusal> {
        match self.state.tasks.last() {
            Some(Task::AskEnemyItem { item: asked, .. }) if *asked != item => {
                Err(Refusal::OtherItem { asked: *asked })
            }
            Some(_) | None => Ok(()),
        }
    }
}

/// The question that an action answers. Source: MR-5.1.
pub(crate) const fn answered(action: &Action) -> Question {
    match action {
        Action::PickStarter { .. } => Question::PickStarter,
        Action::UseSkill { .. } | Action::Gather | Action::UseItem { .. } | Action::Pass { .. } => {
            Question::Turn
        }
        Action::SwapParts { .. } | Action::Decline => Question::Swap,
        Action::BuyLife { .. }
        | Action::BuyItem { .. }
        | Action::LevelUp { .. }
        | Action::FieldMedic { .. }
        | Action::Done => Question::Bazaar,
        Action::PlaceChip { .. } => Question::Place,
        Action::ChooseResult { .. } => Question::Result,
        Action::UseEnemyItem { .. } => Question::EnemyItem,
    }
}

/// How many chips of a sort are paid.
fn count(chips: &PaidChips, chip: XpChip) -> u8 {
    chips.iter().filter(|other| **other == chip).count() as u8
}

/// The chip that is to be placed.
pub(crate) fn placed_chip(state: &State) -> SkillChip {
    match state.tasks.last() {
        Some(Task::AskPlace { chip, .. }) => *chip,
        Some(_) | None => unreachable!("asked while a chip is to be placed"),
    }
}

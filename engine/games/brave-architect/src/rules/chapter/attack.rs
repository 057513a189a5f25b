//! Attacks of heroes: from the targets to the hate check.
//!
//! Source: rulebook, attacks; BA-9.1 to BA-9.22, in the order of the specification's `attack`.

use crate::cards::ChartRow;
use crate::fact::{AttackTotal, CHECK_MAX};
use crate::prelude::*;
use crate::readings::{
    ChartDebuffTime, DestructionTime, HateAmount, HateMultiTarget, MultiHitRoll, MultiTargetRoll,
    OverkillRest, PursuitRightAndIcon,
};
use crate::rules::chapter::hero_turn::PayFor;
use crate::state::{Attack, AttackRoll, AttackStep, LastAttack};
use crate::vocabulary::SLOTS;
use arrayvec::ArrayVec;

impl BraveArchitect {
    /// BA-9.1: a hero attacks.
    pub(crate) fn begin_attack(
        &self,
        state: &mut State,
        seat: Seat,
        source: Source,
        pay: &Pay,
        (targets, primary): (Slots, Slot),
        trace: &mut Tracing,
    ) {
        let row = self.row_of(source);
        let attacks_by = match source {
            Source::Card(card) => {
                trace.fact(row, || Fact::CardPlayed { seat, card });
                self.put_on_sheet(state, seat, card);
                BA_9_1
            }
            Source::Face(_) | Source::Sub(_) => {
                state.turn_mut().attacks_used.push(source);
                trace.fact(BA_7_10, || Fact::SheetAttackUsed { seat, source });
                row
            }
        };
        let mut mods = self.pay(state, seat, pay, PayFor::Attack, trace);
        let attack = self.attack_of(source).expect("an attack is made with an attack: checked");
        self.count_attack(state, seat, attack, trace);
        trace.fact(attacks_by, || Fact::Attacks { seat, source, targets, primary });
        let linked = state.turn.as_ref().is_some_and(|turn| turn.attacks == 1)
            && self.is_linked(state, seat, targets, trace);
        let prepared = std::mem::take(&mut state.turn_mut().next);
        if prepared != AttackMods::default() {
            trace.fact(BA_9_15, || Fact::TakesAlong { seat, mods: prepared });
        }
        mods.add(&prepared);
        if mods.as_magic {
            trace.fact(BA_22_6, || Fact::BecomesMagic { seat });
        }
        let intact = targets.iter().filter(|slot| self.intact_at(state, *slot).is_some());
        let intact = intact.flat_map(|slot| self.slots_of(self.part_of(slot)).iter()).collect();
        state.attack = Some(Attack {
            seat,
            source,
            targets,
            primary,
            linked,
            mods,
            boosted: 0,
            boost_asked: false,
            strike: 0,
            rolls: ArrayVec::new(),
            row: None,
            chips: None,
            queue: ArrayVec::new(),
            hit: false,
            bonus_used: false,
            dealt: [0; SLOTS],
            intact,
            step: AttackStep::Roll,
        });
        state.tasks.push(Task::Attack);
    }

    /// BA-9.12, BA-9.22: the attack is counted; a further one may use up a right.
    fn count_attack(
        &self,
        state: &mut State,
        seat: Seat,
        attack: &HeroAttack,
        trace: &mut Tracing,
    ) {
        let turn = state.turn_mut();
        turn.attacks = turn.attacks.saturating_add(1);
        if turn.attacks == 1 {
            return;
        }
        trace.fact(BA_9_12, || Fact::FollowsUp { seat });
        let both = self.readings.pursuit_right_and_icon == PursuitRightAndIcon::Yes;
        let uses_right = !attack.has(Icon::Pursuit) || (both && turn.pursuit_rights > 0);
        if uses_right {
            turn.pursuit_rights -= 1;
            let left = turn.pursuit_rights;
            trace.fact(BA_9_22, || Fact::RightUsed { seat, left });
        }
    }

    /// BA-9.11: whether the first attack of a hero turn is linked.
    fn is_linked(&self, state: &State, seat: Seat, targets: Slots, trace: &mut Tracing) -> bool {
        let Some(last) = state.last_attack else { return false };
        let linked = self.overlaps(state, targets);
        if linked {
            trace.fact(BA_9_11, || Fact::Linked { seat, with: last.seat });
        }
        linked
    }

    /// The next step of an attack; false if something is awaited.
    pub(crate) fn run_attack(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let attack = state.attack_mut();
        match attack.step {
            AttackStep::Roll => return self.next_roll(state, trace),
            AttackStep::Reroll => {
                if self.has_choice(state) {
                    return false;
                }
                state.attack_mut().step = AttackStep::Read;
            }
            AttackStep::Read => self.read_roll(state, trace),
            AttackStep::Boost => {
                if self.has_choice(state) {
                    return false;
                }
                state.attack_mut().step = AttackStep::Damage;
            }
            AttackStep::Damage => self.deal_next(state, trace),
            AttackStep::Chips => self.end_strike(state, trace),
            AttackStep::Felled => self.felled(state),
            AttackStep::Tension => {
                if !attack.hit {
                    let seat = attack.seat;
                    attack.step = AttackStep::After;
                    self.missed_hate(state, seat, trace);
                } else if self.has_choice(state) {
                    return false;
                } else {
                    state.attack_mut().step = AttackStep::Hate;
                }
            }
            AttackStep::Hate => self.rise_and_hate(state, trace),
            AttackStep::After => self.end_attack(state, trace),
        }
        true
    }

    /// What the attack that is going on is made with.
    fn current(&self, state: &State) -> (&HeroAttack, Seat) {
        let attack = state.attack.as_ref().expect("an attack is going on");
        (self.attack_of(attack.source).expect("an attack is made with an attack"), attack.seat)
    }

    fn rolls_once(&self) -> bool {
        self.readings.multi_hit_roll == MultiHitRoll::OneRollForAll
    }

    fn rolls_per_target(&self) -> bool {
        self.readings.multi_target_roll == MultiTargetRoll::RollPerTarget
    }

    /// True if a target of the attack has no HP any more and nothing of it can be struck (BA-9.16,
    /// BA-R24).
    fn is_gone(&self, state: &State, slot: Slot) -> bool {
        self.has_fallen(state, slot) && self.readings.overkill_rest == OverkillRest::Lost
    }

    /// True if the part at a square has no HP and is not destroyed yet.
    fn has_fallen(&self, state: &State, slot: Slot) -> bool {
        self.intact_at(state, slot).is_some_and(|(_, hp)| hp == 0)
    }

    /// Begins a strike, or the roll for its next target; false if the dice are awaited.
    fn next_roll(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let hits = self.current(state).0.hits;
        let seat = self.current(state).1;
        if state.attack_mut().queue.is_empty() {
            let attack = state.attack_mut();
            let (strike, targets, primary) = (attack.strike, attack.targets, attack.primary);
            if strike >= hits {
                attack.step = AttackStep::Felled;
                return true;
            }
            let others = targets.iter().filter(|slot| *slot != primary);
            let order = std::iter::once(primary).chain(others);
            let queue: ArrayVec<Slot, SLOTS> =
                order.filter(|slot| !self.is_gone(state, *slot)).collect();
            let attack = state.attack_mut();
            if queue.is_empty() {
                attack.step = AttackStep::Felled;
                trace.fact(BA_9_16, || Fact::StrikesLost { seat, strikes: hits - strike });
                return true;
            }
            attack.queue = queue;
            attack.chips = None;
            if !self.rolls_once() {
                attack.rolls.clear();
            }
        }
        // BA-R22 `roll-per-target`: nothing is rolled for a square whose part fell in this strike.
        let next = state.attack_mut().queue[0];
        if self.is_gone(state, next) {
            let attack = state.attack_mut();
            attack.queue.remove(0);
            if attack.queue.is_empty() {
                attack.step = AttackStep::Chips;
            }
            return true;
        }
        if self.roll_for_next(state).is_none() {
            return false;
        }
        state.attack_mut().step = AttackStep::Read;
        true
    }

    /// The roll that counts for the next target, if it has fallen.
    fn roll_for_next(&self, state: &State) -> Option<AttackRoll> {
        let attack = state.attack.as_ref()?;
        let next = attack.queue.first()?;
        if self.rolls_per_target() {
            attack.rolls.iter().find(|roll| roll.slot == *next).copied()
        } else {
            attack.rolls.first().copied()
        }
    }

    /// BA-9.6: the dice of a strike fell.
    pub(crate) fn attack_rolled(&self, state: &mut State, dice: [u8; 2]) {
        let attack = state.attack_mut();
        let slot = attack.queue[0];
        attack.rolls.push(AttackRoll { slot, dice });
        attack.step = AttackStep::Reroll;
    }

    /// The total of a roll. Source: BA-9.6, BA-9.11, BA-22.6.
    pub fn attack_total(&self, state: &State, attack: &Attack, dice: [u8; 2]) -> AttackTotal {
        let printed = self.attack_of(attack.source).expect("an attack is made with an attack");
        let mut check = [None; CHECK_MAX];
        for (place, stat) in check.iter_mut().zip(&printed.check) {
            let stat = match stat {
                Stat::Pow if attack.mods.as_magic => Stat::Mag,
                Stat::Pow | Stat::Acc | Stat::Spd | Stat::Def | Stat::Mag => *stat,
            };
            *place = Some((stat, self.stat(state, attack.seat, stat)));
        }
        let link = i32::from(attack.linked && printed.has(Icon::LinkCheck));
        let mods = i32::from(attack.mods.roll);
        let sum: i32 = dice.iter().map(|die| i32::from(*die)).sum();
        let stats: i32 = check.iter().flatten().map(|(_, value)| i32::from(*value)).sum();
        AttackTotal { dice, check, mods, link, total: sum + stats + mods + link }
    }

    /// BA-9.6: the dice are read.
    fn read_roll(&self, state: &mut State, trace: &mut Tracing) {
        let (printed, seat) = self.current(state);
        let roll = self.roll_for_next(state).expect("the dice fell");
        let attack = state.attack.as_ref().expect("an attack is going on");
        let total = self.attack_total(state, attack, roll.dice);
        let per_target = self.rolls_per_target() && attack.targets.len() > 1;
        let slot = per_target.then_some(roll.slot);
        let strike = attack.strike + 1;
        if attack.strike == 0 || !self.rolls_once() {
            let strikes = printed.hits;
            trace.fact(BA_9_6, || Fact::AttackRolled { seat, strike, strikes, slot, total });
        }
        let double_one = roll.dice == [1, 1];
        let row = if double_one { None } else { printed.row(total.total) };
        let Some(row) = row else {
            let total = total.total;
            trace.fact(BA_9_6, || Fact::Misses { seat, double_one, total });
            let attack = state.attack_mut();
            if self.rolls_per_target() {
                attack.queue.remove(0);
            } else {
                attack.queue.clear();
            }
            let more = !attack.queue.is_empty();
            attack.step = if more { AttackStep::Roll } else { AttackStep::Chips };
            return;
        };
        let hit = &printed.chart[row];
        let damage = self.row_damage(state, seat, hit);
        let told = total.total;
        trace.fact(BA_9_6, || Fact::Hits { seat, total: told, damage });
        let attack = state.attack_mut();
        attack.row = Some(row as u8);
        let first = !attack.hit;
        attack.hit = true;
        attack.step = AttackStep::Damage;
        if first && self.boost_of(attack.source).is_some() {
            attack.boost_asked = true;
            attack.step = AttackStep::Boost;
        }
        if attack.chips.is_none() && !hit.effects.is_empty() {
            attack.chips = Some(row as u8);
            if self.readings.chart_debuff_time == ChartDebuffTime::Before {
                let first = hit.effects.iter().filter(|own| lowers_defence(own));
                self.row_effects(state, first, trace);
            }
        }
    }

    /// The added damage that a boost after a hit gives, if the attack has one. Source: BA-8.5.
    pub fn boost_of(&self, source: Source) -> Option<u8> {
        let Source::Card(card) = source else { return None };
        match self.cards.card(card).boost?.gives {
            BoostGives::AddDamage(n) => Some(n),
            BoostGives::Heal(_) => None,
        }
    }

    /// BA-20.4: the boost is paid.
    pub(crate) fn boost(&self, state: &mut State, trace: &mut Tracing) {
        let attack = state.attack_mut();
        attack.step = AttackStep::Damage;
        let (seat, source) = (attack.seat, attack.source);
        state.attack_mut().boosted = self.boost_of(source).unwrap_or(0);
        self.pay_boost(state, seat, source, BA_20_4, trace);
    }

    /// The damage of a row with its stat. Source: BA-9.7.
    pub fn row_damage(&self, state: &State, seat: Seat, row: &ChartRow) -> u8 {
        let plus = row.plus.map_or(0, |stat| self.stat(state, seat, stat));
        row.damage.saturating_add(plus)
    }

    /// BA-9.7 to BA-9.10: the next target takes its damage.
    fn deal_next(&self, state: &mut State, trace: &mut Tracing) {
        let (printed, seat) = self.current(state);
        let attack = state.attack_mut();
        let slot = attack.queue.remove(0);
        let row = attack.row.expect("a row was hit");
        let bonus = slot == attack.primary && !attack.bonus_used;
        let added = if bonus { attack.mods.add_damage.saturating_add(attack.boosted) } else { 0 };
        let link = attack.linked && printed.has(Icon::LinkAttack);
        let fixed = attack.mods.fixed.saturating_add(printed.fixed).saturating_add(u8::from(link));
        attack.bonus_used |= bonus;
        attack.step = if attack.queue.is_empty() {
            AttackStep::Chips
        } else if self.rolls_per_target() {
            AttackStep::Roll
        } else {
            AttackStep::Damage
        };
        // BA-R22b `each-counts`: its part fell by the square before.
        if self.is_gone(state, slot) {
            return;
        }
        let row = &printed.chart[usize::from(row)];
        let base = self.row_damage(state, seat, row);
        if added > 0 {
            trace.fact(BA_9_9, || Fact::DamageAdded { seat, n: added });
        }
        let damage = u16::from(base) + u16::from(added);
        let defence = self.read_defence(state, self.defence_at(state, slot), seat);
        let dealt = u16::try_from(i32::from(damage) - i32::from(defence)).unwrap_or(0);
        let (struck, removed) = self.strike(state, slot, dealt);
        let hp = self.hp_of(state, slot, struck);
        trace.fact(BA_9_7, || Fact::EnemyHurt { seat, slot, struck, damage, defence, dealt, hp });
        self.count_damage(state, slot, dealt, removed);
        if self.is_won(state, seat, trace) || !bonus || fixed == 0 {
            return;
        }
        self.deal_fixed(state, seat, slot, u16::from(fixed), trace);
    }

    /// BA-9.9, BA-9.10, BA-R24: the fixed damage of an attack.
    fn deal_fixed(&self, state: &mut State, seat: Seat, slot: Slot, n: u16, trace: &mut Tracing) {
        if self.is_gone(state, slot) {
            trace.fact(BA_9_10, || Fact::FixedLost { seat, n });
            return;
        }
        let (struck, removed) = self.strike(state, slot, n);
        let hp = self.hp_of(state, slot, struck);
        trace.fact(BA_9_10, || Fact::EnemyHurtFixed { seat, slot, struck, n, hp });
        self.count_damage(state, slot, n, removed);
        self.is_won(state, seat, trace);
    }

    /// The defence at a square before chips. Source: BA-9.8, BA-17.3.
    fn defence_at(&self, state: &State, slot: Slot) -> i16 {
        match self.intact_at(state, slot) {
            Some((card, hp)) if hp > 0 => self.part_defence(card, hp),
            fallen => self.core_defence(state, fallen.map(|_| self.part_of(slot))),
        }
    }

    /// Takes HP off what is at a square: the part, or the core where there is none (left). Tells
    /// what was struck, and how many HP went.
    fn strike(&self, state: &mut State, slot: Slot, n: u16) -> (Struck, u16) {
        let part = self.part_of(slot);
        if let Some(Part::Intact { card, hp }) = state.parts.get_mut(part)
            && *hp > 0
        {
            let removed = n.min((*hp).into());
            *hp -= removed as u8;
            return (Struck::Part(*card), removed);
        }
        let removed = n.min(state.core_hp.into());
        state.core_hp -= removed as u8;
        (Struck::Core, removed)
    }

    /// The HP of what a strike at a square was dealt to.
    fn hp_of(&self, state: &State, slot: Slot, struck: Struck) -> u8 {
        match struck {
            Struck::Part(_) => self.intact_at(state, slot).map_or(0, |(_, hp)| hp),
            Struck::Core => state.core_hp,
        }
    }

    /// BA-10.2, BA-R28: damage is counted for hate.
    fn count_damage(&self, state: &mut State, slot: Slot, dealt: u16, removed: u16) {
        let counted = match self.readings.hate_amount {
            HateAmount::ComputedFinal => dealt,
            HateAmount::HpActuallyRemoved => removed,
        };
        let sum = &mut state.attack_mut().dealt[slot.index()];
        *sum = sum.saturating_add(counted);
    }

    /// BA-17.2: whether the core is destroyed; then the game is over.
    pub(crate) fn is_won(&self, state: &mut State, seat: Seat, trace: &mut Tracing) -> bool {
        if state.core_hp > 0 {
            return false;
        }
        trace.fact(BA_17_2, || Fact::CoreFalls { seat });
        let round = state.round;
        trace.fact(BA_19_1, || Fact::Victory { round });
        Self::finish(state);
        true
    }

    /// Nothing more happens.
    pub(crate) fn finish(state: &mut State) {
        state.tasks.clear();
        state.turn = None;
        state.attack = None;
        state.enemy = None;
        state.hurt = None;
        state.destruction = None;
    }

    /// BA-9.18: a strike ends with the effects of its row.
    fn end_strike(&self, state: &mut State, trace: &mut Tracing) {
        let printed = self.current(state).0;
        let attack = state.attack_mut();
        attack.strike += 1;
        attack.row = None;
        attack.queue.clear();
        attack.step = AttackStep::Roll;
        let Some(row) = attack.chips.take() else { return };
        let effects = printed.chart[usize::from(row)].effects.iter();
        // BA-R26: what lowers the defence may have come before.
        let before = self.readings.chart_debuff_time == ChartDebuffTime::Before;
        self.row_effects(state, effects.filter(|own| !(before && lowers_defence(own))), trace);
    }

    /// BA-9.18: the effects of a row that was hit.
    fn row_effects<'a>(
        &self,
        state: &mut State,
        effects: impl Iterator<Item = &'a Effect>,
        trace: &mut Tracing,
    ) {
        for effect in effects {
            match *effect {
                Effect::EnemyDef(by) => self.row_chip(state, Chip::Defence, by, trace),
                Effect::EnemyAtk(by) => self.row_chip(state, Chip::Attack, by, trace),
                Effect::EnemyMove(by) => {
                    state.enemy_move_mod = state.enemy_move_mod.saturating_sub_unsigned(by);
                    let now = state.enemy_move_mod;
                    trace.fact(BA_9_18, || Fact::EnemySlowed { by, now });
                }
                _ => unreachable!("a row has chips alone: checked when the set was read"),
            }
        }
    }

    fn row_chip(&self, state: &mut State, chip: Chip, by: u8, trace: &mut Tracing) {
        let before = match chip {
            Chip::Attack => state.enemy_atk_mod,
            Chip::Defence => state.enemy_def_mod,
        };
        let now = before.saturating_sub_unsigned(by).max(crate::state::derived::CHIP_MIN);
        match chip {
            Chip::Attack => state.enemy_atk_mod = now,
            Chip::Defence => state.enemy_def_mod = now,
        }
        let by = before.abs_diff(now);
        trace.fact(BA_9_18, || Fact::ChipPlaced { chip, by, now });
    }

    /// The parts that fell and are not destroyed yet, by their lowest square, in slot order.
    pub fn fallen(&self, state: &State) -> ArrayVec<Slot, SLOTS> {
        let mut fallen = ArrayVec::new();
        for (number, part) in state.parts.iter().enumerate() {
            match *part {
                Part::Intact { hp: 0, .. } => fallen.push(self.first_slot(number)),
                Part::Intact { .. } | Part::Destroyed => {}
            }
        }
        fallen.sort_unstable();
        fallen
    }

    /// BA-14.7, BA-R39: parts that fell are destroyed before the tension rises, or after the hate
    /// check.
    fn felled(&self, state: &mut State) {
        let seat = state.attack_mut().seat;
        state.attack_mut().step = AttackStep::Tension;
        match self.readings.destruction_time {
            DestructionTime::AfterDamageBeforeTension => self.start_destruction(state, seat),
            DestructionTime::AfterHateCheck => {}
        }
    }

    /// BA-9.13, BA-10.2: the tension rises and hate is checked.
    fn rise_and_hate(&self, state: &mut State, trace: &mut Tracing) {
        let attack = state.attack_mut();
        attack.step = AttackStep::After;
        let (seat, dealt) = (attack.seat, attack.dealt);
        self.gain_tension(state, seat, 1, BA_9_13, trace);
        let dealt = dealt.into_iter().map(u32::from);
        let amount = match self.readings.hate_multi_target {
            HateMultiTarget::Sum => dealt.sum(),
            HateMultiTarget::Highest => dealt.max().unwrap_or(0),
        };
        let turn = state.turn_mut();
        turn.damage = turn.damage.saturating_add(amount);
        let (damage, no_hate) = (turn.damage, turn.no_hate);
        if !no_hate {
            self.check_hate(state, seat, damage, trace);
        }
        self.start_destruction(state, seat);
    }

    /// BA-9.19, BA-9.20: the card's own damage; what the next hero can link with.
    fn end_attack(&self, state: &mut State, trace: &mut Tracing) {
        let printed = self.current(state).0;
        let (recoil, if_hit) = (printed.recoil, printed.recoil_if_hit);
        let Some(attack) = state.attack.take() else { return };
        state.tasks.pop();
        let (seat, source, slots) = (attack.seat, attack.source, attack.targets);
        let turn = state.turn_mut();
        turn.missed = !attack.hit;
        turn.last_attack = Some(LastAttack { seat, slots, parts: attack.intact });
        trace.fact(BA_9_20, || Fact::AttackRemembered { seat, slots });
        if recoil > 0 && (attack.hit || !if_hit) {
            trace.fact(BA_9_19, || Fact::HurtsItself { seat, source, damage: recoil });
            self.start_hurt(state, Cause::Own(source), [Harm { seat, amount: recoil }]);
        }
    }

    /// BA-21.24: fixed damage to a square, without an attack.
    pub(crate) fn strike_back(
        &self,
        state: &mut State,
        seat: Seat,
        slot: Slot,
        n: u8,
        rule: Rule,
        trace: &mut Tracing,
    ) {
        let n = u16::from(n);
        let (struck, _) = self.strike(state, slot, n);
        let hp = self.hp_of(state, slot, struck);
        trace.fact(rule, || Fact::EnemyHurtFixed { seat, slot, struck, n, hp });
        if self.is_won(state, seat, trace) {
            return;
        }
        if let (Struck::Part(card), 0) = (struck, hp) {
            trace.fact(BA_14_6, || Fact::FallsLater { card });
            if let Some(enemy) = &mut state.enemy {
                enemy.felled_by = enemy.felled_by.or(Some(seat));
            }
        }
    }
}

/// True if an effect of a row lowers the enemy's defence. Source: BA-R26.
const fn lowers_defence(effect: &Effect) -> bool {
    matches!(effect, Effect::EnemyDef(_))
}

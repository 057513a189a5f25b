//! What cards, abilities and items do: the primitives that they are built from.
//!
//! Source: BA-21.1 to BA-21.28; heals BA-12.4, BA-12.5, BA-22.11, BA-22.12; chips BA-18.1.

use crate::fact::{From, ItemList};
use crate::prelude::*;
use crate::readings::EquipmentWhenDown;
use crate::state::derived::CHIP_MIN;
use crate::state::{Changed, EffectsOf, LaterPart, Run};
use crate::vocabulary::TENSION_MAX;

/// Tension for one HP. Source: BA-8.2.
pub const HEAL_TENSION: u8 = 2;

impl BraveArchitect {
    /// BA-21.28: the next effect of a run.
    pub(crate) fn next_effect(&self, state: &mut State, run: Run, trace: &mut Tracing) {
        state.tasks.pop();
        let Some(&effect) = self.effects_of(run.of).get(usize::from(run.at)) else { return };
        state.tasks.push(Task::Effects(Run { at: run.at + 1, ..run }));
        self.carry_out(state, run, effect, trace);
    }

    fn carry_out(&self, state: &mut State, run: Run, effect: Effect, trace: &mut Tracing) {
        let seat = run.seat;
        match effect {
            Effect::StatMod { within, stat, n, until } => {
                let stat = match (stat, run.aim) {
                    (WhichStat::This(stat), _) | (WhichStat::Chosen, Some(Aim::Stat(stat))) => stat,
                    (WhichStat::Chosen, _) => return,
                };
                self.change_stat(state, seat, (within, stat), n, until, trace);
            }
            Effect::MoveMod(n) => {
                let turn = state.turn_mut();
                if turn.moved {
                    turn.extra_moves.push(Points { n, plus: None });
                    trace.fact(BA_22_9, || Fact::ExtraMoveGranted { seat, points: n });
                } else {
                    turn.move_bonus = turn.move_bonus.saturating_add(n);
                    trace.fact(BA_21_2, || Fact::MoveLonger { seat, n });
                }
            }
            Effect::ExtraMove(more) => {
                state.turn_mut().extra_moves.push(more);
                let points = self.points(state, seat, more);
                trace.fact(BA_21_3, || Fact::ExtraMoveGranted { seat, points });
            }
            Effect::PostAttackMove(more) => {
                state.turn_mut().post_move = Some(more);
                let points = self.points(state, seat, more);
                trace.fact(BA_21_4, || Fact::PostMoveGranted { seat, points });
            }
            Effect::EvadeMod { n, until } => self.change_evasion(state, seat, n, until, trace),
            Effect::AutoEvade => {
                if let Some(victim) = victim_of(state, seat) {
                    victim.failed = false;
                }
                trace.fact(BA_21_6, || Fact::EvadesAfterAll { seat });
            }
            Effect::ReduceDamage(n) => {
                let Some(harm) = harm_of(state, seat) else { return };
                let by = n.min(harm.amount);
                harm.amount -= by;
                let left = harm.amount;
                trace.fact(BA_21_7, || Fact::DamageReduced { seat, by, left });
            }
            // Mandatory: it acts by itself when damage is applied (BA-12.9).
            Effect::MinHp1 => {}
            Effect::Heal { whom, n } => self.heal_by(state, run, whom, n, trace),
            Effect::DamageSelf(n) => self.damage_self(state, run, n, trace),
            Effect::GainTension(n) => self.gain_tension(state, seat, n, BA_21_11, trace),
            Effect::LoseTension(n) => self.lose_tension(state, seat, n, trace),
            Effect::Draw(n) => state.tasks.push(Task::Draw { seat, left: n }),
            Effect::Discard(n) => self.ask_discard(state, seat, n, trace),
            Effect::RecoverWeapon => state.tasks.push(Task::RecoverPick(seat)),
            Effect::GainPursuit => {
                let turn = state.turn_mut();
                turn.pursuit_rights = turn.pursuit_rights.saturating_add(1);
                let rights = turn.pursuit_rights;
                trace.fact(BA_21_15, || Fact::PursuitGained { seat, rights });
            }
            Effect::NextAttack(mods) => {
                state.turn_mut().next.add(&mods);
                tell_prepared(seat, mods, trace);
            }
            Effect::SelfEnemyDef(by) => {
                let turn = state.turn_mut();
                turn.self_enemy_def = turn.self_enemy_def.saturating_add(by);
                trace.fact(BA_21_19, || Fact::SeesThrough { seat, by });
            }
            Effect::EnemyDef(by) => self.place_chip(state, Chip::Defence, by, trace),
            Effect::EnemyAtk(by) => self.place_chip(state, Chip::Attack, by, trace),
            Effect::EnemyMove(by) => {
                state.enemy_move_mod = state.enemy_move_mod.saturating_sub_unsigned(by);
                let now = state.enemy_move_mod;
                trace.fact(BA_21_21, || Fact::EnemySlowed { by, now });
            }
            Effect::TakeHate(range) => {
                let from = state.hate.map(|hate| hate.owner);
                state.hate = Some(Hate { owner: seat, range });
                state.hate_fresh = true;
                trace.fact(BA_21_22, || Fact::HateTaken { seat, from, range });
            }
            Effect::NoHate => {
                state.turn_mut().no_hate = true;
                trace.fact(BA_21_23, || Fact::HidesFromHate { seat });
            }
            Effect::StrikePart { n, range: _ } => {
                let Some(Aim::Slot(slot)) = run.aim else { return };
                self.strike_back(state, seat, slot, n, BA_21_24, trace);
            }
            Effect::SetDie => self.set_die(state, run, trace),
            Effect::GainItem(k) => {
                state.tasks.push(Task::TreasurePick(seat));
                state.tasks.push(Task::Reveal { left: k });
            }
            Effect::RemoveFromGame => {
                let EffectsOf::Play(card) = run.of else { return };
                state.seat_mut(seat).play_sheet.retain(|entry| entry.card != card);
                trace.fact(BA_21_27, || Fact::CardRemoved { seat, card });
            }
        }
    }

    /// BA-21.1: stats change, for a while or as long as the card lies in play.
    fn change_stat(
        &self,
        state: &mut State,
        owner: Seat,
        (within, stat): (Option<u8>, Stat),
        n: i8,
        until: Until,
        trace: &mut Tracing,
    ) {
        if until == Until::InPlay {
            match within {
                None => {
                    trace.fact(BA_21_1, || Fact::StatChanges { seat: owner, stat, n, until });
                }
                Some(within) => {
                    trace.fact(BA_21_1, || Fact::AuraBegins { seat: owner, stat, n, within });
                }
            }
            return;
        }
        for seat in state.every_seat() {
            let reached = match within {
                None => seat == owner,
                Some(most) => self.area_distance(state, owner, seat).is_some_and(|far| far <= most),
            };
            if reached {
                let effects = &mut state.seat_mut(seat).effects;
                effects.push(Temporary { what: Changed::Stat(stat), n, until });
                trace.fact(BA_21_1, || Fact::StatChanges { seat, stat, n, until });
            }
        }
    }

    /// BA-21.5: evasion rolls change.
    fn change_evasion(
        &self,
        state: &mut State,
        seat: Seat,
        n: i8,
        until: Until,
        trace: &mut Tracing,
    ) {
        match until {
            Until::Roll => {
                let Some(victim) = victim_of(state, seat) else { return };
                victim.evade = victim.evade.saturating_add(n);
            }
            Until::Turn | Until::Round | Until::InPlay => {
                let effects = &mut state.seat_mut(seat).effects;
                effects.push(Temporary { what: Changed::Evade, n, until });
            }
        }
        trace.fact(BA_21_5, || Fact::EvasionChanges { seat, n, until });
    }

    /// BA-21.9: a heal reaches whom it is for.
    fn heal_by(&self, state: &mut State, run: Run, whom: Heals, n: u8, trace: &mut Tracing) {
        let boosted = match run.of {
            EffectsOf::Play(card) if run.boost => match self.cards.card(card).boost {
                Some(boost) => match boost.gives {
                    BoostGives::Heal(more) => more,
                    BoostGives::AddDamage(_) => 0,
                },
                None => 0,
            },
            EffectsOf::Play(_)
            | EffectsOf::Ability(_)
            | EffectsOf::Upkeep(_)
            | EffectsOf::Later(_)
            | EffectsOf::Item(_) => 0,
        };
        let n = n.saturating_add(boosted);
        let rule = match run.of {
            EffectsOf::Item(_) => BA_16_4,
            EffectsOf::Later(_) => BA_12_10,
            EffectsOf::Play(_) | EffectsOf::Ability(_) | EffectsOf::Upkeep(_) => BA_21_9,
        };
        match whom {
            Heals::Own => self.heal(state, run.seat, n, rule, trace),
            Heals::Ally(_) | Heals::OwnOrFallen => {
                let Some(Aim::Hero(hero)) = run.aim else { return };
                let Some(seat) = state.seat_of(hero) else { return };
                self.heal(state, seat, n, rule, trace);
            }
            Heals::Each { within, rouses } => {
                for seat in state.every_seat() {
                    let far = self.area_distance(state, run.seat, seat);
                    let reached = far.is_some_and(|far| far <= within);
                    if reached && (rouses || state.stands(seat)) {
                        self.heal(state, seat, n, BA_22_12, trace);
                    }
                }
            }
        }
    }

    /// BA-21.9, BA-12.4: a hero gains HP; a down hero comes back with 1.
    pub(crate) fn heal(
        &self,
        state: &mut State,
        seat: Seat,
        n: u8,
        rule: Rule,
        trace: &mut Tracing,
    ) {
        if state.seat(seat).hp > 0 || Self::is_falling(state, seat) {
            let max = self.max_hp(state, seat);
            let has = state.seat_mut(seat);
            let before = has.hp;
            has.hp = before.saturating_add(n).min(max);
            let (n, hp) = (has.hp.saturating_sub(before), has.hp);
            if n > 0 {
                trace.fact(rule, || Fact::Healed { seat, n, hp });
            }
            return;
        }
        state.seat_mut(seat).hp = 1;
        trace.fact(BA_12_4, || Fact::Recovered { seat });
        let in_turn = state.turn.as_ref().is_some_and(|turn| turn.seat == seat);
        if !state.seat(seat).acted && !in_turn && state.enemy.is_none() {
            trace.fact(BA_12_5, || Fact::MayStillAct { seat });
        }
        // BA-R59 `on-recovery`: the pieces that it could not choose while it was down.
        let open =
            |held: &HeldItem| held.piece.is_none() && self.has_free_piece(state, seat, held.item);
        let items = &state.seat(seat).items;
        let open: Vec<u8> =
            (0..items.len()).filter(|at| open(&items[*at])).map(|at| at as u8).collect();
        state.tasks.extend(open.into_iter().rev().map(|at| Task::ChoosePiece { seat, at }));
    }

    /// True if a hero at 0 HP is not down yet: its window is open (BA-R55
    /// `after-damage-prevents-down`).
    pub fn is_falling(state: &State, seat: Seat) -> bool {
        let Some(hurt) = &state.hurt else { return false };
        let hurt_now = hurt.harms.iter().any(|harm| harm.seat == seat);
        match hurt.step {
            HurtStep::Heal(_) => hurt_now,
            _ => false,
        }
    }

    /// BA-21.10: an own card hurts its owner.
    fn damage_self(&self, state: &mut State, run: Run, n: u8, trace: &mut Tracing) {
        let source = match run.of {
            EffectsOf::Play(card) | EffectsOf::Upkeep(card) | EffectsOf::Later(card) => {
                Source::Card(card)
            }
            EffectsOf::Ability(source) => source,
            EffectsOf::Item(_) => return,
        };
        let seat = run.seat;
        trace.fact(BA_21_10, || Fact::HurtsItself { seat, source, damage: n });
        self.start_hurt(state, Cause::Own(source), [Harm { seat, amount: n }]);
    }

    /// BA-21.11, BA-8.1: tension rises, to its maximum at most.
    pub(crate) fn gain_tension(
        &self,
        state: &mut State,
        seat: Seat,
        n: u8,
        rule: Rule,
        trace: &mut Tracing,
    ) {
        let has = state.seat_mut(seat);
        let by = n.min(TENSION_MAX - has.tension);
        has.tension += by;
        let tension = has.tension;
        let rule = if by < n { BA_8_1 } else { rule };
        trace.fact(rule, || Fact::TensionRises { seat, by, tension });
    }

    /// BA-21.11, BA-22.13: tension is lost, if there is any.
    pub(crate) fn lose_tension(&self, state: &mut State, seat: Seat, n: u8, trace: &mut Tracing) {
        let has = state.seat_mut(seat);
        let by = n.min(has.tension);
        has.tension -= by;
        let tension = has.tension;
        if by == 0 {
            trace.fact(BA_22_13, || Fact::NothingToLose { seat, cards: false });
        } else {
            trace.fact(BA_21_11, || Fact::TensionFalls { seat, by, tension });
        }
    }

    /// BA-21.13, BA-22.13: a seat is to discard, if it has a card.
    pub(crate) fn ask_discard(&self, state: &mut State, seat: Seat, n: u8, trace: &mut Tracing) {
        let n = n.min(state.seat(seat).hand.len() as u8);
        if n == 0 {
            trace.fact(BA_22_13, || Fact::NothingToLose { seat, cards: true });
        } else {
            state.tasks.push(Task::DiscardPick { seat, n });
        }
    }

    /// BA-20.11, BA-21.13: a seat discards.
    pub(crate) fn discard(
        &self,
        state: &mut State,
        seat: Seat,
        cards: &[CardKind],
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        let has = state.seat_mut(seat);
        for card in cards {
            has.take_from_hand(*card);
            has.discard.push(*card);
        }
        let rule = if state.turn.is_some() { BA_21_13 } else { BA_20_11 };
        trace.fact(rule, || Fact::Discarded { seat, cards: cards.iter().copied().collect() });
    }

    /// BA-21.20, BA-18.1: a chip goes down, to -2 at most.
    pub(crate) fn place_chip(&self, state: &mut State, chip: Chip, by: u8, trace: &mut Tracing) {
        let value = match chip {
            Chip::Attack => &mut state.enemy_atk_mod,
            Chip::Defence => &mut state.enemy_def_mod,
        };
        let before = *value;
        *value = before.saturating_sub_unsigned(by).max(CHIP_MIN);
        let now = *value;
        let gone = before.abs_diff(now);
        let rule = if gone < by { BA_18_1 } else { BA_21_20 };
        trace.fact(rule, || Fact::ChipPlaced { chip, by: gone, now });
    }

    /// BA-21.25: a die that just fell is set.
    fn set_die(&self, state: &mut State, run: Run, trace: &mut Tracing) {
        let Some(Aim::Die { die, face }) = run.aim else { return };
        let seat = run.seat;
        let shown = if let Some(victim) = victim_of(state, seat) {
            victim.die.as_mut()
        } else {
            let attack = state.attack.as_mut();
            attack.and_then(|attack| attack.rolls.last_mut()).map(|roll| match die {
                Die::First => &mut roll.dice[0],
                Die::Second => &mut roll.dice[1],
            })
        };
        let Some(shown) = shown else { return };
        let from = std::mem::replace(shown, face);
        trace.fact(BA_21_25, || Fact::DieSet { seat, die, from, to: face });
    }

    /// BA-13.3: a draw goes on; false if cards are awaited.
    pub(crate) fn draw(
        &self,
        state: &mut State,
        seat: Seat,
        left: u8,
        trace: &mut Tracing,
    ) -> bool {
        if left > 0 && !state.seat(seat).deck.is_empty() {
            return false;
        }
        if left == 0 {
            state.tasks.pop();
            return true;
        }
        let has = state.seat_mut(seat);
        if has.discard.is_empty() {
            state.tasks.pop();
            trace.fact(BA_13_3, || Fact::NothingToDraw { seat });
            return true;
        }
        has.deck = has.discard.drain(..).map(|card| (Kind::from(card), 1)).collect::<Bag>();
        let cards = has.deck.total() as u8;
        trace.fact(BA_13_3, || Fact::DeckRefilled { seat, cards });
        true
    }

    /// BA-5.1, BA-13.2, BA-21.12: cards come to a hand.
    pub(crate) fn drew(&self, state: &mut State, cards: &[CardKind], trace: &mut Tracing) {
        let Some(Task::Draw { seat, left }) = state.tasks.pop() else { return };
        let rule = match (&state.turn, state.atk_discard.is_empty()) {
            (Some(_), _) => BA_21_12,
            (None, true) => BA_5_1,
            (None, false) => BA_13_2,
        };
        let has = state.seat_mut(seat);
        for card in cards {
            let held = has.deck.take((*card).into());
            assert!(held, "a card that is drawn was in the deck: the kernel looked");
            has.take_to_hand(*card);
        }
        trace.fact(rule, || Fact::Drew { seat, cards: cards.iter().copied().collect() });
        let left = left - cards.len() as u8;
        if left > 0 {
            state.tasks.push(Task::Draw { seat, left });
        }
    }

    /// BA-21.14: a weapon card comes to the hand.
    pub(crate) fn recover_weapon(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardKind,
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        let has = state.seat_mut(seat);
        let from = if let Some(at) = has.discard.iter().rposition(|held| *held == card) {
            has.discard.remove(at);
            From::Discard
        } else {
            let held = has.deck.take(card.into());
            assert!(held, "a card that is recovered was there: checked");
            From::Deck
        };
        has.take_to_hand(card);
        trace.fact(BA_21_14, || Fact::WeaponRecovered { seat, card, from });
    }

    /// BA-16.1, BA-16.2: items are revealed; false if cards are awaited.
    pub(crate) fn reveal(&self, state: &mut State, left: u8, trace: &mut Tracing) -> bool {
        if left > 0 && !state.item_deck.is_empty() {
            return false;
        }
        if left == 0 {
            state.tasks.pop();
        } else if state.item_discard.is_empty() {
            state.tasks.pop();
            trace.fact(BA_16_2, || Fact::ItemsShort { missing: left });
        } else {
            for item in state.item_discard.drain(..) {
                state.item_deck.add(item.into(), 1);
            }
            let cards = state.item_deck.total() as u8;
            trace.fact(BA_16_2, || Fact::ItemDeckRefilled { cards });
        }
        true
    }

    /// BA-16.1, BA-21.26: items lie revealed.
    pub(crate) fn revealed(&self, state: &mut State, items: &[ItemKind], trace: &mut Tracing) {
        let Some(Task::Reveal { left }) = state.tasks.pop() else { return };
        for item in items {
            let held = state.item_deck.take((*item).into());
            assert!(held, "an item that is revealed was in the deck: the kernel looked");
            state.revealed.push(*item);
        }
        state.revealed.sort_unstable();
        let rule = if state.destruction.is_some() { BA_16_1 } else { BA_21_26 };
        trace.fact(rule, || Fact::ItemsRevealed { items: items.iter().copied().collect() });
        let left = left - items.len() as u8;
        if left > 0 {
            state.tasks.push(Task::Reveal { left });
        }
    }

    /// BA-21.26: a seat takes one of the revealed items, the others are discarded.
    pub(crate) fn take_item(
        &self,
        state: &mut State,
        seat: Seat,
        item: ItemKind,
        trace: &mut Tracing,
    ) {
        state.tasks.pop();
        let at = state.revealed.iter().position(|lies| *lies == item);
        state.revealed.remove(at.expect("an item that is taken lies revealed: checked"));
        let items: ItemList = state.revealed.drain(..).collect();
        state.item_discard.extend(items.iter().copied());
        if let Some(task) = self.give_item(state, seat, item, BA_21_26, trace) {
            state.tasks.push(task);
        }
        if !items.is_empty() {
            trace.fact(BA_21_26, || Fact::ItemsDiscarded { items });
        }
    }

    /// BA-16.1, BA-12.3: a hero gets an item; what is still to be chosen comes back.
    pub(crate) fn give_item(
        &self,
        state: &mut State,
        seat: Seat,
        item: ItemKind,
        rule: Rule,
        trace: &mut Tracing,
    ) -> Option<Task> {
        let stands = state.stands(seat);
        let has = state.seat_mut(seat);
        let at = has.items.len() as u8;
        has.items.push(HeldItem { item, piece: None });
        let (rule, task) = match self.cards.item(item).what {
            ItemUse::Equipment(_) => {
                let row = Self::card_rule(self.cards.row_of(item));
                (row, Some(Task::ChoosePiece { seat, at }))
            }
            ItemUse::Consumable(_) => (rule, None),
        };
        let rule = if stands { rule } else { BA_12_3 };
        trace.fact(rule, || Fact::ItemGot { seat, item });
        task
    }

    /// True if equipment has a piece that a hero does not have. Source: BA-16.3.
    pub fn has_free_piece(&self, state: &State, seat: Seat, item: ItemKind) -> bool {
        match self.cards.item(item).what {
            ItemUse::Equipment(pieces) => {
                pieces.iter().any(|piece| !state.seat(seat).has_piece(*piece))
            }
            ItemUse::Consumable(_) => false,
        }
    }

    /// BA-16.3, BA-R59: whether a piece is chosen now; false if the seat is asked.
    pub(crate) fn choose_piece(
        &self,
        state: &mut State,
        seat: Seat,
        at: u8,
        trace: &mut Tracing,
    ) -> bool {
        let item = state.seat(seat).items[usize::from(at)].item;
        if !self.has_free_piece(state, seat, item) {
            state.tasks.pop();
            let rule = if self.is_found(state) { BA_22_15 } else { BA_16_3 };
            trace.fact(rule, || Fact::NoPieceLeft { seat, item });
            return true;
        }
        if !state.stands(seat) && self.readings.equipment_when_down == EquipmentWhenDown::OnRecovery
        {
            state.tasks.pop();
            return true;
        }
        false
    }

    /// True if the item that is on top was gained by an effect. Source: BA-21.26.
    fn is_found(&self, state: &State) -> bool {
        state.tasks.iter().rev().any(|task| match *task {
            Task::Effects(Run { of, at, .. }) => {
                let before = usize::from(at).checked_sub(1);
                let done = before.and_then(|at| self.effects_of(of).get(at));
                done.is_some_and(|effect| matches!(effect, Effect::GainItem(_)))
            }
            _ => false,
        })
    }

    /// BA-16.3: a piece is chosen.
    pub(crate) fn take_piece(&self, state: &mut State, piece: Piece, trace: &mut Tracing) {
        let Some(Task::ChoosePiece { seat, at }) = state.tasks.pop() else { return };
        state.seat_mut(seat).items[usize::from(at)].piece = Some(piece);
        trace.fact(BA_16_3, || Fact::PieceChosen { seat, piece });
        // BA-5.4: what a down hero has counts nothing until it stands.
        if !state.stands(seat) {
            return;
        }
        let additions = self.cards.piece(piece).additions;
        for stat in Stat::ALL {
            let (n, until) = (additions.of(stat), Until::InPlay);
            if n != 0 {
                let row = Self::card_rule(self.cards.row_of(piece));
                trace.fact(row, || Fact::StatChanges { seat, stat, n, until });
            }
        }
    }

    /// BA-16.4: a consumable is used.
    pub(crate) fn use_item(
        &self,
        state: &mut State,
        (seat, target): (Seat, Seat),
        item: ItemKind,
        trace: &mut Tracing,
    ) {
        let has = state.seat_mut(seat);
        let at = has.items.iter().position(|held| held.item == item);
        has.items.remove(at.expect("an item that is used is held: checked"));
        state.item_discard.push(item);
        let row = Self::card_rule(self.cards.row_of(item));
        trace.fact(row, || Fact::ItemUsed { seat, item, target });
        let aim = state.seat(target).race.map(Aim::Hero);
        self.run_effects(state, Run { seat, of: EffectsOf::Item(item), at: 0, aim, boost: false });
    }

    /// BA-8.3: two tension for one HP.
    pub(crate) fn tension_heal(&self, state: &mut State, seat: Seat, trace: &mut Tracing) {
        self.pay_tension(state, seat, HEAL_TENSION, BA_8_3, trace);
        self.heal(state, seat, 1, BA_8_3, trace);
    }

    /// BA-7.6: a placed card is used in a window and discarded.
    pub(crate) fn use_placed(
        &self,
        state: &mut State,
        seat: Seat,
        card: CardKind,
        aim: Option<Aim>,
        trace: &mut Tracing,
    ) {
        let row = self.cards.card(card);
        let of_card = Self::card_rule(self.cards.row_of(card));
        trace.fact(of_card, || Fact::PlacedUsed { seat, card });
        self.discard_placed(state, seat, card);
        if row.trigger() == Some(Trigger::AfterAttacked) {
            trace.fact(BA_11_25, || Fact::Counters { seat, card });
        }
        if let (Some(hurt), false) = (&mut state.hurt, row.after_damage.is_empty()) {
            hurt.later.push(LaterPart { seat, card });
        }
        self.run_effects(state, Run { seat, of: EffectsOf::Play(card), at: 0, aim, boost: false });
    }

    /// A placed card goes from the play sheet to the discard pile. Source: BA-7.6.
    pub(crate) fn discard_placed(&self, state: &mut State, seat: Seat, card: CardKind) {
        let has = state.seat_mut(seat);
        has.play_sheet.retain(|entry| entry.card != card);
        has.discard.push(card);
    }
}

/// What is prepared for the next attack is told by its parts. Source: BA-21.16 to BA-21.18.
fn tell_prepared(seat: Seat, mods: AttackMods, trace: &mut Tracing) {
    let none = AttackMods::default();
    let parts = [
        (BA_21_16, AttackMods { as_magic: mods.as_magic, ..none }),
        (BA_21_17, AttackMods { add_damage: mods.add_damage, fixed: mods.fixed, ..none }),
        (BA_21_18, AttackMods { roll: mods.roll, range: mods.range, ..none }),
    ];
    for (rule, mods) in parts {
        if mods != none {
            trace.fact(rule, || Fact::Prepared { seat, mods });
        }
    }
}

/// The hero of a seat as a victim of the enemy's attack, whose roll is going on.
fn victim_of(state: &mut State, seat: Seat) -> Option<&mut Victim> {
    let enemy = state.enemy.as_mut()?;
    match enemy.step {
        EnemyStep::Respond(_) | EnemyStep::Reroll(_) | EnemyStep::Failed(_) => {}
        _ => return None,
    }
    enemy.victims.iter_mut().find(|victim| victim.seat == seat)
}

/// The damage that is about to hurt a hero.
fn harm_of(state: &mut State, seat: Seat) -> Option<&mut Harm> {
    state.hurt.as_mut()?.harms.iter_mut().find(|harm| harm.seat == seat)
}

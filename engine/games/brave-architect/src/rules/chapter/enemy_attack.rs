//! The enemy's attack: from the revealed card to the counters.
//!
//! Source: rulebook, the enemy's action 3; BA-11.9 to BA-11.14, BA-11.20 to BA-11.26, BA-20.5 to
//! BA-20.9, in the order of the specification's `enemy_attack`.

use crate::fact::EnemyList;
use crate::prelude::*;
use crate::readings::{AsidePartyCards, EnemyDeckEmpty, HealBeforeOrAfter};
use crate::rules::course::beneath;
use crate::state::derived::ActiveTrait;
use crate::vocabulary::SEATS_MAX;
use arrayvec::ArrayVec;

/// What an evasion roll must reach, and what changes it. Source: BA-11.11.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EvasionCheck {
    /// Speed.
    pub spd: u8,
    /// Other changes.
    pub mods: i8,
    /// What must be reached.
    pub target: i16,
    /// True if a 6 does not evade by itself.
    pub no_auto_six: bool,
}

impl EvasionCheck {
    /// True if a face evades.
    pub fn evades(&self, die: u8) -> bool {
        match die {
            1 => false,
            6 if !self.no_auto_six => true,
            _ => i16::from(die) + i16::from(self.spd) + i16::from(self.mods) >= self.target,
        }
    }
}

impl BraveArchitect {
    /// The next step of the enemy's action; false if something is awaited.
    pub(crate) fn run_enemy(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let enemy = state.enemy_mut();
        let victims = enemy.victims.len() as u8;
        let next = match enemy.step {
            EnemyStep::Traits => {
                self.check_traits(state, trace);
                return true;
            }
            EnemyStep::Steps => return self.run_steps(state, trace),
            EnemyStep::Slams => EnemyStep::Steps,
            EnemyStep::Lava => {
                self.forced_lava(state, trace);
                return true;
            }
            EnemyStep::Reveal => return self.refill_enemy_deck(state, trace),
            EnemyStep::PreEvade(at) => {
                self.burn(state, at, trace);
                return true;
            }
            EnemyStep::Respond(at) if at >= victims => {
                let failed = enemy.victims.iter().any(|v| v.failed && !enemy.out.contains(v.seat));
                if failed { EnemyStep::DamageRoll } else { EnemyStep::Counter(0) }
            }
            EnemyStep::Respond(at) => {
                let out = enemy.out.contains(enemy.victims[usize::from(at)].seat);
                if !out && self.has_choice(state) {
                    return false;
                }
                if out { EnemyStep::Respond(at + 1) } else { EnemyStep::Roll(at) }
            }
            EnemyStep::Roll(_) | EnemyStep::DamageRoll => return false,
            EnemyStep::Reroll(at) => {
                if self.has_choice(state) {
                    return false;
                }
                self.read_evasion(state, at, trace);
                EnemyStep::Failed(at)
            }
            EnemyStep::Failed(at) => {
                if enemy.victims[usize::from(at)].failed && self.has_choice(state) {
                    return false;
                }
                EnemyStep::Respond(at + 1)
            }
            EnemyStep::Damage(die) => {
                state.enemy_mut().step = EnemyStep::Effect(0);
                self.deal_damage(state, die, trace);
                return true;
            }
            EnemyStep::Losing(at) if at >= victims => {
                enemy.spared = Seats::NONE;
                EnemyStep::Effect(0)
            }
            EnemyStep::Losing(at) => {
                let seat = enemy.victims[usize::from(at)].seat;
                let concerned = enemy.spared.contains(seat) && !enemy.out.contains(seat);
                if concerned && self.has_choice(state) {
                    return false;
                }
                EnemyStep::Losing(at + 1)
            }
            EnemyStep::Effect(at) if at >= victims => EnemyStep::AfterDamage(0),
            EnemyStep::Effect(at) => {
                state.enemy_mut().step = EnemyStep::Effect(at + 1);
                self.card_effect(state, at, trace);
                return true;
            }
            EnemyStep::AfterDamage(at) => {
                self.drain(state, at, trace);
                return true;
            }
            EnemyStep::Counter(at) if at >= victims => EnemyStep::Settle,
            EnemyStep::Counter(at) => {
                let out = enemy.out.contains(enemy.victims[usize::from(at)].seat);
                if !out && self.has_choice(state) {
                    return false;
                }
                EnemyStep::Counter(at + 1)
            }
            EnemyStep::Settle => {
                self.settle_attack(state, trace);
                return true;
            }
        };
        state.enemy_mut().step = next;
        true
    }

    /// BA-20.1: a seat passes in a window of the enemy's action.
    pub(crate) fn pass_in_enemy(&self, state: &mut State, trace: &mut Tracing) {
        let step = state.enemy_mut().step;
        let next = match step {
            EnemyStep::Respond(at) => EnemyStep::Roll(at),
            EnemyStep::Reroll(at) => {
                self.read_evasion(state, at, trace);
                EnemyStep::Failed(at)
            }
            EnemyStep::Failed(at) => EnemyStep::Respond(at + 1),
            EnemyStep::Counter(at) => EnemyStep::Counter(at + 1),
            EnemyStep::Losing(at) => EnemyStep::Losing(at + 1),
            _ => step,
        };
        state.enemy_mut().step = next;
    }

    /// BA-R44: an empty deck is refilled; false if a card is awaited.
    fn refill_enemy_deck(&self, state: &mut State, trace: &mut Tracing) -> bool {
        if !state.atk_deck.is_empty() {
            return false;
        }
        let prev = self.prev_card(state);
        match self.readings.enemy_deck_empty {
            EnemyDeckEmpty::ShuffleDiscardWithoutPrev => {
                for card in beneath(&state.atk_discard) {
                    state.atk_deck.add((*card).into(), 1);
                }
                let top = state.atk_discard.pop();
                state.atk_discard.clear();
                state.atk_discard.extend(top);
            }
            EnemyDeckEmpty::ShuffleAll => {
                for card in state.atk_discard.drain(..) {
                    state.atk_deck.add(card.into(), 1);
                }
                state.enemy_mut().left = prev;
            }
        }
        let cards = state.atk_deck.total() as u8;
        assert!(cards > 0, "a reveal always finds a card: BA-14.8");
        trace.fact(BA_R44, || Fact::EnemyDeckRefilled { cards });
        true
    }

    /// BA-11.9, BA-11.10: a card is revealed; an attack card attacks.
    pub(crate) fn enemy_revealed(&self, state: &mut State, card: EnemyCard, trace: &mut Tracing) {
        let held = state.atk_deck.take(card.into());
        assert!(held, "a card that is revealed was in the deck: the kernel looked");
        state.enemy_shown.push(card);
        match card {
            EnemyCard::Party(card) => {
                trace.fact(BA_11_9, || Fact::PartyRevealed { card });
            }
            EnemyCard::Attack(card) => {
                let row = Self::card_rule(self.cards.row_of(card));
                trace.fact(row, || Fact::AttackRevealed { card });
                self.find_victims(state, trace);
            }
        }
    }

    /// BA-11.10, BA-11.21: who is attacked.
    fn find_victims(&self, state: &mut State, trace: &mut Tracing) {
        self.find_hate_top(state, trace);
        let active = self.active_traits(state);
        for active in &active {
            if self.cards.party(active.party).special == Trait::Widens {
                self.trait_counts(active.party, trace);
            }
        }
        let prev = self.prev_card(state).expect("a card lies face up: BA-5.1");
        let reach = self.cards.attack(prev).reach;
        let hate = self.hate_top(state).map(|seat| state.square(seat));
        let area = self.area(reach, state.body_at, hate, &active);
        let attacked: ArrayVec<Victim, SEATS_MAX> = state
            .standing_seats()
            .filter(|seat| area.contains(state.square(*seat)))
            .map(|seat| Victim { seat, evade: 0, die: None, failed: false })
            .collect();
        let victims: Seats = attacked.iter().map(|victim| victim.seat).collect();
        trace.fact(BA_11_10, || Fact::AttackReaches { reach, area, victims });
        let enemy = state.enemy_mut();
        enemy.victims = attacked;
        // Who fell before the attack is no victim; who falls in it is out of it.
        enemy.out = Seats::NONE;
        enemy.step = EnemyStep::PreEvade(0);
    }

    fn trait_counts(&self, party: Party, trace: &mut Tracing) {
        let row = Self::card_rule(self.cards.row_of(party));
        trace.fact(row, || Fact::TraitCounts { card: party });
    }

    /// The victims of the attack that are still in it.
    fn in_attack(state: &State) -> impl Iterator<Item = Victim> + '_ {
        let enemy = state.enemy.as_ref();
        let out = enemy.map_or(Seats::NONE, |enemy| enemy.out);
        enemy
            .into_iter()
            .flat_map(|enemy| &enemy.victims)
            .copied()
            .filter(move |v| !out.contains(v.seat))
    }

    /// BA-11.22: the next trait that hurts before evasion.
    fn burn(&self, state: &mut State, at: u8, trace: &mut Tracing) {
        let active = self.active_traits(state);
        let Some(now) = active.get(usize::from(at)) else {
            state.enemy_mut().step = EnemyStep::Respond(0);
            return;
        };
        state.enemy_mut().step = EnemyStep::PreEvade(at + 1);
        let Trait::Burns(n) = self.cards.party(now.party).special else { return };
        let seats: Seats = Self::in_attack(state).map(|victim| victim.seat).collect();
        if seats.is_empty() {
            return;
        }
        let damage = n.saturating_mul(now.times);
        self.trait_counts(now.party, trace);
        trace.fact(BA_11_22, || Fact::TraitHurts { card: now.party, seats, damage });
        let harms = seats.iter().map(|seat| Harm { seat, amount: damage });
        self.start_hurt(state, Cause::Trait(now.party), harms);
    }

    /// The attack card that is shown.
    pub fn current_card(&self, state: &State) -> Option<AttackCard> {
        match *state.enemy_shown.last()? {
            EnemyCard::Attack(card) => Some(card),
            EnemyCard::Party(_) => None,
        }
    }

    /// The evasion check of a hero against a card. Source: BA-11.11.
    pub fn evasion_check(
        &self,
        state: &State,
        seat: Seat,
        card: AttackCard,
        active: &ActiveTraits,
    ) -> EvasionCheck {
        let mut target = i16::from(self.cards.attack(card).hit);
        let mut mods = self.evasion(state, seat);
        let mut no_auto_six = false;
        for active in active {
            let row = self.cards.party(active.party);
            target += i16::from(row.hit) * i16::from(active.times);
            match row.special {
                Trait::NoAutoSix => no_auto_six = true,
                Trait::Shades(n) if self.hate_top(state) == Some(seat) => {
                    mods = mods.saturating_sub_unsigned(n.saturating_mul(active.times));
                }
                Trait::Shades(_)
                | Trait::Burns(_)
                | Trait::Drains(_)
                | Trait::Hastens(_)
                | Trait::Crushes(_)
                | Trait::Widens => {}
            }
        }
        EvasionCheck { spd: self.stat(state, seat, Stat::Spd), mods, target, no_auto_six }
    }

    /// BA-11.11: an evasion roll is read.
    fn read_evasion(&self, state: &mut State, at: u8, trace: &mut Tracing) {
        let victim = state.enemy_mut().victims[usize::from(at)];
        let Victim { seat, die: Some(die), evade, .. } = victim else { return };
        let card = self.current_card(state).expect("an attack card is shown: BA-11.9");
        let active = self.active_traits(state);
        let mut check = self.evasion_check(state, seat, card, &active);
        check.mods = check.mods.saturating_add(evade);
        let evaded = check.evades(die);
        for active in &active {
            match self.cards.party(active.party).special {
                Trait::NoAutoSix if die == 6 => self.trait_counts(active.party, trace),
                Trait::Shades(_) if self.hate_top(state) == Some(seat) => {
                    self.trait_counts(active.party, trace);
                }
                Trait::NoAutoSix
                | Trait::Shades(_)
                | Trait::Burns(_)
                | Trait::Drains(_)
                | Trait::Hastens(_)
                | Trait::Crushes(_)
                | Trait::Widens => {}
            }
        }
        state.enemy_mut().victims[usize::from(at)].failed = !evaded;
        let natural = die == 1 || (die == 6 && !check.no_auto_six);
        let EvasionCheck { spd, mods, target, .. } = check;
        trace.fact(BA_11_11, || Fact::EvasionRolled {
            seat,
            die,
            spd,
            mods,
            target,
            evaded,
            natural,
        });
    }

    /// BA-11.11: an evasion die fell.
    pub(crate) fn evasion_rolled(&self, state: &mut State, die: u8) {
        let enemy = state.enemy_mut();
        let EnemyStep::Roll(at) = enemy.step else { return };
        enemy.victims[usize::from(at)].die = Some(die);
        enemy.step = EnemyStep::Reroll(at);
    }

    /// BA-11.12: the damage die fell.
    pub(crate) fn enemy_damage_rolled(&self, state: &mut State, die: u8, trace: &mut Tracing) {
        let Some(card) = self.current_card(state) else { return };
        let chart = self.cards.attack(card).chart[usize::from(die - 1)];
        let traits = self.trait_damage(&self.active_traits(state));
        let chip = state.enemy_atk_mod;
        state.enemy_mut().step = EnemyStep::Damage(die);
        trace.fact(BA_11_12, || Fact::EnemyDamageRolled { die, chart, traits, chip });
    }

    /// What active traits add to the damage. Source: BA-11.12.
    fn trait_damage(&self, active: &ActiveTraits) -> u8 {
        let damage = |active: &ActiveTrait| {
            self.cards.party(active.party).damage.saturating_mul(active.times)
        };
        active.iter().map(damage).fold(0, u8::saturating_add)
    }

    /// The stat of a hero's defence check, as it counts, and the damage after it, softening
    /// equipment left out. Source: BA-11.12.
    pub fn defend(
        &self,
        state: &State,
        seat: Seat,
        card: AttackCard,
        die: u8,
        active: &ActiveTraits,
    ) -> (u8, u8) {
        let row = self.cards.attack(card);
        let mut value = self.stat(state, seat, row.defence);
        for active in active {
            if let Trait::Crushes(n) = self.cards.party(active.party).special {
                value = value.saturating_sub(n.saturating_mul(active.times));
            }
        }
        let base = i16::from(row.chart[usize::from(die - 1)])
            + i16::from(self.trait_damage(active))
            + i16::from(state.enemy_atk_mod);
        (value, u8::try_from((base - i16::from(value)).max(0)).unwrap_or(u8::MAX))
    }

    /// What the pieces of a standing hero take off the damage. Source: the row of `Q8`.
    pub fn softened(&self, state: &State, seat: Seat) -> u8 {
        let pieces = state.seat(seat).items.iter().filter_map(|held| held.piece);
        pieces.map(|piece| self.cards.piece(piece).softens).fold(0, u8::saturating_add)
    }

    /// BA-11.12: all heroes whose evasion failed are hurt together.
    fn deal_damage(&self, state: &mut State, die: u8, trace: &mut Tracing) {
        let Some(card) = self.current_card(state) else { return };
        let active = self.active_traits(state);
        let stat = self.cards.attack(card).defence;
        for active in &active {
            if let Trait::Crushes(_) = self.cards.party(active.party).special {
                self.trait_counts(active.party, trace);
            }
        }
        let mut harms: ArrayVec<Harm, SEATS_MAX> = ArrayVec::new();
        let failed: ArrayVec<Victim, SEATS_MAX> =
            Self::in_attack(state).filter(|victim| victim.failed).collect();
        for Victim { seat, .. } in failed {
            let (value, mut damage) = self.defend(state, seat, card, die, &active);
            trace.fact(BA_11_12, || Fact::Defended { seat, stat, value, damage });
            for piece in state.seat(seat).items.iter().filter_map(|held| held.piece) {
                let softens = self.cards.piece(piece).softens;
                if softens > 0 && damage > 0 {
                    damage = damage.saturating_sub(softens);
                    let row = Self::card_rule(self.cards.row_of(piece));
                    trace.fact(row, || Fact::Softened { seat, piece, damage });
                }
            }
            if damage == 0 {
                trace.fact(BA_11_12, || Fact::Unharmed { seat });
            }
            harms.push(Harm { seat, amount: damage });
        }
        self.may_heal_before_loss(state, &harms);
        self.start_hurt(state, Cause::EnemyAttack(card), harms);
    }

    /// BA-20.7, BA-R55: who takes 0 damage and will lose tension to the card or to a trait is asked
    /// before that whether to heal with it. Who loses HP was asked before the damage.
    fn may_heal_before_loss(&self, state: &mut State, harms: &[Harm]) {
        if !self.takes_tension(state) {
            return;
        }
        match self.readings.heal_before_or_after {
            HealBeforeOrAfter::BeforeDamageOrLoss => {
                let enemy = state.enemy_mut();
                enemy.spared = harms.iter().map(|harm| harm.seat).collect();
                enemy.step = EnemyStep::Losing(0);
            }
            HealBeforeOrAfter::BeforeDamage | HealBeforeOrAfter::AfterDamagePreventsDown => {}
        }
    }

    /// True if the attack takes tension from those who failed: by its card or by a trait. Source:
    /// BA-11.24.
    fn takes_tension(&self, state: &State) -> bool {
        let card = self.current_card(state).and_then(|card| self.cards.attack(card).effect);
        let drains = |active: &ActiveTrait| {
            matches!(self.cards.party(active.party).special, Trait::Drains(_))
        };
        matches!(card, Some(Effect::LoseTension(_))) || self.active_traits(state).iter().any(drains)
    }

    /// BA-11.13, BA-11.24: the card's effect on a hero whose evasion failed.
    fn card_effect(&self, state: &mut State, at: u8, trace: &mut Tracing) {
        let Some(card) = self.current_card(state) else { return };
        let Some(effect) = self.cards.attack(card).effect else { return };
        let enemy = state.enemy_mut();
        let Victim { seat, failed, .. } = enemy.victims[usize::from(at)];
        if !failed || enemy.out.contains(seat) {
            return;
        }
        trace.fact(BA_11_13, || Fact::AttackEffect { card, seat });
        match effect {
            Effect::LoseTension(n) => self.lose_tension(state, seat, n, trace),
            Effect::Discard(n) => self.ask_discard(state, seat, n, trace),
            _ => unreachable!("an attack card takes tension or cards: checked when it was read"),
        }
    }

    /// BA-11.24: the next trait that acts after the damage.
    fn drain(&self, state: &mut State, at: u8, trace: &mut Tracing) {
        let active = self.active_traits(state);
        let Some(now) = active.get(usize::from(at)) else {
            state.enemy_mut().step = EnemyStep::Counter(0);
            return;
        };
        state.enemy_mut().step = EnemyStep::AfterDamage(at + 1);
        let Trait::Drains(n) = self.cards.party(now.party).special else { return };
        let seats: Seats = Self::in_attack(state)
            .filter(|victim| victim.failed)
            .map(|victim| victim.seat)
            .collect();
        if seats.is_empty() {
            return;
        }
        self.trait_counts(now.party, trace);
        trace.fact(BA_11_24, || Fact::TraitAfter { card: now.party, seats });
        for seat in seats.iter() {
            self.lose_tension(state, seat, n.saturating_mul(now.times), trace);
        }
    }

    /// BA-11.14: the shown cards go to the discard pile; parts that fell are destroyed now.
    fn settle_attack(&self, state: &mut State, trace: &mut Tracing) {
        state.tasks.pop();
        let shown = std::mem::take(&mut state.enemy_shown);
        let Some((EnemyCard::Attack(card), parties)) = shown.split_last() else { return };
        let parties: EnemyList = parties.iter().copied().collect();
        let mut to = EnemyPile::Discard;
        if !parties.is_empty() && self.readings.aside_party_cards == AsidePartyCards::BackIntoDeck {
            to = EnemyPile::Deck;
        }
        for party in &parties {
            match to {
                EnemyPile::Discard => state.atk_discard.push(*party),
                EnemyPile::Deck => state.atk_deck.add((*party).into(), 1),
            }
        }
        state.atk_discard.push(EnemyCard::Attack(*card));
        trace.fact(BA_11_14, || Fact::AttackSettled { card: *card, parties, to });
        let enemy = state.enemy.take();
        if let Some(seat) = enemy.and_then(|enemy| enemy.felled_by) {
            self.start_destruction(state, seat);
        }
    }
}

//! What an opening or a use is paid with: which payments there are, whole or in parts.
//!
//! Source: BK-5.10, BK-5.12, BK-5.51, BK-3.9, BK-3.15, BK-9.29, BK-R16, BK-R63. Nothing here changes
//! anything; `announce` takes what is paid.

#[cfg(test)]
mod tests;

use crate::action::Payment;
use crate::cards::Body;
use crate::cards::text::{AbilityCost, CharacterFilter, TargetKind};
use crate::prelude::*;
use crate::readings::{CostFromHandOnly, NoTargetOpen};
use crate::rules::chapter::target::alike;
use crate::state::{Known, PAYMENT_MAX};
use kanso_engine::game::LEGAL_MAX;

/// What is left to pay, and what must be left when it is paid.
#[derive(Clone, Debug)]
pub(crate) struct Price<'a> {
    /// Who pays.
    pub seat: Seat,
    /// From where the text is read.
    pub vantage: Vantage,
    /// Hand cards, with those that are paid already.
    pub cost: Cost,
    /// Which characters one may be sacrificed of, if there is such a part.
    pub sacrifice: Option<&'a CharacterFilter>,
    /// The lock mark is still to be paid.
    pub lock: bool,
    /// What names targets when it pends.
    pub text: Option<&'a Ability>,
    /// Set cards may pay, too (BK-R63).
    pub from_sets: bool,
    /// What has been paid in parts.
    pub paid: &'a [CardKind],
}

impl BerserkTcg {
    /// The text that pends when a card is opened: that of a normal effect. Source: BK-3.4.
    pub(crate) fn opened_text(&self, kind: CardKind) -> Option<&Ability> {
        let data = self.data(kind);
        match data.body {
            Body::Normal { .. } => data.abilities.first(),
            Body::Character(_) | Body::Eternal => None,
        }
    }

    /// What using an ability costs, if it is one to be used. Source: BK-5.22.
    pub(crate) fn ability_cost(&self, kind: CardKind, ability: u8) -> Option<&AbilityCost> {
        match self.data(kind).abilities.get(usize::from(ability))? {
            Ability::Paid { cost, .. } => Some(cost),
            Ability::Effect { .. } | Ability::Trigger { .. } | Ability::Static(_) => None,
        }
    }

    /// What opening a set card costs. Source: BK-5.10.
    pub(crate) fn opening_price<'a>(&'a self, state: &State, card: &Instance) -> Price<'a> {
        Price {
            seat: card.controller,
            vantage: Vantage::of(card),
            cost: self.opening_cost(state, card),
            sacrifice: None,
            lock: false,
            text: self.opened_text(card.kind),
            from_sets: false,
            paid: &[],
        }
    }

    /// What using an ability of a card costs. Source: BK-9.32.
    ///
    /// # Panics
    ///
    /// If the card has no such ability with a cost: the caller has looked.
    pub(crate) fn use_price(&self, kind: CardKind, ability: u8, vantage: Vantage) -> Price<'_> {
        let cost = self.ability_cost(kind, ability).expect("the caller has seen its cost");
        Price {
            seat: vantage.seat,
            vantage,
            cost: Cost { coloured: [0; 4], any: cost.any },
            sacrifice: cost.sacrifice.as_ref(),
            lock: cost.lock,
            text: self.data(kind).abilities.get(usize::from(ability)),
            from_sets: cost.any > 0
                && self.readings.cost_from_hand_only == CostFromHandOnly::HandOrSet,
            paid: &[],
        }
    }

    /// What the announcement that is going on costs; the lock mark is paid.
    pub(crate) fn announced_price<'a>(&'a self, state: &'a State) -> Option<Price<'a>> {
        let announce = state.announcing()?;
        let card = state.card(announce.card);
        let vantage = Vantage { seat: announce.seat, card: card.id, city: announce.city };
        let price = match announce.ability {
            None => self.opening_price(state, card),
            Some(ability) => {
                self.ability_cost(card.kind, ability)?;
                self.use_price(card.kind, ability, vantage)
            }
        };
        Some(Price { lock: false, paid: &announce.paid, ..price })
    }

    /// The cards that may be paid with, by their numbers. Source: BK-5.10, BK-R63.
    fn paying<'a>(state: &'a State, price: &Price<'_>) -> impl Iterator<Item = &'a Instance> {
        let Price { seat, from_sets, .. } = *price;
        let pays =
            move |card: &&Instance| card.is_in_hand_of(seat) || (from_sets && card.is_set_of(seat));
        state.cards.table().iter().filter(pays)
    }

    fn pool<'a>(state: &'a State, price: &Price<'_>) -> Vec<&'a Instance> {
        Self::paying(state, price).collect()
    }

    /// How many cards of each colour these are.
    fn held<'a>(&self, cards: impl Iterator<Item = &'a Instance>) -> [usize; 4] {
        let mut held = [0; 4];
        for card in cards {
            held[self.standing.of_kind(card.kind).colour as usize] += 1;
        }
        held
    }

    /// The characters of which one may be sacrificed, by their numbers.
    pub(crate) fn sacrifices(&self, state: &State, price: &Price<'_>) -> Vec<CardId> {
        let filter = price.sacrifice;
        filter.map_or_else(Vec::new, |filter| self.characters(state, filter, price.vantage))
    }

    /// What of the cost is left after these; none if they are not part of a payment.
    fn left(&self, cost: Cost, paid: impl IntoIterator<Item = CardKind>) -> Option<Cost> {
        let (mut coloured, mut total) = (cost.coloured, cost.cards());
        for kind in paid {
            total = total.checked_sub(1)?;
            let need = &mut coloured[self.data(kind).colour as usize];
            *need = need.saturating_sub(1);
        }
        let any = total.checked_sub(coloured.iter().sum())?;
        Some(Cost { coloured, any })
    }

    /// True if a cost can be paid from so many cards of each colour, of which some must be kept.
    /// Source: BK-5.10.
    fn covers(cost: Cost, held: [usize; 4], kept: usize) -> bool {
        held.iter().sum::<usize>() >= usize::from(cost.cards()) + kept
            && held.iter().zip(cost.coloured).all(|(held, need)| *held >= usize::from(need))
    }

    /// True if an effect pends only with all its targets. Source: BK-5.12, BK-R16.
    pub(crate) fn needs_targets(&self) -> bool {
        match self.readings.no_target_open {
            NoTargetOpen::NotPayable => true,
            NoTargetOpen::AllowedNoEffect => false,
        }
    }

    /// Set cards that may be paid, one list for each target that must be one of them: one card of
    /// each list must be left. Source: BK-5.12, BK-R63.
    fn to_keep(&self, state: &State, price: &Price<'_>) -> Vec<Vec<CardId>> {
        let Some(text) = price.text.filter(|_| price.from_sets && self.needs_targets()) else {
            return Vec::new();
        };
        let mut lists = Vec::new();
        for (place, target) in text.targets().iter().enumerate() {
            if target.optional || !matches!(target.what, TargetKind::SetCard(_)) {
                continue;
            }
            let list: Vec<CardId> = self
                .candidates(state, text, place, price.vantage)
                .into_iter()
                .filter_map(|named| match named {
                    Named::Card(id) => Some(id),
                    Named::Item(_) | Named::City(_) => None,
                })
                .collect();
            if list.iter().all(|id| state.card(*id).is_set_of(price.seat)) {
                lists.push(list);
            }
        }
        lists
    }

    /// True if every target that must be named can still be after the lock mark and this sacrifice
    /// are paid. Source: BK-5.12.
    fn leaves_targets(&self, state: &State, price: &Price<'_>, sacrifice: Option<CardId>) -> bool {
        let Some(text) = price.text.filter(|_| self.needs_targets()) else { return true };
        let by_lock = |target: &Target| matches!(&target.what, TargetKind::Character(filter) if filter.locked.is_some());
        let locks = price.lock && text.targets().iter().any(by_lock);
        if sacrifice.is_none() && !locks {
            return true; // Hand cards that are paid take no target away.
        }
        let mut after = state.clone();
        if price.lock {
            after.card_mut(price.vantage.card).locked = true;
        }
        if let Some(id) = sacrifice {
            after.card_mut(id).go_to_owner(Zone::Trash, Known::Publicly);
        }
        self.has_targets(&after, text, price.vantage)
    }

    /// Checks whether a price can be paid at all, leaving targets. Source: BK-5.10, BK-5.12.
    pub(crate) fn check_price(&self, state: &State, price: &Price<'_>) -> Checked {
        let (held, cost) = (self.held(Self::paying(state, price)), price.cost);
        let cannot = |sacrifice| {
            let card = state.card(price.vantage.card);
            let (card, used) = (card.as_ref(), card.is_in_play());
            let hand = state.hand(price.seat).count() as u8;
            Err(Refusal::CannotPay { card, cost, hand, sacrifice, used })
        };
        if !Self::covers(cost, held, 0) || usize::from(cost.cards()) > PAYMENT_MAX {
            return cannot(false);
        }
        let sacrifices = self.sacrifices(state, price);
        if price.sacrifice.is_some() && sacrifices.is_empty() {
            return cannot(true);
        }
        let leaves = match price.sacrifice {
            None => self.leaves_targets(state, price, None),
            Some(_) => sacrifices.iter().any(|id| self.leaves_targets(state, price, Some(*id))),
        };
        if leaves && Self::covers(cost, held, least_kept(&self.to_keep(state, price))) {
            return Ok(());
        }
        Err(Refusal::NoTarget { card: state.card_ref(price.vantage.card), paid_away: true })
    }

    /// True if the payment is asked in parts. Source: BK-5.51.
    pub(crate) fn is_in_parts(&self, state: &State, price: &Price<'_>) -> bool {
        let characters = match price.sacrifice {
            None => 1,
            Some(_) => self.sacrifices(state, price).len(),
        };
        let pool = Self::paying(state, price).count();
        !price.paid.is_empty() || choices(pool, price.cost.cards().into()) * characters > LEGAL_MAX
    }

    /// True if something is still to be paid that is asked for. Source: BK-5.51.
    pub(crate) fn is_unpaid(&self, state: &State) -> bool {
        let Some(announce) = state.announcing() else { return false };
        let Some(price) = self.announced_price(state) else { return false };
        usize::from(price.cost.cards()) > price.paid.len()
            || (price.sacrifice.is_some() && !announce.sacrificed)
    }

    /// Every multiset of cards of the right number that is paid whole, whether or not it satisfies
    /// the cost, ascending.
    pub(crate) fn payments(&self, state: &State, price: &Price<'_>) -> Vec<Payment> {
        let mut groups: Vec<Vec<&Instance>> = Vec::new();
        for card in Self::pool(state, price) {
            match groups.iter_mut().find(|group| alike(group[0], card)) {
                Some(group) => group.push(card),
                None => groups.push(vec![card]),
            }
        }
        let mut payments = Vec::new();
        multisets(&groups, price.cost.cards().into(), &mut Vec::new(), &mut payments);
        payments.sort_unstable();
        payments
    }

    /// Checks whether these cards satisfy the cost as a whole. Source: BK-5.10, BK-3.15.
    pub(crate) fn check_cards(&self, state: &State, price: &Price<'_>, cards: &Payment) -> Checked {
        let wrong =
            Refusal::WrongPayment { cost: price.cost, sacrifice: price.sacrifice.is_some() };
        let pool = Self::pool(state, price);
        let chosen: Vec<&Instance> =
            pool.iter().copied().filter(|card| cards.contains(&card.id)).collect();
        let left = self.left(price.cost, chosen.iter().map(|card| card.kind));
        if chosen.len() != cards.len() || left.is_none_or(|left| left.cards() > 0) {
            return Err(wrong);
        }
        let skips = |card: &&Instance| {
            let passed = |other: &&Instance| card.id < other.id && alike(card, other);
            !cards.contains(&card.id) && chosen.iter().any(passed)
        };
        if pool.iter().any(skips) {
            return Err(Refusal::NotOffered { asked: Question::PayCost });
        }
        let keeps = self.to_keep(state, price);
        if keeps.iter().any(|list| list.iter().all(|id| cards.contains(id))) {
            let card = state.card_ref(price.vantage.card);
            return Err(Refusal::PaymentTakesTarget { card });
        }
        Ok(())
    }

    /// Checks whether this is the sacrifice that a cost asks for, or none if it asks for none.
    /// Source: BK-5.51.
    pub(crate) fn check_sacrifice(
        &self,
        state: &State,
        price: &Price<'_>,
        sacrifice: Option<CardId>,
    ) -> Checked {
        let fits = match (price.sacrifice, sacrifice) {
            (None, None) => true,
            (Some(filter), Some(id)) => {
                state.find(id).is_some_and(|card| self.fits(filter, price.vantage, card))
            }
            (None, Some(_)) | (Some(_), None) => false,
        };
        if !fits {
            let sacrifice = price.sacrifice.is_some();
            return Err(Refusal::WrongPayment { cost: price.cost, sacrifice });
        }
        if !self.leaves_targets(state, price, sacrifice) {
            let card = state.card_ref(price.vantage.card);
            return Err(Refusal::PaymentTakesTarget { card });
        }
        Ok(())
    }

    /// Checks whether a cost may be paid so as a whole. Source: BK-5.51.
    pub(crate) fn check_pay(
        &self,
        state: &State,
        cards: &Payment,
        sacrifice: Option<CardId>,
    ) -> Checked {
        let price = self.asked_price(state)?;
        if self.is_in_parts(state, &price) {
            return Err(Refusal::NotOffered { asked: Question::PayCost });
        }
        self.check_cards(state, &price, cards)?;
        self.check_sacrifice(state, &price, sacrifice)
    }

    /// Whether a card may be the next part of a payment: they ascend by card number, and the rest
    /// stays payable. Source: BK-5.51.
    pub(crate) fn check_pay_card(&self, state: &State, id: CardId) -> Checked {
        let price = self.asked_price(state)?;
        let pool = Self::pool(state, &price);
        let Some(card) = pool.iter().copied().find(|card| card.id == id) else {
            return Err(Refusal::NotOffered { asked: Question::PayCost });
        };
        let due = price.paid.len() < usize::from(price.cost.cards());
        let twin = pool.iter().any(|other| other.id < id && alike(other, card));
        if twin || !due || !self.is_in_parts(state, &price) {
            return Err(Refusal::NotOffered { asked: Question::PayCost });
        }
        let wrong = Refusal::WrongPart { cost: price.cost };
        if price.paid.last().is_some_and(|last| card.kind < *last) {
            return Err(wrong);
        }
        let paid = price.paid.iter().copied().chain([card.kind]);
        let Some(left) = self.left(price.cost, paid) else { return Err(wrong) };
        let still = |other: &&Instance| other.kind >= card.kind && other.id != id;
        let rest: Vec<&Instance> = pool.into_iter().filter(still).collect();
        let mut keeps = self.to_keep(state, &price);
        for list in &mut keeps {
            list.retain(|kept| *kept != id);
            if list.is_empty() {
                let card = state.card_ref(price.vantage.card);
                return Err(Refusal::PaymentTakesTarget { card });
            }
        }
        // What can be paid no more is kept anyway.
        keeps.retain(|list| list.iter().all(|kept| rest.iter().any(|card| card.id == *kept)));
        let held = self.held(rest.iter().copied());
        if Self::covers(left, held, least_kept(&keeps)) { Ok(()) } else { Err(wrong) }
    }

    /// Checks whether a character may be the last part of a payment. Source: BK-5.51.
    pub(crate) fn check_pay_sacrifice(&self, state: &State, id: CardId) -> Checked {
        let price = self.asked_price(state)?;
        let due = price.paid.len() == usize::from(price.cost.cards());
        if price.sacrifice.is_none() || !due || !self.is_in_parts(state, &price) {
            return Err(Refusal::NotOffered { asked: Question::PayCost });
        }
        self.check_sacrifice(state, &price, Some(id))
    }

    fn asked_price<'a>(&'a self, state: &'a State) -> Result<Price<'a>, Refusal> {
        let price = self.announced_price(state);
        price.ok_or(Refusal::NotOffered { asked: Question::PayCost })
    }
}

/// The multisets of so many cards, the first ones of each group.
fn multisets(
    groups: &[Vec<&Instance>],
    count: usize,
    chosen: &mut Vec<CardId>,
    into: &mut Vec<Payment>,
) {
    if count == 0 {
        into.push(Payment::of(chosen.iter().copied()));
        return;
    }
    let Some((group, rest)) = groups.split_first() else { return };
    let others: usize = rest.iter().map(Vec::len).sum();
    let before = chosen.len();
    for taken in count.saturating_sub(others)..=count.min(group.len()) {
        chosen.extend(group[..taken].iter().map(|card| card.id));
        multisets(rest, count - taken, chosen, into);
        chosen.truncate(before);
    }
}

/// In how many ways so many cards can be chosen from these, at most one more than [`LEGAL_MAX`].
fn choices(from: usize, count: usize) -> usize {
    let mut ways = 1;
    for taken in 0..count.min(from.saturating_sub(count)) {
        ways = ways * (from - taken) / (taken + 1);
        if ways > LEGAL_MAX {
            return LEGAL_MAX + 1;
        }
    }
    if count > from { 0 } else { ways }
}

/// The fewest cards that leave one of each list.
fn least_kept(lists: &[Vec<CardId>]) -> usize {
    let Some((first, rest)) = lists.split_first() else { return 0 };
    let kept = first.iter().map(|kept| {
        let others: Vec<Vec<CardId>> =
            rest.iter().filter(|list| !list.contains(kept)).cloned().collect();
        1 + least_kept(&others)
    });
    kept.min().unwrap_or(0)
}

//! Numbers of cards, given anew where they are not for an eye.
//!
//! Source: BK-3.13, BK-3.14. A number that everybody has seen may belong to a card that is in a hand by
//! now, or was one of a hand and has got another number since: nobody else knows which. So it is one that
//! was given up, and the cards of a hand have numbers that nobody has seen.

use crate::prelude::*;
use crate::readings::SetInTransit;
use crate::state::{Exchange, Former, SEATS};
use kanso_engine::canon::canonical;
use kanso_engine::resample::Dealer;

impl BerserkTcg {
    /// Gives the cards whose numbers an eye may not know other ones; what they had on them that the eye
    /// does not see is gone, and so are their faces.
    pub(super) fn number_anew(&self, state: &mut State, eye: Eye, deal: &mut Dealer<'_>) {
        let named = self.named(state, eye);
        state.former = formers(state, &named, eye);
        let any = self.cards.kinds().next().expect("a set has cards");
        let blank = |card: &mut Instance| {
            if !card.face().has(eye) {
                (card.kind, card.kept) = (any, None);
            }
        };
        state.cards.each_on_table(blank);
        let is_secret = |card: &&Instance| !card.number().has(eye);
        let secret: Vec<CardId> = state.cards.iter().filter(is_secret).map(|it| it.id).collect();
        let mut cards: Vec<Instance> =
            secret.into_iter().filter_map(|id| state.cards.take(id)).collect();
        // Their order tells nothing of the numbers that they had.
        cards.sort_by_cached_key(|card| canonical(&Instance { id: CardId(0), ..*card }));
        let mut seen = named;
        seen.extend(state.cards.iter().map(|card| card.id));
        seen.extend(state.cities.iter().flat_map(|city| &city.holders));
        seen.extend(&state.unpaid_shown);
        let mut free = (1..).map(CardId).filter(|id| !seen.contains(id));
        for card in cards {
            let id = free.next().expect("numbers do not end");
            state.next_card = state.next_card.max(id.0 + 1);
            state.cards.put(Instance { id, ..card });
        }
        for seat in SEATS.into_iter().filter(|seat| !eye.sees(*seat)) {
            self.choose_anew(state, seat, any, &mut free, deal);
        }
    }

    /// A set (BK-R21 `in-hand`) and a discard (BK-R8 `all`) that pend name any cards of the hand, and where
    /// there are too few of them, cards that have been paid since.
    fn choose_anew(
        &self,
        state: &mut State,
        seat: Seat,
        any: CardKind,
        free: &mut impl Iterator<Item = CardId>,
        deal: &mut Dealer<'_>,
    ) {
        let mut hand: Vec<CardId> = state.hand(seat).map(|card| card.id).collect();
        deal.shuffle(&mut hand);
        let is_tp = state.turn_player() == Some(seat);
        let State { stack, discarding, former, next_card, .. } = state;
        let of_stack = stack.iter_mut().filter(|item| item.controller == seat);
        let names = of_stack.flat_map(|item| match &mut item.what {
            Pending::Set { card, .. } if self.sets_from_hand() => std::slice::from_mut(card),
            Pending::Discard { cards } => cards.as_mut_slice(),
            _ => &mut [],
        });
        for name in names.chain(discarding.iter_mut().filter(|_| is_tp)) {
            *name = hand.pop().unwrap_or_else(|| {
                let id = free.next().expect("numbers do not end");
                *next_card = (*next_card).max(id.0 + 1);
                former.push(Former { id, kind: any, seat });
                id
            });
        }
    }

    /// True if a card stays in the hand until it is set. Source: BK-R21.
    fn sets_from_hand(&self) -> bool {
        self.readings.set_in_transit == SetInTransit::InHand
    }

    /// The numbers by which what is going on names cards, but for those that are not for the eye.
    fn named(&self, state: &State, eye: Eye) -> Vec<CardId> {
        let mut into = Vec::new();
        for item in &state.stack {
            self.of_item(item, eye, &mut into);
        }
        for met in &state.triggers {
            of_met(met, &mut into);
        }
        for task in &state.tasks {
            match task {
                Task::Ask(_) | Task::Chance(_) | Task::Setup(_) => {}
                Task::Announce(announce) => {
                    into.push(announce.card);
                    of_targets(&announce.targets, &mut into);
                }
                Task::Put(met) => of_met(met, &mut into),
                Task::Resolve(resolve) => self.of_item(&resolve.item, eye, &mut into),
                Task::Exchange(exchange) => of_exchange(exchange, &mut into),
            }
        }
        if let Some(battle) = &state.battle {
            into.extend(battle.vanguard);
            into.extend(battle.fighters.iter().flatten());
            into.extend(&battle.participants);
            into.extend(&battle.struck);
            into.extend(battle.noted_ranges.iter().map(|(id, _)| *id));
            battle.half_assigned.iter().for_each(|it| of_exchange(it, &mut into));
        }
        if state.turn_player().is_some_and(|seat| eye.sees(seat)) {
            into.extend(&state.discarding);
        }
        into.sort_unstable();
        into.dedup();
        into
    }

    fn of_item(&self, item: &Item, eye: Eye, into: &mut Vec<CardId>) {
        let is_own = eye.sees(item.controller);
        match &item.what {
            Pending::Recover
            | Pending::Draw
            | Pending::Battle { .. }
            | Pending::Occupy { .. }
            | Pending::CityDraw { .. }
            | Pending::Reset => {}
            Pending::Set { card, .. } => {
                into.extend((is_own || !self.sets_from_hand()).then_some(*card));
            }
            Pending::Discard { cards } => into.extend(cards.iter().filter(|_| is_own)),
            Pending::Move { card, .. }
            | Pending::Vanguard { card }
            | Pending::Fighter { card }
            | Pending::Entry { card } => into.push(*card),
            Pending::Damage { assignments, .. } => of_assignments(assignments, into),
            Pending::Effect { card, targets } => {
                into.push(*card);
                of_targets(targets, into);
            }
            Pending::Paid { source, targets } => {
                into.push(source.card);
                of_targets(targets, into);
            }
            Pending::Trigger { source, targets, event_card, .. } => {
                into.push(source.card);
                into.extend(*event_card);
                of_targets(targets, into);
            }
        }
    }
}

fn of_met(met: &Met, into: &mut Vec<CardId>) {
    match &met.what {
        Trigger::CityDraw { .. } => {}
        Trigger::Ability { source, event_card, .. } => {
            into.push(source.card);
            into.extend(*event_card);
        }
    }
}

fn of_targets(targets: &Targets, into: &mut Vec<CardId>) {
    into.extend(targets.iter().filter_map(|target| match target {
        Named::Card(card) => Some(*card),
        Named::Item(_) | Named::City(_) => None,
    }));
}

fn of_assignments(assignments: &[Assignment], into: &mut Vec<CardId>) {
    into.extend(assignments.iter().flat_map(|part| [part.source, part.target]));
}

fn of_exchange(exchange: &Exchange, into: &mut Vec<CardId>) {
    into.extend(&exchange.queue);
    into.extend(exchange.last_target);
    of_assignments(&exchange.assignments, into);
}

/// The numbers given up among those that are named, as everybody knows them: also those of cards that are
/// in a hand, for an eye to which they are not told.
fn formers(state: &State, named: &[CardId], eye: Eye) -> Vec<Former> {
    let former = |id: CardId| match state.find(id) {
        Some(card) if card.number().has(eye) => None,
        Some(card) => Some(Former { id, kind: card.kind, seat: card.controller }),
        None => state.former.iter().find(|former| former.id == id).copied(),
    };
    named.iter().filter_map(|id| former(*id)).collect()
}

//! What an eye may not know, dealt anew.
//!
//! Source: BK-3.12, BK-3.13, BK-3.16, BK-4.7, BK-9.19. Cards whose faces an eye does not see get other
//! ones, cards whose numbers are not for it other numbers, and a standing pass of another seat is none. What
//! the eye could work out from earlier facts is not weighed: that a card known in a hand is in it, or was
//! set, since the hand was blurred (BK-5.21), and with what a card left play that comes back (BK-R62
//! `keeps`).

mod numbers;
#[cfg(test)]
mod tests;

use crate::cards::deck::{COPIES_MAX, Deck as DeckList};
use crate::prelude::*;
use crate::state::SEATS;
use kanso_engine::resample::Dealer;
use kanso_engine::{Bag, Deck, Kind};

/// So often it is dealt in the hope that a seat can pay what it is asked to pay; then it is given cards by
/// which it can.
const TRIES: u32 = 64;

impl BerserkTcg {
    /// A state that an eye cannot tell from this one. Where the eye is not told a deck's list, the deck is a
    /// ready-made one that fits what it sees, each as probable as the others that fit.
    pub(crate) fn deal_anew(&self, state: &State, eye: Eye, deal: &mut Dealer<'_>) -> State {
        let mut dealt = state.clone();
        if eye == Eye::All {
            return dealt;
        }
        for seat in SEATS.into_iter().filter(|seat| !eye.sees(*seat)) {
            dealt.seats[seat.index()].standing_pass = None;
        }
        self.number_anew(&mut dealt, eye, deal);
        for tried in 0..2 * TRIES {
            let faces = Faces { game: self, real: state, eye, to_pay: tried >= TRIES };
            for owner in SEATS {
                faces.deal(&mut dealt, owner, deal);
            }
            if self.can_pay(&dealt) {
                break;
            }
        }
        dealt
    }

    /// True unless a seat is asked for a payment that it cannot make. Everything else that is asked has an
    /// answer with any cards.
    fn can_pay(&self, state: &State) -> bool {
        let Some(Ask { question: Question::PayCost, .. }) = state.asked() else { return true };
        let mut legal = Vec::new();
        self.legal_actions(state, &mut legal);
        !legal.is_empty()
    }
}

/// Faces that are dealt.
struct Faces<'a> {
    game: &'a BerserkTcg,
    real: &'a State,
    eye: Eye,
    /// A seat that is asked to pay gets cards by which it can.
    to_pay: bool,
}

impl Faces<'_> {
    fn is_hidden(&self, card: &Instance, owner: Seat) -> bool {
        card.owner == owner && !card.face().has(self.eye)
    }

    /// Deals the hidden cards of an owner from them and its deck; to the owner's eye, which knows what its
    /// deck has left, from them alone.
    fn deal(&self, dealt: &mut State, owner: Seat, deal: &mut Dealer<'_>) {
        let (mut pool, mut seen) = (Bag::new(), Bag::new());
        for card in self.real.cards.iter().filter(|card| card.owner == owner) {
            let bag = if self.is_hidden(card, owner) { &mut pool } else { &mut seen };
            bag.add(card.kind.into(), 1);
        }
        let is_own = self.eye.sees(owner);
        if !is_own {
            pool.merge(&self.real.seats[owner.index()].deck.contents());
        }
        if !self.game.tells_deck_list(owner.index(), self.eye) {
            pool = self.guessed(&seen, pool.total(), deal);
        }
        let mut hidden: Vec<CardId> = dealt
            .cards
            .iter()
            .filter(|card| self.is_hidden(card, owner))
            .map(|card| card.id)
            .collect();
        // Hand cards first: it is they that are paid with.
        hidden.sort_by_key(|id| !dealt.card(*id).is_in_hand_of(owner));
        let mut due = if self.to_pay { self.due(dealt, owner) } else { Vec::new() }.into_iter();
        for id in hidden {
            let wanted = due.next().and_then(|due| self.drawn_for(due, &mut pool, deal));
            let kind = wanted.or_else(|| deal.draw(&mut pool)).expect("there is a card for each");
            dealt.card_mut(id).kind = CardKind::try_from(kind).expect("a card of the set");
        }
        if !is_own {
            dealt.seats[owner.index()].deck = self.deck(pool, owner, deal);
        }
    }

    /// A deck of these cards. Nobody but its owner knows what lies where; where a draw that is awaited takes
    /// all that is shuffled, the rest lies below.
    fn deck(&self, mut pool: Bag, owner: Seat, deal: &mut Dealer<'_>) -> Deck {
        let shuffled = self.real.tasks.iter().find_map(|task| match task {
            Task::Chance(
                Drawn::Draw { seat, count, bottom, .. }
                | Drawn::Look { seat, count, bottom }
                | Drawn::Mill { seat, count, bottom },
            ) if *seat == owner && *bottom > 0 => Some(u32::from(*count)),
            _ => None,
        });
        let below = pool.total().saturating_sub(shuffled.unwrap_or(u32::MAX));
        let below: Vec<Kind> = (0..below).filter_map(|_| deal.draw(&mut pool)).collect();
        let mut deck = Deck::shuffled(pool);
        for kind in below {
            deck.put_at_bottom(kind);
        }
        deck
    }

    /// So many cards as may lie unseen beside those `seen`: what is left of a ready-made deck that fits,
    /// else any cards of the set.
    fn guessed(&self, seen: &Bag, count: u32, deal: &mut Dealer<'_>) -> Bag {
        let all = |list: &DeckList| -> Bag {
            list.cards.iter().map(|(kind, copies)| (Kind::from(*kind), (*copies).into())).collect()
        };
        let fits = |all: &Bag| {
            all.total() == seen.total() + count
                && seen.iter().all(|(kind, copies)| all.count(kind) >= copies)
        };
        let cards = &self.game.cards;
        let mut lists: Vec<Bag> = cards.decks.iter().map(all).filter(fits).collect();
        if self.to_pay || lists.is_empty() {
            let each = |kind| (Kind::from(kind), COPIES_MAX as u16);
            let mut any = Bag::new();
            while any.total() < count {
                any.merge(&cards.kinds().map(each).collect());
            }
            return (0..count).filter_map(|_| deal.draw(&mut any)).map(|kind| (kind, 1)).collect();
        }
        let mut left = lists.swap_remove(deal.below(lists.len() as u32) as usize);
        for (kind, copies) in seen.iter() {
            for _ in 0..copies {
                assert!(left.take(kind), "the list has what was seen");
            }
        }
        left
    }

    /// What a seat still has to pay with cards that the eye does not see: each of a colour, or any, and
    /// none that comes before one that is paid.
    fn due(&self, state: &State, seat: Seat) -> Vec<Due> {
        let asked = state.asked().filter(|ask| ask.seat == seat);
        let Some(price) = asked.and_then(|_| self.game.announced_price(state)) else {
            return Vec::new();
        };
        let from = price.paid.last().copied();
        let mut due: Vec<Due> =
            (0..price.cost.cards()).map(|_| Due { colour: None, from }).collect();
        let mut coloured = price.cost.coloured;
        for kind in price.paid {
            let need = &mut coloured[self.game.data(*kind).colour as usize];
            *need = need.saturating_sub(1);
            due.pop();
        }
        let colours = (0..).zip(coloured).flat_map(|(colour, need)| (0..need).map(move |_| colour));
        for (due, colour) in due.iter_mut().zip(colours) {
            due.colour = Some(colour);
        }
        due
    }

    /// A card of a pool that can be paid so.
    fn drawn_for(&self, due: Due, pool: &mut Bag, deal: &mut Dealer<'_>) -> Option<Kind> {
        let mut fitting: Bag = pool.iter().filter(|(kind, _)| self.pays(*kind, due)).collect();
        deal.draw(&mut fitting).filter(|kind| pool.take(*kind))
    }

    fn pays(&self, kind: Kind, due: Due) -> bool {
        let kind = CardKind::try_from(kind).expect("a card of the set");
        let is_colour = |colour| self.game.data(kind).colour as usize == colour;
        due.colour.is_none_or(is_colour) && due.from.is_none_or(|from| from <= kind)
    }
}

/// A hand card that is still to be paid.
#[derive(Clone, Copy)]
struct Due {
    /// The number of its colour; none if any will do.
    colour: Option<usize>,
    /// The card paid last, where payment is in parts.
    from: Option<CardKind>,
}

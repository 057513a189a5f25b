//! Cards going from place to place, with the numbers they get on the way.
//!
//! Source: BK-3.13, BK-3.14, BK-5.21, BK-6.4, BK-6.17. Nothing here asks whether a card may go
//! there, and nothing sets off a trigger but leaving and entering play.

use crate::prelude::*;
use crate::readings::{BounceWinsShield, FreshCharacterActs, OpenSameTurn};
use crate::state::{Former, Kept, Known};

impl State {
    /// A card leaves a deck: it gets a number. Source: BK-3.13.
    pub(crate) fn new_card(&mut self, kind: CardKind, owner: Seat, zone: Zone) -> CardId {
        let id = self.number();
        self.cards.put(Instance::new(id, kind, owner, zone));
        id
    }

    fn number(&mut self) -> CardId {
        let id = CardId(self.next_card);
        self.next_card += 1;
        id
    }

    /// A card gets a new number: it is another card from now on. Source: BK-3.13, BK-3.14.
    pub(crate) fn renumber(&mut self, id: CardId) -> CardId {
        let mut card = self.cards.take(id).expect("the caller has seen this card");
        self.former.push(Former { id, kind: card.kind, seat: card.controller });
        card.id = self.number();
        let id = card.id;
        self.cards.put(card);
        id
    }

    /// A card goes back into its owner's deck, at the bottom or into the shuffled middle, and loses
    /// its number.
    pub(crate) fn back_into_deck(&mut self, id: CardId, bottom: bool) {
        let card = self.cards.take(id).expect("the caller has seen this card");
        let deck = &mut self.seats[card.owner.index()].deck;
        if bottom {
            deck.put_at_bottom(card.kind.into());
        } else {
            deck.add_to_bag(card.kind.into(), 1);
        }
    }
}

impl BerserkTcg {
    /// What a card in play has on it goes; under BK-R62 `keeps` it is remembered for this turn.
    /// Source: BK-6.4.
    fn strip(&self, card: &mut Instance) {
        let worn = card.worn();
        if card.zone == Zone::InPlay
            && worn != Kept::default()
            && self.readings.bounce_wins_shield == BounceWinsShield::Keeps
        {
            card.kept = Some(worn);
        }
        card.wear(Kept::default());
        card.entered = 0;
        card.since_turn = None;
    }

    /// Cards go from a hand or aside to their owner's trash, in ascending order of card number, and
    /// get new numbers in that order. Source: BK-3.13, BK-6.32.
    pub(crate) fn hand_to_trash(&self, state: &mut State, cards: &[CardId]) -> Vec<CardId> {
        let mut sorted: Vec<(CardKind, CardId)> =
            cards.iter().map(|id| (state.card(*id).kind, *id)).collect();
        sorted.sort_unstable();
        sorted
            .into_iter()
            .map(|(_, id)| {
                let id = state.renumber(id);
                state.card_mut(id).go_to_owner(Zone::Trash, Known::Publicly);
                id
            })
            .collect()
    }

    /// A card at a city goes to its owner's trash; its number stays. Source: BK-6.17. Triggers on
    /// leaving play are the caller's business ([`Self::trash`](crate::BerserkTcg)).
    pub(crate) fn table_to_trash(&self, state: &mut State, id: CardId) {
        let mut card = state.card_mut(id);
        self.strip(&mut card);
        card.go_to_owner(Zone::Trash, Known::Publicly);
    }

    /// A card in play goes to its owner's hand; its number stays. Source: BK-9.10, BK-6.17.
    pub(crate) fn table_to_hand(&self, state: &mut State, id: CardId, known: Known) {
        let mut card = state.card_mut(id);
        self.strip(&mut card);
        card.go_to_owner(Zone::Hand, known);
    }

    /// A card goes from the trash to its owner's hand; its number stays. Source: BK-9.24.
    pub(crate) fn trash_to_hand(&self, state: &mut State, id: CardId) {
        let mut card = state.card_mut(id);
        card.zone = Zone::Hand;
        card.known = Known::Publicly;
    }

    /// A face-up card at a city is turned face-down there and gets a new number.
    /// Source: BK-3.13 (c), BK-9.11.
    pub(crate) fn turn_face_down(
        &self,
        state: &mut State,
        id: CardId,
        controller: Seat,
        known: Known,
    ) -> CardId {
        let id = state.renumber(id);
        let mut card = state.card_mut(id);
        self.strip(&mut card);
        let city = card.at();
        drop(card);
        self.lay_face_down(state, id, controller, city, known);
        id
    }

    /// A card comes from a hand or aside to a city as a set card and gets a new number.
    /// Source: BK-3.13 (a), BK-5.20, BK-9.20.
    pub(crate) fn put_set_card(
        &self,
        state: &mut State,
        id: CardId,
        controller: Seat,
        city: City,
        known: Known,
    ) -> CardId {
        let id = state.renumber(id);
        self.lay_face_down(state, id, controller, city, known);
        id
    }

    /// A card whose number was given for this becomes a set card. Source: BK-3.13.
    pub(crate) fn lay_face_down(
        &self,
        state: &mut State,
        id: CardId,
        controller: Seat,
        city: City,
        known: Known,
    ) {
        let turn = state.turn_no;
        let mut card = state.card_mut(id);
        card.zone = Zone::Set;
        card.controller = controller;
        card.city = Some(city);
        card.known = known;
        card.since_turn = self.notes_setting().then_some(turn);
    }

    /// A card is in play now: from its opening, from a deck or a trash. Its number was given by the
    /// caller (BK-3.13). Source: BK-5.16.
    pub(crate) fn put_in_play(&self, state: &mut State, id: CardId, controller: Seat, city: City) {
        let (turn, entered) = (state.turn_no, state.next_entered);
        state.next_entered += 1;
        let mut card = state.card_mut(id);
        card.zone = Zone::InPlay;
        card.controller = controller;
        card.city = Some(city);
        card.entered = entered;
        card.known = Known::Publicly;
        card.since_turn = self.notes_entering().then_some(turn);
        if let Some(kept) = card.kept.take() {
            card.wear(kept);
        }
    }

    /// A card of a seat's hand can no longer be told from the others: what was known of the hand is
    /// forgotten. Says whether anything was. Source: BK-5.21.
    pub(crate) fn blur_hand(&self, state: &mut State, seat: Seat) -> bool {
        let mut blurred = false;
        state.cards.each_on_table(|card| {
            if card.is_in_hand_of(seat) {
                blurred |= card.known != Known::No;
                card.known = Known::No;
            }
        });
        blurred
    }

    /// True if the turn in which a card was set is noted (BK-R15 `no`).
    fn notes_setting(&self) -> bool {
        self.readings.open_same_turn == OpenSameTurn::No
    }

    /// True if the turn in which a card entered is noted (BK-R69 `from-next-turn`).
    fn notes_entering(&self) -> bool {
        self.readings.fresh_character_acts == FreshCharacterActs::FromNextTurn
    }
}

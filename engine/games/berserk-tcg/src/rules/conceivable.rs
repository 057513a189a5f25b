//! All that a seat might try while it is asked.
//!
//! Source: BK-5.53.

use crate::action::Payment;
use crate::prelude::*;
use crate::rules::chapter::target::distinct;
use crate::state::other;
use kanso_engine::game::LEGAL_MAX;

impl BerserkTcg {
    /// Appends all that a seat might try.
    pub(crate) fn conceivable_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        let Some(Ask { seat: asked, question }) = state.asked() else { return };
        if asked != seat {
            return;
        }
        let before = into.len();
        match question {
            Question::OpenPhase
            | Question::MainAction
            | Question::Vanguard
            | Question::BattleOpen
            | Question::Fighter
            | Question::Window => self.conceivable_moves(state, seat, into),
            Question::Mulligan | Question::TriggerOrder => self.legal_actions(state, into),
            Question::CityDraw => {
                into.extend([Action::DrawTwo, Action::DrawOne, Action::Decline]);
            }
            Question::Assign => self.conceivable_shares(state, into),
            Question::DiscardToLimit | Question::Discard => {
                let mut cards = distinct(state.hand(seat));
                cards.extend(self.to_discard(state, seat));
                cards.sort_unstable();
                cards.dedup();
                into.extend(cards.into_iter().map(|card| Action::Discard { card }));
            }
            Question::PayCost => self.conceivable_payments(state, seat, into),
            Question::ChooseTargets => self.conceivable_targets(state, seat, into),
            Question::Take => {
                let cards = distinct(state.aside(seat));
                into.extend(cards.into_iter().map(|card| Action::Take { card }));
                into.push(Action::TakeNone);
            }
            Question::Bottom | Question::Place => self.legal_actions(state, into),
            Question::Search => {
                let deck = self.decks[seat.index()].cards.iter().map(|(kind, _)| *kind);
                let mut kinds: Vec<CardKind> = deck.chain(self.to_find(state, seat)).collect();
                kinds.sort_unstable();
                kinds.dedup();
                into.extend(kinds.into_iter().map(|kind| Action::Find { kind }));
                into.push(Action::StopSearch);
            }
            Question::Sacrifice => {
                let cards = self.own_characters(state, seat, self.to_sacrifice(state));
                into.extend(cards.into_iter().map(|card| Action::Sacrifice { card }));
            }
        }
        if into.len() - before > LEGAL_MAX {
            into.truncate(before);
            self.legal_actions(state, into);
        }
    }

    /// The characters that a seat controls, and these, by their numbers.
    fn own_characters(&self, state: &State, seat: Seat, more: Vec<CardId>) -> Vec<CardId> {
        let own = state.in_play().filter(|card| card.controller == seat);
        let mut ids = more;
        ids.extend(own.filter(|card| self.is_character(card.kind)).map(|card| card.id));
        ids.sort_unstable();
        ids.dedup();
        ids
    }

    /// What can be tried wherever a seat may act by itself.
    fn conceivable_moves(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        let hand = distinct(state.hand(seat));
        let mut opened: Vec<CardId> = state.set_cards(seat).map(|card| card.id).collect();
        opened.extend(&hand);
        opened.sort_unstable();
        let characters = self.own_characters(state, seat, Vec::new());
        into.extend(opened.iter().map(|card| Action::Open { card: *card }));
        into.extend(opened.iter().map(|card| Action::OpenUnpaid { card: *card }));
        into.push(Action::SkipOpen);
        for card in &characters {
            into.extend(City::ALL.map(|to| Action::Move { card: *card, to }));
        }
        for card in &hand {
            into.extend(City::ALL.map(|city| Action::Set { card: *card, city }));
        }
        for card in state.in_play().filter(|card| card.controller == seat) {
            let abilities = 0..self.data(card.kind).abilities.len() as u8;
            into.extend(abilities.map(|ability| Action::Use { card: card.id, ability }));
        }
        into.extend(opened.iter().map(|card| Action::OpenQuick { card: *card }));
        into.extend(City::ALL.map(|city| Action::DeclareBattle { city }));
        into.push(Action::EndMain);
        into.extend(characters.iter().map(|card| Action::Vanguard { card: *card }));
        into.push(Action::NoVanguard);
        into.extend(characters.iter().map(|card| Action::Fighter { card: *card }));
        into.push(Action::NoFighter);
        into.extend(PassScope::ALL.map(|scope| Action::Pass { scope }));
    }

    /// Any points for any enemy at the battle.
    fn conceivable_shares(&self, state: &State, into: &mut Vec<Action>) {
        let (Some(exchange), Some(battle)) = (state.exchanging(), &state.battle) else { return };
        let Some(source) = exchange.queue.first() else { return };
        let enemy = other(self.side_of(state, *source));
        let most = u8::try_from(exchange.rest.unwrap_or(0)).unwrap_or(u8::MAX);
        let there = state.in_play_at(battle.city);
        for card in there.filter(|card| card.controller == enemy && self.is_character(card.kind)) {
            into.extend((1..=most).map(|amount| Action::Assign { target: card.id, amount }));
        }
        into.push(Action::StopAssign);
    }

    /// Any cards of the right number with any own character or none; in parts, any one of them.
    fn conceivable_payments(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        let Some(price) = self.announced_price(state) else { return };
        let characters = self.own_characters(state, seat, self.sacrifices(state, &price));
        if self.is_in_parts(state, &price) {
            let mut cards = distinct(state.hand(seat));
            if price.from_sets {
                cards.extend(state.set_cards(seat).map(|card| card.id));
                cards.sort_unstable();
            }
            into.extend(cards.into_iter().map(|card| Action::PayCard { card }));
            into.extend(characters.into_iter().map(|card| Action::Sacrifice { card }));
            return;
        }
        let sacrifices: Vec<Option<CardId>> =
            std::iter::once(None).chain(characters.into_iter().map(Some)).collect();
        let payments: Vec<Payment> = self.payments(state, &price);
        for cards in payments {
            for sacrifice in &sacrifices {
                into.push(Action::Pay { cards: cards.clone(), sacrifice: *sacrifice });
            }
        }
    }

    /// The legal lists and, where one target must be named, whatever lies open or could be one.
    fn conceivable_targets(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        let mut lists = self.named_lists(state);
        let text = self.naming(state).map(|(_, text)| text);
        let needed = |text: &Ability| text.targets().iter().filter(|it| !it.optional).count();
        if text.is_some_and(|text| needed(text) == 1) {
            let face_up = state.in_play().map(|card| card.id);
            let set = [seat, other(seat)].into_iter().flat_map(|of| state.set_cards(of));
            let cards = face_up
                .chain(set.map(|card| card.id))
                .chain(state.trash(seat).map(|card| card.id))
                .map(Named::Card);
            let items = state.stack.iter().map(|item| Named::Item(item.id));
            lists.extend(cards.chain(items).map(|named| Targets::from_iter([named])));
        }
        lists.sort_unstable();
        lists.dedup();
        into.extend(lists.into_iter().map(|list| Action::Targets { list }));
    }
}

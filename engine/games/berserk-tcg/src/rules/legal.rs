//! The legal actions of the awaited decision, ascending.
//!
//! Source: the specification's 5.8; what each question offers: BK-5.6, BK-5.17, BK-5.34, BK-5.37,
//! BK-5.38, BK-5.51, BK-7.1. What may be chosen is filtered by the functions of `check`.

use crate::prelude::*;
use crate::rules::chapter::announce::Opening;
use crate::rules::chapter::target::distinct;

impl BerserkTcg {
    /// Appends the legal actions of the awaited decision.
    pub(crate) fn legal_actions(&self, state: &State, into: &mut Vec<Action>) {
        let Some(ask) = state.asked() else { return };
        let Ask { seat, question: asked } = ask;
        match asked {
            Question::Mulligan => into.extend([Action::Keep, Action::Redraw]),
            Question::OpenPhase | Question::BattleOpen => {
                self.legal_openings(state, ask, Opening::Paid, into);
                self.legal_openings(state, ask, Opening::Unpaid, into);
                into.push(Action::SkipOpen);
            }
            Question::MainAction => self.legal_main(state, ask, into),
            Question::Vanguard => {
                let named = self.to_name(state, seat, asked);
                into.extend(named.into_iter().map(|card| Action::Vanguard { card }));
                into.push(Action::NoVanguard);
            }
            Question::Fighter => {
                let named = self.to_name(state, seat, asked);
                into.extend(named.into_iter().map(|card| Action::Fighter { card }));
                into.push(Action::NoFighter);
            }
            Question::Assign => into.append(&mut self.assign_options(state)),
            // There are few: of all that can be tried, what may be done.
            Question::CityDraw | Question::Take => {
                let mut tried = Vec::new();
                self.conceivable_actions(state, seat, &mut tried);
                into.extend(tried.into_iter().filter(|it| self.check_action(state, it).is_ok()));
            }
            Question::DiscardToLimit | Question::Discard => {
                let cards = self.to_discard(state, seat);
                into.extend(cards.into_iter().map(|card| Action::Discard { card }));
            }
            Question::PayCost => self.legal_payments(state, into),
            Question::ChooseTargets => {
                let lists = self.named_lists(state);
                into.extend(lists.into_iter().map(|list| Action::Targets { list }));
            }
            Question::TriggerOrder => {
                let mut items = self.trigger_choices(state, seat);
                items.sort_unstable();
                into.extend(items.into_iter().map(|item| Action::NextTrigger { item }));
            }
            Question::Window => {
                self.legal_openings(state, ask, Opening::Unpaid, into);
                self.legal_uses(state, ask, into);
                self.legal_openings(state, ask, Opening::Quick, into);
                into.extend(PassScope::ALL.map(|scope| Action::Pass { scope }));
            }
            Question::Bottom => {
                let cards = distinct(state.aside(seat));
                into.extend(cards.into_iter().map(|card| Action::Bottom { card }));
            }
            Question::Place => {
                for card in distinct(state.aside(seat)) {
                    into.extend(City::ALL.map(|city| Action::Place { card, city }));
                }
            }
            Question::Search => {
                let kinds = self.to_find(state, seat);
                into.extend(kinds.into_iter().map(|kind| Action::Find { kind }));
                if self.check_stop_search(state, seat).is_ok() {
                    into.push(Action::StopSearch);
                }
            }
            Question::Sacrifice => {
                let cards = self.to_sacrifice(state);
                into.extend(cards.into_iter().map(|card| Action::Sacrifice { card }));
            }
        }
    }

    /// The set cards that may be turned up so. Source: BK-5.6, BK-5.37, BK-7.1.
    fn legal_openings(&self, state: &State, ask: Ask, how: Opening, into: &mut Vec<Action>) {
        let ids = state.set_cards(ask.seat).map(|card| card.id);
        let may = ids.filter(|id| self.check_open(state, ask, *id, how).is_ok());
        into.extend(may.map(|card| opening(how, card)));
    }

    /// The abilities that may be used. Source: BK-5.22, BK-7.1.
    fn legal_uses(&self, state: &State, ask: Ask, into: &mut Vec<Action>) {
        for card in state.in_play().filter(|card| card.controller == ask.seat) {
            for ability in 0..self.data(card.kind).abilities.len() as u8 {
                if self.check_use(state, ask, card.id, ability).is_ok() {
                    into.push(Action::Use { card: card.id, ability });
                }
            }
        }
    }

    /// Source: BK-5.17.
    fn legal_main(&self, state: &State, ask: Ask, into: &mut Vec<Action>) {
        let seat = ask.seat;
        for mover in state.in_play() {
            if self.check_mover(state, seat, mover.id).is_err() {
                continue;
            }
            for to in City::ALL {
                if self.check_reach(state, mover, to).is_ok() {
                    into.push(Action::Move { card: mover.id, to });
                }
            }
        }
        for card in distinct(state.hand(seat)) {
            for city in City::ALL {
                if self.check_set_city(state, seat, city).is_ok() {
                    into.push(Action::Set { card, city });
                }
            }
        }
        self.legal_uses(state, ask, into);
        self.legal_openings(state, ask, Opening::Quick, into);
        for city in City::ALL {
            if self.check_battle(state, seat, city).is_ok() {
                into.push(Action::DeclareBattle { city });
            }
        }
        into.push(Action::EndMain);
    }

    /// The payments of a cost, whole or the next part. Source: BK-5.51.
    fn legal_payments(&self, state: &State, into: &mut Vec<Action>) {
        let Some(price) = self.announced_price(state) else { return };
        let sacrificed = self.sacrifices(state, &price);
        if self.is_in_parts(state, &price) {
            let cards = state.cards.table().iter().map(|card| card.id);
            into.extend(
                cards
                    .filter(|card| self.check_pay_card(state, *card).is_ok())
                    .map(|card| Action::PayCard { card }),
            );
            into.extend(
                sacrificed
                    .into_iter()
                    .filter(|card| self.check_pay_sacrifice(state, *card).is_ok())
                    .map(|card| Action::Sacrifice { card }),
            );
            return;
        }
        let sacrifices: Vec<Option<CardId>> = match price.sacrifice {
            None => vec![None],
            Some(_) => sacrificed.into_iter().map(Some).collect(),
        };
        let may_be = |id: &Option<CardId>| self.check_sacrifice(state, &price, *id).is_ok();
        let sacrifices: Vec<Option<CardId>> = sacrifices.into_iter().filter(may_be).collect();
        for cards in self.payments(state, &price) {
            if self.check_cards(state, &price, &cards).is_ok() {
                for sacrifice in &sacrifices {
                    into.push(Action::Pay { cards: cards.clone(), sacrifice: *sacrifice });
                }
            }
        }
    }
}

/// The action that turns a card up so.
pub(crate) const fn opening(how: Opening, card: CardId) -> Action {
    match how {
        Opening::Paid => Action::Open { card },
        Opening::Unpaid => Action::OpenUnpaid { card },
        Opening::Quick => Action::OpenQuick { card },
    }
}

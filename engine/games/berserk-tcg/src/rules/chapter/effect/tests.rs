//! Texts on a table that is laid out card by card, without the course around them: nothing runs but
//! the resolution itself.

mod amounts;
mod decks;
mod leaving;
mod running;

use crate::prelude::*;
use crate::rule_list::RULES;
use crate::state::{Known, Resolve, Source};
use crate::tests::rig::{NORTH, Rig, SOUTH, city};
use kanso_engine::{Deck, Mode};
use std::ops::{Deref, DerefMut};

/// A table, and what was told of it.
struct Table {
    rig: Rig,
    told: Vec<Fact>,
}

impl Deref for Table {
    type Target = Rig;

    fn deref(&self) -> &Rig {
        &self.rig
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Rig {
        &mut self.rig
    }
}

impl Table {
    /// A table with empty decks under these readings, by name and value.
    fn under(readings: &[(&str, &str)]) -> Self {
        let mut rig = Rig::new(readings);
        for seat in &mut rig.state.seats {
            seat.deck = Deck::default();
        }
        Self { rig, told: Vec::new() }
    }

    fn new() -> Self {
        Self::under(&[])
    }

    fn kind(&self, id: &str) -> CardKind {
        self.game.cards.by_id(id).unwrap()
    }

    /// A deck with this bag, and these known cards below it.
    fn deck(&mut self, seat: Seat, bag: &[&str], bottom: &[&str]) {
        let bag: Bag = bag.iter().map(|id| (Kind::from(self.kind(id)), 1)).collect();
        let mut deck = Deck::shuffled(bag);
        for id in bottom {
            deck.put_at_bottom(self.kind(id).into());
        }
        self.state.seats[seat.index()].deck = deck;
    }

    fn card(&self, id: CardId) -> &Instance {
        self.state.card(id)
    }

    /// The card numbers of these, in the order of their ids.
    fn names<'a>(&self, cards: impl Iterator<Item = &'a Instance>) -> Vec<String> {
        cards.map(|card| self.game.data(card.kind).id.clone()).collect()
    }

    /// What a deck gives from top to bottom, once its bag is empty.
    fn known_cards(&self, seat: Seat) -> Vec<String> {
        let mut deck = self.state.seats[seat.index()].deck.clone();
        let mut names = Vec::new();
        while let kanso_engine::bag::NextCard::Known(kind) = deck.next() {
            assert!(deck.draw(kind));
            let kind = CardKind::try_from(kind).unwrap();
            names.push(self.game.data(kind).id.clone());
        }
        names
    }

    fn item(&mut self, controller: Seat, what: Pending) -> Item {
        let id = ItemId(self.state.next_item);
        self.state.next_item += 1;
        Item { id, controller, what, own_pass: false }
    }

    /// An opened normal effect at a city, about to be resolved with these targets.
    fn effect(&mut self, number: u8, id: &str, seat: Seat, targets: &[Named]) -> CardId {
        let card = self.lay(id, seat, Zone::Opening, Some(number));
        self.state.card_mut(card).known = Known::Publicly;
        let targets: Targets = targets.iter().copied().collect();
        let item = self.item(seat, Pending::Effect { card, targets });
        self.state.tasks.push(Task::Resolve(Resolve::new(item)));
        card
    }

    fn source(&self, card: CardId, ability: u8) -> Source {
        let Instance { kind, city, .. } = *self.card(card);
        Source { card, kind, city: city.unwrap(), ability }
    }

    /// A used ability, about to be resolved with these targets.
    fn used(&mut self, card: CardId, ability: u8, targets: &[Named]) {
        let (source, seat) = (self.source(card, ability), self.card(card).controller);
        let targets: Targets = targets.iter().copied().collect();
        let item = self.item(seat, Pending::Paid { source, targets });
        self.state.tasks.push(Task::Resolve(Resolve::new(item)));
    }

    /// A trigger, about to be resolved.
    fn triggered(&mut self, card: CardId, ability: u8, event_card: Option<CardId>) {
        let (source, seat) = (self.source(card, ability), self.card(card).controller);
        let targets = Targets::new();
        let what = Pending::Trigger { source, targets, event_card, leaves: false };
        let item = self.item(seat, what);
        self.state.tasks.push(Task::Resolve(Resolve::new(item)));
    }

    /// Does something with a trace, and says by which rules facts were told.
    fn does(&mut self, act: impl FnOnce(&BerserkTcg, &mut State, &mut Trace<Fact>)) -> Vec<String> {
        let mut trace = Trace::new(Mode::Facts);
        act(&self.rig.game, &mut self.rig.state, &mut trace);
        let facts = trace.take_facts();
        let rules = facts.iter().map(|cited| self.rule(cited.rule)).collect();
        self.told.extend(facts.into_iter().map(|cited| cited.fact));
        rules
    }

    fn rule(&self, rule: Rule) -> String {
        if let Some(entry) = RULES.get(rule.index()) {
            return entry.id.to_owned();
        }
        let row = self.game.cards.card_row(rule.index() - RULES.len()).unwrap();
        format!("BK:{}", row.id)
    }

    /// Runs the resolution until something is asked or it is over: the rules of each beat.
    fn beats(&mut self) -> Vec<String> {
        let mut beats = Vec::new();
        while let Some(Task::Resolve(_)) = self.state.tasks.last() {
            let rules = self.does(BerserkTcg::resolve_beat);
            if !rules.is_empty() {
                beats.push(rules.join(" "));
            }
        }
        beats
    }

    /// This is asked, and what may be answered agrees; the answer is about to be given.
    #[track_caller]
    fn answers(&mut self, seat: Seat, question: Question) {
        self.lists_agree();
        assert_eq!(self.state.tasks.pop(), Some(Task::Ask(Ask { seat, question })));
    }

    /// The answer of chance that is awaited.
    #[track_caller]
    fn drawn(&mut self, ids: &[&str]) -> Vec<String> {
        let Some(Task::Chance(drawn)) = self.state.tasks.pop() else {
            panic!("no draw is awaited")
        };
        let mut kinds: Vec<Kind> = ids.iter().map(|id| self.kind(id).into()).collect();
        kinds.sort_unstable();
        self.does(|game, state, trace| game.settle_draw(state, drawn, &kinds, trace))
    }
}

//! A table for tests of what is offered and refused: cards laid where a test wants them, and a
//! question to a seat. What no test can lay here, such as a deck, is that of the built-in decks.

use crate::cards::test_set::test_set;
use crate::prelude::*;
use crate::readings::Readings;
use crate::rules::chapter::values::Standing;
use kanso_engine::Mode;
use std::collections::BTreeSet;

/// Seat 0, whose turn it is.
pub(crate) const SOUTH: Seat = Seat::at(0);
/// Seat 1.
pub(crate) const NORTH: Seat = Seat::at(1);

/// The city with this number.
#[track_caller]
pub(crate) fn city(number: u8) -> City {
    City::new(number).expect("1 to 5")
}

/// A game on a table.
pub(crate) struct Rig {
    pub game: BerserkTcg,
    pub state: State,
}

impl Rig {
    /// An empty table in turn 3 of seat 0, city level 0, in its Main phase, under these readings.
    #[track_caller]
    pub fn new(readings: &[(&str, &str)]) -> Self {
        let cards = CardSet::chosen(&CardChoice::Own(test_set())).unwrap();
        let mut values = vec![0; Readings::SPECS.len()];
        for (name, value) in readings {
            let at = Readings::SPECS.iter().position(|spec| spec.name == *name).unwrap();
            let value = Readings::SPECS[at].values.iter().position(|known| known == value);
            values[at] = value.unwrap() as u8;
        }
        let deck = cards.deck("white-banner").unwrap().clone();
        let standing = Standing::of(&cards);
        let game = BerserkTcg {
            names: vec!["south".to_owned(), "north".to_owned()],
            readings: Readings::from_values(&values).unwrap(),
            cards,
            decks: [deck.clone(), deck],
            open_list: false,
            first_seat: None,
            standing,
            opening: None,
        };
        let mut state = game.laid_out();
        state.first_seat = Some(SOUTH);
        state.turn_no = 3;
        state.phase = Phase::Main;
        state.tasks.clear();
        Self { game, state }
    }

    /// Lays a card by its number; at a city where the place has one.
    #[track_caller]
    pub fn lay(&mut self, card: &str, seat: Seat, zone: Zone, at: Option<u8>) -> CardId {
        let kind = self.game.cards().by_id(card).unwrap();
        let id = self.state.new_card(kind, seat, zone);
        self.state.card_mut(id).city = at.map(city);
        id
    }

    /// Lays a card in play.
    #[track_caller]
    pub fn play(&mut self, card: &str, seat: Seat, at: u8) -> CardId {
        self.lay(card, seat, Zone::InPlay, Some(at))
    }

    /// Lays a set card.
    #[track_caller]
    pub fn set(&mut self, card: &str, seat: Seat, at: u8) -> CardId {
        self.lay(card, seat, Zone::Set, Some(at))
    }

    /// Lays hand cards.
    #[track_caller]
    pub fn hand(&mut self, seat: Seat, cards: &str) -> Vec<CardId> {
        cards.split(' ').map(|card| self.lay(card, seat, Zone::Hand, None)).collect()
    }

    /// Turns so many cities face-up.
    pub fn level(&mut self, level: usize) {
        for (at, city) in self.state.cities.iter_mut().enumerate() {
            city.face_up = at < level;
        }
    }

    /// A seat is asked.
    pub fn ask(&mut self, seat: Seat, question: Question) {
        self.state.tasks.push(Task::Ask(Ask { seat, question }));
        self.lists_agree();
    }

    /// What is offered, as it is typed.
    pub fn offered(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        legal.iter().map(|action| self.typed(action)).collect()
    }

    /// The ids of a payment that is offered, as card numbers and what is sacrificed.
    pub fn payments(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, &mut legal);
        let number = |id: &CardId| {
            let kind = self.state.card(*id).kind;
            self.game.cards().card(kind).id.clone()
        };
        legal
            .iter()
            .map(|action| match action {
                Action::Pay { cards, sacrifice } => {
                    let mut paid: Vec<String> = cards.iter().map(number).collect();
                    paid.sort();
                    paid.extend(sacrifice.iter().map(|id| format!("+{}", number(id))));
                    paid.join(" ")
                }
                Action::PayCard { card } => number(card),
                Action::Sacrifice { card } => format!("+{}", number(card)),
                other => panic!("no payment: {other:?}"),
            })
            .collect()
    }

    /// Why an action is refused, by the id of the rule.
    #[track_caller]
    pub fn refused(&self, action: &Action) -> &'static str {
        let refusal: Refusal = self.game.check_action(&self.state, action).unwrap_err();
        RULES[refusal.rule().index()].id
    }

    /// Does an action that is offered, and what follows up to the next question.
    #[track_caller]
    pub fn act(&mut self, action: &Action) {
        assert_eq!(self.game.check_action(&self.state, action), Ok(()), "{action:?}");
        let trace = &mut Trace::new(Mode::Facts);
        self.game.decide_action(&mut self.state, action, trace);
        while self.game.beat(&mut self.state, trace) {}
        self.lists_agree();
    }

    /// The question that is asked.
    pub fn asked(&self) -> Option<Question> {
        Some(self.state.asked()?.question)
    }

    /// The lists of targets as they are typed.
    pub fn lists(&self, lists: &[Targets]) -> Vec<String> {
        let typed = |list: &Targets| self.typed(&Action::Targets { list: list.clone() });
        lists.iter().map(|list| typed(list)["targets ".len()..].to_owned()).collect()
    }

    fn typed(&self, action: &Action) -> String {
        self.game.notation(&self.state, action)
    }

    /// What is legal is conceivable, `check` says yes to it alone, and each has its own notation.
    #[track_caller]
    pub fn lists_agree(&self) {
        let Some(Ask { seat, .. }) = self.state.asked() else { return };
        let (mut legal, mut conceivable) = (Vec::new(), Vec::new());
        self.game.legal_actions(&self.state, &mut legal);
        self.game.conceivable_actions(&self.state, seat, &mut conceivable);
        assert!(!legal.is_empty());
        assert!(legal.is_sorted_by(|a, b| a < b), "{legal:?}");
        assert!(conceivable.is_sorted_by(|a, b| a < b), "{conceivable:?}");
        assert!(legal.iter().all(|action| conceivable.binary_search(action).is_ok()), "{legal:?}");
        let mut notations = BTreeSet::new();
        for action in &conceivable {
            let answer = self.game.check_action(&self.state, action);
            let listed = legal.binary_search(action).is_ok();
            assert_eq!(answer.is_ok(), listed, "{action:?}: {answer:?}");
            assert!(notations.insert(self.typed(action)), "{action:?}");
        }
    }
}

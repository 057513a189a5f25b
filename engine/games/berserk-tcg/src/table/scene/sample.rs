//! Positions for the tests of pictures and secrets: a table in Main, set up by hand.

use crate::prelude::*;
use crate::readings::Readings;
use crate::rules::chapter::values::Standing;
use crate::state::{CardMut, Known};
use kanso_engine::reading::ReadingSpec;

/// A seat by its number.
pub fn seat(number: usize) -> Seat {
    Seat::at(number)
}

/// A city by its number.
pub fn city(number: u8) -> City {
    City::new(number).expect("a city of the row")
}

/// A game with its state, changed piece by piece.
pub struct Sample {
    pub game: BerserkTcg,
    pub state: State,
}

impl Sample {
    /// Turn 3, of seat 0, in Main, which asks it; no card has left a deck, no city is known. The
    /// readings are as they are by default but for those named.
    pub fn new(readings: &[(&str, &str)]) -> Self {
        let cards = CardSet::chosen(&CardChoice::default()).expect("the built-in set is sound");
        let mut values = BerserkTcg::meta().defaults();
        for (name, value) in readings {
            let is_it = |spec: &ReadingSpec| spec.name == *name;
            let place = Readings::SPECS.iter().position(is_it).expect("a reading");
            let values_of = Readings::SPECS[place].values;
            let at = values_of.iter().position(|one| one == value).expect("a value of it");
            values[place] = at as u8;
        }
        let deck = |id: &str| cards.deck(id).expect("a deck of the set").clone();
        let standing = Standing::of(&cards);
        let game = BerserkTcg {
            names: vec!["Aki".to_owned(), "Bea".to_owned()],
            readings: Readings::from_values(&values).expect("values of these readings"),
            decks: [deck("white-banner"), deck("black-swarm")],
            open_list: false,
            first_seat: None,
            standing,
            opening: None,
            cards,
        };
        let mut state = game.laid_out();
        state.first_seat = Some(seat(0));
        state.turn_no = 3;
        state.phase = Phase::Main;
        Self { game, state }.asks(0, Question::MainAction)
    }

    /// A seat is asked this.
    pub fn asks(mut self, of: usize, question: Question) -> Self {
        self.state.tasks = vec![Task::Ask(Ask { seat: seat(of), question })];
        self
    }

    /// The kind with this card number.
    pub fn kind(&self, id: &str) -> CardKind {
        self.game.cards.by_id(id).expect("a card of the set")
    }

    /// A card leaves its owner's deck, if that has it, and lies in a zone.
    pub fn card(&mut self, of: usize, id: &str, zone: Zone, at: Option<u8>) -> CardMut<'_> {
        let kind = self.kind(id);
        // What a deck does not have was put into it before the game.
        let _ = self.state.seats[of].deck.take_kind(Kind::from(kind));
        let number = self.state.new_card(kind, seat(of), zone);
        let mut card = self.state.card_mut(number);
        card.city = at.map(city);
        card
    }

    /// Hand cards that nobody else knows.
    pub fn hand(mut self, of: usize, ids: &[&str]) -> Self {
        for id in ids {
            self.card(of, id, Zone::Hand, None);
        }
        self
    }

    /// A hand card of which the other seat knows this.
    pub fn known_in_hand(mut self, of: usize, id: &str, known: Known) -> Self {
        self.card(of, id, Zone::Hand, None).known = known;
        self
    }

    /// Cards that a seat looks at.
    pub fn aside(mut self, of: usize, ids: &[&str]) -> Self {
        for id in ids {
            self.card(of, id, Zone::Aside, None);
        }
        self
    }

    /// Cards of a trash.
    pub fn trash(mut self, of: usize, ids: &[&str]) -> Self {
        for id in ids {
            self.card(of, id, Zone::Trash, None).known = Known::Publicly;
        }
        self
    }

    /// A set card of which the other seat knows this.
    pub fn set(mut self, of: usize, id: &str, at: u8, known: Known) -> Self {
        self.card(of, id, Zone::Set, Some(at)).known = known;
        self
    }

    /// A card in play; its city is face-up if it is a character.
    pub fn play(mut self, of: usize, id: &str, at: u8) -> Self {
        let entered = self.state.next_entered;
        self.state.next_entered += 1;
        let mut card = self.card(of, id, Zone::InPlay, Some(at));
        card.entered = entered;
        card.known = Known::Publicly;
        let kind = card.kind;
        drop(card);
        let fights = self.game.data(kind).stats().is_some();
        self.state.city_mut(city(at)).face_up |= fights;
        self
    }

    /// Changes the card that was put last.
    pub fn with(mut self, change: impl FnOnce(&mut Instance)) -> Self {
        let last = CardId(self.state.next_card - 1);
        change(&mut self.state.card_mut(last));
        self
    }

    /// A city is known, and occupied by a seat or by nobody.
    pub fn city(mut self, at: u8, identity: u8, occupant: Option<usize>) -> Self {
        assert!(self.state.city_bag.take(Kind(identity.into())), "a city is in one place");
        let here = self.state.city_mut(city(at));
        here.identity = Some(Identity(identity));
        here.occupant = occupant.map(seat);
        self
    }

    /// An item pends on top.
    pub fn pends(mut self, of: usize, what: Pending) -> Self {
        let id = ItemId(self.state.next_item);
        self.state.next_item += 1;
        self.state.stack.push(Item { id, controller: seat(of), what, own_pass: false });
        self
    }

    /// A battle of the turn player with these fighters, the first of seat 0 the vanguard.
    pub fn battle(mut self, at: u8, step: BattleStep, fighters: [&[u32]; 2]) -> Self {
        let fighters = fighters.map(|list| list.iter().copied().map(CardId).collect::<Vec<_>>());
        let mut participants = fighters.concat();
        participants.sort_unstable();
        self.state.phase = Phase::Battle;
        self.state.step = Some(step);
        self.state.battles_declared.push(city(at));
        self.state.battle = Some(Battle {
            city: city(at),
            vanguard: fighters[0].first().copied(),
            fighters,
            participants,
            struck: Vec::new(),
            next_designator: seat(1),
            consecutive_passes: 0,
            noted_ranges: Vec::new(),
            half_assigned: None,
        });
        self
    }
}

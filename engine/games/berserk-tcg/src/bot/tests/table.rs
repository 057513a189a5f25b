//! Positions for the tests of the bot: a table set up by hand.

use crate::bot::{Bot, score};
use crate::prelude::*;
use crate::readings::Readings;
use crate::rules::chapter::values::Standing;
use crate::state::{Known, insert};
use kanso_engine::Deck;

/// A game with its state, changed piece by piece. Turn 1 of seat 0; the capital is city 5.
pub(super) struct Table {
    pub game: BerserkTcg,
    pub state: State,
}

/// The seat that is asked in these positions.
pub(super) const ME: Seat = Seat::at(0);
/// The other one.
pub(super) const FOE: Seat = Seat::at(1);

impl Table {
    /// An empty table in the main phase of seat 0, decks whole, hands empty.
    pub fn new() -> Self {
        let cards = CardSet::chosen(&CardChoice::default()).expect("the built-in set is sound");
        let deck = |id| cards.deck(id).expect("a deck of the set").clone();
        let standing = Standing::of(&cards);
        let game = BerserkTcg {
            names: ["Aki", "Bea"].map(str::to_owned).to_vec(),
            readings: Readings::from_values(&vec![0; Readings::SPECS.len()])
                .expect("the defaults are values of these readings"),
            decks: [deck("white-banner"), deck("black-swarm")],
            cards,
            open_list: false,
            first_seat: None,
            standing,
            opening: None,
        };
        let mut state = game.laid_out();
        state.first_seat = Some(ME);
        state.turn_no = 1;
        state.phase = Phase::Main;
        state.city_bag.clear();
        for (at, city) in state.cities.iter_mut().enumerate() {
            city.identity = Some(Identity((at as u8 + 1) % 5));
        }
        let mut table = Self { game, state };
        table.ask(Question::MainAction);
        table
    }

    /// Seat 0 is asked this.
    pub fn ask(&mut self, question: Question) {
        self.state.tasks = vec![Task::Ask(Ask { seat: ME, question })];
    }

    pub fn kind(&self, id: &str) -> CardKind {
        self.game.cards.by_id(id).expect("a card of the set")
    }

    fn card(&mut self, seat: Seat, id: &str, zone: Zone, city: Option<u8>) -> CardId {
        let kind = self.kind(id);
        let id = self.state.new_card(kind, seat, zone);
        self.state.card_mut(id).city = city.and_then(City::new);
        id
    }

    /// A card in play, unlocked; its city turns up for a character.
    pub fn up(&mut self, seat: Seat, city: u8, id: &str) -> CardId {
        let card = self.card(seat, id, Zone::InPlay, Some(city));
        self.state.card_mut(card).known = Known::Publicly;
        if self.game.is_character(self.kind(id)) {
            self.state.city_mut(at(city)).face_up = true;
        }
        card
    }

    /// As [`Self::up`], locked.
    pub fn locked(&mut self, seat: Seat, city: u8, id: &str) -> CardId {
        let card = self.up(seat, city, id);
        self.state.card_mut(card).locked = true;
        card
    }

    /// A set card.
    pub fn set(&mut self, seat: Seat, city: u8, id: &str) -> CardId {
        self.card(seat, id, Zone::Set, Some(city))
    }

    /// Hand cards.
    pub fn hand<const N: usize>(&mut self, seat: Seat, ids: [&str; N]) -> [CardId; N] {
        ids.map(|id| self.card(seat, id, Zone::Hand, None))
    }

    /// A card in a trash.
    pub fn trash(&mut self, seat: Seat, id: &str) -> CardId {
        self.card(seat, id, Zone::Trash, None)
    }

    /// A seat occupies a city.
    pub fn occupy(&mut self, seat: Seat, city: u8) {
        self.state.city_mut(at(city)).occupant = Some(seat);
    }

    /// A seat's deck has so many cards.
    pub fn deck(&mut self, seat: Seat, count: u16) {
        let kind = Kind::from(self.kind("W01"));
        let bag: Bag = [(kind, count)].into_iter().collect();
        self.state.seats[seat.index()].deck = Deck::shuffled(bag);
    }

    /// Something pends, on top of what does already.
    pub fn pend(&mut self, controller: Seat, what: Pending) -> ItemId {
        let id = ItemId(self.state.next_item);
        self.state.next_item += 1;
        self.state.stack.push(Item { id, controller, what, own_pass: true });
        id
    }

    /// A pending effect card of a seat.
    pub fn effect(&mut self, seat: Seat, city: u8, id: &str, targets: &[CardId]) -> ItemId {
        use crate::state::Named;
        let card = self.card(seat, id, Zone::Opening, Some(city));
        let targets = targets.iter().map(|id| Named::Card(*id)).collect();
        self.pend(seat, Pending::Effect { card, targets })
    }

    /// A battle of seat 0 at a city with these fighters, in the exchange.
    pub fn battle(&mut self, city: u8, mine: &[CardId], theirs: &[CardId]) {
        let mut participants = mine.to_vec();
        for id in theirs {
            insert(&mut participants, *id);
        }
        self.state.phase = Phase::Battle;
        self.state.step = Some(BattleStep::Exchange);
        self.state.battle = Some(Battle {
            city: at(city),
            vanguard: mine.first().copied(),
            fighters: [mine.to_vec(), theirs.to_vec()],
            participants,
            struck: Vec::new(),
            next_designator: ME,
            consecutive_passes: 0,
            noted_ranges: Vec::new(),
            half_assigned: None,
        });
    }

    /// Seat 0, looking at the table.
    pub fn bot(&self) -> Bot<'_> {
        Bot::new(&self.game, &self.state, ME)
    }

    /// The score of an action of the seat that is asked.
    pub fn score(&self, action: &Action) -> i64 {
        score(&self.game, &self.state, action)
    }
}

/// The city with this number.
pub(super) fn at(city: u8) -> City {
    City::new(city).expect("a city of the row")
}

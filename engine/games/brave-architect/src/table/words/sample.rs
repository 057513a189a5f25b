//! Positions for the tests of words, of what each eye is told and of what is drawn: three heroes
//! against four parts, set up by hand.

use crate::cards::{race_cards, sub_card, weapon_cards};
use crate::prelude::*;
use crate::readings::Readings;
use arrayvec::ArrayVec;

/// Race, weapon, style, sub-weapon, square, HP, hand of each seat.
type Build = (&'static str, &'static str, Style, &'static str, &'static str, u8, [&'static str; 3]);
const BUILDS: [Build; 3] = [
    ("EL", "W5", Style::A, "U06", "D6", 13, ["EL1", "W51", "UD06"]),
    ("DW", "W3", Style::B, "U01", "E6", 18, ["DW1", "W31", "K04"]),
    ("HU", "W6", Style::A, "U05", "C7", 15, ["HU1", "W61", "K03"]),
];
/// Cards of the parts.
const PARTS: [&str; 4] = ["EP1", "EP2", "EP4", "EP7"];

/// A game with its state, changed piece by piece.
pub struct Sample {
    pub game: BraveArchitect,
    pub state: State,
}

impl Sample {
    /// Round 2 on the meadow, the party is to choose who acts: Ada's Elf on D6, Ben's Dwarf on E6,
    /// Cleo's Human on C7; Ada is hate-top. Readings as they are by default, but for those named
    /// with their values.
    pub fn new(readings: &[(&str, &str)]) -> Self {
        let cards = CardSet::chosen(&CardChoice::default()).expect("the built-in set is sound");
        let mut values: Vec<u8> = Readings::SPECS.iter().map(|_| 0).collect();
        for (name, value) in readings {
            let place = Readings::SPECS.iter().position(|spec| spec.name == *name);
            let place = place.expect("a reading of this game");
            let number = Readings::SPECS[place].values.iter().position(|of| of == value);
            values[place] = number.expect("a value of it") as u8;
        }
        let game = BraveArchitect {
            names: ["Ada", "Ben", "Cleo"].map(str::to_owned).to_vec(),
            map: MapSide::Meadow,
            is_easy: false,
            first_seat: Seat::at(0),
            readings: Readings::from_values(&values).expect("values of these readings"),
            cards,
            opening: None,
        };
        let mut state = State {
            round: 2,
            turns: 4,
            seats: BUILDS.iter().map(|build| seat(&game, build)).collect(),
            parts: ArrayVec::new(),
            core_hp: 40,
            body_at: square("D2"),
            atk_deck: Bag::new(),
            atk_discard: Vec::new(),
            enemy_shown: Vec::new(),
            hate: Some(Hate { owner: Seat::at(0), range: 1 }),
            hate_fresh: false,
            enemy_atk_mod: 0,
            enemy_def_mod: 0,
            enemy_move_mod: 0,
            item_deck: Bag::new(),
            item_discard: Vec::new(),
            revealed: Vec::new(),
            last_attack: None,
            turn: None,
            attack: None,
            enemy: None,
            hurt: None,
            destruction: None,
            tasks: vec![Task::ChooseNext],
        };
        let sample = Self { game, state: state.clone() };
        state.parts =
            PARTS.iter().map(|id| Part::Intact { card: sample.party(id), hp: 30 }).collect();
        for id in ["N2", "N3", "N4", "N5", "N6"] {
            state.atk_deck.add(EnemyCard::Attack(sample.attack(id)).into(), 1);
        }
        state.atk_discard.push(EnemyCard::Attack(sample.attack("N1")));
        for (number, row) in sample.game.cards.items.iter().enumerate() {
            let item = ItemKind::new(number as u8).expect("a place in the table");
            state.item_deck.add(item.into(), row.copies.into());
        }
        Self { state, ..sample }
    }

    /// Who tells before it.
    pub const fn at(&self, lang: Lang, eye: Eye) -> At<'_> {
        At::new(&self.game, &self.state, lang, eye)
    }

    /// What is going on instead; the last task is next.
    pub fn tasks(mut self, tasks: impl IntoIterator<Item = Task>) -> Self {
        self.state.tasks = tasks.into_iter().collect();
        self
    }

    /// The hero turn of a seat.
    pub fn turn(mut self, seat: usize) -> Self {
        let seat = Seat::at(seat);
        self.state.turn = Some(Turn::new(seat));
        self.tasks([Task::HeroTurn(seat)])
    }

    /// The volcano side of the map.
    pub fn volcano(mut self) -> Self {
        self.game.map = MapSide::Volcano;
        self
    }

    /// The deck card with this id.
    pub fn card(&self, id: &str) -> CardKind {
        self.game.cards.card_by_id(id).expect("a deck card of the set")
    }

    /// The race with this id.
    pub fn race(&self, id: &str) -> Race {
        self.game.cards.race_by_id(id).expect("a race of the set")
    }

    /// The weapon with this id.
    pub fn weapon(&self, id: &str) -> Weapon {
        self.game.cards.weapon_by_id(id).expect("a weapon of the set")
    }

    /// The face of a weapon with this id.
    pub fn face(&self, id: &str) -> FaceKind {
        self.game.cards.face_by_id(id).expect("a face of the set")
    }

    /// The sub-weapon with this id.
    pub fn sub(&self, id: &str) -> Sub {
        self.game.cards.sub_by_id(id).expect("a sub-weapon of the set")
    }

    /// The item with this id.
    pub fn item(&self, id: &str) -> ItemKind {
        self.game.cards.item_by_id(id).expect("an item of the set")
    }

    /// The piece of equipment with this id.
    pub fn piece(&self, id: &str) -> Piece {
        self.game.cards.piece_by_id(id).expect("a piece of the set")
    }

    /// The enemy party card with this id.
    pub fn party(&self, id: &str) -> Party {
        self.game.cards.party_by_id(id).expect("a party card of the set")
    }

    /// The enemy attack card with this id.
    pub fn attack(&self, id: &str) -> AttackCard {
        self.game.cards.attack_by_id(id).expect("an attack card of the set")
    }
}

/// A seat with its build; what is not in its hand is its deck.
fn seat(game: &BraveArchitect, build: &Build) -> SeatState {
    let (race, weapon, style, sub, at, hp, hand) = *build;
    let cards = &game.cards;
    let race = cards.race_by_id(race).expect("a race of the set");
    let weapon = cards.weapon_by_id(weapon).expect("a weapon of the set");
    let sub = cards.sub_by_id(sub).expect("a sub-weapon of the set");
    let hand = hand.map(|id| cards.card_by_id(id).expect("a deck card of the set"));
    let mut has = SeatState::new();
    for card in race_cards(race).chain(weapon_cards(weapon).take(2)).chain([sub_card(sub)]) {
        if !hand.contains(&card) {
            has.deck.add(card.into(), 1);
        }
    }
    for card in hand {
        has.take_to_hand(card);
    }
    SeatState {
        race: Some(race),
        weapon: Some(weapon),
        style: Some(style),
        sub: Some(sub),
        hp,
        tension: 1,
        at: Some(square(at)),
        ..has
    }
}

/// The square with this label.
pub fn square(label: &str) -> Square {
    Square::from_label(label).expect("a square of the map")
}

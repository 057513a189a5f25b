//! The bot of Brave Architect at named positions: scores worked out by hand from chapter 13 of the
//! specification. `turn` has attacks, plans and effects, `danger` the enemy, `others` the rest.

mod danger;
mod others;
mod turn;

use super::*;
use crate::action::{PaidCards, Pay, Source};
use crate::cards::{AttackCard, CardKind, CardSet, EnemyCard, HOUSE_1, ItemKind, Piece};
use crate::readings::{Readings, SheetCardLimit};
use crate::state::{Hate, LastAttack, Part, SeatState, Task, Turn};
use crate::vocabulary::{MapSide, Slot, Slots, Style};
use kanso_engine::cards::set_digest;
use kanso_engine::{Bag, CardChoice};

/// Open questions.
const READINGS: usize = Readings::SPECS.len();
/// The seat that decides.
const ME: Seat = Seat::at(0);

/// Three heroes before the dragon in its first round: a Human with Sword & Shield (style A) and the
/// Buckler on D4, an Elf with the Staff (style B) and the Dagger on G8, a Dwarf with the Heavy Axe
/// (style A) and the Winged Boots on H8. The parts are Earth, Dark, Fire and Water with 30 HP each;
/// it is the Human's turn, its hand is empty, and no enemy attack card is known.
#[derive(Clone)]
struct Table {
    game: BraveArchitect,
    state: State,
}

impl Table {
    fn new() -> Self {
        Self::of(Readings::from_values(&[0; READINGS]).expect("the first values"))
    }

    /// The same with a reading.
    fn reading(name: &str, value: u8) -> Self {
        let mut values = [0; READINGS];
        let at = Readings::SPECS.iter().position(|spec| spec.name == name);
        values[at.expect("a reading of the game")] = value;
        Self::of(Readings::from_values(&values).expect("values of the readings"))
    }

    fn of(readings: Readings) -> Self {
        let game = BraveArchitect {
            names: ["Aki", "Ben", "Chie"].map(str::to_owned).to_vec(),
            map: MapSide::Meadow,
            is_easy: false,
            first_seat: ME,
            readings,
            cards: CardSet::chosen(&CardChoice::BuiltIn(set_digest(HOUSE_1))).expect("built in"),
            opening: None,
        };
        let mut state = game.laid_out();
        state.tasks = vec![Task::HeroTurn(ME)];
        state.turn = Some(Turn::new(ME));
        state.atk_deck = Bag::new();
        for id in ["EP4", "EP7", "EP1", "EP2"] {
            let card = game.cards.party_by_id(id).expect("a party card");
            state.parts.push(Part::Intact { card, hp: 30 });
        }
        let mut table = Self { game, state };
        table.build(0, ("HU", "W1", Style::A, "U01"), "D4");
        table.build(1, ("EL", "W6", Style::B, "U02"), "G8");
        table.build(2, ("DW", "W3", Style::A, "U04"), "H8");
        table
    }

    fn build(&mut self, seat: usize, parts: (&str, &str, Style, &str), at: &str) {
        let cards = &self.game.cards;
        let race = cards.race_by_id(parts.0).expect("a race");
        let has = self.state.seat_mut(Seat::at(seat));
        has.race = Some(race);
        has.weapon = cards.weapon_by_id(parts.1);
        has.style = Some(parts.2);
        has.sub = cards.sub_by_id(parts.3);
        has.at = Square::from_label(at);
        has.hp = cards.race(race).max_hp;
    }

    fn asks(mut self, task: Task) -> Self {
        self.state.tasks = vec![task];
        self
    }

    fn with(mut self, change: impl FnOnce(&mut SeatState)) -> Self {
        change(self.state.seat_mut(ME));
        self
    }

    fn other(mut self, seat: usize, change: impl FnOnce(&mut SeatState)) -> Self {
        change(self.state.seat_mut(Seat::at(seat)));
        self
    }

    fn turn(mut self, change: impl FnOnce(&mut Turn)) -> Self {
        change(self.state.turn_mut());
        self
    }

    fn on(self, at: &str) -> Self {
        let at = Square::from_label(at);
        self.with(|has| has.at = at)
    }

    /// My face and my sub-weapon.
    fn armed(mut self, weapon: &str, style: Style, sub: &str) -> Self {
        let at = self.state.square(ME).to_string();
        self.build(0, ("HU", weapon, style, sub), &at);
        self
    }

    fn hand(mut self, ids: &[&str]) -> Self {
        for id in ids {
            let card = self.card(id);
            self.state.seat_mut(ME).take_to_hand(card);
        }
        self
    }

    fn tension(self, tension: u8) -> Self {
        self.with(|has| has.tension = tension)
    }

    /// A part by its slot: its HP, or none where the core is exposed.
    fn part(mut self, number: usize, hp: Option<u8>) -> Self {
        let part = &mut self.state.parts[number - 1];
        *part = match (*part, hp) {
            (Part::Intact { card, .. }, Some(hp)) => Part::Intact { card, hp },
            (Part::Intact { .. } | Part::Destroyed, _) => Part::Destroyed,
        };
        self
    }

    /// The enemy card whose left half counts, and the attack cards of the deck.
    fn enemy(mut self, prev: &str, deck: &[&str]) -> Self {
        self.state.atk_discard = vec![EnemyCard::Attack(self.attack_card(prev))];
        for id in deck {
            self.state.atk_deck.add(EnemyCard::Attack(self.attack_card(id)).into(), 1);
        }
        self
    }

    fn hated(mut self, seat: usize) -> Self {
        self.state.hate = Some(Hate { owner: Seat::at(seat), range: 0 });
        self
    }

    fn attack_card(&self, id: &str) -> AttackCard {
        self.game.cards.attack_by_id(id).expect("an enemy attack card")
    }

    fn card(&self, id: &str) -> CardKind {
        self.game.cards.card_by_id(id).expect("a deck card")
    }

    fn item(&self, id: &str) -> ItemKind {
        self.game.cards.item_by_id(id).expect("an item")
    }

    fn piece(&self, id: &str) -> Piece {
        self.game.cards.piece_by_id(id).expect("a piece")
    }

    fn face(&self, id: &str) -> Source {
        Source::Face(self.game.cards.face_by_id(id).expect("a face"))
    }

    fn sub(&self, id: &str) -> Source {
        Source::Sub(self.game.cards.sub_by_id(id).expect("a sub-weapon"))
    }

    /// Cards and tension.
    fn pay(&self, ids: &[&str], tension: u8) -> Pay {
        Pay { cards: PaidCards::of(ids.iter().map(|id| self.card(id))), tension }
    }

    fn score(&self, action: &Action) -> i64 {
        score(&self.game, &self.state, action)
    }

    /// An attack on these slots, the first of them being the primary target.
    fn attacks(&self, source: Source, pay: &Pay, slots: &[u8]) -> i64 {
        let slots = slots.iter().map(|number| Slot::numbered(*number).expect("a slot"));
        let targets: Slots = slots.clone().collect();
        let primary = slots.clone().next().expect("a target");
        self.score(&Action::Attack { source, pay: pay.clone(), targets, primary, boost: false })
    }

    fn slash(&self, slot: u8) -> i64 {
        self.attacks(self.face("WA1"), &Pay::default(), &[slot])
    }

    fn hits(&self, id: &str, pay: &Pay, slots: &[u8]) -> i64 {
        self.attacks(Source::Card(self.card(id)), pay, slots)
    }

    fn plays(&self, id: &str, pay: &Pay, aim: Option<Aim>) -> i64 {
        let card = self.card(id);
        self.score(&Action::Play { card, pay: pay.clone(), aim, boost: false })
    }

    fn moves(&self, to: &str) -> i64 {
        self.score(&Action::Move { to: square(to) })
    }

    fn uses_item(&self, id: &str, target: usize) -> i64 {
        let hero = self.state.hero(ME);
        let target = self.state.hero(Seat::at(target));
        self.score(&Action::UseItem { hero, item: self.item(id), target })
    }

    fn heals(&self) -> i64 {
        self.score(&Action::TensionHeal { hero: self.state.hero(ME) })
    }
}

fn square(label: &str) -> Square {
    Square::from_label(label).expect("a square")
}

fn hero(table: &Table, seat: usize) -> Aim {
    Aim::Hero(table.state.hero(Seat::at(seat)))
}

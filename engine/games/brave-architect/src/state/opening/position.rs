//! A builder of positions: an [`Opening`] piece by piece, as the test vectors tell them.
//!
//! Behind the feature `positions`. Cards, heroes and items are named by their ids, several in one
//! text with blanks between them; squares by their labels, readings and options by their names. A
//! builder is for tests: what it cannot understand is a panic.

use super::{AttackBefore, Opening, PartOpening, SeatOpening, Stand};
use crate::BraveArchitect;
use crate::cards::{CardKind, CardSet, EnemyCard, HOUSE_1, ItemKind, Until, face_of, weapon_of};
use crate::state::{Changed, Entry, Hate, HeldItem, Temporary, Turn};
use crate::vocabulary::{LEVEL_MAX, Slot, Slots, Square, Stat};
use kanso_engine::prelude::*;
use kanso_engine::{CardChoice, Seat, Setup, SetupError};

/// Heroes of a position that says nothing of them: race, face of the weapon, sub-weapon.
const HEROES: [&str; 4] = ["HU WA1 U01", "EL WA5 U02", "DW WA3 U04", "HA WA4 U05"];

/// A position that is being built.
///
/// It begins with a table that nobody has touched: round 1, the party says who acts next, and the
/// hands are empty.
#[derive(Clone, Debug)]
pub struct Position {
    opening: Opening,
    /// Stats as they shall be read.
    stats: Vec<(usize, Stat, i8)>,
    cards: CardSet,
    card_text: Option<String>,
    readings: Vec<(String, String)>,
    options: Vec<(String, String)>,
}

impl Position {
    /// A position for this many seats.
    ///
    /// # Panics
    ///
    /// Never: the built-in card set can be read.
    pub fn seats(count: usize) -> Self {
        let cards = CardSet::parse(HOUSE_1).expect("the built-in set can be read");
        let seats = HEROES.iter().take(count).map(|hero| seat_of(&cards, hero)).collect();
        let opening = Opening {
            stand: Stand::Next,
            round: 1,
            seats,
            parts: Vec::new(),
            core_hp: None,
            body_at: None,
            atk_deck: None,
            atk_discard: None,
            hate: None,
            hate_fresh: false,
            enemy_atk_mod: 0,
            enemy_def_mod: 0,
            enemy_move_mod: 0,
            item_deck: None,
            item_discard: Vec::new(),
            last_attack: None,
        };
        Self {
            opening,
            stats: Vec::new(),
            cards,
            card_text: None,
            readings: Vec::new(),
            options: Vec::new(),
        }
    }

    /// Plays with a card set of the test's own.
    ///
    /// # Panics
    ///
    /// When the text is no card set.
    #[must_use]
    pub fn card_set(mut self, text: &str) -> Self {
        self.cards = CardSet::parse(text).unwrap_or_else(|error| panic!("{error}"));
        self.card_text = Some(text.to_owned());
        self
    }

    /// Puts a reading's value in force.
    #[must_use]
    pub fn reading(mut self, id: &str, value: &str) -> Self {
        self.readings.push((id.to_owned(), value.to_owned()));
        self
    }

    /// Chooses an option's value.
    #[must_use]
    pub fn option(mut self, name: &str, value: &str) -> Self {
        self.options.push((name.to_owned(), value.to_owned()));
        self
    }

    /// The round.
    #[must_use]
    pub fn round(mut self, round: u16) -> Self {
        self.opening.round = round;
        self
    }

    /// A hero by race, face of the weapon, sub-weapon: `HU WA1 U01`.
    #[must_use]
    pub fn hero(mut self, seat: usize, sets: &str) -> Self {
        self.opening.seats[seat] = seat_of(&self.cards, sets);
        self
    }

    /// Skills of a hero.
    #[must_use]
    pub fn skills(mut self, seat: usize, cards: &str) -> Self {
        self.opening.seats[seat].skills = self.deck_cards(cards);
        self
    }

    /// Hand cards.
    #[must_use]
    pub fn hand(mut self, seat: usize, cards: &str) -> Self {
        self.opening.seats[seat].hand = self.deck_cards(cards);
        self
    }

    /// The deck, if it is not all that lies nowhere else.
    #[must_use]
    pub fn deck(mut self, seat: usize, cards: &str) -> Self {
        self.opening.seats[seat].deck = Some(self.deck_cards(cards));
        self
    }

    /// The discard pile, its top card last.
    #[must_use]
    pub fn discard(mut self, seat: usize, cards: &str) -> Self {
        self.opening.seats[seat].discard = self.deck_cards(cards);
        self
    }

    /// A card on the play sheet, with the cards under it.
    #[must_use]
    pub fn plays(mut self, seat: usize, card: &str, under: &str) -> Self {
        let under = self.deck_cards(under).into_iter().collect();
        let entry = Entry { card: self.deck_card(card), under };
        self.opening.seats[seat].play_sheet.push(entry);
        self
    }

    /// A card that has left the game.
    #[must_use]
    pub fn gone(mut self, seat: usize, card: &str) -> Self {
        let card = self.deck_card(card);
        self.opening.seats[seat].gone.push(card);
        self
    }

    /// An item of a hero: `I01`, or with the piece `I07 Q1`.
    ///
    /// # Panics
    ///
    /// When the card set has no such item or piece.
    #[must_use]
    pub fn item(mut self, seat: usize, words: &str) -> Self {
        let (item, piece) = words.split_once(' ').map_or((words, None), |(item, piece)| {
            let kind = self.cards.piece_by_id(piece);
            (item, Some(kind.unwrap_or_else(|| panic!("no piece {piece}"))))
        });
        let item = self.item_kind(item);
        self.opening.seats[seat].items.push(HeldItem { item, piece });
        self
    }

    /// HP, 0 for a hero that is down.
    #[must_use]
    pub fn hp(mut self, seat: usize, hp: u8) -> Self {
        self.opening.seats[seat].hp = Some(hp);
        self
    }

    /// Tension.
    #[must_use]
    pub fn tension(mut self, seat: usize, tension: u8) -> Self {
        self.opening.seats[seat].tension = tension;
        self
    }

    /// Where a hero stands.
    #[must_use]
    pub fn at(mut self, seat: usize, square: &str) -> Self {
        self.opening.seats[seat].at = Some(square_of(square));
        self
    }

    /// Heroes that have had their turns in this round.
    #[must_use]
    pub fn acted(mut self, seats: &[usize]) -> Self {
        for seat in seats {
            self.opening.seats[*seat].acted = true;
        }
        self
    }

    /// All heroes have had their turns in this round.
    #[must_use]
    pub fn all_acted(mut self) -> Self {
        self.opening.seats.iter_mut().for_each(|has| has.acted = true);
        self
    }

    /// A stat by its word shall be this much until the end of the round, by an effect; what lies on
    /// play sheets and equipment is not looked at.
    #[must_use]
    pub fn stat(mut self, seat: usize, stat: &str, total: i8) -> Self {
        self.stats.push((seat, stat_of(stat), total));
        self
    }

    /// A part, by its number from 1: its card and its HP.
    ///
    /// # Panics
    ///
    /// When the card set has no such card.
    #[must_use]
    pub fn part(self, number: usize, card: &str, hp: u8) -> Self {
        let party = self.cards.party_by_id(card).unwrap_or_else(|| panic!("no party card {card}"));
        self.put(number, PartOpening::Intact { card: Some(party), hp: Some(hp) })
    }

    /// HP of a part, whatever its card.
    #[must_use]
    pub fn part_hp(self, number: usize, hp: u8) -> Self {
        self.put(number, PartOpening::Intact { card: None, hp: Some(hp) })
    }

    /// Parts that are destroyed, by their numbers from 1.
    #[must_use]
    pub fn destroyed(self, numbers: &[usize]) -> Self {
        numbers.iter().fold(self, |position, number| position.put(*number, PartOpening::Destroyed))
    }

    /// The core's HP.
    #[must_use]
    pub fn core(mut self, hp: u8) -> Self {
        self.opening.core_hp = Some(hp);
        self
    }

    /// The enemy's north-west square.
    #[must_use]
    pub fn body(mut self, square: &str) -> Self {
        self.opening.body_at = Some(square_of(square));
        self
    }

    /// The enemy attack deck.
    #[must_use]
    pub fn enemy_deck(mut self, cards: &str) -> Self {
        self.opening.atk_deck = Some(self.enemy_cards(cards));
        self
    }

    /// The enemy discard pile, its top card last.
    #[must_use]
    pub fn enemy_discard(mut self, cards: &str) -> Self {
        self.opening.atk_discard = Some(self.enemy_cards(cards));
        self
    }

    /// Who has the hate card with which range.
    #[must_use]
    pub fn hate(mut self, seat: usize, range: u8) -> Self {
        self.opening.hate = Some(Hate { owner: Seat::at(seat), range });
        self
    }

    /// Somebody took it in this round.
    #[must_use]
    pub const fn fresh(mut self) -> Self {
        self.opening.hate_fresh = true;
        self
    }

    /// The [enemy attack] and [enemy defence] chips.
    #[must_use]
    pub const fn chips(mut self, attack: i8, defence: i8) -> Self {
        (self.opening.enemy_atk_mod, self.opening.enemy_def_mod) = (attack, defence);
        self
    }

    /// Change of the enemy's move.
    #[must_use]
    pub const fn slowed(mut self, n: i8) -> Self {
        self.opening.enemy_move_mod = n;
        self
    }

    /// The item deck.
    #[must_use]
    pub fn item_deck(mut self, items: &str) -> Self {
        self.opening.item_deck = Some(self.item_kinds(items));
        self
    }

    /// The item discard pile.
    #[must_use]
    pub fn item_discard(mut self, items: &str) -> Self {
        self.opening.item_discard = self.item_kinds(items);
        self
    }

    /// The last attack of the hero turn before was by this seat on the slots with these numbers.
    #[must_use]
    pub fn attacked(mut self, seat: usize, slots: &[u8]) -> Self {
        let slots = slots_of(slots);
        self.opening.last_attack = Some(AttackBefore { seat: Seat::at(seat), slots, parts: None });
        self
    }

    /// The hero turn of a seat is going on.
    #[must_use]
    pub fn turn(self, seat: usize) -> Self {
        self.in_turn(seat, |_| {})
    }

    /// The hero turn of a seat is going on, with what it remembers.
    #[must_use]
    pub fn in_turn(mut self, seat: usize, with: impl FnOnce(&mut Turn)) -> Self {
        let mut turn = Turn::new(Seat::at(seat));
        with(&mut turn);
        self.opening.stand = Stand::Hero(turn);
        self
    }

    /// Whatever else.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Opening)) -> Self {
        change(&mut self.opening);
        self
    }

    /// The opening.
    pub fn opening(&self) -> Opening {
        let mut opening = self.opening.clone();
        let destroyed =
            opening.parts.iter().filter(|part| **part == PartOpening::Destroyed).count();
        let level = usize::from(LEVEL_MAX).min(1 + destroyed);
        for (seat, stat, total) in &self.stats {
            let has = &mut opening.seats[*seat];
            let face = self.cards.weapon_face(face_of(has.weapon, has.style));
            let printed = self.cards.race(has.race).stats[level - 1].of(*stat)
                + face.additions[level - 1].of(*stat)
                + self.cards.sub(has.sub).additions.of(*stat);
            let what = Changed::Stat(*stat);
            has.effects.push(Temporary { what, n: total - printed, until: Until::Round });
        }
        opening
    }

    /// The set-up of a game from this position, with the cards of the specification: house-1.
    ///
    /// # Panics
    ///
    /// When a reading or option is none of the game.
    pub fn setup(&self) -> Setup<Opening> {
        let meta = BraveArchitect::meta();
        let mut setup = Setup::at_revision::<BraveArchitect>(self.opening.seats.len() as u8, 1)
            .expect("the specification has the figures of the first set");
        for (id, value) in &self.readings {
            setup.set_reading(meta, id, value).expect("a reading of the game");
        }
        for (name, value) in &self.options {
            setup.set_option(meta, name, value).expect("an option of the game");
        }
        if let Some(text) = &self.card_text {
            setup.cards = CardChoice::Own(text.clone());
        }
        setup.opening = Some(self.opening());
        setup
    }

    /// The game that starts from this position.
    ///
    /// # Errors
    ///
    /// [`SetupError::Opening`] when no table can look like this.
    pub fn game(&self) -> Result<BraveArchitect, SetupError> {
        BraveArchitect::new(&self.setup())
    }

    fn put(mut self, number: usize, part: PartOpening) -> Self {
        while self.opening.parts.len() < number {
            self.opening.parts.push(PartOpening::Intact { card: None, hp: None });
        }
        self.opening.parts[number - 1] = part;
        self
    }

    fn deck_card(&self, id: &str) -> CardKind {
        self.cards.card_by_id(id).unwrap_or_else(|| panic!("no deck card {id}"))
    }

    fn deck_cards(&self, ids: &str) -> Vec<CardKind> {
        ids.split_whitespace().map(|id| self.deck_card(id)).collect()
    }

    fn item_kind(&self, id: &str) -> ItemKind {
        self.cards.item_by_id(id).unwrap_or_else(|| panic!("no item {id}"))
    }

    fn item_kinds(&self, ids: &str) -> Vec<ItemKind> {
        ids.split_whitespace().map(|id| self.item_kind(id)).collect()
    }

    fn enemy_cards(&self, ids: &str) -> Vec<EnemyCard> {
        ids.split_whitespace()
            .map(|id| enemy_card(&self.cards, id).unwrap_or_else(|| panic!("no enemy card {id}")))
            .collect()
    }
}

/// The card of the enemy attack deck with this id.
pub fn enemy_card(cards: &CardSet, id: &str) -> Option<EnemyCard> {
    let party = cards.party_by_id(id).map(EnemyCard::Party);
    party.or_else(|| cards.attack_by_id(id).map(EnemyCard::Attack))
}

/// The square with this label.
///
/// # Panics
///
/// When there is none.
pub fn square_of(label: &str) -> Square {
    Square::from_label(label).unwrap_or_else(|| panic!("no square {label}"))
}

/// The stat with this word.
///
/// # Panics
///
/// When there is none.
pub fn stat_of(word: &str) -> Stat {
    let stat = Stat::ALL.into_iter().find(|stat| stat.word() == word);
    stat.unwrap_or_else(|| panic!("no stat {word}"))
}

/// The slots with these numbers.
///
/// # Panics
///
/// When one is none.
pub fn slots_of(numbers: &[u8]) -> Slots {
    let slot = |number: &u8| Slot::numbered(*number).unwrap_or_else(|| panic!("no slot {number}"));
    numbers.iter().map(slot).collect()
}

/// `HU WA1 U01`.
fn seat_of(cards: &CardSet, sets: &str) -> SeatOpening {
    let words: Vec<&str> = sets.split_whitespace().collect();
    let [race, face, sub] = words[..] else { panic!("{sets}: race, face, sub-weapon are wanted") };
    let face = cards.face_by_id(face).unwrap_or_else(|| panic!("no face {face}"));
    let (weapon, style) = weapon_of(face);
    SeatOpening {
        race: cards.race_by_id(race).unwrap_or_else(|| panic!("no race {race}")),
        weapon,
        style,
        sub: cards.sub_by_id(sub).unwrap_or_else(|| panic!("no sub-weapon {sub}")),
        skills: Vec::new(),
        hp: None,
        tension: 0,
        at: None,
        acted: false,
        hand: Vec::new(),
        deck: None,
        discard: Vec::new(),
        play_sheet: Vec::new(),
        gone: Vec::new(),
        items: Vec::new(),
        effects: Vec::new(),
    }
}

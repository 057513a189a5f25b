//! A builder of positions: an [`Opening`] piece by piece, as the test vectors tell them.
//!
//! Behind the feature `positions`. Cards, heroes and items are named by their ids, several in one
//! text with blanks between them; squares by their labels, readings and options by their names. A
//! builder is for tests: what it cannot understand is a panic.

use super::{AttackBefore, PartOpening, SeatOpening, Stand};
use crate::cards::{HOUSE_1, face_of, weapon_of};
use crate::prelude::*;
use crate::state::Changed;
use crate::vocabulary::LEVEL_MAX;
use kanso_engine::steps;

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
        Self {
            opening: Opening { round: 1, seats, ..Opening::default() },
            stats: Vec::new(),
            cards,
            card_text: None,
            readings: Vec::new(),
            options: Vec::new(),
        }
    }
}

steps! { Position as it;
    /// Plays with a card set of the test's own.
    card_set(text: &str) {
        it.cards = CardSet::parse(text).unwrap_or_else(|error| panic!("{error}"));
        it.card_text = Some(text.to_owned());
    }
    /// Puts a reading's value in force.
    reading(id: &str, value: &str) { it.readings.push((id.to_owned(), value.to_owned())) }
    /// Chooses an option's value.
    option(name: &str, value: &str) { it.options.push((name.to_owned(), value.to_owned())) }
    /// The round.
    round(round: u16) { it.opening.round = round }
    /// A hero by race, face of the weapon, sub-weapon: `HU WA1 U01`.
    hero(seat: usize, sets: &str) { it.opening.seats[seat] = seat_of(&it.cards, sets) }
    /// Skills of a hero.
    skills(seat: usize, cards: &str) { it.opening.seats[seat].skills = it.deck_cards(cards) }
    /// Hand cards.
    hand(seat: usize, cards: &str) { it.opening.seats[seat].hand = it.deck_cards(cards) }
    /// The deck, if it is not all that lies nowhere else.
    deck(seat: usize, cards: &str) { it.opening.seats[seat].deck = Some(it.deck_cards(cards)) }
    /// The discard pile, its top card last.
    discard(seat: usize, cards: &str) { it.opening.seats[seat].discard = it.deck_cards(cards) }
    /// A card on the play sheet, with the cards under it.
    plays(seat: usize, card: &str, under: &str) {
        let under = it.deck_cards(under).into_iter().collect();
        let entry = Entry { card: it.deck_card(card), under };
        it.opening.seats[seat].play_sheet.push(entry);
    }
    /// A card that has left the game.
    gone(seat: usize, card: &str) {
        let card = it.deck_card(card);
        it.opening.seats[seat].gone.push(card);
    }
    /// An item of a hero: `I01`, or with the piece `I07 Q1`.
    item(seat: usize, words: &str) {
        let (item, piece) = words.split_once(' ').map_or((words, None), |(item, piece)| {
            let kind = it.cards.piece_by_id(piece);
            (item, Some(kind.unwrap_or_else(|| panic!("no piece {piece}"))))
        });
        let item = it.item_kind(item);
        it.opening.seats[seat].items.push(HeldItem { item, piece });
    }
    /// HP, 0 for a hero that is down.
    hp(seat: usize, hp: u8) { it.opening.seats[seat].hp = Some(hp) }
    /// Tension.
    tension(seat: usize, tension: u8) { it.opening.seats[seat].tension = tension }
    /// Where a hero stands.
    at(seat: usize, square: &str) { it.opening.seats[seat].at = Some(square_of(square)) }
    /// Heroes that have had their turns in this round.
    acted(seats: &[usize]) {
        for seat in seats {
            it.opening.seats[*seat].acted = true;
        }
    }
    /// All heroes have had their turns in this round.
    all_acted() { it.opening.seats.iter_mut().for_each(|has| has.acted = true) }
    /// A stat by its word shall be this much until the end of the round, by an effect; what lies on
    /// play sheets and equipment is not looked at.
    stat(seat: usize, stat: &str, total: i8) { it.stats.push((seat, stat_of(stat), total)) }
    /// A part, by its number from 1: its card and its HP.
    part(number: usize, card: &str, hp: u8) {
        let party = it.cards.party_by_id(card).unwrap_or_else(|| panic!("no party card {card}"));
        it.put(number, PartOpening::Intact { card: Some(party), hp: Some(hp) });
    }
    /// HP of a part, whatever its card.
    part_hp(number: usize, hp: u8) {
        it.put(number, PartOpening::Intact { card: None, hp: Some(hp) });
    }
    /// Parts that are destroyed, by their numbers from 1.
    destroyed(numbers: &[usize]) {
        for number in numbers {
            it.put(*number, PartOpening::Destroyed);
        }
    }
    /// The core's HP.
    core(hp: u8) { it.opening.core_hp = Some(hp) }
    /// The enemy's north-west square.
    body(square: &str) { it.opening.body_at = Some(square_of(square)) }
    /// The enemy attack deck.
    enemy_deck(cards: &str) { it.opening.atk_deck = Some(it.enemy_cards(cards)) }
    /// The enemy discard pile, its top card last.
    enemy_discard(cards: &str) { it.opening.atk_discard = Some(it.enemy_cards(cards)) }
    /// Who has the hate card with which range.
    hate(seat: usize, range: u8) { it.opening.hate = Some(Hate { owner: Seat::at(seat), range }) }
    /// Somebody took it in this round.
    fresh() { it.opening.hate_fresh = true }
    /// The [enemy attack] and [enemy defence] chips.
    chips(attack: i8, defence: i8) {
        (it.opening.enemy_atk_mod, it.opening.enemy_def_mod) = (attack, defence);
    }
    /// Change of the enemy's move.
    slowed(n: i8) { it.opening.enemy_move_mod = n }
    /// The item deck.
    item_deck(items: &str) { it.opening.item_deck = Some(it.item_kinds(items)) }
    /// The item discard pile.
    item_discard(items: &str) { it.opening.item_discard = it.item_kinds(items) }
    /// The last attack of the hero turn before was by this seat on the slots with these numbers.
    attacked(seat: usize, slots: &[u8]) {
        let slots = slots_of(slots);
        it.opening.last_attack = Some(AttackBefore { seat: Seat::at(seat), slots, parts: None });
    }
    /// The hero turn of a seat is going on.
    turn(seat: usize) { it.opening.stand = Stand::Hero(Turn::new(Seat::at(seat))) }
    /// The hero turn of a seat is going on, with what it remembers.
    in_turn(seat: usize, with: impl FnOnce(&mut Turn)) {
        let mut turn = Turn::new(Seat::at(seat));
        with(&mut turn);
        it.opening.stand = Stand::Hero(turn);
    }
    /// Whatever else.
    with(change: impl FnOnce(&mut Opening)) { change(&mut it.opening) }
}

impl Position {
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

    fn put(&mut self, number: usize, part: PartOpening) {
        while self.opening.parts.len() < number {
            self.opening.parts.push(PartOpening::Intact { card: None, hp: None });
        }
        self.opening.parts[number - 1] = part;
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

//! From an opening to a state: what could not lie on one table is refused.
//!
//! Source: the rules cited at each check. Problems are told in words that name the seat, the card
//! and the city.

use super::{
    CardOpening, CardPlace, CityOpening, NUMBER_MAX, Opening, POINTS_MAX, SeatOpening, Stand,
    TURN_MAX,
};
use crate::cards::Body;
use crate::cards::deck::{CARDS_MAX, COPIES_MAX, Deck as DeckList, is_mercenary};
use crate::prelude::*;
use crate::readings::{
    CitySetSource, ControlOnFlip, DeckLimitKey, FreshCharacterActs, OccupyingCharacter,
    OpenSameTurn, ZeroHp,
};
use crate::state::{CITIES, CardList, CityState, Known, SEATS};
use arrayvec::ArrayVec;
use kanso_engine::Deck;
pub(super) use kanso_engine::opening::{Problem, within};
use std::collections::{BTreeMap, BTreeSet};

impl Opening {
    /// The state that the opening describes, before anything follows from it.
    ///
    /// # Errors
    ///
    /// The first thing that could not be so on one table, in words.
    pub(crate) fn state(&self, game: &BerserkTcg) -> Result<State, Problem> {
        within("the turn", self.turn, 1, TURN_MAX)?;
        is_seat("the first player", self.first_seat)?;
        for (what, next) in
            [("card", self.next_card), ("item", self.next_item), ("entry", self.next_entered)]
        {
            within(&format!("the next {what}'s number"), next, 1, NUMBER_MAX)?;
        }
        self.kinds_exist(game)?;
        self.check_owned(game)?;
        let mut state = State::new(self.seats.each_ref().map(SeatOpening::deck));
        state.first_seat = Some(self.first_seat);
        state.turn_no = self.turn;
        state.phase = self.stand.phase();
        state.cities = self.cities.each_ref().map(CityOpening::state);
        state.city_bag = self.city_bag(game)?;
        state.cards = self.instances(game)?;
        state.battles_declared = self.declared()?;
        state.next_card = self.next_card;
        state.next_item = self.next_item;
        state.next_entered = self.next_entered;
        for (seat, opening) in state.seats.iter_mut().zip(&self.seats) {
            seat.standing_pass = opening.standing_pass;
        }
        check_unique(game, &state)?;
        check_entries(game, &state)?;
        self.check_cities(game, &mut state)?;
        self.begin_battle(game, &mut state)?;
        check_living(game, &state)?;
        game.check_victory(&mut state, false, &mut Trace::off());
        ensure!(
            state.ending.is_none(),
            "the game is over: a deck has run out, or three cities with the capital are occupied \
             by one seat"
        );
        Ok(state)
    }

    /// The deck that a seat plays with: every card of its own that is in the opening, with the city
    /// cards that it brings anyway. Source: BK-4.7.
    pub fn deck(&self, seat: Seat, brought: &DeckList) -> DeckList {
        let mut counts: BTreeMap<CardKind, u8> = BTreeMap::new();
        for kind in self.owned(seat) {
            let count = counts.entry(kind).or_default();
            *count = count.saturating_add(1);
        }
        DeckList {
            id: String::new(),
            name: Label::same(""),
            short: Label::default(),
            cards: counts.into_iter().collect(),
            cities: brought.cities.clone(),
        }
    }

    /// Every card of a seat's own.
    fn owned(&self, seat: Seat) -> impl Iterator<Item = CardKind> + '_ {
        let outside = self.cards.iter().filter(move |card| card.owner == seat);
        let has = &self.seats[seat.index()];
        let deck = has.top.iter().chain(&has.bag).chain(&has.bottom).copied();
        outside.map(|card| card.kind).chain(deck)
    }

    /// Every kind is one of the card set, every seat one of the two.
    fn kinds_exist(&self, game: &BerserkTcg) -> Result<(), Problem> {
        for card in &self.cards {
            is_seat(&format!("the owner of card {}", card.id.0), card.owner)?;
        }
        for kind in SEATS.into_iter().flat_map(|seat| self.owned(seat)) {
            let known = game.cards.has_card(kind);
            ensure!(known, "the card set has no card number {}", kind.number());
        }
        Ok(())
    }

    /// BK-1.4, BK-4.8: what a seat owns could be its deck.
    fn check_owned(&self, game: &BerserkTcg) -> Result<(), Problem> {
        for seat in SEATS {
            let cards = self.owned(seat).count() as u32;
            within(&format!("seat {seat}: cards"), cards, 1, CARDS_MAX)?;
            let mut copies: BTreeMap<&str, u32> = BTreeMap::new();
            for kind in self.owned(seat) {
                if is_mercenary(&game.cards, kind, game.readings.mercenary_definition) {
                    continue;
                }
                let card = game.cards.card(kind);
                let counted = match game.readings.deck_limit_key {
                    DeckLimitKey::CardNumber => card.id.as_str(),
                    DeckLimitKey::CardName => &*card.name.en,
                };
                let found = copies.entry(counted).or_default();
                *found += 1;
                let name = name(game, kind);
                ensure!(*found <= COPIES_MAX, "seat {seat}: more than {COPIES_MAX} cards {name}");
            }
        }
        Ok(())
    }

    /// BK-1.6: what is known of the cities and what is not are together the cities of the game.
    fn city_bag(&self, game: &BerserkTcg) -> Result<Bag, Problem> {
        let known = self.cities.iter().filter_map(|city| city.identity);
        let mut all: Vec<u8> =
            known.chain(self.city_bag.iter().copied()).map(|identity| identity.0).collect();
        all.sort_unstable();
        for number in &all {
            let known = usize::from(*number) < game.cards.cities.len();
            ensure!(known, "the card set has no city card number {number}");
        }
        let hidden = self.cities.iter().filter(|city| city.identity.is_none()).count();
        let unseen = self.city_bag.len();
        ensure!(
            hidden == unseen,
            "{unseen} identities are not yet seen, but {hidden} cities are unknown"
        );
        let own = |seat: Seat| game.decks[seat.index()].cities.iter().copied();
        let are_the_cities = match game.readings.city_set_source {
            CitySetSource::OneCommonSet => all.iter().copied().eq(0..CITIES as u8),
            CitySetSource::FirstPlayerSet => all.iter().copied().eq(own(self.first_seat)),
            CitySetSource::MixedLocals => {
                let capital = |city: &u8| game.cards.cities[usize::from(*city)].capital;
                let mut locals: Vec<u8> =
                    SEATS.into_iter().flat_map(own).filter(|city| !capital(city)).collect();
                let mut take = |city: &u8| {
                    let at = locals.iter().position(|local| local == city);
                    at.map(|at| locals.swap_remove(at)).is_some()
                };
                all.iter().filter(|city| capital(city)).count() == 1
                    && all.iter().filter(|city| !capital(city)).all(&mut take)
            }
        };
        ensure!(
            are_the_cities,
            "the cities in the row and those not yet seen are not the city cards of this game: one \
             capital and four local cities"
        );
        Ok(self.city_bag.iter().map(|identity| (Kind(identity.0.into()), 1)).collect())
    }

    /// BK-3.13: the cards by their numbers.
    fn instances(&self, game: &BerserkTcg) -> Result<CardList, Problem> {
        let mut cards = Vec::with_capacity(self.cards.len());
        for card in &self.cards {
            let (told, next) = (told(game, card.id, card.kind), self.next_card);
            ensure!(
                (1..next).contains(&card.id.0),
                "{told}: numbers are 1 to {} here, as the next card's is {next}",
                next - 1
            );
            cards.push(card.instance(game, self)?);
        }
        cards.sort_unstable_by_key(|card| card.id);
        for two in cards.windows(2) {
            ensure!(two[0].id != two[1].id, "two cards have the number {}", two[0].id.0);
        }
        Ok(cards.into_iter().collect())
    }

    /// BK-5.25: once per city and turn.
    fn declared(&self) -> Result<ArrayVec<City, CITIES>, Problem> {
        let cities: BTreeSet<City> = self.battles_declared.iter().copied().collect();
        let twice = cities.len() < self.battles_declared.len();
        ensure!(!twice, "a battle was declared in one city twice");
        let late = matches!(self.stand, Stand::Main | Stand::Battle(_) | Stand::End);
        ensure!(cities.is_empty() || late, "a battle was declared before Main");
        Ok(cities.into_iter().collect())
    }

    /// BK-3.6, BK-6.9, BK-6.23: cities are face-up and occupied as the characters there allow.
    fn check_cities(&self, game: &BerserkTcg, state: &mut State) -> Result<(), Problem> {
        let only_holders =
            game.readings.occupying_character == OccupyingCharacter::OnlyThoseThatTookIt;
        for city in City::ALL {
            let there: Vec<&Instance> =
                state.in_play_at(city).filter(|card| game.is_character(card.kind)).collect();
            let (up, here) = (!there.is_empty(), state.city(city));
            let known = here.identity.is_some();
            ensure!(known || !up, "city {city} is face-up, so what it is must be known");
            if let Some(seat) = here.occupant {
                is_seat(&format!("the occupant of city {city}"), seat)?;
                let mut own = there.iter().filter(|card| card.controller == seat).peekable();
                let occupied = format!("city {city} is occupied by seat {seat}");
                ensure!(own.peek().is_some(), "{occupied}, which has no character there");
                let held = own.any(|card| here.holders.contains(&card.id));
                ensure!(held || !only_holders, "{occupied}, but no character there holds it");
            }
            ensure!(
                here.holders.is_empty() || only_holders && here.occupant.is_some(),
                "city {city} has characters that hold it, which this game does not note"
            );
            for CardId(id) in &here.holders {
                ensure!(
                    *id < self.next_card,
                    "city {city} is held by card {id}, which is none yet"
                );
            }
            state.city_mut(city).face_up = up;
        }
        Ok(())
    }
}

impl CityOpening {
    fn state(&self) -> CityState {
        let holders: BTreeSet<CardId> = self.holders.iter().copied().collect();
        CityState {
            identity: self.identity,
            face_up: false,
            occupant: self.occupant,
            holders: holders.into_iter().collect(),
        }
    }
}

impl SeatOpening {
    fn deck(&self) -> Deck {
        let mut deck = Deck::shuffled(self.bag.iter().map(|kind| (Kind::from(*kind), 1)).collect());
        self.top.iter().for_each(|kind| deck.put_on_top((*kind).into()));
        self.bottom.iter().for_each(|kind| deck.put_at_bottom((*kind).into()));
        deck
    }
}

impl CardOpening {
    fn instance(&self, game: &BerserkTcg, opening: &Opening) -> Result<Instance, Problem> {
        let told = told(game, self.id, self.kind);
        let mut card = Instance::new(self.id, self.kind, self.owner, Zone::Hand);
        card.known = Known::Publicly;
        match self.place {
            CardPlace::Hand { known } => card.known = known,
            CardPlace::Trash => card.zone = Zone::Trash,
            CardPlace::Set { city, controller, known, since_turn } => {
                is_seat(&format!("the controller of {told}"), controller)?;
                let strays = game.readings.control_on_flip != ControlOnFlip::Owner;
                let own = controller == self.owner;
                ensure!(own || strays, "{told}: a set card is controlled by its owner");
                let noted = game.readings.open_same_turn == OpenSameTurn::No;
                noted_turn(&told, since_turn, opening.turn, noted)?;
                (card.zone, card.city, card.controller) = (Zone::Set, Some(city), controller);
                (card.known, card.since_turn) = (known, since_turn);
            }
            CardPlace::InPlay {
                city,
                controller,
                locked,
                damage,
                shield,
                mods,
                entered,
                since_turn,
            } => {
                is_seat(&format!("the controller of {told}"), controller)?;
                let noted = game.readings.fresh_character_acts == FreshCharacterActs::FromNextTurn;
                noted_turn(&told, since_turn, opening.turn, noted)?;
                let changes = [mods.power, mods.hp, mods.range, mods.movement];
                let changes = changes.map(|change| ("change", change.unsigned_abs()));
                for (what, points) in
                    [("damage", damage), ("shield", shield)].iter().chain(&changes)
                {
                    within(&format!("{told}: {what}"), *points, 0, POINTS_MAX)?;
                }
                within(&format!("{told}: entry"), entered, 1, opening.next_entered - 1)?;
                (card.zone, card.city, card.controller) = (Zone::InPlay, Some(city), controller);
                (card.locked, card.damage, card.shield) = (locked, damage, shield);
                (card.mods, card.entered, card.since_turn) = (mods, entered, since_turn);
            }
        }
        Ok(card)
    }
}

/// BK-3.4, BK-6.35, BK-9.13: what is in play can be there, and has on it what it can have.
fn check_entries(game: &BerserkTcg, state: &State) -> Result<(), Problem> {
    let mut entries: BTreeSet<u32> = BTreeSet::new();
    for card in state.in_play() {
        let told = told(game, card.id, card.kind);
        let first = entries.insert(card.entered);
        ensure!(first, "{told}: another card is entry {}, too", card.entered);
        if game.is_character(card.kind) {
            continue;
        }
        let stays = matches!(game.data(card.kind).body, Body::Eternal);
        ensure!(stays, "{told} is in play, but a normal effect never stays");
        let own = card.controller == card.owner;
        ensure!(own, "{told}: an eternal effect is controlled by its owner");
        let bare = (card.damage, card.shield, card.mods) == (0, 0, Mods::default());
        ensure!(bare, "{told} has what only a character can have");
    }
    Ok(())
}

/// BK-3.10: one face-up card of a Unique name.
fn check_unique(game: &BerserkTcg, state: &State) -> Result<(), Problem> {
    let mut names: BTreeSet<&str> = BTreeSet::new();
    for card in state.in_play() {
        let data = game.data(card.kind);
        let (first, name) = (!data.unique || names.insert(&data.name.en), name(game, card.kind));
        ensure!(first, "two cards {name} are in play, which is Unique");
    }
    Ok(())
}

/// BK-3.3: no character that would be trashed at once.
fn check_living(game: &BerserkTcg, state: &State) -> Result<(), Problem> {
    for card in state.in_play().filter(|card| game.is_character(card.kind)) {
        let hp = game.hp_now(state, card);
        let dies = i32::from(card.damage) >= i32::from(hp)
            && (card.damage > 0 || game.readings.zero_hp == ZeroHp::Trashed);
        let (told, damage) = (told(game, card.id, card.kind), card.damage);
        ensure!(!dies, "{told} has {damage} damage and {hp} HP, so it would be trashed");
    }
    Ok(())
}

/// The turn in which something came about is noted only where a reading asks for it.
fn noted_turn(what: &str, since: Option<u32>, now: u32, noted: bool) -> Result<(), Problem> {
    let Some(turn) = since else { return Ok(()) };
    ensure!(noted, "{what}: this game does not note its turn");
    within(&format!("{what}: its turn"), turn, 1, now)
}

/// BK-1.1: there are two seats.
pub(super) fn is_seat(what: &str, seat: Seat) -> Result<(), Problem> {
    ensure!(SEATS.contains(&seat), "{what}: there is no seat {seat}");
    Ok(())
}

/// `card 7 (Barrier (G02))`.
pub(super) fn told(game: &BerserkTcg, id: CardId, kind: CardKind) -> String {
    format!("card {} ({})", id.0, name(game, kind))
}

/// `Barrier (G02)`.
fn name(game: &BerserkTcg, kind: CardKind) -> String {
    let card = game.data(kind);
    format!("{} ({})", card.name.en, card.id)
}

impl Stand {
    const fn phase(&self) -> Phase {
        match self {
            Self::TurnStart => Phase::TurnStart,
            Self::Recovery => Phase::Recovery,
            Self::Draw => Phase::Draw,
            Self::Open => Phase::Open,
            Self::Main => Phase::Main,
            Self::Battle(_) => Phase::Battle,
            Self::End => Phase::End,
        }
    }
}

/// The identity of a city card, by its place in the card set.
#[cfg(any(test, feature = "positions"))]
pub(super) const fn identity(place: usize) -> Identity {
    Identity(place as u8)
}

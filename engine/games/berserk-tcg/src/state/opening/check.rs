//! From an opening to a state: what could not lie on one table is refused.
//!
//! Source: the rules cited at each check. Problems are told in words that name the seat, the card
//! and the city.

use super::{
    CardOpening, CardPlace, CityOpening, NUMBER_MAX, Opening, POINTS_MAX, Stand, TURN_MAX,
};
use crate::BerserkTcg;
use crate::cards::CardKind;
use crate::cards::deck::{CARDS_MAX, COPIES_MAX, Deck as DeckList, is_mercenary};
use crate::readings::{
    CitySetSource, ControlOnFlip, DeckLimitKey, FreshCharacterActs, OccupyingCharacter,
    OpenSameTurn, ZeroHp,
};
use crate::state::{
    CITIES, CardId, CardList, City, CityState, Instance, Known, Memo, Mods, Phase, SeatState,
    State, Zone,
};
use arrayvec::ArrayVec;
pub(super) use kanso_engine::opening::{Problem, within};
use kanso_engine::{Bag, Deck, Kind, Label, Seat, Seats, Trace};
use std::collections::{BTreeMap, BTreeSet};

const SEATS: [Seat; 2] = [Seat::at(0), Seat::at(1)];

impl Opening {
    /// The state that the opening describes, before anything follows from it.
    ///
    /// # Errors
    ///
    /// The first thing that could not be so on one table, in words.
    pub(crate) fn state(&self, game: &BerserkTcg) -> Result<State, Problem> {
        within::<u32>("the turn", self.turn, 1, TURN_MAX)?;
        is_seat("the first player", self.first_seat)?;
        for (what, next) in
            [("card", self.next_card), ("item", self.next_item), ("entry", self.next_entered)]
        {
            within::<u32>(&format!("the next {what}'s number"), next, 1, NUMBER_MAX)?;
        }
        self.kinds_exist(game)?;
        self.check_owned(game)?;
        let mut state = State {
            first_seat: Some(self.first_seat),
            turn_no: self.turn,
            phase: self.stand.phase(),
            step: None,
            sub: 0,
            cities: self.cities.each_ref().map(CityOpening::state),
            city_bag: self.city_bag(game)?,
            cards: self.instances(game)?,
            former: Vec::new(),
            stack: Vec::new(),
            triggers: Vec::new(),
            battle: None,
            battles_declared: self.declared()?,
            open_window: None,
            priority: None,
            tasks: Vec::new(),
            next_card: self.next_card,
            next_item: self.next_item,
            next_entered: self.next_entered,
            ending: None,
            unpaid_shown: Vec::new(),
            failed_draw: Seats::NONE,
            quick_opened: Seats::NONE,
            discarding: Vec::new(),
            last_put: None,
            puts: 0,
            seats: self.seats.iter().map(super::SeatOpening::state).collect(),
            settled: Memo::default(),
        };
        check_unique(game, &state)?;
        check_entries(game, &state)?;
        self.check_cities(game, &mut state)?;
        self.begin_battle(game, &mut state)?;
        check_living(game, &state)?;
        game.check_victory(&mut state, false, &mut Trace::off());
        if state.ending.is_some() {
            return Err("the game is over: a deck has run out, or three cities with the capital \
                        are occupied by one seat"
                .to_owned());
        }
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
            if !game.cards.has_card(kind) {
                return Err(format!("the card set has no card number {}", kind.number()));
            }
        }
        Ok(())
    }

    /// BK-1.4, BK-4.8: what a seat owns could be its deck.
    fn check_owned(&self, game: &BerserkTcg) -> Result<(), Problem> {
        for seat in SEATS {
            within::<u32>(
                &format!("seat {seat}: cards"),
                self.owned(seat).count() as u32,
                1,
                CARDS_MAX,
            )?;
            let mut copies: BTreeMap<&str, u32> = BTreeMap::new();
            for kind in self.owned(seat) {
                if is_mercenary(&game.cards, kind, game.readings.mercenary_definition.get()) {
                    continue;
                }
                let card = game.cards.card(kind);
                let counted = match game.readings.deck_limit_key.get() {
                    DeckLimitKey::CardNumber => card.id.as_str(),
                    DeckLimitKey::CardName => &*card.name.en,
                };
                let found = copies.entry(counted).or_default();
                *found += 1;
                if *found > COPIES_MAX {
                    return Err(format!(
                        "seat {seat}: more than {COPIES_MAX} cards {}",
                        name(game, kind)
                    ));
                }
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
        if let Some(number) = all.iter().find(|city| usize::from(**city) >= game.cards.cities.len())
        {
            return Err(format!("the card set has no city card number {number}"));
        }
        let hidden = self.cities.iter().filter(|city| city.identity.is_none()).count();
        if hidden != self.city_bag.len() {
            return Err(format!(
                "{} identities are not yet seen, but {hidden} cities are unknown",
                self.city_bag.len()
            ));
        }
        let own = |seat: Seat| game.decks[seat.index()].cities.iter().copied();
        let are_the_cities = match game.readings.city_set_source.get() {
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
        if !are_the_cities {
            return Err("the cities in the row and those not yet seen are not the city cards of \
                        this game: one capital and four local cities"
                .to_owned());
        }
        Ok(self.city_bag.iter().map(|identity| (Kind(identity.0.into()), 1)).collect())
    }

    /// BK-3.13: the cards by their numbers.
    fn instances(&self, game: &BerserkTcg) -> Result<CardList, Problem> {
        let mut cards = Vec::with_capacity(self.cards.len());
        for card in &self.cards {
            if !(1..self.next_card).contains(&card.id.0) {
                return Err(format!(
                    "card {} ({}): numbers are 1 to {} here, as the next card's is {}",
                    card.id.0,
                    name(game, card.kind),
                    self.next_card - 1,
                    self.next_card
                ));
            }
            cards.push(card.instance(game, self)?);
        }
        cards.sort_unstable_by_key(|card| card.id);
        if let Some(two) = cards.windows(2).find(|two| two[0].id == two[1].id) {
            return Err(format!("two cards have the number {}", two[0].id.0));
        }
        Ok(cards.into_iter().collect())
    }

    /// BK-5.25: once per city and turn.
    fn declared(&self) -> Result<ArrayVec<City, CITIES>, Problem> {
        let cities: BTreeSet<City> = self.battles_declared.iter().copied().collect();
        if cities.len() < self.battles_declared.len() {
            return Err("a battle was declared in one city twice".to_owned());
        }
        if !cities.is_empty() && !matches!(self.stand, Stand::Main | Stand::Battle(_) | Stand::End)
        {
            return Err("a battle was declared before Main".to_owned());
        }
        Ok(cities.into_iter().collect())
    }

    /// BK-3.6, BK-6.9, BK-6.23: cities are face-up and occupied as the characters there allow.
    fn check_cities(&self, game: &BerserkTcg, state: &mut State) -> Result<(), Problem> {
        let only_holders =
            game.readings.occupying_character.get() == OccupyingCharacter::OnlyThoseThatTookIt;
        for city in City::ALL {
            let there: Vec<&Instance> =
                state.in_play_at(city).filter(|card| game.is_character(card.kind)).collect();
            let (up, here) = (!there.is_empty(), state.city(city));
            if up && here.identity.is_none() {
                return Err(format!("city {city} is face-up, so what it is must be known"));
            }
            let own: Vec<CardId> = there
                .iter()
                .filter(|card| Some(card.controller) == here.occupant)
                .map(|card| card.id)
                .collect();
            if let Some(seat) = here.occupant {
                is_seat(&format!("the occupant of city {city}"), seat)?;
                if own.is_empty() {
                    return Err(format!(
                        "city {city} is occupied by seat {seat}, which has no character there"
                    ));
                }
                if only_holders && !own.iter().any(|id| here.holders.contains(id)) {
                    return Err(format!(
                        "city {city} is occupied by seat {seat}, but no character there holds it"
                    ));
                }
            }
            if !(here.holders.is_empty() || only_holders && here.occupant.is_some()) {
                return Err(format!(
                    "city {city} has characters that hold it, which this game does not note"
                ));
            }
            if let Some(id) = here.holders.iter().find(|id| id.0 >= self.next_card) {
                return Err(format!("city {city} is held by card {}, which is none yet", id.0));
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

impl super::SeatOpening {
    fn state(&self) -> SeatState {
        let bag: Bag = self.bag.iter().map(|kind| (Kind::from(*kind), 1)).collect();
        let mut deck = Deck::shuffled(bag);
        self.top.iter().for_each(|kind| deck.put_on_top((*kind).into()));
        self.bottom.iter().for_each(|kind| deck.put_at_bottom((*kind).into()));
        SeatState { deck, standing_pass: self.standing_pass }
    }
}

impl CardOpening {
    fn instance(&self, game: &BerserkTcg, opening: &Opening) -> Result<Instance, Problem> {
        let mut card = Instance {
            id: self.id,
            kind: self.kind,
            owner: self.owner,
            controller: self.owner,
            zone: Zone::Hand,
            city: None,
            locked: false,
            damage: 0,
            shield: 0,
            mods: Mods::default(),
            entered: 0,
            known: Known::Publicly,
            since_turn: None,
            kept: None,
        };
        let told = format!("card {} ({})", self.id.0, name(game, self.kind));
        match self.place {
            CardPlace::Hand { known } => card.known = known,
            CardPlace::Trash => card.zone = Zone::Trash,
            CardPlace::Set { city, controller, known, since_turn } => {
                is_seat(&format!("the controller of {told}"), controller)?;
                if controller != self.owner
                    && game.readings.control_on_flip.get() == ControlOnFlip::Owner
                {
                    return Err(format!("{told}: a set card is controlled by its owner"));
                }
                let noted = game.readings.open_same_turn.get() == OpenSameTurn::No;
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
                let noted =
                    game.readings.fresh_character_acts.get() == FreshCharacterActs::FromNextTurn;
                noted_turn(&told, since_turn, opening.turn, noted)?;
                let most = u32::from(POINTS_MAX);
                within::<u32>(&format!("{told}: damage"), damage.into(), 0, most)?;
                within::<u32>(&format!("{told}: shield"), shield.into(), 0, most)?;
                for change in [mods.power, mods.hp, mods.range, mods.movement] {
                    within::<u32>(
                        &format!("{told}: change"),
                        change.unsigned_abs().into(),
                        0,
                        most,
                    )?;
                }
                within::<u32>(&format!("{told}: entry"), entered, 1, opening.next_entered - 1)?;
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
        let told = format!("card {} ({})", card.id.0, name(game, card.kind));
        if !entries.insert(card.entered) {
            return Err(format!("{told}: another card is entry {}, too", card.entered));
        }
        if game.is_character(card.kind) {
            continue;
        }
        if matches!(game.data(card.kind).body, crate::cards::Body::Normal { .. }) {
            return Err(format!("{told} is in play, but a normal effect never stays"));
        }
        if card.controller != card.owner {
            return Err(format!("{told}: an eternal effect is controlled by its owner"));
        }
        if (card.damage, card.shield, card.mods) != (0, 0, Mods::default()) {
            return Err(format!("{told} has what only a character can have"));
        }
    }
    Ok(())
}

/// BK-3.10: one face-up card of a Unique name.
fn check_unique(game: &BerserkTcg, state: &State) -> Result<(), Problem> {
    let mut names: BTreeSet<&str> = BTreeSet::new();
    for card in state.in_play() {
        let data = game.data(card.kind);
        if data.unique && !names.insert(&data.name.en) {
            return Err(format!(
                "two cards {} are in play, which is Unique",
                name(game, card.kind)
            ));
        }
    }
    Ok(())
}

/// BK-3.3: no character that would be trashed at once.
fn check_living(game: &BerserkTcg, state: &State) -> Result<(), Problem> {
    for card in state.in_play().filter(|card| game.is_character(card.kind)) {
        let hp = game.hp_now(state, card);
        let dies = i32::from(card.damage) >= i32::from(hp)
            && (card.damage > 0 || game.readings.zero_hp.get() == ZeroHp::Trashed);
        if dies {
            return Err(format!(
                "card {} ({}) has {} damage and {hp} HP, so it would be trashed",
                card.id.0,
                name(game, card.kind),
                card.damage
            ));
        }
    }
    Ok(())
}

/// The turn in which something came about is noted only where a reading asks for it.
fn noted_turn(what: &str, since: Option<u32>, now: u32, noted: bool) -> Result<(), Problem> {
    match since {
        Some(_) if !noted => Err(format!("{what}: this game does not note its turn")),
        Some(turn) => within::<u32>(&format!("{what}: its turn"), turn, 1, now),
        None => Ok(()),
    }
}

/// BK-1.1: there are two seats.
pub(super) fn is_seat(what: &str, seat: Seat) -> Result<(), Problem> {
    if SEATS.contains(&seat) { Ok(()) } else { Err(format!("{what}: there is no seat {seat}")) }
}

/// `Barrier (G02)`.
pub(super) fn name(game: &BerserkTcg, kind: CardKind) -> String {
    let card = game.data(kind);
    format!("{} ({})", card.name.en, card.id)
}

impl Stand {
    fn phase(&self) -> Phase {
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
pub(super) const fn identity(place: usize) -> crate::state::Identity {
    crate::state::Identity(place as u8)
}

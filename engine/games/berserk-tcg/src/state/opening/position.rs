//! A builder of positions: an [`Opening`] piece by piece, as the test vectors tell them.
//!
//! Behind the feature `positions`. What lies at a city is told in the notation of the vectors:
//! `0{R02 W01(L)}` are cards in play of seat 0, `1[K02]` a set card of seat 1, `occ=1` says who
//! occupies it. Cards are named by their numbers (`R02`), cities by their ids (`CITY0`), readings by
//! their names. In brackets behind a card, parted by commas:
//!
//! ```text
//! L        locked                      pub, priv   known to both, to the other seat alone
//! d2       damage                      o1          owned by seat 1
//! s2       shield                      #20         its number
//! p2, p-1  Power changed this turn     new         set or entered this turn
//! V, F, S  vanguard, fighter, has struck (of the battle that goes on)
//! ```
//!
//! A builder is for tests: what it cannot understand is a panic.

use super::check::identity;
use super::{BattleOpening, CardOpening, CardPlace, CityOpening, Opening, Stand, StepOpening};
use crate::cards::HOUSE_1;
use crate::prelude::*;
use crate::state::{Known, other};

/// A position that is being built.
///
/// It begins in Main of turn 3, seat 0 being the turn player, with an empty table, no hands, decks
/// of twenty mercenaries, and all cities known: the capital in the middle.
#[derive(Clone, Debug)]
pub struct Position {
    opening: Opening,
    cards: CardSet,
    card_text: Option<String>,
    readings: Vec<(String, String)>,
    options: Vec<(String, String)>,
    turn_player: Seat,
    /// Cards of the battle that goes on, with what they are in it.
    fighters: Vec<(CardId, char)>,
}

impl Default for Position {
    fn default() -> Self {
        Self::new()
    }
}

impl Position {
    /// An empty table in turn 3.
    ///
    /// # Panics
    ///
    /// Never: the built-in card set can be read.
    pub fn new() -> Self {
        let cards = CardSet::parse(HOUSE_1).expect("the built-in set can be read");
        let opening = Opening {
            first_seat: Seat::at(0),
            turn: 3,
            stand: Stand::Main,
            cities: Default::default(),
            city_bag: Vec::new(),
            cards: Vec::new(),
            battles_declared: Vec::new(),
            next_card: 1,
            next_item: 1,
            next_entered: 1,
            seats: Default::default(),
        };
        let (readings, options) = (Vec::new(), Vec::new());
        Self {
            opening,
            cards,
            card_text: None,
            readings,
            options,
            turn_player: Seat::at(0),
            fighters: Vec::new(),
        }
        .cities(["CITY1", "CITY2", "CITY0", "CITY3", "CITY4"])
        .deck(0, "W01*20")
        .deck(1, "K01*20")
    }
}

// What a step cannot understand is a panic.
kanso_engine::steps! { Position as it;
    /// Plays with a card set of the test's own; to be called before any card is named.
    card_set(text: &str) {
        it.cards = CardSet::parse(text).expect("a card set");
        it.card_text = Some(text.to_owned());
    }
    /// Puts a reading's value in force.
    reading(name: &str, value: &str) { it.readings.push((name.to_owned(), value.to_owned())) }
    /// Chooses an option's value.
    option(name: &str, value: &str) { it.options.push((name.to_owned(), value.to_owned())) }
    /// Which city cards lie in the row: ids, `?` for one that is unknown yet. The rest of the set is
    /// not yet seen.
    cities(ids: [&str; 5]) {
        let mut unseen: Vec<usize> = (0..it.cards.cities.len()).collect();
        for (city, id) in it.opening.cities.iter_mut().zip(ids) {
            city.identity = (id != "?").then(|| {
                let at = it.cards.cities.iter().position(|city| city.id == id);
                let at = at.unwrap_or_else(|| panic!("no city {id}"));
                unseen.retain(|place| *place != at);
                identity(at)
            });
        }
        it.opening.city_bag = unseen.into_iter().map(identity).collect();
    }
    /// What lies at a city, in the notation of the vectors.
    at(city: u8, words: &str) {
        let city = City::new(city).expect("a city");
        let mut rest = words.trim();
        while !rest.is_empty() {
            if let Some(occupant) = rest.strip_prefix("occ=") {
                it.city_mut(city).occupant = Some(seat_of(&occupant[..1]));
                rest = occupant[1..].trim_start();
                continue;
            }
            let seat = seat_of(&rest[..1]);
            let (close, set) = if rest[1..].starts_with('{') { ('}', false) } else { (']', true) };
            let end = rest.find(close).unwrap_or_else(|| panic!("{close} is missing in {words:?}"));
            for card in rest[2..end].split_whitespace() {
                it.put(seat, card, Put { city, set });
            }
            rest = rest[end + 1..].trim_start();
        }
    }
    /// Cards in a seat's hand: `W01 W04(pub)`.
    hand(seat: usize, cards: &str) {
        for card in cards.split_whitespace() {
            let (id, marks) = marks_of(card);
            let known = marks.iter().fold(Known::No, |known, mark| match *mark {
                "pub" => Known::Publicly,
                "priv" => Known::Privately,
                _ => known,
            });
            it.add(Seat::at(seat), id, &marks, CardPlace::Hand { known });
        }
    }
    /// Cards in a seat's trash.
    trash(seat: usize, cards: &str) {
        for card in cards.split_whitespace() {
            let (id, marks) = marks_of(card);
            it.add(Seat::at(seat), id, &marks, CardPlace::Trash);
        }
    }
    /// A seat's deck, in unknown order: `W01*5 G02`.
    deck(seat: usize, cards: &str) { it.opening.seats[seat].bag = it.kinds(cards) }
    /// Known cards on top of a seat's deck, the top card last.
    top(seat: usize, cards: &str) { it.opening.seats[seat].top = it.kinds(cards) }
    /// Known cards at the bottom of a seat's deck, the bottom card last.
    bottom(seat: usize, cards: &str) { it.opening.seats[seat].bottom = it.kinds(cards) }
    /// A seat's standing pass.
    standing_pass(seat: usize, pass: StandingPass) {
        it.opening.seats[seat].standing_pass = Some(pass);
    }
    /// Whose turn it is.
    turn_of(seat: usize) {
        it.turn_player = Seat::at(seat);
        it.set_first_seat();
    }
    /// The number of the turn; to be called before a card is `new`.
    turn(turn: u32) {
        it.opening.turn = turn;
        it.set_first_seat();
    }
    /// Where in the turn the game stands.
    stand(stand: Stand) { it.opening.stand = stand }
    /// Cities in which a battle was declared this turn.
    declared(cities: &[u8]) {
        let cities = cities.iter().map(|city| City::new(*city).expect("a city"));
        it.opening.battles_declared = cities.collect();
    }
    /// A battle goes on in a city, with the vanguard, the fighters and those who have struck as
    /// they are marked; to be called after the cards were put.
    battle(city: u8, step: StepOpening) {
        let city = City::new(city).expect("a city");
        let mut battle = BattleOpening {
            city,
            step,
            vanguard: None,
            fighters: [Vec::new(), Vec::new()],
            former_fighters: Vec::new(),
            struck: Vec::new(),
        };
        for (id, mark) in &it.fighters {
            if *mark == 'S' {
                battle.struck.push(*id);
                continue;
            }
            if *mark == 'V' {
                battle.vanguard = Some(*id);
            }
            battle.fighters[it.controller(*id).index()].push(*id);
        }
        it.opening.stand = Stand::Battle(battle);
        it.opening.battles_declared.push(city);
    }
    /// The number of the next card.
    next_card(number: u32) { it.opening.next_card = number }
    /// All own characters at an occupied city hold it (BK-R39 `only-those-that-took-it`); to be
    /// called after the cards were put.
    held() {
        let cards = it.opening.cards.clone();
        for (place, city) in City::ALL.iter().zip(&mut it.opening.cities) {
            let here = |card: &&CardOpening| matches!(card.place, CardPlace::InPlay { city: at, controller, .. } if at == *place && Some(controller) == city.occupant);
            city.holders = cards.iter().filter(here).map(|card| card.id).collect();
        }
    }
}

impl Position {
    /// The opening so far.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The opening so far, to change what the builder has no word for.
    pub fn opening_mut(&mut self) -> &mut Opening {
        &mut self.opening
    }

    /// The set-up of a game from this position.
    ///
    /// # Panics
    ///
    /// When a reading or option is none of the game.
    pub fn setup(&self) -> Setup<Opening> {
        let meta = BerserkTcg::meta();
        let mut setup = Setup::new::<BerserkTcg>(2);
        for (name, value) in &self.readings {
            setup.set_reading(meta, name, value).expect("a reading of the game");
        }
        for (name, value) in &self.options {
            setup.set_option(meta, name, value).expect("an option of the game");
        }
        if let Some(text) = &self.card_text {
            setup.cards = CardChoice::Own(text.clone());
        }
        setup.opening = Some(self.opening.clone());
        setup
    }

    /// The game that starts from this position.
    ///
    /// # Errors
    ///
    /// [`SetupError::Opening`] when no table can look like this.
    pub fn game(&self) -> Result<BerserkTcg, SetupError> {
        BerserkTcg::new(&self.setup())
    }

    fn set_first_seat(&mut self) {
        let first = self.turn_player;
        self.opening.first_seat = if self.opening.turn % 2 == 1 { first } else { other(first) };
    }

    fn city_mut(&mut self, city: City) -> &mut CityOpening {
        &mut self.opening.cities[city.index()]
    }

    fn put(&mut self, seat: Seat, words: &str, to: Put) {
        let (id, marks) = marks_of(words);
        let mut known = Known::No;
        let (mut locked, mut damage, mut shield, mut mods) = (false, 0, 0, Mods::default());
        let (mut owner, mut since_turn) = (seat, None);
        let mut fights = Vec::new();
        for mark in &marks {
            let number = || mark[1..].parse().unwrap_or_else(|_| panic!("{mark:?} in {words:?}"));
            match *mark {
                "L" => locked = true,
                "pub" => known = Known::Publicly,
                "priv" => known = Known::Privately,
                "new" => since_turn = Some(self.opening.turn),
                "V" | "F" | "S" => fights.extend(mark.chars()),
                _ => match &mark[..1] {
                    "d" => damage = number(),
                    "s" => shield = number(),
                    "o" => owner = seat_of(&mark[1..]),
                    "p" => mods.power = mark[1..].parse().expect("a change of Power"),
                    "#" => {}
                    _ => panic!("{mark:?} in {words:?}"),
                },
            }
        }
        let (city, controller) = (to.city, seat);
        let place = if to.set {
            CardPlace::Set { city, controller, known, since_turn }
        } else {
            let entered = self.opening.next_entered;
            self.opening.next_entered += 1;
            CardPlace::InPlay {
                city,
                controller,
                locked,
                damage,
                shield,
                mods,
                entered,
                since_turn,
            }
        };
        let id = self.add(owner, id, &marks, place);
        self.fighters.extend(fights.into_iter().map(|mark| (id, mark)));
    }

    fn add(&mut self, owner: Seat, card: &str, marks: &[&str], place: CardPlace) -> CardId {
        let number = marks.iter().find_map(|mark| mark.strip_prefix('#'));
        let number = number.map_or(self.opening.next_card, |text| text.parse().expect("a number"));
        let kind = self.kind(card);
        self.opening.next_card = self.opening.next_card.max(number + 1);
        let id = CardId(number);
        self.opening.cards.push(CardOpening { id, kind, owner, place });
        id
    }

    fn controller(&self, id: CardId) -> Seat {
        let card = self.opening.cards.iter().find(|card| card.id == id);
        match card.expect("it was put").place {
            CardPlace::InPlay { controller, .. } | CardPlace::Set { controller, .. } => controller,
            CardPlace::Hand { .. } | CardPlace::Trash => panic!("{id:?} is at no city"),
        }
    }

    fn kinds(&self, cards: &str) -> Vec<CardKind> {
        let one = |words: &str| {
            let (card, count) = words.split_once('*').unwrap_or((words, "1"));
            let count = count.parse().expect("how many cards");
            std::iter::repeat_n(self.kind(card), count)
        };
        cards.split_whitespace().flat_map(one).collect()
    }

    fn kind(&self, card: &str) -> CardKind {
        self.cards.by_id(card).unwrap_or_else(|| panic!("no card {card}"))
    }
}

/// Where a card of the notation goes.
#[derive(Clone, Copy)]
struct Put {
    city: City,
    set: bool,
}

/// A card and its marks: `W01(L,d1)`.
fn marks_of(words: &str) -> (&str, Vec<&str>) {
    let Some((card, marks)) = words.split_once('(') else { return (words, Vec::new()) };
    let marks = marks.strip_suffix(')').unwrap_or_else(|| panic!(") is missing in {words:?}"));
    (card, marks.split(',').collect())
}

fn seat_of(digit: &str) -> Seat {
    match digit {
        "0" => Seat::at(0),
        "1" => Seat::at(1),
        _ => panic!("no seat {digit:?}"),
    }
}

//! The state of the trading card game: what lies on the table, what pends, and what is going on.
//!
//! Source: BK-3.13 to BK-3.15 and the tables of the specification's chapter 3. What follows from the
//! rest is never stored; `derived` computes it. Fields that only another value of a reading fills
//! are always there and empty by default.

pub mod action;
pub mod fact;
pub mod opening;
pub mod question;
pub mod refusal;
pub(crate) mod setup;

mod card_list;
mod memo;
mod pending;
mod task;

pub use card_list::{CardList, CardMut};
pub use memo::Memo;
pub use pending::{Assignment, Item, Met, Named, Pending, Source, Targets, Trigger};
pub use question::Question;
pub use task::{
    Announce, AnnouncePart, Ask, Drawn, DrawnBy, Exchange, Resolve, Setup, SetupStep, Task,
};

use crate::prelude::*;
use arrayvec::ArrayVec;
use kanso_engine::Deck;
use std::fmt;

/// The two seats. Source: BK-1.1.
pub const SEATS: [Seat; 2] = [Seat::at(0), Seat::at(1)];
/// Cities in a game. Source: BK-1.6.
pub const CITIES: usize = 5;
/// Most hand cards one payment can have.
pub const PAYMENT_MAX: usize = 32;
/// Most points that lie on a card, and most that texts change one of its numbers by: far more than
/// any play for its own sake comes to, so that no sum leaves its type.
pub const POINTS_MAX: u16 = 9_999;
/// Most damage that lies on a card: more than any HP.
pub const DAMAGE_MAX: u16 = 30_000;
/// Most targets of one text.
pub const TARGETS_MAX: usize = 3;

/// A city by its place in the row, `1..=5` from seat 0's left. Source: BK-3.11.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct City(u8);

impl City {
    /// All of them, in order.
    pub const ALL: [Self; CITIES] = [Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The city with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= CITIES { Some(Self(number)) } else { None }
    }

    /// Its number, `1..=5`.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in [`State::cities`].
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Steps along the row. Source: BK-3.11.
    pub const fn distance(self, other: Self) -> u8 {
        self.0.abs_diff(other.0)
    }
}

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl TryFrom<u8> for City {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("{number} is no city (1 to {CITIES})"))
    }
}

impl From<City> for u8 {
    fn from(city: City) -> Self {
        city.0
    }
}

/// Number of a card outside the decks. Source: BK-3.13.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u32);

/// Number of a pending item or of a trigger that waits to be put.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ItemId(pub u32);

/// Which city card lies at a place: its place in [`crate::cards::CardSet::cities`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Identity(pub u8);

impl Identity {
    /// The royal capital.
    pub const CAPITAL: Self = Self(0);
}

/// Where a card is. Source: BK-3.13 and the specification's 3.3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// In its owner's hand.
    Hand,
    /// Announced by a pending set: beside its city, face-down, no set card yet.
    Transit,
    /// Face-down at a city.
    Set,
    /// Opened: face-up at its city, not in play yet.
    Opening,
    /// Face-up at a city.
    InPlay,
    /// Taken from the deck to be looked at.
    Aside,
    /// In its owner's trash.
    Trash,
}

/// What the seat that does not own or control a face-down card knows of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Known {
    /// Nothing.
    No,
    /// It has looked; the public has not.
    Privately,
    /// It was shown to everybody.
    Publicly,
}

/// Changes of a character's numbers until the turn's end. Source: BK-9.7.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mods {
    /// Of Power.
    pub power: i16,
    /// Of HP.
    pub hp: i16,
    /// Of Range.
    pub range: i16,
    /// Of Move.
    pub movement: i16,
}

/// What a card in play has on it; what one that left play has on it when it comes back (BK-R62
/// `keeps`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Kept {
    /// Damage.
    pub damage: u16,
    /// Shield.
    pub shield: u16,
    /// Modifiers.
    pub mods: Mods,
    /// True if it was locked.
    pub locked: bool,
}

/// A card that is in no deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Instance {
    /// Its number.
    pub id: CardId,
    /// Its card.
    pub kind: CardKind,
    /// Whose deck it came from.
    pub owner: Seat,
    /// Who controls it; its owner outside the cities.
    pub controller: Seat,
    /// Where it is.
    pub zone: Zone,
    /// At which city, in the zones that lie at one.
    pub city: Option<City>,
    /// Sideways.
    pub locked: bool,
    /// Damage taken this turn.
    pub damage: u16,
    /// Damage that will be absorbed this turn.
    pub shield: u16,
    /// Changes this turn.
    pub mods: Mods,
    /// When it entered, a count from 1; 0 outside play.
    pub entered: u32,
    /// What the other seat knows while it is in a hand, a set card or in transit.
    pub known: Known,
    /// The turn in which it was set or entered (BK-R15 `no`, BK-R69 `from-next-turn` only).
    pub since_turn: Option<u32>,
    /// What it had when it left play this turn (BK-R62 `keeps` only).
    pub kept: Option<Kept>,
}

impl Instance {
    /// A card outside the cities, of which the other seat knows nothing.
    pub fn new(id: CardId, kind: CardKind, owner: Seat, zone: Zone) -> Self {
        Self {
            id,
            kind,
            owner,
            controller: owner,
            zone,
            city: None,
            locked: false,
            damage: 0,
            shield: 0,
            mods: Mods::default(),
            entered: 0,
            known: Known::No,
            since_turn: None,
            kept: None,
        }
    }

    /// What it has on it.
    pub const fn worn(&self) -> Kept {
        let Self { damage, shield, mods, locked, .. } = *self;
        Kept { damage, shield, mods, locked }
    }

    /// It has this on it from now on.
    pub const fn wear(&mut self, worn: Kept) {
        let Kept { damage, shield, mods, locked } = worn;
        (self.damage, self.shield, self.mods, self.locked) = (damage, shield, mods, locked);
    }

    /// It leaves its city for its owner's hand or trash.
    pub const fn go_to_owner(&mut self, zone: Zone, known: Known) {
        (self.zone, self.controller, self.city) = (zone, self.owner, None);
        self.known = known;
    }

    /// True if it is face-up at a city and counts for abilities, Unique and targets (BK-6.33).
    pub const fn is_in_play(&self) -> bool {
        matches!(self.zone, Zone::InPlay)
    }

    /// True if it is in play at this city.
    pub fn is_in_play_at(&self, city: City) -> bool {
        self.is_in_play() && self.city == Some(city)
    }

    /// True if it is a set card of this seat.
    pub fn is_set_of(&self, seat: Seat) -> bool {
        self.zone == Zone::Set && self.controller == seat
    }

    /// True if it is in this seat's hand.
    pub fn is_in_hand_of(&self, seat: Seat) -> bool {
        self.zone == Zone::Hand && self.owner == seat
    }

    /// The city of a card that lies at one.
    ///
    /// # Panics
    ///
    /// In a zone without a city: a bug of the caller.
    pub fn at(&self) -> City {
        self.city.expect("a card at a city knows which")
    }
}

/// A card under a number that it gave up this turn: what pends may still name it. Source: BK-3.14.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Former {
    /// The number it had.
    pub id: CardId,
    /// Its card.
    pub kind: CardKind,
    /// Who controlled it.
    pub seat: Seat,
}

/// One place of the row of cities.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct CityState {
    /// Which city card lies there, once that is known.
    pub identity: Option<Identity>,
    /// True if it is face-up. Source: BK-3.6.
    pub face_up: bool,
    /// Who occupies it.
    pub occupant: Option<Seat>,
    /// The characters that hold it (BK-R39 `only-those-that-took-it` only).
    pub holders: Vec<CardId>,
}

vocabulary! {
    /// A phase of the turn. Source: BK-3.17, BK-5.1.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Phase;
    /// Before turn 1.
    Setup => "set-up" / "準備";
    /// Just before Recovery.
    TurnStart => "turn start" / "ターン開始時";
    /// Locked cards are unlocked.
    Recovery => "Recovery" / "回復フェイズ";
    /// A card is drawn.
    Draw => "Draw phase" / "ドローフェイズ";
    /// A set card may be opened.
    Open => "Open phase" / "オープンフェイズ";
    /// Moves, sets, abilities, battles.
    Main => "Main phase" / "メインフェイズ";
    /// A battle, within Main.
    Battle => "Battle phase" / "戦闘フェイズ";
    /// Damage reset, hand limit, end of the turn.
    End => "End phase" / "終了フェイズ";
}

vocabulary! {
    /// A step of a battle. Source: BK-5.33.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum BattleStep;
    /// The attacker names the vanguard.
    Vanguard => "vanguard step" / "先陣キャラクター指定ステップ";
    /// Each seat may open a set card of the city.
    BattleOpen => "battle open step" / "戦闘オープンステップ";
    /// The seats name fighters by turns.
    Fighters => "fighter step" / "戦闘キャラクター指定ステップ";
    /// The fighters strike by Range.
    Exchange => "damage exchange" / "ダメージ応酬ステップ";
    /// The result.
    BattleEnd => "battle end step" / "戦闘終了ステップ";
}

vocabulary! {
    /// An open window: Quick effects may be used with nothing pending. Source: BK-7.4.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum OpenWindow;
    /// `O-REC`.
    Recovery => "end of Recovery" / "回復フェイズの終わり";
    /// `O-DRAW`.
    Draw => "end of the Draw phase" / "ドローフェイズの終わり";
    /// `O-OPEN`.
    Open => "end of the Open phase" / "オープンフェイズの終わり";
    /// `O-MAIN`: after `end_main`, for the other seat.
    Main => "end of the Main phase" / "メインフェイズの終わり";
    /// `O-B1`.
    Vanguard => "after the vanguard is named" / "先陣指定のあと";
    /// `O-B2`: after both battle opens.
    BattleOpen => "end of the battle open step" / "戦闘オープンステップの終わり";
    /// `O-B3`: before the first damage.
    Fighters => "end of the fighter step" / "戦闘キャラクター指定ステップの終わり";
    /// `O-B4`.
    Exchange => "after the damage of a Range" / "1つのRangeのダメージのあと";
    /// `O-ASSIGN`: between the assignments of the two sides (BK-R29 `after-each-side` only).
    Assign => "between the assignments" / "攻撃側の割り振りのあと";
    /// `O-B5`.
    BattleEnd => "after the battle result" / "戦闘結果のあと";
    /// `O-END`: after the turn-end triggers.
    End => "end of the turn" / "ターンの終わり";
}

/// Who may interrupt now. Source: BK-6.5 to BK-6.7.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Priority {
    /// Who.
    pub holder: Seat,
    /// Passes in succession, `0..=2`; 2 only between two beats.
    pub passes: u8,
}

vocabulary! {
    /// A pass that goes on. Source: BK-7.7, BK-7.8.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum StandingPass;
    UntilChange => "passes until something changes" / "変化があるまでパス";
    UntilTurnEnd => "passes until the turn ends" / "ターン終了までパス";
}

/// A battle. Source: BK-5.33 and the specification's 3.5.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Battle {
    /// Where.
    pub city: City,
    /// The vanguard, once it stands.
    pub vanguard: Option<CardId>,
    /// Who fights, by seat, ascending.
    pub fighters: [Vec<CardId>; 2],
    /// Everybody who has ever fought in it, ascending.
    pub participants: Vec<CardId>,
    /// Who has struck, ascending.
    pub struck: Vec<CardId>,
    /// Who names the next fighter.
    pub next_designator: Seat,
    /// Declines in succession.
    pub consecutive_passes: u8,
    /// Ranges when the exchange began (BK-R34 `fixed-at-start` only).
    pub noted_ranges: Vec<(CardId, i16)>,
    /// Assignments of the attacker that wait for the defender's (BK-R29 `after-each-side` only).
    pub half_assigned: Option<Exchange>,
}

impl Battle {
    /// A battle before anybody fights in it.
    pub const fn new(city: City, attacker: Seat) -> Self {
        Self {
            city,
            vanguard: None,
            fighters: [const { Vec::new() }; 2],
            participants: Vec::new(),
            struck: Vec::new(),
            next_designator: attacker,
            consecutive_passes: 0,
            noted_ranges: Vec::new(),
            half_assigned: None,
        }
    }
}

/// How a game ended. Source: BK-8.6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ending {
    /// Who won; none in a drawn game.
    pub winner: Option<Seat>,
    /// Why.
    pub reason: EndReason,
}

vocabulary! {
    /// Why a game ended, in the order of the numbers of [`kanso_engine::Standing::reason`].
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum EndReason;
    /// BK-8.1.
    Cities => "three cities with the capital" / "王都を含む3都市の占領";
    /// BK-8.2.
    DeckOut => "a deck ran out" / "デッキ切れ";
    /// BK-8.3: at one check.
    Both => "both seats at once" / "両者同時";
}

/// What one seat has beside its cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatState {
    /// Its deck; what is known of it is known to this seat alone (BK-9.19).
    pub deck: Deck,
    /// Its standing pass.
    pub standing_pass: Option<StandingPass>,
}

/// All that a game is at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    /// Who has turn 1, once that is known.
    pub first_seat: Option<Seat>,
    /// 0 during the set-up.
    pub turn_no: u32,
    /// The phase.
    pub phase: Phase,
    /// The step of the battle.
    pub step: Option<BattleStep>,
    /// Sub-step of the phase or battle step. Source: BK-6.39.
    pub sub: u8,
    /// The row of cities.
    pub cities: [CityState; CITIES],
    /// Identities not yet seen.
    pub city_bag: Bag,
    /// Every card that is in no deck, by its number.
    pub cards: CardList,
    /// Cards by the numbers that they gave up this turn, in the order given up; forgotten when the
    /// turn passes.
    pub former: Vec<Former>,
    /// What pends; the last is resolved first.
    pub stack: Vec<Item>,
    /// Triggers not yet put, in the order met.
    pub triggers: Vec<Met>,
    /// The battle.
    pub battle: Option<Battle>,
    /// Cities in which a battle was declared this turn, ascending.
    pub battles_declared: ArrayVec<City, CITIES>,
    /// The open window that is offered.
    pub open_window: Option<OpenWindow>,
    /// Who may interrupt.
    pub priority: Option<Priority>,
    /// What is going on; the last one is worked on. Source: BK-6.38.
    pub tasks: Vec<Task>,
    /// The next card's number.
    pub next_card: u32,
    /// The next item's number.
    pub next_item: u32,
    /// The next count of [`Instance::entered`].
    pub next_entered: u32,
    /// How the game ended, once it has.
    pub ending: Option<Ending>,
    /// Cards shown without payment (BK-R13 `yes`, BK-R14 `free` only), ascending.
    pub unpaid_shown: Vec<CardId>,
    /// Seats that could not draw (BK-R5 `on-failed-draw` only).
    pub failed_draw: Seats,
    /// Seats that opened a Quick card in this battle open step (BK-R61 `yes` only).
    pub quick_opened: Seats,
    /// Hand cards chosen for the hand limit that wait for `RuleDiscard` (BK-R8 `all` only).
    pub discarding: Vec<CardId>,
    /// The seat that put the last trigger in this go (BK-R41 `alternate` only).
    pub last_put: Option<Seat>,
    /// Triggers put in this go (BK-R42 `fifo` only).
    pub puts: u16,
    /// What each seat has.
    pub seats: Vec<SeatState>,
    /// Where the table stood when there was nothing to put right; none once a city or the battle was
    /// changed. The cards know by themselves ([`CardList::looked_at`]).
    #[serde(skip)]
    pub settled: Memo<Option<Stood>>,
}

/// Where a table stood: what decides whether it must be looked at again, and is not told of by whoever
/// changes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stood {
    /// The step of the battle.
    pub step: Option<BattleStep>,
    /// True if there was a battle.
    pub in_battle: bool,
    /// Seats that could not draw.
    pub failed_draw: Seats,
}

impl State {
    /// A table with nothing on it, before the set-up; each seat has a deck.
    pub(crate) fn new(decks: [Deck; 2]) -> Self {
        Self {
            first_seat: None,
            turn_no: 0,
            phase: Phase::Setup,
            step: None,
            sub: 0,
            cities: Default::default(),
            city_bag: Bag::new(),
            cards: CardList::default(),
            former: Vec::new(),
            stack: Vec::new(),
            triggers: Vec::new(),
            battle: None,
            battles_declared: ArrayVec::new(),
            open_window: None,
            priority: None,
            tasks: Vec::new(),
            next_card: 1,
            next_item: 1,
            next_entered: 1,
            ending: None,
            unpaid_shown: Vec::new(),
            failed_draw: Seats::NONE,
            quick_opened: Seats::NONE,
            discarding: Vec::new(),
            last_put: None,
            puts: 0,
            seats: decks.map(|deck| SeatState { deck, standing_pass: None }).into(),
            settled: Memo::default(),
        }
    }

    /// Where the table stands.
    pub const fn stands(&self) -> Stood {
        Stood { step: self.step, in_battle: self.battle.is_some(), failed_draw: self.failed_draw }
    }

    /// True if nothing of the table was changed since it was seen to be settled.
    pub fn is_settled(&self) -> bool {
        self.settled.0 == Some(self.stands()) && self.cards.looked_at()
    }

    /// Remembers that there is nothing to put right.
    pub const fn settle(&mut self) {
        self.settled.0 = Some(self.stands());
        self.cards.look_at();
    }

    /// The turn player; none before the first player is known. Source: BK-5.1.
    pub fn turn_player(&self) -> Option<Seat> {
        let first = self.first_seat?;
        Some(if self.turn_no == 0 || self.turn_no % 2 == 1 { first } else { other(first) })
    }

    /// The turn player.
    ///
    /// # Panics
    ///
    /// Before the first player is known: a bug of the caller.
    pub fn tp(&self) -> Seat {
        self.turn_player().expect("nothing of a turn happens before BK-4.2")
    }

    /// The other seat.
    ///
    /// # Panics
    ///
    /// Before the first player is known: a bug of the caller.
    pub fn ntp(&self) -> Seat {
        other(self.tp())
    }

    /// The card with this number, if it is in no deck.
    pub fn find(&self, id: CardId) -> Option<&Instance> {
        self.cards.find(id)
    }

    /// The card with this number.
    ///
    /// # Panics
    ///
    /// If there is none: a bug of the caller.
    pub fn card(&self, id: CardId) -> &Instance {
        self.find(id).expect("the caller has seen this card")
    }

    /// The card with this number, to change it.
    ///
    /// # Panics
    ///
    /// If there is none: a bug of the caller.
    pub fn card_mut(&mut self, id: CardId) -> CardMut<'_> {
        self.cards.find_mut(id).expect("the caller has seen this card")
    }

    /// Cards in play at a city, by their numbers.
    pub fn in_play_at(&self, city: City) -> impl Iterator<Item = &Instance> {
        self.cards.table().iter().filter(move |card| card.is_in_play_at(city))
    }

    /// Cards in play, by their numbers.
    pub fn in_play(&self) -> impl Iterator<Item = &Instance> {
        self.cards.table().iter().filter(|card| card.is_in_play())
    }

    /// Hand cards of a seat, by their numbers.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = &Instance> {
        self.cards.table().iter().filter(move |card| card.is_in_hand_of(seat))
    }

    /// Set cards of a seat, by their numbers.
    pub fn set_cards(&self, seat: Seat) -> impl Iterator<Item = &Instance> {
        self.cards.table().iter().filter(move |card| card.is_set_of(seat))
    }

    /// Cards that a seat looks at, by their numbers.
    pub fn aside(&self, seat: Seat) -> impl Iterator<Item = &Instance> {
        self.cards
            .table()
            .iter()
            .filter(move |card| card.zone == Zone::Aside && card.controller == seat)
    }

    /// Cards in a seat's trash, by their numbers.
    pub fn trash(&self, seat: Seat) -> impl Iterator<Item = &Instance> {
        self.cards.trash().iter().filter(move |card| card.owner == seat)
    }

    /// Cards of a seat's deck.
    pub fn deck_count(&self, seat: Seat) -> u32 {
        self.seats[seat.index()].deck.total()
    }

    /// The number of face-up cities, `0..=5`. Source: BK-3.6.
    pub fn city_level(&self) -> u8 {
        self.cities.iter().filter(|city| city.face_up).count() as u8
    }

    /// A city of the row.
    pub fn city(&self, city: City) -> &CityState {
        &self.cities[city.index()]
    }

    /// A city of the row, to change it.
    pub fn city_mut(&mut self, city: City) -> &mut CityState {
        self.settled.0 = None;
        &mut self.cities[city.index()]
    }

    /// Cities that a seat occupies.
    pub fn occupied_by(&self, seat: Seat) -> u8 {
        self.cities.iter().filter(|city| city.occupant == Some(seat)).count() as u8
    }

    /// A seat is asked next.
    pub(crate) fn ask(&mut self, seat: Seat, question: Question) {
        self.tasks.push(Task::Ask(Ask { seat, question }));
    }

    /// The question that is asked, and of whom, while a decision is awaited.
    pub fn asked(&self) -> Option<Ask> {
        match self.tasks.last() {
            Some(Task::Ask(ask)) if self.ending.is_none() => Some(*ask),
            Some(_) | None => None,
        }
    }

    /// What chance is asked.
    pub fn chance(&self) -> Option<Drawn> {
        if let Some(Task::Chance(drawn)) = self.tasks.last() { Some(*drawn) } else { None }
    }

    /// The pending item with this number.
    pub fn item(&self, id: ItemId) -> Option<&Item> {
        self.stack.iter().find(|item| item.id == id)
    }

    /// The latest of the tasks that is of a kind.
    fn latest<'a, T>(&'a self, of_kind: impl Fn(&'a Task) -> Option<T>) -> Option<T> {
        self.tasks.iter().rev().find_map(of_kind)
    }

    /// The announcement that is going on.
    pub fn announcing(&self) -> Option<&Announce> {
        self.latest(|task| if let Task::Announce(it) = task { Some(it) } else { None })
    }

    /// The trigger whose targets are asked.
    pub fn putting(&self) -> Option<&Met> {
        self.latest(|task| if let Task::Put(it) = task { Some(it) } else { None })
    }

    /// The resolution that is going on.
    pub fn resolving(&self) -> Option<&Resolve> {
        self.latest(|task| if let Task::Resolve(it) = task { Some(it) } else { None })
    }

    /// The exchange that is going on.
    pub fn exchanging(&self) -> Option<&Exchange> {
        self.latest(|task| if let Task::Exchange(it) = task { Some(it) } else { None })
    }

    /// The text that an item carries out, if it carries one out, with the card of its event.
    pub fn text_of<'a>(&self, item: &'a Item) -> Option<(Source, &'a Targets, Option<CardId>)> {
        match &item.what {
            Pending::Effect { card, targets } => {
                let Instance { id, kind, city, .. } = *self.find(*card)?;
                Some((Source { card: id, kind, city: city?, ability: 0 }, targets, None))
            }
            Pending::Paid { source, targets } => Some((*source, targets, None)),
            Pending::Trigger { source, targets, event_card, .. } => {
                Some((*source, targets, *event_card))
            }
            _ => None,
        }
    }
}

/// The other of the two seats. Source: BK-1.1.
pub const fn other(seat: Seat) -> Seat {
    Seat::at(1 - seat.index())
}

/// Puts a number into an ascending list, once.
pub fn insert<T: Ord + Copy>(list: &mut Vec<T>, value: T) {
    if let Err(at) = list.binary_search(&value) {
        list.insert(at, value);
    }
}

//! The ids of the table's things, and which of them an action or a fact is about.
//!
//! A card at a city is `card12`, by its number, wherever it moves; a pending item `item7`. Cards of
//! a hand or looked at that are one option (BK-3.15) have one id by their card number,
//! `seat0/hand/W01`: an id tells nothing that the eye may not know (BK-3.13), and no eye sees one
//! of a card that it does not know.

use crate::fact::Audience;
use crate::prelude::*;
use crate::state::Known;
use crate::table::words::Teller;
use kanso_engine::tables::Ids;

/// Cells of the row of cities.
pub(super) const CITIES: [&str; 5] = ["city1", "city2", "city3", "city4", "city5"];
/// City cards.
pub(crate) const CITY_CARDS: [&str; 5] =
    ["city1/card", "city2/card", "city3/card", "city4/card", "city5/card"];
/// Cells of the lanes, by seat and city.
const LANES: [[&str; 5]; 2] = [
    ["seat0/city1", "seat0/city2", "seat0/city3", "seat0/city4", "seat0/city5"],
    ["seat1/city1", "seat1/city2", "seat1/city3", "seat1/city4", "seat1/city5"],
];
/// The row of cities with the lanes.
pub(crate) const FIELD: &str = "field";
/// The sheet above.
pub(super) const HEADER: &str = "header";
/// Its lines.
pub(crate) const TURN: &str = "header/turn";
/// The phase and step.
pub(crate) const PHASE: &str = "header/phase";
/// The city level.
pub(crate) const LEVEL: &str = "header/level";
/// Cities occupied by each seat.
pub(crate) const OCCUPIED: &str = "header/occupied";
/// Battles declared this turn.
pub(crate) const DECLARED: &str = "header/declared";
/// The open window.
pub(crate) const WINDOW: &str = "header/window";
/// Who has priority.
pub(crate) const PRIORITY: &str = "header/priority";
/// What is asked, or how the game ended.
pub(crate) const ASKED: &str = "header/asked";
/// How near a seat is to winning, and how many cards it has.
pub(super) fn status(seat: Seat) -> String {
    of_seat(seat, "status")
}
/// The list of what pends.
pub(super) const PENDING: &str = "pending";
/// The sheet of the battle.
pub(crate) const BATTLE: &str = "battle";
/// The steps of a battle.
pub(crate) const STEPS: [&str; 5] =
    ["battle/step1", "battle/step2", "battle/step3", "battle/step4", "battle/step5"];

/// The cell of a city.
pub(super) fn city(city: City) -> String {
    CITIES[city.index()].to_owned()
}

/// The lane of a seat at a city.
pub(crate) const fn lane(seat: Seat, city: City) -> &'static str {
    LANES[seat.index()][city.index()]
}

/// `seat0/` and a name.
pub(super) fn of_seat(seat: Seat, name: &str) -> String {
    let mut id = String::with_capacity(6 + name.len());
    id.push_str("seat");
    id.push(char::from(b'0' + u8::from(seat)));
    id.push('/');
    id.push_str(name);
    id
}

/// The hand of a seat.
pub(crate) fn hand(seat: Seat) -> String {
    of_seat(seat, "hand")
}

/// The deck and the trash of a seat.
pub(crate) fn piles(seat: Seat) -> String {
    of_seat(seat, "piles")
}

/// The cards that a seat looks at.
pub(crate) fn aside(seat: Seat) -> String {
    of_seat(seat, "aside")
}

/// The deck of a seat.
pub(crate) fn deck(seat: Seat) -> String {
    of_seat(seat, "deck/cards")
}

/// The standing pass of a seat.
pub(crate) fn pass(seat: Seat) -> String {
    of_seat(seat, "pass/flag")
}

/// A card at a city.
pub(crate) fn card(id: CardId) -> String {
    format!("card{}", id.0)
}

/// A pending item, or a trigger that will be one.
pub(super) fn item(id: ItemId) -> String {
    format!("item{}", id.0)
}

/// The fighters of a Range.
pub(crate) fn rung(range: i16) -> String {
    format!("battle/range{range}")
}

/// The place in a row of all cards of a zone that are one option.
pub(super) fn pile(game: &BerserkTcg, seat: Seat, zone: &str, kind: CardKind) -> String {
    let mut id = of_seat(seat, zone);
    id.push('/');
    id.push_str(&game.data(kind).id);
    id
}

/// The place of all hand cards of a seat that are one option.
pub(super) fn hand_pile(game: &BerserkTcg, seat: Seat, kind: CardKind, known: Known) -> String {
    let mut id = pile(game, seat, "hand", kind);
    id.push_str(match known {
        Known::No => "",
        Known::Privately => "/looked-at",
        Known::Publicly => "/shown",
    });
    id
}

/// The card or cards that lie at a place of a row.
pub(super) fn on(mut place: String) -> String {
    place.push_str("/card");
    place
}

/// The trash of a seat: one pile, so that all its cards lie in one place.
pub(crate) fn trash(seat: Seat) -> String {
    of_seat(seat, "trash")
}

/// Where a card that came to a hand lies in it, if everybody saw which it is.
pub(crate) fn open_in_hand(game: &BerserkTcg, card: &CardRef, owner: Seat) -> Option<String> {
    let seen = card.face == Audience::Everybody;
    seen.then(|| on(hand_pile(game, owner, card.kind, Known::Publicly)))
}

/// The token that stands for a card, for an eye that may know it.
pub(super) fn token(game: &BerserkTcg, card: &Instance) -> String {
    match card.zone {
        Zone::Hand => on(hand_pile(game, card.owner, card.kind, card.known)),
        Zone::Aside => on(pile(game, card.controller, "aside", card.kind)),
        Zone::Trash => trash(card.owner),
        Zone::Transit | Zone::Set | Zone::Opening | Zone::InPlay => self::card(card.id),
    }
}

/// What stands for something named as a target, where every eye sees it; none for what is gone.
pub(super) fn named(game: &BerserkTcg, state: &State, named: Named) -> Option<String> {
    match named {
        Named::Card(id) => {
            let card = state.find(id)?;
            match card.zone {
                Zone::Hand | Zone::Aside => None,
                Zone::Trash | Zone::Transit | Zone::Set | Zone::Opening | Zone::InPlay => {
                    Some(token(game, card))
                }
            }
        }
        Named::Item(id) => state.item(id).map(|item| self::item(item.id)),
        Named::City(place) => Some(city(place)),
    }
}

/// An id of the seat that is asked.
pub(crate) fn asked<T>(at: At<'_>, id: impl Fn(Seat) -> T) -> Option<T> {
    at.state.asked().map(|ask| id(ask.seat))
}

/// The token of a card.
pub(crate) fn card_token(at: At<'_>, id: CardId) -> Option<String> {
    at.state.find(id).map(|card| token(at.game, card))
}

/// Where the battle is.
pub(crate) fn battle_city(at: At<'_>) -> Option<String> {
    at.state.battle.as_ref().map(|battle| city(battle.city))
}

/// The fighter that assigns its damage.
pub(crate) fn striker(at: At<'_>) -> Option<CardId> {
    at.state.exchanging().and_then(|exchange| exchange.queue.first()).copied()
}

/// What is paid, each token once; the hand for nothing.
pub(crate) fn paid(at: At<'_>, cards: &[CardId], sacrifice: Option<CardId>) -> Vec<String> {
    let mut ids = Vec::new();
    for id in cards.iter().chain(&sacrifice).filter_map(|card| card_token(at, *card)) {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    if ids.is_empty() {
        ids.extend(asked(at, hand));
    }
    ids
}

/// What is targeted; the card with the text, or the hand, for nothing.
pub(crate) fn target_ids(at: At<'_>, targets: &[Named]) -> Vec<String> {
    if targets.is_empty() {
        let text = at.state.announcing();
        let id = text.map_or_else(|| asked(at, hand), |text| card_token(at, text.card));
        return id.into_iter().collect();
    }
    targets.iter().filter_map(|target| named(at.game, at.state, *target)).collect()
}

/// Ids of the scene that an action is about, the card first by which it is grouped; nothing for an
/// action that is not asked for. The cards of a hand are in it by their card numbers: it is for the
/// eye of the seat that is asked (BK-3.16).
pub(crate) fn touches(game: &BerserkTcg, state: &State, action: &Action, ids: &mut Vec<String>) {
    if state.asked().is_some() {
        action.touch(At::new(game, state, Lang::En, Eye::All), ids);
    }
}

/// Ids of the scene that a fact is about: its cards, then what its row names.
///
/// They go to every eye that is told of the fact, even shrunk: a card whose number is not for
/// everybody is told by the place where it lies (BK-3.13, BK-3.16).
pub(crate) fn points(game: &BerserkTcg, fact: &Fact, ids: &mut Vec<String>) {
    let cards = fact.cards().into_iter();
    let open = cards.filter(|card| card.number == Audience::Everybody);
    let mut about: Vec<String> = open.map(|open| card(open.id)).collect();
    fact.point(Teller::new(game, Lang::En, Eye::All), &mut about);
    for id in about {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
}

impl Ids for CardId {
    fn append_to(self, ids: &mut Vec<String>) {
        ids.push(card(self));
    }
}

impl Ids for ItemId {
    fn append_to(self, ids: &mut Vec<String>) {
        ids.push(item(self));
    }
}

impl Ids for &City {
    fn append_to(self, ids: &mut Vec<String>) {
        ids.push(city(*self));
    }
}

impl Ids for &ItemRef {
    fn append_to(self, ids: &mut Vec<String>) {
        self.id.append_to(ids);
    }
}

/// What it is beside a card.
impl Ids for &TargetRef {
    fn append_to(self, ids: &mut Vec<String>) {
        match self {
            TargetRef::Card(_) => {}
            TargetRef::Item(item) => item.append_to(ids),
            TargetRef::PastItem(id) => id.append_to(ids),
            TargetRef::City(city) => city.append_to(ids),
        }
    }
}

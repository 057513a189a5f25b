//! The ids of the table's things, and which of them an action is about.
//!
//! A piece keeps its id wherever it moves: `seat0/unit3`, `seat0/monster5`. A card of a hand has
//! one id for all copies, a place has its own.

use crate::prelude::*;
use crate::state::cell_label;
use kanso_engine::Cell;
use kanso_engine::tables::Ids;
use std::fmt::Write as _;

/// The ids of command cards, by [`Command::index`].
pub(crate) const COMMANDS: [&str; 5] =
    ["command/assault", "command/raid", "command/rest", "command/reward", "command/recruit"];
/// The ids of step cards 5, 6, 7.
pub(crate) const STEPS: [&str; 3] = ["step/invasion", "step/summon", "step/end"];
/// Ids of things that there are once.
pub(crate) const MONSTER_DECK: &str = "monsters/deck/cards";
/// The face-down chips.
pub(crate) const CHIPS_DOWN: &str = "chips/down/pile";
/// The unit deck.
pub(crate) const UNIT_DECK: &str = "units/deck/cards";
/// The discard pile.
pub(crate) const DISCARD: &str = "units/discard/cards";
/// The dice of a pending roll.
pub(crate) const DICE: [&str; 2] = ["dice/0/die", "dice/1/die"];
/// The round on the sheet of the centre.
pub(crate) const ROUND: &str = "stock/round";

/// `seat0/` and a name.
pub(crate) fn of_seat(seat: Seat, name: &str) -> String {
    let mut id = String::with_capacity(6 + name.len());
    id.push_str("seat");
    id.push(char::from(b'0' + u8::from(seat)));
    id.push('/');
    id.push_str(name);
    id
}

fn numbered(seat: Seat, name: &str, number: u32) -> String {
    let mut id = of_seat(seat, name);
    write!(id, "{number}").expect("a string takes every text");
    id
}

/// A unit of a seat.
pub(crate) fn unit(seat: Seat, id: UnitId) -> String {
    numbered(seat, "unit", id.0)
}

/// A monster on the board of a seat, in its waiting lines or its castle.
pub(crate) fn monster(seat: Seat, id: MonsterId) -> String {
    numbered(seat, "monster", id.0.into())
}

/// A cell of a seat's board.
pub(crate) fn cell(seat: Seat, cell: Cell) -> String {
    of_seat(seat, &cell_label(cell))
}

/// A card of a seat's hand.
pub(crate) fn hand(game: &RookRaiders, seat: Seat, kind: UnitKind) -> String {
    let mut id = of_seat(seat, "hand/");
    match game.cards.units.get(kind.index()) {
        Some(card) => id.push_str(&card.face.id),
        None => id.push('?'),
    }
    id.push_str("/card");
    id
}

/// A mercenary, by its place in the row from 0.
pub(crate) fn mercenary(slot: u8) -> String {
    format!("units/mercenary{slot}/card")
}

/// A level-up pile.
pub(crate) fn pile(game: &RookRaiders, kind: UnitKind) -> String {
    format!("units/{}/cards", game.cards.units.get(kind.index()).map_or("?", |card| &card.face.id))
}

/// The chips of a lane that lie face up.
pub(crate) fn chip(lane: Lane) -> String {
    format!("chips/{}/up", lane.letter())
}

/// An id of the seat that is asked, or whose dice or board it is about.
pub(crate) fn asked_id(at: At<'_>, id: impl Fn(Seat) -> String) -> Option<String> {
    at.state.active_seat().map(id)
}

/// A thing of the seat that is asked, by its name.
pub(crate) fn of_asked(at: At<'_>, name: &str) -> Option<String> {
    asked_id(at, |seat| of_seat(seat, name))
}

/// A card of the hand of the seat that is asked.
pub(crate) fn held(at: At<'_>, card: UnitKind) -> Option<String> {
    asked_id(at, |seat| hand(at.game, seat, card))
}

/// A unit of the seat that is asked.
pub(crate) fn unit_id(at: At<'_>, id: UnitId) -> Option<String> {
    asked_id(at, |seat| unit(seat, id))
}

/// A monster that the seat faces that is asked.
pub(crate) fn monster_id(at: At<'_>, id: MonsterId) -> Option<String> {
    asked_id(at, |seat| monster(seat, id))
}

/// The unit whose skill is asked about.
pub(crate) fn user_id(at: At<'_>) -> Option<String> {
    at.state.skill_user().and_then(|id| unit_id(at, id))
}

/// The id of each thing of an ascending list, once.
pub(crate) fn each<I: Copy + PartialEq>(
    list: &[I],
    id: impl Fn(I) -> Option<String>,
) -> Vec<String> {
    list.chunk_by(|a, b| a == b).filter_map(|run| id(run[0])).collect()
}

/// The monsters that the unit reaches whose skill is asked about.
pub(crate) fn in_range(at: At<'_>) -> Vec<String> {
    let Some(seat) = at.state.active_seat() else { return Vec::new() };
    let board = &at.state.seats[seat.index()];
    let Some((from, held)) = at.state.skill_user().and_then(|id| board.unit(id)) else {
        return Vec::new();
    };
    let reach = at.game.reach.unit(held.kind, from);
    let hit = board.monsters().filter(|(index, _)| reach.contains(*index));
    hit.map(|(_, held)| monster(seat, held.id)).collect()
}

/// A unit as it stood.
pub(crate) fn unit_ref(held: &UnitRef) -> String {
    unit(held.seat, held.id)
}

/// A monster as it stood.
pub(crate) fn monster_ref(held: &MonsterRef) -> String {
    monster(held.seat, held.id)
}

/// The sheets of several seats.
pub(crate) fn sheets(seats: Seats) -> Vec<String> {
    seats.iter().map(|seat| of_seat(seat, "sheet")).collect()
}

impl Ids for &UnitRef {
    fn append_to(self, ids: &mut Vec<String>) {
        ids.push(unit_ref(self));
    }
}

impl Ids for &MonsterRef {
    fn append_to(self, ids: &mut Vec<String>) {
        ids.push(monster_ref(self));
    }
}

impl Ids for &Command {
    fn append_to(self, ids: &mut Vec<String>) {
        ids.push(COMMANDS[self.index()].to_owned());
    }
}

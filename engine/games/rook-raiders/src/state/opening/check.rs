//! From an opening to a state: what could not lie on one table is refused.
//!
//! Source: the rules cited at each check. Problems are told in words that name the seat, the piece
//! and the cell.

use super::{Opening, ROUND_MAX, SeatOpening};
use crate::prelude::*;
use crate::readings::{HonorSupplyEmpty, LevelupDiscard, MarkerCubeSupply, RoundLimit};
use crate::state::derived::{CUBES, HONOR_TOKENS, MARKERS};
use crate::state::setup::take;
use arrayvec::ArrayVec;
pub(super) use kanso_engine::opening::{Problem, within};

/// Last round under RR-R40 `rounds-40`.
const LAST_ROUND: u32 = 40;
/// Lettered summon chips. Source: RR-2.7.
const CHIPS: usize = 6;

impl Opening {
    /// The state that the opening describes, before anything follows from it.
    ///
    /// # Errors
    ///
    /// The first thing that could not be so on one table, in words.
    pub(crate) fn state(&self, game: &RookRaiders) -> Result<State, Problem> {
        let (described, seats) = (self.seats.len(), game.names.len());
        ensure!(described == seats, "it describes {described} seats, the game has {seats}");
        let round_max = match game.readings.round_limit {
            RoundLimit::Rounds40 => LAST_ROUND,
            RoundLimit::None => ROUND_MAX,
        };
        within("the round", self.round, 1, round_max)?;
        self.kinds_exist(game)?;
        let drawn = self.drawn_monsters(game)?;
        let of_seat = |(index, has): (usize, &SeatOpening)| {
            has.state(game, &drawn).map_err(|wrong| format!("seat {index}: {wrong}"))
        };
        let seats = self.seats.iter().enumerate().map(of_seat).collect::<Result<Vec<_>, _>>()?;
        let mut monster_deck = game.full_monster_deck();
        for kind in &drawn {
            let level = usize::from(game.cards.monster(*kind).level) - 1;
            take(&mut monster_deck[level], Kind::from(*kind));
        }
        let mut state = State {
            round: self.round,
            tasks: Vec::new(),
            start_seat: Some(self.start_seat),
            command_row: self.row()?,
            executed: self.executed,
            monster_deck,
            chips_down: self.chips(game)?,
            unit_deck: Bag::new(),
            mercenary_row: self.mercenary_row,
            declared: Seats::NONE,
            last_round: self.last_round,
            ending: None,
            seats,
        };
        state.unit_deck = self.white_cards_left(game, &state)?;
        self.check_stock(game, &state)?;
        self.check_living(game, &state)?;
        state.tasks = self.tasks(game, &state)?;
        Ok(state)
    }

    /// Every kind is one of the card set.
    fn kinds_exist(&self, game: &RookRaiders) -> Result<(), Problem> {
        let of_seats = self.seats.iter().flat_map(|seat| {
            seat.units.iter().map(|unit| unit.kind).chain(seat.hand.iter().copied())
        });
        let of_deck = self.unit_deck.iter().flatten().copied();
        let of_row = self.mercenary_row.iter().flatten().copied();
        for kind in of_seats.chain(of_deck).chain(of_row) {
            let number = kind.number();
            ensure!(game.cards.has_unit(kind), "the card set has no unit card number {number}");
        }
        Ok(())
    }

    fn row(&self) -> Result<ArrayVec<Command, 5>, Problem> {
        let mut sorted = self.command_row.clone();
        sorted.sort_unstable();
        let each_once = sorted == Command::ALL;
        ensure!(each_once, "the command row does not have each of the five commands once");
        Ok(self.command_row.iter().copied().collect())
    }

    /// RR-2.7: six lettered chips.
    fn chips(&self, game: &RookRaiders) -> Result<Bag, Problem> {
        let found = self.chips_down.len();
        ensure!(found <= CHIPS, "{found} chips lie face down, there are {CHIPS}");
        let down: Bag = self.chips_down.iter().map(|lane| (Kind(lane.index() as u16), 1)).collect();
        for (lane, chip) in Lane::ALL.iter().zip(&game.cards.chips) {
            let found = down.count(Kind(lane.index() as u16));
            let (letter, copies) = (lane.letter(), u16::from(chip.copies));
            ensure!(found <= copies, "{found} chips {letter} lie face down, there are {copies}");
        }
        Ok(down)
    }

    /// The white monster cards that have come, in the order of their numbers.
    fn drawn_monsters(&self, game: &RookRaiders) -> Result<Vec<MonsterKind>, Problem> {
        let mut left = match &self.monster_deck {
            Some(deck) => deck.clone(),
            None => self.untouched_monsters(game)?,
        };
        left.sort_unstable();
        let mut drawn = Vec::new();
        for kind in game.cards.monster_kinds() {
            let card = game.cards.monster(kind);
            let in_deck = left.iter().filter(|other| **other == kind).count();
            let Some(gone) = usize::from(card.white).checked_sub(in_deck) else {
                let name = monster_name(game, kind);
                return Err(format!("{in_deck} {name} in the deck, there are {}", card.white));
            };
            drawn.extend(std::iter::repeat_n(kind, gone));
        }
        drawn.sort_by_key(|kind| (game.cards.monster(*kind).level, *kind));
        Ok(drawn)
    }

    /// The monsters that no seat has; cards that lie as trophies came from the top of the deck.
    fn untouched_monsters(&self, game: &RookRaiders) -> Result<Vec<MonsterKind>, Problem> {
        let mut deck = Vec::new();
        for kind in game.cards.monster_kinds() {
            let white = usize::from(game.cards.monster(kind).white);
            let mut most = 0;
            for (index, seat) in self.seats.iter().enumerate() {
                let held = seat.monster_kinds().filter(|other| *other == kind).count();
                let name = monster_name(game, kind);
                ensure!(held <= white, "seat {index}: {held} {name}, there are {white}");
                most = most.max(held);
            }
            deck.extend(std::iter::repeat_n(kind, white - most));
        }
        deck.sort_by_key(|kind| (game.cards.monster(*kind).level, *kind));
        let white: usize = game.cards.monsters.iter().map(|card| usize::from(card.white)).sum();
        let came = |seat: &SeatOpening| seat.monster_kinds().count() + usize::from(seat.trophies);
        let most = self.seats.iter().map(came).max().unwrap_or(0);
        let more = most.saturating_sub(white - deck.len()).min(deck.len());
        deck.drain(..more);
        Ok(deck)
    }

    /// White unit cards of the deck. Source: RR-1.3.
    fn white_cards_left(&self, game: &RookRaiders, state: &State) -> Result<Bag, Problem> {
        // With an empty deck the discard pile is all that lies nowhere else.
        let elsewhere = game.unit_discard(state);
        let Some(deck) = &self.unit_deck else { return Ok(elsewhere) };
        let mut bag = Bag::new();
        for kind in deck {
            bag.add(Kind::from(*kind), 1);
            let left = elsewhere.count(Kind::from(*kind));
            ensure!(
                bag.count(Kind::from(*kind)) <= left,
                "more than {left} {} in the unit deck: the rest of the cards lie elsewhere, or it is no white card",
                unit_name(game, *kind)
            );
        }
        Ok(bag)
    }

    /// Cards and tokens that lie in several places are no more than there are.
    fn check_stock(&self, game: &RookRaiders, state: &State) -> Result<(), Problem> {
        let held = |kind| game.holders(state).map(|seat| seat.cards_of(kind)).sum::<u32>();
        for kind in game.cards.unit_kinds() {
            let card = game.cards.unit(kind);
            let mut found = held(kind);
            found += self.mercenary_row.iter().filter(|slot| **slot == Some(kind)).count() as u32;
            if game.readings.levelup_discard == LevelupDiscard::OutOfPlay {
                found += card.levels_to.map_or(0, held);
            }
            let (name, copies) = (unit_name(game, kind), u32::from(card.copies));
            ensure!(found <= copies, "{found} {name} on the table, there are {copies}");
        }
        for (slot, kind) in (1..).zip(self.mercenary_row) {
            let Some(kind) = kind else { continue };
            let (name, is_white) = (unit_name(game, kind), game.cards.unit(kind).is_white);
            ensure!(is_white, "mercenary {slot} is {name}, which is no white card");
        }
        let tokens: u32 = game.holders(state).map(|seat| seat.honor_tokens).sum();
        let enough = match game.readings.honor_supply_empty {
            HonorSupplyEmpty::None => tokens <= HONOR_TOKENS,
            HonorSupplyEmpty::Unlimited => true,
        };
        ensure!(enough, "the seats have {tokens} honour tokens, there are {HONOR_TOKENS}");
        if game.readings.marker_cube_supply == MarkerCubeSupply::Printed {
            check_printed_supply(state)?;
        }
        self.check_medals(game)
    }

    fn check_medals(&self, game: &RookRaiders) -> Result<(), Problem> {
        for (index, seat) in self.seats.iter().enumerate() {
            for value in &seat.medals {
                ensure!(game.names.len() > 1, "a solo game has no medals");
                let found = self.seats.iter().flat_map(|seat| &seat.medals);
                let found = found.filter(|other| *other == value).count();
                let card = game.cards.medals.iter().find(|card| card.value == *value);
                let copies = card.map_or(0, |card| usize::from(card.copies));
                ensure!(
                    found <= copies,
                    "seat {index}: a medal of {value}, {found} in all, there are {copies}"
                );
            }
        }
        Ok(())
    }

    /// Who is still in the game, and what a living seat cannot have.
    fn check_living(&self, game: &RookRaiders, state: &State) -> Result<(), Problem> {
        let solo = state.is_solo();
        for (index, has) in self.seats.iter().enumerate() {
            if let Some(round) = has.fallen {
                within(&format!("seat {index}: the round in which it fell"), round, 1, self.round)?;
                continue;
            }
            let stands = has.breached.len() <= usize::from(!solo)
                && !has.breached.iter().any(|kind| game.is_red(*kind));
            ensure!(stands, "seat {index}: its castle has fallen, but the seat has not");
        }
        let (living, wanted) = (state.living().count(), if solo { 1 } else { 2 });
        ensure!(living >= wanted, "{living} seats are left: the game would be over");
        // RR-10.1
        let cleared = solo && state.deck_left() == 0 && game.monsters_faced(&state.seats[0]) == 0;
        ensure!(!cleared, "all monsters are slain: the game would be over");
        let holder = self.start_seat;
        ensure!(holder.index() < state.seats.len(), "{holder:?} holds the start-player card");
        let can_end = solo && game.difficulty != Difficulty::Off;
        ensure!(!self.last_round || can_end, "a last round is for a solo game with a difficulty");
        Ok(())
    }
}

/// RR-R26 `printed`: no more markers and cubes lie on the boards than there are.
fn check_printed_supply(state: &State) -> Result<(), Problem> {
    let acted: usize = state.seats.iter().map(SeatState::acted).sum();
    let enough = acted as u32 <= MARKERS;
    ensure!(enough, "{acted} units have acted, there are {MARKERS} action markers");
    let cubes = state.seats.len() as u32 + state.seats.iter().map(SeatState::damage).sum::<u32>();
    ensure!(cubes <= CUBES, "{cubes} cubes are used for gold and damage, there are {CUBES}");
    Ok(())
}

/// `Warrior★ (U01)`.
pub(super) fn unit_name(game: &RookRaiders, kind: UnitKind) -> String {
    named(&game.cards.unit(kind).face)
}

/// `Golem (M03)`.
pub(super) fn monster_name(game: &RookRaiders, kind: MonsterKind) -> String {
    named(&game.cards.monster(kind).face)
}

fn named(face: &Face) -> String {
    format!("{} ({})", face.name.en, face.id)
}

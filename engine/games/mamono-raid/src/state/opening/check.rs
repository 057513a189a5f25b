//! From an opening to a state: what could not lie on one table is refused.
//!
//! Source: MR-3.24 and the rules cited at each check. Problems are told in words that name the seat,
//! the piece and the place. This file builds the state and checks what the seats share; `seat` has
//! one seat, `monster` parts, core and level, `bags` the chips, `stand` the moment of the round.

use super::{ROUND_MAX, Stand};
use crate::prelude::*;
use crate::readings::{ApLoss, PenaltySupply, StayTakesShield};
use crate::state::derived::{DEATH_CARDS, LIFE_PER_SEAT};
use crate::vocabulary::{MARKERS, SEATS_MAX};
use arrayvec::ArrayVec;
pub(super) use kanso_engine::opening::{Problem, within};

impl Opening {
    /// The state that the opening describes, before anything follows from it.
    ///
    /// # Errors
    ///
    /// The first thing that could not be so on one table, in words.
    pub(crate) fn state(&self, game: &MamonoRaid) -> Result<State, Problem> {
        let count = game.names.len();
        let found = self.seats.len();
        ensure!(found == count, "it describes {found} seats, the game has {count}");
        within("the round", self.round, 1, ROUND_MAX)?;
        self.check_names(game)?;
        let mut seats = Vec::with_capacity(count);
        for (index, has) in self.seats.iter().enumerate() {
            seats.push(has.state(game, Seat::at(index))?);
        }
        let mut state = State {
            round: self.round,
            idle_rounds: self.idle_rounds,
            turns: 0,
            seats,
            parts: self.slots(game)?,
            core: self.ring(game)?,
            level: self.level(game)?,
            level_crowd: self.level_crowd.clone(),
            black_notes: self.black_notes,
            ap_stacks: self.stacks.iter().cloned().collect(),
            safe: self.safe,
            bonus: self.bonus,
            stage2_bag: Bag::new(),
            stage3_bag: Bag::new(),
            core_bonus: self.core_bonus,
            starter_left: ArrayVec::new(),
            tasks: Vec::new(),
        };
        check_cards(game, &state)?;
        check_markers(&state)?;
        check_life(&state)?;
        self.check_core_bonus(game, &state)?;
        self.check_level(game, &state)?;
        self.check_pawns(game, &state)?;
        self.check_bonus(game, &state)?;
        (state.stage2_bag, state.stage3_bag) = self.bags(game, &state)?;
        self.fix_points(game, &mut state)?;
        state.tasks = self.tasks(game, &state)?;
        Ok(state)
    }

    /// Seats, cards and chips are those of the game, and no list is longer than the box is full.
    fn check_names(&self, game: &MamonoRaid) -> Result<(), Problem> {
        let count = self.seats.len();
        let in_lines = self.parts.iter().flat_map(|part| &part.line).map(|&cell| cell.into());
        let cells: Vec<CoreCell> =
            in_lines.chain(self.core.iter().map(|space| space.cell)).collect();
        let on_level = self.level.iter().filter_map(|cell| match cell {
            LevelCell::Marker(seat) => Some(*seat),
            LevelCell::Empty | LevelCell::Black => None,
        });
        let holders = self.bonus.iter().chain([&self.core_bonus]);
        let holders = holders.filter_map(|holder| match holder {
            Holder::Seat(seat) => Some(*seat),
            Holder::Board | Holder::Box => None,
        });
        let stand = match self.stand {
            Stand::TurnEnds { seat } | Stand::Bazaar { seat } => Some(seat),
            Stand::Round | Stand::Turn | Stand::EndPhase => None,
        };
        let pawns = self.stacks.iter().flat_map(|stack| &stack.pawns);
        let seats = pawns.chain(self.safe.iter().flatten()).chain(&self.level_crowd).copied();
        let markers = cells.iter().filter_map(|cell| cell.marker());
        let mut named = markers.chain(on_level).chain(holders).chain(stand).chain(seats);
        if let Some(seat) = named.find(|seat| seat.index() >= count) {
            return Err(format!("{seat:?} is named, but the game has {count} seats"));
        }
        ensure!(self.stacks.len() <= SEATS_MAX, "{} stacks of pawns", self.stacks.len());
        let bags = self.stage2.iter().chain(&self.stage3).flatten().copied();
        for chip in cells.iter().filter_map(|cell| cell.chip()).chain(bags) {
            let is_there = chip.index() < game.cards.chips.len();
            ensure!(is_there, "the card set has no chip number {}", chip.number());
        }
        Ok(())
    }

    /// MR-3.2, MR-3.24: every pawn is in one place, and a space of the safe zone holds one.
    fn check_pawns(&self, game: &MamonoRaid, state: &State) -> Result<(), Problem> {
        let mut last = 0;
        for stack in &self.stacks {
            let spaces = game.cards.board.ap_spaces;
            let space = stack.space;
            within("a space of the AP track", space, 1, spaces)?;
            ensure!(!stack.pawns.is_empty(), "a stack of no pawns on space {space}");
            ensure!(
                space > last,
                "a stack on space {space} listed after space {last}: list each space once, \
                 ascending"
            );
            last = space;
        }
        for space in Space::ALL {
            let fits = self.safe[space.index()].is_none() || game.spaces().contains(&space);
            ensure!(fits, "a pawn on safe space {}, which is not in use", space.letter());
        }
        let on_track = self.stacks.iter().flat_map(|stack| stack.pawns.iter());
        let places: Vec<Seat> = on_track.chain(self.safe.iter().flatten()).copied().collect();
        for seat in state.every_seat() {
            match places.iter().filter(|other| **other == seat).count() {
                1 => {}
                0 => return Err(format!("{seat:?}: its pawn is nowhere")),
                found => return Err(format!("{seat:?}: its pawn is in {found} places")),
            }
            let PawnPlace::Ap(space) = state.pawn(seat) else { continue };
            let limit = game.ap_limit(state, seat);
            let fits = space <= limit || may_stand_beyond(game, state);
            ensure!(fits, "{seat:?}: its pawn on space {space}, its AP limit is {limit}");
        }
        Ok(())
    }

    /// MR-3.14, MR-5.26: a bonus shield is held by the seat that passed onto its space.
    fn check_bonus(&self, game: &MamonoRaid, state: &State) -> Result<(), Problem> {
        for chip in BonusShield::ALL {
            let name = name_of(&game.cards.bonus[chip.index()]);
            let holder = state.bonus_holder(chip);
            let Some(space) = game.bonus_space(chip) else {
                let boxed = holder == Holder::Box;
                ensure!(boxed, "{name} is not in the game with 2 seats: it is in the box");
                continue;
            };
            let there = state.safe[space.index()].filter(|seat| state.seat(*seat).passed);
            let letter = space.letter();
            if let Holder::Seat(seat) = holder {
                let took = there == Some(seat);
                ensure!(took, "{seat:?} has {name}, but has not passed onto {letter}");
            } else if let (Holder::Board, Some(seat)) = (holder, there) {
                let left = may_leave_shield(game);
                ensure!(left, "{seat:?} has passed onto {letter}, but {name} lies beside it");
            }
        }
        Ok(())
    }
}

/// MR-R38 `no`: a shield is left where a pawn stayed.
fn may_leave_shield(game: &MamonoRaid) -> bool {
    game.readings.stay_takes_shield == StayTakesShield::No
}

/// MR-R8 `pawn-stays`: a swap may have lowered a limit, if a card that swaps was gained.
fn may_stand_beyond(game: &MamonoRaid, state: &State) -> bool {
    let mut cards = state.seats.iter().flat_map(|has| &has.part_cards);
    game.readings.ap_loss == ApLoss::PawnStays
        && cards.any(|&card| game.cards.part(card).on_gain == Some(OnGain::Swap))
}

/// MR-3.16, MR-3.18, MR-3.24: cards that lie in several places are no more than there are.
fn check_cards(game: &MamonoRaid, state: &State) -> Result<(), Problem> {
    let copies = |name: String, found: usize, copies: u8| {
        ensure!(found <= copies.into(), "the seats have {found} {name}, there are {copies}");
        Ok(())
    };
    for kind in game.cards.skill_kinds() {
        let found = state.seats.iter().filter(|has| has.skill(kind).is_some()).count();
        copies(skill_name(game, kind), found, game.cards.skill(kind).copies)?;
    }
    for kind in game.cards.item_kinds() {
        let found = state.seats.iter().filter(|has| has.items.contains(&kind)).count();
        copies(item_name(game, kind), found, game.cards.item(kind).copies)?;
    }
    for kind in game.cards.part_kinds() {
        let found = state.seats.iter().flat_map(|has| &has.part_cards);
        copies(part_name(game, kind), found.filter(|own| **own == kind).count(), 1)?;
    }
    for symbol in Character::ALL {
        let found = state.seats.iter().filter(|has| has.starter == Some(symbol)).count();
        copies(name_of(&game.cards.starters[symbol.index()]), found, 1)?;
    }
    let deaths: u32 = state.seats.iter().map(|has| has.deaths).sum();
    let endless = game.readings.penalty_supply != PenaltySupply::MaxFive;
    let fits = endless || deaths <= DEATH_CARDS;
    ensure!(fits, "{deaths} death penalty cards, there are {DEATH_CARDS}");
    Ok(())
}

/// MR-3.4, MR-3.24: a seat has ten markers.
fn check_markers(state: &State) -> Result<(), Problem> {
    for seat in state.every_seat() {
        let away = state.markers_away(seat);
        let fits = away <= usize::from(MARKERS);
        ensure!(fits, "{seat:?}: {away} hate markers on the table, it has {MARKERS}");
    }
    Ok(())
}

/// MR-3.6, MR-3.24: five life chips for each seat are in the game.
fn check_life(state: &State) -> Result<(), Problem> {
    let most = LIFE_PER_SEAT * state.seats.len() as u32;
    let found: u32 = state.seats.iter().map(SeatState::all_life).sum();
    ensure!(found <= most, "the seats have {found} life chips, {most} are in the game");
    Ok(())
}

/// `Sword Attack (WA11)`.
pub(super) fn name_of(face: &Face) -> String {
    format!("{} ({})", face.name.in_lang(Lang::En), face.id)
}

pub(super) fn skill_name(game: &MamonoRaid, kind: SkillKind) -> String {
    name_of(&game.cards.skill(kind).face)
}

pub(super) fn item_name(game: &MamonoRaid, kind: ItemKind) -> String {
    name_of(&game.cards.item(kind).face)
}

pub(super) fn part_name(game: &MamonoRaid, kind: PartKind) -> String {
    name_of(&game.cards.part(kind).face)
}

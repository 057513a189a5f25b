//! From an opening to a state: what could not lie on one table is refused.
//!
//! Source: MR-3.24 and the rules cited at each check. Problems are told in words that name the seat,
//! the piece and the place. This file builds the state and checks what the seats share; `seat` has
//! one seat, `monster` parts, core and level, `bags` the chips, `stand` the moment of the round.

use super::{Opening, ROUND_MAX, Stand};
use crate::MamonoRaid;
use crate::cards::{Face, ItemKind, OnGain, PartKind, SkillKind};
use crate::readings::{ApLoss, PenaltySupply, StayTakesShield};
use crate::state::derived::{DEATH_CARDS, LIFE_PER_SEAT};
use crate::state::{Cell, CoreCell, Holder, LevelCell, PawnPlace, SeatState, State};
use crate::vocabulary::{BonusShield, Character, MARKERS, SEATS_MAX, Space};
use arrayvec::ArrayVec;
pub(super) use kanso_engine::opening::{Problem, within};
use kanso_engine::{Bag, Lang, Seat};

impl Opening {
    /// The state that the opening describes, before anything follows from it.
    ///
    /// # Errors
    ///
    /// The first thing that could not be so on one table, in words.
    pub(crate) fn state(&self, game: &MamonoRaid) -> Result<State, Problem> {
        let count = game.names.len();
        if self.seats.len() != count {
            let found = self.seats.len();
            return Err(format!("it describes {found} seats, the game has {count}"));
        }
        within::<u32>("the round", self.round, 1, ROUND_MAX)?;
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
        let in_lines =
            self.parts.iter().flat_map(|part| &part.line).filter_map(|cell| match cell {
                Cell::Marker(seat) => Some(*seat),
                Cell::Empty | Cell::Chip(_) => None,
            });
        let in_core = self.core.iter().filter_map(|space| match space.cell {
            CoreCell::Marker(seat) => Some(seat),
            CoreCell::Covered | CoreCell::Chip(_) | CoreCell::Empty => None,
        });
        let on_level = self.level.iter().filter_map(|cell| match cell {
            LevelCell::Marker(seat) => Some(*seat),
            LevelCell::Empty | LevelCell::Black => None,
        });
        let holders =
            self.bonus.iter().chain([&self.core_bonus]).filter_map(|holder| match holder {
                Holder::Seat(seat) => Some(*seat),
                Holder::Board | Holder::Box => None,
            });
        let stand = match self.stand {
            Stand::TurnEnds { seat } | Stand::Bazaar { seat } => Some(seat),
            Stand::Round | Stand::Turn | Stand::EndPhase => None,
        };
        let pawns = self.stacks.iter().flat_map(|stack| stack.pawns.iter().copied());
        let mut named = in_lines
            .chain(in_core)
            .chain(on_level)
            .chain(self.level_crowd.iter().copied())
            .chain(holders)
            .chain(stand)
            .chain(pawns)
            .chain(self.safe.iter().flatten().copied());
        if let Some(seat) = named.find(|seat| seat.index() >= count) {
            return Err(format!("{seat:?} is named, but the game has {count} seats"));
        }
        if self.stacks.len() > SEATS_MAX {
            return Err(format!("{} stacks of pawns", self.stacks.len()));
        }
        let lines = self.parts.iter().flat_map(|part| &part.line).filter_map(|cell| match cell {
            Cell::Chip(chip) => Some(*chip),
            Cell::Empty | Cell::Marker(_) => None,
        });
        let core = self.core.iter().filter_map(|space| match space.cell {
            CoreCell::Chip(chip) => Some(chip),
            CoreCell::Covered | CoreCell::Marker(_) | CoreCell::Empty => None,
        });
        let bags = self.stage2.iter().chain(&self.stage3).flatten().copied();
        for chip in lines.chain(core).chain(bags) {
            if chip.index() >= game.cards.chips.len() {
                return Err(format!("the card set has no chip number {}", chip.number()));
            }
        }
        Ok(())
    }

    /// MR-3.2, MR-3.24: every pawn is in one place, and a space of the safe zone holds one.
    fn check_pawns(&self, game: &MamonoRaid, state: &State) -> Result<(), Problem> {
        let mut last = 0;
        for stack in &self.stacks {
            let spaces = game.cards.board.ap_spaces;
            within::<u32>("a space of the AP track", stack.space.into(), 1, spaces.into())?;
            if stack.pawns.is_empty() {
                return Err(format!("a stack of no pawns on space {}", stack.space));
            }
            if stack.space <= last {
                return Err(format!(
                    "a stack on space {} listed after space {last}: list each space once, ascending",
                    stack.space
                ));
            }
            last = stack.space;
        }
        for space in Space::ALL {
            let letter = space.letter();
            if self.safe[space.index()].is_some() && !game.spaces().contains(&space) {
                return Err(format!("a pawn on safe space {letter}, which is not in use"));
            }
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
            if space > limit && !may_stand_beyond(game, state) {
                return Err(format!(
                    "{seat:?}: its pawn on space {space}, its AP limit is {limit}"
                ));
            }
        }
        Ok(())
    }

    /// MR-3.14, MR-5.26: a bonus shield is held by the seat that passed onto its space.
    fn check_bonus(&self, game: &MamonoRaid, state: &State) -> Result<(), Problem> {
        for chip in BonusShield::ALL {
            let name = &game.cards.bonus[chip.index()].face;
            let name = name_of(name);
            let holder = state.bonus_holder(chip);
            let Some(space) = game.bonus_space(chip) else {
                if holder == Holder::Box {
                    continue;
                }
                return Err(format!("{name} is not in the game with 2 seats: it is in the box"));
            };
            let there = state.safe[space.index()].filter(|seat| state.seat(*seat).passed);
            match (holder, there) {
                (Holder::Seat(seat), there) if there != Some(seat) => {
                    let letter = space.letter();
                    return Err(format!("{seat:?} has {name}, but has not passed onto {letter}"));
                }
                (Holder::Board, Some(seat)) if !may_leave_shield(game) => {
                    let letter = space.letter();
                    return Err(format!(
                        "{seat:?} has passed onto {letter}, but {name} lies beside it"
                    ));
                }
                (Holder::Board | Holder::Seat(_) | Holder::Box, _) => {}
            }
        }
        Ok(())
    }
}

/// MR-R38 `no`: a shield is left where a pawn stayed.
fn may_leave_shield(game: &MamonoRaid) -> bool {
    game.readings.stay_takes_shield.get() == StayTakesShield::No
}

/// MR-R8 `pawn-stays`: a swap may have lowered a limit, if a card that swaps was gained.
fn may_stand_beyond(game: &MamonoRaid, state: &State) -> bool {
    let mut cards = state.seats.iter().flat_map(|has| &has.part_cards);
    game.readings.ap_loss.get() == ApLoss::PawnStays
        && cards.any(|&card| game.cards.part(card).on_gain == Some(OnGain::Swap))
}

/// MR-3.16, MR-3.18, MR-3.24: cards that lie in several places are no more than there are.
fn check_cards(game: &MamonoRaid, state: &State) -> Result<(), Problem> {
    let copies = |name: String, found: usize, copies: u8| {
        if found <= usize::from(copies) {
            return Ok(());
        }
        Err(format!("the seats have {found} {name}, there are {copies}"))
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
        copies(name_of(&game.cards.starters[symbol.index()].face), found, 1)?;
    }
    let deaths: u32 = state.seats.iter().map(|has| has.deaths).sum();
    if game.readings.penalty_supply.get() == PenaltySupply::MaxFive && deaths > DEATH_CARDS {
        return Err(format!("{deaths} death penalty cards, there are {DEATH_CARDS}"));
    }
    Ok(())
}

/// MR-3.4, MR-3.24: a seat has ten markers.
fn check_markers(state: &State) -> Result<(), Problem> {
    for seat in state.every_seat() {
        let lines = state.parts.iter().flat_map(|slot| slot.line);
        let lines = lines.filter(|cell| *cell == Cell::Marker(seat)).count();
        let core = state.core.iter().filter(|space| space.cell == CoreCell::Marker(seat)).count();
        let level = state.level.iter().filter(|cell| **cell == LevelCell::Marker(seat)).count();
        let crowd = state.level_crowd.iter().filter(|marker| **marker == seat).count();
        let away = lines + core + level + crowd + usize::from(state.seat(seat).gather);
        if away > usize::from(MARKERS) {
            return Err(format!("{seat:?}: {away} hate markers on the table, it has {MARKERS}"));
        }
    }
    Ok(())
}

/// MR-3.6, MR-3.24: five life chips for each seat are in the game.
fn check_life(state: &State) -> Result<(), Problem> {
    let most = LIFE_PER_SEAT * state.seats.len() as u32;
    let found: u32 = state.seats.iter().map(SeatState::all_life).sum();
    if found > most {
        return Err(format!("the seats have {found} life chips, {most} are in the game"));
    }
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

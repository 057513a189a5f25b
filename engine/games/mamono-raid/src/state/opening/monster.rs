//! The monster of an opening: its parts and lines, the core, its level.
//!
//! Source: MR-3.10 to MR-3.13, MR-6.7 to MR-6.17, the rules cited at each check.

use super::PartOpening;
use super::check::{Problem, name_of, part_name, within};
use crate::prelude::*;
use crate::readings::{CoreMarkers, LevelTrackFull, SecondBlack};
use crate::state::Slot;
use crate::state::result::BREAKS_MAX;
use crate::vocabulary::{CORE_CELLS_MAX, LINE_CELLS};
use arrayvec::ArrayVec;

/// Cards of a part that lie face up in the course of a game. Source: MR-3.12.
const TURNED_MAX: u8 = 2;

impl Opening {
    /// The four parts.
    pub(super) fn slots(&self, game: &MamonoRaid) -> Result<[Slot; 4], Problem> {
        let mut slots = Vec::with_capacity(Part::ALL.len());
        for (part, opening) in Part::ALL.into_iter().zip(&self.parts) {
            let gained = self.seats.iter().flat_map(|has| &has.part_cards).copied();
            let gained: Vec<PartKind> =
                gained.filter(|&card| game.cards.part(card).part == part).collect();
            slots.push(opening.slot(game, part, &gained)?);
        }
        Ok(slots.try_into().expect("there are four parts"))
    }

    /// MR-3.11: the ring of the core.
    pub(super) fn ring(
        &self,
        game: &MamonoRaid,
    ) -> Result<ArrayVec<CoreSpace, CORE_CELLS_MAX>, Problem> {
        let used: Vec<u8> = game.cards.ring(self.seats.len()).map(|cell| cell.index).collect();
        let listed: Vec<u8> = self.core.iter().map(|space| space.index).collect();
        ensure!(used == listed, "the core has cells {listed:?}, in use are {used:?}");
        let bared = game.readings.core_markers == CoreMarkers::ReturnHome
            && self.core_bonus != Holder::Board;
        for (cell, space) in game.cards.ring(self.seats.len()).zip(&self.core) {
            let spot = Spot::core(space.index);
            let gone = |part: &Part| self.parts[part.index()].breaks >= BREAKS_MAX;
            let is_open = cell.covers.iter().all(gone);
            match (space.cell, is_open) {
                (CoreCell::Covered, open) => {
                    ensure!(!open, "{spot} is covered, but no part card lies on it any more");
                }
                (_, false) => {
                    return Err(format!("{spot} is uncovered, but a part card still lies on it"));
                }
                (CoreCell::Chip(chip), true) => check_stage(game, chip, spot, 3)?,
                (CoreCell::Marker(_), true) => {}
                (CoreCell::Empty, true) => check_bare(game, spot, bared)?,
            }
        }
        Ok(self.core.iter().copied().collect())
    }

    /// The spaces of the monster's level, filled from the top. Source: MR-3.13.
    pub(super) fn level(
        &self,
        game: &MamonoRaid,
    ) -> Result<ArrayVec<LevelCell, { crate::cards::LEVEL_SPACES_MAX }>, Problem> {
        let spaces = usize::from(game.cards.board.level_spaces);
        let found = self.level.len();
        ensure!(found <= spaces, "{found} spaces of the monster's level, there are {spaces}");
        ensure!(
            !self.level.contains(&LevelCell::Empty),
            "an empty space of the monster's level above others: it is filled from the top; list \
             the occupied ones"
        );
        let black = self.level.iter().filter(|cell| **cell == LevelCell::Black).count();
        ensure!(black <= 1, "two black markers on the monster's level, there is one");
        let empty = std::iter::repeat(LevelCell::Empty);
        Ok(self.level.iter().copied().chain(empty).take(spaces).collect())
    }

    /// MR-6.5, MR-6.7, MR-9.14: with each part card of a seat a marker of it went up, with a card
    /// that says so the black one. A swap takes no card away without giving another.
    pub(super) fn check_level(&self, game: &MamonoRaid, state: &State) -> Result<(), Problem> {
        let spaces = usize::from(game.cards.board.level_spaces);
        let full = self.level.len() == spaces;
        let stacks = game.readings.level_track_full == LevelTrackFull::StackOnLast;
        ensure!(
            full && stacks || self.level_crowd.is_empty(),
            "markers beside others on the last space of the monster's level, which happens on a \
             full track under stack-on-last alone"
        );
        for seat in state.every_seat() {
            let (markers, cards) = (state.level_markers(seat), state.seat(seat).part_cards.len());
            let fits = if full && !stacks { markers <= cards } else { markers == cards };
            ensure!(
                fits,
                "{seat:?}: {markers} markers on the monster's level and {cards} part cards: each \
                 break that it won brought one of each"
            );
        }
        let cards = state.seats.iter().flat_map(|has| &has.part_cards);
        let black = cards.filter(|&&card| game.cards.part(card).on_gain == Some(OnGain::Black));
        let black = black.count() as u32;
        let lies = u32::from(self.level.contains(&LevelCell::Black));
        ensure!(
            full || lies == black.min(1),
            "{lies} black markers on the monster's level, and {black} part cards gained that put \
             it there"
        );
        let notes = match game.readings.second_black {
            SecondBlack::NoEffect => 0,
            SecondBlack::ExtraNote => black.saturating_sub(1),
        };
        within("notes of a second black marker", self.black_notes.into(), notes, notes)
    }

    /// MR-6.14, MR-6.16: the core bonus is taken once every cell has its marker.
    pub(super) fn check_core_bonus(&self, game: &MamonoRaid, state: &State) -> Result<(), Problem> {
        let bared = game.readings.core_markers == CoreMarkers::ReturnHome;
        if self.core_bonus == Holder::Board {
            return Ok(());
        }
        for space in &state.core {
            let fits = match space.cell {
                CoreCell::Marker(_) => !bared,
                CoreCell::Empty => true,
                CoreCell::Covered | CoreCell::Chip(_) => false,
            };
            let spot = Spot::core(space.index);
            ensure!(fits, "the core bonus is taken, but {spot} does not look like it");
        }
        let has_marker =
            |seat: Seat| state.core.iter().any(|space| space.cell == CoreCell::Marker(seat));
        if let Holder::Seat(seat) = self.core_bonus {
            let fits = bared || has_marker(seat);
            ensure!(fits, "{seat:?} has the core bonus, but no marker on the core");
        } else {
            let fits = takes_without_marker(game) && !state.every_seat().any(has_marker);
            ensure!(fits, "the core bonus is in the box, but somebody had a marker on the core");
        }
        Ok(())
    }
}

impl PartOpening {
    /// One part, of which the seats have gained these cards.
    fn slot(&self, game: &MamonoRaid, part: Part, gained: &[PartKind]) -> Result<Slot, Problem> {
        let word = part.word();
        within(&format!("{word}: breaks"), self.breaks, 0, BREAKS_MAX)?;
        let (breaks, found) = (usize::from(self.breaks), gained.len());
        ensure!(
            found == breaks || found < breaks && takes_without_marker(game),
            "{word}: broken {breaks} times, but the seats have {found} of its cards"
        );
        let lies = self.breaks < BREAKS_MAX;
        if let Some(card) = self.card {
            let name = part_name(game, card);
            let is_of_part = game.cards.part(card).part == part;
            ensure!(lies, "{word}: {name}, but it was broken twice");
            ensure!(is_of_part, "{word}: {name}, which is a card of another part");
            ensure!(!gained.contains(&card), "{word}: {name}, which a seat has gained");
        } else {
            ensure!(!lies, "{word}: no card, but it was broken {breaks} times only");
        }
        Ok(Slot {
            card: self.card,
            breaks: self.breaks,
            bag: self.unseen(game, part, gained)?,
            line: self.cells(game, part)?,
        })
    }

    /// MR-3.12: the part's cards that were not seen.
    fn unseen(&self, game: &MamonoRaid, part: Part, gained: &[PartKind]) -> Result<Bag, Problem> {
        let nowhere = |card: &PartKind| {
            game.cards.part(*card).part == part
                && self.card != Some(*card)
                && !gained.contains(card)
        };
        let left: Vec<PartKind> = game.cards.part_kinds().filter(nowhere).collect();
        let all = game.cards.part_kinds().filter(|&card| game.cards.part(card).part == part);
        let size = all.count() - usize::from((self.breaks + 1).min(TURNED_MAX));
        let Some(listed) = &self.unseen else {
            let boxed = left.len() - size;
            return Ok(left[boxed..].iter().map(|card| (Kind::from(*card), 1)).collect());
        };
        let (word, found) = (part.word(), listed.len());
        ensure!(found == size, "{word}: {found} cards not seen yet, which must be {size} here");
        for (place, card) in listed.iter().enumerate() {
            let (fits, name) = (left.contains(card), part_name(game, *card));
            let fits = fits && !listed[..place].contains(card);
            ensure!(fits, "{word}: {name} not seen yet, but it lies elsewhere");
        }
        Ok(listed.iter().map(|card| (Kind::from(*card), 1)).collect())
    }

    /// MR-3.10: the line, whose chips ascend and are of the stage that the breaks allow.
    fn cells(&self, game: &MamonoRaid, part: Part) -> Result<[Cell; LINE_CELLS], Problem> {
        let (word, found) = (part.word(), self.line.len());
        if self.breaks >= BREAKS_MAX {
            ensure!(found == 0, "{word}: a line of {found} cells, but it was broken twice");
            return Ok([Cell::Empty; LINE_CELLS]);
        }
        let Ok(line) = <[Cell; LINE_CELLS]>::try_from(self.line.as_slice()) else {
            return Err(format!("{word}: a line of {found} cells, which must be {LINE_CELLS}"));
        };
        let mut below = None;
        for (cell, lies) in (0..).zip(line) {
            let spot = Spot::line(part, cell);
            match lies {
                Cell::Chip(chip) => {
                    check_stage(game, chip, spot, self.breaks + 1)?;
                    let (ascends, card) =
                        (below.is_none_or(|below| below < chip), game.cards.chip(chip));
                    let name = name_of(&card.face);
                    ensure!(ascends, "{name} on {spot}: a line ascends from base to tip");
                    below = Some(chip);
                }
                Cell::Empty => check_bare(game, spot, false)?,
                Cell::Marker(_) => {}
            }
        }
        Ok(line)
    }
}

/// MR-3.15: a chip lies where its stage does.
fn check_stage(game: &MamonoRaid, chip: ChipKind, spot: Spot, wanted: u8) -> Result<(), Problem> {
    let card = game.cards.chip(chip);
    let (name, stage) = (name_of(&card.face), card.stage);
    ensure!(stage == wanted, "{name} on {spot}, but it is of stage {stage}, not {wanted}");
    Ok(())
}

/// A cell in use where nothing lies: it was bared, or MR-R11 allows it.
fn check_bare(game: &MamonoRaid, spot: Spot, bared: bool) -> Result<(), Problem> {
    let may_be = bared || takes_without_marker(game);
    ensure!(may_be, "{spot} is empty, where a chip or a marker lies");
    Ok(())
}

/// MR-R11 `take-without-marker`: cells may be empty.
fn takes_without_marker(game: &MamonoRaid) -> bool {
    game.readings.marker_shortage == MarkerShortage::TakeWithoutMarker
}

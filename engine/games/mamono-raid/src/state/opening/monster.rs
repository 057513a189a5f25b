//! The monster of an opening: its parts and lines, the core, its level.
//!
//! Source: MR-3.10 to MR-3.13, MR-6.7 to MR-6.17, the rules cited at each check.

use super::check::{Problem, name_of, part_name, within};
use super::{Opening, PartOpening};
use crate::MamonoRaid;
use crate::cards::{OnGain, PartKind};
use crate::readings::{CoreMarkers, LevelTrackFull, MarkerShortage, SecondBlack};
use crate::state::{Cell, CoreCell, CoreSpace, Holder, LevelCell, Slot, State};
use crate::vocabulary::{CORE_CELLS_MAX, LINE_CELLS, Part, Spot};
use arrayvec::ArrayVec;
use kanso_engine::{Bag, Kind, Seat};

/// How often a part is broken. Source: MR-3.12.
const BREAKS_MAX: u8 = 2;
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
        if used != listed {
            return Err(format!("the core has cells {listed:?}, in use are {used:?}"));
        }
        let bared = game.readings.core_markers.get() == CoreMarkers::ReturnHome
            && self.core_bonus != Holder::Board;
        for (cell, space) in game.cards.ring(self.seats.len()).zip(&self.core) {
            let spot = Spot::core(space.index);
            let gone = |part: &Part| self.parts[part.index()].breaks >= BREAKS_MAX;
            let is_open = cell.covers.iter().all(gone);
            match (space.cell, is_open) {
                (CoreCell::Covered, false) => {}
                (CoreCell::Covered, true) => {
                    return Err(format!("{spot} is covered, but no part card lies on it any more"));
                }
                (CoreCell::Chip(_) | CoreCell::Marker(_) | CoreCell::Empty, false) => {
                    return Err(format!("{spot} is uncovered, but a part card still lies on it"));
                }
                (CoreCell::Chip(chip), true) => {
                    let card = game.cards.chip(chip);
                    if card.stage != 3 {
                        let (name, stage) = (name_of(&card.face), card.stage);
                        return Err(format!("{name} on {spot}, but it is of stage {stage}, not 3"));
                    }
                }
                (CoreCell::Marker(_), true) => {}
                (CoreCell::Empty, true) if bared || takes_without_marker(game) => {}
                (CoreCell::Empty, true) => {
                    return Err(format!("{spot} is empty, where a chip or a marker lies"));
                }
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
        if self.level.len() > spaces {
            let found = self.level.len();
            return Err(format!("{found} spaces of the monster's level, there are {spaces}"));
        }
        if self.level.contains(&LevelCell::Empty) {
            return Err("an empty space of the monster's level above others: it is filled from \
                        the top; list the occupied ones"
                .to_owned());
        }
        if self.level.iter().filter(|cell| **cell == LevelCell::Black).count() > 1 {
            return Err("two black markers on the monster's level, there is one".to_owned());
        }
        let empty = std::iter::repeat(LevelCell::Empty);
        Ok(self.level.iter().copied().chain(empty).take(spaces).collect())
    }

    /// MR-6.5, MR-6.7, MR-9.14: with each part card of a seat a marker of it went up, with a card
    /// that says so the black one. A swap takes no card away without giving another.
    pub(super) fn check_level(&self, game: &MamonoRaid, state: &State) -> Result<(), Problem> {
        let spaces = usize::from(game.cards.board.level_spaces);
        let full = self.level.len() == spaces;
        let stacks = game.readings.level_track_full.get() == LevelTrackFull::StackOnLast;
        let shared = full && stacks;
        if !(shared || self.level_crowd.is_empty()) {
            return Err("markers beside others on the last space of the monster's level, which \
                        happens on a full track under stack-on-last alone"
                .to_owned());
        }
        for seat in state.every_seat() {
            let on_level = self.level.iter().filter(|cell| **cell == LevelCell::Marker(seat));
            let crowd = self.level_crowd.iter().filter(|marker| **marker == seat);
            let markers = on_level.count() + crowd.count();
            let cards = state.seat(seat).part_cards.len();
            let fits = if full && !stacks { markers <= cards } else { markers == cards };
            if !fits {
                return Err(format!(
                    "{seat:?}: {markers} markers on the monster's level and {cards} part cards: \
                     each break that it won brought one of each"
                ));
            }
        }
        let cards = state.seats.iter().flat_map(|has| &has.part_cards);
        let black = cards.filter(|&&card| game.cards.part(card).on_gain == Some(OnGain::Black));
        let black = black.count() as u32;
        let lies = u32::from(self.level.contains(&LevelCell::Black));
        if !full && lies != black.min(1) {
            return Err(format!(
                "{lies} black markers on the monster's level, and {black} part cards gained that \
                 put it there"
            ));
        }
        let notes = match game.readings.second_black.get() {
            SecondBlack::NoEffect => 0,
            SecondBlack::ExtraNote => black.saturating_sub(1),
        };
        within::<u32>("notes of a second black marker", self.black_notes.into(), notes, notes)
    }

    /// MR-6.14, MR-6.16: the core bonus is taken once every cell has its marker.
    pub(super) fn check_core_bonus(&self, game: &MamonoRaid, state: &State) -> Result<(), Problem> {
        let bared = game.readings.core_markers.get() == CoreMarkers::ReturnHome;
        let holder = match self.core_bonus {
            Holder::Board => return Ok(()),
            Holder::Seat(seat) => Some(seat),
            Holder::Box => None,
        };
        for space in &state.core {
            let fits = match space.cell {
                CoreCell::Marker(_) => !bared,
                CoreCell::Empty => true,
                CoreCell::Covered | CoreCell::Chip(_) => false,
            };
            if !fits {
                let spot = Spot::core(space.index);
                return Err(format!("the core bonus is taken, but {spot} does not look like it"));
            }
        }
        let has_marker =
            |seat: Seat| state.core.iter().any(|space| space.cell == CoreCell::Marker(seat));
        match holder {
            Some(seat) if !bared && !has_marker(seat) => {
                Err(format!("{seat:?} has the core bonus, but no marker on the core"))
            }
            None if !takes_without_marker(game) || state.every_seat().any(has_marker) => {
                Err("the core bonus is in the box, but somebody had a marker on the core"
                    .to_owned())
            }
            Some(_) | None => Ok(()),
        }
    }
}

impl PartOpening {
    /// One part, of which the seats have gained these cards.
    fn slot(&self, game: &MamonoRaid, part: Part, gained: &[PartKind]) -> Result<Slot, Problem> {
        let word = part.word();
        within::<u32>(&format!("{word}: breaks"), self.breaks.into(), 0, BREAKS_MAX.into())?;
        let (breaks, found) = (usize::from(self.breaks), gained.len());
        if found > breaks || (found < breaks && !takes_without_marker(game)) {
            return Err(format!(
                "{word}: broken {breaks} times, but the seats have {found} of its cards"
            ));
        }
        match self.card {
            None if self.breaks < BREAKS_MAX => {
                return Err(format!("{word}: no card, but it was broken {breaks} times only"));
            }
            Some(card) => {
                let name = part_name(game, card);
                if self.breaks >= BREAKS_MAX {
                    return Err(format!("{word}: {name}, but it was broken twice"));
                }
                if game.cards.part(card).part != part {
                    return Err(format!("{word}: {name}, which is a card of another part"));
                }
                if gained.contains(&card) {
                    return Err(format!("{word}: {name}, which a seat has gained"));
                }
            }
            None => {}
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
        if found != size {
            return Err(format!("{word}: {found} cards not seen yet, which must be {size} here"));
        }
        for (place, card) in listed.iter().enumerate() {
            if !left.contains(card) || listed[..place].contains(card) {
                let name = part_name(game, *card);
                return Err(format!("{word}: {name} not seen yet, but it lies elsewhere"));
            }
        }
        Ok(listed.iter().map(|card| (Kind::from(*card), 1)).collect())
    }

    /// MR-3.10: the line, whose chips ascend and are of the stage that the breaks allow.
    fn cells(&self, game: &MamonoRaid, part: Part) -> Result<[Cell; LINE_CELLS], Problem> {
        let (word, found) = (part.word(), self.line.len());
        if self.breaks >= BREAKS_MAX {
            if found == 0 {
                return Ok([Cell::Empty; LINE_CELLS]);
            }
            return Err(format!("{word}: a line of {found} cells, but it was broken twice"));
        }
        let Ok(line) = <[Cell; LINE_CELLS]>::try_from(self.line.as_slice()) else {
            return Err(format!("{word}: a line of {found} cells, which must be {LINE_CELLS}"));
        };
        let mut below = None;
        for (cell, lies) in (0..).zip(line) {
            let spot = Spot::line(part, cell);
            match lies {
                Cell::Chip(chip) => {
                    let card = game.cards.chip(chip);
                    let name = name_of(&card.face);
                    if card.stage != self.breaks + 1 {
                        let (stage, wanted) = (card.stage, self.breaks + 1);
                        return Err(format!(
                            "{name} on {spot}, but it is of stage {stage}, not {wanted}"
                        ));
                    }
                    if below.is_some_and(|below| below >= chip) {
                        return Err(format!("{name} on {spot}: a line ascends from base to tip"));
                    }
                    below = Some(chip);
                }
                Cell::Empty if !takes_without_marker(game) => {
                    return Err(format!("{spot} is empty, where a chip or a marker lies"));
                }
                Cell::Empty | Cell::Marker(_) => {}
            }
        }
        Ok(line)
    }
}

/// MR-R11 `take-without-marker`: cells may be empty.
fn takes_without_marker(game: &MamonoRaid) -> bool {
    game.readings.marker_shortage.get() == MarkerShortage::TakeWithoutMarker
}

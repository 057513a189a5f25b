//! The state of Mamono Raid: what lies on the table, and the tasks that are going on.
//!
//! Source: MR-3.1 to MR-3.26, MR-5.46 (tasks). What follows from the rest is never stored (MR-3.25);
//! `derived` computes it. Fields that only a reading needs are left out of the digest while they are
//! empty (MR-3.26).

pub mod action;
pub(crate) mod derived;
pub mod fact;
mod fact_parts;
pub mod opening;
pub mod question;
pub mod refusal;
pub(crate) mod result;
pub(crate) mod setup;

use crate::cards::LEVEL_SPACES_MAX;
use crate::prelude::*;
use crate::vocabulary::{CORE_CELLS_MAX, LINE_CELLS, SEATS_MAX};
use arrayvec::ArrayVec;

/// A cell of a hate line. Source: MR-3.10.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cell {
    /// Nothing.
    #[default]
    Empty,
    /// An enemy chip.
    Chip(ChipKind),
    /// A hate marker.
    Marker(Seat),
}

/// A cell of the core. Source: MR-3.11.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CoreCell {
    /// A part card lies on it.
    Covered,
    /// An enemy chip, and a copper under it.
    Chip(ChipKind),
    /// A hate marker.
    Marker(Seat),
    /// Nothing any more.
    Empty,
}

impl CoreCell {
    /// The chip that lies there.
    pub const fn chip(self) -> Option<ChipKind> {
        match self {
            Self::Chip(chip) => Some(chip),
            Self::Covered | Self::Marker(_) | Self::Empty => None,
        }
    }

    /// True if nothing is to be taken there any more. Source: MR-6.14.
    pub const fn is_taken(self) -> bool {
        matches!(self, Self::Marker(_) | Self::Empty)
    }

    /// Whose marker lies there.
    pub const fn marker(self) -> Option<Seat> {
        match self {
            Self::Marker(seat) => Some(seat),
            Self::Covered | Self::Chip(_) | Self::Empty => None,
        }
    }
}

/// A cell of a line as one of the core, for what is asked of both.
impl From<Cell> for CoreCell {
    fn from(cell: Cell) -> Self {
        match cell {
            Cell::Empty => Self::Empty,
            Cell::Chip(chip) => Self::Chip(chip),
            Cell::Marker(seat) => Self::Marker(seat),
        }
    }
}

/// A cell of the core that is in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CoreSpace {
    /// Its number as it is printed, `0..10`.
    pub index: u8,
    /// What lies there.
    pub cell: CoreCell,
}

/// One part of the monster. Source: MR-3.12.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Slot {
    /// Its card, while one lies there.
    pub card: Option<PartKind>,
    /// How often it was broken, `0..=2`.
    pub breaks: u8,
    /// Its part cards that were not seen yet.
    pub bag: Bag,
    /// Its hate line from base to tip; empty once the part was broken twice.
    pub line: [Cell; LINE_CELLS],
}

/// A space of the monster's level. Source: MR-3.13.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LevelCell {
    /// Nothing.
    Empty,
    /// A hate marker.
    Marker(Seat),
    /// The black marker.
    Black,
}

/// Pawns on one space of the AP track, from bottom to top. Source: MR-3.2.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stack {
    /// The space, from 1.
    pub space: u8,
    /// At least one pawn, the top one last.
    pub pawns: ArrayVec<Seat, SEATS_MAX>,
}

/// Where a pawn is. Source: MR-3.2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PawnPlace {
    /// In the safe zone.
    Safe(Space),
    /// On the AP track, from 1.
    Ap(u8),
    /// Not on the board yet.
    Aside,
}

impl PawnPlace {
    /// Its space of the AP track; 0 in the safe zone. Source: MR-5.11.
    pub const fn position(self) -> u8 {
        match self {
            Self::Ap(space) => space,
            Self::Safe(_) | Self::Aside => 0,
        }
    }
}

/// Where a card or chip that one seat can hold is. Source: MR-3.14, MR-3.18.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// On the board.
    #[default]
    Board,
    /// A seat has it.
    Seat(Seat),
    /// Out of the game.
    Box,
}

impl Holder {
    /// True if this seat has it.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// A skill card of a seat. Source: MR-3.7, MR-3.19.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OwnSkill {
    /// The card.
    pub card: SkillKind,
    /// Life chips that lie on it.
    pub locked: u8,
    /// Sword chips on it.
    pub swords: u8,
    /// Ring chips on it.
    pub rings: u8,
}

impl OwnSkill {
    /// The card as it comes.
    pub const fn fresh(card: SkillKind) -> Self {
        Self { card, locked: 0, swords: 0, rings: 0 }
    }
}

/// Experience chips of a seat, by their sort ([`XpChip::index`]). Source: MR-3.9.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct XpPool {
    counts: [u8; XpChip::SORTS],
}

impl XpPool {
    /// How many of a sort.
    pub const fn count(&self, chip: XpChip) -> u8 {
        self.counts[chip.index()]
    }

    /// Puts one in.
    pub const fn add(&mut self, chip: XpChip) {
        self.counts[chip.index()] += 1;
    }

    /// Takes one out that is there.
    ///
    /// # Panics
    ///
    /// If there is none: what is paid was seen before.
    pub const fn take(&mut self, chip: XpChip) {
        let count = &mut self.counts[chip.index()];
        assert!(*count > 0, "a chip that is paid was held: checked");
        *count -= 1;
    }

    /// The sorts that are there with their counts, ascending.
    pub fn iter(&self) -> impl Iterator<Item = (XpChip, u8)> + '_ {
        XpChip::all().map(|chip| (chip, self.count(chip))).filter(|(_, count)| *count > 0)
    }

    /// Points of the chips that serve a character. Source: MR-5.39.
    pub fn points_for(&self, character: Character) -> u32 {
        let chips = self.iter().filter(|(chip, _)| chip.symbol.serves(character));
        chips.map(|(chip, count)| u32::from(chip.points()) * u32::from(count)).sum()
    }

    /// How many chips.
    pub fn total(&self) -> u32 {
        self.counts.iter().map(|count| u32::from(*count)).sum()
    }
}

/// Written as the list of the sorts that are there: `[[{symbol, value}, count], …]`.
impl Serialize for XpPool {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A card whose points are counted from what its owner has. Source: MR-9.17.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PointsCard {
    /// A part card.
    Part(PartKind),
    /// An item.
    Item(ItemKind),
}

/// Conditional points that were fixed when the card was gained (MR-R33 `when-gained`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FixedPoints {
    /// The card.
    pub card: PointsCard,
    /// Its points.
    pub points: u8,
}

/// True if there is nothing to note: such a field is left out of the digest.
fn is_default<T: Default + PartialEq>(noted: &T) -> bool {
    *noted == T::default()
}

/// Puts a thing where it belongs in an ascending list.
pub(crate) fn insert<T: Ord>(list: &mut Vec<T>, new: T) {
    list.insert(list.partition_point(|other| *other < new), new);
}

/// What a seat has.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct SeatState {
    /// Its skills, in row order.
    pub skills: Vec<OwnSkill>,
    /// Life chips in hand.
    pub life: u8,
    /// Damage chips in hand.
    pub damage: u8,
    /// Hate markers on Gather materials.
    pub gather: u8,
    /// Copper units.
    pub purse: u32,
    /// Experience chips.
    pub xp: XpPool,
    /// The starting experience chip, until it is spent.
    pub starter: Option<Character>,
    /// Items, in row order.
    pub items: Vec<ItemKind>,
    /// Part cards, in row order.
    pub part_cards: Vec<PartKind>,
    /// Death penalty cards.
    pub deaths: u32,
    /// True if it has passed in this round.
    pub passed: bool,
    /// True if it took an enemy chip in this round.
    pub took: bool,
    /// True if it has had a turn in this round.
    pub acted: bool,
    /// True if it bought Extra life in this end phase.
    pub bought_life: bool,
    /// MR-R20 `field-medic`: whether it used the field medic in this end phase.
    #[serde(skip_serializing_if = "is_default")]
    pub used_medic: bool,
    /// MR-R21 `not-same-round`: its items that were recycled in this round, ascending.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub recycled: Vec<ItemKind>,
    /// MR-R22 `one-per-character`: characters levelled up in this end phase, ascending.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub levelled: Vec<Character>,
    /// MR-R33 `when-gained`: conditional points as they were fixed, by card.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fixed_points: Vec<FixedPoints>,
    /// MR-R40 `may-return`: the space of the AP track that its pawn left by passing; 0: the safe
    /// zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_from: Option<u8>,
}

impl SeatState {
    /// Its skill card, if it has it.
    pub fn skill(&self, card: SkillKind) -> Option<&OwnSkill> {
        self.skills.iter().find(|own| own.card == card)
    }

    /// Its skill card, to be changed.
    pub(crate) fn skill_mut(&mut self, card: SkillKind) -> &mut OwnSkill {
        let own = self.skills.iter_mut().find(|own| own.card == card);
        own.expect("a skill that is used is owned: checked")
    }

    /// Its life chips: in hand with either face, and on skills.
    pub fn all_life(&self) -> u32 {
        let locked: u32 = self.skills.iter().map(|own| u32::from(own.locked)).sum();
        u32::from(self.life) + u32::from(self.damage) + locked
    }
}

/// All that a game is at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    /// The round, 0 during the set-up.
    pub round: u32,
    /// Rounds in a row in which nobody took an enemy chip. Source: MR-R28.
    pub idle_rounds: u32,
    /// Turns and visits to the bazaar that were asked so far. Source: MR-5.48.
    pub turns: u32,
    /// What each seat has.
    pub seats: Vec<SeatState>,
    /// Head, torso, back, tail.
    pub parts: [Slot; 4],
    /// The cells of the core that are in use, by index.
    pub core: ArrayVec<CoreSpace, CORE_CELLS_MAX>,
    /// The spaces of the monster's level, the topmost first.
    pub level: ArrayVec<LevelCell, LEVEL_SPACES_MAX>,
    /// MR-R3 `stack-on-last`: markers that share the last space of the monster's level with others.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub level_crowd: Vec<Seat>,
    /// MR-R5 `extra-note`: counted black markers without a space.
    #[serde(skip_serializing_if = "is_default")]
    pub black_notes: u8,
    /// Stacks of pawns on the AP track, by space, ascending.
    pub ap_stacks: ArrayVec<Stack, SEATS_MAX>,
    /// Spaces A to D of the safe zone; a space that is not in use is empty.
    pub safe: [Option<Seat>; 4],
    /// The bonus shields `One`, `Two`.
    pub bonus: [Holder; 2],
    /// Stage 2 chips that were not placed yet.
    pub stage2_bag: Bag,
    /// Stage 3 chips that were not placed yet.
    pub stage3_bag: Bag,
    /// The core bonus card; `Box` under MR-R11 alone.
    pub core_bonus: Holder,
    /// Kept starting chips that no seat took yet, ascending.
    pub starter_left: ArrayVec<Character, 4>,
    /// What is to be done; the last one is next. Empty: the game is over.
    pub tasks: Vec<Task>,
}

/// One thing to be done. Source: MR-5.46.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Chance: a part card is turned up.
    AskPart(Part),
    /// Chance: five chips of stage 1 on a line.
    AskDeal(Part),
    /// Chance: who starts.
    AskStart,
    /// The pawns go to the safe zone, this seat's to A.
    PlacePawns(Seat),
    /// Chance: which starting chips are kept.
    AskKept,
    /// The seat on this space takes a starting chip.
    AskStarter(Space),
    /// A round begins.
    StartRound,
    /// The enemy phase of a seat.
    Damage(Seat),
    /// MR-R37 `ask-owner`: whether a seat uses an item.
    AskEnemyItem {
        /// Whose.
        seat: Seat,
        /// Which.
        item: ItemKind,
        /// Damage after shields, at least 1.
        rest: u32,
    },
    /// MR-R37 `ask-owner`: chips are turned.
    Suffer {
        /// Whose.
        seat: Seat,
        /// Damage left.
        rest: u32,
    },
    /// Held bonus shields go back.
    ReturnShields,
    /// A seat takes a turn.
    AskTurn,
    /// The turn of a seat is over.
    EndTurn(Seat),
    /// MR-R1 `active-seat-chooses`: a seat says which part comes first.
    AskResult(Seat),
    /// The ranking of a line or the core.
    Rank(Target),
    /// The coins of one place.
    Pay {
        /// Of this part.
        part: Part,
        /// From 0.
        place: u8,
        /// Whom.
        seat: Seat,
    },
    /// The part card goes to a seat.
    TakeCard {
        /// Of this part.
        part: Part,
        /// Whom.
        seat: Seat,
    },
    /// MR-R11: with no marker in the line its card goes to the box.
    BoxCard(Part),
    /// What the card does when it is gained.
    OnGain {
        /// Which.
        card: PartKind,
        /// Whose.
        seat: Seat,
    },
    /// A seat may swap part cards.
    AskSwap(Seat),
    /// The first seat's marker goes up.
    RaiseLevel {
        /// From this part's line.
        part: Part,
        /// Whose.
        seat: Seat,
    },
    /// The line is cleared.
    ClearLine(Part),
    /// Chance: five chips of stage 2 on a line.
    AskStage2(Part),
    /// Chance: chips of stage 3 on the core, which this part's second break has uncovered.
    AskExpose(Part),
    /// The core bonus card goes to a seat.
    CoreBonus(Seat),
    /// A seat's locked chips return.
    Release(Seat),
    /// The silver of a flipped bonus shield.
    SilverBack,
    /// A seat's place in the bazaar comes up.
    Shop(Seat),
    /// A seat goes on in the bazaar after a purchase.
    ShopAgain(Seat),
    /// A seat buys or is done.
    AskBazaar(Seat),
    /// A seat puts a chip on a skill.
    AskPlace {
        /// Whose.
        seat: Seat,
        /// Which.
        chip: SkillChip,
    },
    /// The round ends.
    RoundEnd,
    /// A seat's points.
    Score(Seat),
}

impl State {
    /// How many seats play.
    pub fn seat_count(&self) -> usize {
        self.seats.len()
    }

    /// The seats, in seat order.
    pub fn every_seat(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.seats.len()).map(Seat::at)
    }

    /// What a seat has.
    pub fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    /// What a seat has, to be changed.
    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index()]
    }

    /// A part.
    pub fn slot(&self, part: Part) -> &Slot {
        &self.parts[part.index()]
    }

    /// A part, to be changed.
    pub(crate) fn slot_mut(&mut self, part: Part) -> &mut Slot {
        &mut self.parts[part.index()]
    }

    /// A cell of the core, if it is in use.
    pub fn core_cell(&self, index: u8) -> Option<CoreCell> {
        self.core.iter().find(|space| space.index == index).map(|space| space.cell)
    }

    /// What a spot looks like, if it is in use.
    pub fn cell_at(&self, spot: Spot) -> Option<CoreCell> {
        match spot.place() {
            Place::Line(part, cell) => Some(self.slot(part).line[usize::from(cell)].into()),
            Place::Core(index) => self.core_cell(index),
        }
    }

    /// The chip on a spot, if one lies there. Source: MR-5.14.
    pub fn chip_at(&self, spot: Spot) -> Option<ChipKind> {
        self.cell_at(spot)?.chip()
    }

    /// The spots with a chip, in cell order.
    pub fn chips(&self) -> impl Iterator<Item = (Spot, ChipKind)> + '_ {
        Spot::all().filter_map(|spot| self.chip_at(spot).map(|chip| (spot, chip)))
    }

    /// Whose marker lies on a spot.
    pub fn marker_at(&self, spot: Spot) -> Option<Seat> {
        self.cell_at(spot)?.marker()
    }

    /// How many markers of a seat are not at home. Source: MR-3.4.
    pub(crate) fn markers_away(&self, seat: Seat) -> usize {
        let lines = self.parts.iter().flat_map(|slot| slot.line);
        let lines = lines.filter(|cell| *cell == Cell::Marker(seat)).count();
        let core = self.core.iter().filter(|space| space.cell == CoreCell::Marker(seat)).count();
        lines + core + self.level_markers(seat) + usize::from(self.seat(seat).gather)
    }

    /// How many markers of a seat are on the monster's level. Source: MR-3.13.
    pub(crate) fn level_markers(&self, seat: Seat) -> usize {
        let level = self.level.iter().filter(|cell| **cell == LevelCell::Marker(seat)).count();
        level + self.level_crowd.iter().filter(|marker| **marker == seat).count()
    }

    /// What was taken from a spot leaves this behind: a marker, or nothing (MR-R11).
    pub(crate) fn mark(&mut self, spot: Spot, marker: Option<Seat>) {
        match spot.place() {
            Place::Line(part, cell) => {
                let left = marker.map_or(Cell::Empty, Cell::Marker);
                self.slot_mut(part).line[usize::from(cell)] = left;
            }
            Place::Core(index) => {
                if let Some(space) = self.core.iter_mut().find(|space| space.index == index) {
                    space.cell = marker.map_or(CoreCell::Empty, CoreCell::Marker);
                }
            }
        }
    }

    /// Where a seat's pawn is.
    pub fn pawn(&self, seat: Seat) -> PawnPlace {
        if let Some(stack) = self.ap_stacks.iter().find(|stack| stack.pawns.contains(&seat)) {
            return PawnPlace::Ap(stack.space);
        }
        match Space::ALL.into_iter().find(|space| self.safe[space.index()] == Some(seat)) {
            Some(space) => PawnPlace::Safe(space),
            None => PawnPlace::Aside,
        }
    }

    /// Seats of the safe zone, A to D.
    pub fn safe_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        self.safe.iter().filter_map(|seat| *seat)
    }

    /// Who has a bonus shield.
    pub const fn bonus_holder(&self, chip: BonusShield) -> Holder {
        self.bonus[chip.index()]
    }

    /// True if the core result has happened. Source: MR-3.22.
    pub fn core_taken(&self) -> bool {
        self.core_bonus != Holder::Board
    }
}

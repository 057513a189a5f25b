//! A builder of positions: an [`Opening`] piece by piece, as the test vectors tell them.
//!
//! Behind the feature `positions`. Cards and chips are named by their ids (`WA11`, `E11`), cells by
//! theirs (`tail.1`), experience by symbol and points (`W2`), safe spaces by their letters, readings
//! and options by their names. A builder is for tests: what it cannot understand is a panic.
//!
//! What a test does not say is filled in so that the rest could lie on one table: chips of the right
//! stage on the lines, part cards, chips on uncovered cells of the core.

mod fill;
mod words;

pub use words::{character, part_of, space_of, spot, xp_chip};

use super::{Opening, PartOpening, SeatOpening, Stand};
use crate::MamonoRaid;
use crate::cards::{CardSet, ChipFace, ChipKind, HOUSE_1, ItemKind, OnGain, PartKind, SkillKind};
use crate::state::{CoreCell, Holder, LevelCell, OwnSkill, Stack};
use crate::vocabulary::{BonusShield, LINE_CELLS, Part, Place, Spot, XpChip};
use kanso_engine::prelude::*;
use kanso_engine::{CardChoice, Seat, Setup, SetupError};

/// What a cell of a line was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Put {
    /// Nothing: some chip lies there.
    Deal,
    /// A chip.
    Chip(ChipKind),
    /// A marker, and the chip that it took the place of, if the test says so.
    Marker(Seat, Option<ChipKind>),
    /// Nothing lies there any more (MR-R11).
    Empty,
}

/// A position that is being built.
///
/// It begins with new parties without starting chips, in the safe zone in seat order; no part is
/// broken; round 1, and the first seat is about to act.
#[derive(Clone, Debug)]
pub struct Position {
    opening: Opening,
    lines: [[Put; LINE_CELLS]; 4],
    core: Vec<(u8, CoreCell)>,
    cards: CardSet,
    card_text: Option<String>,
    readings: Vec<(String, String)>,
    options: Vec<(String, String)>,
}

impl Position {
    /// A position for this many seats.
    ///
    /// # Panics
    ///
    /// Never: the built-in card set can be read.
    pub fn seats(count: u8) -> Self {
        let cards = CardSet::parse(HOUSE_1).expect("the built-in set can be read");
        let party = SeatOpening {
            skills: Vec::new(),
            life: 2,
            damage: 0,
            gather: 0,
            purse: 0,
            xp: Vec::new(),
            starter: None,
            items: Vec::new(),
            part_cards: Vec::new(),
            deaths: 0,
            passed: false,
            took: false,
            acted: false,
            bought_life: false,
            used_medic: false,
            recycled: Vec::new(),
            levelled: Vec::new(),
            fixed_points: Vec::new(),
            left_from: None,
        };
        let part = PartOpening { card: None, breaks: 0, line: Vec::new(), unseen: None };
        let mut safe = [None; 4];
        for (index, space) in safe.iter_mut().enumerate().take(usize::from(count)) {
            *space = Some(Seat::at(index));
        }
        let opening = Opening {
            stand: Stand::Turn,
            round: 1,
            idle_rounds: 0,
            seats: vec![party; usize::from(count)],
            parts: [part.clone(), part.clone(), part.clone(), part],
            core: Vec::new(),
            level: Vec::new(),
            level_crowd: Vec::new(),
            black_notes: 0,
            safe,
            stacks: Vec::new(),
            bonus: [Holder::Board, if count == 2 { Holder::Box } else { Holder::Board }],
            core_bonus: Holder::Board,
            stage2: None,
            stage3: None,
        };
        Self {
            opening,
            lines: [[Put::Deal; LINE_CELLS]; 4],
            core: Vec::new(),
            cards,
            card_text: None,
            readings: Vec::new(),
            options: Vec::new(),
        }
    }

    /// Plays with a card set of the test's own; to be called before any card is named.
    ///
    /// # Panics
    ///
    /// When the text is no card set.
    #[must_use]
    pub fn card_set(mut self, text: &str) -> Self {
        self.cards = CardSet::parse(text).expect("a card set");
        self.card_text = Some(text.to_owned());
        self
    }

    /// Puts a reading's value in force.
    #[must_use]
    pub fn reading(mut self, id: &str, value: &str) -> Self {
        self.readings.push((id.to_owned(), value.to_owned()));
        self
    }

    /// Chooses an option's value.
    #[must_use]
    pub fn option(mut self, name: &str, value: &str) -> Self {
        self.options.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Skills of a seat beside those of level 1, ready.
    #[must_use]
    pub fn skills(mut self, seat: usize, cards: &[&str]) -> Self {
        for card in cards {
            self.own(seat, card);
        }
        self
    }

    /// Life chips that lie on a skill; the seat has had a turn in this round.
    #[must_use]
    pub fn locked(mut self, seat: usize, card: &str, chips: u8) -> Self {
        self.own(seat, card).locked = chips;
        self.acted(seat)
    }

    /// A seat's sword chip lies on a skill.
    #[must_use]
    pub fn sword(mut self, seat: usize, card: &str) -> Self {
        self.own(seat, card).swords += 1;
        self
    }

    /// A seat's ring chip lies on a skill.
    #[must_use]
    pub fn ring(mut self, seat: usize, card: &str) -> Self {
        self.own(seat, card).rings += 1;
        self
    }

    /// A seat's life and damage chips in hand.
    #[must_use]
    pub fn life(mut self, seat: usize, life: u8, damage: u8) -> Self {
        (self.opening.seats[seat].life, self.opening.seats[seat].damage) = (life, damage);
        self
    }

    /// A seat's markers on Gather materials.
    #[must_use]
    pub fn gather(mut self, seat: usize, markers: u8) -> Self {
        self.opening.seats[seat].gather = markers;
        self
    }

    /// A seat's copper units.
    #[must_use]
    pub fn purse(mut self, seat: usize, purse: u32) -> Self {
        self.opening.seats[seat].purse = purse;
        self
    }

    /// Experience chips of a seat (`W2`): chips that lie nowhere on the board.
    #[must_use]
    pub fn xp(mut self, seat: usize, chips: &[&str]) -> Self {
        self.opening.seats[seat].xp.extend(chips.iter().map(|chip| xp_chip(chip)));
        self
    }

    /// A seat's starting chip, by its letter.
    #[must_use]
    pub fn starter(mut self, seat: usize, letter: &str) -> Self {
        self.opening.seats[seat].starter = Some(character(letter));
        self
    }

    /// Items of a seat.
    #[must_use]
    pub fn items(mut self, seat: usize, cards: &[&str]) -> Self {
        let items: Vec<ItemKind> = cards.iter().map(|card| self.item_kind(card)).collect();
        self.opening.seats[seat].items.extend(items);
        self
    }

    /// A seat has won a break of the part of this card: it has the card, and its marker is on the
    /// next space of the monster's level, behind the black one if the card puts it there.
    #[must_use]
    pub fn broke(mut self, seat: usize, card: &str) -> Self {
        let kind = self.part_kind(card);
        let (part, on_gain) = (self.cards.part(kind).part, self.cards.part(kind).on_gain);
        let level = &mut self.opening.level;
        if on_gain == Some(OnGain::Black) && !level.contains(&LevelCell::Black) {
            level.push(LevelCell::Black);
        }
        level.push(LevelCell::Marker(Seat::at(seat)));
        self.opening.seats[seat].part_cards.push(kind);
        self.opening.parts[part.index()].breaks += 1;
        self
    }

    /// All four parts are broken twice: each seat has won as many of the eight breaks as it is named,
    /// with cards that do nothing when they are gained.
    #[must_use]
    pub fn broke_all(self, seats: [usize; 8]) -> Self {
        let cards = ["HD1", "HD2", "TO1", "TO2", "BK1", "BK2", "TL1", "TL3"];
        seats.iter().zip(cards).fold(self, |position, (seat, card)| position.broke(*seat, card))
    }

    /// Turns up a part card.
    #[must_use]
    pub fn card(mut self, card: &str) -> Self {
        let kind = self.part_kind(card);
        let part = self.cards.part(kind).part;
        self.opening.parts[part.index()].card = Some(kind);
        self
    }

    /// Puts a chip on a cell of a line or of the core.
    #[must_use]
    pub fn chip(mut self, cell: &str, chip: &str) -> Self {
        let kind = self.chip_kind(chip);
        self.put(spot(cell), Put::Chip(kind));
        self
    }

    /// Puts a seat's marker on a cell of a line or of the core.
    #[must_use]
    pub fn marker(mut self, seat: usize, cell: &str) -> Self {
        self.put(spot(cell), Put::Marker(Seat::at(seat), None));
        self
    }

    /// A seat has taken this chip from a cell of a line: its marker lies there, experience is among
    /// its chips.
    ///
    /// # Panics
    ///
    /// When the cell is one of the core.
    #[must_use]
    pub fn took(mut self, seat: usize, cell: &str, chip: &str) -> Self {
        let kind = self.chip_kind(chip);
        assert!(!cell.starts_with("core"), "a chip taken from a line");
        self.put(spot(cell), Put::Marker(Seat::at(seat), Some(kind)));
        if let ChipFace::Xp(symbol, value) = self.cards.chip(kind).shows {
            self.opening.seats[seat].xp.push(XpChip { symbol, value });
        }
        self
    }

    /// A line from base to tip: the number of a seat for its marker, the id of a chip, `-` for some
    /// chip, `empty`.
    ///
    /// # Panics
    ///
    /// With more or fewer than five cells.
    #[must_use]
    pub fn line(mut self, part: &str, cells: &str) -> Self {
        let words: Vec<&str> = cells.split_whitespace().collect();
        assert_eq!(words.len(), LINE_CELLS, "a line has five cells");
        for (cell, word) in (0..).zip(words) {
            let put = match (word, word.parse::<usize>()) {
                ("-", _) => Put::Deal,
                ("empty", _) => Put::Empty,
                (_, Ok(seat)) => Put::Marker(Seat::at(seat), None),
                (id, Err(_)) => Put::Chip(self.chip_kind(id)),
            };
            self.put(Spot::line(part_of(part), cell), put);
        }
        self
    }

    /// A cell of the core where nothing lies any more.
    #[must_use]
    pub fn bare(mut self, cell: &str) -> Self {
        self.put(spot(cell), Put::Empty);
        self
    }

    /// Who has the core bonus.
    #[must_use]
    pub fn core_bonus(mut self, seat: usize) -> Self {
        self.opening.core_bonus = Holder::Seat(Seat::at(seat));
        self
    }

    /// A seat's pawn is on a space of the safe zone; whoever was there takes the first free one.
    #[must_use]
    pub fn safe(mut self, space: &str, seat: usize) -> Self {
        let seat = Seat::at(seat);
        self.lift(seat);
        let before = self.opening.safe[space_of(space).index()].replace(seat);
        if let Some(before) = before {
            let free = self.opening.safe.iter_mut().find(|space| space.is_none());
            *free.expect("four spaces hold four pawns") = Some(before);
        }
        self
    }

    /// Pawns on a space of the AP track, from bottom to top; their seats have had a turn.
    #[must_use]
    pub fn ap(mut self, space: u8, pawns: &[usize]) -> Self {
        for &seat in pawns {
            self.lift(Seat::at(seat));
            self.opening.seats[seat].acted = true;
        }
        let pawns = pawns.iter().copied().map(Seat::at).collect();
        self.opening.stacks.push(Stack { space, pawns });
        self.opening.stacks.sort_by_key(|stack| stack.space);
        self
    }

    /// A seat has had a turn in this round.
    #[must_use]
    pub fn acted(mut self, seat: usize) -> Self {
        self.opening.seats[seat].acted = true;
        self
    }

    /// A seat has taken a chip in this round.
    #[must_use]
    pub fn has_taken(mut self, seat: usize) -> Self {
        self.opening.seats[seat].took = true;
        self.acted(seat)
    }

    /// A seat has passed in this round, its pawn onto this space.
    #[must_use]
    pub fn passed(mut self, seat: usize, space: &str) -> Self {
        self = self.safe(space, seat).acted(seat);
        self.opening.seats[seat].passed = true;
        self
    }

    /// A seat has a bonus shield.
    #[must_use]
    pub fn shield(mut self, chip: BonusShield, seat: usize) -> Self {
        self.opening.bonus[chip.index()] = Holder::Seat(Seat::at(seat));
        self
    }

    /// A bonus shield is in the box.
    #[must_use]
    pub fn shield_boxed(mut self, chip: BonusShield) -> Self {
        self.opening.bonus[chip.index()] = Holder::Box;
        self
    }

    /// A seat's death penalty cards.
    #[must_use]
    pub fn deaths(mut self, seat: usize, cards: u32) -> Self {
        self.opening.seats[seat].deaths = cards;
        self
    }

    /// Anything of a seat.
    #[must_use]
    pub fn seat(mut self, seat: usize, change: impl FnOnce(&mut SeatOpening)) -> Self {
        change(&mut self.opening.seats[seat]);
        self
    }

    /// Anything of the opening but its lines, its core and what was filled in.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Opening)) -> Self {
        change(&mut self.opening);
        self
    }

    /// The round.
    #[must_use]
    pub fn round(mut self, round: u32) -> Self {
        self.opening.round = round;
        self
    }

    /// Rounds in a row in which nobody took a chip.
    #[must_use]
    pub fn idle(mut self, rounds: u32) -> Self {
        self.opening.idle_rounds = rounds;
        self
    }

    /// Stage 2 chips in their bag.
    #[must_use]
    pub fn stage2(mut self, chips: &[&str]) -> Self {
        self.opening.stage2 = Some(chips.iter().map(|chip| self.chip_kind(chip)).collect());
        self
    }

    /// Stage 3 chips in their bag.
    #[must_use]
    pub fn stage3(mut self, chips: &[&str]) -> Self {
        self.opening.stage3 = Some(chips.iter().map(|chip| self.chip_kind(chip)).collect());
        self
    }

    /// Cards of a part that were not seen yet.
    #[must_use]
    pub fn unseen(mut self, part: &str, cards: &[&str]) -> Self {
        let cards = cards.iter().map(|card| self.part_kind(card)).collect();
        self.opening.parts[part_of(part).index()].unseen = Some(cards);
        self
    }

    /// A seat's turn is over; it has had one.
    #[must_use]
    pub fn turn_ends(mut self, seat: usize) -> Self {
        self.opening.stand = Stand::TurnEnds { seat: Seat::at(seat) };
        self.acted(seat)
    }

    /// All have passed, and the end phase begins.
    #[must_use]
    pub fn end_phase(self) -> Self {
        self.after_passing(Stand::EndPhase)
    }

    /// All have passed, and a seat's place in the bazaar comes up.
    #[must_use]
    pub fn bazaar(self, seat: usize) -> Self {
        self.after_passing(Stand::Bazaar { seat: Seat::at(seat) })
    }

    /// This round is over, and the next one begins.
    #[must_use]
    pub fn round_over(self, round: u32) -> Self {
        self.after_passing(Stand::Round).round(round)
    }

    /// The opening so far, with what was not said.
    ///
    /// # Panics
    ///
    /// When no chips fit between those that a line was given.
    pub fn opening(&self) -> Opening {
        let mut opening = self.opening.clone();
        for part in Part::ALL {
            let breaks = opening.parts[part.index()].breaks;
            if breaks < 2 && opening.parts[part.index()].card.is_none() {
                opening.parts[part.index()].card = Some(self.next_card(part));
            }
        }
        let reserved = self.reserved();
        self.deal_lines(&mut opening, 1, &reserved);
        self.deal_lines(&mut opening, 2, &reserved);
        self.lay_core(&mut opening, &reserved);
        opening
    }

    /// The set-up of a game from this position.
    ///
    /// # Panics
    ///
    /// When a reading or option is none of the game.
    pub fn setup(&self) -> Setup<Opening> {
        let meta = MamonoRaid::meta();
        let mut setup = Setup::new::<MamonoRaid>(self.opening.seats.len() as u8);
        for (id, value) in &self.readings {
            setup.set_reading(meta, id, value).expect("a reading of the game");
        }
        for (name, value) in &self.options {
            setup.set_option(meta, name, value).expect("an option of the game");
        }
        if let Some(text) = &self.card_text {
            setup.cards = CardChoice::Own(text.clone());
        }
        setup.opening = Some(self.opening());
        setup
    }

    /// The game that starts from this position.
    ///
    /// # Errors
    ///
    /// [`SetupError::Opening`] when no table can look like this.
    pub fn game(&self) -> Result<MamonoRaid, SetupError> {
        MamonoRaid::new(&self.setup())
    }

    fn after_passing(mut self, stand: Stand) -> Self {
        self.opening.stand = stand;
        for has in &mut self.opening.seats {
            (has.passed, has.acted) = (true, true);
        }
        self
    }

    fn put(&mut self, spot: Spot, put: Put) {
        match spot.place() {
            Place::Line(part, cell) => self.lines[part.index()][usize::from(cell)] = put,
            Place::Core(index) => {
                let cell = match put {
                    Put::Chip(kind) => CoreCell::Chip(kind),
                    Put::Marker(seat, _) => CoreCell::Marker(seat),
                    Put::Empty | Put::Deal => CoreCell::Empty,
                };
                self.core.retain(|(other, _)| *other != index);
                self.core.push((index, cell));
            }
        }
    }

    fn lift(&mut self, seat: Seat) {
        for space in &mut self.opening.safe {
            if *space == Some(seat) {
                *space = None;
            }
        }
        for stack in &mut self.opening.stacks {
            stack.pawns.retain(|pawn| *pawn != seat);
        }
        self.opening.stacks.retain(|stack| !stack.pawns.is_empty());
    }

    fn own(&mut self, seat: usize, card: &str) -> &mut OwnSkill {
        let kind = self.skill_kind(card);
        let skills = &mut self.opening.seats[seat].skills;
        let at = skills.iter().position(|own| own.card == kind).unwrap_or(skills.len());
        if at == skills.len() {
            skills.push(OwnSkill::fresh(kind));
        }
        &mut skills[at]
    }

    fn skill_kind(&self, card: &str) -> SkillKind {
        self.cards.skill_by_id(card).unwrap_or_else(|| panic!("no skill {card}"))
    }

    fn item_kind(&self, card: &str) -> ItemKind {
        self.cards.item_by_id(card).unwrap_or_else(|| panic!("no item {card}"))
    }

    fn part_kind(&self, card: &str) -> PartKind {
        self.cards.part_by_id(card).unwrap_or_else(|| panic!("no part card {card}"))
    }

    fn chip_kind(&self, chip: &str) -> ChipKind {
        self.cards.chip_by_id(chip).unwrap_or_else(|| panic!("no chip {chip}"))
    }
}

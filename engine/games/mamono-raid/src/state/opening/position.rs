//! A builder of positions: an [`Opening`] piece by piece, as the test vectors tell them.
//!
//! Behind the feature `positions`. Cards and chips are named by their ids (`WA11`, `E11`), cells by
//! theirs (`tail.1`), experience by symbol and points (`W2`), safe spaces by their letters, readings
//! and options by their names. A builder is for tests: what it cannot understand is a panic.
//!
//! What a test does not say is filled in so that the rest could lie on one table: chips of the right
//! stage on the lines, part cards, chips on uncovered cells of the core.

mod fill;

use super::{SeatOpening, Stand};
use crate::cards::HOUSE_1;
use crate::prelude::*;
use crate::vocabulary::LINE_CELLS;
use kanso_engine::steps;
use std::fmt::Display;

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
    setup: Setup<Opening>,
    opening: Opening,
    lines: [[Put; LINE_CELLS]; 4],
    core: Vec<(u8, CoreCell)>,
    cards: CardSet,
}

/// Which of all is called so.
fn called<T: Copy, N: Display>(
    what: &str,
    all: impl IntoIterator<Item = T>,
    name: impl Fn(T) -> N,
    word: &str,
) -> T {
    let found = all.into_iter().find(|&one| name(one).to_string() == word);
    found.unwrap_or_else(|| panic!("no {what} {word}"))
}

/// The part of a word: `head`.
///
/// # Panics
///
/// When it is no part.
pub fn part_of(word: &str) -> Part {
    called("part", Part::ALL, Part::word, word)
}

/// The spot of a label: `tail.1`, `core.0`.
///
/// # Panics
///
/// When it is no label of a cell.
pub fn spot(label: &str) -> Spot {
    called("cell", Spot::all(), |spot| spot, label)
}

/// The safe space of a letter: `A`.
///
/// # Panics
///
/// When it is no space.
pub fn space_of(letter: &str) -> Space {
    called("safe space", Space::ALL, Space::letter, letter)
}

/// The character of a letter: `W`.
///
/// # Panics
///
/// When it is no character.
pub fn character(letter: &str) -> Character {
    called("character", Character::ALL, Character::letter, letter)
}

/// The experience chip of a symbol and points: `W2`.
///
/// # Panics
///
/// When there is no such chip.
pub fn xp_chip(word: &str) -> XpChip {
    let name = |chip: XpChip| format!("{}{}", chip.symbol.letter(), chip.points());
    called("experience chip", XpChip::all(), name, word)
}

steps! { Position as it;
    /// Plays with a card set of the test's own; to be called before any card is named.
    ///
    /// # Panics
    ///
    /// When the text is no card set.
    card_set(text: &str) {
        it.cards = CardSet::parse(text).expect("a card set");
        it.setup.cards = CardChoice::Own(text.to_owned());
    }
    /// Puts a reading's value in force.
    ///
    /// # Panics
    ///
    /// When it is none of the game.
    reading(id: &str, value: &str) {
        it.setup.set_reading(MamonoRaid::meta(), id, value).expect("a reading of the game");
    }
    /// Chooses an option's value.
    ///
    /// # Panics
    ///
    /// When it is none of the game.
    option(name: &str, value: &str) {
        it.setup.set_option(MamonoRaid::meta(), name, value).expect("an option of the game");
    }
    /// Skills of a seat beside those of level 1, ready.
    skills(seat: usize, cards: &[&str]) { for card in cards { it.own(seat, card); } }
    /// Life chips that lie on a skill; the seat has had a turn in this round.
    locked(seat: usize, card: &str, chips: u8) {
        it.own(seat, card).locked = chips;
        it.has(seat).acted = true;
    }
    /// A seat's sword chip lies on a skill.
    sword(seat: usize, card: &str) { it.own(seat, card).swords += 1 }
    /// A seat's ring chip lies on a skill.
    ring(seat: usize, card: &str) { it.own(seat, card).rings += 1 }
    /// A seat's life and damage chips in hand.
    life(seat: usize, life: u8, damage: u8) {
        (it.has(seat).life, it.has(seat).damage) = (life, damage);
    }
    /// A seat's markers on Gather materials.
    gather(seat: usize, markers: u8) { it.has(seat).gather = markers }
    /// A seat's copper units.
    purse(seat: usize, purse: u32) { it.has(seat).purse = purse }
    /// Experience chips of a seat (`W2`): chips that lie nowhere on the board.
    xp(seat: usize, chips: &[&str]) {
        it.has(seat).xp.extend(chips.iter().map(|chip| xp_chip(chip)));
    }
    /// A seat's starting chip, by its letter.
    starter(seat: usize, letter: &str) { it.has(seat).starter = Some(character(letter)) }
    /// Items of a seat.
    items(seat: usize, cards: &[&str]) {
        for card in cards {
            let kind = it.item_kind(card);
            it.has(seat).items.push(kind);
        }
    }
    /// A seat has won a break of the part of this card: it has the card, and its marker is on the
    /// next space of the monster's level, behind the black one if the card puts it there.
    broke(seat: usize, card: &str) {
        let kind = it.part_kind(card);
        let (part, on_gain) = (it.cards.part(kind).part, it.cards.part(kind).on_gain);
        let level = &mut it.opening.level;
        if on_gain == Some(OnGain::Black) && !level.contains(&LevelCell::Black) {
            level.push(LevelCell::Black);
        }
        level.push(LevelCell::Marker(Seat::at(seat)));
        it.has(seat).part_cards.push(kind);
        it.opening.parts[part.index()].breaks += 1;
    }
    /// All four parts are broken twice: each seat has won as many of the eight breaks as it is named,
    /// with cards that do nothing when they are gained.
    broke_all(seats: [usize; 8]) {
        let cards = ["HD1", "HD2", "TO1", "TO2", "BK1", "BK2", "TL1", "TL3"];
        for (seat, card) in seats.into_iter().zip(cards) { it = it.broke(seat, card); }
    }
    /// Turns up a part card.
    card(card: &str) {
        let kind = it.part_kind(card);
        it.opening.parts[it.cards.part(kind).part.index()].card = Some(kind);
    }
    /// Puts a chip on a cell of a line or of the core.
    chip(cell: &str, chip: &str) { it.put(spot(cell), Put::Chip(it.chip_kind(chip))) }
    /// Puts a seat's marker on a cell of a line or of the core.
    marker(seat: usize, cell: &str) { it.put(spot(cell), Put::Marker(Seat::at(seat), None)) }
    /// A seat has taken this chip from a cell of a line: its marker lies there, experience is among
    /// its chips.
    ///
    /// # Panics
    ///
    /// When the cell is one of the core.
    took(seat: usize, cell: &str, chip: &str) {
        let kind = it.chip_kind(chip);
        assert!(!cell.starts_with("core"), "a chip taken from a line");
        it.put(spot(cell), Put::Marker(Seat::at(seat), Some(kind)));
        if let ChipFace::Xp(symbol, value) = it.cards.chip(kind).shows {
            it.has(seat).xp.push(XpChip { symbol, value });
        }
    }
    /// A line from base to tip: the number of a seat for its marker, the id of a chip, `-` for some
    /// chip, `empty`.
    ///
    /// # Panics
    ///
    /// With more or fewer than five cells.
    line(part: &str, cells: &str) {
        let words: Vec<&str> = cells.split_whitespace().collect();
        assert_eq!(words.len(), LINE_CELLS, "a line has five cells");
        for (cell, word) in (0..).zip(words) {
            let put = match (word, word.parse::<usize>()) {
                ("-", _) => Put::Deal,
                ("empty", _) => Put::Empty,
                (_, Ok(seat)) => Put::Marker(Seat::at(seat), None),
                (id, Err(_)) => Put::Chip(it.chip_kind(id)),
            };
            it.put(Spot::line(part_of(part), cell), put);
        }
    }
    /// A cell of the core where nothing lies any more.
    bare(cell: &str) { it.put(spot(cell), Put::Empty) }
    /// Who has the core bonus.
    core_bonus(seat: usize) { it.opening.core_bonus = Holder::Seat(Seat::at(seat)) }
    /// A seat's pawn is on a space of the safe zone; whoever was there takes the first free one.
    safe(space: &str, seat: usize) {
        let seat = Seat::at(seat);
        it.lift(seat);
        let before = it.opening.safe[space_of(space).index()].replace(seat);
        if let Some(before) = before {
            let free = it.opening.safe.iter_mut().find(|space| space.is_none());
            *free.expect("four spaces hold four pawns") = Some(before);
        }
    }
    /// Pawns on a space of the AP track, from bottom to top; their seats have had a turn.
    ap(space: u8, pawns: &[usize]) {
        for &seat in pawns {
            it.lift(Seat::at(seat));
            it.has(seat).acted = true;
        }
        let pawns = pawns.iter().copied().map(Seat::at).collect();
        it.opening.stacks.push(Stack { space, pawns });
        it.opening.stacks.sort_by_key(|stack| stack.space);
    }
    /// A seat has had a turn in this round.
    acted(seat: usize) { it.has(seat).acted = true }
    /// A seat has taken a chip in this round.
    has_taken(seat: usize) { (it.has(seat).took, it.has(seat).acted) = (true, true) }
    /// A seat has passed in this round, its pawn onto this space.
    passed(seat: usize, space: &str) {
        it = it.safe(space, seat);
        (it.has(seat).passed, it.has(seat).acted) = (true, true);
    }
    /// A seat has a bonus shield.
    shield(chip: BonusShield, seat: usize) {
        it.opening.bonus[chip.index()] = Holder::Seat(Seat::at(seat));
    }
    /// A bonus shield is in the box.
    shield_boxed(chip: BonusShield) { it.opening.bonus[chip.index()] = Holder::Box }
    /// A seat's death penalty cards.
    deaths(seat: usize, cards: u32) { it.has(seat).deaths = cards }
    /// Anything of a seat.
    seat(seat: usize, change: impl FnOnce(&mut SeatOpening)) { change(it.has(seat)) }
    /// Anything of the opening but its lines, its core and what was filled in.
    with(change: impl FnOnce(&mut Opening)) { change(&mut it.opening) }
    /// The round.
    round(round: u32) { it.opening.round = round }
    /// Rounds in a row in which nobody took a chip.
    idle(rounds: u32) { it.opening.idle_rounds = rounds }
    /// Stage 2 chips in their bag.
    stage2(chips: &[&str]) {
        it.opening.stage2 = Some(chips.iter().map(|chip| it.chip_kind(chip)).collect());
    }
    /// Stage 3 chips in their bag.
    stage3(chips: &[&str]) {
        it.opening.stage3 = Some(chips.iter().map(|chip| it.chip_kind(chip)).collect());
    }
    /// Cards of a part that were not seen yet.
    unseen(part: &str, cards: &[&str]) {
        let cards = cards.iter().map(|card| it.part_kind(card)).collect();
        it.opening.parts[part_of(part).index()].unseen = Some(cards);
    }
    /// A seat's turn is over; it has had one.
    turn_ends(seat: usize) {
        it.opening.stand = Stand::TurnEnds { seat: Seat::at(seat) };
        it.has(seat).acted = true;
    }
    /// All have passed, and the end phase begins.
    end_phase() { it.after_passing(Stand::EndPhase) }
    /// All have passed, and a seat's place in the bazaar comes up.
    bazaar(seat: usize) { it.after_passing(Stand::Bazaar { seat: Seat::at(seat) }) }
    /// This round is over, and the next one begins.
    round_over(round: u32) {
        it.after_passing(Stand::Round);
        it.opening.round = round;
    }
}

impl Position {
    /// A position for this many seats.
    ///
    /// # Panics
    ///
    /// Never: the built-in card set can be read.
    pub fn seats(count: u8) -> Self {
        let has = SeatOpening { life: 2, ..SeatOpening::default() };
        let mut opening =
            Opening { round: 1, seats: vec![has; count.into()], ..Opening::default() };
        for (index, space) in opening.safe.iter_mut().enumerate().take(count.into()) {
            *space = Some(Seat::at(index));
        }
        if count == 2 {
            opening.bonus[BonusShield::Two.index()] = Holder::Box;
        }
        Self {
            setup: Setup::new::<MamonoRaid>(count),
            opening,
            lines: [[Put::Deal; LINE_CELLS]; 4],
            core: Vec::new(),
            cards: CardSet::parse(HOUSE_1).expect("the built-in set can be read"),
        }
    }

    /// The opening so far, with what was not said.
    ///
    /// # Panics
    ///
    /// When no chips fit between those that a line was given.
    pub fn opening(&self) -> Opening {
        let mut opening = self.opening.clone();
        for part in Part::ALL {
            let slot = &mut opening.parts[part.index()];
            if slot.breaks < 2 && slot.card.is_none() {
                slot.card = Some(self.next_card(part));
            }
        }
        let reserved = self.reserved();
        self.deal_lines(&mut opening, 1, &reserved);
        self.deal_lines(&mut opening, 2, &reserved);
        self.lay_core(&mut opening, &reserved);
        opening
    }

    /// The set-up of a game from this position.
    pub fn setup(&self) -> Setup<Opening> {
        Setup { opening: Some(self.opening()), ..self.setup.clone() }
    }

    /// The game that starts from this position.
    ///
    /// # Errors
    ///
    /// [`SetupError::Opening`] when no table can look like this.
    pub fn game(&self) -> Result<MamonoRaid, SetupError> {
        MamonoRaid::new(&self.setup())
    }

    fn has(&mut self, seat: usize) -> &mut SeatOpening {
        &mut self.opening.seats[seat]
    }

    fn after_passing(&mut self, stand: Stand) {
        self.opening.stand = stand;
        for has in &mut self.opening.seats {
            (has.passed, has.acted) = (true, true);
        }
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
        for space in self.opening.safe.iter_mut().filter(|space| **space == Some(seat)) {
            *space = None;
        }
        for stack in &mut self.opening.stacks {
            stack.pawns.retain(|pawn| *pawn != seat);
        }
        self.opening.stacks.retain(|stack| !stack.pawns.is_empty());
    }

    fn own(&mut self, seat: usize, card: &str) -> &mut OwnSkill {
        let kind = self.skill_kind(card);
        let skills = &mut self.has(seat).skills;
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

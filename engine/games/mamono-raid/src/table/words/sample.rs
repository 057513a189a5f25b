//! Positions for the tests of words and of what is drawn: a table in the first round, set up by
//! hand.

use crate::META;
use crate::prelude::*;
use crate::readings::Readings;

/// Serial numbers of the chips on the four lines, from base to tip.
const LINES: [[u8; 5]; 4] =
    [[1, 8, 13, 17, 20], [2, 5, 9, 14, 19], [3, 6, 10, 15, 18], [4, 7, 11, 12, 16]];
/// The part cards that lie on the board.
const PARTS: [&str; 4] = ["HD2", "TO3", "BK1", "TL4"];

/// A game with its state, changed piece by piece.
pub struct Sample {
    pub game: MamonoRaid,
    pub state: State,
}

impl Sample {
    /// The first turn of round 1: seat 0 on A, the next ones on B, C, D. Readings as they are by
    /// default, but for those named with their values.
    pub fn new(seats: usize, readings: &[(&str, &str)]) -> Self {
        let cards = CardSet::chosen(&CardChoice::default()).expect("the built-in set is sound");
        let mut values = META.defaults();
        for (name, value) in readings {
            let spec = |spec: &kanso_engine::ReadingSpec| spec.name == *name;
            let place = Readings::SPECS.iter().position(spec).expect("a reading of this game");
            let allowed = Readings::SPECS[place].values;
            let number = allowed.iter().position(|of| of == value).expect("a value of it");
            values[place] = number as u8;
        }
        let names = ["Aki", "Bea", "Chie", "Dan"][..seats].iter().map(|name| (*name).to_owned());
        let game = MamonoRaid {
            names: names.collect(),
            first_seat: Seat::at(0),
            readings: Readings::from_values(&values).expect("values of these readings"),
            cards,
            opening: None,
        };
        let mut state = game.laid_out();
        state.round = 1;
        state.turns = 1;
        for part in Part::ALL {
            let card = game.cards.part_by_id(PARTS[part.index()]).expect("a part card");
            let chips = LINES[part.index()].map(|serial| of_serial(&game, serial));
            let slot = state.slot_mut(part);
            assert!(slot.bag.take(Kind::from(card)), "the card was in the bag");
            slot.card = Some(card);
            slot.line = chips.map(Cell::Chip);
        }
        for seat in 0..seats {
            state.safe[seat] = Some(Seat::at(seat));
        }
        state.tasks = vec![Task::AskTurn];
        Self { game, state }
    }

    /// What is going on instead of the turn; the last task is next.
    pub fn tasks(mut self, tasks: impl IntoIterator<Item = Task>) -> Self {
        self.state.tasks = tasks.into_iter().collect();
        self
    }

    /// Puts the pawns of these seats on a space of the AP track, from bottom to top.
    pub fn on_track(mut self, space: u8, pawns: &[usize]) -> Self {
        let pawns: Vec<Seat> = pawns.iter().map(|seat| Seat::at(*seat)).collect();
        for place in &mut self.state.safe {
            *place = place.filter(|seat| !pawns.contains(seat));
        }
        let at = self.state.ap_stacks.partition_point(|stack| stack.space < space);
        self.state.ap_stacks.insert(at, Stack { space, pawns: pawns.into_iter().collect() });
        self
    }

    /// Puts a hate marker of a seat on a cell of a line.
    pub fn marker(mut self, part: Part, cell: usize, seat: usize) -> Self {
        self.state.slot_mut(part).line[cell] = Cell::Marker(Seat::at(seat));
        self
    }

    /// Gives seat 0 a skill card, its life chips included.
    pub fn skill(mut self, id: &str, locked: u8) -> Self {
        let card = self.skill_kind(id);
        let skills = &mut self.state.seats[0].skills;
        skills.retain(|own| own.card != card);
        skills.push(OwnSkill { locked, ..OwnSkill::fresh(card) });
        skills.sort_by_key(|own| own.card);
        self
    }

    /// The part was broken so often.
    pub fn broken(mut self, part: Part, breaks: u8) -> Self {
        self.state.slot_mut(part).breaks = breaks;
        self
    }

    /// The skill card with this id.
    pub fn skill_kind(&self, id: &str) -> SkillKind {
        self.game.cards.skill_by_id(id).expect("a skill of the set")
    }

    /// The item card with this id.
    pub fn item_kind(&self, id: &str) -> ItemKind {
        self.game.cards.item_by_id(id).expect("an item of the set")
    }

    /// The part card with this id.
    pub fn part_kind(&self, id: &str) -> PartKind {
        self.game.cards.part_by_id(id).expect("a part card of the set")
    }

    /// The enemy chip with this id.
    pub fn chip_kind(&self, id: &str) -> ChipKind {
        self.game.cards.chip_by_id(id).expect("a chip of the set")
    }
}

/// The chip with this serial number.
fn of_serial(game: &MamonoRaid, serial: u8) -> ChipKind {
    let mut kinds = game.cards.chip_kinds();
    kinds.find(|kind| game.cards.chip(*kind).serial == Some(serial)).expect("a chip of the set")
}

/// The space with this letter.
pub fn space(letter: char) -> Space {
    let mut spaces = Space::ALL.into_iter();
    spaces.find(|space| space.letter() == letter).expect("A to D")
}

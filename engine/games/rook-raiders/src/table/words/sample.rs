//! Positions for the tests of words, pictures and the bot: a table in the main phase, set up by hand.

use crate::prelude::*;
use crate::readings::Readings;
use crate::state::board::Reach;
use crate::state::{CELLS, LANES, cell_index};
use arrayvec::ArrayVec;
use kanso_engine::Cell;

/// A game with its state, changed piece by piece.
pub struct Sample {
    pub game: RookRaiders,
    pub state: State,
}

impl Sample {
    /// Round 1 before the first command, boards empty, readings as they are by default but for
    /// those named by their place and value.
    pub fn new(seats: usize, readings: &[(usize, u8)]) -> Self {
        let cards = CardSet::chosen(&CardChoice::default()).expect("the built-in set is sound");
        let mut values = RookRaiders::meta().defaults();
        for (place, value) in readings {
            values[*place] = *value;
        }
        let game = RookRaiders {
            names: ["Aki", "Bea", "Chie", "Dan"][..seats].iter().map(|n| (*n).to_owned()).collect(),
            difficulty: Difficulty::Off,
            readings: Readings::from_values(&values).expect("values of these readings"),
            reach: Reach::new(&cards),
            cards,
            opening: None,
        };
        let seat = SeatState {
            board: [None; CELLS],
            waiting: [const { Vec::new() }; LANES as usize],
            breached: Vec::new(),
            hand: Bag::new(),
            gold: 2,
            honor_tokens: 1,
            trophies: 0,
            medals: ArrayVec::new(),
            fallen: None,
            deployed: 0,
        };
        let state = State {
            round: 1,
            tasks: vec![Task::Turn { queue: (0..seats).map(Seat::at).collect() }],
            start_seat: Some(Seat::at(0)),
            command_row: Command::ALL.into_iter().collect(),
            executed: 0,
            monster_deck: [Bag::new(), Bag::new(), Bag::new()],
            chips_down: Bag::new(),
            unit_deck: Bag::new(),
            mercenary_row: [None; 3],
            declared: Seats::NONE,
            last_round: false,
            ending: None,
            seats: vec![seat; seats],
        };
        Self { game, state }
    }

    /// Puts a unit of seat 0 on a cell: `("U01", "B4")`.
    pub fn unit(mut self, id: &str, cell: &str, damage: u8) -> Self {
        let kind = self.game.cards.unit_by_id(id).expect("a unit of the set");
        let number = self.state.seats[0].deployed;
        self.state.seats[0].deployed += 1;
        let unit = Unit { id: UnitId(number), kind, damage, acted: false };
        self.state.seats[0].board[index(cell)] = Some(Piece::Unit(unit));
        self
    }

    /// Puts a monster on a cell of seat 0.
    pub fn monster(mut self, id: &str, cell: &str, damage: u8) -> Self {
        let kind = self.game.cards.monster_by_id(id).expect("a monster of the set");
        let number = self.state.seats[0].monsters().count() as u8;
        let monster = Monster { id: MonsterId(number), kind, damage, has_acted: false };
        self.state.seats[0].board[index(cell)] = Some(Piece::Monster(monster));
        self
    }

    /// Puts cards into the hand of seat 0.
    pub fn hand(mut self, ids: &[&str]) -> Self {
        for id in ids {
            let kind = self.game.cards.unit_by_id(id).expect("a unit of the set");
            self.state.seats[0].hand.add(Kind::from(kind), 1);
        }
        self
    }

    /// What is going on instead of the pick of a command.
    pub fn tasks(mut self, tasks: impl IntoIterator<Item = Task>) -> Self {
        self.state.tasks = tasks.into_iter().collect();
        self
    }

    /// Gives seat 0 medals.
    pub fn medals(mut self, values: &[i8]) -> Self {
        self.state.seats[0].medals = values.iter().copied().collect();
        self
    }
}

/// The cell with this name.
pub fn cell(name: &str) -> Cell {
    let bytes = name.as_bytes();
    Cell::at(bytes[1] - b'1', bytes[0] - b'A')
}

fn index(name: &str) -> usize {
    cell_index(cell(name)).expect("a cell of the board")
}

/// A warrior beside a goblin, with one action left.
pub fn duel() -> Sample {
    let actions = [Task::Actions { seat: Seat::at(0), left: 1 }];
    Sample::new(2, &[]).unit("U01", "B4", 0).monster("M01", "B3", 1).tasks(actions)
}

/// The same, where these dice lie.
pub fn rolling(dice: [Option<u8>; 2]) -> Sample {
    let mut duel = duel();
    duel.state.tasks.extend([
        Task::Acting { unit: UnitId(0), moved: true },
        Task::Skill { unit: UnitId(0), granted: false, ally: None },
        Task::Roll { target: MonsterId(0), dice, rerolled: false },
    ]);
    duel
}

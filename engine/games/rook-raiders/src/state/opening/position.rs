//! A builder of positions: an [`Opening`] piece by piece, as the test vectors tell them.
//!
//! Behind the feature `positions`. Cards are named by their ids (`U01`, `M03`), cells by their
//! labels (`B4`), readings and options by their names. A builder is for tests: what it cannot
//! understand is a panic.

use super::{MonsterOpening, Opening, SeatOpening, Stand, UnitOpening};
use crate::RookRaiders;
use crate::cards::{CardSet, MonsterKind, PRINTED_1, UnitKind};
use crate::state::{Command, Lane};
use kanso_engine::prelude::*;
use kanso_engine::{CardChoice, Cell, Seat, Setup, SetupError};

/// A position that is being built.
///
/// It begins with empty boards and hands, no gold, no marks, a full unit deck, all chips face down,
/// no mercenaries, the command row in the order of the cards, round 1, seat 0 as start player and
/// about to pick.
#[derive(Clone, Debug)]
pub struct Position {
    opening: Opening,
    cards: CardSet,
    card_text: Option<String>,
    readings: Vec<(String, String)>,
    options: Vec<(String, String)>,
    last: Last,
}

/// The piece put last, which `damage` and `acted` are about.
#[derive(Clone, Copy, Debug)]
enum Last {
    None,
    Unit(usize),
    Monster(usize),
}

impl Position {
    /// A position for this many seats.
    ///
    /// # Panics
    ///
    /// Never: the built-in card set can be read.
    pub fn seats(count: u8) -> Self {
        let start = Seat::at(0);
        let opening = Opening {
            stand: Stand::Turn { seat: start },
            round: 1,
            start_seat: start,
            command_row: Command::ALL.to_vec(),
            executed: 0,
            monster_deck: None,
            chips_down: Lane::ALL.into_iter().flat_map(|lane| [lane, lane]).collect(),
            unit_deck: None,
            mercenary_row: [None; 3],
            last_round: false,
            seats: vec![SeatOpening::default(); usize::from(count)],
        };
        let cards = CardSet::parse(PRINTED_1).expect("the built-in set can be read");
        let (readings, options) = (Vec::new(), Vec::new());
        Self { opening, cards, card_text: None, readings, options, last: Last::None }
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

    /// Puts a ready, undamaged unit on a seat's board.
    #[must_use]
    pub fn unit(mut self, seat: usize, cell: &str, card: &str) -> Self {
        let kind = self.unit_kind(card);
        let unit = UnitOpening { kind, cell: cell_of(cell), damage: 0, acted: false };
        self.opening.seats[seat].units.push(unit);
        self.last = Last::Unit(seat);
        self
    }

    /// Puts an undamaged monster on a seat's board.
    #[must_use]
    pub fn monster(mut self, seat: usize, cell: &str, card: &str) -> Self {
        let kind = self.monster_kind(card);
        let monster = MonsterOpening { kind, cell: cell_of(cell), damage: 0, has_acted: false };
        self.opening.seats[seat].monsters.push(monster);
        self.last = Last::Monster(seat);
        self
    }

    /// Damage on the piece put last.
    ///
    /// # Panics
    ///
    /// When no piece was put.
    #[must_use]
    pub fn damage(mut self, damage: u8) -> Self {
        match self.last {
            Last::Unit(seat) => self.last_unit(seat).damage = damage,
            Last::Monster(seat) => self.last_monster(seat).damage = damage,
            Last::None => panic!("damage is on a piece: put one first"),
        }
        self
    }

    /// The piece put last has acted.
    ///
    /// # Panics
    ///
    /// When no piece was put.
    #[must_use]
    pub fn acted(mut self) -> Self {
        match self.last {
            Last::Unit(seat) => self.last_unit(seat).acted = true,
            Last::Monster(seat) => self.last_monster(seat).has_acted = true,
            Last::None => panic!("a piece has acted: put one first"),
        }
        self
    }

    /// A monster joins the end of a waiting line.
    #[must_use]
    pub fn waiting(mut self, seat: usize, lane: Lane, card: &str) -> Self {
        let kind = self.monster_kind(card);
        self.opening.seats[seat].waiting[lane.index()].push(kind);
        self
    }

    /// A monster is in a seat's castle.
    #[must_use]
    pub fn breached(mut self, seat: usize, card: &str) -> Self {
        let kind = self.monster_kind(card);
        self.opening.seats[seat].breached.push(kind);
        self
    }

    /// Cards in a seat's hand.
    #[must_use]
    pub fn hand(mut self, seat: usize, cards: &[&str]) -> Self {
        self.opening.seats[seat].hand = cards.iter().map(|card| self.unit_kind(card)).collect();
        self
    }

    /// A seat's gold.
    #[must_use]
    pub fn gold(mut self, seat: usize, gold: u32) -> Self {
        self.opening.seats[seat].gold = gold;
        self
    }

    /// A seat's honour marks: tokens and trophies.
    #[must_use]
    pub fn marks(mut self, seat: usize, tokens: u32, trophies: u8) -> Self {
        self.opening.seats[seat].honor_tokens = tokens;
        self.opening.seats[seat].trophies = trophies;
        self
    }

    /// A medal of a seat.
    #[must_use]
    pub fn medal(mut self, seat: usize, value: i8) -> Self {
        self.opening.seats[seat].medals.push(value);
        self
    }

    /// A seat that fell in a round.
    #[must_use]
    pub fn fallen(mut self, seat: usize, round: u32) -> Self {
        self.opening.seats[seat].fallen = Some(round);
        self
    }

    /// The round.
    #[must_use]
    pub fn round(mut self, round: u32) -> Self {
        self.opening.round = round;
        self
    }

    /// Who holds the start-player card; to be called before the stand is chosen.
    #[must_use]
    pub fn start(mut self, seat: usize) -> Self {
        self.opening.start_seat = Seat::at(seat);
        self.turn(seat)
    }

    /// The command row from left to right.
    #[must_use]
    pub fn row(mut self, row: [Command; 5]) -> Self {
        self.opening.command_row = row.to_vec();
        self
    }

    /// The white monster cards still in the deck.
    #[must_use]
    pub fn deck(mut self, cards: &[&str]) -> Self {
        let deck = cards.iter().map(|card| self.monster_kind(card)).collect();
        self.opening.monster_deck = Some(deck);
        self
    }

    /// The letters of the chips that lie face down: `"ABBC"`.
    #[must_use]
    pub fn chips(mut self, letters: &str) -> Self {
        self.opening.chips_down = letters.chars().map(lane_of).collect();
        self
    }

    /// The white unit cards still in the deck.
    #[must_use]
    pub fn unit_deck(mut self, cards: &[&str]) -> Self {
        self.opening.unit_deck = Some(cards.iter().map(|card| self.unit_kind(card)).collect());
        self
    }

    /// The mercenaries from left to right, `""` for an empty place.
    #[must_use]
    pub fn mercenaries(mut self, cards: [&str; 3]) -> Self {
        let kind = |card: &str| (!card.is_empty()).then(|| self.unit_kind(card));
        self.opening.mercenary_row = cards.map(kind);
        self
    }

    /// RR-10.4: the round is the last one of a solo game.
    #[must_use]
    pub fn last_round(mut self) -> Self {
        self.opening.last_round = true;
        self
    }

    /// A seat picks a command.
    #[must_use]
    pub fn turn(mut self, seat: usize) -> Self {
        self.opening.executed = self.place(seat);
        self.opening.stand = Stand::Turn { seat: Seat::at(seat) };
        self
    }

    /// A command runs that `leader` picked, or that runs by itself; the shares of these seats are
    /// still to come, none at its end.
    #[must_use]
    pub fn command(mut self, command: Command, leader: Option<usize>, queue: &[usize]) -> Self {
        self.running(command, leader);
        let leader = leader.map(Seat::at);
        let queue = queue.iter().copied().map(Seat::at).collect();
        self.opening.stand = Stand::Command { leader, queue };
        self
    }

    /// A seat has so many actions left in a command that `leader` picked or that runs by itself;
    /// it is the last one to act.
    #[must_use]
    pub fn actions(
        mut self,
        command: Command,
        leader: Option<usize>,
        seat: usize,
        left: u8,
    ) -> Self {
        self.running(command, leader);
        let (leader, seat) = (leader.map(Seat::at), Seat::at(seat));
        self.opening.stand = Stand::Actions { leader, seat, left, queue: Vec::new() };
        self
    }

    /// The next thing is what follows the commands: `executed` of them have run.
    #[must_use]
    pub fn stand(mut self, stand: Stand, executed: u8) -> Self {
        self.opening.stand = stand;
        self.opening.executed = executed;
        self
    }

    /// The invasion of these seats is still to come.
    #[must_use]
    pub fn invasion(self, queue: &[usize]) -> Self {
        let queue = queue.iter().copied().map(Seat::at).collect();
        self.stand(Stand::Invasion { queue }, 4)
    }

    /// The opening so far.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The set-up of a game from this position.
    ///
    /// # Panics
    ///
    /// When a reading or option is none of the game.
    pub fn setup(&self) -> Setup<Opening> {
        let meta = RookRaiders::meta();
        let mut setup = Setup::new::<RookRaiders>(self.opening.seats.len() as u8);
        for (id, value) in &self.readings {
            setup.set_reading(meta, id, value).expect("a reading of the game");
        }
        for (name, value) in &self.options {
            setup.set_option(meta, name, value).expect("an option of the game");
        }
        if let Some(text) = &self.card_text {
            setup.cards = CardChoice::Own(text.clone());
        }
        setup.opening = Some(self.opening.clone());
        setup
    }

    /// The game that starts from this position.
    ///
    /// # Errors
    ///
    /// [`SetupError::Opening`] when no table can look like this.
    pub fn game(&self) -> Result<RookRaiders, SetupError> {
        RookRaiders::new(&self.setup())
    }

    fn running(&mut self, command: Command, leader: Option<usize>) {
        let living = self.opening.seats.iter().filter(|seat| seat.fallen.is_none()).count() as u8;
        let place = match leader {
            Some(leader) => self.place(leader),
            None => living,
        };
        let row = &mut self.opening.command_row;
        row.retain(|other| *other != command);
        row.insert(usize::from(place), command);
        self.opening.executed = place + 1;
    }

    /// Place of a seat in the order of the round.
    fn place(&self, seat: usize) -> u8 {
        let (count, start) = (self.opening.seats.len(), self.opening.start_seat.index());
        let order = (0..count).map(|step| (start + step) % count);
        let living = order.filter(|index| self.opening.seats[*index].fallen.is_none());
        living.take_while(|index| *index != seat).count() as u8
    }

    fn unit_kind(&self, card: &str) -> UnitKind {
        self.cards.unit_by_id(card).unwrap_or_else(|| panic!("no unit card {card}"))
    }

    fn monster_kind(&self, card: &str) -> MonsterKind {
        self.cards.monster_by_id(card).unwrap_or_else(|| panic!("no monster card {card}"))
    }

    fn last_unit(&mut self, seat: usize) -> &mut UnitOpening {
        self.opening.seats[seat].units.last_mut().expect("a unit was put")
    }

    fn last_monster(&mut self, seat: usize) -> &mut MonsterOpening {
        self.opening.seats[seat].monsters.last_mut().expect("a monster was put")
    }
}

fn lane_of(letter: char) -> Lane {
    let lane = Lane::ALL.into_iter().find(|lane| lane.letter() == letter);
    lane.unwrap_or_else(|| panic!("no lane {letter}"))
}

/// The cell of a label: `B4`.
///
/// # Panics
///
/// When it is no label of a cell.
pub fn cell_of(label: &str) -> Cell {
    let mut signs = label.chars();
    let lane = lane_of(signs.next().expect("a lane's letter"));
    let column: u8 = signs.as_str().parse().expect("a column's number");
    Cell::at(column.checked_sub(1).expect("columns count from 1"), lane.index() as u8)
}

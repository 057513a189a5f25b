//! A builder of positions: an [`Opening`] piece by piece, as the test vectors tell them.
//!
//! Behind the feature `positions`. Cards are named by their ids (`U01`, `M03`), cells by their
//! labels (`B4`), readings and options by their names. A builder is for tests: what it cannot
//! understand is a panic.

use super::{MonsterOpening, Opening, SeatOpening, Stand, UnitOpening};
use crate::cards::PRINTED_1;
use crate::prelude::*;
use kanso_engine::{Cell, steps};

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

    /// Damage of the piece put last, and whether it has acted.
    fn last_piece(&mut self) -> (&mut u8, &mut bool) {
        match self.last {
            Last::None => panic!("damage and markers are on a piece: put one first"),
            Last::Unit(seat) => {
                let unit = self.opening.seats[seat].units.last_mut().expect("a unit was put");
                (&mut unit.damage, &mut unit.acted)
            }
            Last::Monster(seat) => {
                let put = self.opening.seats[seat].monsters.last_mut();
                let monster = put.expect("a monster was put");
                (&mut monster.damage, &mut monster.has_acted)
            }
        }
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

    fn unit_kinds(&self, cards: &[&str]) -> Vec<UnitKind> {
        cards.iter().map(|card| self.unit_kind(card)).collect()
    }

    fn monster_kind(&self, card: &str) -> MonsterKind {
        self.cards.monster_by_id(card).unwrap_or_else(|| panic!("no monster card {card}"))
    }
}

steps! { Position as it;
    /// Plays with a card set of the test's own; to be called before any card is named.
    card_set(text: &str) {
        it.cards = CardSet::parse(text).expect("a card set");
        it.card_text = Some(text.to_owned());
    }

    /// Puts a reading's value in force.
    reading(id: &str, value: &str) { it.readings.push((id.to_owned(), value.to_owned())) }

    /// Chooses an option's value.
    option(name: &str, value: &str) { it.options.push((name.to_owned(), value.to_owned())) }

    /// Puts a ready, undamaged unit on a seat's board.
    unit(seat: usize, cell: &str, card: &str) {
        let (kind, cell) = (it.unit_kind(card), cell_of(cell));
        it.opening.seats[seat].units.push(UnitOpening { kind, cell, damage: 0, acted: false });
        it.last = Last::Unit(seat);
    }

    /// Puts an undamaged monster on a seat's board.
    monster(seat: usize, cell: &str, card: &str) {
        let (kind, cell) = (it.monster_kind(card), cell_of(cell));
        let monster = MonsterOpening { kind, cell, damage: 0, has_acted: false };
        it.opening.seats[seat].monsters.push(monster);
        it.last = Last::Monster(seat);
    }

    /// Damage on the piece put last.
    damage(damage: u8) { *it.last_piece().0 = damage }

    /// The piece put last has acted.
    acted() { *it.last_piece().1 = true }

    /// A monster joins the end of a waiting line.
    waiting(seat: usize, lane: Lane, card: &str) {
        let kind = it.monster_kind(card);
        it.opening.seats[seat].waiting[lane.index()].push(kind);
    }

    /// A monster is in a seat's castle.
    breached(seat: usize, card: &str) {
        let kind = it.monster_kind(card);
        it.opening.seats[seat].breached.push(kind);
    }

    /// Cards in a seat's hand.
    hand(seat: usize, cards: &[&str]) { it.opening.seats[seat].hand = it.unit_kinds(cards) }

    /// A seat's gold.
    gold(seat: usize, gold: u32) { it.opening.seats[seat].gold = gold }

    /// A seat's honour marks: tokens and trophies.
    marks(seat: usize, tokens: u32, trophies: u8) {
        it.opening.seats[seat].honor_tokens = tokens;
        it.opening.seats[seat].trophies = trophies;
    }

    /// A medal of a seat.
    medal(seat: usize, value: i8) { it.opening.seats[seat].medals.push(value) }

    /// A seat that fell in a round.
    fallen(seat: usize, round: u32) { it.opening.seats[seat].fallen = Some(round) }

    /// The round.
    round(round: u32) { it.opening.round = round }

    /// Who holds the start-player card; to be called before the stand is chosen.
    start(seat: usize) {
        it.opening.start_seat = Seat::at(seat);
        it = it.turn(seat);
    }

    /// The command row from left to right.
    row(row: [Command; 5]) { it.opening.command_row = row.to_vec() }

    /// The white monster cards still in the deck.
    deck(cards: &[&str]) {
        let deck = cards.iter().map(|card| it.monster_kind(card)).collect();
        it.opening.monster_deck = Some(deck);
    }

    /// The letters of the chips that lie face down: `"ABBC"`.
    chips(letters: &str) { it.opening.chips_down = letters.chars().map(lane_of).collect() }

    /// The white unit cards still in the deck.
    unit_deck(cards: &[&str]) { it.opening.unit_deck = Some(it.unit_kinds(cards)) }

    /// The mercenaries from left to right, `""` for an empty place.
    mercenaries(cards: [&str; 3]) {
        let kind = |card: &str| (!card.is_empty()).then(|| it.unit_kind(card));
        it.opening.mercenary_row = cards.map(kind);
    }

    /// RR-10.4: the round is the last one of a solo game.
    last_round() { it.opening.last_round = true }

    /// A seat picks a command.
    turn(seat: usize) {
        it.opening.executed = it.place(seat);
        it.opening.stand = Stand::Turn { seat: Seat::at(seat) };
    }

    /// A command runs that `leader` picked, or that runs by itself; the shares of these seats are
    /// still to come, none at its end.
    command(command: Command, leader: Option<usize>, queue: &[usize]) {
        it.running(command, leader);
        it.opening.stand = Stand::Command { leader: leader.map(Seat::at), queue: seats(queue) };
    }

    /// A seat has so many actions left in a command that `leader` picked or that runs by itself;
    /// it is the last one to act.
    actions(command: Command, leader: Option<usize>, seat: usize, left: u8) {
        it.running(command, leader);
        let (leader, seat) = (leader.map(Seat::at), Seat::at(seat));
        it.opening.stand = Stand::Actions { leader, seat, left, queue: Vec::new() };
    }

    /// The next thing is what follows the commands: `executed` of them have run.
    stand(stand: Stand, executed: u8) {
        it.opening.stand = stand;
        it.opening.executed = executed;
    }

    /// The invasion of these seats is still to come.
    invasion(queue: &[usize]) { it = it.stand(Stand::Invasion { queue: seats(queue) }, 4) }
}

fn seats(seats: &[usize]) -> Vec<Seat> {
    seats.iter().copied().map(Seat::at).collect()
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

//! The set-up, up to the first round.
//!
//! Source: rulebook, set-up 1 to 13 and what is done at the beginning of the game; RR-2.1 to RR-2.12.

use crate::prelude::*;
use crate::readings::InitialPlacement;
use crate::state::{SLOTS, SetUpStep, cell_index};
use arrayvec::ArrayVec;
use kanso_engine::Cell;

/// Gold of each seat at the beginning. Source: RR-2.6.
pub const START_GOLD: u32 = 2;
/// Honour tokens of each seat at the beginning. Source: RR-2.6.
pub const START_HONOR_TOKENS: u32 = 1;

impl Difficulty {
    /// Unit cards discarded before the game. Source: RR-2.3, RR-10.4.
    pub const fn discards(self) -> u8 {
        match self {
            Self::Off | Self::Easy => 0,
            Self::Normal => 3,
            Self::Hard => 6,
        }
    }
}

impl RookRaiders {
    /// The table before the first event.
    pub(crate) fn laid_out(&self) -> State {
        let seats = self.names.len();
        let mut hand = Bag::new();
        let mut unit_deck = Bag::new();
        for kind in self.cards.white_kinds() {
            let card = self.cards.unit(kind);
            let dealt = if card.star { seats as u16 } else { 0 };
            unit_deck.add(Kind::from(kind), u16::from(card.copies) - dealt);
            hand.add(Kind::from(kind), u16::from(card.star));
        }
        let seat = SeatState {
            board: [None; crate::state::CELLS],
            waiting: Default::default(),
            breached: Vec::new(),
            hand,
            gold: START_GOLD,
            honor_tokens: START_HONOR_TOKENS,
            trophies: 0,
            medals: ArrayVec::new(),
            fallen: None,
            deployed: 0,
        };
        let next = if self.difficulty.discards() > 0 {
            SetUpStep::Discard
        } else {
            SetUpStep::Mercenary(0)
        };
        let mut tasks = Vec::with_capacity(TASKS_USUAL);
        tasks.push(Task::SetUp { next });
        State {
            round: 0,
            tasks,
            start_seat: (seats == 1).then_some(Seat::at(0)),
            command_row: ArrayVec::new(),
            executed: 0,
            monster_deck: self.full_monster_deck(),
            chips_down: self.all_chips(),
            unit_deck,
            mercenary_row: [None; SLOTS],
            declared: Seats::NONE,
            last_round: false,
            ending: None,
            seats: vec![seat; seats],
        }
    }

    /// Every white monster card by level. Source: RR-2.1.
    pub(crate) fn full_monster_deck(&self) -> [Bag; 3] {
        let mut deck = [Bag::new(), Bag::new(), Bag::new()];
        for kind in self.cards.monster_kinds() {
            let card = self.cards.monster(kind);
            deck[usize::from(card.level) - 1].add(Kind::from(kind), u16::from(card.white));
        }
        deck
    }

    /// The six printed chips. Source: RR-2.7.
    pub(crate) fn all_chips(&self) -> Bag {
        let chips = self.cards.chips.iter().enumerate();
        chips.map(|(lane, chip)| (Kind(lane as u16), u16::from(chip.copies))).collect()
    }

    /// RR-2.3: cards of the unit deck are discarded before the game.
    pub(crate) fn discard_before(&self, state: &mut State, kinds: &[Kind], trace: &mut Tracing) {
        for kind in kinds {
            take(&mut state.unit_deck, *kind);
        }
        trace.fact(RR_2_3, || Fact::CardsDiscarded {
            cards: kinds.iter().map(|kind| unit_kind(*kind)).collect(),
        });
        state.goes_on(Task::SetUp { next: SetUpStep::Mercenary(0) });
    }

    /// RR-2.4: a mercenary is turned up.
    pub(crate) fn first_mercenary(
        &self,
        state: &mut State,
        slot: u8,
        kind: Kind,
        trace: &mut Tracing,
    ) {
        take(&mut state.unit_deck, kind);
        let card = unit_kind(kind);
        state.mercenary_row[usize::from(slot)] = Some(card);
        trace.fact(RR_2_4, || Fact::MercenaryTurned { slot, card });
        let more = usize::from(slot) + 1 < SLOTS;
        let next = if more { SetUpStep::Mercenary(slot + 1) } else { SetUpStep::Commands };
        state.goes_on(Task::SetUp { next });
    }

    /// RR-2.8: the command cards are laid out.
    pub(crate) fn first_command_row(&self, state: &mut State, order: &[u8], trace: &mut Tracing) {
        lay_out(state, order);
        trace.fact(RR_2_8, || Fact::CommandsLaidOut { row: state.command_row.clone() });
        if state.is_solo() {
            self.begin_first_summon(state, trace); // RR-2.9: nothing is determined.
        } else {
            state.goes_on(Task::SetUp { next: SetUpStep::StartSeat });
        }
    }

    /// RR-2.9: the start player is known.
    pub(crate) fn first_start_seat(&self, state: &mut State, seat: u16, trace: &mut Tracing) {
        let seat = Seat::at(usize::from(seat));
        state.start_seat = Some(seat);
        trace.fact(RR_2_9, || Fact::StartSeatDrawn { seat });
        self.begin_first_summon(state, trace);
    }

    /// RR-2.10: the right neighbour of the start player turns the first two monsters.
    fn begin_first_summon(&self, state: &mut State, trace: &mut Tracing) {
        state.goes_on(Task::summon());
        let seat = state.performer();
        trace.fact(RR_2_10, || Fact::FirstSummoner { seat });
    }

    /// RR-2.11: whether a first unit may be placed so.
    pub(crate) fn check_setup_place(
        &self,
        state: &State,
        seat: Seat,
        card: UnitKind,
        cell: Cell,
    ) -> Checked {
        if state.seats[seat.index()].hand.count(Kind::from(card)) == 0 {
            let card = self.cards.has_unit(card).then_some(card);
            return Err(Refusal::NotInHand { seat, card, set_up: true });
        }
        if !CellSet::HOME.has(cell) {
            return Err(Refusal::NotHome { cell, set_up: true });
        }
        Ok(())
    }

    /// RR-2.11: a first unit is placed.
    pub(crate) fn setup_place(
        &self,
        state: &mut State,
        seat: Seat,
        card: UnitKind,
        cell: Cell,
        trace: &mut Tracing,
    ) {
        take(&mut state.seats[seat.index()].hand, Kind::from(card));
        let unit = self.put_unit(state, seat, card, cell);
        let hidden = self.readings.initial_placement == InitialPlacement::Hidden;
        trace.fact(RR_2_11, || Fact::UnitPlaced { unit, hidden });
        if let Some(Task::Place { queue }) = state.tasks.last_mut() {
            queue.remove(0);
        }
    }

    /// All have placed: round 1 begins.
    pub(crate) fn begin_first_round(&self, state: &mut State, trace: &mut Tracing) {
        if self.places_in_secret() {
            for seat in state.clockwise_from(state.starter()) {
                if let Some((index, unit)) = state.seats[seat.index()].units().next() {
                    trace.fact(RR_2_11, || Fact::UnitShown { unit: unit.at(seat, index) });
                }
            }
        }
        self.begin_round(state, 1, trace);
    }

    /// A round begins with the main phase. Source: RR-3.1, RR-3.2, RR-8.8.
    pub(crate) fn begin_round(&self, state: &mut State, round: u32, trace: &mut Tracing) {
        state.round = round;
        state.executed = 0;
        state.goes_on(Task::Turn { queue: state.clockwise_from(state.starter()) });
        trace.fact(RR_8_8, || Fact::RoundBegins { round });
    }

    /// Puts a new ready unit on an empty cell. Source: RR-4.14, RR-13.3.
    pub(crate) fn put_unit(
        &self,
        state: &mut State,
        seat: Seat,
        kind: UnitKind,
        cell: Cell,
    ) -> UnitRef {
        let has = &mut state.seats[seat.index()];
        let index = cell_index(cell).expect("units are put on the board: checked");
        let unit = Unit { id: UnitId(has.deployed), kind, damage: 0, acted: false };
        has.deployed += 1;
        has.board[index] = Some(Piece::Unit(unit));
        unit.at(seat, index)
    }
}

/// Tasks that are seldom more at once: room for them is made at the start.
pub(crate) const TASKS_USUAL: usize = 8;

/// Lays the command cards out in a new order. Source: RR-13.10.
pub(crate) fn lay_out(state: &mut State, order: &[u8]) {
    state.command_row = order.iter().map(|card| Command::ALL[usize::from(*card)]).collect();
}

/// Takes a card out that is there.
pub(crate) fn take(bag: &mut Bag, kind: Kind) {
    let was_there = bag.take(kind);
    assert!(was_there, "what is taken was seen in the bag before");
}

/// The unit card of a drawn kind.
pub(crate) fn unit_kind(kind: Kind) -> UnitKind {
    UnitKind::try_from(kind).expect("unit bags hold unit kinds alone")
}

//! Step card 6: two monsters come to every board.
//!
//! Source: rulebook, summon, adjacent summon and waiting lines; RR-7.1 to RR-7.9, RR-2.10.

use crate::prelude::*;
use crate::readings::FullLaneSummon;
use crate::state::setup::take;
use crate::state::{COLUMNS, LANES, MONSTERS, Turned, cell_at};

/// Monsters summoned in a step. Source: RR-7.6.
pub const SUMMONS: u8 = 2;

/// Where a monster that comes to a lane goes.
enum Entry {
    /// To this place.
    Place(usize),
    /// A unit is in the way.
    Blocked,
    /// Monsters stand on all six cells.
    Full,
}

/// Source: RR-7.7, RR-7.8.
fn entry(has: &SeatState, lane: Lane) -> Entry {
    for column in 0..COLUMNS {
        let index = usize::from(column * LANES) + lane.index();
        match has.board[index] {
            None => return Entry::Place(index),
            Some(Piece::Unit(_)) => return Entry::Blocked,
            Some(Piece::Monster(_)) => {}
        }
    }
    Entry::Full
}

impl Task {
    /// A summon step that begins.
    pub(crate) const fn summon() -> Self {
        Self::Summon { done: 0, letter: None, turned: None, fallen: Seats::NONE }
    }
}

impl RookRaiders {
    /// RR-7.2: the next waiting monster that can enter does. False if there is none.
    pub(crate) fn waiting_enters(&self, state: &mut State, trace: &mut Tracing) -> bool {
        for index in 0..state.seats.len() {
            let seat = Seat::at((state.starter().index() + index) % state.seats.len());
            let has = &mut state.seats[seat.index()];
            if has.fallen.is_some() {
                continue;
            }
            for lane in Lane::ALL {
                if has.waiting[lane.index()].is_empty() {
                    continue;
                }
                let Entry::Place(index) = entry(has, lane) else { continue };
                let monster = has.waiting[lane.index()].remove(0);
                has.board[index] = Some(Piece::Monster(monster));
                trace.fact(RR_7_2, || Fact::WaitingEnters { monster: monster.at(seat, index) });
                return true;
            }
        }
        false
    }

    /// RR-7.3: all chips are turned down.
    pub(crate) fn turn_chips_down(&self, state: &mut State, trace: &mut Tracing) {
        state.chips_down = self.all_chips();
        trace.fact(RR_7_3, || Fact::ChipsTurnedDown);
    }

    /// RR-7.3: a chip is turned up.
    pub(crate) fn chip_turned(&self, state: &mut State, kind: Kind, trace: &mut Tracing) {
        take(&mut state.chips_down, kind);
        let lane = Lane::ALL[usize::from(kind.0)];
        let seat = state.performer();
        trace.fact(RR_7_3, || Fact::ChipTurned { seat, lane });
        trace.fact(self.chip_rule(lane), || Fact::LaneOpened { lane });
        if let Some(Task::Summon { letter, .. }) = state.tasks.last_mut() {
            *letter = Some(lane);
        }
    }

    /// RR-7.4: a monster card is turned up.
    pub(crate) fn monster_turned(&self, state: &mut State, kind: Kind, trace: &mut Tracing) {
        let id = MonsterId(MONSTERS as u8 - state.deck_left());
        let level = state.top_level().expect("a card was drawn");
        take(&mut state.monster_deck[level], kind);
        let kind = MonsterKind::try_from(kind).expect("the monster deck holds monsters alone");
        let seat = state.performer();
        trace.fact(RR_7_4, || Fact::MonsterTurned { seat, id, kind });
        trace.fact(self.monster_rule(kind), || Fact::MonsterTurned { seat, id, kind });
        let queue = state.clockwise_from(seat);
        if let Some(Task::Summon { turned, .. }) = state.tasks.last_mut() {
            *turned = Some(Turned { id, kind, queue });
        }
    }

    /// RR-7.6 to RR-7.8: the new monster comes to the next board. False if it came to all.
    pub(crate) fn next_board(&self, state: &mut State, trace: &mut Tracing) -> bool {
        let Some(Task::Summon { done, letter, turned, .. }) = state.tasks.last_mut() else {
            return false;
        };
        let (Some(lane), Some(card)) = (*letter, turned.as_mut()) else { return false };
        if card.queue.is_empty() {
            *done += 1;
            (*letter, *turned) = (None, None);
            return false;
        }
        let seat = card.queue.remove(0);
        let (id, kind) = (card.id, card.kind);
        self.comes_to(state, seat, lane, Monster { id, kind, damage: 0, has_acted: false }, trace);
        true
    }

    fn comes_to(
        &self,
        state: &mut State,
        seat: Seat,
        lane: Lane,
        monster: Monster,
        trace: &mut Tracing,
    ) {
        let (id, kind) = (monster.id, monster.kind);
        let has = &mut state.seats[seat.index()];
        if has.waiting[lane.index()].is_empty() {
            match entry(has, lane) {
                Entry::Place(index) => {
                    has.board[index] = Some(Piece::Monster(monster));
                    let adjacent = index >= usize::from(LANES);
                    let rule = if adjacent { RR_7_7 } else { RR_7_6 };
                    let monster = monster.at(seat, index);
                    trace.fact(rule, || Fact::Summoned { monster, adjacent });
                    return;
                }
                Entry::Full if self.readings.full_lane_summon == FullLaneSummon::Castle => {
                    let cell = cell_at(usize::from((COLUMNS - 1) * LANES) + lane.index());
                    let there = MonsterRef { seat, id, kind, cell };
                    self.enters_castle(state, seat, monster, there, trace);
                    return;
                }
                Entry::Full | Entry::Blocked => {}
            }
        }
        has.waiting[lane.index()].push(monster);
        trace.fact(RR_7_8, || Fact::JoinsWaiting { seat, id, kind, lane });
    }

    /// The step is over.
    pub(crate) fn end_summon(&self, state: &mut State, fallen: Seats, trace: &mut Tracing) {
        state.tasks.clear();
        if state.round == 0 {
            state.tasks.push(Task::Place { queue: state.clockwise_from(state.starter()) });
            return;
        }
        self.judge(state, fallen, trace);
        if state.ending.is_none() {
            state.tasks.push(Task::Support { queue: None });
            self.ask_after_summon(state, trace);
        }
    }
}

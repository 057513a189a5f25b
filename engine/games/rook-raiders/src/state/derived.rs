//! What follows from the rest and is never stored.
//!
//! Source: RR-1.11.

use crate::prelude::*;
use crate::readings::{EliminatedMaterial, LevelupDiscard};
use crate::rules::course::flow::Phase;
use crate::state::SEATS_MAX;

/// Honour tokens in the box. Source: RR-2.6.
pub const HONOR_TOKENS: u32 = 8;
/// Threat up to which a seat may declare victory. Source: RR-11.4.
pub const THREAT_MAX: i16 = 8;
/// What so many medals can be worth at most. Source: RR-11.10.
pub const MEDALS_WORTH_MAX: [i16; 3] = [0, 4, 7];
/// Honour marks that a level-up costs: the first, the second, and each later one. Source: RR-9.5.
pub const LEVEL_UP_COSTS: [u8; 3] = [2, 2, 3];
/// Action markers in the box. Source: RR-1.1.
pub const MARKERS: u32 = 20;
/// Cubes in the box. Source: RR-1.1.
pub const CUBES: u32 = 60;

impl State {
    /// True if the game has but one seat.
    pub fn is_solo(&self) -> bool {
        self.seats.len() == 1
    }

    /// The seats that have not fallen.
    pub fn living(&self) -> Seats {
        let mut living = Seats::NONE;
        for (index, seat) in self.seats.iter().enumerate() {
            if seat.fallen.is_none() {
                living = living.with(Seat::at(index));
            }
        }
        living
    }

    /// The living seats clockwise from a seat, that one included.
    pub fn clockwise_from(&self, first: Seat) -> Queue {
        let count = self.seats.len();
        (0..count)
            .map(|step| (first.index() + step) % count)
            .filter(|index| self.seats[*index].fallen.is_none())
            .map(Seat::at)
            .collect()
    }

    /// The holder of the start-player card, seat 0 before that is known.
    pub fn starter(&self) -> Seat {
        self.start_seat.unwrap_or(Seat::at(0))
    }

    /// The next living seat clockwise after a seat; that seat itself if there is no other.
    pub fn next_living(&self, seat: Seat) -> Seat {
        let count = self.seats.len() as u8;
        self.clockwise_from(seat.next(count)).first().copied().unwrap_or(seat)
    }

    /// Who performs the summon. Source: RR-2.10, RR-7.3, RR-12.5.
    pub fn performer(&self) -> Seat {
        let start = self.starter();
        if self.round == 0 {
            return start.previous(self.seats.len() as u8);
        }
        self.clockwise_from(start).first().copied().unwrap_or(start)
    }

    /// White monster cards left, `0..=12`.
    pub fn deck_left(&self) -> u8 {
        self.monster_deck.iter().map(|level| level.total() as u8).sum()
    }

    /// The part of the monster deck that the next card comes from, none if it is empty.
    pub fn top_level(&self) -> Option<usize> {
        self.monster_deck.iter().position(|level| !level.is_empty())
    }

    /// The command that runs, who picked it (none: by itself), if one runs.
    pub fn running(&self) -> Option<(Command, Option<Seat>)> {
        self.tasks.iter().rev().find_map(|task| {
            let Task::Command { command, leader, .. } = task else { return None };
            Some((*command, *leader))
        })
    }

    /// The pawn: 0 before the first command, then the place of the running card in the row from 1,
    /// or 5, 6, 7 on the step cards.
    pub fn pawn(&self) -> u8 {
        match Phase::of(self) {
            Phase::Invasion => 5,
            Phase::Summon => 6,
            Phase::Support
            | Phase::Fatigue
            | Phase::Mercenaries
            | Phase::Commands
            | Phase::StartCard => 7,
            _ => self.executed,
        }
    }

    /// All that was going on is over, and this goes on.
    pub(crate) fn goes_on(&mut self, task: Task) {
        self.tasks.clear();
        self.tasks.push(task);
    }

    /// The seat whose decision, dice or board it is now about; none where it is about all.
    #[inline]
    pub fn active_seat(&self) -> Option<Seat> {
        self.tasks.iter().rev().find_map(|task| match task {
            // Parts of a unit's action: the share of the seat lies below.
            Task::Acting { .. } | Task::Skill { .. } | Task::Roll { .. } | Task::Slain { .. } => {
                None
            }
            Task::Actions { seat, .. } | Task::Rest { seat } | Task::Recruit { seat } => {
                Some(Some(*seat))
            }
            Task::Place { queue }
            | Task::Turn { queue }
            | Task::Declaring { queue }
            | Task::Invasion { queue, .. }
            | Task::Fatigue { queue }
            | Task::Windows { queue }
            | Task::Support { queue: Some(queue) } => Some(queue.first().copied()),
            Task::Summon { .. } => Some(Some(self.performer())),
            _ => Some(None),
        })?
    }

    /// The seat whose actions are going on.
    pub(crate) fn acting_seat(&self) -> Seat {
        self.active_seat().expect("skills are used within a seat's actions")
    }

    /// The unit whose skill is asked about.
    pub fn skill_user(&self) -> Option<UnitId> {
        self.tasks.iter().rev().find_map(|task| {
            let Task::Skill { unit, .. } = task else { return None };
            Some(*unit)
        })
    }
}

impl RookRaiders {
    /// Level-up cards on a seat's board and in its hand: how often it levelled up.
    pub fn levelups_done(&self, seat: &SeatState) -> u32 {
        let on_board = seat.units().filter(|(_, unit)| !self.cards.unit(unit.kind).is_white);
        let in_hand = |kind| u32::from(seat.hand.count(Kind::from(kind)));
        on_board.count() as u32 + self.cards.levelup_kinds().map(in_hand).sum::<u32>()
    }

    /// Honour marks that the seat's next level-up costs. Source: RR-9.5.
    pub fn level_up_cost(&self, seat: &SeatState) -> u8 {
        let done = self.levelups_done(seat) as usize;
        LEVEL_UP_COSTS[done.min(LEVEL_UP_COSTS.len() - 1)]
    }

    /// The seats whose cards and tokens are not back in the common stock.
    pub(crate) fn holders<'a>(
        &self,
        state: &'a State,
    ) -> impl Iterator<Item = &'a SeatState> + use<'a> {
        let returned = self.readings.eliminated_material == EliminatedMaterial::Returned;
        state.seats.iter().filter(move |seat| !returned || seat.fallen.is_none())
    }

    /// Level-up cards of a kind that are still in their pile. Source: RR-2.5.
    pub fn pile(&self, state: &State, kind: UnitKind) -> u32 {
        let taken: u32 = self.holders(state).map(|seat| seat.cards_of(kind)).sum();
        u32::from(self.cards.unit(kind).copies).saturating_sub(taken)
    }

    /// Honour tokens in the common supply.
    pub fn honor_supply(&self, state: &State) -> u32 {
        let held: u32 = self.holders(state).map(|seat| seat.honor_tokens).sum();
        HONOR_TOKENS.saturating_sub(held)
    }

    /// The medals nobody has, by their row.
    pub fn medal_pool(&self, state: &State) -> Bag {
        let mut pool = Bag::new();
        self.medal_pool_into(state, &mut pool);
        pool
    }

    pub(crate) fn medal_pool_into(&self, state: &State, pool: &mut Bag) {
        for (row, medal) in self.cards.medals.iter().enumerate() {
            let taken = state.seats.iter().flat_map(|seat| &seat.medals);
            let taken = taken.filter(|value| **value == medal.value).count() as u16;
            pool.add(Kind(row as u16), u16::from(medal.copies).saturating_sub(taken));
        }
    }

    /// The discard pile of the unit deck. Source: RR-1.11, RR-R22.
    pub fn unit_discard(&self, state: &State) -> Bag {
        let mut discard = Bag::new();
        for kind in self.cards.white_kinds() {
            let card = self.cards.unit(kind);
            let bag_kind = Kind::from(kind);
            let mut gone = u32::from(state.unit_deck.count(bag_kind));
            gone += state.mercenary_row.iter().filter(|slot| **slot == Some(kind)).count() as u32;
            gone += self.holders(state).map(|seat| seat.cards_of(kind)).sum::<u32>();
            if self.readings.levelup_discard == LevelupDiscard::OutOfPlay
                && let Some(level_up) = card.levels_to
            {
                gone += state.seats.iter().map(|seat| seat.cards_of(level_up)).sum::<u32>();
            }
            discard.add(bag_kind, u32::from(card.copies).saturating_sub(gone) as u16);
        }
        discard
    }

    /// The chips that lie face up, by lane.
    pub fn chips_up(&self, state: &State) -> Bag {
        let mut up = Bag::new();
        for (lane, chip) in self.cards.chips.iter().enumerate() {
            let kind = Kind(lane as u16);
            up.add(kind, u16::from(chip.copies).saturating_sub(state.chips_down.count(kind)));
        }
        up
    }

    /// Threat of a seat's monsters on the board, waiting and in the castle. Source: RR-11.5.
    pub fn open_threat(&self, seat: &SeatState) -> i16 {
        let of = |monster: &Monster| i16::from(self.cards.monster(monster.kind).threat);
        let on_board: i16 = seat.monsters().map(|(_, monster)| of(&monster)).sum();
        let waiting: i16 = seat.waiting.iter().flatten().map(of).sum();
        on_board + waiting + seat.breached.iter().map(of).sum::<i16>()
    }

    /// A seat's threat total, its medals included. Source: RR-11.5.
    pub fn threat(&self, seat: &SeatState) -> i16 {
        self.open_threat(seat) + seat.medals.iter().map(|medal| i16::from(*medal)).sum::<i16>()
    }

    /// The place of a seat's monsters in the support ranking: those on the board and waiting.
    /// Source: RR-8.2.
    pub fn monsters_faced(&self, seat: &SeatState) -> u8 {
        (seat.monsters().count() + seat.waiting.iter().map(Vec::len).sum::<usize>()) as u8
    }

    /// True if a monster is a boss.
    pub fn is_red(&self, kind: MonsterKind) -> bool {
        self.cards.monster(kind).is_red()
    }

    /// Action markers that nobody uses (RR-R26 `printed`).
    pub(crate) fn free_markers(&self, state: &State) -> u32 {
        let used: usize = self.holders(state).map(SeatState::acted).sum();
        MARKERS.saturating_sub(used as u32)
    }

    /// Cubes that nobody uses (RR-R26 `printed`).
    pub(crate) fn free_cubes(&self, state: &State) -> u32 {
        let damage: u32 = self.holders(state).map(SeatState::damage).sum();
        CUBES.saturating_sub(state.seats.len() as u32 + damage)
    }
}

const _: () = assert!(SEATS_MAX <= kanso_engine::seat::SEATS_MAX as usize);

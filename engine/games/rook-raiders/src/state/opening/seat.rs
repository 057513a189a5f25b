//! What one seat of an opening has: its board, lines, hand and tokens.
//!
//! Source: RR-1.6 to RR-1.9 (the board), RR-13.3 (numbers of pieces), the rules cited at each check.

use super::check::{Problem, monster_name, unit_name, within};
use super::{GOLD_MAX, SeatOpening, TOKENS_MAX};
use crate::RookRaiders;
use crate::cards::MonsterKind;
use crate::readings::GoldSupply;
use crate::state::{
    CELLS, COLUMNS, Monster, MonsterId, Piece, SeatState, Unit, UnitId, cell_index, cell_label,
};
use arrayvec::ArrayVec;
use kanso_engine::{Cell, Kind, Seat};

/// Most gold of a seat under RR-R27 `capped-27`.
const GOLD_CAP: u32 = 27;
/// Most cards of a hand: all white and all level-up cards. Source: RR-1.1.
const HAND_MAX: usize = 34 + 16;

impl SeatOpening {
    /// The monsters it has on the board, waiting and in the castle.
    pub(super) fn monster_kinds(&self) -> impl Iterator<Item = MonsterKind> + '_ {
        let on_board = self.monsters.iter().map(|monster| monster.kind);
        on_board.chain(self.waiting.iter().flatten().copied()).chain(self.breached.iter().copied())
    }

    /// What the seat has, its pieces numbered; `drawn` are the monsters that have come.
    pub(super) fn state(
        &self,
        game: &RookRaiders,
        seat: Seat,
        drawn: &[MonsterKind],
    ) -> Result<SeatState, Problem> {
        let mut board: [Option<Piece>; CELLS] = [None; CELLS];
        for (number, unit) in self.units.iter().enumerate() {
            let card = game.cards.unit(unit.kind);
            let name = unit_name(game, unit.kind);
            let index = free_place(seat, &name, unit.cell, &board)?;
            if unit.cell.x() == 0 {
                let cell = cell_label(unit.cell);
                return Err(format!(
                    "seat {seat}: {name} on {cell}, a circle, where no unit stands"
                ));
            }
            standing(seat, &name, unit.cell, unit.damage, card.hp)?;
            board[index] = Some(Piece::Unit(Unit {
                id: UnitId(number as u32),
                kind: unit.kind,
                damage: unit.damage,
                acted: unit.acted,
            }));
        }
        let mut numbers = Numbers { seat, drawn, used: vec![false; drawn.len()] };
        for monster in &self.monsters {
            let card = game.cards.monster(monster.kind);
            let name = monster_name(game, monster.kind);
            let index = free_place(seat, &name, monster.cell, &board)?;
            standing(seat, &name, monster.cell, monster.damage, card.hp)?;
            board[index] = Some(Piece::Monster(Monster {
                id: numbers.take(game, monster.kind)?,
                kind: monster.kind,
                damage: monster.damage,
                has_acted: monster.has_acted,
            }));
        }
        let mut waiting: [Vec<Monster>; 3] = Default::default();
        for (line, kinds) in waiting.iter_mut().zip(&self.waiting) {
            for kind in kinds {
                line.push(fresh(numbers.take(game, *kind)?, *kind));
            }
        }
        let mut breached = Vec::new();
        for kind in &self.breached {
            breached.push(fresh(numbers.take(game, *kind)?, *kind));
        }
        let came = numbers.used.iter().filter(|used| **used).count() + usize::from(self.trophies);
        if came > drawn.len() {
            return Err(format!(
                "seat {seat}: {} trophies beside its {} monsters, but only {} monsters have come",
                self.trophies,
                came - usize::from(self.trophies),
                drawn.len()
            ));
        }
        if self.hand.len() > HAND_MAX {
            return Err(format!("seat {seat}: {} cards in the hand", self.hand.len()));
        }
        let gold_max = match game.readings.gold_supply.get() {
            GoldSupply::Unlimited => GOLD_MAX,
            GoldSupply::Capped27 => GOLD_CAP,
        };
        within::<u32>(&format!("seat {seat}: gold"), self.gold, 0, gold_max)?;
        within::<u32>(&format!("seat {seat}: honour tokens"), self.honor_tokens, 0, TOKENS_MAX)?;
        let red = |kind: &MonsterKind| game.is_red(*kind);
        let bosses = drawn.iter().copied().filter(red).count();
        let left = self.monster_kinds().filter(red).count();
        if self.medals.len() > bosses - left {
            return Err(format!(
                "seat {seat}: {} medals, but it has slain at most {} bosses",
                self.medals.len(),
                bosses - left
            ));
        }
        let mut medals = ArrayVec::new();
        for medal in &self.medals {
            if medals.try_push(*medal).is_err() {
                return Err(format!("seat {seat}: more than two medals"));
            }
        }
        Ok(SeatState {
            board,
            waiting,
            breached,
            hand: self.hand.iter().map(|kind| (Kind::from(*kind), 1)).collect(),
            gold: self.gold,
            honor_tokens: self.honor_tokens,
            trophies: self.trophies,
            medals,
            fallen: self.fallen,
            deployed: self.units.len() as u32,
        })
    }
}

/// The numbers of one seat's monsters. Source: RR-13.3.
struct Numbers<'a> {
    seat: Seat,
    drawn: &'a [MonsterKind],
    used: Vec<bool>,
}

impl Numbers<'_> {
    fn take(&mut self, game: &RookRaiders, kind: MonsterKind) -> Result<MonsterId, Problem> {
        let free = |at: &usize| self.drawn[*at] == kind && !self.used[*at];
        let Some(at) = (0..self.drawn.len()).find(free) else {
            let came = self.drawn.iter().filter(|other| **other == kind).count();
            let (seat, name) = (self.seat, monster_name(game, kind));
            return Err(format!(
                "seat {seat}: more than {came} {name}, which is how many have come"
            ));
        };
        self.used[at] = true;
        Ok(MonsterId(at as u8))
    }
}

fn fresh(id: MonsterId, kind: MonsterKind) -> Monster {
    Monster { id, kind, damage: 0, has_acted: false }
}

/// The place of an empty cell of the board. Source: RR-1.8, RR-1.9.
fn free_place(
    seat: Seat,
    name: &str,
    cell: Cell,
    board: &[Option<Piece>; CELLS],
) -> Result<usize, Problem> {
    let label = cell_label(cell);
    let Some(index) = cell_index(cell) else {
        return Err(format!("seat {seat}: {name} on {label}; a board is A1 to C{COLUMNS}"));
    };
    if board[index].is_some() {
        return Err(format!("seat {seat}: {name} on {label}, where another piece stands"));
    }
    Ok(index)
}

fn standing(seat: Seat, name: &str, cell: Cell, damage: u8, hp: u8) -> Result<(), Problem> {
    if damage < hp {
        return Ok(());
    }
    let label = cell_label(cell);
    Err(format!(
        "seat {seat}: {name} on {label} has {damage} damage, and {hp} take it off the board"
    ))
}

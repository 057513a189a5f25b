//! What one seat of an opening has: its board, lines, hand and tokens.
//!
//! Source: RR-1.6 to RR-1.9 (the board), RR-13.3 (numbers of pieces), the rules cited at each check.

use super::check::{Problem, monster_name, unit_name, within};
use super::{GOLD_MAX, SeatOpening, TOKENS_MAX};
use crate::prelude::*;
use crate::readings::GoldSupply;
use crate::state::{CELLS, COLUMNS, cell_index, cell_label};
use arrayvec::ArrayVec;
use kanso_engine::Cell;

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
        drawn: &[MonsterKind],
    ) -> Result<SeatState, Problem> {
        let mut board: [Option<Piece>; CELLS] = [None; CELLS];
        for (number, unit) in (0..).zip(&self.units) {
            let (kind, damage, acted) = (unit.kind, unit.damage, unit.acted);
            let index = place(&board, &unit_name(game, kind), unit.cell, true)?;
            stands(&unit_name(game, kind), unit.cell, damage, game.cards.unit(kind).hp)?;
            board[index] = Some(Piece::Unit(Unit { id: UnitId(number), kind, damage, acted }));
        }
        // Numbers of monsters follow the order in which they came. Source: RR-13.3.
        let mut used = vec![false; drawn.len()];
        let mut numbered = |kind, damage, has_acted| {
            let Some(at) = (0..drawn.len()).find(|at| drawn[*at] == kind && !used[*at]) else {
                let came = drawn.iter().filter(|other| **other == kind).count();
                let name = monster_name(game, kind);
                return Err(format!("more than {came} {name}, which is how many have come"));
            };
            used[at] = true;
            Ok(Monster { id: MonsterId(at as u8), kind, damage, has_acted })
        };
        for monster in &self.monsters {
            let (name, card) = (monster_name(game, monster.kind), game.cards.monster(monster.kind));
            let index = place(&board, &name, monster.cell, false)?;
            stands(&name, monster.cell, monster.damage, card.hp)?;
            let monster = numbered(monster.kind, monster.damage, monster.has_acted)?;
            board[index] = Some(Piece::Monster(monster));
        }
        let mut fresh = |kinds: &[MonsterKind]| -> Result<Vec<Monster>, Problem> {
            kinds.iter().map(|kind| numbered(*kind, 0, false)).collect()
        };
        let [a, b, c] = &self.waiting;
        let waiting = [fresh(a)?, fresh(b)?, fresh(c)?];
        let breached = fresh(&self.breached)?;
        self.check_figures(game, drawn)?;
        Ok(SeatState {
            board,
            waiting,
            breached,
            hand: self.hand.iter().map(|kind| (Kind::from(*kind), 1)).collect(),
            gold: self.gold,
            honor_tokens: self.honor_tokens,
            trophies: self.trophies,
            medals: ArrayVec::try_from(&self.medals[..]).map_err(|_| "more than two medals")?,
            fallen: self.fallen,
            deployed: self.units.len() as u32,
        })
    }

    /// No more trophies, cards, gold, tokens and medals than it can have.
    fn check_figures(&self, game: &RookRaiders, drawn: &[MonsterKind]) -> Result<(), Problem> {
        let (faced, came) = (self.monster_kinds().count(), drawn.len());
        let (trophies, hand) = (usize::from(self.trophies), self.hand.len());
        ensure!(
            faced + trophies <= came,
            "{trophies} trophies beside its {faced} monsters, but only {came} monsters have come"
        );
        ensure!(hand <= HAND_MAX, "{hand} cards in the hand");
        let gold_max = match game.readings.gold_supply {
            GoldSupply::Unlimited => GOLD_MAX,
            GoldSupply::Capped27 => GOLD_CAP,
        };
        within("gold", self.gold, 0, gold_max)?;
        within("honour tokens", self.honor_tokens, 0, TOKENS_MAX)?;
        let red = |kind: &MonsterKind| game.is_red(*kind);
        let bosses = drawn.iter().copied().filter(red).count();
        let slain = bosses - self.monster_kinds().filter(red).count();
        let medals = self.medals.len();
        ensure!(medals <= slain, "{medals} medals, but it has slain at most {slain} bosses");
        Ok(())
    }
}

/// The place of an empty cell, for a unit no circle. Source: RR-1.6, RR-1.8, RR-1.9.
fn place(
    board: &[Option<Piece>; CELLS],
    name: &str,
    cell: Cell,
    is_unit: bool,
) -> Result<usize, Problem> {
    let label = cell_label(cell);
    match cell_index(cell) {
        None => Err(format!("{name} on {label}; a board is A1 to C{COLUMNS}")),
        Some(index) if board[index].is_some() => {
            Err(format!("{name} on {label}, where another piece stands"))
        }
        Some(_) if is_unit && cell.x() == 0 => {
            Err(format!("{name} on {label}, a circle, where no unit stands"))
        }
        Some(index) => Ok(index),
    }
}

fn stands(name: &str, cell: Cell, damage: u8, hp: u8) -> Result<(), Problem> {
    let on = cell_label(cell);
    ensure!(damage < hp, "{name} on {on} has {damage} damage, and {hp} take it off the board");
    Ok(())
}

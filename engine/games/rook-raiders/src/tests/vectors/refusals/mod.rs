//! Every refusal in a position where it is made, and each of its sentences where it is true: what is
//! said stands in `told.txt`.

mod actions;
mod benefits;
mod course;
mod skills;

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;
use kanso_engine::laws::refused::Refused;

/// A unit that no board has.
const NOBODY: UnitId = UnitId(7);

/// What was refused so far.
struct Told(Refused);

impl Told {
    /// What the seat that is asked might try, by its words, is refused.
    #[track_caller]
    fn tries(&mut self, table: &Table, words: &str) {
        self.says(table, &table.attempt(words));
    }

    /// An action is refused, be it one that only a program or a damaged log says.
    #[track_caller]
    fn says(&mut self, table: &Table, action: &Action) {
        self.says_to(Eye::Public, table, action);
    }

    #[track_caller]
    fn says_to(&mut self, eye: Eye, table: &Table, action: &Action) {
        let refusal = table.game.check(&table.state, action).expect_err("it is refused");
        self.0.note_to(eye, &table.game, &table.state, action, &refusal);
    }
}

/// Seat 0 has two actions of an Assault.
fn assault() -> Position {
    Position::seats(2).actions(Command::Assault, Some(0), 0, 2)
}

#[test]
fn every_refusal_is_made_in_a_position_and_says_there_what_is_listed() {
    let mut told = Told(Refused::new());
    course::all(&mut told);
    actions::all(&mut told);
    skills::all(&mut told);
    benefits::all(&mut told);
    told.0.compare(Refusal::NAMES, include_str!("told.txt"));
}

//! Every refusal in a position where it is made, and each of its sentences where it is true: what is
//! said to the seat that tries stands in `told.txt`.

mod acts;
mod answers;
mod battles;
mod moments;
mod opening;
mod payments;

use super::table::Table;
use crate::opening::Stand;
use crate::opening::position::Position;
use crate::prelude::*;
use kanso_engine::laws::refused::Refused;

/// A card that is nowhere.
const NOTHING: CardId = CardId(99);

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
        let (seat, _) = table.asked().expect("a seat is asked");
        let refusal = table.game.check(&table.state, action).expect_err("it is refused");
        let eye = Eye::Seat(Seat::at(seat));
        self.0.note_to(eye, &table.game, &table.state, action, &refusal);
    }
}

fn open_phase() -> Position {
    Position::new().stand(Stand::Open)
}

fn city(number: u8) -> City {
    City::new(number).expect("a city")
}

#[test]
fn every_refusal_is_made_in_a_position_and_says_there_what_is_listed() {
    let mut told = Told(Refused::new());
    moments::all(&mut told);
    opening::all(&mut told);
    payments::all(&mut told);
    acts::all(&mut told);
    battles::all(&mut told);
    answers::all(&mut told);
    told.0.compare(Refusal::NAMES, include_str!("told.txt"));
}

//! Every refusal has a position: what is tried in vain on these tables stands in `told.txt`, with
//! what is said about it. Where a refusal says different sentences, each has an attempt.

mod attacks;
mod picks;
mod set_up;
mod turns;
mod windows;

use super::table::Table;
use crate::prelude::*;
use kanso_engine::laws::refused::Refused;

/// What was refused so far.
struct List(Refused);

impl List {
    /// These attempts are refused on a table.
    #[track_caller]
    fn refuses(&mut self, table: &Table, attempts: &[&str]) {
        for words in attempts {
            let action = table.action(words);
            let Err(why) = table.game.check(&table.state, &action) else {
                panic!("{words} is allowed: {:?}", table.state.tasks.last());
            };
            self.0.note(&table.game, &table.state, &action, &why);
        }
    }
}

/// The part with this number, from 1, has no HP any more and is still to be destroyed.
fn fell(table: &mut Table, number: usize) {
    let Part::Intact { hp, .. } = &mut table.state.parts[number - 1] else {
        panic!("the part is intact");
    };
    *hp = 0;
}

#[test]
fn every_refusal_is_made_in_a_position_and_says_there_what_is_listed() {
    let mut list = List(Refused::new());
    set_up::refused(&mut list);
    turns::refused(&mut list);
    attacks::refused(&mut list);
    windows::refused(&mut list);
    picks::refused(&mut list);
    list.0.compare(Refusal::NAMES, include_str!("told.txt"));
}

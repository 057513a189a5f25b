//! Every refusal has a position: what is tried in vain on these tables stands in `told.txt`, with
//! what is said about it. Where a refusal says different sentences, each has an attempt.

mod bazaar;
mod others;
mod skills;

use super::table::Table;
use crate::Refusal;
use crate::prelude::*;
use kanso_engine::laws::refused::Refused;

/// What was refused so far.
struct List(Refused);

impl List {
    /// These attempts are refused on a table.
    #[track_caller]
    fn refuses(&mut self, table: &Table, attempts: &[&str]) {
        for words in attempts {
            self.refuses_action(table, &table.action(words));
        }
    }

    /// This attempt, for which there are no words, is refused on a table.
    #[track_caller]
    fn refuses_action(&mut self, table: &Table, action: &Action) {
        let Err(why) = table.game.check(&table.state, action) else {
            panic!("{action:?} is allowed: {:?}", table.state.tasks.last());
        };
        self.0.note(&table.game, &table.state, action, &why);
    }
}

#[test]
fn every_refusal_is_made_in_a_position_and_says_there_what_is_listed() {
    let mut list = List(Refused::new());
    skills::refused(&mut list);
    bazaar::refused(&mut list);
    others::refused(&mut list);
    list.0.compare(Refusal::NAMES, include_str!("told.txt"));
}

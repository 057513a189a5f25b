//! What can happen in Pig, and why something may not, with their words.

use crate::rule_list::PG_1_4;
use crate::{Pig, TOTAL_ID};
use kanso_engine::game::prelude::*;

facts! {
    /// One thing that happened.
    pub enum Fact of Pig as t;
    /// PG-1.1: the die is rolled.
    Rolls { seat: Seat } at [seat.id()] "{seat} rolls" / "{seat}がさいころを振る";
    /// PG-1.2: the turn's total grows.
    Adds { face: u8, total: u32 } at [TOTAL_ID]
        "{face} more: {total} this turn" / "{face}点を加え、この手番は{total}点";
    /// PG-1.3: a 1 fell.
    Loses { seat: Seat, total: u32 } at [seat.id()]
        "a 1: {seat} loses {total} and the turn" / "1の目。{seat}は{total}点を失い、手番が終わる";
    /// PG-1.4: the turn's total is banked.
    Banks { seat: Seat, total: u32, score: u32 } at [seat.id()]
        "{seat} banks {total} and has {score}" / "{seat}が{total}点を得て{score}点";
    /// PG-1.5: the game is won.
    Wins { seat: Seat, score: u32 } at [seat.id()] "{seat} wins with {score}" / "{seat}が{score}点で勝利";
}

refusals! {
    /// Why an action is refused.
    pub enum Refusal of Pig as t;
    /// PG-1.4: nothing was rolled in this turn yet.
    NothingToBank by PG_1_4
        "nothing was rolled in this turn yet" / "この手番ではまだ得点がありません";
}

//! The test vectors of Brave Architect: every row of the specification's table as a test, `tv01` to
//! `tv53`, named by what it shows. `refusals` has a position for every refusal, with what is said
//! there.
//!
//! Seats are numbers from 0. Cards, heroes and items go by their ids, squares by their labels, the
//! enemy's squares by their numbers, actions and outcomes by a few words (`words`).

mod attacks;
mod cards;
mod chances;
mod damage;
mod destruction;
mod enemy_attack;
mod enemy_move;
mod forecasts;
mod hate;
mod heroes;
mod links;
mod refusals;
pub(crate) mod table;
mod words;

//! The test vectors of BattleLore with Heroes: every row of the specification's table (chapter 10) as
//! a test, `tv01` to `tv44`, named by what it shows.
//!
//! South is "s0", North "s1". Actions go by what is typed for them (`notation`), dice by the letters
//! of their faces, cards by their ids.

mod campaign;
mod champions;
mod chances;
mod chests;
mod melee;
mod orders;
pub(crate) mod table;
mod units;
mod wounds;

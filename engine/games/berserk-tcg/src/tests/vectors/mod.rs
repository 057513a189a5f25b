//! The test vectors of the trading card game: every row of the specification's tables as a test.
//!
//! `tv01` to `tv19` are worked examples of the rulebook, `tv20` to `tv64` further positions, `tv65`
//! to `tv73` what the program adds; `readings_…` show of every value of every reading what it
//! changes, `bk_…` what cards do that no vector plays; `refusals` makes every refusal.
//!
//! Positions are written in the notation of the builder, actions as they are typed (`table`).

mod battle;
mod cities;
mod house_cards;
mod open;
mod readings_battle;
mod readings_exchange;
mod readings_main;
mod readings_open;
mod readings_setup;
mod readings_turn;
mod readings_windows;
mod refusals;
mod table;
mod targets;
mod triggers;
mod turn;
mod windows;

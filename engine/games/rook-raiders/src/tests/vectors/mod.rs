//! The test vectors of Rook & Raiders: every row of the specification's tables as a test.
//!
//! `tv01` to `tv18` are worked examples of the rulebook, `tv19` to `tv62` further positions;
//! `opening_round` plays three of the examples from a real set-up; `readings` shows of every value
//! of every reading what it changes; `own_cards` plays what only other card sets can show;
//! `second_reading` what happens where several rules meet; `refusals` makes every refusal.
//!
//! Pieces are named by their cells, actions and outcomes by a few words (`table`).

mod attack;
mod benefits;
mod commands;
mod ending;
mod invasion;
mod movement;
mod opening_round;
mod own_cards;
mod readings_actions;
mod readings_benefits;
mod readings_course;
mod readings_ending;
mod refusals;
mod second_reading;
mod summon;
mod table;

//! The Berserk trading card game: two captains with decks of their own fight over five cities.
//!
//! Source: the official rulebook. The rules are numbered by subject (`rule_list`), its open
//! questions are switches (`readings`); the cards, cities and decks are data (`cards`).
//!
//! # Not there yet
//!
//! The course of the game: it is in no registry until its rules follow.

pub mod cards;
pub mod readings;
pub mod rule_list;

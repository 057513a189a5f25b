//! Rook & Raiders: up to four castles under the same siege.
//!
//! Source: rulebook Ver. 1.02 by Minotakeya GAMES.

pub mod cards;
pub mod readings;
pub mod rule_list;

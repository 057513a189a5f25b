//! The rules of play: what is allowed, what it does, and what a hand is worth.

pub mod check;
pub mod course;
pub mod scoring;

/// Cards of the stock that end a hand. Source: GR-3.6.
pub const STOCK_LEFT: u32 = 2;

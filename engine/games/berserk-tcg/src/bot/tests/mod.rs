//! The bot of the trading card game at named positions: what it reckons, and what it prefers.

mod decisions;
mod fighting;
mod gains;
mod games;
mod table;

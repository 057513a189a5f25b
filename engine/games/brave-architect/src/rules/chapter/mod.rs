//! What happens, by the chapters of the rulebook.

pub(crate) mod attack;
pub(crate) mod destruction;
pub(crate) mod effects;
pub(crate) mod enemy_attack;
pub(crate) mod enemy_move;
pub(crate) mod hate;
pub(crate) mod hero_turn;
pub(crate) mod hurt;
pub(crate) mod outlook;
pub(crate) mod round_end;

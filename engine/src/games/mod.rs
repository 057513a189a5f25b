//! The games. Each knows the kernel and nothing else.

pub mod battlelore_heroes;
pub mod berserk_tcg;
pub mod brave_architect;
pub mod mamono_raid;
pub mod pig;
pub mod rook_raiders;

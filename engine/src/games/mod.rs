//! The games. Each knows the kernel and nothing else.

pub mod pig;
pub mod rook_raiders;

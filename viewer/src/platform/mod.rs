//! The world outside: files, threads, clocks, the clipboard. Nothing else in the window knows them,
//! so that it can be built for a browser, where they are other ones.

mod job;
mod seed;
mod threads;

pub use job::{Done, Index, Job};
pub use seed::fresh_seed;
pub use threads::Platform;

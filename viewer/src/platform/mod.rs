//! The world outside: files, threads, clocks, the clipboard. Nothing else in the window knows them,
//! so that it can be built for a browser, where they are other ones.

mod index;
mod job;
mod seed;
mod threads;

pub use index::{Index, IndexOf, IndexedEvent, IndexedFact};
pub use job::{Done, Job};
pub use seed::fresh_seed;
pub use threads::Platform;

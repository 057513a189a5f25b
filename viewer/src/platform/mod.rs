//! The world outside: files, threads, clocks, the clipboard. Nothing else in the window knows them,
//! so that it can be built for a browser, where they are other ones.

mod begin;
mod disputes;
mod export;
mod home;
mod index;
mod insight;
mod job;
mod list;
mod open;
mod pick;
mod save;
mod seed;
mod settle;
mod stop;
mod threads;

pub use disputes::Log;
pub use home::home;
pub use index::{Index, IndexOf, IndexedEvent, IndexedFact};
pub use insight::{AnalyseOf, News};
pub use job::{Done, Job};
pub use pick::Pick;
pub use seed::fresh_seed;
pub use settle::{Golden, SettledGame};
pub use stop::Stop;
pub use threads::Platform;

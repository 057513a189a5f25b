//! The world outside: files, threads, clocks, the clipboard. Nothing else in the window knows them,
//! so that it can be built for a browser, where they are other ones.

mod begin;
#[cfg(target_family = "wasm")]
mod browser;
mod disputes;
mod export;
#[cfg(not(target_family = "wasm"))]
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
#[cfg(not(target_family = "wasm"))]
mod threads;

#[cfg(target_family = "wasm")]
pub use browser::{Platform, answer};
pub use disputes::Log;
#[cfg(not(target_family = "wasm"))]
pub use home::home;
pub use index::{Index, IndexOf, IndexedEvent, IndexedFact};
pub use insight::{AnalyseOf, News};
pub use job::{Done, Job};
pub use pick::Pick;
pub use seed::fresh_seed;
pub use settle::{Golden, SettledGame};
pub use stop::Stop;
#[cfg(not(target_family = "wasm"))]
pub use threads::Platform;

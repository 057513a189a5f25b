//! The log file: frames of records, append-only. `FORMAT.md` documents it byte by byte.
//!
//! Reading, writing and recovery are apart: [`read`] works on slices and never writes; [`frame`],
//! [`encode`] and [`decode`] know no file; [`write`](mod@write) appends and recovers what a crash left;
//! [`store`] alone touches the disk.

pub mod bulk;
pub mod chain;
pub mod checkpoint;
pub mod decode;
pub mod encode;
pub mod error;
pub mod frame;
mod header;
pub mod hexed;
pub mod jsonl;
pub mod leb128;
pub mod magic;
mod opening_text;
mod ops;
mod option_values;
pub mod read;
pub mod record;
pub mod repair;
pub mod search;
pub mod store;
pub mod write;

#[cfg(test)]
pub(crate) mod samples;

pub use bulk::LogBuilder;
pub use checkpoint::CheckpointData;
pub use error::LogError;
pub(crate) use ops::LogOps;
pub use read::{Log, RawFrame, RawLog, Tail, peek, read_game};
pub use write::{WriteError, Writer};

//! The log file: frames of records, append-only. `FORMAT.md` documents it byte by byte.

pub mod record;

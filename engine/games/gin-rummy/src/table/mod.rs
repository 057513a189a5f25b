//! How the table is told and drawn, and who may know what.

pub mod scene;
pub mod secrets;
pub mod words;

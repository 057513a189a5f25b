//! How the table is told and drawn, and what each eye may know of it.

mod deal;
pub(crate) mod notation;
pub(crate) mod offer;
pub(crate) mod rows;
pub(crate) mod scene;
pub(crate) mod secrets;
pub(crate) mod words;

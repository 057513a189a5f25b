//! What may be done, and what follows: the checks, the course of a game, its chapters.

pub(crate) mod asked;
pub(crate) mod chapter;
pub(crate) mod check;
pub(crate) mod conceivable;
pub(crate) mod course;
pub(crate) mod legal;
pub(crate) mod payment;

//! The window of Kansō: scrub, branch, compare and play on, for the games that a program hands in.
//!
//! A user's wish is a [`command::Command`]; [`model::Model`] carries it out without a window; the
//! panels (one folder each) are functions from data to commands; [`window`] puts them together;
//! [`app`] is the program around it. [`platform`] alone knows files, threads and clocks.
//!
//! # What is not here
//!
//! Rules and words of a game, and the bytes of a log.

#![allow(
    clippy::cast_precision_loss,
    reason = "places on the screen: a number of rows or events fits where a pixel does"
)]

pub mod app;
#[cfg(not(target_family = "wasm"))]
pub mod args;
pub mod banner;
#[cfg(not(target_family = "wasm"))]
pub mod bench;
pub mod board;
#[cfg(not(target_family = "wasm"))]
pub mod check;
pub mod command;
pub mod compare;
pub mod dialogs;
pub mod disputes;
pub mod find;
pub mod first_look;
pub mod game;
pub mod happened;
pub mod help;
pub mod insight;
pub mod keys;
pub mod library;
pub mod lines;
pub mod look;
pub mod model;
pub mod moves;
pub mod notes;
pub mod platform;
pub mod pocket;
pub mod screenshot;
pub mod spoken;
pub mod state;
pub mod timeline;
pub mod toolbar;
pub mod verification;
#[cfg(target_family = "wasm")]
pub mod web;
pub mod window;
pub mod words;

#[cfg(not(target_family = "wasm"))]
pub use args::run;
#[cfg(target_family = "wasm")]
pub use web::run;

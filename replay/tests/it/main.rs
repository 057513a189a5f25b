//! Runs the built program `kanso`, as a player or a script would.

mod battlelore;
mod berserk;
mod brave;
mod corpus;
mod damaged;
mod dispute;
mod errors;
mod golden;
mod help;
mod killed;
mod lines;
mod mamono;
mod many;
mod page;
mod play;
mod readme;
mod run;
mod told;
mod transcribed;
mod untold;
mod view;

//! Runs the built program `kanso`, as a player or a script would.

mod analyse;
mod battlelore;
mod berserk;
mod brave;
mod corpus;
mod damaged;
mod dispute;
mod errors;
mod faults;
#[cfg(feature = "flips")]
mod flips;
mod foreign;
mod golden;
mod help;
mod hints;
mod killed;
mod lines;
mod link;
mod luck;
mod mamono;
mod many;
mod page;
mod play;
mod readme;
mod run;
mod sets;
mod signed;
mod site;
mod stopped;
mod told;
mod transcribed;
mod undo;
mod unheard;
mod unread;
mod untold;
mod view;

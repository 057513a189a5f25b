//! Runs the built program `kanso`, as a player or a script would.

mod help;
mod killed;
mod lines;
mod play;
mod run;
mod told;

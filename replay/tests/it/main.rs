//! Runs the built program `kanso`, as a player or a script would.

mod help;
mod run;
mod told;

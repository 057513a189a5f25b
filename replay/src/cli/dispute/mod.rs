//! `kanso dispute`

mod check;
mod compare;
mod new;
mod over;
mod report;
mod settle;
mod told;

use super::{Failure, Finding, Io};

pub use told::mention;

/// Disputes: a disagreement about a rule as one small file that anybody can run.
///
/// `new` files one from an event of a game, `check` runs it again, `compare` shows what comes of it
/// under each claim, `report` makes a page of it for people, and `settle` keeps what was decided, with
/// a golden game that holds it.
#[derive(Debug, clap::Args)]
pub struct Dispute {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    New(new::New),
    Check(check::Check),
    Compare(compare::Compare),
    Report(report::Report),
    Settle(settle::Settle),
}

impl Dispute {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        match &self.command {
            Command::New(command) => command.run(io),
            Command::Check(command) => command.run(io),
            Command::Compare(command) => command.run(io),
            Command::Report(command) => command.run(io),
            Command::Settle(command) => command.run(io),
        }
    }
}

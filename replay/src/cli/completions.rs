//! `kanso completions`

use super::{Failure, Finding, Io};
use clap_complete::{Shell, generate};

/// Write completions for your shell.
///
/// For bash: `kanso completions bash > ~/.local/share/bash-completion/completions/kanso`.
#[derive(Debug, clap::Args)]
pub struct Completions {
    /// The shell.
    #[arg(value_enum)]
    shell: Shell,
}

impl Completions {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let mut script = Vec::new();
        generate(self.shell, &mut super::definition(), "kanso", &mut script);
        io.out.write_all(&script)?;
        Ok(Finding::Good)
    }
}

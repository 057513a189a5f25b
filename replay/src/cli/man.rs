//! `kanso man`

use super::{Failure, Finding, Io};
use std::fs;
use std::path::PathBuf;

/// Write a manual page for every command into a folder.
///
/// Read one with `man DIR/kanso-play.1`.
#[derive(Debug, clap::Args)]
pub struct Man {
    /// The folder; it is made if there is none.
    dir: PathBuf,
}

impl Man {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        fs::create_dir_all(&self.dir)
            .map_err(|error| Failure::of_file(&self.dir, "make the folder", &error))?;
        clap_mangen::generate_to(super::definition(), &self.dir)
            .map_err(|error| Failure::of_file(&self.dir, "write the pages", &error))?;
        writeln!(io.out, "{}: read with `man {0}/kanso.1`", self.dir.display())?;
        Ok(Finding::Good)
    }
}

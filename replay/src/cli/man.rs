//! `kanso man`

use super::{Failure, Finding, Io, files};
use crate::log::store::{IfExists, write_whole};
use std::path::PathBuf;
use std::{fs, io};

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
        let mut all = super::definition().disable_help_subcommand(true);
        all.build();
        let mut pages = Vec::new();
        render(&all, &mut pages)
            .map_err(|error| Failure::of_file(&self.dir, "make the pages", &error))?;
        for (name, page) in pages {
            let path = self.dir.join(name);
            write_whole(&path, &page, IfExists::Replace)
                .map_err(|error| files::not_made(&path, &error))?;
        }
        writeln!(io.out, "{}: read with `man {0}/kanso.1`", self.dir.display())?;
        Ok(Finding::Good)
    }
}

/// The pages of a command and of those below it, each with the name of its file.
fn render(command: &clap::Command, into: &mut Vec<(String, Vec<u8>)>) -> io::Result<()> {
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
        render(below, into)?;
    }
    let man = clap_mangen::Man::new(command.clone());
    let mut page = Vec::new();
    man.render(&mut page)?;
    into.push((man.get_filename(), page));
    Ok(())
}

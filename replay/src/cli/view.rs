//! `kanso view`

use super::{Failure, Finding, Io};
use crate::address::Address;
use kanso_engine::Lang;
use std::path::PathBuf;
use std::process::Command;

/// Open a game, or a folder of games, in a window.
///
/// The window is a program of its own, `kanso-viewer`, found beside this one. The command ends when
/// the window is closed. A file with a dispute opens where it is about, unless a moment is named.
#[derive(Debug, clap::Args)]
pub struct View {
    /// The game's file, or a folder of games; without it the window opens empty.
    path: Option<PathBuf>,
    /// The moment that is shown first.
    #[arg(long, value_name = "ADDR")]
    at: Option<Address>,
    /// Who looks: all, public, or a seat.
    #[arg(long)]
    eye: Option<String>,
}

impl View {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        if let Some(path) = &self.path {
            std::fs::metadata(path).map_err(|error| Failure::of_file(path, "read it", &error))?;
        }
        let program = program()?;
        let mut window = Command::new(&program);
        // A language that nobody asked for is left to the window, which keeps its own.
        match io.lang_asked {
            Some(Lang::En) => drop(window.args(["--lang", "en"])),
            Some(Lang::Ja) => drop(window.args(["--lang", "ja"])),
            None => {}
        }
        if let Some(at) = &self.at {
            window.arg("--at").arg(at.to_string());
        }
        if let Some(eye) = &self.eye {
            window.arg("--eye").arg(eye);
        }
        // A file whose name begins with a dash is a file.
        window.arg("--").args(&self.path);
        io.out.flush()?;
        let ended = window.status().map_err(|error| {
            Failure::cannot(format!("cannot start it: {error}"))
                .at(&program)
                .next("see that it may be run; a game is told at the terminal, too")
        })?;
        if ended.success() {
            return Ok(Finding::Good);
        }
        Err(Failure::cannot(format!("no window: kanso-viewer ended with {ended}"))
            .next("it said why, above; a game is told at the terminal, too"))
    }
}

/// The program with the window, beside this one.
pub fn program() -> Result<PathBuf, Failure> {
    let own = std::env::current_exe().map_err(|error| {
        Failure::cannot(format!("the system does not say where kanso is: {error}"))
            .next("start kanso-viewer yourself")
    })?;
    let viewer = own.with_file_name(format!("kanso-viewer{}", std::env::consts::EXE_SUFFIX));
    if viewer.is_file() {
        return Ok(viewer);
    }
    let folder = own.parent().unwrap_or(&own).display();
    Err(Failure::cannot(format!("there is no kanso-viewer beside kanso, in {folder}")).next(
        "in the sources, `cargo build --release -p kanso-viewer` makes it; put it in that folder",
    ))
}

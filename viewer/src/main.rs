//! The program `kanso-viewer`.

use std::process::ExitCode;

fn main() -> ExitCode {
    kanso_viewer::args::run()
}

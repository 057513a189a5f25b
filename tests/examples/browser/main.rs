//! The window in a real browser: `cargo run -p kanso-tests --example browser -- FOLDER [--pictures DIR]
//! [--kanso PROGRAM] [NAME…]`.
//!
//! FOLDER is what `bash viewer/web/build.sh` made; PROGRAM is `kanso`, which makes a site of games. The browser is Chromium, without a window, steered by keys,
//! pointer and fingers as a person would; what it shows is read from the words that the page has for who
//! cannot see it, and from what is kept. Each case has a browser of its own, that knows nothing. The exit
//! status is 1 if one does not hold.

mod cases;
mod chrome;
mod evening;
mod server;

use cases::{CASES, Desk};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(folder) = arguments.next().map(PathBuf::from) else {
        eprintln!("give the folder that `bash viewer/web/build.sh` made");
        return ExitCode::from(2);
    };
    let (mut pictures, mut kanso, mut names) = (None, None, Vec::new());
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--pictures" => pictures = arguments.next().map(PathBuf::from),
            "--kanso" => kanso = arguments.next().map(PathBuf::from),
            _ => names.push(argument),
        }
    }
    let Some(program) = chromium() else {
        eprintln!("there is no chromium on this machine");
        return ExitCode::from(2);
    };
    let (mut held, mut failed) = (0, 0);
    for (name, case) in CASES {
        if !names.is_empty() && !names.iter().any(|wanted| name.contains(wanted.as_str())) {
            continue;
        }
        let start = Instant::now();
        let done = Desk::new(&program, &folder, (pictures.clone(), kanso.clone()))
            .and_then(|desk| case(&desk));
        let seconds = start.elapsed().as_secs_f64();
        match done {
            Ok(told) => {
                held += 1;
                println!("held    {name} ({seconds:.1} s){told}");
            }
            Err(why) => {
                failed += 1;
                println!("failed  {name} ({seconds:.1} s): {why}");
            }
        }
    }
    println!("{held} passed, {failed} failed");
    if failed == 0 && held > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The browser of this machine.
fn chromium() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let named = |name: &str| {
        std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
    };
    ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(named)
}

//! Makes of the compiled viewer what a page can load: `kanso-pack PROGRAM.wasm FOLDER`.
//!
//! It writes `kanso_viewer.js` and `kanso_viewer_bg.wasm` into the folder.

use std::error::Error;
use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("kanso-pack: {why}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(program), Some(folder)) = (arguments.next(), arguments.next()) else {
        return Err("give the compiled program and a folder".into());
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(program).out_name("kanso_viewer").typescript(false).web(true)?;
    bindgen.remove_name_section(true).remove_producers_section(true);
    Ok(bindgen.generate(folder)?)
}

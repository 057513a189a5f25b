//! The program `kanso-viewer` with the built-in games.

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    kanso_viewer::run(kanso_games::built_in())
}

#[cfg(target_family = "wasm")]
fn main() {
    kanso_viewer::run(kanso_games::built_in());
}

//! The program `kanso-viewer` with the built-in games.

fn main() -> std::process::ExitCode {
    kanso_viewer::run(kanso_games::built_in())
}

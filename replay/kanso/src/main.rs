//! The program `kanso` with the built-in games.

fn main() -> std::process::ExitCode {
    kanso_replay::cli::run(kanso_games::built_in())
}

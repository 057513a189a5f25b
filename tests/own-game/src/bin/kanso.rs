//! The program `kanso` with Nim beside the built-in games.

fn main() -> std::process::ExitCode {
    kanso_replay::cli::run(kanso_games::built_in().with::<own_game::Nim>())
}

//! The window with Nim beside the built-in games.

fn main() -> std::process::ExitCode {
    kanso_viewer::run(kanso_games::built_in().with::<own_game::Nim>())
}

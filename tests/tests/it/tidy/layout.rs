//! The folders of a game, the same each time.

use super::Finding;

/// What stands beside each other in the sources of a game.
const BESIDE: [&str; 9] =
    ["bot", "data", "lib.rs", "play.rs", "prelude.rs", "rules", "state", "table", "tests"];

/// The game of a source, and its path below the game's sources; none for what is no game's or is the
/// example's, whose few files stand beside each other.
pub fn in_game(path: &str) -> Option<(&str, &str)> {
    let (game, below) = path.strip_prefix("engine/games/")?.split_once("/src/")?;
    (game != "pig").then_some((game, below))
}

/// A file, by its whole path and by that below the sources of its game, that stands in none of the
/// folders.
pub fn check(path: &str, below: &str) -> Option<Finding> {
    let first = below.split('/').next().unwrap_or(below);
    if BESIDE.contains(&first) {
        return None;
    }
    let told = format!("{first} stands beside the folders of a game: {}", BESIDE.join(", "));
    Some(Finding::new(path, 1, told))
}

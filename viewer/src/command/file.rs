//! Files and folders.

use std::path::PathBuf;

/// What a new game is made of, as typed in the dialog.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// Id of the game.
    pub game: String,
    /// A name for each seat.
    pub names: Vec<String>,
    /// The value of each option, by its name; left out: the default.
    pub options: Vec<(String, String)>,
    /// The value of each reading, by its id; left out: the default.
    pub readings: Vec<(String, String)>,
    /// Whether luck falls on a real table and is entered.
    pub table_luck: bool,
    /// The seed as text; empty: one nobody knows.
    pub seed: String,
    /// Where the file goes; none: it stays in memory until it is saved.
    pub path: Option<PathBuf>,
}

/// Files and folders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileCommand {
    /// Open a log; a folder is listed.
    Open(PathBuf),
    /// Ask the system for a file to open.
    Ask,
    /// Ask the system for a folder to list.
    AskFolder,
    /// Close the game and go back to the list.
    Close,
    /// Read the same file again.
    Reload,
    /// Write the log, with the lines explored in memory, as a new file.
    SaveAs(PathBuf),
    /// Go on with a file that was opened as far as it is whole: what was torn off is kept beside it.
    GoOn,
    /// Show the list of games again.
    Library,
    /// Narrow the list to games that have this text; empty: all.
    LibrarySearch(String),
    /// Forget a file that was open before.
    ForgetRecent(PathBuf),
    /// Begin a game.
    New(Box<NewGame>),
}

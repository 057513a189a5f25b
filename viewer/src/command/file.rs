//! Files and folders.

use super::Way;
use crate::model::Sort;
use kanso_engine::{Meta, OptionSpec};
use kanso_replay::review::Bot;
use std::path::PathBuf;

/// How the words of an option begin that is about a game of one seat.
const SOLO: &str = "solo:";

/// What a new game is made of, as typed in the dialog.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NewGame {
    /// Id of the game.
    pub game: String,
    /// A name for each seat.
    pub names: Vec<String>,
    /// The bot that decides for a seat, in seat order; none, or left out: a person does.
    pub bots: Vec<Option<Bot>>,
    /// The value of each option, by its name; left out: the default.
    pub options: Vec<(String, String)>,
    /// The value of each reading, by its id; left out: the default.
    pub readings: Vec<(String, String)>,
    /// The file of a card set of one's own; none: the newest built-in one.
    pub cards: Option<PathBuf>,
    /// True if luck falls on a real table and is entered.
    pub table_luck: bool,
    /// The seed as text; empty: one nobody knows.
    pub seed: String,
    /// Where the file goes; none: it stays in memory until it is saved.
    pub path: Option<PathBuf>,
    /// True if the name of the file is only proposed: where there is such a file, it gets the next number.
    pub proposed: bool,
}

impl NewGame {
    /// The bot that decides for a seat, by its place; none: a person does.
    pub fn bot(&self, seat: usize) -> Option<Bot> {
        self.bots.get(seat).copied().flatten()
    }

    /// Lets a bot decide for a seat, by its place, or a person.
    pub fn set_bot(&mut self, seat: usize, bot: Option<Bot>) {
        let seats = self.names.len().max(seat + 1);
        self.bots.resize(seats, None);
        self.bots[seat] = bot;
    }

    /// Sets an option by its name; the text may be empty: the default.
    pub fn set_option(&mut self, name: &str, value: &str) {
        set(&mut self.options, name, value);
    }

    /// Sets a reading by its id; the text may be empty: the default.
    pub fn set_reading(&mut self, id: &str, value: &str) {
        set(&mut self.readings, id, value);
    }

    /// The value of an option that was set.
    pub fn option(&self, name: &str) -> Option<&str> {
        of(&self.options, name)
    }

    /// True if an option of the game matters for so many seats and beside those that are set.
    pub fn option_matters(&self, meta: &Meta, spec: &OptionSpec) -> bool {
        // What an option decides for one seat alone, it says in its first word.
        if self.names.len() > 1 && spec.about.en.starts_with(SOLO) {
            return false;
        }
        let Some((other, value)) = spec.only_with else { return true };
        let option = meta.options.iter().find(|option| option.name == other);
        let default = option.map_or("", |option| option.values[0]);
        self.option(other).unwrap_or(default) == value
    }

    /// The value of a reading that was set.
    pub fn reading(&self, id: &str) -> Option<&str> {
        of(&self.readings, id)
    }
}

fn set(pairs: &mut Vec<(String, String)>, name: &str, value: &str) {
    pairs.retain(|(known, _)| known != name);
    if !value.is_empty() {
        pairs.push((name.to_owned(), value.to_owned()));
    }
}

fn of<'a>(pairs: &'a [(String, String)], name: &str) -> Option<&'a str> {
    pairs.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
}

/// Which path of the open dialog the system is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PathFor {
    /// The new file that it makes.
    Text,
    /// The card set of a new game.
    Cards,
    /// The text of an option of a new game, by the option's name.
    Option(String),
}

/// Files and folders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileCommand {
    /// Open a log; a folder is listed.
    Open(PathBuf),
    /// Open what was dropped on the window: the first of it.
    Dropped(Vec<PathBuf>),
    /// Ask the system for a file to open.
    Ask,
    /// Ask the system for a folder to list.
    AskFolder,
    /// Ask the system for a path that the open dialog wants.
    AskPath(PathFor),
    /// The open dialog wants this path.
    Path(PathFor, PathBuf),
    /// Close the game and go back to the list, which is read again.
    Close,
    /// Read the same file again.
    Reload,
    /// Open the game before or behind the open one in the list of the folder.
    Beside(Way),
    /// Write the log, with the lines explored in memory, as a new file.
    SaveAs(PathBuf),
    /// Go on with a file that was opened as far as it is whole: what was torn off is kept beside it.
    GoOn,
    /// Delete the file of the game that is open: where there is no disk nobody else can.
    Delete,
    /// Look through the folder again.
    Library,
    /// Narrow the list to games that have this text; empty: all.
    LibrarySearch(String),
    /// Sort the list.
    LibrarySort(Sort),
    /// List no folder any more.
    ForgetFolder,
    /// Forget a file that was open before.
    ForgetRecent(PathBuf),
    /// Ask what a game of this id is to be made of.
    Begin(String),
    /// Show a game of this id that bots played.
    Example(String),
    /// Give up what was tried in memory, and do what waits for it.
    Leave,
    /// Begin a game.
    New(Box<NewGame>),
}

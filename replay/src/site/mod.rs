//! A site: the games of a folder as files that any host of plain files can serve, and an index of them.
//!
//! Here is what stands in the index, and what its files are called; [`index()`] makes the page. It is one
//! file, readable without its program, which sorts the list and searches in it. Every game is told by what
//! its log says of itself ([`Summary`]); one that cannot be read stands in the list with the reason.
//!
//! A log holds everything, seed and hands and notes. So whoever may see a site may know all of it, and
//! nothing here is kept from anybody.
//!
//! What is left out: files and folders (`kanso site` reads and writes them), and what opens a game (the
//! viewer for browsers, or a [page](crate::html) for each).

mod curve;
mod index;
mod names;
#[cfg(test)]
mod tests;
mod words;

pub use curve::Curve;
pub use index::{Site, index};
pub use names::{in_address, names};

use crate::summary::Summary;

/// The folder of a site in which the games lie.
pub const GAMES: &str = "games";
/// The page of a site that opens any of its games, where it has the viewer.
pub const VIEW: &str = "view.html";
/// The page that shows what links hold that tell of a game for one eye.
pub const TOLD: &str = "told.html";

/// A game of a site, as its index tells it.
#[derive(Clone, Debug, Default)]
pub struct Entry {
    /// What its log was called: its path below the folder, without the ending.
    pub name: String,
    /// What its log says of itself; none: nothing that can be read.
    pub summary: Option<Summary>,
    /// Its log on the site: the name of the file in [`GAMES`], and its bytes.
    pub log: Option<(String, u64)>,
    /// The address of what opens it, made of names that are [fit for it](in_address).
    pub opens: Option<String>,
    /// Why it cannot be read, or not whole.
    pub trouble: Option<String>,
    /// Who was winning when, if it was analysed.
    pub curve: Option<Curve>,
}

impl Entry {
    /// The address by which the viewer opens a log of the site.
    pub fn in_viewer(log: &str) -> String {
        format!("{VIEW}#file={GAMES}/{}", in_address(log))
    }

    /// The address of a file beside the logs.
    pub fn in_games(file: &str) -> String {
        format!("{GAMES}/{}", in_address(file))
    }
}

//! Where what a person picks stands: its bytes are on the shelf, under a path that the window can open.

use crate::platform::Pick;
use crate::web::page::{DOWNLOADS, HOME, Named};
use kanso_replay::shelf::{Kept, shelf};
use std::path::{Path, PathBuf};

/// The folder of picked files that are no games: card sets, deck lists.
const PICKED: &str = "/picked";

/// Where a new file goes: a game among the games, anything else to the person.
pub fn new(name: &str) -> PathBuf {
    let is_game = Path::new(name).extension().is_some_and(|ending| ending == "kanso");
    Path::new(if is_game { HOME } else { DOWNLOADS }).join(name)
}

/// Where what was picked stands now; none: nothing was.
pub fn taken(what: &Pick, files: &[Named]) -> Option<PathBuf> {
    let paths: Vec<_> = files.iter().map(|file| put(what, file)).collect();
    match what {
        Pick::Folder if !paths.is_empty() => Some(PathBuf::from(HOME)),
        _ => paths.into_iter().next(),
    }
}

fn put(what: &Pick, file: &Named) -> PathBuf {
    match what {
        Pick::File => {
            let path = Path::new(PICKED).join(&file.name);
            let (path_of, bytes) = (path.clone(), file.bytes.clone());
            shelf().stock(Kept { path: path_of, bytes, changed: 0 });
            path
        }
        Pick::Log | Pick::Folder | Pick::New(_) => crate::web::keep(file),
    }
}

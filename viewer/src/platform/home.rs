//! Where people keep what they make.

use std::path::PathBuf;

/// The folder of documents, or else the home folder; none: there is neither.
pub fn home() -> Option<PathBuf> {
    let home = std::env::home_dir()?;
    let places = [home.join("Documents"), home];
    places.into_iter().find(|place| place.is_dir())
}

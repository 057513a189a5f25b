//! Dialogs of the system, in which a file or a folder is picked.

#[cfg(not(target_family = "wasm"))]
use {
    super::list::ENDING,
    std::path::{Path, PathBuf},
};

/// What is picked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pick {
    /// A log that is there.
    Log,
    /// A folder that is there.
    Folder,
    /// Any file that is there.
    File,
    /// The name of a new file, as it is proposed.
    New(String),
}

/// Asks the system; in a browser the page asks. None: nothing was picked, or the system has no such dialog.
#[cfg(not(target_family = "wasm"))]
pub fn pick(what: &Pick, title: &str, kind: &str, from: Option<&Path>) -> Option<PathBuf> {
    let mut dialog = rfd::FileDialog::new().set_title(title);
    if let Some(folder) = from {
        dialog = dialog.set_directory(folder);
    }
    match what {
        Pick::Log => dialog.add_filter(kind, &[ENDING]).pick_file(),
        Pick::Folder => dialog.pick_folder(),
        Pick::File => dialog.pick_file(),
        Pick::New(name) => dialog.set_file_name(name).save_file(),
    }
}

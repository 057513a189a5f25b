//! Dialogs of the system, in which a file or a folder is picked.

use super::{Model, Weight};
use crate::command::{FileCommand, PathFor};
use crate::platform::{Job, Pick};
use crate::words::opening;
use std::path::{Path, PathBuf};

impl Model {
    /// Asks the system for a file or a folder to open.
    pub(super) fn browse(&mut self, what: Pick) {
        let title = match what {
            Pick::Folder => opening::PICK_FOLDER,
            Pick::Log | Pick::File | Pick::New(_) => opening::PICK_LOG,
        };
        let opened = self.settings.recent.first().and_then(|path| path.parent());
        let from = self.settings.folder.as_deref().or(opened).map(Path::to_owned);
        self.start_browsing(what, title, from, None);
    }

    /// Asks the system for the path that a dialog wants.
    pub(super) fn browse_for(&mut self, place: &PathFor) {
        let Some(dialog) = &self.dialog else { return };
        let typed = PathBuf::from(dialog.text.trim());
        let what = match place {
            PathFor::Text => {
                let name = typed.file_name().map(|name| name.to_string_lossy().into_owned());
                Pick::New(name.unwrap_or_default())
            }
            PathFor::Cards | PathFor::Option(_) => Pick::File,
        };
        let folder = typed.parent().filter(|folder| !folder.as_os_str().is_empty());
        let from = folder.or(self.settings.folder.as_deref()).map(Path::to_owned);
        self.start_browsing(what, opening::PICK_FILE, from, Some(place.clone()));
    }

    fn start_browsing(
        &mut self,
        what: Pick,
        title: kanso_engine::Text,
        from: Option<PathBuf>,
        place: Option<PathFor>,
    ) {
        // One dialog of the system at a time.
        if self.browsing {
            return;
        }
        self.browsing = true;
        let lang = self.lang();
        let (title, kind) = (title.in_lang(lang), opening::PICK_KIND.in_lang(lang));
        let (title, kind) = (title.to_owned(), kind.to_owned());
        self.start(Job::Pick { what, title, kind, from, place });
    }

    /// The dialog of the system was closed.
    pub(super) fn browsed(&mut self, place: Option<PathFor>, path: Option<PathBuf>) {
        self.browsing = false;
        match (place, path) {
            (Some(place), Some(path)) => self.apply_file(FileCommand::Path(place, path)),
            (None, Some(path)) => self.apply_file(FileCommand::Open(path)),
            (Some(_), None) => {}
            // Systems without such a dialog answer like users who changed their mind.
            (None, None) => {
                let text = opening::PICKED_NOTHING.in_lang(self.lang());
                self.say(Weight::Info, text);
            }
        }
    }

    /// The path that the open dialog wants was picked.
    pub(super) fn browsed_for(&mut self, place: &PathFor, path: &Path) {
        let Some(dialog) = &mut self.dialog else { return };
        let text = path.display().to_string();
        match (place, &mut dialog.new_game) {
            (PathFor::Text, _) => dialog.text = text,
            (PathFor::Cards, Some(game)) => game.cards = Some(path.to_owned()),
            (PathFor::Option(name), Some(game)) => game.set_option(name, &text),
            (PathFor::Cards | PathFor::Option(_), None) => {}
        }
        dialog.problem = None;
    }
}

#[cfg(test)]
mod tests;

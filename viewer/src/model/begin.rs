//! Beginning games.

use super::file::with_ending;
use super::{BeginProblem, Model, Opened, Opening};
use crate::command::{DialogKind, NewGame};
use crate::platform::Job;
use crate::words;
use kanso_replay::games::Games;
use std::path::PathBuf;

impl NewGame {
    /// A game as it is proposed: the fewest seats, every default.
    pub fn of(games: Games, game: &str) -> Self {
        let seats = games.meta(game).map(|meta| *meta.seats.start());
        let names = (1..=seats.unwrap_or(0)).map(|number| format!("Player {number}")).collect();
        Self { game: game.to_owned(), names, ..Self::default() }
    }
}

impl Model {
    /// Opens the dialog for a new game.
    pub(super) fn propose_game(&mut self, game: String) {
        self.settings.game = game;
        self.ask(DialogKind::NewGame);
    }

    /// The draft of a new game: the one that was begun last, with the same people.
    pub(super) fn draft(&self) -> NewGame {
        let known = self.games.meta(&self.settings.game);
        let Some(meta) = known.or_else(|| self.games.metas().next()) else {
            return NewGame::default();
        };
        let seats = self.settings.names.len();
        let (min, max) = (usize::from(*meta.seats.start()), usize::from(*meta.seats.end()));
        let mut names = self.settings.names.clone();
        names.resize(seats.clamp(min, max), String::new());
        NewGame { game: meta.id.to_owned(), names, ..NewGame::default() }
    }

    /// Where a new game of this id may be kept: beside the others, under a name that no game has
    /// which is known here; empty: in no file.
    pub fn propose_new(&self, game: &str) -> String {
        let Some(folder) = self.place_for_new() else { return String::new() };
        let (entries, recent) = (&self.library.entries, &self.settings.recent);
        let is_taken = |path: &PathBuf| {
            entries.iter().any(|entry| entry.path == *path) || recent.contains(path)
        };
        let paths = (1..).map(|number| folder.join(format!("{game}-{number}.kanso")));
        let free = paths.take(entries.len() + recent.len() + 1).find(|path| !is_taken(path));
        free.map(|path| path.display().to_string()).unwrap_or_default()
    }

    pub(super) fn begin(&mut self, mut game: Box<NewGame>) {
        self.settings.game.clone_from(&game.game);
        self.settings.names.clone_from(&game.names);
        let lang = self.lang();
        for (number, name) in (1..).zip(&mut game.names) {
            *name = name.trim().to_owned();
            if name.is_empty() {
                *name = plain_name(number, lang);
            }
        }
        for (_, value) in &mut game.options {
            *value = value.trim().to_owned();
        }
        game.options.retain(|(_, value)| !value.is_empty());
        // What was chosen before another choice made it idle.
        if let Some(meta) = self.games.meta(&game.game) {
            for spec in meta.options {
                if !game.option_matters(meta, spec) {
                    game.set_option(spec.name, "");
                }
            }
        }
        game.path = game.path.take().map(with_ending);
        let (ticket, path) = (self.ticket(), game.path.clone());
        self.opening = Opening::Busy { path, ticket, back: None };
        self.start(Job::Begin { ticket, game });
    }

    pub(super) fn example(&mut self, game: String) {
        let ticket = self.ticket();
        self.opening = Opening::Busy { path: None, ticket, back: None };
        self.start(Job::Example { ticket, game });
    }

    /// A game was begun, or not.
    pub(super) fn begun(&mut self, ticket: u64, result: Result<Opened, BeginProblem>) {
        let path = match &self.opening {
            Opening::Busy { ticket: awaited, path, .. } if *awaited == ticket => path.clone(),
            _ => return,
        };
        match result {
            Ok(opened) => {
                self.opened(ticket, Ok(opened));
                self.begin_play();
            }
            Err(problem) => {
                self.opening = Opening::Idle;
                let file = path.map(|path| path.display().to_string()).unwrap_or_default();
                self.refuse(problem.words(&file, self.lang()));
            }
        }
    }
}

/// What a seat is called whose player gave no name.
pub fn plain_name(number: usize, lang: kanso_engine::Lang) -> String {
    words::fill(words::new_game::PLAIN_NAME, lang, &[("number", &number.to_string())])
}

#[cfg(test)]
mod tests;

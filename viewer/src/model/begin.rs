//! Beginning games.

use super::file::with_ending;
use super::kept::names_of;
use super::{BeginProblem, Model, Opened, Opening};
use crate::command::{DialogKind, NewGame};
use crate::platform::Job;
use crate::words::{self, new_game as text};
use kanso_engine::{Lang, Seat};
use kanso_replay::games::Games;
use std::path::{Path, PathBuf};

/// How many seats are proposed to whoever never began a game, where so many can play.
const SEATS_FIRST: usize = 2;

impl NewGame {
    /// A game as it is proposed: the fewest seats, every default.
    pub fn of(games: Games, game: &str) -> Self {
        let seats = games.meta(game).map(|meta| *meta.seats.start());
        let names = (1..=seats.unwrap_or(0)).map(|number| format!("Player {number}")).collect();
        Self { game: game.to_owned(), names, ..Self::default() }
    }
}

impl Model {
    /// Opens the dialog for a new game of this id.
    pub(super) fn propose_game(&mut self, game: &str) {
        self.ask(DialogKind::NewGame);
        let draft = self.draft_of(game);
        if let Some(dialog) = &mut self.dialog {
            dialog.new_game = Some(Box::new(draft));
        }
    }

    /// The draft of a new game: the one that is open, or that was begun last, with the same people
    /// and bots.
    pub(super) fn draft(&self) -> NewGame {
        let open = self.table.as_ref().map(|table| table.review().meta().id);
        self.draft_of(open.unwrap_or(&self.settings.game))
    }

    fn draft_of(&self, game: &str) -> NewGame {
        let known = self.games.meta(game);
        let Some(meta) = known.or_else(|| self.games.metas().next()) else {
            return NewGame::default();
        };
        let (min, max) = (usize::from(*meta.seats.start()), usize::from(*meta.seats.end()));
        let mut names = self.settings.names.clone();
        // Whoever never began a game has somebody to play against.
        let seats = if names.is_empty() { SEATS_FIRST } else { names.len() }.clamp(min, max);
        names.resize(seats, String::new());
        let bot = |seat| self.settings.bots.get(seat).and_then(|name: &String| name.parse().ok());
        let bots = (0..seats).map(bot).collect();
        NewGame { game: meta.id.to_owned(), names, bots, ..NewGame::default() }
    }

    /// Where a new game of this id may be kept: beside those that were begun before, under a name
    /// that no game has which is known here; empty: in no file.
    pub fn propose_new(&self, game: &str) -> String {
        let Some(folder) = self.place_for_game() else { return String::new() };
        let (entries, recent) = (&self.library.entries, &self.settings.recent);
        let is_taken = |path: &PathBuf| {
            entries.iter().any(|entry| entry.path == *path) || recent.contains(path)
        };
        let paths = (1..).map(|number| folder.join(format!("{game}-{number}.kanso")));
        let free = paths.take(entries.len() + recent.len() + 1).find(|path| !is_taken(path));
        free.map(|path| path.display().to_string()).unwrap_or_default()
    }

    /// The folder of games of one's own: where one was begun last, or that is listed and looked at; a
    /// file that is open may lie anywhere.
    fn place_for_game(&self) -> Option<&Path> {
        let looked_at = self.table.is_none().then_some(self.library.folder.as_deref()).flatten();
        let begun = self.settings.games.as_deref();
        let known = begun.or(looked_at).filter(|folder| self.is_writable(folder));
        known.or(self.home.as_deref()).or_else(|| self.place_for_new())
    }

    pub(super) fn begin(&mut self, mut game: Box<NewGame>) {
        self.settings.game.clone_from(&game.game);
        self.settings.names.clone_from(&game.names);
        game.bots.resize(game.names.len(), None);
        self.settings.bots = names_of(&game.bots);
        let lang = self.lang();
        for seat in 0..game.names.len() {
            let name = game.names[seat].trim().to_owned();
            game.names[seat] = if name.is_empty() { name_of_seat(&game, seat, lang) } else { name };
        }
        let bots = game.bots.iter().enumerate();
        let bots = bots.filter_map(|(seat, bot)| Some((Seat::at(seat), (*bot)?)));
        self.bots_to_come = bots.collect();
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
        self.bots_to_come.clear();
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
                let folder = opened.path.as_deref().and_then(Path::parent).map(Path::to_owned);
                self.opened(ticket, Ok(opened));
                if let Some(folder) = folder.filter(|folder| folder.to_str().is_some()) {
                    self.settings.games = Some(folder);
                }
                if let Some(table) = &mut self.table {
                    table.play.seats = std::mem::take(&mut self.bots_to_come);
                }
                self.keep_file();
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

/// What a seat of a new game, by its place, is called where no name is typed.
pub fn name_of_seat(game: &NewGame, seat: usize, lang: Lang) -> String {
    if game.bot(seat).is_none() {
        return plain_name(seat + 1, lang);
    }
    let bots = (0..game.names.len()).filter(|seat| game.bot(*seat).is_some());
    let text = if bots.count() > 1 { text::BOT_NAMES } else { text::BOT_NAME };
    words::fill(text, lang, &[("number", &(seat + 1).to_string())])
}

/// What a seat is called whose player gave no name.
pub fn plain_name(number: usize, lang: Lang) -> String {
    words::fill(text::PLAIN_NAME, lang, &[("number", &number.to_string())])
}

#[cfg(test)]
mod tests;

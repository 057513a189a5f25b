//! A game in another form: a page, a transcript, JSON Lines.

use super::disputes::Log;
use crate::command::{GameExport, GameFormat};
use kanso_engine::Lang;
use kanso_replay::games::Games;
use kanso_replay::html::{GamePage, game_page};
use kanso_replay::insight::Analysis;
use kanso_replay::log::jsonl;
use kanso_replay::review::{self, Position};
use kanso_replay::tell::{Routine, TranscriptOptions};

/// The game of a log as text, told of the line on which this place is; a page opens there, and shows who was
/// winning when, where that is known. What the eye
/// may not know is in none but JSON Lines.
pub(super) fn export(
    games: Games,
    log: Log,
    export: GameExport,
    (at, analysis): (Position, Option<&Analysis>),
    (lang, routine): (Lang, Routine),
) -> Result<String, String> {
    let (bytes, eye) = (log.read()?, export.eye);
    if export.format == GameFormat::JsonLines {
        return jsonl::export(games, &bytes).map_err(|error| error.to_string());
    }
    let mut review = review::open(games, &bytes).map_err(|error| error.to_string())?;
    match export.format {
        GameFormat::Page => game_page(&mut *review, &GamePage { lang, eye, routine, at, analysis })
            .map_err(|error| error.to_string()),
        GameFormat::Transcript | GameFormat::JsonLines => {
            let options = TranscriptOptions { lang, eye, machine: false, routine };
            let told = review.transcript(at.line, &options);
            told.ok_or_else(|| format!("there is no line {}", at.line))
        }
    }
}

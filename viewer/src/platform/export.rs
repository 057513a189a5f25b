//! A game in another form: a page, a film of a turn, a transcript, JSON Lines.

use super::disputes::Log;
use crate::command::{GameExport, GameFormat};
use kanso_engine::Lang;
use kanso_replay::clip::{self, Clip};
use kanso_replay::games::Games;
use kanso_replay::html::{GamePage, game_page};
use kanso_replay::insight::Analysis;
use kanso_replay::log::jsonl;
use kanso_replay::review::{self, Position, Review};
use kanso_replay::tell::{Routine, TranscriptOptions};
use std::time::Duration;

/// How wide the pictures of a film are at most, in pixels.
const WIDE: u16 = 960;
/// How long each of them stands.
const PACE: Duration = Duration::from_millis(1_200);

/// The game of a log in this form, told of the line on which this place is; a page opens there, and shows who
/// was winning when, where that is known; a film is of the turn there. What the eye may not know is in none
/// but JSON Lines.
pub(super) fn export(
    games: Games,
    log: Log,
    export: GameExport,
    (at, analysis): (Position, Option<&Analysis>),
    (lang, routine): (Lang, Routine),
) -> Result<Vec<u8>, String> {
    let (bytes, eye) = (log.read()?, export.eye);
    if export.format == GameFormat::JsonLines {
        let text = jsonl::export(games, &bytes).map_err(|error| error.to_string())?;
        return Ok(text.into_bytes());
    }
    let mut review = review::open(games, &bytes).map_err(|error| error.to_string())?;
    match export.format {
        GameFormat::Page => game_page(&mut *review, &GamePage { lang, eye, routine, at, analysis })
            .map(String::into_bytes)
            .map_err(|error| error.to_string()),
        GameFormat::Clip => {
            let (from, to) = turn_at(&*review, at);
            let routine = routine == Routine::Told;
            let clip = Clip { from, to, eye, lang, routine, wide: WIDE };
            let moments = clip::moments(&mut *review, &clip);
            moments
                .and_then(|moments| clip::as_gif(&moments, PACE))
                .map_err(|error| error.to_string())
        }
        GameFormat::Transcript | GameFormat::JsonLines => {
            let options = TranscriptOptions { lang, eye, machine: false, routine };
            let told = review.transcript(at.line, &options);
            let told = told.ok_or_else(|| format!("there is no line {}", at.line))?;
            Ok(told.into_bytes())
        }
    }
}

/// Where the turn begins and ends in which a place is: a game without turns is one.
fn turn_at(review: &dyn Review, at: Position) -> (Position, u32) {
    let turns = review.turns(at.line);
    let next = turns.iter().map(|turn| turn.event).find(|event| *event > at.event);
    let len = review.len(at.line).unwrap_or(at.event);
    // At the end of a game the turn that ended it is meant.
    let begun = |event: &u32| *event <= at.event && *event < len;
    let begins = turns.iter().map(|turn| turn.event).rfind(begun).unwrap_or(0);
    (Position::after(at.line, begins), next.unwrap_or(len))
}

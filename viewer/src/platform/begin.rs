//! Beginning games: the header from what was typed, the file if one is wanted.

use super::fresh_seed;
use super::save::refused;
use crate::command::NewGame;
use crate::model::{Access, BeginProblem, Opened, WhyMemory};
use kanso_engine::CardChoice;
use kanso_replay::clock;
use kanso_replay::games::Games;
use kanso_replay::log::record::{Header, LuckSource};
use kanso_replay::log::store::OpenError as StoreError;
use kanso_replay::log::write::WriteError;
use kanso_replay::luck::{LUCK_VERSION, seed_of};
use kanso_replay::reading::{self, SET_LEN_MAX};
use kanso_replay::review::{self, Bot, OpenError};
use kanso_replay::session::Session;
use kanso_replay::set_up::{SetUp, SetUpError};
use kanso_replay::simulate::simulate;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

/// Most events of an example: enough for a whole ordinary game.
const EXAMPLE_EVENTS_MAX: u32 = 5_000;

/// Most names that are tried for a new file.
const NAMES_TRIED_MAX: u32 = 10_000;

/// Begins a game.
///
/// # Errors
///
/// [`BeginProblem`]; then there is no new file.
pub fn begin(games: Games, wanted: &NewGame) -> Result<Opened, BeginProblem> {
    let seed = match wanted.seed.trim() {
        "" => fresh_seed().map_err(BeginProblem::NoSeed)?,
        text => seed_of(text),
    };
    let version = LUCK_VERSION;
    let luck = if wanted.table_luck {
        LuckSource::Table { version, seed }
    } else {
        LuckSource::Seeded { version, seed }
    };
    let header = header(games, wanted, luck, Some(clock::now()))?;
    let unplayable = |error: &OpenError| BeginProblem::Refused(error.to_string());
    let Some(path) = &wanted.path else {
        let review = review::begin(games, &header).map_err(|error| unplayable(&error))?;
        let access = Access::Memory(WhyMemory::New);
        return Ok(Opened { review, path: None, access, cut: None });
    };
    let path = std::path::absolute(path).unwrap_or_else(|_| path.clone());
    let mut tried = path.clone();
    for number in 2.. {
        match Session::create(games, &tried, &header) {
            Ok(session) => {
                let access = Access::File;
                let review = session.review;
                return Ok(Opened { review, path: Some(tried), access, cut: None });
            }
            Err(OpenError::Write(WriteError::Open(StoreError::Exists)))
                if wanted.proposed && number <= NAMES_TRIED_MAX =>
            {
                tried = next_name(&path, number);
            }
            Err(OpenError::Write(WriteError::Open(error))) => {
                return Err(BeginProblem::File(refused(&tried, &error)));
            }
            Err(error) => return Err(unplayable(&error)),
        }
    }
    unreachable!("the last name that is tried is refused")
}

/// The name of a file with another number behind it, or in place of the one it has.
fn next_name(path: &Path, number: u32) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let base = match stem.rsplit_once('-') {
        Some((base, old)) if old.parse::<u32>().is_ok() => base,
        _ => &stem,
    };
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{base}-{number}.{ending}"))
}

/// A game that bots played, to look at: as everybody sees it who asks for it.
///
/// # Errors
///
/// [`BeginProblem`].
pub fn example(games: Games, game: &str) -> Result<Opened, BeginProblem> {
    let wanted = NewGame::of(games, game);
    let seed = seed_of("example");
    let header = header(games, &wanted, LuckSource::Seeded { version: LUCK_VERSION, seed }, None)?;
    let refused = |error: &dyn std::fmt::Display| BeginProblem::Refused(error.to_string());
    let never = AtomicBool::new(false);
    let played = simulate(games, &header, &[Bot::Greedy], Some(EXAMPLE_EVENTS_MAX), &never)
        .map_err(|error| refused(&error))?;
    let review = review::open(games, &played.bytes).map_err(|error| refused(&error))?;
    let access = Access::Memory(WhyMemory::Example);
    Ok(Opened { review, path: None, access, cut: None })
}

fn header(
    games: Games,
    wanted: &NewGame,
    luck: LuckSource,
    created: Option<String>,
) -> Result<Header, BeginProblem> {
    let cards = match &wanted.cards {
        None => CardChoice::Newest,
        Some(path) => CardChoice::Own(read_text(path)?),
    };
    let set_up = SetUp {
        game: wanted.game.clone(),
        seats: u8::try_from(wanted.names.len()).ok().filter(|seats| *seats > 0),
        names: wanted.names.clone(),
        options: wanted.options.clone(),
        revision: None,
        readings: wanted.readings.clone(),
        cards,
    };
    set_up.header(games, luck, created, read_text).map_err(|error| match error {
        SetUpError::Game(error) => BeginProblem::Refused(error.to_string()),
        SetUpError::Alike(name) => BeginProblem::Alike(name),
        SetUpError::Twice(name) => BeginProblem::Refused(format!("option {name} is given twice")),
        SetUpError::NoCards { game, .. } => {
            BeginProblem::Refused(format!("{game} is played without cards"))
        }
        SetUpError::Unread(problem) => problem,
        SetUpError::Refused { error, file: None } => BeginProblem::Refused(error.to_string()),
        SetUpError::Refused { error, file: Some(path) } => {
            BeginProblem::Refused(format!("{}: {error}", path.display()))
        }
    })
}

fn read_text(path: &Path) -> Result<String, BeginProblem> {
    reading::read_text(path, SET_LEN_MAX)
        .map_err(|error| BeginProblem::Unread { path: path.to_owned(), why: error.to_string() })
}

#[cfg(test)]
mod tests;

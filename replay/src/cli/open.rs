//! Opening a game's file to read or to write, and the words for what may go wrong.

use super::terminal::warn;
use super::{Failure, Io, files, games, numbers};
use crate::address::AddressError;
use crate::counted::counted;
use crate::games::Games;
use crate::log::checkpoint::CHECKPOINT_EVENTS;
use crate::log::record::{Header, Interval};
use crate::log::store::OpenError as StoreError;
use crate::log::write::WriteError;
use crate::luck::Seed;
use crate::review::{EditError, OpenError, Position, Review};
use crate::session::{Session, secret_in, secret_path};
use crate::verify::Report;
use kanso_engine::Lang;
use std::io;
use std::path::Path;

/// Opens a game to look at it: no lock, nothing is changed.
pub fn to_read(path: &Path, io: &Io<'_>) -> Result<Box<dyn Review>, Failure> {
    let bytes = files::read(path)?;
    let session = Session::look_at(io.games, &bytes).map_err(|error| not_opened(path, &error))?;
    tell_torn(path, session.torn, io);
    Ok(session.review)
}

/// As [`to_read`], with what verification finds.
pub fn to_read_verified(path: &Path, io: &Io<'_>) -> Result<(Box<dyn Review>, Report), Failure> {
    let bytes = files::read(path)?;
    let looked = Session::look_verified(io.games, &bytes);
    let (session, report) = looked.map_err(|error| not_opened(path, &error))?;
    tell_torn(path, session.torn, io);
    Ok((session.review, report))
}

/// Tells how many bytes at the end of a file are left out, if any are.
fn tell_torn(path: &Path, torn: u64, io: &Io<'_>) {
    if torn > 0 {
        let bytes = counted(torn, "byte");
        let words = match io.lang {
            Lang::En => {
                format!("the file ends in the middle of a record: {bytes} at its end are left out")
            }
            Lang::Ja => format!("末尾の{torn}バイトは中断された書き込みのため除外します"),
        };
        warn(path, &words);
    }
}

/// Opens a game to go on with it: one writer at a time. What a crash had torn off is kept beside
/// the file, and told.
pub fn to_write(path: &Path, io: &Io<'_>) -> Result<Box<dyn Review>, Failure> {
    let session = Session::open(io.games, path).map_err(|error| not_opened(path, &error))?;
    if let Some(reason) = session.review.read_only() {
        return Err(Failure::cannot(reason).at(path).next(
            "`kanso review FILE` and `kanso show FILE` work meanwhile; to change it, free the file or \
             copy it",
        ));
    }
    if let Some(cut) = &session.cut {
        let (torn, kept_in) = (cut.bytes, &cut.kept_in);
        let bytes = counted(torn, "byte");
        let words = match io.lang {
            Lang::En => format!(
                "the file ended in the middle of a record: {bytes} at its end are kept in {kept_in}"
            ),
            Lang::Ja => {
                format!("中断された書き込みの{torn}バイトを{kept_in}に保存しました")
            }
        };
        warn(path, &words);
    }
    Ok(session.review)
}

/// Goes on with the secret that lies beside a game, if its luck is committed to it and it is not known yet.
///
/// Only for who goes on where a game has come to, or mends what happened in it: a line that tries another
/// move by the same luck would tell what is to fall.
pub fn unlock(review: &mut dyn Review, path: &Path) {
    if review.committed().is_some_and(|committed| !committed.is_known)
        && let Some(secret) = secret_in(&secret_path(path))
    {
        // Another game's secret is none of this one.
        let _ = review.unlock(secret);
    }
}

/// After how many events a checkpoint is due, as it is typed.
pub fn interval(text: &str) -> Result<Interval, String> {
    let events = numbers::up_to(text, CHECKPOINT_EVENTS, "events")?;
    Ok(Interval { events })
}

/// Makes the file of a new game, with as many checkpoints.
pub fn create(
    games: Games,
    path: &Path,
    header: &Header,
    interval: Interval,
) -> Result<(), Failure> {
    // What every log has is not said.
    let said = (interval != Interval::default()).then_some(interval);
    let made = Session::create_with(games, path, header, said).map(drop);
    made.map_err(|error| match &error {
        OpenError::Write(WriteError::Open(StoreError::Io(error)))
            if matches!(
                error.kind(),
                io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded
            ) =>
        {
            Failure::of_file(path, "make it", error)
                .next("make room on the disk, or name a file on another, and make it again")
        }
        OpenError::Write(WriteError::Open(error)) => files::not_made(path, error),
        _ => not_opened(path, &error),
    })
}

/// A game that cannot be reviewed.
pub fn not_opened(path: &Path, error: &OpenError) -> Failure {
    match error {
        OpenError::Log(error) => Failure::of_log(error, path),
        OpenError::Write(error) => Failure::of_write(error, path),
        OpenError::Tree(error) => Failure::bad(error).at(path).next(
            "`kanso verify FILE` tells more, `kanso repair FILE -o OUT` keeps what is before it",
        ),
        OpenError::Game(error) => games::unknown(error.clone()).at(path),
    }
}

/// An address that leads nowhere.
pub fn no_address(error: &AddressError) -> Failure {
    Failure::cannot(error)
        .next("`kanso lines FILE` lists the lines, `kanso review FILE` events, turns and chapters")
}

/// An edit that was not made at a place.
pub fn edit_at(error: &EditError, at: Position) -> Failure {
    let failure = edit(error);
    match error {
        EditError::Refused { .. }
        | EditError::Impossible(_)
        | EditError::Text(_)
        | EditError::NoChoice { .. }
        | EditError::NotAwaited { .. } => failure.next(format!(
            "`kanso play FILE --at {at}` lists what is possible there, and `why` in it tells the rules"
        )),
        _ => failure,
    }
}

/// An edit that was not made.
pub fn edit(error: &EditError) -> Failure {
    let refused = "`kanso play FILE` lists what is possible, and `why` in it tells the rules";
    match error {
        EditError::Refused { .. }
        | EditError::Impossible(_)
        | EditError::Text(_)
        | EditError::NoChoice { .. }
        | EditError::NotAwaited { .. } => Failure::bad(error).next(refused),
        EditError::ReadOnly { .. } => {
            Failure::cannot(error).next("close the other program that writes it, or make a copy")
        }
        EditError::NoLuck => {
            Failure::cannot(error).next("give --outcome X, or --luck fresh for a branch")
        }
        EditError::Sealed { line } => Failure::cannot(error).next(format!(
            "`kanso branch FILE --at {line}@0` leaves it, there or behind another event"
        )),
        EditError::WithinEvent { .. } => {
            Failure::cannot(error).next("name a whole event, without a beat")
        }
        EditError::Address(error) => no_address(error),
        EditError::NoNote { .. } => {
            Failure::cannot(error).next("`kanso note FILE` lists the notes")
        }
        EditError::NotPossible(_) => Failure::cannot(error)
            .next("nothing was changed; `kanso lines FILE` lists the lines as they are"),
        EditError::File(_) => Failure::cannot(error).next(
            "all that was acknowledged is in the file; make room or check the disk, then go on",
        ),
    }
}

/// A seed that nobody knows.
pub fn fresh_seed() -> Result<Seed, Failure> {
    let mut seed = Seed::default();
    getrandom::fill(&mut seed).map_err(|error| {
        Failure::cannot(format!("the system gives no random seed: {error}"))
            .next("give one with --seed")
    })?;
    Ok(seed)
}

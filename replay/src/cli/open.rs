//! Opening a game's file to read or to write, and the words for what may go wrong.

use super::terminal::warn;
use super::{Failure, Io, files, games};
use kanso_engine::registry::{self, Visitor};
use kanso_engine::{Game, Lang};
use kanso_replay::address::AddressError;
use kanso_replay::log::record::Header;
use kanso_replay::log::write::{Cut, WriteError, Writer};
use kanso_replay::log::{Log, RawLog, Tail, peek};
use kanso_replay::luck::Seed;
use kanso_replay::review::{EditError, OpenError, Review, ReviewOf};
use std::path::Path;

/// A game that was opened.
pub struct Opened {
    /// The game.
    pub review: Box<dyn Review>,
}

/// Opens a game to look at it: no lock, nothing is changed.
pub fn to_read(path: &Path, io: &Io<'_>) -> Result<Opened, Failure> {
    struct Read<'a>(&'a RawLog<'a>, String);
    impl Visitor for Read<'_> {
        type Out = Result<Box<dyn Review>, OpenError>;
        fn visit<G: Game>(self) -> Self::Out {
            let log = Log::<G::Action>::of(self.0)?;
            Ok(Box::new(ReviewOf::<G>::read_only(log, self.1)?))
        }
    }
    let bytes = files::read(path)?;
    let raw = RawLog::scan(&bytes).map_err(|error| Failure::of_log(&error, path))?;
    let header = raw.header().map_err(|error| Failure::of_log(&error, path))?;
    if let Tail::Torn { bytes, .. } = &raw.tail {
        let words = match io.lang {
            Lang::En => format!("the last {bytes} bytes were torn off by a crash and are left out"),
            Lang::Ja => format!("末尾の{bytes}バイトは中断された書き込みのため除外します"),
        };
        warn(path, &words);
    }
    let reason = "it was opened to be read".to_owned();
    let review = registry::visit(&header.game, Read(&raw, reason))
        .map_err(|error| games::unknown(&error.id).at(path))?
        .map_err(|error| not_opened(path, &error))?;
    Ok(Opened { review })
}

/// Opens a game to go on with it: one writer at a time. What a crash had torn off is kept beside
/// the file, and told.
pub fn to_write(path: &Path, io: &Io<'_>) -> Result<Opened, Failure> {
    struct Write<'a>(&'a Path);
    impl Visitor for Write<'_> {
        type Out = Result<(Box<dyn Review>, Option<Cut>), OpenError>;
        fn visit<G: Game>(self) -> Self::Out {
            let opened = Writer::<G::Action>::open(self.0)?;
            let review = ReviewOf::<G>::of_log(opened.log, Box::new(opened.writer), None)?;
            Ok((Box::new(review), opened.cut))
        }
    }
    let bytes = files::read(path)?;
    let header = peek(&bytes).map_err(|error| Failure::of_log(&error, path))?;
    drop(bytes);
    let (review, cut) = registry::visit(&header.game, Write(path))
        .map_err(|error| games::unknown(&error.id).at(path))?
        .map_err(|error| not_opened(path, &error))?;
    if let Some(cut) = cut {
        let words = match io.lang {
            Lang::En => {
                format!("{} bytes torn off by a crash are kept in {}", cut.bytes, cut.kept_in)
            }
            Lang::Ja => {
                format!("中断された書き込みの{}バイトを{}に保存しました", cut.bytes, cut.kept_in)
            }
        };
        warn(path, &words);
    }
    Ok(Opened { review })
}

/// Makes the file of a new game.
pub fn create(path: &Path, header: &Header) -> Result<(), Failure> {
    struct Create<'a>(&'a Path, &'a Header);
    impl Visitor for Create<'_> {
        type Out = Result<(), WriteError>;
        fn visit<G: Game>(self) -> Self::Out {
            Writer::<G::Action>::create(self.0, self.1).map(drop)
        }
    }
    registry::visit(&header.game, Create(path, header))
        .map_err(|error| games::unknown(&error.id))?
        .map_err(|error| Failure::of_write(&error, path))
}

/// A game that cannot be reviewed.
fn not_opened(path: &Path, error: &OpenError) -> Failure {
    match error {
        OpenError::Log(error) => Failure::of_log(error, path),
        OpenError::Write(error) => Failure::of_write(error, path),
        OpenError::Tree(error) => Failure::bad(error).at(path).next(format!(
            "`kanso verify {0}` tells more, `kanso repair {0} -o OUT` keeps what is before it",
            path.display()
        )),
        OpenError::Game(error) => games::unknown(&error.id).at(path),
    }
}

/// An address that leads nowhere.
pub fn no_address(error: &AddressError) -> Failure {
    Failure::cannot(error)
        .next("`kanso lines` lists the lines, `kanso review` their events and turns")
}

/// An edit that was not made.
pub fn edit(error: &EditError) -> Failure {
    let refused = "`kanso play` lists what is possible here, and `why` there tells the rules";
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
        EditError::Sealed { line } => Failure::cannot(error)
            .next(format!("`kanso branch FILE --at {line}@N` tries another move")),
        EditError::WithinEvent { .. } => {
            Failure::cannot(error).next("name a whole event, without a beat")
        }
        EditError::Address(error) => no_address(error),
        EditError::NoNote { .. } => {
            Failure::cannot(error).next("`kanso note FILE` lists the notes")
        }
        EditError::NotPossible(_) => Failure::cannot(error).next("`kanso lines` lists the lines"),
        EditError::File(_) => Failure::cannot(error).next(
            "all that was acknowledged is in the file; make room or see to the disk, then go on",
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

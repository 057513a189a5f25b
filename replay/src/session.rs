//! A session: a review bound to a file.
//!
//! Every edit is appended and synced before it is told as done. Where the file is being written by
//! another program, or cannot be written, it is opened to be read. At the end of a session each line
//! that grew gets a checkpoint.

use crate::games::{Games, Of};
use crate::lines::Tree;
use crate::log::record::{Header, Interval, Record};
use crate::log::store::OpenError as StoreError;
use crate::log::write::{Cut, WriteError, Writer};
use crate::log::{Log, RawLog, Tail};
use crate::luck::{Secret, seed_of_hex};
use crate::reading::{self, LOG_LEN_MAX};
use crate::review::sink::ReadOnly;
use crate::review::{EditError, OpenError, Review, ReviewOf};
use crate::timeline::Timeline;
use crate::verify::{Report, verify_read};
use kanso_engine::Game;
use std::io;
use std::path::{Path, PathBuf};

/// Why a log that somebody looks at is not written to.
const LOOKED_AT: &str = "it was opened to be read";

/// How many bytes behind the last whole frame are left out.
fn torn(raw: &RawLog<'_>) -> u64 {
    match &raw.tail {
        Tail::Clean => 0,
        Tail::Torn { bytes, .. } => *bytes,
    }
}

/// A file under review.
pub struct Session {
    /// The review.
    pub review: Box<dyn Review>,
    /// What a crash had torn off and is kept beside the file now: to be told.
    pub cut: Option<Cut>,
    /// How many bytes a crash has torn off a file that is only read: to be told.
    pub torn: u64,
}

impl Session {
    /// Opens a file to go on with it, or to read it where it cannot be written;
    /// [`Review::read_only`] says why.
    ///
    /// # Errors
    ///
    /// [`OpenError`]: it cannot be read.
    pub fn open(games: Games, path: &Path) -> Result<Self, OpenError> {
        let bytes = read(path)?;
        let header = crate::log::peek(&bytes)?;
        let refused = match games.get(&header.game)?.open_to_write(games, path) {
            Err(OpenError::Write(WriteError::Open(refused))) => refused,
            opened => return opened,
        };
        Self::of_bytes(games, &bytes, refused.to_string())
    }

    /// Opens a file to look at it: no lock, nothing is changed.
    ///
    /// # Errors
    ///
    /// [`OpenError`]: it cannot be read.
    pub fn look(games: Games, path: &Path) -> Result<Self, OpenError> {
        Self::look_at(games, &read(path)?)
    }

    /// As [`Session::look`], at the bytes of a file that was read before: what comes out of a pipe
    /// can be read once.
    ///
    /// # Errors
    ///
    /// [`OpenError`]: they are no log that can be read.
    pub fn look_at(games: Games, bytes: &[u8]) -> Result<Self, OpenError> {
        Self::of_bytes(games, bytes, LOOKED_AT.to_owned())
    }

    /// As [`Session::look_at`], with what verification finds: each line is walked once for both.
    ///
    /// # Errors
    ///
    /// [`OpenError`]: they are no log that can be read.
    pub fn look_verified(games: Games, bytes: &[u8]) -> Result<(Self, Report), OpenError> {
        let raw = RawLog::scan(bytes)?;
        let (review, report) = games.get(&raw.header()?.game)?.look_verified(games, &raw)?;
        Ok((Self { review, cut: None, torn: torn(&raw) }, report))
    }

    /// Makes the file of a new game.
    ///
    /// # Errors
    ///
    /// [`OpenError`]: there is such a file, or it cannot be written.
    pub fn create(games: Games, path: &Path, header: &Header) -> Result<Self, OpenError> {
        Self::create_with(games, path, header, None)
    }

    /// As [`Session::create`], with as many checkpoints as an interval says.
    ///
    /// # Errors
    ///
    /// [`OpenError`]: there is such a file, or it cannot be written.
    pub fn create_with(
        games: Games,
        path: &Path,
        header: &Header,
        interval: Option<Interval>,
    ) -> Result<Self, OpenError> {
        games.get(&header.game)?.create(path, header, interval)?;
        Self::open(games, path)
    }

    /// Ends the session: each line that grew gets a checkpoint.
    ///
    /// # Errors
    ///
    /// [`EditError`]: the checkpoint was not written; every event is safe.
    pub fn close(mut self) -> Result<(), EditError> {
        self.review.finish()
    }

    fn of_bytes(games: Games, bytes: &[u8], reason: String) -> Result<Self, OpenError> {
        let raw = RawLog::scan(bytes)?;
        let review = games.get(&raw.header()?.game)?.look(games, &raw, reason)?;
        Ok(Self { review, cut: None, torn: torn(&raw) })
    }
}

/// What a session does with a game.
pub trait SessionOps {
    /// Opens a file of this game to go on with it.
    fn open_to_write(&self, games: Games, path: &Path) -> Result<Session, OpenError>;

    /// A review that cannot be edited, with the reason why.
    fn look(
        &self,
        games: Games,
        raw: &RawLog<'_>,
        reason: String,
    ) -> Result<Box<dyn Review>, OpenError>;

    /// A review of a log that somebody looks at, with what verification finds.
    fn look_verified(
        &self,
        games: Games,
        raw: &RawLog<'_>,
    ) -> Result<(Box<dyn Review>, Report), OpenError>;

    /// Makes the file of a new game.
    fn create(
        &self,
        path: &Path,
        header: &Header,
        interval: Option<Interval>,
    ) -> Result<(), OpenError>;
}

impl<G: Game> SessionOps for Of<G> {
    fn open_to_write(&self, games: Games, path: &Path) -> Result<Session, OpenError> {
        let opened = Writer::<G::Action>::open(path)?;
        let review = ReviewOf::<G>::of_log(games, opened.log, Box::new(opened.writer), None)?;
        Ok(Session { review: Box::new(review), cut: opened.cut, torn: 0 })
    }

    fn look(
        &self,
        games: Games,
        raw: &RawLog<'_>,
        reason: String,
    ) -> Result<Box<dyn Review>, OpenError> {
        Ok(Box::new(ReviewOf::<G>::read_only(games, Log::of(raw)?, reason)?))
    }

    fn look_verified(
        &self,
        games: Games,
        raw: &RawLog<'_>,
    ) -> Result<(Box<dyn Review>, Report), OpenError> {
        let log = Log::<G::Action>::of(raw)?;
        let (game, head) = (log.header.game::<G>()?, log.head);
        let tree = Tree::grow(log.header, log.records)?;
        let mut timeline = Timeline::new(game);
        let report = verify_read(games, raw, &tree, &mut timeline);
        let sink = Box::new(ReadOnly { reason: LOOKED_AT.to_owned(), head });
        Ok((Box::new(ReviewOf::of_timeline(games, timeline, tree, sink)), report))
    }

    fn create(
        &self,
        path: &Path,
        header: &Header,
        interval: Option<Interval>,
    ) -> Result<(), OpenError> {
        // What cannot be played is not written.
        header.game::<G>()?;
        let interval: Vec<_> = interval.map(Record::Interval).into_iter().collect();
        Writer::<G::Action>::create(path, header, &interval)?;
        Ok(())
    }
}

/// Where the secret of a game lies whose luck is committed to it: beside the game, as `NAME.kanso.secret`.
pub fn secret_path(game: &Path) -> PathBuf {
    let mut path = game.to_owned().into_os_string();
    path.push(".secret");
    path.into()
}

/// The secret in a file: 64 hexadecimal digits.
pub fn secret_in(path: &Path) -> Option<Secret> {
    let text = reading::read_text(path, SECRET_LEN_MAX).ok()?;
    seed_of_hex(text.trim())
}

/// Longest file of a secret, in bytes: its digits, and the end of a line.
const SECRET_LEN_MAX: u64 = 80;

fn read(path: &Path) -> Result<Vec<u8>, OpenError> {
    reading::read(path, LOG_LEN_MAX)
        .map_err(|error: io::Error| OpenError::Write(WriteError::Open(StoreError::Io(error))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::address::Place;
    use crate::testing::{games, pig_header};
    use crate::verify::verify;

    #[test]
    fn what_is_played_stands_in_the_file_and_is_checked_when_it_is_opened_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.kanso");
        let mut session = Session::create(games(), &path, &pig_header("100")).expect("a new file");
        session.review.choose(0).expect("roll");
        let on_disk = std::fs::read(&path).expect("there");
        assert_eq!(verify(games(), &on_disk, None).events, 2, "acknowledged is on the disk");
        let other = Session::open(games(), &path).expect("it can be read");
        assert!(other.review.read_only().expect("locked").contains("another program"));
        session.close().expect("a checkpoint");

        let mut again = Session::open(games(), &path).expect("nobody writes it now");
        assert_eq!(again.review.read_only(), None);
        assert_eq!(again.review.len(0), Some(2));
        again.review.note("", "a good start").expect("a note");
        again.close().expect("nothing grew");
        let report = verify(games(), &std::fs::read(&path).expect("there"), None);
        assert!(report.is_sound() && !report.sealed);
        assert_eq!(report.checkpoints, 1);
        assert!(Session::create(games(), &path, &pig_header("100")).is_err(), "never written over");
    }

    #[test]
    fn a_torn_tail_is_cut_only_by_who_goes_on_and_is_kept_beside() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.kanso");
        let mut session = Session::create(games(), &path, &pig_header("100")).expect("a new file");
        session.review.choose(0).expect("roll");
        session.review.choose(0).expect("roll");
        drop(session);
        let whole = std::fs::read(&path).expect("there");
        std::fs::write(&path, &whole[..whole.len() - 2]).expect("torn");
        let looked = Session::look(games(), &path).expect("whole frames are there");
        assert!(looked.torn > 0 && looked.cut.is_none());
        assert_eq!(std::fs::read(&path).expect("there").len(), whole.len() - 2);
        let mut opened = Session::open(games(), &path).expect("it can be gone on with");
        assert_eq!(opened.cut.as_ref().map(|cut| cut.bytes), Some(looked.torn));
        opened.review.seek(&Place::End.into()).expect("the end");
        opened.review.choose(0).expect("roll again");
        assert_eq!(std::fs::read(&path).expect("there"), whole, "the same luck");
    }

    #[test]
    fn who_looks_and_verifies_at_once_is_told_what_verification_tells() {
        let goldens = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/golden/pig");
        let mut looked_at = 0;
        for golden in crate::golden::find(&goldens).expect("the goldens") {
            let whole = std::fs::read(&golden.log).expect("a log");
            // Another byte in the middle, and a torn end.
            let mut other = whole.clone();
            other[whole.len() / 2] ^= 1;
            for bytes in [&whole[..], &whole[..whole.len() - 2], &other] {
                let Ok((session, report)) = Session::look_verified(games(), bytes) else {
                    assert!(Session::look_at(games(), bytes).is_err(), "{}", golden.name);
                    continue;
                };
                let alone = verify(games(), bytes, None);
                assert_eq!(format!("{report:?}"), format!("{alone:?}"), "{}", golden.name);
                let opened = Session::look_at(games(), bytes).expect("it was looked at");
                assert_eq!(session.torn, opened.torn);
                assert_eq!(session.review.len(0), opened.review.len(0));
                looked_at += 1;
            }
        }
        assert!(looked_at > 10, "{looked_at} logs");
    }

    #[test]
    fn a_file_that_is_not_there_or_no_log_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(Session::open(games(), &folder.path().join("none")).is_err());
        let path = folder.path().join("text");
        std::fs::write(&path, "hello").expect("written");
        assert!(matches!(Session::open(games(), &path), Err(OpenError::Log(_))));
        assert!(matches!(Session::look(games(), &path), Err(OpenError::Log(_))));
    }
}

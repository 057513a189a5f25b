//! Opening a log as far as it is whole.

use super::{OpenError, Review, open};
use crate::games::Games;
use crate::log::magic::MAGIC_LEN;
use crate::log::repair::salvage;

/// A log in memory, with what could be had of it.
pub struct AsFar {
    /// The review of all before the first thing wrong; edits stay in memory.
    pub review: Box<dyn Review>,
    /// How many bytes are left out.
    pub dropped: u64,
    /// What is wrong, and where; none where nothing is left out.
    pub why: Option<OpenError>,
}

/// A review in memory of all that stands before the first thing wrong: a torn tail, damage, a record
/// that says nothing or does not fit those before it. What breaks a rule of the game is no such
/// thing: the line ends there, and [`LineInfo::broken`](super::LineInfo::broken) says why.
///
/// # Errors
///
/// [`OpenError`], where nothing can be shown, or where nothing is wrong that a newer program would
/// not read.
pub fn open_as_far(games: Games, bytes: &[u8]) -> Result<AsFar, OpenError> {
    let kept = salvage(games, bytes)?;
    match open(games, &kept.bytes) {
        Ok(review) => {
            Ok(AsFar { review, dropped: kept.dropped, why: kept.why.map(OpenError::Log) })
        }
        Err(OpenError::Tree(misfit)) if misfit.offset > MAGIC_LEN as u64 => {
            // The offset is that of a frame which was read.
            let review = open(games, &bytes[..misfit.offset as usize])?;
            let dropped = bytes.len() as u64 - misfit.offset;
            Ok(AsFar { review, dropped, why: Some(OpenError::Tree(misfit)) })
        }
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::LogError;
    use crate::log::frame::put;
    use crate::log::read::RawLog;
    use crate::log::record::kind;
    use crate::log::samples;
    use crate::testing::games;

    #[test]
    fn a_sound_log_opens_whole() {
        let opened = open_as_far(games(), &samples::sealed(70)).expect("sound");
        assert_eq!((opened.dropped, opened.review.len(0)), (0, Some(70)));
        assert!(opened.why.is_none());
    }

    #[test]
    fn a_torn_tail_is_left_out_and_told() {
        let bytes = samples::sealed(70);
        let opened =
            open_as_far(games(), &bytes[..bytes.len() - 3]).expect("only the seal is torn");
        assert_eq!(opened.review.len(0), Some(70));
        assert!(opened.dropped > 0);
        assert!(matches!(opened.why, Some(OpenError::Log(LogError::Torn { .. }))));
    }

    #[test]
    fn damage_leaves_what_stands_before_it() {
        let mut bytes = samples::sealed(70);
        let second = RawLog::scan(&bytes).expect("sound").frames[2].offset;
        bytes[second as usize + 3] ^= 1;
        let opened = open_as_far(games(), &bytes).expect("the first step holds");
        let events = opened.review.len(0).expect("the game itself");
        assert!(events > 0 && events < 70, "{events}");
        assert_eq!(opened.dropped, bytes.len() as u64 - second);
        assert!(matches!(opened.why, Some(OpenError::Log(LogError::Damaged { .. }))));
    }

    #[test]
    fn a_record_that_does_not_fit_ends_what_is_shown() {
        let mut bytes = samples::sealed(70);
        let (end, crc) = {
            let raw = RawLog::scan(&bytes).expect("sound");
            (raw.end(), raw.frames.last().expect("some").crc)
        };
        // The note that is withdrawn is not there.
        put(crc, kind::NOTE_WITHDRAWN, &[9], &mut bytes).expect("fits");
        let opened = open_as_far(games(), &bytes).expect("all before it fits");
        assert_eq!(opened.dropped, bytes.len() as u64 - end);
        assert!(matches!(opened.why, Some(OpenError::Tree(error)) if error.offset == end));
    }

    #[test]
    fn without_a_header_nothing_can_be_shown() {
        assert!(open_as_far(games(), b"hello, world").is_err());
        assert!(open_as_far(games(), &samples::sealed(10)[..MAGIC_LEN]).is_err());
    }
}

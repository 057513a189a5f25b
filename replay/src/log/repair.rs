//! Repair: what of a damaged log can be kept, as a new file. The damaged one is never touched.

use super::error::LogError;
use super::magic::MAGIC_LEN;
use super::read::{Log, RawLog, Tail};
use super::record::Header;
use crate::games::Games;
use kanso_engine::Game;

/// What is kept of a log, and what is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Salvage {
    /// The new file: every whole frame before the first thing wrong, byte for byte.
    pub bytes: Vec<u8>,
    /// How many frames those are, the header counted.
    pub frames: usize,
    /// How many bytes are left out.
    pub dropped: u64,
    /// What is wrong there; none where nothing is left out.
    pub why: Option<LogError>,
}

/// Keeps every whole frame before the first thing wrong.
///
/// Frames behind it may still hold ([`LogError::Damaged`] says where): they are left out all the
/// same, since what happened in between is lost.
///
/// # Errors
///
/// [`LogError`], where nothing can be kept, or where nothing is wrong that a newer program would not
/// read: cutting that off would lose good records.
pub fn salvage(games: Games, bytes: &[u8]) -> Result<Salvage, LogError> {
    let (raw, broken) = match RawLog::scan(bytes) {
        Ok(raw) => {
            let broken = match &raw.tail {
                Tail::Clean => None,
                Tail::Torn { bytes, error, .. } => {
                    Some(LogError::Torn { error: error.clone(), bytes: *bytes })
                }
            };
            (raw, broken)
        }
        Err(error @ LogError::Damaged { frames_before: 1.., .. }) => {
            (RawLog::scan(&bytes[..error.offset() as usize])?, Some(error))
        }
        Err(error) => return Err(error),
    };
    let header = raw.header()?;
    // The frames hold; what they say comes first where it is wrong.
    let misread = match games.get(&header.game) {
        Ok(game) => game.understand(&raw, &header).err(),
        Err(error) => return Err(LogError::UnknownGame { offset: MAGIC_LEN as u64, error }),
    };
    if let Some(error) = &misread
        && (error.is_newer() || error.offset() <= MAGIC_LEN as u64)
    {
        return Err(error.clone());
    }
    let why = misread.or(broken);
    let end = why.as_ref().map_or(raw.end(), LogError::offset);
    Ok(Salvage {
        bytes: bytes[..end as usize].to_vec(),
        frames: raw.frames.iter().filter(|frame| frame.end <= end).count(),
        dropped: bytes.len() as u64 - end,
        why,
    })
}

/// Reads the frames as those of their game.
pub(super) fn understand<G: Game>(raw: &RawLog<'_>, header: &Header) -> Result<(), LogError> {
    header.setup::<G>()?;
    Log::<G::Action>::of(raw).map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::frame::{Crc, put};
    use crate::log::record::kind;
    use crate::log::samples;
    use crate::testing::games;

    #[test]
    fn a_sound_log_stays_as_it_is() {
        let bytes = samples::sealed(70);
        let salvage = salvage(games(), &bytes).expect("sound");
        assert_eq!((salvage.bytes, salvage.dropped, salvage.why), (bytes, 0, None));
    }

    /// Wherever a bit flips, every frame before it is kept, and nothing else.
    #[test]
    fn all_before_the_damage_is_kept() {
        let good = samples::sealed(200);
        let frames = RawLog::scan(&good).expect("sound").frames;
        for at in frames[1].offset as usize..good.len() {
            let mut bytes = good.clone();
            bytes[at] ^= 0x10;
            let salvage = salvage(games(), &bytes).expect("the header is whole");
            let broken = frames.iter().find(|frame| frame.end > at as u64).expect("within");
            assert_eq!(salvage.bytes, good[..broken.offset as usize], "byte {at}");
            assert_eq!(salvage.dropped, good.len() as u64 - broken.offset, "byte {at}");
            assert!(salvage.why.is_some(), "byte {at}");
            assert_eq!(RawLog::scan(&salvage.bytes).expect("sound").frames.len(), salvage.frames);
        }
    }

    #[test]
    fn a_frame_that_says_nonsense_is_left_out_with_all_behind_it() {
        let mut bytes = samples::sealed(70);
        let end = bytes.len();
        let crc = RawLog::scan(&bytes).expect("sound").frames.last().expect("some").crc;
        let crc = put(crc, kind::STEP, &[0], &mut bytes).expect("fits");
        put(crc, kind::STEP, &[0, 0, 0], &mut bytes).expect("fits");
        let salvage = salvage(games(), &bytes).expect("the rest is good");
        assert_eq!(salvage.bytes.len(), end);
        assert!(matches!(salvage.why, Some(LogError::Record { .. })));
    }

    #[test]
    fn what_a_newer_program_reads_is_not_cut_off() {
        let mut bytes = samples::sealed(70);
        let crc = RawLog::scan(&bytes).expect("sound").frames.last().expect("some").crc;
        put(crc, 99, &[], &mut bytes).expect("fits");
        assert!(salvage(games(), &bytes).expect_err("newer").is_newer());
    }

    #[test]
    fn a_lost_header_loses_the_game() {
        let mut bytes = samples::sealed(70);
        bytes[12] ^= 1;
        assert!(matches!(
            salvage(games(), &bytes),
            Err(LogError::Damaged { frames_before: 0, .. })
        ));
        let mut headless = crate::log::magic::MAGIC.to_vec();
        put(Crc::START, kind::STEP, &[0, 0, 0], &mut headless).expect("fits");
        assert!(matches!(salvage(games(), &headless), Err(LogError::FirstFrame { .. })));
    }
}

//! What a game under other rules needs of it.

use super::comparing::{Compared, compare_log};
use super::log::{Filler, Under, UnderError, under};
use super::terms::{Terms, TermsError};
use crate::games::{Games, Of};
use crate::log::record::{Header, LineId};
use crate::review::ReviewOf;
use kanso_engine::{Game, Lang};

/// What is done with a game under other rules.
pub trait UnderOps {
    /// As [`super::compare`], for a log of this game.
    fn compare(
        &self,
        bytes: &[u8],
        line: LineId,
        terms: &Terms,
        filler: Filler,
    ) -> Result<Compared, UnderError>;

    /// As [`super::refit`], for a log of this game.
    fn refit(
        &self,
        games: Games,
        bytes: &[u8],
        line: LineId,
        terms: &Terms,
        filler: Filler,
        lang: Lang,
    ) -> Result<Under, UnderError>;

    /// As [`Terms::header`], for this game.
    fn header_under(&self, terms: &Terms, header: &Header) -> Result<Header, TermsError>;
}

impl<G: Game> UnderOps for Of<G> {
    fn compare(
        &self,
        bytes: &[u8],
        line: LineId,
        terms: &Terms,
        filler: Filler,
    ) -> Result<Compared, UnderError> {
        compare_log::<G>(bytes, line, terms, filler)
    }

    fn refit(
        &self,
        games: Games,
        bytes: &[u8],
        line: LineId,
        terms: &Terms,
        filler: Filler,
        lang: Lang,
    ) -> Result<Under, UnderError> {
        let mut review = ReviewOf::<G>::open(games, bytes)?;
        under(&mut review, line, terms, filler, lang)
    }

    fn header_under(&self, terms: &Terms, header: &Header) -> Result<Header, TermsError> {
        terms.header_of::<G>(header)
    }
}

//! Whether a dispute still comes to what it came to when it was filed.

use super::error::DisputeError;
use crate::games::Games;
use crate::log::peek;
use crate::log::record::Found;
use crate::review::{OpenError, ReviewOf};
use crate::verify::{self, Report};
use kanso_engine::cards::hex;
use kanso_engine::{Game, Lang};
use serde::Serialize;

/// What checking a file with disputes found.
#[derive(Clone, Debug, Serialize)]
pub struct Checked {
    /// What verification says of the file.
    pub report: Report,
    /// Every dispute, by number.
    pub disputes: Vec<CheckedDispute>,
}

impl Checked {
    /// True if the file is sound and every dispute of it reproduces.
    pub fn is_good(&self) -> bool {
        self.report.is_sound() && self.disputes.iter().all(CheckedDispute::reproduces)
    }
}

/// What checking one dispute found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CheckedDispute {
    /// Its number.
    pub number: u32,
    /// How many claims it has.
    pub claims: u32,
    /// Why it does not reproduce; none: it does.
    pub because: Vec<Because>,
}

impl CheckedDispute {
    /// True if all of it comes to what it came to when it was filed.
    pub fn reproduces(&self) -> bool {
        self.because.is_empty()
    }
}

/// Why a dispute does not reproduce.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Because {
    /// It was filed under rules that this program does not have yet.
    Newer {
        /// The revision of the rules then.
        revision: u32,
        /// The newest one here.
        known: u32,
        /// The program that filed it.
        program: String,
    },
    /// What was played comes to something else.
    Recorded {
        /// Then.
        filed: Found,
        /// Now.
        found: Found,
    },
    /// A claim comes to something else.
    Claim {
        /// Its place, from 0.
        claim: u32,
        /// Then.
        filed: Found,
        /// Now.
        found: Found,
    },
    /// There is no game here under what is claimed.
    Impossible {
        /// Why, in English.
        problem: String,
    },
}

impl Because {
    /// In words.
    pub fn in_words(&self, lang: Lang) -> String {
        match (lang, self) {
            (Lang::En, Self::Newer { revision, known, program }) => format!(
                "it was filed by {program} under revision {revision} of the rules, known here up to \
                 {known}: check it with a newer kanso"
            ),
            (Lang::Ja, Self::Newer { revision, known, program }) => format!(
                "{program}がルール改訂{revision}で作成したものです。このkansoが知るのは{known}までなので、\
                 新しい版で確認してください"
            ),
            (Lang::En, Self::Recorded { filed, found }) => format!(
                "what was played came to {}, now to {}",
                found_words(filed, lang),
                found_words(found, lang)
            ),
            (Lang::Ja, Self::Recorded { filed, found }) => format!(
                "記録の結果が「{}」から「{}」に変わりました",
                found_words(filed, lang),
                found_words(found, lang)
            ),
            (Lang::En, Self::Claim { claim, filed, found }) => format!(
                "claim {} came to {}, now to {}",
                claim + 1,
                found_words(filed, lang),
                found_words(found, lang)
            ),
            (Lang::Ja, Self::Claim { claim, filed, found }) => format!(
                "主張{}の結果が「{}」から「{}」に変わりました",
                claim + 1,
                found_words(filed, lang),
                found_words(found, lang)
            ),
            (_, Self::Impossible { problem }) => problem.clone(),
        }
    }
}

/// What an answer came to, in words.
pub fn found_words(found: &Found, lang: Lang) -> String {
    match (lang, found) {
        (Lang::En, Found::Open) => "no answer yet".to_owned(),
        (Lang::Ja, Found::Open) => "未回答".to_owned(),
        (Lang::En, Found::State(digest)) => format!("the state {}", hex(&digest[..4])),
        (Lang::Ja, Found::State(digest)) => format!("局面{}", hex(&digest[..4])),
        (Lang::En, Found::Refused(rule)) if rule.is_empty() => {
            "a refusal: another thing is asked".to_owned()
        }
        (Lang::Ja, Found::Refused(rule)) if rule.is_empty() => {
            "不可：別のことが求められている".to_owned()
        }
        (Lang::En, Found::Refused(rule)) => format!("a refusal by {rule}"),
        (Lang::Ja, Found::Refused(rule)) => format!("{rule}により不可"),
        (Lang::En, Found::Unreached(events)) => {
            format!("a line that is allowed up to event {events} only")
        }
        (Lang::Ja, Found::Unreached(events)) => format!("{events}手目までしか成立しない"),
    }
}

/// Checks every dispute of a log.
///
/// # Errors
///
/// [`DisputeError`]: the log cannot be read, or has no dispute.
pub fn check(games: Games, bytes: &[u8]) -> Result<Checked, DisputeError> {
    let header = peek(bytes).map_err(OpenError::from)?;
    let disputes =
        games.get(&header.game).map_err(OpenError::from)?.check_disputes(games, bytes)?;
    if disputes.is_empty() {
        return Err(DisputeError::NoDispute);
    }
    Ok(Checked { report: verify::verify(games, bytes, None), disputes })
}

/// Every dispute of a log of this game, run again.
pub(super) fn checked<G: Game>(
    games: Games,
    bytes: &[u8],
) -> Result<Vec<CheckedDispute>, DisputeError> {
    let mut review = ReviewOf::<G>::open(games, bytes)?;
    let disputes: Vec<_> =
        review.tree().disputes().iter().map(|entry| entry.dispute.clone()).collect();
    let mut all = Vec::with_capacity(disputes.len());
    for (number, dispute) in (0..).zip(disputes) {
        let mut because = Vec::new();
        let known = G::meta().revision();
        if dispute.revision > known {
            let (revision, program) = (dispute.revision, crate::review::plain(&dispute.program));
            because.push(Because::Newer { revision, known, program });
        }
        match review.found(&dispute) {
            Ok((recorded, claims)) => {
                if recorded != dispute.recorded {
                    let (filed, found) = (dispute.recorded.clone(), recorded);
                    because.push(Because::Recorded { filed, found });
                }
                for ((at, claim), found) in (0..).zip(&dispute.claims).zip(claims) {
                    if found != claim.found {
                        let filed = claim.found.clone();
                        because.push(Because::Claim { claim: at, filed, found });
                    }
                }
            }
            Err(error) => because.push(Because::Impossible { problem: error.to_string() }),
        }
        all.push(CheckedDispute { number, claims: dispute.claims.len() as u32, because });
    }
    Ok(all)
}

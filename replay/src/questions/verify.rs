//! Does the record hold?

use super::asked;
use crate::games::Games;
use crate::verify as verifying;
use kanso_engine::cards::hex;
use serde::{Deserialize, Serialize};

/// Whether the record of a game holds, in short.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct VerifyRow {
    /// Id of the game, where it can be read.
    pub game: Option<String>,
    /// True if nothing is wrong.
    pub ok: bool,
    /// Length of the log, in bytes.
    pub bytes: u64,
    /// How many frames are whole and understood.
    pub frames: u32,
    /// How many events the game itself has.
    pub events: u32,
    /// True if the game itself is sealed.
    pub sealed: bool,
    /// The hash of all bytes through the last whole frame, in hexadecimal digits.
    pub head: Option<String>,
    /// How many findings there are.
    pub findings: u32,
    /// The layer that has the first finding.
    pub layer: Option<verifying::Layer>,
    /// The first finding; what keeps the log from being verified at all.
    pub wrong: Option<String>,
}

/// Verifies a log, as [`verify`](crate::verify::verify()) does; of what is wrong, the first thing is told.
pub fn verify(games: Games, bytes: &[u8]) -> VerifyRow {
    let row = VerifyRow { bytes: bytes.len() as u64, findings: 1, ..VerifyRow::default() };
    asked(games, bytes, row, |_, row| {
        let report = verifying::verify(games, bytes, None);
        let first = report.findings.first();
        VerifyRow {
            ok: report.is_sound(),
            frames: report.frames,
            events: report.events,
            sealed: report.sealed,
            head: report.head.map(|head| hex(&head)),
            findings: report.findings.len() as u32 + report.left_out,
            layer: first.map(|finding| finding.layer),
            wrong: first.map(ToString::to_string),
            ..row
        }
    })
}

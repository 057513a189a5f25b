//! Verification: what a log claims, checked layer by layer.
//!
//! ```text
//! frames       each frame whole, in its place, and understood
//! header       a game that there is, set up as it can be
//! chain        the hashes in checkpoints and seals, over all bytes before them
//! lines        records that fit each other: ranges, counts, nothing behind a seal
//! legality     each decision allowed by the rules, each outcome possible
//! luck         chance as the generator gives it, where it was born
//! checkpoints  the states, by digest
//! seal         the end and the standing, and nothing of the line behind it
//! probes       each refused attempt refused by its rule
//! head         the hash that somebody kept, if it was given
//! ways         what stepping forward, back and across lines shows, against a straight replay, if asked for
//! ```
//!
//! A layer that fails stops none that can go on: a damaged log is checked up to the damage, a line up
//! to the event that no rule allows. Whether a log was *decoded*, whether all of it is *possible*, and
//! whether it is *as the generator says* are three answers.
//!
//! What it does not prove: that nothing was cut off between two frames, unless a seal stands behind
//! them; and that nobody wrote the log anew with checksums and hashes that hold, names and readings
//! changed or luck called that of a table. Both take a head hash kept elsewhere.

mod bytes;
mod line;
mod ways;

pub(crate) use bytes::{VerifyOps, verify_read};
pub use bytes::{moved_about, verify, verify_game};
pub use ways::WaysOps;

use crate::foreign::plain;
use crate::log::record::{ChainHash, LineId, SealEnd};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// Most findings that one layer of one line lists; the others are counted.
pub const FINDINGS_MAX: usize = 20;
/// Most findings that one layer lists of all lines together; the others are counted.
pub const LAYER_FINDINGS_MAX: usize = 400;

/// What verification looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Layer {
    /// Frames, their checksums and what they say.
    Frames,
    /// The game and its set-up.
    Header,
    /// Hashes over all bytes before a checkpoint or a seal.
    Chain,
    /// Records that fit each other.
    Lines,
    /// Rules, and outcomes that can fall.
    Legality,
    /// What the generator gives.
    Luck,
    /// Digests of states.
    Checkpoints,
    /// Ends and standings.
    Seal,
    /// Attempts that must be refused.
    Probes,
    /// A head hash that was given.
    Head,
    /// What stepping shows, against a straight replay; only where it is asked for.
    Ways,
}

/// Something that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Finding {
    /// The layer that found it.
    pub layer: Layer,
    /// Where the frame begins, when it is about a frame.
    pub offset: Option<u64>,
    /// The line, when it is about one.
    pub line: Option<LineId>,
    /// The event, from 1, when it is about one; for a checkpoint, how many events it is behind.
    pub event: Option<u32>,
    /// Id of the rule that stands against it, if one does.
    pub rule: Option<String>,
    /// What was asked or claimed.
    pub asked: String,
    /// What stands against it.
    pub against: String,
    /// For a checkpoint: the last event, from 1, whose state is known to be right, and the one where
    /// it is known to differ.
    pub between: Option<(u32, u32)>,
    /// For a checkpoint: the fields that differ.
    pub fields: Vec<String>,
}

/// What is known of one line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LineReport {
    /// Its number.
    pub line: LineId,
    /// What people call it.
    pub name: String,
    /// How many events it has.
    pub events: u32,
    /// How many of them are allowed, from the first on.
    pub allowed: u32,
    /// How many of its chance events were compared with the generator.
    pub compared: u32,
    /// How many of its events nobody at the table knows yet.
    pub assumed: u32,
    /// How many checkpoints it has.
    pub checkpoints: u32,
    /// How it ended, once it is sealed.
    pub sealed: Option<SealEnd>,
    /// How many frames stand behind its seal.
    pub behind_seal: Option<u32>,
}

/// What verification found.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Report {
    /// Id of the game, where the header could be read.
    pub game: Option<String>,
    /// Digest of the card set that the header names or brings; none for a game without cards.
    #[serde(serialize_with = "as_hex")]
    pub cards: Option<[u8; 32]>,
    /// Digest of the rules that the log was written by, where its header names it.
    #[serde(serialize_with = "as_hex")]
    pub rules: Option<[u8; 32]>,
    /// Digest of the rules that it was verified by. Another one than [`Report::rules`] is no finding:
    /// what counts is whether the layers hold under it.
    #[serde(serialize_with = "as_hex")]
    pub rules_here: Option<[u8; 32]>,
    /// Length of the file.
    pub bytes: u64,
    /// How many frames are whole and understood.
    pub frames: u32,
    /// The hash of all bytes through the last whole frame.
    #[serde(serialize_with = "as_hex")]
    pub head: Option<ChainHash>,
    /// How many frames were added since the head hash that was given.
    pub since_head: Option<u32>,
    /// True if the game itself is sealed.
    pub sealed: bool,
    /// Whether the game itself is over by its rules; none: that could not be looked at.
    pub over: Option<bool>,
    /// How many frames stand behind the last seal of any line.
    pub behind_last_seal: Option<u32>,
    /// How many events the game itself has.
    pub events: u32,
    /// How many checkpoints all lines have.
    pub checkpoints: u32,
    /// How many disputes are filed in it.
    pub disputes: u32,
    /// How many of them are settled.
    pub settled: u32,
    /// Every frame could be read and understood.
    pub decoded: bool,
    /// All that could be read is allowed and possible; none: it could not be looked at.
    pub possible: Option<bool>,
    /// Chance is as the generator gives it; none: nothing could be compared, for outcomes are
    /// entered or taken over.
    pub as_generator: Option<bool>,
    /// Whether the log shows the secret that its luck is committed to; none: it is not committed.
    pub revealed: Option<bool>,
    /// Every line, by number.
    pub lines: Vec<LineReport>,
    /// How often it was moved about in it, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
    /// What is wrong, by layer, then by line and place.
    pub findings: Vec<Finding>,
    /// How many findings were left out of the list.
    pub left_out: u32,
}

impl Report {
    /// True if nothing is wrong.
    pub fn is_sound(&self) -> bool {
        self.findings.is_empty()
    }

    /// Adds what a layer found, if there is room for it; it is not made where there is none.
    fn add(&mut self, layer: Layer, finding: impl FnOnce() -> Finding) {
        let of_layer = self.findings.iter().filter(|listed| listed.layer == layer);
        if of_layer.count() < LAYER_FINDINGS_MAX {
            self.findings.push(finding());
        } else {
            self.left_out += 1;
        }
    }

    /// True if a layer found something.
    pub fn failed(&self, layer: Layer) -> bool {
        self.findings.iter().any(|finding| finding.layer == layer)
    }
}

impl Finding {
    fn new(layer: Layer, asked: impl Into<String>, against: impl Into<String>) -> Self {
        Self {
            layer,
            offset: None,
            line: None,
            event: None,
            rule: None,
            // Both may have something of the file in them.
            asked: plain(&asked.into()),
            against: plain(&against.into()),
            between: None,
            fields: Vec::new(),
        }
    }

    fn at(mut self, offset: u64) -> Self {
        self.offset = Some(offset);
        self
    }

    fn on(mut self, line: LineId, event: u32) -> Self {
        (self.line, self.event) = (Some(line), Some(event));
        self
    }
}

impl fmt::Display for Layer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Frames => "frames",
            Self::Header => "header",
            Self::Chain => "chain",
            Self::Lines => "lines",
            Self::Legality => "legality",
            Self::Luck => "luck",
            Self::Checkpoints => "checkpoints",
            Self::Seal => "seal",
            Self::Probes => "probes",
            Self::Head => "head",
            Self::Ways => "ways",
        })
    }
}

/// `legality: line 0, event 12: hold: nothing was rolled in this turn yet (PG-1.4)`.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.layer)?;
        match (self.line, self.event, self.offset) {
            (Some(line), Some(event), _) => write!(f, "line {line}, event {event}: ")?,
            (_, _, Some(offset)) => write!(f, "byte {offset}: ")?,
            (_, _, None) => {}
        }
        write!(f, "{}: {}", self.asked, self.against)?;
        if let Some((good, bad)) = self.between {
            write!(f, " (somewhere behind event {good}, up to event {bad})")?;
        }
        if !self.fields.is_empty() {
            write!(f, "; fields: {}", self.fields.join(", "))?;
        }
        match &self.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

#[expect(clippy::ref_option, reason = "serde hands the field over as it is")]
fn as_hex<S: Serializer>(hash: &Option<ChainHash>, serializer: S) -> Result<S::Ok, S::Error> {
    hash.map(|hash| kanso_engine::cards::hex(&hash)).serialize(serializer)
}

#[cfg(test)]
mod tests;

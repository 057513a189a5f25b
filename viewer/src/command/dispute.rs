//! Disputes, and the game under other readings.

use kanso_replay::log::record::Verdict;
use std::path::PathBuf;

/// What is filed as a dispute, as typed in the dialog.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FilingText {
    /// What of the place where one stands is contested.
    pub about: ContestedPart,
    /// What is asked.
    pub question: String,
    /// Ids of the rules that it is about.
    pub rules: Vec<String>,
    /// What each side claims.
    pub claims: Vec<ClaimDraft>,
}

/// What of a place is contested.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum ContestedPart {
    /// The event that led to it.
    #[default]
    Event,
    /// An action that is refused there, by its notation.
    Refused(String),
}

/// What one side claims, as typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClaimDraft {
    /// Who claims it, by the place of the seat.
    pub seat: usize,
    /// What.
    pub what: ClaimDraftWhat,
}

/// What is claimed, as typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClaimDraftWhat {
    /// A reading, by its id, has this value.
    Reading(String, String),
    /// An action or an outcome, in its words.
    Answer(String),
}

impl Default for ClaimDraftWhat {
    fn default() -> Self {
        Self::Answer(String::new())
    }
}

impl ClaimDraftWhat {
    /// As it is typed in one line.
    pub fn text(&self) -> String {
        match self {
            Self::Reading(id, value) => format!("{id}={value}"),
            Self::Answer(text) => text.trim().to_owned(),
        }
    }
}

/// A report of a dispute as it is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReportWish {
    /// The dispute, by its number.
    pub number: u32,
    /// True for Markdown, else it is a page for a browser.
    pub markdown: bool,
    /// True if the seats get neutral names.
    pub anonymous: bool,
}

/// How a dispute is settled, as typed in the dialog.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SettleText {
    /// The dispute, by its number.
    pub number: u32,
    /// What is decided; none: nothing was chosen yet.
    pub verdict: Option<Verdict>,
    /// Why.
    pub reason: String,
    /// Who decides; may be empty.
    pub by: String,
    /// The golden game that holds it; none: there is to be none.
    pub golden: Option<PathBuf>,
}

/// Disputes, and the game under other readings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DisputeCommand {
    /// Tell of this dispute of the file, by its number, and go to what it is about.
    Show(u32),
    /// Put the courses of a dispute, by its number, side by side.
    SideBySide(u32),
    /// Put the line that is shown beside itself under another reading: its id and its value.
    Under(String, String),
    /// Of the courses that are put beside what was played, show this one, from 1.
    Side(usize),
    /// Show one table again.
    Close,
    /// Write a dispute about where one stands as a new file.
    File(Box<FilingText>, PathBuf),
    /// Find out what values of readings, each by id and value, would do to the line that is shown: for
    /// the dialog that files a dispute.
    Effects(Vec<(String, String)>),
    /// Put a link on the clipboard that opens the file at what a dispute is about.
    CopyLink(u32),
    /// Write the report of a dispute as a new file.
    Report(ReportWish, PathBuf),
    /// Keep in the file how a dispute was decided and why, and make a golden game of the ruling.
    Settle(Box<SettleText>),
}

//! How the table is looked at.

use kanso_engine::Eye;
use kanso_replay::review::Position;
use std::path::PathBuf;

/// A page of the panel at the right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub enum Tab {
    /// The whole game, turn by turn, and its lines.
    #[default]
    Game,
    /// The event and what came of it.
    Happened,
    /// What can be done, and why not.
    Moves,
    /// The state, field by field.
    State,
    /// Events that have a text.
    Find,
    /// Notes of the file.
    Notes,
    /// Who was winning when, where it turned, what was missed.
    Insight,
}

impl Tab {
    /// Every page, in the order of the tabs.
    pub const ALL: [Self; 7] = [
        Self::Game,
        Self::Happened,
        Self::Moves,
        Self::State,
        Self::Find,
        Self::Notes,
        Self::Insight,
    ];
}

/// As what the board is exported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardFormat {
    /// Scalable, with names to hover.
    Svg,
    /// A picture.
    Png,
}

/// As what a game is exported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameFormat {
    /// A page for a browser.
    Page,
    /// The turn that is shown, as a film.
    Clip,
    /// A transcript, for people.
    Transcript,
    /// JSON Lines, for programs: all that the file holds.
    JsonLines,
}

impl GameFormat {
    /// Every form, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Page, Self::Clip, Self::Transcript, Self::JsonLines];

    /// How the name of such a file ends.
    pub fn ending(self) -> &'static str {
        match self {
            Self::Page => "html",
            Self::Clip => "gif",
            Self::Transcript => "txt",
            Self::JsonLines => "jsonl",
        }
    }
}

/// A game as it is exported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameExport {
    /// The form.
    pub format: GameFormat,
    /// Who is told; of no meaning for JSON Lines.
    pub eye: Eye,
}

/// How the table is looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LookCommand {
    /// Look with another eye.
    Eye(Eye),
    /// Whether what comes later may be shown.
    Hindsight(bool),
    /// Show a page of the scene, by its id.
    Page(String),
    /// Point at things of the scene, by their ids; empty: at nothing.
    Point(Vec<String>),
    /// Explain a rule by its id; none: close it.
    Rule(Option<String>),
    /// Show a page of the right panel.
    Tab(Tab),
    /// Show what differs from the state at another position; none: from the event before.
    DiffWith(Option<Position>),
    /// Narrow the state to fields that have this text.
    StateFilter(String),
    /// Zoom and pan so that all of the page is seen.
    FitBoard,
    /// Look at the verification's findings, or no longer.
    Findings(bool),
    /// Copy the address of where one stands.
    CopyAddress,
    /// Write the page that is shown as a picture.
    ExportBoard(BoardFormat, PathBuf),
    /// Write the line that is shown, or the whole file, in another form.
    ExportGame(GameExport, PathBuf),
    /// Copy a link with the whole game that opens at the place where one is.
    CopyLink,
}

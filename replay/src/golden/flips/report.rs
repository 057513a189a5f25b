//! What became of every flip.

use crate::golden::flip_exceptions::FlipException;
use crate::golden::report::counted;
use kanso_engine::flip::{Kind, Site};
use serde::Serialize;
use std::fmt;

/// What became of the flips of a folder of goldens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FlipReport {
    /// Every game that has a golden, by id.
    pub games: Vec<GameFlips>,
}

impl FlipReport {
    /// True if every flip is noticed or excepted, and no exception is left over.
    pub fn is_good(&self) -> bool {
        self.games.iter().all(GameFlips::is_good)
    }
}

/// What became of the flips of one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameFlips {
    /// Id of the game.
    pub game: String,
    /// How many goldens it has.
    pub goldens: u32,
    /// Every flip, by file and line.
    pub flips: Vec<Tried>,
    /// Exceptions that are not needed: there is no such flip, or a golden notices it.
    pub needless: Vec<FlipException>,
}

impl GameFlips {
    /// True if every flip is noticed or excepted, and no exception is left over.
    pub fn is_good(&self) -> bool {
        self.needless.is_empty() && self.open().next().is_none()
    }

    /// The flips that nobody notices and nobody excepts.
    pub fn open(&self) -> impl Iterator<Item = &Tried> {
        self.flips.iter().filter(|tried| tried.is_open())
    }

    fn count(&self, is: impl Fn(&Tried) -> bool) -> usize {
        self.flips.iter().filter(|tried| is(tried)).count()
    }
}

/// One flip and what became of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tried {
    /// Where it is.
    #[serde(flatten)]
    pub place: Place,
    /// What became of it.
    pub fate: Fate,
    /// Why it need not be noticed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub excepted: Option<String>,
}

impl Tried {
    /// True if nobody notices it and nobody says why.
    pub fn is_open(&self) -> bool {
        !matches!(self.fate, Fate::Noticed { .. }) && self.excepted.is_none()
    }
}

/// Where a flip is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Place {
    /// The file, from the folder of the game.
    pub file: String,
    /// The function, with the type it belongs to.
    pub function: String,
    /// The line, from 1.
    pub line: u32,
    /// What the flip does.
    pub kind: &'static str,
    /// The line of the source, without its indent.
    pub within: String,
    /// What becomes what: `1 -> 2`.
    pub flip: String,
    /// Which one of those in this function that read the same, from 1.
    pub nth: u32,
}

impl Place {
    /// Of a site of the engine.
    pub fn of(site: &Site) -> Self {
        Self {
            file: site.file.to_owned(),
            function: site.function.to_owned(),
            line: site.line,
            kind: match site.kind {
                Kind::Condition => "condition",
                Kind::Boundary => "boundary",
                Kind::Truth => "truth",
                Kind::Number => "number",
                Kind::Amount => "amount",
            },
            within: site.within.to_owned(),
            flip: format!("{} -> {}", site.before, site.after),
            nth: site.nth,
        }
    }

    /// True if an exception means this one.
    pub fn is_meant(&self, exception: &FlipException) -> bool {
        let said =
            |said: &Option<String>, own: &str| said.as_deref().is_none_or(|said| said == own);
        exception.file() == self.file
            && exception.function() == self.function
            && said(&exception.line, &self.within)
            && said(&exception.flip, &self.flip)
            && exception.nth.is_none_or(|nth| nth == self.nth)
    }
}

/// What became of a flip.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// A golden notices it.
    Noticed {
        /// The quickest one that does.
        golden: String,
        /// By what.
        how: How,
    },
    /// Goldens reach it, and nothing is different.
    Unnoticed {
        /// How many reach it.
        reached: u32,
    },
    /// No golden reaches it.
    Unreached,
}

/// How a golden notices a flip.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// It is told differently.
    Told,
    /// A probe does not hold.
    Probe,
    /// The log does not verify.
    Unsound,
    /// The rules stop the program.
    Panics,
    /// The rules do not come to an end.
    Endless,
}

/// What is open first, then the counts.
impl fmt::Display for FlipReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.games.iter().try_for_each(|game| write!(f, "{game}"))
    }
}

impl fmt::Display for GameFlips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unreached = |tried: &Tried| matches!(tried.fate, Fate::Unreached);
        for (heading, reached) in [("no golden notices", true), ("no golden reaches", false)] {
            let open: Vec<_> = self.open().filter(|tried| unreached(tried) != reached).collect();
            if open.is_empty() {
                continue;
            }
            writeln!(f, "{}: {heading}", self.game)?;
            let mut line = None;
            for tried in open {
                let Place { file, function, line: number, within, flip, nth, .. } = &tried.place;
                if line != Some((file, number)) {
                    writeln!(f, "  {file}:{number} {function}: {within}")?;
                    line = Some((file, number));
                }
                let which = if *nth > 1 { format!("  (nth = {nth})") } else { String::new() };
                writeln!(f, "      {flip}{which}")?;
            }
        }
        for FlipException { at, line, flip, .. } in &self.needless {
            let said = [line, flip]
                .into_iter()
                .flatten()
                .fold(at.clone(), |said, part| format!("{said}: {part}"));
            writeln!(f, "{}: not needed: {said}", self.game)?;
            writeln!(f, "  there is no such flip, or a golden notices it: take it off flips.toml")?;
        }
        let noticed = self.count(|tried| matches!(tried.fate, Fate::Noticed { .. }));
        let excepted = self.count(|tried| tried.excepted.is_some());
        let open = self.count(Tried::is_open);
        let never = self.count(|tried| tried.is_open() && unreached(tried));
        writeln!(
            f,
            "{}: {}, {noticed} noticed by {}, {excepted} excepted, {} not noticed, {never} not reached",
            self.game,
            counted(self.flips.len() as u32, "flip"),
            counted(self.goldens, "golden"),
            open - never,
        )
    }
}

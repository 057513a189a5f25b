//! Recipes: a golden game as text that a person can write, review and follow again.
//!
//! ```text
//! # A tie: both reach the goal in one round.
//! game: pig
//! seats: 2
//! names: Ada, Ben
//! seed: 7
//! luck: table                     or seeded, which it is when nothing is said
//! revision: 2                     of the rules, whose defaults hold; 1 when nothing is said
//! cards: own-set.toml             a card set of one's own: a file in the folder of the recipe
//! option goal = 50                a listed value, or an own text where the option takes one
//! reading PG-R1 = at-once
//! opening: {"round": 3}           JSON of the game's own opening
//!
//! roll                            a decision: its notation, or its words
//! 5                               with real dice: what fell, in the words of the table
//! *                               with real dice: what the seed gives
//! probe hold by PG-1.4            an attempt and the rule that must refuse it here
//! until event 40 by greedy
//! until round 3 by greedy, random     bots by seat; the last one for all behind it
//! until rule PG-1.3 by random         through the first event in which it acts
//! until reading PG-R1 by random       through the first event that another value of it changes
//! until probe PG-1.4 by random        up to where it refuses something, which becomes a probe
//! until end by greedy
//! seal abandoned                  or agreed, or conceded 0; a finished game is sealed by itself
//! ```
//!
//! With seeded luck whatever falls is the seed's, and no line is written for it. A recipe makes the
//! same game for ever: a later revision of the rules is no reason to play it otherwise, so one that
//! names none means the first.

use crate::bots::NoBot;
use crate::reading::{self, SET_LEN_MAX};
use crate::review::Bot;
use std::fmt;
use std::path::Path;

/// A recipe, read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Recipe {
    /// Id of the game.
    pub game: String,
    /// How many seats; none: the fewest that can play.
    pub seats: Option<u8>,
    /// Names of the seats; empty: plain names.
    pub names: Vec<String>,
    /// The seed, as a person types it.
    pub seed: String,
    /// True if real dice and cards are used.
    pub table: bool,
    /// The revision of the rules, with its line; none: the first.
    pub revision: Option<(u32, u32)>,
    /// The file with a card set of its own, with its line; none: the built-in set of the revision.
    pub cards: Option<(u32, String)>,
    /// What that file says.
    pub card_set: Option<String>,
    /// Options by name, with the lines where they stand.
    pub options: Vec<(u32, String, String)>,
    /// Readings by id or name.
    pub readings: Vec<(u32, String, String)>,
    /// The opening as JSON, with its line.
    pub opening: Option<(u32, String)>,
    /// What is done, with the lines where it stands.
    pub steps: Vec<(u32, Step)>,
}

/// One thing that is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A decision or an outcome, as it is typed.
    Say(String),
    /// What the seed gives.
    Luck,
    /// Bots play on.
    Until(Until, Vec<Bot>),
    /// An attempt that must be refused.
    Probe {
        /// What is tried.
        notation: String,
        /// Id of the rule that refuses it.
        rule: String,
    },
    /// The line is closed before its end.
    Seal(Close),
}

/// Where bots stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Until {
    /// At the end of the game.
    End,
    /// After so many events of the game.
    Event(u32),
    /// When this round begins.
    Round(u16),
    /// After the first event in which this rule acts.
    Rule(String),
    /// After the first event that comes to another thing under another value of this reading.
    Reading(String),
    /// Where this rule refuses something that could be tried.
    Probe(String),
}

/// How an unfinished game is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Close {
    /// Nobody goes on.
    Abandoned,
    /// The players agreed to stop.
    Agreed,
    /// A seat concedes.
    Conceded(u8),
}

/// Why a recipe cannot be followed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{problem}", if *line == 0 { String::new() } else { format!("line {line}: ") })]
pub struct RecipeError {
    /// The line, from 1; 0 for the whole.
    pub line: u32,
    /// What is wrong, and what is allowed.
    pub problem: String,
}

impl RecipeError {
    pub(crate) fn at(line: u32, problem: impl fmt::Display) -> Self {
        Self { line, problem: problem.to_string() }
    }
}

impl Recipe {
    /// Every bot that decides somewhere in it.
    pub fn bots(&self) -> Vec<Bot> {
        let of_step = |(_, step): &(u32, Step)| match step {
            Step::Until(_, bots) => bots.clone(),
            _ => Vec::new(),
        };
        self.steps.iter().flat_map(of_step).collect()
    }

    /// Reads a recipe.
    ///
    /// # Errors
    ///
    /// [`RecipeError`], the first line that says nothing known.
    pub fn read(text: &str) -> Result<Self, RecipeError> {
        let mut recipe = Self { seed: "1".to_owned(), ..Self::default() };
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            recipe.line(number, line).map_err(|problem| RecipeError { line: number, problem })?;
        }
        if recipe.game.is_empty() {
            return Err(RecipeError::at(0, "no line `game: ID`"));
        }
        Ok(recipe)
    }

    /// Reads a recipe that lies in a folder, and the card set beside it that it names.
    ///
    /// # Errors
    ///
    /// [`RecipeError`], also when there is no such file.
    pub fn read_in(folder: &Path, text: &str) -> Result<Self, RecipeError> {
        let mut recipe = Self::read(text)?;
        if let Some((line, name)) = &recipe.cards {
            let set = reading::read_text(&folder.join(name), SET_LEN_MAX);
            let problem = |error| RecipeError::at(*line, format!("{name}: {error}"));
            recipe.card_set = Some(set.map_err(problem)?);
        }
        Ok(recipe)
    }

    fn line(&mut self, number: u32, line: &str) -> Result<(), String> {
        if let Some((key, value)) = line.split_once(':')
            && self.head(number, key.trim(), value.trim())?
        {
            return Ok(());
        }
        if let Some((word, rest)) = line.split_once(' ') {
            match word {
                "option" => {
                    let (name, value) = pair(rest)?;
                    self.options.push((number, name, value));
                    return Ok(());
                }
                "reading" => {
                    let (name, value) = pair(rest)?;
                    self.readings.push((number, name, value));
                    return Ok(());
                }
                _ => {}
            }
        }
        self.steps.push((number, Step::read(line)?));
        Ok(())
    }

    /// A line of the head; false when it is none.
    fn head(&mut self, number: u32, key: &str, value: &str) -> Result<bool, String> {
        match key {
            "game" => value.clone_into(&mut self.game),
            "seats" => {
                let seats =
                    value.parse().map_err(|_| format!("{value:?} is no number of seats"))?;
                self.seats = Some(seats);
            }
            "names" => {
                self.names = value.split(',').map(|name| name.trim().to_owned()).collect();
            }
            "seed" => value.clone_into(&mut self.seed),
            "luck" => match value {
                "table" => self.table = true,
                "seeded" => self.table = false,
                _ => return Err(format!("luck is table or seeded, not {value:?}")),
            },
            "revision" => {
                let revision =
                    value.parse().map_err(|_| format!("{value:?} is no number of a revision"))?;
                self.revision = Some((number, revision));
            }
            "cards" => self.cards = Some((number, value.to_owned())),
            "opening" => self.opening = Some((number, value.to_owned())),
            _ => return Ok(false),
        }
        Ok(true)
    }
}

impl Step {
    /// Reads what is done.
    ///
    /// # Errors
    ///
    /// In words.
    pub fn read(line: &str) -> Result<Self, String> {
        if line == "*" {
            return Ok(Self::Luck);
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "until" => {
                let (until, bots) = rest.rsplit_once(" by ").unwrap_or((rest, "greedy"));
                Ok(Self::Until(Until::read(until.trim())?, bots_of(bots)?))
            }
            "probe" => {
                let parts = rest.rsplit_once(" by ");
                let (notation, rule) = parts.ok_or("a probe is `probe NOTATION by RULE`")?;
                let (notation, rule) = (notation.trim().to_owned(), rule.trim().to_owned());
                Ok(Self::Probe { notation, rule })
            }
            "seal" => match rest.split_once(' ').unwrap_or((rest, "")) {
                ("abandoned", "") => Ok(Self::Seal(Close::Abandoned)),
                ("agreed", "") => Ok(Self::Seal(Close::Agreed)),
                ("conceded", seat) => {
                    let seat = seat.parse().map_err(|_| format!("{seat:?} is no seat"))?;
                    Ok(Self::Seal(Close::Conceded(seat)))
                }
                _ => Err("a seal is abandoned, agreed or `conceded SEAT`".to_owned()),
            },
            _ => Ok(Self::Say(line.to_owned())),
        }
    }
}

impl Until {
    fn read(text: &str) -> Result<Self, String> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let number = || format!("{rest:?} is no number");
        match word {
            "end" if rest.is_empty() => Ok(Self::End),
            "event" => rest.parse().map(Self::Event).map_err(|_| number()),
            "round" => rest.parse().map(Self::Round).map_err(|_| number()),
            "rule" => Ok(Self::Rule(rest.to_owned())),
            "reading" => Ok(Self::Reading(rest.to_owned())),
            "probe" => Ok(Self::Probe(rest.to_owned())),
            _ => Err(format!(
                "bots play until `end`, `event N`, `round N`, `rule ID`, `reading ID` or `probe ID`, \
                 not until {text:?}"
            )),
        }
    }
}

/// Reads `greedy, random`: bots by seat.
///
/// # Errors
///
/// In words.
pub fn bots_of(text: &str) -> Result<Vec<Bot>, String> {
    text.split(',')
        .map(|name| name.trim().parse().map_err(|error: NoBot| error.to_string()))
        .collect()
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("a value is given as `NAME = VALUE`")?;
    Ok((name.trim().to_owned(), value.trim().to_owned()))
}

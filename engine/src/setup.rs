//! What a game is set up with: seats, options, readings, cards, opening.

use crate::cards::{CardChoice, SetError};
use crate::game::{Game, Meta};
use crate::seat::Seat;
use std::fmt;

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name, kebab-case.
    pub name: &'static str,
    /// Its values, kebab-case, the default first. Append-only.
    pub values: &'static [&'static str],
    /// What it decides.
    pub about: crate::words::Text,
}

/// All that fixes a game before its first event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<O> {
    /// How many seats play.
    pub seats: u8,
    /// A name for each seat, not empty.
    pub names: Vec<String>,
    /// The value of each option, as an index of its spec's values.
    pub options: Vec<u8>,
    /// The value of each reading, as an index of its spec's values.
    pub readings: Vec<u8>,
    /// The card set.
    pub cards: CardChoice,
    /// A position to start from instead of the game's set-up.
    pub opening: Option<O>,
}

impl<O> Setup<O> {
    /// The default set-up of a game for this many seats: first values, newest cards, plain names.
    pub fn new<G: Game<Opening = O>>(seats: u8) -> Self {
        let meta = G::meta();
        Self {
            seats,
            names: (1..=seats).map(|number| format!("Player {number}")).collect(),
            options: vec![0; meta.options.len()],
            readings: vec![0; meta.readings.len()],
            cards: CardChoice::Newest,
            opening: None,
        }
    }

    /// Sets an option by name.
    ///
    /// # Errors
    ///
    /// [`SetupError`] when the game has no such option or value.
    pub fn set_option(&mut self, meta: &Meta, name: &str, value: &str) -> Result<(), SetupError> {
        let at = meta.options.iter().position(|spec| spec.name == name).ok_or_else(|| {
            SetupError::UnknownOption {
                name: name.to_owned(),
                known: meta.options.iter().map(|spec| spec.name).collect(),
            }
        })?;
        let spec = &meta.options[at];
        self.options[at] = place_of(spec.name, spec.values, value)?;
        Ok(())
    }

    /// Sets a reading by its id or its name.
    ///
    /// # Errors
    ///
    /// [`SetupError`] when the game has no such reading or value.
    pub fn set_reading(&mut self, meta: &Meta, name: &str, value: &str) -> Result<(), SetupError> {
        let at = meta
            .readings
            .iter()
            .position(|spec| spec.name == name || meta.rules[spec.rule.index()].id == name)
            .ok_or_else(|| SetupError::UnknownReading { name: name.to_owned() })?;
        let spec = &meta.readings[at];
        self.readings[at] = place_of(spec.name, spec.values, value)?;
        Ok(())
    }

    /// Checks what every game demands: seats in range, as many names, options and readings as the
    /// game has.
    ///
    /// # Errors
    ///
    /// [`SetupError`], the first thing that is wrong.
    pub fn check_shape(&self, meta: &Meta) -> Result<(), SetupError> {
        if !meta.seats.contains(&self.seats) {
            let (min, max) = (*meta.seats.start(), *meta.seats.end());
            return Err(SetupError::Seats { found: self.seats, min, max });
        }
        if self.names.len() != usize::from(self.seats) {
            return Err(SetupError::Names { found: self.names.len(), seats: self.seats });
        }
        if let Some(at) = self.names.iter().position(|name| {
            name.trim().is_empty() || name.len() > NAME_LEN_MAX || name.contains(char::is_control)
        }) {
            return Err(SetupError::Name { seat: Seat::at(at) });
        }
        for (at, spec) in meta.options.iter().enumerate() {
            let value = self.options.get(at).copied();
            if value.is_none_or(|value| usize::from(value) >= spec.values.len()) {
                return Err(SetupError::OptionNumber { name: spec.name, value });
            }
        }
        for (at, spec) in meta.readings.iter().enumerate() {
            let value = self.readings.get(at).copied();
            if value.is_none_or(|value| usize::from(value) >= spec.values.len()) {
                return Err(SetupError::ReadingNumber { name: spec.name, value });
            }
        }
        let (options, readings) = (meta.options.len(), meta.readings.len());
        if self.options.len() > options || self.readings.len() > readings {
            return Err(SetupError::Newer);
        }
        Ok(())
    }
}

/// Longest name of a seat, in bytes of UTF-8.
pub const NAME_LEN_MAX: usize = 120;

fn place_of(
    name: &'static str,
    values: &'static [&'static str],
    value: &str,
) -> Result<u8, SetupError> {
    match values.iter().position(|known| *known == value) {
        Some(at) => Ok(at as u8),
        None => Err(SetupError::UnknownValue { name, value: value.to_owned(), values }),
    }
}

/// Why a game cannot be set up like this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Too few or too many seats.
    Seats {
        /// How many were asked for.
        found: u8,
        /// Fewest.
        min: u8,
        /// Most.
        max: u8,
    },
    /// Not one name for each seat.
    Names {
        /// How many names were given.
        found: usize,
        /// How many seats there are.
        seats: u8,
    },
    /// A name that is empty, too long or has control characters.
    Name {
        /// Whose name it is.
        seat: Seat,
    },
    /// No option of this name.
    UnknownOption {
        /// The name given.
        name: String,
        /// The options of the game.
        known: Vec<&'static str>,
    },
    /// No reading of this name or id.
    UnknownReading {
        /// The name given.
        name: String,
    },
    /// No such value of an option or reading.
    UnknownValue {
        /// The option or reading.
        name: &'static str,
        /// The value given.
        value: String,
        /// The values it has.
        values: &'static [&'static str],
    },
    /// A number that is no value of an option.
    OptionNumber {
        /// The option.
        name: &'static str,
        /// The number, if there was one.
        value: Option<u8>,
    },
    /// A number that is no value of a reading.
    ReadingNumber {
        /// The reading.
        name: &'static str,
        /// The number, if there was one.
        value: Option<u8>,
    },
    /// More options or readings than this program knows.
    Newer,
    /// Two choices that do not go together, in words.
    Conflict(String),
    /// The card set cannot be used.
    Cards(SetError),
    /// The opening is no position of this game, in words.
    Opening(String),
}

impl From<SetError> for SetupError {
    fn from(error: SetError) -> Self {
        Self::Cards(error)
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { found, min, max } if min == max => {
                write!(f, "{found} seats: the game is for {min}")
            }
            Self::Seats { found, min, max } => {
                write!(f, "{found} seats: the game is for {min} to {max}")
            }
            Self::Names { found, seats } => {
                write!(f, "{found} names for {seats} seats: give one for each, in seat order")
            }
            Self::Name { seat } => write!(
                f,
                "the name of {seat:?} is empty, longer than {NAME_LEN_MAX} bytes or has control characters"
            ),
            Self::UnknownOption { name, known } if known.is_empty() => {
                write!(f, "no option {name:?}: this game has none")
            }
            Self::UnknownOption { name, known } => {
                write!(f, "no option {name:?}: this game has {}", known.join(", "))
            }
            Self::UnknownReading { name } => {
                write!(f, "no reading {name:?}: `kanso games` lists the readings of each game")
            }
            Self::UnknownValue { name, value, values } => {
                write!(f, "{name} cannot be {value:?}: it is one of {}", values.join(", "))
            }
            Self::OptionNumber { name, value: Some(value) } => {
                write!(f, "option {name} has no value number {value}; made by a newer kanso")
            }
            Self::OptionNumber { name, value: None } => write!(f, "option {name} has no value"),
            Self::ReadingNumber { name, value: Some(value) } => {
                write!(f, "reading {name} has no value number {value}; made by a newer kanso")
            }
            Self::ReadingNumber { name, value: None } => write!(f, "reading {name} has no value"),
            Self::Newer => write!(f, "options or readings unknown here; made by a newer kanso"),
            Self::Conflict(problem) => write!(f, "{problem}"),
            Self::Cards(error) => write!(f, "the card set: {error}"),
            Self::Opening(problem) => write!(f, "the opening: {problem}"),
        }
    }
}

impl std::error::Error for SetupError {}

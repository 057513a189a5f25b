//! What a game is set up with: seats, options, readings, cards, opening.

use crate::cards::{CardChoice, SetError, set_digest};
use crate::game::{Game, Meta};
use crate::reading::ReadingSpec;
use crate::seat::Seat;
use crate::words::{Lang, Text};
use std::fmt;

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name, kebab-case.
    pub name: &'static str,
    /// Its values, kebab-case, the default first; 1 to [`VALUES_MAX`]. Append-only.
    pub values: &'static [&'static str],
    /// The texts that it takes beside these values, if it takes any.
    pub own: Option<OwnSpec>,
    /// Where it matters, if not everywhere: the name of another option of the game, and the value
    /// that this one has there. Elsewhere it is neither taken from people nor told them.
    pub only_with: Option<(&'static str, &'static str)>,
    /// What it decides.
    pub about: Text,
    /// What Japanese call it and its values.
    pub ja: OptionWords,
}

/// What an option and its values are called where people only read them; empty: as they are typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionWords {
    /// The option.
    pub name: &'static str,
    /// Its listed values, by their places: all of them or none.
    pub values: &'static [&'static str],
}

impl OptionWords {
    /// As they are typed.
    pub const TYPED: Self = Self { name: "", values: &[] };
}

/// The texts of a player's own that an option takes. Which of them are good, the game says when it
/// is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnSpec {
    /// What such a text is, with its form: "a deck list (`G01:4,W01:8`)".
    pub form: Text,
    /// How the name of a file ends that can be given instead (`toml`); none: no file is taken.
    /// [`Rules::option_from_file`](crate::Rules::option_from_file) makes the text of its contents.
    pub file: Option<&'static str>,
}

/// The value of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionValue {
    /// One of its spec's values, by its place; below [`VALUES_MAX`].
    Listed(u8),
    /// A text of a player's own: no listed value, 1 to [`OWN_LEN_MAX`] bytes, without control
    /// characters and without white space at its ends.
    Own(String),
}

impl OptionSpec {
    /// An option of listed values alone, which matters everywhere.
    pub const fn listed(name: &'static str, values: &'static [&'static str], about: Text) -> Self {
        Self { name, values, own: None, only_with: None, about, ja: OptionWords::TYPED }
    }

    /// The same option, called so in Japanese, with its values.
    #[must_use]
    pub const fn in_japanese(self, name: &'static str, values: &'static [&'static str]) -> Self {
        assert!(values.is_empty() || values.len() == self.values.len(), "a word for each value");
        Self { ja: OptionWords { name, values }, ..self }
    }

    /// What it is called where people only read it.
    pub const fn called(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::Ja if !self.ja.name.is_empty() => self.ja.name,
            Lang::Ja | Lang::En => self.name,
        }
    }

    /// A value as it is typed, as people read it.
    pub fn in_words<'a>(&self, typed: &'a str, lang: Lang) -> &'a str {
        let place = self.values.iter().position(|value| *value == typed);
        match (place.and_then(|place| self.ja.values.get(place)), lang) {
            (Some(word), Lang::Ja) => word,
            (Some(_) | None, _) => typed,
        }
    }

    /// A value of it where people only read it; none for a place that is no value's.
    pub fn said<'a>(&self, value: &'a OptionValue, lang: Lang) -> Option<&'a str> {
        match (value, lang) {
            (OptionValue::Listed(place), Lang::Ja) if !self.ja.values.is_empty() => {
                self.ja.values.get(usize::from(*place)).copied()
            }
            (OptionValue::Listed(_) | OptionValue::Own(_), _) => self.told(value),
        }
    }

    /// The value that a word means: a listed one, or an own text where one is taken.
    ///
    /// # Errors
    ///
    /// [`SetupError`] when it is neither.
    pub fn value(&'static self, word: &str) -> Result<OptionValue, SetupError> {
        match (place_of(self.name, self.values, word), self.own) {
            (Ok(place), _) => Ok(OptionValue::Listed(place)),
            (Err(unknown), None) => Err(unknown),
            (Err(_), Some(_)) => {
                let value = OptionValue::Own(word.to_owned());
                self.check(&value)?;
                Ok(value)
            }
        }
    }

    /// A value as it is told and given again: `value(told)` is that value. None for a place that
    /// is no value's.
    pub fn told<'a>(&self, value: &'a OptionValue) -> Option<&'a str> {
        match value {
            OptionValue::Listed(place) => self.values.get(usize::from(*place)).copied(),
            OptionValue::Own(text) => Some(text),
        }
    }

    /// True if a word names a file that holds an own text: it is no listed value, and ends as such
    /// files do.
    pub fn takes_file(&self, word: &str) -> bool {
        let ending = self.own.and_then(|own| own.file);
        let ends = |ending| word.strip_suffix(ending).is_some_and(|rest| rest.ends_with('.'));
        ending.is_some_and(ends) && !self.values.contains(&word)
    }

    /// Why the game takes no such own text, in words; for [`Rules::new`](crate::Rules::new) and
    /// [`Rules::option_from_file`](crate::Rules::option_from_file).
    pub fn refuses(&'static self, problem: impl fmt::Display) -> SetupError {
        SetupError::OwnValue { spec: self, problem: problem.to_string() }
    }

    fn check(&'static self, value: &OptionValue) -> Result<(), SetupError> {
        let text = match value {
            OptionValue::Listed(place) if usize::from(*place) < self.values.len() => return Ok(()),
            OptionValue::Listed(place) => {
                return Err(SetupError::OptionNumber { name: self.name, value: Some(*place) });
            }
            OptionValue::Own(_) if self.own.is_none() => {
                return Err(SetupError::NoOwnValue { name: self.name });
            }
            OptionValue::Own(text) => text,
        };
        if text.is_empty() {
            return Err(self.refuses("an empty text"));
        }
        if text.len() > OWN_LEN_MAX {
            let problem = format!("a text of {} bytes, {OWN_LEN_MAX} allowed", text.len());
            return Err(self.refuses(problem));
        }
        if text.contains(char::is_control) {
            return Err(self.refuses("a text with control characters"));
        }
        if text.trim() != text {
            return Err(self.refuses("a text with white space at its ends"));
        }
        if self.values.contains(&text.as_str()) {
            return Err(self.refuses(format!("{text} as an own text, where it is a listed value")));
        }
        Ok(())
    }
}

impl Meta {
    /// True if an option, by its place, matters where the options have these values. An option
    /// without a value has its default.
    pub fn option_matters(&self, values: &[OptionValue], at: usize) -> bool {
        self.options[at].only_with.is_none_or(|(other, value)| {
            let other = self.options.iter().position(|spec| spec.name == other);
            let other = other.expect("a law: an option names another one of its game");
            let has = values.get(other).unwrap_or(&OptionValue::Listed(0));
            self.options[other].told(has) == Some(value)
        })
    }

    /// The options that matter where they have these values, by their places, each with its value.
    pub fn options_that_matter<'a>(
        &'static self,
        values: &'a [OptionValue],
    ) -> impl Iterator<Item = (usize, &'static OptionSpec, &'a OptionValue)> {
        let all = self.options.iter().zip(values).enumerate();
        all.filter(|(at, _)| self.option_matters(values, *at))
            .map(|(at, (spec, value))| (at, spec, value))
    }
}

/// All that fixes a game before its first event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<O> {
    /// How many seats play.
    pub seats: u8,
    /// A name for each seat, not empty.
    pub names: Vec<String>,
    /// The value of each option.
    pub options: Vec<OptionValue>,
    /// The revision of the rules whose defaults it was made from, from 1. What holds are the
    /// readings; no rule asks for this number.
    pub revision: u32,
    /// The value of each reading, as an index of its spec's values.
    pub readings: Vec<u8>,
    /// The card set.
    pub cards: CardChoice,
    /// A position to start from instead of the game's set-up.
    pub opening: Option<O>,
}

impl<O> Setup<O> {
    /// The default set-up of a game for this many seats: first values of the options, defaults of
    /// the newest revision, newest cards, plain names.
    pub fn new<G: Game<Opening = O>>(seats: u8) -> Self {
        let meta = G::meta();
        Self {
            seats,
            names: (1..=seats).map(|number| format!("Player {number}")).collect(),
            options: vec![OptionValue::Listed(0); meta.options.len()],
            revision: meta.revision(),
            readings: meta.defaults(),
            cards: CardChoice::Newest,
            opening: None,
        }
    }

    /// The default set-up in a revision of the rules: its defaults and its cards.
    ///
    /// # Errors
    ///
    /// [`SetupError::Revision`] when there is no such revision.
    pub fn at_revision<G: Game<Opening = O>>(seats: u8, revision: u32) -> Result<Self, SetupError> {
        let meta = G::meta();
        let (readings, cards) = (meta.defaults_at(revision)?, meta.cards_at(revision)?);
        Ok(Self { revision, readings, cards, ..Self::new::<G>(seats) })
    }

    /// Takes a set-up over to another revision of the rules: what it left at the default of its own
    /// revision, readings and built-in cards, becomes the default of that one; what was chosen
    /// otherwise stays.
    ///
    /// # Errors
    ///
    /// [`SetupError::Revision`] when there is no such revision; nothing is changed.
    pub fn revise(&mut self, meta: &Meta, revision: u32) -> Result<(), SetupError> {
        let readings = meta.revised(&self.readings, self.revision, revision)?;
        let (own, other) = (meta.set_at(self.revision)?, meta.set_at(revision)?);
        let is_own = match &self.cards {
            CardChoice::Newest => own.map(|set| set.text) == meta.sets.last().map(|set| set.text),
            CardChoice::BuiltIn(digest) => own.is_some_and(|set| set_digest(set.text) == *digest),
            CardChoice::Own(_) => false,
        };
        if is_own && own.map(|set| set.text) != other.map(|set| set.text) {
            self.cards = meta.cards_at(revision)?;
        }
        (self.revision, self.readings) = (revision, readings);
        Ok(())
    }

    /// Sets an option by name, to a listed value or, where one is taken, an own text.
    ///
    /// # Errors
    ///
    /// [`SetupError`] when the game has no such option or value.
    pub fn set_option(&mut self, meta: &Meta, name: &str, value: &str) -> Result<(), SetupError> {
        let at = meta.option(name)?;
        self.options[at] = meta.options[at].value(value)?;
        Ok(())
    }

    /// The place of an option's value, for an option that has only listed ones.
    ///
    /// # Panics
    ///
    /// When the value is an own text, or there is none: [`Setup::check_shape`] comes first.
    pub fn listed(&self, option: usize) -> usize {
        match &self.options[option] {
            OptionValue::Listed(place) => usize::from(*place),
            OptionValue::Own(_) => panic!("check_shape refuses a text where only values are taken"),
        }
    }

    /// Sets a reading by its id, in capitals or not, or its name.
    ///
    /// # Errors
    ///
    /// [`SetupError`] when the game has no such reading or value.
    pub fn set_reading(&mut self, meta: &Meta, name: &str, value: &str) -> Result<(), SetupError> {
        let id = |spec: &ReadingSpec| meta.rules[spec.rule.index()].id;
        let at = meta
            .readings
            .iter()
            .position(|spec| spec.name == name || id(spec).eq_ignore_ascii_case(name))
            .ok_or_else(|| SetupError::UnknownReading { name: name.to_owned() })?;
        let spec = &meta.readings[at];
        let called = if spec.name == name { spec.name } else { id(spec) };
        self.readings[at] = place_of(called, spec.values, value)?;
        Ok(())
    }

    /// Checks what every game demands: a revision that is known, seats in range, as many names,
    /// options and readings as the game has.
    ///
    /// # Errors
    ///
    /// [`SetupError`], the first thing that is wrong.
    pub fn check_shape(&self, meta: &Meta) -> Result<(), SetupError> {
        meta.check_revision(self.revision)?;
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
            let none = SetupError::OptionNumber { name: spec.name, value: None };
            spec.check(self.options.get(at).ok_or(none)?)?;
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

/// Longest own text of an option, in bytes of UTF-8.
pub const OWN_LEN_MAX: usize = 4_096;

/// Most listed values of an option or a reading: a log says by the number 255 that an own text
/// follows.
pub const VALUES_MAX: usize = 255;

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
    /// An own text for an option that takes none.
    NoOwnValue {
        /// The option.
        name: &'static str,
    },
    /// An own text that the option does not take.
    OwnValue {
        /// The option.
        spec: &'static OptionSpec,
        /// What is wrong with it, in words.
        problem: String,
    },
    /// An option that was set where it does not matter.
    Idle {
        /// The option.
        name: &'static str,
        /// The option that it depends on.
        other: &'static str,
        /// The value that that one has where this one matters.
        value: &'static str,
    },
    /// A number that is no value of a reading.
    ReadingNumber {
        /// The reading.
        name: &'static str,
        /// The number, if there was one.
        value: Option<u8>,
    },
    /// No such revision of the rules.
    Revision {
        /// The number asked for.
        found: u32,
        /// The newest.
        newest: u32,
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

fn seats(count: u8) -> String {
    if count == 1 { "1 seat".to_owned() } else { format!("{count} seats") }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { found, min, max } if min == max => {
                write!(f, "{}: the game is for {min}", seats(*found))
            }
            Self::Seats { found, min, max } => {
                write!(f, "{}: the game is for {min} to {max}", seats(*found))
            }
            Self::Names { found, seats } => {
                let names = if *found == 1 { "name" } else { "names" };
                let wanted = self::seats(*seats);
                write!(f, "{found} {names} for {wanted}: give one for each, in seat order")
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
            Self::NoOwnValue { name } => {
                write!(f, "option {name} takes no text of one's own; made by a newer kanso")
            }
            Self::OwnValue { spec, problem } => {
                let one_of = if spec.values.len() == 1 { "" } else { "one of " };
                write!(f, "{}: {problem}; it is {one_of}{}", spec.name, spec.values.join(", "))?;
                if let Some(own) = spec.own {
                    write!(f, ", or {}", own.form.en)?;
                }
                Ok(())
            }
            Self::Idle { name, other, value } => {
                write!(f, "option {name} matters only with {other}={value}")
            }
            Self::ReadingNumber { name, value: Some(value) } => {
                write!(f, "reading {name} has no value number {value}; made by a newer kanso")
            }
            Self::ReadingNumber { name, value: None } => write!(f, "reading {name} has no value"),
            Self::Revision { found, newest: 1 } => {
                write!(f, "no revision {found} of the rules: this kanso knows 1 alone")
            }
            Self::Revision { found, newest } => {
                write!(f, "no revision {found} of the rules: this kanso knows 1 to {newest}")
            }
            Self::Newer => write!(f, "options or readings unknown here; made by a newer kanso"),
            Self::Conflict(problem) => write!(f, "{problem}"),
            Self::Cards(error) => write!(f, "the card set: {error}"),
            Self::Opening(problem) => write!(f, "the opening: {problem}"),
        }
    }
}

impl std::error::Error for SetupError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule::{Does, Rule, RuleEntry};

    static DECK: OptionSpec = OptionSpec {
        name: "deck",
        values: &["first", "second"],
        own: Some(OwnSpec {
            form: Text::new("a deck list (`A:4`)", "デッキリスト（`A:4`）"),
            file: Some("toml"),
        }),
        only_with: None,
        about: Text::new("the deck", "デッキ"),
        ja: OptionWords { name: "デッキ", values: &["一つ目", "二つ目"] },
    };

    #[test]
    fn an_option_and_its_values_have_words_of_their_own_in_japanese() {
        let plain = OptionSpec { ja: OptionWords::TYPED, ..DECK };
        let both = |spec: &OptionSpec, lang| {
            let said = |value: OptionValue| spec.said(&value, lang).map(str::to_owned);
            (
                spec.called(lang),
                said(OptionValue::Listed(1)),
                said(own("A:4")),
                said(OptionValue::Listed(2)),
            )
        };
        let own = Some("A:4".to_owned());
        let typed = ("deck", Some("second".to_owned()), own.clone(), None);
        assert_eq!(both(&DECK, Lang::Ja), ("デッキ", Some("二つ目".to_owned()), own, None));
        for (spec, lang) in [(&DECK, Lang::En), (&plain, Lang::En), (&plain, Lang::Ja)] {
            assert_eq!(both(spec, lang), typed);
        }
    }

    fn own(text: &str) -> OptionValue {
        OptionValue::Own(text.to_owned())
    }

    #[test]
    fn a_listed_word_is_its_place_and_any_other_an_own_text() {
        assert_eq!(DECK.value("second"), Ok(OptionValue::Listed(1)));
        assert_eq!(DECK.value("A:4,B:2"), Ok(own("A:4,B:2")));
        for value in [OptionValue::Listed(0), OptionValue::Listed(1), own("A:4 日本")] {
            let told = DECK.told(&value).expect("a value of the option");
            assert_eq!(DECK.value(told).as_ref(), Ok(&value));
        }
        assert_eq!(DECK.told(&OptionValue::Listed(2)), None);
    }

    #[test]
    fn a_word_with_the_right_ending_is_a_file() {
        for (word, file) in [("my.toml", true), ("a/b.toml", true), ("toml", false), ("A:4", false)]
        {
            assert_eq!(DECK.takes_file(word), file, "{word}");
        }
    }

    #[test]
    fn an_own_text_has_limits_and_they_are_told() {
        assert_eq!(DECK.check(&own(&"x".repeat(OWN_LEN_MAX))), Ok(()));
        for (text, words) in [
            ("", "an empty text"),
            ("A:4\n", "control characters"),
            (" A:4", "white space at its ends"),
            ("first", "first as an own text"),
            (&"x".repeat(OWN_LEN_MAX + 1), "4097 bytes, 4096 allowed"),
        ] {
            let error = DECK.check(&own(text)).expect_err(words).to_string();
            assert!(error.starts_with("deck: ") && error.contains(words), "{error}");
            assert!(
                error.ends_with("it is one of first, second, or a deck list (`A:4`)"),
                "{error}"
            );
        }
    }

    const ABOUT: Text = Text::new("for tests", "試験用");

    static META: Meta = Meta {
        seats: 2..=3,
        options: &[
            OptionSpec::listed("mode", &["short", "long"], ABOUT),
            OptionSpec {
                only_with: Some(("mode", "long")),
                ..OptionSpec::listed("bonus", &["no", "yes"], ABOUT)
            },
        ],
        readings: &[
            ReadingSpec { rule: Rule::new(1), name: "side", values: &["left", "right"] },
            ReadingSpec { rule: Rule::new(0), name: "count", values: &["one", "two"] },
        ],
        rules: &[entry("XX-R1"), entry("XX-R2")],
        ..Meta::NONE
    };

    const fn entry(id: &'static str) -> RuleEntry {
        let does = Does { acts: false, refuses: false, defines: false, reading: true };
        RuleEntry { id, does, heading: "", en: "Which?", ja: "どちら？" }
    }

    fn setup() -> Setup<()> {
        Setup {
            seats: 2,
            names: vec!["Ada".to_owned(), "Ben".to_owned()],
            options: vec![OptionValue::Listed(0); 2],
            revision: 1,
            readings: vec![0; 2],
            cards: CardChoice::Newest,
            opening: None,
        }
    }

    #[test]
    fn options_and_readings_are_set_where_they_stand() {
        let mut setup = setup();
        setup.set_option(&META, "bonus", "yes").expect("there is such a value");
        assert_eq!((setup.listed(0), setup.listed(1)), (0, 1));
        setup.set_reading(&META, "xx-r1", "two").expect("it is the second");
        assert_eq!(setup.readings, [0, 1]);
        setup.set_reading(&META, "side", "right").expect("it is the first");
        assert_eq!(setup.readings, [1, 1]);
        for (called, name) in [("side", "side"), ("xx-r2", "XX-R2")] {
            let error = setup.set_reading(&META, called, "up").expect_err("no such value");
            assert_eq!(
                error.to_string(),
                format!("{name} cannot be \"up\": it is one of left, right")
            );
        }
        assert!(setup.set_reading(&META, "xx-r3", "two").is_err());
    }

    #[test]
    fn an_option_matters_where_another_one_has_its_value() {
        use OptionValue::Listed;
        for (values, matter) in [
            (vec![Listed(0), Listed(1)], vec![0]),
            (vec![Listed(1), Listed(1)], vec![0, 1]),
            (vec![Listed(1), Listed(0)], vec![0, 1]),
        ] {
            let found: Vec<_> = META.options_that_matter(&values).map(|(at, ..)| at).collect();
            assert_eq!(found, matter, "{values:?}");
        }
        assert!(META.option_matters(&[], 0) && !META.option_matters(&[], 1), "the default");
    }

    #[test]
    fn a_set_up_of_another_shape_is_refused_with_what_is_wrong() {
        type Change = fn(&mut Setup<()>);
        assert_eq!(setup().check_shape(&META), Ok(()));
        let longest = Setup { names: vec!["n".repeat(NAME_LEN_MAX); 2], ..setup() };
        assert_eq!(longest.check_shape(&META), Ok(()));
        let cases: [(Change, &str); 15] = [
            (|it| it.revision = 2, "no revision 2 of the rules: this kanso knows 1 alone"),
            (|it| it.seats = 1, "1 seat: the game is for 2 to 3"),
            (|it| it.seats = 4, "4 seats: the game is for 2 to 3"),
            (|it| it.seats = 3, "2 names for 3 seats: give one for each, in seat order"),
            (|it| it.names.truncate(1), "1 name for 2 seats: give one for each, in seat order"),
            (|it| it.names[1].clear(), "the name of seat 1 is empty"),
            (|it| it.names[0] = " ".to_owned(), "the name of seat 0 is empty"),
            (
                |it| it.names[1] = "n".repeat(NAME_LEN_MAX + 1),
                "the name of seat 1 is empty, longer",
            ),
            (|it| it.names[1].push('\n'), "the name of seat 1 is empty, longer"),
            (|it| it.options.truncate(1), "option bonus has no value"),
            (|it| it.options[1] = OptionValue::Listed(2), "option bonus has no value number 2"),
            (|it| it.readings[0] = 2, "reading side has no value number 2"),
            (|it| it.readings.truncate(1), "reading count has no value"),
            (|it| it.options.push(OptionValue::Listed(0)), "options or readings unknown here"),
            (|it| it.readings.push(0), "options or readings unknown here"),
        ];
        for (change, words) in cases {
            let mut setup = setup();
            change(&mut setup);
            let error = setup.check_shape(&META).expect_err(words).to_string();
            assert!(error.starts_with(words), "{error}: {words}");
        }
    }

    #[test]
    fn what_cannot_be_set_is_told_with_what_can() {
        static ONE: OptionSpec = OptionSpec::listed("deck", &["first"], ABOUT);
        let unknown = |known| SetupError::UnknownOption { name: "speed".to_owned(), known };
        let seats = SetupError::Seats { found: 3, min: 2, max: 2 };
        assert_eq!(seats.to_string(), "3 seats: the game is for 2");
        for (error, words) in [
            (SetupError::Seats { found: 3, min: 2, max: 4 }, "3 seats: the game is for 2 to 4"),
            (SetupError::Names { found: 2, seats: 1 }, "2 names for 1 seat: give one for each"),
            (unknown(vec![]), "no option \"speed\": this game has none"),
            (unknown(vec!["mode", "bonus"]), "no option \"speed\": this game has mode, bonus"),
            (ONE.refuses("too long"), "deck: too long; it is first"),
        ] {
            assert!(error.to_string().starts_with(words), "{error}: {words}");
        }
    }
}

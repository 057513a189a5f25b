//! Setting a game up from what people type: the header of a new log.

use crate::card_set;
use crate::foreign::{looks, plain};
use crate::games::{Games, Of, UnknownGame};
use crate::log::record::{Header, LuckSource};
use crate::option_words::{self, OptionError};
use kanso_engine::{CardChoice, Game, Setup, SetupError};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What a game is set up with, as it is typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetUp {
    /// Id of the game.
    pub game: String,
    /// How many play; none: as many as there are names, or the fewest that can play.
    pub seats: Option<u8>,
    /// Names of the seats, in seat order; none: plain names.
    pub names: Vec<String>,
    /// Options by name: a listed value, a text of one's own, or the path of a file with one.
    pub options: Vec<(String, String)>,
    /// The revision of the rules whose defaults hold where nothing else is said; none: the newest.
    pub revision: Option<u32>,
    /// Readings by id or name.
    pub readings: Vec<(String, String)>,
    /// The card set; the newest: that of the revision.
    pub cards: CardChoice,
}

/// Why a game cannot be set up so; `E` is why a file could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetUpError<E> {
    /// No game is called like this.
    Game(UnknownGame),
    /// Two seats have this name, or one that looks like it: a name says who looks and who plays.
    Alike(String),
    /// An option is given twice.
    Twice(String),
    /// A card set is given for a game that has none.
    NoCards {
        /// Id of the game.
        game: &'static str,
        /// The game that the set is for, if it says.
        set: Option<String>,
    },
    /// A file with an option's text could not be read.
    Unread(E),
    /// The game refuses it.
    Refused {
        /// Why.
        error: SetupError,
        /// The file that an option was read from, where the error is about that.
        file: Option<PathBuf>,
    },
}

impl<E> SetUpError<E> {
    fn refused(error: SetupError) -> Self {
        Self::Refused { error, file: None }
    }

    /// The same with the error of the file, if one could not be read.
    fn with_unread<F>(self, error: impl FnOnce(E) -> F) -> SetUpError<F> {
        match self {
            Self::Game(unknown) => SetUpError::Game(unknown),
            Self::Alike(name) => SetUpError::Alike(name),
            Self::Twice(name) => SetUpError::Twice(name),
            Self::NoCards { game, set } => SetUpError::NoCards { game, set },
            Self::Unread(unread) => SetUpError::Unread(error(unread)),
            Self::Refused { error, file } => SetUpError::Refused { error, file },
        }
    }
}

/// That a file could not be read; why, whoever reads it knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unread;

/// Reads a file that an option names.
pub type ReadFile<'a> = &'a dyn Fn(&Path) -> Result<String, Unread>;

/// What setting up does with a game.
pub trait SetUpOps {
    /// As [`SetUp::header`], for this game.
    fn set_up(
        &self,
        games: Games,
        wanted: &SetUp,
        luck: LuckSource,
        created: Option<String>,
        read: ReadFile<'_>,
    ) -> Result<Header, SetUpError<Unread>>;
}

impl SetUp {
    /// A game of which nothing else is said.
    pub fn of(game: &str) -> Self {
        Self {
            game: game.to_owned(),
            seats: None,
            names: Vec::new(),
            options: Vec::new(),
            revision: None,
            readings: Vec::new(),
            cards: CardChoice::Newest,
        }
    }

    /// The header of the game that is set up so. `created` is RFC 3339 text where a person made the
    /// game; `read` reads a file that an option names.
    ///
    /// # Errors
    ///
    /// [`SetUpError`].
    pub fn header<E>(
        &self,
        games: Games,
        luck: LuckSource,
        created: Option<String>,
        read: impl Fn(&Path) -> Result<String, E>,
    ) -> Result<Header, SetUpError<E>> {
        let game = games.get(&self.game).map_err(SetUpError::Game)?;
        let why = Cell::new(None);
        let read = |path: &Path| {
            read(path).map_err(|error| {
                why.set(Some(error));
                Unread
            })
        };
        let header = game.set_up(games, self, luck, created, &read);
        header.map_err(|error| {
            error.with_unread(|Unread| why.take().expect("it says why, and ends the set-up"))
        })
    }

    /// How many seats play.
    fn seat_count<G: Game>(&self) -> u8 {
        match (self.seats, self.names.len()) {
            (Some(seats), _) => seats,
            (None, 0) => *G::meta().seats.start(),
            // More names than seats can be are refused by the check of shape.
            (None, names) => u8::try_from(names).unwrap_or(u8::MAX),
        }
    }
}

impl<G: Game> SetUpOps for Of<G> {
    fn set_up(
        &self,
        games: Games,
        wanted: &SetUp,
        luck: LuckSource,
        created: Option<String>,
        read: ReadFile<'_>,
    ) -> Result<Header, SetUpError<Unread>> {
        let meta = G::meta();
        let revision = wanted.revision.unwrap_or(meta.revision());
        let mut setup = Setup::at_revision::<G>(wanted.seat_count::<G>(), revision)
            .map_err(SetUpError::refused)?;
        if !wanted.names.is_empty() {
            setup.names.clone_from(&wanted.names);
            let looks: Vec<_> = wanted.names.iter().map(|name| looks(name)).collect();
            if let Some(at) = (1..looks.len()).find(|at| looks[..*at].contains(&looks[*at])) {
                return Err(SetUpError::Alike(plain(&wanted.names[at])));
            }
        }
        // A file with cards in it is read by those that are played with.
        if let CardChoice::Own(text) = &wanted.cards
            && meta.sets.is_empty()
        {
            // Where a log has one all the same, it is opened: nothing of it is played with.
            let set = card_set::game_of(text).ok().map(|(game, _)| game);
            return Err(SetUpError::NoCards { game: meta.id, set });
        }
        if wanted.cards != CardChoice::Newest {
            setup.cards = wanted.cards.clone();
        }
        let mut files = BTreeMap::new();
        for (name, value) in &wanted.options {
            let set = option_words::set::<G, _>(&mut setup, name, value, read);
            let file = set.map_err(|error| match error {
                OptionError::Refused(error) => SetUpError::refused(error),
                OptionError::Unread(error) => SetUpError::Unread(error),
                OptionError::File { path, error } => {
                    SetUpError::Refused { error, file: Some(path) }
                }
            })?;
            if files.insert(name.as_str(), file).is_some() {
                return Err(SetUpError::Twice(name.clone()));
            }
        }
        for (at, spec) in meta.options.iter().enumerate() {
            if let (Some((other, value)), true) = (spec.only_with, files.contains_key(spec.name))
                && !meta.option_matters(&setup.options, at)
            {
                return Err(SetUpError::refused(SetupError::Idle {
                    name: spec.name,
                    other,
                    value,
                }));
            }
        }
        for (name, value) in &wanted.readings {
            setup.set_reading(meta, name, value).map_err(SetUpError::refused)?;
        }
        // The game itself has the last word on its set-up.
        G::new(&setup).map_err(|error| {
            let file = match &error {
                SetupError::OwnValue { spec, .. } => files.get(spec.name).cloned().flatten(),
                _ => None,
            };
            SetUpError::Refused { error, file }
        })?;
        Ok(Header::new::<G>(&setup, luck, created).with_rules(games))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::luck::{LUCK_VERSION, seed_of};
    use crate::testing::games;
    use kanso_engine::OptionValue;

    fn pig() -> SetUp {
        SetUp::of("pig")
    }

    fn header(wanted: &SetUp) -> Result<Header, SetUpError<()>> {
        let luck = LuckSource::Seeded { version: LUCK_VERSION, seed: seed_of("7") };
        wanted.header(games(), luck, Some("now".to_owned()), |_| Err(()))
    }

    #[test]
    fn what_is_typed_stands_in_the_header() {
        let header = header(&SetUp {
            names: vec!["Ada".to_owned(), "Ben".to_owned(), "Cleo".to_owned()],
            options: vec![("goal".to_owned(), "50".to_owned())],
            ..pig()
        })
        .expect("three play to 50");
        assert_eq!(header.names, ["Ada", "Ben", "Cleo"]);
        assert_eq!(header.options, [OptionValue::Listed(1)]);
        assert_eq!(header.created.as_deref(), Some("now"));
    }

    #[test]
    fn without_names_the_fewest_play_and_have_plain_names() {
        assert_eq!(header(&pig()).expect("the defaults").names, ["Player 1", "Player 2"]);
        let three = SetUp { seats: Some(3), ..pig() };
        assert_eq!(header(&three).expect("three").names.len(), 3);
    }

    #[test]
    fn an_option_that_does_not_matter_is_not_taken() {
        let set = |options: &[(&str, &str)]| {
            let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
            let options = options.iter().map(own).collect();
            header(&SetUp { game: "battlelore-heroes".to_owned(), options, ..pig() })
        };
        let idle = |name, value| {
            let error = SetupError::Idle { name, other: "mode", value };
            Err(SetUpError::Refused { error, file: None })
        };
        assert_eq!(set(&[("battles", "3")]), idle("battles", "campaign"));
        let campaign = ("mode", "campaign");
        assert_eq!(set(&[("scenario", "SCN02"), campaign]), idle("scenario", "battle"));
        assert!(set(&[("battles", "3"), campaign]).is_ok());
        assert!(set(&[("scenario", "SCN02")]).is_ok());
        let twice = Err(SetUpError::Twice("mode".to_owned()));
        assert_eq!(set(&[campaign, ("mode", "battle")]), twice);
    }

    #[test]
    fn what_cannot_be_is_told_as_what_it_is() {
        let other = SetUp { game: "chess".to_owned(), ..pig() };
        assert!(matches!(header(&other), Err(SetUpError::Game(error)) if error.id == "chess"));
        let twins = SetUp { names: vec!["Ada".to_owned(), "Ada".to_owned()], ..pig() };
        assert_eq!(header(&twins), Err(SetUpError::Alike("Ada".to_owned())));
        for like in ["Ada\u{200b}", "A\u{200d}da", "\u{410}d\u{430}", "Ａda", " Ada", "Ada\u{fe0f}"]
        {
            let twins = SetUp { names: vec!["Ada".to_owned(), like.to_owned()], ..pig() };
            assert!(matches!(header(&twins), Err(SetUpError::Alike(_))), "{like:?}");
        }
        for other in ["ada", "Ada 2", "Åda", "アダ"] {
            let two = SetUp { names: vec!["Ada".to_owned(), other.to_owned()], ..pig() };
            assert!(header(&two).is_ok(), "{other:?}");
        }
        for (options, readings) in [(vec!["goal"], vec![]), (vec![], vec!["PG-R1"])] {
            let named = |names: Vec<&str>| {
                names.into_iter().map(|name| (name.to_owned(), "no".to_owned())).collect()
            };
            let wanted = SetUp { options: named(options), readings: named(readings), ..pig() };
            let refused = header(&wanted).expect_err("no such value");
            let is_value = |error: &SetupError| matches!(error, SetupError::UnknownValue { .. });
            assert!(
                matches!(&refused, SetUpError::Refused { error, file: None } if is_value(error)),
                "{refused:?}"
            );
        }
        let newer = SetUp { revision: Some(9), ..pig() };
        assert!(matches!(
            header(&newer),
            Err(SetUpError::Refused { error: SetupError::Revision { found: 9, .. }, .. })
        ));
        for (text, set) in [("game = \"rook-raiders\"", Some("rook-raiders")), ("game =", None)] {
            let cards = SetUp { cards: CardChoice::Own(text.to_owned()), ..pig() };
            let set = set.map(str::to_owned);
            assert_eq!(header(&cards), Err(SetUpError::NoCards { game: "pig", set }));
        }
        let lonely = SetUp { seats: Some(1), ..pig() };
        assert!(matches!(
            header(&lonely),
            Err(SetUpError::Refused { error: SetupError::Seats { found: 1, .. }, .. })
        ));
    }
}

//! Setting a game up from arguments: what `new` and `simulate` have in common.

use super::{Failure, files, games, numbers};
use crate::foreign::Plain;
use crate::games::Games;
use crate::log::record::{Header, LuckSource};
use crate::set_up::{self, SetUpError};
use kanso_engine::{CardChoice, Meta, SetupError};
use std::path::{Path, PathBuf};

/// What a game is set up with.
#[derive(Debug, clap::Args)]
pub struct SetUp {
    /// The game, by its id; `kanso games` lists them.
    pub game: String,
    /// How many play; without it as many as there are names, or the fewest that can play.
    #[arg(long, value_name = "N", value_parser = numbers::whole)]
    seats: Option<u32>,
    /// Names of the seats, in seat order, with commas between.
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    name: Vec<String>,
    /// An option of the game: `--option goal=50`. Some take a text of your own, or the path of a
    /// file with one; `kanso games GAME` says which.
    #[arg(long = "option", value_name = "K=V")]
    options: Vec<String>,
    /// The revision of the rules that decides where nothing else is said, by its number; without it
    /// the newest. `kanso games GAME` tells what each corrected.
    #[arg(long, value_name = "N", value_parser = numbers::whole)]
    revision: Option<u32>,
    /// How an open question of the rulebook is answered: `--reading PG-R1=at-once`.
    #[arg(long = "reading", value_name = "ID=VALUE")]
    readings: Vec<String>,
    /// A card set of your own; see `kanso check-set`.
    #[arg(long, value_name = "FILE")]
    cards: Option<PathBuf>,
}

impl SetUp {
    /// The header of the game that is set up so.
    ///
    /// # Errors
    ///
    /// There is no such game, or it cannot be set up so.
    pub fn header(
        &self,
        list: Games,
        luck: LuckSource,
        created: Option<String>,
    ) -> Result<Header, Failure> {
        let pairs = |texts: &[String], example| {
            texts.iter().map(|text| pair(text, example)).collect::<Result<Vec<_>, _>>()
        };
        let wanted = set_up::SetUp {
            game: self.game.clone(),
            seats: match self.seats {
                Some(number) => Some(seats(games::find(list, &self.game)?, number)?),
                None => None,
            },
            names: self.name.clone(),
            options: pairs(&self.options, "--option goal=50")?,
            revision: self.revision,
            readings: pairs(&self.readings, "--reading PG-R1=at-once")?,
            cards: match &self.cards {
                Some(path) => CardChoice::Own(files::read_text(path)?),
                None => CardChoice::Newest,
            },
        };
        wanted.header(list, luck, created, files::read_text).map_err(|error| self.failure(error))
    }

    fn failure(&self, error: SetUpError<Failure>) -> Failure {
        let (error, file) = match error {
            SetUpError::Game(error) => return games::unknown(error),
            SetUpError::Unread(failure) => return failure,
            SetUpError::Alike(name) => {
                return Failure::cannot(format!("two seats are called {name:?}"))
                    .next("give each seat a name of its own: a name says who looks and who plays");
            }
            SetUpError::Twice(name) => {
                return Failure::cannot(format!("option {name} is given twice"))
                    .next("give each option once");
            }
            SetUpError::NoCards { game, set } => {
                let failure = Failure::cannot(match set {
                    Some(set) => format!(
                        "{game} is played without cards; this is a card set of {}",
                        Plain(set)
                    ),
                    None => format!("{game} is played without cards; leave --cards out"),
                });
                let path = self.cards.as_deref().unwrap_or(Path::new("--cards"));
                return failure.at(path).next("leave --cards out; `kanso games` lists the games");
            }
            SetUpError::Refused { error, file } => (error, file),
        };
        let next =
            format!("`kanso games {}` tells its seats, options, readings and revisions", self.game);
        match (&error, &self.cards, file) {
            (SetupError::Cards(_), Some(path), _) => Failure::cannot(&error)
                .at(path)
                .next("`kanso check-set FILE` lists all that is wrong with it"),
            (_, _, Some(path)) => Failure::cannot(&error).at(&path).next(next),
            (_, _, None) => Failure::cannot(with_files(&error)).next(next),
        }
    }
}

/// What is wrong, with what can be given here beside what a log can hold: a file.
fn with_files(error: &SetupError) -> String {
    if let SetupError::OwnValue { spec, .. } = error
        && let Some(ending) = spec.own.and_then(|own| own.file)
    {
        return format!("{error}, or the path of a .{ending} file with one");
    }
    error.to_string()
}

/// A number of seats that somebody typed, where it is one that a game could be asked for.
///
/// # Errors
///
/// It is larger than any number of seats.
pub fn seats(meta: &Meta, number: u32) -> Result<u8, Failure> {
    u8::try_from(number).map_err(|_| {
        let (min, max) = (meta.seats.start(), meta.seats.end());
        let meant = if min == max { min.to_string() } else { format!("{min} to {max}") };
        Failure::cannot(format!("{number} seats: the game is for {meant}"))
            .next(format!("`kanso games {}` tells its seats", meta.id))
    })
}

fn pair(text: &str, example: &str) -> Result<(String, String), Failure> {
    let (name, value) = text.split_once('=').ok_or_else(|| {
        Failure::cannot(format!("{text:?} has no ="))
            .next(format!("write a name and a value, as in {example}"))
    })?;
    Ok((name.to_owned(), value.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kanso_engine::{OptionSpec, OwnSpec, Text};

    static DECK: OptionSpec = OptionSpec {
        name: "deck",
        values: &["first"],
        own: Some(OwnSpec {
            form: Text::new("a deck list", "デッキリスト"), file: Some("toml")
        }),
        only_with: None,
        about: Text::new("the deck", "デッキ"),
        ja: kanso_engine::OptionWords::TYPED,
    };
    static WORD: OptionSpec =
        OptionSpec { own: Some(OwnSpec { form: Text::new("a word", "語"), file: None }), ..DECK };

    #[test]
    fn a_wrong_text_is_answered_with_what_can_be_given() {
        let told = with_files(&DECK.refuses("no card"));
        let wanted = "deck: no card; it is first, or a deck list, \
                      or the path of a .toml file with one";
        assert_eq!(told, wanted);
        let told = with_files(&WORD.refuses("no word"));
        assert_eq!(told, "deck: no word; it is first, or a word");
    }
}

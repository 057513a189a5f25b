//! Setting a game up: what `new` and `simulate` have in common.

use super::{Failure, files, games};
use kanso_engine::registry::{self, Visitor};
use kanso_engine::{CardChoice, Game, Setup, SetupError};
use kanso_replay::log::record::{Header, LuckSource};
use kanso_replay::option_words::{self, OptionError};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// What a game is set up with.
#[derive(Debug, clap::Args)]
pub struct SetUp {
    /// The game, by its id; `kanso games` lists them.
    pub game: String,
    /// How many play; without it as many as there are names, or the fewest that can play.
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Names of the seats, in seat order, with commas between.
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    name: Vec<String>,
    /// An option of the game: `--option goal=50`. Some take a text of your own, or the path of a
    /// file with one; `kanso games GAME` says which.
    #[arg(long = "option", value_name = "K=V")]
    options: Vec<String>,
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
    pub fn header(&self, luck: LuckSource, created: Option<String>) -> Result<Header, Failure> {
        let cards = match &self.cards {
            Some(path) => CardChoice::Own(files::read_text(path)?),
            None => CardChoice::Newest,
        };
        let visit = Visit { args: self, cards, luck, created };
        registry::visit(&self.game, visit).map_err(|error| games::unknown(&error.id))?
    }
}

struct Visit<'a> {
    args: &'a SetUp,
    cards: CardChoice,
    luck: LuckSource,
    created: Option<String>,
}

impl Visitor for Visit<'_> {
    type Out = Result<Header, Failure>;

    fn visit<G: Game>(self) -> Self::Out {
        let (args, meta) = (self.args, G::meta());
        let seats = match (args.seats, args.name.len()) {
            (Some(seats), _) => seats,
            (None, 0) => *meta.seats.start(),
            (None, names) => u8::try_from(names).unwrap_or(u8::MAX),
        };
        let refused = |error: &SetupError, file: Option<&Path>| {
            let next = format!("`kanso games {}` tells its seats, options and readings", meta.id);
            match (error, &args.cards, file) {
                (SetupError::Cards(_), Some(path), _) => Failure::cannot(error)
                    .at(path)
                    .next("`kanso check-set` checks a set before it is played with"),
                (_, _, Some(path)) => Failure::cannot(error).at(path).next(next),
                (_, _, None) => Failure::cannot(with_files(error)).next(next),
            }
        };
        let mut setup = Setup::new::<G>(seats);
        if !args.name.is_empty() {
            setup.names.clone_from(&args.name);
            let mut seen = args.name.iter().enumerate();
            if let Some((_, twice)) = seen.find(|(at, name)| args.name[..*at].contains(name)) {
                return Err(Failure::cannot(format!("two seats are called {twice:?}")).next(
                    "give each seat a name of its own: a name says who looks and who plays",
                ));
            }
        }
        // A file with cards in it is read by those that are played with.
        setup.cards = self.cards;
        let mut option_files = BTreeMap::new();
        for text in &args.options {
            let (name, value) = pair(text, "--option goal=50")?;
            let set = option_words::set::<G, _>(&mut setup, name, value, files::read_text);
            let file = set.map_err(|error| match error {
                OptionError::Refused(error) => refused(&error, None),
                OptionError::Unread(failure) => failure,
                OptionError::File { path, error } => refused(&error, Some(&path)),
            })?;
            option_files.insert(name, file);
        }
        for text in &args.readings {
            let (name, value) = pair(text, "--reading PG-R1=at-once")?;
            setup.set_reading(meta, name, value).map_err(|error| refused(&error, None))?;
        }
        // The game itself has the last word on its set-up.
        G::new(&setup).map_err(|error| {
            let file = match &error {
                SetupError::OwnValue { spec, .. } => option_files.get(spec.name),
                _ => None,
            };
            refused(&error, file.and_then(Option::as_deref))
        })?;
        Ok(Header::new::<G>(&setup, self.luck, self.created))
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

fn pair<'a>(text: &'a str, example: &str) -> Result<(&'a str, &'a str), Failure> {
    text.split_once('=').ok_or_else(|| {
        Failure::cannot(format!("{text:?} has no ="))
            .next(format!("write a name and a value, as in {example}"))
    })
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
        about: Text::new("the deck", "デッキ"),
    };
    static WORD: OptionSpec =
        OptionSpec { own: Some(OwnSpec { form: Text::new("a word", "語"), file: None }), ..DECK };

    #[test]
    fn a_wrong_text_is_answered_with_what_can_be_given() {
        let told = with_files(&DECK.refuses("no card"));
        let wanted = "deck: no card; it is one of first, or a deck list, \
                      or the path of a .toml file with one";
        assert_eq!(told, wanted);
        let told = with_files(&WORD.refuses("no word"));
        assert_eq!(told, "deck: no word; it is one of first, or a word");
    }
}

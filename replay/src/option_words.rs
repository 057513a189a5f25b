//! Options as people type them: a listed value, a text of their own, names of cards for either, or a
//! file that holds one.

use kanso_engine::{Game, Setup, SetupError};
use std::path::{Path, PathBuf};

/// Why an option cannot be set so; `E` is why a file could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError<E> {
    /// The game takes no such option or value.
    Refused(SetupError),
    /// The file could not be read.
    Unread(E),
    /// The file holds nothing that the option takes.
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: SetupError,
    },
}

impl<E> From<SetupError> for OptionError<E> {
    fn from(error: SetupError) -> Self {
        Self::Refused(error)
    }
}

/// Sets an option of a game whose cards are chosen. A word that names a file, where the option takes
/// one, is read by `read` and made a text by [`Rules::option_from_file`](kanso_engine::Rules::option_from_file); the file is given back.
///
/// # Errors
///
/// [`OptionError`]: nothing was changed.
pub fn set<G: Game, E>(
    setup: &mut Setup<G::Opening>,
    name: &str,
    word: &str,
    read: impl FnOnce(&Path) -> Result<String, E>,
) -> Result<Option<PathBuf>, OptionError<E>> {
    let meta = G::meta();
    if !meta.options[meta.option(name)?].takes_file(word) {
        let listed = meta.options[meta.option(name)?].values.contains(&word);
        let named = if listed { None } else { G::option_by_names(name, word, &setup.cards) };
        setup.set_option(meta, name, named.as_deref().unwrap_or(word))?;
        return Ok(None);
    }
    let path = PathBuf::from(word);
    let text = read(&path).map_err(OptionError::Unread)?;
    let own = G::option_from_file(name, &text, &setup.cards)
        .and_then(|own| setup.set_option(meta, name, &own));
    match own {
        Ok(()) => Ok(Some(path)),
        Err(error) => Err(OptionError::File { path, error }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Draws;
    use kanso_engine::OptionValue;

    fn set_bag(
        word: &str,
        read: impl FnOnce(&Path) -> Result<String, &'static str>,
    ) -> (Setup<()>, Result<Option<PathBuf>, OptionError<&'static str>>) {
        let mut setup = Setup::new::<Draws>(2);
        let done = set::<Draws, _>(&mut setup, "bag", word, read);
        (setup, done)
    }

    fn no_file(path: &Path) -> Result<String, &'static str> {
        panic!("nothing is read for a text: {}", path.display())
    }

    #[test]
    fn a_value_and_a_text_read_no_file() {
        let (setup, done) = set_bag("usual", no_file);
        assert_eq!((&setup.options[0], done), (&OptionValue::Listed(0), Ok(None)));
        let (setup, done) = set_bag("owl:2,fox:1", no_file);
        let own = OptionValue::Own("owl:2,fox:1".to_owned());
        assert_eq!((&setup.options[0], done), (&own, Ok(None)));
    }

    #[test]
    fn a_file_becomes_its_text() {
        let (setup, done) = set_bag("my/bag.txt", |path| {
            assert_eq!(path, Path::new("my/bag.txt"));
            Ok("owl 2\nfox 1\n".to_owned())
        });
        let own = OptionValue::Own("owl:2,fox:1".to_owned());
        assert_eq!((&setup.options[0], done), (&own, Ok(Some(PathBuf::from("my/bag.txt")))));
    }

    #[test]
    fn what_is_wrong_is_said_of_the_file_that_it_is_in() {
        let (setup, done) = set_bag("bag.txt", |_| Err("it is locked"));
        assert_eq!(done, Err(OptionError::Unread("it is locked")));
        assert_eq!(setup, Setup::new::<Draws>(2));
        for (text, words) in [("owl two", "\"owl:two\" is no card"), ("", "an empty text")] {
            let (setup, done) = set_bag("bag.txt", |_| Ok(text.to_owned()));
            let Err(OptionError::File { path, error }) = done else { panic!("{done:?}") };
            assert_eq!(path, Path::new("bag.txt"));
            assert!(error.to_string().contains(words), "{error}");
            assert_eq!(setup, Setup::new::<Draws>(2));
        }
        let mut setup = Setup::new::<Draws>(2);
        let done = set::<Draws, ()>(&mut setup, "deck", "usual", |_| Ok(String::new()));
        assert!(matches!(done, Err(OptionError::Refused(SetupError::UnknownOption { .. }))));
    }
}

//! `kanso link`

use super::{Failure, Finding, Io, files, open, telling, terminal, who};
use crate::address::{Address, Place};
use crate::foreign::word;
use crate::html::{GamePage, game_told};
use crate::link::{self, LINK_LEN_MAX, LINK_LEN_SAFE, LinkError, is_base};
use kanso_engine::Eye;
use std::path::PathBuf;

/// Put a whole game into a link, to be sent to somebody who opens or imports it.
///
/// The game stands behind the `#` of the link, so no server is sent it; who has the link has the game,
/// with its seed, its hands and its notes. `kanso import LINK -o FILE` makes the same file of it, byte
/// for byte.
///
/// With `--eye` the link has no game in it but what that eye was told, as the page has it that `kanso export
/// --format html` makes: all its words, and the table at one moment, where there is room for it. What the eye
/// may not know is nowhere in it. It opens with told.html, which lies beside the viewer for browsers and on
/// every site that `kanso site` makes.
#[derive(Debug, clap::Args)]
pub struct Link {
    /// The game's file.
    file: PathBuf,
    /// The moment at which it opens; with --eye also that of its table, without it the end.
    #[arg(long, value_name = "ADDR")]
    at: Option<Address>,
    /// Not the game, but what this eye was told of it: public, or a seat; then FILE may be given to nobody.
    #[arg(long)]
    eye: Option<String>,
    /// The address of a page that shows games, to stand before the `#`.
    #[arg(long, value_name = "URL", default_value = "", hide_default_value = true)]
    base: String,
}

impl Link {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        base_is_fit(&self.base)?;
        let link = match self.eye.as_deref() {
            Some(eye) => self.told(eye, io)?,
            None => self.whole(io)?,
        };
        let link = format!("{}{link}", self.base);
        writeln!(io.out, "{link}")?;
        if link.len() > LINK_LEN_SAFE {
            let told = format!(
                "a link of {} signs: some programs cut those of more than {LINK_LEN_SAFE}, and {} tells \
                 of one that was cut",
                link.len(),
                if self.eye.is_some() { "the page" } else { "`kanso import LINK -o FILE`" }
            );
            terminal::warn(&self.file, &told);
        }
        Ok(Finding::Good)
    }

    /// The game as a link.
    fn whole(&self, io: &mut Io<'_>) -> Result<String, Failure> {
        let bytes = files::read(&self.file)?;
        let mut review = open::to_read(&self.file, io)?;
        // By number: a name would have to be written in signs that an address can hold.
        let at = match &self.at {
            Some(at) => {
                let place = review.seek(at);
                let place = place.map_err(|error| open::no_address(&error).at(&self.file))?;
                Some(place.to_string().parse().expect("a place is an address"))
            }
            None => None,
        };
        link::link(&bytes, at.as_ref()).map_err(|error| match error {
            LinkError::Log(error) => Failure::of_log(&error, &self.file),
            LinkError::Torn => Failure::bad(&error)
                .at(&self.file)
                .next(format!("`kanso repair {} -o OUT` keeps what is whole", word(&self.file))),
            LinkError::TooLong { .. } => Failure::cannot(&error).at(&self.file).next(
                "send the file itself, or a page of it: `kanso export FILE --format html -o OUT`",
            ),
        })
    }

    /// What an eye was told, as a link.
    fn told(&self, eye: &str, io: &mut Io<'_>) -> Result<String, Failure> {
        let mut review = open::to_read(&self.file, io)?;
        let eye = who::eye(eye, review.names())?;
        if eye == Eye::All {
            return Err(Failure::cannot("who may see everything is told the whole game")
                .at(&self.file)
                .next("leave --eye out, or name a seat or public"));
        }
        let (lang, routine) = (io.lang, telling::routine(false));
        let no_place = |error: &_| open::no_address(error).at(&self.file);
        let at = self.at.clone().unwrap_or_else(|| Place::End.into());
        let at = review.seek(&at).map_err(|error| no_place(&error))?;
        let page = GamePage { lang, eye, routine, at, analysis: None };
        let told = game_told(&mut *review, &page).map_err(|error| no_place(&error))?;
        match link::link_told(&told.text(true)) {
            Ok(link) => Ok(link),
            Err(LinkError::TooLong { len, .. }) => {
                let words = link::link_told(&told.text(false)).map_err(|error| {
                    Failure::cannot(&error).at(&self.file).next(format!(
                        "send a page of it: `kanso export {} --format html --eye {} -o OUT`",
                        word(&self.file),
                        word(self.eye.as_deref().unwrap_or_default())
                    ))
                })?;
                let what = format!(
                    "the link has the words alone: with the table it would have {len} signs, where one has at \
                     most {LINK_LEN_MAX}; `kanso export {} --format html --eye {} -o OUT` makes a page with \
                     all tables",
                    word(&self.file),
                    word(self.eye.as_deref().unwrap_or_default())
                );
                terminal::warn(&self.file, &what);
                Ok(words)
            }
            Err(error @ (LinkError::Log(_) | LinkError::Torn)) => Err(Failure::cannot(&error)),
        }
    }
}

/// Refuses what cannot stand before the `#` of a link.
pub fn base_is_fit(base: &str) -> Result<(), Failure> {
    if is_base(base) {
        return Ok(());
    }
    Err(Failure::cannot("an address with a `#`, a space or a bracket cannot stand before the game")
        .next("give --base the address of the page alone, such as https://example.org/games/"))
}

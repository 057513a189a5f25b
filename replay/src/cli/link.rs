//! `kanso link`

use super::{Failure, Finding, Io, files, open, terminal};
use crate::address::Address;
use crate::foreign::word;
use crate::link::{self, LINK_LEN_SAFE, LinkError, is_base};
use std::path::PathBuf;

/// Put a whole game into a link, to be sent to somebody who opens or imports it.
///
/// The game stands behind the `#` of the link, so no server is sent it; who has the link has the game,
/// with its seed, its hands and its notes. `kanso import LINK -o FILE` makes the same file of it, byte
/// for byte.
#[derive(Debug, clap::Args)]
pub struct Link {
    /// The game's file.
    file: PathBuf,
    /// The moment at which it opens.
    #[arg(long, value_name = "ADDR")]
    at: Option<Address>,
    /// The address of a page that shows games, to stand before the `#`.
    #[arg(long, value_name = "URL", default_value = "", hide_default_value = true)]
    base: String,
}

impl Link {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        base_is_fit(&self.base)?;
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
        let link = link::link(&bytes, at.as_ref()).map_err(|error| match error {
            LinkError::Log(error) => Failure::of_log(&error, &self.file),
            LinkError::Torn => Failure::bad(&error)
                .at(&self.file)
                .next(format!("`kanso repair {} -o OUT` keeps what is whole", word(&self.file))),
            LinkError::TooLong { .. } => Failure::cannot(&error).at(&self.file).next(
                "send the file itself, or a page of it: `kanso export FILE --format html -o OUT`",
            ),
        })?;
        let link = format!("{}{link}", self.base);
        writeln!(io.out, "{link}")?;
        if link.len() > LINK_LEN_SAFE {
            let told = format!(
                "a link of {} signs: some programs cut those of more than {LINK_LEN_SAFE}, and \
                 `kanso import LINK -o FILE` tells of one that was cut",
                link.len()
            );
            terminal::warn(&self.file, &told);
        }
        Ok(Finding::Good)
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

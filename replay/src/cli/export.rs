//! `kanso export`

use super::{Failure, Finding, Io, analyse, files, open, story, telling, who};
use crate::address::{Address, Place};
use crate::draw::{SvgOptions, scene_svg};
use crate::html::{GamePage, game_page};
use crate::log::jsonl;
use crate::review::{Position, Review};
use crate::tell::TranscriptOptions;
use kanso_engine::Eye;
use std::path::PathBuf;

/// Write a game in another form: JSON Lines (lossless), a transcript, a page for a browser, or a
/// picture of the table.
///
/// JSON Lines keep every frame of the file, one to a line; `kanso import` makes the same file of
/// them again, byte for byte. Transcript and page tell the line that is shown, or that of `--at`; the
/// page is one file that needs nothing else and opens at that moment. The picture is of the table
/// then. What `--eye` may not know is in none of them.
#[derive(Debug, clap::Args)]
pub struct Export {
    /// The game's file.
    file: PathBuf,
    /// The form.
    #[arg(long, value_enum)]
    format: Format,
    /// The file to make; without it standard output.
    #[arg(short, long = "out", value_name = "OUT")]
    out: Option<PathBuf>,
    /// Who is told: all, public, or a seat; not for JSON Lines, which keep everything.
    #[arg(long)]
    eye: Option<String>,
    /// Add the digests of states, lists and views to the transcript, as golden games have them.
    #[arg(long)]
    digests: bool,
    /// Tell the transcript's routine steps too, such as passes given by themselves, instead of
    /// counting them.
    #[arg(long)]
    all_steps: bool,
    /// The moment of the picture, without it the end of the line that is shown; where the page opens,
    /// without it at the start.
    #[arg(long, value_name = "ADDR")]
    at: Option<Address>,
    /// Analyse the game first, as `kanso analyse` does, and show on the page who was winning when.
    #[arg(long)]
    analyse: bool,
}

/// The form of an export.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Format {
    /// JSON Lines: every frame of the file, for programs.
    Jsonl,
    /// A transcript, for people.
    Txt,
    /// A page for a browser: the table after each event, what happened, and the rules.
    Html,
    /// A picture of the table.
    Svg,
}

impl Export {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let (lang, routine) = (io.lang, telling::routine(self.all_steps));
        let text = match self.format {
            Format::Jsonl | Format::Txt | Format::Svg if self.analyse => {
                return Err(Failure::cannot("only a page shows an analysis")
                    .at(&self.file)
                    .next("choose --format html, or run `kanso analyse FILE`"));
            }
            Format::Jsonl if self.eye.is_some() => {
                return Err(Failure::cannot("JSON Lines keep everything that is in the file")
                    .next("leave --eye out, or choose --format txt"));
            }
            Format::Jsonl => {
                let bytes = files::read(&self.file)?;
                jsonl::export(io.games, &bytes)
                    .map_err(|error| Failure::of_log(&error, &self.file))?
            }
            Format::Txt => {
                let (_, eye, at) = self.opened(Place::End, io)?;
                let machine = self.digests;
                let options = TranscriptOptions { lang, eye, machine, routine };
                story::transcript(io.games, &self.file, at.line, options)?
            }
            Format::Html => {
                let (mut review, eye, at) = self.opened(Place::Event(0), io)?;
                let analysis = if self.analyse {
                    Some(analyse::for_page(&self.file, at.line, eye, io)?)
                } else {
                    None
                };
                let analysis = analysis.as_ref();
                game_page(&mut *review, &GamePage { lang, eye, routine, at, analysis })
                    .map_err(|error| open::no_address(&error).at(&self.file))?
            }
            Format::Svg => {
                let (review, eye, _) = self.opened(Place::End, io)?;
                scene_svg(&review.scene(eye), &SvgOptions { lang, eye, ..SvgOptions::default() })
            }
        };
        match &self.out {
            Some(path) => {
                // What is told to all eyes tells hands and the seed.
                match self.eye.as_deref() {
                    None | Some("all") => files::make_own(path, text.as_bytes())?,
                    Some(_) => files::make(path, text.as_bytes())?,
                }
                writeln!(io.out, "{}", path.display())?;
            }
            None => io.out.write_all(text.as_bytes())?,
        }
        Ok(Finding::Good)
    }

    /// The game, who is told, and the moment: where none was asked for, this place of the line that
    /// is shown.
    fn opened(
        &self,
        place: Place,
        io: &Io<'_>,
    ) -> Result<(Box<dyn Review>, Eye, Position), Failure> {
        let mut review = open::to_read(&self.file, io)?;
        let eye = who::eye(self.eye.as_deref().unwrap_or("all"), review.names())?;
        let at = self.at.clone().unwrap_or_else(|| place.into());
        let at = review.seek(&at);
        let at = at.map_err(|error| open::no_address(&error).at(&self.file))?;
        Ok((review, eye, at))
    }
}

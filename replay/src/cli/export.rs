//! `kanso export`

use super::{Failure, Finding, Io, files, open, story, telling, who};
use kanso_replay::address::{Address, Place};
use kanso_replay::draw::{SvgOptions, scene_svg};
use kanso_replay::log::jsonl;
use kanso_replay::tell::TranscriptOptions;
use std::path::PathBuf;

/// Write a game in another form: JSON Lines (lossless), a transcript, or a picture of the table.
///
/// JSON Lines keep every frame of the file, one to a line; `kanso import` makes the same file of
/// them again, byte for byte. The transcript tells the line that is shown, the picture its table at
/// `--at`.
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
    /// The moment of the picture; without it the end of the line that is shown.
    #[arg(long, value_name = "ADDR")]
    at: Option<Address>,
}

/// The form of an export.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Format {
    /// JSON Lines: every frame of the file, for programs.
    Jsonl,
    /// A transcript, for people.
    Txt,
    /// A picture of the table.
    Svg,
}

impl Export {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let text = match self.format {
            Format::Jsonl if self.eye.is_some() => {
                return Err(Failure::cannot("JSON Lines keep everything that is in the file")
                    .next("leave --eye out, or choose --format txt"));
            }
            Format::Jsonl => {
                let bytes = files::read(&self.file)?;
                jsonl::export(&bytes).map_err(|error| Failure::of_log(&error, &self.file))?
            }
            Format::Txt | Format::Svg => {
                let mut review = open::to_read(&self.file, io)?;
                let eye = self.eye.as_deref().unwrap_or("all");
                let eye = who::eye(eye, review.names())?;
                let at = self.at.clone().unwrap_or_else(|| Place::End.into());
                let at = review.seek(&at);
                let at = at.map_err(|error| open::no_address(&error).at(&self.file))?;
                if self.format == Format::Txt {
                    let routine = telling::routine(self.all_steps);
                    let machine = self.digests;
                    let options = TranscriptOptions { lang: io.lang, eye, machine, routine };
                    story::transcript(&self.file, at.line, options)?
                } else {
                    let options = SvgOptions { lang: io.lang, page: None };
                    scene_svg(&review.scene(eye), &options)
                }
            }
        };
        match &self.out {
            Some(path) => {
                files::make(path, text.as_bytes())?;
                writeln!(io.out, "{}", path.display())?;
            }
            None => io.out.write_all(text.as_bytes())?,
        }
        Ok(Finding::Good)
    }
}

//! `kanso export`

use super::{Failure, Finding, Io, analyse, files, open, story, telling, who};
use crate::address::{Address, Place};
use crate::clip::{self, Clip, ClipError, WIDE_MAX, WIDE_MIN};
use crate::draw::{SvgOptions, scene_svg};
use crate::html::{GamePage, game_page};
use crate::log::jsonl;
use crate::review::{Position, Review};
use crate::tell::TranscriptOptions;
use kanso_engine::Eye;
use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::time::Duration;

/// Write a game in another form: JSON Lines (lossless), a transcript, a page for a browser, a picture of
/// the table, or a clip.
///
/// JSON Lines keep every frame of the file, one to a line; `kanso import` makes the same file of
/// them again, byte for byte. Transcript and page tell the line that is shown, or that of `--at`; the
/// page is one file that needs nothing else and opens at that moment. The picture is of the table
/// then. A clip shows the moments from `--from` to `--to` one after the other, a strip beside each other;
/// pages of the table on which nothing changes are left out.
/// What `--eye` may not know is in none of them.
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
    /// The first moment of a clip; without it the start.
    #[arg(long, value_name = "ADDR")]
    from: Option<Address>,
    /// The last moment of a clip; without it the end.
    #[arg(long, value_name = "ADDR")]
    to: Option<Address>,
    /// How wide the pictures of a clip are at most, in pixels, from 320 to 2560.
    #[arg(long, value_name = "PIXELS", default_value_t = WIDE, value_parser = wide)]
    size: u16,
    /// How long each picture of a clip stands, in seconds.
    #[arg(long, value_name = "SECONDS", default_value = "1.2", value_parser = pace)]
    pace: Duration,
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
    /// A clip that every program shows.
    Gif,
    /// A clip in all colours, as PNG.
    Apng,
    /// The moments of a clip in one picture, as PNG.
    PngStrip,
}

impl Format {
    /// True if it has several moments.
    const fn is_clip(self) -> bool {
        matches!(self, Self::Gif | Self::Apng | Self::PngStrip)
    }
}

/// How wide the pictures of a clip are, where nothing else is asked for.
const WIDE: u16 = 960;
/// Shortest and longest time that a picture of a clip may stand, in seconds.
const PACE: std::ops::RangeInclusive<f64> = 0.05..=60.0;

fn wide(text: &str) -> Result<u16, String> {
    let wide = text.parse().ok().filter(|wide| (WIDE_MIN..=WIDE_MAX).contains(wide));
    wide.ok_or_else(|| format!("a number of pixels from {WIDE_MIN} to {WIDE_MAX} stands here"))
}

fn pace(text: &str) -> Result<Duration, String> {
    let pace = text.parse::<f64>().ok().filter(|pace| PACE.contains(pace));
    let (least, most) = (PACE.start(), PACE.end());
    pace.map(Duration::from_secs_f64)
        .ok_or_else(|| format!("a number of seconds from {least} to {most} stands here"))
}

impl Export {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let (lang, routine) = (io.lang, telling::routine(self.all_steps));
        if !self.format.is_clip() && (self.from.is_some() || self.to.is_some()) {
            return Err(Failure::cannot("only a clip goes from one moment to another")
                .at(&self.file)
                .next("choose --format gif, apng or png-strip, or say --at for one moment"));
        }
        let text = match self.format {
            format if self.analyse && format != Format::Html => {
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
            Format::Gif | Format::Apng | Format::PngStrip => return self.clip(io),
        };
        self.write(text.as_bytes(), io)
    }

    /// Puts what was made where it is wanted.
    fn write(&self, made: &[u8], io: &mut Io<'_>) -> Result<Finding, Failure> {
        match &self.out {
            Some(path) => {
                // What is told to all eyes tells hands and the seed.
                match self.eye.as_deref() {
                    None | Some("all") => files::make_own(path, made)?,
                    Some(_) => files::make(path, made)?,
                }
                writeln!(io.out, "{}", path.display())?;
            }
            None => io.out.write_all(made)?,
        }
        Ok(Finding::Good)
    }

    /// A stretch of the game as pictures.
    fn clip(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        if self.out.is_none() && std::io::stdout().is_terminal() {
            return Err(Failure::cannot("a clip is no text for a terminal")
                .next("name a file with -o OUT, or send it on with >"));
        }
        if self.at.is_some() {
            return Err(Failure::cannot("a clip has more than one moment")
                .at(&self.file)
                .next("say --from ADDR and --to ADDR"));
        }
        let mut review = open::to_read(&self.file, io)?;
        let eye = who::eye(self.eye.as_deref().unwrap_or("all"), review.names())?;
        let mut place = |at: &Option<Address>, otherwise: Place| {
            let at = at.clone().unwrap_or_else(|| otherwise.into());
            review.seek(&at).map_err(|error| open::no_address(&error).at(&self.file))
        };
        let from = place(&self.from, Place::Event(0))?;
        let to = place(&self.to, Place::End)?;
        if from.line != to.line {
            return Err(Failure::cannot("a clip stays on one line")
                .at(&self.file)
                .next(format!("say --from and --to on line {}, as {}@12", from.line, from.line)));
        }
        let failed = |error: ClipError| {
            let failure = Failure::cannot(&error).at(&self.file);
            match error {
                ClipError::Address(error) => open::no_address(&error).at(&self.file),
                ClipError::Backwards => failure.next("say the earlier moment with --from"),
                ClipError::TooLong { .. } | ClipError::TooManyPictures { .. } => {
                    failure.next("choose a part of it: --from t5 --to t6 is turn 5")
                }
                ClipError::Draw(_) => failure.next("choose a smaller --size, or a part of it"),
            }
        };
        let routine = self.all_steps;
        let clip = Clip { from, to: to.event, eye, lang: io.lang, routine, wide: self.size };
        let moments = clip::moments(&mut *review, &clip).map_err(failed)?;
        let made = match self.format {
            Format::Apng => clip::as_apng(&moments, self.pace),
            Format::PngStrip => clip::as_strip(&moments),
            _ => clip::as_gif(&moments, self.pace),
        };
        self.write(&made.map_err(failed)?, io)
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

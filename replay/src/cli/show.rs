//! `kanso show`

use super::{Failure, Finding, Io, open, table, telling, who};
use kanso_replay::address::{Address, Place};
use kanso_replay::draw::{SvgOptions, scene_svg};
use std::path::PathBuf;

/// Draw the table as it stood at one moment, and tell what its short names and marks mean.
#[derive(Debug, clap::Args)]
pub struct Show {
    /// The game's file.
    file: PathBuf,
    /// The moment: `12` is after 12 events, `t5` the start of turn 5, `r3` of round 3, `t5.2` of the
    /// second phase of turn 5; without it the end of the line that is shown.
    #[arg(long, value_name = "ADDR")]
    at: Option<Address>,
    /// Who looks: all, public, or a seat by number or name.
    #[arg(long, default_value = "all")]
    eye: String,
    /// Only this page of the table, by its id.
    #[arg(long, value_name = "P")]
    page: Option<String>,
    /// How it is drawn.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// How the table is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
enum Format {
    /// As text.
    #[default]
    Text,
    /// As an SVG picture.
    Svg,
    /// As data, for programs.
    Json,
}

impl Show {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let mut review = open::to_read(&self.file, io)?;
        let eye = who::eye(&self.eye, review.names())?;
        let at = self.at.clone().unwrap_or_else(|| Place::End.into());
        review.seek(&at).map_err(|error| open::no_address(&error).at(&self.file))?;
        let mut scene = review.scene(eye);
        if let Some(page) = &self.page
            && !scene.pages.iter().any(|known| known.id == *page)
        {
            let pages: Vec<_> = scene.pages.iter().map(|page| page.id.as_str()).collect();
            return Err(Failure::cannot(format!("the table has no page {page:?}"))
                .next(format!("its pages are {}", pages.join(", "))));
        }
        match self.format {
            Format::Text => {
                if self.page.is_none() {
                    let mut phase = String::new();
                    review.say_phase(io.lang, &mut phase)?;
                    let (here, places) = (review.here(), telling::places(&*review));
                    writeln!(
                        io.out,
                        "{}  {phase}  {}",
                        io.style.id(&here.to_string()),
                        io.style.faint(&places)
                    )?;
                }
                table::draw(&*review, eye, self.page.as_deref(), io)?;
                writeln!(io.out)?;
                table::legend(&*review, eye, self.page.as_deref(), io)?;
            }
            Format::Svg => {
                let options = SvgOptions { lang: io.lang, page: self.page.clone() };
                write!(io.out, "{}", scene_svg(&scene, &options))?;
            }
            Format::Json => {
                if let Some(page) = &self.page {
                    scene.pages.retain(|known| known.id == *page);
                }
                let text = serde_json::to_string_pretty(&scene).map_err(Failure::cannot)?;
                writeln!(io.out, "{text}")?;
            }
        }
        Ok(Finding::Good)
    }
}

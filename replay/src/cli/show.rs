//! `kanso show`

use super::terminal::Style;
use super::{Failure, Finding, Io, files, open, table, telling, who};
use crate::address::{Address, Place};
use crate::draw::{self, SvgOptions, scene_svg};
use crate::games::Games;
use crate::review::{self, Position, Refit, Review};
use crate::under::{self, Filler, Terms};
use kanso_engine::{Eye, Lang, Scene};
use std::io::IsTerminal as _;
use std::path::PathBuf;

/// Draw the table as it stood at one moment, and tell what its short names and marks mean.
///
/// With `--reading` the moment is shown as it would have been under another reading of the rules:
/// the record is laid under it, and nothing is written.
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
    /// Under another answer to an open question: `--reading PG-R1=at-once`; `kanso games GAME` lists
    /// them. It can be given several times.
    #[arg(long = "reading", value_name = "ID=VALUE")]
    readings: Vec<String>,
    /// How it is drawn; without it by the ending of OUT, else as text.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// The file to make; without it standard output.
    #[arg(short, long = "out", value_name = "OUT")]
    out: Option<PathBuf>,
}

/// How the table is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
enum Format {
    /// As text.
    #[default]
    Text,
    /// As an SVG picture.
    Svg,
    /// As a PNG picture.
    Png,
    /// As data, for programs.
    Json,
}

impl Show {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let mut review = open::to_read(&self.file, io)?;
        let eye = who::eye(&self.eye, review.names())?;
        let at = self.at.clone().unwrap_or_else(|| Place::End.into());
        let place = review.seek(&at).map_err(|error| open::no_address(&error).at(&self.file))?;
        let mut heading = None;
        if !self.readings.is_empty() {
            if eye != Eye::All {
                // What no longer fits, and where, tells of what an eye does not see.
                return Err(Failure::cannot("another reading is shown to the eye all alone")
                    .next("leave --eye out"));
            }
            let (under, place) = self.under(&*review, place, (io.games, io.lang))?;
            review = under;
            heading = Some(format!("{}  {place}", self.readings.join(", ")));
        }
        let scene = review.scene(eye);
        if let Some(page) = &self.page
            && !scene.pages.iter().any(|known| known.id == *page)
        {
            let pages: Vec<_> = scene.pages.iter().map(|page| page.id.as_str()).collect();
            return Err(Failure::cannot(format!("the table has no page {page:?}"))
                .next(format!("its pages are {}", pages.join(", "))));
        }
        match (self.form()?, &self.out) {
            (Format::Text, None) => self.text(&*review, eye, heading.as_deref(), io)?,
            (Format::Text, Some(out)) => {
                let mut text = Vec::new();
                let mut into = Io {
                    games: io.games,
                    out: &mut text,
                    lang: io.lang,
                    lang_asked: io.lang_asked,
                    style: Style { colors: false },
                    columns: io.columns,
                    rows: io.rows,
                    shows_progress: false,
                    stop: io.stop.clone(),
                };
                self.text(&*review, eye, heading.as_deref(), &mut into)?;
                files::make(out, &text)?;
                writeln!(io.out, "{}", out.display())?;
            }
            (format, out) => {
                let before = before(&mut *review, eye);
                let bytes = self.picture(scene, before, (eye, io.lang), format)?;
                match out {
                    Some(out) => {
                        files::make(out, &bytes)?;
                        writeln!(io.out, "{}", out.display())?;
                    }
                    None => io.out.write_all(&bytes)?,
                }
            }
        }
        Ok(Finding::Good)
    }

    /// The form of the answer: as it is asked for, or by the ending of the file.
    fn form(&self) -> Result<Format, Failure> {
        let ending = self.out.as_deref().and_then(|out| out.extension()?.to_str());
        let form = self.format.or(match ending {
            Some("svg") => Some(Format::Svg),
            Some("png") => Some(Format::Png),
            Some("json") => Some(Format::Json),
            Some(_) | None => None,
        });
        let form = form.unwrap_or_default();
        if form == Format::Png && self.out.is_none() && std::io::stdout().is_terminal() {
            return Err(Failure::cannot("a PNG picture is no text for a terminal")
                .next("name a file with -o OUT.png, or send it on with >"));
        }
        Ok(form)
    }

    fn text(
        &self,
        review: &dyn Review,
        eye: Eye,
        heading: Option<&str>,
        io: &mut Io<'_>,
    ) -> Result<(), Failure> {
        let page = self.page.as_deref();
        if let Some(heading) = heading {
            writeln!(io.out, "{}", io.style.strong(heading))?;
        }
        if page.is_none() {
            let mut phase = String::new();
            review.say_phase(io.lang, &mut phase)?;
            let (here, places) = (review.here().to_string(), telling::places(review));
            writeln!(io.out, "{}  {phase}  {}", io.style.id(&here), io.style.faint(&places))?;
        }
        table::draw(review, eye, page, io)?;
        writeln!(io.out)?;
        table::legend(review, eye, page, io)
    }

    /// The table as a picture, with what happened since the one before, or as data.
    fn picture(
        &self,
        mut scene: Scene,
        before: Option<Scene>,
        (eye, lang): (Eye, Lang),
        format: Format,
    ) -> Result<Vec<u8>, Failure> {
        let page = self.page.clone();
        let options = SvgOptions { lang, page, eye, before, ..SvgOptions::default() };
        match format {
            Format::Png => draw::png(&scene_svg(&scene, &options)).map_err(Failure::cannot),
            Format::Json => {
                if let Some(page) = &self.page {
                    scene.pages.retain(|known| known.id == *page);
                }
                let text = serde_json::to_string_pretty(&scene).map_err(Failure::cannot)?;
                Ok(format!("{text}\n").into_bytes())
            }
            Format::Svg | Format::Text => Ok(scene_svg(&scene, &options).into_bytes()),
        }
    }

    /// The game under the other readings, standing where this place is there, and that place as it
    /// is told.
    fn under(
        &self,
        review: &dyn Review,
        place: Position,
        (games, lang): (Games, Lang),
    ) -> Result<(Box<dyn Review>, String), Failure> {
        let mut readings = Vec::new();
        for text in &self.readings {
            let (name, value) = text.split_once('=').ok_or_else(|| {
                Failure::cannot(format!("{text:?} has no ="))
                    .next("write a reading and its value, as in --reading PG-R1=at-once")
            })?;
            readings.push((name.trim().to_owned(), value.trim().to_owned()));
        }
        let terms = Terms { readings, ..Terms::default() };
        let bytes = files::read(&self.file)?;
        let under = under::refit(games, &bytes, place.line, &terms, Filler::Nobody, lang);
        let under = under.map_err(|error| {
            Failure::cannot(error).next("`kanso games GAME` tells its readings with their values")
        })?;
        let line = under.refit.line;
        let there = match place.event {
            0 => Some(Position { line, ..place }),
            event => {
                let there = under.refit.places.event(event - 1);
                there.map(|there| Position { line, event: there + 1, ..place })
            }
        };
        let there = there.ok_or_else(|| lost(&under.refit, place.event, lang))?;
        let mut other = review::open(games, &under.bytes).map_err(Failure::cannot)?;
        // An event may have fewer beats under other rules.
        let gone = other.go(there).or_else(|_| other.go(Position { beat: None, ..there }));
        gone.map_err(|error| open::no_address(&error))?;
        debug_assert_eq!(review.names(), other.names(), "the seats stay");
        let said = match (place.event == there.event, lang) {
            (true, _) => String::new(),
            (false, Lang::En) => format!("(as played: event {})", place.event),
            (false, Lang::Ja) => format!("（記録ではイベント{}）", place.event),
        };
        Ok((other, said))
    }
}

/// Why an event is not there under other readings.
fn lost(refit: &Refit, event: u32, lang: Lang) -> Failure {
    let dropped = refit.dropped.iter().find(|dropped| dropped.event + 1 == event);
    let (words, rule) = match (dropped, &refit.stopped) {
        (Some(dropped), _) => (&dropped.refusal.words, &dropped.refusal.rule),
        (None, Some(stopped)) => (&stopped.refusal.words, &stopped.refusal.rule),
        (None, None) => (&refit.places.events().to_string(), &String::new()),
    };
    let why = if rule.is_empty() { words.clone() } else { format!("{rule}, {words}") };
    let told = match (lang, &refit.stopped) {
        (Lang::En, Some(stopped)) if dropped.is_none() => format!(
            "under it the record stops fitting at event {}, before event {event}: {why}",
            stopped.parent + 1
        ),
        (Lang::Ja, Some(stopped)) if dropped.is_none() => format!(
            "その解釈では、イベント{event}より前のイベント{}で記録が成立しなくなります：{why}",
            stopped.parent + 1
        ),
        (Lang::En, _) => format!("under it event {event} no longer fits: {why}"),
        (Lang::Ja, _) => format!("その解釈ではイベント{event}は成立しません：{why}"),
    };
    Failure::bad(told).next("name an earlier moment")
}

/// The table before the event after which the review stands; none at the start and within an event.
fn before(review: &mut dyn Review, eye: Eye) -> Option<Scene> {
    let here = review.here();
    let event = here.event.checked_sub(1).filter(|_| here.beat.is_none())?;
    let before = review.go(Position::after(here.line, event)).ok().map(|()| review.scene(eye));
    review.go(here).expect("one stood there before");
    before
}

//! `kanso corpus`

mod stats;
mod stats_text;
mod table;

pub use stats::tell_stats;
pub use table::{Set, set};

use super::{Failure, Finding, Io, files, numbers, who, words};
use crate::corpus::{self, CorpusError, Report, Wanted};
use crate::under::{CardTerms, Filler, Terms};
use serde_json::json;
use std::path::{Path, PathBuf};

/// Many games at once: what a change of the rules would do to them, and who wins how often.
#[derive(Debug, clap::Args)]
pub struct Corpus {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Compare(Compare),
    Stats(stats::StatsCommand),
}

/// Compare games with themselves under other rules, by the rules that make a difference.
///
/// Each game is the same, differs (from which event, by which rule), or stops fitting (at which
/// event, by the rule that refuses it). Of a folder every .kanso file in it and below it is taken.
/// The files are only read.
///
/// Only what people see makes a difference. What is asked otherwise is answered by itself, and told: an
/// answer that is the only lawful one, a pass where the record knows nothing of the question, an action
/// that must be said more fully; what nothing asks for any more is left out.
///
/// Exit status: 0 every game is the same, 1 some are not, 2 it could not be done.
#[derive(Debug, clap::Args)]
struct Compare {
    /// Files and folders.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// How an open question is answered: `--reading PG-R1=at-once`; several are changed together.
    #[arg(long = "reading", value_name = "ID=VALUE")]
    readings: Vec<String>,
    /// The defaults of this revision of the rules; what a game chose otherwise stays.
    #[arg(long, value_name = "N", value_parser = numbers::whole)]
    revision: Option<u32>,
    /// A card set of your own, or `newest` for the newest built-in one.
    #[arg(long, value_name = "FILE|newest")]
    cards: Option<PathBuf>,
    /// Who answers where only a person could go on: greedy, random, patient, search or another
    /// bot. Without it such a game has no end.
    #[arg(long, value_name = "BOT")]
    bot: Option<String>,
    /// Compare every line that is not deleted, not the games themselves alone.
    #[arg(long)]
    all_lines: bool,
    /// The form of the answer; without it that of OUT by its ending, else the table.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// The file to make; without it standard output.
    #[arg(short, long = "out", value_name = "OUT")]
    out: Option<PathBuf>,
    /// List every game in the table.
    #[arg(long)]
    each: bool,
}

/// The form of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Format {
    /// A table, for people.
    Table,
    /// JSON, for programs: every game with all that is known of it.
    Json,
    /// A page for a browser: one file that needs nothing else.
    Html,
}

/// What to type for the newest cards.
const NEWEST: &str = "newest";

impl Corpus {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        match &self.command {
            Command::Compare(command) => command.run(io),
            Command::Stats(command) => command.run(io),
        }
    }
}

/// A file to make that is there already: said before the long work, not after it.
pub fn not_there_yet(out: Option<&Path>) -> Result<(), Failure> {
    match out.filter(|out| out.exists()) {
        None => Ok(()),
        Some(out) => Err(Failure::cannot("it is there already")
            .at(out)
            .next("choose another name with -o; kanso never writes over a file")),
    }
}

impl Compare {
    fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let wanted = self.wanted()?;
        let format = self.form()?;
        not_there_yet(self.out.as_deref())?;
        let paths = files::logs(&self.paths)?;
        let progress = io.progress(paths.len() as u64);
        io.stop.by_itself();
        let report =
            corpus::compare(io.games, &paths, &wanted, io.stop.flag(), &|| progress.inc(1));
        let done = progress.position();
        progress.finish_and_clear();
        let Some(report) = report.map_err(|error| self.failure(&error))? else {
            let total = paths.len();
            return Err(Failure::cannot(format!("stopped after {done} of {total} files"))
                .next("run it again; nothing was written"));
        };
        self.tell(&report, format, io)?;
        if report.totals.failed > 0 {
            let first = report.games.iter().find_map(|game| Some((game, game.error.as_ref()?)));
            let (file, error) = first.map_or(("", ""), |(game, error)| (&game.file, error));
            let files = words::counted(report.totals.failed, "file");
            return Err(Failure::cannot(format!("{files} could not be compared: {error}"))
                .at(Path::new(file))
                .next("`kanso verify FILE` tells what is wrong; the other games are told above"));
        }
        Ok(Finding::good_if(report.is_same()))
    }

    fn tell(&self, report: &Report, format: Format, io: &mut Io<'_>) -> Result<(), Failure> {
        let text = match format {
            Format::Table => table::table(report, self.each, self.style(io), io),
            Format::Json => format!("{:#}\n", json!(report)),
            Format::Html => corpus::page(io.games, report, io.lang),
        };
        match &self.out {
            Some(path) => {
                files::make(path, text.as_bytes())?;
                writeln!(io.out, "{}", path.display())?;
            }
            None => io.out.write_all(text.as_bytes())?,
        }
        Ok(())
    }

    /// Colours of the answer: a file has none.
    fn style(&self, io: &Io<'_>) -> super::terminal::Style {
        super::terminal::Style { colors: io.style.colors && self.out.is_none() }
    }

    fn form(&self) -> Result<Format, Failure> {
        let by_ending = || {
            let ending = self.out.as_deref()?.extension()?.to_str()?;
            match ending {
                "html" | "htm" => Some(Format::Html),
                "json" => Some(Format::Json),
                _ => None,
            }
        };
        let format = self.format.or_else(by_ending).unwrap_or(Format::Table);
        if self.each && format != Format::Table {
            return Err(Failure::cannot("--each is for the table")
                .next("leave it out: JSON and the page have every game as they are"));
        }
        Ok(format)
    }

    fn wanted(&self) -> Result<Wanted, Failure> {
        let readings = self.readings.iter().map(|text| {
            let pair = text.split_once('=').ok_or_else(|| {
                Failure::cannot(format!("{text:?} has no ="))
                    .next("write a reading and its value, as in --reading PG-R1=at-once")
            });
            pair.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()))
        });
        let cards = match &self.cards {
            None => CardTerms::Same,
            Some(path) if path == Path::new(NEWEST) => CardTerms::Newest,
            Some(path) => CardTerms::Own(files::read_text(path)?),
        };
        let readings = readings.collect::<Result<_, Failure>>()?;
        let filler = match &self.bot {
            Some(bot) => Filler::Bot(who::bot(bot)?),
            None => Filler::Nobody,
        };
        let terms = Terms { revision: self.revision, readings, cards };
        Ok(Wanted { terms, filler, all_lines: self.all_lines })
    }

    fn failure(&self, error: &CorpusError) -> Failure {
        let failure = Failure::cannot(error);
        match error {
            CorpusError::NoTerms => failure
                .next("say what is to be other: --reading ID=VALUE, --revision N or --cards FILE"),
            CorpusError::UnknownReading { .. } | CorpusError::UnknownValue { .. } => {
                failure.next("`kanso games` tells the readings with their values")
            }
            CorpusError::Twice { .. } => {
                failure.next("give it once; to compare two values, run it once for each")
            }
            CorpusError::Revision { .. } => failure.next("`kanso games` tells the revisions"),
            CorpusError::Cards(_) => match &self.cards {
                Some(path) if path != Path::new(NEWEST) => {
                    failure.at(path).next("`kanso check-set FILE` lists all that is wrong with it")
                }
                _ => failure.next("`kanso games` lists the games and their card sets"),
            },
            CorpusError::AnotherGame { .. } => {
                failure.next("name a folder with games of that kind, or a reading of these games")
            }
            CorpusError::Terms(_) => failure.next("`kanso games` tells what it can be"),
        }
    }
}

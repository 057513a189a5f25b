//! `kanso golden`

mod flips;

use super::{Failure, Finding, Io, files, numbers, set_up};
use crate::bug::Bug;
use crate::foreign::word;
use crate::games::Games;
use crate::golden::gap::Gap;
use crate::golden::hunt::{Hunt, hunt};
use crate::golden::make::make;
use crate::golden::recipe::Recipe;
use crate::golden::{GoldenError, bless, check, coverage, find};
use serde_json::json;
use std::path::{Path, PathBuf};

/// Golden games: what the rules must go on saying.
///
/// A golden is a log with its transcript beside it in a .txt file. After a change of rules, cards or
/// words, `check` tells every golden anew and shows where it differs, by which rule.
#[derive(Debug, clap::Args)]
pub struct Golden {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Tell every golden anew, and show the first difference of each, grouped by rule.
    ///
    /// Exit status: 0 all as blessed, 1 something differs, 2 a file could not be read.
    Check {
        /// The folder of goldens, or one golden.
        dir: PathBuf,
        /// Answer as JSON.
        #[arg(long)]
        json: bool,
    },
    /// Accept what changed: write the transcripts anew, and say in words what is different now.
    ///
    /// Exit status: 0 all are blessed, 1 one is refused, since it does not verify.
    Bless {
        /// The folder of goldens, or one golden.
        dir: PathBuf,
        /// Answer as JSON.
        #[arg(long)]
        json: bool,
    },
    /// List what no golden shows: rules, refusals, readings, cards, ends.
    ///
    /// Exit status: 0 all is shown or excepted with a reason, 1 something is missing.
    Coverage {
        /// The folder of goldens.
        dir: PathBuf,
        /// Answer as JSON.
        #[arg(long)]
        json: bool,
    },
    /// Search seeds for a game that shows something: `acts RR-4.6b`, `refuses PG-1.4`,
    /// `reading PG-R1 = at-once`, `card U05`, `end goal-reached`.
    ///
    /// Exit status: 0 a game was found, 1 none was.
    Hunt(HuntArgs),
    Flips(flips::Flips),
    /// Make the logs of a folder again from the recipes beside them, or one game by its recipe.
    Make {
        /// The folder of goldens, or one recipe.
        dir: PathBuf,
        /// Make the game of one recipe as this new file.
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
}

/// What is searched.
#[derive(Debug, clap::Args)]
struct HuntArgs {
    /// The folder of goldens; without --want every gap of its coverage is searched.
    dir: PathBuf,
    /// The game, by its id.
    #[arg(long)]
    game: String,
    /// What a game must show, as `kanso golden coverage` prints it.
    #[arg(long, value_name = "GAP")]
    want: Option<String>,
    /// How many play; without it every number is tried in turn.
    #[arg(long, value_name = "N", value_parser = numbers::whole)]
    seats: Option<u32>,
    /// An option of the games: `--option goal=50`.
    #[arg(long = "option", value_name = "K=V")]
    options: Vec<String>,
    /// A reading of the games: `--reading PG-R1=at-once`.
    #[arg(long = "reading", value_name = "ID=VALUE")]
    readings: Vec<String>,
    /// The first seed, a number.
    #[arg(long, value_name = "N", value_parser = numbers::whole, default_value_t = 0)]
    from: u32,
    /// How many seeds.
    #[arg(long, value_name = "N", value_parser = numbers::whole, default_value_t = 1000)]
    seeds: u32,
    /// A game is given up after so many events.
    #[arg(long, value_name = "N", value_parser = numbers::whole, default_value_t = 5000)]
    events: u32,
}

impl Golden {
    /// Runs the command.
    pub fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        match &self.command {
            Command::Check { dir, json } => {
                let progress = io.progress(find(dir).map_err(failure(dir))?.len() as u64);
                let report = check::check(io.games, dir, &|| progress.inc(1));
                progress.finish_and_clear();
                let report = report.map_err(failure(dir))?;
                if *json {
                    writeln!(io.out, "{:#}", json!(report))?;
                } else {
                    write!(io.out, "{report}")?;
                }
                Ok(Finding::good_if(report.is_good()))
            }
            Command::Bless { dir, json } => {
                let blessed = bless::bless(io.games, dir).map_err(failure(dir))?;
                if *json {
                    writeln!(io.out, "{:#}", json!(blessed))?;
                } else {
                    for golden in &blessed {
                        write!(io.out, "{golden}")?;
                    }
                }
                let refused = |outcome: &_| matches!(outcome, bless::BlessOutcome::Refused(_));
                Ok(Finding::good_if(!blessed.iter().any(|golden| refused(&golden.outcome))))
            }
            Command::Coverage { dir, json } => {
                let games = coverage::coverage(io.games, dir).map_err(failure(dir))?;
                if *json {
                    writeln!(io.out, "{:#}", json!(games))?;
                } else {
                    for game in &games {
                        write!(io.out, "{game}")?;
                    }
                }
                Ok(Finding::good_if(games.iter().all(coverage::Coverage::is_good)))
            }
            Command::Hunt(args) => args.run(io),
            Command::Flips(args) => args.run(io),
            Command::Make { dir, output: Some(output) } => {
                let text = files::read_text(dir)?;
                let folder = dir.parent().unwrap_or(Path::new("."));
                let recipe = Recipe::read_in(folder, &text);
                let bytes = recipe.and_then(|recipe| make(io.games, &recipe));
                let bytes = bytes.map_err(|error| {
                    Failure::bad(error).at(dir).next("correct that line and make it again")
                })?;
                files::make(output, &bytes)?;
                Ok(Finding::Good)
            }
            Command::Make { dir, output: None } => {
                for name in bless::remake(io.games, dir).map_err(failure(dir))? {
                    writeln!(io.out, "{name}")?;
                }
                Ok(Finding::Good)
            }
        }
    }
}

impl HuntArgs {
    fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        let meta = super::games::find(io.games, &self.game)?;
        let gaps = match &self.want {
            Some(text) => vec![Gap::read(text).map_err(|problem| {
                Failure::cannot(problem).next(format!(
                    "`kanso golden coverage {}` prints what can be wanted",
                    word(&self.dir)
                ))
            })?],
            None => missing(io.games, &self.dir, &self.game)?,
        };
        let recipe = Recipe {
            game: self.game.clone(),
            seats: self.seats.map(|seats| set_up::seats(meta, seats)).transpose()?,
            revision: Some((0, meta.revision())),
            options: pairs(&self.options)?,
            readings: pairs(&self.readings)?,
            ..Recipe::default()
        };
        let mut all = true;
        // What was found before is told, too.
        io.stop.by_itself();
        for gap in gaps {
            if io.stop.asked() {
                return Ok(Finding::Bad);
            }
            let told = gap.to_string();
            let seeds = self.from..self.from.saturating_add(self.seeds);
            let wanted = Hunt { recipe: recipe.clone(), gap, seeds, events_max: self.events };
            let progress = io.progress(u64::from(self.seeds));
            progress.set_message(told.clone());
            let stop = io.stop.clone();
            let found = hunt(io.games, &wanted, &mut |tried| {
                progress.set_position(u64::from(tried));
                !stop.asked()
            });
            progress.finish_and_clear();
            if let Some(found) = found.map_err(|error| self.not_hunted(error))? {
                let heading = format!("{told}: event {}", found.event);
                writeln!(io.out, "{}", io.style.strong(&heading))?;
                writeln!(io.out, "{}\n{}", io.style.id(&found.command), found.recipe)?;
            } else {
                all = false;
                writeln!(io.out, "{told}: {}", io.style.bad("no game shows it"))?;
            }
        }
        Ok(Finding::good_if(all))
    }
}

impl HuntArgs {
    /// What is wrong with what was asked for stands in no file.
    fn not_hunted(&self, error: GoldenError) -> Failure {
        match error {
            GoldenError::Recipe { source, .. } => Failure::cannot(&source).next(format!(
                "`kanso golden coverage {}` prints what can be wanted, `kanso games {}` the options \
                 and readings",
                word(&self.dir),
                self.game
            )),
            error => failure(&self.dir)(error),
        }
    }
}

/// What the goldens of a game do not show.
fn missing(games: Games, dir: &Path, game: &str) -> Result<Vec<Gap>, Failure> {
    let found = coverage::coverage(games, dir).map_err(failure(dir))?;
    let found = found.into_iter().find(|found| found.game == game);
    Ok(found.map(|found| found.missing).unwrap_or_default())
}

/// Names and values, as a recipe keeps them; they stand on no line of a file.
fn pairs(texts: &[String]) -> Result<Vec<(u32, String, String)>, Failure> {
    let pair = |text: &String| {
        let (name, value) = text.split_once('=').ok_or_else(|| {
            Failure::cannot(format!("{text:?} has no =")).next("write a name and a value")
        })?;
        Ok((0, name.to_owned(), value.to_owned()))
    };
    texts.iter().map(pair).collect()
}

/// What could not be done with this folder of goldens, or this golden.
fn failure(dir: &Path) -> impl Fn(GoldenError) -> Failure {
    let dir = word(dir);
    move |error| {
        let failure = Failure::cannot(&error);
        match error {
            GoldenError::Io { path, source } => {
                Failure::of_file(&path, "read or write it", &source)
            }
            GoldenError::Bug { .. } => failure.next(Bug::NEXT),
            GoldenError::Log { path, source } => {
                Failure::of_log(&source, &path).not_done().next(format!(
                    "`kanso golden make {dir}` makes a log again from its recipe, if it has one"
                ))
            }
            GoldenError::Recipe { .. } | GoldenError::Exceptions { .. } => {
                failure.next("correct that file")
            }
            GoldenError::Setup(_) | GoldenError::UnknownGame(_) => {
                failure.next("`kanso games` lists the games with their options and readings")
            }
            GoldenError::NotClean { .. } => failure
                .next(format!("`kanso golden check {dir}` shows what differs: mend that first")),
            GoldenError::Threads { .. } => failure.next("ask for fewer with --jobs"),
            GoldenError::Nothing { .. } => {
                failure.next("name a folder that has .kanso files in or below it")
            }
        }
    }
}

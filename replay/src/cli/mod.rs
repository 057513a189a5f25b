//! The command line: one command, one file, one struct.
//!
//! A command reads its arguments, calls the library and writes to a writer; this file finds out who
//! is looking (language, colour, terminal), starts the command and turns what it came to into an
//! exit status.
//!
//! # What is not here
//!
//! Words of a game (they are the game's), and any rule.

mod analyse;
mod answer;
mod bench;
mod branch;
mod cards;
mod check_set;
mod compare;
mod completions;
mod corpus;
mod correct;
mod diff;
mod dispute;
mod export;
mod extract;
mod failure;
mod files;
mod frame;
mod games;
mod golden;
mod import;
mod kept;
mod line;
mod line_names;
mod lines;
mod link;
mod luck;
mod man;
mod new;
mod note;
mod numbers;
mod open;
mod ops;
mod play;
mod repair;
mod review;
mod rules;
mod scratch;
mod set_up;
mod show;
mod sign;
mod simulate;
mod site;
mod stop;
mod story;
mod table;
mod telling;
mod terminal;
mod verify;
mod view;
mod who;
mod words;

pub use corpus::{Set, not_there_yet, set, tell_stats};
pub use failure::{Failure, Finding};
pub use files::{logs, make, read_found, read_text};
pub use frame::Frame;
pub use numbers::{counted, threads, whole};
pub(crate) use ops::CliOps;
pub use stop::Stop;
pub use terminal::{ColorChoice, Io, Style};

use crate::games::Games;
use clap::{CommandFactory as _, Parser};
use std::process::ExitCode;

/// Play tabletop games back: step through a game, try the other move, settle what was right.
///
/// Kansō keeps a game as a file of events, one decision or one throw of luck each, and rebuilds any
/// moment of it. Start with `kanso games`, then `kanso new pig -o game.kanso` and
/// `kanso play game.kanso`.
#[derive(Debug, Parser)]
#[command(name = "kanso", version, max_term_width = 100, after_help = EXIT_STATUS)]
struct Cli {
    #[command(flatten)]
    frame: Frame,
    #[command(subcommand)]
    command: Command,
}

/// Shown under the help of the program and in every manual page.
pub const EXIT_STATUS: &str = "Exit status: 0 good; 1 the finding is bad (a difference, a torn tail, \
    a refused action); 2 it could not be done (no such file, wrong arguments); 130 Ctrl-C ended it, 143 \
    SIGTERM did.";

/// Everything that kanso can do.
#[derive(Debug, clap::Subcommand)]
enum Command {
    Games(games::Games),
    Rules(rules::Rules),
    Cards(cards::Cards),
    CheckSet(check_set::CheckSet),
    New(new::New),
    Simulate(simulate::Simulate),
    Play(play::Play),
    Review(review::Review),
    View(view::View),
    Show(show::Show),
    Analyse(analyse::Analyse),
    Verify(verify::Verify),
    Sign(sign::Sign),
    Lines(lines::Lines),
    Luck(luck::Luck),
    Branch(branch::Branch),
    Compare(compare::Compare),
    Line(line::Line),
    Diff(diff::Diff),
    Dispute(dispute::Dispute),
    Note(note::Note),
    Correct(correct::Correct),
    Corpus(corpus::Corpus),
    Golden(golden::Golden),
    Extract(extract::Extract),
    Export(export::Export),
    Import(import::Import),
    Link(link::Link),
    Site(site::Site),
    Repair(repair::Repair),
    Bench(bench::Bench),
    Completions(completions::Completions),
    Man(man::Man),
}

impl Command {
    fn run(&self, io: &mut Io<'_>) -> Result<Finding, Failure> {
        match self {
            Self::Games(command) => command.run(io),
            Self::Rules(command) => command.run(io),
            Self::Cards(command) => command.run(io),
            Self::CheckSet(command) => command.run(io),
            Self::New(command) => command.run(io),
            Self::Simulate(command) => command.run(io),
            Self::Play(command) => command.run(io),
            Self::Review(command) => command.run(io),
            Self::View(command) => command.run(io),
            Self::Show(command) => command.run(io),
            Self::Analyse(command) => command.run(io),
            Self::Verify(command) => command.run(io),
            Self::Sign(command) => command.run(io),
            Self::Lines(command) => command.run(io),
            Self::Luck(command) => command.run(io),
            Self::Branch(command) => command.run(io),
            Self::Compare(command) => command.run(io),
            Self::Line(command) => command.run(io),
            Self::Diff(command) => command.run(io),
            Self::Dispute(command) => command.run(io),
            Self::Note(command) => command.run(io),
            Self::Correct(command) => command.run(io),
            Self::Corpus(command) => command.run(io),
            Self::Golden(command) => command.run(io),
            Self::Extract(command) => command.run(io),
            Self::Export(command) => command.run(io),
            Self::Import(command) => command.run(io),
            Self::Link(command) => command.run(io),
            Self::Site(command) => command.run(io),
            Self::Repair(command) => command.run(io),
            Self::Bench(command) => command.run(io),
            Self::Completions(command) => command.run(io),
            Self::Man(command) => command.run(io),
        }
    }
}

/// The definition of the command line, for completions and manual pages.
fn definition() -> clap::Command {
    Cli::command()
}

impl Command {
    /// True if it tells people what happened or what is: lines that may be broken between words.
    /// Other commands print files, tables and JSON.
    const fn tells(&self) -> bool {
        matches!(self, Self::Play(_) | Self::Review(_) | Self::Rules(_) | Self::Cards(_))
    }
}

/// Runs the program with these games.
pub fn run(games: Games) -> ExitCode {
    let cli = Cli::parse();
    cli.frame.run(games, cli.command.tells(), |io| cli.command.run(io))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_definition_holds_together() {
        definition().debug_assert();
    }

    #[test]
    fn every_command_and_argument_has_a_help_text() {
        fn look(command: &clap::Command) {
            let name = command.get_name();
            assert!(command.get_about().is_some(), "{name} has no help text");
            for argument in command.get_arguments() {
                let id = argument.get_id();
                assert!(argument.get_help().is_some(), "{name} {id} has no help text");
            }
            command.get_subcommands().for_each(look);
        }
        look(&definition());
    }

    /// What a reader of numbers says by itself, in the words of a programmer.
    const JARGON: [&str; 5] =
        ["invalid digit", "too large to fit", "is not in ", "cannot parse", "target type"];

    #[test]
    fn no_argument_answers_in_words_of_a_programmer() {
        fn look(command: &clap::Command, path: &[String], asked: &mut u32) {
            for argument in command.get_arguments() {
                if !argument.get_action().takes_values() {
                    continue;
                }
                for value in ["x", "-1", "1.5", "99999999999999999999", "0", ""] {
                    let mut words = path.to_vec();
                    match argument.get_long() {
                        Some(long) => words.push(format!("--{long}={value}")),
                        None => words.extend(["--".to_owned(), value.to_owned()]),
                    }
                    let Err(error) = definition().try_get_matches_from(&words) else { continue };
                    let told = error.to_string();
                    for jargon in JARGON {
                        assert!(!told.contains(jargon), "{words:?}: {told}");
                    }
                    *asked += 1;
                }
            }
            for sub in command.get_subcommands() {
                let path = [path, &[sub.get_name().to_owned()]].concat();
                look(sub, &path, asked);
            }
        }
        let mut asked = 0;
        look(&definition(), &["kanso".to_owned()], &mut asked);
        assert!(asked > 300, "{asked}");
    }

    /// The sources of this folder, without their tests.
    fn sources(folder: &std::path::Path, into: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                sources(&path, into);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = std::fs::read_to_string(&path).expect("a source");
                let code = text.split("#[cfg(test)]").next().unwrap_or_default();
                into.push(code.replace("\\\n", " "));
            }
        }
    }

    /// A hint is there to be pasted: each command in backticks is one that this program takes.
    #[test]
    fn every_command_in_a_hint_can_be_pasted() {
        let mut all = Vec::new();
        let src = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        for room in ["cli", "log", "golden"] {
            sources(&src.join(room), &mut all);
        }
        let mut pasted = 0;
        for code in &all {
            for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
                for (at, _) in line.match_indices("`kanso ") {
                    let Some(command) = line[at + 1..].split('`').next() else { continue };
                    let command = command
                        .replace("FILE", "a.kanso")
                        .replace("{at}", "0@2")
                        .replace("{before}", "0@2")
                        .replace("{line}", "1")
                        .replace("{repair}", "kanso repair a.kanso -o OUT");
                    let mut words: Vec<String> = Vec::new();
                    for word in command.split_whitespace() {
                        words.push(if word.contains('{') { "pig".to_owned() } else { word.into() });
                    }
                    use clap::error::ErrorKind::{DisplayHelp, DisplayVersion};
                    match definition().try_get_matches_from(&words) {
                        Ok(_) => {}
                        Err(error) if matches!(error.kind(), DisplayHelp | DisplayVersion) => {}
                        Err(error) => panic!("{words:?} in {line}: {error}"),
                    }
                    pasted += 1;
                }
            }
        }
        assert!(pasted > 30, "{pasted}");
    }
}

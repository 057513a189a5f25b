//! The command line: one command, one file, one struct.
//!
//! A command reads its arguments, calls the library and writes to a writer; this file finds out who
//! is looking (language, colour, terminal), starts the command and turns what it came to into an
//! exit status.
//!
//! # What is not here
//!
//! Words of a game (they are the game's), and any rule.

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
mod games;
mod golden;
mod import;
mod line;
mod line_names;
mod lines;
mod man;
mod new;
mod note;
mod open;
mod play;
mod repair;
mod review;
mod rules;
mod set_up;
mod show;
mod simulate;
mod stop;
mod story;
mod table;
mod telling;
mod terminal;
mod verify;
mod view;
mod who;
mod words;

pub use failure::{Failure, Finding};
pub use stop::Stop;
pub use terminal::Io;

use clap::{CommandFactory as _, Parser};
use kanso_engine::Lang;
use kanso_replay::bug::outlived;
use std::io::{self, IsTerminal as _, Write as _};
use std::process::ExitCode;
use terminal::{ColorChoice, Style};

/// Play tabletop games back: step through a game, try the other move, settle what was right.
///
/// Kansō keeps a game as a file of events, one decision or one throw of luck each, and rebuilds any
/// moment of it. Start with `kanso games`, then `kanso new pig -o game.kanso` and
/// `kanso play game.kanso`.
#[derive(Debug, Parser)]
#[command(name = "kanso", version, max_term_width = 100, after_help = EXIT_STATUS)]
pub struct Cli {
    /// Language that the game is told in; without it LC_ALL, LC_MESSAGES or LANG decides.
    #[arg(long, global = true, value_name = "en|ja", value_parser = terminal::lang)]
    lang: Option<Lang>,
    /// When to use colours; `auto` means on a terminal, unless NO_COLOR is set.
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "WHEN",
        default_value_t,
        hide_possible_values = true
    )]
    color: ColorChoice,
    #[command(subcommand)]
    command: Command,
}

/// Shown under the help of the program and in every manual page.
const EXIT_STATUS: &str = "Exit status: 0 good; 1 the finding is bad (a difference, a torn tail, \
    a refused action); 2 it could not be done (no such file, wrong arguments).";

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
    Verify(verify::Verify),
    Lines(lines::Lines),
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
            Self::Verify(command) => command.run(io),
            Self::Lines(command) => command.run(io),
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
            Self::Repair(command) => command.run(io),
            Self::Bench(command) => command.run(io),
            Self::Completions(command) => command.run(io),
            Self::Man(command) => command.run(io),
        }
    }
}

/// The definition of the command line, for completions and manual pages.
pub fn definition() -> clap::Command {
    Cli::command()
}

/// Runs the program.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let lang = cli.lang.unwrap_or_else(terminal::lang_of_environment);
    let stdout = io::stdout();
    let mut out = io::BufWriter::new(stdout.lock());
    let result = {
        let mut io = Io {
            out: &mut out,
            lang,
            lang_asked: cli.lang,
            style: Style::new(cli.color, stdout.is_terminal()),
            columns: terminal::columns(),
            shows_progress: io::stderr().is_terminal(),
            stop: Stop::watch(),
        };
        // What a bug has cut short is told as any other failure; what was written is in the files.
        outlived(|| cli.command.run(&mut io)).unwrap_or_else(|bug| Err(Failure::bug(&bug)))
    };
    let result = result.and_then(|finding| out.flush().map(|()| finding).map_err(Failure::from));
    match result {
        Ok(finding) => finding.into(),
        Err(failure) => {
            // What was told before it failed is still worth reading.
            let _ = out.flush();
            let style = Style::new(cli.color, io::stderr().is_terminal());
            failure.show(style, &mut io::stderr());
            failure.exit_code()
        }
    }
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
}

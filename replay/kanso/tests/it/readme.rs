//! The README tells no tales: the commands it names are there, and what it shows is what they say.

use crate::run::{Ran, kanso, run};
use std::collections::BTreeSet;
use std::path::Path;

const README: &str = include_str!("../../../../README.md");

/// How a page names the program.
const PROGRAM: &str = "    $ kanso ";
/// How it does so before anything is installed.
const PROGRAM_IN_SOURCES: &str = "    $ cargo run --release -- ";

/// Command lines of a text that begin with this name of the program, each with the lines shown below
/// it. Spaces are not compared, and `…` stands for lines that are not shown. A command line that ends
/// in `\` goes on below.
fn shown<'a>(text: &'a str, program: &str) -> Vec<(String, Vec<&'a str>)> {
    let mut shown = Vec::<(String, Vec<&str>)>::new();
    let mut below = false;
    for line in text.lines() {
        if let Some(arguments) = line.strip_prefix(program) {
            shown.push((arguments.to_owned(), Vec::new()));
            below = true;
        } else if let Some((begun, _)) = shown.last_mut().filter(|_| below)
            && begun.ends_with('\\')
        {
            begun.pop();
            begun.push_str(line.trim());
        } else if let (Some(said), true) = (line.strip_prefix("    "), below) {
            let (_, lines) = shown.last_mut().expect("below a command");
            lines.extend(Some(said.trim()).filter(|said| *said != "…"));
        } else {
            below = false;
        }
    }
    shown
}

/// The first of `wanted` that does not follow the others among the lines of `out`.
fn missing<'a>(out: &str, wanted: &[&'a str]) -> Option<&'a str> {
    let mut lines = out.lines().map(str::trim);
    wanted.iter().copied().find(|wanted| !lines.any(|line| line == *wanted))
}

/// Runs kanso with the arguments that a shell would make of a line: parted at spaces, but for those
/// between quotation marks.
fn run_line(dir: &Path, line: &str) -> Ran {
    let mut words = Vec::new();
    for (at, part) in line.split('"').enumerate() {
        if at % 2 == 1 {
            words.push(part);
        } else {
            words.extend(part.split(' ').filter(|word| !word.is_empty()));
        }
    }
    kanso().current_dir(dir).args(words).output().expect("the program was built").into()
}

/// The commands in the rows of a table, such as `rules` of `kanso rules GAME [ID]`.
fn commands_in_tables(text: &str) -> BTreeSet<&str> {
    text.lines()
        .filter(|line| line.starts_with('|'))
        .flat_map(|line| line.split('`').skip(1).step_by(2))
        .filter_map(|code| code.strip_prefix("kanso "))
        .map(|rest| rest.split(' ').next().unwrap_or(rest))
        .collect()
}

/// The commands that the program's help lists, but `help` itself.
fn commands_in_help(help: &str) -> Vec<&str> {
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let rows =
        listed.take_while(|line| !line.is_empty()).filter_map(|line| line.strip_prefix("  "));
    let names = rows.filter_map(|row| row.split(' ').next());
    names.filter(|name| !name.is_empty() && *name != "help").collect()
}

#[test]
fn what_the_readme_shows_is_what_the_commands_say() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let tour = shown(README, PROGRAM);
    assert!(tour.len() > 3, "the README shows something that works: {tour:?}");
    assert_said(dir.path(), tour);
    let first = shown(README, PROGRAM_IN_SOURCES);
    assert!(!first.is_empty(), "the README begins with something that works");
    assert_said(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."), first);
}

/// Each command, run in a folder, says the lines that are shown below it.
fn assert_said(dir: &Path, shown: Vec<(String, Vec<&str>)>) {
    for (arguments, wanted) in shown {
        let out = run_line(dir, &arguments).status(0).out;
        assert_eq!(missing(&out, &wanted), None, "{arguments}:\n{out}");
    }
}

#[test]
fn the_readme_lists_every_command_and_no_other() {
    let help = run(Path::new("."), "--help").status(0).out;
    let there: BTreeSet<_> = commands_in_help(&help).into_iter().collect();
    assert_eq!(commands_in_tables(README), there);
}

#[test]
fn commands_are_found_in_a_page() {
    let page =
        "    $ kanso a b\n    one\n      …\n    $ kanso c\n\n    two\n| `kanso d E` | `x` |\n";
    let [first, second] = [("a b".to_owned(), vec!["one"]), ("c".to_owned(), vec![])];
    assert_eq!(shown(page, PROGRAM), [first, second]);
    let long = "    $ kanso a \\\n        \"b c\" \\\n        d\n    one\n";
    assert_eq!(shown(long, PROGRAM), [("a \"b c\" d".to_owned(), vec!["one"])]);
    let help =
        "Usage\n\nCommands:\n  games  List\n         them\n  help   Print\n\nOptions:\n  --lang\n";
    assert_eq!(commands_in_help(help), ["games"]);
    assert_eq!(commands_in_tables(page), ["d"].into());
    assert_eq!(missing(" one\n\ntwo", &["one", "two"]), None);
    assert_eq!(missing("two\none", &["one", "two"]), Some("two"));
}

/// The README says of each game how many of its card rows come from where.
#[test]
fn the_cards_are_said_to_be_whose_they_are() {
    let listed = run(Path::new("."), "games --json").status(0).out;
    let listed: serde_json::Value = serde_json::from_str(&listed).expect("it is JSON");
    let mut told = 0;
    for game in listed.as_array().expect("a list") {
        let rows = &game["card_rows"];
        if rows.is_null() {
            continue;
        }
        let columns = ["rows", "printed", "in_part", "public", "house"];
        let counts: Vec<_> = columns.iter().map(|column| rows[column].to_string()).collect();
        let id = game["id"].as_str().expect("an id");
        let row = format!("| `{id}` | {} |", counts.join(" | "));
        assert!(README.contains(&row), "the README has no row {row}");
        told += 1;
    }
    assert_eq!(told, 5);
}

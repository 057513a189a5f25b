//! The README tells no tales: the commands it names are there, and what it shows is what they say.

use crate::run::run;
use std::collections::BTreeSet;
use std::path::Path;

const README: &str = include_str!("../../../README.md");

/// Command lines of a text that begin with `$ kanso`, each with the lines shown below it. Spaces are
/// not compared, and `…` stands for lines that are not shown.
fn shown(text: &str) -> Vec<(&str, Vec<&str>)> {
    let mut shown = Vec::<(&str, Vec<&str>)>::new();
    let mut below = false;
    for line in text.lines() {
        if let Some(arguments) = line.strip_prefix("    $ kanso ") {
            shown.push((arguments, Vec::new()));
            below = true;
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

/// The commands in the rows of a table, such as `rules` of `kanso rules GAME [ID]`.
fn commands_in_tables(text: &str) -> BTreeSet<&str> {
    text.lines()
        .filter(|line| line.starts_with('|'))
        .flat_map(|line| line.split('`').skip(1).step_by(2))
        .filter_map(|code| code.strip_prefix("kanso "))
        .map(|rest| rest.split(' ').next().unwrap_or(rest))
        .collect()
}

#[test]
fn what_the_readme_shows_is_what_the_commands_say() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let shown = shown(README);
    assert!(shown.len() > 3, "the README shows something that works: {shown:?}");
    for (arguments, wanted) in shown {
        let out = run(dir.path(), arguments).status(0).out;
        assert_eq!(missing(&out, &wanted), None, "{arguments}:\n{out}");
    }
}

#[test]
fn every_command_of_the_readme_is_there() {
    let commands = commands_in_tables(README);
    assert!(commands.contains("review"), "{commands:?}");
    for command in commands {
        run(Path::new("."), &format!("{command} --help")).status(0);
    }
}

#[test]
fn commands_are_found_in_a_page() {
    let page =
        "    $ kanso a b\n    one\n      …\n    $ kanso c\n\n    two\n| `kanso d E` | `x` |\n";
    assert_eq!(shown(page), [("a b", vec!["one"]), ("c", vec![])]);
    assert_eq!(commands_in_tables(page), ["d"].into());
    assert_eq!(missing(" one\n\ntwo", &["one", "two"]), None);
    assert_eq!(missing("two\none", &["one", "two"]), Some("two"));
}

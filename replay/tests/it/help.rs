//! Help, completions and manual pages.

use crate::run::{kanso, run};
use std::fs;
use std::path::Path;

#[test]
fn help_is_told_and_says_the_exit_status() {
    let help = run(Path::new("."), "--help").status(0);
    assert!(help.out.contains("Exit status: 0 good; 1"), "{}", help.out);
    let help = run(Path::new("."), "games --help").status(0);
    assert!(help.out.contains("List the games"), "{}", help.out);
}

#[test]
fn a_wrong_argument_ends_with_status_2() {
    for arguments in ["", "nonsense", "games --nonsense", "--lang fr games"] {
        let ran = run(Path::new("."), arguments).status(2);
        assert!(!ran.err.is_empty(), "{arguments:?} is explained");
    }
}

#[test]
fn completions_are_written_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = run(Path::new("."), &format!("completions {shell}")).status(0);
        assert!(ran.out.contains("kanso"), "{shell}");
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "man pages").status(0);
    let page = fs::read_to_string(dir.path().join("pages/kanso-rules.1")).expect("a page");
    assert!(page.contains("Tell the rules of a game"), "{page}");
    assert!(dir.path().join("pages/kanso.1").exists());
    let ran = run(dir.path(), "man pages/kanso.1/deeper");
    ran.fails(2, &["pages/kanso.1/deeper", "cannot make the folder"]);
}

#[test]
fn colours_are_written_when_asked_for_and_never_into_a_pipe() {
    let plain = run(Path::new("."), "games").status(0);
    assert!(!plain.out.contains('\x1b'));
    let colored = run(Path::new("."), "--color always games").status(0);
    assert!(colored.out.contains('\x1b'));
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let command = "\"$0\" rules pig | true; echo \"${PIPESTATUS[0]}\"";
    let program = kanso().get_program().to_owned();
    let output = std::process::Command::new("bash").arg("-c").arg(command).arg(program).output();
    let output = output.expect("there is a bash");
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "0");
    assert!(output.stderr.is_empty());
}

/// The commands that a page of the project shows in backticks, without the name of the program.
fn commands_of(page: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(page);
    let text = fs::read_to_string(&path).expect("the page is there");
    let mut found: Vec<_> = text
        .split('`')
        .skip(1)
        .step_by(2)
        .filter_map(|code| Some(code.strip_prefix("kanso ")?.to_owned()))
        .collect();
    // Lines with a prompt are typed as they stand, from the folder of the project.
    let typed =
        text.lines().filter_map(|line| line.trim_start().strip_prefix("$ cargo run --release -- "));
    found.extend(typed.map(str::to_owned));
    found
}

#[test]
fn every_command_that_a_page_shows_is_there_and_whole_ones_run() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut whole = 0;
    for page in ["README.md", "ARCHITECTURE.md"] {
        for command in commands_of(page) {
            let words: Vec<_> = command.split_whitespace().collect();
            if words.first().is_some_and(|word| word.chars().all(|sign| sign.is_ascii_uppercase()))
            {
                continue; // COMMAND stands for any.
            }
            run(&root, &format!("{} --help", words[0])).status(0);
            let placeholder = |word: &&str| {
                word.starts_with('[') || word.chars().all(|sign| sign.is_ascii_uppercase())
            };
            // What needs a file is run where that file is made: here only what stands by itself.
            let file = |word: &&str| word.contains('/') || word.contains(".kanso");
            if words.len() > 1 && !words.iter().any(placeholder) && !words.iter().any(file) {
                run(&root, &command).status(0);
                whole += 1;
            }
        }
    }
    assert!(whole > 0, "README.md shows a command that can be typed as it stands");
}

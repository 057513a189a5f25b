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

/// A page of the project.
fn page(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    fs::read_to_string(&path).expect("the page is there")
}

/// A word that stands for another one: `FILE`, `[ID]`, `GAME`.
fn is_placeholder(word: &str) -> bool {
    word.starts_with('[') || word.chars().all(|sign| sign.is_ascii_uppercase() || sign == '.')
}

#[test]
fn every_command_that_a_page_names_is_there_with_its_options() {
    let mut named = 0;
    for name in ["README.md", "ARCHITECTURE.md"] {
        let text = page(name);
        let code = text.split('`').skip(1).step_by(2);
        for command in code.filter_map(|code| code.strip_prefix("kanso ")) {
            let mut words = command.split_whitespace().filter(|word| !is_placeholder(word));
            let Some(first) = words.next() else { continue };
            let words: Vec<_> = words.collect();
            // `corpus compare` has its own help; behind a game's id that of the command is told.
            let plain = |word: &&str| word.chars().all(|sign| sign.is_ascii_lowercase());
            let second = words.first().copied().filter(plain).unwrap_or_default();
            let ask = format!("{first} {second} --help").replace("  ", " ");
            let help = run(Path::new("."), &ask).status(0);
            for option in words.iter().filter(|word| word.starts_with("--")) {
                assert!(help.out.contains(option), "{name} shows {command:?}: {}", help.out);
            }
            named += 1;
        }
    }
    assert!(named > 5, "the pages name {named} commands");
}

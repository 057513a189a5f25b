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

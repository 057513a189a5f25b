//! `kanso analyse`, as one runs it.

use crate::run::run;
use serde_json::Value;
use std::path::Path;

/// A game of Pig of a bot that errs against one that does not.
fn game(dir: &Path, seed: &str) {
    let made = format!("simulate pig --bots beginner,greedy --seed {seed} -o {seed}.kanso");
    assert_eq!(run(dir, &made).status, 0);
}

fn json(dir: &Path, arguments: &str) -> Value {
    let ran = run(dir, &format!("analyse --json --rollouts 48 {arguments}"));
    assert_eq!(ran.status, 0, "{}", ran.err);
    serde_json::from_str(&ran.out).expect("JSON")
}

/// A share as it is printed, in ten-thousandths.
fn share(value: &Value) -> i64 {
    (value.as_f64().expect("a number") * 10_000.0).round() as i64
}

#[test]
fn what_is_printed_adds_up_and_is_found_again() {
    let dir = tempfile::tempdir().expect("a folder");
    game(dir.path(), "7");
    let found = json(dir.path(), "7.kanso");
    let events = found["events"].as_array().expect("events");
    for (at, seat) in found["seats"].as_array().expect("seats").iter().enumerate() {
        let of = |field: &str| share(&seat[field]);
        assert_eq!(of("end") - of("start"), of("luck") + of("choices"));
        assert_eq!(of("start"), share(&events[0]["value"][at]));
        assert!(of("cost") >= 0 && of("error") > 0);
    }
    assert!(events.iter().all(|event| event["value"].as_array().is_some_and(|all| all.len() == 2)));
    assert_eq!(json(dir.path(), "7.kanso"), found, "from what was kept");
    assert_eq!(json(dir.path(), "--no-cache 7.kanso"), found, "and without");
    let told = run(dir.path(), "analyse --rollouts 48 7.kanso").out;
    for text in ["Where it turned", "What was missed", "better: ", "kanso branch 7.kanso --at "] {
        assert!(told.contains(text), "{text}:\n{told}");
    }
    let japanese = run(dir.path(), "--lang ja analyse --rollouts 48 7.kanso").out;
    assert!(japanese.contains("勝負どころ") && japanese.contains("最善"), "{japanese}");
}

#[test]
fn what_was_kept_is_of_the_same_options_and_readings() {
    let dir = tempfile::tempdir().expect("a folder");
    for (name, of) in [("a", "goal=50"), ("b", "goal=100")] {
        let made = format!("simulate pig --bots greedy --seed 7 --option {of} -o {name}.kanso");
        assert_eq!(run(dir.path(), &made).status, 0);
    }
    for name in ["a", "b"] {
        let kept = json(dir.path(), &format!("{name}.kanso"));
        let anew = json(dir.path(), &format!("--no-cache {name}.kanso"));
        assert_eq!(kept, anew, "{name}: states are alike, what they are played by is not");
    }
}

#[test]
fn a_folder_is_a_table_and_what_is_no_game_is_told() {
    let dir = tempfile::tempdir().expect("a folder");
    for seed in ["7", "8"] {
        game(dir.path(), seed);
    }
    let told = run(dir.path(), "analyse --rollouts 16 --sort cost .");
    assert_eq!(told.status, 0, "{}", told.err);
    assert_eq!(told.out.lines().count(), 5, "a row for each seat:\n{}", told.out);
    std::fs::write(dir.path().join("bad.kanso"), "no game").expect("written");
    let told = run(dir.path(), "analyse --rollouts 16 .");
    assert_eq!(told.status, 2);
    assert!(told.out.contains("bad.kanso: ") && told.err.contains("1 of 3 games"), "{}", told.err);
}

#[test]
fn a_page_shows_the_curve() {
    let dir = tempfile::tempdir().expect("a folder");
    game(dir.path(), "7");
    let page = run(dir.path(), "export --format html --analyse 7.kanso").out;
    assert!(page.contains("id=\"curve\"") && page.contains("Where it turned"));
    let plain = run(dir.path(), "export --format html 7.kanso").out;
    assert!(!plain.contains("id=\"curve\""));
    assert_eq!(run(dir.path(), "export --format txt --analyse 7.kanso").status, 2);
}

#[test]
fn values_are_held_against_many_games() {
    let dir = tempfile::tempdir().expect("a folder");
    let told = run(dir.path(), "analyse --check pig --games 40 --rollouts 16");
    assert_eq!(told.status, 0, "{}\n{}", told.out, told.err);
    assert!(
        told.out.lines().last().is_some_and(|line| line.starts_with("pig: holds; ")),
        "{}",
        told.out
    );
    assert_eq!(run(dir.path(), "analyse --check chess").status, 2);
}

#[test]
fn what_cannot_be_is_told_with_what_to_do() {
    let dir = tempfile::tempdir().expect("a folder");
    game(dir.path(), "7");
    for (arguments, told) in [
        (" --error 3 7.kanso", "a share from 0.002 to 0.25"),
        (" --rollouts 0 7.kanso", "counted from 1"),
        (" --eye 9 7.kanso", "there is no seat"),
        (" --line nowhere 7.kanso", "kanso lines 7.kanso"),
        ("", "required"),
    ] {
        let ran = run(dir.path(), &format!("analyse{arguments}"));
        assert_eq!(ran.status, 2, "{arguments}");
        assert!(ran.err.contains(told), "{arguments}: {}", ran.err);
    }
}

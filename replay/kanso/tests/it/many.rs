//! `kanso simulate`, `kanso verify`, `kanso bench`: many games at once.

use crate::run::{events, run};
use std::fs;

#[test]
fn simulated_games_are_the_same_for_the_same_seed_and_are_sound() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "simulate pig -o a.kanso --seed 7 --bots greedy,random").status(0);
    run(dir.path(), "simulate pig -o b.kanso --seed 7 --bots greedy,random").status(0);
    run(dir.path(), "simulate pig -o c.kanso --seed 8").status(0);
    let read = |name: &str| fs::read(dir.path().join(name)).expect("a file");
    assert_eq!(read("a.kanso"), read("b.kanso"));
    assert_ne!(read("a.kanso"), read("c.kanso"));
    let told = run(dir.path(), "verify a.kanso b.kanso c.kanso").status(0);
    assert!(told.out.contains("3 of 3 games are sound"), "{}", told.out);
    let review = run(dir.path(), "review a.kanso").status(0);
    assert!(review.out.contains("The game is over"), "{}", review.out);
    run(dir.path(), "simulate pig -o d.kanso --events 10 --seed 1").status(0);
    assert_eq!(events(dir.path(), "d.kanso", 0), 10);
}

#[test]
fn many_games_fill_a_folder_and_are_verified_together() {
    let dir = tempfile::tempdir().expect("a folder");
    let ran = run(dir.path(), "simulate pig --out-dir games --games 30 --seed 5 --seats 3");
    assert!(ran.status(0).out.contains("30 of 30 games, seed 5"));
    assert_eq!(fs::read_dir(dir.path().join("games")).expect("a folder").count(), 30);
    let told = run(dir.path(), "verify games").status(0);
    assert!(told.out.contains("30 of 30 games are sound"), "{}", told.out);
    let json = run(dir.path(), "verify games --json").status(0);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("it is JSON");
    assert_eq!(json.as_array().map(Vec::len), Some(30));
    assert_eq!(json[0]["report"]["possible"], true);
    // One damaged file among them is found and named.
    let path = dir.path().join("games/pig-17.kanso");
    let mut bytes = fs::read(&path).expect("a file");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 4;
    fs::write(&path, bytes).expect("written");
    let told = run(dir.path(), "verify games").status(1);
    assert!(told.out.contains("pig-17.kanso") && told.out.contains("29 of 30"), "{}", told.out);
    run(dir.path(), "verify games --head 00").status(2);
}

#[test]
fn a_head_hash_that_was_kept_proves_that_nothing_was_cut_off() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "simulate pig -o a.kanso --seed 7").status(0);
    let told = run(dir.path(), "verify a.kanso").status(0);
    let head = told.out.trim_end().rsplit(' ').next().unwrap_or_default().to_owned();
    assert_eq!(head.len(), 64, "{}", told.out);
    run(dir.path(), &format!("verify a.kanso --head {head}")).status(0);
    let other = "0".repeat(64);
    run(dir.path(), &format!("verify a.kanso --head {other}")).status(1);
}

#[test]
fn the_bench_tells_a_row_with_what_is_wanted_and_what_was_reached() {
    let dir = tempfile::tempdir().expect("a folder");
    let ran = run(dir.path(), "bench --only size --json");
    let rows: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(rows[0]["what"], "file size of a game of 150 events or more");
    assert_eq!(rows[0]["game"], "pig");
    let reached = rows[0]["reached"].as_f64().expect("a number");
    assert!((1.0..20.0).contains(&reached), "{reached}");
    assert_eq!(rows.as_array().map(Vec::len), Some(6), "one for each game, none of the window");
    // Nobody sees the answer before its end: how far it is stands on standard error, row by row.
    let lines: Vec<_> = ran.err.lines().collect();
    assert_eq!(lines[0], "pig: the games to measure with");
    assert_eq!(lines[1], "1/6 pig: file size of a game of 150 events or more");
    assert_eq!(lines.len(), 12, "{}", ran.err);
}

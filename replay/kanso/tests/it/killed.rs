//! Kills, Ctrl-C and two writers: nothing acknowledged is lost.

use crate::run::{Ran, events, kanso, run};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;
use std::time::Duration;

/// A game that goes on for a long time.
fn with_long_pig() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "new pig -o long.kanso --seed 1 --option goal=100000").status(0);
    dir
}

fn playing(dir: &Path) -> (Child, ChildStdin, BufReader<ChildStdout>) {
    let mut child = kanso()
        .current_dir(dir)
        .args(["play", "long.kanso"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built");
    let stdin = child.stdin.take().expect("it was piped");
    let stdout = BufReader::new(child.stdout.take().expect("it was piped"));
    (child, stdin, stdout)
}

/// The number of the last `ok N` among lines.
fn last_ok(lines: impl Iterator<Item = String>) -> u64 {
    let acknowledged = lines.filter_map(|line| line.strip_prefix("ok ")?.parse().ok());
    acknowledged.last().unwrap_or(0)
}

#[test]
fn a_kill_at_any_moment_loses_no_acknowledged_step() {
    const KILLS: u64 = 200;
    let dir = with_long_pig();
    let mut before = 0;
    let mut cut_moments = 0;
    // A slow machine is given longer to begin, so that kills fall into play there, too.
    let mut beginning = Duration::from_millis(2);
    let mut kills = 0;
    while kills < KILLS || cut_moments <= KILLS / 4 {
        let kill = kills;
        kills += 1;
        assert!(kills <= 10 * KILLS, "kills fell into play: {cut_moments} of {kill}");
        let (mut child, mut stdin, stdout) = playing(dir.path());
        let feeding = thread::spawn(move || while stdin.write_all(b"b\n").is_ok() {});
        // A different moment each time, between starting up and some hundred steps.
        let reading = thread::spawn(move || last_ok(stdout.lines().map_while(Result::ok)));
        thread::sleep(beginning + Duration::from_micros(kill * 7_919 % 30_000));
        child.kill().expect("it runs");
        child.wait().expect("it was killed");
        feeding.join().expect("it stops when the pipe breaks");
        let acknowledged = reading.join().expect("it stops when the pipe ends");
        let kept = events(dir.path(), "long.kanso", 0);
        assert!(kept >= acknowledged, "kill {kill}: {kept} kept of {acknowledged} acknowledged");
        assert!(kept >= before, "kill {kill}: what was kept before stays");
        if kept > before {
            cut_moments += 1;
        } else {
            beginning = (beginning * 2).min(Duration::from_secs(2));
        }
        before = kept;
    }
    // Goes on, cutting what the last kill tore, and is sound.
    let (mut child, mut stdin, _stdout) = playing(dir.path());
    stdin.write_all(b"b\nq\n").expect("it reads");
    assert!(child.wait().expect("it ends").success());
    assert!(events(dir.path(), "long.kanso", 0) > before);
    run(dir.path(), "verify long.kanso").status(0);
}

#[test]
fn ctrl_c_leaves_the_game_whole_and_says_how_to_go_on() {
    let dir = with_long_pig();
    let (child, mut stdin, mut stdout) = playing(dir.path());
    stdin.write_all(b"b\nb\n").expect("it reads");
    let mut acknowledged = Vec::new();
    while last_ok(acknowledged.iter().cloned()) == 0 {
        let mut line = String::new();
        stdout.read_line(&mut line).expect("it is text");
        acknowledged.push(line.trim_end().to_owned());
    }
    interrupt(&child);
    let rest: Vec<_> = stdout.lines().map_while(Result::ok).collect();
    let ran: Ran = child.wait_with_output().expect("it ends").into();
    ran.status(130);
    let rest = rest.join("\n");
    assert!(rest.contains("Every acknowledged step is in the file"), "{rest}");
    assert!(rest.contains("kanso play long.kanso"), "{rest}");
    assert!(events(dir.path(), "long.kanso", 0) >= 1);
    drop(stdin);
}

#[test]
fn ctrl_c_while_simulating_leaves_whole_games_alone() {
    let dir = tempfile::tempdir().expect("a folder");
    let child = kanso()
        .current_dir(dir.path())
        .args("simulate pig --out-dir games --games 1000 --option goal=100000 --seed 3".split(' '))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built");
    let made = || {
        let files = std::fs::read_dir(dir.path().join("games"));
        files.map_or(0, |files| files.filter_map(Result::ok).count())
    };
    while made() < 3 {
        thread::sleep(Duration::from_millis(2));
    }
    interrupt(&child);
    let ran: Ran = child.wait_with_output().expect("it ends").into();
    ran.fails(130, &["stopped", "--seed 3"]);
    assert!((3..1000).contains(&made()), "{} games", made());
    run(dir.path(), "verify games").status(0);
    let files = std::fs::read_dir(dir.path().join("games")).expect("a folder");
    let paths: Vec<_> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    let whole = paths.iter().all(|path| path.extension().is_some_and(|end| end == "kanso"));
    assert!(whole, "no partial file: {paths:?}");
}

/// Sends Ctrl-C's signal.
fn interrupt(child: &Child) {
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("there is a kill").success());
}

#[test]
fn a_second_writer_waits_outside_and_readers_come_in() {
    let dir = with_long_pig();
    let (mut child, mut stdin, mut stdout) = playing(dir.path());
    stdin.write_all(b"b\n").expect("it reads");
    let mut line = String::new();
    while !line.starts_with("ok ") {
        line.clear();
        stdout.read_line(&mut line).expect("it is text");
    }
    run(dir.path(), "note long.kanso hello").fails(2, &["long.kanso", "another program"]);
    assert!(events(dir.path(), "long.kanso", 0) >= 1, "reading needs no lock");
    drop(stdin);
    assert!(child.wait().expect("it ends").success());
    run(dir.path(), "note long.kanso hello").status(0);
}

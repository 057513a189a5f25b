//! `view` starts the window that is beside the program.

use crate::run::{Ran, kanso, run};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A folder with a game and kanso in it, beside which a window can be put. A link, not a copy: a file
/// that was just written cannot always be run.
fn with_kanso() -> tempfile::TempDir {
    let program = PathBuf::from(kanso().get_program());
    let beside = program.parent().expect("it is in a folder");
    let dir = tempfile::tempdir_in(beside).expect("a folder on the same disk");
    fs::hard_link(&program, dir.path().join("kanso")).expect("the program was built");
    run(dir.path(), "new pig -o pig.kanso --seed 7").status(0);
    dir
}

/// The kanso of that folder.
fn linked(dir: &Path) -> Command {
    let mut linked = Command::new(dir.join("kanso"));
    linked.current_dir(dir).env("LC_ALL", "C").stdin(Stdio::null());
    linked
}

/// Runs the kanso of that folder; the window ends with this status.
fn view(dir: &Path, arguments: &str, status: u8) -> Ran {
    let mut linked = linked(dir);
    linked.env("WINDOW_STATUS", status.to_string()).args(arguments.split(' '));
    linked.output().expect("it can be run").into()
}

/// Puts a program beside kanso that tells its arguments, one to a line.
#[cfg(unix)]
fn put_window(dir: &Path) {
    let window = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/window.sh");
    std::os::unix::fs::symlink(window, dir.join("kanso-viewer")).expect("ours");
}

#[test]
fn without_a_window_the_bench_says_so() {
    let dir = with_kanso();
    let ran = view(dir.path(), "bench --only viewer", 0).status(0);
    assert!(ran.out.contains("a frame of the viewer") && ran.out.contains("no kanso-viewer"));
    let ran = view(dir.path(), "bench --only viewer --json", 0).status(0);
    let rows: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert!(rows[0]["problem"].as_str().is_some_and(|why| why.contains("no kanso-viewer")));
}

#[cfg(unix)]
#[test]
fn the_bench_tells_what_the_window_measured() {
    let dir = with_kanso();
    put_window(dir.path());
    let game = |frame: f64| {
        let frames = format!(r#"{{"p50":0.001,"p99":{frame},"slowest":{frame}}}"#);
        let scrubbing = format!(r#"{{"happened":{frames}}}"#);
        format!(
            r#"[{{"game":"pig","events":10000,"opening":0.05,"scrubbing":{scrubbing},"stepping":{frames},"hovering":{frames},"analysing":{frames},"stopping":0.05}}]"#
        )
    };
    let bench = |arguments: &str, says: &str| -> Ran {
        let mut linked = linked(dir.path());
        linked.env("WINDOW_SAYS", says).args(arguments.split(' '));
        linked.output().expect("it can be run").into()
    };
    let quick = bench("bench --only viewer --json", &game(0.002)).status(0);
    let rows: serde_json::Value = serde_json::from_str(&quick.out).expect("it is JSON");
    assert_eq!((rows[0]["game"].as_str(), rows[0]["reached"].as_f64()), (Some("pig"), Some(0.002)));
    assert_eq!((rows[1]["wanted"].as_f64(), rows[1]["good"].as_bool()), (Some(0.1), Some(true)));
    assert_eq!((rows[2]["wanted"].as_f64(), rows[2]["good"].as_bool()), (Some(0.2), Some(true)));
    let slow = bench("bench --only scrubbing", &game(0.02)).status(1);
    assert!(slow.out.contains("20.00 ms ! pig") && !slow.out.contains("opening"), "{}", slow.out);
    let odd = bench("bench --only viewer", "no numbers").status(0);
    assert!(odd.out.contains("could not be measured"), "{}", odd.out);
    assert!(odd.err.contains("1/1 the viewer measures itself"), "{}", odd.err);
}

#[cfg(unix)]
#[test]
fn a_window_that_ends_without_a_word_is_told_with_how_it_ended() {
    let dir = with_kanso();
    put_window(dir.path());
    let ran = view(dir.path(), "bench --only viewer", 3).status(0);
    let told = "could not be measured: it was ended (exit status: 3) and said nothing";
    assert!(ran.out.contains(told), "{}", ran.out);
}

#[test]
fn without_a_window_beside_it_says_where_it_would_be_and_how_to_get_it() {
    let dir = with_kanso();
    let ran = view(dir.path(), "view pig.kanso", 0);
    let folder = dir.path().canonicalize().expect("it is there").display().to_string();
    let ran = ran.fails(2, &["no kanso-viewer beside kanso", &folder]);
    assert!(ran.err.contains("cargo build --release -p kanso-viewer"), "{}", ran.err);
}

#[cfg(unix)]
#[test]
fn the_window_is_given_the_file_the_place_the_eye_and_the_language_asked_for() {
    let dir = with_kanso();
    put_window(dir.path());
    let told = |arguments: &str| {
        let ran = view(dir.path(), arguments, 0).status(0);
        ran.out.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(told("view pig.kanso"), ["--", "pig.kanso"]);
    assert_eq!(told("view"), ["--"]);
    let all = "--lang ja view pig.kanso --at 1@t2 --eye Aki";
    assert_eq!(told(all), ["--lang", "ja", "--at", "1@t2", "--eye", "Aki", "--", "pig.kanso"]);
    assert_eq!(told("--lang en view ."), ["--lang", "en", "--", "."]);
}

#[cfg(unix)]
#[test]
fn a_window_that_cannot_be_opened_is_told() {
    let dir = with_kanso();
    put_window(dir.path());
    view(dir.path(), "view pig.kanso", 2).fails(2, &["no window", "kanso-viewer"]);
    view(dir.path(), "view none.kanso", 0).fails(2, &["none.kanso"]);
    let at = view(dir.path(), "view pig.kanso --at 1@", 0).status(2);
    assert!(at.err.contains("--at"), "{}", at.err);
}

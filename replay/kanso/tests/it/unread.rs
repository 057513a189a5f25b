//! What is no file, or has no end: refused at once, by its name, with what it is.

use crate::run::{kanso, run};
use std::fs;
use std::os::unix::fs::symlink;
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::process::Command;

/// A folder with a device, a socket, a folder and a picture under names of logs, and a good game.
fn folder() -> (tempfile::TempDir, UnixListener) {
    let dir = tempfile::tempdir().expect("a folder");
    let at = |name: &str| dir.path().join(name);
    run(dir.path(), "new pig -o good.kanso --seed 1").status(0);
    symlink("/dev/zero", at("zero.kanso")).expect("linked");
    let socket = UnixListener::bind(at("socket.kanso")).expect("a socket");
    fs::create_dir(at("folder.kanso")).expect("made");
    fs::write(at("picture.kanso"), b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR").expect("written");
    symlink("nowhere", at("broken.kanso")).expect("linked");
    (dir, socket)
}

const READERS: [&str; 10] = [
    "review",
    "verify",
    "show",
    "lines",
    "play",
    "note",
    "export --format txt",
    "dispute check",
    "repair -o out.kanso",
    "check-set",
];

#[test]
fn what_is_no_file_is_refused_by_every_command() {
    let (dir, _socket) = folder();
    for command in READERS {
        for (name, words) in [("zero.kanso", "a device"), ("socket.kanso", "a socket")] {
            let told = run(dir.path(), &format!("{command} {name}"));
            let told = told.fails(2, &[name, words, "no file", "next: name a"]);
            assert!(!told.err.contains("Success"), "{}", told.err);
        }
        let told = run(dir.path(), &format!("{command} broken.kanso"));
        told.fails(2, &["broken.kanso", "No such file", "check the path"]);
    }
    for command in [
        "import zero.kanso -o out.kanso",
        "new rook-raiders --cards zero.kanso -o o.kanso",
        "cards rook-raiders --cards zero.kanso",
        "golden make zero.kanso -o o.kanso",
        "corpus compare zero.kanso --reading PG-R1=at-once",
    ] {
        let told = run(dir.path(), command).fails(2, &["zero.kanso", "a device"]);
        assert!(told.err.contains("next: "), "{}", told.err);
    }
    for command in ["review", "play", "lines", "export --format txt", "check-set"] {
        let told = run(dir.path(), &format!("{command} folder.kanso"));
        told.fails(2, &["folder.kanso", "directory", "next: name a"]);
    }
    run(dir.path(), "review picture.kanso")
        .fails(2, &["picture.kanso", "not a kanso log", ".kanso"]);
    assert!(!dir.path().join("out.kanso").exists());
}

#[test]
fn in_a_folder_each_of_them_is_told_and_keeps_no_other_from_being_read() {
    let (dir, _socket) = folder();
    let made = Command::new("mkfifo").arg(dir.path().join("pipe.kanso")).status();
    assert!(made.expect("there is a mkfifo").success());
    fs::create_dir(dir.path().join("deep")).expect("made");
    symlink(dir.path(), dir.path().join("deep/again")).expect("linked");
    // A pipe that was named is waited for; in a folder nobody named it.
    let told = run(dir.path(), "verify .");
    let told = told.fails(2, &["files could not be checked"]);
    for words in [
        "zero.kanso: could not be checked: cannot read it: a device is no file",
        "socket.kanso: could not be checked: cannot read it: a socket is no file",
        "pipe.kanso: could not be checked: cannot read it: a pipe is no file",
        "broken.kanso: could not be checked: cannot read it: No such file",
        "picture.kanso: not sound",
        "1 of 6 games",
    ] {
        assert!(told.out.contains(words), "{words:?} in {}", told.out);
    }
    run(dir.path(), "dispute check .").status(2);
    run(dir.path(), "corpus compare . --reading PG-R1=at-once").status(2);
    run(dir.path(), "golden check .").status(2);
}

#[test]
fn what_comes_on_standard_input_is_read() {
    let (dir, _socket) = folder();
    let file = fs::File::open(dir.path().join("good.kanso")).expect("there");
    let output =
        kanso().current_dir(dir.path()).args(["verify", "/dev/stdin"]).stdin(file).output();
    let output = output.expect("the program was built");
    assert!(output.status.success(), "{output:?}");
    // Without anything there it is a device.
    run(dir.path(), "verify /dev/stdin").fails(2, &["/dev/stdin", "a device"]);
}

#[test]
fn a_file_that_is_too_long_is_refused_before_it_is_read() {
    let dir = tempfile::tempdir().expect("a folder");
    let long = |name: &str, len| {
        let file = fs::File::create(dir.path().join(name)).expect("made");
        file.set_len(len).expect("a file with a hole");
    };
    long("set.toml", (1 << 20) + 1);
    for command in ["check-set set.toml", "new rook-raiders --cards set.toml -o a.kanso"] {
        run(dir.path(), command).fails(2, &["set.toml", "more than 1048576 bytes", "next: "]);
    }
    long("log.kanso", (1 << 25) + 1);
    for command in ["verify", "review", "play"] {
        let told = run(dir.path(), &format!("{command} log.kanso"));
        told.fails(2, &["log.kanso", "more than 33554432 bytes", "next: "]);
    }
}

#[test]
fn the_limits_stand_in_the_format_s_page() {
    use kanso_engine::game::EVENTS_MAX;
    use kanso_replay::lines::{LINES_MAX, REPLAY_MAX, SPANS_MAX};
    use kanso_replay::log::read::{FRAMES_MAX, LOG_EVENTS_MAX};
    use kanso_replay::reading::{
        LOG_LEN_MAX, SET_LEN_MAX, TEXT_LEN_MAX, TEXT_LINE_LEN_MAX, TYPED_LEN_MAX,
    };
    use kanso_replay::review::{LINE_NAME_MAX, NOTE_LEN_MAX};
    use kanso_replay::verify::LAYER_FINDINGS_MAX;
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../FORMAT.md");
    let page = fs::read_to_string(page).expect("there");
    for (what, limit, unit) in [
        ("a log", LOG_LEN_MAX, " bytes"),
        ("events of one line", u64::from(EVENTS_MAX), ""),
        ("frames of a log", FRAMES_MAX as u64, ""),
        ("its text form, a transcript", TEXT_LEN_MAX, " bytes"),
        ("a line of its text form", TEXT_LINE_LEN_MAX as u64, " bytes"),
        ("lines of a game", LINES_MAX as u64, ""),
        ("pieces of all lines together", SPANS_MAX as u64, ""),
        ("events to replay of all lines but line 0, each those behind its fork", REPLAY_MAX, ""),
        ("events that stand in a log, of all lines together", LOG_EVENTS_MAX, ""),
        ("a note", NOTE_LEN_MAX as u64, " bytes"),
        ("the name of a line", LINE_NAME_MAX as u64, " letters"),
        ("a line that is typed in play", TYPED_LEN_MAX, " bytes"),
        ("findings of `verify`, of one layer", LAYER_FINDINGS_MAX as u64, ""),
        ("a card set, a deck list, a recipe", SET_LEN_MAX, " bytes"),
    ] {
        let mut digits = limit.to_string();
        for at in
            (1..digits.len()).rev().filter(|at| (digits.len() - at) % 3 == 0).collect::<Vec<_>>()
        {
            digits.insert(at, ',');
        }
        let row = format!("| {what} | {digits}{unit} |");
        assert!(page.contains(&row), "{row}");
    }
}

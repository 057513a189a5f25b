//! Ctrl-C and SIGTERM: the first one ends every command, and tears nothing.

use crate::run::{Ran, kanso, run, typed};
use std::fs;
use std::io::Read as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How long it is waited for a program that was asked to end, before it is taken to go on for ever.
/// However slow a machine is, it is quicker.
const SOON: Duration = Duration::from_mins(2);
/// What shells call the end by each signal.
const SIGNALS: [(&str, i32); 2] = [("-INT", 130), ("-TERM", 143)];

fn signal(child: &Child, name: &str) {
    let sent = Command::new("kill").args([name, &child.id().to_string()]).status();
    assert!(sent.expect("there is a kill").success());
}

/// It ends by itself, soon.
#[track_caller]
fn ends(mut child: Child, what: &str) -> Ran {
    let since = Instant::now();
    while child.try_wait().expect("it can be asked").is_none() {
        if since.elapsed() > SOON {
            child.kill().expect("it runs");
            panic!("{what} goes on after it was asked to end");
        }
        thread::sleep(Duration::from_millis(5));
    }
    child.wait_with_output().expect("it has ended").into()
}

/// Begins a command, and waits until it hears signals: before that the system itself ends it.
fn begin(dir: &Path, arguments: &str) -> Child {
    let child = spawned(dir, arguments);
    let status = format!("/proc/{}/status", child.id());
    let hears = || {
        let status = fs::read_to_string(&status).unwrap_or_default();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let caught = caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        // SIGTERM, which is asked for last; a program that has ended hears nothing any more.
        caught.is_none_or(|mask| mask >> 14 & 1 == 1)
    };
    let since = Instant::now();
    while !hears() && since.elapsed() < SOON {
        thread::sleep(Duration::from_millis(1));
    }
    child
}

fn spawned(dir: &Path, arguments: &str) -> Child {
    kanso()
        .current_dir(dir)
        .args(arguments.split(' '))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built")
}

fn fifo(dir: &Path, name: &str) {
    let made = Command::new("mkfifo").arg(dir.join(name)).status();
    assert!(made.expect("there is a mkfifo").success());
}

#[test]
fn a_pipe_that_nobody_writes_to_keeps_no_command() {
    let dir = tempfile::tempdir().expect("a folder");
    fifo(dir.path(), "pipe.kanso");
    for command in [
        "review pipe.kanso",
        "verify pipe.kanso",
        "check-set pipe.kanso",
        "import pipe.kanso -o out.kanso",
        "export pipe.kanso --format txt",
        "repair pipe.kanso -o out.kanso",
        "new rook-raiders --cards pipe.kanso -o out.kanso",
        "dispute check pipe.kanso",
        "show pipe.kanso",
    ] {
        for (name, status) in SIGNALS {
            let child = begin(dir.path(), command);
            thread::sleep(Duration::from_millis(150));
            signal(&child, name);
            assert_eq!(ends(child, command).status, status, "{command} {name}");
        }
    }
    assert!(!dir.path().join("out.kanso").exists());
}

#[test]
fn what_computes_for_long_ends_at_once() {
    let dir = tempfile::tempdir().expect("a folder");
    let goldens = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/golden");
    let goldens = goldens.display();
    run(dir.path(), "simulate pig -o long.kanso --seed 1 --option goal=100000").status(0);
    for command in [
        format!("golden check {goldens}"),
        format!("golden coverage {goldens}"),
        format!("golden hunt {goldens} --game battlelore-heroes"),
        format!("corpus compare {goldens} --reading BL-R1=any-path"),
        format!("verify {goldens}"),
        "review long.kanso".to_owned(),
        "export long.kanso --format html".to_owned(),
        format!("site {goldens} -o site --pages"),
        "compare long.kanso 0 0".to_owned(),
        // A campaign may be over sooner than it is stopped; a million rolls are not.
        "simulate pig --option goal=10000000 -o endless.kanso".to_owned(),
        "simulate pig --games 100000 --out-dir games --option goal=100000".to_owned(),
        "bench".to_owned(),
    ] {
        for (name, status) in SIGNALS {
            let child = begin(dir.path(), &command);
            thread::sleep(Duration::from_millis(100));
            signal(&child, name);
            let ran = ends(child, &command);
            assert_eq!(ran.status, status, "{command} {name}: {ran:?}");
        }
    }
    assert!(!dir.path().join("endless.kanso").exists());
    let left = fs::read_dir(dir.path()).expect("a folder").flatten().map(|entry| entry.file_name());
    let begun =
        |name: &std::ffi::OsString| name == "site" || name.to_string_lossy().starts_with('.');
    assert_eq!(left.filter(begun).count(), 0, "what was begun of a site is gone");
}

#[test]
fn a_reader_that_is_gone_to_sleep_keeps_no_command() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "simulate pig -o done.kanso --seed 1 --option goal=100000").status(0);
    run(dir.path(), "new pig -o long.kanso --seed 1 --option goal=100000").status(0);
    for command in ["review done.kanso", "play long.kanso --bot 0=greedy --bot 1=greedy"] {
        for (name, status) in SIGNALS {
            // Nobody reads what it says, so that it waits once the pipe is full.
            let child = begin(dir.path(), command);
            thread::sleep(Duration::from_millis(1500));
            signal(&child, name);
            assert_eq!(ends(child, command).status, status, "{command} {name}");
        }
    }
    run(dir.path(), "verify long.kanso").status(0);
}

#[test]
fn play_says_how_to_go_on_and_ends_as_a_signal_ends() {
    let dir = tempfile::tempdir().expect("a folder");
    for (name, status) in SIGNALS {
        let file = format!("{}.kanso", &name[1..]);
        run(dir.path(), &format!("new pig -o {file} --seed 1")).status(0);
        let mut child = begin(dir.path(), &format!("play {file}"));
        // Once it has asked something it waits for the answer.
        let mut asked = [0];
        let out = child.stdout.as_mut().expect("it was piped");
        out.read_exact(&mut asked).expect("it asks");
        signal(&child, name);
        let ran = ends(child, "play");
        assert_eq!(ran.status, status, "{ran:?}");
        for words in ["Every acknowledged step is in the file", &format!("kanso play {file}")] {
            assert!(ran.out.contains(words), "{words:?} in {}", ran.out);
        }
    }
}

#[test]
fn a_signal_at_any_moment_tears_no_frame() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "new pig -o long.kanso --seed 1 --option goal=100000").status(0);
    let mut grew = 0;
    let mut before = fs::metadata(dir.path().join("long.kanso")).expect("there").len();
    for turn in 0..40_u64 {
        let (name, status) = SIGNALS[turn as usize % 2];
        let command = "branch long.kanso --at 0 --do roll --play-on greedy";
        let mut child = begin(dir.path(), command);
        drop(child.stdin.take());
        thread::sleep(Duration::from_millis(5) + Duration::from_micros(turn * 7919 % 60_000));
        signal(&child, name);
        assert_eq!(ends(child, command).status, status);
        let ran = run(dir.path(), "verify long.kanso").status(0);
        assert!(!ran.out.contains("tail"), "{}", ran.out);
        let now = fs::metadata(dir.path().join("long.kanso")).expect("there").len();
        grew += u32::from(now > before);
        before = now;
    }
    assert!(grew > 10, "signals fell into writing: {grew}");
    let names = fs::read_dir(dir.path()).expect("a folder").count();
    assert_eq!(names, 1, "nothing was cut off");
}

#[test]
fn a_signal_at_any_moment_leaves_a_whole_file_or_none() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "simulate pig -o long.kanso --seed 1 --option goal=100000").status(0);
    run(dir.path(), "export long.kanso --format jsonl -o long.jsonl").status(0);
    let whole = fs::read(dir.path().join("long.kanso")).expect("there");
    let since = Instant::now();
    run(dir.path(), "import long.jsonl -o whole.kanso").status(0);
    let (took, mut made) = (since.elapsed(), 0);
    for turn in 0..30 {
        let (name, _) = SIGNALS[turn as usize % 2];
        let child = begin(dir.path(), "import long.jsonl -o out.kanso");
        // The later half of what it takes: there it writes.
        thread::sleep(took * (15 + turn) / 45);
        // It may have ended by itself.
        let _ = Command::new("kill").args([name, &child.id().to_string()]).output();
        ends(child, "import");
        let out = dir.path().join("out.kanso");
        if out.exists() {
            assert_eq!(fs::read(&out).expect("there"), whole);
            fs::remove_file(&out).expect("removed");
            made += 1;
        }
        let names = fs::read_dir(dir.path()).expect("a folder").count();
        assert_eq!(names, 3, "nothing is left beside it");
    }
    assert!(made < 30, "no signal came before the end");
}

#[test]
fn a_pipe_with_a_writer_is_read_like_a_file() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "new pig -o a.kanso --seed 1").status(0);
    typed(dir.path(), "play a.kanso", "b\nb\nq\n").status(0);
    for command in ["review", "verify", "show", "lines", "export --format jsonl"] {
        fifo(dir.path(), "pipe.kanso");
        let (from, to) = (dir.path().join("a.kanso"), dir.path().join("pipe.kanso"));
        let writing = thread::spawn(move || fs::write(to, fs::read(from).expect("there")));
        let of_pipe = run(dir.path(), &format!("{command} pipe.kanso")).status(0);
        writing.join().expect("written").expect("written");
        let of_file = run(dir.path(), &format!("{command} a.kanso")).status(0);
        assert_eq!(of_pipe.out.replace("pipe.kanso", "a.kanso"), of_file.out, "{command}");
        fs::remove_file(dir.path().join("pipe.kanso")).expect("removed");
    }
}

//! Runs the tests that reach a mutant with it switched on.

use crate::build::Binary;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Processes side by side.
const THREADS: usize = 2;
/// Tests of the first process: most mutants are caught by any test.
const FIRST_COUNT: usize = 6;
/// Seconds of a processor that a process may take beyond four times of what it took without a mutant. Then it goes
/// on for ever.
const PATIENCE: u64 = 5;
/// How much longer it may take where others have the processors, or where it waits for what never comes.
const BUSY: u32 = 30;

/// A test, and what it reaches.
pub struct Test {
    binary: usize,
    name: String,
    takes: Duration,
    ids: BTreeSet<u32>,
}

/// What came of a mutant.
#[derive(Clone, PartialEq, Eq)]
pub enum Outcome {
    /// With the first test that said so, or what stopped it.
    Caught(String),
    Survived,
    /// By no test.
    Unreached,
}

/// Does `work` for each item, two at a time.
fn side_by_side<T: Sync>(items: &[T], work: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    work(item);
                }
            });
        }
    });
}

/// A program of tests with what all runs have in common: the same numbers in the property tests each time, and no
/// smaller example of what fails.
fn command(binary: &Binary, work: &Path, seconds: u64) -> Command {
    let mut command = Command::new("bash");
    // A mutant may ask for more and more memory, and go on for ever.
    let limits = format!("ulimit -v 8000000 -c 0 -t {seconds}; exec \"$0\" \"$@\"");
    command.args(["-c", &limits]).arg(&binary.path);
    command.current_dir(&binary.folder).env("TMPDIR", work.join("tmp")).env("RUSTC_BOOTSTRAP", "1");
    command.env("PROPTEST_RNG_SEED", "1").env("PROPTEST_MAX_SHRINK_ITERS", "0");
    command.env("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "1");
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).process_group(0);
    command
}

/// Runs each test alone, and notes what it reaches. What was noted for a program since it was built holds.
pub fn reach(work: &Path, binaries: &[Binary]) -> Vec<Test> {
    fs::create_dir_all(work.join("tmp")).expect("there can be a folder");
    let mut all = Vec::new();
    for (number, binary) in binaries.iter().enumerate() {
        let name = binary.path.file_name().expect("a program has a name").to_string_lossy();
        let (noted, made) =
            (work.join(format!("reach-{name}")), |path: &Path| path.metadata()?.modified());
        if !made(&noted).is_ok_and(|noted| made(&binary.path).is_ok_and(|built| built < noted)) {
            let listed = command(binary, work, 600)
                .args(["--list", "--format=terse"])
                .stdout(Stdio::piped())
                .output();
            let listed = String::from_utf8(listed.expect("it starts").stdout).expect("it is text");
            let names: Vec<_> =
                listed.lines().filter_map(|line| line.strip_suffix(": test")).collect();
            let lines = Mutex::new(String::new());
            let index: Vec<_> = names.into_iter().enumerate().collect();
            side_by_side(&index, |(index, test)| {
                let file = work.join(format!("tmp/reached-{index}"));
                let began = Instant::now();
                let mut command = command(binary, work, 600);
                command.args(["--exact", test]).env("KANSO_MUTANTS_REACHED", &file);
                let sound = command.status().is_ok_and(|status| status.success());
                let takes = began.elapsed().as_millis();
                let ids = fs::read_to_string(&file).unwrap_or_default().replace('\n', " ");
                let _ = fs::remove_file(&file);
                if sound {
                    *lines.lock().expect("no thread panics") +=
                        &format!("{test}\t{takes}\t{ids}\n");
                } else {
                    eprintln!("{name}: {test} fails without a mutant, and is left out");
                }
            });
            fs::write(&noted, lines.into_inner().expect("no thread panics"))
                .expect("it can be noted");
        }
        for line in fs::read_to_string(&noted).expect("it was noted").lines() {
            let mut parts = line.split('\t');
            let mut part = || parts.next().expect("a test, a time, numbers");
            let (name, takes) =
                (part().to_owned(), Duration::from_millis(part().parse().expect("a time")));
            let ids = part().split_whitespace().map(|id| id.parse().expect("a number")).collect();
            all.push(Test { binary: number, name, takes, ids });
        }
    }
    all.sort_by_key(|test| (test.binary, test.takes));
    all
}

/// Runs each of these mutants, each with the module that it is in, and hands over what came of it.
pub fn run(
    work: &Path,
    binaries: &[Binary],
    tests: &[Test],
    ids: &[(u32, String)],
    tell: impl Fn(u32, Outcome) + Sync,
) {
    side_by_side(ids, |(id, module)| tell(*id, one(work, binaries, tests, *id, module)));
}

/// Of the tests that reach it, those of its own module first, then the quickest.
fn one(work: &Path, binaries: &[Binary], tests: &[Test], id: u32, module: &str) -> Outcome {
    // For a quick look: how long the tests may take together, in seconds.
    let most = std::env::var("MUTANTS_SECONDS").ok().and_then(|most| most.parse().ok());
    let most = most.map_or(Duration::MAX, Duration::from_secs);
    let mut by_binary = BTreeMap::<_, Vec<_>>::new();
    for test in tests.iter().filter(|test| test.ids.contains(&id)) {
        by_binary.entry(test.binary).or_default().push(test);
    }
    for tests in by_binary.values_mut() {
        tests.sort_by_key(|test| !test.name.starts_with(module));
        let mut take = Duration::ZERO;
        tests.retain(|test| {
            take += test.takes;
            take <= most
        });
    }
    by_binary.retain(|_, tests| !tests.is_empty());
    let outcome = if by_binary.is_empty() { Outcome::Unreached } else { Outcome::Survived };
    for (binary, tests) in by_binary {
        let (first, rest) = tests.split_at(tests.len().min(FIRST_COUNT));
        for tests in [first, rest].into_iter().filter(|tests| !tests.is_empty()) {
            if let Some(by) = caught(work, &binaries[binary], tests, id) {
                return Outcome::Caught(by);
            }
        }
    }
    outcome
}

/// What catches the mutant, if these tests do.
fn caught(work: &Path, binary: &Binary, tests: &[&Test], id: u32) -> Option<String> {
    let takes: Duration = tests.iter().map(|test| test.takes).sum();
    let seconds = PATIENCE + 4 * (takes.as_secs() + 1);
    let mut command = command(binary, work, seconds);
    command.args(["-Zunstable-options", "--fail-fast", "--test-threads=1", "--exact"]);
    command.args(tests.iter().map(|test| &test.name)).env("KANSO_MUTANT", id.to_string());
    let said = work.join(format!("tmp/said-{id}"));
    command.stdout(fs::File::create(&said).expect("there can be a file"));
    let ends = Instant::now() + BUSY * Duration::from_secs(seconds);
    let mut child = command.spawn().expect("it starts");
    let sound = loop {
        match child.try_wait().expect("it can be asked") {
            Some(status) => break Some(status.success()),
            None if Instant::now() > ends => break None,
            None => thread::sleep(Duration::from_millis(3)),
        }
    };
    if sound.is_none() {
        let _ = Command::new("kill").args(["-9", "--", &format!("-{}", child.id())]).status();
        let _ = child.wait();
    }
    let text = fs::read_to_string(&said).unwrap_or_default();
    let _ = fs::remove_file(&said);
    let failed =
        text.lines().find_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... FAILED"));
    match sound {
        Some(true) => None,
        Some(false) => Some(failed.unwrap_or("it stops").to_owned()),
        None => Some("it does not end".to_owned()),
    }
}

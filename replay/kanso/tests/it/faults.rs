//! A disk that fails under the real program: each command that writes, with each of its calls failing.
//!
//! The failing is done from outside (`tests/faults/faults.c`, loaded before the program), so it needs a C
//! compiler named `cc`, as Rust itself does to link, and a system that loads libraries so. Here a call fails
//! with two errors; with `KANSO_FAULTS=all` it fails with each that there is, which takes some minutes:
//!
//! ```text
//! KANSO_FAULTS=all cargo test -p kanso --test it faults -- --nocapture
//! ```
#![cfg(target_os = "linux")]

use crate::run::{Ran, kanso, run, typed};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// A command that writes, by its words; `~` stands for a space within one.
struct Case {
    words: &'static str,
    typed: &'static str,
    /// Files that it makes.
    makes: &'static [&'static str],
    /// Files that it writes anew, as a whole.
    replaces: &'static [&'static str],
}

const fn case(words: &'static str) -> Case {
    Case { words, typed: "", makes: &[], replaces: &[] }
}

const fn making(words: &'static str, makes: &'static [&'static str]) -> Case {
    Case { words, typed: "", makes, replaces: &[] }
}

/// Each command that writes into the folder it is run in.
const WRITES: &[Case] = &[
    making("new pig -o new.kanso --seed 3", &["new.kanso"]),
    making("new pig -o new.kanso --luck committed", &["new.kanso", "new.kanso.secret"]),
    making("simulate pig -o new.kanso --seed 3 --option goal=50", &["new.kanso"]),
    Case { words: "play pig.kanso", typed: "b\nb\nb\nb\n", makes: &[], replaces: &[] },
    case("branch pig.kanso --at 2 --do roll --name other"),
    case("correct pig.kanso --at 2 --outcome 5"),
    case("note pig.kanso --at 2 a~note"),
    case("note pig.kanso --at 1 --glyph !"),
    case("line pig.kanso rename 1 aside"),
    case("line pig.kanso promote 1"),
    case("line pig.kanso fold 1"),
    case("line pig.kanso delete 1"),
    case("line deleted.kanso undelete 1"),
    case("line pig.kanso trim 1 --at 3"),
    making("line pig.kanso extract 1 -o new.kanso", &["new.kanso"]),
    making("extract campaign.kanso --chapter 1 -o new.kanso", &["new.kanso"]),
    case("luck secret.kanso --contribute Ada:tea"),
    case("luck secret.kanso --reveal --early"),
    making(
        "dispute new pig.kanso --at 2 --question Really? --claim Ada:PG-R1=at-once -o new.kanso",
        &["new.kanso"],
    ),
    making(
        "dispute settle tea.kanso --stands --reason agreed --golden new.kanso",
        &["new.kanso", "new.txt"],
    ),
    making("dispute report tea.kanso -o new.html", &["new.html"]),
    making("export pig.kanso --format jsonl -o new.jsonl", &["new.jsonl"]),
    making("export pig.kanso --format html -o new.html", &["new.html"]),
    making("export pig.kanso --format gif --to 2 -o new.gif", &["new.gif"]),
    making("import pig.jsonl -o new.kanso", &["new.kanso"]),
    making("repair torn.kanso -o new.kanso", &["new.kanso"]),
    making("show pig.kanso --at 2 --format png -o new.png", &["new.png"]),
    making("sign pig.kanso --key ada", &["pig.kanso.sig"]),
    making("golden make good.recipe -o new.kanso", &["new.kanso"]),
    Case { words: "golden bless golden", typed: "", makes: &[], replaces: &["golden/a.txt"] },
    making(
        "corpus compare pig.kanso --reading PG-R1=at-once --format json -o new.json",
        &["new.json"],
    ),
    making("corpus stats pig.kanso -o new.html", &["new.html"]),
    making("cards rook-raiders --export new.toml", &["new.toml"]),
    making(
        "site pig.kanso -o site --pages",
        &["site/index.html", "site/games/pig.kanso", "site/games/pig.html"],
    ),
    making("man manual", &[]),
];

/// Commands that write nothing into a file that was named.
const READS: &[(&str, &str)] = &[
    ("analyse", "what it keeps is kept elsewhere, and can be lost"),
    ("bench", "reads"),
    ("check-set", "reads"),
    ("compare", "reads"),
    ("completions", "writes to standard output"),
    ("diff", "reads"),
    ("dispute-check", "reads"),
    ("dispute-compare", "reads"),
    ("games", "reads"),
    ("golden-check", "reads"),
    ("golden-coverage", "reads"),
    ("golden-flips", "reads"),
    ("golden-hunt", "reads; the game that it finds is made as `simulate` makes one"),
    ("link", "reads"),
    ("lines", "reads"),
    ("review", "reads"),
    ("rules", "reads"),
    ("verify", "reads"),
    ("view", "starts the window"),
];

/// A game of several battles.
const CAMPAIGN: &str = "golden/battlelore-heroes/a-campaign-of-eight-battles.kanso";

/// The folder that every run begins with.
fn room() -> TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    let at = dir.path();
    let write = |name: &str, text: &[u8]| fs::write(at.join(name), text).expect("written");
    run(at, "new pig -o pig.kanso --seed 7 --name Ada,Ben --option goal=50").status(0);
    typed(at, "play pig.kanso", &"b\n".repeat(6)).status(0);
    run(at, "branch pig.kanso --at 2 --play-on greedy --name side").status(0);
    run(at, "export pig.kanso --format jsonl -o pig.jsonl").status(0);
    fs::copy(at.join("pig.kanso"), at.join("deleted.kanso")).expect("copied");
    run(at, "line deleted.kanso delete 1").status(0);
    run(at, "new pig -o secret.kanso --luck committed --name Ada,Ben").status(0);
    run(at, "dispute new pig.kanso --at 2 --question q --claim Ada:PG-R1=at-once -o tea.kanso")
        .status(0);
    let whole = fs::read(at.join("pig.kanso")).expect("there");
    write("torn.kanso", &whole[..whole.len() - 2]);
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    fs::copy(fixtures.join("keys/ada"), at.join("ada")).expect("copied");
    fs::copy(fixtures.join(CAMPAIGN), at.join("campaign.kanso")).expect("copied");
    write("good.recipe", b"game: pig\nseed: 1\noption goal=50\nroll\nhold\n");
    fs::create_dir(at.join("golden")).expect("made");
    run(at, "golden make good.recipe -o golden/a.kanso").status(0);
    run(at, "golden bless golden").status(0);
    // What is blessed is told otherwise than it was.
    let told = fs::read_to_string(at.join("golden/a.txt")).expect("there");
    write("golden/a.txt", told.replacen("roll", "rolls", 1).as_bytes());
    dir
}

/// The library that lets calls fail; none where there is no C compiler.
fn library() -> Option<PathBuf> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/faults/faults.c");
    let made = Path::new(env!("CARGO_TARGET_TMPDIR")).join("faults.so");
    let built = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"])
        .args([&made, &source])
        .arg("-ldl")
        .status();
    built.ok()?.success().then_some(made)
}

/// Every file in a folder and below it, by its path, with what is in it.
fn files(dir: &Path) -> BTreeMap<String, Vec<u8>> {
    fn look(dir: &Path, at: &str, found: &mut BTreeMap<String, Vec<u8>>) {
        for entry in fs::read_dir(dir.join(at)).expect("a folder").flatten() {
            let name = entry.file_name().into_string().expect("text");
            let path = if at.is_empty() { name } else { format!("{at}/{name}") };
            if entry.path().is_dir() {
                look(dir, &path, found);
            } else {
                found.insert(path, fs::read(entry.path()).expect("a file"));
            }
        }
    }
    let mut found = BTreeMap::new();
    look(dir, "", &mut found);
    found
}

/// Runs a case in a copy of the room with one call failing; how many calls there were, too.
fn with_fault(case: &Case, room: &Path, library: &Path, fault: (u32, i32)) -> (TempDir, Ran, u32) {
    let dir = tempfile::tempdir().expect("a folder");
    let copied =
        Command::new("cp").arg("-r").arg(format!("{}/.", room.display())).arg(dir.path()).status();
    assert!(copied.expect("there is a cp").success());
    let inside = dir.path().canonicalize().expect("there");
    let count = tempfile::NamedTempFile::new().expect("a file");
    let words = case.words.split(' ').map(|word| word.replace('~', " "));
    let mut child = kanso()
        .current_dir(&inside)
        .args(words)
        .env("LD_PRELOAD", library)
        .env("FAULTS_IN", &inside)
        .env("FAULTS_AT", fault.0.to_string())
        .env("FAULTS_WITH", fault.1.to_string())
        .env("FAULTS_COUNT", count.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built");
    let _ = child.stdin.take().expect("it was piped").write_all(case.typed.as_bytes());
    let ran: Ran = child.wait_with_output().expect("it ends").into();
    let calls = fs::read_to_string(count.path()).expect("there");
    let calls = calls.lines().filter_map(|line| line.parse::<u32>().ok()).sum();
    (dir, ran, calls)
}

/// What is wrong with how a command took a failing call.
fn wrong(case: &Case, before: &BTreeMap<String, Vec<u8>>, dir: &Path, ran: &Ran) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut say = |what: String| wrong.push(what);
    let failed = ran.status != 0;
    if ran.status > 2 || ran.err.contains("panicked") || ran.err.contains("a bug of kanso") {
        say(format!("ends with {}", ran.status));
    }
    if failed {
        let error = ran.err.lines().find(|line| line.starts_with("error:")).unwrap_or_default();
        if !before.keys().map(String::as_str).chain(case.makes.iter().copied()).any(|name| {
            // A folder is named by itself.
            error.contains(name) || name.split('/').next().is_some_and(|top| error.contains(top))
        }) && !error.contains("manual")
        {
            say(format!("names no file: {error:?}"));
        }
        if !ran.err.contains("next:") {
            say("does not say what to do next".to_owned());
        }
    }
    let after = files(dir);
    for (name, was) in before {
        match after.get(name) {
            None => say(format!("{name} is gone")),
            Some(is) if is.starts_with(was) => {}
            Some(_) if case.replaces.contains(&&**name) => {}
            Some(_) => say(format!("{name} is not as it was")),
        }
    }
    for name in after.keys().filter(|name| !before.contains_key(*name)) {
        let is_made = case.makes.contains(&&**name);
        // What was torn is set aside under a name that is told.
        let is_told = ran.out.contains(&**name) || ran.err.contains(&**name);
        let is_page = name.starts_with("manual/") && !name.contains(".kanso-");
        if !is_made && !is_told && !is_page {
            say(format!("{name} is left"));
        }
        if failed && case.makes.len() == 1 && is_made && !ran.err.contains("not sure") {
            say(format!("{name} is made though it says that it cannot be"));
        }
    }
    // Each acknowledged step is there.
    let ok = |line: &str| line.strip_prefix("ok ")?.parse::<u64>().ok();
    if let Some(acknowledged) = ran.out.lines().rev().find_map(ok) {
        let kept = crate::run::events(dir, "pig.kanso", 0);
        if kept < acknowledged {
            say(format!("{kept} events of {acknowledged} acknowledged"));
        }
    }
    let is_log = |name: &str| Path::new(name).extension().is_some_and(|end| end == "kanso");
    let changed = after.iter().filter(|(name, bytes)| before.get(*name) != Some(*bytes));
    for (name, _) in changed.filter(|(name, _)| is_log(name)) {
        // A torn tail is a finding that the next run mends; anything else must not come of it.
        let verified = run(dir, &format!("verify {name}"));
        if verified.status == 2 || verified.out.contains("damaged") {
            say(format!("{name}: {verified:?}"));
        }
    }
    if failed {
        let words: Vec<String> = case.words.split(' ').map(|word| word.replace('~', " ")).collect();
        let again = kanso().current_dir(dir).args(&words).output().expect("the program was built");
        let again = Ran::from(again);
        if again.status != 0 && !again.err.contains("already") {
            say(format!("cannot be done again: {again:?}"));
        }
    }
    wrong
}

#[test]
fn no_failing_call_of_a_disk_loses_anything_or_leaves_something() {
    let Some(library) = library() else {
        eprintln!("there is no cc: the disk does not fail here");
        return;
    };
    let all = std::env::var("KANSO_FAULTS").is_ok_and(|which| which == "all");
    // EIO, ENOSPC; then EDQUOT, EINTR, EROFS, and half a write.
    let errors: &[i32] = if all { &[5, 28, 122, 4, 30, 0] } else { &[28] };
    let room = room();
    let before = files(room.path());
    let (mut runs, mut refused, mut found) = (0, 0, Vec::new());
    for case in WRITES {
        let (_kept, good, calls) = with_fault(case, room.path(), &library, (0, 5));
        assert_eq!(good.status, 0, "{}: {good:?}", case.words);
        assert!(calls > 2, "{}: {calls} calls", case.words);
        // Of many alike the first ones, and some behind them.
        let tried = (1..=calls).filter(|at| all || *at <= 12 || at.is_multiple_of(29));
        for at in tried {
            for error in errors {
                let (dir, ran, _) = with_fault(case, room.path(), &library, (at, *error));
                runs += 1;
                refused += u32::from(ran.status != 0);
                for wrong in wrong(case, &before, dir.path(), &ran) {
                    found.push(format!("{}, call {at} with {error}: {wrong}", case.words));
                }
            }
        }
        println!("{}: {calls} calls", case.words);
    }
    println!("{runs} runs with a failing call, {refused} commands refused");
    assert!(found.is_empty(), "{} of {runs}:\n{}", found.len(), found.join("\n"));
    assert!(refused > 100, "{refused} of {runs}");
}

/// A command that is new is tried with a failing disk, or it is said why not.
#[test]
fn every_command_writes_with_a_failing_disk_or_reads() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "man pages").status(0);
    let commands: BTreeSet<String> = files(&dir.path().join("pages"))
        .into_keys()
        .filter_map(|name| Some(name.strip_prefix("kanso-")?.strip_suffix(".1")?.to_owned()))
        .collect();
    let writes = |command: &str| {
        WRITES.iter().any(|case| {
            let words: Vec<_> = case.words.split(' ').collect();
            // `line FILE rename`: the file stands between.
            let [first, second, third] = [0, 1, 2].map(|at| words.get(at).copied().unwrap_or(""));
            [first.to_owned(), format!("{first}-{second}"), format!("{first}-{third}")]
                .iter()
                .any(|name| name == command)
        })
    };
    let is_group =
        |command: &str| commands.iter().any(|other| other.starts_with(&format!("{command}-")));
    let missing: Vec<_> = commands
        .iter()
        .filter(|command| {
            let reads = READS.iter().any(|(name, _)| name == command);
            !writes(command) && !reads && !is_group(command)
        })
        .collect();
    assert!(missing.is_empty(), "tried with no failing disk: {missing:?}");
    let gone: Vec<_> = READS.iter().filter(|(name, _)| !commands.contains(*name)).collect();
    assert!(gone.is_empty(), "there is no such command: {gone:?}");
}

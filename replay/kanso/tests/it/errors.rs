//! What can go wrong, one test each: one clear message with what, where and what to do next, the
//! right exit status, and nothing lost.

use crate::run::{Ran, events, kanso, run, typed, with_pig};
use kanso_engine::{Event, Outcome};
use kanso_games::pig::Action;
use kanso_replay::log::RawLog;
use kanso_replay::log::record::{Cards, Header, Record, Step};
use kanso_replay::log::write::Writer;
use std::fs;
use std::path::Path;
use std::process::Stdio;

/// A folder with a game of Pig of some twenty events in it: `pig.kanso`.
fn with_played_pig() -> tempfile::TempDir {
    let dir = with_pig();
    typed(dir.path(), "play pig.kanso", &"b\n".repeat(12)).status(0);
    assert!(events(dir.path(), "pig.kanso", 0) > 12);
    dir
}

/// Changes the bytes of a file; gives its folder back.
fn edited(edit: impl FnOnce(&mut Vec<u8>)) -> tempfile::TempDir {
    let dir = with_played_pig();
    let path = dir.path().join("pig.kanso");
    let mut bytes = fs::read(&path).expect("a file");
    edit(&mut bytes);
    fs::write(&path, bytes).expect("written");
    dir
}

/// Where each frame of a good log begins and ends.
fn frames(bytes: &[u8]) -> Vec<std::ops::Range<usize>> {
    let raw = RawLog::scan(bytes).expect("a good log");
    raw.frames.iter().map(|frame| frame.offset as usize..frame.end as usize).collect()
}

fn run_in(dir: &tempfile::TempDir, arguments: &str) -> Ran {
    run(dir.path(), arguments)
}

/// A log whose header says something else.
fn with_header(change: impl FnOnce(&mut Header)) -> tempfile::TempDir {
    let dir = with_pig();
    let bytes = fs::read(dir.path().join("pig.kanso")).expect("a file");
    let mut header = RawLog::scan(&bytes).and_then(|raw| raw.header()).expect("a good log");
    change(&mut header);
    let path = dir.path().join("other.kanso");
    drop(Writer::<Action>::create(&path, &header, &[]).expect("it can be written"));
    dir
}

#[test]
fn as_many_checkpoints_as_are_asked_for_are_kept() {
    let dir = tempfile::tempdir().expect("a folder");
    run_in(&dir, "new pig -o p.kanso --seed 1 --checkpoints 1").status(0);
    run_in(&dir, "branch p.kanso --at 0 --play-on greedy").status(0);
    let told = run_in(&dir, "verify p.kanso --json").status(0);
    let told: serde_json::Value = serde_json::from_str(&told.out).expect("it is JSON");
    let line = &told[0]["report"]["lines"][1];
    assert!(line["events"].as_u64() > Some(20), "{line}");
    assert_eq!(line["checkpoints"], line["events"]);
    for (number, told) in [("257", "256 events are the most"), ("0", "counted from 1")] {
        let ran = run_in(&dir, &format!("new pig -o q.kanso --checkpoints {number}")).status(2);
        assert!(ran.err.contains(told), "{}", ran.err);
    }
}

#[test]
fn a_missing_file() {
    let dir = with_pig();
    for command in ["review", "verify", "play", "lines", "show", "repair -o out.kanso"] {
        run_in(&dir, &format!("{command} none.kanso")).fails(2, &["none.kanso"]);
    }
}

#[test]
fn a_file_of_another_kind() {
    let dir = with_pig();
    fs::write(dir.path().join("text.kanso"), "dear diary").expect("written");
    fs::write(dir.path().join("empty.kanso"), "").expect("written");
    run_in(&dir, "review text.kanso").fails(2, &["text.kanso", "not a kanso log"]);
    run_in(&dir, "play text.kanso").fails(2, &["text.kanso", "not a kanso log"]);
    run_in(&dir, "review empty.kanso").fails(2, &["empty.kanso"]);
    run_in(&dir, "review .").fails(2, &["."]);
}

#[test]
fn a_newer_format() {
    let dir = edited(|bytes| bytes[7] += 1);
    run_in(&dir, "review pig.kanso").fails(2, &["format version", "newer kanso"]);
}

#[test]
fn an_unknown_game() {
    let dir = with_header(|header| header.game = "chess".to_owned());
    run_in(&dir, "review other.kanso").fails(2, &["\"chess\"", "newer kanso"]);
}

#[test]
fn a_newer_revision_of_the_rules() {
    let dir = with_header(|header| header.revision = 99);
    run_in(&dir, "review other.kanso").fails(2, &["revision 99", "newer kanso"]);
}

#[test]
fn a_card_set_that_this_program_does_not_have() {
    let dir = tempfile::tempdir().expect("a folder");
    run_in(&dir, "new rook-raiders -o rook.kanso --seed 1").status(0);
    let bytes = fs::read(dir.path().join("rook.kanso")).expect("a file");
    let mut header = RawLog::scan(&bytes).and_then(|raw| raw.header()).expect("a good log");
    header.cards = Cards::BuiltIn([7; 32]);
    drop(Writer::<Action>::create(&dir.path().join("other.kanso"), &header, &[]).expect("written"));
    run_in(&dir, "review other.kanso").fails(2, &["card set 07070707", "newer kanso"]);
}

#[test]
fn a_torn_tail_keeps_every_whole_step() {
    let dir = edited(|bytes| bytes.truncate(bytes.len() - 3));
    let verified = run_in(&dir, "verify pig.kanso").status(1);
    assert!(verified.out.contains("the tail"), "{}", verified.out);
    let kept = events(dir.path(), "pig.kanso", 0);
    assert!(kept > 12, "{kept}");
    let told = run_in(&dir, "review pig.kanso").status(1);
    assert!(told.out.contains("Player") || told.out.contains("Aki"), "{}", told.out);
    // Going on cuts the tail, keeps it beside the file, and says so.
    let played = typed(dir.path(), "play pig.kanso", "b\n").status(0);
    assert!(played.err.contains("pig.kanso.cut-"), "{}", played.err);
    assert!(events(dir.path(), "pig.kanso", 0) > kept);
    run_in(&dir, "verify pig.kanso").status(0);
    let cut = fs::read_dir(dir.path()).expect("a folder").filter_map(Result::ok);
    assert_eq!(cut.filter(|file| file.file_name().to_string_lossy().contains(".cut-")).count(), 1);
}

#[test]
fn a_flipped_bit() {
    let dir = edited(|bytes| {
        let frames = frames(bytes);
        bytes[frames[frames.len() / 2].start + 2] ^= 1;
    });
    let verified = run_in(&dir, "verify pig.kanso").status(1);
    assert!(verified.out.contains("byte"), "{}", verified.out);
    run_in(&dir, "review pig.kanso").fails(1, &["pig.kanso", "byte", "kanso repair"]);
    run_in(&dir, "play pig.kanso").fails(1, &["pig.kanso", "byte", "kanso repair"]);
    run_in(&dir, "repair pig.kanso -o mended.kanso").status(0);
    run_in(&dir, "verify mended.kanso").status(0);
    assert!(events(dir.path(), "mended.kanso", 0) > 0);
}

#[test]
fn a_frame_that_was_cut_out() {
    let dir = edited(|bytes| {
        let frames = frames(bytes);
        bytes.drain(frames[frames.len() / 2].clone());
    });
    run_in(&dir, "verify pig.kanso").status(1);
    run_in(&dir, "review pig.kanso").fails(1, &["byte", "kanso repair"]);
}

#[test]
fn two_frames_that_were_swapped() {
    let dir = edited(|bytes| {
        let frames = frames(bytes);
        let (first, second) = (frames[3].clone(), frames[4].clone());
        let swapped = [&bytes[second.clone()], &bytes[first.clone()]].concat();
        bytes.splice(first.start..second.end, swapped);
    });
    run_in(&dir, "verify pig.kanso").status(1);
    run_in(&dir, "review pig.kanso").fails(1, &["byte", "kanso repair"]);
}

#[test]
fn a_head_hash_that_is_another() {
    let dir = with_played_pig();
    let other = "0".repeat(64);
    let ran = run_in(&dir, &format!("verify pig.kanso --head {other}")).status(1);
    assert!(ran.out.contains("head"), "{}", ran.out);
    let ran = run_in(&dir, "verify pig.kanso --head xyz").status(2);
    assert!(ran.err.contains("64 hexadecimal digits"), "{}", ran.err);
}

#[test]
fn an_option_that_takes_no_text_takes_no_file_either() {
    let dir = with_pig();
    fs::write(dir.path().join("goal.toml"), "goal = 75").expect("written");
    for value in ["75", "goal.toml"] {
        let ran = run_in(&dir, &format!("new pig -o new.kanso --option goal={value}"));
        let ran = ran.fails(2, &[value, "one of 100, 50, 200", "kanso games pig"]);
        assert!(!ran.err.contains("file"), "{}", ran.err);
    }
    assert!(!dir.path().join("new.kanso").exists(), "no partial file is left");
}

#[test]
fn an_illegal_action() {
    let dir = with_played_pig();
    run_in(&dir, "branch pig.kanso --at 0 --do hold").fails(1, &["PG-1.4", "nothing was rolled"]);
    run_in(&dir, "branch pig.kanso --at 0 --do castle").fails(1, &["castle"]);
    let before = fs::read(dir.path().join("pig.kanso")).expect("a file");
    run_in(&dir, "branch pig.kanso --at 1 --do hold").fails(1, &["awaited"]);
    assert_eq!(fs::read(dir.path().join("pig.kanso")).expect("a file"), before);
}

#[test]
fn an_impossible_outcome() {
    let dir = with_played_pig();
    run_in(&dir, "branch pig.kanso --at 1 --outcome 9").fails(1, &["9"]);
    run_in(&dir, "branch pig.kanso --at 0 --outcome 6").fails(1, &["awaited"]);
}

#[test]
fn an_event_after_the_end() {
    let dir = with_pig();
    typed(dir.path(), "play pig.kanso --bot 0=greedy --bot 1=greedy", "").status(0);
    let sealed = fs::read(dir.path().join("pig.kanso")).expect("a file");
    let raw = RawLog::scan(&sealed).expect("a good log");
    // The same game without its seal, and one event more.
    let path = dir.path().join("more.kanso");
    let frame = raw.frames.iter().rev().find(|frame| frame.kind == 10).expect("it is sealed");
    fs::write(&path, &sealed[..frame.offset as usize]).expect("written");
    let mut opened = Writer::<Action>::open(&path).expect("it can be written");
    let events = vec![Event::Decision(Action::Roll), Event::Chance(Outcome::roll(&[2]))];
    let step = Record::Step(Step { line: 0, events });
    opened.writer.append(&step).expect("the writer knows no rules");
    drop(opened);
    let ran = run_in(&dir, "verify more.kanso").status(1);
    assert!(ran.out.contains("over") || ran.out.contains("nothing is awaited"), "{}", ran.out);
}

#[test]
fn json_lines_with_a_wrong_field() {
    let dir = with_played_pig();
    run_in(&dir, "export pig.kanso --format jsonl -o pig.jsonl").status(0);
    let text = fs::read_to_string(dir.path().join("pig.jsonl")).expect("a file");
    let wrong = text.replacen("\"game\"", "\"gaem\"", 1);
    assert_ne!(wrong, text);
    fs::write(dir.path().join("wrong.jsonl"), wrong).expect("written");
    run_in(&dir, "import wrong.jsonl -o new.kanso").fails(2, &["wrong.jsonl", "line 1"]);
    assert!(!dir.path().join("new.kanso").exists(), "no partial file is left");
    fs::write(dir.path().join("none.jsonl"), "dear diary\n").expect("written");
    run_in(&dir, "import none.jsonl -o new.kanso").fails(2, &["none.jsonl", "line 1"]);
}

#[test]
fn an_address_that_does_not_exist() {
    let dir = with_played_pig();
    run_in(&dir, "show pig.kanso --at 999").fails(2, &["no event 999"]);
    run_in(&dir, "show pig.kanso --at 7@3").fails(2, &["no line 7"]);
    run_in(&dir, "show pig.kanso --at t99").fails(2, &["no turn 99"]);
    run_in(&dir, "show pig.kanso --at c2").fails(2, &["no chapter 2"]);
    run_in(&dir, "show pig.kanso --at 2.9").fails(2, &["no beat 9"]);
    let ran = run_in(&dir, "show pig.kanso --at here").status(2);
    assert!(ran.err.contains("is no address"), "{}", ran.err);
}

#[test]
fn a_full_disk() {
    let dir = with_played_pig();
    let full = fs::File::options().write(true).open("/dev/full").expect("there is a /dev/full");
    let output = kanso()
        .current_dir(dir.path())
        .args(["review", "pig.kanso"])
        .stdout(Stdio::from(full))
        .stderr(Stdio::piped())
        .output();
    let ran: Ran = output.expect("the program was built").into();
    ran.fails(2, &["cannot write", "space"]);
}

#[test]
fn a_folder_that_refuses_writing() {
    let dir = with_played_pig();
    for command in [
        "new pig -o pig.kanso/new.kanso",
        "new pig -o nowhere/new.kanso",
        "export pig.kanso --format jsonl -o pig.kanso/x.jsonl",
        "repair pig.kanso -o /proc/mended.kanso",
        "simulate pig --out-dir pig.kanso/games --games 2",
    ] {
        let ran = run_in(&dir, command).status(2);
        assert!(ran.err.contains("error:") && ran.err.contains("next:"), "{command}: {}", ran.err);
    }
}

#[test]
fn a_file_that_is_there_is_never_written_over() {
    let dir = with_played_pig();
    let before = fs::read(dir.path().join("pig.kanso")).expect("a file");
    for command in [
        "new pig -o pig.kanso",
        "simulate pig -o pig.kanso",
        "repair pig.kanso -o pig.kanso",
        "export pig.kanso --format txt -o pig.kanso",
    ] {
        run_in(&dir, command).fails(2, &["pig.kanso"]);
    }
    assert_eq!(fs::read(dir.path().join("pig.kanso")).expect("a file"), before);
}

#[test]
fn a_log_is_read_from_anywhere_without_a_lock_or_a_change() {
    let dir = with_played_pig();
    let path = dir.path().join("pig.kanso");
    let before = fs::read(&path).expect("a file");
    let elsewhere = tempfile::tempdir().expect("a folder");
    let ran = run(Path::new(elsewhere.path()), &format!("review {}", path.display()));
    ran.status(0);
    assert_eq!(fs::read(&path).expect("a file"), before);
}

#[test]
fn a_folder_that_is_not_there() {
    let dir = tempfile::tempdir().expect("a folder");
    let ran = run(dir.path(), "new pig -o nowhere/pig.kanso").status(2);
    assert!(ran.err.contains("nowhere/pig.kanso: there is no folder nowhere"), "{}", ran.err);
    assert!(ran.err.contains("next: make the folder first"), "{}", ran.err);
}

#[test]
fn two_seats_of_one_name() {
    let dir = tempfile::tempdir().expect("a folder");
    let ran = run(dir.path(), "new pig -o pig.kanso --name Aki,Aki").status(2);
    assert!(ran.err.contains("two seats are called \"Aki\""), "{}", ran.err);
    assert!(!dir.path().join("pig.kanso").exists(), "nothing was made");
}

#[test]
fn a_finding_tells_its_place_once() {
    let dir = edited(|bytes| {
        let middle = bytes.len() / 2;
        bytes[middle] ^= 4;
    });
    let ran = run_in(&dir, "verify pig.kanso").status(1);
    let finding = ran.out.lines().nth(1).expect("a finding");
    let place = finding.split(": ").nth(1).expect("where");
    assert!(place.starts_with("byte "), "{finding}");
    assert_eq!(finding.matches(&format!("{place}: ")).count(), 1, "{finding}");
    assert!(ran.out.contains("next: `kanso repair pig.kanso -o OUT`"), "{}", ran.out);
}

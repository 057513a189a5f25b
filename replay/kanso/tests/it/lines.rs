//! Lines, places, states: `branch`, `lines`, `line`, `compare`, `diff`, `correct`, `note`, `show`,
//! `review`.

use crate::run::{events, run, typed, with_pig};
use kanso_engine::cards::hex;
use kanso_replay::log::RawLog;
use kanso_replay::log::record::LuckSource;
use std::fs;
use std::path::Path;

/// A game at a real table, so that the test knows every die: Aki 6, 5, holds; Ren 4, holds.
fn with_table() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), "new pig -o t.kanso --table-luck --name Aki,Ren --seed t").status(0);
    typed(dir.path(), "play t.kanso", "roll\n6\nroll\n5\nhold\nroll\n4\nhold\n").status(0);
    assert_eq!(events(dir.path(), "t.kanso", 0), 8);
    dir
}

fn run_in(dir: &tempfile::TempDir, arguments: &str) -> crate::run::Ran {
    run(Path::new(dir.path()), arguments)
}

#[test]
fn a_review_tells_every_event_and_says_what_it_verified() {
    let dir = with_table();
    let ran = run_in(&dir, "review t.kanso").status(0);
    for words in ["Aki: roll", "the die shows 6", "1 in 6", "banks 11", "PG-1.4", "verified"] {
        assert!(ran.out.contains(words), "{words:?} in {}", ran.out);
    }
    let last = ran.out.trim_end().lines().last().unwrap_or_default().to_owned();
    assert!(last.starts_with("verified: 8 events, 1 checkpoint, head "), "{last}");
    let turn = run_in(&dir, "review t.kanso --turn 2").status(0);
    assert!(turn.out.contains("Ren: roll") && !turn.out.contains("banks 11"), "{}", turn.out);
    let one = run_in(&dir, "review t.kanso --at 5").status(0);
    assert!(one.out.contains("banks 11") && !one.out.contains("shows 5"), "{}", one.out);
    run_in(&dir, "review t.kanso --turn 9").fails(2, &["no turn 9"]);
    run_in(&dir, "review t.kanso --eye Zoe").fails(2, &["no seat", "0 Aki"]);
    let japanese = run_in(&dir, "--lang ja review t.kanso --eye Ren").status(0);
    assert!(japanese.out.contains("出目は6"), "{}", japanese.out);
}

#[test]
fn where_nothing_is_routine_all_steps_are_told_anyway() {
    let dir = with_table();
    for command in ["review t.kanso", "export t.kanso --format txt --digests"] {
        let told = run_in(&dir, command).status(0);
        let all = run_in(&dir, &format!("{command} --all-steps")).status(0);
        assert_eq!(told.out, all.out);
    }
}

#[test]
fn one_eye_is_told_no_seed_no_digest_of_a_state_and_no_head() {
    let dir = with_pig();
    typed(dir.path(), "play pig.kanso", &"b\n".repeat(4)).status(0);
    let bytes = fs::read(dir.path().join("pig.kanso")).expect("a file");
    let raw = RawLog::scan(&bytes).expect("a good log");
    let LuckSource::Seeded { seed, .. } = raw.header().expect("a header").luck else {
        panic!("a seeded game")
    };
    let story = run_in(&dir, "export pig.kanso --format txt --digests").status(0).out;
    let first = |line: &str| line.strip_prefix("     = ")?.split(' ').next().map(str::to_owned);
    let states = story.lines().filter_map(first).filter(|word| word.len() == 8);
    let states: Vec<_> = states.collect();
    let head = run_in(&dir, "verify pig.kanso").status(0).out;
    let head = head.split("head ").nth(1).expect("a head hash")[..64].to_owned();
    assert!(story.contains(&hex(&seed)) && states.len() > 8, "{story}");
    assert!(run_in(&dir, "review pig.kanso").status(0).out.contains(&head));
    for command in [
        "review pig.kanso",
        "review pig.kanso --all-steps",
        "review pig.kanso --at 3",
        "show pig.kanso",
        "show pig.kanso --format json",
        "export pig.kanso --format txt",
        "export pig.kanso --format txt --digests",
        "export pig.kanso --format svg",
    ] {
        for eye in ["public", "0", "1"] {
            let told = run_in(&dir, &format!("{command} --eye {eye}")).status(0).out;
            let states = states.iter().map(String::as_str);
            for secret in [&hex(&seed)[..], &head].into_iter().chain(states) {
                assert!(!told.contains(secret), "{command} {eye}: {secret} in {told}");
            }
        }
    }
}

#[test]
fn the_table_is_shown_as_text_picture_and_data() {
    let dir = with_table();
    let text = run_in(&dir, "show t.kanso --at 5").status(0);
    assert!(text.out.contains("Aki") && text.out.contains("11"), "{}", text.out);
    run_in(&dir, "simulate rook-raiders -o raid.kanso --seed 1 --events 9").status(0);
    let raid = run_in(&dir, "show raid.kanso --at 9").status(0);
    let (_, legend) = raid.out.split_once("\nShort names: ").expect("pieces stand on the board");
    assert!(legend.contains("\nMarks: "), "{legend}");
    let svg = run_in(&dir, "show t.kanso --format svg").status(0);
    assert!(svg.out.starts_with("<svg") || svg.out.starts_with("<?xml"), "{}", svg.out);
    let data = run_in(&dir, "show t.kanso --format json").status(0);
    let scene: serde_json::Value = serde_json::from_str(&data.out).expect("it is JSON");
    assert!(scene["pages"].as_array().is_some_and(|pages| !pages.is_empty()));
    run_in(&dir, "show t.kanso --page nowhere").fails(2, &["no page"]);
}

#[test]
fn a_name_says_which_line_is_meant() {
    let dir = with_table();
    let branch = |more: &str| run_in(&dir, &format!("branch t.kanso --at 2 --do hold{more}"));
    assert!(branch("").status(0).out.contains("line 1 \"hold\""));
    assert!(branch("").status(0).out.contains("line 2 \"hold after 2\""));
    assert!(branch("").status(0).out.contains("line 3 \"hold after 2 (2)\""));
    branch(" --name hold").fails(2, &["line 1 is called \"hold\" already"]);
    branch(" --name 7").fails(2, &["7 is the number of a line"]);
    let thrown = run_in(&dir, "branch t.kanso --at 3 --outcome 1").status(0);
    assert!(thrown.out.contains("\"1 after 3\""), "{}", thrown.out);
    run_in(&dir, "line t.kanso rename 2 hold").fails(2, &["line 1 is called"]);
    run_in(&dir, "line t.kanso rename 2 main").fails(2, &["line 0 is called"]);
    run_in(&dir, "line t.kanso rename 2 3").fails(2, &["number of a line"]);
    run_in(&dir, "line t.kanso rename 2 banked").status(0);
    run_in(&dir, "line t.kanso rename 2 banked").status(0);
    assert_eq!(run_in(&dir, "lines t.kanso").status(0).out.matches("hold").count(), 2);
}

#[test]
fn a_branch_tries_another_move_and_leaves_the_game_alone() {
    let dir = with_table();
    let ran = run_in(&dir, "branch t.kanso --at 2 --do hold --name early").status(0);
    assert!(ran.out.contains("line 1 \"early\" leaves 0@2"), "{}", ran.out);
    assert!(ran.out.contains("banks 6"), "{}", ran.out);
    let other = run_in(&dir, "branch t.kanso --at 3 --outcome 1 --name unlucky").status(0);
    assert!(other.out.contains("loses 6"), "{}", other.out);
    let lines = run_in(&dir, "lines t.kanso").status(0);
    assert!(lines.out.contains("early") && lines.out.contains("unlucky"), "{}", lines.out);
    assert_eq!(events(dir.path(), "t.kanso", 0), 8);
    assert_eq!(events(dir.path(), "t.kanso", 1), 3);
    assert_eq!(events(dir.path(), "t.kanso", 2), 4);

    let compared = run_in(&dir, "compare t.kanso 0 early").status(1);
    assert!(compared.out.contains("same up to event 2"), "{}", compared.out);
    assert!(compared.out.contains("Aki: roll"), "{}", compared.out);
    run_in(&dir, "compare t.kanso 0 0").status(0);
    let json = run_in(&dir, "compare t.kanso 0 1 --json").status(1);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("it is JSON");
    assert_eq!(json["shared"], 2);
}

#[test]
fn a_branch_with_fresh_luck_is_played_on_by_a_bot() {
    let dir = with_pig();
    let ran = run_in(&dir, "branch pig.kanso --at 0 --luck fresh --seed x --play-on greedy");
    let ran = ran.status(0);
    assert!(ran.out.contains("The game is over"), "{}", ran.out);
    let lines = run_in(&dir, "lines pig.kanso").status(0);
    assert!(lines.out.contains("fresh luck"), "{}", lines.out);
}

#[test]
fn lines_without_a_name_are_told_apart_by_where_they_leave() {
    let dir = with_table();
    for name in ["after 2", "after 2 (2)", "after 2 (3)"] {
        let ran = run_in(&dir, "branch t.kanso --at 0@2").status(0);
        assert!(ran.out.contains(&format!("{name:?} leaves 0@2")), "{}", ran.out);
    }
}

#[test]
fn lines_are_renamed_promoted_folded_and_hidden() {
    let dir = with_table();
    run_in(&dir, "branch t.kanso --at 2 --do hold --name early").status(0);
    run_in(&dir, "line t.kanso rename early bold").status(0);
    run_in(&dir, "line t.kanso promote bold").status(0);
    run_in(&dir, "line t.kanso fold 1").status(0);
    let lines = run_in(&dir, "lines t.kanso").status(0);
    assert!(lines.out.contains("bold") && lines.out.contains("shown first, folded"));
    let shown = run_in(&dir, "review t.kanso").status(0);
    assert!(shown.out.contains("banks 6"), "the promoted line is told: {}", shown.out);
    run_in(&dir, "line t.kanso fold 1 --undo").status(0);
    run_in(&dir, "line t.kanso promote 0").status(0);
    run_in(&dir, "line t.kanso delete bold").status(0);
    assert!(!run_in(&dir, "lines t.kanso").status(0).out.contains("bold"));
    assert!(run_in(&dir, "lines t.kanso --all").status(0).out.contains("deleted"));
    run_in(&dir, "line t.kanso delete 0").fails(2, &["t.kanso"]);
    run_in(&dir, "line t.kanso promote 7").fails(2, &["no line 7"]);
}

#[test]
fn a_line_is_extracted_as_a_game_of_its_own() {
    let dir = with_table();
    run_in(&dir, "note t.kanso --at 1 --author Ren bold!").status(0);
    run_in(&dir, "branch t.kanso --at 2 --do hold --name early").status(0);
    let before = fs::read(dir.path().join("t.kanso")).expect("a file");
    let ran = run_in(&dir, "line t.kanso extract early -o early.kanso").status(0);
    assert!(ran.out.contains("kanso review early.kanso"), "{}", ran.out);
    assert_eq!(fs::read(dir.path().join("t.kanso")).expect("a file"), before);
    run_in(&dir, "verify early.kanso").status(0);
    assert_eq!(events(dir.path(), "early.kanso", 0), 3);
    let told = run_in(&dir, "review early.kanso").status(0);
    assert!(told.out.contains("banks 6") && told.out.contains("bold!"), "{}", told.out);
    run_in(&dir, "line t.kanso extract 0 -o early.kanso").fails(2, &["early.kanso", "over a file"]);
    run_in(&dir, "line t.kanso extract 7 -o other.kanso").fails(2, &["no line 7"]);

    // What was forced is nobody's seed: it is told as taken over, and can be played on by hand.
    let dir = with_pig();
    run_in(&dir, "branch pig.kanso --at 0 --do roll").status(0);
    for face in 1..=6 {
        run_in(&dir, &format!("branch pig.kanso --at 1@1 --outcome {face} --name d{face}"))
            .status(0);
    }
    let taken = |face| {
        let arguments = format!("line pig.kanso extract d{face} -o {face}.kanso");
        run_in(&dir, &arguments).status(0);
        run_in(&dir, &format!("verify {face}.kanso")).status(0);
        let told = run_in(&dir, &format!("export {face}.kanso --format txt")).status(0);
        told.out.contains("taken over")
    };
    assert_eq!((1..=6).filter(|face| taken(*face)).count(), 5, "the seed gives one of them");
}

#[test]
fn two_moments_are_compared_in_words_and_field_by_field() {
    let dir = with_table();
    let told = run_in(&dir, "diff t.kanso 4 5").status(1);
    assert!(told.out.contains("0 → 11"), "{}", told.out);
    assert!(told.out.contains(" of the state differ in all (--raw)"), "{}", told.out);
    assert!(!told.out.contains("seats["), "no name of a field: {}", told.out);
    let japanese = run_in(&dir, "--lang ja diff t.kanso 4 5").status(1);
    assert!(japanese.out.contains("局面の項目は全部で"), "{}", japanese.out);
    assert!(japanese.out.contains(" → 11"), "{}", japanese.out);
    let ran = run_in(&dir, "diff t.kanso 4 5 --raw").status(1);
    assert!(ran.out.contains("seats[0].score: 0 -> 11"), "{}", ran.out);
    run_in(&dir, "diff t.kanso 4 5 --raw --eye 0").fails(2, &["the eye all"]);
    let same = run_in(&dir, "diff t.kanso 5 5").status(0);
    assert!(same.out.contains("no difference"));
    let json = run_in(&dir, "diff t.kanso 4 5 --json").status(1);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("it is JSON");
    assert!(json.as_array().is_some_and(|found| !found.is_empty()));
}

#[test]
fn a_wrong_entry_is_corrected_and_what_follows_is_kept_where_it_fits() {
    let dir = with_table();
    // The first die was a 3: everything after it still fits.
    let ran = run_in(&dir, "correct t.kanso --at 2 --outcome 3").status(0);
    assert!(ran.out.contains("0 dropped"), "{}", ran.out);
    let told = run_in(&dir, "review t.kanso --line 1").status(0);
    assert!(told.out.contains("banks 8"), "{}", told.out);
    // It was a 1: the turn was over, and some of what follows no longer fits.
    let ran = run_in(&dir, "correct t.kanso --at 2 --outcome 1").status(1);
    assert!(ran.out.contains("3 dropped"), "{}", ran.out);
    assert!(ran.out.contains("a decision of Ren is awaited"), "{}", ran.out);
    run_in(&dir, "correct t.kanso --at 2").fails(2, &["what really happened"]);
    run_in(&dir, "correct t.kanso --at 0 --outcome 3").fails(2, &["no event 0"]);
}

#[test]
fn notes_stand_where_they_were_written() {
    let dir = with_table();
    run_in(&dir, "note t.kanso --at 5 --author Ren lucky!").status(0);
    let told = run_in(&dir, "review t.kanso").status(0);
    assert!(told.out.contains("lucky!") && told.out.contains("Ren"), "{}", told.out);
    run_in(&dir, "note t.kanso --withdraw 9").fails(2, &["no note 9"]);
}

#[test]
fn what_an_eye_has_not_seen_is_dealt_anew_on_a_line() {
    let dir = tempfile::tempdir().expect("a folder");
    run_in(&dir, "simulate berserk-tcg --seed 5 -o k.kanso").status(0);
    fs::copy(dir.path().join("k.kanso"), dir.path().join("same.kanso")).expect("a copy");
    let branch =
        |file: &str| run_in(&dir, &format!("branch {file} --at 60 --resample --eye 0 --seed x"));
    let made = branch("k.kanso").status(0);
    for words in
        ["is the game up to 0@60, dealt anew", "events that Player 1 was not told whole are"]
    {
        assert!(made.out.contains(words), "{words:?} in {}", made.out);
    }
    let show = |at: &str, eye: &str| {
        run_in(&dir, &format!("show k.kanso --at {at} --eye {eye}")).status(0).out
    };
    let table = |at: &str, eye: &str| {
        let shown = show(at, eye);
        shown.lines().filter(|line| !line.contains('@')).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(table("0@60", "0"), table("1@60", "0"), "it cannot tell");
    assert_ne!(table("0@60", "all"), table("1@60", "all"), "another hand");
    run_in(&dir, "verify k.kanso").status(0);
    // A seed deals alike, and it is played on like any line.
    branch("same.kanso").status(0);
    let review = |file: &str| run_in(&dir, &format!("review {file} --line 1")).status(0).out;
    let told = |file: &str| review(file).replace(file, "");
    assert_eq!(told("k.kanso"), told("same.kanso"));
    let on = "branch k.kanso --at 60 --resample --eye public --play-on greedy";
    run_in(&dir, on).status(0);
    let lines = run_in(&dir, "lines k.kanso").status(0);
    assert!(lines.out.contains("unseen by Player 1") && lines.out.contains("unseen by the public"));
    let japanese = "--lang ja branch k.kanso --at 60 --resample --eye 1 --seed y";
    assert!(run_in(&dir, japanese).status(0).out.contains("から見える内容は同じ"));

    let eyeless = run_in(&dir, "branch k.kanso --at 60 --resample").status(2);
    assert!(eyeless.err.contains("--eye <E>"), "{}", eyeless.err);
    run_in(&dir, "branch k.kanso --at 60 --resample --eye all")
        .fails(2, &["nothing could be dealt"]);
    let pig = with_pig();
    typed(pig.path(), "play pig.kanso", &"b\n".repeat(4)).status(0);
    run(pig.path(), "branch pig.kanso --at 2 --resample --eye 0")
        .fails(2, &["nothing could be dealt"]);
}

#[test]
fn a_line_that_is_dealt_anew_begins_with_a_choice_of_that_eye_alone() {
    let dir = tempfile::tempdir().expect("a folder");
    run_in(&dir, "simulate gin-rummy --seed 5 -o g.kanso").status(0);
    // Player 1 draws from the stock or takes the card that lies open.
    let branch = |seat: u8| {
        run_in(&dir, &format!("branch g.kanso --at 9 --do stock --resample --eye {seat}"))
    };
    branch(0).status(0);
    branch(1).fails(2, &["another seat chooses here", "make the line first"]);
}

#[test]
fn stepping_about_is_held_against_a_straight_replay() {
    let dir = with_table();
    run_in(&dir, "branch t.kanso --at 4 --do roll").status(0);
    let ran = run_in(&dir, "verify --sync t.kanso").status(0);
    assert!(ran.out.contains("moved about in it 200 times"), "{}", ran.out);
    let json = run_in(&dir, "verify --sync=30 t.kanso --json").status(0);
    assert!(json.out.contains("\"moves\": 30"), "{}", json.out);
    let without = run_in(&dir, "verify t.kanso --json").status(0);
    assert!(!without.out.contains("moves"), "{}", without.out);
    let none = run_in(&dir, "verify t.kanso --sync=0").status(2);
    assert!(none.err.contains("this is counted from 1"), "{}", none.err);
    let many = run_in(&dir, "verify t.kanso --sync=100001").status(2);
    assert!(many.err.contains("100000 times are the most"), "{}", many.err);
}

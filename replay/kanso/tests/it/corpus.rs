//! `kanso corpus compare`: what a change of the rules would do to a folder of games. `kanso corpus stats`: who wins, and
//! what differs from other games.

use crate::run::run;
use std::fs;
use std::path::Path;

/// A folder `games` with six games of Pig, which end by a hold, and one of Rook & Raiders.
fn with_games() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    let pigs = "simulate pig --out-dir games --games 6 --seed 5 --option goal=50";
    run(dir.path(), pigs).status(0);
    run(dir.path(), "simulate rook-raiders -o games/rook.kanso --seed 1 --seats 2 --events 60")
        .status(0);
    dir
}

fn read(dir: &Path, name: &str) -> String {
    fs::read_to_string(dir.join(name)).expect("it was made")
}

#[test]
fn a_table_tells_the_classes_the_rules_and_who_wins() {
    let dir = with_games();
    let ran = run(dir.path(), "corpus compare games --reading PG-R1=at-once").status(1);
    for part in [
        "6 games\n",
        "PG-R1 goal-moment: by-holding → at-once (Pig, 6 games)",
        "stops fitting  6  100.0 %",
        "the winner changes in 0 of 6 games",
        "first example: games/pig-1.kanso, event ",
        "does not fit: the game is over",
        "another game  1",
    ] {
        assert!(ran.out.contains(part), "{part:?} in {}", ran.out);
    }
    let each = run(dir.path(), "corpus compare games --reading PG-R1=at-once --each").status(1);
    for game in 1..=6 {
        assert!(each.out.contains(&format!("games/pig-{game}.kanso\n")), "{}", each.out);
    }
    let said = run(dir.path(), "--lang ja corpus compare games --reading PG-R1=at-once").status(1);
    for part in ["続かない  6  100.0 %", "両方で決着した6局のうち、勝者が変わるのは0局"]
    {
        assert!(said.out.contains(part), "{part:?} in {}", said.out);
    }
}

#[test]
fn games_that_stay_the_same_end_with_status_0() {
    let dir = with_games();
    let same = run(dir.path(), "corpus compare games --reading PG-R1=by-holding").status(0);
    assert!(same.out.contains("already so    6"), "{}", same.out);
    let free = run(dir.path(), "corpus compare games --reading RR-R33=allowed").status(0);
    assert!(free.out.contains("same           1  100.0 %"), "{}", free.out);
    assert!(free.out.contains("other choices were open: 1 game"), "{}", free.out);
    let newest = run(dir.path(), "corpus compare games --cards newest").status(0);
    assert!(newest.out.contains("already so    1"), "{}", newest.out);
}

#[test]
fn json_and_a_page_are_made_as_new_files() {
    let dir = with_games();
    let compare = "corpus compare games --reading PG-R1=at-once";
    let ran = run(dir.path(), &format!("{compare} --format json")).status(1);
    let json: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(json["totals"]["stops_fitting"], 6);
    assert_eq!(json["games"].as_array().map(Vec::len), Some(7));
    run(dir.path(), &format!("{compare} -o report.json")).status(1);
    let kept: serde_json::Value =
        serde_json::from_str(&read(dir.path(), "report.json")).expect("JSON");
    assert_eq!(kept, json);
    run(dir.path(), &format!("{compare} -o report.html")).status(1);
    let page = read(dir.path(), "report.html");
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("games/pig-3.kanso"), "{page}");
    run(dir.path(), &format!("{compare} -o report.html"))
        .fails(2, &["report.html", "there already"]);
    assert_eq!(read(dir.path(), "report.html"), page, "as it was");
    run(dir.path(), &format!("{compare} -o report.txt")).status(1);
    assert!(read(dir.path(), "report.txt").starts_with("6 games\n"));
    run(dir.path(), &format!("{compare} --format html --each"))
        .fails(2, &["--each is for the table"]);
}

#[test]
fn a_damaged_game_is_told_and_does_not_stop_the_others() {
    let dir = with_games();
    let path = dir.path().join("games/pig-2.kanso");
    let mut bytes = fs::read(&path).expect("a file");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 4;
    fs::write(&path, bytes).expect("written");
    let ran = run(dir.path(), "corpus compare games --reading PG-R1=at-once");
    let ran = ran.fails(2, &["games/pig-2.kanso", "1 file could not be compared", "kanso verify"]);
    assert!(ran.out.contains("stops fitting  5  100.0 %"), "{}", ran.out);
    assert!(ran.out.contains("games/pig-2.kanso: frames: byte"), "{}", ran.out);
    let none = "corpus compare games none.kanso --reading PG-R1=at-once";
    run(dir.path(), none).fails(2, &["2 files could not be compared"]);
}

#[test]
fn wrong_rules_are_answered_with_what_there_is() {
    let dir = with_games();
    fs::create_dir(dir.path().join("empty")).expect("made");
    let fails = |arguments: &str, words: &[&str]| {
        run(dir.path(), &format!("corpus compare {arguments}")).fails(2, words);
    };
    fails("games", &["no other rules are given", "--reading ID=VALUE"]);
    fails("games --reading PG-R1", &["has no =", "PG-R1=at-once"]);
    fails("games --reading PG-R7=x", &["no game has a reading \"PG-R7\"", "PG-R1 of pig"]);
    fails("games --reading PG-R1=x", &["it is one of by-holding, at-once"]);
    fails("games --reading PG-R1=at-once --reading goal-moment=by-holding", &["given twice"]);
    fails("games --revision 99", &["no game has revision 99"]);
    fails("games --bot clever --reading PG-R1=at-once", &["no bot is called \"clever\""]);
    fails("games --cards none.toml", &["none.toml"]);
    fails("games/rook.kanso --reading PG-R1=at-once", &["games of pig", "rook-raiders"]);
    fails("empty --reading PG-R1=at-once", &["empty", "no .kanso file here"]);
    fs::write(dir.path().join("set.toml"), "game = \"rook-raiders\"\n").expect("written");
    fails("games --cards set.toml", &["set.toml", "the card set", "kanso check-set"]);
}

#[test]
fn figures_are_told_in_short_as_json_and_as_a_page() {
    let dir = with_games();
    let ran = run(dir.path(), "corpus stats games").status(0);
    for part in [
        "7 games of 7 files\n",
        "Pig · 6 games",
        "Rook & Raiders · 1 game\n",
        "not ended by the rules              1  100.0 %  20.7 to 100.0 %",
        "seat 1                              0        -\n",
    ] {
        assert!(ran.out.contains(part), "{part:?} in {}", ran.out);
    }
    let said = run(dir.path(), "--lang ja corpus stats games").status(0);
    assert!(said.out.contains("7ファイル中7局"), "{}", said.out);
    let ran = run(dir.path(), "corpus stats games --json").status(0);
    let json: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(json["parts"][0]["groups"][0]["games"], 6);
    assert_eq!(json["beside"], serde_json::Value::Null);
    run(dir.path(), "corpus stats games -o report.html --jobs 1").status(0);
    run(dir.path(), "corpus stats games -o again.html --jobs 3").status(0);
    let page = read(dir.path(), "report.html");
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("script-src 'none'"), "{page}");
    assert_eq!(page, read(dir.path(), "again.html"), "the same bytes, by however many threads");
    run(dir.path(), "corpus stats games -o report.html").fails(2, &["there already"]);
}

#[test]
fn figures_of_damaged_games_are_left_out_and_told() {
    let dir = with_games();
    let path = dir.path().join("games/pig-2.kanso");
    let mut bytes = fs::read(&path).expect("a file");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 4;
    fs::write(&path, bytes).expect("written");
    let ran = run(dir.path(), "corpus stats games");
    let ran = ran.fails(2, &["games/pig-2.kanso", "1 file could not be counted", "kanso verify"]);
    assert!(ran.out.contains("6 games of 7 files\n"), "{}", ran.out);
    assert!(ran.out.contains("games/pig-2.kanso: frames: byte"), "{}", ran.out);
}

//! `kanso golden`: from a recipe to what is missing.

use crate::run::run;
use std::fs;

#[test]
fn a_golden_is_made_blessed_checked_and_found_to_differ() {
    let dir = tempfile::tempdir().expect("a folder");
    fs::create_dir_all(dir.path().join("golden/pig")).expect("a folder");
    run(dir.path(), "simulate pig -o golden/pig/short.kanso --seed 7 --events 30").status(0);
    let ran = run(dir.path(), "golden check golden").status(1);
    assert!(ran.out.contains("no transcript"), "{}", ran.out);
    run(dir.path(), "golden bless golden").status(0);
    let ran = run(dir.path(), "golden check golden").status(0);
    assert!(ran.out.contains("1 golden as blessed: 30 events"), "{}", ran.out);

    let path = dir.path().join("golden/pig/short.txt");
    let text = fs::read_to_string(&path).expect("a transcript");
    fs::write(&path, text.replacen("roll", "throw", 1)).expect("written");
    let ran = run(dir.path(), "golden check golden").status(1);
    assert!(ran.out.contains("differently"), "{}", ran.out);
    let json = run(dir.path(), "golden check golden --json").status(1);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("it is JSON");
    assert_eq!(json["goldens"][0]["events"], 30);

    let ran = run(dir.path(), "golden coverage golden").status(1);
    assert!(ran.out.contains("missing: "), "{}", ran.out);
    run(dir.path(), "golden check nowhere").fails(2, &["nowhere"]);
}

#[test]
fn a_hunt_finds_a_game_that_shows_what_is_wanted() {
    let dir = tempfile::tempdir().expect("a folder");
    let hunt = |want: &str| {
        let mut command = crate::run::kanso();
        command.current_dir(dir.path()).args(["golden", "hunt", ".", "--game", "pig"]);
        let output = command.args(["--want", want, "--seeds", "20"]).output();
        crate::run::Ran::from(output.expect("the program was built"))
    };
    let found = hunt("acts PG-1.3").status(0);
    assert!(found.out.contains("acts PG-1.3: event "), "{}", found.out);
    assert!(found.out.contains("kanso simulate pig"), "{}", found.out);
    hunt("acts PG-9.9").fails(2, &["PG-9.9"]);
    hunt("dances").fails(2, &["dances"]);
}

#[test]
fn a_recipe_makes_a_new_game_and_says_which_line_cannot_be_followed() {
    let dir = tempfile::tempdir().expect("a folder");
    let recipe = "game: pig\nprobe hold by PG-1.4\nuntil end by greedy\n";
    fs::write(dir.path().join("won.recipe"), recipe).expect("written");
    run(dir.path(), "golden make won.recipe -o won.kanso").status(0);
    run(dir.path(), "golden make won.recipe -o won.kanso").fails(2, &["won.kanso"]);
    run(dir.path(), "verify won.kanso").status(0);
    let wrong = recipe.replace("hold", "jump");
    fs::write(dir.path().join("bad.recipe"), wrong).expect("written");
    let words = ["bad.recipe", "line 2", "jump"];
    run(dir.path(), "golden make bad.recipe -o bad.kanso").fails(1, &words);
}

#[cfg(not(feature = "flips"))]
#[test]
fn flips_need_a_build_of_their_own_and_the_command_says_which() {
    let dir = tempfile::tempdir().expect("a folder");
    let words = ["without switches", "--features flips -- golden flips golden --game pig"];
    run(dir.path(), "golden flips golden --game pig").fails(2, &words);
}

#[cfg(feature = "flips")]
#[test]
fn flips_are_tried_and_told() {
    let dir = tempfile::tempdir().expect("a folder");
    fs::create_dir_all(dir.path().join("golden")).expect("a folder");
    run(dir.path(), "simulate pig -o golden/short.kanso --seed 7 --events 30").status(0);
    run(dir.path(), "golden bless golden").status(0);
    let ran = run(dir.path(), "golden flips golden").status(1);
    assert!(ran.out.contains("pig: no golden reaches\n"), "{}", ran.out);
    assert!(ran.out.contains(" noticed by 1 golden, 0 excepted, "), "{}", ran.out);
    let json = run(dir.path(), "golden flips golden --json --jobs 1").status(1);
    let json: serde_json::Value = serde_json::from_str(&json.out).expect("it is JSON");
    assert_eq!(json["games"][0]["flips"][0]["file"], "lib.rs");
    run(dir.path(), "golden flips golden --game chess").fails(2, &["chess"]);
    run(dir.path(), "golden flips nowhere").fails(2, &["nowhere"]);
}

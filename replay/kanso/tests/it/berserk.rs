//! The trading card game as its players meet it: decks of their own, and what the other one is told.

use crate::run::{run, typed};
use std::fs;
use std::path::Path;

/// A deck file with these lines of cards.
fn deck_file(dir: &Path, name: &str, cards: &str) {
    let head =
        "format = 1\ngame = \"berserk-tcg\"\nid = \"my-banner\"\nname = { en = \"My Banner\" }\n";
    fs::write(dir.join(name), format!("{head}\n[cards]\n{cards}")).expect("written");
}

/// A deck of 45 cards.
const GOOD: &str = "W01 = 8\nG01 = 8\nW02 = 3\nW03 = 3\nW04 = 3\nW05 = 3\nW10 = 3\nW14 = 3\nW06 = 2\n\
                    W07 = 2\nW08 = 2\nW09 = 2\nG03 = 3\n";
/// The same as a list in a log.
const LIST: &str = "G01:8,G03:3,W01:8,W02:3,W03:3,W04:3,W05:3,W06:2,W07:2,W08:2,W09:2,W10:3,W14:3";

#[test]
fn a_deck_file_is_played_with_and_the_log_holds_its_list() {
    let dir = tempfile::tempdir().expect("a folder");
    deck_file(dir.path(), "my.toml", GOOD);
    let new = "new berserk-tcg -o game.kanso --seed 7 --option deck-0=my.toml";
    run(dir.path(), new).status(0);
    fs::remove_file(dir.path().join("my.toml")).expect("it was there");
    let told = run(dir.path(), "review game.kanso").status(0);
    assert!(told.out.contains(&format!("deck-0: {LIST}")), "{}", told.out);
    typed(dir.path(), "play game.kanso --bot 0=greedy --bot 1=greedy", "").status(0);
    run(dir.path(), "verify game.kanso").status(0);
    let list = format!("simulate berserk-tcg -o list.kanso --seed 7 --option deck-1={LIST}");
    run(dir.path(), &format!("{list} --events 30")).status(0);
    run(dir.path(), "verify list.kanso").status(0);
}

#[test]
fn a_deck_that_is_none_is_refused_with_its_file_its_rule_and_what_to_do() {
    let dir = tempfile::tempdir().expect("a folder");
    let refused = |cards: &str, words: &[&str]| {
        deck_file(dir.path(), "bad.toml", cards);
        let ran = run(dir.path(), "new berserk-tcg -o x.kanso --option deck-0=bad.toml");
        let ran = ran.fails(2, &["bad.toml", "deck-0", "kanso games berserk-tcg"]);
        for word in words {
            assert!(ran.err.contains(word), "{word:?} in {}", ran.err);
        }
        assert!(!dir.path().join("x.kanso").exists());
    };
    refused(&GOOD.replace("W02 = 3", "W02 = 2"), &["BK-1.3", "44"]);
    refused(&GOOD.replace("W02 = 3", "W02 = 4"), &["BK-1.4", "W02"]);
    refused(&GOOD.replace("W02 = 3", "Z99 = 3"), &["BK-4.8", "Z99"]);
    refused(&GOOD.replace("W02 = 3", "W02 = 0"), &["BK-4.8", "W02"]);
    let few = "W01 = 9\nW02 = 3\nW03 = 3\nW04 = 3\nW05 = 3\nW06 = 3\nW07 = 3\nW08 = 3\nW09 = 3\n\
               W10 = 3\nW14 = 3\nG02 = 3\nG03 = 3\n";
    refused(few, &["BK-1.5"]);
    let missing = run(dir.path(), "new berserk-tcg -o x.kanso --option deck-0=none.toml");
    missing.fails(2, &["none.toml"]);
}

#[test]
fn a_deck_is_told_to_its_owner_and_to_all_where_lists_are_open() {
    let dir = tempfile::tempdir().expect("a folder");
    deck_file(dir.path(), "my.toml", GOOD);
    for open in ["no", "yes"] {
        let file = format!("{open}.kanso");
        let options = format!("--option deck-0=my.toml --option open-list={open}");
        run(dir.path(), &format!("new berserk-tcg -o {file} --seed 7 {options}")).status(0);
        for (eye, zero, one) in
            [("0", true, false), ("1", false, true), ("public", false, false), ("all", true, true)]
        {
            for command in ["review", "export --format txt"] {
                let told = run(dir.path(), &format!("{command} {file} --eye {eye}")).status(0).out;
                let all = open == "yes";
                assert_eq!(told.contains(LIST), zero || all, "{command} {eye}: {told}");
                assert_eq!(told.contains("black-swarm"), one || all, "{command} {eye}: {told}");
                let hidden = usize::from(!(zero || all)) + usize::from(!(one || all));
                assert_eq!(told.matches("not told").count(), hidden, "{command} {eye}: {told}");
            }
        }
    }
}

/// What is typed for Aki, who holds one card more than six Mercenaries, and for what falls.
fn game_with(card: &str) -> String {
    let drawn = format!("W01 W01 W01 W01 W01 W01 {card}");
    let lines = [
        &drawn,
        "?",
        "keep",
        "set #7 2",
        "set #1 1",
        "end_main",
        "pass until_turn_end",
        "?",
        "pass until_turn_end",
        "W04",
        "open #16",
        "ford",
        "set #2 2",
        "set #22 1",
        "end_main",
        "pass until_turn_end",
        "?",
        "mill",
        "skip_open",
        "note a hard choice",
    ];
    lines.map(|line| format!("{line}\n")).concat()
}

/// Aki sets another card face-down, Ren (the greedy bot) answers it alike, and every command tells
/// Ren and the public the same bytes.
#[test]
fn a_card_that_is_set_face_down_is_told_to_nobody_by_no_command() {
    let dirs = ["W14", "W16"].map(|card| {
        let dir = tempfile::tempdir().expect("a folder");
        let new = "new berserk-tcg -o game.kanso --seed 7 --table-luck --name Aki,Ren --option \
                   first-seat=0 --reading window-eligibility=public";
        run(dir.path(), new).status(0);
        let script = game_with(card);
        typed(dir.path(), "play game.kanso --bot 1=greedy", &script).status(0);
        dir
    });
    let told = |command: &str| {
        dirs.each_ref().map(|dir| {
            let told = run(dir.path(), command).status(0).out;
            // When a person made the game is no secret of it.
            let made = ["  made: ", "  作成："];
            let lines = told.lines().filter(|line| !made.iter().any(|made| line.starts_with(made)));
            lines.collect::<Vec<_>>().join("\n")
        })
    };
    let commands = [
        "review game.kanso",
        "review game.kanso --all-steps",
        "review game.kanso --turn 2",
        "review game.kanso --at 5",
        "review game.kanso --at 21",
        "export game.kanso --format txt --digests",
        "export game.kanso --format txt --all-steps",
        "export game.kanso --format svg",
        "show game.kanso",
        "show game.kanso --at 9",
        "show game.kanso --at 21.2 --format json",
        "show game.kanso --format svg",
    ];
    for command in commands {
        for lang in ["en", "ja"] {
            for eye in ["1", "public"] {
                let [one, other] = told(&format!("--lang {lang} {command} --eye {eye}"));
                assert!(one.len() > 100, "{command}: {one}");
                assert_eq!(one, other, "{command} --eye {eye}");
            }
            let [one, other] = told(&format!("--lang {lang} {command} --eye 0"));
            assert_ne!(one, other, "{command}: Aki is told what she has set");
        }
    }
}

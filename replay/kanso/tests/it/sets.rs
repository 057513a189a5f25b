//! `kanso check-set`, and sets where none is wanted: everything that is wrong, each with its line.

use crate::run::{Ran, run};
use std::fs;
use std::path::Path;

const GAMES: [&str; 5] =
    ["rook-raiders", "berserk-tcg", "mamono-raid", "brave-architect", "battlelore-heroes"];

fn built_in(dir: &Path, game: &str) -> String {
    run(dir, &format!("cards {game} --toml")).status(0).out
}

fn checked(dir: &Path, text: &str) -> Ran {
    fs::write(dir.join("set.toml"), text).expect("written");
    run(dir, "check-set set.toml")
}

/// True if a line begins a table or a row of one.
fn begins(line: &str) -> bool {
    let inner = line.trim_start_matches('[').trim_end_matches(']');
    line.starts_with('[') && inner.chars().all(|sign| sign.is_alphanumeric() || sign == '_')
}

/// The id of the row that a line stands in.
fn row_of(lines: &[String], at: usize) -> Option<&str> {
    let from = (0..=at).rev().find(|at| begins(&lines[*at]))?;
    let mut ids = lines[from + 1..].iter().take_while(|line| !begins(line.as_str()));
    let id = ids.find_map(|line| line.strip_prefix("id = \""));
    // The id of a deck is a word, and its names have no limit.
    let id = id.and_then(|rest| rest.split('"').next());
    id.filter(|id| id.starts_with(|sign: char| sign.is_ascii_uppercase()))
}

#[test]
fn of_very_many_errors_the_first_are_told() {
    let dir = tempfile::tempdir().expect("a folder");
    let lines = "a\n".repeat(20_000);
    fs::write(dir.path().join("set.toml"), lines).expect("written");
    let ran = run(dir.path(), "check-set set.toml").status(1);
    assert!(ran.out.starts_with("set.toml: 500 errors and perhaps more\n"), "{}", ran.out);
    assert!(ran.out.contains("line 500: ") && !ran.out.contains("line 501: "), "{}", ran.out);
}

#[test]
fn the_built_in_sets_are_good() {
    let dir = tempfile::tempdir().expect("a folder");
    for game in GAMES {
        let told = checked(dir.path(), &built_in(dir.path(), game)).status(0);
        assert!(told.out.contains("good"), "{}", told.out);
    }
}

/// In every row with an id the first number is made too large, in one set the short names are too long
/// for a tile, too: each of them is told, by its line and its row, and nothing else is.
#[test]
fn every_error_of_every_row_is_told_at_once() {
    let dir = tempfile::tempdir().expect("a folder");
    for game in GAMES {
        let mut lines: Vec<String> =
            built_in(dir.path(), game).lines().map(str::to_owned).collect();
        let mut wanted = Vec::new();
        let mut done = false;
        for at in 0..lines.len() {
            if begins(&lines[at]) {
                done = false;
            }
            let Some(id) = row_of(&lines, at).map(str::to_owned) else { continue };
            let Some((field, value)) = lines[at].split_once(" = ") else { continue };
            // A place of a map is no field of a card.
            if field.starts_with(|sign: char| sign.is_ascii_uppercase()) {
                continue;
            }
            let field = field.to_owned();
            let is_number = value.parse::<u32>().is_ok();
            if !done && is_number && field != "serial" && field != "stage" {
                lines[at] = format!("{field} = 99999");
                wanted.push((at + 1, id, field));
                done = true;
            } else if field == "short_en" && game == "rook-raiders" {
                lines[at] = format!("{field} = \"much too long a name\"");
                wanted.push((at + 1, id, field));
            }
        }
        assert!(wanted.len() > 20, "{game}: {}", wanted.len());
        let told = checked(dir.path(), &lines.join("\n")).status(1);
        let found: Vec<&str> =
            told.out.lines().filter(|line| line.starts_with("  line ")).collect();
        for (line, id, field) in &wanted {
            let start = format!("  line {line}: {id}, {field}: ");
            assert!(
                found.iter().any(|found| found.starts_with(&start)),
                "{game}: {start:?} in {}",
                told.out
            );
        }
        assert_eq!(found.len(), wanted.len(), "{game}: {}", told.out);
        let count = format!("set.toml: {} errors", wanted.len());
        assert!(told.out.starts_with(&count), "{}", told.out);
        assert!(told.out.contains("next: "), "{}", told.out);
    }
}

#[test]
fn errors_of_every_kind_stand_side_by_side() {
    let dir = tempfile::tempdir().expect("a folder");
    let set = built_in(dir.path(), "rook-raiders");
    let line =
        |text: &str, what: &str| text.lines().position(|line| line.contains(what)).expect(what) + 1;
    // Two wrong values, a field that is none, one that is missing, a whole row that is missing.
    let at = |id: &str| set.find(&format!("id = \"{id}\"")).expect(id);
    let mut text = set.clone();
    let third = text[..at("M03")].rfind("[[").expect("its beginning");
    let fourth = text[..at("M04")].rfind("[[").expect("its beginning");
    text.replace_range(third..fourth, "");
    let edit = |text: &mut String, id: &str, from: &str, to: &str| {
        let row = text.find(&format!("id = \"{id}\"")).expect(id);
        let begin = row + text[row..].find(from).expect(from);
        let end = begin + text[begin..].find('\n').expect("a line");
        text.replace_range(begin..end, to);
    };
    edit(&mut text, "U01", "hp = ", "hp = 400");
    edit(&mut text, "U02", "cost = ", "cost = \"four\"");
    edit(&mut text, "U03", "hp = ", "hits = 4");
    edit(&mut text, "M01", "threat = ", "");
    let told = checked(dir.path(), &text).status(1);
    for words in [
        format!("line {}: U01, hp: 400, where 1 to 20 are allowed", line(&text, "hp = 400")),
        format!(
            "line {}: U02, cost: \"four\" stands here, where a whole number is wanted",
            line(&text, "\"four\"")
        ),
        format!("line {}: U03, hits: `hits` is no field here", line(&text, "hits = 4")),
        "U03: `hp` is missing".to_owned(),
        "M01: `threat` is missing".to_owned(),
        "table monster: 6 rows, ".to_owned(),
        "is missing M03".to_owned(),
    ] {
        assert!(told.out.contains(&words), "{words:?} in {}", told.out);
    }
    assert!(told.out.starts_with("set.toml: 6 errors"), "{}", told.out);
    for jargon in ["expected", "i64", "invalid", "unknown field", "missing field", "TOML"] {
        assert!(!told.out.contains(jargon), "{jargon} in {}", told.out);
    }
}

#[test]
fn a_text_that_is_no_toml_tells_every_place() {
    let dir = tempfile::tempdir().expect("a folder");
    let told =
        checked(dir.path(), "game = \"rook-raiders\"\nhp 4\n[[unit]]\nname \"A\"\n").status(1);
    for line in ["line 2: ", "line 4: "] {
        assert!(told.out.contains(line), "{line} in {}", told.out);
    }
    let told = checked(dir.path(), "name = \"x\"\n").status(1);
    assert!(told.out.contains("`game` is missing"), "{}", told.out);
}

#[test]
fn a_set_is_for_its_own_game() {
    let dir = tempfile::tempdir().expect("a folder");
    fs::write(dir.path().join("rook.toml"), built_in(dir.path(), "rook-raiders")).expect("written");
    fs::write(dir.path().join("broken.toml"), "game =").expect("written");
    for (game, words) in [
        ("pig", "pig is played without cards; this is a card set of rook-raiders"),
        (
            "berserk-tcg",
            "line 43: this is a card set of rook-raiders, where one of berserk-tcg is wanted",
        ),
        ("brave-architect", "this is a card set of rook-raiders, where one of brave-architect"),
    ] {
        for command in ["new", "simulate"] {
            let told = run(dir.path(), &format!("{command} {game} -o a.kanso --cards rook.toml"));
            told.fails(2, &["rook.toml", words]);
        }
    }
    run(dir.path(), "new pig -o a.kanso --cards broken.toml")
        .fails(2, &["broken.toml", "pig is played without cards"]);
    run(dir.path(), "new rook-raiders -o a.kanso --cards broken.toml")
        .fails(2, &["broken.toml", "line 1: "]);
    assert!(!dir.path().join("a.kanso").exists());
    let deck = "format = 1\ngame = \"rook-raiders\"\nid = \"a\"\nname.en = \"A\"\n[cards]\n";
    fs::write(dir.path().join("deck.toml"), deck).expect("written");
    run(dir.path(), "new berserk-tcg -o a.kanso --option deck-0=deck.toml")
        .fails(2, &["deck.toml", "line 2: this is a deck list of rook-raiders"]);
}

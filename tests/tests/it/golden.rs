//! The golden games of `fixtures/golden`, and that a change of rules is noticed by them.

use kanso_games::built_in;
use kanso_replay::golden::bless::{BlessOutcome, bless};
use kanso_replay::golden::check::{CheckReport, check};
use kanso_replay::golden::coverage::coverage;
use kanso_replay::golden::flip_exceptions;
use std::fs;
use std::path::{Path, PathBuf};

/// Games whose goldens must show everything that is not excepted.
const COVERED: [&str; 7] = [
    "pig",
    "gin-rummy",
    "rook-raiders",
    "berserk-tcg",
    "mamono-raid",
    "brave-architect",
    "battlelore-heroes",
];

fn goldens() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/golden")
}

fn checked(dir: &Path) -> CheckReport {
    check(built_in(), dir, &|| {}).expect("every file can be read")
}

#[test]
fn every_golden_is_as_blessed() {
    let report = checked(&goldens());
    assert!(report.is_good(), "{report}accept with `kanso golden bless fixtures/golden`");
}

#[test]
fn the_goldens_of_a_game_show_all_that_is_not_excepted() {
    let games = coverage(built_in(), &goldens()).expect("every file can be read");
    for id in COVERED {
        let game = games.iter().find(|game| game.game == id).expect("it has goldens");
        assert!(game.is_good(), "{game}`kanso golden hunt` searches for what is missing");
    }
}

/// What a golden need not notice is looked at by `kanso golden flips`, which needs a build of its
/// own; that it is about a line that there is, can be seen without.
#[test]
fn every_exception_of_a_flip_names_a_line_of_a_rule() {
    let mut exceptions = 0;
    for id in COVERED {
        let path = goldens().join(id).join("flips.toml");
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let list = flip_exceptions::read(&text).unwrap_or_else(|error| panic!("{id}: {error}"));
        for exception in list {
            let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/games");
            let source = games.join(id).join("src").join(exception.file());
            let text = fs::read_to_string(&source)
                .unwrap_or_else(|error| panic!("{id}: {}: {error}", exception.at));
            let name = exception.function().rsplit("::").next().expect("it has a last part");
            assert!(
                text.contains(&format!("fn {name}")),
                "{id}: {}: no such function",
                exception.at
            );
            if let Some(line) = &exception.line {
                let begin = line.trim_end_matches('…');
                let is_there = text.lines().any(|own| own.trim().starts_with(begin));
                assert!(is_there, "{id}: {}: no line {line:?}", exception.at);
            }
            exceptions += 1;
        }
    }
    assert!(exceptions > 0, "a flip of Pig is excepted");
}

/// A copy of one golden in a folder of its own.
fn copy_of(name: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for ending in ["kanso", "txt"] {
        let file = goldens().join(name).with_extension(ending);
        let own = folder.path().join(file.file_name().expect("a file"));
        fs::copy(&file, own).expect("copied");
    }
    folder
}

#[test]
fn a_changed_rule_is_named_with_its_event_and_its_lines() {
    let folder = copy_of("pig/held-at-every-chance");
    let path = folder.path().join("held-at-every-chance.txt");
    let text = fs::read_to_string(&path).expect("there");
    // As it would have been told if a 6 counted 7.
    let was = text.replace("6 more: 6 this turn", "7 more: 7 this turn");
    assert_ne!(text, was);
    fs::write(&path, was).expect("written");
    let said = checked(folder.path()).to_string();
    for words in [
        "is told differently from event 2 on",
        "    -        7 more: 7 this turn [PG-1.2]\n",
        "    +        6 more: 6 this turn [PG-1.2]\n",
        "PG-1.2: what happened: 2 lines, 1 golden (first held-at-every-chance, event 2)",
        "1 of 1 golden not as blessed",
    ] {
        assert!(said.contains(words), "{words:?} in {said}");
    }
}

#[test]
fn a_rule_that_refuses_more_is_named_at_the_event_that_it_refuses() {
    let folder = copy_of("pig/held-at-every-chance");
    let path = folder.path().join("held-at-every-chance.txt");
    let text = fs::read_to_string(&path).expect("there");
    // As it would have been told if the third event had been refused then.
    let (before, _) = text.split_once("   3 Ada").expect("there is a third event");
    let end = "   3 Ada: roll or hold (6 this turn)\n     > `hold`\n     ! refused: no [PG-1.4]\n";
    fs::write(&path, format!("{before}{end}")).expect("written");
    let said = checked(folder.path()).to_string();
    assert!(said.contains("is told differently from event 3 on"), "{said}");
    assert!(said.contains("PG-1.4: what is refused"), "{said}");
}

#[test]
fn a_log_that_was_altered_is_noticed() {
    let folder = copy_of("pig/won-by-holding");
    let path = folder.path().join("won-by-holding.kanso");
    let mut bytes = fs::read(&path).expect("there");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&path, bytes).expect("written");
    let said = checked(folder.path()).to_string();
    assert!(said.contains("cannot be read: byte "), "{said}");
}

#[test]
fn blessing_a_good_golden_changes_nothing() {
    let folder = copy_of("pig/won-by-holding");
    let path = folder.path().join("won-by-holding.txt");
    let before = fs::read(&path).expect("there");
    let blessed = bless(built_in(), folder.path()).expect("written");
    assert_eq!(blessed[0].outcome, BlessOutcome::Same);
    assert_eq!(fs::read(&path).expect("there"), before);
}

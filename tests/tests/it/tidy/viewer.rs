//! Tidy checks of the viewer: one room for what is outside, one for colours, none for games, and a
//! test for every wish.

use super::source::{Source, names_word, std_modules};
use super::{Finding, assert_tidy, check_sources, expect_finding, expect_tidy, rust_sources};

/// Where the world outside is known: files, threads, clocks, and the program around the window.
const OUTSIDE: [&str; 6] = [
    "viewer/src/platform/",
    "viewer/src/main.rs",
    "viewer/src/args.rs",
    "viewer/src/bench",
    "viewer/src/check",
    "viewer/src/screenshot",
];
/// What a browser does not have, or has otherwise.
const STD_OUTSIDE: [&str; 5] = ["fs", "thread", "process", "time", "net"];
/// Constructors of colours that say a colour by its numbers.
const COLOURS: [&str; 6] = [
    "from_rgb(",
    "from_gray(",
    "from_rgba_unmultiplied(",
    "from_rgba_premultiplied(",
    "from_hex(",
    "from_black_alpha(",
];

/// The lines of code of a viewer's file that are not a test of it.
fn shipped(source: &Source) -> Vec<(usize, &String)> {
    let is_test = |path: &str| {
        !path.starts_with("viewer/src/")
            || path.contains("/tests")
            || path.ends_with("testing.rs")
            || path.ends_with("/leaks.rs")
    };
    if is_test(&source.path) {
        return Vec::new();
    }
    // A module of tests stands at the end; a test-only item further up is shipped code's neighbour.
    let from = source.code.iter().rposition(|code| code.starts_with("mod tests {"));
    source.numbered_code().take(from.unwrap_or(source.code.len())).collect()
}

fn outside_is_one_room(source: &Source) -> Vec<Finding> {
    if OUTSIDE.iter().any(|place| source.path.starts_with(place)) {
        return Vec::new();
    }
    let code = shipped(source);
    let last = code.last().map_or(0, |(line, _)| *line);
    let modules = std_modules(&source.code)
        .into_iter()
        .filter(|(line, module)| *line <= last && STD_OUTSIDE.contains(&module.as_str()));
    let modules = modules
        // A span of time is no clock.
        .filter(|(line, _)| !source.code[line - 1].contains("time::Duration"))
        .map(|(line, module)| (line, format!("`std::{module}`")));
    let dialogs = code.iter().filter(|(_, code)| names_word(code, "rfd"));
    let dialogs = dialogs.map(|(line, _)| (*line, "`rfd`".to_owned()));
    let found = modules.chain(dialogs);
    found
        .map(|(line, what)| {
            let what = format!("{what} outside viewer/src/platform: a browser has no such thing");
            Finding::new(&source.path, line, what)
        })
        .collect()
}

fn colours_have_one_room(source: &Source) -> Vec<Finding> {
    if source.path.starts_with("viewer/src/look/") {
        return Vec::new();
    }
    shipped(source)
        .into_iter()
        .filter(|(_, code)| COLOURS.iter().any(|colour| code.contains(colour)))
        .map(|(line, _)| {
            Finding::new(&source.path, line, "a colour outside viewer/src/look: name a meaning")
        })
        .collect()
}

fn the_model_knows_no_window(source: &Source) -> Vec<Finding> {
    let places = ["viewer/src/model/", "viewer/src/command/"];
    if !places.iter().any(|place| source.path.starts_with(place)) {
        return Vec::new();
    }
    shipped(source)
        .into_iter()
        .filter(|(_, code)| names_word(code, "egui") || names_word(code, "eframe"))
        .map(|(line, _)| Finding::new(&source.path, line, "the model knows no window toolkit"))
        .collect()
}

fn the_viewer_names_no_game(source: &Source) -> Vec<Finding> {
    if source.path == "viewer/src/main.rs" {
        return Vec::new();
    }
    let code = shipped(source);
    let lines: Vec<_> = source.text.lines().collect();
    let games = [
        "kanso_games::",
        "\"pig\"",
        "\"rook-raiders\"",
        "\"berserk-tcg\"",
        "\"mamono-raid\"",
        "\"brave-architect\"",
        "\"battlelore-heroes\"",
    ];
    code.into_iter()
        .filter(|(line, code)| {
            let text = lines.get(line - 1).copied().unwrap_or_default();
            let is_code = !code.trim().is_empty();
            is_code && games.iter().any(|game| text.contains(game))
        })
        .map(|(line, _)| Finding::new(&source.path, line, "the viewer names a game"))
        .collect()
}

/// The enums of wishes with their variants: `GoCommand::Step`.
fn wishes(source: &Source) -> Vec<String> {
    let mut wishes = Vec::new();
    let mut of: Option<String> = None;
    for (_, code) in source.numbered_code() {
        if let Some(rest) = code.strip_prefix("pub enum ")
            && let Some(name) = rest.split([' ', '{']).next()
            && name.ends_with("Command")
            && name != "Command"
        {
            of = Some(name.to_owned());
        } else if code.starts_with('}') {
            of = None;
        } else if let Some(name) = &of
            && let Some(variant) = code.strip_prefix("    ")
            && variant.starts_with(|first: char| first.is_ascii_uppercase())
        {
            let variant = variant.split(|sign: char| !sign.is_alphanumeric()).next();
            wishes.push(format!("{name}::{}", variant.unwrap_or_default()));
        }
    }
    wishes
}

/// The text of the viewer's tests.
fn tests_of_the_viewer(sources: &[Source]) -> String {
    let mut tests = String::new();
    for source in sources.iter().filter(|source| source.path.starts_with("viewer/")) {
        let shipped = shipped(source).len();
        for line in source.code.iter().skip(shipped) {
            tests.push_str(line);
            tests.push('\n');
        }
    }
    tests
}

#[test]
fn the_outside_has_one_room_in_the_viewer() {
    check_sources(outside_is_one_room);
}

#[test]
fn colours_are_named_in_one_room_of_the_viewer() {
    check_sources(colours_have_one_room);
}

#[test]
fn the_model_of_the_viewer_knows_no_window() {
    check_sources(the_model_knows_no_window);
}

#[test]
fn no_game_is_named_in_the_viewer() {
    check_sources(the_viewer_names_no_game);
}

#[test]
fn every_wish_of_the_viewer_has_a_test() {
    let sources = rust_sources();
    let tests = tests_of_the_viewer(&sources);
    let commands = sources.iter().filter(|source| source.path.starts_with("viewer/src/command/"));
    let mut count = 0;
    let mut findings = Vec::new();
    for source in commands {
        for wish in wishes(source) {
            count += 1;
            if !names_word(&tests, &wish) {
                let what = format!("no test of the viewer asks for {wish}");
                findings.push(Finding::new(&source.path, 0, what));
            }
        }
    }
    assert!(count > 50, "only {count} wishes found");
    assert_tidy(&findings);
}

#[test]
fn a_viewer_that_reaches_outside_is_reported() {
    let board = "viewer/src/board/mod.rs";
    expect_finding(outside_is_one_room, board, "use std::fs;", 1);
    expect_finding(outside_is_one_room, board, "fn a() {\n    rfd::FileDialog::new();\n}", 2);
    expect_tidy(outside_is_one_room, board, "use std::time::Duration;");
    expect_tidy(outside_is_one_room, "viewer/src/platform/job.rs", "use std::fs;");
    expect_tidy(outside_is_one_room, board, "mod tests {\n    use std::fs;\n}");
    expect_finding(colours_have_one_room, board, "let red = Color32::from_rgb(1, 2, 3);", 1);
    expect_tidy(colours_have_one_room, "viewer/src/look/mod.rs", "Color32::from_rgb(1, 2, 3)");
    expect_finding(the_model_knows_no_window, "viewer/src/model/go.rs", "use egui::Ui;", 1);
    expect_tidy(the_model_knows_no_window, board, "use egui::Ui;");
    expect_finding(the_viewer_names_no_game, board, "if game == \"pig\" {", 1);
}

#[test]
fn wishes_are_read_from_the_enums() {
    let text = "pub enum GoCommand {\n    /// One.\n    Step(Unit, Way),\n    Start,\n    To {\n        \
                at: u32,\n    },\n}\npub enum Unit {\n    Beat,\n}\n";
    let source = Source::new("viewer/src/command/go.rs", text.to_owned());
    assert_eq!(wishes(&source), ["GoCommand::Step", "GoCommand::Start", "GoCommand::To"]);
}

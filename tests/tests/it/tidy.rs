//! Tidy checks: what neither the compiler nor a lint can say about the source tree.
//!
//! Each check is a function from a source to its findings, and has a test here that shows it a bad
//! text. A finding names file and line. Left out: formatting and lints (`.ci/run` runs them).

mod layout;
mod lines;
mod rule_ids;
mod source;
mod viewer;

use rule_ids::RuleLists;
use source::{Source, files_below, line_of, names_word, text_of};
use std::collections::BTreeSet;
use std::fmt;

/// Lines that a Rust file stays under.
const LINES_MAX: usize = 900;

/// Macros and attributes for unfinished work, which never lands.
const UNFINISHED: [&str; 5] = ["todo!", "unimplemented!", "dbg!", "#[ignore]", "#[ignore ="];

/// What of the viewer knows that it is in a page.
const BROWSER: &[&str] = &["viewer/src/web/", "viewer/src/platform/browser/", "viewer/web/"];

/// Crates that one place alone may name: the crate, the files, why.
const ISOLATED: [(&str, &[&str], &str); 12] = [
    ("bincode", &["replay/src/codec.rs"], "one file owns the bytes of the log"),
    (
        "kanso_flips",
        &["engine/flips/"],
        "the switches in the rules are there under a feature alone",
    ),
    ("maud", &["replay/src/html/"], "one place makes pages"),
    ("rand_pcg", &["replay/src/luck.rs", "replay/src/luck/"], "one place owns luck"),
    ("rand_core", &["replay/src/luck.rs", "replay/src/luck/"], "one place owns luck"),
    ("ssh_key", &["replay/src/signed/"], "one place makes and checks signatures"),
    (
        "base64",
        &["replay/src/link.rs", "tests/examples/browser/"],
        "one place makes and reads links; another talks with a browser",
    ),
    ("js_sys", BROWSER, "one place knows the page"),
    ("wasm_bindgen", BROWSER, "one place knows the page"),
    ("web_sys", BROWSER, "one place knows the page"),
    ("gif", &["replay/src/clip/"], "one place makes films"),
    ("syn", &["engine/flips/", "tests/mutants/"], "who reads sources changes what they say"),
];

/// What would make the rules differ from run to run or from machine to machine.
const NOT_IN_ENGINE: [&str; 6] = ["HashMap", "HashSet", "f32", "f64", "SystemTime", "Instant"];
/// A serializer has to name the floats that it refuses.
const FLOATS_REFUSED: [&str; 2] = ["fn serialize_f32(", "fn serialize_f64("];
/// Modules of `std` that reach out of the program.
const STD_NOT_IN_ENGINE: [&str; 6] = ["fs", "net", "env", "thread", "process", "time"];

/// Something untidy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The file, relative to the root of the workspace.
    file: String,
    /// The line, from 1; 0 for the whole file.
    line: usize,
    /// What is wrong and what to do.
    what: String,
}

impl Finding {
    fn new(file: &str, line: usize, what: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.what),
            line => write!(f, "{}:{line}: {}", self.file, self.what),
        }
    }
}

fn assert_tidy(findings: &[Finding]) {
    let lines: Vec<_> = findings.iter().map(Finding::to_string).collect();
    assert!(findings.is_empty(), "{} untidy:\n{}", findings.len(), lines.join("\n"));
}

/// The crates of the games, and of their list.
const CRATES_OF_GAMES: [&str; 8] = [
    "kanso_games",
    "kanso_battlelore_heroes",
    "kanso_berserk_tcg",
    "kanso_brave_architect",
    "kanso_gin_rummy",
    "kanso_mamono_raid",
    "kanso_pig",
    "kanso_rook_raiders",
];

/// Every Rust file of the workspace.
fn rust_sources() -> Vec<Source> {
    let sources: Vec<_> = ["engine", "replay", "viewer", "tests"]
        .into_iter()
        .flat_map(|room| files_below(room, "rs"))
        .map(|path| Source::new(&path, text_of(&path)))
        .collect();
    assert!(sources.len() > 30, "only {} Rust files found", sources.len());
    sources
}

fn check_sources(check: impl Fn(&Source) -> Vec<Finding>) {
    assert_tidy(&rust_sources().iter().flat_map(check).collect::<Vec<_>>());
}

fn unfinished(source: &Source) -> Vec<Finding> {
    let found = |(line, code): (usize, &String)| {
        let word = UNFINISHED.into_iter().find(|word| names_word(code, word))?;
        Some(Finding::new(&source.path, line, format!("`{word}` does not land: finish it")))
    };
    source.numbered_code().filter_map(found).collect()
}

fn isolated(source: &Source) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (krate, places, why) in ISOLATED {
        if places.iter().any(|place| source.path.starts_with(place)) {
            continue;
        }
        for (line, code) in source.numbered_code() {
            if names_word(code, krate) {
                let what = format!("only {} names `{krate}`: {why}", places[0]);
                findings.push(Finding::new(&source.path, line, what));
            }
        }
    }
    findings
}

/// True if a file is of the kernel or of a game.
fn is_rules(source: &Source) -> bool {
    source.path.starts_with("engine/src/")
        || source.path.starts_with("engine/games/") && source.path.contains("/src/")
}

fn engine_is_pure(source: &Source) -> Vec<Finding> {
    if !is_rules(source) {
        return Vec::new();
    }
    let mut findings = Vec::new();
    let mut find = |line, what: &str| {
        let what = format!("{what} in the engine: it could differ from machine to machine");
        findings.push(Finding::new(&source.path, line, what));
    };
    for (line, code) in source.numbered_code() {
        if FLOATS_REFUSED.iter().any(|method| code.contains(method)) {
            continue;
        }
        for word in NOT_IN_ENGINE.into_iter().filter(|word| names_word(code, word)) {
            find(line, &format!("`{word}`"));
        }
        if source::has_float_literal(code) {
            find(line, "a number with a point");
        }
    }
    for (line, module) in source::std_modules(&source.code) {
        if STD_NOT_IN_ENGINE.contains(&module.as_str()) {
            find(line, &format!("`std::{module}`"));
        }
    }
    findings
}

/// The switches of `kanso golden flips` are written into copies of the games, under a feature: the
/// sources name none.
fn games_have_no_switch(source: &Source) -> Vec<Finding> {
    let found = |(line, code): (usize, &String)| {
        let what = "a switch in a source: the build script puts it into the copy";
        names_word(code, "kanso_engine::flip").then(|| Finding::new(&source.path, line, what))
    };
    let is_game = source.path.starts_with("engine/games/");
    source.numbered_code().filter(|_| is_game).filter_map(found).collect()
}

/// Without its feature nothing of the switches is compiled: the copies that have them are an optional
/// dependency, and no feature that is on by itself brings it.
fn switches_are_optional(path: &str, manifest: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut part = "";
    for (line, text) in (1..).zip(manifest.lines()) {
        if text.starts_with('[') {
            part = text;
        }
        let names = (text.contains("flips") || text.contains("flipped"))
            && !text.trim_start().starts_with('#');
        let allowed = match part {
            "[features]" => text.starts_with("flips = "),
            "[dependencies]" => text.contains("optional = true"),
            _ => false,
        };
        if names && !allowed {
            let what = "the switches in the rules come under the feature `flips` alone";
            findings.push(Finding::new(path, line, what));
        }
    }
    findings
}

fn has_a_head(source: &Source) -> Vec<Finding> {
    if source.text.starts_with("//! ") {
        return Vec::new();
    }
    vec![Finding::new(
        &source.path,
        1,
        "begin with `//!`: what it is, its source, what is left out",
    )]
}

fn is_short(source: &Source) -> Vec<Finding> {
    let lines = source.code.len();
    if lines < LINES_MAX {
        return Vec::new();
    }
    let what = format!("{lines} lines, {LINES_MAX} or more: give its second subject its own file");
    vec![Finding::new(&source.path, lines, what)]
}

/// Dependencies point one way: viewer -> replay -> kernel; a game knows the kernel and no other game, and
/// chance stays out of all of them. Only the list of the built-in games knows both replay and the games.
fn dependencies(path: &str, manifest: &str) -> Vec<Finding> {
    let is_list = path == "engine/games/Cargo.toml";
    let is_game = path.starts_with("engine/games/") && !is_list;
    let is_forbidden = |name: &str| match name {
        "rand" | "rand_core" | "rand_pcg" | "getrandom" => path.starts_with("engine/"),
        "egui" | "eframe" | "kanso-viewer" => path != "viewer/Cargo.toml",
        "kanso-replay" => path.starts_with("engine/") && !is_list,
        "kanso-games" => path == "replay/Cargo.toml",
        "kanso-engine" => path == "engine/Cargo.toml",
        _ => name.starts_with("kanso-") && (is_game || path == "engine/Cargo.toml"),
    };
    let mut findings = Vec::new();
    for (line, text) in manifest.lines().enumerate() {
        let name = text.split(['.', '=', ' ']).next().unwrap_or_default();
        if is_forbidden(name) {
            let what = format!("this room does not depend on `{name}`");
            findings.push(Finding::new(path, line + 1, what));
        }
    }
    findings
}

/// `replay` and `viewer` are given the list of games: their sources name none, tests apart.
fn names_no_game(source: &Source) -> Vec<Finding> {
    let path = &source.path;
    let is_library = path.starts_with("replay/src/")
        || path.starts_with("viewer/src/") && path != "viewer/src/main.rs";
    let is_test = ["tests", "testing", "leaks", "samples"]
        .iter()
        .any(|name| path.ends_with(&format!("/{name}.rs")) || path.contains(&format!("/{name}/")))
        || path.ends_with("_tests.rs");
    if !is_library || is_test {
        return Vec::new();
    }
    // A module of tests stands at the end.
    let tests = source.code.iter().rposition(|code| code.starts_with("mod tests {"));
    let shipped = source.numbered_code().take(tests.unwrap_or(source.code.len()));
    let names_one = |code: &str| CRATES_OF_GAMES.iter().any(|name| names_word(code, name));
    shipped
        .filter(|(_, code)| names_one(code))
        .map(|(line, _)| Finding::new(path, line, "a game in a library: the list is handed in"))
        .collect()
}

fn version_in_changelog(manifest: &str, changelog: &str) -> Vec<Finding> {
    let version = manifest
        .lines()
        .skip_while(|line| *line != "[workspace.package]")
        .find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    let Some(version) = version else {
        return vec![Finding::new("Cargo.toml", 0, "no version under [workspace.package]")];
    };
    let heading = format!("## {version}");
    let is_there = |line: &str| line == heading || line.starts_with(&format!("{heading} "));
    if changelog.lines().any(is_there) {
        return Vec::new();
    }
    vec![Finding::new("CHANGELOG.md", 0, format!("no heading `{heading}`"))]
}

fn goldens_in_pairs(paths: &[String]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (ext, other) in [(".kanso", ".txt"), (".txt", ".kanso")] {
        for path in paths {
            let Some(stem) = path.strip_suffix(ext) else { continue };
            let beside = format!("{stem}{other}");
            if !paths.contains(&beside) {
                findings.push(Finding::new(path, 0, format!("there is no {beside} beside it")));
            }
        }
    }
    findings
}

/// Links of a page to files that are not there. A path is relative to the page.
fn broken_links(page: &str, text: &str, exists: impl Fn(&str) -> bool) -> Vec<Finding> {
    let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut findings = Vec::new();
    for (at, start) in text.match_indices("](") {
        let target = text[at + start.len()..].split([')', '#']).next().unwrap_or_default();
        if target.is_empty() || target.contains("://") {
            continue;
        }
        if !exists(&format!("{folder}/{target}")) {
            let what = format!("the link to {target} leads nowhere");
            findings.push(Finding::new(page, line_of(text, at), what));
        }
    }
    findings
}

#[test]
fn no_unfinished_work_lands() {
    check_sources(unfinished);
}

#[test]
fn isolated_crates_are_named_in_one_place() {
    check_sources(isolated);
}

#[test]
fn the_engine_is_pure() {
    check_sources(engine_is_pure);
}

#[test]
fn the_sources_of_the_games_have_no_switch() {
    check_sources(games_have_no_switch);
}

#[test]
fn without_its_feature_nothing_of_the_switches_is_there() {
    for path in [
        "engine/Cargo.toml",
        "engine/games/Cargo.toml",
        "replay/Cargo.toml",
        "replay/kanso/Cargo.toml",
        "viewer/Cargo.toml",
        "tests/Cargo.toml",
    ] {
        assert_tidy(&switches_are_optional(path, &text_of(path)));
    }
}

#[test]
fn every_file_begins_with_a_head() {
    check_sources(has_a_head);
}

#[test]
fn every_file_can_be_read_in_one_sitting() {
    check_sources(is_short);
}

#[test]
fn every_rule_cited_is_on_its_list() {
    let sources = rust_sources();
    let lists = RuleLists::of(&sources);
    assert!(lists.count() > 0, "no rule list found");
    let findings: Vec<_> = sources.iter().flat_map(|source| lists.check(source)).collect();
    assert_tidy(&findings);
}

#[test]
fn no_game_takes_more_lines_than_it_did() {
    assert_tidy(&lines::of_games(&rust_sources()));
}

#[test]
fn every_game_has_one_layout() {
    let (mut games, mut findings) = (BTreeSet::new(), Vec::new());
    for source in rust_sources() {
        let Some((game, path)) = layout::in_game(&source.path) else { continue };
        games.insert(game.to_owned());
        findings.extend(layout::check(&source.path, path));
    }
    assert!(games.len() > 4, "the games are found: {games:?}");
    assert_tidy(&findings);
}

#[test]
fn a_file_beside_the_folders_of_a_game_is_reported() {
    let of = |path: &str| {
        let (_, below) = layout::in_game(path)?;
        layout::check(path, below).map(|finding| finding.to_string())
    };
    for path in ["lib.rs", "rules/course/mod.rs", "state/mod.rs", "tests/laws.rs"] {
        assert_eq!(of(&format!("engine/games/siege/src/{path}")), None, "{path}");
    }
    let found = of("engine/games/siege/src/movement.rs").unwrap_or_default();
    assert!(found.contains("movement.rs stands beside the folders"), "{found}");
    assert!(of("engine/games/siege/src/chapters/movement.rs").is_some());
    assert_eq!(of("engine/games/pig/src/words.rs"), None, "Pig is small");
}

#[test]
fn dependencies_point_one_way() {
    let mut games = files_below("engine/games", "toml");
    games.retain(|path| path.ends_with("/Cargo.toml"));
    assert!(games.len() > 6, "the games are found");
    for path in games.iter().map(String::as_str).chain(["engine/Cargo.toml", "replay/Cargo.toml"]) {
        assert_tidy(&dependencies(path, &text_of(path)));
    }
}

#[test]
fn the_libraries_name_no_game() {
    check_sources(names_no_game);
}

#[test]
fn the_version_stands_in_the_changelog() {
    assert_tidy(&version_in_changelog(&text_of("Cargo.toml"), &text_of("CHANGELOG.md")));
}

#[test]
fn every_golden_has_its_transcript() {
    let mut paths = files_below("fixtures/golden", "kanso");
    paths.extend(files_below("fixtures/golden", "txt"));
    assert_tidy(&goldens_in_pairs(&paths));
}

#[test]
fn links_between_pages_lead_somewhere() {
    let mut pages = ["README.md", "ARCHITECTURE.md", "CHANGELOG.md"].map(str::to_owned).to_vec();
    for room in ["engine", "replay", "viewer", "fixtures", "tests"] {
        pages.extend(files_below(room, "md"));
    }
    let check = |page: &String| broken_links(page, &text_of(page), source::exists);
    assert_tidy(&pages.iter().flat_map(check).collect::<Vec<_>>());
}

/// Shows a check a text and expects one finding in a certain line.
fn expect_finding(check: impl Fn(&Source) -> Vec<Finding>, path: &str, text: &str, line: usize) {
    let findings = check(&Source::new(path, text.to_owned()));
    let lines: Vec<_> = findings.iter().map(|finding| finding.line).collect();
    assert_eq!(lines, [line], "{path}:\n{text}\n{findings:?}");
}

fn expect_tidy(check: impl Fn(&Source) -> Vec<Finding>, path: &str, text: &str) {
    assert_eq!(check(&Source::new(path, text.to_owned())), [], "{path}:\n{text}");
}

#[test]
fn unfinished_work_is_reported() {
    for word in
        ["todo!()", "unimplemented!(\"later\")", "dbg!(x)", "#[ignore]", "#[ignore = \"slow\"]"]
    {
        expect_finding(unfinished, "replay/src/a.rs", &format!("//! A.\n{word}"), 2);
    }
    expect_tidy(unfinished, "replay/src/a.rs", "// a todo!() in words\nlet s = \"todo!()\";");
}

#[test]
fn a_crate_named_elsewhere_is_reported() {
    expect_finding(isolated, "replay/src/log/mod.rs", "use bincode::config;", 1);
    expect_finding(isolated, "engine/src/chance.rs", "\nuse rand_pcg::Pcg64;", 2);
    expect_finding(isolated, "replay/src/bot.rs", "use rand_core::Rng;", 1);
    expect_tidy(isolated, "replay/src/codec.rs", "use bincode::config;");
    expect_tidy(isolated, "replay/src/luck/pcg.rs", "use rand_pcg::Pcg64;");
    expect_tidy(isolated, "replay/src/log/mod.rs", "//! The payload is bincode.");
}

#[test]
fn what_is_not_the_same_everywhere_is_reported() {
    let path = "engine/src/bag.rs";
    for bad in [
        "use std::collections::{BTreeMap, HashMap};",
        "let half = 0.5;",
        "let half: f32 = half();",
        "fn odds() -> Option<f64> {",
        "let one = 1f64;",
        "let now = std::time::now();",
        "use std::{fmt, fs};",
        "let text = std::fs::read(path);",
        "use std::{env::args, fmt};",
    ] {
        expect_finding(engine_is_pure, path, bad, 1);
    }
    expect_finding(engine_is_pure, path, "use std::{\n    fmt,\n    thread,\n};", 3);
    for good in [
        "let inner = self.0.1;",
        "for n in 0..6 {}",
        "/// No HashMap, no f64.",
        "let max = 1.max(2);",
        "use std::fmt;",
        "use std::{fmt, collections::BTreeMap};",
        "let says = \"0.5\";",
        "fn serialize_f64(self, _: f64) -> Result {",
    ] {
        expect_tidy(engine_is_pure, path, good);
    }
    expect_tidy(engine_is_pure, "replay/src/a.rs", "use std::fs;");
}

#[test]
fn a_switch_that_is_always_there_is_reported() {
    let text = "let over = kanso_engine::flip::cond(7, over);";
    expect_finding(games_have_no_switch, "engine/games/pig/src/lib.rs", text, 1);
    expect_tidy(games_have_no_switch, "engine/src/flip.rs", text);
    for bad in [
        "[features]\ndefault = [\"flips\"]\n",
        "[dependencies]\nkanso-flips.workspace = true\n",
        "[dependencies]\nkanso-flipped.workspace = true\n",
    ] {
        assert_eq!(switches_are_optional("engine/Cargo.toml", bad).len(), 1, "{bad}");
    }
    let good = "[features]\nflips = [\"dep:kanso-flipped\", \"kanso-flipped/copies\"]\n[dependencies]\n\
                kanso-flipped = { workspace = true, optional = true }\n";
    assert_eq!(switches_are_optional("engine/Cargo.toml", good), []);
}

#[test]
fn a_file_without_a_head_is_reported() {
    expect_finding(has_a_head, "replay/src/a.rs", "use std::fmt;\n", 1);
    expect_tidy(has_a_head, "replay/src/a.rs", "//! What it is.\n");
}

#[test]
fn a_long_file_is_reported() {
    let long = "//! Long.\n".repeat(LINES_MAX);
    expect_finding(is_short, "replay/src/a.rs", &long, LINES_MAX);
    expect_tidy(is_short, "replay/src/a.rs", &"//! Long.\n".repeat(LINES_MAX - 1));
}

#[test]
fn a_dependency_against_the_way_is_reported() {
    let bad = "[dependencies]\nkanso-replay.workspace = true\n";
    assert_eq!(dependencies("engine/Cargo.toml", bad)[0].line, 2);
    assert_eq!(dependencies("engine/Cargo.toml", "rand = \"0.10\"\n").len(), 1);
    let named = "[dependencies]\nkanso-pig.workspace = true\n";
    assert_eq!(dependencies("engine/Cargo.toml", named)[0].line, 2, "the kernel names a game");
    let path = "engine/games/siege/Cargo.toml";
    assert_eq!(dependencies(path, named)[0].line, 2, "a game names another");
    assert_eq!(dependencies(path, "kanso-engine.workspace = true\n"), []);
    assert_eq!(dependencies("engine/games/Cargo.toml", named), []);
    assert_eq!(dependencies("engine/games/Cargo.toml", bad), []);
    assert_eq!(dependencies("replay/Cargo.toml", "kanso-games.workspace = true\n").len(), 1);
}

#[test]
fn a_game_in_a_library_is_reported() {
    let text = "//! A.\nuse kanso_pig::Pig;\n#[cfg(test)]\nmod tests {\nuse kanso_games::built_in;";
    expect_finding(names_no_game, "replay/src/a.rs", text, 2);
    expect_finding(names_no_game, "viewer/src/a/mod.rs", "let all = kanso_games::built_in();", 1);
    for path in ["replay/src/a/tests.rs", "replay/src/testing/mod.rs", "viewer/src/main.rs"] {
        expect_tidy(names_no_game, path, "use kanso_games::pig;");
    }
}

#[test]
fn a_version_without_its_heading_is_reported() {
    let manifest = "[workspace.package]\nversion = \"0.2.0\"\n";
    let findings = version_in_changelog(manifest, "## 0.1.0\n\n## 0.2.01\n");
    assert_eq!(findings[0].to_string(), "CHANGELOG.md: no heading `## 0.2.0`");
    assert_eq!(version_in_changelog(manifest, "## 0.2.0 (unreleased)\n"), []);
}

#[test]
fn a_golden_without_its_other_half_is_reported() {
    let paths = ["a.kanso", "a.txt", "b.kanso", "c.txt"].map(str::to_owned);
    let files: Vec<_> = goldens_in_pairs(&paths).into_iter().map(|found| found.file).collect();
    assert_eq!(files, ["b.kanso", "c.txt"]);
}

#[test]
fn a_link_that_leads_nowhere_is_reported() {
    let text = "[a](a.md) [b](https://example.org/b.md) [c](#c)\n[d](d.md#part)\n";
    let findings = broken_links("replay/PAGE.md", text, |path| path == "replay/a.md");
    assert_eq!(findings, [Finding::new("replay/PAGE.md", 2, "the link to d.md leads nowhere")]);
    assert_eq!(broken_links("PAGE.md", "[a](a.md)", |path| path == "/a.md"), []);
}

#[test]
fn a_finding_names_file_and_line() {
    let finding = Finding::new("engine/src/bag.rs", line_of("a\nb", 2), "wrong");
    assert_eq!(finding.to_string(), "engine/src/bag.rs:2: wrong");
}

//! Pages for those who work on the rules show the code as it is.

use std::fs;
use std::path::Path;

/// Every block of the tutorial: the file named at its head, and its lines.
fn blocks(text: &str) -> Vec<(String, Vec<String>)> {
    let mut blocks = Vec::new();
    let mut open: Option<(String, Vec<String>)> = None;
    for line in text.lines() {
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(head)) => {
                let file = head.split_whitespace().nth(1).unwrap_or_default();
                open = Some((file.to_owned(), Vec::new()));
            }
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some((_, lines)), None) => lines.push(line.trim().to_owned()),
            (None, None) => {}
        }
    }
    blocks
}

/// True if `lines` stand one after the other in `source`, whatever their indentation.
fn stands_in(source: &str, lines: &[String]) -> bool {
    let source: Vec<_> = source.lines().map(str::trim).collect();
    source.windows(lines.len()).any(|window| window.iter().eq(lines.iter()))
}

/// Every block of a page stands in the file that it names; a page has so many at least.
fn shows_what_is_there(page: &str, blocks_min: usize) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let text = fs::read_to_string(root.join(page)).expect("the page");
    let blocks = blocks(&text);
    assert!(blocks.len() >= blocks_min, "{page}: {} blocks show too little", blocks.len());
    for (file, lines) in blocks {
        let source = fs::read_to_string(root.join(&file))
            .unwrap_or_else(|error| panic!("{page} names {file:?}: {error}"));
        let shown = lines.join("\n");
        assert!(stands_in(&source, &lines), "{page}: not in {file} any more:\n{shown}");
    }
}

#[test]
fn every_block_of_the_tutorial_stands_in_its_file() {
    shows_what_is_there("engine/ADDING_A_GAME.md", 14);
}

#[test]
fn every_block_about_changing_a_rule_stands_in_its_file() {
    shows_what_is_there("engine/CHANGING_A_RULE.md", 10);
}

#[test]
fn a_block_that_was_changed_is_noticed() {
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let source = "fn a() {\n    one();\n    two();\n}\n";
    assert!(stands_in(source, &lines("one();\ntwo();")));
    assert!(!stands_in(source, &lines("one();\nthree();")));
    assert!(!stands_in(source, &lines("two();\none();")));
}

//! The mutants as `cargo mutants --list --json` tells of them.

use serde::Deserialize;
use std::path::Path;

/// One mutant. Its number is its place in the list, from 1.
#[derive(Deserialize)]
pub struct Mutant {
    pub file: String,
    /// File, place and what is done, in one line.
    pub name: String,
    pub genre: String,
    /// What the text of `span` becomes.
    pub replacement: String,
    pub span: Span,
}

#[derive(Deserialize)]
pub struct Span {
    pub start: Place,
}

/// A place in a file, both from 1; a column is a character.
#[derive(Deserialize)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

impl Place {
    /// The byte of the text that stands there.
    pub fn byte_in(&self, text: &str) -> usize {
        let line_at: usize = text.split_inclusive('\n').take(self.line - 1).map(str::len).sum();
        let in_line: usize =
            text[line_at..].chars().take(self.column - 1).map(char::len_utf8).sum();
        line_at + in_line
    }
}

impl Mutant {
    /// What it is without its place, which moves: `file: replace == with != in this`.
    pub fn words(&self) -> String {
        let what = self.name.splitn(4, ':').nth(3).unwrap_or_default();
        format!("{}:{what}", self.file)
    }

    /// The module that it is in, as names of tests begin: `lines::`, `log::read::`.
    pub fn module(&self) -> String {
        let path = self.file.split_once("/src/").map_or("", |(_, path)| path);
        path.trim_end_matches(".rs").trim_end_matches("mod").replace('/', "::")
    }

    /// The folder it is counted under: the engine, or the part of `replay`.
    pub fn folder(&self) -> String {
        let parts: Vec<_> = self.file.split('/').collect();
        if parts[0] == "engine" { "engine/src".to_owned() } else { parts[..3].join("/") }
    }
}

/// The list that was written to this file.
pub fn read(path: &Path) -> Vec<Mutant> {
    let text = std::fs::read_to_string(path).expect("the list of mutants is there");
    serde_json::from_str(&text).expect("it is what cargo-mutants writes")
}

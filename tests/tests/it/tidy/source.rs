//! Source files for the tidy checks: found below a folder, read, and stripped to their code.
//!
//! Left out: a real parser. The scanner knows comments, strings and characters, no more.

use std::fs;
use std::path::{Path, PathBuf};

/// A Rust file.
pub struct Source {
    /// Its path from the root of the workspace, with `/`.
    pub path: String,
    /// All of it.
    pub text: String,
    /// Its lines without comments and without what stands in strings.
    pub code: Vec<String>,
}

impl Source {
    /// Takes a file apart.
    pub fn new(path: &str, text: String) -> Self {
        let code = code_of(&text).lines().map(str::to_owned).collect();
        Self { path: path.to_owned(), text, code }
    }

    /// The lines of code, numbered from 1.
    pub fn numbered_code(&self) -> impl Iterator<Item = (usize, &String)> {
        self.code.iter().enumerate().map(|(index, code)| (index + 1, code))
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The text of a file, by its path from the root of the workspace.
pub fn text_of(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// True if there is a file or folder at a path from the root of the workspace.
pub fn exists(path: &str) -> bool {
    root().join(path.trim_start_matches('/')).exists()
}

/// The files below a folder with one extension, sorted; none if there is no such folder.
pub fn files_below(folder: &str, ext: &str) -> Vec<String> {
    let Ok(entries) = fs::read_dir(root().join(folder)) else { return Vec::new() };
    let mut paths = Vec::new();
    for entry in entries {
        let entry = entry.unwrap_or_else(|error| panic!("{folder}: {error}"));
        let name = entry.file_name().into_string().expect("our file names are UTF-8");
        let path = format!("{folder}/{name}");
        let file_type = entry.file_type().unwrap_or_else(|error| panic!("{path}: {error}"));
        if file_type.is_dir() && name != "target" && !name.starts_with('.') {
            paths.extend(files_below(&path, ext));
        } else if file_type.is_file() && Path::new(&name).extension().is_some_and(|e| e == ext) {
            paths.push(path);
        }
    }
    paths.sort();
    paths
}

/// The number, from 1, of the line that holds this byte.
pub fn line_of(text: &str, byte: usize) -> usize {
    text[..byte].matches('\n').count() + 1
}

/// True if a character can stand inside a name.
fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// True if `code` names `word`, not as a part of a longer name. A number may stand before it, as in
/// `1f64`.
pub fn names_word(code: &str, word: &str) -> bool {
    code.match_indices(word).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = code[at + word.len()..].chars().next();
        let open = word.ends_with(is_name);
        let starts = !before.is_some_and(|c| is_name(c) && !c.is_ascii_digit());
        starts && !(open && after.is_some_and(is_name))
    })
}

/// True if there is a number with a point; `self.0.1` and `0..6` are none.
pub fn has_float_literal(code: &str) -> bool {
    let chars: Vec<_> = code.chars().collect();
    (1..chars.len().saturating_sub(1)).any(|point| {
        let is_point = chars[point] == '.'
            && chars[point - 1].is_ascii_digit()
            && chars[point + 1].is_ascii_digit();
        let first = chars[..point].iter().rposition(|c| !is_name(*c)).map_or(0, |at| at + 1);
        let is_field = first > 0 && chars[first - 1] == '.';
        is_point && chars[first].is_ascii_digit() && !is_field
    })
}

/// The modules named right below `std::`, also in braces, each with its line.
pub fn std_modules(code: &[String]) -> Vec<(usize, String)> {
    let text = code.join("\n");
    let mut modules = Vec::new();
    for (at, found) in text.match_indices("std::") {
        let mut take = |at: usize| {
            let name = text[at..].trim_start();
            let module: String = name.chars().take_while(|c| is_name(*c)).collect();
            modules.push((line_of(&text, text.len() - name.len()), module));
        };
        let start = at + found.len();
        if !text[start..].starts_with('{') {
            take(start);
            continue;
        }
        let mut depth = 0;
        for (offset, c) in text[start..].char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
            if depth == 1 && (c == '{' || c == ',') {
                take(start + offset + 1);
            }
        }
    }
    modules
}

/// The text with spaces for comments and for what stands in strings and characters; every line
/// keeps its place.
fn code_of(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let before = code.chars().next_back();
        let len = literal_len(rest, before);
        if len == 0 {
            code.push(first);
            rest = &rest[first.len_utf8()..];
        } else {
            code.extend(rest[..len].chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
            rest = &rest[len..];
        }
    }
    code
}

/// How many bytes of `rest` are a comment, a string or a character that begins here; 0 if none.
fn literal_len(rest: &str, before: Option<char>) -> usize {
    let up_to = |pattern: &str, from: usize| {
        rest[from..].find(pattern).map_or(rest.len(), |at| from + at + pattern.len())
    };
    if rest.starts_with("//") {
        return rest.find('\n').unwrap_or(rest.len());
    }
    if rest.starts_with("/*") {
        return up_to("*/", 2);
    }
    if rest.starts_with('r') && !before.is_some_and(|c| is_name(c) && c != 'b') {
        let hashes = rest[1..].len() - rest[1..].trim_start_matches('#').len();
        if rest[1 + hashes..].starts_with('"') {
            return up_to(&format!("\"{}", "#".repeat(hashes)), 2 + hashes);
        }
    }
    if rest.starts_with('"') {
        return quoted_len(rest, '"');
    }
    // A character ends with a quote after one character or an escape; a lifetime does not.
    if rest.starts_with("'\\") || (rest.starts_with('\'') && rest.chars().nth(2) == Some('\'')) {
        return quoted_len(rest, '\'');
    }
    0
}

fn quoted_len(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        if c == quote && !escaped {
            return at + c.len_utf8();
        }
        escaped = c == '\\' && !escaped;
    }
    rest.len()
}

#[test]
fn only_code_is_left_and_every_line_keeps_its_place() {
    let text = "a(\"x // y\"); // c\n/* d\ne */ f('\"', b'\\'', 'g') r#\"h \" i\"# <'j>(k)\n";
    let code = code_of(text);
    let words: Vec<_> = code.split_whitespace().collect();
    assert_eq!(words, ["a(", ");", "f(", ",", "b", ",", ")", "<'j>(k)"]);
    assert_eq!(code.matches('\n').count(), text.matches('\n').count());
}

#[test]
fn modules_of_std_are_found_in_braces() {
    let code = ["use std::{fmt, collections::{self, BTreeMap}, io};", "std::mem::swap(a, b);"];
    let found = std_modules(&code.map(str::to_owned));
    let want = [(1, "fmt"), (1, "collections"), (1, "io"), (2, "mem")];
    assert_eq!(found, want.map(|(line, module)| (line, module.to_owned())));
}

//! How much a game takes to write: lines that are neither blank nor comment nor test.
//!
//! The numbers go down alone: whoever writes more in one place finds as much that is said twice.
//! `tests/lines.sh` tells where they go.

use super::Finding;
use super::source::Source;
use std::collections::{BTreeMap, BTreeSet};

/// What each game takes at most.
const LINES_MAX: [(&str, usize); 7] = [
    ("battlelore-heroes", 25909),
    ("berserk-tcg", 14260),
    ("brave-architect", 17041),
    ("gin-rummy", 1459),
    ("mamono-raid", 12250),
    ("pig", 250),
    ("rook-raiders", 9906),
];

/// A game may lie so far below its number; beyond that the number is lowered.
const SLACK: usize = 100;

/// The modules of tests, as the beginnings of paths: `…/src/vectors.rs`, `…/src/vectors/`.
fn test_modules(sources: &[Source]) -> BTreeSet<String> {
    let mut modules = BTreeSet::new();
    for source in sources {
        let Some((folder, file)) = source.path.rsplit_once('/') else { continue };
        let stem = file.trim_end_matches(".rs");
        let below = match stem {
            "lib" | "mod" => folder.to_owned(),
            _ => format!("{folder}/{stem}"),
        };
        for lines in source.code.windows(2) {
            let name = lines[1].trim_end().strip_suffix(';').and_then(|line| {
                let (_, name) = line.rsplit_once("mod ")?;
                Some(name)
            });
            if let Some(name) = name.filter(|_| lines[0].trim() == "#[cfg(test)]") {
                modules.insert(format!("{below}/{name}.rs"));
                modules.insert(format!("{below}/{name}/"));
            }
        }
    }
    modules
}

/// Lines of code before the tests of a file.
fn lines_of(source: &Source) -> usize {
    let code = &source.code;
    let is_inline = |at: usize| {
        code[at].trim() == "#[cfg(test)]"
            && code.get(at + 1).is_some_and(|line| line.starts_with("mod ") && line.ends_with('{'))
    };
    let end = (0..code.len()).find(|at| is_inline(*at)).unwrap_or(code.len());
    code[..end].iter().filter(|line| !line.trim().is_empty()).count()
}

/// Games that take more lines than they may, or so much less that the number is to be lowered.
pub fn of_games(sources: &[Source]) -> Vec<Finding> {
    let tests = test_modules(sources);
    let mut count = BTreeMap::<&str, usize>::new();
    for source in sources {
        let Some((game, _)) = source
            .path
            .strip_prefix("engine/games/")
            .and_then(|path| path.split_once('/'))
            .filter(|(_, path)| path.starts_with("src/"))
        else {
            continue;
        };
        if !tests.iter().any(|module| source.path.starts_with(module)) {
            *count.entry(game).or_default() += lines_of(source);
        }
    }
    let mut findings = Vec::new();
    for (game, most) in LINES_MAX {
        let path = format!("engine/games/{game}");
        let found = count.remove(game).unwrap_or_default();
        if found > most {
            let what = format!("{found} lines, where {most} were enough");
            findings.push(Finding::new(&path, 0, what));
        } else if found + SLACK < most {
            let what = format!("{found} lines: lower the {most} in tests/tests/it/tidy/lines.rs");
            findings.push(Finding::new(&path, 0, what));
        }
    }
    let unknown = count.into_keys().map(|game| {
        Finding::new(&format!("engine/games/{game}"), 0, "say how many lines it may take")
    });
    findings.extend(unknown);
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_comments_and_blank_lines_are_not_counted() {
        let file = |path: &str, text: &str| Source::new(path, text.to_owned());
        let root =
            "//! A game.\n\nmod dice;\n#[cfg(test)]\nmod vectors;\n#[cfg(test)]\nmod tests {\n}\n";
        let sources = [
            file("engine/games/siege/src/lib.rs", root),
            file("engine/games/siege/src/vectors/mod.rs", "//! Tests.\nfn a() {}\n"),
            file("engine/games/siege/src/dice.rs", "//! Dice.\n\nfn a() {} // a\n// b\n"),
        ];
        // `mod dice;`, the two lines that name the vectors, and `fn a() {}`.
        assert_eq!(lines_of(&sources[0]), 3);
        assert_eq!(lines_of(&sources[2]), 1);
        let tests = test_modules(&sources);
        assert!(tests.iter().any(|module| sources[1].path.starts_with(module)));
        assert!(!tests.iter().any(|module| sources[2].path.starts_with(module)));
        let findings = of_games(&sources);
        let of_siege = findings.iter().find(|found| found.file.ends_with("siege"));
        assert!(of_siege.is_some(), "a game without a number is told");
    }
}

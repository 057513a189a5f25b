//! Rule ids cited in the engine, and the lists they must stand on.
//!
//! Cited is whatever looks like `RR-4.6b` or `RR-R2`, in code, comments and strings alike. Left out:
//! rows of card sets (`RR:U05`), which the sets themselves name.

use super::Finding;
use super::source::{Source, line_of};
use std::collections::{BTreeMap, BTreeSet};

/// The ids of every game that has a rule list, by the folder of the game.
pub struct RuleLists(BTreeMap<String, BTreeSet<String>>);

impl RuleLists {
    /// Reads `rule_list.rs` of each game among the sources, wherever it stands. A game's list may go on
    /// in files of a folder `rule_list/`.
    pub fn of(sources: &[Source]) -> Self {
        let mut lists = BTreeMap::<String, BTreeSet<String>>::new();
        for source in sources {
            let Some(game) = game_of(&source.path) else { continue };
            let is_list = |part: &str| part == "rule_list.rs" || part == "rule_list";
            if source.path.split('/').any(is_list) {
                lists.entry(game.to_owned()).or_default().extend(listed_ids(&source.text));
            }
        }
        Self(lists)
    }

    /// How many ids are listed in all.
    pub fn count(&self) -> usize {
        self.0.values().map(BTreeSet::len).sum()
    }

    /// The ids that a file of the engine cites and no list has. A game is held to its own list, the
    /// kernel to all of them where the prefix is one of theirs (its examples may have others).
    pub fn check(&self, source: &Source) -> Vec<Finding> {
        if !super::is_rules(source) {
            return Vec::new();
        }
        let game = game_of(&source.path);
        let lists: Vec<_> = match game {
            Some(game) => self.0.get(game).into_iter().collect(),
            None => self.0.values().collect(),
        };
        let listed: BTreeSet<_> = lists.into_iter().flatten().map(String::as_str).collect();
        let prefixes: BTreeSet<_> = listed.iter().map(|id| prefix_of(id)).collect();
        if listed.is_empty() {
            return Vec::new();
        }
        cited_ids(&source.text)
            .into_iter()
            .filter(|(_, id)| !listed.contains(id.as_str()))
            .filter(|(_, id)| game.is_some() || prefixes.contains(prefix_of(id)))
            .map(|(at, id)| {
                let line = line_of(&source.text, at);
                Finding::new(&source.path, line, format!("{id} is not on the game's rule list"))
            })
            .collect()
    }
}

/// The folder of the game that a file belongs to.
fn game_of(path: &str) -> Option<&str> {
    let (game, _) = path.strip_prefix("engine/games/")?.split_once('/')?;
    Some(game)
}

fn prefix_of(id: &str) -> &str {
    id.split('-').next().unwrap_or(id)
}

/// The ids that a list defines: strings that are an id and nothing else.
fn listed_ids(text: &str) -> impl Iterator<Item = String> + '_ {
    let is_string =
        |at: usize, id: &str| text[..at].ends_with('"') && text[at + id.len()..].starts_with('"');
    cited_ids(text).into_iter().filter(move |(at, id)| is_string(*at, id)).map(|(_, id)| id)
}

/// Everything that looks like a rule id, with its place.
fn cited_ids(text: &str) -> Vec<(usize, String)> {
    let mut ids = Vec::new();
    for (dash, _) in text.match_indices('-') {
        let before = &text[..dash];
        let prefix_len = before.bytes().rev().take_while(u8::is_ascii_uppercase).count();
        let is_cut = before[..dash - prefix_len]
            .ends_with(|c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_');
        if prefix_len == 2
            && !is_cut
            && let Some(number) = number_of(&text[dash + 1..])
        {
            let start = dash - prefix_len;
            ids.push((start, text[start..=dash].to_owned() + number));
        }
    }
    ids
}

/// The number of a rule at the beginning of `rest`: `4.6`, `4.6b`, `R2`, `R22b`.
fn number_of(rest: &str) -> Option<&str> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let mut len = if let Some(reading) = rest.strip_prefix('R') {
        1 + Some(digits(reading)).filter(|count| *count > 0)?
    } else {
        let chapter = digits(rest);
        let number = digits(rest.get(chapter..)?.strip_prefix('.')?);
        if chapter == 0 || number == 0 {
            return None;
        }
        chapter + 1 + number
    };
    let mut after = rest[len..].chars();
    if after.next().is_some_and(|c| c.is_ascii_lowercase())
        && !after.next().is_some_and(|c| c.is_ascii_alphanumeric())
    {
        len += 1;
    }
    Some(&rest[..len])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str) -> Vec<String> {
        cited_ids(text).into_iter().map(|(_, id)| id).collect()
    }

    #[test]
    fn ids_are_seen_wherever_they_stand() {
        assert_eq!(ids("// RR-4.6b, (BK-1.10) and BA-R22b."), ["RR-4.6b", "BK-1.10", "BA-R22b"]);
        assert_eq!(ids("RR-5.9 ends the turn; RR-5.3–5.4 too"), ["RR-5.9", "RR-5.3"]);
        assert_eq!(ids("UTF-8, RUSTSEC-2025-0141, RR:U05, X-1.1, ABC-1.1, RR-4"), [""; 0]);
    }

    #[test]
    fn a_rule_that_is_on_no_list_is_reported() {
        let file = |path: &str, text: &str| Source::new(path, text.to_owned());
        let list = file(
            "engine/games/siege/src/rule_list.rs",
            "//! Rules.\nSG_1_1 = \"SG-1.1\", acts, \"\", \"As SG-1.2 says.\", \"\";",
        );
        let lists = RuleLists::of(&[list]);
        assert_eq!(lists.count(), 1, "an id inside a sentence is cited, not listed");
        let bad = file("engine/games/siege/src/strike.rs", "//! SG-1.1.\n\n// SG-1.2: a miss.\n");
        assert_eq!(
            lists.check(&bad),
            [Finding::new(&bad.path, 3, "SG-1.2 is not on the game's rule list")]
        );
        let kernel = file("engine/src/rule.rs", "//! `SG-1.1`, `XX-1.1`.\n");
        assert_eq!(lists.check(&kernel), []);
        let no_list = file("engine/games/draft/src/lib.rs", "//! SG-9.9.\n");
        assert_eq!(lists.check(&no_list), []);
    }
}

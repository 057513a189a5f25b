//! What the files of a site are called: names that every host takes, each once, and links to them.

use crate::foreign::is_unseen;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Component, Path};

/// Longest name of a file without its ending, in bytes: with it and a number no system refuses it.
const NAME_LEN_MAX: usize = 150;
/// What a game is called of whose name nothing is left.
const NAMELESS: &str = "game";

/// Names of the files of games, without their endings, for the paths of their logs below a folder: folders
/// become a part of the name, signs that mean something to a host or in an address become dashes, and a name
/// that is taken gets a number. Names that differ in capitals alone are one, as they are on some disks.
pub fn names(paths: &[&Path]) -> Vec<String> {
    let mut taken = BTreeSet::new();
    paths
        .iter()
        .map(|path| {
            let wanted = name(path);
            let mut name = wanted.clone();
            let mut number = 1;
            while !taken.insert(name.to_lowercase()) {
                number += 1;
                name = format!("{wanted}-{number}");
            }
            name
        })
        .collect()
}

fn name(path: &Path) -> String {
    let mut name = String::new();
    for part in path.with_extension("").components() {
        // Nothing of a path leads out of the site.
        let Component::Normal(part) = part else { continue };
        if !name.is_empty() {
            name.push('-');
        }
        name.extend(part.to_string_lossy().chars().map(safe));
    }
    // A point, a line or a dash at the beginning has a meaning for some hosts, a point at the end for some disks.
    let name = name.trim_matches(['.', '_', '-']);
    let name = &name[..name.floor_char_boundary(NAME_LEN_MAX)];
    let name = name.trim_end_matches(['.', '_', '-']);
    if name.is_empty() { NAMELESS.to_owned() } else { name.to_owned() }
}

/// A sign of a name as it stands in a file's name and, behind its percent signs, in every link.
fn safe(sign: char) -> char {
    let is_letter = sign.is_alphanumeric() || "-_.".contains(sign);
    // Letters of many scripts are written with signs that are none by themselves.
    let is_foreign = !sign.is_ascii() && sign != char::REPLACEMENT_CHARACTER;
    let is_seen = !is_unseen(sign) && !sign.is_whitespace();
    if is_letter || is_foreign && is_seen { sign } else { '-' }
}

/// A name as a part of an address.
pub fn in_address(name: &str) -> String {
    let mut address = String::new();
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            address.push(char::from(byte));
        } else {
            write!(address, "%{byte:02X}").expect("a string takes every text");
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_name_of_its_own_that_every_host_takes() {
        let long = format!("{}.kanso", "対".repeat(80));
        let paths = [
            "a.kanso",
            "A.kanso",
            "b/a.kanso",
            "b-a.kanso",
            "_x.kanso",
            "../../x.kanso",
            "q\"><img src=x>&%2e#?.kanso",
            "対局.kanso",
            "か\u{3099}\u{202e}.kanso",
            "...kanso",
            &long,
        ];
        let named = names(&paths.map(Path::new));
        let wanted = [
            "a",
            "A-2",
            "b-a",
            "b-a-2",
            "x",
            "x-2",
            "q---img-src-x---2e",
            "対局",
            "か\u{3099}",
            "game",
        ];
        assert_eq!(named[..10], wanted);
        assert_eq!(named[10], "対".repeat(50));
    }

    #[test]
    fn a_link_has_nothing_but_letters_digits_and_percent_signs() {
        assert_eq!(in_address("a-b_c.d"), "a-b_c.d");
        assert_eq!(in_address("対 %&\"#/"), "%E5%AF%BE%20%25%26%22%23%2F");
    }
}

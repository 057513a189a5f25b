//! The built-in set is what the specification says; a set that breaks a rule is refused by name.

mod built_in;
mod refused;

use super::*;

fn house() -> CardSet {
    CardSet::parse(HOUSE_1).expect("the built-in set is sound")
}

/// The built-in file with one place changed: the first behind `row`.
fn edited(row: &str, from: &str, to: &str) -> String {
    let start = HOUSE_1.find(row).expect("the row is in the file");
    let (before, after) = HOUSE_1.split_at(start);
    assert!(after.contains(from), "{row} has no {from}");
    format!("{before}{}", after.replacen(from, to, 1))
}

/// The built-in file without the table that begins before `row`.
fn without(row: &str) -> String {
    let (start, end) = table_of(row);
    format!("{}{}", &HOUSE_1[..start], &HOUSE_1[end..])
}

/// The built-in file with a table twice, the second time with an edit.
fn doubled(row: &str, from: &str, to: &str) -> String {
    let (start, end) = table_of(row);
    let (before, after) = HOUSE_1.split_at(end);
    assert!(HOUSE_1[start..end].contains(from), "{row} has no {from}");
    format!("{before}{}\n{after}", HOUSE_1[start..end].replacen(from, to, 1))
}

/// Where a table begins and ends.
fn table_of(row: &str) -> (usize, usize) {
    let id = HOUSE_1.find(row).expect("the row is in the file");
    let start = HOUSE_1[..id].rfind("\n[").expect("a row has a head");
    (start, HOUSE_1[id..].find("\n[").map_or(HOUSE_1.len(), |len| id + len))
}

#[track_caller]
fn refused(text: &str, message: &str) {
    assert_eq!(CardSet::parse(text).expect_err("refused").to_string(), message);
}

/// On a tile a skill is called by a part of its name, which is what the rulebook has.
#[test]
fn a_japanese_tile_of_a_skill_has_a_cut_of_its_name() {
    let set = CardSet::chosen(&CardChoice::default()).expect("the built-in set");
    for card in &set.skills {
        let (short, name) = (&card.face.short.ja, &card.face.name.ja);
        assert!(name.contains(&**short), "{short} of {name}");
        assert!(short.chars().count() <= 4, "{short} has room on a tile");
    }
}

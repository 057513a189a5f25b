//! The built-in set is what the specification says; a set that breaks a rule is refused by name.

use super::*;

fn house() -> CardSet {
    CardSet::parse(HOUSE_1).expect("the built-in set is sound")
}

#[test]
fn set_has_the_148_cards_of_the_box() {
    let set = house();
    let races = set.races.len() * (1 + usize::from(RACE_CARDS));
    assert_eq!(races, 21);
    for row in set.rows() {
        eprintln!("{} | {} | {}", row.id, row.line_en, row.line_ja);
    }
}

//! The built-in set.

use super::*;

#[test]
fn built_in_set_is_read_once() {
    let set = CardSet::chosen(&CardChoice::Newest).expect("sound");
    assert_eq!(Ok(&*set), CardSet::parse(HOUSE_1).as_ref());
}

//! A card set for tests: "house-1" and, behind its cards, those of `test-cards.toml`, each with a
//! line there about what it is for.
//!
//! Behind the feature `positions`, as the builder of positions that can name them.

use super::HOUSE_1;

/// Cards that lead where no card of "house-1" can lead: `X01`, `X02` ...
const TEST_CARDS: &str = include_str!("test-cards.toml");

/// The text of the set, for [`CardChoice::Own`](kanso_engine::CardChoice::Own).
pub fn test_set() -> String {
    format!("{HOUSE_1}\n{TEST_CARDS}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{CardSet, Cost};

    #[test]
    fn test_cards_stand_behind_those_of_the_house_and_can_always_be_opened() {
        let house = CardSet::parse(HOUSE_1).expect("the built-in set is sound");
        let set = CardSet::parse(&test_set()).expect("so is the one for tests");
        let (same, more) = set.cards.split_at(house.cards.len());
        assert_eq!((same, &set.cities, &set.decks), (&*house.cards, &house.cities, &house.decks));
        let wanted: Vec<String> = (1..=15).map(|number| format!("X{number:02}")).collect();
        let found: Vec<&str> = more.iter().map(|card| card.id.as_str()).collect();
        assert_eq!(found, wanted);
        for card in more {
            assert_eq!((card.level, card.cost), (0, Cost::default()), "{}", card.id);
        }
    }
}

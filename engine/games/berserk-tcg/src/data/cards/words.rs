//! The words by which a card that was drawn at a real table is entered. Source: section 5.9 of the
//! specification.

use crate::prelude::*;
use kanso_engine::game::ItemWords;

impl CardSet {
    /// A card is entered by its number or its name. A name that several cards have carries the
    /// colour (`Mercenary (white)`); typed without it, it is as good as every beginning of a name:
    /// understood where only one card of that name can turn up.
    pub fn card_words(&self, kind: CardKind) -> ItemWords {
        let word = Label::same(self.card(kind).id.clone());
        ItemWords { name: self.called(kind).clone(), word, short: Label::default() }
    }

    /// The name of a card; one that several cards have, with the colour: `Mercenary (white)`.
    ///
    /// # Panics
    ///
    /// If the set has no such card.
    pub fn called(&self, kind: CardKind) -> &Label {
        &self.called[kind.index()]
    }

    /// A city card, by its place in [`CardSet::cities`], is entered by its word or its name.
    ///
    /// # Panics
    ///
    /// If there is no such place: `0..CITY_KINDS`.
    pub fn city_words(&self, city: u8) -> ItemWords {
        let city = &self.cities[usize::from(city)];
        ItemWords { name: city.name.clone(), word: city.word.clone(), short: Label::default() }
    }
}

/// What each card is called, in their order.
pub(super) fn called(set: &CardSet) -> Vec<Label> {
    let is_shared = |card: &Card, lang: Lang| {
        let name = card.name.in_lang(lang);
        set.cards.iter().filter(|other| other.name.in_lang(lang) == name).count() > 1
    };
    let name = |card: &Card| {
        let (mut name, colour) = (card.name.clone(), card.colour.name());
        if is_shared(card, Lang::En) {
            name.en = format!("{} ({})", name.en, colour.en).into();
        }
        if is_shared(card, Lang::Ja) {
            name.ja = format!("{}（{}）", name.ja, colour.ja).into();
        }
        name
    };
    set.cards.iter().map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::HOUSE_1;
    use std::collections::BTreeSet;

    fn house() -> CardSet {
        CardSet::parse(HOUSE_1).expect("the built-in set is sound")
    }

    /// Everything that can be typed for one thing.
    fn forms(words: &ItemWords) -> BTreeSet<String> {
        let ItemWords { name, word, short } = words;
        assert!(short.is_empty(), "{word:?} is short enough");
        let forms = [&name.en, &name.ja, &word.en, &word.ja];
        forms.iter().map(|form| form.to_lowercase()).collect()
    }

    #[test]
    fn a_card_is_entered_by_its_number_or_its_name() {
        let set = house();
        let words = |id: &str| set.card_words(set.by_id(id).expect("a card of the set"));
        assert_eq!(
            words("R02"),
            ItemWords {
                name: Label::new("Charging Cavalry", "攻め込む騎兵隊"),
                word: Label::same("R02"),
                short: Label::default(),
            }
        );
        assert_eq!(words("W01").name, Label::new("Mercenary (white)", "傭兵（白）"));
        assert_eq!(words("K01").name, Label::new("Mercenary (black)", "傭兵（黒）"));
    }

    #[test]
    fn a_city_is_entered_by_its_word_or_its_name() {
        let words: Vec<ItemWords> = (0..5).map(|city| house().city_words(city)).collect();
        let typed: Vec<(&str, &str)> =
            words.iter().map(|words| (&*words.word.en, &*words.word.ja)).collect();
        assert_eq!(
            typed,
            [
                ("capital", "王都"),
                ("ford", "渡し場"),
                ("mill", "水車"),
                ("stone", "石峠"),
                ("heron", "鷺"),
            ]
        );
        assert_eq!(words[1].name, Label::new("Ford Town", "渡し場の町"));
    }

    #[test]
    fn whatever_is_typed_means_one_card_and_no_word_has_a_blank() {
        let set = house();
        let cards: Vec<ItemWords> = set.kinds().map(|kind| set.card_words(kind)).collect();
        let cities: Vec<ItemWords> = (0..5).map(|city| set.city_words(city)).collect();
        for words in [cards, cities] {
            let mut typed = BTreeSet::new();
            for words in &words {
                for form in forms(words) {
                    assert!(typed.insert(form.clone()), "{form} means two things");
                }
                assert!(!words.word.en.contains(' ') && !words.word.ja.contains(' '));
            }
        }
    }

    #[test]
    fn a_name_that_two_cards_share_in_one_language_carries_the_colour_in_it() {
        let text =
            HOUSE_1.replacen("name_ja = \"傭兵\"\nshort", "name_ja = \"緑の傭兵\"\nshort", 1);
        let set = CardSet::parse(&text).expect("a mercenary may have its own name");
        let words = set.card_words(set.by_id("G01").expect("the first mercenary of the file"));
        assert_eq!(words.name, Label::new("Mercenary (green)", "緑の傭兵"));
    }
}

//! What the defaults of a revision are, and which lists of revisions are none.

use super::*;
use crate::reading::ReadingSpec;
use crate::rule::{Does, RuleEntry};
use crate::setup::Setup;

const R1: Rule = Rule::new(0);
const R2: Rule = Rule::new(1);
const NO_READING: Rule = Rule::new(2);

const fn entry(id: &'static str) -> RuleEntry {
    let does = Does { acts: false, refuses: false, defines: false, reading: true };
    RuleEntry { id, does, heading: "", en: "Which?", ja: "どちら？" }
}

const RULES: &[RuleEntry] = &[entry("XX-R1"), entry("XX-R2"), entry("XX-1.1")];
const READINGS: &[ReadingSpec] = &[
    ReadingSpec { rule: R1, name: "side", values: &["left", "right"] },
    ReadingSpec { rule: R2, name: "count", values: &["one", "two", "three"] },
];
const ABOUT: Text = Text::new("counted wrongly", "数え間違い");

const SECOND: Revision = Revision { number: 2, about: ABOUT, defaults: &[(R2, "three")] };
const THIRD: Revision =
    Revision { number: 3, about: ABOUT, defaults: &[(R2, "two"), (R1, "right")] };

fn game(revisions: &'static [Revision], sets: &'static [BuiltInSet]) -> Meta {
    Meta {
        id: "xx",
        name: ABOUT,
        about: ABOUT,
        revisions,
        seats: 1..=1,
        is_party: false,
        options: &[],
        readings: READINGS,
        rules: RULES,
        prefix: "XX",
        sets,
        action_variants: 1,
        ends: &[],
        figures: &[],
    }
}

const SETS: &[BuiltInSet] = &[
    BuiltInSet { name: "printed-1", text: "a = 1", since: 1 },
    BuiltInSet { name: "printed-2", text: "a = 2", since: 3 },
];

#[test]
fn each_revision_has_the_defaults_of_the_one_before_but_for_what_it_changes() {
    let meta = game(&[SECOND, THIRD], &[]);
    assert_eq!(meta.revision(), 3);
    assert_eq!(meta.defaults_at(1), Ok(vec![0, 0]));
    assert_eq!(meta.defaults_at(2), Ok(vec![0, 2]));
    assert_eq!(meta.defaults_at(3), Ok(vec![1, 1]));
    assert_eq!(meta.defaults(), [1, 1]);
    assert_eq!((meta.default_of(0), meta.default_of(1)), ("right", "two"));
    assert_eq!(meta.values_of(1), ["two", "one", "three"]);
    assert_eq!(meta.changed_in(1), Ok(vec![]));
    let changed = |reading, from, to| ChangedDefault { reading, from, to };
    assert_eq!(meta.changed_in(3), Ok(vec![changed(0, 0, 1), changed(1, 2, 1)]));
    assert_eq!(game(&[], &[]).revision(), FIRST_REVISION);
    assert_eq!(game(&[], &[]).defaults(), [0, 0]);
}

#[test]
fn a_revision_that_is_not_there_is_told_with_those_that_are() {
    let meta = game(&[SECOND], SETS);
    for number in [0, 3] {
        let error = SetupError::Revision { found: number, newest: 2 };
        assert_eq!(meta.defaults_at(number), Err(error.clone()));
        assert_eq!(meta.changed_in(number), Err(error.clone()));
        assert_eq!(meta.revised(&[0, 0], 1, number), Err(error.clone()));
        assert_eq!(meta.set_at(number).err(), Some(error));
    }
    let told = SetupError::Revision { found: 3, newest: 2 }.to_string();
    assert_eq!(told, "no revision 3 of the rules: this kanso knows 1 to 2");
}

#[test]
fn what_was_chosen_stays_and_what_was_left_alone_is_revised() {
    let meta = game(&[SECOND, THIRD], &[]);
    // All left alone, then only the first, then one value short: an older log.
    assert_eq!(meta.revised(&[0, 0], 1, 3), Ok(vec![1, 1]));
    assert_eq!(meta.revised(&[0, 1], 1, 2), Ok(vec![0, 1]));
    assert_eq!(meta.revised(&[0], 1, 2), Ok(vec![0, 2]));
    // Chosen where the default was another.
    assert_eq!(meta.revised(&[0, 0], 2, 3), Ok(vec![1, 0]));
    // And back.
    assert_eq!(meta.revised(&[1, 1], 3, 1), Ok(vec![0, 0]));
}

/// As [`Setup::revise`] finds it: readings, then cards.
#[test]
fn a_set_up_goes_over_to_another_revision_with_what_it_left_alone() {
    let meta = game(&[SECOND, THIRD], SETS);
    let built_in = |text| CardChoice::BuiltIn(set_digest(text));
    let own = || CardChoice::Own("a = 9".to_owned());
    let (first, newest) = (|| built_in("a = 1"), || CardChoice::Newest);
    for (from, readings, cards, to, now_readings, now_cards) in [
        (1, [0, 0], first(), 3, [1, 1], newest()),
        (1, [0, 0], first(), 2, [0, 2], first()),
        (3, [1, 1], newest(), 1, [0, 0], first()),
        (3, [1, 1], built_in("a = 2"), 2, [0, 2], first()),
        // Chosen otherwise: the newest cards where the first were new, cards of one's own, a reading.
        (1, [0, 0], newest(), 3, [1, 1], newest()),
        (1, [0, 1], built_in("a = 2"), 2, [0, 1], built_in("a = 2")),
        (3, [0, 1], own(), 1, [0, 0], own()),
    ] {
        let mut setup = Setup::<()> {
            seats: 1,
            names: vec!["A".to_owned()],
            options: Vec::new(),
            revision: from,
            readings: readings.to_vec(),
            cards,
            opening: None,
        };
        setup.revise(&meta, to).expect("there is one");
        assert_eq!((setup.revision, &setup.readings[..]), (to, &now_readings[..]));
        assert_eq!(setup.cards, now_cards, "from {from} to {to}");
        let before = setup.clone();
        assert!(setup.revise(&meta, 4).is_err() && setup == before, "nothing is changed");
    }
}

#[test]
fn a_card_set_is_that_of_the_last_revision_that_brought_one() {
    let meta = game(&[SECOND, THIRD], SETS);
    let name = |revision| meta.set_at(revision).map(|set| set.map(|set| set.name));
    assert_eq!(name(2), Ok(Some("printed-1")));
    assert_eq!(name(3), Ok(Some("printed-2")));
    assert_eq!(meta.cards_at(2), Ok(CardChoice::BuiltIn(set_digest("a = 1"))));
    assert_eq!(meta.cards_at(3), Ok(CardChoice::Newest));
    assert_eq!(game(&[SECOND], &[]).set_at(1).map(|set| set.map(|set| set.name)), Ok(None));
    assert_eq!(game(&[SECOND], &[]).cards_at(1), Ok(CardChoice::Newest));
}

#[test]
fn a_list_that_is_no_history_is_refused_with_the_reason() {
    const fn revision(number: u32, defaults: &'static [(Rule, &'static str)]) -> Revision {
        Revision { number, about: ABOUT, defaults }
    }
    const GAP: &[Revision] = &[SECOND, revision(4, &[(R1, "right")])];
    const FIRST: &[Revision] = &[revision(1, &[(R1, "right")])];
    const MUTE: &[Revision] = &[Revision { about: Text::new("wrong", ""), ..SECOND }];
    const EMPTY: &[Revision] = &[revision(2, &[])];
    const RULE: &[Revision] = &[revision(2, &[(NO_READING, "left")])];
    const VALUE: &[Revision] = &[revision(2, &[(R1, "up")])];
    const SAME: &[Revision] = &[revision(2, &[(R1, "left")])];
    const TWICE: &[Revision] = &[revision(2, &[(R2, "two"), (R2, "three")])];
    for (revisions, words) in [
        (GAP, "revision 3: it has the number 4"),
        (FIRST, "revision 2: it has the number 1"),
        (MUTE, "revision 2: it says nothing about itself"),
        (EMPTY, "revision 2: it changes nothing"),
        (RULE, "revision 2: XX-1.1 is no reading"),
        (VALUE, "revision 2: XX-R1 has no value up"),
        (SAME, "revision 2: XX-R1 has the default left already"),
        (TWICE, "revision 2: XX-R2 is named twice"),
    ] {
        assert_eq!(game(revisions, &[]).wrong_revision(), Some(format!("xx: {words}")));
    }
    assert_eq!(game(&[SECOND, THIRD], SETS).wrong_revision(), None);
    const fn set(since: u32) -> BuiltInSet {
        BuiltInSet { name: "printed", text: "a = 1", since }
    }
    const ONE: &[BuiltInSet] = &[set(1)];
    const ANOTHER: &[BuiltInSet] = &[set(1), set(2)];
    assert_eq!(game(EMPTY, ANOTHER).wrong_revision(), None, "it brings cards");
    assert_eq!(
        game(EMPTY, ONE).wrong_revision().as_deref(),
        Some("xx: revision 2: it changes nothing")
    );
    const DOUBLED: &[BuiltInSet] = &[set(1), set(1)];
    const BACK: &[BuiltInSet] = &[set(1), set(3), set(2)];
    const LATE: &[BuiltInSet] = &[set(2), set(3)];
    for (revisions, sets) in [
        (&[SECOND][..], SETS),
        (&[SECOND, THIRD], DOUBLED),
        (&[SECOND, THIRD], BACK),
        (&[SECOND, THIRD], LATE),
    ] {
        let told = game(revisions, sets).wrong_revision().expect("no history");
        assert!(told.contains("none later than the last"), "{told}");
    }
}

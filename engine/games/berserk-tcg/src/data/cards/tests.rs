//! The built-in set is what the specification says; a set or a deck that breaks a rule is refused
//! by name.

use super::deck::{CARDS_MIN, DeckError};
use super::text::{CardFilter, CharacterFilter, Place, Side, Step, Subject, Target, TargetKind};
use super::*;
use crate::readings::{DeckLimitKey, MercenaryDefinition};
use crate::rule_list::{BK_1_3, BK_1_4, BK_1_5, BK_1_6, BK_4_8};
use kanso_engine::Lang;

fn house() -> CardSet {
    CardSet::parse(HOUSE_1).expect("the built-in set is sound")
}

/// The built-in file with one place changed: the first after `row`.
fn edited(row: &str, from: &str, to: &str) -> String {
    let start = HOUSE_1.find(row).expect("the row is in the file");
    let (before, after) = HOUSE_1.split_at(start);
    assert!(after.contains(from), "{row} has no {from}");
    format!("{before}{}", after.replacen(from, to, 1))
}

#[track_caller]
fn refused(text: &str, message: &str) {
    assert_eq!(CardSet::parse(text).expect_err("refused").to_string(), message);
}

fn count(set: &CardSet, fits: impl Fn(&Card) -> bool) -> usize {
    set.cards.iter().filter(|card| fits(card)).count()
}

fn is_normal(card: &Card, quick: bool) -> bool {
    card.body == Body::Normal { quick }
}

#[test]
fn cards_of_each_colour_and_kind_are_as_many_as_specified() {
    let set = house();
    let wanted = [
        (Colour::White, [10, 2, 2, 2]),
        (Colour::Green, [9, 1, 4, 2]),
        (Colour::Black, [9, 3, 2, 2]),
        (Colour::Red, [10, 3, 2, 1]),
    ];
    for (colour, wanted) in wanted {
        let of =
            |fits: &dyn Fn(&Card) -> bool| count(&set, |card| card.colour == colour && fits(card));
        let found = [
            of(&|card| card.stats().is_some()),
            of(&|card| is_normal(card, false)),
            of(&|card| is_normal(card, true)),
            of(&|card| card.body == Body::Eternal),
        ];
        assert_eq!(found, wanted, "{colour:?}");
    }
    assert_eq!(set.cards.len(), 64);
    assert_eq!(set.cities.len(), CITY_KINDS);
}

#[test]
fn levels_ranges_moves_and_sources_are_spread_as_specified() {
    let set = house();
    let levels = [0, 1, 2, 3, 4, 5].map(|level| count(&set, |card| card.level == level));
    assert_eq!(levels, [10, 18, 17, 11, 5, 3]);
    let stat = |fits: &dyn Fn(Stats) -> bool| count(&set, |card| card.stats().is_some_and(fits));
    assert_eq!([0, 1, 2, 3].map(|range| stat(&|stats| stats.range == range)), [27, 6, 3, 2]);
    assert_eq!([0, 1, 2, 3].map(|steps| stat(&|stats| stats.movement == steps)), [4, 28, 5, 1]);
    assert_eq!(count(&set, |card| card.source == Source::Rulebook), 10);
    assert_eq!(count(&set, |card| card.source == Source::House), 54);
}

#[test]
fn features_stand_on_the_cards_of_the_specification() {
    let set = house();
    let ids = |fits: &dyn Fn(&Card) -> bool| -> Vec<&str> {
        set.cards.iter().filter(|card| fits(card)).map(|card| card.id.as_str()).collect()
    };
    let has = |card: &Card, fits: fn(&Ability) -> bool| card.abilities.iter().any(fits);
    assert_eq!(
        ids(&Card::is_quick),
        ["G02", "G11", "G12", "G13", "K02", "K12", "R10", "R11", "W12", "W13"]
    );
    assert_eq!(ids(&|card| has(card, Ability::is_quick)), ["G07", "G08", "R08", "W08"]);
    let main = |ability: &Ability| matches!(ability, Ability::Paid { quick: false, .. });
    assert_eq!(ids(&|card| has(card, main)), ["K07", "R07", "R09", "W07"]);
    assert_eq!(ids(&|card| card.unique), ["G08", "G15", "K10", "K15", "R15", "W06", "W15", "W16"]);
    assert_eq!(
        ids(&|card| has(card, |ability| matches!(ability, Ability::Trigger { .. }))),
        ["G09", "G10", "G15", "K04", "K08", "K09", "K15", "K16", "R04", "R05", "R15", "W10", "W15"]
    );
    assert_eq!(
        ids(&|card| has(card, |ability| matches!(ability, Ability::Static(_)))),
        ["G04", "G15", "G16", "K10", "R12", "W05", "W06", "W11", "W16"]
    );
    assert_eq!(ids(&|card| card.mercenary), ["G01", "K01", "R01", "W01"]);
}

#[test]
fn a_text_is_read_part_by_part() {
    let set = house();
    let barrier = set.card(set.by_id("G02").expect("Barrier is in the set"));
    let near = CharacterFilter {
        side: Side::Any,
        place: Place::Within(1),
        level_max: None,
        locked: None,
        other: false,
        mercenary: false,
    };
    assert_eq!(
        barrier.abilities,
        [Ability::Effect {
            condition: None,
            target: vec![Target { optional: false, what: TargetKind::Character(near) }],
            steps: vec![Step::Shield { to: Subject::Target(0), amount: 2 }],
        }]
    );
    let muster = set.card(set.by_id("W14").expect("Muster Roll is in the set"));
    let take = Step::TakeOne { filter: CardFilter::Character, optional: true, reveal: true };
    assert_eq!(muster.abilities[0].steps(), [Step::Look { count: 4 }, take, Step::BottomRest]);
    let marshal = set.card(set.by_id("W15").expect("the marshal is in the set"));
    assert_eq!(marshal.cost, Cost { coloured: [2, 0, 0, 0], any: 1 });
    assert_eq!(marshal.stats(), Some(Stats { range: 1, movement: 1, power: 4, hp: 5 }));
}

#[test]
fn ready_made_decks_have_the_figures_of_the_specification() {
    let set = house();
    let wanted = [
        ("white-banner", [12, 21, 6, 3, 3]),
        ("green-ward", [12, 18, 1, 10, 4]),
        ("black-swarm", [12, 18, 6, 6, 3]),
        ("red-host", [12, 20, 5, 6, 2]),
    ];
    assert_eq!(set.decks.len(), wanted.len());
    for (id, wanted) in wanted {
        let deck = set.deck(id).expect("a ready-made deck");
        let of = |fits: &dyn Fn(&Card) -> bool| -> u32 {
            let cards = deck.cards.iter().filter(|(kind, _)| fits(set.card(*kind)));
            cards.map(|&(_, count)| u32::from(count)).sum()
        };
        let found = [
            of(&|card| card.mercenary),
            of(&|card| card.stats().is_some() && !card.mercenary),
            of(&|card| is_normal(card, false)),
            of(&|card| is_normal(card, true)),
            of(&|card| card.body == Body::Eternal),
        ];
        assert_eq!((found, deck.size()), (wanted, CARDS_MIN), "{id}");
        assert_eq!(deck.cities, [0, 1, 2, 3, 4]);
    }
}

#[test]
fn rows_tell_each_card_in_both_languages() {
    let set = house();
    assert_eq!(set.rows().count(), 64 + CITY_KINDS);
    let row = |id: &str| set.rows().find(|row| row.id == id).expect("a row");
    assert_eq!(
        row("G02").line_en,
        "Barrier: green Quick effect, Magic, level 2, cost G; 1 character within distance 1 takes 2 \
         less damage this turn"
    );
    assert_eq!(
        row("G02").line_ja,
        "結界：緑のクイックのノーマルエフェクト（魔術）、レベル2、コスト緑。\
         距離1以内のキャラクター1体へのこのターンのダメージを2点軽減"
    );
    assert_eq!(
        row("R12").line_en,
        "Occupation Edict: red eternal effect, Decree, level 2, cost R; each enemy set card in this \
         city costs 1 more to open"
    );
    assert!(row("W03").line_en.contains("search your deck for up to 2 mercenaries to play"));
    assert!(row("G15").line_en.contains("HP +1 for each other friendly character in this city"));
    // One target, named once.
    assert!(
        row("W12").line_en.ends_with(
            "unlock 1 friendly character within distance 1, then that character gets Power +1 this \
             turn"
        ),
        "{}",
        row("W12").line_en
    );
    assert!(
        row("W12").line_ja.ends_with(
            "距離1以内の味方キャラクター1体をアンロック、そのキャラクターのPowerをこのターン+1"
        ),
        "{}",
        row("W12").line_ja
    );
    assert_eq!(row("CITY0").line_ja, "王都：王都。占領したら2枚引ける");
    for (kind, card) in set.kinds().zip(&set.cards) {
        let row = set.card_row(set.row_of_card(kind).into()).expect("a row for each card");
        assert_eq!((row.id, row.name_en), (card.id.as_str(), card.name.in_lang(Lang::En)));
        for line in [row.line_en, row.line_ja] {
            assert!(!line.contains("  ") && !line.contains("のの"), "{line}");
        }
    }
    assert_eq!(set.card_row(set.row_of_city(4).into()).map(|row| row.id), Some("CITY4"));
}

#[test]
fn a_file_that_is_not_of_this_form_is_refused() {
    refused(
        &edited("\ngame = ", "\"berserk-tcg\"", "\"rook-raiders\""),
        "line 36: this is a card set of rook-raiders, where one of berserk-tcg is wanted",
    );
    refused(
        &HOUSE_1[..HOUSE_1.find("\n[[city]]").expect("cities")],
        "table city: 0 rows, 5 wanted",
    );
}

#[test]
fn fields_out_of_their_limits_are_refused() {
    let card = |id: &str| format!("id = \"{id}\"");
    for (id, from, to, message) in [
        (
            "G03",
            "id = \"G03\"",
            "id = \"Gx\"",
            "card row 3, id: \"Gx\", where one to four capital letters, then digits, are wanted",
        ),
        (
            "G03",
            "id = \"G03\"",
            "id = \"G02\"",
            "G02, id: card numbers ascend, and this one follows G02",
        ),
        (
            "G03",
            "\"Forest Warden\"",
            "\"\"",
            "G03, name_en: \"\": empty, with blanks around it, or with control characters",
        ),
        ("G03", "\"Forest Warden\"", "\"Barrier\"", "G03, name_en: the name is that of G02 too"),
        ("G03", "\"Forest Warden\"", "\"w01\"", "G03, name_en: \"w01\" is a card number"),
        (
            "G03",
            "\"F.Warden\"",
            "\"Forest W.\"",
            "G03, short_en: \"Forest W.\" is 9 columns wide, where 8 are allowed",
        ),
        (
            "G03",
            "short_ja = \"森の番人\"",
            "short_ja = \"森の番人達\"",
            "G03, short_ja: \"森の番人達\" is 10 columns wide, where 8 are allowed",
        ),
        (
            "G03",
            "\"F.Warden\"",
            "\"\"",
            "G03, short_en: \"\": empty, with blanks around it, or with control characters",
        ),
        ("G03", "\"F.Warden\"", "\"Barrier\"", "G03, short_en: \"Barrier\" is that of G02 too"),
        ("G03", "level = 0", "level = 6", "G03, level: 6, where 0 to 5 are allowed"),
        ("G03", "hp = 2", "hp = 0", "G03, hp: 0, where 1 to 20 are allowed"),
        ("G03", "hp = 2\n", "", "G03, hp: a character has it"),
        ("G03", "move = 1", "move = 1\nquick = true", "G03, quick: a character is never Quick"),
        (
            "G03",
            "cost = \"\"",
            "cost = \"1G\"",
            "G03, cost: \"1G\", where letters of W, G, K, R and then 1 to 9 are wanted",
        ),
        ("G03", "\"Warden\"", "\"Wizard\"", "G03, type: \"Wizard\" is no row of table type"),
        (
            "G03",
            "\"house\"",
            "\"rulebook\"",
            "G03, printed: a row of the rulebook names the fields it prints",
        ),
        ("G02", "\"rulebook\"", "\"house\"", "G02, printed: only a row of the rulebook has it"),
        (
            "G02",
            "\"ability\"]",
            "\"text\"]",
            "G02, printed: \"text\" is none of name_en, name_ja, kind, quick, level, cost, type, range, move, power, hp, unique, rarity, ability",
        ),
        ("G02", "cost = \"G\"", "cost = \"G\"\nhp = 1", "G02, hp: only a character has it"),
        ("G02", "\"normal\"", "\"eternal\"", "G02, quick: an eternal effect is never Quick"),
        (
            "G09",
            "\"eternal\"",
            "\"normal\"",
            "G09, ability: a normal effect has one, and that is an effect",
        ),
        ("W03", "\"normal\"", "\"eternal\"", "W03, ability: only a normal effect has an effect"),
    ] {
        refused(&edited(&card(id), from, to), message);
    }
}

#[test]
fn texts_that_make_no_sense_are_refused() {
    for (id, from, to, message) in [
        ("G02", "{ target = 0 }", "{ target = 1 }", "there is no target 1"),
        ("G02", "{ target = 0 }", "\"source\"", "\"source\" is no card that this step is about"),
        (
            "G02",
            "{ target = 0 }",
            "\"event_card\"",
            "no event of this ability has an \"event_card\"",
        ),
        ("G02", "amount = 2", "amount = 0", "amount 0, where 1 to 20 are allowed"),
        ("G02", "within = 1", "within = 5", "place 5, where 0 to 4 are allowed"),
        ("R10", "city = { target = 1 }", "city = { target = 0 }", "target 0 does not fit the step"),
        ("R10", "farthest = 2", "farthest = 0", "farthest 0, where 1 to 4 are allowed"),
        (
            "G11",
            ", \"bottom_rest\"",
            "",
            "cards looked at are left aside: bottom_rest or set_each is wanted",
        ),
        ("G11", "{ look = { count = 3 } }, ", "", "no cards were looked at before"),
        ("R03", "count = 7", "count = 8", "count 8, where 1 to 7 are allowed"),
        ("K14", "count = 3", "count = 4", "count 4, where 1 to 3 are allowed"),
        ("G08", "any = 1", "any = 0", "a paid ability costs something"),
        ("G12", "[\"effect_card\", \"paid\"]", "[]", "an item of no kind"),
        ("W13", "steps = [{ to_hand = { card = { target = 0 } } }]", "steps = []", "no steps"),
        (
            "K04",
            "target = [{ what = { character = { side = \"enemy\", place = \"this\" } } }], \
             steps = [{ damage = { to = { target = 0 }, amount = 1 } }]",
            "target = [{ what = { trash = { filter = \"character\" } } }], \
             steps = [{ reanimate = { card = { target = 0 }, city = \"this\" } }]",
            "reanimate in a trigger that is not at the start or end of a turn: cards could bring \
             each other back for ever",
        ),
        (
            "G09",
            "steps = [{ damage = { to = \"event_card\", amount = 1 } }]",
            "target = [{ what = { city = { nearest = 4, farthest = 4 } } }], \
             steps = [{ move_to = { card = \"event_card\", city = { target = 0 } } }]",
            "move_to in a trigger that a move sets off: cards could move each other for ever",
        ),
        (
            "W14",
            "\"bottom_rest\"",
            "{ set_top = { city = \"this\" } }, \"bottom_rest\"",
            "set_top while cards looked at are still aside",
        ),
        (
            "G02",
            "target = [{",
            "target = [{ what = { trash = { filter = \"any\" } } }, \
             { what = { trash = { filter = \"any\" } } }, {",
            "3 targets that are no cities, where 2 are allowed",
        ),
        (
            "R10",
            "{ what = { character",
            "{ optional = true, what = { character",
            "a target that must be named after one that may be left out",
        ),
    ] {
        let text = edited(&format!("id = \"{id}\""), from, to);
        refused(&text, &format!("{id}, ability 1: {message}"));
    }
    let many = |part: &str, count: usize| vec![part; count].join(", ");
    let step = "{ shield = { to = { target = 0 }, amount = 2 } }";
    let text = edited("id = \"G02\"", step, &many(step, 21));
    refused(&text, "G02, ability 1: 21 steps, where 20 are allowed");
    let ability = "{ static = \"untargetable\" }";
    let text = edited("id = \"G16\"", ability, &many(ability, 10));
    refused(&text, "G16, ability: 10, where 9 are allowed");
    let text = edited("id = \"G02\"", "shield", "armour");
    let error = CardSet::parse(&text).expect_err("no such step");
    assert!(error.place.starts_with("line ") && error.problem.contains("armour"), "{error}");
}

#[test]
fn cities_and_ready_made_decks_that_break_a_rule_are_refused() {
    for (row, from, to, message) in [
        (
            "id = \"CITY0\"",
            "capital = true",
            "capital = false",
            "CITY0, capital: the first row alone is it",
        ),
        ("id = \"G01\"", "G01", "CITY2", "CITY2, id: the number is that of a city card"),
        ("id = \"CITY1\"", "CITY1", "CITY7", "CITY7, id: CITY1 is wanted here"),
        ("id = \"CITY1\"", "draws = 2", "draws = 3", "CITY1, draws: 3, where 2 are wanted"),
        (
            "id = \"CITY1\"",
            "\"ford\"",
            "\"capital\"",
            "CITY1, word_en: \"capital\" is that of CITY0 too",
        ),
        (
            "id = \"CITY1\"",
            "\"渡し場の町\"",
            "\"王都\"",
            "CITY1, name_ja: \"王都\" is that of CITY0 too",
        ),
        (
            "id = \"CITY1\"",
            "\"Ford\"",
            "\"Capital\"",
            "CITY1, short_en: \"Capital\" is that of CITY0 too",
        ),
        (
            "id = \"green-ward\"",
            "short_ja = \"緑の護り\"",
            "short_ja = \"白の旗印\"",
            "deck \"green-ward\", short_ja: \"白の旗印\" is that of deck \"white-banner\" too",
        ),
        (
            "id = \"CITY1\"",
            "\"ford\"",
            "\"a ford\"",
            "CITY1, word_en: \"a ford\" has a blank in it; one word is wanted",
        ),
        (
            "id = \"green-ward\"",
            "\"green-ward\"",
            "\"Green\"",
            "deck \"Green\", id: small letters are wanted",
        ),
        (
            "id = \"green-ward\"",
            "\"green-ward\"",
            "\"white-banner\"",
            "deck \"white-banner\", id: used twice",
        ),
        (
            "id = \"green-ward\"",
            "G14 = 1",
            "G14 = 0",
            "deck \"green-ward\", G14: 0 copies, where 1 to 200 are allowed",
        ),
        (
            "id = \"green-ward\"",
            "G14 = 1",
            "G99 = 1",
            "deck \"green-ward\", G99: the card set has no such number",
        ),
        (
            "id = \"green-ward\"",
            "G14 = 1",
            "G14 = 4",
            "deck \"green-ward\", G14: 4 copies, where 3 are allowed",
        ),
    ] {
        refused(&edited(row, from, to), message);
    }
}

fn checked(list: &str, set: &CardSet) -> Result<Deck, DeckError> {
    let deck = Deck::from_list(list, set)?;
    deck.check(set, DeckLimitKey::CardNumber, MercenaryDefinition::TypeMercenary)?;
    Ok(deck)
}

#[test]
fn a_list_says_a_deck_and_is_said_by_it() {
    let set = house();
    for deck in &set.decks {
        let again = checked(&deck.list(&set), &set).expect("a ready-made deck is allowed");
        assert_eq!(again.cards, deck.cards);
    }
    let list = "CITY0:1,CITY1:4,W01:45";
    let deck = checked(list, &set).expect("one local city four times is allowed");
    assert_eq!((deck.list(&set).as_str(), deck.size()), (list, 45));
}

#[test]
fn each_limit_of_a_deck_is_refused_by_its_rule() {
    let set = house();
    for (list, rule, message) in [
        ("W01:44", BK_1_3, "deck: 44 cards, where at least 45 are wanted"),
        ("W01:201", BK_4_8, "deck: 201 cards, where 200 are allowed"),
        ("W01:41,W02:4", BK_1_4, "W02: 4 copies, where 3 are allowed"),
        (
            "G02:3,G03:3,G04:3,G05:3,G06:3,G07:3,G09:3,K02:3,K03:3,K04:3,K05:3,K06:3,W01:9",
            BK_1_5,
            "deck: 9 mercenaries, where at least 10 are wanted",
        ),
        (
            "CITY1:5,W01:45",
            BK_1_6,
            "cities: 0 capitals and 5 local cities, where 1 and 4 are wanted",
        ),
        (
            "CITY0:1,CITY1:3,W01:45",
            BK_1_6,
            "cities: 1 capitals and 3 local cities, where 1 and 4 are wanted",
        ),
        ("W01:45,X01:1", BK_4_8, "X01: the card set has no such number"),
        ("W01:45,W01:1", BK_4_8, "W01: numbers ascend, each once"),
        ("W01:0", BK_4_8, "W01: 0 copies, where 1 to 200 are allowed"),
        ("W01", BK_4_8, "W01: number:count is wanted"),
        ("W01:+45", BK_4_8, "W01:+45: number:count is wanted"),
        ("W01:045", BK_4_8, "W01:045: number:count is wanted"),
    ] {
        let error = checked(list, &set).expect_err("refused");
        assert_eq!((error.rule, error.to_string().as_str()), (rule, message));
    }
}

#[test]
fn limits_follow_the_readings_about_names() {
    let text = edited("id = \"G01\"", "\"Mercenary\"", "\"Sellsword\"");
    let set = CardSet::parse(&text).expect("a mercenary may have its own name");
    let deck = Deck::from_list("G01:40,W01:9", &set).expect("well formed");
    let check = |key, definition| deck.check(&set, key, definition).map_err(|error| error.rule);
    let (by_type, by_name) =
        (MercenaryDefinition::TypeMercenary, MercenaryDefinition::NameMercenary);
    assert_eq!(check(DeckLimitKey::CardNumber, by_type), Ok(()));
    assert_eq!(check(DeckLimitKey::CardName, by_name), Err(BK_1_4));
}

#[test]
fn a_deck_file_is_read_and_its_faults_are_told() {
    let set = house();
    let file = "format = 1\ngame = \"berserk-tcg\"\nid = \"my-banner\"\n\
                name = { en = \"My Banner\" }\n\n[cards]\nW01 = 42\nW02 = 3\n";
    let deck = Deck::from_file(file, &set).expect("a sound file");
    assert_eq!((deck.id.as_str(), &*deck.name.ja, deck.size()), ("my-banner", "My Banner", 45));
    for (from, to, place) in [
        ("format = 1", "format = 2", "format"),
        ("berserk-tcg", "pig", "line 2"),
        ("my-banner", "My", "id"),
        ("My Banner", "", "name.en"),
        ("W02", "W99", "W99"),
        ("W02 = 3", "W02 = 0", "W02"),
        ("W02 = 3", "W01 = 3", "line 8"),
        ("id =", "key =", "line 3"),
    ] {
        let error = Deck::from_file(&file.replacen(from, to, 1), &set).expect_err("refused");
        assert_eq!((error.rule, error.place.as_str()), (BK_4_8, place), "{error}");
    }
}

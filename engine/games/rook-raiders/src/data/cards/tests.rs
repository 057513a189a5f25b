//! The printed set is what the specification says; a set that breaks a rule of RR-13.7 is refused
//! by name.

use super::read::{FILE_LEN_MAX, PORTIONS_MAX};
use super::*;
use proptest::prelude::*;

fn printed() -> CardSet {
    CardSet::parse(PRINTED_1).expect("the built-in set is sound")
}

/// The printed file with one place changed; the place must be there exactly once after `row`.
fn edited(row: &str, from: &str, to: &str) -> String {
    let start = PRINTED_1.find(row).expect("the row is in the file");
    let (before, after) = PRINTED_1.split_at(start);
    assert!(after.contains(from), "{row} has no {from}");
    format!("{before}{}", after.replacen(from, to, 1))
}

/// The printed file without the table that begins before `row`.
fn without(row: &str) -> String {
    let id = PRINTED_1.find(row).expect("the row is in the file");
    let start = PRINTED_1[..id].rfind("\n[[").expect("a row has a head");
    let end = PRINTED_1[id..].find("\n[[").map_or(PRINTED_1.len(), |len| id + len);
    format!("{}{}", &PRINTED_1[..start], &PRINTED_1[end..])
}

#[track_caller]
fn refused(text: &str, message: &str) {
    assert_eq!(CardSet::parse(text).expect_err("refused").to_string(), message);
}

#[test]
fn printed_set_has_the_counts_of_the_box() {
    let set = printed();
    let copies = |white: bool| -> u8 {
        set.units.iter().filter(|unit| unit.is_white == white).map(|unit| unit.copies).sum()
    };
    assert_eq!((set.white_kinds().count(), copies(true)), (10, 34));
    assert_eq!((set.levelup_kinds().count(), copies(false)), (4, 16));
    assert_eq!(set.star_kinds().count(), 4);
    assert_eq!(set.monsters.iter().map(|monster| monster.white).sum::<u8>(), 12);
    assert_eq!(set.monsters.iter().map(|monster| monster.black).sum::<u8>(), 36);
    assert_eq!(set.monsters.iter().map(|monster| monster.white * monster.threat).sum::<u8>(), 33);
    assert_eq!(set.chips.iter().map(|chip| chip.copies).sum::<u8>(), 6);
    assert_eq!(set.medals.iter().map(|medal| medal.copies).sum::<u8>(), 8);
    assert_eq!(set.commands.len(), 5);
    let bosses: u8 =
        set.monsters.iter().filter(|monster| monster.is_red()).map(|monster| monster.threat).sum();
    assert!(bosses <= 8, "both bosses may be alive when a seat declares");
}

#[test]
fn printed_units_have_the_numbers_of_the_specification() {
    // id, cost, hp, movement, skill, cells
    let wanted = [
        ("U01", 3, 4, 1, Skill::Dice { modifier: 1 }, 4),
        ("U02", 2, 3, 1, Skill::Heal { points: 2 }, 9),
        ("U03", 3, 2, 1, Skill::Dice { modifier: 1 }, 3),
        ("U04", 2, 2, 2, Skill::Dice { modifier: 0 }, 2),
        ("U05", 5, 4, 1, Skill::Assign { hits: 2 }, 8),
        ("U06", 3, 3, 1, Skill::Song, 55),
        ("U07", 4, 2, 1, Skill::Dice { modifier: 2 }, 5),
        ("U08", 5, 2, 1, Skill::Area { damage: 1 }, 9),
        ("U09", 4, 6, 1, Skill::Dice { modifier: 1 }, 4),
        ("U10", 4, 3, 2, Skill::Dice { modifier: 2 }, 2),
        ("L01", 4, 5, 1, Skill::Dice { modifier: 2 }, 4),
        ("L02", 3, 4, 1, Skill::Heal { points: 3 }, 55),
        ("L03", 4, 3, 1, Skill::Dice { modifier: 2 }, 4),
        ("L04", 3, 3, 3, Skill::Dice { modifier: 1 }, 2),
    ];
    let set = printed();
    let found: Vec<_> = set
        .units
        .iter()
        .map(|unit| {
            (
                unit.face.id.as_str(),
                unit.cost,
                unit.hp,
                unit.movement,
                unit.skill,
                unit.pattern.cells.len(),
            )
        })
        .collect();
    assert_eq!(found, wanted);
}

#[test]
fn printed_monsters_have_the_numbers_of_the_specification() {
    // id, level, white, threat, red, hp, defense, damage, movement, range
    use MonsterRange::{Numbered, Star};
    let wanted = [
        ("M01", 1, 3, 1, false, 2, 6, 1, 2, Numbered(vec![(1, 0)])),
        ("M02", 1, 2, 2, false, 2, 7, 2, 1, Numbered(vec![(1, 0), (2, 0), (1, -1), (1, 1)])),
        ("M03", 2, 2, 3, false, 2, 9, 2, 1, Numbered(vec![(1, 0), (0, -1), (0, 1)])),
        ("M04", 2, 2, 4, false, 2, 8, 1, 1, Star(vec![(1, -1), (1, 0), (1, 1), (2, 0)])),
        ("M05", 3, 1, 4, false, 3, 8, 3, 1, Numbered(vec![(1, 0)])),
        (
            "M06",
            3,
            1,
            4,
            true,
            5,
            10,
            2,
            1,
            Star(vec![(1, -1), (1, 0), (1, 1), (2, -1), (2, 0), (2, 1)]),
        ),
        ("M07", 3, 1, 4, true, 4, 9, 2, 1, Numbered(vec![(1, 0), (2, 0), (3, 0), (4, 0)])),
    ];
    for (card, wanted) in printed().monsters.iter().zip(wanted) {
        let range = card.range.clone();
        let numbers = (card.hp, card.defense, card.damage, card.movement);
        let found = (
            card.face.id.as_str(),
            card.level,
            card.white,
            card.threat,
            card.is_red(),
            numbers,
            range,
        );
        let (id, level, white, threat, red, hp, defense, damage, movement, range) = wanted;
        assert_eq!(found, (id, level, white, threat, red, (hp, defense, damage, movement), range));
    }
}

#[test]
fn whole_board_is_in_reach_from_every_cell() {
    let set = printed();
    let board = &set.unit(set.unit_by_id("U06").expect("the Bard")).pattern.cells;
    for from in (1..=6).flat_map(|x| (0..3).map(move |y| (x, y))) {
        let reached = board.iter().filter(|(forward, down)| {
            (1..=6).contains(&(from.0 - forward)) && (0..3).contains(&(from.1 + down))
        });
        assert_eq!(reached.count(), 18, "from {from:?}");
    }
}

#[test]
fn level_ups_and_basic_kinds_point_at_each_other() {
    let set = printed();
    for (star, level_up) in [("U01", "L01"), ("U02", "L02"), ("U03", "L03"), ("U04", "L04")] {
        let star = set.unit_by_id(star).expect("a ★ kind");
        let level_up = set.unit_by_id(level_up).expect("a level-up card");
        assert_eq!(set.unit(star).levels_to, Some(level_up));
        assert_eq!(set.unit(level_up).level_of, Some(star));
        assert!(set.unit(star).is_white && !set.unit(level_up).is_white);
    }
    let tied = set.units.iter().filter(|unit| unit.levels_to.is_some() || unit.level_of.is_some());
    assert_eq!(tied.count(), 8);
}

#[test]
fn every_row_is_found_by_its_card() {
    let set = printed();
    let id = |row: u16| set.card_row(usize::from(row)).expect("a row").id;
    assert_eq!(set.rows().count(), 14 + 7 + 5 + 3 + 4);
    for kind in set.unit_kinds() {
        assert_eq!(id(set.row_of_unit(kind)), set.unit(kind).face.id);
    }
    for kind in set.monster_kinds() {
        assert_eq!(id(set.row_of_monster(kind)), set.monster(kind).face.id);
        assert_eq!(set.monster_by_id(&set.monster(kind).face.id), Some(kind));
    }
    assert_eq!([id(set.row_of_command(0)), id(set.row_of_command(4))], ["K01", "K05"]);
    assert_eq!([id(set.row_of_chip(0)), id(set.row_of_chip(2))], ["C01", "C03"]);
    assert_eq!([id(set.row_of_medal(0)), id(set.row_of_medal(3))], ["V01", "V04"]);
}

#[test]
fn lines_say_what_is_on_the_card() {
    let set = printed();
    let line = |id: &str| {
        let row = set.rows().find(|row| row.id == id).expect("a row");
        [row.line_en, row.line_ja]
    };
    assert_eq!(
        line("U01"),
        [
            "Warrior★: cost 3, HP 4, move 1, dice +1; range: the 4 cells next to it; 4 cards",
            "ウォーリア★：コスト3、HP4、移動力1、ダイス+1、射程：上下左右の4マス、4枚",
        ]
    );
    assert_eq!(
        line("M02"),
        [
            "Skeleton: level 1, threat 2 (blue), HP 2, defence 7, damage 2, move 1; \
         hits the first unit it finds 1 ahead, then 2 ahead, then 1 ahead and 1 up, then 1 ahead and 1 down; \
         2 white cards, 6 black",
            "スケルトン：Lv.1、脅威2（青）、HP2、防御力7、ダメージ2、移動力1、\
         前1→前2→前1上1→前1下1の順に見て最初の1体を攻撃、白枠2枚・黒枠6枚",
        ]
    );
    assert_eq!(
        line("K01"),
        [
            "Assault: leader 1 gold at once, then 2 unit actions; follower 2 unit actions; auto 2 unit actions",
            "進撃：LEADER 選択時に1金、ユニット2体までアクション／FOLLOWER ユニット2体までアクション／AUTO ユニット2体までアクション",
        ]
    );
    assert_eq!(
        line("V04"),
        ["Medal -4: threat -4 for its owner; 1 token", "勲章 -4：持ち主の脅威ポイント-4、1枚",]
    );
}

#[test]
fn kinds_refuse_numbers_no_set_can_have() {
    assert!(serde_json::from_str::<UnitKind>("25").is_ok());
    assert!(serde_json::from_str::<UnitKind>("26").is_err());
    assert!(serde_json::from_str::<MonsterKind>("6").is_ok());
    assert!(serde_json::from_str::<MonsterKind>("7").is_err());
}

#[test]
fn unknown_values_are_refused_with_their_line() {
    refused("game = [", "line 1: unclosed array: `]` is wanted here");
    let line = |text: &str, part: &str| {
        text[..text.find(part).expect("it is there")].matches('\n').count() + 1
    };
    let text = edited("\"U05\"", "cost = 5", "price = 5");
    let error = CardSet::parse(&text).expect_err("an unknown field");
    assert_eq!(error.place, format!("line {}", line(&text, "price")));
    assert!(error.problem.starts_with("`price` is no field here"), "{error}");
    let text = edited("\"U05\"", "cost = 5", "cost = \"five\"");
    let error = CardSet::parse(&text).expect_err("a wrong type");
    assert_eq!(error.place, format!("line {}", line(&text, "\"five\"")));
    let text = edited("\"U05\"", "pattern = \"ring8\"", "pattern = 8");
    let error = CardSet::parse(&text).expect_err("a wrong type");
    assert_eq!(error.place, format!("line {}", line(&text, "pattern = 8")));
    assert!(error.problem.contains("the name of a pattern, or a list of [f, s]"), "{error}");
}

#[test]
fn fields_are_refused_with_their_row() {
    for (row, from, to, message) in [
        (
            "game = ",
            "rook-raiders",
            "pig",
            "line 43: this is a card set of pig, where one of rook-raiders is wanted",
        ),
        ("\"U05\"", "hp = 4", "hp = 0", "U05, hp: 0, where 1 to 20 are allowed"),
        ("\"U05\"", "cost = 5", "cost = -1", "U05, cost: -1, where 0 to 20 are allowed"),
        (
            "\"U05\"",
            "movement = 1",
            "movement = 300",
            "U05, movement: 300, where 0 to 20 are allowed",
        ),
        ("\"U05\"", "amount = 2", "amount = 5", "U05, skill.amount: 5, where 1 to 4 are allowed"),
        (
            "\"U05\"",
            "amount = 2",
            "mod = 2",
            "U05, skill: \"assign\" wants amount and no other field",
        ),
        ("\"U01\"", "mod = 1", "mod = 21", "U01, skill.mod: 21, where -20 to 20 are allowed"),
        ("\"U01\"", "mod = 1", "amount = 1", "U01, skill: \"dice\" wants mod and no other field"),
        (
            "\"U06\"",
            "\"song\"",
            "\"song\", amount = 1",
            "U06, skill: \"song\" wants no other field",
        ),
        (
            "\"U06\"",
            "\"song\"",
            "\"dance\"",
            "U06, skill: \"dance\" is none of dice, assign, area, heal, song",
        ),
        ("\"U07\"", "\"bow\"", "[[1, 0], [7, 0]]", "U07, pattern: 7, where -6 to 6 are allowed"),
        ("\"U07\"", "\"bow\"", "[[1, 0], [1, 0]]", "U07, pattern: [1, 0] stands in it twice"),
        (
            "\"U07\"",
            "\"bow\"",
            "\"beam\"",
            "U07, pattern: \"beam\" is none of blast, block9, board, bow, fwd2, fwd3, fwd4, orth, ring8",
        ),
        (
            "\"U05\"",
            "SwordM",
            "SwordMa",
            "U05, short_en: \"SwordMa\" is 7 columns wide, where 6 are allowed",
        ),
        (
            "\"U05\"",
            "\"swordmaster\"",
            "\"sword master\"",
            "U05, word_en: \"sword master\" has a blank in it; one word is wanted",
        ),
        (
            "\"U05\"",
            "\"Sword Master\"",
            "\"\"",
            "U05, name_en: \"\": empty, with blanks around it, or with control characters",
        ),
        (
            "\"U05\"",
            "\"house\"",
            "\"mine\"",
            "U05, source: \"mine\" is none of rulebook, public, house, card",
        ),
        (
            "\"K01\"",
            "\"rulebook\"",
            "\"rulebook\"\nprinted = [\"auto\"]",
            "K01, printed: all of a row of the rulebook is printed; leave the list out",
        ),
        (
            "\"M06\"",
            "\"color\"",
            "\"colour\"",
            "M06, printed: \"colour\" is none of name_en, name_ja, short_en, short_ja, level, white, black, threat, color, hp, defense, damage, movement, range",
        ),
        (
            "\"M06\"",
            "color = \"red\"",
            "color = \"pink\"",
            "M06, color: \"pink\" is none of blue, red",
        ),
        ("\"M06\"", "level = 3", "level = 4", "M06, level: 4, where 1 to 3 are allowed"),
        (
            "\"M06\"",
            "kind = \"star\"",
            "kind = \"sun\"",
            "M06, range: \"sun\" is none of numbered, star",
        ),
        ("\"C01\"", "letter = \"A\"", "letter = \"D\"", "C01, letter: \"D\" is none of A, B, C"),
        ("\"V01\"", "value = -1", "value = 1", "V01, value: 1, where -20 to 0 are allowed"),
        (
            "\"K05\"",
            ", mercenaries = true",
            "",
            "K05, leader: \"deploy\" wants amount, mercenaries and no other field",
        ),
        ("\"K05\"", "amount = 1", "amount = 2", "K05, leader.amount: 2, where a deployment is 1"),
        (
            "id = \"U05\"",
            "\"U05\"",
            "\"five\"",
            "unit row 5, id: \"five\", where one to four capital letters, then digits, are wanted",
        ),
        (
            "id = \"L01\"",
            "\"U01\"",
            "\"U05\"",
            "L01, of: \"U05\" is not the id of a unit row with star = true",
        ),
        (
            "id = \"L02\"",
            "\"U02\"",
            "\"U01\"",
            "L02, of: \"U01\" has its level-up card already: L01",
        ),
        ("name = \"fwd3\"", "fwd3", "fwd2", "pattern \"fwd2\", name: used twice"),
        ("\"U05\"", "star = false", "", "U05, star: is wanted in every row of this table"),
        ("\"U05\"", "star = false", "of = \"U01\"", "U05, of: is no field of this table"),
        ("id = \"L01\"", "of = \"U01\"", "star = true", "L01, star: is no field of this table"),
        ("id = \"L01\"", "of = \"U01\"", "", "L01, of: is wanted in every row of this table"),
    ] {
        refused(&edited(row, from, to), message);
    }
}

#[test]
fn sets_that_break_a_count_are_refused() {
    for (row, from, to, message) in [
        ("\"U05\"", "copies = 3", "copies = 4", "table unit: 35 cards in all, 34 wanted"),
        ("\"U01\"", "copies = 4", "copies = 3", "U01, copies: 3, where a ★ kind has at least 4"),
        (
            "\"U05\"",
            "star = false",
            "star = true",
            "table unit: 5 rows with star = true (U01, U02, U03, U04, U05), 4 wanted",
        ),
        ("\"L03\"", "copies = 4", "copies = 3", "L03, copies: 3, where 4 are wanted"),
        (
            "\"M01\"",
            "black = 9",
            "black = 8",
            "M01, black: 8, where three for each white card make 9",
        ),
        ("\"M01\"", "level = 1", "level = 2", "table monster: 2 white cards of level 1, 5 wanted"),
        (
            "\"M06\"",
            "white = 1\nblack = 3",
            "white = 2\nblack = 6",
            "M06, white: 2, where a red monster has 1",
        ),
        (
            "\"M05\"",
            "white = 1\nblack = 3",
            "white = 2\nblack = 6",
            "table monster: 4 white cards of level 3, 3 wanted",
        ),
        ("\"M05\"", "\"blue\"", "\"red\"", "table monster: 3 red rows (M05, M06, M07), 2 wanted"),
        ("\"M07\"", "\"red\"", "\"blue\"", "table monster: 1 red rows (M06), 2 wanted"),
        ("id = \"U10\"", "\"U10\"", "\"M01\"", "M01, id: used twice"),
        ("\"U10\"", "\"lancer\"", "\"knight\"", "U10, word_en: \"knight\" is that of U09 too"),
        ("\"U10\"", "\"ランサー\"", "\"ナイト\"", "U10, name_ja: \"ナイト\" is that of U09 too"),
    ] {
        refused(&edited(row, from, to), message);
    }
    refused(&without("id = \"M05\""), "table monster: 6 rows, 7 wanted");
    refused(&without("id = \"L04\""), "U04, star: no levelup row is of this kind");
    refused(
        "game = \"rook-raiders\"\nname = \"empty\"",
        "table unit: 0 rows with star = true (), 4 wanted",
    );
}

#[test]
fn commands_chips_and_medals_stand_as_printed() {
    for (row, from, to, message) in [
        (
            "\"K01\"",
            "gold_at_selection = 1",
            "gold_at_selection = 2",
            "K01, gold_at_selection: 2, where the printed game has 1",
        ),
        (
            "\"K03\"",
            "honor_at_selection = 1",
            "honor_at_selection = 0",
            "K03, honor_at_selection: 0, where the printed game has 1",
        ),
        (
            "\"K02\"",
            "amount = 2",
            "amount = 3",
            "K02, leader: Actions(3), where the printed game has Actions(2)",
        ),
        (
            "\"K05\"",
            "mercenaries = false",
            "mercenaries = true",
            "K05, auto: Deploy { mercenaries: true }, where the printed game has Deploy { mercenaries: false }",
        ),
        (
            "id = \"K02\"",
            "\"K02\"",
            "\"K06\"",
            "K06, id: \"K06\", where the printed game has \"K02\"",
        ),
        ("\"C02\"", "copies = 2", "copies = 3", "C02, copies: 3, where the printed game has 2"),
        (
            "\"C02\"",
            "letter = \"B\"",
            "letter = \"C\"",
            "C02, letter: 'C', where the printed game has 'B'",
        ),
        ("\"V03\"", "value = -3", "value = -5", "V03, value: -5, where the printed game has -3"),
        ("\"V04\"", "copies = 1", "copies = 2", "V04, copies: 2, where the printed game has 1"),
    ] {
        refused(&edited(row, from, to), message);
    }
    refused(&without("id = \"K05\""), "table command: 4 rows, 5 wanted");
    refused(&without("id = \"C03\""), "table chip: 2 rows, 3 wanted");
    refused(&without("id = \"V02\""), "table medal: 3 rows, 4 wanted");
}

#[test]
fn files_are_read_up_to_their_longest_and_no_further() {
    let pad = |len: usize| format!("{PRINTED_1}{}", "\n".repeat(len - PRINTED_1.len()));
    assert_eq!(CardSet::parse(&pad(FILE_LEN_MAX)).as_ref(), Ok(&printed()));
    let message = format!("file: {} bytes, where {FILE_LEN_MAX} are allowed", FILE_LEN_MAX + 1);
    refused(&pad(FILE_LEN_MAX + 1), &message);
}

#[test]
fn portions_are_read_up_to_their_most() {
    let most = edited("\"U05\"", "amount = 2", &format!("amount = {PORTIONS_MAX}"));
    let set = CardSet::parse(&most).expect("within the limit");
    assert_eq!(
        set.unit(set.unit_by_id("U05").expect("U05")).skill,
        Skill::Assign { hits: PORTIONS_MAX }
    );
}

/// The file with more rows of white units behind the last.
fn with_more_units(count: usize) -> String {
    let head = PRINTED_1.find("\n[[levelup]]").expect("the file has level-ups");
    let (units, rest) = PRINTED_1.split_at(head);
    let last = &units[units.rfind("[[unit]]").expect("a unit row")..];
    let more = (0..count).map(|number| last.replace("\"U10\"", &format!("\"X{number}\"")) + "\n");
    format!("{units}\n{}{rest}", more.collect::<String>())
}

#[test]
fn kinds_of_units_have_a_limit() {
    let error =
        |count| CardSet::parse(&with_more_units(count)).expect_err("too many cards").to_string();
    assert_eq!(error(12), "table unit: 70 cards in all, 34 wanted");
    assert_eq!(error(13), "L04, id: more than 26 kinds of unit cards");
    assert_eq!(error(200), "L01, id: more than 26 kinds of unit cards");
}

#[test]
fn names_are_read_up_to_their_longest_and_no_further() {
    let named = |len: usize| edited("\"U05\"", "Sword Master", &"x".repeat(len));
    assert!(CardSet::parse(&named(40)).is_ok());
    refused(&named(41), "U05, name_en: 41 characters, where 40 are allowed");
}

#[test]
fn built_in_set_is_read_once() {
    let set = CardSet::chosen(&CardChoice::Newest).expect("sound");
    assert_eq!(*set, printed());
    let by_digest = CardChoice::BuiltIn(kanso_engine::cards::set_digest(PRINTED_1));
    let again = CardSet::chosen(&by_digest).expect("sound");
    assert!(Arc::ptr_eq(&set, &again));
    let own = edited("\"U05\"", "cost = 5", "cost = 6");
    let own = CardSet::chosen(&CardChoice::Own(own)).expect("sound");
    assert_eq!(own.unit(own.unit_by_id("U05").expect("U05")).cost, 6);
    assert!(CardSet::chosen(&CardChoice::Own("game = 1".to_owned())).is_err());
}

#[test]
fn deep_nesting_is_refused() {
    let deep = format!("game = {}", "[".repeat(FILE_LEN_MAX / 2));
    assert_eq!(CardSet::parse(&deep).expect_err("no value").place, "line 1");
}

proptest! {
    /// Whatever is done to a few bytes of the file, it is read or refused, and what is read is sound.
    #[test]
    fn damaged_files_never_panic(
        cuts in prop::collection::vec((any::<prop::sample::Index>(), 0..12_usize, "[ -~\n★]{0,4}"), 1..4),
    ) {
        let mut text = PRINTED_1.to_owned();
        for (at, len, new) in cuts {
            let start = text.floor_char_boundary(at.index(text.len()));
            let end = text.floor_char_boundary((start + len).min(text.len())).max(start);
            text.replace_range(start..end, &new);
        }
        if let Ok(set) = CardSet::parse(&text) {
            prop_assert_eq!(set.rows().count(), set.units.len() + 19);
            prop_assert_eq!(set.star_kinds().filter(|&kind| set.unit(kind).levels_to.is_some()).count(), 4);
        }
    }
}

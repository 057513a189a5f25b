//! What a set may not say, and how it is told.

use super::{doubled, edited, house, refused, without};
use crate::cards::read::FILE_LEN_MAX;
use crate::cards::*;
use proptest::prelude::*;
use std::collections::BTreeSet;

#[test]
fn unknown_values_are_refused_with_their_line() {
    refused("game = [", "line 1: unclosed array: `]` is wanted here");
    let line = |text: &str, part: &str| {
        text[..text.find(part).expect("it is there")].matches('\n').count() + 1
    };
    for (row, from, to, told) in [
        ("id = \"IT15\"", "price = 8", "cost = 8", "`cost` is no field here"),
        (
            "id = \"IT15\"",
            "price = 8",
            "price = \"eight\"",
            "\"eight\" stands here, where a whole number is wanted",
        ),
        ("id = \"CL11\"", "heal = 1", "heal = 1.5", "wanted: a number or \"all\""),
        (
            "id = \"TO4\"",
            "cap = 4 }",
            "most = 4 }",
            "wanted: a number, or a table with `per`, `cap` and, as `per` wants it, `level` or `every`",
        ),
        ("ring = [", "value = 2", "worth = 2", "`worth` is no field here"),
    ] {
        let text = edited(row, from, to);
        let error = CardSet::parse(&text).expect_err("refused");
        assert!(error.problem.starts_with(told), "{error}");
        assert_eq!(error.place, format!("line {}", line(&text, to)), "{error}");
    }
    let error = CardSet::parse(&without("id = \"CB1\"")).expect_err("refused");
    assert!(error.problem.starts_with("`core_bonus` is missing"), "{error}");
}

#[test]
fn fields_are_refused_with_their_row() {
    for (row, from, to, message) in [
        (
            "game = ",
            "mamono-raid",
            "pig",
            "line 65: this is a card set of pig, where one of mamono-raid is wanted",
        ),
        (
            "name = ",
            "house-1",
            " ",
            "name: \" \": empty, with blanks around it, or with control characters",
        ),
        (
            "id = \"SO11\"",
            "\"SO11\"",
            "\"bolt\"",
            "skill row 3, id: \"bolt\", where one to four capital letters, then digits, are wanted",
        ),
        (
            "id = \"CB1\"",
            "\"CB1\"",
            "\"core\"",
            "core_bonus row 1, id: \"core\", where one to four capital letters, then digits, are wanted",
        ),
        (
            "\"SO11\"",
            "\"Magic Bolt\"",
            "\"\"",
            "SO11, name_en: \"\": empty, with blanks around it, or with control characters",
        ),
        (
            "\"SO11\"",
            "\"ボルト\"",
            "\"ボルトー1\"",
            "SO11, short_ja: \"ボルトー1\" is 9 columns wide, where 8 are allowed",
        ),
        (
            "\"SO11\"",
            "\"house\"",
            "\"mine\"",
            "SO11, source: \"mine\" is none of rulebook, public, house, card",
        ),
        (
            "\"CB1\"",
            "\"rulebook\"",
            "\"rulebook\"\nprinted = [\"halves\"]",
            "CB1, printed: all of a row of the rulebook is printed; leave the list out",
        ),
        (
            "\"E09\"",
            "printed = [\"coin\"]",
            "printed = [\"attack.xp\"]",
            "E09, printed: \"attack.xp\" is none of name_en, name_ja, short_en, short_ja, stage, serial, xp, coin, extra, copies",
        ),
        (
            "\"WA11\"",
            "\"attack.xp\"",
            "\"attack.all\"",
            "WA11, printed: \"attack.all\" is none of name_en, name_ja, short_en, short_ja, character, level, ac, lock, attack, heal, releases, ap, shield, contribution, points, copies, attack.xp, attack.coin, attack.most",
        ),
        (
            "\"WA11\"",
            "\"warrior\"",
            "\"W\"",
            "WA11, character: \"W\" is none of warrior, cleric, sorcerer, thief",
        ),
        ("\"WA11\"", "\"one\"", "\"two\"", "WA11, lock: \"two\" is none of one, free, stack"),
        ("\"WA11\"", "\"one\"", "\"one\", most = 1", "WA11, lock: \"one\" wants no other field"),
        ("\"WA11\"", "\"one\"", "\"stack\"", "WA11, lock: \"stack\" wants most and no other field"),
        ("\"WA11\"", "most = 1", "most = 3", "WA11, attack.most: 3, where 1 to 2 are allowed"),
        (
            "\"SO22\"",
            "coin = 0, most = 3",
            "coin = 0, most = 4",
            "SO22, attack.most: 4, where 1 to 3 are allowed",
        ),
        ("\"CL31\"", "\"all\"", "\"some\"", "CL31, heal: \"some\" is none of all"),
        (
            "\"HD1\"",
            "\"head\"",
            "\"nose\"",
            "HD1, part: \"nose\" is none of head, torso, back, tail",
        ),
        (
            "\"HD4\"",
            "\"black\"",
            "\"blue\"",
            "HD4, on_gain: \"blue\" is none of black, coin, heal, life, swap",
        ),
        (
            "\"HD4\"",
            "\"black\"",
            "\"black\", amount = 1",
            "HD4, on_gain: \"black\" wants no other field",
        ),
        (
            "\"TO3\"",
            "amount = 2",
            "amount = \"all\"",
            "TO3, on_gain.amount: \"all\", where a number is wanted",
        ),
        ("\"TL2\"", ", amount = 2", "", "TL2, on_gain: \"heal\" wants amount and no other field"),
        (
            "\"HD3\"",
            "\"part_cards\"",
            "\"teeth\"",
            "HD3, points: \"teeth\" is none of part_cards, other_items, skills_of_level, shield_marks",
        ),
        (
            "\"HD3\"",
            "\"part_cards\"",
            "\"part_cards\", level = 1",
            "HD3, points: \"part_cards\" wants cap and no other field",
        ),
        (
            "\"TL3\"",
            "level = 3, ",
            "",
            "TL3, points: \"skills_of_level\" wants level, cap and no other field",
        ),
        (
            "\"IT01\"",
            "\"buy_life\"",
            "\"buy_time\"",
            "IT01, effect: \"buy_time\" is none of buy_life, buy_sword, buy_ring, action, gather_ac, level_discount, save, soften",
        ),
        ("\"IT08\"", "ac = 1, ", "", "IT08, effect: \"action\" wants ac, heal and no other field"),
        (
            "\"IT14\"",
            "by = 3",
            "by = 3, ac = 1",
            "IT14, effect: \"soften\" wants by and no other field",
        ),
        (
            "\"IM02\"",
            "\"IT02\"",
            "\"IM02\"",
            "IM02, minus_of: \"IM02\" is not the id of another item",
        ),
        (
            "\"IM02\"",
            "\"IT02\"",
            "\"WA11\"",
            "IM02, minus_of: \"WA11\" is not the id of another item",
        ),
        (
            "\"E01\"",
            "symbol = \"warrior\"",
            "symbol = \"W\"",
            "E01, xp.symbol: \"W\" is none of warrior, cleric, sorcerer, thief, multi",
        ),
        (
            "\"E09\"",
            "coin = \"copper\"",
            "coin = \"tin\"",
            "E09, coin: \"tin\" is none of copper, silver, gold",
        ),
        (
            "\"E09\"",
            "coin = \"copper\"",
            "coin = \"copper\"\nxp = { symbol = \"multi\", value = 1 }",
            "E09, coin: a chip has either `xp` or `coin`",
        ),
        ("\"E09\"", "coin = \"copper\"\n", "", "E09, coin: a chip has either `xp` or `coin`"),
        (
            "\n[board]",
            "bonus = [\"C\"",
            "bonus = [\"E\"",
            "board, bonus: \"E\" is none of A, B, C, D",
        ),
        (
            "\n[board]",
            "[1, 1, 2, 2, 3]",
            "[1, 1, 2, 2]",
            "board, line: 4 values, where a line has 5 cells",
        ),
        (
            "\n[board]",
            "[1, 1, 2, 2, 3]",
            "[1, 1, 2, 2, 3, 3]",
            "board, line: 6 in the list, where 5 are allowed",
        ),
        (
            "\n[board]",
            "[\"head\", \"back\"]",
            "[\"head\", \"back\", \"tail\"]",
            "board, ring: head, back, tail, where one or two parts are wanted",
        ),
        (
            "\n[board]",
            "[\"head\", \"back\"]",
            "[\"head\", \"head\"]",
            "board, ring: head, head, where one or two parts are wanted",
        ),
        ("ring_two = [", "[\"back\"]", "[]", "board, ring_two: a cell that no part covers"),
        (
            "\n[board]",
            "[2, 4, 6, 8]",
            "[2, 4, 6, 8, 10]",
            "board, level_prints: 10, where 1 to 9 are allowed",
        ),
    ] {
        refused(&edited(row, from, to), message);
    }
    refused(
        &without("id = \"IX2\""),
        "table starter: one row for each of the four characters is wanted",
    );
    refused(
        &edited("\"IX2\"", "\"cleric\"", "\"thief\""),
        "table starter: one row for each of the four characters is wanted",
    );
    refused(&without("id = \"BS2\""), "table bonus: 1 rows, 2 wanted: One, then Two");
}

#[test]
fn sets_that_break_a_count_are_refused() {
    for (row, from, to, message) in [
        (
            "\"WA11\"",
            "copies = 4",
            "copies = 5",
            "table skill: 1 kinds and 5 cards of W at level 1, 1 and 4 wanted",
        ),
        (
            "\"TH32\"",
            "level = 3",
            "level = 2",
            "table skill: 3 kinds and 5 cards of T at level 2, 2 and 4 wanted",
        ),
        ("\"HD1\"", "\"head\"", "\"tail\"", "table part: 3 rows of the head, 4 wanted"),
        (
            "\"IT15\"",
            "copies = 1",
            "copies = 2",
            "table item: 28 cards of 15 names, 27 cards of 15 names wanted",
        ),
        (
            "\"IT15\"",
            "price = 8",
            "minus_of = \"IT01\"\nprice = 8",
            "table item: 27 cards of 14 names, 27 cards of 15 names wanted",
        ),
        ("\"E09\"", "serial = 9", "serial = 10", "E10, serial: 10 is there twice"),
        ("\"E09\"", "serial = 9", "serial = 21", "E09, serial: 21, where stage 1 has 1 to 20"),
        ("\"E40\"", "serial = 40", "serial = 20", "E40, serial: 20, where stage 2 has 21 to 40"),
        ("\"E40\"", "serial = 40\n", "", "E40, serial: a chip of stage 2 has one"),
        (
            "\"X01\"",
            "stage = 3",
            "stage = 3\nserial = 1",
            "X01, serial: a chip of stage 3 has none",
        ),
        (
            "\"E40\"",
            "copies = 1",
            "copies = 2",
            "E40, copies: 2, where a serial number is there once",
        ),
        ("\"X01\"", "copies = 1", "copies = 2", "table chip: 11 chips of stage 3, 10 wanted"),
        ("id = \"IT15\"", "\"IT15\"", "\"TL1\"", "TL1, id: used twice"),
        (
            "\"WA22\"",
            "\"Full Swing\"",
            "\"Axe Attack\"",
            "WA22, name_en: \"Axe Attack\" is that of WA21 too",
        ),
        ("\"IT15\"", "\"勅許状\"", "\"煙玉\"", "IT15, short_ja: \"煙玉\" is that of IT14 too"),
        (
            "\"E02\"",
            "\"Cleric 1 (no. 2)\"",
            "\"Warrior 1 (no. 1)\"",
            "E02, name_en: \"Warrior 1 (no. 1)\" is that of E01 too",
        ),
        ("\"SV2\"", "\"素材\"", "\"盾1\"", "SV2, short_ja: \"盾1\" is that of BS1 too"),
    ] {
        refused(&edited(row, from, to), message);
    }
    refused(&without("id = \"TH32\""), "table skill: 19 rows, 20 wanted");
    refused(&without("id = \"TL4\""), "table part: 3 rows of the tail, 4 wanted");
    refused(&without("id = \"E40\""), "table chip: serial number 40 is missing");
    refused(
        &doubled("id = \"TL4\"", "\"TL4\"", "\"TL5\""),
        "table part: 5 rows of the tail, 4 wanted",
    );
}

#[test]
fn sets_that_the_rules_could_not_play_are_refused() {
    let both = "a stack attack takes as many as it stacks, 3";
    for (row, from, to, message) in [
        ("\"CL11\"", "heal = 1\n", "", "CL11, attack: the skill does nothing".to_owned()),
        ("\"CL11\"", "ac = 1", "ac = 0", "CL11, ac: 0, and free: it could be used for ever".to_owned()),
        (
            "\"CL31\"",
            "heal = \"all\"",
            "heal = \"all\"\nreleases = true",
            "CL31, releases: such a skill neither attacks nor heals".to_owned(),
        ),
        (
            "\"CL31\"",
            "lock = { kind = \"free\" }\nheal = \"all\"",
            "lock = { kind = \"stack\", most = 2 }\nreleases = true",
            "SO32, releases: CL31 releases already; one may".to_owned(),
        ),
        (
            "\"CL31\"",
            "kind = \"free\"",
            "kind = \"stack\", most = 2",
            "CL31, lock: only an attack or a releasing skill stacks".to_owned(),
        ),
        (
            "\"SO32\"",
            "kind = \"stack\", most = \"all\"",
            "kind = \"one\"",
            "SO32, lock: a releasing skill stacks".to_owned(),
        ),
        ("\"SO22\"", "most = 3 }", "most = 2 }", format!("SO22, lock: {both}")),
        ("\"SO22\"", "most = 3 }", "most = \"all\" }", format!("SO22, lock: {both}")),
        (
            "\"SO31\"",
            "kind = \"one\"",
            "kind = \"stack\", most = 2",
            "SO31, lock: SO22 is a stack attack already; one may be".to_owned(),
        ),
        ("\"WA11\"", "xp = 1", "xp = 0", "WA11, attack: neither experience nor coins".to_owned()),
        (
            "\"CL32\"",
            "most = 1 }\nheal = 2",
            "most = 2 }\nheal = 6",
            "table skill: 4146 ways to use the skills, where 3000 are allowed; let fewer take two chips or \
             both attack and heal"
                .to_owned(),
        ),
        (
            "\"WA11\"",
            "ap = 1",
            "ap = 2",
            "table skill: 7 AP marks and 1 shield marks at level 1, 6 and 1 wanted".to_owned(),
        ),
        (
            "\"WA11\"",
            "shield = 1\n",
            "",
            "table skill: 6 AP marks and 0 shield marks at level 1, 6 and 1 wanted".to_owned(),
        ),
        (
            "\"IM02\"",
            "\"IT02\"",
            "\"IM03\"",
            "IM02, minus_of: \"IM03\" is a \"-1\" card itself".to_owned(),
        ),
        (
            "\"IM03\"",
            "minus_of = \"IT03\"",
            "minus_of = \"IT02\"",
            "IM03, minus_of: \"IT02\" has its \"-1\" card already: IM02".to_owned(),
        ),
        (
            "\"IT01\"",
            "buy_life",
            "buy_sword",
            "table item: 5 cards give a sword chip, where there are 2".to_owned(),
        ),
        (
            "\"IT01\"",
            "buy_life",
            "buy_ring",
            "table item: 5 cards give a ring chip, where there are 2".to_owned(),
        ),
        (
            "\"IT15\"",
            "price = 8",
            "price = 8\neffect = { kind = \"save\" }",
            "IT15, effect: \"save\", as IT09 of another name".to_owned(),
        ),
        (
            "\n[board]",
            "[1, 1, 2, 2, 3]",
            "[1, 2, 1, 2, 3]",
            "board, line: the values fall towards the tip".to_owned(),
        ),
        (
            "\n[board]",
            "[2, 4, 6, 8]",
            "[2, 4, 4, 8]",
            "board, level_prints: spaces ascend, each once".to_owned(),
        ),
        (
            "\n[board]",
            "ap_spaces = 20",
            "ap_spaces = 5",
            "board, ap_spaces: 5, where every seat begins on 6".to_owned(),
        ),
        (
            "\n[board]",
            "[\"C\", \"D\"]",
            "[\"D\", \"D\"]",
            "board, bonus: both bonus shields lie beside one space".to_owned(),
        ),
        (
            "\n[board]",
            "bonus_two = \"B\"",
            "bonus_two = \"C\"",
            "board, bonus_two: C, where that side has A and B".to_owned(),
        ),
        (
            "\n[board]",
            ", not_with_three = true",
            "",
            "board, ring: 10 cells, 1 of them not for three seats, where 10 and 2 are wanted".to_owned(),
        ),
        (
            "ring_two = [",
            "value = 2 }",
            "value = 2, not_with_three = true }",
            "board, ring_two: 6 cells, 1 of them not for three seats, where 6 and 0 are wanted".to_owned(),
        ),
        (
            "ring_two = [",
            "    { covers = [\"head\"], value = 1 },\n",
            "",
            "board, ring_two: 5 cells, 0 of them not for three seats, where 6 and 0 are wanted".to_owned(),
        ),
        (
            "ring_two = [",
            "[\"tail\"]",
            "[\"torso\"]",
            "board, ring_two: 1 cells under the tail, 0 of them under it alone, where at least 1 alone and \
             at most 3 in all are allowed"
                .to_owned(),
        ),
        (
            "\n[board]",
            "covers = [\"back\"]",
            "covers = [\"head\"]",
            "board, ring: 4 cells under the head, 3 of them under it alone, where at least 1 alone and at \
             most 3 in all are allowed"
                .to_owned(),
        ),
    ] {
        refused(&edited(row, from, to), &message);
    }
    let dear = edited("\"WA11\"", "ac = 2", "ac = 1");
    let start = dear.find("\"SO11\"").expect("it is there");
    let cheap = format!("{}{}", &dear[..start], dear[start..].replacen("ac = 3", "ac = 1", 1));
    refused(
        &cheap,
        "table skill: no attack of level 1 takes experience for an AC of 2 or more; a sword or a ring must always fit one",
    );
    assert!(CardSet::parse(&dear).is_ok(), "Magic Bolt still fits");
}

/// Places of numbers in the file: the first of each field of each table.
fn numbers() -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    let (mut table, mut start) = ("", 0);
    for line in HOUSE_1.split_inclusive('\n') {
        if line.starts_with('[') {
            table = line.trim();
        }
        let rows = !line.starts_with(['#', '\n']) && !line.contains("\"mamono-raid\"");
        let mut quoted = false;
        for (at, sign) in line.char_indices() {
            quoted ^= sign == '"';
            if !rows
                || quoted
                || !sign.is_ascii_digit()
                || line[..at].ends_with(|sign: char| sign.is_ascii_digit())
            {
                continue;
            }
            let len =
                line[at..].find(|sign: char| !sign.is_ascii_digit()).unwrap_or(line.len() - at);
            // All before the number, other numbers left out, tells the field.
            let field: String = line[..at].chars().filter(|sign| !sign.is_ascii_digit()).collect();
            if seen.insert((table, field)) {
                found.push((start + at, start + at + len));
            }
        }
        start += line.len();
    }
    found
}

#[test]
fn every_number_out_of_range_is_refused() {
    let places = numbers();
    assert!(places.len() > 50, "{} numbers", places.len());
    for (start, end) in places {
        for number in ["-1", "41", "256", "9223372036854775807"] {
            let text = format!("{}{number}{}", &HOUSE_1[..start], &HOUSE_1[end..]);
            let error = CardSet::parse(&text).expect_err("out of range").to_string();
            let told =
                error.contains(&format!("{number}, where ")) && error.ends_with(" are allowed");
            assert!(told, "{error}");
        }
    }
}

#[test]
fn numbers_are_read_up_to_their_most_and_no_further() {
    for (row, from, most, one_more, message) in [
        (
            "\"IT15\"",
            "price = 8",
            "price = 20",
            "price = 21",
            "IT15, price: 21, where 1 to 20 are allowed",
        ),
        (
            "\"IT15\"",
            "price = 8",
            "price = 1",
            "price = 0",
            "IT15, price: 0, where 1 to 20 are allowed",
        ),
        (
            "\"IT07\"",
            "shield = 1",
            "shield = 5",
            "shield = 6",
            "IT07, shield: 6, where 0 to 5 are allowed",
        ),
        ("\"IT06\"", "ap = 2", "ap = 5", "ap = 6", "IT06, ap: 6, where 0 to 5 are allowed"),
        (
            "\"IT02\"",
            "contribution = 9",
            "contribution = 20",
            "contribution = 21",
            "IT02, contribution: 21, where 0 to 20 are allowed",
        ),
        (
            "\"E20\"",
            "extra = 2",
            "extra = 20",
            "extra = 21",
            "E20, extra: 21, where 0 to 20 are allowed",
        ),
        (
            "\"TO4\"",
            "every = 3",
            "every = 1",
            "every = 0",
            "TO4, points.every: 0, where 1 to 20 are allowed",
        ),
        (
            "\"CL21\"",
            "heal = 3",
            "heal = 20",
            "heal = 0",
            "CL21, heal: 0, where 1 to 20 are allowed",
        ),
        (
            "\n[board]",
            "level_spaces = 9",
            "level_spaces = 16",
            "level_spaces = 17",
            "board, level_spaces: 17, where 9 to 16 are allowed",
        ),
        (
            "\n[board]",
            "ap_spaces = 20",
            "ap_spaces = 40",
            "ap_spaces = 41",
            "board, ap_spaces: 41, where 1 to 40 are allowed",
        ),
        ("\"SV2\"", "ac = 4", "ac = 1", "ac = 0", "SV2, ac: 0, where 1 to 20 are allowed"),
    ] {
        assert!(CardSet::parse(&edited(row, from, most)).is_ok(), "{row} with {most}");
        refused(&edited(row, from, one_more), message);
    }
}

#[test]
fn files_are_read_up_to_their_longest_and_no_further() {
    let pad = |len: usize| format!("{HOUSE_1}{}", "\n".repeat(len - HOUSE_1.len()));
    assert_eq!(CardSet::parse(&pad(FILE_LEN_MAX)).as_ref(), Ok(&house()));
    let message = format!("file: {} bytes, where {FILE_LEN_MAX} are allowed", FILE_LEN_MAX + 1);
    refused(&pad(FILE_LEN_MAX + 1), &message);
}

#[test]
fn tables_have_a_limit() {
    let rows = |id: &str, count: usize| {
        let (start, end) = super::table_of(id);
        let row = &HOUSE_1[start..end];
        let own = id.trim_start_matches("id = ");
        let more: String =
            (0..count).map(|number| row.replace(own, &format!("\"Z{number}\"")) + "\n").collect();
        format!("{}\n{more}{}", &HOUSE_1[..end], &HOUSE_1[end..])
    };
    refused(
        &rows("id = \"IT15\"", 9),
        "table item: 36 cards of 24 names, 27 cards of 15 names wanted",
    );
    refused(&rows("id = \"IT15\"", 10), "table item: 28 rows, where 27 are allowed");
    refused(&rows("id = \"IT15\"", 500), "table item: 518 rows, where 27 are allowed");
    refused(&rows("id = \"X09\"", 1), "table chip: 12 chips of stage 3, 10 wanted");
    refused(&rows("id = \"X09\"", 2), "table chip: 51 rows, where 50 are allowed");
    refused(&rows("id = \"WA11\"", 300), "table skill: 320 rows, 20 wanted");
    refused(&rows("id = \"HD1\"", 300), "table part: 304 rows of the head, 4 wanted");
    let ring = |cells: usize| {
        let cell = "    { covers = [\"tail\"], value = 1 },\n";
        edited("ring = [", cell, &cell.repeat(cells))
    };
    refused(
        &ring(7),
        "board, ring: 16 cells, 2 of them not for three seats, where 10 and 2 are wanted",
    );
    refused(&ring(8), "board, ring: 17 in the list, where 16 are allowed");
}

#[test]
fn names_are_read_up_to_their_longest_and_no_further() {
    let named = |len: usize| edited("\"IT15\"", "Royal Charter", &"x".repeat(len));
    assert!(CardSet::parse(&named(40)).is_ok());
    refused(&named(41), "IT15, name_en: 41 characters, where 40 are allowed");
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
        cuts in prop::collection::vec((any::<prop::sample::Index>(), 0..12_usize, "[ -~\n竜]{0,4}"), 1..4),
    ) {
        let mut text = HOUSE_1.to_owned();
        for (at, len, new) in cuts {
            let start = text.floor_char_boundary(at.index(text.len()));
            let end = text.floor_char_boundary((start + len).min(text.len())).max(start);
            text.replace_range(start..end, &new);
        }
        if let Ok(set) = CardSet::parse(&text) {
            prop_assert_eq!(set.rows().count(), 16 + 20 + set.items.len() + set.chips.len() + 11);
            prop_assert_eq!(set.chips.iter().map(|chip| chip.copies).sum::<u8>(), 50);
            prop_assert_eq!(set.skills.iter().map(|card| card.copies).sum::<u8>(), 44);
        }
    }
}

//! What a set may not say, and how it is told.

use super::{edited, house, refused, without};
use crate::cards::read::FILE;
use crate::cards::*;
use proptest::prelude::*;

#[test]
fn unknown_values_are_refused_with_their_place() {
    refused("game = [", "line 1: unclosed array: `]` is wanted here");
    for (row, from, to, told) in [
        ("id = \"HU\"", "hp = 15", "hits = 15", "HU: `hits` is no field here; known are `id`"),
        (
            "id = \"HU\"",
            "hp = 15",
            "hp = \"many\"",
            "HU, hp: \"many\" stands here, where a whole number is wanted",
        ),
        ("id = \"HU\"", "hp = 15", "", "HU: `hp` is missing"),
        ("id = \"W11\"", "manner = ", "mode = ", "W11, attack: `mode` is no field here; known"),
        ("id = \"W72\"", "n = 1", "n = []", "W72, effects.n: a list stands here, where a whole"),
        ("id = \"W72\"", "n = 1", "luck = 1", "W72, effects: `luck` is no field here"),
        ("id = \"W72\"", "cost = ", "luck = 1\ncost = ", "W72: `luck` is no field here"),
    ] {
        let error = CardSet::parse(&edited(row, from, to)).expect_err("refused").to_string();
        assert!(error.starts_with(told), "{error}");
    }
    refused(&without("id = \"HC1\""), "file: `hate` is missing");
}

#[test]
fn rows_are_those_of_the_box() {
    for (row, message) in [
        ("id = \"MA\"", "table race: 6 rows, 7 wanted"),
        ("id = \"W3\"", "table weapon: 7 rows, 8 wanted"),
        ("id = \"WB8\"", "table face: 15 rows, 16 wanted"),
        ("id = \"U05\"", "table sub: 9 rows, 10 wanted"),
        ("id = \"K18\"", "table card: 89 rows, 90 wanted"),
        ("id = \"I12\"", "table item: 9 rows, 10 wanted"),
        ("id = \"Q8\"", "table piece: 7 rows, 8 wanted"),
        ("id = \"EP7\"", "table party: 6 rows, 7 wanted"),
        ("id = \"S6\"", "table attack: 11 rows, 12 wanted"),
    ] {
        refused(&without(row), message);
    }
    for (row, from, to, message) in [
        ("id = \"HU\"", "HU", "EL", "race row 1, id: \"EL\", where \"HU\" is wanted"),
        ("id = \"W12\"", "W12", "W11", "card row 16, id: \"W11\", where \"W12\" is wanted"),
        ("id = \"UD10\"", "UD10", "UD11", "card row 72, id: \"UD11\", where \"UD10\" is wanted"),
        ("id = \"WB1\"", "WB1", "WA2", "face row 2, id: \"WA2\", where \"WB1\" is wanted"),
        ("id = \"I04\"", "I04", "I02", "item row 2, id: \"I02\", where \"I04\" is wanted"),
        ("id = \"S1\"", "S1", "N7", "attack row 7, id: \"N7\", where \"S1\" is wanted"),
        ("id = \"BD1\"", "BD1", "BD2", "body row 1, id: \"BD2\", where \"BD1\" is wanted"),
        (
            "id = \"W12\"",
            "W12",
            "guard",
            "card row 16, id: \"guard\", where one to four capital letters, then digits, are wanted",
        ),
    ] {
        refused(&edited(row, from, to), message);
    }
    refused(&edited("id = \"I01\"", "copies = 3", "copies = 2"), "table item: 11 cards, 12 wanted");
}

#[test]
fn fields_are_refused_with_their_row() {
    for (row, from, to, message) in [
        (
            "game = ",
            "brave-architect",
            "pig",
            "line 75: this is a card set of pig, where one of brave-architect is wanted",
        ),
        (
            "id = \"HU\"",
            "[2, 2, 2, 1, 2]",
            "[2, 2, 2, 1]",
            "HU, stats: 4 in the list, where 5 are wanted",
        ),
        ("id = \"HU\"", "hp = 15", "hp = 31", "HU, hp: 31, where 1 to 30 are allowed"),
        ("id = \"W11\"", "cost = 1", "cost = 3", "W11, cost: 3, where 0 to 2 are allowed"),
        (
            "id = \"W11\"",
            "range = 1",
            "range = 9",
            "W11, attack.range: 9, where 1 to 8 are allowed",
        ),
        ("id = \"W21\"", "hits = 2", "hits = 5", "W21, attack.hits: 5, where 1 to 4 are allowed"),
        (
            "id = \"W11\"",
            "\"strike\"",
            "\"bite\"",
            "W11, attack.manner: `bite` is not known here; known are `strike`, `shot`, `magic`",
        ),
        (
            "id = \"W11\"",
            "[\"acc\", \"pow\"]",
            "[\"acc\", \"acc\"]",
            "W11, attack.check: \"acc\" is there twice",
        ),
        (
            "id = \"W11\"",
            "[\"acc\", \"pow\"]",
            "[]",
            "W11, attack.check: an attack checks at least one stat",
        ),
        ("id = \"W11\"", "from = 13", "from = 9", "W11, chart: the rows ascend, each total once"),
        ("id = \"WA3\"", "recoil = 1, ", "", "WA3, attack.recoil_if_hit: there is no `recoil`"),
        (
            "id = \"W11\"",
            "\"attack\"",
            "\"blow\"",
            "W11, class: \"blow\" is none of attack, support, placed, persistent, cost_trigger",
        ),
        (
            "id = \"W72\"",
            "\"support\"",
            "\"placed\"",
            "W72, class: \"placed\" wants trigger, and no other field",
        ),
        (
            "id = \"W72\"",
            "\"draw\"",
            "\"pull\"",
            "W72, effects.do: \"pull\" is none of stat, move, extra_move, post_attack_move, evade, auto_evade, reduce_damage, min_hp_1, heal, damage_self, gain_tension, lose_tension, draw, discard, recover_weapon, gain_pursuit, next_attack, self_enemy_def, enemy_def, enemy_atk, enemy_move, take_hate, no_hate, strike_part, set_die, gain_item, remove_from_game",
        ),
        ("id = \"W72\"", "n = 1", "n = 5", "W72, effects.n: 5, where 1 to 4 are allowed"),
        ("id = \"W72\"", ", n = 1", "", "W72, effects.do: \"draw\" wants n, and no other field"),
        (
            "id = \"W72\"",
            "n = 1",
            "n = 1, range = 2",
            "W72, effects.do: \"draw\" wants n, and no other field",
        ),
        (
            "id = \"W61\"",
            "range = 3, ",
            "",
            "W61, effects.whom: \"ally\" wants range, and no other field",
        ),
        (
            "id = \"HU2\"",
            "\"chosen\"",
            "\"luck\"",
            "HU2, effects.stat: \"luck\" is none of pow, acc, spd, def, mag, chosen",
        ),
        (
            "id = \"HU2\"",
            "\"round\"",
            "\"noon\"",
            "HU2, effects.until: `noon` is not known here; known are `turn`, `round`, `in_play`, `roll`",
        ),
        ("id = \"HU2\"", "n = 3", "n = 0", "HU2, effects.n: 0 changes nothing"),
        (
            "id = \"K02\"",
            ", range = 1, fixed = 1",
            "",
            "K02, effects: it changes nothing of the attack",
        ),
        (
            "id = \"WB1\"",
            "tension = 1",
            "tension = 4",
            "WB1, ability.tension: 4, where 1 to 3 are allowed",
        ),
        (
            "id = \"WB1\"",
            "tension = 1",
            "cost = 0, tension = 1",
            "WB1, ability: either `cost` or `tension` is wanted, and one alone",
        ),
        (
            "id = \"U03\"",
            "sheet = { name_en = \"Knife Toss\", name_ja = \"ナイフトス\", cost = 1 }\n",
            "",
            "U03: `sheet` is missing",
        ),
        (
            "id = \"W51\"",
            "tension = 1, ",
            "tension = 1, heal = 1, ",
            "W51, boost: either `add_damage` or `heal` is wanted, and one alone",
        ),
        (
            "id = \"I07\"",
            "\"Q2\"",
            "\"Q9\"",
            "I07, pieces: \"Q9\" is not the id of a piece of equipment",
        ),
        ("id = \"I07\"", "\"Q2\"", "\"Q1\"", "I07, pieces: the same piece twice"),
        (
            "id = \"I07\"",
            "pieces = [\"Q1\", \"Q2\"]",
            "",
            "I07: either `effects` or `pieces` is wanted, and one alone",
        ),
        (
            "id = \"EP1\"",
            "defence_high = 2",
            "defence_high = 16",
            "EP1, defence_high: 16, where 0 to 15 are allowed",
        ),
        (
            "id = \"EP1\"",
            "\"burns\"",
            "\"melts\"",
            "EP1, special.do: \"melts\" is none of burns, drains, hastens, crushes, no_auto_six, widens, shades",
        ),
        ("id = \"EP1\"", ", n = 1", "", "EP1, special.do: \"burns\" wants n, and no other field"),
        ("id = \"N1\"", "[1, 4]", "[4, 1]", "N1, marks: at least one slot, ascending, each once"),
        ("id = \"N1\"", "[1, 4]", "[]", "N1, marks: at least one slot, ascending, each once"),
        ("id = \"N1\"", "[1, 4]", "[1, 5]", "N1, marks: 5, where 1 to 4 are allowed"),
        (
            "id = \"N1\"",
            "[2, 2, 3, 3, 4, 4]",
            "[2, 2, 3, 3, 4, 13]",
            "N1, chart: 13, where 0 to 12 are allowed",
        ),
        ("id = \"N1\"", "\"def\"", "\"spd\"", "N1, defence: \"spd\" is none of def, mag"),
        (
            "id = \"HC1\"",
            "[0, 4, 7, 10]",
            "[0, 4, 4, 10]",
            "HC1, from: the ranges begin with 0 and ascend",
        ),
        (
            "id = \"HC1\"",
            "[0, 4, 7, 10]",
            "[1, 4, 7, 10]",
            "HC1, from: the ranges begin with 0 and ascend",
        ),
        (
            "id = \"HC1\"",
            "\"rulebook\"",
            "\"rulebook\"\nprinted = [\"from\"]",
            "HC1, printed: all of a row of the rulebook is printed; leave the list out",
        ),
        (
            "id = \"W72\"",
            "\"house\"",
            "\"house\"\nprinted = [\"luck\"]",
            "W72, printed: \"luck\" is none of name_en, name_ja, short_en, short_ja, class, chart, attack, trigger, mods, cost, hp_at_most, effects, after_upkeep, after_damage, boost, ability, attack.check, effects.do, effects.fixed, level, style",
        ),
        (
            "id = \"W11\"",
            "\"強斬り\"",
            "\"強斬り返し\"",
            "W11, short_ja: \"強斬り返し\" is 10 columns wide, where 8 are allowed",
        ),
    ] {
        refused(&edited(row, from, to), message);
    }
}

#[test]
fn effects_stand_only_where_they_make_sense() {
    for (row, from, to, message) in [
        (
            "id = \"W72\"",
            "do = \"draw\", n = 1",
            "do = \"set_die\"",
            "W72, effects: effect 1 makes no sense for a support card",
        ),
        (
            "id = \"HU1\"",
            "\"set_die\"",
            "\"auto_evade\"",
            "HU1, effects: effect 1 makes no sense for a card with trigger own_roll",
        ),
        (
            "id = \"W12\"",
            "\"before_damage\"",
            "\"evade_failed\"",
            "W12, effects: effect 1 makes no sense for a card with trigger evade_failed",
        ),
        (
            "id = \"W12\"",
            "effects = [",
            "effects = [{ do = \"reduce_damage\", n = 1 }, ",
            "W12, effects: 2 effects, where a placed card has one",
        ),
        (
            "id = \"K10\"",
            "\"in_play\"",
            "\"turn\"",
            "K10, effects: effect 1 makes no sense for a persistent card",
        ),
        (
            "id = \"K10\"",
            "\"def\"",
            "\"chosen\"",
            "K10, effects: effect 1 makes no sense for a persistent card",
        ),
        (
            "id = \"W65\"",
            "rouses = false",
            "rouses = true",
            "W65, after_upkeep: effect 1 makes no sense for an effect after the upkeep",
        ),
        (
            "id = \"W14\"",
            "do = \"heal\", whom = \"own\"",
            "do = \"draw\"",
            "W14, after_damage: effect 1 makes no sense for an effect after the damage",
        ),
        (
            "id = \"W34\"",
            "do = \"enemy_def\", n = 1",
            "do = \"draw\", n = 1",
            "W34, chart.effects: effect 1 makes no sense for a row of a chart",
        ),
        (
            "id = \"N4\"",
            "\"lose_tension\"",
            "\"gain_tension\"",
            "N4, effect: effect 1 makes no sense for an enemy attack card",
        ),
        (
            "id = \"I05\"",
            "do = \"gain_tension\"",
            "do = \"draw\"",
            "I05, effects: effect 1 makes no sense for an item",
        ),
        (
            "id = \"U06\"",
            "do = \"heal\", whom = \"ally\", range = 1, n = 1",
            "do = \"gain_item\", n = 1",
            "U06, ability.effects: effect 1 makes no sense for an ability",
        ),
        (
            "id = \"K09\"",
            "effects = [",
            "effects = [{ do = \"heal\", whom = \"ally\", range = 1, n = 2 }, ",
            "K09, effects: two effects that need a choice, where one may",
        ),
        (
            "id = \"DW2\"",
            "do = \"gain_item\", n = 2",
            "do = \"remove_from_game\"",
            "DW2, effects: remove_from_game comes last",
        ),
        (
            "id = \"W72\"",
            "effects = [{ do = \"draw\", n = 1 }]",
            "",
            "W72, effects: the card does nothing",
        ),
        (
            "id = \"W11\"",
            "source = ",
            "effects = [{ do = \"draw\", n = 1 }]\nsource = ",
            "W11, effects: an attack has none",
        ),
        (
            "id = \"W11\"",
            "source = ",
            "hp_at_most = 3\nsource = ",
            "W11, hp_at_most: only a support card has it",
        ),
        (
            "id = \"W11\"",
            "source = ",
            "boost = { tension = 1, heal = 1 }\nsource = ",
            "W11, boost.heal: only a support card with one heal has it",
        ),
        (
            "id = \"W72\"",
            "source = ",
            "boost = { tension = 1, heal = 1 }\nsource = ",
            "W72, boost.heal: only a support card with one heal has it",
        ),
        (
            "id = \"W61\"",
            "heal = 1 }",
            "add_damage = 1 }",
            "W61, boost.add_damage: only an attack has it",
        ),
        (
            "id = \"W72\"",
            "source = ",
            "after_upkeep = [{ do = \"gain_tension\", n = 1 }]\nsource = ",
            "W72, after_upkeep: only a persistent card has it",
        ),
        (
            "id = \"HA2\"",
            "source = ",
            "after_damage = [{ do = \"gain_tension\", n = 1 }]\nsource = ",
            "HA2, after_damage: only a card with trigger before_damage has it",
        ),
        (
            "id = \"K05\"",
            "cost = 0",
            "cost = 1",
            "K05, cost: a cost-trigger card cannot be played: 0",
        ),
        (
            "id = \"K05\"",
            "roll = 2",
            "range = 2",
            "K05, mods: range and as_magic come too late with what pays for an attack",
        ),
    ] {
        refused(&edited(row, from, to), message);
    }
}

#[test]
fn boards_are_refused_by_their_squares() {
    for (from, to, message) in [
        (
            "body = \"D2\"",
            "body = \"H2\"",
            "board, body: H2, where the body's other squares leave the map",
        ),
        ("body = \"D2\"", "body = \"D9\"", "board, body: \"D9\", where A1 to H8 are allowed"),
        ("body = \"D2\"", "body = \"C5\"", "board, start: C6 is under the body"),
        ("\"B3\"", "\"C6\"", "board, lava_2: C6 is in `start` too"),
        ("\"B3\"", "\"C1\"", "board, lava_2: C1 is in `lava_1` too"),
        ("\"B3\"", "\"D2\"", "board, lava_2: D2 is under the body"),
        ("\"B3\"", "\"b3\"", "board, lava_2: \"b3\", where A1 to H8 are allowed"),
        ("\"B3\"", "\"G3\"", "board, lava_2: G3 is there twice"),
        (
            "[\"C6\", \"D6\", \"E6\", \"F6\", \"C7\", \"D7\", \"E7\", \"F7\"]",
            "[\"C6\", \"D6\", \"E6\"]",
            "board, start: 3 squares, where 4 heroes start",
        ),
    ] {
        refused(&edited("\n[board]", from, to), message);
    }
}

#[test]
fn names_tell_one_card_from_another() {
    for (row, from, to, message) in [
        ("id = \"W72\"", "\"Reload\"", "\"Heal\"", "W72, name_en: \"Heal\" is that of W61 too"),
        (
            "id = \"W72\"",
            "short_ja = \"リロード\"",
            "short_ja = \"ヒール\"",
            "W72, short_ja: \"ヒール\" is that of W61 too",
        ),
        (
            "id = \"K03\"",
            "\"Concentration\"",
            "\"Dagger\"",
            "K03, name_en: \"Dagger\" is that of U02 too",
        ),
        (
            "id = \"WA1\"",
            "\"Slash\"",
            "\"Power Slash\"",
            "WA1, name_en: \"Power Slash\" is that of W11 too",
        ),
        ("id = \"S5\"", "\"Meteor\"", "\"Fire\"", "S5, name_en: \"Fire\" is that of EP1 too"),
    ] {
        refused(&edited(row, from, to), message);
    }
}

#[test]
fn lists_of_ways_to_play_stay_short() {
    // Every attack of the bow as wide as Arrow Rain, and as dear.
    let mut text = HOUSE_1.to_owned();
    for id in ["W51", "W52", "W54"] {
        let start = text.find(&format!("id = \"{id}\"")).expect("the row");
        let (before, after) = text.split_at(start);
        let after =
            after.replacen(", targets = 2", "", 1).replacen("check = ", "targets = 4, check = ", 1);
        text = format!("{before}{}", after.replacen("cost = 1", "cost = 2", 1));
    }
    let message = CardSet::parse(&text).expect_err("too many").to_string();
    assert!(message.starts_with("table card: 4"), "{message}");
    assert!(message.contains("where 3300 are allowed"), "{message}");
}

#[test]
fn files_are_read_up_to_their_longest_and_no_further() {
    let pad = |len: usize| format!("{HOUSE_1}{}", "\n".repeat(len - HOUSE_1.len()));
    assert_eq!(CardSet::parse(&pad(FILE.len_max)).as_ref(), Ok(&house()));
    let message = format!("file: {} bytes, where {} are allowed", FILE.len_max + 1, FILE.len_max);
    refused(&pad(FILE.len_max + 1), &message);
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
            prop_assert_eq!(set.rows().count(), 162);
            prop_assert_eq!(set.items.iter().map(|item| item.copies).sum::<u8>(), 12);
        }
    }
}

//! What a set may not say, and how it is told.

use super::{edited, house, refused, without};
use crate::cards::read::FILE_LEN_MAX;
use crate::cards::*;
use proptest::prelude::*;

#[test]
fn unknown_values_are_refused_with_their_line() {
    refused("game = [", "line 1: unclosed array: `]` is wanted here");
    let line = |text: &str, part: &str| {
        text[..text.find(part).expect("it is there")].matches('\n').count() + 1
    };
    for (row, from, to, told) in [
        ("id = \"UNI01\"", "figures = 4", "heads = 4", "`heads` is no field here"),
        (
            "id = \"UNI01\"",
            "figures = 4",
            "figures = \"many\"",
            "\"many\" stands here, where a whole number is wanted",
        ),
        ("id = \"SCN01\"", "hero_cap = 0", "hero_caps = 0", "`hero_caps` is no field here"),
    ] {
        let text = edited(row, from, to);
        let error = CardSet::parse(&text).expect_err("refused");
        assert!(error.problem.starts_with(told), "{error}");
        assert_eq!(error.place, format!("line {}", line(&text, to)), "{error}");
    }
    let text = edited("id = \"LWZ01\"", "sight = true", "sight = 1.5");
    let error = CardSet::parse(&text).expect_err("refused");
    assert_eq!(
        error.problem,
        "a field of an effect is a number, a word, true, false, or a list of numbers or words"
    );
    assert_eq!(error.place, format!("line {}", line(&text, "sight = 1.5")));
}

#[test]
fn rows_are_those_of_the_tables() {
    for (row, message) in [
        ("id = \"TER10\"", "table terrain: 9 rows, 10 wanted"),
        ("id = \"UNI05\"", "table troop: 13 rows, 14 wanted"),
        ("id = \"CRE02\"", "table creature: 1 rows, 2 wanted"),
        ("id = \"CMD25\"", "table command: 24 rows, 25 wanted"),
        ("id = \"LRG04\"", "table lore: 35 rows, 36 wanted"),
        ("id = \"SKL30\"", "table skill: 29 rows, 30 wanted"),
        ("id = \"ART01\"", "table artifact: 38 rows, 39 wanted"),
        ("id = \"SCN04\"", "table scenario: 3 rows, 4 wanted"),
    ] {
        refused(&without(row), message);
    }
    for (row, from, to, message) in [
        (
            "id = \"TER01\"",
            "TER01",
            "TER02",
            "terrain row 1, id: \"TER02\", where \"TER01\" is wanted",
        ),
        (
            "id = \"LCL01\"",
            "LCL01",
            "LWZ10",
            "lore row 10, id: \"LWZ10\", where \"LCL01\" is wanted",
        ),
        (
            "id = \"SCN02\"",
            "SCN02",
            "SCN05",
            "scenario row 2, id: \"SCN05\", where \"SCN02\" is wanted",
        ),
        (
            "id = \"ART02\"",
            "ART02",
            "bracers",
            "artifact row 2, id: \"bracers\", where one to four capital letters, then digits, are wanted",
        ),
    ] {
        refused(&edited(row, from, to), message);
    }
}

#[test]
fn decks_have_their_cards() {
    for (row, from, to, message) in [
        (
            "id = \"CMD01\"",
            "copies = 2",
            "copies = 3",
            "table command, copies: 61 cards, 60 wanted",
        ),
        ("id = \"LWZ01\"", "copies = 2", "copies = 1", "table lore, copies: 39 cards, 40 wanted"),
        (
            "id = \"ART37\"",
            "copies = 3",
            "copies = 4",
            "table artifact, copies: 45 cards, 44 wanted",
        ),
        (
            "id = \"CMD01\"",
            "copies = 2",
            "copies = 0",
            "CMD01, copies: 0, where 1 to 12 are allowed",
        ),
    ] {
        refused(&edited(row, from, to), message);
    }
}

#[test]
fn fields_are_refused_with_their_row() {
    for (row, from, to, message) in [
        (
            "game = ",
            "battlelore-heroes",
            "pig",
            "line 80: this is a card set of pig, where one of battlelore-heroes is wanted",
        ),
        (
            "id = \"TER02\"",
            "cap_in = 2",
            "cap_in = 7",
            "TER02, cap_in: 7, where 1 to 6 are allowed",
        ),
        (
            "id = \"TER02\"",
            "\"forest\"",
            "\"wood\"",
            "TER02, role: \"wood\" is none of plain, forest, hill, river, ford, bridge, marsh, rampart, \
             building, impassable",
        ),
        (
            "id = \"TER02\"",
            "role = \"forest\"",
            "role = \"plain\"",
            "TER02, role: \"plain\" is that of TER01 too",
        ),
        (
            "id = \"TER04\"",
            "\"nobody\"",
            "\"noone\"",
            "TER04, enter: \"noone\" is none of all, unmounted, nobody",
        ),
        (
            "id = \"UNI01\"",
            "\"short\"\n",
            "\"club\"\n",
            "UNI01, weapon: \"club\" is none of short, long, bow, crossbow",
        ),
        (
            "id = \"UNI03\"",
            "move_battle = 1",
            "move_battle = 3",
            "UNI03, move_battle: 3, where move_only is 2: it may not be more",
        ),
        (
            "id = \"UNI03\"",
            "weapon = ",
            "rush = true\nweapon = ",
            "UNI03, rush: only goblins on foot rush",
        ),
        (
            "id = \"UNI01\"",
            "code = \"HGs\"",
            "code = \"H-s\"",
            "UNI01, code: \"H-s\", where 1 to 8 Latin letters and digits are wanted",
        ),
        (
            "id = \"CRE01\"",
            "code = \"SPI\"",
            "code = \"HGs\"",
            "CRE01, code: \"HGs\" is that of UNI01 too",
        ),
        ("id = \"CRE01\"", "\"web\"", "\"bite\"", "CRE01, power.do: \"bite\" is none of web, hurl"),
        ("id = \"CRE02\"", "to = 3", "to = 1", "CRE02, power.to: 1, where 2 to 8 are allowed"),
        (
            "id = \"CMD04\"",
            "left = 2",
            "left = 7",
            "CMD04, effect.left: 7, where 0 to 6 are allowed",
        ),
        (
            "id = \"CMD04\"",
            "left = 2",
            "left = 0",
            "CMD04, effect: 0 orders, where 1 to 6 are allowed",
        ),
        (
            "id = \"CMD04\"",
            "left = 2",
            "left = 4, right = 3",
            "CMD04, effect: 7 orders, where 1 to 6 are allowed",
        ),
        (
            "id = \"CMD04\"",
            "\"CMD06\"",
            "\"CMD09\"",
            "CMD04, mirror: CMD09 is not the same card with left and right exchanged",
        ),
        (
            "id = \"CMD04\"",
            "mirror = \"CMD06\"\n",
            "",
            "CMD04, mirror: CMD04 is not the same card with left and right exchanged",
        ),
        (
            "id = \"CMD04\"",
            "\"CMD06\"",
            "\"CMD66\"",
            "CMD04, mirror: \"CMD66\" is not the id of a Command card",
        ),
        (
            "id = \"CMD22\"",
            "\"green\"",
            "\"white\"",
            "CMD22, effect.colour: \"white\" is none of green, blue, red",
        ),
        (
            "id = \"CMD10\"",
            "section = \"left\"",
            "section = 1",
            "CMD10, effect.section: 1, where a word is wanted",
        ),
        (
            "id = \"LWZ01\"",
            "dice = [2, 3, 4]",
            "dice = 2",
            "LWZ01, effect.dice: 2, where a list of three numbers, for levels 1, 2 and 3, is wanted",
        ),
        (
            "id = \"LWZ01\"",
            "dice = [2, 3, 4]",
            "dice = [2, 3]",
            "LWZ01, effect.dice: [2, 3], where a list of three numbers, for levels 1, 2 and 3, is wanted",
        ),
        (
            "id = \"LWZ01\"",
            "dice = [2, 3, 4]",
            "dice = [2, 3, 7]",
            "LWZ01, effect.dice: 7, where 1 to 6 are allowed",
        ),
        (
            "id = \"LWZ01\"",
            "dice = [2, 3, 4], ",
            "",
            "LWZ01, effect.dice: missing: \"strike\" wants a list of three numbers, for levels 1, 2 and 3,",
        ),
        (
            "id = \"LWZ01\"",
            "sight = true",
            "sight = true, luck = 1",
            "LWZ01, effect.luck: \"strike\" has no such field, but do, reach, sight, troops_only, dice, faces, flags",
        ),
        (
            "id = \"LWZ01\"",
            "sight = true",
            "sight = 1",
            "LWZ01, effect.sight: 1, where true or false is wanted",
        ),
        (
            "id = \"LWZ01\"",
            "[\"match\", \"lore\"]",
            "[\"match\", \"match\"]",
            "LWZ01, effect.faces: \"match\" is there twice",
        ),
        (
            "id = \"LWZ01\"",
            "[\"match\", \"lore\"]",
            "[]",
            "LWZ01, effect.faces: [], where a list of match, strike, lore, at least one, is wanted",
        ),
        (
            "id = \"LWZ01\"",
            "[\"match\", \"lore\"]",
            "[\"flag\"]",
            "LWZ01, effect.faces: [\"flag\"], where a list of match, strike, lore, at least one, is wanted",
        ),
        (
            "id = \"LWZ01\"",
            "do = \"strike\", ",
            "",
            "LWZ01, effect: there is no `do`, which says what it does",
        ),
        (
            "id = \"LWZ01\"",
            "do = \"strike\"",
            "do = 1",
            "LWZ01, effect.do: 1, where a word is wanted",
        ),
        (
            "id = \"LWZ01\"",
            "\"wizard\"",
            "\"commander\"",
            "LWZ01, class: \"commander\" is none of wizard, cleric, rogue, warrior",
        ),
        (
            "id = \"LWZ01\"",
            "\"wizard\"",
            "\"rogue\"",
            "LWZ01, class: \"rogue\", where \"wizard\" is wanted",
        ),
        (
            "id = \"LWZ01\"",
            "\"combat_action\"",
            "\"counter\"",
            "LWZ01, window: \"counter\", where its effect fits combat_action",
        ),
        (
            "id = \"LWA09\"",
            "\"in_lieu\"",
            "\"counter\"",
            "LWA09, window: \"counter\", where its effect fits alongside or in_lieu",
        ),
        (
            "id = \"LWZ01\"",
            "effect = ",
            "mode = \"melee\"\neffect = ",
            "LWZ01, mode: only a card of a window before or after a roll has it",
        ),
        (
            "id = \"SKL24\"",
            "\"SKL23\"]",
            "\"SKL99\"]",
            "SKL24, needs: \"SKL99\" is not the id of a skill",
        ),
        (
            "id = \"SKL24\"",
            "\"SKL23\"]",
            "\"SKL17\"]",
            "SKL24, needs: SKL17 is a skill of another class",
        ),
        ("id = \"SKL24\"", "\"SKL23\"]", "\"SKL22\"]", "SKL24, needs: \"SKL22\" is there twice"),
        (
            "id = \"SKL24\"",
            "\"SKL23\"]",
            "\"SKL24\"]",
            "SKL24, needs: SKL24 needs a skill itself, where one that needs none is wanted",
        ),
        (
            "id = \"SKL29\"",
            "\"SKL26\"",
            "\"SKL28\"",
            "SKL29, needs: SKL28 needs a skill itself, where one that needs none is wanted",
        ),
        (
            "id = \"SKL08\"",
            "\"warrior\"",
            "\"rogue\"",
            "SKL08, class: \"rogue\", where \"warrior\" is wanted",
        ),
        (
            "id = \"SKL05\"",
            "cards = 3",
            "cards = 1",
            "SKL05, power.cards: 1, where 2 to 4 are allowed",
        ),
        (
            "id = \"ART19\"",
            "[\"rogue\", \"wizard\"]",
            "[\"rogue\", \"rogue\"]",
            "ART19, classes: \"rogue\" is there twice",
        ),
        (
            "id = \"ART19\"",
            "\"any\"",
            "\"all\"",
            "ART19, usage: \"all\" is none of any, champion_only, leader_only",
        ),
        (
            "id = \"ART01\"",
            "\"per_game\"",
            "\"per_day\"",
            "ART01, limit: \"per_day\" is none of per_roll, per_turn, per_game",
        ),
        (
            "id = \"ART01\"",
            "value = 4",
            "value = 0",
            "ART01, value: 0 for special cards, at least 1 for others",
        ),
        (
            "id = \"ART39\"",
            "\"special\"",
            "\"potion\"",
            "ART39, kind: treasure_token, experience_token and physician are of special cards, and all others of other cards",
        ),
        (
            "id = \"ART39\"",
            "source = \"rulebook\"",
            "source = \"rulebook\"\nprinted = [\"name_en\"]",
            "ART39, printed: all of a row of the rulebook is printed; leave the list out",
        ),
        (
            "id = \"LWZ03\"",
            "\"effect.reach\"",
            "\"effect.luck\"",
            "LWZ03, printed: \"effect.luck\" is none of name_en, name_ja, short_en, short_ja, class, copies, cost, window, mode, effect, effect.do, effect.reach",
        ),
        (
            "id = \"TER02\"",
            "\"Forest\"",
            "\"Plain\"",
            "TER02, name_en: \"Plain\" is that of TER01 too",
        ),
        (
            "id = \"UNI02\"",
            "short_en = \"HGb\"",
            "short_en = \"Longbowmen\"",
            "UNI02, short_en: \"Longbowmen\" is 10 columns wide, where 8 are allowed",
        ),
        (
            "id = \"SKL02\"",
            "\"側面展開\"",
            "\"騎乗\"",
            "SKL02, name_ja: \"騎乗\" is that of SKL01 too",
        ),
    ] {
        refused(&edited(row, from, to), message);
    }
}

#[test]
fn files_are_read_up_to_their_longest_and_no_further() {
    let pad = |len: usize| format!("{HOUSE_1}{}", "\n".repeat(len - HOUSE_1.len()));
    assert_eq!(CardSet::parse(&pad(FILE_LEN_MAX)).as_ref(), Ok(&house()));
    let message = format!("file: {} bytes, where {FILE_LEN_MAX} are allowed", FILE_LEN_MAX + 1);
    refused(&pad(FILE_LEN_MAX + 1), &message);
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
            prop_assert_eq!(set.rows().count(), 160);
            prop_assert_eq!(set.commands.iter().map(|row| row.copies).sum::<u8>(), 60);
        }
    }
}

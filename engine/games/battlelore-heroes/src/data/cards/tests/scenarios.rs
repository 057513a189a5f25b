//! What the specification says of the scenarios, and what a scenario may not say.

use super::{edited, house, refused};
use crate::cards::*;
use std::fmt::Write as _;

fn hexes(list: impl IntoIterator<Item = Hex>) -> String {
    list.into_iter().map(|hex| hex.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn scenarios_have_the_numbers_of_the_specification() {
    let set = house();
    let wanted = [
        (Camp::South, 4, 0, [5, 5], 10, 10),
        (Camp::North, 6, 0, [7, 5], 10, 15),
        (Camp::South, 6, 1, [6, 6], 11, 11),
        (Camp::South, 6, 2, [7, 7], 13, 12),
    ];
    for (row, wanted) in set.scenarios.iter().zip(wanted) {
        let units = |camp| row.units.iter().filter(|unit| unit.camp == camp).count();
        let ScenarioRow { first, council_levels, hero_cap, targets, .. } = row;
        let found =
            (*first, *council_levels, *hero_cap, *targets, units(Camp::South), units(Camp::North));
        assert_eq!(found, wanted, "{}", row.face.id);
        assert!(row.lore && row.councils.is_none());
        assert!(row.units.is_sorted_by(|one, next| one.at < next.at), "board order");
    }
    let chests = |place: usize| -> Vec<(String, u8)> {
        set.scenarios[place].chests.iter().map(|(hex, tokens)| (hex.to_string(), *tokens)).collect()
    };
    let told = |list: &[(&str, u8)]| -> Vec<(String, u8)> {
        list.iter().map(|(hex, tokens)| ((*hex).to_owned(), *tokens)).collect()
    };
    assert_eq!((chests(0), chests(1)), (vec![], vec![]));
    assert_eq!(chests(2), told(&[("D2", 2), ("D11", 3), ("E7", 3), ("F2", 3), ("F11", 2)]));
    assert_eq!(chests(3), told(&[("C9", 2), ("D4", 2), ("E6", 3), ("H3", 2), ("H10", 3)]));
}

#[test]
fn markers_and_quests_are_those_of_the_specification() {
    let set = house();
    let markers = |place: usize| -> Vec<(String, Option<Camp>)> {
        let markers = &set.scenarios[place].markers;
        markers.iter().map(|marker| (hexes(marker.hexes.clone()), marker.only)).collect()
    };
    assert_eq!(markers(1), [("D6 D7".to_owned(), None)]);
    assert_eq!(markers(3), [("G7".to_owned(), Some(Camp::South))]);
    assert_eq!((markers(0), markers(2)), (vec![], vec![]));
    let quest = |place: usize| set.scenarios[place].quest.as_ref().map(|quest| quest.task);
    assert_eq!([quest(0), quest(1)], [None, None]);
    assert_eq!(quest(2), Some(QuestTask::Searches(2)));
    let stands = ["G7", "D7"].map(|label| Hex::from_label(label).expect("a hex"));
    assert_eq!(quest(3), Some(QuestTask::Stands(stands)));
}

#[test]
fn hexes_have_the_terrain_and_units_of_the_specification() {
    let set = house();
    let ford = &set.scenarios[0];
    let of = |row: &ScenarioRow, role: TerrainRole| {
        let kind = set.terrain_of(role);
        hexes(Hex::all().filter(|hex| row.terrain[hex.index()] == kind))
    };
    assert_eq!(of(ford, TerrainRole::River), "E1 E2 E3 E5 E6 E8 E9 E11 E12 E13");
    assert_eq!(of(ford, TerrainRole::Bridge), "E7");
    let drums = &set.scenarios[1];
    assert_eq!(of(drums, TerrainRole::Impassable), "D10 E5");
    assert_eq!(of(drums, TerrainRole::Marsh), "E9 E10 F2");
    let walls = &set.scenarios[3];
    assert_eq!(of(walls, TerrainRole::Rampart), "F5 F6 F7 F8 G5 G9");
    assert_eq!(of(walls, TerrainRole::Building), "G7 H3");
    let at = |row: &ScenarioRow, camp: Camp, kind: UnitKind| {
        let units = row.units.iter().filter(|unit| unit.camp == camp && unit.kind == kind);
        hexes(units.map(|unit| unit.at))
    };
    let troop = |code: &str| UnitKind::Troop(set.troop_by_code(code).expect("a troop"));
    let creature = |code: &str| UnitKind::Creature(set.creature_by_code(code).expect("a creature"));
    assert_eq!(at(drums, Camp::North, troop("GBs")), "H4 H7 H9 H10");
    assert_eq!(at(drums, Camp::North, creature("SPI")), "I7");
    assert_eq!(at(walls, Camp::South, creature("GIA")), "B6");
    assert_eq!(at(walls, Camp::North, troop("DRs")), "G7");
    assert_eq!(at(ford, Camp::South, troop("HBs")), "B3 B6 B9");
}

#[test]
fn scenarios_are_refused_by_their_field() {
    let whole = "where A1 to I13 are allowed (rows B, D, F and H end at 12)";
    for (row, from, to, message) in [
        (
            "id = \"SCN01\"",
            "\"E1\"",
            "\"E14\"",
            &*format!("SCN01, terrain.river: \"E14\", {whole}"),
        ),
        ("id = \"SCN01\"", "\"B3\"", "\"B13\"", &format!("SCN01, south.HBs: \"B13\", {whole}")),
        ("id = \"SCN01\"", "\"B3\"", "\"b3\"", &format!("SCN01, south.HBs: \"b3\", {whole}")),
        (
            "id = \"SCN01\"",
            "HBs = ",
            "HXs = ",
            "SCN01, south: \"HXs\" is none of HGs, HGb, HBs, HRl, HGm, HBm, HRm, GGs, GGb, GBs, GGm, \
             DGc, DBs, DRs, SPI, GIA",
        ),
        (
            "id = \"SCN01\"",
            "river = ",
            "lake = ",
            "SCN01, terrain: \"lake\" is none of plain, forest, hill, river, ford, bridge, marsh, \
             rampart, building, impassable",
        ),
        ("id = \"SCN01\"", "\"B6\"", "\"A3\"", "SCN01, south.HGb: A3 holds HBs already"),
        ("id = \"SCN01\"", "\"B6\"", "\"B3\"", "SCN01, south.HBs: B3 holds HBs already"),
        ("id = \"SCN01\"", "\"I4\"", "\"A7\"", "SCN01, north.HGb: A7 holds HRl already"),
        ("id = \"SCN01\"", "\"D9\"", "\"E7\"", "SCN01, terrain.marsh: E7 is bridge already"),
        (
            "id = \"SCN01\"",
            "\"B3\"",
            "\"E5\"",
            "SCN01, south.HBs: E5 is river, which it may not enter",
        ),
        (
            "id = \"SCN04\"",
            "HBm = [\"I3\"",
            "HBm = [\"G9\"",
            "SCN04, north.HBm: G9 holds DGc already",
        ),
        (
            "id = \"SCN04\"",
            "[\"F5\", \"F6\", \"F7\", \"F8\", \"G5\", \"G9\"]",
            "[\"F5\", \"F6\", \"F7\", \"F8\", \"G5\", \"G9\", \"I3\"]",
            "SCN04, north.HBm: I3 is rampart, which it may not enter",
        ),
        (
            "id = \"SCN01\"",
            "[\"B3\", \"B6\", \"B9\"]",
            "[\"B3\", \"B6\", \"B9\", \"B1\", \"B2\"]",
            "SCN01, south.HBs: 5 units, where 4 of a troop are allowed",
        ),
        (
            "id = \"SCN02\"",
            "SPI = [\"I7\"]",
            "SPI = [\"I7\", \"I8\"]",
            "SCN02, north.SPI: 2 of both camps, where 1 of a creature is allowed",
        ),
        ("id = \"SCN03\"", "D2 = 2", "D2 = 4", "SCN03, chests.D2: 4, where 2 to 3 are allowed"),
        ("id = \"SCN03\"", "D2 = 2", "D13 = 2", &format!("SCN03, chests: \"D13\", {whole}")),
        (
            "id = \"SCN04\"",
            "C9 = 2",
            "E1 = 2",
            "SCN04, chests.E1: E1 is river, which nobody may enter",
        ),
        (
            "id = \"SCN04\"",
            "C9 = 2",
            "C7 = 2\nC8 = 3\nC9 = 3\nC10 = 3",
            "SCN04, chests: 21 tokens, where there are 20",
        ),
        (
            "id = \"SCN01\"",
            "south = 5",
            "south = 0",
            "SCN01, targets.south: 0, where 1 to 20 are allowed",
        ),
        (
            "id = \"SCN01\"",
            "council_levels = 4",
            "council_levels = 16",
            "SCN01, council_levels: 16, where 0 to 15 are allowed",
        ),
        (
            "id = \"SCN01\"",
            "hero_cap = 0",
            "hero_cap = 3",
            "SCN01, hero_cap: 3, where 0 to 2 are allowed",
        ),
        (
            "id = \"SCN02\"",
            "\"D6\", \"D7\"]",
            "\"D6\", \"D17\"]",
            &format!("SCN02, markers.hexes: \"D17\", {whole}"),
        ),
        (
            "id = \"SCN02\"",
            "\"D6\", \"D7\"]",
            "\"D6\", \"D6\"]",
            "SCN02, markers.hexes: D6 is there twice",
        ),
        (
            "id = \"SCN02\"",
            "\"D6\", \"D7\"]",
            "]",
            "SCN02, markers.hexes: a marker has at least one hex",
        ),
        (
            "id = \"SCN02\"",
            "\"D6\", \"D7\"]",
            "\"E5\"]",
            "SCN02, markers.hexes: E5 is impassable, which nobody may enter",
        ),
        (
            "id = \"SCN04\"",
            "only = \"south\"",
            "only = \"east\"",
            "SCN04, markers.only: \"east\" is none of south, north",
        ),
        (
            "id = \"SCN03\"",
            "count = 2",
            "count = 6",
            "SCN03, quest.count: 6, where the scenario has 5 chest hexes",
        ),
        (
            "id = \"SCN03\"",
            ", count = 2",
            "",
            "SCN03, quest: \"searches\" has, of count, south and north, count",
        ),
        (
            "id = \"SCN03\"",
            "\"searches\"",
            "\"dances\"",
            "SCN03, quest.do: \"dances\" is none of searches, stands",
        ),
        (
            "id = \"SCN04\"",
            "north = \"D7\"",
            "north = \"E1\"",
            "SCN04, quest.north: E1 is river, which nobody may enter",
        ),
        (
            "id = \"SCN01\"",
            "lore = true",
            "lore = true\ncouncils = { south = { wizard = 3, rogue = 1 }, north = { wizard = 3 } }",
            "SCN01, councils.north: 3 levels, where council_levels is 4",
        ),
        (
            "id = \"SCN01\"",
            "lore = true",
            "lore = true\ncouncils = { south = { wizard = 4 }, north = {} }",
            "SCN01, councils.south.wizard: 4, where 0 to 3 are allowed",
        ),
        (
            "id = \"SCN01\"",
            "lore = true",
            "lore = true\ncouncils = { south = { bard = 1 }, north = {} }",
            "SCN01, councils.south: \"bard\" is none of commander, wizard, cleric, rogue, warrior",
        ),
        (
            "id = \"SCN01\"",
            "first = \"south\"",
            "first = \"west\"",
            "SCN01, first: \"west\" is none of south, north",
        ),
    ] {
        refused(&edited(row, from, to), message);
    }
}

#[test]
fn a_camp_has_units_and_not_too_many() {
    let south = HOUSE_1.find("\n[scenario.south]\nHGb").expect("a camp");
    let north = HOUSE_1.find("\n[scenario.north]\nHGb").expect("a camp");
    let (before, after) = (&HOUSE_1[..south], &HOUSE_1[north..]);
    let with = |units: &str| format!("{before}\n[scenario.south]\n{units}{after}");
    refused(&with(""), "SCN01, south: 0 units, where 1 to 16 are allowed");
    let mut units = String::new();
    for (row, code) in ["HGs", "HGb", "HBs", "HRl", "HGm", "HBm", "HRm"].into_iter().enumerate() {
        let letter = ["A", "A", "A", "B", "B", "B", "C"][row];
        let first = [1, 5, 9, 1, 5, 9, 1][row];
        let list: Vec<String> = (first..first + 4).map(|n| format!("\"{letter}{n}\"")).collect();
        writeln!(units, "{code} = [{}]", list.join(", ")).expect("a string takes every text");
    }
    refused(&with(&units), "SCN01, south: 28 units, where 1 to 16 are allowed");
}

#[test]
fn fixed_councils_and_chests_are_read() {
    let text = edited(
        "id = \"SCN01\"",
        "lore = true",
        "lore = true\ncouncils = { south = { wizard = 3, rogue = 1 }, north = { commander = 2, cleric = 2 } }",
    );
    let set = CardSet::parse(&text).expect("sound");
    let [south, north] = set.scenarios[0].councils.expect("fixed");
    assert_eq!(south, Council { wizard: 3, rogue: 1, ..Council::default() });
    assert_eq!(north, Council { commander: 2, cleric: 2, ..Council::default() });
    let most = edited("id = \"SCN04\"", "C9 = 2", "C8 = 3\nC9 = 3\nC10 = 2\nC1 = 2");
    let set = CardSet::parse(&most).expect("20 tokens");
    assert_eq!(set.scenarios[3].chests.iter().map(|(_, tokens)| tokens).sum::<u8>(), 20);
}

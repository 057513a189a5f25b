//! What the specification says of the cards.

use super::house;
use crate::cards::*;
use crate::vocabulary::Mode;

#[test]
fn set_has_the_rows_and_cards_of_the_box() {
    let set = house();
    let tables = [
        set.terrains.len(),
        set.troops.len(),
        set.creatures.len(),
        set.commands.len(),
        set.lores.len(),
        set.skills.len(),
        set.artifacts.len(),
        set.scenarios.len(),
    ];
    assert_eq!(tables, [10, 14, 2, 25, 36, 30, 39, 4]);
    assert_eq!(set.rows().count(), 160);
    let sum = |copies: Vec<u8>| copies.into_iter().map(u32::from).sum::<u32>();
    assert_eq!(sum(set.commands.iter().map(|row| row.copies).collect()), 60);
    assert_eq!(sum(set.lores.iter().map(|row| row.copies).collect()), 40);
    assert_eq!(sum(set.artifacts.iter().map(|row| row.copies).collect()), 44);
    for class in Class::OF_LORE {
        let cards = set.lores.iter().filter(|row| row.class == class);
        assert_eq!(cards.map(|row| row.copies).sum::<u8>(), 10, "{class:?}");
    }
}

#[test]
fn skills_and_artifacts_are_cited_as_heroes_and_codes_only_define() {
    let set = house();
    for row in set.rows() {
        let is_one_of = |codes: &[&str]| codes.iter().any(|code| row.id.starts_with(code));
        assert_eq!(row.prefix, is_one_of(&["SKL", "ART"]).then_some("BH"), "{}", row.id);
        assert_eq!(row.acts, !is_one_of(&["TER", "UNI", "CRE", "SCN"]), "{}", row.id);
    }
    assert_eq!(set.rows().filter(|row| row.acts).count(), 25 + 36 + 30 + 39);
}

#[test]
fn terrains_are_those_of_the_table() {
    let set = house();
    // Enter, stop, battle, caps out, in, on the same terrain, blocks, sees over, bold.
    let wanted = [
        (Who::All, false, Who::All, None, None, None, false, false, 0),
        (Who::All, true, Who::All, Some(2), Some(2), None, true, false, 0),
        (Who::All, false, Who::All, Some(3), Some(2), Some(3), true, true, 0),
        (Who::Nobody, false, Who::All, None, None, None, false, false, 0),
        (Who::All, true, Who::All, Some(2), None, None, false, false, 0),
        (Who::All, false, Who::All, None, None, None, false, false, 0),
        (Who::All, true, Who::Unmounted, Some(2), Some(2), None, false, false, 0),
        (Who::Unmounted, false, Who::All, None, Some(2), None, false, false, 1),
        (Who::All, true, Who::Nobody, Some(3), Some(2), None, true, false, 1),
        (Who::Nobody, false, Who::All, None, None, None, true, false, 0),
    ];
    for ((row, wanted), &(_, role)) in set.terrains.iter().zip(wanted).zip(TerrainRole::WORDS) {
        let TerrainRow { enter, stop, battle, cap_out, cap_in, cap_level, .. } = *row;
        let TerrainRow { blocks, sees_over, bold, .. } = *row;
        let found = (enter, stop, battle, cap_out, cap_in, cap_level, blocks, sees_over, bold);
        assert_eq!(found, wanted, "{}", row.face.id);
        assert_eq!(row.role, role);
        assert_eq!(&set.terrain(set.terrain_of(role)).face.id, &row.face.id);
    }
}

#[test]
fn units_are_those_of_the_table() {
    let set = house();
    let said: Vec<String> = set
        .troops
        .iter()
        .map(|row| {
            let TroopRow { code, class, colour, figures, move_battle, move_only, dice, .. } = row;
            let TroopRow { weapon, people, rush, .. } = row;
            format!(
                "{code} {class:?} {colour:?} {figures} {move_battle}/{move_only} {dice} {weapon:?} \
                 {people:?} {rush}"
            )
        })
        .collect();
    assert_eq!(
        said,
        [
            "HGs Foot Green 4 2/2 2 Short Human false",
            "HGb Foot Green 4 2/2 2 Bow Human false",
            "HBs Foot Blue 4 1/2 3 Short Human false",
            "HRl Foot Red 4 1/1 4 Long Human false",
            "HGm Mounted Green 3 4/4 2 Long Human false",
            "HBm Mounted Blue 3 3/3 3 Long Human false",
            "HRm Mounted Red 3 2/2 4 Long Human false",
            "GGs Foot Green 4 2/2 2 Short Goblin true",
            "GGb Foot Green 4 2/2 2 Bow Goblin true",
            "GBs Foot Blue 4 1/2 3 Short Goblin true",
            "GGm Mounted Green 3 4/4 2 Long Goblin false",
            "DGc Foot Green 4 2/2 2 Crossbow Dwarf false",
            "DBs Foot Blue 4 1/2 3 Short Dwarf false",
            "DRs Foot Red 4 1/1 4 Short Dwarf false",
        ]
    );
    let faces = DamageFaces { matching: true, strikes: true, lore: false };
    let hurl = Power::Hurl { from: 2, to: 3, dice: 2, faces, flags: true };
    let powers = [
        ("SPI", Colour::Green, 3, true, 3, Power::Web, 2),
        ("GIA", Colour::Blue, 2, false, 4, hurl, 3),
    ];
    for (row, wanted) in set.creatures.iter().zip(powers) {
        let CreatureRow { code, colour, moves, ignores_forest, dice, power, cost, .. } = row;
        let found = (code.as_str(), *colour, *moves, *ignores_forest, *dice, *power, *cost);
        assert_eq!(found, wanted);
    }
}

#[test]
fn command_cards_are_those_of_the_table() {
    let set = house();
    let copies: Vec<u8> = set.commands.iter().map(|row| row.copies).collect();
    assert_eq!(copies, [2, 2, 2, 4, 5, 4, 3, 4, 3, 2, 2, 2, 3, 2, 2, 3, 2, 2, 2, 2, 2, 1, 1, 1, 2]);
    let text = |id: &str| set.command(set.command_by_id(id).expect("a card")).text;
    for (id, wanted) in [
        ("CMD01", CommandText::Sections { orders: [1, 0, 0], scout: true }),
        ("CMD05", CommandText::Sections { orders: [0, 2, 0], scout: false }),
        ("CMD09", CommandText::Sections { orders: [0, 0, 3], scout: false }),
        ("CMD12", CommandText::Assault { section: 2 }),
        ("CMD13", CommandText::Sections { orders: [1, 1, 1], scout: false }),
        ("CMD14", CommandText::Sections { orders: [2, 2, 2], scout: false }),
        ("CMD15", CommandText::Sections { orders: [2, 0, 2], scout: false }),
        ("CMD16", CommandText::BattleLore),
        ("CMD17", CommandText::FootOnslaught { orders: 4 }),
        ("CMD18", CommandText::MountedCharge { orders: 4, dice: 1 }),
        ("CMD19", CommandText::Leadership { dice: 1 }),
        ("CMD20", CommandText::CounterAttack),
        ("CMD21", CommandText::DarkenTheSky { orders: 4 }),
        ("CMD23", CommandText::Banners { colour: Colour::Blue, orders: 4 }),
        ("CMD25", CommandText::Rally { orders: 2, dice: 3 }),
    ] {
        assert_eq!(text(id), wanted, "{id}");
    }
    let other: Vec<&str> =
        set.commands.iter().map(|row| &*set.command(row.mirrored).face.id).collect();
    let wanted = [
        "CMD03", "CMD02", "CMD01", "CMD06", "CMD05", "CMD04", "CMD09", "CMD08", "CMD07", "CMD12",
        "CMD11", "CMD10", "CMD13",
    ];
    assert_eq!(other[..13], wanted);
    assert!((13..25).all(|place| other[place] == set.commands[place].face.id));
}

#[test]
fn lore_cards_are_those_of_the_table() {
    let set = house();
    let costs: Vec<u8> = set.lores.iter().map(|row| row.cost).collect();
    let wanted = [
        [4, 7, 7, 3, 4, 0, 3, 5, 4],
        [4, 3, 4, 2, 5, 4, 2, 5, 4],
        [0, 4, 3, 3, 3, 3, 5, 1, 4],
        [3, 2, 4, 4, 2, 3, 3, 4, 5],
    ];
    assert_eq!(costs, wanted.concat());
    let double: Vec<&str> =
        set.lores.iter().filter(|row| row.copies == 2).map(|row| &*row.face.id).collect();
    assert_eq!(double, ["LWZ01", "LCL01", "LRG01", "LWA01"]);
    let faces = |matching, strikes, lore| DamageFaces { matching, strikes, lore };
    let level = ByLevel([1, 2, 3]);
    for (id, window, mode, effect) in [
        (
            "LWZ01",
            LoreWindow::CombatAction,
            None,
            LoreEffect::Strike {
                reach: ByLevel([4, 5, 6]),
                sight: true,
                troops_only: false,
                dice: ByLevel([2, 3, 4]),
                faces: faces(true, false, true),
                flags: false,
            },
        ),
        (
            "LWZ02",
            LoreWindow::CombatAction,
            None,
            LoreEffect::Storm { reach: 6, dice: level, faces: faces(false, false, true) },
        ),
        ("LWZ03", LoreWindow::Movement, None, LoreEffect::Portal { reach: ByLevel([4, 5, 6]) }),
        (
            "LWZ07",
            LoreWindow::PreRollDefend,
            Some(Mode::Ranged),
            LoreEffect::FewerDice { dice: ByLevel([2, 3, 4]) },
        ),
        (
            "LWZ08",
            LoreWindow::CombatAction,
            None,
            LoreEffect::Shake { dice: level, lore: false, all_beside: true },
        ),
        ("LWZ09", LoreWindow::Counter, None, LoreEffect::Cancel),
        (
            "LCL07",
            LoreWindow::Alongside,
            None,
            LoreEffect::OrderExtra { orders: ByLevel([1, 1, 2]) },
        ),
        (
            "LCL08",
            LoreWindow::CombatAction,
            None,
            LoreEffect::Strike {
                reach: ByLevel([4, 4, 4]),
                sight: false,
                troops_only: true,
                dice: ByLevel([2, 3, 4]),
                faces: faces(true, false, false),
                flags: true,
            },
        ),
        (
            "LRG03",
            LoreWindow::PreRollAttack,
            Some(Mode::Melee),
            LoreEffect::Dice { dice: level, near_forest: true, strikes_hit: false },
        ),
        (
            "LRG05",
            LoreWindow::Movement,
            None,
            LoreEffect::Hurry {
                pieces: ByLevel([1, 1, 1]),
                mounted_only: false,
                hexes: 1,
                no_stop: true,
                melee_dice: 0,
            },
        ),
        (
            "LRG06",
            LoreWindow::CombatAction,
            None,
            LoreEffect::Shake { dice: ByLevel([2, 3, 4]), lore: true, all_beside: false },
        ),
        (
            "LWA03",
            LoreWindow::Movement,
            None,
            LoreEffect::Hurry {
                pieces: level,
                mounted_only: true,
                hexes: 1,
                no_stop: false,
                melee_dice: 1,
            },
        ),
        (
            "LWA06",
            LoreWindow::AfterBattle,
            None,
            LoreEffect::Vengeance { dice: ByLevel([0, 1, 2]) },
        ),
        (
            "LWA07",
            LoreWindow::PreRollAttack,
            Some(Mode::Ranged),
            LoreEffect::Dice { dice: level, near_forest: false, strikes_hit: true },
        ),
        ("LWA09", LoreWindow::InLieu, None, LoreEffect::OrderExtra { orders: ByLevel([2, 3, 4]) }),
    ] {
        let row = set.lore(set.lore_by_id(id).expect("a card"));
        assert_eq!((row.window, row.mode, row.effect), (window, mode, effect), "{id}");
    }
    assert_eq!([0, 1, 2, 3].map(|rank| ByLevel([4, 5, 6]).at(rank)), [4, 4, 5, 6]);
}

#[test]
fn skills_are_those_of_the_table() {
    let set = house();
    let power = |id: &str| set.skill(set.skill_by_id(id).expect("a skill")).power;
    for (id, wanted) in [
        ("SKL03", SkillPower::Blademaster { dice: 1, check_dice: 0 }),
        ("SKL04", SkillPower::CallToArms { dice: 2 }),
        ("SKL05", SkillPower::Scouting { cards: 3 }),
        ("SKL06", SkillPower::LeadByExample { pieces: 3 }),
        ("SKL09", SkillPower::Assassin { dice: 1, check_dice: 1 }),
        ("SKL11", SkillPower::HackAndSlash { dice: 2 }),
        ("SKL14", SkillPower::Pathfinder { hexes: 1 }),
        ("SKL16", SkillPower::Blademaster { dice: 1, check_dice: 1 }),
        ("SKL20", SkillPower::Alchemist { uses: 3 }),
        ("SKL21", SkillPower::UnseenServant { limit: 3 }),
        ("SKL22", SkillPower::BallLightning { dice: 2, range: 3 }),
        ("SKL26", SkillPower::Chant { levels: 1, reach: 1 }),
        ("SKL28", SkillPower::ShieldOfFaith { reach: 2 }),
        ("SKL30", SkillPower::TurnTheBlade { dice: 1 }),
    ] {
        assert_eq!(power(id), wanted, "{id}");
    }
    let riding: Vec<&str> = set
        .skills
        .iter()
        .filter(|row| row.power == SkillPower::Riding)
        .map(|row| &*row.face.id)
        .collect();
    assert_eq!(riding, ["SKL01", "SKL07", "SKL13", "SKL19", "SKL25"]);
    let needs: Vec<String> = set
        .skills
        .iter()
        .filter(|row| !row.needs.is_empty())
        .map(|row| {
            let needs: Vec<&str> =
                row.needs.iter().map(|skill| &*set.skill(*skill).face.id).collect();
            format!("{}: {}", row.face.id, needs.join(" "))
        })
        .collect();
    assert_eq!(needs, ["SKL24: SKL22 SKL23", "SKL28: SKL27", "SKL29: SKL26"]);
}

#[test]
fn artifacts_are_those_of_the_table() {
    let set = house();
    let usages: String = set
        .artifacts
        .iter()
        .map(|row| match row.usage {
            Usage::Any => 'G',
            Usage::ChampionOnly => 'Y',
            Usage::LeaderOnly => 'P',
        })
        .collect();
    assert_eq!(usages, "GGPYPGYGGGPPYPYGGGGYYPGYYYGGYPGGGGGGGGG");
    let values: String = set.artifacts.iter().map(|row| row.value.to_string()).collect();
    assert_eq!(values, "433323322232244334533444444333221232000");
    let of_class: Vec<String> = set
        .artifacts
        .iter()
        .filter(|row| !row.classes.is_empty() || row.needs_mount)
        .map(|row| format!("{} {:?} {}", row.face.id, row.classes, row.needs_mount))
        .collect();
    assert_eq!(
        of_class,
        [
            "ART07 [] true",
            "ART14 [Commander] false",
            "ART19 [Wizard, Rogue] false",
            "ART23 [Cleric] false",
            "ART24 [Warrior] false",
            "ART25 [] true",
            "ART27 [Wizard] false",
            "ART28 [Cleric] false",
            "ART29 [Rogue] false",
            "ART30 [Commander, Warrior] false",
        ]
    );
    let of_limit = |limit| -> Vec<&str> {
        let rows = set.artifacts.iter().filter(|row| row.limit == limit && !row.is_potion());
        rows.map(|row| &*row.face.id).collect()
    };
    assert_eq!(of_limit(UseLimit::PerGame), ["ART01", "ART09", "ART14", "ART16", "ART17", "ART23"]);
    assert_eq!(of_limit(UseLimit::PerTurn), ["ART02", "ART19"]);
    let potions = set.artifacts.iter().filter(|row| row.is_potion());
    assert_eq!(
        potions.map(|row| &*row.face.id).collect::<Vec<_>>(),
        ["ART31", "ART32", "ART33", "ART34", "ART35", "ART36"]
    );
    let special: Vec<(&str, u8)> = set
        .artifacts
        .iter()
        .filter(|row| row.is_special())
        .map(|row| (&*row.face.id, row.copies))
        .collect();
    assert_eq!(special, [("ART37", 3), ("ART38", 3), ("ART39", 2)]);
    let power = |id: &str| set.artifact(set.artifact_by_id(id).expect("a card")).power;
    let faces = DamageFaces { matching: true, strikes: true, lore: false };
    assert_eq!(power("ART06"), ArtifactPower::Thorns { dice: 1, faces });
    assert_eq!(power("ART07"), ArtifactPower::MovedDice { dice: 1, moved: 2 });
    assert_eq!(power("ART19"), ArtifactPower::Whispers { tokens: 1, distance: 2 });
    assert_eq!(power("ART26"), ArtifactPower::Bow { dice: 2, from: 2, to: 3 });
    assert_eq!(power("ART32"), ArtifactPower::Blood { dice: 2, check_dice: 1 });
}

#[test]
fn every_row_is_found_by_its_card() {
    let set = house();
    let id = |row: u16| set.card_row(usize::from(row)).expect("a row").id;
    for kind in Terrain::all(set.terrains.len()) {
        assert_eq!(id(CardSet::row_of_terrain(kind)), set.terrain(kind).face.id);
        assert_eq!(set.terrain_by_id(&set.terrain(kind).face.id), Some(kind));
    }
    for kind in Troop::all(set.troops.len()) {
        assert_eq!(id(CardSet::row_of_troop(kind)), set.troop(kind).face.id);
        assert_eq!(set.troop_by_id(&set.troop(kind).face.id), Some(kind));
        assert_eq!(set.troop_by_code(&set.troop(kind).code), Some(kind));
    }
    for kind in Creature::all(set.creatures.len()) {
        assert_eq!(id(CardSet::row_of_creature(kind)), set.creature(kind).face.id);
        assert_eq!(set.creature_by_id(&set.creature(kind).face.id), Some(kind));
        assert_eq!(set.creature_by_code(&set.creature(kind).code), Some(kind));
    }
    for kind in Command::all(set.commands.len()) {
        assert_eq!(id(CardSet::row_of_command(kind)), set.command(kind).face.id);
        assert_eq!(set.command_by_id(&set.command(kind).face.id), Some(kind));
    }
    for kind in Lore::all(set.lores.len()) {
        assert_eq!(id(CardSet::row_of_lore(kind)), set.lore(kind).face.id);
        assert_eq!(set.lore_by_id(&set.lore(kind).face.id), Some(kind));
    }
    for kind in Skill::all(set.skills.len()) {
        assert_eq!(id(CardSet::row_of_skill(kind)), set.skill(kind).face.id);
        assert_eq!(set.skill_by_id(&set.skill(kind).face.id), Some(kind));
    }
    for kind in Artifact::all(set.artifacts.len()) {
        assert_eq!(id(CardSet::row_of_artifact(kind)), set.artifact(kind).face.id);
        assert_eq!(set.artifact_by_id(&set.artifact(kind).face.id), Some(kind));
    }
    for kind in Scenario::all(set.scenarios.len()) {
        assert_eq!(id(CardSet::row_of_scenario(kind)), set.scenario(kind).face.id);
        assert_eq!(set.scenario_by_id(&set.scenario(kind).face.id), Some(kind));
    }
    assert_eq!(set.card_row(160), None);
    assert_eq!((set.lore_by_id("CMD01"), set.troop_by_code("SPI")), (None, None));
}

#[test]
fn sources_are_told_row_by_row() {
    let set = house();
    let of = |source: &str| -> Vec<&str> {
        set.rows().filter(|row| row.source.word() == source).map(|row| row.id).collect()
    };
    assert_eq!(of("rulebook"), ["CMD19", "SKL01", "SKL07", "SKL13", "SKL19", "SKL25", "ART39"]);
    let public = of("public");
    assert_eq!(public.len(), 6 + 13 + 15 + 4 + 14 + 4);
    assert!(public.contains(&"TER03") && public.contains(&"SKL20") && public.contains(&"ART34"));
    let mixed: Vec<String> = set
        .faces()
        .filter(|face| !face.printed.is_empty())
        .map(|face| format!("{} {}", face.id, face.printed.join(" ")))
        .collect();
    assert_eq!(mixed.len(), 1 + 3 + 4 + 5 + 12);
    assert!(mixed.contains(&"LWZ03 name_en cost effect.reach".to_owned()));
    assert!(mixed.iter().all(|row| row.contains("name_en")), "{mixed:?}");
}

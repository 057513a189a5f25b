//! What revision 2 answers anew, side by side with how it was played before.
//!
//! Source: BH-R12 and BH-R73 to BH-R76; each test cites its rules.

use crate::opening::position::Position;
use crate::prelude::*;
use crate::revisions::REVISIONS;
use crate::tests::vectors::table::Table;

use Camp::{North, South};
use Class::{Cleric, Rogue, Warrior, Wizard};

/// Bowmen under Darken the Sky whom a hero leads to a chest, and others that may still shoot.
fn darkened(value: &str, class: Class) -> Position {
    let position = Position::plain().reading("BH-R75", value).chest("C5", 2).combat("CMD21");
    let position = position.south("HGb C5").south("HGb C9").ordered("C5 C9");
    position.hero(South, class, Some("C5")).north("HBs E5").north("HBs E9").commands(South, "CMD05")
}

#[test]
fn search_is_in_the_place_of_the_shots_of_the_whole_unit() {
    // BH-R75, BL-9.1, BH-16.3.
    let mut before = Table::at(&darkened("once-more", Rogue));
    before.does("search #0").falls("Treasure");
    assert!(before.can("battle C5 E5"), "the search was the first of two battles");
    let mut now = Table::at(&darkened("no-battle", Rogue));
    now.does("search #0").falls("Treasure");
    now.refuses("battle C5 E5", "BL-9.1");
    assert!(now.can("battle C9 E9"), "the others have both of their battles");
}

#[test]
fn ball_lightning_is_in_the_place_of_the_shots_of_the_whole_unit() {
    // BH-R75, BL-9.1, BH:SKL22.
    let lightning = |value| {
        let mut table = Table::at(&darkened(value, Wizard).skills(0, "SKL22"));
        table.does("use #0 SKL22 E5").falls("gg");
        table
    };
    assert!(lightning("once-more").can("battle C5 E5"));
    lightning("no-battle").refuses("battle C5 E5", "BL-9.1");
}

/// Goblins that have battled flee to an ordered Champion with an enemy beside it.
fn fled(value: &str, goblins: u8) -> Table {
    let position = Position::plain().reading("BH-R74", value).combat("CMD05");
    let position = position.south("GGs C5").south("HGs C9").ordered("C5 C9");
    let position = position.unit("C5", |unit| unit.figures = Some(goblins));
    let position = position.north("DBs D5").north("HBs C6").north("HBs D9");
    let position = position.hero(South, Rogue, Some("B5")).ordered("B5").commands(South, "CMD03");
    let mut table = Table::at(&position);
    table.does("battle C5 D5").falls("rg").does("battle_back").falls("frr").does("retreat C5-B5");
    table
}

#[test]
fn champion_to_whom_a_troop_fled_battles_by_its_own_order_and_then_leads() {
    // BH-R74, BH-6.2, BH-8.6; heading 6.
    let mut before = fled("leads-at-once", 4);
    before.saw("BH-8.6", |fact| matches!(fact, Fact::Joined { .. }));
    before.falls("b").refuses("battle B5 C6", "BL-9.1");
    let mut now = fled("battles-by-its-order", 4);
    now.saw("BH-R74", |fact| matches!(fact, Fact::LeadsLater { .. }));
    assert_eq!(now.times(|fact| matches!(fact, Fact::Joined { .. })), 0);
    now.falls("b").refuses("battle B5 C6", "BL-9.1");
    now.forget().does("battle B5 #0 C6");
    assert_eq!(now.awaits(), 1, "with the die of its own sword");
    now.falls("g").refuses("battle B5 #0 C6", "BL-9.1");
    now.does("done_combat");
    assert_eq!(
        now.times(|fact| matches!(fact, Fact::Joined { .. })),
        0,
        "not before the turn ends"
    );
    now.draws_first().does("two_tokens");
    now.saw("BH-8.6", |fact| matches!(fact, Fact::Joined { .. }));
    let hero = now.state.battle().heroes[0].clone();
    assert!(!hero.apart && !hero.leads_later);
}

#[test]
fn champion_keeps_its_battle_when_the_troop_that_fled_to_it_dies() {
    // BH-R74; the whole troop panics.
    let mut before = fled("leads-at-once", 1);
    before.falls("g").falls("r").refuses("battle B5 C6", "BL-9.1");
    let mut now = fled("battles-by-its-order", 1);
    now.falls("g").falls("r");
    assert!(now.can("battle B5 C6"), "alone again, it is named by its hex");
}

#[test]
fn champion_without_an_order_leads_at_once() {
    // BH-8.6: there is no battle to keep.
    let position = Position::plain().reading("BH-R74", "battles-by-its-order").combat("CMD05");
    let position = position.south("GGs C5").south("HGs C9").ordered("C5 C9").north("DBs D5");
    let position = position.hero(South, Rogue, Some("B5")).north("HBs D9");
    let mut table = Table::at(&position);
    table.does("battle C5 D5").falls("rg").does("battle_back").falls("frr").does("retreat C5-B5");
    table.saw("BH-8.6", |fact| matches!(fact, Fact::Joined { .. }));
}

#[test]
fn hero_begins_with_any_skill_of_its_class() {
    // BH-R73, BH-4.2, BH-18.5: SKL24, SKL28, SKL29 have prerequisites of the house.
    let enlists = |value: &str, class: &str| {
        let mut setup = Setup::new::<BattleLore>(2);
        let meta = BattleLore::meta();
        setup.set_option(meta, "mode", "campaign").expect("an option");
        setup.set_reading(meta, "BH-R73", value).expect("a reading");
        let game = BattleLore::new(&setup).expect("a set-up");
        let state = game.start();
        let mut table = Table::of(game, state);
        table.does(&format!("enlist {class}"));
        table
    };
    for (class, skill) in [("wizard", "SKL24"), ("cleric", "SKL28"), ("cleric", "SKL29")] {
        let before = enlists("no-prerequisite", class);
        before.refuses(&format!("skill {skill}"), "BH-18.5");
        assert!(enlists("any-of-class", class).can(&format!("skill {skill}")));
    }
}

/// South's bowmen, whom a Warrior leads, attack a troop.
fn bowmen_attack(value: &str, at: &str) -> u8 {
    let position = Position::plain().reading("BH-R12", value).combat("CMD05");
    let position = position.south("HGb C5").ordered("C5").hero(South, Warrior, Some("C5"));
    let mut table = Table::at(&position.north(&format!("HBs {at}")));
    table.does(&format!("battle C5 {at}"));
    table.awaits()
}

#[test]
fn leaders_sword_is_no_help_to_a_bow() {
    // BH-R12, BH-2.1: heroes have melee weapons.
    for (value, shot, melee) in
        [("none", 2, 2), ("plus-weapon", 4, 4), ("plus-weapon-in-melee", 2, 4)]
    {
        assert_eq!(bowmen_attack(value, "E5"), shot, "{value}");
        assert_eq!(bowmen_attack(value, "D5"), melee, "{value}");
    }
}

/// What North is asked after a roll of South's unit in C5, if it holds this card and tokens for it.
fn after_roll(value: &str, attacker: &str, target: (&str, &str), faces: &str, card: &str) -> Table {
    let position = Position::plain().reading("BH-R76", value).combat("CMD05");
    let position = position.south(&format!("{attacker} C5")).south("HGs A13").ordered("C5 A13");
    let position = position.north(&format!("{} {}", target.0, target.1)).north("HGs B12");
    let position = position.lores(North, card).tokens(North, 9);
    let mut table = Table::at(&position);
    table.does(&format!("battle C5 {}", target.1)).falls(faces);
    table
}

fn is_asked(table: &Table) -> bool {
    table.asked() == Some((Question::PostDefend, 1))
}

#[test]
fn sanctuary_is_not_asked_for_against_strikes_that_do_nothing() {
    // BH-R76, BL:LCL03, BL-4.5: a bow's strikes do not hit, and no hero is there.
    let shot = |value| after_roll(value, "HGb", ("HBs", "E5"), "sg", "LCL03");
    let (before, now) = (shot("asked"), shot("not-asked"));
    assert!(is_asked(&before) && before.can("lore LCL03 s"));
    assert!(!is_asked(&now));
    // A foot unit's one strike on a mounted troop is ignored (BL-4.2); the second hits.
    let charge = |faces| after_roll("not-asked", "HGs", ("HBm", "D5"), faces, "LCL03");
    assert!(!is_asked(&charge("sg")) && is_asked(&charge("ss")));
    // Shield Wall likewise.
    let wall = |faces| after_roll("not-asked", "HGs", ("HBm", "D5"), faces, "LWA02");
    assert!(!is_asked(&wall("sg")) && is_asked(&wall("ss")));
}

#[test]
fn sanctuary_is_asked_for_where_a_strike_makes_a_check() {
    // BH-11.3: the bow's strike does not hit the troop, and counts against its Leader.
    let position = Position::plain().reading("BH-R76", "not-asked").combat("CMD05");
    let position = position.south("HGb C5").south("HGs A13").ordered("C5 A13").north("HBs E5");
    let position = position.hero(North, Rogue, Some("E5")).lores(North, "LCL03").tokens(North, 9);
    let mut table = Table::at(&position.north("HGs B12"));
    table.does("battle C5 E5").falls("sg").asks(Question::PostDefend, North);
    assert!(table.can("lore LCL03 s"));
}

#[test]
fn hymn_of_courage_is_asked_for_where_boldness_counts() {
    // BH-R76, BL:LCL04: a flag, or a battle back (BL-11.1).
    let shot = |value, faces| after_roll(value, "HGb", ("HBs", "E5"), faces, "LCL04");
    assert!(is_asked(&shot("asked", "gg")));
    let now = shot("not-asked", "gg");
    assert!(!is_asked(&now));
    assert!(is_asked(&shot("not-asked", "fg")));
    let melee = |target| after_roll("not-asked", "HGs", (target, "D5"), "rr", "LCL04");
    assert!(is_asked(&melee("HBs")), "it could battle back then");
    assert!(!is_asked(&melee("DBs")), "a dwarf unit is bold");
}

#[test]
fn pick_pockets_is_not_asked_for_against_empty_pockets() {
    // BH-R76, BL:LRG01.
    let table = |value, tokens| {
        let position = Position::plain().reading("BH-R76", value).commands(South, "CMD05");
        let position = position.lores(South, "LRG01").level(South, Rogue, 1).tokens(North, tokens);
        let mut table = Table::at(&position.south("HBs C5").north("HBs G5"));
        table.does("command CMD05");
        table
    };
    let question = |table: &Table| table.asked().map(|(question, _)| question);
    assert_eq!(question(&table("asked", 0)), Some(Question::Alongside));
    let now = table("not-asked", 0);
    assert_eq!(question(&now), Some(Question::Order));
    assert_eq!(question(&table("not-asked", 1)), Some(Question::Alongside));
}

#[test]
fn card_that_would_change_nothing_is_refused_beside_one_that_would() {
    // BH-R76, BL-12.6: the question is asked for the other card.
    let position = Position::plain().reading("BH-R76", "not-asked").commands(South, "CMD05");
    let position = position.lores(South, "LRG01 LWZ06").level(South, Rogue, 1);
    let position = position.level(South, Wizard, 1).south("HBs C5").north("HBs G5");
    let mut table = Table::at(&position);
    table.does("command CMD05").asks(Question::Alongside, South);
    assert!(table.can("lore LWZ06"));
    table.refuses("lore LRG01", "BL-12.6");
    let refusal = table.game.check(&table.state, &table.action("lore LRG01"));
    assert!(matches!(refusal, Err(Refusal::NoEffect { .. })), "{refusal:?}");
}

#[test]
fn cleave_is_not_asked_for_against_a_champion() {
    // BH-R76, BL:LWA04: double strikes are for troops.
    let asked = |value: &str, hero: bool| {
        let position = Position::plain().reading("BH-R76", value).combat("CMD05");
        let position = position.south("HGs C5").ordered("C5").north("HGs B12").tokens(South, 9);
        let position = position.lores(South, "LWA04").level(South, Warrior, 1);
        let position =
            if hero { position.hero(North, Cleric, Some("D5")) } else { position.north("HBs D5") };
        let mut table = Table::at(&position);
        table.does("battle C5 D5");
        table.asked().map(|(question, _)| question) == Some(Question::PreAttack)
    };
    assert!(asked("asked", true) && asked("not-asked", false));
    assert!(!asked("not-asked", true));
}

#[test]
fn warding_bracers_are_not_asked_for_against_a_strike_that_is_ignored() {
    // BH-R76, BH:ART02: a foot Champion's only strike on a mounted one (BH-11.2).
    let asked = |value: &str, faces: &str| {
        let position = Position::plain().reading("BH-R76", value).combat("CMD05");
        let position = position.hero(South, Warrior, Some("C5")).south("HGs A13").ordered("C5 A13");
        let position = position.hero(North, Rogue, Some("D5")).skills(1, "SKL13");
        let position = position.equips(1, "ART02");
        let mut table = Table::at(&position.north("HGs B12"));
        table.does("battle C5 D5").falls(faces);
        table
    };
    assert!(is_asked(&asked("asked", "sg")));
    let now = asked("not-asked", "sg");
    assert!(!is_asked(&now));
    assert!(is_asked(&asked("not-asked", "ss")));
}

#[test]
fn new_games_have_the_corrections_and_those_of_revision_1_have_not() {
    let meta = BattleLore::meta();
    let (first, newest) = (meta.defaults_at(1).expect("it is there"), meta.defaults());
    for (rule, word) in REVISIONS[0].defaults {
        let at = meta.readings.iter().position(|spec| spec.rule == *rule).expect("a reading");
        assert_eq!(first[at], 0);
        assert_eq!(meta.readings[at].values[usize::from(newest[at])], *word);
    }
}

//! Heroes and the campaign, read a second time: what had been otherwise.
//!
//! Source: BH-17 to BH-19, the tables of skills (9.5) and artifacts (9.6), 14.1 of the specification.

use crate::battle::{Grant, InPlay, Orders};
use crate::prelude::*;
use crate::tests::camp_tests::{act, artifact, draw_cards, fate, finish, fought, game};
use crate::tests::lore_tests::{Rig, has, hex};
use Camp::{North, South};
use kanso_engine::trace::{Cited, Mode as Keeps};

fn rule_of(rig: &Rig, id: &str) -> Rule {
    let item = if id.starts_with("SKL") {
        ItemId::Skill(rig.skill(id))
    } else {
        ItemId::Artifact(rig.artifact(id))
    };
    rig.game.item_rule(item)
}

fn cites(rig: &Rig, told: &[Cited<Fact>], id: &str) -> bool {
    told.iter().any(|fact| fact.rule == rule_of(rig, id))
}

#[test]
fn artifact_of_another_class_does_nothing() {
    for (class, card, faces, left, acts) in [
        (Class::Warrior, "ART24", "s", 2, true),
        (Class::Rogue, "ART24", "s", 3, false),
        (Class::Cleric, "ART28", "l", 3, true),
        (Class::Wizard, "ART28", "l", 4, false),
    ] {
        let mut rig = Rig::new(&[]);
        let _ = rig.hero(South, class, "C5", &[card]);
        rig.unit(North, "HBs", "D5", 4);
        rig.fight("C5", "D5", FightStep::Hits, faces);
        let told = rig.go_on();
        assert_eq!(rig.figures("D5"), left, "{class:?} with {card}");
        assert_eq!(cites(&rig, &told, card), acts);
    }
}

#[test]
fn snaring_rope_is_thrown_once_in_a_battle() {
    let mut rig = Rig::new(&[]);
    let hero = rig.hero(South, Class::Rogue, "C5", &["ART16"]);
    rig.unit(North, "HBs", "D5", 4);
    rig.fight("C5", "D5", FightStep::PreAttack, "");
    let _ = rig.using(hero, "ART16", Targets::None);
    assert!(rig.state.battle().fights[0].snared);
    rig.state.battle_mut().fights.clear();
    rig.state.battle_mut().turn = 3;
    rig.state.tasks = vec![Task::Combat];
    rig.fight("C5", "D5", FightStep::PreAttack, "");
    let again = rig.uses(hero, "ART16", Targets::None);
    let refused = rig.game.check_action(&rig.state, &again).map_err(|why| why.rule());
    assert_eq!(refused, Err(BH_17_10));
}

#[test]
fn one_of_the_revealed_cards_is_kept() {
    for (value, kept) in [("must-keep", 1), ("may-decline", 0)] {
        let game = game(Some(8), &[("keep-none", value)]);
        let rogue = fate(Seat::at(0), Class::Rogue, HeroStatus::Exited);
        let mut state = fought(&game, &[rogue]);
        let _ = finish(&game, &mut state, None);
        let _ = draw_cards(&game, &mut state, &["ART20"]);
        if kept == 0 {
            let _ = act(&game, &mut state, &Action::KeepNone);
        } else {
            let refused = game.check_action(&state, &Action::KeepNone);
            assert_eq!(refused, Err(Refusal::MustKeep));
            assert_eq!(Refusal::MustKeep.rule(), BH_19_8);
            let card = artifact(&game, "ART20");
            let _ = act(&game, &mut state, &Action::KeepCard { card });
        }
        assert_eq!(state.sheet(HeroId(0)).artifacts.len(), kept);
    }
    let default = game(Some(8), &[]).readings;
    assert_eq!(default.keep_none, crate::readings::KeepNone::MustKeep);
}

#[test]
fn leader_that_is_to_leave_its_troop_leads_by_example() {
    let mut rig = Rig::new(&[]);
    let hero = rig.hero(South, Class::Commander, "C6", &["SKL06"]);
    rig.unit(South, "HBs", "C6", 4);
    rig.unit(South, "HGs", "C7", 4);
    rig.unit(North, "HBs", "I13", 4);
    let scout = rig.game.cards.command_by_id("CMD02").expect("Scout Centre");
    let battle = rig.state.battle_mut();
    battle.in_play = Some(InPlay { card: scout, acts_as: Some(scout), heals: None, held: 4 });
    let filter = Filter::Section(Section::Centre);
    let grants = vec![Grant { filter, left: 1, by_card: true }];
    battle.orders = Orders { grants, ..Orders::default() };
    rig.state.tasks = vec![Task::EndTurn, Task::Order];
    let _ = rig.act(&Action::OrderDetach { hero, section: None });
    let told = rig.using(hero, "SKL06", Targets::None);
    assert!(has(&told, |fact| matches!(fact, Fact::OrdersMore { orders: 3, .. })));
    let _ = rig.act(&Action::Order { piece: hex("C7"), hero: None, section: None });
}

#[test]
fn outflank_is_told_when_it_orders_a_detachment() {
    let mut rig = Rig::new(&[]);
    let hero = rig.hero(South, Class::Commander, "B2", &["SKL02"]);
    rig.unit(South, "HBs", "B2", 4);
    rig.unit(North, "HBs", "I13", 4);
    let filter = Filter::Section(Section::Centre);
    let grants = vec![Grant { filter, left: 1, by_card: true }];
    rig.state.battle_mut().orders = Orders { grants, ..Orders::default() };
    rig.state.tasks = vec![Task::EndTurn, Task::Order];
    let told = rig.act(&Action::OrderDetach { hero, section: None });
    assert!(cites(&rig, &told, "SKL02"));
    assert!(has(&told, |fact| matches!(fact, Fact::DetachOrdered { .. })));
}

fn moved(rig: &mut Rig, from: &str, to: &str) -> Vec<Cited<Fact>> {
    rig.order(from);
    rig.state.tasks = vec![Task::EndTurn, Task::Move];
    rig.act(&Action::Move {
        piece: hex(from),
        dest: hex(to),
        glory: false,
        hero: None,
        leave: None,
        join: None,
    })
}

#[test]
fn what_takes_a_hero_farther_is_told_where_it_was_needed() {
    for (scenario, card, from, to, needed) in [
        ("SCN03", "ART20", "C5", "C8", true),
        ("SCN03", "ART20", "C5", "C7", false),
        ("SCN03", "SKL14", "C5", "C8", true),
        ("SCN03", "SKL14", "C5", "C7", false),
        ("SCN03", "SKL14", "D3", "D5", true),
        ("SCN01", "SKL14", "D1", "F1", true),
        ("SCN01", "ART13", "D1", "E1", true),
        ("SCN01", "ART13", "D1", "D3", false),
    ] {
        let mut rig = Rig::new(&[]);
        rig.game.scenario = rig.game.cards.scenario_by_id(scenario).expect("a scenario");
        rig.state.battle_mut().chests.clear();
        let _ = rig.hero(South, Class::Rogue, from, &[card]);
        rig.unit(North, "HBs", "I13", 4);
        let told = moved(&mut rig, from, to);
        assert_eq!(cites(&rig, &told, card), needed, "{card}: {from} to {to}");
    }
}

#[test]
fn what_lets_a_piece_shoot_so_far_is_told() {
    let mut rig = Rig::new(&[]);
    let _ = rig.hero(South, Class::Rogue, "C5", &["ART26"]);
    rig.unit(North, "HBs", "C8", 4);
    rig.order("C5");
    let battle = |from: &str, to: &str| Action::Battle {
        attacker: hex(from),
        target: hex(to),
        glory: false,
        hero: None,
    };
    let told = rig.act(&battle("C5", "C8"));
    assert!(cites(&rig, &told, "ART26"));
    for (to, needed) in [("C8", true), ("C7", false)] {
        let mut rig = Rig::new(&[]);
        let _ = rig.hero(South, Class::Rogue, "C3", &["ART12"]);
        rig.unit(South, "HGb", "C3", 4);
        rig.unit(North, "HBs", to, 4);
        rig.order("C3");
        let told = rig.act(&battle("C3", to));
        assert_eq!(cites(&rig, &told, "ART12"), needed, "{to}");
    }
}

#[test]
fn litany_is_told_where_a_chant_alone_does_not_reach() {
    for (cleric, needed) in [("D7", true), ("D6", false)] {
        let mut rig = Rig::new(&[]);
        let _ = rig.hero(North, Class::Cleric, cleric, &["SKL26", "SKL29"]);
        rig.unit(South, "HBs", "C5", 4);
        rig.unit(North, "HBs", "D5", 4);
        rig.fight("C5", "D5", FightStep::Flags, "f");
        let _ = rig.go_on();
        let stays = Action::Retreat { ignored: 1, glory: None, path: Path::EMPTY };
        let told = rig.act(&stays);
        assert!(cites(&rig, &told, "SKL26"));
        assert_eq!(cites(&rig, &told, "SKL29"), needed, "{cleric}");
    }
}

#[test]
fn special_cards_are_exchanged_by_their_rows() {
    for id in ["ART37", "ART38"] {
        let mut rig = Rig::new(&[("special-cards-in-battle", "exchanged-now")]);
        let hero = rig.hero(South, Class::Rogue, "C5", &[]);
        rig.unit(North, "HBs", "I13", 4);
        rig.game.begin_gain(&mut rig.state, hero, false);
        let card = rig.artifact(id);
        let told = rig.draw(&[card.into()]);
        assert!(cites(&rig, &told, id));
        let sheet = rig.state.sheet(hero);
        assert_eq!(sheet.treasure + sheet.experience, 1);
    }
    let game = game(Some(8), &[]);
    let rogue = fate(Seat::at(0), Class::Rogue, HeroStatus::OnMap);
    let mut state = fought(&game, &[rogue]);
    let sheet = state.sheet_mut(HeroId(0));
    (sheet.skulls_marked, sheet.experience) = (1, 4);
    let card = artifact(&game, "ART39");
    assert!(state.artifacts.take_kind(card.into()), "a Master Physician is in the deck");
    state.sheet_mut(HeroId(0)).own(card);
    let _ = finish(&game, &mut state, Some(South));
    assert_eq!(state.aaa_mut().step, AaaStep::Exchange);
    let mut trace: Tracing = Trace::new(Keeps::Facts);
    game.decide_action(&mut state, &Action::RestoreSkull, &mut trace);
    let rule = game.item_rule(ItemId::Artifact(card));
    assert!(trace.take_facts().iter().any(|cited| cited.rule == rule));
    assert_eq!(state.sheet(HeroId(0)).skulls_marked, 0);
}

#[test]
fn potion_that_was_discarded_is_unused_when_it_comes_again() {
    let mut rig = Rig::new(&[]);
    let owned = ["ART01", "ART02", "ART03", "ART04", "ART05"];
    let hero = rig.hero(South, Class::Wizard, "C5", &["SKL20", "ART36"]);
    for id in owned {
        let _ = rig.own(hero, id);
    }
    rig.unit(North, "HBs", "D5", 4);
    rig.fight("C5", "D5", FightStep::PreAttack, "");
    let _ = rig.using(hero, "ART36", Targets::None);
    rig.state.battle_mut().fights.clear();
    rig.state.tasks = vec![Task::Combat];
    rig.game.begin_gain(&mut rig.state, hero, false);
    let (found, potion) = (rig.artifact("ART08"), rig.artifact("ART36"));
    let _ = rig.draw(&[found.into()]);
    let told = rig.act(&Action::DiscardArtifact { card: potion });
    assert!(told.iter().any(|cited| cited.rule == BH_17_3));
    assert_eq!(rig.game.used_before(&rig.state, hero, ItemId::Artifact(potion)), (0, 0));
}

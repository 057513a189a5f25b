//! Refusals before and after a battle, and of cards that are kept.

use super::{Table, hex};
use crate::action::{Equipment, PartyHeroes};
use crate::battle::{Gain, GainStep, Search};
use crate::prelude::*;
use crate::state::{Aaa, Campaign, Guest, PlayedBattle, Recruit};
use kanso_engine::{Ascending, Deck};

use Camp::South;

/// The tests of this file, for whoever wants to know all that they are refused.
pub(super) const ALL: &[fn()] = &[
    council_has_its_levels,
    as_many_lore_cards_are_kept_as_the_council_says,
    class_is_enlisted_once_and_has_a_skill_left,
    first_skill_is_of_the_class_and_free,
    only_a_card_that_does_not_fit_is_drawn_anew,
    two_artifacts_are_equipped_and_potions_beside_a_box,
    hero_is_placed_with_a_troop_that_it_fits,
    cards_that_are_kept_are_held,
    what_a_chest_brings_is_what_was_shown,
    artifact_costs_five_treasures_and_lies_in_the_deck,
    pairs_are_what_the_hero_has,
    revealed_card_is_kept_or_drawn_anew,
    physician_wants_tokens_and_a_marked_skull,
    skill_is_learned_once_after_a_battle,
    hero_joins_the_council_with_three_skills_on_a_free_spot,
    instructor_gives_once_what_lies_in_the_deck,
    party_is_of_active_heroes_of_different_classes,
];

/// A table of a campaign whose After Adventure Action is at a step, with the Cleric 0 of seat 0.
fn after(step: AaaStep, changed: &[(&str, u8)]) -> Table {
    let mut table = Table::new(4, changed).hero(0, South, Class::Cleric, "C5", false);
    let hero =
        Adventurer { hero: HeroId(0), seat: Seat::at(0), took_part: true, on_map: true, won: true };
    let aaa = Aaa {
        heroes: vec![hero],
        step,
        at: 0,
        bought: 0,
        pairs: 0,
        shown: Vec::new(),
        replaced: Vec::new(),
        returned: Vec::new(),
        levelled: Vec::new(),
    };
    table.state.campaign = Some(Campaign { aaa: Some(aaa), ..Campaign::default() });
    table.state.battle = None;
    table.asks(Task::Aaa)
}

#[test]
fn council_has_its_levels() {
    let table = Table::new(1, &[]).asks(Task::Council(South));
    let choose = |commander, wizard, warrior| Action::ChooseCouncil {
        council: Council { commander, wizard, warrior, ..Council::default() },
    };
    table.allows(&choose(2, 1, 1));
    table.refuses(&choose(2, 2, 1), BL_13_1);
    table.refuses(&choose(4, 0, 0), BL_13_1);
}

#[test]
fn as_many_lore_cards_are_kept_as_the_council_says() {
    let mut table = Table::new(1, &[]).asks(Task::KeepLore(South));
    let cards = ["LWZ01", "LWZ01", "LCL01", "LRG01"].map(|id| table.lore(id));
    let other = table.lore("LWA09");
    let mut hand = cards.to_vec();
    hand.sort_unstable();
    table.state.battle_mut().side_mut(South).lores = hand;
    let keep = |cards: &[_]| Action::KeepLore { cards: KeptLore::of(cards.iter().copied()) };
    table.allows(&keep(&cards[..1]));
    table.refuses(&keep(&cards[..2]), BL_5_4);
    table.refuses(&keep(&[other]), BL_5_4);
}

#[test]
fn class_is_enlisted_once_and_has_a_skill_left() {
    let enlist = |class| Action::Enlist { class };
    let mut table = Table::new(4, &[]).asks(Task::Enlist(Seat::at(0)));
    table = table.hero(0, South, Class::Cleric, "C5", false);
    table.refuses(&enlist(Class::Cleric), BH_4_6);
    table.allows(&enlist(Class::Rogue));
    let rogue = ["SKL13", "SKL14", "SKL15", "SKL16", "SKL17", "SKL18"].map(|id| table.skill(id));
    table.sheet_mut(0).skills = rogue.to_vec();
    table.refuses(&enlist(Class::Rogue), BH_4_5);
    let mut full = Table::new(4, &[]).asks(Task::Enlist(Seat::at(0)));
    full.state.campaign = Some(Campaign::default());
    for id in 0..8 {
        full = full.hero(id, South, Class::Cleric, "C5", false);
    }
    full.state.battle = None;
    full.refuses(&enlist(Class::Rogue), BH_21_6);
}

#[test]
fn first_skill_is_of_the_class_and_free() {
    let mut table = Table::new(4, &[]).hero(0, South, Class::Wizard, "C5", false);
    table = table.hero(1, South, Class::Wizard, "C6", false).asks(Task::FirstSkill(HeroId(0)));
    let choose = |table: &Table, id: &str| Action::ChooseSkill { skill: table.skill(id) };
    table.allows(&choose(&table, "SKL22"));
    table.refuses(&choose(&table, "SKL27"), BH_4_2);
    table.refuses(&choose(&table, "SKL24"), BH_18_5);
    let lightning = table.skill("SKL22");
    table.sheet_mut(1).skills = vec![lightning];
    table.refuses(&choose(&table, "SKL22"), BH_19_13);
}

#[test]
fn only_a_card_that_does_not_fit_is_drawn_anew() {
    let mut table = Table::new(4, &[]).hero(0, South, Class::Rogue, "C5", false);
    table = table.asks(Task::ChooseArtifact(HeroId(0)));
    let (boots, horn, treasure) =
        (table.artifact("ART20"), table.artifact("ART14"), table.artifact("ART37"));
    let shown = vec![horn, boots, treasure];
    let hero = HeroId(0);
    table.state.recruit = Some(Recruit { hero, shown, replaced: Vec::new(), kept: None });
    table.refuses(&Action::Redraw { card: boots }, BH_4_4);
    table.allows(&Action::Redraw { card: horn });
    table.allows(&Action::Redraw { card: treasure });
    table.allows(&Action::KeepArtifact { card: horn });
    table.refuses(&Action::KeepArtifact { card: treasure }, BH_4_4);
    let rope = table.artifact("ART16");
    table.refuses(&Action::KeepArtifact { card: rope }, BH_4_4);
    table.state.artifacts = Deck::shuffled(Bag::new());
    table.refuses(&Action::Redraw { card: horn }, BH_4_4);
}

#[test]
fn two_artifacts_are_equipped_and_potions_beside_a_box() {
    let mut table = Table::new(4, &[]).hero(0, South, Class::Rogue, "C5", false);
    table = table.asks(Task::Equip(HeroId(0)));
    let ids = ["ART08", "ART20", "ART33", "ART34", "ART37"].map(|id| table.artifact(id));
    table.sheet_mut(0).artifacts = ids.to_vec();
    let equip = |at: &[usize]| Action::Equip { cards: Equipment::of(at.iter().map(|at| ids[*at])) };
    table.allows(&equip(&[]));
    table.allows(&equip(&[1, 2]));
    table.refuses(&equip(&[1, 2, 3]), BH_17_4);
    table.allows(&equip(&[0, 1, 2, 3]));
    table.refuses(&equip(&[4]), BH_17_4);
}

#[test]
fn hero_is_placed_with_a_troop_that_it_fits() {
    let mut table = Table::new(4, &[]).hero(0, South, Class::Wizard, "A1", false);
    table.hero_mut(0).at = None;
    table = table.asks(Task::Deploy(HeroId(0)));
    table = table.unit(South, "HBs", "B4").unit(South, "HGm", "A2").unit(South, "GIA", "B6");
    table = table.unit(South, "HBs", "B7").hero(1, South, Class::Rogue, "B7", false);
    let place = |label: &str| Action::PlaceHero { hero: HeroId(0), hex: hex(label), mounted: None };
    table.allows(&place("B4"));
    for label in ["A1", "B6", "B7", "A2"] {
        table.refuses(&place(label), BH_5_3);
    }
    let mounted = Action::PlaceHero { hero: HeroId(0), hex: hex("B4"), mounted: Some(true) };
    table.refuses(&mounted, BL_6_4);
    let riding = table.skill("SKL19");
    table.sheet_mut(0).skills = vec![riding];
    table.allows(&place("A2"));
    let choosing =
        Table::new(4, &[("riding-forced", 1)]).hero(0, South, Class::Wizard, "A1", false);
    let mut choosing = choosing.asks(Task::Deploy(HeroId(0))).unit(South, "HBs", "B4");
    choosing.hero_mut(0).at = None;
    choosing.sheet_mut(0).skills = vec![riding];
    choosing.allows(&mounted);
    choosing.refuses(&place("B4"), BL_6_4);
    let rampart = table.unit(South, "HBs", "F5");
    rampart.refuses(&place("F5"), BH_5_3);
    let mut alone = rampart;
    alone.state.battle_mut().side_mut(South).council = Some(Council::default());
    alone.refuses(&place("B4"), BH_5_1);
}

#[test]
fn cards_that_are_kept_are_held() {
    let mut table = Table::new(1, &[]).asks(Task::KeepCommand);
    let (scout, rally) = (table.command("CMD01"), table.command("CMD25"));
    table.state.battle_mut().scouted = vec![scout];
    table.allows(&Action::KeepCommand { card: scout });
    table.refuses(&Action::KeepCommand { card: rally }, BL_16_5);
    let (one, other) = (table.lore("LWZ01"), table.lore("LCL01"));
    let mut table = table.asks(Task::KeepLoreCard);
    table.state.battle_mut().browsed = vec![one];
    table.allows(&Action::KeepLoreCard { card: one });
    table.refuses(&Action::KeepLoreCard { card: other }, BL_12_3);
    let mut table = table.asks(Task::DiscardLore);
    table.state.battle_mut().side_mut(South).lores = vec![one];
    table.allows(&Action::DiscardLore { card: one });
    table.refuses(&Action::DiscardLore { card: other }, BL_12_8);
    Table::new(1, &[]).asks(Task::LoreGain).allows(&Action::TakeTwoTokens);
    let only = Table::new(1, &[("lore-gain", 1)]).asks(Task::LoreGain);
    only.allows(&Action::TokenAndCard);
    only.refuses(&Action::TakeTwoTokens, BL_12_3);
}

#[test]
fn what_a_chest_brings_is_what_was_shown() {
    let hero = HeroId(0);
    let mut table = Table::new(4, &[]).hero(0, South, Class::Rogue, "D4", false);
    table.state.battle_mut().search = Some(Search {
        hero,
        shown: [ChestToken::Treasure].into_iter().collect(),
        token: None,
        ignored: false,
        step: SearchStep::Choose,
    });
    table = table.asks(Task::Search);
    table.allows(&Action::ChooseToken { kind: ChestToken::Treasure });
    table.refuses(&Action::ChooseToken { kind: ChestToken::Trap }, BH_16_5);
    let (boots, rope) = (table.artifact("ART20"), table.artifact("ART16"));
    table.sheet_mut(0).artifacts = vec![boots];
    table.state.battle_mut().gain =
        Some(Gain { hero, trophy: false, card: None, replaced: Vec::new(), step: GainStep::Limit });
    table = table.asks(Task::Gain);
    table.allows(&Action::DiscardArtifact { card: boots });
    table.refuses(&Action::DiscardArtifact { card: rope }, BH_17_3);
    table.state.battle_mut().gain_mut().card = Some(boots);
    table.state.battle_mut().gain_mut().step = GainStep::Fits;
    table.refuses(&Action::Redraw { card: boots }, BH_4_4);
    table.refuses(&Action::Redraw { card: rope }, BH_17_3);
    let treasure = table.artifact("ART37");
    table.state.battle_mut().gain_mut().card = Some(treasure);
    table.state.battle_mut().gain_mut().step = GainStep::Equip;
    table.refuses(&Action::EquipNow, BH_17_4);
}

#[test]
fn artifact_costs_five_treasures_and_lies_in_the_deck() {
    let mut table = after(AaaStep::Purchase, &[]);
    let (boots, treasure) = (table.artifact("ART20"), table.artifact("ART37"));
    let buy = |card| Action::BuyArtifact { card };
    table.refuses(&buy(boots), BH_19_5);
    table.sheet_mut(0).treasure = 5;
    table.allows(&buy(boots));
    table.allows(&buy(treasure));
    table.state.artifacts = Deck::shuffled([(treasure.into(), 1)].into_iter().collect());
    table.refuses(&buy(boots), BH_19_5);
    let mut items = after(AaaStep::Purchase, &[("buy-special", 1)]);
    items.sheet_mut(0).treasure = 5;
    items.refuses(&buy(treasure), BH_19_5);
}

#[test]
fn pairs_are_what_the_hero_has() {
    let mut table = after(AaaStep::Trade, &[]);
    let (boots, rope) = (table.artifact("ART20"), table.artifact("ART16"));
    let pair = |cards: &[_]| Action::ReturnPair { cards: Ascending::of(cards.iter().copied()) };
    table.refuses(&pair(&[boots, rope]), BH_19_6);
    table.refuses(&Action::SpendPair, BH_19_6);
    table.sheet_mut(0).artifacts = vec![rope, boots];
    table.sheet_mut(0).experience = 2;
    table.allows(&pair(&[boots, rope]));
    table.refuses(&pair(&[boots]), BH_19_6);
    table.allows(&Action::SpendPair);
    table.state.aaa_mut().pairs = 29;
    table.refuses(&Action::SpendPair, BH_19_6);
}

#[test]
fn revealed_card_is_kept_or_drawn_anew() {
    let mut table = after(AaaStep::Choose, &[]);
    let (boots, horn) = (table.artifact("ART20"), table.artifact("ART14"));
    table.state.aaa_mut().shown = vec![horn];
    table.allows(&Action::KeepCard { card: horn });
    table.allows(&Action::Redraw { card: horn });
    table.refuses(&Action::KeepNone, BH_19_8);
    table.refuses(&Action::KeepCard { card: boots }, BH_19_8);
    table.state.aaa_mut().shown = vec![boots];
    table.refuses(&Action::Redraw { card: boots }, BH_4_4);
    let mut may = after(AaaStep::Choose, &[("keep-none", 1)]);
    may.state.aaa_mut().shown = vec![boots];
    may.allows(&Action::KeepNone);
    let mut over = after(AaaStep::Return, &[]);
    over.sheet_mut(0).artifacts = vec![boots];
    over.allows(&Action::DiscardArtifact { card: boots });
    over.refuses(&Action::DiscardArtifact { card: horn }, BH_17_3);
}

#[test]
fn physician_wants_tokens_and_a_marked_skull() {
    let mut table = after(AaaStep::Physician, &[]);
    table.refuses(&Action::RestoreSkull, BH_19_10);
    table.sheet_mut(0).treasure = 1;
    table.refuses(&Action::RestoreSkull, BH_19_10);
    table.sheet_mut(0).experience = 4;
    table.refuses(&Action::RestoreSkull, BH_19_10);
    table.sheet_mut(0).skulls_marked = 1;
    table.allows(&Action::RestoreSkull);
}

#[test]
fn skill_is_learned_once_after_a_battle() {
    let mut table = after(AaaStep::LevelUp, &[]);
    let learn =
        |table: &Table, id: &str| Action::LevelUp { hero: HeroId(0), skill: table.skill(id) };
    table.refuses(&learn(&table, "SKL26"), BH_18_1);
    table.sheet_mut(0).experience = 5;
    table.allows(&learn(&table, "SKL26"));
    table.refuses(&learn(&table, "SKL22"), BH_4_2);
    table.refuses(&learn(&table, "SKL29"), BH_18_5);
    let chant = table.skill("SKL26");
    table.sheet_mut(0).skills = vec![chant];
    table.refuses(&learn(&table, "SKL26"), BH_19_13);
    table.allows(&learn(&table, "SKL29"));
    table.state.aaa_mut().levelled = vec![HeroId(0)];
    table.refuses(&learn(&table, "SKL29"), BH_19_13);
    let three = ["SKL25", "SKL26", "SKL27"].map(|id| table.skill(id));
    table.sheet_mut(0).skills = three.to_vec();
    table.refuses(&learn(&table, "SKL29"), BH_18_1);
}

#[test]
fn hero_joins_the_council_with_three_skills_on_a_free_spot() {
    let mut table = after(AaaStep::Join, &[]);
    table.refuses(&Action::JoinCouncil, BH_20_1);
    let three = ["SKL25", "SKL26", "SKL27"].map(|id| table.skill(id));
    table.sheet_mut(0).skills = three.to_vec();
    table.refuses(&Action::JoinCouncil, BH_20_1);
    table.sheet_mut(0).experience = 3;
    table.allows(&Action::JoinCouncil);
    table.state.seat_mut(Seat::at(0)).guest = Some(Guest { hero: HeroId(9), defeats: 0 });
    table.refuses(&Action::JoinCouncil, BH_20_3);
}

#[test]
fn instructor_gives_once_what_lies_in_the_deck() {
    let gift = |hero| Action::GiveInheritance { instructor: HeroId(hero) };
    let mut table = Table::new(4, &[]).hero(0, South, Class::Cleric, "C5", false);
    table = table.hero(1, South, Class::Rogue, "C6", false);
    table.state.battle = None;
    table = table.asks(Task::Inherit(HeroId(1)));
    let boots = table.artifact("ART20");
    table.refuses(&gift(0), BH_20_6);
    table.sheet_mut(0).status = SheetStatus::Instructor;
    table.sheet_mut(0).legacy.artifacts = vec![boots];
    table.allows(&gift(0));
    table.sheet_mut(0).gift_used = true;
    table.refuses(&gift(0), BH_20_6);
}

#[test]
fn party_is_of_active_heroes_of_different_classes() {
    let party = |ids: &[u16]| Action::ChooseParty {
        heroes: PartyHeroes::of(ids.iter().map(|id| HeroId(*id))),
    };
    let mut table = Table::new(4, &[]);
    for (id, class) in [(0, Class::Cleric), (1, Class::Rogue), (2, Class::Rogue)] {
        table = table.hero(id, South, class, "C5", false);
    }
    let chosen = |scenario| PlayedBattle {
        scenario: Scenario::new(scenario).expect("one of four"),
        chooser: Seat::at(0),
        camp: South,
        result: None,
    };
    table.state.battle = None;
    table.state.campaign = Some(Campaign { chosen: Some(chosen(3)), ..Campaign::default() });
    table = table.asks(Task::ChooseParty(Seat::at(0)));
    table.allows(&party(&[0, 1]));
    table.refuses(&party(&[1, 2]), BH_21_6);
    table.refuses(&party(&[7]), BH_21_6);
    table.sheet_mut(1).status = SheetStatus::Dead;
    table.refuses(&party(&[0, 1]), BH_21_6);
    table.state.campaign_mut().chosen = Some(chosen(2));
    table.allows(&party(&[0]));
    table.refuses(&party(&[0, 2]), BH_21_6);
}

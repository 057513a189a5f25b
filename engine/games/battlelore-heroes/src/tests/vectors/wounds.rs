//! Casualty checks: who makes them, with how many dice, and what a wound brings.

use super::table::Table;
use crate::opening::position::Position;
use crate::prelude::*;

/// It is North's turn; South has a unit far from everything.
fn north_attacks() -> Position {
    Position::plain().second().combat("CMD08").south("HGs A13")
}

fn status(table: &Table, hero: u16) -> HeroStatus {
    table.state.battle().hero(HeroId(hero)).status
}

#[test]
fn tv13_a_champion_is_wounded() {
    let position = north_attacks().hero(Camp::South, Class::Cleric, Some("C5")).equips(0, "ART10");
    let mut table = Table::at(&position.north("HBs D5").ordered("D5"));
    table.does("battle D5 C5").falls("sfb");
    assert_eq!(table.awaits(), 1);
    table.falls("s");
    assert_eq!(status(&table, 0), HeroStatus::Captured);
    assert_eq!(table.game.skulls_left(&table.state, HeroId(0)), 2);
    assert_eq!((table.banners(Camp::North), table.glory("D5")), (1, 1));
    let card = table.game.cards.artifact_by_id("ART10").expect("a card");
    assert_eq!(table.state.artifacts.bag().count(card.into()), 1);
    assert!(table.state.sheet(HeroId(0)).artifacts.is_empty());
    assert_eq!(table.times(|fact| matches!(fact, Fact::MustRetreat { .. })), 0);
    table.cites(&["BH-11.1", "BH-11.8", "BH-12.1", "BH-13.1"]);
    table.asks(Question::Ground, Camp::North);
}

#[test]
fn tv14_a_rider_against_foot() {
    let rider = || {
        let rider = north_attacks().hero(Camp::South, Class::Commander, Some("C5"));
        rider.skills(0, "SKL01")
    };
    let mut table = Table::at(&rider().north("HBs D5").ordered("D5"));
    table.does("battle D5 C5").falls("srr");
    assert_eq!(table.awaits(), 1);
    table.saw("BH-11.1", |fact| matches!(fact, Fact::CheckDue { dice: 1, .. }));

    let north = |class| rider().hero(Camp::North, class, Some("D5")).ordered("D5").north("HGs I13");
    let mut table = Table::at(&north(Class::Wizard));
    table.does("battle D5 C5").falls("s");
    assert_eq!(table.times(|fact| matches!(fact, Fact::CheckDue { .. })), 0);
    table.cites(&["BH-11.2"]);
    table.asks(Question::Answer, Camp::South);

    let mut table = Table::at(&north(Class::Warrior));
    table.does("battle D5 C5").falls("ss");
    assert_eq!(table.awaits(), 1);
    table.saw("BH-11.1", |fact| matches!(fact, Fact::CheckDue { dice: 1, .. }));
}

#[test]
fn tv15_a_leader_outlives_its_troop() {
    let position = north_attacks().south("HBs:1 C5").hero(Camp::South, Class::Warrior, Some("C5"));
    let mut table = Table::at(&position.north("HRl D5").ordered("D5"));
    table.does("battle D5 C5").falls("bsrf");
    assert_eq!((table.figures("C5"), table.banners(Camp::North)), (0, 1));
    assert_eq!(table.awaits(), 2);
    table.falls("gf");
    assert_eq!(table.stands(0).as_deref(), Some("C5"));
    assert!(table.game.is_champion(&table.state, HeroId(0)));
    table.cites(&["BH-11.3", "BH-11.4", "BL-9.7"]);
    assert_eq!(table.times(|fact| matches!(fact, Fact::MustRetreat { .. })), 0);
    let asked = table.asked().map(|(question, _)| question);
    assert!(!matches!(asked, Some(Question::Ground)), "{asked:?}");
}

#[test]
fn tv27_a_champion_wounds_a_leader_and_draws_a_trophy() {
    let position = Position::plain().combat("CMD08").hero(Camp::South, Class::Warrior, Some("C5"));
    let position = position.south("HGs A13").ordered("C5").north("HBs D5");
    let position = position.hero(Camp::North, Class::Cleric, Some("D5")).equips(1, "ART10");
    let mut table = Table::at(&position.artifact_deck("ART02"));
    table.does("battle C5 D5").falls("ss");
    assert_eq!((table.figures("D5"), table.awaits()), (2, 2));
    table.falls("sg");
    assert_eq!((status(&table, 1), table.banners(Camp::South)), (HeroStatus::Captured, 1));
    assert_eq!(table.state.sheet(HeroId(0)).experience, 1);
    assert_eq!(table.times(|fact| matches!(fact, Fact::GloryGained { .. })), 0);
    table.asks(Question::Trophy, Camp::South).does("trophy");
    assert_eq!((table.awaits(), table.bag().total()), (1, 2));
    table.falls("ART10");
    let card = table.game.cards.artifact_by_id("ART10").expect("a card");
    assert_eq!(table.state.sheet(HeroId(0)).artifacts, [card]);
    assert_eq!(table.state.battle().hero(HeroId(0)).equipped, [card]);
    table.cites(&["BH-17.6", "BH-17.11", "BH-18.2", "BH-17.12"]);
}

#[test]
fn tv28_lore_does_not_hit_who_has_a_lore_stone() {
    let position = Position::plain().combat("CMD08").south("HBs C5").north("HGs I13");
    let position = position.hero(Camp::North, Class::Wizard, Some("E5")).equips(0, "ART18");
    let position = position.level(Camp::South, Class::Wizard, 2).tokens(Camp::South, 7);
    let mut table = Table::at(&position.lores(Camp::South, "LWZ02"));
    table.does("lore LWZ02 E5");
    assert_eq!(table.awaits(), 2);
    table.falls("ls");
    assert_eq!(status(&table, 0), HeroStatus::OnMap);
    assert_eq!(table.times(|fact| matches!(fact, Fact::CheckDue { .. })), 0);
    table.cites(&["BL:LWZ02", "BH:ART18"]);
}

#[test]
fn tv40_armor_is_used_lost_and_may_be_drawn() {
    let position = north_attacks().south("HBs C5").hero(Camp::South, Class::Cleric, Some("C5"));
    let position = position.equips(0, "ART01").hero(Camp::North, Class::Warrior, Some("D5"));
    let position = position.skills(1, "SKL09").ordered("D5").north("HGs I13");
    let twenty: Vec<String> = (2..22).map(|number| format!("ART{number:02}")).collect();
    let mut table = Table::at(&position.artifact_deck(&twenty.join(" ")));
    table.does("battle D5 C5");
    assert_eq!(table.awaits(), 3);
    table.falls("sgg");
    assert_eq!(table.awaits(), 2);
    table.falls("sg").asks(Question::CheckReroll, Camp::South).does("use #0 ART01");
    assert_eq!(table.awaits(), 1);
    table.falls("s");
    assert_eq!(status(&table, 0), HeroStatus::Captured);
    assert_eq!(table.state.artifacts.total(), 21);
    assert_eq!((table.banners(Camp::North), table.state.sheet(HeroId(1)).experience), (1, 1));
    table.asks(Question::Trophy, Camp::North).does("trophy");
    let card = table.game.cards.artifact_by_id("ART01").expect("a card");
    assert_eq!((table.bag().total(), table.bag().count(card.into())), (21, 1));
    table.cites(&["BH:SKL09", "BH:ART01", "BH-17.6", "BH-17.12"]);
}

#[test]
fn tv42_an_elixir_ends_a_check_before_its_roll() {
    let position = north_attacks().hero(Camp::South, Class::Cleric, Some("C5")).equips(0, "ART35");
    let position = position.hero(Camp::North, Class::Warrior, Some("D5")).skills(1, "SKL10");
    let mut table = Table::at(&position.ordered("D5").north("HGs I13"));
    table.does("battle D5 C5");
    assert_eq!(table.awaits(), 3);
    table.falls("ssg").asks(Question::Check, Camp::South);
    table.saw("BH-11.1", |fact| matches!(fact, Fact::CheckDue { dice: 2, .. }));
    table.saw("BH:SKL10", |fact| matches!(fact, Fact::CheckDice { dice: 1, .. }));
    table.does("use #0 ART35");
    assert_eq!(table.times(|fact| matches!(fact, Fact::Checked { .. })), 0);
    assert_eq!(status(&table, 0), HeroStatus::OnMap);
    let card = table.game.cards.artifact_by_id("ART35").expect("a card");
    assert!(table.state.sheet(HeroId(0)).artifacts.is_empty());
    assert_eq!(table.state.artifacts.bag().count(card.into()), 1);
    table.cites(&["BH:ART35", "BH-11.11", "BH-17.12"]);
}

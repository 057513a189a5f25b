//! The end of a battle in a campaign, and the After Adventure Action.
//!
//! Each begins with a blow of South's knights that wins the battle.

use super::table::Table;
use crate::opening::position::{Position, item_of};
use crate::prelude::*;
use crate::state::{Guest, Legacy, PlayedBattle};

/// South needs one banner more, and can take it.
fn before_the_blow() -> Position {
    let position = Position::plain().combat("CMD08").south("HRl C5").ordered("C5");
    position.north("HGs:1 D5, HGs I13")
}

/// The position in the first battle of a campaign of two, South held by this seat.
#[track_caller]
fn campaign(position: &Position, south: usize, change: impl FnOnce(&mut State)) -> Table {
    let single = position.game().unwrap_or_else(|error| panic!("{error}")).start();
    let mut setup = position.setup();
    setup.opening = None;
    setup.set_option(BattleLore::meta(), "mode", "campaign").expect("an option");
    setup.set_option(BattleLore::meta(), "battles", "2").expect("an option");
    let game = BattleLore::new(&setup).expect("a campaign");
    let mut state = game.start();
    let camp = if south == 0 { Camp::South } else { Camp::North };
    let scenario = Scenario::new(3).expect("the board of the position");
    let played = PlayedBattle { scenario, chooser: Seat::at(0), camp, result: None };
    let campaign = state.campaign_mut();
    campaign.battles.push(played);
    for camp in Camp::ALL {
        let seat = state.seat_of(camp);
        let has = &single.seats[camp.index()];
        let heroes = has.roster.iter().map(|sheet| sheet.id).collect();
        state.campaign_mut().parties[seat.index()] = Some(heroes);
        state.seat_mut(seat).roster.clone_from(&has.roster);
    }
    state.artifacts = single.artifacts;
    state.battle = single.battle;
    state.tasks = single.tasks;
    change(&mut state);
    Table::of(game, state)
}

/// The last blow.
fn strikes(table: &mut Table) -> &mut Table {
    table.does("battle C5 D5").falls("gggg")
}

/// The battle after the last blow, won by South.
#[track_caller]
fn won(position: &Position) -> Table {
    let mut table = campaign(position, 0, |_| {});
    strikes(&mut table);
    assert!(table.state.battle.is_none(), "{:?}", table.state.tasks);
    table
}

fn sheet(table: &Table, hero: u16) -> &Sheet {
    table.state.sheet(HeroId(hero))
}

fn kind(table: &Table, id: &str) -> Kind {
    table.game.cards.artifact_by_id(id).expect("an artifact").into()
}

#[test]
fn tv30_captured_heroes_are_exchanged() {
    let position = before_the_blow().track(Camp::South, "HBs HBs HBs HRl");
    let position = position.hero(Camp::South, Class::Cleric, None).is(0, HeroStatus::Captured, 1);
    let position = position.hero(Camp::North, Class::Cleric, None).is(1, HeroStatus::Captured, 1);
    let position = position.hero(Camp::North, Class::Rogue, None).is(2, HeroStatus::Captured, 1);
    let table = won(&position);
    for hero in 0..3 {
        let home = sheet(&table, hero);
        assert_eq!((home.skulls_marked, home.status), (1, SheetStatus::Active));
        assert_eq!((home.treasure, home.experience), (0, 1));
    }
    assert_eq!(table.times(|fact| matches!(fact, Fact::Exchanged { .. })), 3);
    table.cites(&["BH-19.1", "BH-19.4"]);
}

#[test]
fn tv31_a_hero_without_ransom_dies() {
    let position = before_the_blow().track(Camp::South, "HBs HBs HBs HRl HRl");
    let position = position.hero(Camp::North, Class::Cleric, None).is(0, HeroStatus::Captured, 2);
    let table = won(&position.skills(0, "SKL27").owns(0, "ART02"));
    let dead = sheet(&table, 0);
    assert_eq!((dead.skulls_marked, dead.status), (3, SheetStatus::Dead));
    assert!(dead.skills.is_empty() && dead.artifacts.is_empty());
    assert_eq!(table.state.artifacts.contents().count(kind(&table, "ART02")), 1);
    let free = table.game.free_skills(&table.state, Seat::at(1), Class::Cleric);
    assert_eq!(free.len(), 6, "its skill can be learned again");
    table.cites(&["BH-19.2", "BH-13.2"]);
}

/// South needs one banner and has a hero on the board.
fn with_hero(class: Class) -> Position {
    let position = before_the_blow().track(Camp::South, "HBs HBs HBs HRl HRl HRl");
    position.hero(Camp::South, class, Some("A7"))
}

#[test]
fn tv32_six_cards_are_drawn() {
    let position = with_hero(Class::Warrior).owns(0, "ART10 ART11 ART12");
    let mut table = won(&position.with_hero(0, |hero| hero.sheet.experience = 4));
    table.asks(Question::Trade, Camp::South);
    table.does("return ART10 ART11").does("spend").does("spend");
    assert_eq!((table.awaits(), sheet(&table, 0).experience), (6, 1));
    table.falls("ART01 ART02 ART03 ART04 ART05 ART06").asks(Question::KeepCard, Camp::South);
    table.forget().does("keep ART04");
    let owned = &sheet(&table, 0).artifacts;
    assert!(owned.iter().any(|card| Kind::from(*card) == kind(&table, "ART04")));
    table
        .saw("BH-19.11", |fact| matches!(fact, Fact::CardsAside { cards, .. } if cards.len() == 5));
    table.saw("BH-19.12", |fact| matches!(fact, Fact::AsideReturns { cards } if cards.len() == 5));
}

#[test]
fn tv33_one_level_up_then_the_council() {
    let position = with_hero(Class::Warrior).skills(0, "SKL10 SKL11");
    let mut table = won(&position.with_hero(0, |hero| hero.sheet.experience = 8));
    assert_eq!(sheet(&table, 0).experience, 9);
    table.does("done_trading").falls("ART01 ART02 ART03").does("keep ART01");
    table.asks(Question::LevelUp, Camp::South).does("level_up #0 SKL09");
    assert_eq!((sheet(&table, 0).skills.len(), sheet(&table, 0).experience), (3, 4));
    table.asks(Question::Join, Camp::South).offers(&["stay", "join_council"]);
    table.refuses("level_up #0 SKL12", "BH-19.13");
}

#[test]
fn tv34_an_advisor_adds_a_level() {
    for (chosen, wanted) in [(2, 3), (3, 3)] {
        let position = before_the_blow().level(Camp::South, Class::Wizard, chosen);
        let position = position.with(|opening| opening.sides[0].advisor = Some(Class::Wizard));
        let table = Table::at(&position);
        assert_eq!(table.game.levels(&table.state, Camp::South).wizard, wanted, "{chosen}");
    }
}

#[test]
fn tv35_an_advisor_leaves_after_five_defeats_and_bequeaths() {
    let position = before_the_blow().track(Camp::South, "HBs HBs HBs HRl HRl HRl");
    let cards = position.game().expect("a game").cards().clone();
    let artifact = |id| match item_of(&cards, id) {
        ItemId::Artifact(card) => card,
        ItemId::Skill(_) => panic!("{id} is no artifact"),
    };
    let mut table = campaign(&position, 0, |state| {
        let mut legend = Sheet::new(HeroId(0), Class::Wizard, 0);
        legend.status = SheetStatus::Advisor;
        // The Elixir is worth 3, the map 2.
        let artifacts = vec![artifact("ART10"), artifact("ART35")];
        legend.legacy = Legacy { skills: Vec::new(), artifacts };
        state.seats[1].roster.push(legend);
        state.seats[1].guest = Some(Guest { hero: HeroId(0), defeats: 4 });
    });
    strikes(&mut table);
    assert_eq!(table.state.seats[1].guest, None);
    assert_eq!(sheet(&table, 0).status, SheetStatus::Instructor);
    table.cites(&["BH-20.5"]);
    table.asks(Question::Enlist, Camp::South).does("done_enlisting");
    table.does("enlist rogue").does("skill SKL18").falls("ART01 ART02 ART03");
    table.does("keep_artifact ART01");
    assert_eq!(table.asked(), Some((Question::Inherit, 1)));
    table.offers(&["pass", "inherit #0"]).does("inherit #0");
    assert_eq!(sheet(&table, 0).status, SheetStatus::Discarded);
    let heirs = &table.state.seats[1].roster;
    let heir = heirs.iter().find(|sheet| sheet.class == Class::Rogue).expect("it was enlisted");
    assert_eq!(heir.artifacts, [artifact("ART01"), artifact("ART35")]);
    table.cites(&["BH-20.6"]);
}

#[test]
fn tv36_a_physician_restores_a_skull() {
    let kept = |experience: u16| {
        let position = with_hero(Class::Warrior).with_hero(0, |hero| {
            hero.sheet.skulls_marked = 1;
            hero.sheet.experience = experience - 1;
        });
        let mut table = won(&position);
        assert_eq!((sheet(&table, 0).treasure, sheet(&table, 0).experience), (1, experience));
        table.does("done_trading").falls("ART02 ART03 ART39").does("keep ART39");
        table
    };
    let mut table = kept(4);
    table.asks(Question::Physician, Camp::South).offers(&["decline", "restore"]).does("restore");
    let healed = sheet(&table, 0);
    assert_eq!((healed.treasure, healed.experience, healed.skulls_marked), (0, 0, 0));
    table.cites(&["BH-19.10"]);

    let table = kept(3);
    let hurt = sheet(&table, 0);
    assert_eq!((hurt.treasure, hurt.experience, hurt.skulls_marked), (1, 3, 1));
    assert_ne!(table.asked().map(|(question, _)| question), Some(Question::Physician));
}

#[test]
fn tv41_a_returned_pair_can_be_drawn_again() {
    let position = before_the_blow().track(Camp::South, "HBs HBs HBs HRl HRl HRl");
    let position = position.hero(Camp::North, Class::Warrior, Some("I5")).owns(0, "ART11 ART12");
    let mut table = won(&position);
    table.asks(Question::Trade, Camp::North).does("return ART11 ART12");
    assert_eq!((table.awaits(), table.bag().total()), (3, 44));
    table.falls("ART01 ART11 ART12").does("keep ART11");
    table
        .saw("BH-19.11", |fact| matches!(fact, Fact::CardsAside { cards, .. } if cards.len() == 2));
    table.cites(&["BH-19.17", "BH-19.12"]);
}

#[test]
fn tv43_a_battle_ends_within_the_event_that_wins_it() {
    let position = with_hero(Class::Warrior).with_hero(0, |hero| hero.sheet.treasure = 4);
    let mut table = campaign(&position, 1, |state| {
        let mut legend = Sheet::new(HeroId(7), Class::Wizard, 0);
        legend.status = SheetStatus::Advisor;
        state.seats[0].roster.push(legend);
        state.seats[0].guest = Some(Guest { hero: HeroId(7), defeats: 1 });
    });
    assert_eq!(table.asked(), Some((Question::Combat, 1)));
    table.does("battle C5 D5").forget().falls("gggg");
    table.cites(&["BL-15.2", "BH-21.4", "BH-20.5", "BH-19.3", "BH-19.4"]);
    let won = |fact: &Fact| matches!(fact, Fact::BattleFinished { winner: Some(seat), .. } if seat.index() == 1);
    table.saw("BH-21.4", won);
    assert_eq!(table.state.seats[0].guest.map(|guest| guest.defeats), Some(2));
    // The spoils made the fifth Treasure token.
    assert_eq!(table.asked(), Some((Question::Purchase, 1)));
    assert_eq!(table.game.chooser(&table.state), Seat::at(0));
    table.does("pass").falls("ART01 ART02 ART03").does("keep ART01");
    table.does("done_enlisting").does("done_enlisting");
    assert_eq!(table.asked(), Some((Question::Scenario, 0)));
}

//! Which openings are tables of the game, and what the words say of those that are not.

use super::position::Position;
use super::{BattleOpening, CampOpening};
use crate::prelude::*;

fn two() -> Position {
    Position::plain().commands(Camp::South, "CMD05").south("HBs C5").north("HBs E5")
}

fn of(position: &Position) -> Result<BattleLore, String> {
    match position.game() {
        Ok(game) => Ok(game),
        Err(SetupError::Opening(problem)) => Err(problem),
        Err(other) => panic!("{other}"),
    }
}

#[track_caller]
fn taken(position: &Position) -> State {
    of(position).unwrap_or_else(|problem| panic!("{problem}")).start()
}

#[track_caller]
fn refused(position: &Position, words: &[&str]) {
    let problem = of(position).expect_err("no table looks like this");
    for word in words {
        assert!(problem.contains(word), "{word:?} in {problem:?}");
    }
}

#[test]
fn what_is_not_said_is_as_it_mostly_is() {
    let state = taken(&two());
    assert_eq!(state.tasks.last(), Some(&Task::Command));
    let battle = state.battle();
    assert_eq!((battle.turn, battle.units.len(), battle.chest_bag.total()), (1, 2, 20));
    assert_eq!((battle.command_deck.total(), battle.lore_deck.total()), (59, 40));
    assert_eq!((state.artifacts.total(), battle.pool()), (44, 48));
    assert_eq!(battle.units[0].figures, 4);
    let start = taken(&Position::scenario("SCN03").commands(Camp::South, "CMD05"));
    assert_eq!((start.battle().units.len(), start.battle().chests.len()), (22, 5));
}

#[test]
fn units_that_cannot_stand_there_are_refused() {
    refused(&two().north("HGs C5"), &["two units", "C5"]);
    refused(&two().north("HGs:5 D5"), &["figures: 5", "1 to 4"]);
    refused(&two().south("HBs B1, HBs B2, HBs B3, HBs B4"), &["5 units", "Human swordsmen"]);
    refused(&two().terrain("river", "D5").south("HGs D5"), &["D5", "TER04"]);
    refused(&two().terrain("rampart", "D5").south("HGm D5"), &["D5", "TER08"]);
    refused(&two().track(Camp::South, "HBs HBs HBs HBs"), &["North", "5 units"]);
    refused(&two().track(Camp::South, "HGs HGs HGs HGs HRl HRl HRl"), &["decided"]);
    refused(&Position::plain().commands(Camp::South, "CMD05").south("HBs C5"), &["decided"]);
    refused(&two().ordered("C5"), &["before the Command card"]);
    refused(&two().combat("CMD05").ordered("E5"), &["North", "turn"]);
    refused(&two().turn(101), &["turn: 101", "1 to 100"]);
    taken(&two().turn(101).reading("turn-limit", "none"));
}

#[test]
fn heroes_that_cannot_be_are_refused() {
    let with = |class, at| two().hero(Camp::South, class, Some(at));
    taken(&with(Class::Rogue, "C5"));
    refused(&with(Class::Rogue, "E5"), &["hero 0", "enemy"]);
    refused(&two().south("HGm B5").hero(Camp::South, Class::Rogue, Some("B5")), &["on foot"]);
    refused(&with(Class::Rogue, "A1").hero(Camp::South, Class::Rogue, None), &["both", "Rogue"]);
    refused(&with(Class::Rogue, "A1").skills(0, "SKL01"), &["Riding", "class"]);
    refused(&with(Class::Wizard, "A1").skills(0, "SKL24"), &["Arcane Mastery", "asks for"]);
    refused(&with(Class::Rogue, "A1").is(0, HeroStatus::OnMap, 4), &["dead", "OnMap"]);
    refused(&with(Class::Rogue, "A1").is(0, HeroStatus::OnMap, 5), &["skulls", "0 to 4"]);
    refused(&with(Class::Rogue, "A1").is(0, HeroStatus::Exited, 0), &["Exited", "A1"]);
    let home = two().hero(Camp::South, Class::Rogue, None);
    refused(&home.clone().is(0, HeroStatus::Captured, 0), &["wounded", "skull"]);
    refused(&home.clone().equips(0, "ART02").is(0, HeroStatus::Captured, 1), &["deck"]);
    refused(&home.clone().owns(0, "ART01 ART02 ART03 ART04 ART05 ART06 ART07"), &["artifacts: 7"]);
    refused(&home.clone().owns(0, "ART02 ART02"), &["2 cards", "ART02", "there are 1"]);
    let undressed = home.with_hero(0, |hero| hero.equipped = Artifact::all(1).collect());
    refused(&undressed, &["ART01", "not on its sheet"]);
}

#[test]
fn cards_and_tokens_that_cannot_lie_there_are_refused() {
    refused(&two().commands(Camp::North, "CMD22 CMD22"), &["CMD22", "there are 1"]);
    refused(&two().commands(Camp::South, ""), &["Command card", "none"]);
    refused(&two().lores(Camp::North, "LWZ02 LWZ02"), &["LWZ02", "there are 1"]);
    refused(&two().tokens(Camp::South, 30).tokens(Camp::North, 30), &["60", "0 to 48"]);
    refused(&two().level(Camp::South, Class::Wizard, 4), &["level", "0 to 3"]);
    let many = two().level(Camp::South, Class::Wizard, 3).level(Camp::South, Class::Cleric, 3);
    refused(&many.level(Camp::South, Class::Rogue, 1), &["levels", "0 to 6"]);
    refused(
        &two()
            .chest("D2", 2)
            .with(|opening| opening.chests = Some(vec![]))
            .chest("D3", 3)
            .with(|opening| opening.chests.iter_mut().flatten().for_each(|chest| chest.tokens = 4)),
        &["D3", "1 to 3"],
    );
}

/// The beginning of a battle with one hero of each camp.
fn beginning(change: impl FnOnce(&mut BattleOpening)) -> Result<BattleLore, String> {
    let party = |id, class| CampOpening {
        party: vec![Sheet::new(HeroId(id), class, 0)],
        ..CampOpening::default()
    };
    let camps = [party(3, Class::Rogue), party(1, Class::Wizard)];
    let mut opening = BattleOpening { camps, ..BattleOpening::default() };
    change(&mut opening);
    let mut setup = Setup::new::<BattleLore>(2);
    setup.set_option(BattleLore::meta(), "scenario", "SCN03").expect("a scenario");
    setup.opening = Some(Opening::Battle(opening));
    match BattleLore::new(&setup) {
        Ok(game) => Ok(game),
        Err(SetupError::Opening(problem)) => Err(problem),
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn a_battle_begins_with_its_councils() {
    let game = beginning(|_| {}).expect("a battle");
    let state = game.start();
    assert_eq!(state.tasks.last(), Some(&Task::Council(Camp::South)));
    assert!(state.tasks.contains(&Task::Equip(HeroId(1))));
    assert!(!state.tasks.iter().any(|task| matches!(task, Task::Enlist(_))));
    assert_eq!(state.battle().heroes.len(), 2);
    assert!(matches!(game.awaiting(&state), Awaiting::Decision(_)));
    let mut legal: Vec<Action> = Vec::new();
    game.legal(&state, &mut legal);
    assert_eq!(legal.len(), 135);
}

#[test]
fn a_beginning_that_cannot_be_is_refused() {
    let refused = |change: fn(&mut BattleOpening), words: &[&str]| {
        let problem = beginning(change).expect_err("no campaign comes to this");
        assert!(words.iter().all(|word| problem.contains(word)), "{words:?} in {problem:?}");
    };
    refused(|opening| opening.camps[1].party[0].id = HeroId(3), &["two heroes", "number 3"]);
    refused(|opening| opening.camps[1].party[0].class = Class::Rogue, &["same name", "name_no"]);
    refused(|opening| opening.camps[0].party[0].skulls_marked = 4, &["no skull"]);
    refused(|opening| opening.camps[0].party[0].status = SheetStatus::Advisor, &["Advisor"]);
    refused(
        |opening| opening.camps[0].party.push(Sheet::new(HeroId(4), Class::Cleric, 0)),
        &["2 heroes", "allows 1"],
    );
    refused(
        |opening| {
            opening.artifacts.top = Artifact::all(1).collect();
            opening.artifacts.bottom = Artifact::all(1).collect();
        },
        &["2 cards", "ART01", "there are 1"],
    );
    let mut setup = Setup::new::<BattleLore>(2);
    setup.set_option(BattleLore::meta(), "mode", "campaign").expect("a mode");
    setup.opening = Some(Opening::Battle(BattleOpening::default()));
    let problem = BattleLore::new(&setup).expect_err("a campaign has no opening").to_string();
    assert!(problem.contains("mode"), "{problem}");
}

/// An opening as JSON says only what is not as always.
#[test]
fn an_opening_can_be_written_in_a_few_words() {
    let text = r#"{"position":{
        "units":[{"at":{"x":8,"y":6},"camp":"south","kind":{"troop":2}},
                 {"at":{"x":9,"y":5},"camp":"north","kind":{"creature":0}}],
        "stand":{"combat":{}}}}"#;
    let opening: Opening = serde_json::from_str(text).expect("an opening");
    let game = BattleLore::new(&Setup::new::<BattleLore>(2)).expect("a game");
    let state = opening.state(&game).expect("a table");
    assert_eq!(state.battle().units[0].at.to_string(), "C5");
    let written = serde_json::to_string(&opening).expect("it can be written");
    assert_eq!(serde_json::from_str::<Opening>(&written).expect("as it was"), opening);
    let wrong = text.replace("\"units\"", "\"unit\"");
    assert!(serde_json::from_str::<Opening>(&wrong).is_err(), "an unknown word is refused");
}

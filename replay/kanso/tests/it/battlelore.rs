//! BattleLore with Heroes: a battle taken out of a campaign is a game of its own.

use crate::run::run;
use kanso_engine::prelude::*;
use kanso_engine::{Awaiting, Event, Trace};
use kanso_games::battlelore_heroes::{Action, BattleLore, SeatState, State};
use kanso_replay::log::read_game;
use kanso_replay::log::record::{LuckSource, Record};
use std::fs;
use std::path::Path;

/// A campaign of random play.
const PLAYED: &str = "simulate battlelore-heroes -o war.kanso --seed 3 --bots random,random \
                      --option mode=campaign --option battles=3";

/// A game, its events and where its luck is from.
fn read(dir: &Path, file: &str) -> (BattleLore, Vec<Event<Action>>, LuckSource) {
    let bytes = fs::read(dir.join(file)).expect("it was written");
    let (game, log) = read_game::<BattleLore>(&bytes).expect("a log of the game");
    let steps = log.records.into_iter().filter_map(|(_, record)| match record {
        Record::Step(step) => Some(step.events),
        _ => None,
    });
    (game, steps.flatten().collect(), log.header.luck)
}

/// What of a state is the battle's: the battle, the sheets of both parties by camp, the artifact deck.
fn battle_of(state: &State) -> impl PartialEq + std::fmt::Debug + use<> {
    let heroes: Vec<_> = state.battle().heroes.iter().map(|hero| (hero.id, hero.camp)).collect();
    let sheets: Vec<_> = heroes
        .into_iter()
        .map(|(id, camp)| {
            let SeatState { roster, .. } = state.seat(state.seat_of(camp));
            roster.iter().find(|sheet| sheet.id == id).cloned()
        })
        .collect();
    (state.battle().clone(), sheets, state.artifacts.clone(), state.tasks.clone())
}

/// Takes a battle out of the campaign and plays both side by side; says how many heroes it had.
#[track_caller]
fn taken_out(dir: &Path, number: u16) -> usize {
    let file = format!("battle-{number}.kanso");
    let made = run(dir, &format!("extract war.kanso --chapter {number} -o {file}")).status(0);
    assert!(made.out.contains("seats: 0 "), "{}", made.out);
    let verified = run(dir, &format!("verify {file}")).status(0);
    assert!(verified.out.contains(&format!("{file}: verified")), "{}", verified.out);

    let (campaign, all, _) = read(dir, "war.kanso");
    let (battle, own, luck) = read(dir, &file);
    match luck {
        LuckSource::TakenOver { address, .. } => assert_eq!(address, format!("0@c{number}")),
        luck => panic!("no seed gives it: {luck:?}"),
    }
    let (mut whole, mut trace) = (campaign.start(), Trace::off());
    let mut events = all.iter();
    while campaign.marks(&whole).chapter != Some(number - 1) {
        let event = events.next().expect("there is such a battle");
        campaign.perform(&mut whole, event, &mut trace);
    }
    let mut part = battle.start();
    assert_eq!(battle_of(&part), battle_of(&whole), "battle {number} as it begins");
    for (at, event) in own.iter().enumerate() {
        assert_eq!(events.next(), Some(event), "battle {number}, event {at}");
        campaign.perform(&mut whole, event, &mut trace);
        battle.perform(&mut part, event, &mut trace);
        if at + 1 < own.len() {
            assert_eq!(battle_of(&part), battle_of(&whole), "battle {number}, after event {at}");
        }
    }
    assert_eq!(battle.awaiting(&part), Awaiting::Over);
    assert!(whole.battle.is_none(), "both are over with the same event");
    let of_campaign = whole.campaign.as_ref().map(|campaign| &campaign.battles);
    let end = of_campaign.and_then(|battles| battles[usize::from(number) - 1].result);
    assert_eq!(part.ended, end);
    part.battle().heroes.len()
}

#[test]
fn a_battle_of_a_campaign_is_a_game_of_its_own() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), PLAYED).status(0);
    let heroes: usize = (1..=3).map(|number| taken_out(dir.path(), number)).sum();
    assert!(heroes > 1, "some of them went along: {heroes}");
}

#[test]
fn only_what_is_a_chapter_is_taken_out() {
    let dir = tempfile::tempdir().expect("a folder");
    run(dir.path(), PLAYED).status(0);
    run(dir.path(), "extract war.kanso --chapter 4 -o x.kanso")
        .fails(2, &["no chapter 4: line 0 has 3"]);
    run(dir.path(), "extract war.kanso --chapter two -o x.kanso").status(2);
    let second = run(dir.path(), "review war.kanso --chapter 2").status(0);
    assert_eq!(second.out.matches("== Chapter ").count(), 1, "{}", second.out);
    assert!(second.out.contains("\n== Chapter 2 (c2) ==\n"), "{}", second.out);
    run(dir.path(), "review war.kanso --chapter 4").fails(2, &["no chapter 4"]);
    let all = run(dir.path(), "review war.kanso").status(0);
    assert_eq!(all.out.matches("== Chapter ").count(), 3, "{}", all.out);
    run(dir.path(), "extract war.kanso --chapter 1 --line 4 -o x.kanso").fails(2, &["line"]);
    let none = run(dir.path(), "extract war.kanso --chapter 0 -o x.kanso").status(2);
    assert!(none.err.contains("counted from 1"), "{}", none.err);
    run(dir.path(), "simulate pig -o pig.kanso --seed 1").status(0);
    run(dir.path(), "extract pig.kanso --chapter 1 -o x.kanso")
        .fails(2, &["no game of its own", "campaign"]);
    assert!(!dir.path().join("x.kanso").exists());
}

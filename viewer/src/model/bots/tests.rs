//! Bots that sit at a table with people.

use super::*;
use crate::command::{GoCommand, PlayCommand};
use crate::model::testing::with_new;
use kanso_engine::Seat;

/// A game of Pig in which Ada plays and Ben is a bot; Ada holds at once.
fn with_ben() -> Model {
    let mut model = with_new("pig", &[("goal", "100")], false);
    model.settings.motion = false;
    model.apply(PlayCommand::BotSeat(Seat::at(1), Some(Bot::Greedy)).into());
    model
}

fn play(model: &mut Model, notation: &str) {
    let table = model.table.as_ref().expect("open");
    let number = table.review().read_action(notation, Lang::En).expect("it is allowed");
    model.apply(PlayCommand::Choose(number).into());
}

/// Lets the bots move until a person is asked.
fn wait(model: &mut Model) {
    for tick in 0..1_000 {
        if model.tick(f64::from(tick)).is_none() {
            return;
        }
    }
    panic!("they never end");
}

#[test]
fn while_a_bot_is_asked_it_thinks_and_nothing_of_it_can_be_picked() {
    let mut model = with_ben();
    let settings = model.settings.clone();
    assert_eq!(model.table.as_ref().expect("open").thinks(Lang::En), None, "Ada is asked");
    play(&mut model, "roll");
    play(&mut model, "hold");
    let table = model.table.as_mut().expect("open");
    assert_eq!(table.thinks(Lang::En).as_deref(), Some("Ben thinks"));
    let shown = table.shown(&settings);
    assert_eq!((shown.prompt.as_str(), shown.choices.len()), ("Ben thinks", 0));
    assert_eq!(table.since_mine(), None, "nothing came of it yet");
}

#[test]
fn what_bots_did_since_the_own_move_is_counted_and_played_again() {
    let mut model = with_ben();
    play(&mut model, "roll");
    play(&mut model, "hold");
    let mine = model.table.as_ref().expect("open").here();
    wait(&mut model);
    let table = model.table.as_mut().expect("open");
    let end = table.here();
    let since = table.since_mine().expect("Ben moved");
    assert_eq!(since, SinceMine { from: mine.event, events: end.event - mine.event });
    assert!(since.events > 0 && table.thinks(Lang::En).is_none());
    model.apply(GoCommand::PlaySinceMine.into());
    let table = model.table.as_mut().expect("open");
    assert!(table.here() == mine && table.playing.is_some());
    assert_eq!(table.since_mine(), None, "only at the end");
    // The bots wait while it plays.
    for tick in 0..1_000 {
        model.tick(f64::from(tick) * 2.0);
    }
    let table = model.table.as_ref().expect("open");
    assert_eq!((table.here(), table.playing), (end, None));
}

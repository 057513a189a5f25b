//! The page of insight, found by what a screen reader speaks.

use crate::command::{Command, InsightCommand, LookCommand, Tab};
use crate::model::Model;
use crate::model::testing::{settle, with_golden};
use crate::window::testing::{TestWindow, press, window};
use egui_kittest::kittest::Queryable as _;

fn apply(window: &mut TestWindow, command: impl Into<Command>) {
    let model = &mut window.state_mut().0;
    model.apply(command.into());
    settle(model);
    window.run();
}

fn pig() -> Model {
    let mut model = with_golden("pig/won-by-holding");
    model.apply(LookCommand::Tab(Tab::Insight).into());
    model
}

#[test]
fn a_game_is_analysed_where_the_page_offers_it() {
    let mut window = window(pig());
    window.run();
    press(&mut window, "Analyse the game");
    settle(&mut window.state_mut().0);
    window.run();
    window.get_by_label("Where it turned");
    window.get_by_label("What was missed");
    let seats = window.get_all_by_label_contains("points; luck ").count();
    assert_eq!(seats, 4, "a row for each seat, of luck, choices and what was missed");
    let mut turned = window.get_all_by_label_contains("points by luck");
    turned.next().expect("a turning point").click();
    drop(turned);
    window.run();
    let here = window.state().0.table.as_ref().expect("open").here().event;
    let insight = window.state().0.table.as_ref().expect("open").insight().expect("analysed");
    assert!(insight.turned().iter().any(|point| point.luck && point.event == here));
}

#[test]
fn what_runs_is_told_and_can_be_stopped() {
    let mut window = window(pig());
    window.state_mut().0.apply(InsightCommand::Analyse(true).into());
    window.run();
    window.get_by_label("It begins…");
    press(&mut window, "Stop");
    assert!(window.state().0.table.as_ref().expect("open").analysing().is_none());
    window.get_by_label("Analyse the game");
}

#[test]
fn luck_and_costs_stand_beside_the_events() {
    let mut window = window(pig());
    apply(&mut window, InsightCommand::Analyse(true));
    apply(&mut window, LookCommand::Tab(Tab::Game));
    let told = window.get_all_by_label_contains("luck: ").count();
    assert!(told > 0, "an event tells what its luck did");
}

#[test]
fn a_game_without_events_says_when_the_curve_begins() {
    let mut model = crate::model::testing::with_new("pig", &[], false);
    model.apply(LookCommand::Tab(Tab::Insight).into());
    let mut window = window(model);
    window.run();
    window.get_by_label("The curve begins with the first event");
}

//! The panels, found by what a screen reader speaks.

use crate::command::{DisputeCommand, GoCommand, LookCommand, Tab};
use crate::model::testing::{filed, settle, with_golden};
use crate::model::{Effect, Model};
use crate::platform::Job;
use crate::window::testing::{TestWindow, press, window};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kanso_engine::{Eye, Seat};

const GAME: &str = "pig/won-by-holding";

fn disputed() -> Model {
    let last = with_golden(GAME).table.expect("open").review().len(0).expect("the game itself");
    let mut model = filed(GAME, last, &[(0, "PG-R1=at-once"), (1, "PG-R1=by-holding")]);
    model.apply(LookCommand::Tab(Tab::Happened).into());
    settle(&mut model);
    model
}

fn opened(model: Model) -> TestWindow {
    let mut window = window(model);
    window.run();
    window
}

/// True if something with this in it is spoken.
fn says(window: &TestWindow, words: &str) -> bool {
    window.root().children_recursive().any(|node| {
        let node = node.accesskit_node();
        let spoken = [node.label(), node.value()];
        spoken.into_iter().flatten().any(|text| text.contains(words))
    })
}

#[test]
fn the_strip_says_who_claims_what_and_leads_there() {
    let mut window = opened(disputed());
    assert!(says(&window, "Was it over before?") && says(&window, "not settled"));
    let ada = window.state().0.table.as_ref().expect("open").review().names()[0].clone();
    assert!(says(&window, &format!("{ada} claims: PG-R1")));
    let here = |window: &TestWindow| window.state().0.table.as_ref().expect("open").here();
    let there = here(&window);
    window.state_mut().0.apply(GoCommand::Start.into());
    window.run();
    press(&mut window, "Go there");
    assert_eq!(here(&window), there);
    window.state_mut().0.effects.clear();
    // The strip has it, and the page of the event.
    window.get_all_by_label("Copy its link").next().expect("it is there").click();
    window.run();
    let (model, _) = window.state();
    assert!(matches!(model.effects[..], [Effect::Start(Job::Link { .. })]), "{:?}", model.effects);
}

#[test]
fn the_page_of_the_event_says_whether_it_reproduces() {
    let mut window = opened(disputed());
    assert!(says(&window, "Reproduces"));
    window.state_mut().0.apply(GoCommand::Start.into());
    window.run();
    assert!(!says(&window, "Reproduces"), "it is about another event");
}

#[test]
fn side_by_side_shows_both_courses_and_what_became_of_the_record() {
    let mut model = disputed();
    model.apply(DisputeCommand::SideBySide(0).into());
    let mut window = opened(model);
    assert!(says(&window, "is being worked out"));
    settle(&mut window.state_mut().0);
    window.run();
    assert!(says(&window, "As played") && says(&window, "= at-once"));
    assert!(says(&window, "1 dropped") && says(&window, "Refused:"));
    press(&mut window, "Raw fields");
    assert!(says(&window, "fields differ"));
    window.state_mut().0.apply(GoCommand::Start.into());
    window.run();
    press(&mut window, "Go to what is contested");
    assert_ne!(window.state().0.table.as_ref().expect("open").here().event, 0);
    press(&mut window, "Back to one board");
    assert!(!says(&window, "1 dropped"));
}

#[test]
fn another_eye_is_told_only_that_there_is_a_dispute() {
    let mut model = disputed();
    model.apply(LookCommand::Eye(Eye::Seat(Seat::at(1))).into());
    let mut window = opened(model);
    assert!(!says(&window, "Was it over before?") && !says(&window, "claims"));
    press(&mut window, "Show everything");
    assert!(says(&window, "Was it over before?"));
    assert_eq!(window.state().0.table.as_ref().expect("open").eye, Eye::All);
}

#[test]
fn the_page_of_an_event_leads_to_both_dialogs() {
    let mut model = with_golden(GAME);
    model.apply(LookCommand::Tab(Tab::Happened).into());
    model.apply(GoCommand::End.into());
    let mut window = opened(model);
    press(&mut window, "Dispute this event…");
    window.get_by_label("Question");
    press(&mut window, "Cancel");
    press(&mut window, "Under another reading…");
    window.get_by_label("PG-R1 = at-once");
}

//! Eyes, hindsight and what is pointed at, without a window.

use super::*;
use crate::command::{Command, GoCommand, Tab};
use crate::model::testing::with_golden;
use kanso_engine::{Lang, Seat};

/// A game with secrets; both seats hold cards.
const CARDS: &str = "berserk-tcg/random-players";
const PIG: &str = "pig/won-by-holding";

fn table(model: &Model) -> &Table {
    model.table.as_ref().expect("open")
}

fn apply(model: &mut Model, command: impl Into<Command>) {
    model.apply(command.into());
}

fn to(model: &mut Model, event: u32) {
    apply(model, GoCommand::To(Position::after(0, event)));
}

/// What is on the clipboard.
fn copied(model: &mut Model) -> String {
    apply(model, LookCommand::CopyAddress);
    match model.effects.pop() {
        Some(Effect::Copy(text)) => text,
        other => panic!("copied nothing but {other:?}"),
    }
}

#[test]
fn another_eye_forgets_what_the_one_before_was_told() {
    let mut model = with_golden(CARDS);
    to(&mut model, 20);
    apply(&mut model, LookCommand::Point(vec!["c1".to_owned()]));
    apply(&mut model, LookCommand::Rule(Some("BA-1.1".to_owned())));
    apply(&mut model, GoCommand::Hover(Some(Position::after(0, 3))));
    apply(&mut model, LookCommand::StateFilter("hand".to_owned()));
    model.complain("the dragon lies on top");
    apply(&mut model, LookCommand::Eye(Eye::Seat(Seat::at(0))));
    let table = table(&model);
    assert_eq!((table.eye, table.hover), (Eye::Seat(Seat::at(0)), None));
    assert_eq!((table.look.pointed.len(), &table.look.rule), (0, &None));
    assert_eq!(table.look.state_filter, "hand", "what one typed oneself stays");
    assert!(model.notices.is_empty());
}

/// The first event that has a beat of which a seat is told nothing, with that beat.
fn secret_beat(model: &Model, seat: Seat) -> Position {
    let review = table(model).review();
    let events = review.len(0).expect("the game itself");
    let silent = |event| {
        let told = review.told_beats(event, Eye::Seat(seat));
        let told = |beat: &u32| told.iter().any(|told| told.beat == *beat);
        let beat = (1..review.beats(event)).find(|beat| !told(beat))?;
        Some(Position { beat: Some(beat), ..Position::after(0, event) })
    };
    (1..=events).find_map(silent).expect("a secret of the other seat")
}

#[test]
fn another_eye_stands_where_it_was_last_told_something() {
    let mut model = with_golden(CARDS);
    let seat = Seat::at(0);
    let secret = secret_beat(&model, seat);
    apply(&mut model, GoCommand::To(secret));
    apply(&mut model, LookCommand::Eye(Eye::Seat(seat)));
    let here = table(&model).here();
    assert!(here.event == secret.event && here.beat < secret.beat, "{here}");
    let told = table(&model).review().told_beats(here.event, Eye::Seat(seat));
    assert!(told.iter().any(|told| Some(told.beat) == here.beat));
}

#[test]
fn an_address_is_copied_and_typed_in_the_numbers_of_the_eye() {
    let mut model = with_golden(CARDS);
    let eye = Eye::Seat(Seat::at(0));
    let mut later = secret_beat(&model, Seat::at(0));
    to(&mut model, later.event);
    let told = table(&model).review().told_beats(later.event, eye);
    later.beat = told.iter().find(|told| Some(told.beat) > later.beat).map(|told| told.beat);
    apply(&mut model, GoCommand::To(later));
    assert_eq!(copied(&mut model), later.to_string(), "all counts every beat");
    apply(&mut model, LookCommand::Eye(eye));
    let address = copied(&mut model);
    assert_ne!(address, later.to_string(), "the seat was told fewer");
    apply(&mut model, GoCommand::Start);
    apply(&mut model, GoCommand::Address(address));
    assert_eq!(table(&model).here(), later);
    for told in told {
        let at = Position { beat: Some(told.beat), ..later };
        let typed = table(&model).address_of(at).to_string();
        assert_eq!(table(&model).place_named(&typed, Lang::En), Ok(at), "{typed}");
    }
}

#[test]
fn a_place_that_is_not_there_tells_an_eye_no_numbers() {
    let mut model = with_golden(CARDS);
    let refused = |model: &Model| table(model).place_named("5000", Lang::En).expect_err("too far");
    assert!(refused(&model).contains("has"), "all is told how many there are");
    let without = "There is no event 5000 on this line";
    apply(&mut model, LookCommand::Hindsight(false));
    assert_eq!(refused(&model), without);
    apply(&mut model, LookCommand::Hindsight(true));
    apply(&mut model, LookCommand::Eye(Eye::Public));
    assert_eq!(refused(&model), without);
}

#[test]
fn without_hindsight_the_pointer_previews_nothing_later() {
    let mut model = with_golden(PIG);
    to(&mut model, 5);
    apply(&mut model, LookCommand::Hindsight(false));
    let hover = |model: &mut Model, event| {
        apply(model, GoCommand::Hover(Some(Position::after(0, event))));
        table(model).hover
    };
    assert_eq!(hover(&mut model, 6), None);
    assert_eq!(hover(&mut model, 4), Some(Position::after(0, 4)));
    apply(&mut model, LookCommand::Hindsight(true));
    assert_eq!(hover(&mut model, 6), Some(Position::after(0, 6)));
}

#[test]
fn without_hindsight_an_event_is_told_as_far_as_it_went() {
    let mut model = with_golden("rook-raiders/one-seat-easy-won");
    let events = table(&model).review().len(0).expect("the game itself");
    let event = (1..=events).find(|event| table(&model).review().beats(*event) > 3);
    let event = event.expect("an invasion");
    let settings = model.settings.clone();
    let lines = |model: &mut Model| {
        let shown = model.table.as_mut().expect("open").shown(&settings);
        shown.event.as_ref().map_or(0, |event| event.told.len())
    };
    apply(&mut model, GoCommand::To(Position { beat: Some(2), ..Position::after(0, event) }));
    let all = lines(&mut model);
    apply(&mut model, LookCommand::Hindsight(false));
    assert!(lines(&mut model) < all);
    assert_eq!(table(&model).visible_len(), event);
    apply(&mut model, GoCommand::To(Position { beat: Some(0), ..Position::after(0, event) }));
    assert_eq!(lines(&mut model), 0);
    assert_eq!(table(&model).visible_len(), event - 1, "it has not happened yet");
}

#[test]
fn without_hindsight_what_shows_later_places_is_put_away() {
    let mut model = with_golden(PIG);
    to(&mut model, 5);
    apply(&mut model, LookCommand::DiffWith(Some(Position::after(0, 9))));
    apply(&mut model, LookCommand::Hindsight(false));
    assert_eq!(table(&model).look.diff_with, None);
    to(&mut model, 7);
    apply(&mut model, LookCommand::DiffWith(Some(Position::after(0, 3))));
    apply(&mut model, LookCommand::Hindsight(false));
    assert_eq!(table(&model).look.diff_with, Some(Position::after(0, 3)));
}

#[test]
fn what_is_pointed_at_goes_with_its_page() {
    let mut model = with_golden(PIG);
    apply(&mut model, LookCommand::Point(vec!["x".to_owned()]));
    apply(&mut model, LookCommand::Tab(Tab::State));
    assert!(table(&model).look.pointed.is_empty());
    assert_eq!(model.settings.tab, Tab::State);
}

#[test]
fn pages_and_findings_are_chosen() {
    let mut model = with_golden(PIG);
    apply(&mut model, LookCommand::Page("log".to_owned()));
    assert_eq!(table(&model).look.page.as_deref(), Some("log"));
    apply(&mut model, LookCommand::Findings(true));
    assert_eq!(model.dialog.as_ref().map(|dialog| &dialog.kind), Some(&DialogKind::Findings));
    apply(&mut model, LookCommand::Findings(false));
    assert_eq!(model.dialog, None);
    apply(&mut model, LookCommand::FitBoard);
    assert!(matches!(model.effects.pop(), Some(Effect::FitBoard)));
}

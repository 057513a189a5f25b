//! The list of the whole game, found by what a screen reader speaks.

use super::rows::{Row, rows, unfolded};
use crate::command::{Command, GoCommand, LineCommand, LookCommand, LuckChoice, NoteCommand};
use crate::model::Model;
use crate::model::testing::with_golden;
use crate::window::testing::{TestWindow, window};
use egui_kittest::kittest::Queryable as _;
use std::collections::BTreeSet;

fn here(window: &TestWindow) -> u32 {
    window.state().0.table.as_ref().expect("it is open").here().event
}

fn apply(window: &mut TestWindow, command: impl Into<Command>) {
    window.state_mut().0.apply(command.into());
    window.run();
}

fn pig() -> Model {
    with_golden("pig/won-at-once")
}

#[test]
fn every_event_stands_below_its_turn_once() {
    for game in ["pig/won-at-once", "rook-raiders/four-seats-tie", "berserk-tcg/cities-victory"] {
        let mut model = with_golden(game);
        let table = model.table.as_mut().expect("it is open");
        let (course, tree) = (table.course(), table.tree());
        let rows = rows(&course, &tree);
        let mut turn = None;
        let mut events = Vec::new();
        for row in &rows {
            match row {
                Row::Turn(at) => turn = Some(course.turns[*at].event),
                Row::Event(at) => {
                    let event = course.events[*at].event;
                    let after = course.turn_at(event - 1).map(|turn| turn.event);
                    assert_eq!(turn, after, "{game}: event {event}");
                    events.push(event);
                }
                Row::Branch(_) | Row::Note(_) => {}
            }
        }
        assert_eq!(events, course.events.iter().map(|event| event.event).collect::<Vec<_>>());
        let turns = rows.iter().filter(|row| matches!(row, Row::Turn(_))).count();
        assert_eq!(turns, course.turns.len());
        let all = course.turns.iter().map(|turn| turn.number).collect::<BTreeSet<_>>();
        let folded = unfolded(&rows, &course, &all);
        let before = rows.iter().take_while(|row| !matches!(row, Row::Turn(_))).count();
        assert_eq!(folded.len(), before + turns);
    }
}

#[test]
fn a_click_on_an_event_goes_there_and_the_list_follows() {
    let mut window = window(pig());
    window.run();
    let mut rows = window.get_all_by_label_contains("Event 3, ");
    rows.next().expect("the event is listed").click();
    drop(rows);
    window.run();
    assert_eq!(here(&window), 3);
    apply(&mut window, GoCommand::End);
    let end = here(&window);
    let label = format!("Event {end}, ");
    assert!(window.query_by_label_contains(&label).is_some(), "where one stands is seen");
}

#[test]
fn a_turn_is_folded_away_and_has_its_events_back() {
    let mut window = window(pig());
    window.run();
    let fold = ": fold its events away";
    window.get_all_by_label_contains(fold).next().expect("a turn").click();
    window.run();
    assert!(window.query_by_label_contains("Event 1, ").is_none());
    window.get_by_label_contains(": unfold its ").click();
    window.run();
    assert!(window.query_by_label_contains("Event 1, ").is_some());
}

#[test]
fn a_branch_and_a_note_stand_where_they_belong() {
    let mut model = pig();
    for command in [
        Command::from(GoCommand::Address("2".to_owned())),
        NoteCommand::Author("Ada".to_owned()).into(),
        NoteCommand::Add("Too early".to_owned()).into(),
        GoCommand::Address("3".to_owned()).into(),
        LineCommand::Branch { name: "braver".to_owned(), luck: LuckChoice::Fresh, answer: None }
            .into(),
        GoCommand::Line(0).into(),
    ] {
        model.apply(command);
    }
    let mut window = window(model);
    window.run();
    window.get_by_label("Note: Ada: Too early");
    window.get_by_label("Line braver").click();
    window.run();
    let line = window.state().0.table.as_ref().expect("it is open").here().line;
    assert_eq!(line, 1, "a click shows it");
}

#[test]
fn without_hindsight_nothing_later_is_listed() {
    let mut window = window(pig());
    window.run();
    apply(&mut window, GoCommand::Address("4".to_owned()));
    apply(&mut window, LookCommand::Hindsight(false));
    assert!(window.query_by_label_contains("Event 4, ").is_some());
    assert!(window.query_by_label_contains("Event 5, ").is_none());
}

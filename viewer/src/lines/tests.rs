//! The tree of lines, found by what a screen reader speaks.

use crate::command::{AnswerText, Command, GoCommand, LineCommand, LookCommand, LuckChoice};
use crate::model::testing::with_golden;
use crate::model::{Effect, Model, Table};
use crate::platform::{Done, Job};
use crate::window::testing::{TestWindow, press, window};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kanso_engine::{Eye, Lang, Telling};
use kanso_replay::log::record::LineId;
use kanso_replay::review::{Bot, EventKind, Position, open};

/// A game with a branch after four events, on which one then stands.
fn with_branch() -> Model {
    let mut model = with_golden("pig/won-by-holding");
    go(&mut model, 0, 4);
    model.apply(branch("bolder", Some(AnswerText::Choice(0))));
    model
}

fn branch(name: &str, answer: Option<AnswerText>) -> Command {
    LineCommand::Branch { name: name.to_owned(), luck: LuckChoice::Same, answer }.into()
}

fn go(model: &mut Model, line: LineId, event: u32) {
    model.apply(GoCommand::To(Position::after(line, event)).into());
}

fn table(harness: &TestWindow) -> &Table {
    harness.state().0.table.as_ref().expect("open")
}

/// Opens the list of actions of a line.
fn open_menu(harness: &mut TestWindow, name: &str) {
    harness.get_by_label(&format!("Actions for {name}")).click();
    harness.run();
}

#[test]
fn a_line_that_is_clicked_is_shown() {
    let mut harness = window(with_branch());
    harness.run();
    assert_eq!(table(&harness).here().line, 1);
    harness.get_by_label_contains("Main line, ").click();
    harness.run();
    assert_eq!(table(&harness).here().line, 0);
    harness.get_by_label_contains("bolder, after 4").click();
    harness.run();
    assert_eq!(table(&harness).here(), Position::after(1, 4));
}

#[test]
fn a_row_says_where_a_line_leaves_and_who_decides_what() {
    let mut model = with_branch();
    let who = model.table.as_mut().expect("open").leaving(1, Lang::En);
    assert!(!who.who.is_empty() && !who.words.is_empty());
    let harness = window(model);
    let label = format!("bolder, after 4, {}: {}", who.who, who.words);
    harness.get_by_label_contains(&label);
}

#[test]
fn lines_are_folded_and_unfolded_by_their_triangle() {
    let mut harness = window(with_branch());
    harness.state_mut().0.apply(GoCommand::Line(0).into());
    press(&mut harness, "Fold the lines below Main line");
    assert!(table(&harness).review().lines()[0].folded);
    assert!(harness.query_by_label_contains("bolder, ").is_none());
    harness.get_by_label_contains("1 folded away");
    press(&mut harness, "Unfold the lines below Main line");
    harness.get_by_label_contains("bolder, ");
}

#[test]
fn a_folded_tree_still_shows_the_line_one_stands_on() {
    let mut harness = window(with_branch());
    press(&mut harness, "Fold the lines below Main line");
    harness.get_by_label_contains("bolder, ");
}

#[test]
fn the_actions_of_a_line_rename_promote_and_fold_it() {
    let mut harness = window(with_branch());
    harness.run();
    open_menu(&mut harness, "bolder");
    press(&mut harness, "Show first when the file is opened");
    assert!(table(&harness).review().lines()[1].promoted);
    open_menu(&mut harness, "bolder");
    press(&mut harness, "Rename…");
    let dialog = harness.state_mut().0.dialog.as_mut().expect("it asks for the name");
    assert_eq!(dialog.text, "bolder");
    dialog.text = "boldest".to_owned();
    harness.run();
    press(&mut harness, "Rename");
    assert_eq!(table(&harness).review().lines()[1].name, "boldest");
    assert!(harness.state().0.dialog.is_none());
    open_menu(&mut harness, "Main line");
    press(&mut harness, "Fold the lines below");
    assert!(table(&harness).review().lines()[0].folded);
}

#[test]
fn a_name_that_is_taken_by_no_rule_is_told_in_the_dialog() {
    let mut harness = window(with_branch());
    harness.run();
    open_menu(&mut harness, "bolder");
    press(&mut harness, "Rename…");
    harness.state_mut().0.dialog.as_mut().expect("open").text = "a@b".to_owned();
    harness.run();
    press(&mut harness, "Rename");
    let dialog = harness.state().0.dialog.as_ref().expect("it stays open");
    assert!(dialog.problem.is_some());
    assert_eq!(table(&harness).review().lines()[1].name, "bolder");
}

#[test]
fn deleting_asks_first_and_goes_back_to_where_the_line_left() {
    let mut harness = window(with_branch());
    harness.run();
    open_menu(&mut harness, "bolder");
    press(&mut harness, "Delete…");
    press(&mut harness, "Cancel");
    assert!(!table(&harness).review().lines()[1].deleted);
    open_menu(&mut harness, "bolder");
    press(&mut harness, "Delete…");
    press(&mut harness, "Delete");
    assert!(table(&harness).review().lines()[1].deleted);
    assert_eq!(table(&harness).here(), Position::after(0, 4));
    assert!(harness.query_by_label_contains("bolder, ").is_none());
}

#[test]
fn the_main_line_cannot_be_deleted() {
    let mut harness = window(with_branch());
    harness.run();
    open_menu(&mut harness, "Main line");
    assert!(harness.get_by_label("Delete…").accesskit_node().is_disabled());
}

#[test]
fn the_actions_lead_to_the_fork_and_to_the_end() {
    let mut harness = window(with_branch());
    harness.run();
    open_menu(&mut harness, "bolder");
    press(&mut harness, "Go to where it leaves");
    assert_eq!(table(&harness).here(), Position::after(0, 4));
    open_menu(&mut harness, "bolder");
    press(&mut harness, "Go to its end");
    let end = table(&harness).review().len(1).expect("it is there");
    assert_eq!(table(&harness).here(), Position::after(1, end));
}

#[test]
fn a_line_is_saved_as_a_game_of_its_own() {
    let mut harness = window(with_branch());
    harness.run();
    open_menu(&mut harness, "bolder");
    press(&mut harness, "Save as a game of its own…");
    let dialog = harness.state_mut().0.dialog.as_mut().expect("it asks where");
    assert_eq!(dialog.text, "bolder.kanso");
    dialog.text = "/tmp/elsewhere.kanso".to_owned();
    harness.run();
    press(&mut harness, "Save");
    assert!(harness.state().0.dialog.as_ref().is_some_and(|dialog| dialog.busy));
    let written = harness.state_mut().0.effects.drain(..).find_map(|effect| match effect {
        Effect::Start(Job::Write { path, bytes }) => Some((path, bytes)),
        _ => None,
    });
    let (path, bytes) = written.expect("it is written beside the frames");
    assert_eq!(path, std::path::Path::new("/tmp/elsewhere.kanso"));
    harness.state_mut().0.finished(Done::Written { path, result: Ok(()) });
    assert!(harness.state().0.dialog.is_none(), "it has done its work");
    let own = open(kanso_games::built_in(), &bytes).expect("it is a log");
    assert_eq!(own.lines().len(), 1);
    assert_eq!(own.len(0), table(&harness).review().len(1));
}

#[test]
fn bots_are_started_and_stopped() {
    let mut harness = window(with_branch());
    harness.run();
    press(&mut harness, "Let bots play on");
    press(&mut harness, "Greedy: what counts most at once");
    assert_eq!(table(&harness).play.bot, Some(Bot::Greedy));
    press(&mut harness, "Stop the bots");
    assert_eq!(table(&harness).play.bot, None);
}

#[test]
fn two_lines_are_put_side_by_side_and_apart_again() {
    let mut harness = window(with_branch());
    harness.run();
    open_menu(&mut harness, "Main line");
    press(&mut harness, "Compare with the shown line");
    let compared = table(&harness).compared.expect("side by side");
    assert_eq!((compared.left, compared.right), (1, 0));
    press(&mut harness, "Back to one line");
    assert_eq!(table(&harness).compared, None);
}

#[test]
fn another_line_is_tried_by_the_button() {
    let mut harness = window(with_golden("pig/won-by-holding"));
    press(&mut harness, "Try another line…");
    let dialog = harness.state().0.dialog.as_ref().expect("it asks how");
    assert_eq!(dialog.kind, crate::command::DialogKind::Branch);
}

#[test]
fn without_hindsight_lines_that_leave_later_are_not_named() {
    let mut model = with_branch();
    model.apply(LookCommand::Hindsight(false).into());
    go(&mut model, 0, 4);
    let mut harness = window(model);
    harness.run();
    assert!(harness.query_by_label_contains("bolder").is_none());
    harness.get_by_label_contains("are not shown without hindsight");
    harness.state_mut().0.apply(GoCommand::To(Position::after(0, 5)).into());
    harness.run();
    harness.get_by_label_contains("bolder, after 4");
}

#[test]
fn without_hindsight_a_row_says_nothing_of_how_its_line_ends() {
    let mut model = with_branch();
    go(&mut model, 0, 1);
    model.apply(LookCommand::Hindsight(false).into());
    let mut harness = window(model);
    harness.run();
    let row = harness.get_by_label_contains("Main line, ");
    let label = row.accesskit_node().label().expect("it has a name");
    assert!(!label.contains("events") && !label.contains("over"), "{label}");
}

#[test]
fn a_name_that_tells_what_an_eye_may_not_know_is_a_number_for_it() {
    let mut model = with_golden("berserk-tcg/deck-out");
    let table = model.table.as_mut().expect("open");
    let len = table.review().len(0).expect("the main line");
    let secret = |event: &u32| {
        table.review().event(*event).is_some_and(|event| event.kind == EventKind::Chance)
            && table.review().tells(*event, Eye::Public) != Telling::Whole
    };
    let secret = (1..=len).find(secret).expect("cards are drawn");
    go(&mut model, 0, secret - 1);
    let luck = LuckChoice::Seed("7".to_owned());
    let answer = Some(AnswerText::Luck);
    model.apply(LineCommand::Branch { name: String::new(), luck, answer }.into());
    assert_eq!(model.notices, []);
    let table = model.table.as_mut().expect("open");
    assert!(!table.leaving(1, Lang::En).name_tells);
    model.apply(LookCommand::Eye(Eye::Public).into());
    let table = model.table.as_mut().expect("open");
    assert_eq!(table.line_name(1, Lang::En), "Line 1");
}

#[test]
fn two_thousand_lines_are_drawn_row_by_row_and_found_by_name() {
    let mut model = with_golden("pig/won-by-holding");
    go(&mut model, 0, 2);
    for number in 0..2_000 {
        go(&mut model, 0, 2);
        model.apply(branch(&format!("try {number}"), None));
    }
    let mut harness = window(model);
    harness.run();
    let drawn = harness.query_all_by_label_contains("Actions for try").count();
    assert!((3..60).contains(&drawn), "{drawn} rows are drawn");
    // The one that is shown is scrolled to.
    harness.get_by_label("Actions for try 1999");
    harness.get_by_label("Find a line").focus();
    harness.run();
    harness.get_by_label("Find a line").type_text("try 77");
    harness.run();
    harness.get_by_label("Actions for try 77");
    harness.get_by_label("Actions for try 770");
    assert!(harness.query_by_label("Actions for try 1999").is_none());
    harness.get_by_label("Find a line").type_text(" nobody");
    harness.run();
    harness.get_by_label("No line has this name");
}

//! The panel by itself, found by what a screen reader speaks.

use super::*;
use crate::command::{Command, GoCommand};
use crate::model::Model;
use crate::model::testing::with_golden;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kanso_engine::Seat;

const RAIDERS: &str = "rook-raiders/one-seat-easy-won";

/// A model with its panel.
struct Panel {
    model: Model,
    view: StateView,
    asked: Vec<Command>,
}

fn panel(model: Model) -> Harness<'static, Panel> {
    let panel = Panel { model, view: StateView::default(), asked: Vec::new() };
    let mut harness = Harness::builder()
        .with_size([420.0, 2000.0])
        .with_context_setup(look::install_for_tests)
        .build_ui_state(
            |ui, panel: &mut Panel| {
                let mut asked = Asked::default();
                let settings = panel.model.settings.clone();
                let table = panel.model.table.as_ref().expect("open");
                state_ui(ui, table, &mut panel.view, &settings, &mut asked);
                for command in asked.0 {
                    panel.asked.push(command.clone());
                    panel.model.apply(command);
                }
            },
            panel,
        );
    harness.run();
    harness
}

fn at(event: u32) -> Harness<'static, Panel> {
    let mut model = with_golden(RAIDERS);
    model.apply(GoCommand::To(Position::after(0, event)).into());
    panel(model)
}

fn apply(harness: &mut Harness<'_, Panel>, command: impl Into<Command>) {
    harness.state_mut().model.apply(command.into());
    harness.run();
}

fn diff_with(harness: &Harness<'_, Panel>) -> Option<Position> {
    harness.state().model.table.as_ref().expect("open").look.diff_with
}

/// Types into the field of this name.
fn type_into(harness: &mut Harness<'_, Panel>, label: &str, text: &str) {
    let field = harness.get_by_role_and_label(Role::TextInput, label);
    field.focus();
    field.type_text(text);
    harness.run();
}

#[test]
fn what_differs_from_the_event_before_stands_first() {
    let harness = at(60);
    harness.get_by_label("Compared with 0@59");
    harness.get_by_label("What differs: 8");
    harness.get_by_label("mercenary_row[0]: 7 → none");
    harness.get_by_label("monster_deck[1][1]: [3, 1] → absent");
    harness.get_by_label_contains("Digest ");
}

#[test]
fn a_field_is_unfolded_and_folded_by_a_click() {
    let mut harness = at(60);
    assert!(harness.query_by_label_contains("mercenary_row[1]: none").is_none());
    let name = |harness: &Harness<'_, Panel>| {
        let field =
            harness.get_by_role_and_label(Role::Button, "mercenary_row: [none, none, none]");
        field.click();
    };
    name(&harness);
    harness.run();
    harness.get_by_label("mercenary_row[1]: none");
    name(&harness);
    harness.run();
    assert!(harness.query_by_label("mercenary_row[1]: none").is_none());
}

#[test]
fn this_place_can_be_kept_to_be_compared_with() {
    let mut harness = at(60);
    harness.get_by_label("Compare with this place from now on").click();
    harness.run();
    assert_eq!(diff_with(&harness), Some(Position::after(0, 60)));
    harness.get_by_label("Nothing differs");
    apply(&mut harness, GoCommand::To(Position::after(0, 70)));
    harness.get_by_label("Compared with 0@60");
    harness.get_by_label("Compare with the event before").click();
    harness.run();
    assert_eq!(diff_with(&harness), None);
    harness.get_by_label("Compared with 0@69");
}

#[test]
fn any_place_can_be_typed() {
    let mut harness = at(60);
    type_into(&mut harness, "Compare with", "12.0");
    harness.get_by_label("Compare").click();
    harness.run();
    let with = Position { beat: Some(0), ..Position::after(0, 12) };
    assert_eq!(diff_with(&harness), Some(with));
    type_into(&mut harness, "Compare with", "dragon");
    harness.get_by_label("Compare").click();
    harness.run();
    assert_eq!(diff_with(&harness), Some(with), "it leads nowhere");
    let problem = harness.state().view.problem.clone().expect("told why");
    harness.get_by_label(&problem);
}

#[test]
fn without_hindsight_nothing_later_is_compared() {
    let mut harness = at(60);
    apply(&mut harness, LookCommand::DiffWith(Some(Position::after(0, 80))));
    harness.get_by_label("Compared with 0@80");
    apply(&mut harness, LookCommand::Hindsight(false));
    harness.get_by_label("Compared with 0@59");
    type_into(&mut harness, "Compare with", "61");
    harness.get_by_label("Compare").click();
    harness.run();
    assert_eq!(diff_with(&harness), None);
    harness.get_by_label("That comes later, and hindsight is off");
}

#[test]
fn a_filter_narrows_what_is_shown() {
    let mut harness = at(60);
    type_into(&mut harness, "Filter", "executed");
    assert_eq!(harness.state().asked, [LookCommand::StateFilter("executed".to_owned()).into()]);
    harness.get_by_label_contains("executed: ");
    assert!(harness.query_by_label_contains("mercenary_row").is_none());
    apply(&mut harness, LookCommand::StateFilter("no such field".to_owned()));
    harness.get_by_label("No field has this text");
}

#[test]
fn only_what_differs_can_be_shown() {
    let mut harness = at(60);
    harness.get_by_label("Only what differs").click();
    harness.run();
    harness.get_by_label("What differs: 8");
    assert!(harness.query_by_label("All fields").is_none());
}

#[test]
fn before_the_first_event_there_is_nothing_to_compare_with() {
    let harness = at(0);
    harness.get_by_label("There is nothing before the start to compare with");
    harness.get_by_label("All fields");
}

#[test]
fn only_the_eye_that_sees_everything_looks_into_the_state() {
    let mut harness = at(60);
    apply(&mut harness, LookCommand::Eye(Eye::Seat(Seat::at(0))));
    assert!(harness.query_by_label("All fields").is_none());
    assert!(harness.query_by_label_contains("mercenary").is_none());
    assert!(harness.state().view.looked.is_none());
    harness.get_by_label("Look with the eye that sees everything").click();
    harness.run();
    harness.get_by_label("All fields");
}

//! The badge and the findings by themselves, found by what a screen reader speaks.

use super::*;
use crate::command::Command;
use crate::model::Model;
use crate::model::testing::{golden_path, with_golden};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kanso_engine::Seat;
use kanso_replay::verify::{Report, verify};

const PIG: &str = "pig/won-by-holding";

/// What is wrong at an event of the game itself.
fn finding(layer: Layer, event: u32) -> Finding {
    Finding {
        layer,
        offset: None,
        line: Some(0),
        event: Some(event),
        rule: None,
        asked: "hold".to_owned(),
        against: "nothing was rolled in this turn yet".to_owned(),
        between: None,
        fields: Vec::new(),
    }
}

/// A game with what verification said of it.
fn verified(verification: Verification) -> Model {
    let mut model = with_golden(PIG);
    model.table.as_mut().expect("open").verification = verification;
    model
}

fn found(findings: Vec<Finding>) -> Model {
    let report = Report { findings, possible: Some(false), decoded: true, ..Report::default() };
    verified(Verification::Known(Box::new(report)))
}

/// What verification says of bytes.
fn of_bytes(bytes: &[u8]) -> Model {
    verified(Verification::Known(Box::new(verify(kanso_games::built_in(), bytes, None))))
}

fn golden_bytes() -> Vec<u8> {
    std::fs::read(golden_path(PIG)).expect("the golden game is there")
}

/// The badge above the findings, carrying out what they ask.
fn badge(model: Model) -> Harness<'static, (Model, Vec<Command>)> {
    let mut harness = Harness::builder()
        .with_size([460.0, 800.0])
        .with_context_setup(look::install_for_tests)
        .build_ui_state(
            |ui, (model, all): &mut (Model, Vec<Command>)| {
                let (mut asked, lang) = (Asked::default(), model.lang());
                let table = model.table.as_ref().expect("open");
                ui.horizontal(|ui| badge_ui(ui, table, lang, &mut asked));
                findings_ui(ui, table, lang, &mut asked);
                for command in asked.0 {
                    all.push(command.clone());
                    model.apply(command);
                }
            },
            (model, Vec::new()),
        );
    harness.run();
    harness
}

fn here(harness: &Harness<'_, (Model, Vec<Command>)>) -> Position {
    harness.state().0.table.as_ref().expect("open").here()
}

#[test]
fn a_sound_log_says_what_was_looked_at() {
    let harness = badge(of_bytes(&golden_bytes()));
    for label in [
        "Events: 138, all allowed by the rules",
        "Sealed: nothing can have been cut off its end",
        "Head hash",
    ] {
        harness.get_by_label(label);
    }
    harness.get_by_label_contains("as the seed gives them");
    assert!(harness.query_by_label("Found").is_none());
}

#[test]
fn a_damaged_log_says_where() {
    let mut bytes = golden_bytes();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    let harness = badge(of_bytes(&bytes));
    harness.get_by_label("The file is damaged");
    harness.get_all_by_label_contains("byte ").next().expect("the offset");
    assert!(harness.query_by_label_contains("at event").is_none(), "a frame is no event");
}

#[test]
fn the_badge_leads_to_where_what_no_rule_allows_was_tried() {
    let mut harness = badge(found(vec![finding(Layer::Legality, 12)]));
    harness.get_by_label("at event 12").click();
    harness.run();
    assert_eq!(here(&harness), Position::after(0, 11));
}

#[test]
fn each_finding_leads_to_its_place_and_closes_the_dialog() {
    let mut luck = finding(Layer::Luck, 20);
    luck.rule = Some("PG-1.1".to_owned());
    luck.fields = vec!["seats[0]".to_owned()];
    luck.between = Some((16, 20));
    let mut harness = badge(found(vec![luck]));
    for label in [
        "main, event 20",
        "somewhere behind event 16, up to event 20",
        "These fields differ: seats[0]",
        "Rule PG-1.1",
        "hold",
    ] {
        harness.get_by_label(label);
    }
    harness.get_by_label("Go there").click();
    harness.run();
    assert_eq!(here(&harness), Position::after(0, 20));
    assert_eq!(harness.state().1.last(), Some(&LookCommand::Findings(false).into()));
}

#[test]
fn a_place_behind_the_end_is_looked_at_from_the_end() {
    let mut harness = badge(found(vec![finding(Layer::Checkpoints, 4000)]));
    harness.get_by_label("Go there").click();
    harness.run();
    assert_eq!(here(&harness), Position::after(0, 138));
}

#[test]
fn another_eye_is_told_whether_and_not_where() {
    let mut model = found(vec![finding(Layer::Legality, 12)]);
    model.apply(LookCommand::Eye(Eye::Seat(Seat::at(0))).into());
    let mut harness = badge(model);
    assert_eq!(harness.get_all_by_label("Fails verification").count(), 2);
    for hidden in ["12", "hold", "Go there"] {
        assert!(harness.query_by_label_contains(hidden).is_none(), "{hidden}");
    }
    harness.get_by_label("Look with the eye that sees everything").click();
    harness.run();
    harness.get_by_label("at event 12");
}

#[test]
fn without_hindsight_whether_is_told_and_not_where() {
    let mut model = found(vec![finding(Layer::Legality, 12)]);
    model.apply(LookCommand::Hindsight(false).into());
    let mut harness = badge(model);
    assert!(harness.query_by_label_contains("12").is_none());
    harness.get_by_label("Look with hindsight").click();
    harness.run();
    harness.get_by_label("at event 12");
}

#[test]
fn what_is_not_known_is_not_called_sound() {
    let harness = badge(verified(Verification::Checking));
    harness.get_by_label("The log is being verified");
    let harness = badge(verified(Verification::Unreadable));
    harness.get_by_label_contains("could not be read again");
    assert!(harness.query_by_label("Verified").is_none());
}

#[test]
fn many_findings_are_counted() {
    let report =
        Report { findings: vec![finding(Layer::Seal, 1)], left_out: 7, ..Report::default() };
    let harness = badge(verified(Verification::Known(Box::new(report))));
    harness.get_by_label("7 more of the same kinds");
    harness.get_by_label("The rules could not be looked at");
}

//! The dialogs for a report and a ruling, found by what a screen reader speaks.

use crate::command::{DialogKind, SettingsCommand};
use crate::model::Model;
use crate::model::testing::{filed, settle, with_golden};
use crate::window::testing::{TestWindow, press, window};
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use kanso_engine::Lang;
use kanso_replay::log::record::Verdict;

/// A window with a dispute of Pig.
fn disputed() -> TestWindow {
    let name = "pig/won-by-holding";
    let last = with_golden(name).table.expect("open").review().len(0).expect("the game itself");
    let mut model = filed(name, last, &[(0, "PG-R1=at-once")]);
    settle(&mut model);
    let mut window = window(model);
    window.run();
    window
}

fn model(window: &mut TestWindow) -> &mut Model {
    &mut window.state_mut().0
}

#[test]
fn a_dispute_is_settled_from_the_strip_above_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.golden.kanso");
    let mut window = disputed();
    window.get_all_by_label("Settle…").next().expect("on the strip").click();
    window.run();
    model(&mut window).dialog.as_mut().expect("open").text = path.display().to_string();
    window.run();
    window.get_all_by_role(Role::RadioButton).next().expect("a verdict").scroll_to_me();
    press(&mut window, "It stands as it was played");
    let why = window.get_by_role_and_label(Role::MultilineTextInput, "Why");
    why.focus();
    window.run();
    let why = window.get_by_role_and_label(Role::MultilineTextInput, "Why");
    why.type_text("as printed");
    window.run();
    press(&mut window, "Settle it");
    settle(model(&mut window));
    window.run();
    assert!(path.exists() && model(&mut window).dialog.is_none());
    let table = model(&mut window).table.as_mut().expect("open");
    let ruling = table.all_disputes(Lang::En)[0].rulings[0].clone();
    assert_eq!((ruling.verdict, ruling.reason.as_str()), (Verdict::Stands, "as printed"));
}

#[test]
fn a_report_is_asked_for_in_a_form_and_without_names() {
    let mut window = disputed();
    window.get_all_by_label("Report…").next().expect("on the strip").click();
    window.run();
    let name = |window: &mut TestWindow| model(window).dialog.as_ref().expect("open").text.clone();
    assert_eq!(name(&mut window), "pig-report.html");
    press(&mut window, "Markdown, for a forum");
    assert_eq!(name(&mut window), "pig-report.md");
    press(&mut window, "Seats have neutral names");
    let wish = model(&mut window).dialog.as_ref().expect("open").report.expect("a report");
    assert!(wish.markdown && wish.anonymous);
}

#[test]
fn a_reason_is_not_lost_by_one_key() {
    let mut window = disputed();
    model(&mut window).apply(SettingsCommand::Open(DialogKind::Settle(0)).into());
    let settling = model(&mut window).dialog.as_mut().expect("open").settling.as_mut();
    settling.expect("a ruling").reason = "as printed".to_owned();
    window.run();
    for _ in 0..2 {
        window.key_press(egui::Key::Escape);
        window.run_steps(3);
        if model(&mut window).dialog.as_ref().is_some_and(|dialog| dialog.problem.is_some()) {
            return;
        }
    }
    panic!("it was closed without a word");
}

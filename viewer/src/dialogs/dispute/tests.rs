//! The dialog that files a dispute, found by what a screen reader speaks.

use crate::command::{ContestedPart, DialogKind, GoCommand, SettingsCommand};
use crate::model::testing::{settle, with_golden};
use crate::model::{Model, readings_of};
use crate::window::testing::{TestWindow, press, window};
use egui_kittest::kittest::Queryable as _;
use kanso_engine::Lang;
use kanso_replay::review::Position;

/// A window in which the event of this number is being disputed.
fn disputing(event: u32) -> TestWindow {
    let mut model: Model = with_golden("pig/won-by-holding");
    model.apply(GoCommand::To(Position::after(0, event)).into());
    model.apply(SettingsCommand::Open(DialogKind::Dispute(ContestedPart::Event)).into());
    let mut window = window(model);
    window.run();
    window
}

fn last() -> u32 {
    with_golden("pig/won-by-holding").table.expect("open").review().len(0).expect("the game itself")
}

/// What a screen reader says of the signs: the first seat claims one answer, the second the other.
fn claims() -> [String; 2] {
    let mut model = with_golden("pig/won-by-holding");
    let table = model.table.as_mut().expect("open");
    let names = table.review().names().to_vec();
    let reading = readings_of(table.review(), table.here(), Lang::En).remove(0);
    let of = |value| reading.values.iter().position(|known| *known == value).expect("a value");
    [(0, "at-once"), (1, "by-holding")]
        .map(|(seat, value)| format!("{} claims: {}", names[seat], reading.answers[of(value)]))
}

#[test]
fn a_dispute_is_written_and_offered_to_be_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("hold.kanso");
    let mut window = disputing(last());
    {
        let dialog = window.state_mut().0.dialog.as_mut().expect("open");
        dialog.text = path.display().to_string();
        let draft = dialog.filing.as_mut().expect("it tells all");
        assert!(!draft.text.rules.is_empty(), "the rules of the event are cited");
        draft.text.question = "Was it over before?".to_owned();
        assert!(draft.text.claims.is_empty(), "nobody claims anything that nobody said");
    }
    window.run();
    window.get_by_label("Only a question: nobody claims anything");
    for claim in claims() {
        press(&mut window, &claim);
    }
    press(&mut window, "File it");
    settle(&mut window.state_mut().0);
    window.run();
    assert!(path.exists());
    window.get_by_label("Open it").click();
    window.run_steps(3);
    settle(&mut window.state_mut().0);
    window.run();
    let model = &mut window.state_mut().0;
    let table = model.table.as_mut().expect("open");
    assert_eq!(table.path.as_ref(), Some(&path));
    assert_eq!(table.here(), Position::after(0, last()));
    let info = &table.all_disputes(Lang::En)[0];
    assert_eq!(info.question, "Was it over before?");
    let claims: Vec<_> = info.claims.iter().map(|claim| claim.words.as_str()).collect();
    assert_eq!(claims.len(), 2);
    assert!(claims[0].ends_with("= at-once") && claims[1].ends_with("= by-holding"), "{claims:?}");
}

#[test]
fn what_cannot_be_filed_says_why_and_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("hold.kanso");
    std::fs::write(&path, b"mine").expect("a file");
    let mut window = disputing(last());
    {
        let dialog = window.state_mut().0.dialog.as_mut().expect("open");
        dialog.text = path.display().to_string();
        let draft = dialog.filing.as_mut().expect("it tells all");
        draft.text.question = "Was it over before?".to_owned();
        draft.rule = "RR-1.1".to_owned();
    }
    window.run();
    press(&mut window, "Add");
    let problem = |window: &mut TestWindow| {
        press(window, "File it");
        settle(&mut window.state_mut().0);
        window.run();
        window.state().0.dialog.as_ref().expect("still open").problem.clone().expect("refused")
    };
    let wrong = problem(&mut window);
    assert!(wrong.contains("RR-1.1"), "{wrong}");
    press(&mut window, "Remove RR-1.1");
    let wrong = problem(&mut window);
    assert!(wrong.contains("hold.kanso"), "{wrong}");
    assert_eq!(std::fs::read(&path).expect("there"), b"mine", "nothing is written over");
    let draft = window.state().0.dialog.as_ref().expect("open").filing.as_ref().expect("typed");
    assert_eq!(draft.text.question, "Was it over before?");
}

#[test]
fn a_question_is_not_lost_by_one_key() {
    let mut window = disputing(last());
    let draft = window.state_mut().0.dialog.as_mut().expect("open").filing.as_mut();
    draft.expect("it tells all").text.question = "Why?".to_owned();
    window.run();
    // The first press leaves the field, or points out what would be lost.
    for _ in 0..2 {
        window.key_press(egui::Key::Escape);
        window.run_steps(3);
        if window.state().0.dialog.as_ref().is_some_and(|dialog| dialog.problem.is_some()) {
            break;
        }
    }
    let problem = window.state().0.dialog.as_ref().expect("open").problem.clone();
    assert!(problem.expect("pointed out").contains("would be lost"));
    window.key_press(egui::Key::Escape);
    window.run_steps(3);
    assert_eq!(window.state().0.dialog, None);
}

#[test]
fn a_claim_is_one_click_on_a_seat_and_another_takes_it_back_or_moves_it() {
    let mut window = disputing(last());
    let [first, second] = claims();
    press(&mut window, &first);
    let answer = second.split_once(" claims: ").expect("who, and what").1;
    let moved = format!("{} claims: {answer}", first.split(" claims: ").next().expect("who"));
    let text = |window: &TestWindow| {
        let dialog = window.state().0.dialog.as_ref().expect("open");
        dialog.filing.as_ref().expect("it tells all").text.clone()
    };
    assert_eq!(text(&window).claimed(0, "PG-R1"), Some("at-once"));
    press(&mut window, &moved);
    assert_eq!(text(&window).claimed(0, "PG-R1"), Some("by-holding"));
    assert_eq!(text(&window).claims.len(), 1);
    press(&mut window, &moved);
    assert!(text(&window).claims.is_empty());
    press(&mut window, &first);
    press(&mut window, "Only a question: nobody claims anything");
    assert!(text(&window).claims.is_empty());
}

#[test]
fn under_each_answer_stands_what_it_would_do() {
    let mut window = disputing(last());
    settle(&mut window.state_mut().0);
    window.run();
    window.get_by_label("As played");
    window.get_by_label(&format!("The game parts at event {}", last() - 1));
}

#[test]
fn claims_in_words_and_rules_can_be_taken_away() {
    let mut window = disputing(last());
    press(&mut window, "Claim an action or outcome");
    let count = |window: &TestWindow| {
        let dialog = window.state().0.dialog.as_ref().expect("open");
        dialog.filing.as_ref().expect("it tells all").text.claims.len()
    };
    assert_eq!(count(&window), 1);
    press(&mut window, "Remove claim 1");
    assert_eq!(count(&window), 0);
    press(&mut window, "Cancel");
    assert_eq!(window.state().0.dialog, None);
    assert!(window.query_by_label("File a dispute").is_none());
}

#[test]
fn the_dialog_has_its_final_size_from_the_first_frame() {
    let mut window = disputing(last());
    let rect = |window: &TestWindow| window.get_by_label("File it").rect();
    let first = rect(&window);
    settle(&mut window.state_mut().0);
    window.run();
    assert_eq!(rect(&window), first, "nothing slides from under the pointer");
}

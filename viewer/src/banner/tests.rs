//! Banners and messages, found by what a screen reader speaks.

use super::*;
use crate::command::Command;
use crate::model::testing::with_golden;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

fn asked_by(model: Model, label: &str) -> Vec<Command> {
    let harness = Harness::builder().with_size([900.0, 600.0]);
    let mut harness = harness.with_context_setup(look::install_for_tests).build_ui_state(
        |ui, (model, asked): &mut (Model, Asked)| {
            let lang = model.lang();
            banner_ui(ui, model, lang, asked);
            notices_ui(ui.ctx(), model, lang, asked);
        },
        (model, Asked::default()),
    );
    harness.run();
    harness.get_by_label(label).click();
    harness.run();
    std::mem::take(&mut harness.state_mut().1.0)
}

fn in_memory(why: WhyMemory) -> Model {
    let mut model = with_golden("pig/won-at-once");
    let table = model.table.as_mut().expect("open");
    table.access = Access::Memory(why);
    table.path = Some("/games/a.kanso".into());
    model
}

fn damaged(kind: DamageKind) -> WhyMemory {
    let detail = "a test says so".to_owned();
    WhyMemory::Damaged(Damage { at: 120, after: None, dropped: 30, kind, detail })
}

#[test]
fn every_reason_is_told_and_can_be_saved() {
    let save = [Command::from(SettingsCommand::Open(DialogKind::SaveAs))];
    for (why, part) in [
        (WhyMemory::New, "in memory only"),
        (WhyMemory::Example, "Bots played this example"),
        (WhyMemory::Locked, "Another program is writing"),
        (WhyMemory::ReadOnly("read-only disk".to_owned()), "may not be written"),
        (WhyMemory::Torn(7), "7 bytes are left out"),
        (damaged(DamageKind::Altered), "Damaged from byte 120 on: a record is not as it was"),
        (damaged(DamageKind::Nonsense), "says nothing that can be understood"),
        (damaged(DamageKind::Misfit), "does not fit those before it"),
    ] {
        let told = access_words(&why, Lang::En);
        assert!(told.contains(part), "{told}");
        assert_eq!(asked_by(in_memory(why), "Save as a new file…"), save, "{told}");
    }
}

#[test]
fn a_torn_file_is_gone_on_with_and_a_locked_one_is_read_again() {
    let torn = asked_by(in_memory(WhyMemory::Torn(7)), "Go on with it");
    assert_eq!(torn, [Command::from(FileCommand::GoOn)]);
    let locked = asked_by(in_memory(WhyMemory::Locked), "Read it again");
    assert_eq!(locked, [Command::from(FileCommand::Reload)]);
}

#[test]
fn a_message_is_put_away() {
    let mut model = Model::default();
    model.complain("it did not work");
    let number = model.notices[0].number;
    let asked = asked_by(model, "Put away");
    assert_eq!(asked, [Command::from(SettingsCommand::Dismiss(number))]);
}

#[test]
fn a_damaged_game_of_one_line_says_after_which_event() {
    let said = |after| {
        let WhyMemory::Damaged(damage) = damaged(DamageKind::Altered) else { unreachable!() };
        access_words(&WhyMemory::Damaged(Damage { after, ..damage }), Lang::En)
    };
    assert!(said(Some(12)).starts_with("Damaged after event 12: a record is not"));
    assert!(said(Some(0)).starts_with("Damaged before the first event: "));
    assert!(said(None).starts_with("Damaged from byte 120 on: "));
}

#[test]
fn a_message_lies_over_nothing_that_asks() {
    use crate::model::testing::with_golden;
    use crate::window::testing::window;
    let mut model = with_golden("rook-raiders/four-seats-tie");
    model.say(Weight::Info, "it was done");
    let mut window = window(model);
    window.run_steps(4);
    let (said, table) =
        (window.get_by_label("it was done").rect(), window.get_by_label("The table"));
    assert!(table.rect().contains_rect(said), "below the strip, above the timeline: {said:?}");
    assert!(said.top() > table.rect().center().y, "{said:?}");
}

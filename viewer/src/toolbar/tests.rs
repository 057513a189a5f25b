//! The bar by itself, found by what a screen reader speaks.

use super::*;
use crate::command::{Command, GameFormat, GoCommand, PanelId, TextSize, ThemeChoice};
use crate::model::testing::{filed, with_golden};
use crate::model::{Effect, Verification};
use crate::platform::Platform;
use egui_kittest::Harness;
use egui_kittest::kittest::{By, Queryable as _};

const CARDS: &str = "berserk-tcg/random-players";

/// A model with all that its bar has asked for.
struct Bar {
    model: Model,
    asked: Vec<Command>,
}

fn bar(model: Model) -> Harness<'static, Bar> {
    sized(model, [1280.0, 800.0])
}

fn sized(model: Model, size: [f32; 2]) -> Harness<'static, Bar> {
    let mut harness = Harness::builder()
        .with_size(size)
        .with_context_setup(crate::look::install_for_tests)
        .build_ui_state(
            |ui, bar: &mut Bar| {
                let mut asked = Asked::default();
                toolbar_ui(ui, &bar.model, bar.model.lang(), &mut asked);
                for command in asked.0 {
                    bar.asked.push(command.clone());
                    bar.model.apply(command);
                }
            },
            Bar { model, asked: Vec::new() },
        );
    harness.run();
    harness
}

fn click(harness: &mut Harness<'_, Bar>, label: &str) {
    harness.get_by_label(label).click();
    harness.run();
}

fn last(harness: &Harness<'_, Bar>) -> Command {
    harness.state().asked.last().cloned().expect("something was asked")
}

fn table<'a>(harness: &'a Harness<'_, Bar>) -> &'a Table {
    harness.state().model.table.as_ref().expect("open")
}

/// Opens the list of eyes.
fn open_eyes(harness: &mut Harness<'_, Bar>) {
    harness.get(By::new().role(egui::Role::ComboBox)).click();
    harness.run();
}

#[test]
fn every_seat_and_the_public_can_look() {
    let mut harness = bar(with_golden(CARDS));
    for (name, eye) in
        [("The public", Eye::Public), ("Ben", Eye::Seat(Seat::at(1))), ("Everything", Eye::All)]
    {
        open_eyes(&mut harness);
        let names = harness.get_all_by_label(name).last().expect("in the list");
        names.click();
        harness.run();
        assert_eq!(last(&harness), LookCommand::Eye(eye).into());
        assert_eq!(table(&harness).eye, eye);
    }
}

#[test]
fn hindsight_is_switched_off_and_on() {
    let mut harness = bar(with_golden(CARDS));
    click(&mut harness, "Hindsight");
    assert!(!table(&harness).hindsight);
    click(&mut harness, "Hindsight");
    assert!(table(&harness).hindsight);
}

#[test]
fn the_address_of_where_one_stands_is_copied() {
    let mut model = with_golden("pig/won-by-holding");
    model.apply(GoCommand::Address("17".to_owned()).into());
    let mut harness = bar(model);
    harness.state_mut().model.effects.clear();
    click(&mut harness, "Copy the address 0@17");
    let effects = &harness.state().model.effects;
    assert!(matches!(&effects[..], [Effect::Copy(text)] if text == "0@17"), "{effects:?}");
}

#[test]
fn the_badge_opens_the_findings() {
    let mut harness = bar(with_golden(CARDS));
    click(&mut harness, "Checking…");
    assert_eq!(last(&harness), LookCommand::Findings(true).into());
    let dialog = harness.state().model.dialog.as_ref().map(|dialog| dialog.kind.clone());
    assert_eq!(dialog, Some(DialogKind::Findings));
}

#[test]
fn the_badge_says_what_came_of_it() {
    let mut model = with_golden(CARDS);
    let platform = Platform::at_once(kanso_games::built_in());
    for effect in std::mem::take(&mut model.effects) {
        if let Effect::Start(job) = effect {
            platform.start(job);
        }
    }
    for done in platform.done() {
        model.finished(done);
    }
    let harness = bar(model);
    harness.get_by_label("Verified");
    let mut model = with_golden(CARDS);
    model.table.as_mut().expect("open").verification = Verification::Unreadable;
    bar(model).get_by_label("Not verified");
}

#[test]
fn the_game_is_closed_and_the_list_is_back() {
    let mut harness = bar(with_golden(CARDS));
    click(&mut harness, "Games");
    assert_eq!(last(&harness), FileCommand::Close.into());
    assert!(harness.state().model.table.is_none());
    assert!(harness.query_by_label("Games").is_none(), "one is there");
    harness.get_by_label("Keys");
}

#[test]
fn the_language_is_switched_by_its_own_name() {
    let mut harness = bar(with_golden(CARDS));
    click(&mut harness, "日本語");
    assert_eq!(last(&harness), SettingsCommand::Lang(Lang::Ja).into());
    harness.get_by_label("視点");
    click(&mut harness, "English");
    harness.get_by_label("Hindsight");
}

#[test]
fn the_keys_are_shown() {
    let mut harness = bar(Model::default());
    click(&mut harness, "Keys");
    assert_eq!(last(&harness), SettingsCommand::Open(DialogKind::Help).into());
}

#[test]
fn the_file_menu_asks_for_files_and_places() {
    let dialog = |kind| Command::from(SettingsCommand::Open(kind));
    for (label, command) in [
        ("New game…", dialog(DialogKind::NewGame)),
        ("Open a file…", FileCommand::Ask.into()),
        ("Open a folder…", FileCommand::AskFolder.into()),
        ("Read the file again", FileCommand::Reload.into()),
        ("Save as a new file…", dialog(DialogKind::SaveAs)),
        ("Copy the address of this place", LookCommand::CopyAddress.into()),
        ("Close the game", FileCommand::Close.into()),
        ("Quit", SettingsCommand::Quit.into()),
    ] {
        let mut harness = bar(with_golden(CARDS));
        click(&mut harness, "File");
        click(&mut harness, label);
        assert_eq!(last(&harness), command, "{label}");
        assert!(harness.query_by_label(label).is_none(), "{label}: the menu closes");
    }
}

#[test]
fn the_file_menu_exports_the_game_in_every_form_and_the_board() {
    let game = |format, one_eye| DialogKind::ExportGame(format, one_eye);
    for (label, kind) in [
        ("Page for a browser…", game(GameFormat::Page, false)),
        ("Page for one eye…", game(GameFormat::Page, true)),
        ("Picture of the board…", DialogKind::ExportBoard),
        ("Clip of this turn…", game(GameFormat::Clip, false)),
        ("Text…", game(GameFormat::Transcript, false)),
        ("JSON Lines…", game(GameFormat::JsonLines, false)),
    ] {
        let mut harness = bar(with_golden(CARDS));
        click(&mut harness, "File");
        harness.get_by_label_contains("Export").click();
        harness.run();
        click(&mut harness, label);
        assert_eq!(last(&harness), SettingsCommand::Open(kind).into(), "{label}");
    }
}

#[test]
fn a_dispute_of_the_file_is_reported_and_settled_from_the_menu() {
    let mut harness = bar(with_golden(CARDS));
    click(&mut harness, "File");
    assert!(harness.query_by_label("Settle the dispute…").is_none(), "there is none");
    let model = || filed("pig/won-by-holding", 3, &[(0, "PG-R1=at-once")]);
    for (label, kind) in [
        ("Report of the dispute…", DialogKind::Report(0)),
        ("Settle the dispute…", DialogKind::Settle(0)),
    ] {
        let mut harness = bar(model());
        click(&mut harness, "File");
        click(&mut harness, label);
        assert_eq!(last(&harness), SettingsCommand::Open(kind).into());
    }
}

#[test]
fn what_needs_a_game_is_grey_without_one() {
    let mut harness = bar(Model::default());
    click(&mut harness, "File");
    click(&mut harness, "Save as a new file…");
    assert_eq!(harness.state().asked, []);
    click(&mut harness, "File");
    click(&mut harness, "New game…");
    assert_eq!(harness.state().asked.len(), 1);
}

#[test]
fn the_view_menu_shows_and_hides_panels() {
    let mut harness = bar(with_golden(CARDS));
    click(&mut harness, "View");
    for (label, panel) in [
        ("Lines", PanelId::Lines),
        ("What happened", PanelId::Side),
        ("Timeline", PanelId::Timeline),
    ] {
        click(&mut harness, label);
        assert_eq!(last(&harness), SettingsCommand::Panel(panel, false).into());
        click(&mut harness, label);
        assert_eq!(last(&harness), SettingsCommand::Panel(panel, true).into());
    }
}

#[test]
fn the_view_menu_sets_how_everything_looks() {
    let mut harness = bar(with_golden(CARDS));
    click(&mut harness, "View");
    for (label, command) in [
        ("Dark", SettingsCommand::Theme(ThemeChoice::Dark)),
        ("Light", SettingsCommand::Theme(ThemeChoice::Light)),
        ("As the system has them", SettingsCommand::Theme(ThemeChoice::System)),
        ("Pieces move visibly", SettingsCommand::Motion(false)),
        ("Routine steps are told, too", SettingsCommand::Routine(true)),
        ("Larger text", SettingsCommand::TextSize(TextSize(1.1))),
        ("Smaller text", SettingsCommand::TextSize(TextSize(1.0))),
    ] {
        click(&mut harness, label);
        assert_eq!(last(&harness), command.into(), "{label}");
    }
    harness.get_by_label("Size of the text: 100%");
    click(&mut harness, "Fit the board to the window");
    assert_eq!(last(&harness), LookCommand::FitBoard.into());
}

#[test]
fn nothing_is_cut_off_on_a_small_window() {
    let harness = sized(with_golden("rook-raiders/four-seats-one-careless"), [640.0, 420.0]);
    for label in ["File", "Games", "Hindsight", "Checking…", "Keys"] {
        let rect = harness.get_by_label(label).rect();
        assert!(rect.right() <= 640.0 && rect.left() >= 0.0, "{label}: {rect:?}");
    }
}

#[test]
fn a_long_name_keeps_both_its_ends() {
    assert_eq!(shortened("short.kanso"), "short.kanso");
    let long = shortened("2026-11-22-the-long-evening-with-dragons.kanso");
    assert_eq!(long.chars().count(), NAME_MAX);
    assert!(long.starts_with("2026-11") && long.ends_with("dragons.kanso"), "{long}");
}

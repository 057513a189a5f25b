//! Playing and entering, found by what a screen reader speaks.

use crate::command::{DialogKind, GoCommand, LookCommand, PlayCommand, SettingsCommand, Tab};
use crate::model::testing::{with_golden, with_new};
use crate::model::{MenuKind, Model, Table};
use crate::window::testing::{TestWindow, press, window};
use egui::{Key, accesskit::Role};
use egui_kittest::kittest::Queryable as _;
use kanso_engine::{Awaiting, Eye, Lang, Seat};
use kanso_replay::log::record::{LineId, SealEnd};
use kanso_replay::review::{Bot, Position};

/// A table where a unit may be moved: in the record it goes from B5 to B3.
const UNIT_TO_MOVE: u32 = 13;
/// There one thing leads to two choices: the game, the event, the thing.
const TWO_WAYS: (&str, u32, &str) = ("gin-rummy/big-gin", 0, "card/10H");
/// There two dice were thrown.
const TWO_DICE: u32 = 15;

fn at(name: &str, event: u32) -> Model {
    let mut model = with_golden(name);
    model.settings.tab = Tab::Moves;
    model.apply(GoCommand::To(Position::after(0, event)).into());
    model
}

fn raiders(event: u32) -> Model {
    at("rook-raiders/three-seats-at-a-real-table", event)
}

fn pig(table_luck: bool) -> Model {
    let mut model = with_new("pig", &[("goal", "50")], table_luck);
    model.settings.tab = Tab::Moves;
    model
}

fn open(mut model: Model) -> TestWindow {
    // What happened is told in words here; nothing has to move.
    model.settings.motion = false;
    let mut harness = window(model);
    harness.run();
    harness
}

fn key(harness: &mut TestWindow, key: Key) {
    harness.key_press(key);
    harness.run();
}

/// Takes a choice that stands in the bar and in the list.
fn take(harness: &mut TestWindow, label: &str) {
    harness.get_all_by_label(label).next().expect("it can be done").click();
    harness.run();
}

fn type_into(harness: &mut TestWindow, label: &str, text: &str) {
    harness.get_by_role_and_label(Role::TextInput, label).focus();
    harness.run();
    harness.get_by_role_and_label(Role::TextInput, label).type_text(text);
    harness.run();
}

fn model(harness: &mut TestWindow) -> &mut Model {
    &mut harness.state_mut().0
}

fn table(harness: &TestWindow) -> &Table {
    harness.state().0.table.as_ref().expect("open")
}

fn here(harness: &TestWindow) -> (LineId, u32) {
    (table(harness).here().line, table(harness).here().event)
}

fn dialog(harness: &TestWindow) -> Option<DialogKind> {
    harness.state().0.dialog.as_ref().map(|dialog| dialog.kind.clone())
}

fn ask(harness: &mut TestWindow, command: impl Into<crate::command::Command>) {
    model(harness).apply(command.into());
    harness.run();
}

#[test]
fn a_choice_that_is_pressed_is_taken() {
    let mut harness = open(raiders(UNIT_TO_MOVE));
    press(&mut harness, "Thief★ (B5) to A4");
    assert_eq!(here(&harness), (1, 14), "it is not what is recorded");
    let mut harness = open(raiders(UNIT_TO_MOVE));
    press(&mut harness, "Thief★ (B5) to B3  (as recorded)");
    assert_eq!(here(&harness), (0, 14));
}

#[test]
fn a_few_letters_and_enter_take_a_choice() {
    let mut harness = open(raiders(UNIT_TO_MOVE));
    type_into(&mut harness, "Type to narrow", "thief to c4");
    assert!(harness.query_by_label("Thief★ (B5) to A4").is_none());
    key(&mut harness, Key::Enter);
    assert_eq!(here(&harness).1, 14);
}

#[test]
fn typing_that_fits_nothing_takes_nothing() {
    let mut harness = open(raiders(UNIT_TO_MOVE));
    type_into(&mut harness, "Type to narrow", "thief dragon");
    key(&mut harness, Key::Enter);
    assert_eq!(here(&harness), (0, UNIT_TO_MOVE));
    harness.get_by_label("Nothing that can be done has this in it");
}

#[test]
fn of_several_that_fit_enter_takes_the_first_or_the_one_that_down_goes_to() {
    let taken = |downs: usize| {
        let mut harness = open(raiders(UNIT_TO_MOVE));
        type_into(&mut harness, "Type to narrow", "thief");
        for _ in 0..downs {
            key(&mut harness, Key::ArrowDown);
        }
        key(&mut harness, Key::Enter);
        let (line, event) = here(&harness);
        assert_eq!(event, UNIT_TO_MOVE + 1);
        let table = harness.state_mut().0.table.as_mut().expect("open");
        table.told(line, event, Lang::En).words.clone()
    };
    let (first, second) = (taken(0), taken(1));
    assert!(first.contains("Thief") && second.contains("Thief"), "{first} {second}");
    assert_ne!(first, second);
}

#[test]
fn a_choice_that_is_pointed_at_shows_what_it_touches() {
    let mut harness = open(raiders(UNIT_TO_MOVE));
    harness.get_by_label("Thief★ (B5) to A4").hover();
    harness.run();
    assert_eq!(table(&harness).look.pointed, ["seat0/unit0", "seat0/A4"]);
}

#[test]
fn what_was_picked_on_the_board_narrows_the_list() {
    let mut harness = open(raiders(UNIT_TO_MOVE));
    // In the bar it stays.
    let listed = |harness: &TestWindow| {
        harness.get_all_by_label("leave the other actions unused").count() - 1
    };
    assert_eq!(listed(&harness), 1);
    ask(&mut harness, PlayCommand::Select(Some("seat0/unit0".to_owned())));
    assert_eq!(listed(&harness), 0);
    press(&mut harness, "Show all");
    assert_eq!(listed(&harness), 1);
}

#[test]
fn a_whole_turn_is_transcribed_with_the_keyboard() {
    let mut harness = open(pig(true));
    // Only rolling is allowed: Enter to answer, Enter to take it, and what fell.
    for digit in [Key::Num4, Key::Num6] {
        ask(&mut harness, PlayCommand::Answer);
        if here(&harness).1 > 0 {
            type_into(&mut harness, "Type to narrow", "ro");
        }
        key(&mut harness, Key::Enter);
        assert_eq!(dialog(&harness), Some(DialogKind::Outcome));
        let text = digit.symbol_or_name();
        harness.get_by_role_and_label(Role::TextInput, "It showed").type_text(text);
        harness.run();
        assert_eq!(dialog(&harness), None, "one die needs no Enter");
    }
    assert_eq!(here(&harness), (0, 4));
    harness.run();
    // Whoever types goes on typing.
    harness.get_by_role_and_label(Role::TextInput, "Type to narrow").type_text("hold");
    harness.run();
    key(&mut harness, Key::Enter);
    assert_eq!(here(&harness), (0, 5));
}

#[test]
fn why_something_cannot_be_done_is_told_with_its_rule() {
    let mut harness = open(raiders(UNIT_TO_MOVE));
    press(&mut harness, "Why not?");
    harness.run();
    assert!(table(&harness).play.why_not.is_some());
    type_into(&mut harness, "Type to narrow", "activate 0 a2");
    let tried = "Thief★ (B5) to A2";
    press(&mut harness, tried);
    harness.get_by_label_contains("A2 is 4 steps from Thief★ (B5), whose movement is 2");
    harness.get_by_label_contains("A unit moves up to its movement");
    press(&mut harness, tried);
    assert_eq!(table(&harness).play.why_not.as_ref().expect("unfolded").tried, "");
    press(&mut harness, "Why not?");
    for _ in 0..20 {
        harness.step();
    }
    assert_eq!(table(&harness).play.why_not, None);
}

#[test]
fn a_menu_takes_one_of_several_choices_by_press_or_digit() {
    let ready = |event| {
        let mut harness = open(at(TWO_WAYS.0, event));
        ask(&mut harness, PlayCommand::Select(Some(TWO_WAYS.2.to_owned())));
        harness
    };
    let mut harness = ready(TWO_WAYS.1);
    let menu = table(&harness).play.menu.clone().expect("there are two");
    let MenuKind::Choices(numbers) = menu.kind else { panic!("choices") };
    assert_eq!(numbers.len(), 2);
    key(&mut harness, Key::Num2);
    assert_eq!(here(&harness).1, TWO_WAYS.1 + 1);
    assert_eq!(harness.state().0.settings.tab, Tab::Moves, "the digit did nothing else");
    let mut harness = ready(TWO_WAYS.1);
    key(&mut harness, Key::Escape);
    assert_eq!(table(&harness).play.menu, None);
}

#[test]
fn the_menu_says_why_a_piece_cannot_go_there() {
    let mut harness = open(raiders(UNIT_TO_MOVE));
    ask(&mut harness, PlayCommand::Select(Some("seat0/unit0".to_owned())));
    ask(&mut harness, PlayCommand::Select(Some("seat0/A2".to_owned())));
    harness.get_by_label("Not allowed");
    harness.get_by_label_contains("RR-5.1");
}

#[test]
fn two_dice_are_entered_by_their_faces() {
    let mut harness = open(raiders(TWO_DICE));
    press(&mut harness, "Enter what fell…");
    press(&mut harness, "Die showing 3");
    press(&mut harness, "Die showing 5");
    harness.get_by_label("2 of 2:");
    harness.get_by_label("5  ×").click();
    harness.run();
    press(&mut harness, "Die showing 6");
    press(&mut harness, "Enter it");
    assert_eq!(dialog(&harness), None);
    let mut words = String::new();
    let told = table(&harness);
    told.review().notate_event(told.here().event, &mut words).expect("a string");
    assert_eq!((words.as_str(), told.here().line), ("3 6", 1));
}

#[test]
fn two_dice_are_typed_and_confirmed() {
    let mut harness = open(raiders(TWO_DICE));
    ask(&mut harness, PlayCommand::Answer);
    type_into(&mut harness, "It showed", "12");
    key(&mut harness, Key::Backspace);
    type_into(&mut harness, "It showed", "4");
    assert_eq!(harness.state().0.dialog.as_ref().expect("open").picked, ["1", "4"]);
    key(&mut harness, Key::Enter);
    assert_eq!(here(&harness), (1, TWO_DICE + 1));
}

#[test]
fn a_card_is_found_by_a_few_letters() {
    let mut harness = open(raiders(0));
    press(&mut harness, "Enter what fell…");
    type_into(&mut harness, "It showed", "clee");
    harness.get_by_label("Nothing that can fall here has this in it");
    key(&mut harness, Key::Enter);
    assert!(harness.state().0.dialog.as_ref().expect("open").problem.is_some());
    key(&mut harness, Key::Backspace);
    type_into(&mut harness, "It showed", "");
    key(&mut harness, Key::Enter);
    assert_eq!(here(&harness), (1, 1), "the Cleric was turned up");
}

#[test]
fn what_nobody_knows_is_filled_in_and_marked() {
    let mut harness = open(pig(true));
    take(&mut harness, "roll");
    harness.get_all_by_label("Nobody knows yet").last().expect("in the dialog").click();
    harness.run();
    assert!(table(&harness).review().event(2).expect("it fell").assumed);
}

#[test]
fn luck_falls_when_it_is_let() {
    let mut harness = open(with_new("rook-raiders", &[], false));
    model(&mut harness).settings.tab = Tab::Moves;
    harness.run();
    harness.get_all_by_label("Let it fall").next().expect("in the tab or over the board").click();
    harness.run();
    assert!(here(&harness).1 > 0);
}

#[test]
fn an_eye_that_is_not_told_may_look_with_another_one() {
    let mut harness = open(at("berserk-tcg/great-cards", 0));
    ask(&mut harness, LookCommand::Eye(Eye::Public));
    let seat = match table(&harness).review().awaiting() {
        Some(Awaiting::Decision(seats)) => seats.iter().next().expect("somebody"),
        other => panic!("{other:?}"),
    };
    let name = table(&harness).review().names()[seat.index()].clone();
    press(&mut harness, &format!("Look as {name}"));
    assert_eq!(table(&harness).eye, Eye::Seat(seat));
}

#[test]
fn within_an_event_one_goes_to_its_end_first() {
    let mut model = raiders(UNIT_TO_MOVE + 1);
    model.apply(GoCommand::To(Position { line: 0, event: UNIT_TO_MOVE, beat: Some(0) }).into());
    let mut harness = open(model);
    press(&mut harness, "To the end of the event");
    assert_eq!(table(&harness).here(), Position::after(0, UNIT_TO_MOVE));
}

#[test]
fn the_last_thing_is_taken_back_corrected_or_tried_with_other_luck() {
    let thrown = TWO_DICE + 1;
    let mut harness = open(raiders(thrown));
    press(&mut harness, "Take back");
    assert_eq!(here(&harness), (0, TWO_DICE));
    let mut harness = open(raiders(thrown));
    press(&mut harness, "Try another outcome…");
    assert_eq!((here(&harness), dialog(&harness)), ((0, TWO_DICE), Some(DialogKind::Outcome)));
    let mut harness = open(raiders(thrown));
    press(&mut harness, "This was entered wrongly…");
    assert_eq!((here(&harness), dialog(&harness)), ((0, TWO_DICE), Some(DialogKind::Correct)));
}

#[test]
fn a_wrong_roll_is_corrected() {
    let mut harness = open(raiders(TWO_DICE));
    ask(&mut harness, SettingsCommand::Open(DialogKind::Correct));
    type_into(&mut harness, "It showed", "44");
    harness.get_by_label("This is what is recorded");
    key(&mut harness, Key::Backspace);
    type_into(&mut harness, "It showed", "3");
    type_into(&mut harness, "Name of the line", "seven");
    press(&mut harness, "Correct it");
    let line = table(&harness).line_info(1).expect("it was made");
    assert_eq!((line.name.as_str(), here(&harness)), ("seven", (1, TWO_DICE + 1)));
}

#[test]
fn a_wrong_choice_is_corrected_and_what_waits_is_answered() {
    let mut harness = open(raiders(TWO_DICE));
    ask(&mut harness, SettingsCommand::Open(DialogKind::Correct));
    type_into(&mut harness, "It showed", "11");
    key(&mut harness, Key::Enter);
    harness.get_by_label_contains("Here a person has to answer");
    // The dice are accepted, and the rest of the record follows as far as it fits.
    let accept =
        table(&harness).play.corrected.as_ref().expect("corrected").asked.choices[0].clone();
    let rows = harness.get_all_by_label(&accept.words).collect::<Vec<_>>();
    rows.last().expect("it is asked").click();
    drop(rows);
    harness.run();
    let again = table(&harness).play.corrected.clone().expect("corrected");
    assert_eq!(again.then, [accept.notation]);
    let lines = table(&harness).review().lines();
    assert!(lines[1].deleted && again.refit.line == 2);
    if dialog(&harness).is_some() {
        press(&mut harness, "Done");
    }
    assert_eq!(dialog(&harness), None);
}

#[test]
fn a_correction_is_made_by_who_sees_everything() {
    let mut harness = open(raiders(UNIT_TO_MOVE));
    ask(&mut harness, LookCommand::Tab(Tab::Happened));
    ask(&mut harness, LookCommand::Hindsight(false));
    ask(&mut harness, SettingsCommand::Open(DialogKind::Correct));
    assert!(harness.query_by_label("Correct it").is_none());
    press(&mut harness, "Show everything");
    assert!(table(&harness).hindsight);
    harness.get_by_label("Correct it");
    // The choice is marked, and a second press makes the correction.
    let other = "Thief★ (B5) to A4";
    press(&mut harness, other);
    assert!(harness.state().0.dialog.as_ref().expect("open").chosen.is_some());
    press(&mut harness, "Correct it");
    let (line, event) = here(&harness);
    assert!(line == 1 && event > UNIT_TO_MOVE, "as far as the later events fit: {event}");
}

#[test]
fn where_nothing_follows_there_is_nothing_to_correct() {
    let mut harness = open(pig(false));
    take(&mut harness, "roll");
    ask(&mut harness, SettingsCommand::Open(DialogKind::Correct));
    press(&mut harness, "One event back");
    assert_eq!(here(&harness), (0, 1));
}

#[test]
fn bots_are_asked_for_and_stopped() {
    let mut harness = open(pig(false));
    press(&mut harness, "Bots");
    press(&mut harness, "Decide once");
    assert!(here(&harness).1 > 0);
    press(&mut harness, "Play to the end");
    assert_eq!(table(&harness).play.bot, Some(Bot::Greedy));
    press(&mut harness, "Stop");
    assert_eq!(table(&harness).play.bot, None);
}

#[test]
fn a_seat_is_given_to_a_bot() {
    let mut harness = open(pig(false));
    press(&mut harness, "Bots");
    harness.get_by_role_and_label(Role::ComboBox, "Ben is played by").click();
    harness.run();
    press(&mut harness, "Random: anything that is allowed");
    assert_eq!(table(&harness).play.seats, [(Seat::at(1), Bot::Random)]);
}

#[test]
fn players_stop_before_the_rules_do() {
    let mut harness = open(pig(false));
    take(&mut harness, "roll");
    press(&mut harness, "End the game here…");
    press(&mut harness, "Ben concedes");
    press(&mut harness, "End it");
    let line = table(&harness).line_info(0).expect("the game");
    assert_eq!(line.seal, Some(SealEnd::Conceded(1)));
    assert!(harness.query_by_label("End the game here…").is_none());
    harness.get_by_label("This line is closed: a choice here begins a new line");
}

#[test]
fn over_the_board_what_fell_is_asked_whatever_panel_is_shown() {
    let mut harness = open(pig(true));
    take(&mut harness, "roll");
    ask(&mut harness, SettingsCommand::CloseDialog);
    ask(&mut harness, LookCommand::Tab(Tab::Notes));
    press(&mut harness, "Enter what fell…");
    assert_eq!(dialog(&harness), Some(DialogKind::Outcome));
    press(&mut harness, "Cancel");
    assert_eq!(dialog(&harness), None);
}

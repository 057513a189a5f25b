//! Two lines side by side, found by what a screen reader speaks.

use crate::command::{
    AnswerText, Command, Flip, GoCommand, LineCommand, LookCommand, LuckChoice, SettingsCommand,
};
use crate::model::testing::with_golden;
use crate::model::{Changes, Model, Table};
use crate::window::testing::{TestWindow, press, window};
use egui_kittest::kittest::Queryable as _;
use kanso_engine::{Eye, Lang};
use kanso_replay::log::record::LineId;
use kanso_replay::review::Position;

fn go(model: &mut Model, line: LineId, event: u32) {
    model.apply(GoCommand::To(Position::after(line, event)).into());
}

fn branch(name: &str, answer: AnswerText) -> Command {
    let luck = LuckChoice::Seed("7".to_owned());
    LineCommand::Branch { name: name.to_owned(), luck, answer: Some(answer) }.into()
}

/// The main line at the left, at the right a line that holds after four events, where the main line
/// rolls; one stands at the fork.
fn side_by_side() -> Model {
    let mut model = with_golden("pig/won-by-holding");
    let fork = fork(&mut model);
    go(&mut model, 0, fork);
    model.apply(branch("careful", AnswerText::Choice(1)));
    assert_eq!(model.notices, []);
    go(&mut model, 0, fork);
    model.apply(LineCommand::Compare(1).into());
    model
}

/// Where the main line rolls although it could hold.
fn fork(model: &mut Model) -> u32 {
    let table = model.table.as_mut().expect("open");
    let len = table.review().len(0).expect("the main line");
    for event in 1..len {
        table.go(Position::after(0, event)).expect("it is there");
        let choices = table.review().choices(Lang::En, Eye::All);
        let next = table.told(0, event + 1, Lang::En);
        if choices.len() == 2 && next.words == choices[0].words {
            return event;
        }
    }
    panic!("somebody rolls");
}

fn table(harness: &TestWindow) -> &Table {
    harness.state().0.table.as_ref().expect("open")
}

/// The window with the events of both lines listed.
fn with_events(model: Model) -> TestWindow {
    let mut harness = window(model);
    harness.run();
    press(&mut harness, "Events");
    harness
}

/// Presses an event of one of the lines.
fn press_event(harness: &mut TestWindow, line: LineId, event: u32) {
    let table = harness.state_mut().0.table.as_mut().expect("open");
    let (told, name) = (table.told(line, event, Lang::En), table.line_name(line, Lang::En));
    let who = if told.who.is_empty() { "Chance" } else { &told.who };
    press(harness, &format!("{event} {name}: {who}: {}", told.words));
}

#[test]
fn both_lines_are_told_event_by_event_from_their_fork() {
    let mut model = side_by_side();
    let table = model.table.as_mut().expect("open");
    let (at, both) = (table.here().event, table.compared_lines().expect("side by side"));
    assert_eq!((both.shared, both.shared_number), (at, at));
    let (left, right) = (table.told(0, at + 1, Lang::En), table.told(1, at + 1, Lang::En));
    assert_ne!(left, right);
    let harness = with_events(model);
    let first = at + 1;
    harness.get_by_label(&format!("{first} Main line: {}: {}", left.who, left.words));
    harness.get_by_label(&format!("{first} careful: {}: {}", right.who, right.words));
    harness.get_by_label(&format!("The same up to event {at}"));
}

#[test]
fn a_click_on_an_event_of_either_line_goes_there() {
    let mut harness = with_events(side_by_side());
    let at = table(&harness).here().event;
    press_event(&mut harness, 1, at + 1);
    assert_eq!(table(&harness).here(), Position::after(1, at + 1));
    press_event(&mut harness, 0, at + 2);
    assert_eq!(table(&harness).here(), Position::after(0, at + 2));
    let pair = table(&harness).compared.expect("still side by side");
    assert_eq!((pair.left, pair.right), (0, 1));
}

#[test]
fn the_other_line_is_shown_after_as_many_events() {
    let mut model = side_by_side();
    let table = model.table.as_mut().expect("open");
    let both = table.compared_lines().expect("side by side");
    let (fork, len) = (both.shared, both.sides[1].len);
    let opposite = |event| both.opposite(Position::after(0, event), None);
    assert_eq!(opposite(fork - 1), Position::after(1, fork - 1));
    assert_eq!(opposite(fork + 1), Position::after(1, fork + 1));
    assert_eq!(opposite(fork + 50), Position::after(1, len), "it has ended");
    let known = both.opposite(Position::after(0, fork + 1), Some(fork));
    assert_eq!(known, Position::after(1, fork), "nothing later is known");
}

#[test]
fn the_head_of_a_line_goes_to_its_place_beside_this_one() {
    let mut harness = window(side_by_side());
    harness.run();
    let at = table(&harness).here().event;
    press(&mut harness, "Right: careful");
    assert_eq!(table(&harness).here(), Position::after(1, at));
    press(&mut harness, "Left: Main line");
    assert_eq!(table(&harness).here(), Position::after(0, at));
}

#[test]
fn the_buttons_go_to_the_fork_and_back_to_one_line() {
    let mut harness = window(side_by_side());
    harness.run();
    let fork = table(&harness).here().event;
    harness.state_mut().0.apply(GoCommand::End.into());
    harness.run();
    press(&mut harness, "Go to where they part");
    assert_eq!(table(&harness).here(), Position::after(0, fork));
    press(&mut harness, "Back to one line");
    assert_eq!(table(&harness).compared, None);
    assert!(harness.query_by_label("Side by side").is_none());
}

#[test]
fn two_tables_take_all_the_width_and_no_list_unasked() {
    let mut harness = window(side_by_side());
    harness.run();
    assert!(harness.query_by_label("Moves").is_none(), "no panel stands beside them");
    let boards: Vec<_> = harness.get_all_by_label("The table").map(|node| node.rect()).collect();
    let [left, right] = boards[..] else { panic!("{boards:?}") };
    assert!((left.size() - right.size()).length() < 0.5, "{boards:?}");
    assert!(left.width() > 600.0 && left.height() > 400.0, "{left:?}");
    assert!(harness.query_by_label_contains(" careful: ").is_none());
    press(&mut harness, "Back to one line");
    harness.get_by_label("Moves");
}

#[test]
fn two_tables_are_flipped_at_one_place() {
    let mut model = side_by_side();
    let at = model.table.as_ref().expect("open").here().event;
    go(&mut model, 0, at + 1);
    let mut harness = window(model);
    harness.run();
    let place = |harness: &TestWindow| harness.get_by_label("The table").rect();
    press(&mut harness, "Flip in place");
    let first = place(&harness);
    assert!(first.width() > 1200.0, "it has all the width: {first:?}");
    let shown = |harness: &TestWindow| table(harness).compared.expect("side by side").flipped;
    assert_eq!(shown(&harness), Some(1), "the other line comes first");
    press(&mut harness, "Flip in place");
    assert_eq!((shown(&harness), place(&harness)), (Some(0), first));
    press(&mut harness, "Right: careful");
    assert_eq!(shown(&harness), Some(1));
    assert_eq!(table(&harness).here(), Position::after(0, at + 1), "one stands where one stood");
    press(&mut harness, "Beside each other");
    assert_eq!(harness.get_all_by_label("The table").count(), 2);
}

#[test]
fn without_room_for_two_tables_one_is_shown_large() {
    let mut harness = window(side_by_side());
    harness.set_size(egui::vec2(900.0, 600.0));
    harness.run();
    assert_eq!(harness.get_all_by_label("The table").count(), 1);
    harness.set_size(egui::vec2(1280.0, 800.0));
    harness.run();
    assert_eq!(harness.get_all_by_label("The table").count(), 2);
}

#[test]
fn both_tables_are_laid_out_for_all_that_either_line_shows() {
    let mut model = side_by_side();
    let table = model.table.as_mut().expect("open");
    let at = table.here().event;
    let places = |event| [Position::after(0, event), Position::after(1, event)];
    let [left, right] = table.compared_boards(places(at + 1), Lang::En);
    assert!(std::sync::Arc::ptr_eq(&left.extent, &right.extent));
    for scene in [&left.scene, &right.scene] {
        assert!(!kanso_table::Extent::clone(&left.extent).widen(scene));
    }
    let review = table.review();
    let alone = review.extent(0, Eye::All, review.len(0).expect("the main line"));
    let mut both = kanso_table::Extent::clone(&alone);
    both.join(&review.extent(1, Eye::All, review.len(1).expect("the other one")));
    assert_eq!(both, *left.extent);
}

#[test]
fn what_differs_is_told_in_words_in_both_languages() {
    let mut model = side_by_side();
    let at = model.table.as_ref().expect("open").here().event;
    go(&mut model, 0, at + 1);
    let told = {
        let table = model.table.as_mut().expect("open");
        let places = [Position::after(0, at + 1), Position::after(1, at + 1)];
        let boards = table.compared_boards(places, Lang::En);
        table.told_differing(&boards, Lang::En)
    };
    assert!(!told.is_empty());
    let mut harness = window(model);
    harness.run();
    harness.get_by_label(&told[0].line(Lang::En));
    harness.state_mut().0.apply(SettingsCommand::Lang(Lang::Ja).into());
    harness.run();
    harness.get_by_label(&told[0].line(Lang::Ja));
    harness.state_mut().0.apply(SettingsCommand::Lang(Lang::En).into());
    harness.run();
    press(&mut harness, "What differs");
    assert!(harness.query_by_label(&told[0].line(Lang::En)).is_none());
}

#[test]
fn the_differing_fields_of_the_state_are_told_to_the_eye_that_sees_all() {
    let mut model = side_by_side();
    let at = model.table.as_ref().expect("open").here().event;
    go(&mut model, 0, at + 1);
    let fields = {
        let table = model.table.as_mut().expect("open");
        let fields = table.differing(Position::after(0, at + 1), Position::after(1, at + 1));
        fields.expect("this eye sees all")
    };
    assert!(!fields.is_empty());
    let mut harness = window(model);
    harness.run();
    assert!(harness.query_by_label_contains("fields differ").is_none(), "not unasked");
    press(&mut harness, "Raw fields");
    harness.get_by_label_contains(&format!("{} fields differ", fields.len()));
    let told = harness.query_all_by_label_contains(" ≠ ").count();
    assert!((1..=fields.len()).contains(&told), "{told} of them are seen");
    harness.state_mut().0.apply(LookCommand::Eye(Eye::Public).into());
    harness.run();
    assert!(harness.query_by_label_contains("fields differ").is_none());
    harness.get_by_label_contains("only to the eye that sees everything");
}

#[test]
fn what_differs_between_the_tables_is_marked_on_both() {
    let mut model = side_by_side();
    let at = model.table.as_ref().expect("open").here().event;
    let table = model.table.as_mut().expect("open");
    let places = |event| [Position::after(0, event), Position::after(1, event)];
    let same = table.compared_boards(places(at), Lang::En);
    assert_eq!(*same[0].changes, Changes::default());
    let [left, right] = table.compared_boards(places(at + 1), Lang::En);
    assert!(!left.changes.altered.is_empty() || !left.changes.moved.is_empty());
    assert_eq!(left.changes.altered, right.changes.altered);
}

#[test]
fn another_line_takes_the_left_side_when_it_is_shown() {
    let mut model = side_by_side();
    go(&mut model, 0, 2);
    model.apply(branch("third", AnswerText::Luck));
    if model.table.as_ref().expect("open").here().line == 0 {
        model.notices.clear();
        model.apply(branch("third", AnswerText::Choice(0)));
    }
    let table = model.table.as_mut().expect("open");
    assert_eq!(table.here().line, 2);
    let both = table.compared_lines().expect("still side by side");
    assert_eq!([both.sides[0].line, both.sides[1].line], [2, 1]);
    assert_eq!(both.shared, 2);
}

#[test]
fn a_line_is_not_compared_with_itself() {
    let mut model = with_golden("pig/won-by-holding");
    model.apply(LineCommand::Compare(0).into());
    assert_eq!(model.table.as_ref().expect("open").compared, None);
    assert_eq!(model.notices.len(), 1);
}

#[test]
fn without_hindsight_nothing_behind_where_one_stands_is_told_of_either_line() {
    let mut model = side_by_side();
    let at = model.table.as_ref().expect("open").here().event;
    go(&mut model, 0, at + 1);
    model.apply(LookCommand::Hindsight(false).into());
    model.apply(LineCommand::Compare(1).into());
    let mut harness = with_events(model);
    for line in ["careful", "Main line"] {
        harness.get_by_label_contains(&format!("{} {line}: ", at + 1));
        let later = format!("{} {line}: ", at + 2);
        assert!(harness.query_by_label_contains(&later).is_none(), "{later}");
    }
    harness.state_mut().0.apply(GoCommand::To(Position::after(0, at)).into());
    harness.run();
    assert!(harness.query_by_label_contains(&format!("{} careful: ", at + 1)).is_none());
    harness.get_by_label("The same so far");
}

#[test]
fn an_eye_compares_by_its_own_numbers() {
    let mut model = with_golden("berserk-tcg/deck-out");
    let table = model.table.as_mut().expect("open");
    let len = table.review().len(0).expect("the main line");
    let chance = (len / 2..=len).find(|event| {
        let kind = table.review().event(*event).map(|event| event.kind);
        kind == Some(kanso_replay::review::EventKind::Chance)
    });
    let chance = chance.expect("cards are drawn");
    go(&mut model, 0, chance - 1);
    model.apply(branch("other draw", AnswerText::Luck));
    model.apply(LookCommand::Eye(Eye::Public).into());
    model.apply(LineCommand::Compare(0).into());
    let table = model.table.as_mut().expect("open");
    let both = table.compared_lines().expect("side by side");
    assert_eq!(both.shared_number, table.review().number_for(0, chance - 1, Eye::Public));
    for side in &both.sides {
        for told in &side.events {
            assert_eq!(told.number, table.review().number_for(side.line, told.event, Eye::Public));
        }
    }
    window(model).run();
}

#[test]
fn lines_share_the_events_before_the_first_fork_between_them() {
    let mut model = with_golden("pig/won-by-holding");
    for (line, event) in [(0, 6), (1, 4), (0, 9), (3, 8)] {
        go(&mut model, line, event);
        let (name, luck) = (String::new(), LuckChoice::Same);
        model.apply(LineCommand::Branch { name, luck, answer: None }.into());
    }
    // Line 1 leaves the game after 6, line 2 line 1 after 4, line 3 the game after 9, line 4 line 3
    // after 8.
    let table = model.table.as_mut().expect("open");
    for (a, b, shared) in [(0, 1, 6), (1, 2, 4), (1, 3, 6), (2, 4, 4), (3, 4, 8), (4, 4, 8)] {
        assert_eq!(table.shared_events(a, b), shared, "{a} and {b}");
        assert_eq!(table.shared_events(b, a), shared, "{b} and {a}");
    }
    assert_eq!(table.shared_events(0, 99), 0, "there is no such line");
}

#[test]
fn of_two_lines_the_other_one_is_flipped_to_at_once() {
    let mut model = side_by_side();
    model.apply(LineCommand::StopComparing.into());
    model.apply(LineCommand::Flip(Flip::Over).into());
    let pair = model.table.as_ref().expect("open").compared.expect("side by side");
    assert_eq!((pair.left, pair.right, pair.flipped), (0, 1, Some(1)));
    model.apply(LineCommand::StopComparing.into());
    go(&mut model, 0, 2);
    let (name, luck) = ("third".to_owned(), LuckChoice::Same);
    model.apply(LineCommand::Branch { name, luck, answer: None }.into());
    model.apply(LineCommand::Flip(Flip::Over).into());
    assert_eq!(model.table.as_ref().expect("open").compared, None);
    assert_eq!(model.notices.len(), 1, "which one is to be chosen");
}

#[test]
fn in_a_low_window_the_table_has_half_of_the_panel_and_more() {
    let mut harness = window(side_by_side());
    harness.set_size(egui::vec2(1000.0, 560.0));
    harness.run();
    let board = harness.get_by_label("The table").rect();
    let bar = harness.get_by_label("Side by side").rect();
    let words = harness.get_by_label("Both tables are the same").rect();
    assert!(bar.bottom() <= board.top() && board.bottom() <= words.top() + 1.0);
    let panel = words.bottom() - bar.top();
    assert!(board.height() >= panel * 0.5, "{board:?} of {panel}");
}

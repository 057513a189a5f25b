//! The board, found by what a screen reader speaks.

use super::*;
use crate::command::{Command, GoCommand, LookCommand};
use crate::look;
use crate::model::testing::with_golden;
use crate::model::{Changes, Offers, Price, Settings, SinceMine};
use crate::window::testing::window;
use egui::{Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, TouchPhase, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kanso_engine::scene::{Badge, Body, Icon, Throw};
use kanso_engine::words::{Thing, thing};
use kanso_engine::{Awaiting, Chance, Label, Stream};
use kanso_replay::review::{Choice, Position, Thrown};
use kanso_table::sample;
use std::sync::Arc;

/// What a test of the board holds: what is shown, and what was asked.
struct Sitting {
    shown: Shown,
    names: Vec<String>,
    meta: &'static Meta,
    look: LookState,
    offers: Offers,
    arrived: Arrived,
    motion: bool,
    bots: Bots,
    lang: Lang,
    view: BoardView,
    asked: Asked,
}

impl Sitting {
    /// A table with this page.
    fn at(page: Page) -> Self {
        let mut model = with_golden("pig/won-at-once");
        let table = model.table.as_mut().expect("it is open");
        let shown = Shown::clone(&table.shown(&Settings::default()));
        let (names, meta) = (table.review().names().to_vec(), table.review().meta());
        let scene = Rc::new(Scene { pages: vec![page] });
        let (before, changes) = (None, Rc::new(Changes::default()));
        let shown = Shown { scene, extent: Arc::default(), before, changes, ..shown };
        Self {
            shown,
            names,
            meta,
            look: LookState::default(),
            offers: Offers::default(),
            arrived: Arrived::Jump,
            motion: true,
            bots: Bots::default(),
            lang: Lang::En,
            view: BoardView::default(),
            asked: Asked::default(),
        }
    }

    fn open(self) -> Harness<'static, Self> {
        Harness::builder()
            .with_size([800.0, 640.0])
            .with_step_dt(0.05)
            .with_max_steps(30)
            .with_context_setup(look::install_for_tests)
            .build_ui_state(
                |ui, sitting: &mut Self| {
                    let data = BoardData {
                        shown: &sitting.shown,
                        names: &sitting.names,
                        meta: sitting.meta,
                        look: &sitting.look,
                        offers: &sitting.offers,
                        arrived: &sitting.arrived,
                        motion: sitting.motion,
                        bots: sitting.bots,
                        falls: None,
                    };
                    board_ui(ui, &data, &mut sitting.view, sitting.lang, &mut sitting.asked);
                },
                self,
            )
    }
}

/// What was asked since the last time.
fn asked(harness: &mut Harness<'_, Sitting>) -> Vec<Command> {
    std::mem::take(&mut harness.state_mut().asked.0)
}

fn select(id: &str) -> Command {
    PlayCommand::Select(Some(id.to_owned())).into()
}

/// How large the page is shown.
fn scale(harness: &Harness<'_, Sitting>) -> f32 {
    harness.state().view.last.expect("it was drawn").camera.scale
}

#[test]
fn everything_is_found_by_its_name_and_a_click_selects_it() {
    let mut harness = Sitting::at(sample::table()).open();
    harness.run();
    for (name, id) in [
        ("Knight", "knight"),
        ("Ogre", "ogre"),
        ("B1", "B1"),
        ("Sword", "sword"),
        ("Empty place", "hand/2"),
        ("Noon", "noon"),
        ("Gold of Ben", "gold/1"),
        ("Hand", "hand"),
    ] {
        harness.get_by_label(name).click();
        harness.run();
        assert_eq!(asked(&mut harness), [select(id)], "{name}");
    }
}

#[test]
fn a_click_on_the_ground_selects_nothing() {
    let mut harness = Sitting::at(sample::table()).open();
    harness.run();
    let ground = harness.get_by_label("The table").rect();
    let corner = ground.left_bottom() + vec2(4.0, -4.0);
    harness.drag_at(corner);
    harness.run();
    harness.drop_at(corner);
    harness.run();
    assert_eq!(asked(&mut harness), [PlayCommand::Select(None).into()]);
}

#[test]
fn a_thing_says_what_it_is_like_and_where_it_lies() {
    let mut harness = Sitting::at(sample::table()).open();
    harness.run();
    let value = |name: &str| harness.get_by_label(name).value().expect("there is more to say");
    assert_eq!(value("Knight"), "of Ada, 2 of 3, !: in danger, Board A1");
    assert_eq!(value("Card"), "face down, 3 of them, Hand");
    assert_eq!(value("Gold of Ada"), "3, Gold");
}

#[test]
fn names_are_said_in_japanese_too() {
    let sitting = Sitting { lang: Lang::Ja, ..Sitting::at(sample::table()) };
    let mut harness = sitting.open();
    harness.run();
    harness.get_by_label("騎士");
    harness.get_by_label("盤面");
    harness.get_by_label("空き");
}

#[test]
fn the_pointer_is_told_all_there_is_to_say() {
    let mut sitting = Sitting::at(sample::table());
    let changes = Changes { moved: vec!["knight".to_owned()], ..Changes::default() };
    sitting.shown.changes = Rc::new(changes);
    let mut harness = sitting.open();
    harness.run();
    harness.get_by_label("Knight").hover();
    harness.run_steps(20);
    harness.get_by_label("All there is to say");
    harness.get_by_label("in danger");
    harness.get_by_label("It came here in this event");
}

/// The table with two kinds of cards in its pile.
fn piled() -> Page {
    let card = |name: &'static str, count| {
        (sample::token("", Label::same(name), Tone::Plain, kanso_engine::scene::Look::Card), count)
    };
    let pile = kanso_engine::scene::Pile::of("hidden", [card("Axe", 1), card("Bow", 2)]);
    Page { piles: pile.into_iter().collect(), ..sample::table() }
}

#[test]
fn a_pile_fans_out_where_it_is_pointed_at_or_selected() {
    let mut harness = Sitting::at(piled()).open();
    harness.run();
    assert!(harness.query_by_label("Axe").is_none());
    harness.get_by_label("Card").hover();
    harness.run_steps(4);
    harness.get_by_label("Axe");
    harness.get_by_label("Knight").hover();
    harness.run_steps(4);
    assert!(harness.query_by_label("Axe").is_none());
    harness.state_mut().look.selected = Some("hidden".to_owned());
    harness.run_steps(4);
    harness.get_by_label("Card (3)");
    assert_eq!(harness.get_by_label("Bow").value().as_deref(), Some("2 of them, Card"));
    harness.get_by_label("Axe").click();
    harness.run_steps(4);
    assert_eq!(asked(&mut harness), [select("hidden/in0")]);
}

#[test]
fn what_was_lost_and_what_is_gone_is_said() {
    let mut before = sample::table();
    let Body::Board(board) = &mut before.regions[0].body else { unreachable!() };
    board.cells[0].tokens[0].gauge = Some(kanso_engine::scene::Gauge { value: 3, max: 3 });
    let mut after = sample::table();
    let Body::Board(board) = &mut after.regions[0].body else { unreachable!() };
    board.cells[2].tokens.clear();
    let mut sitting = Sitting::at(after);
    sitting.shown.before = Some(Rc::new(Scene { pages: vec![before] }));
    let mut harness = sitting.open();
    harness.run();
    let value = |name: &str| harness.get_by_label(name).value().expect("there is more to say");
    assert!(value("Knight").ends_with("Lost in this event: 1"), "{}", value("Knight"));
    assert!(value("A2").ends_with("Gone from here in this event: Ogre"), "{}", value("A2"));
}

#[test]
fn the_keyboard_reaches_tokens_and_takes_them() {
    let mut harness = Sitting::at(sample::table()).open();
    harness.run();
    harness.get_by_label("Knight").focus();
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(asked(&mut harness), [select("knight")]);
}

#[test]
fn a_token_stands_for_its_place_where_only_that_can_be_picked() {
    let mut sitting = Sitting::at(sample::table());
    sitting.offers.picked = vec!["knight".to_owned()];
    sitting.offers.targets = vec!["A2".to_owned()];
    let mut harness = sitting.open();
    harness.run();
    harness.get_by_label("Ogre").click();
    harness.run();
    assert_eq!(asked(&mut harness), [select("A2")]);
    harness.state_mut().offers.targets = vec!["A2".to_owned(), "ogre".to_owned()];
    harness.get_by_label("Ogre").click();
    harness.run();
    assert_eq!(asked(&mut harness), [select("ogre")], "itself, where it can be picked");
}

#[test]
fn wheel_buttons_and_keys_zoom_and_fit_shows_all_again() {
    let mut harness = Sitting::at(sample::table()).open();
    harness.run();
    let at_first = scale(&harness);
    harness.get_by_label("Zoom in").click();
    harness.run();
    assert!(scale(&harness) > at_first);
    harness.get_by_label("Zoom out").click();
    harness.run();
    assert!((scale(&harness) - at_first).abs() < 0.01);
    harness.key_press(Key::Plus);
    harness.run();
    assert!(scale(&harness) > at_first);
    harness.key_press(Key::Minus);
    harness.key_press(Key::Minus);
    harness.run();
    assert!(scale(&harness) < at_first);
    let middle = harness.get_by_label("The table").rect().center();
    harness.hover_at(middle);
    harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: vec2(0.0, 5.0),
        phase: TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    });
    harness.run();
    assert!(scale(&harness) > at_first);
    harness.get_by_label("Show the whole table").click();
    harness.run();
    assert!((scale(&harness) - at_first).abs() < 0.01);
}

#[test]
fn fingers_push_the_table_and_so_does_dragging() {
    let mut harness = Sitting::at(sample::table()).open();
    harness.run();
    let knight = |harness: &Harness<'_, Sitting>| harness.get_by_label("Knight").rect().center();
    let at_first = knight(&harness);
    harness.hover_at(harness.get_by_label("The table").rect().center());
    harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, -30.0),
        phase: TouchPhase::Move,
        source: egui::MouseWheelSource::Trackpad,
        modifiers: Modifiers::NONE,
    });
    harness.run();
    assert!((knight(&harness) - at_first - vec2(0.0, -30.0)).length() < 0.5);
    // From the ground, not from a piece: neither is a click. With the middle button from both.
    let by = vec2(40.0, 10.0);
    for (on_piece, button, goes) in [
        (false, PointerButton::Primary, by),
        (true, PointerButton::Primary, Vec2::ZERO),
        (false, PointerButton::Middle, by),
        (true, PointerButton::Middle, by),
    ] {
        let before = knight(&harness);
        let from = if on_piece { before } else { Pos2::new(20.0, 600.0) };
        let press = |at, pressed| Event::PointerButton {
            pos: at,
            button,
            pressed,
            modifiers: Modifiers::NONE,
        };
        harness.hover_at(from);
        harness.event(press(from, true));
        harness.run();
        harness.hover_at(from + by);
        harness.run();
        harness.event(press(from + by, false));
        harness.run();
        let moved = knight(&harness) - before;
        assert!((moved - goes).length() < 1.0, "{moved:?} {on_piece} {button:?}");
    }
    assert_eq!(asked(&mut harness), []);
}

/// Presses at a place, goes to another, and lets go there unless `held`.
fn drag(harness: &mut Harness<'_, Sitting>, from: Pos2, to: Pos2) {
    harness.drag_at(from);
    harness.run();
    harness.hover_at(from + (to - from) * 0.5);
    harness.run();
    harness.hover_at(to);
    harness.run();
}

/// A knight that can go to B1, as far as the table knows; it is picked once it was lifted.
fn knight_to_move() -> Harness<'static, Sitting> {
    let mut sitting = Sitting::at(sample::table());
    sitting.offers.starts = vec!["knight".to_owned()];
    sitting.offers.targets = vec!["B1".to_owned()];
    let mut harness = sitting.open();
    harness.run();
    harness
}

#[test]
fn a_piece_is_dragged_to_a_target() {
    let mut harness = knight_to_move();
    let [knight, b1] = ["Knight", "B1"].map(|name| harness.get_by_label(name).rect().center());
    harness.drag_at(knight);
    harness.run();
    harness.hover_at(knight + vec2(12.0, 0.0));
    harness.step();
    assert_eq!(asked(&mut harness), [PlayCommand::Lift("knight".to_owned()).into()]);
    harness.state_mut().offers.picked = vec!["knight".to_owned()];
    harness.hover_at(b1);
    harness.run();
    assert!(harness.state().view.drag.is_some() && asked(&mut harness).is_empty());
    harness.drop_at(b1);
    harness.run();
    assert_eq!(asked(&mut harness), [PlayCommand::PutDown(Some("B1".to_owned())).into()]);
    assert!(harness.state().view.drag.is_none());
    assert_eq!(harness.get_by_label("Knight").rect().center(), knight, "the table stands still");
}

#[test]
fn a_piece_that_is_put_down_elsewhere_or_let_go_is_back() {
    for lets_go in [true, false] {
        let mut harness = knight_to_move();
        let [knight, ogre] =
            ["Knight", "Ogre"].map(|name| harness.get_by_label(name).rect().center());
        harness.state_mut().offers.picked = vec!["knight".to_owned()];
        drag(&mut harness, knight, ogre);
        asked(&mut harness);
        if lets_go {
            harness.key_press(Key::Escape);
        } else {
            harness.drop_at(ogre);
        }
        harness.run();
        assert_eq!(asked(&mut harness), [PlayCommand::PutDown(None).into()], "{lets_go}");
        assert!(harness.state().view.drag.is_none());
    }
}

#[test]
fn the_price_of_a_target_is_heard() {
    static COINS: Thing = thing("coin", "coins", "コイン", "枚");
    let mut sitting = Sitting::at(sample::table());
    let badges = Badge::price(Icon::Gold, 2, &COINS).into_iter().collect();
    sitting.offers.picked = vec!["knight".to_owned()];
    sitting.offers.targets = vec!["B1".to_owned()];
    sitting.offers.prices = vec![("B1".to_owned(), Price { ways: vec![badges], more: false })];
    let mut harness = sitting.open();
    harness.run();
    let value = harness.get_by_label("B1").value().expect("there is more to say");
    assert!(value.ends_with("costs 2 coins"), "{value}");
}

/// The bar of a table where these choices have no place.
fn bar_of(choices: &[(&str, i32)]) -> Harness<'static, Sitting> {
    static COINS: Thing = thing("coin", "coins", "コイン", "枚");
    let mut sitting = Sitting::at(sample::table());
    let choice = |(number, (words, coins)): (u32, &(&str, i32))| Choice {
        price: Badge::price(Icon::Gold, *coins, &COINS).into_iter().collect(),
        ..Choice::new(number, format!("c{number}"), (*words).to_owned(), Vec::new())
    };
    let choices: Vec<_> = (0..).zip(choices).map(choice).collect();
    sitting.offers.apart = choices.iter().map(|choice| choice.number).collect();
    sitting.shown.choices = Rc::new(choices);
    sitting.shown.standing = None;
    sitting.shown.thrown = None;
    let mut harness = sitting.open();
    harness.run();
    harness
}

#[test]
fn what_has_no_place_on_the_table_is_a_button_in_the_bar() {
    let mut harness = bar_of(&[("pass", 0), ("roll again", 1)]);
    harness.get_by_label("costs 1 coin");
    harness.get_by_label("pass").click();
    harness.run();
    harness.get_by_label("roll again").click();
    harness.run();
    assert_eq!(asked(&mut harness), [PlayCommand::Choose(0).into(), PlayCommand::Choose(1).into()]);
}

#[test]
fn what_the_bar_has_no_room_for_is_in_a_list() {
    let many: Vec<_> = (0..30).map(|nth| (format!("go by way number {nth}"), 0)).collect();
    let many: Vec<_> = many.iter().map(|(words, price)| (words.as_str(), *price)).collect();
    let mut harness = bar_of(&many);
    let ground = harness.get_by_label("The table").rect();
    assert!(harness.query_by_label("go by way number 29").is_none());
    harness.get_by_label_contains(" more…").click();
    harness.run();
    harness.get_by_label("go by way number 5").click();
    harness.run();
    assert_eq!(asked(&mut harness), [PlayCommand::Choose(5).into()]);
    let empty = bar_of(&[]);
    assert_eq!(empty.get_by_label("The table").rect(), ground, "the table stands still");
}

#[test]
fn the_last_throw_lies_in_the_bar_and_a_click_goes_there() {
    let mut harness = bar_of(&[]);
    let ground = harness.get_by_label("The table").rect();
    let told = Label::same("8 or more: 42 %");
    let throw = Throw::of_numbers(&[2, 6]).told(told, Tone::Good);
    let by = Seat::new(1);
    harness.state_mut().shown.thrown = Some(Thrown { event: 3, number: 3, by, throw });
    harness.run();
    harness.get_by_label("Last throw: 2, 6. 8 or more: 42 %").click();
    harness.run();
    let line = harness.state().shown.at.line;
    assert_eq!(asked(&mut harness), [GoCommand::To(Position::after(line, 3)).into()]);
    assert_eq!(harness.get_by_label("The table").rect(), ground, "the table stands still");
}

/// How wide the last throw is drawn where another event is shown or that of the throw.
fn tray_wide(earlier: bool) -> f32 {
    let mut harness = bar_of(&[]);
    let at = harness.state().shown.at.event;
    let event = if earlier { at + 1 } else { at };
    let told = Label::same("8 or more: 42 % → 1 damage");
    let throw = Throw::of_numbers(&[2, 6]).told(told, Tone::Good);
    harness.state_mut().shown.thrown = Some(Thrown { event, number: 1, by: Seat::new(1), throw });
    harness.run();
    harness.get_by_label_contains("Last throw: 2, 6.").rect().width()
}

#[test]
fn what_a_throw_came_to_is_said_only_in_its_own_event() {
    assert!(tray_wide(true) < tray_wide(false));
}

#[test]
fn dice_that_are_to_fall_are_blank() {
    let mut harness = bar_of(&[]);
    let throw = Throw::of_numbers(&[2, 6]);
    harness.state_mut().shown.thrown = Some(Thrown { event: 1, number: 1, by: None, throw });
    let roll = Chance::roll(Stream(0), 2, 6);
    harness.state_mut().shown.awaiting = Some(Awaiting::Chance(roll));
    harness.run();
    harness.get_by_label("Dice to fall: 2");
    assert!(harness.query_by_label("Last throw: 2, 6").is_none());
}

#[test]
fn what_bots_did_since_ones_move_is_played_from_the_bar() {
    let mut harness = bar_of(&[("pass", 0)]);
    harness.state_mut().bots.since = Some(SinceMine { from: 2, events: 7 });
    harness.run();
    harness.get_by_label("Since your move: 7 events").click();
    harness.run();
    harness.state_mut().bots = Bots { think: true, since: None };
    harness.run();
    harness.get_by_label("Stop").click();
    harness.run();
    let wanted = [GoCommand::PlaySinceMine.into(), PlayCommand::StopBots.into()];
    assert_eq!(asked(&mut harness), wanted);
}

#[test]
fn two_clicks_on_a_name_show_that_region_large() {
    let mut harness = Sitting::at(sample::table()).open();
    harness.run();
    let at_first = scale(&harness);
    let gold = harness.get_by_label("Gold").rect().center();
    for _ in 0..2 {
        harness.drag_at(gold);
        harness.drop_at(gold);
    }
    harness.run();
    assert!(scale(&harness) > at_first);
    let line = harness.get_by_label("Gold of Ada").rect();
    assert!(line.height() > 20.0 && harness.query_by_label("Knight").is_none());
}

#[test]
fn a_moved_piece_glides_after_a_step_and_jumps_otherwise() {
    let cell = |harness: &Harness<'_, Sitting>, name: &str| harness.get_by_label(name).rect();
    for (arrives, motion, glides) in
        [(true, true, true), (true, false, false), (false, true, false)]
    {
        let mut sitting = Sitting { motion, ..Sitting::at(sample::table()) };
        sitting.view.serial = 0;
        let mut harness = sitting.open();
        harness.run();
        let from = Rc::clone(&harness.state().shown.scene);
        if arrives {
            harness.state_mut().arrived = Arrived::Step { from, serial: 1 };
        }
        harness.state_mut().shown.scene = Rc::new(Scene { pages: vec![sample::moved()] });
        harness.step();
        assert_eq!(harness.state().view.motion.is_some(), glides);
        // What can be clicked is at once where it will be.
        assert!(cell(&harness, "B1").contains_rect(cell(&harness, "Knight")));
        harness.run_steps(10);
        assert!(harness.state().view.motion.is_none(), "it is over");
    }
}

#[test]
fn pages_are_tabs_and_the_wanted_one_is_shown() {
    let mut sitting = Sitting::at(sample::table());
    let mut map = sample::hexes();
    map.id = "map".to_owned();
    map.name = Label::same("Overland");
    sitting.shown.scene = Rc::new(Scene { pages: vec![sample::table(), map] });
    let mut harness = sitting.open();
    harness.run();
    harness.get_by_label("Overland").click();
    harness.run();
    assert_eq!(asked(&mut harness), [LookCommand::Page("map".to_owned()).into()]);
    harness.state_mut().look.page = Some("map".to_owned());
    harness.run();
    harness.get_by_label("c3");
    assert!(harness.query_by_label("Ogre").is_none());
    harness.state_mut().look.page = Some("gone".to_owned());
    harness.run();
    harness.get_by_label("Ogre");
}

#[test]
fn an_error_is_shown_above_the_table_never_instead_of_it() {
    let mut sitting = Sitting::at(sample::table());
    sitting.shown.error = Some("there is no event 7".to_owned());
    let mut harness = sitting.open();
    harness.run();
    harness.get_by_label("This place cannot be shown: there is no event 7");
    harness.get_by_label("Knight");
}

#[test]
fn an_empty_scene_says_so() {
    let mut sitting = Sitting::at(sample::table());
    sitting.shown.scene = Rc::new(Scene::default());
    let mut harness = sitting.open();
    harness.run();
    harness.get_by_label("There is nothing on the table yet");
}

#[test]
fn a_page_keeps_its_scale_whatever_is_on_it() {
    let mut most = Extent::default();
    most.widen(&Scene { pages: vec![sample::table()] });
    let mut page = sample::table();
    let Body::Sheet(lines) = &mut page.regions[3].body else { unreachable!() };
    lines.pop();
    let mut sitting = Sitting::at(page);
    sitting.shown.extent = most.into();
    let mut harness = sitting.open();
    harness.run();
    let at_first = scale(&harness);
    harness.state_mut().shown.scene = Rc::new(Scene { pages: vec![sample::table()] });
    harness.run();
    assert!((scale(&harness) - at_first).abs() < 1e-4);
    // What nobody expected makes the page smaller.
    let mut page = sample::table();
    let Body::Sheet(lines) = &mut page.regions[3].body else { unreachable!() };
    for nth in 0..30 {
        let id = format!("gold/more/{nth}");
        lines.push(kanso_engine::scene::Line { id, ..lines[0].clone() });
    }
    harness.state_mut().shown.scene = Rc::new(Scene { pages: vec![page] });
    harness.run();
    assert!(scale(&harness) < at_first);
}

#[test]
fn the_strip_says_who_is_asked_and_how_it_ended() {
    let mut model = with_golden("pig/won-at-once");
    let table = model.table.as_mut().expect("it is open");
    let line = table.here().line;
    let events = table.review().len(line).expect("the line is there");
    table.go(Position::after(line, events)).expect("it is there");
    let mut harness = window(model);
    harness.run();
    harness.get_by_label_contains(" won");
    let table = harness.state_mut().0.table.as_mut().expect("it is open");
    table.go(Position::after(line, 0)).expect("it is there");
    harness.run();
    assert!(harness.query_by_label_contains(" won").is_none());
}

#[test]
fn in_the_window_a_click_on_the_table_selects() {
    let mut model = with_golden("rook-raiders/two-declare");
    let table = model.table.as_mut().expect("it is open");
    let line = table.here().line;
    table.go(Position::after(line, 0)).expect("it is there");
    let mut harness = window(model);
    harness.run();
    let scene = {
        let table = harness.state().0.table.as_ref().expect("it is open");
        table.review().scene(Eye::All)
    };
    let Some(Body::Row(slots)) = scene.pages[0].regions.iter().map(|region| &region.body).find(
        |body| matches!(body, Body::Row(slots) if slots.iter().any(|slot| slot.token.is_some())),
    ) else {
        panic!("the game has rows of cards");
    };
    let token = slots.iter().find_map(|slot| slot.token.as_ref()).expect("a card");
    harness.get_all_by_label(&token.name.en).next().expect("it is drawn").click();
    harness.run();
    let look = &harness.state().0.table.as_ref().expect("it is open").look;
    assert_eq!(look.selected.as_deref(), Some(token.id.as_str()));
}

/// For each game a moment with much on the table.
const FULL: [(&str, u32); 5] = [
    ("rook-raiders/four-seats-tie", 60),
    ("brave-architect/four-heroes-win-after-all-four-parts", 60),
    ("mamono-raid/four-seats-tie", 60),
    ("berserk-tcg/four-decks-green-against-red", 90),
    ("battlelore-heroes/the-walls-of-greywatch-stand", 140),
];

#[test]
fn one_hears_of_every_piece_whose_it_is_and_of_the_ground_what_it_does() {
    for (golden, event) in FULL {
        let mut model = with_golden(golden);
        let table = model.table.as_mut().expect("it is open");
        let line = table.here().line;
        table.go(Position::after(line, event)).expect("it is there");
        let names = table.review().names().to_vec();
        let scene = table.review().scene(Eye::All);
        let mut harness = window(model);
        harness.run();
        let mut pieces = 0;
        for region in &scene.pages[0].regions {
            let Body::Board(board) = &region.body else { continue };
            for cell in board.cells.iter().filter(|cell| cell.tokens.is_empty()) {
                let said = harness.get_all_by_label(&cell.label.en);
                let wanted = cell.detail.en.replace('\n', ", ");
                let mut said = said.filter_map(|node| node.value());
                assert!(said.any(|value| value.contains(&wanted)), "{golden}: {}", cell.id);
            }
            for (cell, token) in
                board.cells.iter().flat_map(|cell| cell.tokens.iter().map(move |on| (cell, on)))
            {
                let mut wanted = vec![cell.label.en.to_string()];
                if let Tone::Seat(seat) = token.tone
                    && let Some(name) = names.get(usize::from(seat))
                {
                    wanted.push(format!("of {name}"));
                }
                if let Some(gauge) = token.gauge {
                    wanted.push(format!("{} of {}", gauge.value, gauge.max));
                }
                let said = harness.get_all_by_label(&token.name.en);
                let mut said = said.filter_map(|node| node.value());
                let found = said.any(|value| wanted.iter().all(|part| value.contains(part)));
                assert!(found, "{golden}: {} {wanted:?}", token.id);
                pieces += 1;
            }
        }
        assert!(pieces > 4, "{golden}: {pieces} pieces");
    }
}

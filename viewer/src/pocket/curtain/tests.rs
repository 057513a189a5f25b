//! A phone that goes around, found by what a screen reader speaks.

use super::*;
use crate::model::testing::with_new;
use crate::window::testing::{TestWindow, sized};
use egui::accesskit::Role;
use egui::{Event, Modifiers, PointerButton};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kanso_replay::review::Bot;

/// Seconds between two frames of a test.
const FRAME: f64 = 0.25;

fn around(game: &str) -> TestWindow {
    let mut model = with_new(game, &[], true);
    model.apply(SettingsCommand::PassAround(true).into());
    let mut window = sized(model, [390.0, 844.0]);
    window.run_steps(3);
    window
}

fn eye(window: &TestWindow) -> Eye {
    window.state().0.table.as_ref().expect("open").eye
}

fn tap(window: &mut TestWindow, label: &str) {
    window.get_all_by_role_and_label(Role::Button, label).next().expect(label).click();
    window.run_steps(4);
}

/// Presses a button and holds it for so many frames.
fn hold(window: &mut TestWindow, label: &str, frames: u32) {
    let pos = window.get_by_label(label).rect().center();
    let button = |pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.event(Event::PointerMoved(pos));
    window.event(button(true));
    for _ in 0..frames {
        window.step();
    }
    window.event(button(false));
    window.run_steps(3);
}

fn spoken(window: &TestWindow) -> String {
    let nodes = window.root().children_recursive();
    let words = nodes.filter_map(|node| {
        let node = node.accesskit_node();
        node.label().or_else(|| node.value())
    });
    words.collect::<Vec<_>>().join("\n")
}

/// A game of cards, where the first player is to draw a hand.
fn hand() -> TestWindow {
    let mut window = around("berserk-tcg");
    assert_eq!(eye(&window), Eye::Public, "who begins is for everybody");
    tap(&mut window, "Ada");
    window
}

#[test]
fn what_one_player_alone_may_know_is_asked_behind_a_curtain() {
    let mut window = hand();
    window.get_by_label("For Ada alone");
    let told = spoken(&window);
    assert!(told.contains("Ada draws a hand of 7 cards"), "{told}");
    // Nothing of what can be drawn, and nothing else of the table.
    assert!(!told.contains("×") && !told.contains("Record"), "{told}");
    hold(&mut window, "Hold to look", 4);
    assert_eq!(eye(&window), Eye::Seat(Seat::at(0)));
    window.get_by_label("Ada looks");
    window.get_by_label_contains("0 of 7");
    tap(&mut window, "Close");
    window.get_by_label("For Ada alone");
    assert_eq!(eye(&window), Eye::Public);
}

#[test]
fn it_is_held_and_not_touched() {
    let mut window = hand();
    hold(&mut window, "Hold to look", 1);
    window.get_by_label("For Ada alone");
    assert_eq!(eye(&window), Eye::Public);
}

#[test]
fn what_only_its_player_knows_is_left_open_by_one_tap() {
    let mut window = hand();
    tap(&mut window, "Only Ada knows; go on");
    window.get_by_label("For Ben alone");
    tap(&mut window, "Only Ben knows; go on");
    let table = window.state().0.table.as_ref().expect("open");
    assert_eq!(table.review().len(0), Some(3));
}

#[test]
fn it_closes_by_itself_and_for_the_next_player() {
    let mut window = hand();
    hold(&mut window, "Hold to look", 4);
    let frames = (QUIET / FRAME) as usize;
    window.run_steps(frames / 2);
    window.get_by_label("Ada looks");
    window.run_steps(frames);
    window.get_by_label("For Ada alone");
    hold(&mut window, "Hold to look", 4);
    tap(&mut window, "Nobody knows yet");
    window.get_by_label("For Ben alone");
}

#[test]
fn what_everybody_may_know_has_no_curtain() {
    let mut window = around("rook-raiders");
    assert_eq!(eye(&window), Eye::Public);
    tap(&mut window, "K");
    tap(&mut window, "Knight  ×3");
    let table = window.state().0.table.as_ref().expect("open");
    assert_eq!(table.review().len(0), Some(1));
}

#[test]
fn nobody_opens_it_for_a_bot() {
    let mut window = hand();
    window.get_by_label("For Ada alone");
    tap(&mut window, "Only Ada knows; go on");
    tap(&mut window, "Only Ben knows; go on");
    window.get_by_label("For Ada alone");
    let bot = PlayCommand::BotSeat(Seat::at(0), Some(Bot::Greedy));
    window.state_mut().0.apply(bot.into());
    window.run_steps(3);
    assert!(window.query_by_label("For Ada alone").is_none());
    assert_eq!(eye(&window), Eye::Public);
}

#[test]
fn who_goes_on_alone_sees_all_again() {
    let mut window = hand();
    tap(&mut window, "One phone goes around");
    assert_eq!(eye(&window), Eye::All);
    window.get_by_label_contains("0 of 7");
}

//! The window in a hand, found by what a screen reader speaks.

use super::*;
use crate::command::SettingsCommand;
use crate::model::WhyMemory;
use crate::model::testing::{empty, with_golden, with_new};
use crate::window::testing::{TestWindow, sized};
use egui_kittest::kittest::Queryable as _;

/// A phone both ways round, a small one, and a tablet, in points.
const SIZES: [[f32; 2]; 4] = [[390.0, 844.0], [844.0, 390.0], [360.0, 640.0], [820.0, 1_180.0]];
const GOLDENS: [&str; 5] = [
    "rook-raiders/a-chain-of-songs",
    "brave-architect/reading-r84-rescue-first-declined",
    "mamono-raid/a-banner-decides-a-tie-on-a-line",
    "berserk-tcg/random-players",
    "battlelore-heroes/a-backpack-brings-out-a-crown",
];
/// What stands in head, steps and foot.
const ALWAYS: [[&str; 2]; 9] = [
    ["Menu", "メニュー"],
    ["To the start", "最初へ"],
    ["Previous event", "前の出来事"],
    ["Next event", "次の出来事"],
    ["To the end", "最後へ"],
    ["Undo", "戻す"],
    ["Record", "棋譜"],
    ["Note", "メモ"],
    ["More", "その他"],
];

fn here(window: &TestWindow) -> u32 {
    window.state().0.table.as_ref().expect("open").here().event
}

#[test]
fn a_desk_and_a_hand_are_told_apart() {
    for size in SIZES {
        assert!(is_pocket(size.into()), "{size:?}");
    }
    for size in [[1_280.0, 800.0], [1_024.0, 768.0], [2_560.0, 1_440.0]] {
        assert!(!is_pocket(size.into()), "{size:?}");
    }
}

#[test]
fn what_is_always_there_is_large_enough_for_a_thumb_and_covers_nothing() {
    for (size, golden) in SIZES.into_iter().flat_map(|size| GOLDENS.map(|golden| (size, golden))) {
        for (at, lang) in Lang::ALL.into_iter().enumerate() {
            let mut model = with_golden(golden);
            model.apply(SettingsCommand::Lang(lang).into());
            let mut window = sized(model, size);
            window.run_steps(3);
            let screen = Rect::from_min_size(egui::Pos2::ZERO, size.into());
            let mut seen: Vec<(&str, Rect)> = Vec::new();
            for name in ALWAYS.map(|names| names[at]) {
                // The tabs of other pages have the same names; these are what one taps.
                let rects =
                    window.get_all_by_role_and_label(Role::Button, name).map(|node| node.rect());
                let mut rects = rects;
                let rect =
                    rects.next_back().unwrap_or_else(|| panic!("{name} at {size:?} in {golden}"));
                assert!(rect.height() >= TAP - 0.5 && rect.width() >= TAP - 0.5, "{name}: {rect}");
                assert!(screen.expand(0.5).contains_rect(rect), "{name} at {size:?}: {rect}");
                for (other, covered) in &seen {
                    let common = rect.intersect(*covered);
                    assert!(!common.is_positive(), "{name} covers {other} at {size:?}");
                }
                seen.push((name, rect));
            }
        }
    }
}

#[test]
fn one_steps_looks_at_the_record_and_comes_back() {
    let mut window = sized(with_golden("rook-raiders/a-chain-of-songs"), SIZES[0]);
    window.run_steps(2);
    for (label, event) in
        [("Next event", 1), ("Next event", 2), ("Previous event", 1), ("To the end", 6)]
    {
        window.get_by_label(label).click();
        window.run();
        assert_eq!(here(&window), event, "{label}");
    }
    window.get_by_role_and_label(Role::Button, "Record").click();
    window.run();
    assert_eq!(window.state().1.pocket, PocketPage::Tab(Tab::Game));
    window.get_by_role_and_label(Role::Button, "Table").click();
    window.run();
    assert_eq!(window.state().1.pocket, PocketPage::Table);
}

#[test]
fn a_game_is_played_by_taps_and_taken_back() {
    let mut window = sized(with_new("pig", &[], true), SIZES[0]);
    window.run_steps(2);
    let roll = window.get_all_by_label("roll").next_back().expect("it can be chosen");
    assert!(roll.rect().height() >= TAP - 0.5, "{}", roll.rect());
    roll.click();
    window.run();
    assert_eq!(here(&window), 1);
    // What fell is asked at once, above the foot.
    let face = window.get_by_label("Die showing 4").rect();
    assert!(face.height() >= TAP - 0.5 && face.bottom() < SIZES[0][1] - BELOW, "{face}");
    window.get_by_label("Die showing 4").click();
    window.run();
    assert_eq!(here(&window), 2);
    window.get_by_role_and_label(Role::Button, "Undo").click();
    window.run();
    assert!(here(&window) < 2);
}

#[test]
fn damage_is_told_on_a_phone_too() {
    let mut model = with_golden("pig/won-at-once");
    model.table.as_mut().expect("open").access = Access::Memory(WhyMemory::Torn(7));
    let mut window = sized(model, SIZES[0]);
    window.run_steps(2);
    window.get_by_label_contains("7 bytes");
}

#[test]
fn without_a_game_one_begins_one() {
    let mut window = sized(empty(), SIZES[0]);
    window.run_steps(2);
    let button = window.get_by_label("New game…");
    assert!(button.rect().right() <= SIZES[0][0], "{}", button.rect());
    button.click();
    window.run();
    assert!(window.state().0.dialog.is_some());
}

#[test]
fn a_slip_is_mended_by_four_taps_and_the_game_goes_on() {
    let mut window = sized(with_new("pig", &[], true), SIZES[0]);
    window.run_steps(3);
    let mut tap = |label: &str| {
        let found = window.get_all_by_role_and_label(Role::Button, label).next();
        found.unwrap_or_else(|| panic!("{label}")).click();
        window.run_steps(4);
    };
    for label in ["roll", "Die showing 4", "roll", "Die showing 6", "roll", "Die showing 3"] {
        tap(label);
    }
    // The first throw was a 5, and no 4: three throws ago.
    for label in
        ["Record", "Event 2, chance: the die shows 4", "This was entered wrongly…", "Die showing 5"]
    {
        tap(label);
    }
    let table = window.state().0.table.as_ref().expect("open");
    let (here, mut first) = (table.here(), String::new());
    assert_eq!((here.event, table.at_open_end()), (6, true), "one goes on where the game is");
    table.review().notate_event(2, &mut first).expect("a string takes every text");
    assert_eq!(first, "5");
    assert!(window.state().0.dialog.is_none());
}

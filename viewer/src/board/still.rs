//! The tables of real games, as they fill a panel.

use crate::model::testing::with_golden;
use egui::{Vec2, vec2};
use kanso_engine::scene::Page;
use kanso_engine::{Eye, Lang};
use kanso_replay::review::Position;
use kanso_table::layout::{Layout, Settled};

/// The page of a game after so many events, laid out.
fn laid(name: &str, event: u32, panel: Vec2) -> Layout {
    laid_with_page(name, event, panel).1
}

fn laid_with_page(name: &str, event: u32, panel: Vec2) -> (Page, Layout) {
    let mut model = with_golden(name);
    let table = model.table.as_mut().expect("it is open");
    let line = table.here().line;
    table.go(Position::after(line, event)).expect("it is there");
    let review = table.review();
    let page = review.scene(Eye::All).pages.swap_remove(0);
    let extent = review.extent(line, Eye::All, u32::MAX);
    let settled = Settled::of(&extent, &page.id, Lang::En, panel);
    let layout = settled.expect("the page is known").layout(&page, None);
    (page, layout)
}

#[test]
fn a_wide_panel_has_a_wide_page() {
    let wide = laid("rook-raiders/two-declare", 0, vec2(1600.0, 500.0)).size;
    let high = laid("rook-raiders/two-declare", 0, vec2(500.0, 1600.0)).size;
    assert!(wide.x / wide.y > high.x / high.y);
}

/// How wide the sides of the seats are.
fn sides(name: &str, event: u32, panel: Vec2) -> Vec<f32> {
    let (page, layout) = laid_with_page(name, event, panel);
    let of_seat = |region: &usize| page.regions[*region].seat.is_some();
    let mats = layout.mats.into_iter().filter(|mat| mat.regions.iter().all(of_seat));
    mats.map(|mat| mat.rect.width()).collect()
}

#[test]
fn two_sides_are_as_wide_as_each_other() {
    let sides = sides("rook-raiders/two-declare", 0, vec2(800.0, 600.0));
    let [one, other] = sides[..] else { panic!("{sides:?}") };
    assert!((one - other).abs() < 0.1, "{sides:?}");
}

#[test]
fn of_four_sides_one_is_large_and_the_others_are_alike() {
    let mut sides = sides("rook-raiders/four-seats-tie", 120, vec2(800.0, 600.0));
    sides.sort_by(f32::total_cmp);
    let [one, two, three, large] = sides[..] else { panic!("{sides:?}") };
    assert!((one - two).abs() < 0.1 && (one - three).abs() < 0.1, "{sides:?}");
    assert!(large > one * 1.5, "{sides:?}");
}

//! The tables of real games, as they fill a panel.

use crate::model::testing::with_golden;
use egui::{Vec2, vec2};
use kanso_engine::{Eye, Lang};
use kanso_replay::review::Position;
use kanso_table::layout::{Layout, Settled};

/// The page of a game after so many events, laid out.
fn laid(name: &str, event: u32, panel: Vec2) -> Layout {
    let mut model = with_golden(name);
    let table = model.table.as_mut().expect("it is open");
    let line = table.here().line;
    table.go(Position::after(line, event)).expect("it is there");
    let review = table.review();
    let page = &review.scene(Eye::All).pages[0];
    let extent = review.extent(line, Eye::All, u32::MAX);
    let settled = Settled::of(&extent, &page.id, Lang::En, panel);
    settled.expect("the page is known").layout(page)
}

#[test]
fn a_wide_panel_has_a_wide_page() {
    let wide = laid("rook-raiders/two-declare", 0, vec2(1600.0, 500.0)).size;
    let high = laid("rook-raiders/two-declare", 0, vec2(500.0, 1600.0)).size;
    assert!(wide.x / wide.y > high.x / high.y);
}

#[test]
fn the_areas_of_seats_are_as_wide_as_each_other() {
    let layout = laid("rook-raiders/four-seats-tie", 120, vec2(800.0, 600.0));
    let areas: Vec<f32> = layout
        .mats
        .iter()
        .filter(|mat| mat.regions.len() > 1)
        .map(|mat| mat.rect.width())
        .collect();
    assert_eq!(areas.len(), 4);
    assert!(areas.iter().all(|area| (area - areas[0]).abs() < 0.1), "{areas:?}");
}

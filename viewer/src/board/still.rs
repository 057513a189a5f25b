//! The tables of real games: everything has a place, and keeps it through the game.

use crate::model::testing::with_golden;
use egui::{Rect, Vec2, vec2};
use kanso_engine::{Eye, Lang};
use kanso_replay::review::Position;
use kanso_table::Extent;
use kanso_table::layout::faults::faults;
use kanso_table::layout::{Form, Layout, Settled, Thing};
use std::collections::BTreeMap;

/// A game of each kind.
const GAMES: [&str; 8] = [
    "pig/won-at-once",
    "gin-rummy/greedy-match",
    "rook-raiders/four-seats-tie",
    "rook-raiders/one-seat-is-breached",
    "berserk-tcg/cities-victory",
    "berserk-tcg/terror-and-thorns",
    "mamono-raid/four-seats-tie",
    "brave-architect/four-heroes-win-after-all-four-parts",
];

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
fn nothing_of_a_real_game_moves_but_pieces() {
    for name in GAMES {
        let mut model = with_golden(name);
        let table = model.table.as_mut().expect("it is open");
        let line = table.here().line;
        let events = table.review().len(line).expect("the line is there");
        for panel in [vec2(620.0, 420.0), vec2(1500.0, 900.0)] {
            let mut known: BTreeMap<(String, String, bool), Rect> = BTreeMap::new();
            let mut settled: BTreeMap<String, Settled> = BTreeMap::new();
            for event in 0..=events {
                table.go(Position::after(line, event)).expect("it is there");
                let scene = table.review().scene(Eye::All);
                let mut extent = Extent::clone(&table.review().extent(line, Eye::All, events));
                assert!(!extent.widen(&scene), "{name} {event}: there is more than the most");
                for page in &scene.pages {
                    let settled = settled.entry(page.id.clone()).or_insert_with(|| {
                        Settled::of(&extent, &page.id, Lang::Ja, panel).expect("it is known")
                    });
                    let layout = settled.layout(page);
                    assert_eq!(faults(page, &layout), [], "{name} {event}");
                    for spot in &layout.spots {
                        if matches!(spot.thing, Thing::Token(..)) {
                            continue;
                        }
                        let title = spot.form == Form::Title;
                        let key = (page.id.clone(), spot.thing.id(page).to_owned(), title);
                        let was = *known.entry(key).or_insert(spot.rect);
                        // Where cards of a hand have ids of their own, they may change places.
                        let is_place = matches!(spot.form, Form::Slot { .. });
                        assert!(
                            is_place || was == spot.rect,
                            "{name} {event} {}",
                            spot.thing.id(page)
                        );
                    }
                }
            }
        }
    }
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

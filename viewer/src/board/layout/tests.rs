//! Nothing lies on anything else that it should not lie on, at any width, in both languages.

use super::*;
use crate::board::sample::{self, PANEL, token};
use crate::model::testing::with_golden;
use egui::{Vec2, vec2};
use kanso_engine::scene::{BoardCell, Body, Look, Shape, Tone};
use kanso_engine::{Eye, Label, Lang};

fn laid(page: &Page) -> Layout {
    best(page, Lang::En, PANEL, None).1
}

fn rect(page: &Page, id: &str) -> Rect {
    laid(page).find(page, id).expect("it is laid out").rect
}

/// Every thing of a page has a place of its own within the page.
fn check(page: &Page, layout: &Layout) {
    let whole = Rect::from_min_size(egui::Pos2::ZERO, layout.size).expand(0.5);
    let mut things: Vec<Thing> = layout.spots.iter().map(|spot| spot.thing).collect();
    things.sort_unstable();
    let all = things.len();
    things.dedup();
    assert_eq!(things.len(), all, "nothing is laid out twice");
    let mats: Vec<Rect> = layout.mats.iter().map(|mat| mat.rect).collect();
    for (at, mat) in mats.iter().enumerate() {
        assert!(whole.contains_rect(*mat));
        for other in &mats[at + 1..] {
            assert!(!mat.shrink(0.5).intersects(*other), "{mat:?} {other:?}");
        }
    }
    for spot in &layout.spots {
        let mat = layout.mats.iter().find(|mat| mat.regions.contains(&spot.thing.region()));
        let mat = mat.expect("every region lies on a mat");
        assert!(mat.rect.expand(0.5).contains_rect(spot.rect), "{:?}", spot.thing.id(page));
    }
    let places: Vec<&Spot> =
        layout.spots.iter().filter(|spot| matches!(spot.thing, Thing::Place(..))).collect();
    let hex = |spot: &Spot| spot.form == Form::Cell(Shape::Hexes);
    for (at, one) in places.iter().enumerate() {
        for other in &places[at + 1..] {
            let apart = !one.rect.shrink(0.5).intersects(other.rect) || hex(one);
            assert!(apart, "{:?} {:?}", one.thing.id(page), other.thing.id(page));
        }
    }
    let count: usize = page
        .regions
        .iter()
        .map(|region| match &region.body {
            Body::Board(board) => {
                board.cells.iter().map(|cell| 1 + cell.tokens.len()).sum::<usize>()
            }
            Body::Row(slots) => {
                slots.iter().map(|slot| 1 + usize::from(slot.token.is_some())).sum()
            }
            Body::Track(steps) => steps.iter().map(|step| 1 + step.tokens.len()).sum(),
            Body::Sheet(lines) => lines.len(),
        })
        .sum();
    let titles = layout.spots.iter().filter(|spot| spot.form == Form::Title).count();
    assert_eq!(layout.spots.len() - titles, count, "everything is laid out");
}

#[test]
fn everything_has_a_place_at_every_width() {
    for page in [sample::table(), sample::hexes(), sample::plan()] {
        for lang in [Lang::En, Lang::Ja] {
            for panel in [vec2(300.0, 900.0), PANEL, vec2(2400.0, 400.0)] {
                check(&page, &best(&page, lang, panel, None).1);
            }
        }
    }
}

#[test]
fn the_tables_of_real_games_have_places_for_everything() {
    for name in [
        "pig/won-at-once",
        "rook-raiders/four-seats-tie",
        "rook-raiders/one-seat-is-breached",
        "berserk-tcg/cities-victory",
        "berserk-tcg/terror-and-thorns",
    ] {
        let mut model = with_golden(name);
        let table = model.table.as_mut().expect("it is open");
        let line = table.here().line;
        let events = table.review().len(line).expect("the line is there");
        for event in (0..=events).step_by(37) {
            let at = kanso_replay::review::Position::after(line, event);
            table.go(at).expect("it is there");
            let scene = table.review().scene(Eye::All);
            for panel in [vec2(620.0, 420.0), vec2(1500.0, 900.0)] {
                for page in &scene.pages {
                    check(page, &best(page, Lang::Ja, panel, None).1);
                }
            }
        }
    }
}

#[test]
fn a_wide_panel_has_a_wide_page() {
    let scene = {
        let model = with_golden("rook-raiders/two-declare");
        model.table.as_ref().expect("it is open").review().scene(Eye::All)
    };
    let wide = best(&scene.pages[0], Lang::En, vec2(1600.0, 500.0), None).1.size;
    let high = best(&scene.pages[0], Lang::En, vec2(500.0, 1600.0), None).1.size;
    assert!(wide.x / wide.y > high.x / high.y);
}

#[test]
fn a_page_stays_arranged_while_that_is_nearly_as_good() {
    let page = sample::table();
    let (chosen, layout) = best(&page, Lang::En, PANEL, None);
    let after = sample::moved();
    let (again, same) = best(&after, Lang::En, PANEL, Some(chosen));
    assert_eq!(chosen, again);
    assert_eq!(layout.size, same.size);
    let (other, _) = best(&after, Lang::En, vec2(200.0, 2000.0), Some(chosen));
    assert_ne!(other, chosen, "in a panel of another shape it is not");
}

#[test]
fn small_pages_have_room_for_letters_that_can_be_read() {
    let page = sample::table();
    let small = best(&page, Lang::En, vec2(180.0, 260.0), None).1;
    let large = best(&page, Lang::En, vec2(1200.0, 1400.0), None).1;
    let line = |layout: &Layout| layout.find(&page, "gold/0").expect("a line").rect;
    assert!(line(&small).width() > line(&large).width() * 1.2);
}

#[test]
fn the_areas_of_seats_are_as_wide_as_each_other() {
    let mut model = with_golden("rook-raiders/four-seats-tie");
    let table = model.table.as_mut().expect("it is open");
    let line = table.here().line;
    table.go(kanso_replay::review::Position::after(line, 120)).expect("it is there");
    let scene = table.review().scene(Eye::All);
    let layout = best(&scene.pages[0], Lang::En, PANEL, None).1;
    let areas: Vec<f32> = layout
        .mats
        .iter()
        .filter(|mat| mat.regions.len() > 1)
        .map(|mat| mat.rect.width())
        .collect();
    assert_eq!(areas.len(), 4);
    assert!(areas.iter().all(|area| (area - areas[0]).abs() < 0.1), "{areas:?}");
}

#[test]
fn a_token_that_covers_two_cells_is_as_wide_as_both() {
    let mut page = sample::table();
    let Body::Board(board) = &mut page.regions[0].body else { unreachable!() };
    board.cells[0].tokens[0].span = (2, 2);
    let knight = rect(&page, "knight");
    let (first, below) = (rect(&page, "B1"), rect(&page, "A2"));
    assert!(knight.right() > first.center().x && knight.bottom() > below.center().y);
}

#[test]
fn tokens_of_one_cell_lie_from_bottom_to_top() {
    let pawn = |id: &str| token(id, Label::same("Pawn"), Tone::Plain, Look::Piece);
    for (shape, count) in [(Shape::Grid, 3), (Shape::Grid, 9), (Shape::Plan, 2), (Shape::Hexes, 3)]
    {
        let tokens = (0..count).map(|nth| pawn(&format!("p{nth}"))).collect();
        let cell = BoardCell { tokens, ..sample::cell("A1", 0, 0) };
        let page = sample::board(shape, vec![cell], &[]);
        let layout = laid(&page);
        let top = |nth: usize| layout.find(&page, &format!("p{nth}")).expect("laid").rect.top();
        assert!((1..count).all(|nth| top(nth) < top(nth - 1)), "{shape:?}");
        let cell = layout.find(&page, "A1").expect("the cell").rect;
        assert!(cell.contains_rect(layout.find(&page, "p0").expect("laid").rect), "{shape:?}");
    }
}

#[test]
fn neighbouring_hexes_share_a_side() {
    let page = sample::hexes();
    let corners = |id: &str| hex_corners(rect(&page, id));
    let near = |one: egui::Pos2, other: egui::Pos2| (one - other).length() < 0.1;
    let shared = |one: &str, other: &str| {
        let other = corners(other);
        corners(one).iter().filter(|at| other.iter().any(|known| near(**at, *known))).count()
    };
    for other in ["a1", "c1", "a2", "c2", "a3", "c3"] {
        assert_eq!(shared("b2", other), 2, "{other}");
    }
    assert_eq!(shared("a1", "c3"), 0);
}

#[test]
fn a_disc_stands_alone_or_at_the_corner_of_its_troop() {
    let page = sample::war();
    check(&page, &laid(&page));
    let (troop, leader) = (rect(&page, "knights"), rect(&page, "leader"));
    assert!(troop.intersects(leader) && leader.width() < troop.width());
    assert!(leader.center().x > troop.center().x && leader.center().y < troop.center().y);
    let (champion, chest) = (rect(&page, "champion"), rect(&page, "chest"));
    assert!(champion.width() > leader.width());
    let hex = rect(&page, "b2");
    assert!(hex.contains_rect(chest) && hex.contains_rect(champion));
    assert!(chest.center().y > champion.center().y, "the chest is seen below");
}

#[test]
fn places_of_a_plan_leave_room_for_paths() {
    let page = sample::plan();
    let (gate, hall) = (rect(&page, "gate"), rect(&page, "hall"));
    assert!(hall.left() - gate.right() > 20.0);
}

#[test]
fn cards_are_higher_where_there_is_more_to_say() {
    let mut page = sample::table();
    let low = rect(&page, "sword").height();
    let Body::Row(slots) = &mut page.regions[1].body else { unreachable!() };
    let token = slots[0].token.as_mut().expect("a card");
    token.badges = vec![sample::badge("+1", Tone::Plain); 7];
    assert!(rect(&page, "sword").height() > low);
}

#[test]
fn an_empty_page_takes_no_space() {
    let page = Page::default();
    assert_eq!(best(&page, Lang::En, PANEL, None).1.size, Vec2::ZERO);
}

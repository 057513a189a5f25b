//! Nothing lies on anything else that it should not lie on, at any width, in both languages.

use super::*;
use crate::Extent;
use crate::layout::faults::{Fault, faults};
use crate::sample::{self, PANEL, token};
use emath::{Pos2, Vec2, vec2};
use kanso_engine::scene::{BoardCell, Body, Icon, Line, Look, Region, Scene, Shape, Step, Tone};
use kanso_engine::{Label, Lang, Seat};

/// Somebody for whom nothing is made larger.
const READER: body::Reader = body::Reader {
    lang: Lang::En,
    letters: 1.0,
    only: None,
    stretch: 1.0,
    tall: 1.0,
    abreast: 1,
    named: false,
};

/// The most that some tables show.
fn most(pages: &[&Page]) -> Extent {
    let mut extent = Extent::default();
    for page in pages {
        extent.widen(&Scene { pages: vec![(*page).clone()] });
    }
    extent
}

/// A page laid out for itself alone.
fn laid_in(page: &Page, lang: Lang, panel: Vec2) -> Layout {
    let settled = Settled::of(&most(&[page]), &page.id, lang, panel);
    settled.expect("the page is known").layout(page, None)
}

fn laid(page: &Page) -> Layout {
    laid_in(page, Lang::En, PANEL)
}

fn rect(page: &Page, id: &str) -> Rect {
    laid(page).find(page, id).expect("it is laid out").rect
}

/// Every thing of a page has a place of its own within the page.
fn check(page: &Page, layout: &Layout) {
    assert_eq!(faults(page, layout), []);
}

#[test]
fn everything_has_a_place_at_every_width() {
    for page in [sample::table(), sample::hexes(), sample::plan()] {
        for lang in [Lang::En, Lang::Ja] {
            for panel in [vec2(300.0, 900.0), PANEL, vec2(2400.0, 400.0)] {
                check(&page, &laid_in(&page, lang, panel));
            }
        }
    }
}

#[test]
fn a_page_that_is_laid_out_for_two_moments_lies_the_same_at_both() {
    let (before, mut after) = (sample::table(), sample::moved());
    let Body::Row(slots) = &mut after.regions[1].body else { unreachable!() };
    slots.push(sample::slot("hand/3", None, 0));
    let mut sheet = after.regions[3].clone();
    sheet.id = "more".to_owned();
    let Body::Sheet(lines) = &mut sheet.body else { unreachable!() };
    for line in lines {
        line.id.insert_str(0, "more/");
    }
    after.regions.insert(0, sheet);
    let extent = most(&[&before, &after]);
    for panel in [PANEL, vec2(300.0, 900.0)] {
        let settled = Settled::of(&extent, "table", Lang::En, panel).expect("known");
        let (one, other) = (settled.layout(&before, None), settled.layout(&after, None));
        check(&before, &one);
        check(&after, &other);
        assert_eq!(one.size, other.size);
        for spot in one.spots.iter().filter(|spot| !matches!(spot.thing, Thing::Token(..))) {
            let id = spot.thing.id(&before);
            let there = other
                .spots
                .iter()
                .find(|other| other.thing.id(&after) == id && other.form == spot.form);
            assert_eq!(there.map(|there| there.rect), Some(spot.rect), "{id}");
        }
    }
}

/// A table with so many cards in hand.
fn with_cards(count: usize) -> Page {
    let mut page = sample::table();
    let Body::Row(slots) = &mut page.regions[1].body else { unreachable!() };
    let card = |at: usize| {
        let look = Look::Card;
        Some(token(&format!("card{at}"), Label::same("Card"), Tone::Plain, look))
    };
    *slots = (0..count).map(|at| sample::slot(&format!("hand/{at}"), card(at), 1)).collect();
    page
}

#[test]
fn of_many_cards_most_of_each_is_seen_and_few_lie_openly() {
    let (many, few) = (with_cards(40), with_cards(3));
    let extent = most(&[&many, &few]);
    for panel in [vec2(300.0, 900.0), PANEL, vec2(2400.0, 400.0)] {
        let settled = Settled::of(&extent, "table", Lang::En, panel).expect("known");
        let layout = settled.layout(&many, None);
        check(&many, &layout);
        let card = |layout: &Layout, page: &Page, at: usize| {
            *layout.find(page, &format!("card{at}")).expect("it is laid out")
        };
        for at in 1..40 {
            let (one, next) = (card(&layout, &many, at - 1), card(&layout, &many, at));
            let beside = next.rect.left() - one.rect.left();
            let below = next.rect.top() - one.rect.top();
            assert!(beside >= one.rect.width() * 0.74 || below >= one.rect.height(), "{panel:?}");
        }
        let layout = settled.layout(&few, None);
        check(&few, &layout);
        let (one, next) = (card(&layout, &few, 0).rect, card(&layout, &few, 1).rect);
        assert!(next.left() >= one.right() || next.top() >= one.bottom(), "{panel:?}");
    }
}

#[test]
fn small_pages_have_room_for_letters_that_can_be_read() {
    let page = sample::table();
    let small = laid_in(&page, Lang::En, vec2(180.0, 260.0));
    let large = laid_in(&page, Lang::En, vec2(1200.0, 1400.0));
    let line = |layout: &Layout| layout.find(&page, "gold/0").expect("a line").rect;
    assert!(line(&small).width() > line(&large).width() * 1.2);
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
        let at = |nth: usize| layout.find(&page, &format!("p{nth}")).expect("laid").rect.min;
        let next = |nth: usize| at(nth).y < at(nth - 1).y || at(nth).x > at(nth - 1).x;
        assert!((1..count).all(next), "{shape:?}");
        let cell = layout.find(&page, "A1").expect("the cell").rect;
        assert!(cell.contains_rect(layout.find(&page, "p0").expect("laid").rect), "{shape:?}");
    }
}

#[test]
fn neighbouring_hexes_share_a_side() {
    let page = sample::hexes();
    let corners = |id: &str| hex_corners(rect(&page, id));
    let near = |one: Pos2, other: Pos2| (one - other).length() < 0.1;
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
fn a_disc_stands_alone_or_at_the_upper_edge_of_its_troop() {
    let page = sample::war();
    check(&page, &laid(&page));
    let (troop, leader) = (rect(&page, "knights"), rect(&page, "leader"));
    assert!(troop.intersects(leader) && leader.width() < troop.width());
    assert!(leader.center().y < troop.center().y);
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
    assert_eq!(laid(&page).size, Vec2::ZERO);
}

#[test]
fn a_layout_with_a_fault_is_told_from_one_without() {
    let page = sample::table();
    let good = laid(&page);
    let what = |layout: &Layout| {
        faults(&page, layout).into_iter().map(|fault| fault.what).collect::<Vec<_>>()
    };
    let at =
        |id: &str| good.spots.iter().position(|spot| spot.thing.id(&page) == id).expect("laid");
    let mut lost = good.clone();
    lost.spots.remove(at("knight"));
    assert_eq!(what(&lost), ["is not laid out"]);
    let mut twice = good.clone();
    twice.spots.push(good.spots[at("knight")]);
    assert_eq!(what(&twice), ["is laid out 2 times"]);
    let mut off = good.clone();
    let knight = at("knight");
    off.spots[knight].rect = off.spots[knight].rect.translate(vec2(9_000.0, 0.0));
    assert_eq!(what(&off), ["lies off its mat"]);
    let mut over = good.clone();
    over.spots[at("B1")].rect = good.spots[at("A1")].rect;
    assert_eq!(what(&over), ["lies on B1"]);
    let fault = Fault { id: "A1".to_owned(), what: "lies on B1".to_owned() };
    assert_eq!(faults(&page, &over)[0], fault);
    assert_eq!(fault.to_string(), "A1 lies on B1");
}

/// What three seats share, and the side of each: whose turn it is is told by its tone.
fn sides(acts: usize) -> Page {
    let mut page = sample::table();
    let mut shared = page.regions.remove(3);
    shared.row = 0;
    let board = page.regions.remove(0);
    let hand = page.regions.remove(0);
    page.regions = vec![shared];
    page.arrows.clear();
    for seat in 0..3 {
        for (region, part) in [(&board, "board"), (&hand, "hand")] {
            let mut region = region.clone();
            region.id = format!("{part}{seat}");
            (region.column, region.row) = (seat as u8, 1);
            region.tone = if seat == acts { Tone::Active } else { Tone::Seat(seat as u8) };
            let prefix = |id: &str| format!("{seat}/{id}");
            match &mut region.body {
                Body::Board(board) => {
                    for cell in &mut board.cells {
                        cell.id = prefix(&cell.id).into();
                        cell.tokens.iter_mut().for_each(|token| token.id = prefix(&token.id));
                    }
                    board.links.clear();
                }
                Body::Row(slots) => {
                    for slot in slots {
                        slot.id = prefix(&slot.id);
                        slot.token.iter_mut().for_each(|token| token.id = prefix(&token.id));
                    }
                }
                Body::Track(_) | Body::Sheet(_) => unreachable!(),
            }
            page.regions.push(region.on_side_of(Seat::at(seat)));
        }
    }
    page
}

#[test]
fn the_side_of_whoever_acts_is_large_and_a_turn_exchanges_two_sides_only() {
    let pages = [sides(0), sides(1), sides(2)];
    let extent = most(&[&pages[0], &pages[1], &pages[2]]);
    let panel = vec2(600.0, 560.0);
    let settled = Settled::of(&extent, "table", Lang::En, panel).expect("the page is known");
    let laid = [0, 1, 2].map(|acts| settled.layout(&pages[acts], None));
    let mat = |acts: usize, seat: usize| laid[acts].mats[seat + 1].rect;
    for acts in 0..3 {
        check(&pages[acts], &laid[acts]);
        for other in (0..3).filter(|other| *other != acts) {
            assert!(mat(acts, acts).area() > mat(acts, other).area(), "{acts} is in front");
            let knight = laid[acts].find(&pages[acts], &format!("{other}/knight"));
            assert!(knight.expect("it is laid out").scale < 1.0);
        }
    }
    assert_eq!((mat(0, 0), mat(0, 1)), (mat(1, 1), mat(1, 0)), "they exchange their places");
    assert_eq!(mat(0, 2), mat(1, 2), "the third stays");
    let mut won = sides(1);
    won.regions.iter_mut().filter(|region| region.tone == Tone::Active).for_each(|region| {
        region.tone = Tone::Good;
    });
    assert_eq!(settled.layout(&won, None).mats[2].rect, mat(1, 1), "so is whoever has won");
    let own = settled.layout(&pages[0], Some(Seat::at(2)));
    check(&pages[0], &own);
    assert_eq!(own.mats[3].rect, mat(2, 2), "whose eye looks is in front, whoever acts");
}

#[test]
fn columns_beside_a_board_are_narrower_and_follow_its_cells() {
    let mut page = sample::table();
    let Body::Board(board) = &mut page.regions[0].body else { unreachable!() };
    let (left, right) = (-1, board.cells.iter().map(|cell| cell.x).max().expect("cells") + 1);
    for (id, x) in [("gate", left), ("wall", right)] {
        board.cells.push(BoardCell::new(id, (x, 0), Label::default(), Tone::Plain));
    }
    board.aside = vec![left, right];
    let laid = laid(&page);
    check(&page, &laid);
    let rect = |id: &str| laid.find(&page, id).expect("it is laid out").rect;
    let (gate, first, wall) = (rect("gate"), rect("A1"), rect("wall"));
    assert!(gate.width() < 0.8 * first.width(), "{gate:?} {first:?}");
    assert!((gate.right() - first.left()).abs() < 0.1, "{gate:?} {first:?}");
    assert!((wall.width() - gate.width()).abs() < 0.1);
}

#[test]
fn pieces_of_small_sides_are_as_high_as_there_is_space_for() {
    let mut pages = [sides(0), sides(1), sides(2)];
    for region in pages.iter_mut().flat_map(|page| &mut page.regions) {
        let Body::Board(board) = &mut region.body else { continue };
        board.cells.iter_mut().for_each(|cell| cell.tokens.truncate(1));
    }
    let extent = most(&[&pages[0], &pages[1], &pages[2]]);
    let settled = Settled::of(&extent, "table", Lang::En, vec2(900.0, 900.0)).expect("known");
    let laid = settled.layout(&pages[0], None);
    check(&pages[0], &laid);
    let slim = |seat: usize| {
        let size = laid.find(&pages[0], &format!("{seat}/knight")).expect("laid out").rect.size();
        size.y / size.x
    };
    assert!(slim(1) > 1.05 * slim(0), "{} {}", slim(1), slim(0));
    let [one, other] = [2, 3].map(|mat| laid.mats[mat].rect.height());
    assert!((one - other).abs() < 0.1, "small sides are alike: {one} {other}");
}

#[test]
fn lines_with_signs_stand_beside_each_other_above_the_others() {
    let mut page = sample::table();
    let Body::Sheet(lines) = &mut page.regions[3].body else { unreachable!() };
    lines.insert(1, lines[0].clone().signed(Icon::Gold, 12_u8));
    lines.insert(2, lines[0].clone().signed(Icon::Honour, 3_u8));
    for (nth, line) in lines.iter_mut().enumerate() {
        line.id = format!("line/{nth}");
    }
    let rect = |id: &str| rect(&page, id);
    assert!((rect("line/1").top() - rect("line/2").top()).abs() < 0.1);
    assert!(rect("line/1").right() < rect("line/2").left());
    assert!(rect("line/2").bottom() <= rect("line/0").top());
    assert!(rect("line/0").bottom() <= rect("line/3").top());
    check(&page, &laid(&page));
}

#[test]
fn everything_of_a_page_is_found_by_its_id() {
    for page in [sample::table(), sample::war(), sample::plan()] {
        for spot in laid(&page).spots {
            let id = spot.thing.id(&page);
            let found = Thing::find(&page, id).expect("it is on the page");
            assert_eq!(found.id(&page), id);
        }
        assert_eq!(Thing::find(&page, "nowhere"), None);
    }
}

#[test]
fn stretches_of_an_edge_have_space_for_their_names() {
    let named = sample::war();
    let mut page = named.clone();
    let Body::Board(board) = &mut page.regions[0].body else { unreachable!() };
    board.captions.clear();
    let high = |page: &Page| {
        let layout = laid(page);
        let spot = layout.find(page, "l0").expect("it is laid out");
        (spot.rect.top() - layout.mats[0].rect.top()) / spot.scale
    };
    assert!(high(&named) >= high(&page) + LABEL * 0.9, "{} {}", high(&named), high(&page));
}

#[test]
fn many_figures_have_their_names_few_only_where_there_is_room() {
    let form = |count: usize, room: f32, named: bool| {
        let line = |at: usize| {
            let name = Label::same(format!("Figure {at}"));
            Line::new(format!("figure/{at}"), name, at as u16, Tone::Plain)
                .signed(Icon::Gold, at as u16)
        };
        let figures = Body::Sheet((0..count).map(line).collect());
        let sheet = Region::new("sheet", Label::same("Sheet"), (0, 0), Tone::Plain, figures);
        let reader = body::Reader { named, ..READER };
        body::region(0, &sheet, room, reader).spots[1].form
    };
    let [bare, with_name] = [false, true].map(|named| Form::Figure { named });
    assert_eq!(form(3, 600.0, false), bare);
    assert_eq!(form(3, 600.0, true), with_name);
    assert_eq!(form(3, 200.0, true), bare, "their names would take a second line");
    assert_eq!(form(12, 600.0, false), with_name);
}

#[test]
fn a_leader_stands_between_the_owner_and_the_banner_of_its_troop() {
    let page = sample::war();
    let (troop, leader) = (rect(&page, "knights"), rect(&page, "leader"));
    let hex = rect(&page, "b1");
    assert!(troop.width() > hex.width() * 0.8, "{troop:?} in {hex:?}");
    assert!(leader.left() > troop.left() + troop.width() * 0.15, "the owner is seen");
    assert!(leader.right() < troop.right() - troop.width() * 0.3, "the banner is seen");
}

#[test]
fn a_track_is_not_broken_for_the_names_of_counters_with_signs() {
    let track = |sign| {
        let step = |at: usize| {
            let name = Label::same("A counter with a long name");
            let counter = Token {
                sign,
                short: name.clone(),
                ..token(&format!("counter/{at}"), name, Tone::Treasure, Look::Counter)
            };
            Step::new(format!("step/{at}"), Label::same(at.to_string()), Tone::Plain, [counter])
        };
        let steps = Body::Track((0..7).map(step).collect());
        let track = Region::new("track", Label::same("Track"), (0, 0), Tone::Plain, steps);
        let block = body::region(0, &track, 600.0, READER);
        let top = |at| {
            let step = |spot: &&Spot| spot.thing == Thing::Place(0, at);
            block.spots.iter().find(step).expect("it is laid out").rect.top()
        };
        (top(0) - top(6)).abs() < 1.0
    };
    assert!(track(Some(Icon::Banner)), "their signs tell what they are");
    assert!(!track(None), "their names are all that they have");
}

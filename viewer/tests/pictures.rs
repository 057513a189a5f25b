//! What each element of a scene looks like: small pictures, compared with those that were accepted.
//!
//! After a change that is meant, accept the new ones with `UPDATE_SNAPSHOTS=1`, look at every one of
//! them, and say in the commit what changed.

use egui::{Theme, Vec2, vec2};
use egui_kittest::{Harness, SnapshotOptions};
use kanso_engine::scene::{
    Badge, Body, Gauge, Icon, Look, Page, Region, Scene, Shape, Token, Tone,
};
use kanso_engine::words::{Thing, thing};
use kanso_engine::{Eye, Label, Lang};
use kanso_replay::review;
use kanso_replay::tell::Routine;
use kanso_table::sample;
use kanso_viewer::board::{BoardData, BoardView, Bots, board_ui};
use kanso_viewer::command::Asked;
use kanso_viewer::look;
use kanso_viewer::model::{Arrived, Changes, LookState, Offers, Price, Shown};
use std::path::Path;
use std::rc::Rc;

/// Pixels that may differ: the last bits of a software renderer are not promised.
const STRAY_PIXELS: usize = 12;

/// Size of a picture of a small board.
const BOARD: Vec2 = vec2(300.0, 280.0);
/// Size of a picture of all tones.
const TONES: Vec2 = vec2(640.0, 540.0);
/// Size of a picture of a board of hexes.
const HEXES: Vec2 = vec2(560.0, 420.0);

/// What stands out in a picture.
#[derive(Default)]
struct Shine {
    before: Option<Page>,
    look: LookState,
    offers: Offers,
}

/// Paints a page and compares it.
fn picture(name: &str, page: Page, size: Vec2, theme: Theme, lang: Lang, shine: Shine) {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/golden/pig/won-at-once.kanso");
    let bytes = std::fs::read(path).expect("the golden game is there");
    let mut review = review::open(kanso_games::built_in(), &bytes).expect("a golden game opens");
    let here = review.here();
    let shown = Shown::of(&mut *review, here, Eye::All, lang, Routine::LeftOut, true);
    let scene = Rc::new(Scene { pages: vec![page] });
    let before = shine.before.map(|page| Rc::new(Scene { pages: vec![page] }));
    let changes = Rc::new(Changes::between(before.as_deref(), &scene));
    let extent = std::sync::Arc::default();
    let shown = Shown { scene, extent, before, changes, thrown: None, ..shown };
    let (names, meta) = (review.names().to_vec(), review.meta());
    let mut view = BoardView::default();
    let mut harness = Harness::builder()
        .with_size(size)
        .with_theme(theme)
        .with_context_setup(look::install_for_tests)
        .wgpu()
        .build_ui(move |ui| {
            let ground = look::palette(ui.visuals()).table;
            ui.painter().rect_filled(ui.max_rect().expand(20.0), 0.0, ground);
            let data = BoardData {
                shown: &shown,
                names: &names,
                meta,
                look: &shine.look,
                offers: &shine.offers,
                arrived: &Arrived::Jump,
                motion: false,
                bots: Bots::default(),
                falls: None,
            };
            board_ui(ui, &data, &mut view, lang, &mut Asked::default());
        });
    harness.run();
    let options = SnapshotOptions::default().max_failed_pixels(STRAY_PIXELS);
    harness.snapshot_options(name, &options);
}

/// The page with these of its regions.
fn only(page: Page, ids: &[&str]) -> Page {
    let keep = |region: &Region| ids.contains(&region.id.as_str());
    let regions = page.regions.into_iter().filter(keep).collect();
    Page { regions, arrows: Vec::new(), ..page }
}

#[test]
fn a_grid_with_pieces_and_an_arrow() {
    let page = Page { arrows: sample::table().arrows, ..only(sample::table(), &["board"]) };
    picture("grid", page, BOARD, Theme::Light, Lang::En, Shine::default());
}

#[test]
fn hexes() {
    let size = vec2(340.0, 300.0);
    picture("hexes", sample::hexes(), size, Theme::Light, Lang::Ja, Shine::default());
}

#[test]
fn a_plan_with_paths() {
    let size = vec2(340.0, 260.0);
    picture("plan", sample::plan(), size, Theme::Dark, Lang::En, Shine::default());
}

/// A row of cards, a counter and an empty place.
fn hand() -> Page {
    let card = |id: &str, name: Label, tone, look| Token {
        gauge: Some(Gauge { value: 2, max: 5 }),
        badges: vec![
            sample::badge("P4", Tone::Plain),
            sample::badge("+1", Tone::Good),
            sample::badge("$2", Tone::Treasure),
        ],
        ..sample::token(id, name, tone, look)
    };
    let label = |en: &'static str, ja: &'static str| Label::new(en, ja);
    let chip = sample::token("chip", label("A", "A"), Tone::Special, Look::Counter);
    let slots = vec![
        sample::slot(
            "hand/0",
            Some(card("archer", label("Archer", "弓兵"), Tone::Seat(0), Look::Card)),
            1,
        ),
        sample::slot(
            "hand/1",
            Some(card("tired", label("Tired guard", "疲れた番兵"), Tone::Seat(1), Look::Spent)),
            1,
        ),
        sample::slot(
            "hand/2",
            Some(card("back", label("Deck", "山札"), Tone::Plain, Look::FaceDown)),
            3,
        ),
        sample::slot("hand/3", Some(chip), 2),
        sample::slot("hand/4", None, 0),
    ];
    let hand = sample::region("hand", "Hand", 0, Body::Row(slots));
    Page { regions: vec![hand], arrows: Vec::new(), ..sample::table() }
}

#[test]
fn cards_counters_and_empty_places() {
    let size = vec2(560.0, 220.0);
    picture("cards-light", hand(), size, Theme::Light, Lang::En, Shine::default());
}

#[test]
fn cards_by_night() {
    let size = vec2(560.0, 220.0);
    picture("cards-dark", hand(), size, Theme::Dark, Lang::Ja, Shine::default());
}

#[test]
fn on_a_small_screen_the_names_of_cards_are_left() {
    let size = vec2(330.0, 150.0);
    picture("cards-small", hand(), size, Theme::Light, Lang::Ja, Shine::default());
}

#[test]
fn a_track_and_a_sheet() {
    let page = only(sample::table(), &["course", "gold"]);
    picture("track-sheet", page, vec2(420.0, 240.0), Theme::Light, Lang::En, Shine::default());
}

/// A cell with a piece of each tone.
fn tones() -> Page {
    let mut tones = Tone::ALL;
    tones.sort_by_key(|tone| !matches!(tone, Tone::Seat(_)));
    let cells = tones.into_iter().zip(0_i16..).map(|(tone, at)| {
        let mut cell = sample::cell(&format!("c{at}"), at % 7, at / 7);
        let name = Label::same(format!("T{at}"));
        cell.tint = tone;
        cell.badges = vec![Badge { tone, ..sample::badge("b", tone) }];
        cell.tokens = vec![sample::token(&format!("t{at}"), name, tone, Look::Piece)];
        cell
    });
    sample::board(Shape::Grid, cells.collect(), &[])
}

#[test]
fn every_tone_has_its_mark() {
    picture("tones-light", tones(), TONES, Theme::Light, Lang::En, Shine::default());
}

#[test]
fn every_tone_has_its_mark_by_night() {
    picture("tones-dark", tones(), TONES, Theme::Dark, Lang::En, Shine::default());
}

#[test]
fn a_board_of_a_war_game() {
    picture("war-light", sample::war(), HEXES, Theme::Light, Lang::En, Shine::default());
}

#[test]
fn a_board_of_a_war_game_by_night() {
    picture("war-dark", sample::war(), HEXES, Theme::Dark, Lang::Ja, Shine::default());
}

#[test]
fn what_moved_has_left_a_trail() {
    let before = Some(only(sample::table(), &["board"]));
    let page = only(sample::moved(), &["board"]);
    let shine = Shine { before, ..Shine::default() };
    picture("moved", page, BOARD, Theme::Light, Lang::En, shine);
}

#[test]
fn what_is_selected_and_where_it_may_go() {
    let offers = Offers {
        picked: vec!["knight".to_owned()],
        targets: vec!["A1".to_owned(), "ogre".to_owned()],
        ..Offers::default()
    };
    let look = LookState { pointed: vec!["A2".to_owned()], ..LookState::default() };
    let shine = Shine { look, offers, ..Shine::default() };
    let page = only(sample::moved(), &["board"]);
    picture("offered", page, BOARD, Theme::Dark, Lang::En, shine);
}

#[test]
fn what_it_costs_to_go_there_and_whether_it_comes_off() {
    static TOKENS: Thing = thing("token", "tokens", "トークン", "枚");
    let way = |icon, count| Badge::price(icon, count, &TOKENS).into_iter().collect();
    let ways = vec![way(Icon::Honour, 1), way(Icon::Trophy, 2)];
    let odds = Label::same("7+ 58 %");
    let chance = Badge::new(odds.clone(), odds.clone(), Tone::Plain).signed(Icon::Die, odds);
    let offers = Offers {
        picked: vec!["knight".to_owned()],
        targets: vec!["A1".to_owned(), "ogre".to_owned()],
        prices: vec![("A1".to_owned(), Price { ways, more: false })],
        chances: vec![("ogre".to_owned(), chance)],
        ..Offers::default()
    };
    let shine = Shine { offers, ..Shine::default() };
    let page = only(sample::moved(), &["board"]);
    picture("priced", page, BOARD, Theme::Light, Lang::En, shine);
}

#[test]
fn what_can_be_picked() {
    let offers = Offers { starts: vec!["knight".to_owned()], ..Offers::default() };
    let shine = Shine { offers, ..Shine::default() };
    let page = only(sample::moved(), &["board"]);
    picture("starts", page, BOARD, Theme::Light, Lang::En, shine);
}

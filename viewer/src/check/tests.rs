//! The tables of real games lie well and keep their places.

use super::*;
use crate::window::testing::window;
use egui_kittest::kittest::Queryable as _;
use kanso_engine::Label;
use kanso_engine::scene::{Badge, Body, Gauge, Icon, Look, Page, Slot, Token, Tone};
use kanso_table::layout::{Form, Layout, Spot, Thing};

/// A game of each kind; the longer ones are looked at as a whole by whoever runs the check.
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

fn golden(name: &str) -> PathBuf {
    let goldens = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/golden");
    goldens.join(format!("{name}.kanso"))
}

#[test]
fn the_tables_of_a_game_of_each_kind_lie_well() {
    let mut checked = Checked { each: 18, ..Checked::default() };
    for name in GAMES {
        let bytes = std::fs::read(golden(name)).expect("a golden game");
        check(kanso_games::built_in(), name, &bytes, &mut checked);
    }
    assert_eq!(checked.faults, [] as [String; 0]);
    assert!(checked.moments > 1_000 && checked.tables > 6 * checked.moments);
    assert!(checked.painted > checked.moments / 2);
    assert!(checked.told().contains(" 0 faults\n"));
}

/// The largest board, with names at its edges, on a phone, too: each table painted.
#[test]
fn the_tables_of_a_battle_lie_well() {
    let mut checked = Checked { each: 1, ..Checked::default() };
    let name = "battlelore-heroes/a-backpack-brings-out-a-crown";
    let bytes = std::fs::read(golden(name)).expect("a golden game");
    check(kanso_games::built_in(), name, &bytes, &mut checked);
    assert_eq!(checked.faults, [] as [String; 0]);
    assert!(checked.painted > 300, "{}", checked.painted);
}

#[test]
fn what_cannot_be_opened_is_a_fault_with_its_place() {
    let mut checked = Checked::default();
    check(kanso_games::built_in(), "no-log", b"what is this", &mut checked);
    assert!(checked.faults[0].starts_with("no-log: "), "{:?}", checked.faults);
    assert!(checked.told().contains(" 1 faults"));
    let missing = logs(Path::new("there-is-nothing-here")).expect("taken as a file");
    assert_eq!(missing, [PathBuf::from("there-is-nothing-here")]);
}

#[test]
fn a_table_with_too_little_room_is_found() {
    let bytes = std::fs::read(golden("pig/won-at-once")).expect("a golden game");
    let review = review::open(kanso_games::built_in(), &bytes).expect("it opens");
    let extent = Extent::default();
    let mut checked = Checked::default();
    painting(|painter| {
        let mut tables = Tables::new(Eye::All, &extent, painter);
        tables.check(&*review, "pig", Position::after(0, 0), &mut checked);
    });
    assert_eq!(checked.faults, ["pig 0@0: table has more to show than it is given room for"]);
}

#[test]
fn the_canvas_is_as_large_as_the_check_takes_it_to_be() {
    let mut harness = window(crate::model::testing::with_golden("rook-raiders/four-seats-tie"));
    harness.run();
    let drawn = harness.get_by_label("The table").rect();
    let taken = canvas_of(vec2(1280.0, 800.0));
    assert!((drawn.width() - taken.x).abs() < 20.0, "{drawn:?} {taken:?}");
    // A golden game is opened in memory: a strip above it says so.
    const STRIP: f32 = 64.0;
    assert!((0.0..STRIP).contains(&(taken.y - drawn.height())), "{drawn:?} {taken:?}");
}

/// What is wrong with a page of one row with these tokens, each so far from the one before it.
fn painted(tokens: Vec<Token>, apart: f32, scale: f32) -> Vec<String> {
    painted_as(Form::Title, tokens, apart, scale)
}

/// The same, of tokens in a form.
fn painted_as(form: Form, tokens: Vec<Token>, apart: f32, scale: f32) -> Vec<String> {
    let slot = |(at, token): (usize, Token)| Slot {
        id: format!("place/{at}"),
        label: Label::default(),
        token: Some(token),
        count: 1,
    };
    let count = tokens.len();
    let row = Body::Row(tokens.into_iter().enumerate().map(slot).collect());
    let region = Region::new("row", Label::default(), (0, 0), Tone::Plain, row);
    let page = Page { id: "table".to_owned(), regions: vec![region], ..Page::default() };
    let spots = (0..count).map(|at| {
        let left = kanso_table::layout::number(at) * apart;
        let rect = egui::Rect::from_min_size(egui::pos2(left, 0.0), vec2(94.0, 120.0));
        Spot { thing: Thing::Token(0, at, 0), form, rect, scale: 1.0, small: false }
    });
    let layout = Layout { size: vec2(600.0, 120.0), mats: Vec::new(), spots: spots.collect() };
    let mut found = Vec::new();
    painting(|painter| {
        let here = (vec2(600.0, 200.0) * scale, scale);
        found = painted::faults(painter, (&page, &layout), None, here, Lang::En);
    });
    found.into_iter().map(|fault| fault.to_string()).collect()
}

#[test]
fn what_cannot_be_read_on_a_painted_table_is_found() {
    let token = |id: &str, look| {
        let name = Label::same("Mercenary".to_owned());
        let gauge = Some(Gauge { value: 2, max: 3 });
        Token { gauge, ..Token::new(id, name.clone(), name, Tone::Seat(0), look) }
    };
    let pieces = || vec![token("one", Look::Piece), token("other", Look::Piece)];
    assert_eq!(painted(pieces(), 120.0, 1.0), [] as [String; 0]);
    // A counter says nothing of its hit points.
    let found = painted_as(Form::Chip, vec![token("one", Look::Counter)], 0.0, 1.0);
    assert_eq!(found, ["one does not tell its 2"]);
    let disc = painted(vec![token("one", Look::Disc)], 0.0, 1.0);
    assert_eq!(disc, [] as [String; 0]);
}

#[test]
fn a_figure_that_is_not_painted_on_a_piece_is_found() {
    let name = Label::same("Mercenary".to_owned());
    let badge = |icon, figure: &str| {
        let figure = Label::same(figure.to_owned());
        Badge::new(figure.clone(), name.clone(), Tone::Plain).signed(icon, figure)
    };
    let figures = [
        (Icon::Threat, "1"),
        (Icon::Power, "2"),
        (Icon::Reach, "3"),
        (Icon::Defence, "4"),
        (Icon::Move, "5"),
        (Icon::Move, "0"),
    ];
    let piece = |sign, badges| Token {
        sign,
        badges,
        gauge: Some(Gauge { value: 2, max: 3 }),
        ..Token::new("one", name.clone(), name.clone(), Tone::Seat(0), Look::Piece)
    };
    let badges = figures.map(|(icon, figure)| badge(icon, figure)).to_vec();
    let tile = |token| painted_as(Form::Tile, vec![token], 0.0, 0.6);
    assert_eq!(tile(piece(Some(Icon::Knight), badges)), [] as [String; 0]);
    let long = badge(Icon::Power, "far too much");
    let found = tile(piece(Some(Icon::Knight), vec![long]));
    assert_eq!(found, ["one does not show “far too much”, How hard something strikes"]);
}

#[test]
fn letters_over_letters_are_found_where_nothing_lies_between() {
    let found = |cover: bool| {
        let mut found = Vec::new();
        painting(|painter| found = painted::of_two_texts(painter, cover));
        found.into_iter().map(|fault| fault.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(found(true), ["two “below” is hidden"]);
    let over = "two “above” stands over “below” of two";
    assert_eq!(found(false), [over, "two “small” has letters of 6 points"]);
}

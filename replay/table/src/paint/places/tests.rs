//! What is painted on a piece, and what gives way.

use super::*;
use crate::layout::{Form, number};
use crate::look::Palette;
use crate::pen::{Dash, Lay, Round, Shadow, Stroke};
use ecolor::Color32;

use kanso_engine::scene::{Gauge, Look, Token};
use kanso_engine::{Label, Lang};
use std::cell::RefCell;

/// What was painted: words and signs, and where.
#[derive(Default)]
struct Listening {
    words: RefCell<Vec<(String, Rect)>>,
    signs: RefCell<Vec<(Icon, Rect)>>,
    circles: RefCell<Vec<Pos2>>,
    polygons: RefCell<Vec<(usize, Rect)>>,
}

/// Words of which each letter is as wide as another.
#[derive(Clone)]
struct Even {
    words: String,
    size: Vec2,
    is_whole: bool,
}

impl Laid for Even {
    fn size(&self) -> Vec2 {
        self.size
    }

    fn rows(&self) -> usize {
        1
    }

    fn is_whole(&self) -> bool {
        self.is_whole
    }
}

impl Pen for Listening {
    type Words = Even;

    fn lay(&self, words: &str, size: f32, _: Color32, lay: Lay) -> Even {
        let wide = number(words.chars().count()) * size * 0.6;
        let size = vec2(wide.min(lay.wide), size * 1.2);
        Even { words: words.to_owned(), size, is_whole: wide <= lay.wide }
    }

    fn words(&self, at: Rect, _: Align, words: &Even, _: Color32) {
        self.words.borrow_mut().push((words.words.clone(), at));
    }

    fn rect(&self, _: Rect, _: Round, _: Color32, _: Stroke) {}

    fn circle(&self, middle: Pos2, _: f32, _: Color32, _: Stroke) {
        self.circles.borrow_mut().push(middle);
    }

    fn polygon(&self, points: &[Pos2], _: Color32, _: Stroke) {
        self.polygons.borrow_mut().push((points.len(), Rect::from_points(points)));
    }

    fn line(&self, _: &[Pos2], _: Stroke, _: Dash) {}

    fn shadow(&self, _: Shadow) {}

    fn sign(&self, icon: Icon, rect: Rect, _: Color32, _: Color32) {
        self.signs.borrow_mut().push((icon, rect));
    }
}

/// What is seen of a token in a rectangle of this size.
fn seen(token: &Token, form: Form, size: Vec2) -> Listening {
    seen_often(token, form, size, 1)
}

/// The same of so many that lie there.
fn seen_often(token: &Token, form: Form, size: Vec2, count: u16) -> Listening {
    let pen = Listening::default();
    let canvas = Canvas::new(&pen, Palette::of(false), 0.6, Lang::En);
    super::super::token(&canvas, Rect::from_min_size(Pos2::ZERO, size), form, token, count);
    pen
}

impl Listening {
    fn has(&self, words: &str) -> bool {
        self.words.borrow().iter().any(|(other, _)| other == words)
    }

    fn sign(&self, icon: Icon) -> Option<Rect> {
        self.signs.borrow().iter().find(|(other, _)| *other == icon).map(|(_, at)| *at)
    }
}

fn badge(icon: Icon, figure: &'static str) -> Badge {
    let figure = Label::same(figure.to_owned());
    Badge::new(figure.clone(), figure.clone(), Tone::Plain).signed(icon, figure)
}

fn piece(look: Look, badges: Vec<Badge>) -> Token {
    let name = Label::same("Guardian".to_owned());
    Token {
        sign: Some(Icon::Golem),
        gauge: Some(Gauge { value: 8, max: 8 }),
        badges,
        ..Token::new("piece", name.clone(), name, Tone::Seat(0), look)
    }
}

fn fighter() -> Token {
    let figures = [
        (Icon::Power, "2"),
        (Icon::Reach, "3"),
        (Icon::Move, "4"),
        (Icon::Defence, "5"),
        (Icon::White, "6"),
        (Icon::Vanguard, ""),
    ];
    piece(Look::Piece, figures.map(|(icon, figure)| badge(icon, figure)).to_vec())
}

#[test]
fn a_piece_of_ordinary_size_shows_all_its_figures_each_at_a_place_of_its_own() {
    let name = Label::same("Guardian of the Northern Pass");
    let fighter = Token { name: name.clone(), short: name, ..fighter() };
    let pen = seen(&fighter, Form::Tile, vec2(72.0, 44.0));
    for figure in ["2", "3", "4", "5", "6", "8"] {
        assert!(pen.has(figure), "{figure}");
    }
    assert!(pen.sign(Icon::Vanguard).is_some());
    let words = pen.words.borrow();
    for (at, (one, rect)) in words.iter().enumerate() {
        let over = words[..at].iter().find(|(_, other)| other.shrink(1.0).intersects(*rect));
        assert!(over.is_none(), "{one} stands on {over:?}");
    }
}

#[test]
fn what_matters_least_gives_way_first_and_hit_points_and_sign_never_do() {
    let pen = seen(&fighter(), Form::Tile, vec2(40.0, 27.0));
    assert!(pen.has("8") && pen.has("2"), "hit points and power");
    assert!(!pen.has("6") && !pen.has("4"), "level and movement");
    let sign = pen.sign(Icon::Golem).expect("its kind is told");
    let words = pen.words.borrow();
    let (_, hp) = words.iter().find(|(words, _)| words == "8").expect("hit points");
    assert!(!hp.contains(sign.center()), "{sign:?} {hp:?}");
}

#[test]
fn what_is_added_never_loses_its_sign() {
    let added = piece(Look::Counter, vec![badge(Icon::Act, "+1"), badge(Icon::Gold, "+1")]);
    let pen = seen(&added, Form::Chip, vec2(40.0, 30.0));
    let (cost, gain) = (pen.sign(Icon::Act), pen.sign(Icon::Gold));
    let (cost, gain) = (cost.expect("the cost"), gain.expect("the gain"));
    assert!(cost.bottom() < gain.top(), "the cost above, the gain below");
    assert_eq!(pen.words.borrow().iter().filter(|(words, _)| words == "+1").count(), 2);
    // Without room for its sign, there is none for the figure.
    let pen = seen(&added, Form::Chip, vec2(20.0, 24.0));
    assert!(!pen.has("+1") && pen.sign(Icon::Golem).is_some());
}

#[test]
fn what_costs_something_says_so_on_the_narrowest_card() {
    let card = piece(
        Look::Card,
        vec![
            badge(Icon::Power, "5"),
            badge(Icon::Reach, "3"),
            badge(Icon::Move, "1"),
            badge(Icon::Red, "5"),
            badge(Icon::Hand, "RR1"),
        ],
    );
    let pen = seen(&card, Form::Card, vec2(46.0, 60.0));
    assert!(pen.has("RR1") && pen.has("5") && pen.has("8"));
}

#[test]
fn what_is_used_up_keeps_its_sign_and_that_of_its_owner() {
    let pen = seen(&piece(Look::Spent, vec![badge(Icon::Done, "")]), Form::Tile, vec2(56.0, 34.0));
    assert!(pen.sign(Icon::Golem).is_some() && pen.sign(Icon::Done).is_some());
    assert_eq!(pen.circles.borrow().len(), 1, "the disc of the first seat");
}

#[test]
fn a_disc_tells_what_is_left_of_it_and_what_it_is() {
    let hero = piece(Look::Disc, vec![badge(Icon::Defence, "1")]);
    let pen = seen(&hero, Form::Tile, vec2(30.0, 30.0));
    assert!(pen.has("8") && pen.has("1") && pen.sign(Icon::Golem).is_some());
    let pen = seen(&hero, Form::Tile, vec2(18.0, 18.0));
    let sign = pen.sign(Icon::Golem).expect("its kind is told");
    let words = pen.words.borrow();
    assert!(words.iter().any(|(words, at)| words == "8" && !at.contains(sign.center())));
}

#[test]
fn that_there_is_none_of_something_gives_way_before_any_sign() {
    let figures = [(Icon::Power, "2"), (Icon::Reach, "0"), (Icon::Move, "1"), (Icon::White, "3")];
    let figures = figures.map(|(icon, figure)| badge(icon, figure)).to_vec();
    let pen = seen(&piece(Look::Piece, figures), Form::Tile, vec2(58.0, 37.0));
    assert!(pen.has("2") && pen.has("1") && pen.has("3") && pen.has("8"));
    assert!(pen.sign(Icon::Power).is_some() && pen.sign(Icon::Golem).is_some());
}

#[test]
fn what_a_chip_costs_and_what_lies_beneath_it_both_stand_beside_what_it_counts() {
    let chip = Token {
        figure: Label::same("3"),
        gauge: None,
        ..piece(Look::Counter, vec![badge(Icon::Act, "+1"), badge(Icon::Copper, "+1")])
    };
    for size in [vec2(56.0, 34.7), vec2(70.0, 43.0)] {
        let pen = seen(&chip, Form::Tile, size);
        assert!(pen.sign(Icon::Act).is_some() && pen.sign(Icon::Copper).is_some(), "{size:?}");
        assert!(pen.has("3") && pen.sign(Icon::Golem).is_some(), "{size:?}");
    }
}

#[test]
fn a_price_in_colours_is_told_in_coins() {
    let cost = badge(Icon::Hand, "1").in_coins([Icon::Red, Icon::Red]);
    let card = piece(Look::Card, vec![cost, badge(Icon::Power, "5")]);
    for (size, is_whole) in [(vec2(60.0, 80.0), true), (vec2(46.0, 60.0), false)] {
        let pen = seen(&card, Form::Card, size);
        let signs = pen.signs.borrow();
        let reds = signs.iter().filter(|(icon, _)| *icon == Icon::Red).count();
        assert!(reds == 2 && pen.has("1"), "{size:?}");
        let hand = pen.sign(Icon::Hand);
        assert_eq!(hand.is_some(), is_whole, "so many of any: {size:?}");
        let reds = signs.iter().filter(|(icon, _)| *icon == Icon::Red);
        assert!(
            hand.is_none_or(|hand| reds.clone().all(|(_, red)| red.right() <= hand.left() + 1.0))
        );
    }
    let pen = seen(&card, Form::Card, vec2(60.0, 80.0));
    assert!(pen.has("5") && pen.sign(Icon::Power).is_some(), "elsewhere, with its sign");
}

#[test]
fn a_figure_has_its_sign_or_is_left_out_unless_its_plate_tells_what_it_is() {
    let figures = [(Icon::Power, "2"), (Icon::Reach, "3"), (Icon::Move, "4"), (Icon::White, "6")];
    for look in [Look::Piece, Look::Spent] {
        let mut badges = figures.map(|(icon, figure)| badge(icon, figure)).to_vec();
        badges.push(badge(Icon::Locked, ""));
        badges.push(badge(Icon::Vanguard, ""));
        for size in [vec2(72.0, 44.0), vec2(62.0, 35.0), vec2(52.0, 31.0), vec2(40.0, 27.0)] {
            let pen = seen(&piece(look, badges.clone()), Form::Tile, size);
            assert!(pen.has("8") && pen.has("2"), "hit points and power: {size:?}");
            for (icon, figure) in figures.into_iter().skip(1) {
                assert_eq!(pen.has(figure), pen.sign(icon).is_some(), "{figure} at {size:?}");
            }
        }
    }
}

#[test]
fn a_piece_has_its_short_name_before_figures_that_matter_least() {
    let pen = seen(&fighter(), Form::Tile, vec2(72.0, 44.0));
    assert!(pen.has("Guardian") && pen.has("8") && pen.has("2") && pen.has("3"));
    assert!(pen.sign(Icon::Vanguard).is_some() && pen.sign(Icon::Golem).is_some());
    let pen = seen(&fighter(), Form::Tile, vec2(72.0, 40.0));
    assert!(!pen.has("Guardian"), "too low");
}

#[test]
fn the_picture_on_a_small_piece_is_not_covered_by_figures() {
    let unit = piece(Look::Piece, vec![badge(Icon::Die, "+1"), badge(Icon::Move, "2")]);
    let hurt = Token { gauge: Some(Gauge { value: 3, max: 8 }), ..unit.clone() };
    for (size, token, hp) in [
        (vec2(33.0, 21.0), &unit, "8"),
        (vec2(36.0, 25.0), &unit, "8"),
        (vec2(36.0, 25.0), &hurt, "3"),
    ] {
        let pen = seen(token, Form::Tile, size);
        let sign = pen.sign(Icon::Golem).expect("its kind is told");
        assert!(sign.width() > 11.0, "{sign:?}");
        let words = pen.words.borrow();
        let words: Vec<&str> = words.iter().map(|(words, _)| &**words).collect();
        assert_eq!(words, [hp], "its hit points alone");
    }
}

#[test]
fn a_starred_piece_has_a_star_beside_its_hit_points_however_small() {
    let unit = piece(Look::Piece, Vec::new());
    let starred = Token { starred: true, ..unit.clone() };
    for size in [vec2(33.0, 21.0), vec2(75.0, 46.0)] {
        let [plain, starred] = [&unit, &starred].map(|token| seen(token, Form::Tile, size));
        assert!(plain.polygons.borrow().is_empty());
        let star = starred.polygons.borrow().iter().map(|(_, at)| *at).reduce(Rect::union);
        let star = star.expect("a star");
        assert!(
            star.width() > 6.5
                && Rect::from_min_size(Pos2::ZERO, size).expand(2.0).contains_rect(star)
        );
        let words = starred.words.borrow();
        assert!(words.iter().all(|(_, at)| !at.intersects(star)), "{words:?} {star:?}");
    }
}

#[test]
fn a_narrow_card_says_how_far_it_moves_with_the_sign_of_that_or_not_at_all() {
    let card = piece(Look::Card, vec![badge(Icon::Gold, "3"), badge(Icon::Move, "1")]);
    let pen = seen(&card, Form::Card, vec2(29.0, 35.0));
    assert!(pen.has("3") && pen.has("8") && !pen.has("1"));
    let pen = seen(&card, Form::Card, vec2(70.0, 86.0));
    assert!(pen.has("1") && pen.sign(Icon::Move).is_some());
}

#[test]
fn a_card_that_lies_there_twice_keeps_its_name() {
    let card = Token { gauge: None, ..piece(Look::Card, vec![badge(Icon::Order, "R2")]) };
    let short = Token { name: Label::same("Right"), short: Label::same("Right"), ..card };
    for count in [1, 2] {
        let pen = seen_often(&short, Form::Card, vec2(37.0, 44.0), count);
        assert!(pen.has("Right"), "{count} of it");
        assert_eq!(pen.has("×2"), count == 2);
        assert!(pen.sign(Icon::Golem).is_some());
    }
}

#[test]
fn a_counter_says_how_much_it_is_and_what_else() {
    let counter = Token { gauge: None, ..piece(Look::Counter, vec![badge(Icon::Quest, "")]) };
    let pen = seen(&counter, Form::Chip, vec2(25.0, 16.0));
    assert!(pen.sign(Icon::Golem).is_some() && pen.sign(Icon::Quest).is_some());
    let chest = Token { figure: Label::same("3"), badges: Vec::new(), ..counter };
    for size in [vec2(25.0, 16.0), vec2(16.0, 11.0)] {
        let pen = seen(&chest, Form::Chip, size);
        assert!(pen.has("3"), "{size:?}");
        let sign = pen.sign(Icon::Golem).expect("its kind is told");
        assert!(pen.words.borrow().iter().all(|(_, at)| !at.contains(sign.center())));
    }
}

#[test]
fn what_a_troop_shows_itself_has_no_mark() {
    let troop = |badges: Vec<Badge>| {
        let banner = vec![badge(Icon::Banner, "3")];
        piece(Look::Troop, banner.into_iter().chain(badges).collect())
    };
    let marks = vec![badge(Icon::Golem, ""), badge(Icon::Battled, ""), badge(Icon::Defence, "1")];
    let pen = seen(&troop(marks), Form::Tile, vec2(41.0, 32.0));
    let pictures = pen.signs.borrow().iter().filter(|(icon, _)| *icon == Icon::Golem).count();
    assert_eq!(pictures, 1, "its picture says that");
    assert!(pen.sign(Icon::Battled).is_none(), "it is pale");
    assert!(pen.has("1") && pen.sign(Icon::Defence).is_none());
    assert!(
        pen.polygons.borrow().iter().any(|(corners, _)| *corners == 9),
        "it stands on a shield"
    );
}

#[test]
fn what_a_card_does_to_others_is_told_at_every_width() {
    let name = Label::same("Sword Attack");
    let card = Token {
        sign: Some(Icon::Golem),
        badges: vec![badge(Icon::Act, "2"), badge(Icon::Attack, "≤1")],
        ..Token::new("a", name, Label::same("Sword"), Tone::Plain, Look::Card)
    };
    for wide in (34_u8..70).map(f32::from) {
        let pen = seen(&card, Form::Card, vec2(wide, wide * 1.4));
        assert!(pen.has("≤1") && pen.has("2"), "{wide}: {:?}", pen.words.borrow());
    }
}

#[test]
fn two_cards_on_each_other_keep_their_name_beside_a_figure() {
    let card = Token {
        sign: Some(Icon::Golem),
        badges: vec![badge(Icon::Order, "R2")],
        ..Token::new("a", Label::same("Right"), Label::same("Right"), Tone::Plain, Look::Card)
    };
    for (wide, high) in [(34.0, 38.0), (36.0, 41.0), (40.0, 46.0)] {
        let pen = seen_often(&card, Form::Card, vec2(wide, high), 2);
        let all = ["Right", "R2", "×2"].into_iter().all(|words| pen.has(words));
        assert!(all, "{wide}: {:?}", pen.words.borrow());
    }
}

//! What became of the things of a page since the moment before: what was harmed, what is gone, what went
//! elsewhere, and what struck.
//!
//! It follows from the two pages alone, so that no game has to say it.

use crate::layout::{Form, Layout, Spot, Thing};
use emath::{Pos2, Rect};
use kanso_engine::scene::{Arrow, Body, Page, Token};
use std::collections::BTreeMap;

/// A page at a moment, and where it lay.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    /// The page.
    pub page: &'a Page,
    /// How it is laid out.
    pub layout: &'a Layout,
}

/// What became of the things of a page, each where it lies on the page.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Happened<'a> {
    /// Pieces and cards that left their places.
    pub left: Vec<Left<'a>>,
    /// What lost hit points.
    pub losses: Vec<Loss<'a>>,
    /// What struck, from where to where, each with its end on something that was harmed or is gone.
    pub strikes: Vec<[Rect; 2]>,
}

/// Something that left its place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Left<'a> {
    /// The id of the place that it left.
    pub place: &'a str,
    /// It as it was.
    pub token: &'a Token,
    /// Where it lay.
    pub from: Rect,
    /// Where it lies now; none: it is gone.
    pub to: Option<Rect>,
    /// How large it was drawn, against a board at a zoom of 1.
    pub scale: f32,
    /// True if its place is a cell of a board.
    pub on_board: bool,
    /// True if something else lies on its place now.
    pub covered: bool,
}

/// Hit points that something lost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Loss<'a> {
    /// Its id.
    pub id: &'a str,
    /// Where that lies, or lay.
    pub at: Rect,
    /// How many, at least one.
    pub lost: i32,
    /// How large it is drawn, against a board at a zoom of 1.
    pub scale: f32,
}

impl<'a> Happened<'a> {
    /// What happened from one moment to the next one.
    pub fn between(before: Moment<'a>, now: Moment<'_>) -> Self {
        let mut happened = Self::default();
        let (old, new) = (Known::of(before), Known::of(now));
        // Ids of what was harmed or is gone, and of the place on which it stood.
        let mut struck: Vec<(&str, &str, Rect)> = Vec::new();
        // What has a loss, and the place on which it stood.
        let mut harmed: Vec<(&str, &Token)> = Vec::new();
        for spot in &before.layout.spots {
            let (Some(token), Some(place)) =
                (spot.thing.token(before.page), place_of(spot.thing, before.page))
            else {
                continue;
            };
            let is = new.tokens.get(token.id.as_str()).copied();
            let at = is.and_then(|is| is.thing.token(now.page));
            let lost = at.map_or(0, |at| lost(token, at));
            if let Some(is) = is.filter(|_| lost > 0) {
                let loss = Loss { id: &token.id, at: is.rect, lost, scale: is.scale };
                struck.push((&token.id, place, is.rect));
                // What lies on several cells lost them once: where it was struck.
                let mut known = harmed.iter().zip(&mut happened.losses);
                let same = known.find(|(other, _)| is_one(before.page, **other, (place, token)));
                match same {
                    Some((_, known)) if aimed(before.page, token, place) => *known = loss,
                    Some(_) => {}
                    None => {
                        happened.losses.push(loss);
                        harmed.push((place, token));
                    }
                }
            }
            if is.is_some_and(|is| place_of(is.thing, now.page) == Some(place)) {
                continue;
            }
            let grounds = (old.places.get(place), new.places.get(place));
            let (Some(was), Some(ground)) = grounds else { continue };
            let left = left(now, (spot, token, place), (was, ground), is);
            if is.is_none() {
                struck.push((&token.id, place, left.from));
                let all = token.gauge.map_or(0, |gauge| gauge.value);
                if aimed(before.page, token, place) && all > 0 {
                    let (id, at, scale) = (&token.id, left.from, left.scale);
                    happened.losses.push(Loss { id, at, lost: all, scale });
                    harmed.push((place, token));
                }
            }
            happened.left.push(left);
        }
        let arrows = before.page.arrows.iter().filter(|arrow| !now.page.arrows.contains(arrow));
        happened.strikes = arrows.filter_map(|of| strike(of, &struck, &happened, &new)).collect();
        happened
    }

    /// Without what tells that one moment came after the other: where each thing is that the other one
    /// has and this one has not.
    #[must_use]
    pub fn only_gone(mut self) -> Self {
        self.left.retain(|left| left.to.is_none());
        Self { losses: Vec::new(), strikes: Vec::new(), ..self }
    }
}

/// From where to where an arrow of the moment before struck, if it harmed what it pointed at.
fn strike(
    arrow: &Arrow,
    struck: &[(&str, &str, Rect)],
    happened: &Happened<'_>,
    now: &Known<'_>,
) -> Option<[Rect; 2]> {
    let to = struck.iter().find(|(id, ..)| *id == arrow.to);
    let to = to.or_else(|| struck.iter().find(|(_, place, _)| *place == arrow.to))?.2;
    let gone = || {
        let mut left = happened.left.iter().filter(|left| left.to.is_none());
        left.find(|left| left.token.id == arrow.from).map(|left| left.from)
    };
    let id = arrow.from.as_str();
    let stands = now.tokens.get(id).or_else(|| now.places.get(id)).map(|spot| spot.rect);
    let from = stands.or_else(gone)?;
    (from.center() != to.center()).then_some([from, to])
}

/// True if an arrow of a page points at a thing, or at the place that it is on.
fn aimed(page: &Page, token: &Token, place: &str) -> bool {
    page.arrows.iter().any(|arrow| arrow.to == token.id || arrow.to == place)
}

/// True if two tokens are one thing on several cells of a board: of one short name, with the same hit
/// points. Each with its place.
fn is_one(page: &Page, one: (&str, &Token), other: (&str, &Token)) -> bool {
    let boards = page.regions.iter().filter_map(|region| match &region.body {
        Body::Board(board) => Some(board),
        Body::Row(_) | Body::Track(_) | Body::Sheet(_) => None,
    });
    let has = |cells: &[String], place: &str| cells.iter().any(|cell| cell == place);
    let mut wholes = boards.flat_map(|board| &board.wholes).filter(|whole| !whole.ahead);
    one.1.short == other.1.short
        && one.1.gauge == other.1.gauge
        && wholes.any(|whole| has(&whole.cells, one.0) && has(&whole.cells, other.0))
}

/// Tokens and places by their ids.
struct Known<'a> {
    tokens: BTreeMap<&'a str, &'a Spot>,
    places: BTreeMap<&'a str, &'a Spot>,
}

impl<'a> Known<'a> {
    fn of(moment: Moment<'a>) -> Self {
        let (mut tokens, mut places) = (BTreeMap::new(), BTreeMap::new());
        for spot in &moment.layout.spots {
            let by_id = match spot.thing {
                Thing::Token(..) => &mut tokens,
                Thing::Place(..) => &mut places,
                Thing::Region(_) => continue,
            };
            by_id.insert(spot.thing.id(moment.page), spot);
        }
        Self { tokens, places }
    }
}

/// How many hit points a thing lost: not those that it never could have any more.
fn lost(was: &Token, is: &Token) -> i32 {
    let (Some(was), Some(is)) = (was.gauge, is.gauge) else { return 0 };
    (was.value - is.value).min((is.max - is.value) - (was.max - was.value))
}

/// The id of the place on which a token lies.
fn place_of(thing: Thing, page: &Page) -> Option<&str> {
    let Thing::Token(region, place, _) = thing else { return None };
    Some(Thing::Place(region, place).id(page))
}

/// What left a place that lay somewhere and may lie elsewhere now; where it is, if it is not gone.
fn left<'a>(
    now: Moment<'_>,
    (spot, token, place): (&Spot, &'a Token, &'a str),
    (was, ground): (&Spot, &Spot),
    is: Option<&Spot>,
) -> Left<'a> {
    let from = carried(spot.rect, was.rect, ground.rect);
    let covered = match ground.thing {
        Thing::Place(region, nth) => Thing::Token(region, nth, 0).token(now.page).is_some(),
        Thing::Region(_) | Thing::Token(..) => false,
    };
    let on_board = matches!(ground.form, Form::Cell(_));
    let to = is.map(|spot| spot.rect);
    Left { place, token, from, to, scale: ground.scale, on_board, covered }
}

/// A rectangle on a place that lies elsewhere now, and may be larger or smaller.
fn carried(rect: Rect, was: Rect, is: Rect) -> Rect {
    let by = is.size() / was.size().max(emath::Vec2::splat(1.0));
    let point = |at: Pos2| is.min + (at - was.min) * by;
    Rect::from_min_max(point(rect.min), point(rect.max))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Extent;
    use crate::layout::Settled;
    use crate::sample::{self, PANEL};
    use kanso_engine::scene::{Arrow, Gauge, Look, Tone, Whole};
    use kanso_engine::{Label, Lang, Scene};

    /// The two pages as they lie in one panel.
    fn laid(pages: [&Page; 2]) -> [Layout; 2] {
        let mut extent = Extent::default();
        for page in pages {
            extent.widen(&Scene { pages: vec![page.clone()] });
        }
        let settled = Settled::of(&extent, &pages[0].id, Lang::En, PANEL).expect("it is known");
        pages.map(|page| settled.layout(page, None))
    }

    /// The table with an ogre of so many hit points on A2; none: it is gone. It is struck no more.
    fn after(value: Option<i32>) -> Page {
        let mut page = before();
        page.arrows.clear();
        let Body::Board(board) = &mut page.regions[0].body else { unreachable!() };
        match value {
            Some(value) => board.cells[2].tokens[0].gauge = Some(Gauge { value, max: 5 }),
            None => board.cells[2].tokens.clear(),
        }
        page
    }

    /// The table with an ogre of five hit points at which the knight strikes.
    fn before() -> Page {
        let mut page = sample::table();
        let Body::Board(board) = &mut page.regions[0].body else { unreachable!() };
        board.cells[2].tokens[0].gauge = Some(Gauge { value: 5, max: 5 });
        page
    }

    #[test]
    fn a_fall_of_hit_points_is_a_loss_and_says_who_struck() {
        let (was, is) = (before(), after(Some(3)));
        let [old, new] = laid([&was, &is]);
        let [one, other] =
            [Moment { page: &was, layout: &old }, Moment { page: &is, layout: &new }];
        let happened = Happened::between(one, other);
        let rect = |id| new.find(&is, id).expect("it is there").rect;
        assert_eq!(happened.losses.iter().map(|loss| loss.lost).collect::<Vec<_>>(), [2]);
        assert_eq!(happened.losses[0].at, rect("ogre"));
        assert_eq!(happened.strikes, [[rect("knight"), rect("ogre")]]);
        assert!(happened.left.is_empty());
        let healed = Happened::between(other, one);
        assert!(healed.losses.is_empty() && healed.strikes.is_empty());
        assert_eq!(happened.only_gone(), Happened::default());
    }

    #[test]
    fn what_lies_on_several_cells_loses_them_once_where_it_was_struck() {
        let page = |value, struck: Option<&str>| {
            let mut page = sample::table();
            let Body::Board(board) = &mut page.regions[0].body else { unreachable!() };
            let ogre = board.cells[2].tokens[0].clone();
            let mut part = |at: usize, id: &str| {
                let gauge = Some(Gauge { value, max: 60 });
                board.cells[at].tokens = vec![Token { id: id.to_owned(), gauge, ..ogre.clone() }];
                board.cells[at].id.to_string()
            };
            let cells = vec![part(0, "head"), part(2, "tail")];
            let (name, tone) = (Label::same("Ogre"), Tone::Boss);
            board.wholes = vec![Whole { name, tone, cells, heading: None, ahead: false }];
            let arrow = |id: &str| Arrow { to: id.to_owned(), ..page.arrows[0].clone() };
            page.arrows = struck.map(arrow).into_iter().collect();
            page
        };
        for (struck, found) in [(Some("tail"), "tail"), (None, "head")] {
            let (was, is) = (page(10, struck), page(0, None));
            let [old, new] = laid([&was, &is]);
            let [one, other] =
                [Moment { page: &was, layout: &old }, Moment { page: &is, layout: &new }];
            let happened = Happened::between(one, other);
            let losses: Vec<_> = happened.losses.iter().map(|loss| (loss.id, loss.lost)).collect();
            assert_eq!(losses, [(found, 10)]);
        }
    }

    #[test]
    fn a_piece_that_is_gone_left_its_place_with_all_that_it_had() {
        let (was, is) = (before(), after(None));
        let [old, new] = laid([&was, &is]);
        let [one, other] =
            [Moment { page: &was, layout: &old }, Moment { page: &is, layout: &new }];
        let happened = Happened::between(one, other);
        let stood = old.find(&was, "ogre").expect("it stood there").rect;
        let [left] = happened.left[..] else { panic!("{happened:?}") };
        assert_eq!((left.token.id.as_str(), left.from, left.to), ("ogre", stood, None));
        assert_eq!(happened.losses[0].lost, 5);
        assert_eq!(happened.strikes[0][1], stood);
    }

    #[test]
    fn what_moved_left_its_place_for_another() {
        let (was, is) = (sample::table(), sample::moved());
        let [old, new] = laid([&was, &is]);
        let [one, other] =
            [Moment { page: &was, layout: &old }, Moment { page: &is, layout: &new }];
        let happened = Happened::between(one, other);
        let [left] = happened.left[..] else { panic!("{happened:?}") };
        assert_eq!(left.to, new.find(&is, "knight").map(|spot| spot.rect));
        assert!(happened.losses.is_empty() && happened.strikes.is_empty());
    }

    #[test]
    fn what_could_have_no_more_of_them_lost_none() {
        let mut was = sample::token("a", Label::same("A"), Tone::Plain, Look::Piece);
        let mut is = was.clone();
        was.gauge = Some(Gauge { value: 5, max: 5 });
        is.gauge = Some(Gauge { value: 4, max: 4 });
        assert_eq!(lost(&was, &is), 0);
        is.gauge = Some(Gauge { value: 3, max: 5 });
        assert_eq!(lost(&was, &is), 2);
    }
}

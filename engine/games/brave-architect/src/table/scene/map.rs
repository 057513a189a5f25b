//! The map: squares, the enemy's body, the heroes, and where the enemy attacks next.
//!
//! The numbers 1 to 4 stand in the squares of the body, ①–④ beside its sides: they are different
//! numberings.
//!
//! Source: BA-1.1 to BA-1.4, BA-4.2.

use super::{View, append_next, badge, ids, token};
use crate::prelude::*;
use crate::table::names;
use kanso_engine::scene::{Badge, Board, BoardCell, Shape, Token, Whole};

pub(super) fn region(view: View<'_>, forecast: Option<&Forecast>, place: (u8, u8)) -> Region {
    let foreseen = forecast.map(|forecast| Foreseen::of(view, forecast));
    let cells = Square::all().map(|square| cell(view, foreseen.as_ref(), square)).collect();
    let heading = foreseen.as_ref().and_then(|foreseen| foreseen.heading);
    let board = Board { wholes: vec![body(view, heading)], ..Board::new(Shape::Grid, cells) };
    let name = Label::new("Map", "マップ");
    super::region(ids::MAP, name, place, Tone::Plain, Body::Board(board))
}

/// The enemy, whose parts stand on a square each. It never turns: it looks where it will go. Source:
/// BA-1.2, BA-11.4.
fn body(View { game, state, .. }: View<'_>, heading: Option<(i8, i8)>) -> Whole {
    let cells = game.body(state.body_at).iter().map(ids::square).collect();
    Whole { name: names::ENEMY.into(), tone: Tone::Enemy, cells, heading }
}

/// What the map shows of a forecast.
struct Foreseen {
    /// Reached however the move ends.
    area: Squares,
    /// Reached by one way at least.
    widest: Squares,
    /// Where the body comes to stand, beside where it stands now.
    body: Squares,
    /// Columns and rows of a step on its way there, if that is sure.
    heading: Option<(i8, i8)>,
    is_now: bool,
}

impl Foreseen {
    fn of(view: View<'_>, forecast: &Forecast) -> Self {
        let View { game, state, .. } = view;
        let now = game.body(state.body_at);
        let then = forecast.ends.iter().flat_map(|end| Slot::ALL.map(|slot| slot.square(end.body)));
        let (from, ends) = (state.body_at, &forecast.ends);
        let mut ways = ends.iter().map(|end| {
            let to = |to: u8, from: u8| (to as i8 - from as i8).signum();
            (to(end.body.x(), from.x()), to(end.body.y(), from.y()))
        });
        let heading = ways.next().filter(|way| *way != (0, 0) && ways.all(|other| other == *way));
        Self {
            heading,
            area: forecast.area(),
            widest: forecast.widest_area(),
            body: then.filter(|square| !now.contains(*square)).collect(),
            is_now: forecast.is_now,
        }
    }
}

fn cell(view: View<'_>, foreseen: Option<&Foreseen>, square: Square) -> BoardCell {
    let View { game, state, .. } = view;
    let mut badges = Vec::with_capacity(4);
    let slot = game.slot_on(state, square);
    badges.extend(slot.map(badge::square));
    badges.extend(sides(state.body_at, square));
    let lava = game.lava(square);
    badges.extend(lava.map(badge::lava));
    let area = foreseen.filter(|foreseen| foreseen.widest.contains(square));
    badges.extend(area.map(|foreseen| match (foreseen.is_now, foreseen.area.contains(square)) {
        (true, _) => badge::in_area_now(),
        (false, true) => badge::in_area(),
        (false, false) => badge::maybe_in_area(),
    }));
    let is_entered = foreseen.is_some_and(|foreseen| foreseen.body.contains(square));
    badges.extend(is_entered.then(badge::body_to));
    let is_start =
        crate::rules::course::flow::is_set_up(state) && game.cards.board.start.contains(square);
    let tint = match lava {
        _ if slot.is_some() => Tone::Enemy,
        Some(Lava::One) => Tone::Warning,
        Some(Lava::Two) => Tone::Boss,
        None if area.is_some() => Tone::Bad,
        None if is_entered => Tone::Enemy,
        None if is_start => Tone::Special,
        None => Tone::Plain,
    };
    let mut tokens = Vec::with_capacity(1);
    tokens.extend(slot.map(|slot| {
        let area = foreseen.map(|foreseen| foreseen.widest.iter().map(ids::square).collect());
        Token { reach: area.unwrap_or_default(), ..token::body(view, slot) }
    }));
    tokens.extend(state.hero_at(square).map(|seat| token::pawn(view, seat)));
    let label = Label::same(square.to_string());
    let (x, y) = (square.x().into(), square.y().into());
    let mut detail = Label::default();
    let mut say = |words: Text| append_next(&mut detail, ("\n", "\n"), &words.into());
    if slot.is_some() {
        say(Text::new("the enemy's body: nobody can stand here", "敵本体：入れない"));
    } else {
        say(lava.map_or(PLAIN, of_lava));
    }
    if is_start {
        say(START);
    }
    if let Some(foreseen) = area {
        say(of_area(foreseen, square));
    }
    if is_entered {
        say(Text::new(
            "the enemy is expected to stand here after its move: it pushes on whoever is in its way",
            "敵の移動先（予測）：途中にいるキャラは押し出される",
        ));
    }
    BoardCell { detail, badges, tokens, ..BoardCell::new(ids::square(square), (x, y), label, tint) }
}

/// A square where nothing is.
const PLAIN: Text = Text::new("open ground: no effect", "効果のないマス");
/// A square of the start zone while heroes are placed. Source: BA-4.2.
const START: Text =
    Text::new("start zone: heroes are placed here", "スタート地点：最初にキャラを置けるマス");

/// What lava does. Source: BA-1.4, BA-6.6, BA-11.8.
const fn of_lava(lava: Lava) -> Text {
    match lava {
        Lava::One => Text::new(
            "lava: 1 damage to a hero that passes over it or stops on it, also when pushed",
            "溶岩マス：通過しても止まっても1ダメージ（押されたときも）",
        ),
        Lava::Two => Text::new(
            "hot lava: 1 damage to a hero that passes over it, 2 to one that stops on it, also when pushed",
            "高熱の溶岩マス：通過で1ダメージ、止まると2ダメージ（押されたときも）",
        ),
    }
}

/// What the enemy's attack means for a square in its range. Source: BA-11.10, BA-11.21.
fn of_area(foreseen: &Foreseen, square: Square) -> Text {
    match (foreseen.is_now, foreseen.area.contains(square)) {
        (true, _) => Text::new(
            "range of the enemy's attack: the heroes who stand here are attacked",
            "敵の攻撃範囲：ここにいるキャラが攻撃される",
        ),
        (false, true) => Text::new(
            "range of the enemy's next attack, as things stand: a hero who stands here then is attacked",
            "次の敵の攻撃範囲（予測）：その時ここにいるキャラが攻撃される",
        ),
        (false, false) => Text::new(
            "perhaps in the range of the enemy's next attack: it depends on the side that is chosen at the wall",
            "壁ドンの移動先しだいで次の敵の攻撃範囲（予測）",
        ),
    }
}

/// The side numbers that stand on a square: each beside its side, or, where the map ends there, on
/// the body's own square with an arrow to the side. Source: BA-1.2.
fn sides(body: Square, square: Square) -> impl Iterator<Item = Badge> {
    Direction::ALL.into_iter().filter_map(move |side| {
        let slot = match side {
            Direction::North => Slot::One,
            Direction::East => Slot::Two,
            Direction::South => Slot::Four,
            Direction::West => Slot::Three,
        };
        let own = slot.square(body);
        let beside = own.step(side);
        (beside.unwrap_or(own) == square).then(|| badge::side(side, beside.is_some()))
    })
}

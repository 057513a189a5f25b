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
use std::collections::BTreeSet;

pub(super) fn region(view: View<'_>, forecast: Option<&Forecast>, place: (u8, u8)) -> Region {
    let foreseen = forecast.map(|forecast| Foreseen::of(view, forecast));
    let cells = Square::all().map(|square| cell(view, foreseen.as_ref(), square)).collect();
    let heading = foreseen.as_ref().and_then(|foreseen| foreseen.heading);
    let mut wholes = vec![body(view, heading)];
    wholes.extend(foreseen.iter().flat_map(Foreseen::places));
    let board = Board { wholes, ..Board::new(Shape::Grid, cells) };
    let name = Label::new("Map", "マップ");
    super::region(ids::MAP, name, place, Tone::Plain, Body::Board(board))
}

/// The enemy, whose parts stand on a square each. It never turns: it looks where it will go. Source:
/// BA-1.2, BA-11.4.
fn body(View { game, state, .. }: View<'_>, heading: Option<(i8, i8)>) -> Whole {
    let cells = game.body(state.body_at).iter().map(ids::square).collect();
    Whole { name: names::ENEMY.into(), tone: Tone::Enemy, cells, heading, ahead: false }
}

/// What the map shows of a forecast.
struct Foreseen<'a> {
    forecast: &'a Forecast,
    /// Reached however the move ends.
    area: Squares,
    /// Reached by one way at least.
    widest: Squares,
    /// The body's first squares where it comes to stand, if that is not where it stands: one for each
    /// way in which the move ends.
    bodies: BTreeSet<Square>,
    /// Columns and rows of a step on its way there, if that is sure.
    heading: Option<(i8, i8)>,
}

impl<'a> Foreseen<'a> {
    fn of(View { state, .. }: View<'_>, forecast: &'a Forecast) -> Self {
        let (from, ends) = (state.body_at, &forecast.ends);
        let mut ways = ends.iter().map(|end| {
            let to = |to: u8, from: u8| (to as i8 - from as i8).signum();
            (to(end.body.x(), from.x()), to(end.body.y(), from.y()))
        });
        let heading = ways.next().filter(|way| *way != (0, 0) && ways.all(|other| other == *way));
        let mut bodies: BTreeSet<Square> = ends.iter().map(|end| end.body).collect();
        if bodies.len() == 1 {
            bodies.remove(&from);
        }
        let (area, widest) = (forecast.area(), forecast.widest_area());
        Self { forecast, area, widest, bodies, heading }
    }

    /// The places where the enemy may come to stand, an outline around each.
    fn places(&self) -> impl Iterator<Item = Whole> + '_ {
        self.bodies.iter().map(|body| Whole {
            name: names::ENEMY.into(),
            tone: Tone::Enemy,
            cells: Slot::ALL.map(|slot| ids::square(slot.square(*body))).into(),
            heading: None,
            ahead: true,
        })
    }

    /// True if it comes to stand on a square by some way.
    fn is_entered(&self, square: Square) -> bool {
        let on = |body: &Square| Slot::ALL.iter().any(|slot| slot.square(*body) == square);
        self.bodies.iter().any(on)
    }

    /// Where the enemy stands then whose attack reaches a square; none where its place alone does not
    /// settle that.
    fn from(&self, square: Square) -> Option<Label> {
        let ends = &self.forecast.ends;
        let reach = ends.iter().filter(|end| end.area.contains(square));
        let places = reach.map(|end| Label::same(end.body.to_string()));
        (ends.len() == self.bodies.len()).then(|| super::listed(places))
    }
}

fn cell(view: View<'_>, foreseen: Option<&Foreseen<'_>>, square: Square) -> BoardCell {
    let View { game, state, .. } = view;
    let mut badges = Vec::with_capacity(4);
    let slot = game.slot_on(state, square);
    badges.extend(slot.map(badge::square));
    badges.extend(sides(state.body_at, square));
    let lava = game.lava(square);
    // Nobody stands on what lies under the body.
    let flame = lava.filter(|_| slot.is_none()).map(badge::lava);
    badges.extend(flame.clone());
    let area = foreseen.filter(|foreseen| foreseen.widest.contains(square));
    let hero = state.hero_at(square);
    // One sign for each place where it may stand, in the first square of that.
    let of_body = foreseen.filter(|foreseen| foreseen.bodies.contains(&square));
    // Whoever stands here tells itself whether it is attacked: it may be pushed elsewhere before.
    let stands = hero.filter(|seat| state.stands(*seat));
    let in_area = area.filter(|_| slot.is_none() && stands.is_none() && of_body.is_none());
    let is_sure = area.is_some_and(|foreseen| foreseen.area.contains(square));
    badges.extend(in_area.map(|foreseen| match (foreseen.forecast.is_now, is_sure) {
        (true, _) => badge::in_area_now(),
        (false, true) => badge::in_area(),
        (false, false) => badge::maybe_in_area(),
    }));
    let is_entered = foreseen.is_some_and(|foreseen| foreseen.is_entered(square));
    badges.extend(of_body.map(|foreseen| match foreseen.bodies.len() {
        1 => badge::body_to(),
        _ => badge::body_perhaps_to(),
    }));
    let is_start =
        crate::rules::course::flow::is_set_up(state) && game.cards.board.start.contains(square);
    // So does the ground on which somebody stands: it says whether that hero is attacked.
    let threat = stands.zip(foreseen);
    let threat = threat.and_then(|(seat, foreseen)| token::threat(foreseen.forecast, seat));
    let threat = threat.map(|badge| badge.tone);
    let tint = match flame {
        _ if slot.is_some() => Tone::Enemy,
        _ if threat == Some(Tone::Bad) => Tone::Bad,
        Some(flame) => flame.tone,
        None if stands.is_none() && is_sure => Tone::Bad,
        None if stands.is_none() && area.is_some() => Tone::Warning,
        None if is_start => Tone::Special,
        None => threat.unwrap_or_default(),
    };
    let mut tokens = Vec::with_capacity(1);
    tokens.extend(slot.map(|slot| {
        let area = foreseen.map(|foreseen| {
            foreseen.widest.iter().map(|square| ids::square(square).into()).collect()
        });
        Token { reach: area.unwrap_or_default(), ..token::body(view, slot) }
    }));
    tokens.extend(
        hero.map(|seat| token::pawn(view, seat, foreseen.map(|foreseen| foreseen.forecast))),
    );
    let label = Label::same(square.to_string());
    let (x, y) = (square.x().into(), square.y().into());
    let mut detail = Label::default();
    let mut say = |words: Text| append_next(&mut detail, ("\n", "\n"), &words.into());
    if slot.is_some() {
        say(Text::new("the enemy's body: nobody can stand here", "敵本体：入れない"));
    }
    if slot.is_none() || lava.is_some() {
        say(lava.map_or(PLAIN, of_lava));
    }
    if is_start {
        say(START);
    }
    if let Some(foreseen) = area {
        say(of_area(foreseen.forecast.is_now, is_sure));
        if let Some(from) = foreseen.from(square).filter(|_| !is_sure) {
            let said = Label::new(
                format!("in the range if the enemy comes to {}", from.en),
                format!("敵が{}へ移動した場合の攻撃範囲", from.ja),
            );
            append_next(&mut detail, ("\n", "\n"), &said);
        }
    }
    if is_entered {
        let is_one = foreseen.is_some_and(|foreseen| foreseen.bodies.len() == 1);
        let said = if is_one { STANDS } else { MAY_STAND };
        append_next(&mut detail, ("\n", "\n"), &said.into());
    }
    BoardCell { detail, badges, tokens, ..BoardCell::new(ids::square(square), (x, y), label, tint) }
}

/// A square where nothing is.
const PLAIN: Text = Text::new("open ground: no effect", "効果のないマス");
/// A square of the start zone while heroes are placed. Source: BA-4.2.
const START: Text =
    Text::new("start zone: heroes are placed here", "スタート地点：最初にキャラを置けるマス");

/// A square on which the enemy will stand.
const STANDS: Text = Text::new(
    "the enemy is expected to stand here after its move: it pushes on whoever is in its way",
    "敵の移動先（予測）：途中にいるキャラは押し出される",
);
/// A square on which it may stand, by the side chosen.
const MAY_STAND: Text = Text::new(
    "one of the places where the enemy may stand after its move, by the side chosen at the wall",
    "壁ドンの移動先しだいで敵の移動先になる場所のひとつ（予測）",
);

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
const fn of_area(is_now: bool, is_sure: bool) -> Text {
    match (is_now, is_sure) {
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

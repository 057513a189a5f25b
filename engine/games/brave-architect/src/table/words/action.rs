//! Parts of the words of actions: ways, boosts, what an effect is aimed at, who gets what.

use super::{Display, fmt, got, race_hero, say, style, target};
use crate::cards::face_of;
use crate::prelude::*;
use crate::table::scene::ids::slammed;
use kanso_engine::words::TellAt;

/// The seat that is asked alone.
fn own(at: At<'_>) -> Option<Seat> {
    at.game.asked(at.state).and_then(|(_, seats)| seats.only())
}

/// True if this hero's seat alone is asked: who decides stands before what it does already.
pub(crate) fn is_asked_alone(at: At<'_>, hero: Race) -> bool {
    own(at).is_some_and(|seat| at.state.seat_of(hero) == Some(seat))
}

/// The face that a style is of the weapon of who is asked.
pub(crate) fn chosen_face(at: At<'_>, style: Style) -> Option<FaceKind> {
    let weapon = own(at).and_then(|seat| at.state.seat(seat).weapon);
    weapon.map(|weapon| face_of(weapon, style))
}

/// By the face of the weapon; by its letter before there is one.
impl TellAt<BraveArchitect> for Style {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(face) = chosen_face(at, *self) {
            return say! { at, f; "the style {face}" / "{face}"; face = style(at.t, face) };
        }
        say! { at, f; "style {letter}" / "戦闘スタイル{letter}"; letter = self.letter() }
    }
}

/// A way to a square, from where the hero stands that is asked, with what its lava costs. That stands
/// behind the square in few signs: where many squares are listed it is read with each of them.
pub(crate) fn way(at: At<'_>, by: MoveBy, goal: Square) -> impl Display {
    fmt::from_fn(move |f| {
        let standing = own(at).and_then(|seat| Some((seat, at.state.seat(seat).at?)));
        let Some((seat, from)) = standing else {
            return say! { at, f; "to {goal}" / "{goal}へ" };
        };
        let lava = lava(at, seat, by, goal);
        say! { at, f; "from {from} to {goal}{lava}" / "{from}から{goal}{lava}へ" }
    })
}

/// What the lava on a way costs a hero if nobody does anything about it: the move is made on a copy by the
/// reducer, and everybody passes in the windows behind it. Source: BA-6.5, BA-6.6, BA-12.6, BA-12.9.
fn lava(at: At<'_>, seat: Seat, by: MoveBy, goal: Square) -> String {
    let game = at.game;
    let points = game.points_of_move(at.state, seat, by);
    let way = points.and_then(|points| game.ways(at.state, seat, points)[goal.index()]);
    // Where a hero is being hurt already no move is asked for.
    if way.is_none_or(|way| way.damage == 0) || at.state.hurt.is_some() {
        return String::new();
    }
    let off = &mut Tracing::off();
    let mut copy = at.state.clone();
    game.move_hero(&mut copy, seat, by, goal, off);
    while copy.hurt.is_some() {
        if game.run(&mut copy, off) {
            continue;
        }
        let asked =
            game.asked(&copy).filter(|(question, _)| BraveArchitect::offers_pass(*question));
        let asked = asked.and_then(|(question, seats)| Some((question, seats.iter().next()?)));
        let Some((question, asked)) = asked else { break };
        game.pass(&mut copy, question, asked, off);
    }
    let lost = at.state.seat(seat).hp - copy.seat(seat).hp;
    cost(at.lang, lost, !copy.stands(seat), copy.tasks.is_empty())
}

/// What a way costs a hero, behind the square that it leads to.
fn cost(lang: Lang, lost: u8, is_down: bool, is_defeat: bool) -> String {
    match (is_down, is_defeat, lang) {
        (_, true, Lang::En) => " (defeat)".to_owned(),
        (_, true, Lang::Ja) => "（敗北）".to_owned(),
        (false, false, Lang::En) => format!(" (−{lost} HP)"),
        (false, false, Lang::Ja) => format!("（HP−{lost}）"),
        (true, false, Lang::En) => format!(" (−{lost} HP, down)"),
        (true, false, Lang::Ja) => "（ダウン）".to_owned(),
    }
}

/// What a side of a wall slam costs the slammed hero, behind the square, with the lava there; and that it
/// may be the last of the game. Source: BA-11.7, BA-11.8, BA-20.10.
pub(crate) fn slam_cost(at: At<'_>, to: Square) -> impl Display {
    fmt::from_fn(move |f| {
        let Some(seat) = slammed(at) else { return Ok(()) };
        if !at.game.slam_squares(at.state).contains(&to) {
            return Ok(());
        }
        if at.game.lava(to).is_some() {
            f.write_str(at.word(" on lava", "の溶岩マス"))?;
        }
        let ends = at.game.ends_by_side(at.state, to);
        let (is_lost, may_be) =
            (ends.iter().all(|end| end.is_lost), ends.iter().any(|end| end.is_lost));
        let lost = ends.iter().map(|end| end.lost_by(seat)).max().unwrap_or(0);
        let has = at.state.seat(seat).hp;
        // A hero that is down loses no more.
        if has > 0 || is_lost {
            f.write_str(&cost(at.lang, lost, lost == has, is_lost))?;
        }
        if may_be && !is_lost {
            f.write_str(at.word(" (perhaps defeat)", "（敗北もある）"))?;
        }
        Ok(())
    })
}

/// A boost that is chosen at play, behind the action.
pub(crate) fn boosted(at: At<'_>, source: Source, boost: bool) -> impl Display {
    fmt::from_fn(move |f| {
        let printed = match source {
            Source::Card(card) => at.game.cards.card(card).boost,
            Source::Face(_) | Source::Sub(_) => None,
        };
        match printed.filter(|_| boost) {
            Some(boost) => say! { at, f;
                ", boosted with {n} tension" / "（テンション{n}を消費して強化）"; n = boost.tension
            },
            None if boost => say! { at, f; ", boosted" / "（強化）" },
            None => Ok(()),
        }
    })
}

/// Behind what is aimed: `: Ben's Dwarf`.
impl TellAt<BraveArchitect> for Option<Aim> {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(aim) = *self else { return Ok(()) };
        f.write_str(at.word(": ", "："))?;
        match aim {
            Aim::Stat(stat) => f.write_str(at.text(stat.name())),
            Aim::Hero(hero) => f.write_str(&race_hero(at, hero)),
            Aim::Slot(slot) => f.write_str(&target(at, slot)),
            Aim::Die { die, face } => say! { at, f;
                "{die} to {face}" / "{die}を{face}にする"; die = at.text(die.name())
            },
        }
    }
}

/// Who gets what, in the order of the seats.
impl TellAt<BraveArchitect> for Gets {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gets: Vec<_> = self.iter().map(|get| (at.state.seat_of(get.hero), get)).collect();
        gets.sort_by_key(|(seat, _)| *seat);
        let each = gets.into_iter().map(|(seat, get)| {
            fmt::from_fn(move |f| {
                let hero =
                    seat.map_or_else(|| race_hero(at, get.hero), |seat| at.seat(seat).into());
                say! { at, f;
                    "{item} for {hero}" / "{hero}に{item}"; item = got(at.t, get.item)
                }
            })
        });
        at.list(each, "nothing", "なし").fmt(f)
    }
}

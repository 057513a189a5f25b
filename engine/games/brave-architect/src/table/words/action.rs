//! Parts of the words of actions: ways, boosts, what an effect is aimed at, who gets what.

use super::{Display, fmt, race_hero, say, style, target};
use crate::cards::face_of;
use crate::prelude::*;
use kanso_engine::words::TellAt;

/// The seat that is asked alone.
fn own(at: At<'_>) -> Option<Seat> {
    at.game.asked(at.state).and_then(|(_, seats)| seats.only())
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

/// A way to a square, from where the hero stands that is asked.
pub(crate) fn way(at: At<'_>, goal: Square) -> impl Display {
    fmt::from_fn(move |f| match own(at).and_then(|seat| at.state.seat(seat).at) {
        Some(from) => say! { at, f; "from {from} to {goal}" / "{from}から{goal}へ" },
        None => say! { at, f; "to {goal}" / "{goal}へ" },
    })
}

/// Lava on the square that a move stops on, behind the move.
pub(crate) fn onto_lava(at: At<'_>, goal: Square) -> impl Display {
    fmt::from_fn(move |f| match at.game.lava(goal) {
        Some(lava) => say! { at, f;
            ", stopping on lava ({damage} damage)" / "（溶岩マスで停止、{damage}ダメージ）";
            damage = lava.stop()
        },
        None => Ok(()),
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
                    "{item} for {hero}" / "{hero}に{item}"; item = at.told(&get.item)
                }
            })
        });
        at.list(each, "nothing", "なし").fmt(f)
    }
}

//! What Rook & Raiders says, in both languages and for one eye.
//!
//! Terms follow the rulebook's glossary. A piece is named by its card and its cell, a seat by its
//! player's name; what an eye may not know (RR-13.14) is not said to it.
//!
//! Left out: the notation by which an action is typed (`notation`).

pub(crate) mod action;
mod item;
mod outcome;
mod parts;
mod phase;
mod prompt;
#[cfg(test)]
pub(crate) mod sample;
#[cfg(test)]
mod tests;

pub(crate) use self::{
    action::{SkillHint, User},
    item::item,
    outcome::outcome,
    parts::{Figures, Left, SeatCount, game_over, hp, skill_word},
    phase::phase,
    prompt::{Attack, Sum, attack, attack_sum, prompt},
};

use crate::prelude::*;
use crate::state::cell_label;
use kanso_engine::Cell;
use kanso_engine::words::{self, Counted, Tell, Thing, thing};
use std::fmt::{self, Display as _};

/// Who tells, to whom and in which language.
pub(crate) type Teller<'a> = words::Teller<'a, RookRaiders>;
/// A teller at the table.
pub(crate) type At<'a> = words::At<'a, RookRaiders>;

/// By its name; by its number if the set has no such card.
impl Tell<RookRaiders> for UnitKind {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if t.game.cards.has_unit(*self) {
            f.write_str(t.game.cards.unit(*self).face.name.in_lang(t.lang))
        } else {
            write!(f, "{} {}", t.word("card", "カード"), self.number())
        }
    }
}

impl Tell<RookRaiders> for MonsterKind {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(t.game.cards.monster(*self).face.name.in_lang(t.lang))
    }
}

impl Tell<RookRaiders> for Command {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(t.game.cards.commands[self.index()].face.name.in_lang(t.lang))
    }
}

/// `B4`.
impl Tell<RookRaiders> for Cell {
    fn tell(&self, _: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&cell_label(*self))
    }
}

/// With its cell: `Warrior★ (B4)`.
impl Tell<RookRaiders> for UnitRef {
    const NONE: Text = Text::new("nobody", "なし");

    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        OnCell(self.kind, self.cell).tell(t, f)
    }
}

/// With its cell: `Goblin (B1)`.
impl Tell<RookRaiders> for MonsterRef {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        OnCell(self.kind, self.cell).tell(t, f)
    }
}

impl Tell<RookRaiders> for Lane {
    fn tell(&self, _: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letter().fmt(f)
    }
}

/// What stands on a cell, with the cell.
pub(crate) struct OnCell<T>(pub T, pub Cell);

impl<T: Tell<RookRaiders>> Tell<RookRaiders> for OnCell<T> {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(what, cell) = self;
        say! { t, f; "{what} ({cell})" / "{what}（{cell}）"; what = t.told(what), cell = t.told(cell) }
    }
}

/// Marks to be paid, by form: `1 honour token and 1 trophy`.
pub(crate) fn payment(
    t: Teller<'_>,
    tokens: impl Into<i128>,
    trophies: impl Into<i128>,
) -> Payment {
    Payment { tokens: t.count(tokens, &TOKEN), trophies: t.count(trophies, &TROPHY) }
}

pub(crate) static TOKEN: Thing = thing("honour token", "honour tokens", "栄誉トークン", "枚");
pub(crate) static TROPHY: Thing = thing("trophy", "trophies", "モンスターカード", "枚");
pub(crate) static MARK: Thing = thing("honour mark", "honour marks", "栄誉マーク", "枚");
pub(crate) static ACTION: Thing = thing("action", "actions", "アクション", "回");
pub(crate) static UNIT: Thing = thing("unit", "units", "ユニット", "体");
pub(crate) static CARD: Thing = thing("card", "cards", "カード", "枚");
pub(crate) static PORTION: Thing =
    thing("portion of damage", "portions of damage", "ダメージ", "点");
pub(crate) static POINT: Thing = thing("point of healing", "points of healing", "回復", "点");
pub(crate) static STEP: Thing = thing("step", "steps", "", "マス");
pub(crate) static SEAT: Thing = thing("seat", "seats", "プレイヤー", "人");

/// Honour marks by form.
pub(crate) struct Payment {
    tokens: Counted,
    trophies: Counted,
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.tokens.count, self.trophies.count) {
            (_, 0) => self.tokens.fmt(f),
            (0, _) => self.trophies.fmt(f),
            (_, _) => {
                let and = match self.tokens.lang {
                    Lang::En => " and ",
                    Lang::Ja => "と",
                };
                write!(f, "{}{and}{}", self.tokens, self.trophies)
            }
        }
    }
}

/// A modifier in a sum: ` + 1`, ` − 1`, nothing for 0.
pub(crate) struct Modifier(pub i8);

impl fmt::Display for Modifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => Ok(()),
            plus @ 1.. => write!(f, " + {plus}"),
            minus => write!(f, " − {}", minus.unsigned_abs()),
        }
    }
}

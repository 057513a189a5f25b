//! What Rook & Raiders says, in both languages and for one eye.
//!
//! Terms follow the rulebook's glossary. A piece is named by its card and its cell, a seat by its
//! player's name; what an eye may not know (RR-13.14) is not said to it.
//!
//! Left out: the notation by which an action is typed (`notation`).

mod action;
mod fact;
mod item;
mod outcome;
mod parts;
mod phase;
mod prompt;
mod refusal;
#[cfg(test)]
pub(crate) mod sample;
#[cfg(test)]
mod tests;

pub(crate) use self::{
    action::action, action::user as skill_user, fact::fact, item::item, outcome::outcome,
    phase::phase, prompt::active_seat, prompt::attack_sum, prompt::prompt, refusal::refusal,
};

use crate::RookRaiders;
use crate::cards::{MonsterKind, UnitKind};
use crate::fact::{MonsterRef, UnitRef};
use crate::state::{Command, cell_label};
use kanso_engine::say;
use kanso_engine::words::{Counted, Listed, Thing, thing};
use kanso_engine::{Cell, Eye, Lang, Seat, Seats};
use std::fmt;

/// Who tells, to whom and in which language.
#[derive(Clone, Copy)]
struct Teller<'a> {
    game: &'a RookRaiders,
    lang: Lang,
    eye: Eye,
}

impl<'a> Teller<'a> {
    const fn new(game: &'a RookRaiders, lang: Lang, eye: Eye) -> Self {
        Self { game, lang, eye }
    }

    /// A text in the teller's language.
    const fn word(self, en: &'static str, ja: &'static str) -> &'static str {
        match self.lang {
            Lang::En => en,
            Lang::Ja => ja,
        }
    }

    /// The name of a seat's player.
    fn seat(self, seat: Seat) -> &'a str {
        &self.game.names[seat.index()]
    }

    /// The names of several seats, or "nobody".
    fn seats(self, seats: Seats) -> Listed<&'a str> {
        let game = self.game;
        let names = (0..game.names.len())
            .map(Seat::at)
            .filter(move |seat| seats.contains(*seat))
            .map(move |seat| &*game.names[seat.index()]);
        self.list(names, "nobody", "なし")
    }

    /// Words with commas between them, or the words for none.
    fn list<T>(
        self,
        items: impl IntoIterator<Item = T>,
        none_en: &'static str,
        none_ja: &'static str,
    ) -> Listed<T> {
        Listed::new(items, [none_en, none_ja], self.lang)
    }

    /// The name of a unit card; its number if the set has no such card.
    fn card(self, kind: UnitKind) -> Named<'a> {
        if self.game.cards.has_unit(kind) {
            Named::Name(self.game.cards.unit(kind).face.name.in_lang(self.lang))
        } else {
            Named::Number(self.word("card", "カード"), kind.number().into())
        }
    }

    /// The name of a monster.
    fn monster_card(self, kind: MonsterKind) -> &'a str {
        self.game.cards.monster(kind).face.name.in_lang(self.lang)
    }

    /// The name of a command.
    fn command(self, command: Command) -> &'a str {
        self.game.cards.commands[command.index()].face.name.in_lang(self.lang)
    }

    /// A unit with its cell: `Warrior★ (B4)`.
    fn unit(self, unit: &UnitRef) -> OnCell<Named<'a>> {
        self.unit_on(unit.kind, unit.cell)
    }

    /// A monster with its cell: `Goblin (B1)`.
    fn monster(self, monster: &MonsterRef) -> OnCell<Named<'a>> {
        self.monster_on(monster.kind, monster.cell)
    }

    fn unit_on(self, kind: UnitKind, cell: Cell) -> OnCell<Named<'a>> {
        OnCell { what: self.card(kind), cell, lang: self.lang }
    }

    fn monster_on(self, kind: MonsterKind, cell: Cell) -> OnCell<Named<'a>> {
        OnCell { what: Named::Name(self.monster_card(kind)), cell, lang: self.lang }
    }

    /// A count with its thing: `1 trophy`, `2 trophies`; `モンスターカード2枚` in Japanese.
    fn count(self, count: impl Into<i128>, thing: &'static Thing) -> Counted {
        thing.count(count, self.lang)
    }

    /// Marks to be paid, by form: `1 honour token and 1 trophy`.
    fn payment(self, tokens: impl Into<i128>, trophies: impl Into<i128>) -> Payment {
        Payment { tokens: self.count(tokens, &TOKEN), trophies: self.count(trophies, &TROPHY) }
    }
}

/// The name of a cell: `B4`.
struct CellName(Cell);

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&cell_label(self.0))
    }
}

/// A name, or a number for a thing that has none.
enum Named<'a> {
    Name(&'a str),
    Number(&'static str, u32),
}

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => f.write_str(name),
            Self::Number(what, number) => write!(f, "{what} {number}"),
        }
    }
}

/// A piece with its cell.
struct OnCell<T> {
    what: T,
    cell: Cell,
    lang: Lang,
}

impl<T: fmt::Display> fmt::Display for OnCell<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cell = CellName(self.cell);
        match self.lang {
            Lang::En => write!(f, "{} ({cell})", self.what),
            Lang::Ja => write!(f, "{}（{cell}）", self.what),
        }
    }
}

static TOKEN: Thing = thing("honour token", "honour tokens", "栄誉トークン", "枚");
static TROPHY: Thing = thing("trophy", "trophies", "モンスターカード", "枚");
static MARK: Thing = thing("honour mark", "honour marks", "栄誉マーク", "個");
static ACTION: Thing = thing("action", "actions", "アクション", "回");
static UNIT: Thing = thing("unit", "units", "ユニット", "体");
static CARD: Thing = thing("card", "cards", "カード", "枚");
static PORTION: Thing = thing("portion of damage", "portions of damage", "ダメージ", "点");
static POINT: Thing = thing("point of healing", "points of healing", "回復", "点");
static STEP: Thing = thing("step", "steps", "", "マス");
static SEAT: Thing = thing("seat", "seats", "プレイヤー", "人");

/// Honour marks by form.
struct Payment {
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
struct Modifier(i8);

impl fmt::Display for Modifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => Ok(()),
            plus @ 1.. => write!(f, " + {plus}"),
            minus => write!(f, " − {}", minus.unsigned_abs()),
        }
    }
}

/// A number below zero with the sign of a printed text.
struct Signed(i16);

impl fmt::Display for Signed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 < 0 { write!(f, "−{}", self.0.unsigned_abs()) } else { self.0.fmt(f) }
    }
}

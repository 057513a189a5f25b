//! Parts of the words of actions: pieces by their numbers, prices, shares.

use super::{OnCell, Payment, TOKEN, TROPHY, Teller, fmt, payment, say};
use crate::prelude::*;
use crate::state::cell_at;
use kanso_engine::Cell;
use kanso_engine::words::{Counted, Tell, TellAt};

/// True if a first unit is kept from the teller's eye. Source: RR-R35.
pub(crate) fn hidden_from(at: At<'_>) -> bool {
    at.game.places_in_secret() && at.state.active_seat().is_none_or(|seat| !at.eye.sees(seat))
}

/// True if the seat that is asked holds a card. What it does not hold is told as such: words that name a
/// card mean first what can be played.
pub(crate) fn holds(at: At<'_>, card: UnitKind) -> bool {
    let seat = at.state.active_seat();
    seat.is_some_and(|seat| at.state.seats[seat.index()].hand.count(Kind::from(card)) > 0)
}

/// A unit of the seat that is asked: card and cell, or the number if there is none.
impl TellAt<RookRaiders> for UnitId {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seat = at.state.active_seat();
        match seat.and_then(|seat| at.state.seats[seat.index()].unit(*self)) {
            Some((index, unit)) => OnCell(unit.kind, cell_at(index)).tell(at.t, f),
            None => write!(f, "{} {}", at.word("unit", "ユニット"), self.0),
        }
    }
}

/// A monster that the seat faces that is asked.
impl TellAt<RookRaiders> for MonsterId {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seat = at.state.active_seat();
        match seat.and_then(|seat| at.state.seats[seat.index()].monster(*self)) {
            Some((index, monster)) => OnCell(monster.kind, cell_at(index)).tell(at.t, f),
            None => write!(f, "{} {}", at.word("monster", "モンスター"), self.0),
        }
    }
}

/// The unit whose skill is asked about.
#[derive(Clone, Copy)]
pub(crate) struct User;

impl TellAt<RookRaiders> for User {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match at.state.skill_user() {
            Some(unit) => unit.tell_at(at, f),
            None => f.write_str(at.word("a unit", "ユニット")),
        }
    }
}

/// Units that are made ready.
impl TellAt<RookRaiders> for crate::action::ReadyUnits {
    fn tell_at(&self, at: At<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", at.list(self.iter().map(|id| at.told(id)), "nobody", "なし"))
    }
}

/// True if a unit would stay on its own cell.
pub(crate) fn stays(at: At<'_>, unit: UnitId, dest: Cell) -> bool {
    let stands = at.state.active_seat().and_then(|seat| at.state.seats[seat.index()].unit(unit));
    stands.is_some_and(|(index, _)| cell_at(index) == dest)
}

/// The one mark of will power or full speed.
pub(crate) fn mark(at: At<'_>, tokens: u8) -> Counted {
    at.count(1, if tokens == 0 { &TROPHY } else { &TOKEN })
}

/// What the next level-up of the seat that is asked is paid with.
pub(crate) fn level_up_marks(at: At<'_>, pay_tokens: u8) -> Payment {
    let cost = at
        .state
        .active_seat()
        .map_or(0, |seat| at.game.level_up_cost(&at.state.seats[seat.index()]));
    payment(at.t, pay_tokens, (i64::from(cost) - i64::from(pay_tokens)).max(0))
}

/// The card of a place of the mercenary row.
pub(crate) fn mercenary(at: At<'_>, slot: u8) -> Option<UnitKind> {
    at.state.mercenary_row.get(usize::from(slot)).copied().flatten()
}

/// How many places of the row have the same card, or no card as well.
pub(crate) fn alike(at: At<'_>, slot: u8) -> usize {
    let held = mercenary(at, slot);
    at.state.mercenary_row.iter().filter(|other| **other == held).count()
}

/// What a card costs, in brackets; nothing if the set has no such card.
pub(crate) struct Price(pub Option<UnitKind>);

impl Tell<RookRaiders> for Price {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.filter(|card| t.game.cards.has_unit(*card)) {
            Some(card) => say! { t, f;
                " ({cost} gold)" / "（{cost}金）"; cost = t.game.cards.unit(card).cost
            },
            None => Ok(()),
        }
    }
}

/// Portions by piece: `2 to Goblin (B1), 1 to Golem (B2)`.
pub(crate) struct Shares<'a, I> {
    at: At<'a>,
    items: &'a [I],
    link: &'static str,
}

impl<'a, I> Shares<'a, I> {
    /// These portions, with what links a number to its piece.
    pub(crate) const fn new(at: At<'a>, items: &'a [I], link: &'static str) -> Self {
        Self { at, items, link }
    }
}

impl<I: PartialEq + TellAt<RookRaiders>> fmt::Display for Shares<'_, I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, items, link } = self;
        for (place, run) in items.chunk_by(|a, b| a == b).enumerate() {
            if place > 0 {
                f.write_str(at.word(", ", "、"))?;
            }
            let (count, name) = (run.len(), at.told(&run[0]));
            say! { at, f; "{count}{link}{name}" / "{count}{link}{name}に" }?;
        }
        Ok(())
    }
}

/// A skill with its number.
pub(crate) struct SkillHint<'a>(pub Teller<'a>, pub UnitKind);

impl fmt::Display for SkillHint<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(t, kind) = self;
        match t.game.cards.unit(*kind).skill {
            Skill::Dice { modifier } => say! { t, f;
                "attack, dice {modifier:+}" / "攻撃、ダイス{modifier:+}"
            },
            Skill::Assign { hits } => say! { t, f;
                "attack, 1 damage × {hits}" / "攻撃、1ダメージ×{hits}"
            },
            Skill::Area { damage } => say! { t, f;
                "attack, {damage} damage to all in range" / "攻撃、範囲内すべてに{damage}ダメージ"
            },
            Skill::Heal { points } => say! { t, f; "heal 1 × {points}" / "回復1×{points}" },
            Skill::Song => say! { t, f; "song" / "歌" },
        }
    }
}

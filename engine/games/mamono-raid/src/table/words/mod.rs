//! What Mamono Raid says, in both languages.
//!
//! Terms follow the rulebook's glossary. A seat is named by its player's name, an enemy chip by its
//! card and the cell it lies on (`head 0` is the base of the head's line). There are no secrets, so
//! every eye is told the same (MR-3.23).
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
    item::item,
    outcome::outcome,
    parts::{Filter, Left, PawnWay},
    phase::phase,
    prompt::prompt,
};

use crate::prelude::*;
use kanso_engine::words::{self, Tell, Thing, thing};
use std::fmt;

/// Who tells, to whom and in which language.
pub(crate) type Teller<'a> = words::Teller<'a, MamonoRaid>;
/// A teller at the table.
pub(crate) type At<'a> = words::At<'a, MamonoRaid>;

/// The seat whose decision is awaited.
pub(crate) fn asked(at: At<'_>) -> Option<Seat> {
    at.game.asked(at.state).map(|(_, seat)| seat)
}

/// The name of a card; Japanese puts it into the rulebook's brackets.
fn card(t: Teller<'_>, name: &Label, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let name = name.in_lang(t.lang);
    say! { t, f; "{name}" / "《{name}》" }
}

impl Tell<MamonoRaid> for SkillKind {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        card(t, &t.game.cards.skill(*self).face.name, f)
    }
}

/// By its name; by its number if the set has no such card.
impl Tell<MamonoRaid> for ItemKind {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if t.game.cards.has_item(*self) {
            return card(t, &t.game.cards.item(*self).face.name, f);
        }
        write!(f, "{} {}", t.word("item", "アイテム"), self.number())
    }
}

impl Tell<MamonoRaid> for PartKind {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        card(t, &t.game.cards.part(*self).face.name, f)
    }
}

impl Tell<MamonoRaid> for Means {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Skill(skill) => skill.tell(t, f),
            Self::Item(item) => item.tell(t, f),
            Self::Part(card) => card.tell(t, f),
            Self::Service(service) => service.tell(t, f),
        }
    }
}

/// The skill that releases others.
pub(crate) struct ClearMind;

impl Tell<MamonoRaid> for ClearMind {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match t.game.cards.skills.iter().find(|card| card.releases) {
            Some(found) => card(t, &found.face.name, f),
            None => f.write_str(t.word("the skill", "このスキル")),
        }
    }
}

impl Tell<MamonoRaid> for ChipKind {
    const NONE: Text = Text::new("no chips", "なし");

    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(t.game.cards.chip(*self).face.name.in_lang(t.lang))
    }
}

impl Tell<MamonoRaid> for Character {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name().tell(t, f)
    }
}

/// A part of the monster, or the core.
impl Tell<MamonoRaid> for Target {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Part(part) => part.tell(t, f),
            Self::Core => f.write_str(t.word("core", "コア")),
        }
    }
}

/// `Warrior 2`.
impl Tell<MamonoRaid> for XpChip {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (symbol, points) = (t.told(&self.symbol), self.points());
        say! { t, f; "{symbol} {points}" / "{symbol}{points}" }
    }
}

/// Alike ones together: `Warrior 2 ×2, Any class 1`.
impl Tell<MamonoRaid> for PaidChips {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, run) in self.chunk_by(|a, b| a == b).enumerate() {
            let comma = if at == 0 { "" } else { t.word(", ", "、") };
            write!(f, "{comma}{}", t.told(&run[0]))?;
            if run.len() > 1 {
                write!(f, "{}{}", t.word(" ×", "×"), run.len())?;
            }
        }
        Ok(())
    }
}

/// A starting experience chip.
pub(crate) struct Starter(pub Character);

impl Tell<MamonoRaid> for Starter {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        say! { t, f;
            "starting experience ({name})" / "初期経験値チップ（{name}）"; name = t.told(&self.0)
        }
    }
}

/// A bonus shield that shows its back: what it is worth. Source: MR-8.3, MR-8.4.
pub(crate) struct Turned(pub BonusShield);

impl Tell<MamonoRaid> for Turned {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let back = if self.0 == t.game.dual_chip() {
            t.word("1 copper or 1 point of experience", "銅貨1枚か経験値1点")
        } else {
            t.word("1 silver", "銀貨1枚")
        };
        say! { t, f; "turned bonus shield ({back})" / "裏返したボーナスシールドチップ（{back}）" }
    }
}

/// A cell, as the board calls it: `head 0`, `頭0`.
impl Tell<MamonoRaid> for Spot {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (target, cell) = match self.place() {
            Place::Line(part, cell) => (Target::Part(part), cell),
            Place::Core(cell) => (Target::Core, cell),
        };
        say! { t, f; "{target} {cell}" / "{target}{cell}"; target = t.told(&target) }
    }
}

/// The chip that lies on a cell: `Warrior 1 (no. 5) on head 0`.
pub(crate) struct ChipOn(pub ChipKind, pub Spot);

impl Tell<MamonoRaid> for ChipOn {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (chip, spot) = (t.told(&self.0), t.told(&self.1));
        say! { t, f; "{chip} on {spot}" / "{spot}の{chip}" }
    }
}

/// A place in a ranking, from 0: `first`.
pub(crate) struct Ordinal(pub u8);

impl Tell<MamonoRaid> for Ordinal {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let en = ["first", "second", "third", "fourth"][usize::from(self.0.min(3))];
        say! { t, f; "{en}" / "{place}位"; place = u16::from(self.0) + 1 }
    }
}

pub(crate) static LIFE: Thing = thing("life chip", "life chips", "ライフチップ", "枚");
pub(crate) static DAMAGE_CHIP: Thing = thing("damage chip", "damage chips", "ダメージチップ", "枚");
pub(crate) static MARKER: Thing = thing("hate marker", "hate markers", "ヘイトマーカー", "枚");
pub(crate) static GATHERED: Thing =
    thing("gathered marker", "gathered markers", "素材回収のヘイトマーカー", "枚");
pub(crate) static XP_CHIP: Thing =
    thing("experience chip", "experience chips", "経験値チップ", "枚");
pub(crate) static CHIP: Thing = thing("chip", "chips", "エネミーチップ", "枚");
pub(crate) static CELL: Thing = thing("cell", "cells", "", "マス");
pub(crate) static PAWN: Thing = thing("pawn", "pawns", "人型コマ", "個");
pub(crate) static SHIELD: Thing = thing("shield", "shields", "盾", "個");
pub(crate) static POINT: Thing = thing("point", "points", "", "点");
pub(crate) static XP_POINT: Thing =
    thing("point of experience", "points of experience", "経験値", "点");
pub(crate) static ROUNDS: Thing = thing("round", "rounds", "", "ラウンド");
/// What a purse holds and a price is.
pub(crate) static COPPER: Thing = thing("copper", "copper", "銅貨", "枚分");

//! What Mamono Raid says, in both languages.
//!
//! Terms follow the rulebook's glossary. A seat is named by its player's name, an enemy chip by its
//! card and the cell it lies on (`head.0` is the base of the head's line). There are no secrets, so
//! every eye is told the same (MR-3.23).
//!
//! Left out: the notation by which an action is typed (`notation`).

mod action;
mod fact;
mod fact_ways;
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
    action::action, fact::fact, item::item, outcome::outcome, phase::phase, prompt::prompt,
    refusal::refusal,
};

use crate::MamonoRaid;
use crate::cards::{ChipKind, ItemKind, PartKind, SkillKind};
use crate::table::names::{Tenths, coin_name, part_name, symbol_name, symbol_sign};
use crate::vocabulary::{
    BonusShield, Character, Coin, Part, Place, SkillChip, Space, Spot, Symbol, Target, XpChip,
};
use kanso_engine::say;
use kanso_engine::words::{Counted, Listed, Thing, thing};
use kanso_engine::{Halves, Kind, Lang, Seat, Text};
use std::fmt::{self, Display};

/// Who tells, and in which language.
#[derive(Clone, Copy)]
struct Teller<'a> {
    game: &'a MamonoRaid,
    lang: Lang,
}

impl<'a> Teller<'a> {
    const fn new(game: &'a MamonoRaid, lang: Lang) -> Self {
        Self { game, lang }
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
        self.game.names.get(seat.index()).map_or("?", |name| name.as_str())
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

    /// The name of a skill card.
    fn skill(self, kind: SkillKind) -> Card<'a> {
        self.card(self.game.cards.skill(kind).face.name.in_lang(self.lang))
    }

    /// The name of an item card; its number if the set has no such card.
    fn item(self, kind: ItemKind) -> Card<'a> {
        if self.game.cards.has_item(kind) {
            self.card(self.game.cards.item(kind).face.name.in_lang(self.lang))
        } else {
            Card::Number(self.word("item", "アイテム"), kind.number())
        }
    }

    /// The name of a part card.
    fn part_card(self, kind: PartKind) -> Card<'a> {
        self.card(self.game.cards.part(kind).face.name.in_lang(self.lang))
    }

    const fn card(self, name: &'a str) -> Card<'a> {
        match self.lang {
            Lang::En => Card::Plain(name),
            Lang::Ja => Card::Quoted(name),
        }
    }

    /// The name of the skill that releases others.
    fn clear_mind(self) -> Card<'a> {
        let card = self.game.cards.skills.iter().find(|card| card.releases);
        match card {
            Some(card) => self.card(card.face.name.in_lang(self.lang)),
            None => Card::Plain(self.word("the skill", "このスキル")),
        }
    }

    /// The kind of enemy chip of a drawn thing, if the set has it.
    fn drawn_chip(self, kind: Kind) -> Option<ChipKind> {
        let has = |kind: &ChipKind| kind.index() < self.game.cards.chips.len();
        ChipKind::try_from(kind).ok().filter(has)
    }

    /// The name of an enemy chip.
    fn chip(self, kind: ChipKind) -> &'a str {
        self.game.cards.chip(kind).face.name.in_lang(self.lang)
    }

    const fn text(self, text: Text) -> &'static str {
        self.word(text.en, text.ja)
    }

    /// A part of the monster.
    const fn part(self, part: Part) -> &'static str {
        self.text(part_name(part))
    }

    /// A part of the monster, or the core.
    const fn target(self, target: Target) -> &'static str {
        match target {
            Target::Part(part) => self.part(part),
            Target::Core => self.word("core", "コア"),
        }
    }

    /// A character of a party.
    const fn character(self, character: Character) -> &'static str {
        self.symbol(Symbol::of(character))
    }

    /// The symbol of an experience chip.
    const fn symbol(self, symbol: Symbol) -> &'static str {
        self.text(symbol_name(symbol))
    }

    /// An experience chip: `Warrior 2`.
    fn xp(self, chip: XpChip) -> impl Display {
        let (gap, symbol) = (self.word(" ", ""), self.symbol(chip.symbol));
        fmt::from_fn(move |f| write!(f, "{symbol}{gap}{}", chip.points()))
    }

    /// Experience chips, alike ones together: `Warrior 2 ×2, Any class 1`.
    fn xp_list(self, chips: &'a [XpChip]) -> impl Display + 'a {
        fmt::from_fn(move |f| {
            for (at, run) in chips.chunk_by(|a, b| a == b).enumerate() {
                let comma = if at == 0 { "" } else { self.word(", ", "、") };
                write!(f, "{comma}{}", self.xp(run[0]))?;
                if run.len() > 1 {
                    write!(f, "{}{}", self.word(" ×", "×"), run.len())?;
                }
            }
            Ok(())
        })
    }

    /// A starting experience chip.
    fn starter(self, symbol: Character) -> impl Display {
        let name = self.character(symbol);
        let lang = self.lang;
        fmt::from_fn(move |f| match lang {
            Lang::En => write!(f, "starting experience ({name})"),
            Lang::Ja => write!(f, "初期経験値チップ（{name}）"),
        })
    }

    /// A cell, as the board calls it: `head.0`, `頭0`.
    fn spot(self, spot: Spot) -> impl Display {
        let dot = self.word(".", "");
        let (name, cell) = match spot.place() {
            Place::Line(part, cell) => (self.part(part), cell),
            Place::Core(cell) => (self.target(Target::Core), cell),
        };
        fmt::from_fn(move |f| write!(f, "{name}{dot}{cell}"))
    }

    /// The chip that lies on a cell: `Warrior 1 (no. 5) on head.0`.
    fn chip_on(self, chip: ChipKind, spot: Spot) -> impl Display + 'a {
        fmt::from_fn(move |f| {
            let (chip, spot) = (self.chip(chip), self.spot(spot));
            match self.lang {
                Lang::En => write!(f, "{chip} on {spot}"),
                Lang::Ja => write!(f, "{spot}の{chip}"),
            }
        })
    }

    /// A space of the safe zone.
    fn space(self, space: Space) -> impl Display {
        let (word, letter) = (self.word("safe space ", "セーフティゾーン"), space.letter());
        fmt::from_fn(move |f| write!(f, "{word}{letter}"))
    }

    /// A bonus shield chip.
    fn bonus(self, chip: BonusShield) -> &'static str {
        match chip {
            BonusShield::One => {
                self.word("bonus shield (1 shield)", "ボーナスシールドチップ（盾1）")
            }
            BonusShield::Two => {
                self.word("bonus shield (2 shields)", "ボーナスシールドチップ（盾2）")
            }
        }
    }

    /// A chip that an item puts on a skill.
    const fn skill_chip(self, chip: SkillChip) -> &'static str {
        match chip {
            SkillChip::Sword => self.word("sword chip", "剣チップ"),
            SkillChip::Ring => self.word("ring chip", "指輪チップ"),
        }
    }

    /// A purse or a price: `4 copper`.
    fn copper(self, units: impl Into<i64>) -> impl Display {
        let (units, lang) = (units.into(), self.lang);
        fmt::from_fn(move |f| match lang {
            Lang::En => write!(f, "{units} copper"),
            Lang::Ja => write!(f, "銅貨{units}枚分"),
        })
    }

    /// A place in a ranking, from 0: `first`.
    fn place(self, place: u8) -> impl Display {
        let lang = self.lang;
        fmt::from_fn(move |f| match (lang, place) {
            (Lang::Ja, _) => write!(f, "{}位", u16::from(place) + 1),
            (Lang::En, 0) => f.write_str("first"),
            (Lang::En, 1) => f.write_str("second"),
            (Lang::En, 2) => f.write_str("third"),
            (Lang::En, _) => f.write_str("fourth"),
        })
    }

    /// A count with its thing: `1 life chip`, `2 life chips`; `ライフチップ2枚` in Japanese.
    fn count(self, count: impl Into<i128>, thing: &'static Thing) -> Counted {
        thing.count(count, self.lang)
    }
}

/// The name of a card; Japanese puts it into the rulebook's brackets.
#[derive(Clone, Copy)]
enum Card<'a> {
    Plain(&'a str),
    Quoted(&'a str),
    Number(&'static str, u8),
}

impl Display for Card<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain(name) => f.write_str(name),
            Self::Quoted(name) => write!(f, "《{name}》"),
            Self::Number(what, number) => write!(f, "{what} {number}"),
        }
    }
}

static LIFE: Thing = thing("life chip", "life chips", "ライフチップ", "枚");
static DAMAGE_CHIP: Thing = thing("damage chip", "damage chips", "ダメージチップ", "枚");
static MARKER: Thing = thing("hate marker", "hate markers", "ヘイトマーカー", "枚");
static GATHERED: Thing =
    thing("gathered marker", "gathered markers", "素材回収のヘイトマーカー", "枚");
static XP_CHIP: Thing = thing("experience chip", "experience chips", "経験値チップ", "枚");
static CHIP: Thing = thing("chip", "chips", "エネミーチップ", "枚");
static CELL: Thing = thing("cell", "cells", "", "マス");
static PAWN: Thing = thing("pawn", "pawns", "人型コマ", "個");
static SHIELD: Thing = thing("shield", "shields", "盾", "個");
static POINT: Thing = thing("point", "points", "", "点");
static XP_POINT: Thing = thing("point of experience", "points of experience", "経験値", "点");
static ROUND: Thing = thing("round", "rounds", "", "ラウンド");

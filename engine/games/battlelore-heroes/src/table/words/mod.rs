//! What BattleLore with Heroes says, in both languages and for one eye.
//!
//! Source: the glossary of the specification; names of things are those of `names` and of the
//! vocabularies, names of cards, units and terrains those of the card set. A piece is told with its
//! player and its hex; a Leader is named where a piece acts. What happens, what is refused and what is
//! done have their words in their tables (`fact`, `refusal`, `action`).
//!
//! Left out: how things are typed in an action (`notation`), and which events are told to an eye at
//! all (`secrets`).

pub(crate) mod action;
mod item;
mod outcome;
mod parts;
mod phase;
mod prompt;
mod routine;
#[cfg(test)]
pub(crate) mod sample;
#[cfg(test)]
mod tests;

pub(crate) use self::{
    item::item,
    outcome::outcome,
    parts::{
        Along, Outcomes, counted_faces, either, front, known, limit, more_dice, quest, score,
        sections_of, sees, sees_council, usage,
    },
    phase::phase,
    prompt::prompt,
    routine::routine,
};

use crate::prelude::*;
use crate::table::names::{face_word, hero_label};
use crate::vocabulary::Face;
use kanso_engine::Ascending;
use kanso_engine::words::{self, Counted, Tell, TellAt, Thing, thing};
use std::fmt::{self, Display};

/// Who tells, to whom and in which language.
pub(crate) type Teller<'a> = words::Teller<'a, BattleLore>;
/// A teller at the table.
pub(crate) type At<'a> = words::At<'a, BattleLore>;

/// What is told by its card: the name alone; Japanese puts it into brackets.
macro_rules! told_by_card {
    ($( $T:ty: |$game:ident, $card:ident| $name:expr, none $none:literal; )*) => { $(
        impl Tell<BattleLore> for $T {
            const NONE: Text = Text::new($none, "なし");

            fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let ($game, $card) = (t.game, *self);
                let name = $name.in_lang(t.lang);
                say! { t, f; "{name}" / "《{name}》" }
            }
        }
    )* };
}

told_by_card! {
    Command: |game, card| game.cards.command(card).face.name, none "no card";
    Lore: |game, card| game.cards.lore(card).face.name, none "no card";
    Skill: |game, card| game.cards.skill(card).face.name, none "nothing";
    Artifact: |game, card| game.cards.artifact(card).face.name, none "nothing";
    ItemId: |game, item| game.item_name(item), none "nothing";
    Scenario: |game, card| game.cards.scenario(card).face.name, none "nothing";
}

/// The player who holds the camp.
impl Tell<BattleLore> for Whose {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(t.seat(self.seat))
    }
}

impl Tell<BattleLore> for HeroName {
    const NONE: Text = Text::new("nobody", "なし");

    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(hero_label(self.class, self.no).in_lang(t.lang))
    }
}

/// `Ada's human knights at C5`.
impl Tell<BattleLore> for Piece {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(t.game.piece_label(self).in_lang(t.lang))
    }
}

/// Inside a sentence.
impl Tell<BattleLore> for UnitKind {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(t.game.unit_label(*self).in_lang(t.lang))
    }
}

impl Tell<BattleLore> for Hex {
    const NONE: Text = Text::new("no hex", "なし");

    fn tell(&self, _: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fmt(f)
    }
}

/// As rolled: `blue`.
impl Tell<BattleLore> for Face {
    const NONE: Text = Text::new("nothing", "なし");

    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(t.text(face_word(*self)))
    }
}

/// `Commander 2, Wizard 1`.
impl Tell<BattleLore> for Council {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levels = Class::ALL.into_iter().map(|class| (class, self.level(class)));
        let gap = t.word(" ", "");
        let level = |(class, level): (Class, u8)| format!("{}{gap}{level}", t.text(class.name()));
        let told = levels.filter(|(_, level)| *level > 0).map(level);
        t.list(told, "no Lore Master", "なし").fmt(f)
    }
}

impl<T: Tell<BattleLore>, const N: usize> Tell<BattleLore> for Ascending<T, N> {
    fn tell(&self, t: Teller<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).tell(t, f)
    }
}

/// A hero of a state.
fn hero_of(t: Teller<'_>, state: &State, hero: HeroId) -> String {
    match state.find_sheet(hero) {
        Some((_, sheet)) => hero_label(sheet.class, sheet.name_no).in_lang(t.lang).to_owned(),
        None => t.word("an unknown hero", "存在しないヒーロー").to_owned(),
    }
}

/// A piece with its Leader: `Ada's human knights at C5 (led by Torvald)`.
pub(crate) fn led(t: Teller<'_>, piece: &Piece) -> String {
    t.game.led_label(piece).in_lang(t.lang).to_owned()
}

/// A piece for its own player: `the human knights at C5`, `Torvald at C5`.
pub(crate) fn own(t: Teller<'_>, piece: &Piece) -> String {
    let (label, at) = (t.game.piece_name(piece), piece.at);
    let name = label.in_lang(t.lang);
    let article = if piece.unit.is_some() { "the " } else { "" };
    match t.lang {
        Lang::En => format!("{article}{name} at {at}"),
        Lang::Ja => format!("{name}（{at}）"),
    }
}

/// How many of a list.
pub(crate) fn how_many<T>(t: Teller<'_>, items: &[T], thing: &'static Thing) -> Counted {
    t.count(items.len() as u64, thing)
}

pub(crate) static CARDS: Thing = thing("card", "cards", "カード", "枚");
pub(crate) static COMMANDS: Thing = thing("Command card", "Command cards", "戦術カード", "枚");
pub(crate) static LORES: Thing = thing("Lore card", "Lore cards", "ロアカード", "枚");
pub(crate) static ARTIFACTS: Thing = thing("artifact", "artifacts", "アーティファクト", "枚");
pub(crate) static TOKENS: Thing = thing("Lore token", "Lore tokens", "ロアトークン", "個");
pub(crate) static CHEST_TOKENS: Thing = thing("chest token", "chest tokens", "宝箱トークン", "個");
pub(crate) static EXPERIENCE: Thing =
    thing("Experience token", "Experience tokens", "経験トークン", "個");
pub(crate) static TREASURE: Thing =
    thing("Treasure token", "Treasure tokens", "財宝トークン", "個");
pub(crate) static GLORY: Thing = thing("Glory token", "Glory tokens", "栄光のロアトークン", "個");
pub(crate) static DICE: Thing = thing("die", "dice", "ダイス", "個");
pub(crate) static CRITICALS: Thing = thing("critical die", "critical dice", "致命ダイス", "個");
pub(crate) static HEXES: Thing = thing("hex", "hexes", "", "ヘクス");
pub(crate) static FIGURES: Thing = thing("figure", "figures", "", "体");
pub(crate) static LORE_FACES: Thing = thing("Lore symbol", "Lore symbols", "ロアの目", "個");
pub(crate) static FLAGS_ARE: Thing = thing("flag is", "flags are", "", "個");
pub(crate) static FLAGS: Thing = thing("flag", "flags", "退却の目", "個");
pub(crate) static HITS: Thing = thing("hit", "hits", "", "ヒット");
pub(crate) static BANNERS: Thing = thing("banner", "banners", "バナー", "個");
pub(crate) static ORDERS: Thing = thing("order", "orders", "命令", "回");
pub(crate) static MORE_ORDERS: Thing = thing("more order", "more orders", "命令", "回");
pub(crate) static LEVELS: Thing = thing("level", "levels", "レベル", "");
pub(crate) static SKULLS: Thing = thing("skull", "skulls", "スカルマーク", "個");
pub(crate) static WINS: Thing = thing("battle", "battles", "", "勝");
pub(crate) static UNITS: Thing = thing("unit", "units", "", "ユニット");

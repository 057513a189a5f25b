//! What BattleLore with Heroes says, in both languages and for one eye.
//!
//! Source: the glossary of the specification; names of things are those of `names`, names of cards,
//! units and terrains those of the card set. A piece is told with its player and its hex; a Leader is
//! named where a piece acts.
//!
//! Left out: the notation by which an action is typed (`notation`), and which events and facts are
//! told to an eye at all (`secrets`).

mod action;
mod fact;
mod item;
mod outcome;
mod parts;
mod phase;
mod prompt;
mod refusal;
mod routine;
#[cfg(test)]
pub(crate) mod sample;
#[cfg(test)]
mod tests;

pub(crate) use self::{
    action::action, fact::fact, item::item, outcome::outcome, phase::phase, prompt::prompt,
    refusal::refusal, routine::routine,
};

use crate::BattleLore;
use crate::action::ItemId;
use crate::cards::{Artifact, Command, Lore, Scenario, Skill, UnitKind};
use crate::fact::{HeroName, Piece, Whose};
use crate::state::State;
use crate::table::names::{class_name, face_word, hero_label};
use crate::vocabulary::{Class, Council, Face, HeroId, Hex};
use kanso_engine::say;
use kanso_engine::words::{Counted, Listed, Thing, thing};
use kanso_engine::{Eye, Label, Lang, Seat, Text};
use std::fmt::{self, Display};

/// Who tells, to whom and in which language.
#[derive(Clone, Copy)]
struct Teller<'a> {
    game: &'a BattleLore,
    lang: Lang,
    eye: Eye,
}

impl<'a> Teller<'a> {
    const fn new(game: &'a BattleLore, lang: Lang, eye: Eye) -> Self {
        Self { game, lang, eye }
    }

    /// A text in the teller's language.
    const fn word(self, en: &'static str, ja: &'static str) -> &'static str {
        match self.lang {
            Lang::En => en,
            Lang::Ja => ja,
        }
    }

    const fn text(self, text: Text) -> &'static str {
        self.word(text.en, text.ja)
    }

    /// A label made for this sentence, in the teller's language.
    fn label(self, label: Label) -> String {
        label.in_lang(self.lang).to_owned()
    }

    /// The name of a seat's player.
    fn seat(self, seat: Seat) -> &'a str {
        self.game.seat_name(seat)
    }

    /// The player who holds a camp.
    fn whose(self, whose: Whose) -> &'a str {
        self.seat(whose.seat)
    }

    /// A hero by its name.
    fn hero(self, hero: HeroName) -> String {
        self.label(hero_label(hero.class, hero.no))
    }

    /// Several heroes.
    fn heroes(self, heroes: &[HeroName]) -> Listed<String> {
        self.list(heroes.iter().map(|hero| self.hero(*hero)).collect(), "nobody", "なし")
    }

    /// A hero of a state.
    fn hero_of(self, state: &State, hero: HeroId) -> String {
        match state.find_sheet(hero) {
            Some((_, sheet)) => self.label(hero_label(sheet.class, sheet.name_no)),
            None => self.word("an unknown hero", "存在しないヒーロー").to_owned(),
        }
    }

    /// A piece: `Ada's human knights at C5`.
    fn piece(self, piece: &Piece) -> String {
        self.label(self.game.piece_label(piece))
    }

    /// A piece with its Leader: `Ada's human knights at C5 (led by Torvald)`.
    fn led(self, piece: &Piece) -> String {
        self.label(self.game.led_label(piece))
    }

    /// A piece for its own player: `the human knights at C5`, `Torvald at C5`.
    fn own(self, piece: &Piece) -> String {
        let (name, at) = (self.label(self.game.piece_name(piece)), piece.at);
        let article = if piece.unit.is_some() { "the " } else { "" };
        match self.lang {
            Lang::En => format!("{article}{name} at {at}"),
            Lang::Ja => format!("{name}（{at}）"),
        }
    }

    /// What stands in a hex, else the hex alone.
    fn at(self, state: &State, hex: Hex) -> String {
        self.at_with(state, hex, None)
    }

    /// The piece of a hex, or a Champion there, without its player where that is who is asked; the hex
    /// alone if nobody stands there.
    fn at_with(self, state: &State, hex: Hex, hero: Option<HeroId>) -> String {
        let fighter = state.battle.as_ref().and_then(|_| self.game.fighter_in(state, hex, hero));
        let Some(fighter) = fighter else { return hex.to_string() };
        let piece = self.game.piece(state, &fighter);
        let asked = self.game.asked(state).map(|(_, seat)| seat);
        if asked == Some(piece.seat) { self.own(&piece) } else { self.piece(&piece) }
    }

    /// What a piece does in the third person: troops are many, creatures and Champions one.
    const fn does(self, piece: &Piece, one: &'static str, many: &'static str) -> &'static str {
        match piece.unit {
            Some(UnitKind::Troop(_)) => many,
            Some(UnitKind::Creature(_)) | None => one,
        }
    }

    /// A kind of unit inside a sentence.
    fn unit(self, unit: UnitKind) -> String {
        self.label(self.game.unit_label(unit))
    }

    /// Words with commas between them, or the words for none.
    fn list<T>(self, items: Vec<T>, none_en: &'static str, none_ja: &'static str) -> Listed<T> {
        Listed::new(items, [none_en, none_ja], self.lang)
    }

    /// The name of a card.
    fn name(self, label: &'a Label) -> Card<'a> {
        let name = label.in_lang(self.lang);
        match self.lang {
            Lang::En => Card::Plain(name),
            Lang::Ja => Card::Quoted(name),
        }
    }

    /// A Command card.
    fn command(self, command: Command) -> Card<'a> {
        self.name(&self.game.cards.command(command).face.name)
    }

    /// Several Command cards.
    fn commands(self, commands: &[Command]) -> Listed<Card<'a>> {
        let names = commands.iter().map(|card| self.command(*card)).collect();
        self.list(names, "no card", "なし")
    }

    /// A Lore card.
    fn lore(self, lore: Lore) -> Card<'a> {
        self.name(&self.game.cards.lore(lore).face.name)
    }

    /// Several Lore cards.
    fn lores(self, lores: &[Lore]) -> Listed<Card<'a>> {
        let names = lores.iter().map(|card| self.lore(*card)).collect();
        self.list(names, "no card", "なし")
    }

    /// A skill.
    fn skill(self, skill: Skill) -> Card<'a> {
        self.name(&self.game.cards.skill(skill).face.name)
    }

    /// An artifact.
    fn artifact(self, artifact: Artifact) -> Card<'a> {
        self.name(&self.game.cards.artifact(artifact).face.name)
    }

    /// Several artifacts.
    fn artifacts(self, artifacts: &[Artifact]) -> Listed<Card<'a>> {
        let names = artifacts.iter().map(|card| self.artifact(*card)).collect();
        self.list(names, "nothing", "なし")
    }

    /// A skill or an artifact.
    fn item(self, item: ItemId) -> Card<'a> {
        self.name(self.game.item_name(item))
    }

    /// A scenario.
    fn scenario(self, scenario: Scenario) -> Card<'a> {
        self.name(&self.game.cards.scenario(scenario).face.name)
    }

    /// Faces as rolled: `blue, flag, lore`.
    fn faces(self, faces: &[Face]) -> Listed<&'static str> {
        let words = faces.iter().map(|face| self.text(face_word(*face))).collect();
        self.list(words, "nothing", "なし")
    }

    /// A War Council: `Commander 2, Wizard 1`.
    fn council(self, council: &Council) -> Listed<String> {
        let level = |class: &Class| {
            let level = council.level(*class);
            (level > 0).then(|| {
                let (class, gap) = (self.text(class_name(*class)), self.word(" ", ""));
                format!("{class}{gap}{level}")
            })
        };
        self.list(Class::ALL.iter().filter_map(level).collect(), "no Lore Master", "なし")
    }

    /// A count with its thing: `1 card`, `2 cards`; `カード2枚` in Japanese.
    fn count(self, count: impl Into<i128>, thing: &'static Thing) -> Counted {
        thing.count(count, self.lang)
    }

    /// How many of a list.
    fn how_many<T>(self, items: &[T], thing: &'static Thing) -> Counted {
        self.count(items.len() as u64, thing)
    }

    /// A change of a number with its sign: `+1`, `−1`.
    fn change(self, n: i8) -> impl Display {
        let plus = self.word("+", "＋");
        fmt::from_fn(move |f| {
            let sign = if n < 0 { "−" } else { plus };
            write!(f, "{sign}{}", n.unsigned_abs())
        })
    }
}

/// The name of a card; Japanese puts it into brackets.
#[derive(Clone, Copy)]
enum Card<'a> {
    Plain(&'a str),
    Quoted(&'a str),
}

impl Display for Card<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain(name) => f.write_str(name),
            Self::Quoted(name) => write!(f, "《{name}》"),
        }
    }
}

static CARDS: Thing = thing("card", "cards", "カード", "枚");
static COMMANDS: Thing = thing("Command card", "Command cards", "戦術カード", "枚");
static LORES: Thing = thing("Lore card", "Lore cards", "ロアカード", "枚");
static ARTIFACTS: Thing = thing("artifact", "artifacts", "アーティファクト", "枚");
static TOKENS: Thing = thing("Lore token", "Lore tokens", "ロアトークン", "個");
static CHEST_TOKENS: Thing = thing("chest token", "chest tokens", "宝箱トークン", "個");
static EXPERIENCE: Thing = thing("Experience token", "Experience tokens", "経験トークン", "個");
static TREASURE: Thing = thing("Treasure token", "Treasure tokens", "財宝トークン", "個");
static GLORY: Thing = thing("Glory token", "Glory tokens", "栄光のロアトークン", "個");
static DICE: Thing = thing("die", "dice", "ダイス", "個");
static CRITICALS: Thing = thing("critical die", "critical dice", "致命ダイス", "個");
static HEXES: Thing = thing("hex", "hexes", "", "ヘクス");
static FIGURES: Thing = thing("figure", "figures", "", "体");
static LORE_FACES: Thing = thing("Lore symbol", "Lore symbols", "ロアの目", "個");
static FLAGS: Thing = thing("flag", "flags", "退却の目", "個");
static HITS: Thing = thing("hit", "hits", "", "ヒット");
static BANNERS: Thing = thing("banner", "banners", "バナー", "個");
static ORDERS: Thing = thing("order", "orders", "命令", "回");
static MORE_ORDERS: Thing = thing("more order", "more orders", "命令", "回");
static LEVELS: Thing = thing("level", "levels", "レベル", "");
static SKULLS: Thing = thing("skull", "skulls", "スカルマーク", "個");
static WINS: Thing = thing("battle", "battles", "", "勝");
static UNITS: Thing = thing("unit", "units", "", "ユニット");

//! Small marks on pieces and cards, and what each of them means.

use super::sign;
use crate::cards::ArtifactRow;
use crate::prelude::*;
use crate::rules::chapter::lore_play::{LorePrice, OUT_OF_CHARACTER};
use crate::vocabulary::Face;
use kanso_engine::scene::{Badge, Hue, Icon};
use std::sync::LazyLock;

/// A mark that counts nothing.
fn fixed(text: Text, sign: Icon, meaning: Text, tone: Tone) -> Badge {
    Badge::new(text, meaning, tone).signed(sign, Label::default())
}

/// A number behind a letter, and beside a sign.
fn numbered(letter: &str, sign: Icon, n: u8, meaning: Text, tone: Tone) -> Badge {
    let text = Label::same([letter, &super::number_word(n)].concat());
    Badge::new(text, meaning, tone).signed(sign, n)
}

/// The hue of a banner.
pub(super) const fn hue(colour: Colour) -> Tone {
    Tone::Hue(match colour {
        Colour::Green => Hue::Green,
        Colour::Blue => Hue::Blue,
        Colour::Red => Hue::Red,
    })
}

/// The hue of an artifact's symbol. Source: BH-17.2.
pub(super) const fn usage(usage: Usage) -> Tone {
    Tone::Hue(match usage {
        Usage::Any => Hue::Green,
        Usage::ChampionOnly => Hue::Yellow,
        Usage::LeaderOnly => Hue::Purple,
    })
}

/// The tone of a face of a die.
pub(super) const fn face(face: Face) -> Tone {
    match face {
        Face::Green => Tone::Hue(Hue::Green),
        Face::Blue => Tone::Hue(Hue::Blue),
        Face::Red => Tone::Hue(Hue::Red),
        Face::Lore => Tone::Hue(Hue::Purple),
        Face::Flag => Tone::Plain,
        Face::Strike => Tone::Hue(Hue::Orange),
    }
}

/// Banner, weapon and base dice: the flag of a unit.
pub(super) fn banner(colour: Colour, weapon: Weapon, dice: u8) -> Badge {
    /// What each flag means, made once: every unit of every picture has one.
    static MEANINGS: LazyLock<Vec<(Colour, Weapon, Vec<Label>)>> = LazyLock::new(|| {
        let weapons = Weapon::ALL.into_iter();
        let all = weapons.flat_map(|weapon| Colour::ALL.map(|colour| (colour, weapon)));
        all.map(|(colour, weapon)| (colour, weapon, flag_words(colour, weapon))).collect()
    });
    let mut meanings = MEANINGS.iter();
    let found = meanings.find(|(of, with, _)| (*of, *with) == (colour, weapon));
    let (_, _, meanings) = found.expect("every flag has a meaning");
    let meaning = &meanings[usize::from(dice.min(FLAG_DICE_MAX))];
    let (text, _) = weapon_words(weapon);
    Badge::new(text, meaning.clone(), hue(colour)).signed(sign::weapon(weapon), dice)
}

/// Base dice that flags have words for, at most.
const FLAG_DICE_MAX: u8 = 9;

/// What a flag means with each number of base dice.
fn flag_words(colour: Colour, weapon: Weapon) -> Vec<Label> {
    let (banner, (_, name)) = (colour.name(), weapon_words(weapon));
    let words = |dice: u8| {
        let (one, many) = (if dice == 1 { "die" } else { "dice" }, dice);
        let mut meaning = Label::new(
            format!("{} banner, {}, {many} {one}", banner.en, name.en),
            format!("{}のバナー、{}、ダイス{many}個", banner.ja, name.ja),
        );
        meaning.keep();
        meaning
    };
    (0..=FLAG_DICE_MAX).map(words).collect()
}

/// The banner alone, of a unit that fights no more.
pub(super) fn flag(colour: Colour) -> Badge {
    let name = colour.name();
    let meaning = Label::new([name.en, " banner"].concat(), [name.ja, "のバナー"].concat());
    Badge::new(Text::new("⚑", "⚑"), meaning, hue(colour)).signed(Icon::Banner, Label::default())
}

/// A weapon in a letter, and its name.
const fn weapon_words(weapon: Weapon) -> (Text, Text) {
    match weapon {
        Weapon::Short => (Text::new("†", "剣"), Text::new("short sword", "小剣")),
        Weapon::Long => (Text::new("⚔", "槍"), Text::new("long weapon", "長い武器")),
        Weapon::Bow => (Text::new("➳", "弓"), Text::new("bow", "弓")),
        Weapon::Crossbow => (Text::new("➵", "弩"), Text::new("crossbow", "弩")),
        Weapon::HeroMelee => (Text::new("⚔", "剣"), Text::new("hero's weapon", "ヒーローの武器")),
        Weapon::Natural => (Text::new("✶", "牙"), Text::new("fangs and clubs", "牙と棍棒")),
    }
}

/// Rides; with the sign of who does.
pub(super) fn mounted(sign: Icon) -> Badge {
    fixed(Text::new("♞", "♞"), sign, Text::new("mounted", "騎乗"), Tone::Plain)
}

/// Bold levels. Source: BL-10.1.
pub(super) fn bold(levels: u8) -> Badge {
    let meaning = Text::new(
        "bold: flags ignored in a retreat; may battle back",
        "勇敢さ：無視できる退却の目の数、反撃可能",
    );
    let text = if levels == 1 { "⛨".to_owned() } else { format!("⛨{levels}") };
    Badge::new(Label::same(text), meaning, Tone::Good).signed(Icon::Defence, levels)
}

/// Glory tokens. Source: BH-12.1.
pub(super) fn glory(tokens: u8) -> Badge {
    let meaning = Text::new("Glory Lore tokens", "栄光のロアトークン");
    if tokens == 1 {
        let badge = Badge::new(Text::new("★", "★"), meaning, Tone::Treasure);
        return badge.signed(Icon::Honour, tokens);
    }
    numbered("★", Icon::Honour, tokens, meaning, Tone::Treasure)
}

/// How far a piece is with its battles, beside how many it has had.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// It is at one whose dice were not rolled yet.
    AtIt,
    /// It has had one and may have another.
    MayAgain,
    /// What it has had tells it.
    Told,
}

/// What a piece has done in this turn, is at, and may do still; with the sign of one that has battled: a
/// disc may have no room for swords, and fades.
pub(super) fn of_doing(doing: &Doing, step: Step, battled: Icon, badges: &mut Vec<Badge>) {
    if step == Step::AtIt {
        let meaning = Text::new("battles, before its roll", "戦闘中（ダイスの前）");
        badges.push(fixed(Text::new("⚔", "⚔"), Icon::Attack, meaning, Tone::Active));
        return;
    }
    if doing.ordered.is_none() {
        return;
    }
    badges.push(if step == Step::MayAgain {
        let meaning = Text::new("has battled 1 of 2, may battle again", "戦闘済み1/2、もう1回可");
        let figure = Label::same("1/2");
        Badge::new(figure.clone(), meaning, Tone::Active).signed(Icon::Battle, figure)
    } else if doing.battles > 0 {
        let meaning = Text::new("has battled", "戦闘済み");
        fixed(Text::new("✕", "✕"), battled, meaning, Tone::Faint)
    } else if doing.has_moved {
        let meaning = Text::new("ordered, has moved", "命令済み、移動済み");
        fixed(Text::new("▷", "▷"), Icon::Limit, meaning, Tone::Faint)
    } else {
        fixed(Text::new("▶", "▶"), Icon::Order, Text::new("ordered", "命令済み"), Tone::Active)
    });
}

/// A spider's web.
pub(super) fn webbed() -> Badge {
    let meaning = Text::new("held by a web: may not move", "クモの糸で移動不可");
    fixed(Text::new("※", "※"), Icon::Spider, meaning, Tone::Bad)
}

/// Skulls left of a Champion. Source: BH-13.1.
pub(super) fn skulls(left: u8) -> Badge {
    let tone = if left <= 1 { Tone::Warning } else { Tone::Plain };
    let meaning = Text::new("skull marks left", "残りスカルマーク");
    numbered("☠", Icon::Skull, left, meaning, tone)
}

/// The class of a hero.
pub(super) fn of_class(of: Class) -> Badge {
    fixed(class(of), sign::class(of), of.name(), Tone::Plain)
}

/// The letters of a class.
pub(super) const fn class(class: Class) -> Text {
    match class {
        Class::Commander => Text::new("Co", "将"),
        Class::Wizard => Text::new("Wz", "魔"),
        Class::Cleric => Text::new("Cl", "僧"),
        Class::Rogue => Text::new("Ro", "盗"),
        Class::Warrior => Text::new("Wa", "戦"),
    }
}

/// What a Lore card costs, whoever holds it, and its class.
pub(super) fn of_lore(row: &LoreRow) -> Vec<Badge> {
    let cost = Text::new("cost in Lore tokens", "ロアトークンのコスト");
    vec![numbered("✶", Icon::Lore, row.cost, cost, Tone::Treasure), of_class(row.class)]
}

/// What a Lore card costs who holds it, and its class: more where the council has no Lore Master of that
/// class. Source: BL-12.5.
pub(super) fn of_lore_held(row: &LoreRow, price: LorePrice) -> Vec<Badge> {
    if !price.stranger {
        return of_lore(row);
    }
    let (text, class) = (["✶", &super::number_word(price.cost)].concat(), row.class.name());
    let meaning = Label::new(
        format!(
            "cost in Lore tokens: {OUT_OF_CHARACTER} more, and level 1, without a {} in the War Council",
            class.en
        ),
        format!(
            "ロアトークンのコスト：ウォーカウンシルに{}がいないため+{OUT_OF_CHARACTER}、レベル1として使う",
            class.ja
        ),
    );
    let cost = Badge::new(Label::same(text), meaning, Tone::Warning).signed(Icon::Lore, price.cost);
    vec![cost, of_class(row.class)]
}

/// The sections as a camp sees them. Source: BL-1.4.
pub(super) const SECTIONS: [Text; 3] =
    [Text::new("Left", "左翼"), Text::new("Centre", "中央"), Text::new("Right", "右翼")];

/// The one section in which a Command card orders, and how many pieces.
pub(super) fn in_section((section, count): (usize, Option<u8>)) -> Badge {
    let (name, number) = (SECTIONS[section], count.map(|count| count.to_string()));
    let figure = number.as_deref().unwrap_or("n");
    let letter = |name: &str| name.chars().take(1).collect::<String>();
    let text =
        Label::new(format!("{}{figure}", letter(name.en)), format!("{}{figure}", letter(name.ja)));
    let meaning = match count {
        Some(_) => Label::new(
            format!("orders in the {} section: {figure}", name.en.to_lowercase()),
            format!("{}に命令{figure}", name.ja),
        ),
        None => Label::new(
            format!(
                "orders in the {} section: as many as Command cards are held",
                name.en.to_lowercase()
            ),
            format!("{}に、手札の戦術カードの枚数まで命令", name.ja),
        ),
    };
    Badge::new(text.clone(), meaning, Tone::Plain).signed(Icon::Order, text)
}

/// The symbol of an artifact.
pub(super) fn of_artifact(row: &ArtifactRow) -> Badge {
    let (text, meaning) = match row.usage {
        Usage::Any => {
            (Text::new("any", "緑"), Text::new("green: any hero", "緑：どのヒーローでも"))
        }
        Usage::ChampionOnly => {
            (Text::new("Ch", "黄"), Text::new("yellow: a Champion", "黄：チャンピオンの時"))
        }
        Usage::LeaderOnly => {
            (Text::new("Ld", "紫"), Text::new("purple: a Leader", "紫：リーダーの時"))
        }
    };
    fixed(text, sign::usage(row.usage), meaning, usage(row.usage))
}

/// Lies under the sheet.
pub(super) fn under() -> Badge {
    let meaning = Text::new("under the sheet, not equipped", "シートの下（未装備）");
    fixed(Text::new("off", "未"), Icon::Leave, meaning, Tone::Faint)
}

/// A die whose face counts no more.
pub(super) fn cancelled() -> Badge {
    let meaning = Text::new("cancelled", "打ち消された目");
    fixed(Text::new("✕", "✕"), Icon::Cancel, meaning, Tone::Faint)
}

/// An objective marker.
pub(super) fn marker(tone: Tone) -> Badge {
    let meaning =
        Text::new("objective: a banner for who holds it", "目標：確保した側のバナーになる");
    fixed(Text::new("◎", "◎"), Icon::Objective, meaning, tone)
}

/// Where a quest ends.
pub(super) fn quest(tone: Tone) -> Badge {
    let meaning = Text::new("a quest ends here", "クエストの場所");
    fixed(Text::new("?", "?"), Icon::Quest, meaning, tone)
}
